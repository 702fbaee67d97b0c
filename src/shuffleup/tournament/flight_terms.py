"""What part an event plays in a larger one: flights are events of their own, and their survivors play a final day.

flight 1A ──┐  bags, pool, penalties
flight 1B ──┼──────────────────────►  final day: seats drawn anew, one prize pool
flight 1C ──┘
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct


class BagCarry(Enum):
    """What a player takes to the final day who has bagged in several flights."""

    BEST_STACK = "best-stack"  # the largest of his bags; the chips of the others leave play
    ALL_STACKS = "all-stacks"  # all of them together


class ForgoneBounty(Enum):
    """What becomes of the bounties of bags that a player leaves behind, because he plays with the best one only."""

    NEXT_POT = "next-pot"  # they lie in the first pot of his table, as if he had given those chips up (MED-15)
    ON_HEAD = "on-head"  # they stand on his head together with that of the bag he plays


class Whole(Struct, frozen=True, gc=False, tag="whole"):
    """The event stands by itself."""


class Flight(Struct, frozen=True, gc=False, tag="flight"):
    """A flight: who has chips when its day ends bags them for the final day. Its money goes there too."""

    final_day: str
    """The id of the event to which the bags go."""
    name: str
    bags: bool = True
    """Without bags it is played to its end, and only the money goes on: the heat of a team contest."""


class FinalDay(Struct, frozen=True, gc=False, tag="final-day"):
    """The final day: it begins when the bags of every flight are in."""

    flights: tuple[str, ...]
    """The ids of its flights."""
    carry: BagCarry = BagCarry.BEST_STACK
    first_level: int = 1
    """The level it begins with: the one after the flights' last, or an earlier one (roll-back)."""
    forgone: ForgoneBounty = ForgoneBounty.NEXT_POT
    """Only asked where bounties stand on heads and one bag alone goes on."""


Part: TypeAlias = Whole | Flight | FinalDay
WHOLE_EVENT = Whole()
