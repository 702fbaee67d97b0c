"""The chip set of an event, what the cage must hold for it, and the colour-up plan."""

from shuffleup.answer import note
from shuffleup.projections.colour_up import ChipSetLine, ColourUpLine, chip_set_lines, colour_ups
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.printed import Printed
from shuffleup.service.programme import FlightsRun, Planned, event_of, players_of


class ChipsDocument(Printed, frozen=True):
    """The chips of an event. ``announced``: the event file says what a stack is made of."""

    event: str
    entries: int
    stack: int
    announced: bool
    chips: tuple[ChipSetLine, ...]
    colour_ups: tuple[ColourUpLine, ...]


def chips(planned: Planned, file: str, entries: int | None) -> ChipsDocument:
    """The chips for this many entries, or for the file's if no number is given. Raises ``QuestionError``."""
    definition = event_of(planned).definition
    if not definition.chips:
        hint = note("list-its-chips-there")
        raise QuestionError(note("event-names-no-chips"), file=file, place="[chips]", hint=hint, code="no-chips")
    stacks = entries or _entries(planned)
    return ChipsDocument(
        event=definition.name,
        entries=stacks,
        stack=definition.entry.stack,
        announced=any(chip.in_a_stack for chip in definition.chips),
        chips=chip_set_lines(definition, stacks),
        colour_ups=colour_ups(definition, stacks),
    )


def _entries(planned: Planned) -> int:
    """The entries that the file expects: for flights, everybody who enters one of them, and all who re-enter."""
    if isinstance(planned, FlightsRun):
        return sum([len(flight.players) + flight.again for flight in planned.flights])
    return len(players_of(planned))
