"""``shuffleup duration``: how long an event may last, hour by hour, before it begins or while it is played."""

from collections.abc import Iterator

import click
from msgspec import Struct
from msgspec.structs import replace
from numpy.random import default_rng

from shuffleup.answer import Refusal, note
from shuffleup.cli.errors import InputError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.forecast_lines import day_lines, hour_lines, mark_lines, relief_option
from shuffleup.cli.options import EVENT, Figure, NumberWithin, command
from shuffleup.cli.output import Printed
from shuffleup.cli.progress import percentage
from shuffleup.cli.reader import Reader, watched_options
from shuffleup.cli.typed import answered, chips, chips_of
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.games.limits import Limit
from shuffleup.locale.messages import Messages, Values
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration import forecast
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks
from shuffleup.projections.forecast import Ahead, EventProgress, ExpectedEntries, before_play, from_standing
from shuffleup.service.programme import FlightsRun, Planned, TeamsRun, event_of, players_of
from shuffleup.service.simulate import Entrants
from shuffleup.tournament.words.definition import Seats


class ForecastOf(Struct, frozen=True):
    """What is forecast. Seconds of play count from there: breaks are in them, and nights are not."""

    name: str
    entries: int
    players: int
    """Who sits there when the forecast begins."""
    level: int
    """The level with which it begins."""
    seconds_into_level: int
    seconds_per_hand: int
    seats: int
    final_table: int
    paid: int


class DurationDocument(Printed, frozen=True):
    """What ``shuffleup duration --json`` prints: the same for the same event file, options and version."""

    event: ForecastOf
    begun: bool
    """The rest of an event that is being played, not a whole one."""
    runs: int
    seed: int
    marks: Marks
    hours: tuple[HourRow, ...]
    days: tuple[DayRow, ...]
    notes: tuple[str, ...]
    """What the forecast does not know."""
    model: Diffusion


@command(help="Forecast how long the event of a file lasts: its end, the money, tables and dealers by the hour.")
@click.argument("event", metavar="EVENT.toml", type=EVENT)
@click.option("--entries", type=NumberWithin(2, MOST_PLAYERS), help="So many entries; those of the file if not given.")
@click.option("--late", type=NumberWithin(min=0), default=0, help="So many of them come late, or again.")
@click.option("--left", type=NumberWithin(min=2), help="So many players are left; goes with --level.")
@click.option("--level", type=NumberWithin(min=1), help="The level that is being played; goes with --left.")
@click.option("--minute", type=NumberWithin(min=0), default=0, help="So many minutes of that level have passed.")
@click.option("--stacks", metavar="CHIPS,…", help="The stacks of the players left, or @FILE with them.")
@click.option("--hands-per-hour", type=Figure(min=1, max=600), help="Hands of a table; else as in the file.")
@relief_option
@click.option("--runs", type=NumberWithin(min=1), default=200, show_default=True, help="How many runs.")
@click.option("--seed", type=NumberWithin(min=0), default=1, show_default=True, help="What decides all chance.")
@watched_options
def duration(
    *,
    event: str,
    entries: int | None,
    late: int,
    left: int | None,
    level: int | None,
    minute: int,
    stacks: str | None,
    hands_per_hour: float | None,
    tables_per_relief: int,
    runs: int,
    seed: int,
    reader: Reader,
) -> None:
    """The command itself: exit status 0, or 2 for an event that cannot be forecast."""
    planned, speech = read_planned(event), reader.speech
    entrants = _together(planned, event)
    if hands_per_hour is not None:
        seconds = max(1, round(3600 / hands_per_hour))
        entrants = replace(entrants, definition=replace(entrants.definition, seconds_per_hand=seconds))
    entered = len(players_of(planned)) if entries is None else entries
    begun = _begun(entered, left, level, minute, stacks, late)
    ahead = _ahead(entrants, ExpectedEntries(entered, late), begun, event)
    with percentage(speech.say("forecast-doing"), shown=reader.watches) as told:
        rng, relief = default_rng(seed), tables_per_relief
        found = answered(forecast(ahead.field, ahead.course, rng, runs=runs, tables_per_relief=relief, told=told))
    notes = tuple(_notes(planned, entrants, speech, late=bool(late or begun)))
    told_of, marks = _event(entrants, ahead, begun, entered), (found.marks, found.hours, found.days)
    document = DurationDocument(told_of, begun is not None, runs, seed, *marks, notes, found.model)
    reader.show(document, _lines(document, speech))


