"""What a forecast is told of an event: its clock as printed and edited, its places, and who is there."""

import asyncio

import numpy as np
import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.maths.course import Course
from shuffleup.maths.duration import Forecast, forecast
from shuffleup.projections.forecast import Ahead, EventProgress, ExpectedEntries, before_play, from_log, from_standing
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.simulate import SECOND, Entrants, Simulation
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.table.stakes import AnteMode
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.words.definition import (
    AfterLast,
    Break,
    Closing,
    Curve,
    Definition,
    EntryTerms,
    FixedPrizes,
    Level,
    PayoutPlan,
    Seats,
    Structure,
)
from shuffleup.tournament.words.events import BreakStarted
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Admission, MoneyTerms
from tests.service.club import club
from tests.tournament.offers import until

TDA = resolved("tda-2024")
STEPS = (Level(25, 50, minutes=20), Level(50, 100, 100, minutes=20), Break(10), Level(100, 200, 200, hands=9))


def event(**changes: object) -> Definition:
    structure = Structure(STEPS, AfterLast.DOUBLE)
    return replace(club(27).definition, structure=structure, seconds_per_hand=100, **changes)


def ahead(definition: Definition, book: str = "tda-2024", entries: int = 27, late: int = 0) -> Ahead:
    found = before_play(definition, resolved(book), ExpectedEntries(entries, late))
    assert isinstance(found, Ahead), found
    return found


def test_levels_breaks_and_levels_by_hands() -> None:
    course = ahead(event(day_ends=(2,))).course
    assert [(span.level, span.seconds, span.big, span.ante) for span in course.spans] == [
        (1, 1_200, 50, 0),
        (2, 1_200, 100, 100),
        (0, 600, 0, 0),
        (3, 900, 200, 200),
    ]
    assert (course.doubles, course.day_levels, course.seconds_per_hand) == (True, (2,), 100)
    assert course.hand_for_hand.margin == 1
    assert course.hand_for_hand.seconds == 120


@pytest.mark.parametrize(
    ("book", "mode"),
    [("tda-2024", AnteMode.BB_ANTE), ("figp-2012", AnteMode.ALL_PLAYERS)],
)
def test_the_book_says_who_pays_the_ante(book: str, mode: AnteMode) -> None:
    assert ahead(event(), book).course.ante_mode is mode


def test_stud_pays_antes_and_a_bring_in() -> None:
    stud = Level(25, 50, 10, minutes=20, small_bet=50, big_bet=100, bring_in=25)
    course = ahead(replace(event(), structure=Structure((stud,)))).course
    span = course.spans[0]
    assert (span.small, span.big, span.ante, span.unit) == (25, 0, 10, 50)
    assert course.ante_mode is AnteMode.ALL_PLAYERS


def test_play_may_end_with_a_level_or_with_the_house() -> None:
    assert ahead(event(closing=Closing(end_of_level=2))).course.ends_at == 2_400
    assert ahead(event(closing=Closing(end_of_level=5))).course.ends_at == 2_400 + 600 + 3 * 900
    closes = event(closing=Closing(house_closes_after_minutes=30))
    assert ahead(closes).course.ends_at == 0
    course = ahead(closes, "mediterraneo-2026").course
    # Overtime is an hour, levels last half of what is left of them, and three last hands follow (MED-24).
    assert course.ends_at == 1_800 + 3_600 + 300
    assert [span.seconds for span in course.spans] == [1_200, 600 + 300, 600, 450]


@pytest.mark.parametrize(
    ("plan", "paid", "left"),
    [
        (PayoutPlan(Curve(4)), 4, 1),
        (PayoutPlan(Curve(0, 2_000)), 5, 1),
        (PayoutPlan(FixedPrizes((80_000, 55_000))), 2, 1),
        (PayoutPlan(Seats(20_000)), 6, 6),
    ],
    ids=["places", "share", "fixed", "satellite"],
)
def test_paid_places(plan: PayoutPlan, paid: int, left: int) -> None:
    field = ahead(event(payouts=plan)).field
    assert (field.paid, field.left_at_end) == (paid, left)


