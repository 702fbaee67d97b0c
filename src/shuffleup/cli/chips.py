"""``shuffleup chips``: the chip set of an event, what the cage must hold for it, and the colour-up plan."""

from collections.abc import Iterator

import click

from shuffleup.chips.denominations import USUAL_COLOURS
from shuffleup.cli.event_input import read_planned
from shuffleup.cli.forecast_lines import span_of
from shuffleup.cli.options import EVENT, NumberWithin, command
from shuffleup.cli.output import to_left, to_right
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.typed import chips as grouped
from shuffleup.locale.messages import Messages, Values
from shuffleup.projections.colour_up import ChipCount, ColourUpLine
from shuffleup.questions.chips import ChipsDocument
from shuffleup.questions.chips import chips as chip_set

USUAL = frozenset(USUAL_COLOURS.values())
"""Colours with a name in every language; those that an event file names stay as they are."""


@command(help="The chips of an event: a starting stack, what the cage must hold, and the colour-up plan.")
@click.argument("event", metavar="EVENT.toml", type=EVENT)
@click.option(
    "--entries",
    type=NumberWithin(min=1),
    metavar="N",
    help="Entries to expect, re-entries among them; those of the file if unsaid.",
)
@click.option("--quiet", is_flag=True, help="Print no notes.")
@reader_options
def chips(*, event: str, entries: int | None, reader: Reader) -> None:
    """The command itself: exit status 0, or 2 if the event names no chips."""
    document = chip_set(read_planned(event), event, entries)
    reader.show(document, _lines(document, reader))


def _lines(document: ChipsDocument, reader: Reader) -> Iterator[str]:
    speech, language = reader.speech, reader.language
    entries, stack = grouped(document.entries, language), grouped(document.stack, language)
    yield speech.say("chip-set-head", {"event": document.event, "entries": entries, "stack": stack})
    yield from _table(document, speech)
    yield ""
    if not document.colour_ups:
        yield speech.say("chip-set-none-goes")
    for plan in document.colour_ups:
        yield _plan(plan, speech)
    if not reader.quiet:
        yield ""
        if not document.announced:
            yield speech.say("chip-set-usual")
        if document.colour_ups:
            yield speech.say("chip-set-enough")


def _table(document: ChipsDocument, speech: Messages) -> Iterator[str]:
    language = speech.language
    heads = [speech.say(f"chip-set-{name}") for name in ("chip", "colour", "in-a-stack", "in-the-cage", "goes")]
    rows = [heads]
    for line in document.chips:
        goes = speech.say("chip-set-before-level", {"level": line.removed_at_level}) if line.removed_at_level else "-"
        counts = [grouped(line.in_a_stack, language), grouped(line.handed_out, language)]
        rows.append([grouped(line.value, language), _colour(line.colour, speech), *counts, goes])
    counted = [sum([line.in_a_stack for line in document.chips]), sum([line.handed_out for line in document.chips])]
    rows.append(["", speech.say("chip-set-all"), *[grouped(count, language) for count in counted], ""])
    chip, colour, stack, cage, gone = zip(*rows, strict=True)
    columns = (to_right(chip), to_left(colour), to_right(stack), to_right(cage), to_left(gone))
    yield from [f"  {'  '.join(row)}".rstrip() for row in zip(*columns, strict=True)]


def _plan(plan: ColourUpLine, speech: Messages) -> str:
    """One removal: when, what comes off, and what to bring for it."""
    language = speech.language
    when: Values = {"level": plan.level, "time": span_of(plan.after_minutes * 60)}
    moment = speech.say("chip-set-in-break" if plan.in_break else "chip-set-at-level", when)
    if plan.after_minutes:
        moment = speech.say("chip-set-after", {**when, "moment": moment})
    values: Values = {
        "moment": moment,
        "taken": _many(ChipCount(plan.value, plan.colour, plan.taken), speech),
        "bring": ", ".join([_many(one, speech) for one in plan.bring]),
    }
    if not plan.taken:
        return speech.say("chip-set-none-out", {**values, "chip": grouped(plan.value, language)})
    return speech.say("chip-set-plan", values)


def _many(count: ChipCount, speech: Messages) -> str:
    language = speech.language
    chip = grouped(count.value, language)
    return f"{grouped(count.count, language)} × {chip} ({_colour(count.colour, speech)})"


def _colour(colour: str, speech: Messages) -> str:
    return speech.say(f"chip-colour-{colour.replace(' ', '-')}") if colour in USUAL else colour
