"""A season played by bots: results go into the league, chips for points come out of it, and the pot is paid."""

import asyncio
from functools import cache

import pytest
from msgspec.structs import replace

from shuffleup.league.points import PointsFormula, Scoring
from shuffleup.league.printed_leagues import JUEGGING_SERIES
from shuffleup.league.state import Closed, FinalOver, Season
from shuffleup.league.terms import Counting, FinalTerms, NoFinal, SeasonTerms
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.season import PlayedSeason, SeasonEvent, SeasonFinal, SeasonRun, members_of, play_season
from shuffleup.service.simulate import DAY, START, Progress, RunRefusedError
from shuffleup.service.stage import EventStage
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.events import SeatsDrawn
from shuffleup.tournament.words.money import RETENTION, balance_of
from tests.service.club import club

MEMBERS = tuple([f"m{number:02d}" for number in range(1, 21)])
TERMS = SeasonTerms(
    scoring=Scoring(PointsFormula("max(1, 12 - k)")),
    counting=Counting(one_a_day=True),
    retained_basis_points=500,
    shares=JUEGGING_SERIES,
    final=FinalTerms(finalists=9, notice_days=15, no_show_minutes=60),
)


def ignore(_: Progress) -> None:
    """Nobody watches."""


def season(terms: SeasonTerms = TERMS, *, absent: tuple[int, ...] = (3, 8), notice: int = 20) -> SeasonRun:
    """Three events of twelve, the last two on one day, and a final of slow levels."""
    days = ("2026-01-01", "2026-01-02", "2026-01-02")
    entrants = replace(club(12), policy=resolved("mediterraneo-2026"))
    events = tuple([SeasonEvent(entrants, START + number * DAY, day) for number, day in enumerate(days)])
    definition = replace(entrants.definition, seats=9)
    levels = tuple([replace(level, minutes=60) for level in definition.structure.levels])
    slow = replace(definition, structure=replace(definition.structure, steps=levels), seconds_per_hand=240)
    final = SeasonFinal(replace(entrants, definition=slow), START + (3 + notice) * DAY, absent)
    return SeasonRun(
        league_id="club-2026",
        name="Club",
        currency="EUR",
        season="2026",
        terms=terms,
        players=MEMBERS,
        events=events,
        final=final if isinstance(terms.final, FinalTerms) else None,
    )


def played(run: SeasonRun, store: MemoryStore | None = None, seed: int = 7) -> PlayedSeason:
    stage = EventStage(store or MemoryStore(), Shuffler.from_seed(seed), members_of(run), ignore, None)
    return asyncio.run(play_season(run, stage))


@cache
def done() -> PlayedSeason:
    """One season, played once for all tests that only look."""
    return played(season())


def only(league: PlayedSeason) -> Season:
    return league.league.seasons[0]


def test_every_event_draws_its_field_from_the_members_and_is_recorded() -> None:
    recorded = only(done()).recorded
    assert [one.result.day for one in recorded] == ["2026-01-01", "2026-01-02", "2026-01-02"]
    fields = [frozenset([line.player for line in one.result.lines]) for one in recorded]
    assert all(len(field) == 12 and field < set(MEMBERS) for field in fields)
    assert len(set(fields)) == 3


def test_what_the_events_have_kept_is_the_pot_and_all_of_it_is_paid() -> None:
    kept = [-balance_of(event.final.state.cage.ledger, RETENTION) for event in done().events]
    assert kept == [3_000] * 3, "5 % of 12 entries of 50.00"
    season_over = only(done())
    assert isinstance(season_over.closing, Closed) and isinstance(season_over.final, FinalOver)
    by_rank = sum([award.cents for award in season_over.closing.awards])
    by_place = sum([award.cents for award in season_over.final.awards])
    assert (by_rank, by_place) == (4_500, 4_500)


def test_finalists_begin_with_a_hundred_chips_a_point() -> None:
    store = MemoryStore()
    league = played(season(), store)
    closing = only(league).closing
    assert isinstance(closing, Closed)

    async def drawn() -> dict[str, int]:
        rows = await store.read("event/club-2026-final")
        seats = next(event for row in rows for event in row.events if isinstance(event, SeatsDrawn))
        return {seat.player: seat.stack for seat in seats.seats}

    assert asyncio.run(drawn()) == {one.player: one.centipoints for one in closing.ranking[:9]}


def test_the_absent_leave_after_an_hour_with_the_place_of_that_moment() -> None:
    """MED-21: their place at the tables and in the league is the same, and what was left of their chips leaves play."""
    league = done()
    over, closing = only(league).final, only(league).closing
    assert isinstance(over, FinalOver) and isinstance(closing, Closed) and league.final
    absent = {one.player for one in closing.ranking[:9] if one.rank in (3, 8)}
    removed = {place.player: place for place in over.places if place.removed_chips}
    assert absent and removed.keys() == absent
    at_the_tables = {place.player: place for place in league.final.state.places}
    for player, place in removed.items():
        assert at_the_tables[player].place == place.place
        assert 0 <= at_the_tables[player].at - (START + 23 * DAY) - 3_600_000_000 < 240_000_000
        began = next(one.centipoints for one in closing.ranking if one.player == player)
        assert place.removed_chips < began, "his blinds were paid"
    start = sum([one.centipoints for one in closing.ranking[:9]])
    chips = league.final.state.chips
    assert chips.in_play == start + chips.raced - sum([place.removed_chips for place in over.places])


def test_without_absent_players_all_places_are_those_of_the_tables() -> None:
    league = played(season(absent=()))
    over = only(league).final
    assert isinstance(over, FinalOver) and league.final
    assert {place.player: place.place for place in over.places} == {
        place.player: place.place for place in league.final.state.places
    }


def test_a_final_on_short_notice_is_refused() -> None:
    with pytest.raises(RunRefusedError) as caught:
        played(season(notice=10))
    assert caught.value.refusal.code == "short-notice"


def test_a_season_without_a_final_pays_the_whole_pot_by_rank() -> None:
    league = played(season(replace(TERMS, final=NoFinal())))
    closing = only(league).closing
    assert isinstance(closing, Closed) and league.final is None
    assert sum([award.cents for award in closing.awards]) == 9_000


def test_who_is_tied_for_the_last_seat_draws_lots() -> None:
    """With a point for everybody all are tied; the run goes on, and the record says how."""
    terms = replace(TERMS, scoring=Scoring(PointsFormula("100")), counting=Counting(ties=()))
    league = played(season(terms, absent=()))
    over = only(league)
    assert over.decided and isinstance(over.final, FinalOver)
    assert len(over.final.places) == 9
