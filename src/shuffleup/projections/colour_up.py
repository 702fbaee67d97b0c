"""The colour-up plan: when each denomination goes, what comes off the tables, and how many chips to bring for it.

Chips only change hands, so as many of a denomination are in play as were handed out. What has to be brought depends on
how they lie: enough is brought for the worst case.

    the next denomination up    one for each of its value that goes
    the one that stays lowest   what no such chip can be given for, at most so many a player, and one more each, which
                                the race may give him
"""

from msgspec import Struct

from shuffleup.chips.denominations import USUAL_COLOURS
from shuffleup.chips.starting_stack import starting_stack
from shuffleup.tournament.definition import Break, Definition, Denomination, Level
from shuffleup.tournament.levels import structure_of
from shuffleup.tournament.state import EventState, Phase


class ChipCount(Struct, frozen=True, gc=False):
    """So many chips of one kind."""

    value: int
    colour: str
    count: int


class ColourUp(Struct, frozen=True):
    """One denomination that goes. ``in_break``: the race is held in a break, else when the level begins."""

    value: int
    colour: str
    level: int
    """The first level without it, as printed."""
    in_break: bool
    after_minutes: int
    """Of play and breaks before it; 0 where a level before it lasts a number of hands."""
    taken: int
    """Chips of it that come off the tables."""
    bring: tuple[ChipCount, ...]
    """At most so many are needed, lowest first."""


class ChipSetLine(Struct, frozen=True, gc=False):
    """One kind of chip: how many of it a stack holds, and the whole event."""

    value: int
    colour: str
    in_a_stack: int
    handed_out: int
    removed_at_level: int


def chip_set_lines(definition: Definition, stacks: int) -> tuple[ChipSetLine, ...]:
    """What is handed out for so many starting stacks, lowest first; empty where the event names no chips."""
    in_a_stack = stack_chips(definition)
    return tuple(
        [
            ChipSetLine(
                chip.value,
                _colour(chip),
                in_a_stack[chip.value],
                in_a_stack[chip.value] * stacks,
                chip.removed_at_level,
            )
            for chip in definition.chips
        ]
    )


def stack_chips(definition: Definition) -> dict[int, int]:
    """How many chips of each value a starting stack holds: as announced, else the usual way."""
    announced = {chip.value: chip.in_a_stack for chip in definition.chips}
    if any(announced.values()) or not announced:
        return announced
    pile = starting_stack(tuple(announced), definition.entry.stack)
    return {value: pile.count(value) for value in announced}


def colour_ups(state: EventState) -> tuple[ColourUp, ...]:
    """The removals that are still to come, in their order.

    Chips bought later are taken to be of values that stay, as rooms hand them out.
    """
    definition = state.opening.definition
    players = state.floor.players if state.phase is Phase.PLAYING else len(state.entries)
    handed_out = {line.value: line.handed_out for line in chip_set_lines(definition, _stacks(state))}
    chips = {chip.value: chip for chip in definition.chips}
    plans: list[ColourUp] = []
    going = [chip for chip in definition.chips if chip.removed_at_level > state.clock.number]
    for chip in sorted(going, key=lambda one: (one.removed_at_level, one.value)):
        above = [value for value in chips if value > chip.value and not _gone(chips[value], chip.removed_at_level)]
        in_break, minutes = _moment(state, chip.removed_at_level)
        bring = _bring(handed_out[chip.value] * chip.value, sorted(above), players) if above else ()
        brought = tuple([ChipCount(value, _colour(chips[value]), count) for value, count in bring if count])
        plans.append(
            ColourUp(
                chip.value, _colour(chip), chip.removed_at_level, in_break, minutes, handed_out[chip.value], brought
            )
        )
        if above:  # what is brought for one removal may have to go in a later one
            for value, count in bring:
                handed_out[value] += count
    return tuple(plans)


def _stacks(state: EventState) -> int:
    return state.chips.issued // state.opening.definition.entry.stack if state.floor.tables else len(state.entries)


def _gone(chip: Denomination, level: int) -> bool:
    return 0 < chip.removed_at_level <= level


def _bring(value: int, above: list[int], players: int) -> tuple[tuple[int, int], ...]:
    """Chips that are always enough for so much value, however it lies before so many players."""
    lowest = above[0]
    if len(above) == 1 or above[1] % lowest:
        return ((lowest, value // lowest + players),)
    ratio = above[1] // lowest
    return (lowest, min(value // lowest, players * (ratio - 1)) + players), (above[1], value // above[1])


def _moment(state: EventState, level: int) -> tuple[bool, int]:
    """Whether a break comes just before a level, and how many minutes into the event it begins."""
    number = minutes = 0
    in_break = by_hands = False
    for step in structure_of(state).steps:
        if isinstance(step, Level):
            number += 1
            if number == level:
                break
            by_hands = by_hands or not step.minutes
            in_break = False
            minutes += step.minutes
        elif isinstance(step, Break):
            in_break = True
            if number < level - 1:
                minutes += step.minutes
    return in_break, 0 if by_hands else minutes


def _colour(chip: Denomination) -> str:
    return chip.colour or USUAL_COLOURS.get(chip.value, f"T{chip.value}")
