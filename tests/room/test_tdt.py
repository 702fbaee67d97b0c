"""Evenings of The Tournament Director become events of ours: by the director's example, by law, and in a room."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.formats.tdt.grammar import TdtError
from shuffleup.people.directory import Directory
from shuffleup.people.matching import Answers, MatchVerdict
from shuffleup.people.person import Papers, RegisteredPerson
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.room.calendar import Calendar, WallClock
from shuffleup.room.openings import from_text
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.tdt.keeping import Ready, TdtDesk, ready
from shuffleup.room.tdt.log import IMPORT
from shuffleup.room.tdt.report import TdtCounts, drafted
from shuffleup.room.templates import Templates
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.facts.fund import prizes_if_closed
from shuffleup.tournament.words.clock import ResumeClock
from shuffleup.tournament.words.definition import FixedPrizes, PayoutPlan, Shares
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.state import Phase
from tests.formats.tdt_files import (
    START,
    bust,
    buy_in,
    by_key,
    evening,
    fee,
    financials,
    of,
    player,
    prize,
    rake,
    sale,
    tournament,
)
from tests.room.evenings import evenings
from tests.room.imported import SHUFFLER, closes, running, shown, state

KEEPER = Keeper("owner", START * 1_000)


def places(found: Ready) -> list[str]:
    """The names by place."""
    names = {person: papers.name for person, papers in found.new.items()}
    return [names[one.player] for one in sorted(state(found).places, key=lambda place: place.place)]


def won(found: Ready) -> dict[str, int]:
    names = {person: papers.name for person, papers in found.new.items()}
    return {names[one.player]: one.cents for one in state(found).prizes.awards}


def codes(found: Ready) -> set[str]:
    return {one.code for one in found.made.summary.notes}


def test_a_whole_evening_is_told_again() -> None:
    found = shown(evening())
    summary, after = found.made.summary, state(found)
    assert (summary.head.name, summary.head.league, summary.head.season, summary.head.event_id) == (
        "Friday Night", "Harbour League", "2024", "tdt-e1",
    )  # fmt: skip
    assert summary.counts == TdtCounts(
        players=4, entries=4, rebuys=1, add_ons=1, out=3, tables=1, levels=3, commands=22
    )
    assert after.phase is Phase.FINISHED
    assert places(found) == ["Anna Zoë", "Bruno Rossi", "Carla Nuñez", "Dario Conti"]
    assert won(found) == {"Anna Zoë": 30_000, "Bruno Rossi": 15_000, "Carla Nuñez": 5_000}
    names = {papers.name: person for person, papers in found.new.items()}
    assert after.bounties.knock_outs == {names["Bruno Rossi"]: 1, names["Anna Zoë"]: 2}
    assert (found.made.start.day, found.made.start.note) == ("2023-11-14", "Harbour League · 2024")
    assert {row.actor for row in found.made.told.rows} == {IMPORT}
    closes(after)


def test_a_file_that_gives_no_chips_is_told_without_chips() -> None:
    outs = {1: bust(9, ["p3"]), 2: bust(18, ["p3"]), 3: None}
    players = [player(f"p{one}", f"Player {one}", [buy_in(out=out, Chips=0)]) for one, out in outs.items()]
    free = financials(Buyins=sale(fee("Standard", 100, 0, 10)))
    after = state(found := shown(tournament(players, [prize(1, 270, ["p3"])], Financials=free)))
    assert (after.definition.entry.stack, after.chips.in_play) == (0, 0)
    assert places(found) == ["Player 3", "Player 2", "Player 1"]
    closes(after)


def test_the_rake_is_a_part_of_the_fee() -> None:
    """Nine of 200 with 20 for the house and a rebuy of 200: 1,820 in the pot, as a club has had it."""
    players = [player(f"p{one}", f"Player {one}", [buy_in(amount=200, out=bust(one * 9, ["p9"]), Rake=rake(20))])
               for one in range(1, 9)]  # fmt: skip
    again = buy_in(12, 200, bust(90, ["p9"]), Rake=rake(0), ProfileName="Double", Chips=10_000)
    players[0] = player("p1", "Player 1", [buy_in(amount=200, out=bust(9, ["p9"]), Rake=rake(20)), again])
    players.append(player("p9", "Player 9", [buy_in(amount=200, Rake=rake(20))]))
    money = financials(Rebuys=sale(fee("Double", 200, 10_000)))
    prizes = [prize(1, 920, ["p9"]), prize(2, 500, ["p1"]), prize(3, 400, ["p8"])]
    found = shown(tournament(players, prizes, Financials=money))
    assert (state(found).prizes.pool_cents, found.made.summary.money.prizes_cents) == (182_000, 182_000)
    assert not codes(found) & {"tdt-kept-back", "tdt-added"}
    closes(state(found))


def test_what_nobody_won_is_kept_and_what_the_house_gave_is_added() -> None:
    players = [player("p1", "Anna Zoë", [buy_in()]), player("p2", "Bruno Rossi", [buy_in(out=bust(9, ["p1"]))])]
    less = shown(tournament(players, [prize(1, 100.01, ["p1"])]))
    assert won(less) == {"Anna Zoë": 10_001}
    assert [dict(one.facts)["cents"] for one in less.made.summary.notes if one.code == "tdt-kept-back"] == [7_999]
    closes(state(less))
    more = shown(tournament(players, [prize(1, 6_420, ["p1"])]))
    assert won(more) == {"Anna Zoë": 642_000}
    assert "tdt-added" in codes(more)
    closes(state(more))
    none = shown(tournament(players, []))
    assert won(none) == {}
    assert state(none).phase is Phase.FINISHED
    closes(state(none))


def test_every_entry_keeps_its_own_price() -> None:
    prices = [(100, 10), (80, 0), (100, 10), (12.5, 0)]
    players = [
        player(f"p{place}", f"Player {place}", [buy_in(-30 + place, amount, Rake=rake(taken))])
        for place, (amount, taken) in enumerate(prices)
    ]
    found = shown(tournament(players, [], StartTime=0, EndTime=0))
    assert [(one.buy_in_cents, one.fee_cents) for one in state(found).entries] == [
        (9_000, 1_000), (8_000, 0), (9_000, 1_000), (1_250, 0),
    ]  # fmt: skip
    assert state(found).phase is Phase.REGISTERING


def chopped(*, awarded: bool, **more: int) -> str:
    portions = [
        (key, of("GameChopPortion", CashPercent=0, CashReal=cents, CashChipCount=0, RelativeRank=rank, CashICM=0))
        for rank, (key, cents) in enumerate([("p1", 260), ("p2", 190)], start=1)
    ]
    players = [
        player("p2", "Bruno Rossi", [buy_in()]),
        player("p1", "Anna Zoë", [buy_in()]),
        *[player(f"p{one}", f"Player {one}", [buy_in(out=bust(one * 9, ["p1"]))]) for one in (3, 4, 5)],
    ]
    chop = of("GameChop", Portions=by_key(portions), Awarded=awarded, CashMethod=1)
    known = [(str(one.given[0]["UUID"]), one) for one in players]  # type: ignore[index, call-overload]
    game = of("GamePlayers", Players=by_key(known), Chops=of("GameChops", Chops=[chop]))
    return tournament(players, [prize(1, 300), prize(2, 150)], Players=game, **more)


def test_a_chop_is_a_deal_that_ends_play() -> None:
    found = shown(chopped(awarded=True))
    assert places(found)[:2] == ["Anna Zoë", "Bruno Rossi"]
    assert won(found) == {"Anna Zoë": 26_000, "Bruno Rossi": 19_000}
    made = state(found).outcome.deal.made
    assert made
    assert made.author == IMPORT
    closes(state(found))


def test_a_chop_that_was_not_paid_leaves_the_evening_going_on() -> None:
    found = shown(chopped(awarded=False, EndTime=0))
    assert state(found).phase is Phase.PLAYING
    assert state(found).clock.stopped_at


def test_an_evening_that_goes_on_stands_where_it_stood() -> None:
    found = shown(running())
    after = state(found)
    names = {person: papers.name for person, papers in found.new.items()}
    sits = {names[one.player]: one.number for one in after.floor.tables[1].chairs}
    assert sits == {"Player 3": 2, "Player 1": 4, "Player 2": 7}
    assert (after.clock.number, after.clock.stopped_at > 0) == (3, True)
    assert after.clock.ends_at - after.clock.stopped_at == 900_000_000
    assert {names[one.player]: one.stack for one in after.floor.chairs} == {
        "Player 1": 9_000, "Player 2": 5_500, "Player 3": 5_500,
    }  # fmt: skip


def test_an_evening_that_goes_on_pays_what_its_file_says() -> None:
    """70 and 30 per cent of 600, rounded to hundreds as that program does: 400 and 200, not 420 and 180."""
    text = running(prize(1, 70), prize(2, 30))
    text = text.replace("CalculatedAmount: 70", "CalculatedAmount: 250").replace(
        "CalculatedAmount: 30", "CalculatedAmount: 110"
    )
    found = shown(text)
    after = state(found)
    assert after.prizes.plan == PayoutPlan(FixedPrizes((25_000, 11_000)))
    made = prizes_if_closed(after)
    assert not isinstance(made, Refusal)
    assert made.ladder == (25_000, 11_000)
    assert after.definition.payouts.table == Shares((7_000, 3_000))
    assert "tdt-prizes-stand" in codes(found)
    closes(after)


@pytest.mark.parametrize("amounts", [(200, 100), (300, 160)])
def test_the_pool_of_an_evening_that_goes_on_is_made_to_pay_it(amounts: tuple[int, int]) -> None:
    """Four of 100 with 10 for the house bring 360: what no prize takes is kept, what is lacking the house adds."""
    found = shown(running(*[prize(place, cents) for place, cents in enumerate(amounts, start=1)]))
    made = prizes_if_closed(state(found))
    assert not isinstance(made, Refusal)
    assert made.ladder == tuple([amount * 100 for amount in amounts])
    assert ("tdt-kept-back" if sum(amounts) < 360 else "tdt-added") in codes(found)


def test_who_has_had_a_prize_already_is_named() -> None:
    found = shown(running(prize(1, 200), prize(2, 100), prize(3, 40), prize(4, 20, ["p4"])))
    (had,) = [one for one in found.made.summary.notes if one.code == "tdt-prize-had"]
    assert dict(had.facts) == {"name": "Player 4", "cents": 2_000}


def test_three_who_share_two_prizes_get_the_same() -> None:
    players = [player(f"p{one}", f"Player {one}", [buy_in(amount=310, out=bust(30, ["p1"]) if one > 1 else None)])
               for one in (1, 2, 3, 4)]  # fmt: skip
    thirds = ["p2", "p3", "p4"]
    found = shown(tournament(players, [prize(1, 800), prize(2, 250, thirds), prize(3, 150, thirds)]))
    assert sorted(won(found).values()) == [13_333, 13_333, 13_334, 80_000]


def test_what_the_file_cannot_say_here_is_named() -> None:
    text = evening().replace('NonMonetary: ""', 'NonMonetary: "a ham"', 1)
    text = text.replace("UseBounties: false", "UseBounties: true")
    text = text.replace("PointsAdjustment: 0", "PointsAdjustment: -50", 1).replace(
        "Real: new PerPlayerRake([])", "Real: new PerPlayerRake([20])"
    )
    found = shown(text)
    assert {"tdt-never-bought-in", "tdt-prize-in-kind", "tdt-bounties", "tdt-house-takes"} <= codes(found)
    notes = {one.code: dict(one.facts) for one in found.made.summary.notes}
    assert notes["tdt-points-ours"] == {"formula": "players - k + 1"}
    assert notes["tdt-points-by-hand"] == {"list": "Anna Zoë -50"}
    assert "tdt-points" in codes(shown(text.replace('Text: "n - r + 1"', 'Text: "n - unheardOf"')))
    assert {one.key for one in found.made.summary.left} >= {"Tournament.History", "Screens"}
    assert "# points: n - r + 1" in found.made.text
    (opening,) = from_text(found.made.text, "x.toml", "other", None)
    assert opening.command.definition == state(found).definition


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("StartTime: 1700000000000", "StartTime: null"),
        lambda text: text.replace('Title: "Friday Night"', 'Title: ""'),
        lambda text: text.replace('UUID: "e1"', 'UUID: "../etc/passwd"'),
        lambda text: text.replace('Firstname: "Bruno", Lastname: "Rossi"', 'Firstname: "Anna", Lastname: "Zoë"'),
        lambda text: text.replace('Firstname: "Bruno", Lastname: "Rossi"', 'Firstname: "", Lastname: ""'),
        lambda text: text.replace("Levels: [new GameRound", "Levels: [new GameBreak({Minutes: 5}), new GameRound"),
        lambda text: text.replace("BigBlind: 100", "BigBlind: 10"),
        lambda text: text.replace("NumberOfSeats: 9", "NumberOfSeats: 0").replace("Seats: []", "Seats: [undefined]"),
    ],
)
def test_odd_files_are_told_all_the_same(change: Callable[[str], str]) -> None:
    text = change(evening())
    assert text != evening()
    found = shown(text)
    assert state(found).phase is Phase.FINISHED
    closes(state(found))


@pytest.mark.parametrize("count", [0, 1])
def test_nobody_and_one_player_are_an_event_that_is_open(count: int) -> None:
    found = shown(tournament([player("p1", "Anna Zoë", [buy_in()])][:count], []))
    assert (state(found).phase, len(state(found).entries)) == (Phase.REGISTERING, count)
    assert "tdt-too-few-players" in codes(found)


@settings(deadline=None)
@given(evenings())
def test_any_evening_has_a_ledger_that_closes_or_is_refused_with_a_reason(text: str) -> None:
    try:
        draft = drafted(text.encode(), "any.tdt", HouseWords("any"))
    except (TdtError, EventFileError) as refused:
        assert "\n" not in str(refused)
        return
    people = {player: f"p-{place:08}" for place, player in enumerate(draft.players)}
    found = ready(draft, Answers(rest_is_new=True), Directory(), SHUFFLER, WallClock())
    assert people.keys() == set(draft.players)
    if isinstance(found, Refusal):
        assert found.code
        return
    closes(state(found))
    if state(found).phase is Phase.FINISHED and "tdt-places-differ" not in codes(found):
        paid = sum([award.cents for award in state(found).prizes.awards])
        assert paid == sum(draft.settlement.ladder)
    versions = [row.version for row in found.made.told.rows]
    assert versions == list(range(1, len(versions) + 1))
    times = [row.at for row in found.made.told.rows]
    assert times == sorted(times)


# ── in a room ────────────────────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def in_a_room() -> AsyncIterator[TdtDesk]:
    register = PlayerRegister(Database.in_memory())
    await register.database.open()
    try:
        await register.load()
        yield TdtDesk(MemoryStore(), SHUFFLER, register)
    finally:
        await register.database.close()


def in_room(go: Callable[[TdtDesk], Awaitable[None]]) -> None:
    async def gone() -> None:
        async with in_a_room() as desk:
            await go(desk)

    asyncio.run(gone())


def test_an_import_is_an_ordinary_log_and_the_same_file_again_changes_nothing() -> None:
    async def go(desk: TdtDesk) -> None:
        store, register = desk.store, desk.register
        draft = drafted(evening().encode(), "friday.tdt", HouseWords(""))
        found = await desk.prepare(draft, Answers())
        assert isinstance(found, Ready)
        assert not await store.streams()
        assert await desk.write(found, KEEPER) is None
        rows = await store.read("event/tdt-e1")
        assert rows == found.made.told.rows
        assert await store.check("event/tdt-e1") is None
        assert len(register.directory.called("Carla Nuñez")) == 1
        assert (await Calendar(register.database).slots())["tdt-e1"].note == "Harbour League · 2024"
        assert await Templates(register.database).source("tdt-e1") == found.made.text
        again = await desk.prepare(draft, Answers())
        assert isinstance(again, Ready)
        assert (again.is_there, again.matches, again.undecided) == (True, (), None)
        assert await desk.write(again, KEEPER) is None
        assert await store.read("event/tdt-e1") == rows
        assert len(register.directory) == 4

    in_room(go)


def test_the_director_goes_on_from_there() -> None:
    async def go(desk: TdtDesk) -> None:
        store, register = desk.store, desk.register
        found = await desk.prepare(drafted(running().encode(), "x.tdt", HouseWords("monday")), Answers())
        assert isinstance(found, Ready)
        assert await desk.write(found, KEEPER) is None
        service, at = Service(store, SHUFFLER), found.made.told.rows[-1].at
        resumed = await service.execute(Order("event/monday", "go-on", ResumeClock(), "director"), at + 1)
        assert isinstance(resumed, Accepted)
        (third,) = register.directory.called("Player 3")
        (first,) = register.directory.called("Player 1")
        out = ReportBust(players=(third,), by=(first,), author="director")
        assert isinstance(await service.execute(Order("event/monday", "out", out, "director"), at + 2), Accepted)
        again = await desk.prepare(drafted(running().encode(), "x.tdt", HouseWords("monday")), Answers())
        assert isinstance(again, Ready)
        assert again.is_there

    in_room(go)


def test_another_event_of_that_id_stays_as_it_is() -> None:
    async def go(desk: TdtDesk) -> None:
        for text, wanted in ((evening(), Ready), (running(), Refusal)):
            found = await desk.prepare(drafted(text.encode(), "x.tdt", HouseWords("monday")), Answers())
            assert isinstance(found, wanted)
            if isinstance(found, Ready):
                await desk.write(found, KEEPER)

    in_room(go)


def known(*names: str) -> Directory:
    directory = Directory()
    register = [Papers(name=name) for name in names]
    directory.fill([RegisteredPerson(f"p-0000000{n}", one, "", 1, 1, "x") for n, one in enumerate(register)])
    return directory


def test_players_are_new_or_known_or_somebody_is_asked() -> None:
    directory = known("Anna Zoë", "Rossi Bruno", "Carla Nunes")
    found = shown(evening(), directory=directory)
    assert {one.newcomer.papers.name: one.verdict for one in found.matches} == {
        "Anna Zoë": MatchVerdict.SAME,
        "Bruno Rossi": MatchVerdict.ASK,
        "Carla Nuñez": MatchVerdict.ASK,
        "Dario Conti": MatchVerdict.NEW,
    }
    assert found.undecided
    assert found.undecided.code == "person-undecided"
    said = Answers({"Bruno Rossi": "p-00000001", "Carla Nuñez": "new"})
    decided = shown(evening(), said, directory)
    assert decided.undecided is None
    assert {papers.name for papers in decided.new.values()} == {"Carla Nuñez", "Dario Conti"}
    assert shown(evening(), Answers(rest_is_new=True), directory).undecided is None
    assert replace(said, rest_is_new=True).said == said.said
