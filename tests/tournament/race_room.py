"""A room whose small chips go, and stacks told in piles."""

from random import Random

from msgspec.structs import replace

from shuffleup.chips.pile import Pile
from shuffleup.tournament.words.chips import HeldPile
from shuffleup.tournament.words.definition import Denomination, Level
from tests.tournament.room import Room, event

CHIPS = (Denomination(25, 2), Denomination(100, 3), Denomination(500))
LEVELS = (Level(25, 50, minutes=20), Level(100, 200, minutes=20), Level(500, 1_000, minutes=500))


def a_room(players: int = 6, *, book: str = "tda-2024", stack: int = 2_000) -> Room:
    """A room whose 25s go before level 2 and whose 100s go before level 3."""
    room = Room(replace(event(seats=6, stack=stack, levels=LEVELS), chips=CHIPS), book=book, seed=2)
    room.open(players)
    return room


def piles(room: Room, dice: Random) -> tuple[HeldPile, ...]:
    """Each stack in chips of 25, 100 and 500, divided at random."""
    held = []
    for chair in room.now.floor.tables[1].chairs:
        big = dice.randint(0, chair.stack // 500)
        middle = dice.randint(0, (chair.stack - 500 * big) // 100)
        small = (chair.stack - 500 * big - 100 * middle) // 25
        chips = tuple([(value, count) for value, count in ((500, big), (100, middle), (25, small)) if count])
        held.append(HeldPile(chair.number, Pile(chips)))
    return tuple(held)
