"""Many events: each from a seed of its own, the same whoever plays them, and their ranges."""

import pytest
from msgspec.structs import replace

from shuffleup.cli.event_input import read_planned
from shuffleup.maths.duration_marks import Range
from shuffleup.service.batch import BrokenRun, FieldLeft, RunFacts, StyleFacts, play_run, seed_of
from shuffleup.service.batch_marks import hours_of, marks_of, replays_of, standing_at, styles_of
from shuffleup.service.simulate import SECOND, Simulation
from shuffleup.service.streams import Shuffler
from shuffleup.service.workers import played_here
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.definition import Break, Level, Structure
from tests.cli.shell import ROOT
from tests.service.club import club, told


def played(entries: int = 9, number: int = 0) -> RunFacts:
    facts = play_run(club(entries), 5, number)
    assert isinstance(facts, RunFacts), facts
    return facts


def test_every_run_has_a_seed_of_its_own() -> None:
    seeds = [seed_of(5, number) for number in range(200)]
    assert len(set(seeds)) == 200
    assert seeds != [seed_of(6, number) for number in range(200)]
    assert max(seeds) < 1 << 48


def test_a_run_is_the_event_with_that_seed() -> None:
    facts = played(17)
    alone = told(lambda: Simulation(MemoryStore(), Shuffler.from_seed(facts.seed), club(17)).play())
    assert facts.hands == alone.progress.hands
    assert facts.seconds == (alone.progress.at - alone.began) // SECOND
    assert (facts.entries, facts.paid, facts.chips) == (17, 3, alone.state.chips.in_play)
    assert facts.course[0] == FieldLeft(0, 17, alone.tables, 1)
    assert facts.course[-1].players == 1
    assert sum(one.players for one in facts.styles) == 17
    assert [sum(getattr(one, name) for one in facts.styles) for name in ("wins", "paid", "prize_cents")] == [
        1,
        3,
        17 * 5_000,
    ]
    shares = sum(one.beaten for one in facts.styles) / 17
    assert shares == pytest.approx(5_000, abs=300)


def test_breaks_count_and_nights_do_not() -> None:
    entrants = club(12)
    steps = (Level(25, 50, minutes=10), Break(30), Level(50, 100, minutes=20), *entrants.definition.structure.steps[3:])
    one_day = replace(entrants, definition=replace(entrants.definition, structure=Structure(steps)))
    two_days = replace(one_day, definition=replace(one_day.definition, day_ends=(2,)))
    plain, split = play_run(one_day, 5, 0), play_run(two_days, 5, 0)
    assert isinstance(plain, RunFacts)
    assert isinstance(split, RunFacts)
    first = next(one.seconds for one in plain.course if one.level == 2)
    assert first == 2_400 + 120
    assert split.seconds < 12 * 3_600
    assert (
        max(after.seconds - before.seconds for before, after in zip(split.course, split.course[1:], strict=False))
        < 3_600
    )


def test_flights_and_teams_are_played_whole() -> None:
    flights = play_run(read_planned(str(ROOT / "examples" / "two_flights.toml")), 5, 0)
    assert isinstance(flights, RunFacts)
    assert flights.before_seconds > 3_600
    assert flights.course[0].seconds == 0 and flights.course[0].players < flights.entries
    teams = play_run(read_planned(str(ROOT / "examples" / "team_event.toml")), 5, 0)
    assert isinstance(teams, RunFacts)
    assert teams.styles == ()
    assert styles_of([teams, teams]) == ()


def test_a_run_that_the_rules_refuse_is_told() -> None:
    broken = play_run(replace(club(9), players=("alone",)), 5, 3)
    assert isinstance(broken, BrokenRun)
    assert (broken.number, broken.seed, broken.refusal.code) == (3, seed_of(5, 3), "too-few-entries")


def test_workers_change_nothing() -> None:
    alone = list(played_here(club(7), 5, 5, 1))
    assert [run.number for run in alone] == [0, 1, 2, 3, 4]
    assert list(played_here(club(7), 5, 5, 2)) == alone


# ── what runs have in common ─────────────────────────────────────────────────────────────────────────────────────────


def run(number: int, seconds: int, *course: tuple[int, int, int, int]) -> RunFacts:
    styles = (StyleFacts("rock", 2, 10_000, 1, 1, 900), StyleFacts("shark", 0, 0, 0, 0, 0))
    standing = tuple([FieldLeft(*one) for one in course])
    return RunFacts(number, number + 70, seconds, 0, 100 * number, 9, 20, 3, 8, 400, 20_000, standing, styles)


RUNS = (
    run(1, 7_000, (100, 20, 3, 1), (3_000, 9, 1, 4), (5_000, 3, 1, 6), (7_000, 1, 1, 8)),
    run(2, 9_000, (100, 20, 3, 1), (4_000, 8, 1, 5), (6_000, 2, 1, 7), (9_000, 1, 1, 8)),
    run(3, 8_000, (100, 20, 3, 1), (3_500, 12, 2, 4), (3_600, 9, 1, 4), (7_000, 3, 1, 7), (8_000, 1, 1, 8)),
)


def test_the_moments_of_runs() -> None:
    marks = marks_of(RUNS)
    assert marks.end == Range(7_200, 8_000, 8_800)
    assert marks.bubble == Range(5_200, 6_000, 6_800)
    assert marks.final_table == Range(3_120, 3_600, 3_920)
    assert marks.big_blinds == Range(50, 50, 50)
    never = [replace(one, course=one.course[:2]) for one in RUNS]
    assert marks_of(never).bubble is None
    one_table = [replace(one, course=one.course[3:]) for one in RUNS]
    assert marks_of(one_table).final_table is None


def test_the_hours_of_runs() -> None:
    rows = hours_of(RUNS, 4)
    assert [row.hour for row in rows] == [0, 1, 2, 3]
    assert (rows[0].tables.p50, rows[0].dealers, rows[0].over) == (3, 4, 0.0)
    assert rows[1].players == Range(9, 9, 18)
    assert rows[2].over == pytest.approx(1 / 3)
    assert rows[3].tables == Range(0, 0, 0)
    assert standing_at(RUNS[0], 0).players == 20
    assert standing_at(RUNS[0], 4_999).players == 9


def test_styles_and_runs_worth_another_look() -> None:
    (row,) = styles_of(RUNS)
    assert (row.style, row.players, row.beaten, row.won, row.paid, row.prize_cents) == ("rock", 6, 0.5, 0.5, 0.5, 450)
    replays = replays_of(RUNS)
    assert [one.number for one in (replays.shortest, replays.middle, replays.longest)] == [1, 3, 2]
    assert replays.longest.seed == 72
