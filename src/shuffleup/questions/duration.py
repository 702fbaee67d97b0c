"""How long an event may last, hour by hour, before it begins or while it is played."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from numpy.random import default_rng

from shuffleup.answer import Note, Refusal, note
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.games.limits import Limit
from shuffleup.locale.answers import ToldNote, told_notes
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration import TABLES_PER_RELIEF, forecast
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks
from shuffleup.maths.duration_runs import Told
from shuffleup.projections.forecast import Ahead, EventProgress, ExpectedEntries, before_play, from_standing
from shuffleup.questions.mistakes import QuestionError, answered
from shuffleup.questions.players import Amount
from shuffleup.questions.printed import Asking, Printed
from shuffleup.rulebooks.rule import Language
from shuffleup.service.programme import FlightsRun, Planned, TeamsRun, event_of, players_of
from shuffleup.service.simulate import Entrants
from shuffleup.tournament.facts.standing import windows_of_sale
from shuffleup.tournament.words.definition import Seats
from shuffleup.tournament.words.terms import Shootout


class PlayedSoFar(Asking, frozen=True, kw_only=True):
    """How far the event is: the players left, the level, and how much of it is over. Stacks may be unknown."""

    left: Annotated[int, Meta(ge=2)]
    level: Annotated[int, Meta(ge=1)]
    minute: Annotated[int, Meta(ge=0)] = 0
    stacks: tuple[Amount, ...] = ()


class DurationQuestion(Asking, frozen=True, kw_only=True):
    """What is expected of an event. Without ``entries``, those of its file; ``late`` of them enter late, or again.

    ``standing`` says how far it is, if it is being played.
    """

    entries: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] | None = None
    late: Annotated[int, Meta(ge=0)] = 0
    standing: PlayedSoFar | None = None
    hands_per_hour: Annotated[float, Meta(ge=1, le=600)] | None = None
    tables_per_relief: Annotated[int, Meta(ge=0)] = TABLES_PER_RELIEF
    runs: Annotated[int, Meta(ge=1)] = 200
    seed: Annotated[int, Meta(ge=0)] = 1


class ForecastOf(Struct, frozen=True):
    """What is forecast. Seconds of play count from there: breaks are included, nights are not."""

    name: str
    entries: int
    players: int
    """How many players are seated when the forecast begins."""
    level: int
    """The level with which it begins."""
    seconds_into_level: int
    seconds_per_hand: int
    seats: int
    final_table: int
    paid: int


class DurationDocument(Printed, frozen=True):
    """A forecast: the same for the same event file, options and version."""

    event: ForecastOf
    begun: bool
    """True for the rest of an event in play, not a whole one."""
    runs: int
    seed: int
    marks: Marks
    hours: tuple[HourRow, ...]
    days: tuple[DayRow, ...]
    notes: tuple[ToldNote, ...]
    """What the forecast does not know."""
    model: Diffusion


def duration(asked: DurationQuestion, planned: Planned, file: str, language: Language, told: Told) -> DurationDocument:
    """The forecast of what a file describes; its notes are in the language. Raises ``QuestionError``."""
    entrants = _together(planned, file)
    if asked.hands_per_hour is not None:
        seconds = max(1, round(3600 / asked.hands_per_hour))
        entrants = replace(entrants, definition=replace(entrants.definition, seconds_per_hand=seconds))
    entered = len(players_of(planned)) if asked.entries is None else asked.entries
    begun = _begun(asked, entered)
    ahead = _ahead(entrants, ExpectedEntries(entered, asked.late), begun, file)
    rng, relief = default_rng(asked.seed), asked.tables_per_relief
    found = answered(forecast(ahead.field, ahead.course, rng, runs=asked.runs, tables_per_relief=relief, told=told))
    notes = told_notes(_notes(planned, entrants, late=bool(asked.late or begun)), language)
    told_of, marks = _event(entrants, ahead, begun, entered), (found.marks, found.hours, found.days)
    return DurationDocument(told_of, begun is not None, asked.runs, asked.seed, *marks, notes, found.model)


def _begun(asked: DurationQuestion, entries: int) -> EventProgress | None:
    """How far it is; None before it begins. Raises ``QuestionError``."""
    at = asked.standing
    if at is None:
        return None
    if asked.late:
        raise QuestionError(
            note("late-only-before", field="late"), hint=note("count-them-in-entries", field="entries"), code="usage"
        )
    return EventProgress(entries, at.left, at.level, at.minute * 60, at.stacks)


def _ahead(entrants: Entrants, expected: ExpectedEntries, begun: EventProgress | None, file: str) -> Ahead:
    """The whole event, or what is left of it. Raises ``QuestionError``."""
    definition, policy = entrants.definition, entrants.policy
    found = from_standing(definition, policy, begun) if begun else before_play(definition, policy, expected)
    if isinstance(found, Refusal):
        raise QuestionError(found, file=file)
    return found


def _together(planned: Planned, file: str) -> Entrants:
    """The event whose course is forecast; flights as if all of them were played at the same time."""
    if isinstance(planned, TeamsRun):
        raise QuestionError(note("heats-are-events"), file=file, hint=note("simulate-plays-all"), code="teams")
    entrants = event_of(planned)
    if isinstance(planned, FlightsRun):
        later = [level for level in entrants.definition.day_ends if level > planned.end_of_level]
        days = (planned.end_of_level, *later)
        return replace(entrants, definition=replace(entrants.definition, day_ends=days))
    return entrants


def _event(entrants: Entrants, ahead: Ahead, begun: EventProgress | None, entries: int) -> ForecastOf:
    name, field, pace = entrants.definition.name, ahead.field, ahead.course.seconds_per_hand
    at = (begun.level, begun.seconds) if begun else (1, 0)
    return ForecastOf(name, entries, field.present, *at, pace, field.seats, field.final_table, field.paid)


def _notes(planned: Planned, entrants: Entrants, *, late: bool) -> Iterator[Note]:
    """What the reader should know before trusting it; ``late``: late entries are included already."""
    definition = entrants.definition
    game, money = definition.game, definition.money
    if definition.rotation:
        yield note("forecast-mixed")
    elif (game.variant, game.limit) != ("holdem", Limit.NO_LIMIT):
        yield note("forecast-game", limit=game.limit.value, game=game.variant)
    if isinstance(planned, FlightsRun):
        yield note("forecast-flights")
    if not late and windows_of_sale(money):
        yield note("forecast-late")
    if isinstance(definition.part, Shootout):
        yield note("forecast-shootout")
    if isinstance(definition.payouts.table, Seats) and definition.payouts.table.milestone_chips:
        yield note("forecast-milestone")
