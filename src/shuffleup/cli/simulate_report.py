"""The report of many events that were played: one document for programs, lines for people.

Nothing in it depends on the machine, nor on how many workers played.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from shuffleup import __version__
from shuffleup.cli.forecast_lines import hour_lines, mark_lines, range_line, span_of
from shuffleup.cli.money import chips, figures, money
from shuffleup.locale.messages import Messages
from shuffleup.maths.duration_marks import HourRow, Marks, Range, ranged
from shuffleup.projections.event_numbers import MIXED, played
from shuffleup.service.batch import RunFacts
from shuffleup.service.batch_marks import Replays, StyleRow, hours_of, marks_of, replays_of, styles_of
from shuffleup.service.planned import Planned, event_of


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


class SimulateDocument(Struct, frozen=True):
    """What ``shuffleup simulate --json`` prints: the same for the same file, seed and version, whoever played it."""

    schema: Literal["shuffleup.simulate/1"]
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
    """How the characters of the bots did; empty where teams played."""
    replays: Replays
    lines: tuple[RunLine, ...]


def report(
    planned: Planned, done: Sequence[RunFacts], seed: int, runs: int, tables_per_relief: int
) -> SimulateDocument:
    """The document of the runs that were played, at least one."""
    entrants = event_of(planned)
    definition = entrants.definition
    before = ranged([run.before_seconds for run in done])
    return SimulateDocument(
        schema="shuffleup.simulate/1",
        version=__version__,
        seed=seed,
        runs=runs,
        done=len(done),
        event=SimulatedEvent(
            definition.name,
            entrants.policy.book,
            *played(definition),
            definition.currency,
            done[0].entries,
            done[0].paid,
            definition.seats,
        ),
        marks=marks_of(done),
        before=before if before.p90 else None,
        hours=hours_of(done, tables_per_relief),
        styles=styles_of(done),
        replays=replays_of(done),
        lines=tuple([_line(run) for run in done]),
    )


def _line(run: RunFacts) -> RunLine:
    return RunLine(
        run.number, run.seed, run.seconds, run.before_seconds, run.hands, run.actions, run.entries, run.level
    )


def report_lines(document: SimulateDocument, again: str, speech: Messages) -> Iterator[str]:
    """The report for people. ``again`` is the command that plays a run again, without its seed."""
    event = document.event
    told = {
        "name": event.name,
        "entries": chips(event.entries, speech.language),
        "game": event.game if event.limit == MIXED else f"{event.limit} {event.game}",
        "rulebook": event.rulebook,
        "runs": runs_text(document.done, speech),
        "seed": str(document.seed),
    }
    yield speech.say("forecast-simulated", told)
    yield ""
    yield from mark_lines(document.marks, event.paid, 0, speech)
    if document.before:
        yield range_line(speech.say("forecast-before"), document.before)
    yield ""
    yield from hour_lines(document.hours, speech)
    if document.styles:
        yield ""
        yield from _style_lines(document.styles, event.currency, speech)
    yield ""
    replays = document.replays
    for name, run in (("shortest", replays.shortest), ("middle", replays.middle), ("longest", replays.longest)):
        yield f"{speech.say(f'forecast-{name}'):<12} {span_of(run.seconds):>9}: {again} {run.seed}"


def runs_text(count: int, speech: Messages) -> str:
    """So many runs."""
    told = {"count": chips(count, speech.language)}
    return speech.say("forecast-run" if count == 1 else "forecast-runs", told)


def _style_lines(styles: Sequence[StyleRow], currency: str, speech: Messages) -> Iterator[str]:
    names = ("style", "players", "beaten", "won", "paid", "prize")
    style, players, beaten, won, paid, prize = [speech.say(f"forecast-{name}") for name in names]
    yield f"{style:<16}{players:>10}{beaten:>10}{won:>9}{paid:>11}{prize:>18}"
    for row in styles:
        shares = [figures(text, speech.language) for text in (f"{row.beaten:.1%}", f"{row.won:.2%}", f"{row.paid:.1%}")]
        yield (
            f"{row.style:<16}{chips(row.players, speech.language):>10}{shares[0]:>10}{shares[1]:>9}{shares[2]:>11}"
            f"{money(row.prize_cents, currency, speech.language):>18}"
        )
