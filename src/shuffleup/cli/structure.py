"""``shuffleup structure``: blinds for so many entries, chips and hours, with the forecast beside them."""

import shlex
from collections.abc import Iterable, Iterator

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_writable, write_text
from shuffleup.cli.forecast_lines import hour_lines, mark_lines, span_of
from shuffleup.cli.options import Figure, FileName, NumberWithin, command
from shuffleup.cli.output import say
from shuffleup.cli.progress import percentage
from shuffleup.cli.reader import Reader, lang_again, watched_options
from shuffleup.cli.typed import chips, chips_of
from shuffleup.formats.event.schema import MOST_PLAYERS
from shuffleup.formats.event.structure import event_text
from shuffleup.locale.messages import Messages, Values
from shuffleup.locale.writing import figures
from shuffleup.maths.structure import paid_of
from shuffleup.questions.structure import MOST_STACK, StructureDocument, StructureQuestion
from shuffleup.questions.structure import structure as suggested
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.rule import Language


@command(help="Suggest a structure of blinds for so many entries, chips and hours, and forecast it.")
@click.option("--entries", type=NumberWithin(2, MOST_PLAYERS), required=True, help="Players, re-entries among them.")
@click.option("--stack", type=NumberWithin(1, MOST_STACK), required=True, help="Starting stack in chips.")
@click.option("--hours", type=Figure(0, 1_000_000, min_open=True), required=True, help="How long it should last.")
@click.option("--denominations", metavar="CHIP,…", help="The chips of the set; the usual ones if not given.")
@click.option("--seats", type=NumberWithin(min=2, max=10), default=9, show_default=True, help="Players at a table.")
@click.option("--hands-per-hour", type=Figure(min=1, max=600), help="Hands of a table; 30 if not given.")
@click.option("--runs", type=NumberWithin(min=1), default=200, show_default=True, help="Runs of the forecast.")
@click.option("--seed", type=NumberWithin(min=0), default=1, show_default=True, help="What decides all chance.")
@click.option(
    "--toml", type=FileName(ending=".toml"), metavar="FILE", help="Write it as an event file, ready for shuffleup run."
)
@click.option("--rulebook", default="tda-2024", show_default=True, help="The book that the event file names.")
@watched_options
def structure(
    *,
    entries: int,
    stack: int,
    hours: float,
    denominations: str | None,
    seats: int,
    hands_per_hour: float | None,
    runs: int,
    seed: int,
    toml: str | None,
    rulebook: str,
    reader: Reader,
) -> None:
    """The command itself: exit status 0, or 2 if no structure meets the wishes."""
    _known(rulebook)
    if toml:
        check_writable(toml)
    asked = StructureQuestion(
        entries=entries,
        stack=stack,
        hours=hours,
        denominations=None if denominations is None else chips_of(denominations, "--denominations"),
        seats=seats,
        hands_per_hour=hands_per_hour,
        runs=runs,
        seed=seed,
    )
    speech = reader.speech
    with percentage(speech.say("forecast-doing"), shown=reader.watches) as told:
        document, wish, found = suggested(asked, told)
    if toml:
        name = f"{chips(entries)} entries, {hours:g} hours"
        write_text(toml, event_text(name, wish, found, rulebook=rulebook, currency="EUR"))
    reader.show(document, _lines(document, speech))
    if toml and not reader.as_json:
        command = f"shuffleup run {shlex.quote(toml)}{lang_again(speech.language)}"
        say(speech.say("forecast-written", {"file": toml, "command": command}))


def _known(rulebook: str) -> None:
    if rulebook not in RULEBOOKS:
        hint = note("rulebooks-are-list", list=", ".join(RULEBOOKS))
        raise InputError(note("rulebook-not-known", key=rulebook), hint=hint, code="unknown-rulebook")


def _lines(document: StructureDocument, speech: Messages) -> Iterator[str]:
    language, hours = speech.language, document.hours
    entries, stack = chips(document.entries, language), chips(document.stack, language)
    # A whole number as such, so that the message can tell one hour from several.
    length = int(hours) if hours.is_integer() else figures(f"{hours:g}", language)
    wanted: Values = {"entries": entries, "stack": stack, "hours": length, "minutes": document.minutes}
    yield speech.say("forecast-wanted", wanted)
    yield speech.say("forecast-chips", {"chips": _listed(document.denominations, language)})
    yield ""
    yield from _level_lines(document, speech)
    yield ""
    yield from mark_lines(document.marks, paid_of(document.entries), document.seats, speech)
    yield ""
    yield from hour_lines(document.hours_ahead, speech)


def _level_lines(document: StructureDocument, speech: Messages) -> Iterator[str]:
    language = speech.language
    names = ("level", "small", "big", "ante", "from", "depth")
    level_head, small, big, ante_head, begins, depth = [speech.say(f"forecast-{name}") for name in names]
    yield f"{level_head:>7}{small:>12}{big:>12}{ante_head:>12}{begins:>10}{depth:>22}"
    for level in document.levels:
        if level.break_minutes:
            told: Values = {"minutes": level.break_minutes, "chips": _listed(level.raced_off, language)}
            yield "        " + speech.say("forecast-break-race" if level.raced_off else "forecast-break", told)
        ante = chips(level.ante, language) if level.ante else "-"
        yield (
            f"{level.level:>7}{chips(level.small, language):>12}{chips(level.big, language):>12}{ante:>12}"
            f"{span_of(level.begins):>10}{figures(f'{document.stack / level.big:.1f}', language):>22}"
        )
    yield "        " + speech.say("forecast-doubles")


def _listed(values: Iterable[int], language: Language) -> str:
    return ", ".join([chips(value, language) for value in values])
