"""Events for the forecast of durations: structures of many kinds, played by the engine, and how they thinned out.

    python -m bench.duration_events          plays those not on record yet, into bench/duration_events.json
    python -m bench.duration_events --all    plays all of them again, some minutes

Some of the events are there to choose the form of the forecast and to fit it. The others, of other sizes and
structures, are there to try it on: a first set, played when the form and the five parameters of the middle were
settled, and a second one, played when the width of the ranges was settled too.
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from shuffleup.cli.event_input import read_planned
from shuffleup.service.batch import RunFacts, play_run
from shuffleup.service.programme import event_of
from shuffleup.service.simulate import Entrants
from shuffleup.tournament.words.definition import Break, Curve, EntryTerms, Level, PayoutPlan, Structure

ROOT = Path(__file__).resolve().parents[1]
RECORD = Path(__file__).with_suffix(".json")
SEED = 20
LEFT = (0.75, 0.5, 0.25, 0.1)
"""Shares of the field whose times are kept."""


FIT, HELD_OUT, FRESH = "fit", "held out", "fresh"


class Kind(Struct, frozen=True):
    """An event: an example's rules with other numbers. ``depth`` is the starting stack in first big blinds."""

    name: str
    example: str
    entries: int
    minutes: int
    depth: int
    seats: int = 9
    seconds_per_hand: int = 120
    runs: int = 8
    role: str = FIT


class Thinned(Struct, frozen=True):
    """One run: when so many shares of the field were left, the money was reached, and it ended; in seconds of play."""

    seed: int
    left: tuple[int, ...]
    bubble: int
    end: int


class Recorded(Struct, frozen=True):
    """An event and its runs."""

    kind: Kind
    runs: tuple[Thinned, ...]


CLUB, TOUR, DAYS = "club_night", "main_event", "two_days"
KINDS = (
    Kind("club, 18 players", CLUB, 18, 20, 200),
    Kind("club, 36 players, 15 minutes", CLUB, 36, 15, 200, seconds_per_hand=100),
    Kind("club, 60 players", CLUB, 60, 20, 200, seconds_per_hand=110),
    Kind("turbo, 27 players", CLUB, 27, 8, 100, seconds_per_hand=100),
    Kind("turbo, 90 players, 6 to a table", CLUB, 90, 10, 120, seats=6, seconds_per_hand=90),
    Kind("deep, 40 players", DAYS, 40, 30, 400, seats=8),
    Kind("festival, 100 players", DAYS, 100, 30, 250, runs=6),
    Kind("tour, 50 players", TOUR, 50, 40, 300, runs=6),
    Kind("tour, 150 players", TOUR, 150, 30, 300, runs=4, seconds_per_hand=130),
    Kind("single table, 9 players", CLUB, 9, 10, 100, seconds_per_hand=90),
    Kind("club, 45 players", CLUB, 45, 20, 160, seconds_per_hand=125),
    Kind("club, 24 players, 25 minutes", CLUB, 24, 25, 250, seats=8, seconds_per_hand=110),
    Kind("turbo, 54 players", CLUB, 54, 10, 80, seconds_per_hand=95),
    Kind("hyper, 30 players, 6 to a table", CLUB, 30, 5, 50, seats=6, seconds_per_hand=80),
    Kind("deep, 30 players", DAYS, 30, 40, 500),
    Kind("festival, 70 players", DAYS, 70, 25, 200, seats=8, seconds_per_hand=110),
    Kind("festival, 140 players", DAYS, 140, 30, 300, runs=4),
    Kind("tour, 80 players", TOUR, 80, 30, 200, runs=6),
    Kind("tour, 220 players", TOUR, 220, 30, 250, runs=4),
    Kind("single table, 10 players", CLUB, 10, 12, 150, seats=10, seconds_per_hand=100),
    Kind("club, 30 players, 18 minutes", CLUB, 30, 18, 180, seconds_per_hand=115),
    Kind("club, 72 players, 8 to a table", CLUB, 72, 20, 200, seats=8, seconds_per_hand=105, runs=6),
    Kind("turbo, 40 players", CLUB, 40, 8, 150, seconds_per_hand=100),
    Kind("hyper, 45 players", CLUB, 45, 6, 60, seconds_per_hand=85),
    Kind("deep, 20 players", DAYS, 20, 30, 350),
    Kind("festival, 50 players", DAYS, 50, 20, 300),
    Kind("festival, 110 players, 6 to a table", DAYS, 110, 25, 200, seats=6, runs=5),
    Kind("tour, 60 players", TOUR, 60, 30, 300, seconds_per_hand=110, runs=6),
    Kind("tour, 120 players, 20 minutes", TOUR, 120, 20, 200, runs=5),
    Kind("single table, 8 players", CLUB, 8, 15, 120, seats=8, seconds_per_hand=95),
    Kind("club, 27 players", CLUB, 27, 20, 150, role=HELD_OUT),
    Kind("club, 50 players, 15 minutes", CLUB, 50, 15, 250, seats=8, seconds_per_hand=110, role=HELD_OUT),
    Kind("club, 80 players", CLUB, 80, 20, 200, runs=6, role=HELD_OUT),
    Kind("turbo, 36 players", CLUB, 36, 10, 100, seconds_per_hand=90, role=HELD_OUT),
    Kind("turbo, 64 players, 8 minutes", CLUB, 64, 8, 120, seats=8, seconds_per_hand=100, role=HELD_OUT),
    Kind("hyper, 18 players, 6 to a table", CLUB, 18, 6, 80, seats=6, seconds_per_hand=85, role=HELD_OUT),
    Kind("deep, 27 players", DAYS, 27, 35, 400, seconds_per_hand=115, role=HELD_OUT),
    Kind("deep, 50 players, 6 to a table", DAYS, 50, 30, 300, seats=6, role=HELD_OUT),
    Kind("festival, 90 players", DAYS, 90, 30, 200, runs=6, seconds_per_hand=125, role=HELD_OUT),
    Kind("tour, 70 players", TOUR, 70, 30, 250, runs=6, role=HELD_OUT),
    Kind("tour, 100 players, 40 minutes", TOUR, 100, 40, 300, runs=5, role=HELD_OUT),
    Kind("single table, 9 players, 15 minutes", CLUB, 9, 15, 150, seconds_per_hand=110, role=HELD_OUT),
    Kind("club, 33 players, 12 minutes", CLUB, 33, 12, 160, seconds_per_hand=105, role=FRESH),
    Kind("club, 42 players, 6 to a table", CLUB, 42, 18, 220, seats=6, seconds_per_hand=95, role=FRESH),
    Kind("club, 68 players, 25 minutes", CLUB, 68, 25, 180, seconds_per_hand=130, runs=6, role=FRESH),
    Kind("turbo, 48 players, 7 to a table", CLUB, 48, 7, 90, seats=7, seconds_per_hand=90, role=FRESH),
    Kind("deep, 24 players, 45 minutes", DAYS, 24, 45, 450, seconds_per_hand=125, role=FRESH),
    Kind("festival, 60 players, 8 to a table", DAYS, 60, 20, 250, seats=8, seconds_per_hand=115, role=FRESH),
    Kind("tour, 45 players, 25 minutes", TOUR, 45, 25, 250, seconds_per_hand=115, role=FRESH),
    Kind("tour, 130 players", TOUR, 130, 30, 200, runs=4, role=FRESH),
    Kind("main event, 1,000 players", TOUR, 1_000, 40, 300, seconds_per_hand=100, runs=4, role=FRESH),
    Kind("single table, 7 players", CLUB, 7, 12, 180, seats=8, seconds_per_hand=85, role=FRESH),
)


