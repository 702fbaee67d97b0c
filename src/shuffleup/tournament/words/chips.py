"""Chips in words: counts, bags, colour-ups and found chips, as commands and as events."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
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
    """The cards dealt to the chair in a race, one for each odd chip; empty if they are drawn by lot."""


class CountChips(Struct, frozen=True, gc=False, tag="count-chips", kw_only=True):
    """Take a count of whole tables. If it does not come to the total, it needs an explanation."""

    counts: tuple[Count, ...]
    author: str = ""
    explanation: Why = UNSAID


class BagStacks(Struct, frozen=True, gc=False, tag="bag-stacks", kw_only=True):
    """Count everybody's chips into bags for the night."""

    bags: tuple[Bag, ...]
    author: str = ""
    explanation: Why = UNSAID


class ColourUp(Struct, frozen=True, gc=False, tag="colour-up", kw_only=True):
    """Exchange a player's chips for larger ones of the same value, at any time (TDA 25-B, PSLive 13)."""

    player: str
    given: Pile
    received: Pile
    author: str = ""


class ExchangeFound(Struct, frozen=True, gc=False, tag="exchange-found", kw_only=True):
    """Exchange chips of a raced-off value that a player has found since (TDA 24-C, PSLive 12)."""

    player: str
    value: int
    found: int
    """How many of them."""
    author: str = ""


class TakeInStray(Struct, frozen=True, gc=False, tag="take-in-stray", kw_only=True):
    """Take chips that nobody owns into the inventory of the event (TDA 64)."""

    chips: int
    where: str
    author: str = ""


ChipCommand: TypeAlias = CountChips | BagStacks | ColourUp | ExchangeFound | TakeInStray


class CountedStack(Struct, frozen=True, gc=False):
    """A stack as it was on record, and as counted."""

    player: str
    table: int
    before: int
    after: int


class ChipsCounted(Struct, frozen=True, gc=False, tag="chips-counted"):
    """Stacks were counted and are now as counted. ``difference`` is the change in all of them together."""

    stacks: tuple[CountedStack, ...]
    difference: int
    strays: int
    """How much of what is missing had been found astray before."""
    explanation: Why
    author: str
    at: int


class BagTag(Struct, frozen=True, gc=False):
    """What is written on the tag of a bag."""

    player: str
    tag: str
    table: int
    chair: int
    chips: int


class StacksBagged(Struct, frozen=True, gc=False, tag="stacks-bagged"):
    """All stacks are in bags; they had been counted just before."""

    day: int
    bags: tuple[BagTag, ...]
    author: str
    at: int


class ColouredUp(Struct, frozen=True, gc=False, tag="coloured-up"):
    """A player has larger chips of the same value; the exchange was announced."""

    player: str
    table: int
    given: Pile
    received: Pile
    author: str
    rule: str
    at: int


class FoundExchanged(Struct, frozen=True, gc=False, tag="found-exchanged"):
    """Chips found after their race: ``received`` chips of ``unit`` were given for them, and the rest was lost."""

    player: str
    table: int
    value: int
    found: int
    unit: int
    received: int
    forfeited: int
    added: int
    """What those chips are worth: they are in play from now on."""
    author: str
    rule: str
    at: int


class StrayTakenIn(Struct, frozen=True, gc=False, tag="stray-taken-in"):
    """Chips that nobody owns are in the inventory; the next count will miss them."""

    chips: int
    where: str
    author: str
    rule: str
    at: int


ChipEvent: TypeAlias = ChipsCounted | StacksBagged | ColouredUp | FoundExchanged | StrayTakenIn
