"""The colour-up plan, and the proof of the chips in play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.cards.deck import FULL_DECK
from shuffleup.chips.denominations import starting_stack
from shuffleup.chips.pile import Pile
from shuffleup.chips.race import ChairChips, Race, cards_needed, run_race
from shuffleup.projections.chips_proof import chips_proof
from shuffleup.projections.colour_up import ChipCount, _bring, chip_set_lines, colour_ups
from shuffleup.tournament.words.chips import Bag, BagStacks
from shuffleup.tournament.words.definition import AfterLast, Break, Definition, Denomination, Level, Structure
from tests.tournament.room import Room, event

STEPS = (
    Level(25, 50, minutes=20),
    Level(50, 100, minutes=20),
    Break(10),
    Level(100, 200, minutes=20),
    Level(500, 1_000, minutes=20),
)
CHIPS = (Denomination(25, 3, 8), Denomination(100, 4, 8), Denomination(500, 0, 2), Denomination(1_000, 0, 8, "grey"))


def an_event(chips: tuple[Denomination, ...] = CHIPS) -> Definition:
    """Starting stacks of 10,000."""
    return replace(event(seats=6, stack=10_000), structure=Structure(STEPS), chips=chips)


def a_room() -> Room:
    """Ten players."""
    room = Room(an_event())
    room.open(10)
    return room


def test_the_plan_says_when_and_how_many_of_each_chip_to_bring() -> None:
    """80 chips of 25 are worth 2,000: 4 of 500 at most, and of 100 at most 4 a player and one each for the race."""
    first, second = colour_ups(an_event(), 10)
    assert (first.value, first.colour, first.level, first.in_break, first.after_minutes) == (25, "green", 3, True, 40)
    assert first.taken == 80
    assert first.bring == (ChipCount(100, "black", 20 + 10), ChipCount(500, "purple", 4))
    assert (second.value, second.level, second.in_break, second.after_minutes) == (100, 4, False, 70)
    assert second.taken == 80 + 30
    assert second.bring[-1].colour == "grey"


@pytest.mark.parametrize(
    ("after_last", "level", "moment"),
    [(AfterLast.DOUBLE, 5, (True, 90)), (AfterLast.DOUBLE, 7, (False, 140)), (AfterLast.STAY, 6, None)],
)
def test_a_chip_may_go_after_the_last_printed_level_or_never(
    after_last: AfterLast, level: int, moment: tuple[bool, int] | None
) -> None:
    """Levels that double are as long as the last one; where the last level stays on, none comes after it."""
    structure = Structure((*STEPS, Break(10)), after_last)
    definition = replace(an_event((Denomination(25, level, 8), *CHIPS[2:])), structure=structure)
    plan = [(one.in_break, one.after_minutes) for one in colour_ups(definition, 10)]
    assert plan == ([moment] if moment else [])
    assert chip_set_lines(definition, 10)[0].removed_at_level == (level if moment else 0)


def test_a_stack_that_nobody_describes_is_made_of_the_usual_chips() -> None:
    """Small change for everybody, and the sum is the stack."""
    lines = chip_set_lines(an_event(tuple([replace(chip, in_a_stack=0) for chip in CHIPS])), 10)
    assert sum(line.value * line.in_a_stack for line in lines) == 10_000
    assert all(line.handed_out == 10 * line.in_a_stack for line in lines)
    assert lines[0].in_a_stack >= 4


@given(st.lists(st.sampled_from((5, 25, 100, 500, 1_000, 5_000)), min_size=1, unique=True), st.integers(1, 40_000))
def test_a_starting_stack_is_worth_what_it_says(values: list[int], units: int) -> None:
    """Whatever the set, if it can be paid with it."""
    stack = units * max(values)
    assert starting_stack(sorted(values), stack).total == stack


@given(st.lists(st.integers(0, 60), min_size=1, max_size=10), st.sampled_from(((25, 100, 500), (100, 500, 1_000))))
def test_what_is_brought_is_always_enough(held: list[int], chips: tuple[int, int, int]) -> None:
    """However the chips lie, and whoever wins the race: larger chips first, then the lowest that stays."""
    removed, lowest, next_up = chips
    race = Race(removed, lowest)
    holdings = [
        ChairChips(chair + 1, Pile(((removed, count),)) if count else Pile()) for chair, count in enumerate(held)
    ]
    needed = cards_needed(race, holdings)
    if needed > len(FULL_DECK):
        return
    result = run_race(race, holdings, FULL_DECK[:needed])
    brought = dict(_bring(sum(held) * removed, [lowest, next_up], len(held)))
    ratio = next_up // lowest
    assert sum(line.exchanged // ratio for line in result.lines) <= brought[next_up]
    assert sum(line.exchanged % ratio + line.won + line.rescued for line in result.lines) <= brought[lowest]


def test_the_proof_counts_every_table_and_says_where_chips_went() -> None:
    """Issued, found and removed, against what lies there."""
    room = a_room()
    proof = chips_proof(room.now)
    assert (proof.issued, proof.in_play, proof.counted, proof.holds) == (100_000, 100_000, 100_000, True)
    assert [line.players for line in proof.tables] == [5, 5]
    chairs = [chair for table in room.now.floor.tables.values() for chair in table.chairs]
    bags = tuple([Bag(chair.player, chair.stack, str(place)) for place, chair in enumerate(chairs)])
    room.send(BagStacks(bags=bags[::-1], author="Ada"))
    assert chips_proof(room.now).holds
    short = (replace(bags[0], chips=bags[0].chips - 25), *bags[1:])
    room.send(BagStacks(bags=short, author="Ada", explanation="one chip is missing"))
    assert (chips_proof(room.now).found, chips_proof(room.now).holds) == (-25, True)
