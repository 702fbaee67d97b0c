"""What must hold whatever happens: money exact to the cent, order without influence, replay equal to live."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.league import commands as c
from shuffleup.league.decide import decide
from shuffleup.league.events import Event
from shuffleup.league.evolve import evolve, fold
from shuffleup.league.points import CENTI, PointsFormula, Scoring
from shuffleup.league.pot import awards_by_share, months_of, pot_of
from shuffleup.league.printed_leagues import MEDITERRANEO_GENERAL, MEDITERRANEO_SERIES
from shuffleup.league.result import Result, ResultLine
from shuffleup.league.standings import ScoreVerdict, standings
from shuffleup.league.state import Closed, LeagueState, MasterPrize
from shuffleup.league.terms import Counting, SeasonTerms, Tie
from shuffleup.wire.json import canonical, decode_event
from tests.league.season import KEY, Room

PLAYERS = [f"p{number:02}" for number in range(24)]
TERMS = st.sampled_from(
    [
        MEDITERRANEO_SERIES,
        MEDITERRANEO_GENERAL,
        SeasonTerms(
            scoring=Scoring(PointsFormula("10 * sqrt(n / k) + ko")),
            counting=Counting(best_of=3, one_a_day=True, least_events=2, ties=(Tie.COUNTBACK, Tie.MORE_EVENTS)),
            retained_basis_points=333,
            shares=(6000, 3000, 1000),
        ),
    ]
)


@st.composite
def results(draw: st.DrawFn, event_id: str) -> Result:
    """A result of a few days of one month, with shared places and no-shows."""
    order = draw(st.lists(st.sampled_from(PLAYERS), min_size=1, max_size=12, unique=True))
    lines: list[ResultLine] = []
    while len(lines) < len(order):
        size = min(draw(st.integers(1, 3)), len(order) - len(lines))
        place = len(lines) + 1
        for player in order[len(lines) : len(lines) + size]:
            took_part, ko = draw(st.booleans()), draw(st.integers(0, 3))
            lines.append(ResultLine(player=player, place=place, shared_by=size, took_part=took_part, knock_outs=ko))
    day, pool = draw(st.integers(1, 4)), draw(st.integers(0, 999_999))
    return Result(event_id=event_id, day=f"2026-03-{day:02}", lines=tuple(lines), pool_cents=pool)


@st.composite
def calendars(draw: st.DrawFn) -> list[Result]:
    """Some results."""
    return [draw(results(f"e{number}")) for number in range(draw(st.integers(1, 7)))]


@given(TERMS, calendars(), st.randoms(use_true_random=False))
def test_the_order_of_recording_never_matters(terms: SeasonTerms, calendar: list[Result], chance: object) -> None:
    shuffled = list(calendar)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    first, second = Room(terms), Room(terms)
    for room, events in ((first, calendar), (second, shuffled)):
        for one in events:
            room.do(c.RecordResult(KEY, one))
    assert standings(first.season) == standings(second.season)
    assert pot_of(first.season) == pot_of(second.season)
    assert months_of(first.season) == months_of(second.season)


@given(TERMS, calendars())
def test_standings_add_up(terms: SeasonTerms, calendar: list[Result]) -> None:
    room = Room(terms)
    for one in calendar:
        room.do(c.RecordResult(KEY, one))
    lines = standings(room.season)
    scored = {score.player for recorded in room.season.recorded for score in recorded.scores}
    assert {line.player for line in lines} == scored
    for line in lines:
        counted = [one for one in line.scores if one.verdict is ScoreVerdict.COUNTS]
        assert line.centipoints == sum([one.score.centipoints for one in counted])
        assert len({one.day for one in counted}) == len(counted), "one score a day"
        assert not terms.counting.best_of or len(counted) <= terms.counting.best_of
        assert min([one.score.centipoints for one in counted]) * CENTI >= 0
    ranked = [line for line in lines if line.rank]
    expected = 1
    while ranked:
        group = [line for line in ranked if line.rank == expected]
        assert {line.shared_by for line in group} == {len(group)}
        expected += len(group)
        ranked = ranked[len(group) :]


@given(TERMS, calendars())
def test_every_cent_of_the_pot_is_somewhere(terms: SeasonTerms, calendar: list[Result]) -> None:
    room = Room(terms)
    for one in calendar:
        room.do(c.RecordResult(KEY, one))
    retained = sum([one.pool_cents * terms.retained_basis_points // 10_000 for one in calendar])
    assert pot_of(room.season).retained_cents == retained
    if isinstance(decide(room.state, c.CloseSeason(KEY)), Refusal):
        return
    room.do(c.CloseSeason(KEY))
    closed = room.season.closing
    assert isinstance(closed, Closed)
    assert sum([award.cents for award in closed.awards]) + closed.final_cents == retained
    assert pot_of(room.season).balance_cents == closed.final_cents


@given(
    st.integers(0, 10**9),
    st.lists(st.integers(1, 4000), min_size=1, max_size=20),
    st.lists(st.integers(1, 4), min_size=1, max_size=12),
)
def test_prizes_come_to_the_amount_and_never_rise(cents: int, shares: Sequence[int], groups: Sequence[int]) -> None:
    falling = sorted(shares, reverse=True)
    holders: list[tuple[int, str]] = []
    for size in groups:
        place = len(holders) + 1
        holders += [(place, f"{place:03}-{number}") for number in range(size)]
    awards = awards_by_share(cents, falling, holders)
    assert sum([award.cents for award in awards]) == cents
    by_place: dict[int, list[int]] = {}
    for award in awards:
        by_place.setdefault(award.place, []).append(award.cents)
    assert all(max(paid) - min(paid) <= 1 for paid in by_place.values())
    best = [max(by_place[place]) for place in sorted(by_place)]
    assert best == sorted(best, reverse=True)


COMMANDS = st.one_of(
    st.builds(c.RecordResult, st.just(KEY), st.integers(0, 5).flatmap(lambda n: results(f"e{n}"))),
    st.builds(
        c.CorrectResult,
        st.just(KEY),
        st.integers(0, 5).flatmap(lambda n: results(f"e{n}")),
        st.just("TD"),
        st.sampled_from(["", "misread"]),
    ),
    st.builds(c.StrikeResult, st.just(KEY), st.sampled_from(["e0", "e1", "e9"]), st.just("TD"), st.just("void")),
    st.builds(
        c.AdjustPoints,
        st.just(KEY),
        st.sampled_from(PLAYERS),
        st.integers(-500, 500),
        st.just("TD"),
        st.just("dress code"),
    ),
    st.builds(
        c.PayMasters,
        st.just(KEY),
        st.just("2026-03"),
        st.builds(MasterPrize, st.just("Alicante"), st.integers(0, 30_000)).map(lambda prize: (prize,)),
    ),
    st.sampled_from(
        [
            c.CloseSeason(KEY),
            c.ReopenSeason(KEY, "TD", "mistake"),
            c.CallFinal(KEY, 10, "TD", "agreed"),
            c.StartFinal(KEY),
            c.AwardFinal(KEY),
            c.CloseSeason("1999"),
        ]
    ),
    st.builds(c.Welcome, st.just(KEY), st.sampled_from(PLAYERS)),
    st.builds(c.Bar, st.just(KEY), st.sampled_from(PLAYERS), st.just("TD"), st.just("banned")),
    st.builds(
        c.Excuse, st.just(KEY), st.sampled_from(PLAYERS), st.integers(0, 10**11), st.just("TD"), st.just("train")
    ),
    st.builds(c.ReportOut, st.just(KEY), st.sampled_from(PLAYERS).map(lambda player: ((player,),))),
)


@given(TERMS, st.lists(st.tuples(COMMANDS, st.integers(0, 10**11)), max_size=40))
def test_random_commands_keep_the_books_and_replay_to_the_same_league(
    terms: SeasonTerms, commands: list[tuple[c.Command, int]]
) -> None:
    room = Room(replace(terms))
    for command, at in commands:
        before = room.state
        found = decide(room.state, command, at)
        if isinstance(found, Refusal):
            assert found.code
            assert room.state == before
            continue
        room.do(command, at)
        pot = pot_of(room.season)
        assert pot.balance_cents >= 0
        assert pot.retained_cents == pot.masters_cents + pot.rank_cents + pot.final_cents + pot.balance_cents
        assert sum([month.kept_cents for month in months_of(room.season)]) == pot.retained_cents - pot.masters_cents + (
            sum([month.covered_cents for month in months_of(room.season)])
        )
    replayed: LeagueState | None = fold(room.log)
    assert replayed == room.state
    assert replayed is not None
    assert [standings(season) for season in replayed.seasons] == [standings(room.season)]


@given(TERMS, calendars())
def test_events_survive_being_written(terms: SeasonTerms, calendar: list[Result]) -> None:
    room = Room(terms)
    for one in calendar:
        room.do(c.RecordResult(KEY, one))
    read: list[Event] = [decode_event(canonical(event)) for event in room.log]  # type: ignore[misc]
    assert read == room.log
    state: LeagueState | None = None
    for event in read:
        state = evolve(state, event)
    assert state == room.state