def _ahead(entrants: Entrants, expected: ExpectedEntries, begun: EventProgress | None, file: str) -> Ahead:
    """The whole event, or what is left of it. Raises ``InputError``."""
    definition, policy = entrants.definition, entrants.policy
    found = from_standing(definition, policy, begun) if begun else before_play(definition, policy, expected)
    if isinstance(found, Refusal):
        raise InputError(found, file=file)
    return found


def _together(planned: Planned, file: str) -> Entrants:
    """The event whose course is forecast; flights as if all of them were played at the same time."""
    if isinstance(planned, TeamsRun):
        raise InputError(note("heats-are-events"), file=file, hint=note("simulate-plays-all"), code="teams")
    entrants = event_of(planned)
    if isinstance(planned, FlightsRun):
        later = [level for level in entrants.definition.day_ends if level > planned.end_of_level]
        days = (planned.end_of_level, *later)
        return replace(entrants, definition=replace(entrants.definition, day_ends=days))
    return entrants


def _begun(
    entries: int, left: int | None, level: int | None, minute: int, stacks: str | None, late: int
) -> EventProgress | None:
    """How far it is, from options that go together; None before it begins. Raises ``InputError``."""
    if left is None and level is None:
        if stacks is not None or minute:
            what = note("only-while-played", option="--minute" if stacks is None else "--stacks")
            raise InputError(what, hint=note("give-left-and-level"), code="usage")
        return None
    if left is None or level is None:
        missing = "--left" if left is None else "--level"
        raise InputError(note("option-is-missing", option=missing), hint=note("left-with-level"), code="usage")
    if late:
        raise InputError(note("late-only-before"), hint=note("count-them-in-entries"), code="usage")
    return EventProgress(entries, left, level, minute * 60, () if stacks is None else chips_of(stacks, "--stacks"))


def _event(entrants: Entrants, ahead: Ahead, begun: EventProgress | None, entries: int) -> ForecastOf:
    name, field, pace = entrants.definition.name, ahead.field, ahead.course.seconds_per_hand
    at = (begun.level, begun.seconds) if begun else (1, 0)
    return ForecastOf(name, entries, field.present, *at, pace, field.seats, field.final_table, field.paid)


def _notes(planned: Planned, entrants: Entrants, speech: Messages, *, late: bool) -> Iterator[str]:
    """What the reader should know before he trusts it; ``late``: those who come late are counted already."""
    definition = entrants.definition
    game, money = definition.game, definition.money
    if definition.rotation:
        yield speech.say("forecast-note-mixed")
    elif (game.variant, game.limit) != ("holdem", Limit.NO_LIMIT):
        yield speech.say("forecast-note-game", {"limit": game.limit.value, "game": game.variant})
    if isinstance(planned, FlightsRun):
        yield speech.say("forecast-note-flights")
    if not late and (money.rebuy or money.add_on or money.admission.until_level):
        yield speech.say("forecast-note-late")
    if isinstance(definition.payouts.table, Seats) and definition.payouts.table.milestone_chips:
        yield speech.say("forecast-note-milestone")


def _lines(document: DurationDocument, speech: Messages) -> Iterator[str]:
    event, say = document.event, speech.say
    pace = say("forecast-pace", {"hands": round(3600 / event.seconds_per_hand)})
    entries, left = chips(event.entries, speech.language), chips(event.players, speech.language)
    at: Values = {"minute": event.seconds_into_level // 60, "level": event.level}
    values: Values = {"players": left, "entries": entries, **at}
    begun = say("forecast-left" if document.begun else "forecast-entries", values)
    told: Values = {"name": event.name, "begun": begun, "seats": event.seats, "pace": pace, "runs": document.runs}
    yield say("forecast-head", told)
    yield ""
    yield from mark_lines(document.marks, event.paid, event.final_table, speech)
    yield ""
    yield from hour_lines(document.hours, speech)
    yield from day_lines(document.days, speech)
    for line in document.notes:
        yield say("forecast-note", {"note": line})
