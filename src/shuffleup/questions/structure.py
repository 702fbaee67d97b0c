"""Blinds for this many entries, chips and hours, with the forecast beside them."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct
from numpy.random import default_rng

from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration import STANDARD
from shuffleup.maths.duration_marks import HourRow, Marks
from shuffleup.maths.duration_runs import Told
from shuffleup.maths.structure import Suggestion, Wish, suggest, usual_chips
from shuffleup.questions.mistakes import answered
from shuffleup.questions.players import Amount
from shuffleup.questions.printed import Asking, Printed
from shuffleup.tournament.words.definition import MOST_COUNTED

MOST_STACK = MOST_COUNTED // MOST_PLAYERS
"""Chosen so that all players' chips together can be counted."""


class StructureQuestion(Asking, frozen=True, kw_only=True):
    """What a room wants and has. Without ``denominations`` the chips are the usual ones; ``entries`` count re-entries,
    ``hands_per_hour`` are those of one table, and ``runs`` those of the forecast."""

    entries: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
    stack: Annotated[int, Meta(ge=1, le=MOST_STACK)]
    hours: Annotated[float, Meta(gt=0)]
    denominations: tuple[Amount, ...] | None = None
    seats: Annotated[int, Meta(ge=2, le=10)] = 9
    hands_per_hour: Annotated[float, Meta(ge=1, le=600)] | None = None
    runs: Annotated[int, Meta(ge=1)] = 200
    seed: Annotated[int, Meta(ge=0)] = 1


class SuggestedLevel(Struct, frozen=True):
    """A level, when it begins in seconds of play, and what happens before it."""

    level: int
    small: int
    big: int
    ante: int
    begins: int
    break_minutes: int
    """Minutes of the break before it; 0 if there is none."""
    raced_off: tuple[int, ...]
    """The chips that go in that break."""


class StructureDocument(Printed, frozen=True):
    """A suggested structure, and its forecast."""

    entries: int
    stack: int
    hours: float
    seats: int
    hands_per_hour: float
    denominations: tuple[int, ...]
    minutes: int
    """Minutes of every level."""
    levels: tuple[SuggestedLevel, ...]
    runs: int
    seed: int
    marks: Marks
    hours_ahead: tuple[HourRow, ...]
    model: Diffusion


def structure(asked: StructureQuestion, told: Told) -> tuple[StructureDocument, Wish, Suggestion]:
    """The structure, the wish and the suggestion; ``told`` receives the progress. Raises ``QuestionError``."""
    chips = asked.denominations
    values = usual_chips(asked.stack) if chips is None else tuple(sorted(chips))
    pace = max(1, round(3600 / (asked.hands_per_hour or STANDARD.hands_per_hour)))
    wish = Wish(asked.entries, asked.stack, round(asked.hours * 3600), values, asked.seats, pace)
    found = answered(suggest(wish, default_rng(asked.seed), runs=asked.runs, told=told))
    return _document(wish, found, asked.runs, asked.seed), wish, found


def _document(wish: Wish, found: Suggestion, runs: int, seed: int) -> StructureDocument:
    return StructureDocument(
        entries=wish.entries,
        stack=wish.stack,
        hours=wish.seconds / 3600,
        seats=wish.seats,
        hands_per_hour=3600 / wish.seconds_per_hand,
        denominations=wish.chips,
        minutes=found.minutes,
        levels=tuple(_levels(found)),
        runs=runs,
        seed=seed,
        marks=found.forecast.marks,
        hours_ahead=found.forecast.hours,
        model=found.forecast.model,
    )


def _levels(found: Suggestion) -> Iterator[SuggestedLevel]:
    begins = 0
    for number, level in enumerate(found.levels, start=1):
        pause = found.break_minutes if number - 1 in found.breaks else 0
        begins += pause * 60
        gone = tuple([value for value, at in found.removed if at == number])
        yield SuggestedLevel(number, level.small, level.big, level.ante, begins, pause, gone)
        begins += found.minutes * 60
