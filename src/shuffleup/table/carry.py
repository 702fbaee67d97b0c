"""What one hand leaves to the next at the same table."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.italian.opening import OpeningLevel


class NoCarry(Struct, frozen=True, gc=False, tag="none"):
    """Nothing is carried over."""


NOTHING_CARRIED = NoCarry()


class WinTheButton(Struct, frozen=True, gc=False, tag="win-the-button"):
    """The winner of the hand takes the button (MED-13)."""

    chair: int


class CarriedPot(Struct, frozen=True, gc=False, tag="carried-pot"):
    """A pot that nobody has won yet: its chips stay on the table, and the next hand is played for them."""

    contributions: tuple[tuple[str, int], ...]
    """The chips of each player in it, including players who have since left the event."""
    level: OpeningLevel
    """The opening level of the next hand."""
    members: tuple[str, ...] = ()
    """The players who play for a parol pot until it is won; empty for a pot that everybody plays for."""
    ante_due: bool = True
    """Is an ante taken for the next hand? Not for the one right after a parol (AMB-04)."""
    staying: tuple[str, ...] = ()
    """Members who spent their last chips on catching up and are not out yet (AMB-32)."""

    @property
    def chips(self) -> int:
        """The chips on the table."""
        return sum([chips for _, chips in self.contributions])

    @property
    def is_parol(self) -> bool:
        """Was the pot carried by a parol? Then only its members play for it."""
        return bool(self.members)


Carry: TypeAlias = NoCarry | WinTheButton | CarriedPot


def opening_level(carry: Carry) -> OpeningLevel:
    """The opening level of the hand after this carry: jacks, unless a pot has been carried."""
    return carry.level if isinstance(carry, CarriedPot) else OpeningLevel.JACKS


def carried_chips(carry: Carry) -> int:
    """The chips on a table between two hands that are not in a stack."""
    return carry.chips if isinstance(carry, CarriedPot) else 0
