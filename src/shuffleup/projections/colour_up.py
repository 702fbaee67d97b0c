"""The colour-up plan: when each denomination goes, what comes off the tables, and how many chips to bring for it.

Chips only change hands, so as many of a denomination are in play as were handed out. How many to bring depends on how
they are distributed: the plan covers the worst case.

    the next denomination up    as many as the value that goes could fill
    the lowest that stays       for what the next one up cannot be given for, a limited number per player, plus one for
                                each player that the race may give him
"""

from msgspec import Struct

from shuffleup.chips.denominations import USUAL_COLOURS, starting_stack
from shuffleup.tournament.words.definition import AfterLast, Definition, Denomination, Level, Structure


class ChipCount(Struct, frozen=True, gc=False):
    """A number of chips of one kind."""

    value: int
    colour: str
    count: int


class ColourUpLine(Struct, frozen=True):
    """One denomination that goes. ``in_break``: the race is held in a break, otherwise when the level begins."""

    value: int
    colour: str
    level: int
    """The first level without it, as printed."""
    in_break: bool
    after_minutes: int
    """Minutes of play and breaks before it; 0 if a level before it lasts a number of hands."""
    taken: int
    """Chips of it that come off the tables."""
    bring: tuple[ChipCount, ...]
    """The most that can be needed, lowest first."""


class ChipSetLine(Struct, frozen=True, gc=False):
    """One kind of chip: how many of it are in a stack, and in the whole event."""

    value: int
    colour: str
    in_a_stack: int
    handed_out: int
    removed_at_level: int


def chip_set_lines(definition: Definition, stacks: int) -> tuple[ChipSetLine, ...]:
    """What is handed out for this many starting stacks, lowest first; empty if the event names no chips."""
    in_a_stack = stack_chips(definition)
    return tuple(
        [
            ChipSetLine(
                chip.value,
                _colour(chip),
                in_a_stack[chip.value],
                in_a_stack[chip.value] * stacks,
                _level(definition.structure, chip),
            )
            for chip in definition.chips
        ]
    )


def stack_chips(definition: Definition) -> dict[int, int]:
    """How many chips of each value a starting stack holds: as announced, or else the usual way."""
    announced = {chip.value: chip.in_a_stack for chip in definition.chips}
    if any(announced.values()) or not announced:
        return announced
    pile = starting_stack(tuple(announced), definition.entry.stack)
    return {value: pile.count(value) for value in announced}


def colour_ups(definition: Definition, stacks: int, players: int = 0) -> tuple[ColourUpLine, ...]:
    """The removals in their order, for this many starting stacks in this many players' hands; 0: one per player.

    Chips bought later are assumed to be of values that stay, as rooms hand them out.
    """
    handed_out = {line.value: line.handed_out for line in chip_set_lines(definition, stacks)}
    chips = {chip.value: chip for chip in definition.chips}
    levels = {value: _level(definition.structure, chip) for value, chip in chips.items()}
    plans: list[ColourUpLine] = []
    for gone, level in sorted([(value, level) for value, level in levels.items() if level], key=lambda one: one[::-1]):
        above = sorted([value for value in chips if value > gone and not 0 < levels[value] <= level])
        in_break, minutes = _moment(definition.structure, level)
        bring = _bring(handed_out[gone] * gone, above, players or stacks) if above else ()
        brought = tuple([ChipCount(value, _colour(chips[value]), count) for value, count in bring if count])
        plans.append(ColourUpLine(gone, _colour(chips[gone]), level, in_break, minutes, handed_out[gone], brought))
        for value, count in bring:  # what is brought for one removal may have to go in a later one
            handed_out[value] += count
    return tuple(plans)


def _level(structure: Structure, chip: Denomination) -> int:
    """The level before which a chip goes; 0 if it stays, also because that level never comes."""
    never = structure.after_last is AfterLast.STAY and chip.removed_at_level > len(structure.levels)
    return 0 if never else chip.removed_at_level


def _bring(value: int, above: list[int], players: int) -> tuple[tuple[int, int], ...]:
    """Chips that are always enough for this much value, however it lies before this many players."""
    lowest = above[0]
    if len(above) == 1 or above[1] % lowest:
        return ((lowest, value // lowest + players),)
    ratio = above[1] // lowest
    return (lowest, min(value // lowest, players * (ratio - 1)) + players), (above[1], value // above[1])


def _moment(structure: Structure, level: int) -> tuple[bool, int]:
    """Whether a break comes just before a level, and how many minutes into the event that break begins."""
    number, minutes, length = 0, 0.0, 0.0
    in_break = by_hands = False
    for step in structure.steps:
        if isinstance(step, Level):
            number += 1
            if number == level:
                return in_break, 0 if by_hands else int(minutes)
            in_break, length = False, step.minutes
            by_hands = by_hands or not length
            minutes += length
        else:
            in_break = True
            if number < level - 1:
                minutes += step.minutes
    after = level - number - 1  # levels beyond the printed ones are as long as the last of them
    return in_break and not after, 0 if by_hands else int(minutes + after * length)


def _colour(chip: Denomination) -> str:
    return chip.colour or USUAL_COLOURS.get(chip.value, f"T{chip.value}")
