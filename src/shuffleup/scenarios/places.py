"""What the places of a sentence may contain: types for its parameters, each with the words that it is read from.

Only what several topics use is here; a place of a single topic is an ``Annotated`` in its own file.
"""

import re
from typing import Annotated, TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.chips.pile import Pile
from shuffleup.scenarios.forms import NAME, SLOTS, Naming, Slot
from shuffleup.scenarios.said import money_text

SECOND = 1_000_000
"""The core counts time in microseconds, a scenario in seconds."""

Player: TypeAlias = Annotated[str, SLOTS["player"]]
Players: TypeAlias = Annotated[tuple[str, ...], SLOTS["players"]]
Other: TypeAlias = Annotated[str, Slot(NAME, str, "a second player", Naming(people=lambda name: (name,)))]
Chips: TypeAlias = Annotated[int, SLOTS["amount"]]
Heap: TypeAlias = Annotated[Pile, SLOTS["pile"]]
Cards: TypeAlias = Annotated[tuple[Card, ...], SLOTS["cards"]]
Street: TypeAlias = Annotated[str, SLOTS["street"]]
Seconds: TypeAlias = Annotated[int, Slot(r"\d{1,5}", int, "seconds, `0` for at once")]
CardCount: TypeAlias = Annotated[int, Slot(r"\d{1,2}", int, "a number of cards")]

TableNumber: TypeAlias = Annotated[int, Slot(r"[1-9]\d{0,3}", int, "the number of a table", Naming(number_of="table"))]
Chair: TypeAlias = Annotated[
    int, Slot(r"[1-9]\d?", int, "the number of a chair, counted from the dealer's left", Naming(number_of="chair"))
]
Minutes: TypeAlias = Annotated[int, Slot(r"[1-9]\d{0,4}", int, "whole minutes")]
MONEY = r"\d{1,7}(?:[.,]\d\d?)?"
"""An amount of money as a scenario writes it: whole units, or units and hundredths: ``62.50``, ``62,5``."""


def cents(text: str) -> int:
    """An amount of money in its smallest unit."""
    units, _, hundredths = text.replace(",", ".").partition(".")
    return int(units) * 100 + int(hundredths.ljust(2, "0"))


Money: TypeAlias = Annotated[int, Slot(MONEY, cents, "money: `120`, or `62.50`", tell=money_text)]


def count(explained: str, shape: str = r"[1-9]\d{0,3}") -> Slot:
    """A place for a whole number."""
    return Slot(shape, int, explained)


LIST = r"\d+(?:, \d+)*(?: and \d+)?"
"""Several numbers: ``2, 3 and 1``."""


def numbers(text: str) -> tuple[int, ...]:
    """The figures of a text."""
    return tuple([int(number) for number in re.findall(r"\d+", text)])


class Stack(Struct, frozen=True, gc=False):
    """A player and the chips he brings."""

    player: str
    chips: int
