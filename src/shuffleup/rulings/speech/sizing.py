"""One meaning of the size that a player named, before the table says what it comes to.

"two two"      22 hundred: 2,200 chips in all, as everybody completes it
"300 more"     300 chips over the call
"three blinds" three big blinds
"one fifty"    150 as it was said; 150,000 where only thousands are played; 1,500, as few would say it
"""

from enum import Enum, IntEnum
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

Number: TypeAlias = int | Fraction
"""A number as it is said: whole, or with a part; a fraction only where there is one, as it costs ten times as much."""


class SizeUnit(Enum):
    """What the number counts."""

    CHIPS = "chips"
    """Chips in all on the street: a number after "raise" is the total (TDA 43-B)."""
    MORE = "more"
    """Chips over the call."""
    BLINDS = "blinds"
    """Big blinds."""
    BETS = "bets"
    """Bets as large as the one to match; before anybody has bet, as the big blind."""
    POTS = "pots"
    """Pots, counted as in pot-limit: the call is in it first."""
    LEAST = "least"
    """The least bet or raise."""
    SAME = "same"
    """The bet to match, or if there is none, the bet of the street before."""


class Sureness(IntEnum):
    """How sure it is that a speaker means this, from the surest on."""

    SAID = 0
    """It is what the words say."""
    USUAL = 1
    """Something is left out, and everybody completes it so: "two two", ``millecinque``, "five"."""
    LEVEL = 2
    """The thousand is left out that goes without saying at a high level: "one fifty" at 25,000/50,000."""
    RARE = 3
    """Few speakers complete it so."""
    SLANG = 4
    """A word that not everybody knows, or that means other things elsewhere (TDA 3)."""


class Sizing(Struct, frozen=True, gc=False):
    """A number of something."""

    count: Number = 1
    of: SizeUnit = SizeUnit.CHIPS
    sure: Sureness = Sureness.SAID


def chips(*amounts: int) -> tuple[Sizing, ...]:
    """Several numbers of chips that the same words may mean; a single one is what they say."""
    sure = Sureness.SAID if len(amounts) == 1 else Sureness.USUAL
    return tuple([Sizing(amount, SizeUnit.CHIPS, sure) for amount in amounts])


def whole(number: Number) -> Number:
    """The same number, as an integer if it is one."""
    return number.numerator if number.denominator == 1 else number