def entrants(kind: Kind) -> Entrants:
    """The event, ready to play."""
    example = event_of(read_planned(str(ROOT / "examples" / f"{kind.example}.toml")))
    steps = [
        replace(step, minutes=kind.minutes) if isinstance(step, Level) else Break(max(1, step.minutes // 2))
        for step in example.definition.structure.steps
    ]
    structure = Structure(tuple(steps), example.definition.structure.after_last)
    definition = replace(
        example.definition,
        seats=kind.seats,
        seconds_per_hand=kind.seconds_per_hand,
        entry=EntryTerms(5_000, 0, kind.depth * structure.levels[0].big),
        structure=structure,
        chips=(),
        payouts=PayoutPlan(Curve()),
        day_ends=(),
    )
    players = tuple([f"p{number:03}" for number in range(1, kind.entries + 1)])
    return replace(example, definition=definition, players=players)


def thinned(facts: RunFacts) -> Thinned:
    """What is kept of a run."""

    def when(players: int) -> int:
        return next(one.seconds for one in facts.course if one.players <= players)

    left = tuple([when(max(1, int(facts.entries * share))) for share in LEFT])
    return Thinned(facts.seed, left, when(facts.paid), facts.seconds)


def _played(task: tuple[Kind, int]) -> Thinned:
    kind, number = task
    facts = play_run(entrants(kind), SEED + KINDS.index(kind), number)
    assert isinstance(facts, RunFacts), facts
    sys.stderr.write(f"{kind.name}: run {number + 1} of {kind.runs}\n")
    return thinned(facts)


def recorded() -> tuple[Recorded, ...]:
    """The events as they were played last."""
    return convert(json.loads(RECORD.read_text(encoding="utf-8")), tuple[Recorded, ...])


def main() -> None:
    """Plays what is asked for and keeps what the forecast is compared with."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="play again what is on record")
    known = {} if parser.parse_args().all or not RECORD.exists() else {one.kind: one.runs for one in recorded()}
    tasks = [(kind, number) for kind in KINDS if kind not in known for number in range(kind.runs)]
    with ProcessPoolExecutor(2) as pool:
        played = list(zip(tasks, pool.map(_played, tasks), strict=True))
    for kind in KINDS:
        known.setdefault(kind, tuple([run for task, run in played if task[0] == kind]))
    rows = ",\n".join([json.dumps(to_builtins(Recorded(kind, known[kind]))) for kind in KINDS])
    RECORD.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
