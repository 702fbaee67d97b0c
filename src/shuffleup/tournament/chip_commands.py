"""What the floor can ask about chips: counts, bags, colour-ups, chips found."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.chips.pile import Pile


class Count(Struct, frozen=True, gc=False):
    """What was counted before a player."""

    player: str
    chips: int


class Bag(Struct, frozen=True, gc=False):
    """A player's chips in a bag for the night, with the number on its tag."""

    player: str
    chips: int
    tag: str


class HeldPile(Struct, frozen=True, gc=False):
    """The chips before a chair, by denomination."""

    chair: int
    pile: Pile
    cards: tuple[Card, ...] = ()
    """The cards that were dealt to it in a race, one for each chip left over; none where they are drawn."""


class CountChips(Struct, frozen=True, gc=False, tag="count-chips", kw_only=True):
    """Take a count of whole tables. One that does not come to the total needs an explanation to be taken."""

    counts: tuple[Count, ...]
    author: str
    explanation: str = ""


class BagStacks(Struct, frozen=True, gc=False, tag="bag-stacks", kw_only=True):
    """Count everybody's chips into bags for the night."""

    bags: tuple[Bag, ...]
    author: str
    explanation: str = ""


class ColourUp(Struct, frozen=True, gc=False, tag="colour-up", kw_only=True):
    """Exchange a player's chips for larger ones of the same value, at any time (TDA 25-B, PSLive 13)."""

    player: str
    given: Pile
    received: Pile
    author: str


class ExchangeFound(Struct, frozen=True, gc=False, tag="exchange-found", kw_only=True):
    """Exchange chips of a value that was raced off, found since by a player (TDA 24-C, PSLive 12)."""

    player: str
    value: int
    found: int
    """How many of them."""
    author: str


class TakeInStray(Struct, frozen=True, gc=False, tag="take-in-stray", kw_only=True):
    """Take chips that nobody owns into the inventory of the event (TDA 64)."""

    chips: int
    where: str
    author: str


ChipCommand: TypeAlias = CountChips | BagStacks | ColourUp | ExchangeFound | TakeInStray
