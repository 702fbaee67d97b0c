"""Evenings of The Tournament Director with anything in them that such a file can have, true or not."""

from hypothesis import strategies as st

from tests.formats.tdt_files import (
    START,
    Call,
    add_on,
    bust,
    buy_in,
    by_key,
    fee,
    financials,
    level,
    of,
    player,
    prize,
    rake,
    sale,
    tables,
    tournament,
)

MINUTES = st.integers(-40, 240)
KEYS = [f"p{number}" for number in range(14)]
_BREAK = of("GameBreak", Minutes=10, ChipUp=False, Notes="")


@st.composite
def bought(draw: st.DrawFn, minute: int, *, last: bool) -> tuple[Call, int]:
    """A buy-in, perhaps with its end, and when that was."""
    amount = draw(st.sampled_from([0, 20, 100, 100, 100, 12.5]))
    more = {
        "Rake": rake(draw(st.sampled_from([0, 0, 10, 30]))),
        "Chips": draw(st.sampled_from([0, 4000, 5000, 5000, 5000, 12345])),
        "Round": draw(st.integers(0, 5)),
    }
    out = None
    if draw(st.booleans()) or not last:
        minute = minute + draw(st.integers(-1, 60))
        by = draw(st.lists(st.sampled_from([*KEYS, "nobody"]), max_size=2))
        out = bust(minute, by, draw(st.integers(0, 5)))
        if draw(st.booleans()) and not last:
            out = None  # once more without having been out
    return buy_in(minute - 20, amount, out, **more), minute


@st.composite
def people(draw: st.DrawFn) -> list[Call]:
    """Any number of players with any number of buy-ins and add-ons."""
    found = []
    for key in KEYS[: draw(st.integers(0, len(KEYS)))]:
        minute, buy_ins = draw(MINUTES), []
        count = draw(st.sampled_from([0, 1, 1, 1, 1, 2, 3]))
        for number in range(count):
            one, minute = draw(bought(minute, last=number == count - 1))
            buy_ins.append(one)
        add_ons = [add_on(draw(MINUTES), draw(st.sampled_from([0, 50, 70])))] if draw(st.booleans()) else []
        name = draw(st.sampled_from(["Anna Rossi", f"Player {key}", "Zoë Núñez"]))
        found.append(player(key, name, buy_ins, add_ons if buy_ins else []))
    return found


@st.composite
def chops(draw: st.DrawFn) -> list[Call]:
    """Chops, paid or not, of anybody."""
    found = []
    for _ in range(draw(st.integers(0, 1))):
        portions = [
            (key, of("GameChopPortion", CashPercent=draw(st.sampled_from([0, 33.33, 50])), PointsPercent=0,
                     CashReal=draw(st.sampled_from([0, 120, 80.5])), CashChipCount=0, RelativeRank=rank, CashICM=0))
            for rank, key in enumerate(draw(st.lists(st.sampled_from(KEYS[:4]), max_size=4, unique=True)), start=1)
        ]  # fmt: skip
        found.append(of("GameChop", Portions=by_key(portions), Awarded=draw(st.booleans()), CashMethod=1))
    return found


@st.composite
def evenings(draw: st.DrawFn) -> str:
    """A whole file."""
    players = draw(people())
    prizes = [
        prize(place, draw(st.sampled_from([0, 10, 200, 300, 33.33])),
              draw(st.lists(st.sampled_from(KEYS), max_size=2)))
        for place in range(1, draw(st.integers(1, 6)))
    ]  # fmt: skip
    rebuys = sale(fee("Double", 100, 5000, draw(st.sampled_from([0, 10]))), allow=draw(st.booleans()))
    add_ons = sale(fee("Add-on", 50, 4000), allow=draw(st.booleans()), last=draw(st.integers(0, 9)))
    money = financials(Rebuys=rebuys, AddOns=add_ons, HouseContribution=draw(st.sampled_from([0, 50])),
                       GuaranteedPot=draw(st.sampled_from([0, 1000])))  # fmt: skip
    levels = [level(25 * step, 50 * step, 0, draw(st.sampled_from([0, 20]))) for step in range(draw(st.integers(0, 4)))]
    levels = [*levels[:1], *draw(st.lists(st.just(_BREAK), max_size=2)), *levels[1:]]
    config = of("GamePlayersConfig", TrackPlayers=True)
    known = [(str(one.given[0]["UUID"]), one) for one in players if isinstance(one.given[0], dict)]
    game = of("GamePlayers", Players=by_key(known), Chops=of("GameChops", Chops=draw(chops())), Config=config)
    sits = draw(st.lists(st.sampled_from([*KEYS, None]), max_size=9))
    return tournament(
        players,
        prizes,
        Financials=money,
        Players=game,
        Levels=of("GameLevels", Levels=levels),
        Tables=tables(draw(st.sampled_from([0, 6, 9, 30])), taken=sits),
        StartTime=draw(st.sampled_from([0, START])),
        EndTime=draw(st.sampled_from([0, START + 14_400_000])),
        CurrentLevel=draw(st.integers(-1, 6)),
    )
