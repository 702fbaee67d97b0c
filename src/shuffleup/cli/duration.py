"""``shuffleup duration``: how long an event may last, hour by hour, before it begins or while it is played."""

from collections.abc import Iterator
from typing import Literal

import click
from msgspec import Struct
from msgspec.structs import replace
from numpy.random import default_rng

from shuffleup.cli.amounts import Figure, answered, chips_of
from shuffleup.cli.errors import InputError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.forecast_lines import day_lines, hour_lines, mark_lines
from shuffleup.cli.language import lang_option, mistaken
from shuffleup.cli.money import chips
from shuffleup.cli.named_file import EVENT
from shuffleup.cli.output import emit, json_option, print_lines, quiet_option, shows_progress
from shuffleup.cli.progress import percentage
from shuffleup.formats.event_schema import MOST_PLAYERS
from shuffleup.games.limits import Limit
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration import TABLES_PER_RELIEF, Forecast, forecast
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks
from shuffleup.maths.duration_runs import Told
from shuffleup.maths.refusal import Refusal as NoForecast
from shuffleup.projections.forecast import Ahead, Expected, Standing, before_play, from_standing
from shuffleup.rulebooks.rule import Language
from shuffleup.service.planned import Planned, event_of, players_of
from shuffleup.service.programme import FlightsRun, TeamsRun
from shuffleup.service.simulate import Entrants
from shuffleup.tournament.definition import Seats
from shuffleup.tournament.refusal import Refusal


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


class DurationDocument(Struct, frozen=True):
    """What ``shuffleup duration --json`` prints: the same for the same event file, options and version."""

    schema: Literal["shuffleup.duration/1"]
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


class Begun(Struct, frozen=True):
    """How far the event is: nobody ``left`` stands for one that has not begun."""

    left: int = 0
    level: int = 1
    minute: int = 0
    stacks: tuple[int, ...] = ()
    """Of everybody left, if they are known."""


@click.command(help="Forecast how long the event of a file lasts: its end, the money, tables and dealers by the hour.")
@click.argument("event", metavar="EVENT.toml", type=EVENT)
@click.option(
    "--entries", type=click.IntRange(2, MOST_PLAYERS), help="So many entries; those of the file if not given."
)
@click.option("--late", type=click.IntRange(min=0), default=0, help="So many of them come late, or again.")
@click.option("--left", type=click.IntRange(min=2), help="So many players are left; goes with --level.")
@click.option("--level", type=click.IntRange(min=1), help="The level that is being played; goes with --left.")
@click.option("--minute", type=click.IntRange(min=0), default=0, help="So many minutes of that level have passed.")
@click.option("--stacks", metavar="CHIPS,…", help="The stacks of the players left, or @FILE with them.")
@click.option("--hands-per-hour", type=Figure(min=1, max=600), help="Hands of a table; else as in the file.")
@click.option(
    "--tables-per-relief",
    type=click.IntRange(min=0),
    default=TABLES_PER_RELIEF,
    show_default=True,
    help="One more dealer for so many tables; 0 for none.",
)
@click.option("--runs", type=click.IntRange(min=1), default=200, show_default=True, help="How many runs.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="What decides all chance.")
@lang_option
@json_option
@quiet_option
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
    lang: str,
    as_json: bool,
    quiet: bool,
) -> None:
    """The command itself: exit status 0, or 2 for an event that cannot be forecast."""
    planned, speech = read_planned(event), messages(Language(lang))
    entrants = _paced(_together(planned, event), hands_per_hour)
    entered = len(players_of(planned)) if entries is None else entries
    begun = _begun(left, level, minute, stacks, late)
    ahead = _ahead(entrants, Expected(entered, late), begun, event, speech.language)
    with percentage(speech.say("forecast-doing"), shown=shows_progress(as_json=as_json, quiet=quiet)) as told:
        found = answered(_asked(ahead, runs, seed, tables_per_relief, told), speech.language)
    document = DurationDocument(
        "shuffleup.duration/1",
        _event(entrants, ahead, begun, entered),
        bool(begun.left),
        runs,
        seed,
        found.marks,
        found.hours,
        found.days,
        tuple(_notes(planned, entrants, speech, late=bool(late), begun=bool(begun.left))),
        found.model,
    )
    if as_json:
        emit(document)
    else:
        print_lines(_lines(document, speech))