def test_late_entries_are_spread_over_their_window() -> None:
    open_late = event(money=MoneyTerms(admission=Admission(late=until(2))))
    found = ahead(open_late, late=5).field
    assert found.stacks == (1_500,) * 22
    assert [arrival.at for arrival in found.arrivals] == [400, 800, 1_200, 1_600, 2_000]
    assert found.starting_stack == 1_500
    for definition, late, code in ((event(), 3, "no-late-entries"), (open_late, 27, "too-many-late")):
        refused = before_play(definition, TDA, ExpectedEntries(27, late))
        assert isinstance(refused, Refusal)
        assert refused.code == code


def test_from_a_count_of_the_players_left() -> None:
    found = from_standing(event(), TDA, EventProgress(27, 9, 2, 300))
    assert isinstance(found, Ahead)
    assert (found.field.present, found.field.chips, found.field.stacks) == (9, 27 * 1_500, ())
    assert found.course.starts_at == 1_500
    later = from_standing(event(), TDA, EventProgress(27, 3, 6, 0, (20_000, 10_000, 10_500)))
    assert isinstance(later, Ahead)
    assert later.course.starts_at == 2_400 + 600 + 3 * 900
    assert later.field.stacks == (20_000, 10_000, 10_500)


@pytest.mark.parametrize(
    ("standing", "code"),
    [
        (EventProgress(27, 28, 1), "wrong-count"),
        (EventProgress(27, 1, 1), "wrong-count"),
        (EventProgress(27, 9, 0), "no-such-level"),
        (EventProgress(27, 9, 99), "no-such-level"),
        (EventProgress(27, 9, 2, 1_201), "level-over"),
        (EventProgress(27, 9, 2, 0, (500,) * 8), "stacks-do-not-match"),
    ],
)
def test_counts_that_cannot_be(standing: EventProgress, code: str) -> None:
    refused = from_standing(event(), TDA, standing)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def rounds(entrants: Entrants) -> list[EventState]:
    """How an event stood before each round; the first one before its seats were drawn."""
    seen: list[EventState] = []

    async def story() -> None:
        simulation = Simulation(MemoryStore(), Shuffler.from_seed(7), entrants)

        async def keep(state: EventState) -> None:
            seen.append(state)

        await simulation.open()
        await simulation.enter(entrants.players)
        seen.append((await simulation.played()).state)
        await simulation.play_on(keep)

    asyncio.run(story())
    return seen


def test_breaks_and_levels_by_hands_are_read_off_the_log() -> None:
    entrants = replace(club(17), definition=replace(event(), entry=EntryTerms(5_000, 0, 9_000)))
    seen = rounds(entrants)

    def starts_at(state: EventState, at: int) -> int:
        found = from_log(state, at)
        assert isinstance(found, Ahead)
        return found.course.starts_at

    before = [state for state in seen if state.clock.number == 2][-1]
    paused = evolve(before, BreakStarted(2, before.clock.ends_at, before.clock.ends_at + 600 * SECOND))
    assert starts_at(paused, paused.clock.break_until - 420 * SECOND) == 2_400 + 180
    by_hands = next(state for state in seen if state.clock.number == 3 and state.clock.last_round)
    played = by_hands.round.number - (by_hands.clock.last_round - 9)
    assert starts_at(by_hands, by_hands.round.at) == 3_000 + 100 * played
    doubled = next(state for state in seen if state.clock.number == 5)
    assert starts_at(doubled, doubled.round.at) >= 3_000 + 900 + 900


def test_the_log_tells_more_than_a_count() -> None:
    seen = rounds(club(17))
    assert isinstance(from_log(seen[0], 0), Refusal)
    state = seen[len(seen) // 2]
    found = from_log(state, state.round.at + 60 * SECOND)
    assert isinstance(found, Ahead)
    assert sum(found.field.stacks) == state.chips.in_play
    assert len(found.field.stacks) == state.floor.players
    assert found.field.paid == 3
    course: Course = found.course
    begun = (state.clock.number - 1) * 20 * 60
    assert course.starts_at == begun + (state.round.at - state.clock.started_at) // SECOND + 60
    rest = forecast(found.field, course, np.random.default_rng(1), runs=40)
    whole = forecast(ahead(club(17).definition, entries=17).field, course, np.random.default_rng(1), runs=40)
    assert isinstance(rest, Forecast)
    assert isinstance(whole, Forecast)
    assert rest.marks.hands.p50 < whole.marks.hands.p50
