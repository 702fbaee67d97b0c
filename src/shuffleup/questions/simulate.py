"""The event of a file played many times over by bots, and how its runs differ."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct, convert

from shuffleup.answer import note
from shuffleup.maths.duration import TABLES_PER_RELIEF
from shuffleup.maths.duration_marks import HourRow, Marks, Range, ranged
from shuffleup.projections.event_numbers import played
from shuffleup.questions.mistakes import DeclinedError
from shuffleup.questions.printed import Asking, Printed
from shuffleup.service.batch import BrokenRun, RunFacts, play_run
from shuffleup.service.batch_marks import Replays, StyleRow, hours_of, marks_of, replays_of, styles_of
from shuffleup.service.programme import Planned, event_of
from shuffleup.service.simulate import Progress
from shuffleup.service.streams import drawn_seed
from shuffleup.version import __version__


class SimulationQuestion(Asking, frozen=True, kw_only=True):
    """How often the event is to be played, with which seed, and for how many tables there is one relief dealer."""

    runs: Annotated[int, Meta(ge=1)] = 20
    seed: Annotated[int, Meta(ge=0)] | None = None
    """The number that determines all chance; drawn if not given."""
    tables_per_relief: Annotated[int, Meta(ge=1)] = TABLES_PER_RELIEF


class SimulatedEvent(Struct, frozen=True):
    """What was played; ``entries`` and ``paid`` are those of the first run, which re-entries may change."""

    name: str
    rulebook: str
    game: str
    limit: str
    currency: str
    entries: int
    paid: int
    seats: int


class RunLine(Struct, frozen=True):
    """One run: its number from 0, the seed that plays it again, and its figures. Seconds are those of play."""

    number: int
    seed: int
    seconds: int
    before_seconds: int
    hands: int
    actions: int
    entries: int
    level: int


class SimulateDocument(Printed, frozen=True):
    """What ``shuffleup simulate --json`` prints: the same for the same file, seed and version, on any machine."""

    version: str
    seed: int
    runs: int
    """How many were asked for."""
    done: int
    """How many were played: fewer after Ctrl-C."""
    event: SimulatedEvent
    marks: Marks
    before: Range | None
    """Seconds of play of the flights or heats before the last event, together."""
    hours: tuple[HourRow, ...]
    styles: tuple[StyleRow, ...]
    """How the styles of the bots did; empty if teams played."""
    replays: Replays
    lines: tuple[RunLine, ...]


def report(
    planned: Planned, done: Sequence[RunFacts], seed: int, runs: int, tables_per_relief: int
) -> SimulateDocument:
    """The document of the runs that were played, at least one."""
    definition, book = event_of(planned).definition, event_of(planned).policy.book
    entries, paid, seats = done[0].entries, done[0].paid, definition.seats
    before = ranged([run.before_seconds for run in done])
    return SimulateDocument(
        version=__version__,
        seed=seed,
        runs=runs,
        done=len(done),
        event=SimulatedEvent(definition.name, book, *played(definition), definition.currency, entries, paid, seats),
        marks=marks_of(done),
        before=before if before.p90 else None,
        hours=hours_of(done, tables_per_relief),
        styles=styles_of(done),
        replays=replays_of(done),
        lines=convert(done, tuple[RunLine, ...], from_attributes=True),
    )


def _told(told: Callable[[float], None], share: float, _: Progress) -> None:
    told(share)


def refused(broken: BrokenRun, file: str) -> DeclinedError:
    """The mistake for a run that the rules did not allow to go on."""
    why = broken.refusal
    what = note("run-failed", number=broken.number + 1, seed=broken.seed, why=why)
    return DeclinedError(what, file=file, code=why.code, rule=why.rule)


def simulated(
    question: SimulationQuestion, planned: Planned, file: str, told: Callable[[float], None]
) -> SimulateDocument:
    """The results of the runs. ``told`` receives the progress. Raises ``QuestionError``."""
    seed = drawn_seed() if question.seed is None else question.seed
    done: list[RunFacts] = []
    for number in range(question.runs):
        run = play_run(planned, seed, number, partial(_told, told, number / question.runs))
        if isinstance(run, BrokenRun):
            raise refused(run, file)
        done.append(run)
    return report(planned, done, seed, question.runs, question.tables_per_relief)
