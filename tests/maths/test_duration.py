"""The forecast: chips only move, the clock is the event's, and what should last longer does."""

import numpy as np
import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.maths.course import FOREVER, BubblePace, Course, LevelSpan, timeline
from shuffleup.maths.diffusion import HandCosts, play_hand, seated, table_counts
from shuffleup.maths.duration import STANDARD, Forecast, forecast
from shuffleup.maths.duration_marks import dealers
from shuffleup.maths.duration_runs import EntryWave, Field, Trace, opening_stacks, traced
from shuffleup.rulebooks.policy.event import AnteMode

MINUTE = 60


def levels(minutes: int = 20, number: int = 12, ante_from: int = 4) -> tuple[LevelSpan, ...]:
    """Blinds from 50/100 that grow by half."""
    bigs = [round(100 * 1.5**step) for step in range(number)]
    return tuple(
        [
            LevelSpan(at, minutes * MINUTE, big // 2, big, big if at >= ante_from else 0, big)
            for at, big in enumerate(bigs, start=1)
        ]
    )


def field(players: int = 36, stack: int = 10_000, **changes: object) -> Field:
    return replace(Field(9, 9, max(1, players // 7), (stack,) * players), **changes)


COURSE = Course(levels(), 120, doubles=True)


def found(of: Field, course: Course = COURSE, *, runs: int = 80, seed: int = 1) -> Forecast:
    made = forecast(of, course, np.random.default_rng(seed), runs=runs)
    assert isinstance(made, Forecast), made
    return made


def run(of: Field, course: Course = COURSE, *, runs: int = 40) -> Trace:
    return traced(of, course, STANDARD, runs, np.random.default_rng(1))


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("mode", AnteMode)
def test_chips_of_a_table_only_move(mode: AnteMode) -> None:
    rng = np.random.default_rng(3)
    players = np.array([2, 9, 31, 1, 100])
    stacks = rng.integers(1, 3_000, players.sum())
    owed = np.array([25, 50, 400, 50, 2_000])
    at = seated(players, 9, 10)
    for hand in range(40):
        before = stacks.copy()
        play_hand(stacks, at, HandCosts(owed // 2, owed, owed, owed, mode, np.full(5, 2.0)), hand, STANDARD, rng)
        assert (stacks >= 0).all()
        for low, size in zip(at.low, at.size, strict=True):
            assert stacks[low : low + size].sum() == before[low : low + size].sum()
        alone = players[:3].sum()
        assert stacks[alone] == before[alone]
        stacks = np.maximum(stacks, 1)
    assert len(set(stacks.tolist())) > 50


def test_nobody_is_favoured_by_his_seat() -> None:
    tables, size = 8_000, 4
    at = seated(np.full(tables, size), size, size)
    owed = np.full(tables, 100)
    pots = np.full(tables, 2.0)
    rng = np.random.default_rng(5)
    won = np.zeros(size)
    for hand in range(size):
        stacks = np.full(tables * size, 2_000)
        play_hand(stacks, at, HandCosts(owed // 2, owed, owed * 0, owed, AnteMode.BB_ANTE, pots), hand, STANDARD, rng)
        won += stacks.reshape(tables, size).mean(axis=0) - 2_000
    # The spread of one seat's mean over four rounds of so many tables is about 12 chips.
    assert np.abs(won).max() < 50


def test_tables_seat_everybody_once_and_evenly() -> None:
    for seats, final in ((9, 9), (9, 10), (6, 7), (2, 2), (8, 9)):
        for players in range(2, 60):
            at = seated(np.array([players, 7]), seats, final)
            mine = at.event == 0
            assert at.size[mine].sum() == players
            assert at.size.min() >= 2
            assert at.size[mine].max() - at.size[mine].min() <= 1
            assert at.size.max() <= max(seats, final, 3)
            assert (len(at.size[mine]) == 1) == (players <= max(final, 3 if seats == 2 else 0))
    assert table_counts(np.array([1, 2, 9, 10, 19]), 9, 9).tolist() == [0, 1, 1, 2, 3]


def test_dealers_are_relieved() -> None:
    assert [dealers(tables, 4) for tables in (0, 1, 4, 5, 12)] == [0, 2, 5, 7, 15]
    assert dealers(12, 0) == 12


# ── the clock ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_last_level_stays_or_doubles() -> None:
    stays = timeline(Course(levels(), 120), 360_000)
    assert len(stays.level) == 12
    assert stays.ends[-1] > FOREVER
    doubles = timeline(COURSE, 360_000)
    assert (doubles.big[12:] == doubles.big[11] * 2 ** np.arange(1, len(doubles.big) - 11)).all()
    assert doubles.big[-2] <= 360_000 < doubles.big[-1]
    assert doubles.level[-1] == len(doubles.level)


def test_breaks_pass_and_nobody_plays_in_them() -> None:
    spans = levels()
    paused = Course((*spans[:4], LevelSpan(0, 1_800), *spans[4:8], LevelSpan(0, 900), *spans[8:]), 120, doubles=True)
    without, with_breaks = run(field()), run(field(), paused)
    assert (with_breaks.at[-1] - without.at[-1] == 2_700).all()
    assert (with_breaks.players[-1] == without.players[-1]).all()
    assert not (with_breaks.line.level[with_breaks.row] == 0).any()


def test_play_is_closed_at_its_time() -> None:
    course = replace(COURSE, ends_at=2 * 3600)
    trace = run(field(), course)
    assert trace.over[-1].all()
    assert (trace.at[-1] == 2 * 3600).all()
    assert (trace.players[-1] > 1).any()


def test_hand_for_hand_the_clock_runs_at_its_own_pace() -> None:
    slow = replace(COURSE, hand_for_hand=BubblePace(9, 600))
    assert found(field(60), slow).marks.level.p50 >= found(field(60)).marks.level.p50
    assert found(field(60), slow).marks.end.p50 < found(field(60)).marks.end.p50


def test_days_end_with_their_levels() -> None:
    course = replace(COURSE, day_levels=(5, 9))
    days = found(field(), course).days
    assert [row.day for row in days] == [1, 2]
    assert days[0].seconds == 5 * 20 * MINUTE
    assert days[0].players.p50 > days[1].players.p50
    later = replace(course, starts_at=7 * 20 * MINUTE)
    assert [row.day for row in found(field(12), later).days] == [2]


# ── the field ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_late_entries_come_at_their_time() -> None:
    arrivals = (EntryWave(1_800, 6), EntryWave(3_600, 6))
    late = field(24, arrivals=arrivals, starting_stack=10_000)
    trace = run(late)
    before = int((trace.at[:, 0] < 1_800).sum())
    assert (np.diff(trace.players[:before], axis=0) <= 0).all()
    assert (np.diff(trace.players, axis=0) > 0).any(axis=0).all()
    assert trace.over[-1].all()
    assert found(late).entries == 36
    assert found(late).marks.end.p50 > found(field(24)).marks.end.p50


def test_nobody_wins_while_others_are_still_to_come() -> None:
    trace = run(field(2, 400, paid=1, arrivals=(EntryWave(4 * 3600, 2),), starting_stack=400))
    assert (trace.at[-1] > 4 * 3600).all()
    assert (trace.players == 1).any(axis=0).all()
    assert trace.settled > 0


def test_play_ends_with_so_many_left() -> None:
    trace = run(field(40, left_at_end=8, paid=8))
    assert (trace.players[-1] <= 8).all()
    marks = found(field(40, left_at_end=8, paid=8)).marks
    assert marks.bubble == marks.end


def test_stacks_are_drawn_to_their_sum() -> None:
    unknown = Field(9, 9, 3, players=20, chips=400_000)
    stacks = opening_stacks(unknown, 50, np.random.default_rng(2))
    assert stacks.shape == (50, 20)
    assert (stacks.sum(axis=1) == 400_000).all()
    assert stacks.min() >= 1
    assert stacks.std() > 10_000
    assert not (stacks[0] == stacks[1]).all()


# ── the forecast ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_same_chance_gives_the_same_forecast() -> None:
    assert found(field()) == found(field())
    assert found(field(), seed=2) != found(field())


def test_a_forecast_is_a_range_and_hangs_together() -> None:
    made = found(field(90), runs=150)
    marks = made.marks
    assert marks.bubble is not None
    assert marks.final_table is not None
    assert marks.end.p10 < marks.end.p50 < marks.end.p90
    assert marks.bubble.p50 < marks.final_table.p50 < marks.end.p50
    assert [row.hour for row in made.hours] == list(range(len(made.hours)))
    assert made.hours[0].players.p50 == 90
    assert made.hours[0].tables.p50 == 10
    assert made.hours[0].dealers == 13
    middles = [row.players.p50 for row in made.hours]
    assert middles == sorted(middles, reverse=True)
    shares = [row.over for row in made.hours]
    assert shares == sorted(shares)
    assert shares[-1] >= 0.9
    assert made.hours[-1].tables.p50 == 0
    chips_in_blinds = 90 * 10_000 / marks.big_blinds.p50
    assert chips_in_blinds > 100 * 1.5 ** (marks.level.p10 - 2)


@pytest.mark.parametrize(
    ("longer", "shorter"),
    [
        ((field(90), COURSE), (field(18), COURSE)),
        ((field(stack=40_000), COURSE), (field(stack=5_000), COURSE)),
        ((field(), replace(COURSE, spans=levels(40))), (field(), replace(COURSE, spans=levels(10)))),
        ((field(), replace(COURSE, seconds_per_hand=240)), (field(), replace(COURSE, seconds_per_hand=60))),
    ],
    ids=["entries", "stacks", "levels", "slow dealers"],
)
def test_what_should_last_longer_does(longer: tuple[Field, Course], shorter: tuple[Field, Course]) -> None:
    assert found(*longer).marks.end.p10 > found(*shorter).marks.end.p90


@pytest.mark.parametrize(
    ("of", "course", "runs", "code"),
    [
        (field(), COURSE, 0, "bad-runs"),
        (field(), COURSE, 10_001, "bad-runs"),
        (Field(9, 9, 1, players=50_000, chips=10**9), COURSE, 1_000, "too-large"),
        (field(1), COURSE, 10, "too-few-players"),
        (field(seats=1), COURSE, 10, "bad-seats"),
        (field(stacks=(100, 0, 100)), COURSE, 10, "bad-stack"),
        (field(stacks=(100, -5, 100)), COURSE, 10, "bad-stack"),
        (Field(9, 9, 1, players=10, chips=9), COURSE, 10, "bad-chips"),
        (field(arrivals=(EntryWave(60, 1),)), COURSE, 10, "bad-stack"),
        (field(8, left_at_end=8), COURSE, 10, "nothing-to-play"),
        (field(), replace(COURSE, spans=()), 10, "bad-levels"),
        (field(), replace(COURSE, spans=(*levels(), LevelSpan(0, 60))), 10, "bad-levels"),
        (field(), replace(COURSE, seconds_per_hand=0), 10, "bad-pace"),
        (field(), replace(COURSE, spans=(LevelSpan(1, 60),)), 10, "bad-blinds"),
        (field(), replace(COURSE, spans=(LevelSpan(1, 0, 1, 2, 0, 2), *levels()[1:])), 10, "bad-length"),
        (field(60, 10**6), Course(levels()[:1], 3_600), 5, "endless"),
    ],
)
def test_what_cannot_be_forecast(of: Field, course: Course, runs: int, code: str) -> None:
    refused = forecast(of, course, np.random.default_rng(1), runs=runs)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_the_parameters_say_where_they_come_from() -> None:
    assert "bench/duration.py" in STANDARD.source
    assert 0 < STANDARD.confrontation < 1