def _ahead(entrants: Entrants, expected: Expected, begun: Begun, file: str, language: Language) -> Ahead:
    """The whole event, or what is left of it. Raises ``InputError``."""
    definition, policy = entrants.definition, entrants.policy
    if begun.left:
        standing = Standing(expected.entries, begun.left, begun.level, begun.minute * 60, begun.stacks)
        found = from_standing(definition, policy, standing)
    else:
        found = before_play(definition, policy, expected)
    if isinstance(found, Refusal):
        raise mistaken(found, language, file=file)
    return found


def _asked(ahead: Ahead, runs: int, seed: int, reliefs: int, told: Told) -> Forecast | NoForecast:
    rng = default_rng(seed)
    return forecast(ahead.field, ahead.course, rng, runs=runs, tables_per_relief=reliefs, told=told)


def _together(planned: Planned, file: str) -> Entrants:
    """The event whose course is forecast; flights as if all of them were played at the same time."""
    if isinstance(planned, TeamsRun):
        what = "heats of teams are several events"
        raise InputError(what, file=file, hint="shuffleup simulate plays them all", code="teams")
    entrants = event_of(planned)
    if isinstance(planned, FlightsRun):
        later = [level for level in entrants.definition.day_ends if level > planned.end_of_level]
        days = (planned.end_of_level, *later)
        return replace(entrants, definition=replace(entrants.definition, day_ends=days))
    return entrants


def _paced(entrants: Entrants, hands_per_hour: float | None) -> Entrants:
    if hands_per_hour is None:
        return entrants
    seconds = max(1, round(3600 / hands_per_hour))
    return replace(entrants, definition=replace(entrants.definition, seconds_per_hand=seconds))


def _begun(left: int | None, level: int | None, minute: int, stacks: str | None, late: int) -> Begun:
    """How far it is, from options that go together. Raises ``InputError``."""
    if left is None and level is None:
        if stacks is not None or minute:
            what = f"{'--minute' if stacks is None else '--stacks'} is for an event that is being played"
            raise InputError(what, hint="give --left and --level too", code="usage")
        return Begun()
    if left is None or level is None:
        missing = "--left" if left is None else "--level"
        raise InputError(f"{missing} is missing", hint="--left and --level go together", code="usage")
    if late:
        hint = "count them among --entries once they are in"
        raise InputError("--late is for an event that has not begun", hint=hint, code="usage")
    return Begun(left, level, minute, () if stacks is None else chips_of(stacks, "--stacks"))


def _event(entrants: Entrants, ahead: Ahead, begun: Begun, entries: int) -> ForecastOf:
    return ForecastOf(
        name=entrants.definition.name,
        entries=entries,
        players=ahead.field.present,
        level=begun.level,
        seconds_into_level=begun.minute * 60,
        seconds_per_hand=ahead.course.seconds_per_hand,
        seats=ahead.field.seats,
        final_table=ahead.field.final_table,
        paid=ahead.field.paid,
    )


def _notes(planned: Planned, entrants: Entrants, speech: Messages, *, late: bool, begun: bool) -> Iterator[str]:
    """What the reader should know before he trusts it."""
    definition = entrants.definition
    game, money = definition.game, definition.money
    if definition.rotation:
        yield speech.say("forecast-note-mixed")
    elif (game.variant, game.limit) != ("holdem", Limit.NO_LIMIT):
        yield speech.say("forecast-note-game", {"limit": game.limit.value, "game": game.variant})
    if isinstance(planned, FlightsRun):
        yield speech.say("forecast-note-flights")
    if not (late or begun) and (money.rebuy or money.add_on or money.admission.until_level):
        yield speech.say("forecast-note-late")
    if isinstance(definition.payouts.table, Seats) and definition.payouts.table.milestone_chips:
        yield speech.say("forecast-note-milestone")


def _lines(document: DurationDocument, speech: Messages) -> Iterator[str]:
    event, say = document.event, speech.say
    pace = say("forecast-pace", {"hands": round(3600 / event.seconds_per_hand)})
    entries = chips(event.entries, speech.language)
    if document.begun:
        minute = event.seconds_into_level // 60
        left: Values = {"players": chips(event.players, speech.language), "entries": entries, "minute": minute}
        begun = say("forecast-left", {**left, "level": event.level})
    else:
        begun = say("forecast-entries", {"entries": entries})
    told: Values = {"name": event.name, "begun": begun, "seats": event.seats, "pace": pace, "runs": document.runs}
    yield say("forecast-head", told)
    yield ""
    yield from mark_lines(document.marks, event.paid, event.final_table, speech)
    yield ""
    yield from hour_lines(document.hours, speech)
    yield from day_lines(document.days, speech)
    for note in document.notes:
        yield say("forecast-note", {"note": note})
