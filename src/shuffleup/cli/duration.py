"""``shuffleup duration``: how long an event may last, hour by hour, before it begins or while it is played."""

from collections.abc import Iterator

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.forecast_lines import day_lines, hour_lines, mark_lines, relief_option
from shuffleup.cli.options import EVENT, Figure, NumberWithin, command
from shuffleup.cli.progress import percentage
from shuffleup.cli.reader import Reader, watched_options
from shuffleup.cli.typed import chips, chips_of
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.locale.messages import Messages, Values
from shuffleup.questions.duration import DurationDocument, DurationQuestion, PlayedSoFar
from shuffleup.questions.duration import duration as forecast


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
    asked = DurationQuestion(
        entries=entries,
        late=late,
        standing=_standing(left, level, minute, stacks),
        hands_per_hour=hands_per_hour,
        tables_per_relief=tables_per_relief,
        runs=runs,
        seed=seed,
    )
    with percentage(speech.say("forecast-doing"), shown=reader.watches) as told:
        document = forecast(asked, planned, event, reader.language, told)
    reader.show(document, _lines(document, speech))


def _standing(left: int | None, level: int | None, minute: int, stacks: str | None) -> PlayedSoFar | None:
    """How far it is, from options that belong together; None before it begins. Raises ``InputError``."""
    if left is None and level is None:
        if stacks is not None or minute:
            what = note("only-while-played", option="--minute" if stacks is None else "--stacks")
            raise InputError(what, hint=note("give-left-and-level"), code="usage")
        return None
    if left is None or level is None:
        missing = "--left" if left is None else "--level"
        raise InputError(note("option-is-missing", option=missing), hint=note("left-with-level"), code="usage")
    known = () if stacks is None else chips_of(stacks, "--stacks")
    return PlayedSoFar(left=left, level=level, minute=minute, stacks=known)


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
    for one in document.notes:
        yield say("forecast-note", {"note": one.text})
