"""The penalty book: who was warned, who misses how many hands, who was put out, who may not come back."""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.conduct import Penalty, PenaltyFollows


class Where(Struct, frozen=True, gc=False):
    """Where a player was penalised: the day of the event, his table and chair; 0 for none."""

    day: int = 1
    table: int = 0
    chair: int = 0


class Sanction(Struct, frozen=True, gc=False):
    """One penalty, warnings included. ``hands`` is its size, fixed when it is given; 0 for one without missed hands."""

    number: int
    player: str
    step: Penalty
    offence: str = ""
    hands: int = 0
    served: int = 0
    """Hands missed so far, the one in which it was given included where that counts."""
    where: Where = Where()
    ends_on: tuple[PenaltyFollows, ...] = ()
    """Changes that end it, because the book does not let it follow the player across them; mostly none."""
    lifted: bool = False
    origin: str = ""
    """Where it was given, if that was another event: its id and the number there."""

    @property
    def left(self) -> int:
        """Hands still to be missed, as long as nothing in ``ends_on`` has happened."""
        return 0 if self.lifted else self.hands - self.served


class Served(Struct, frozen=True, gc=False):
    """Hands of a penalty, by its number, that have been missed now."""

    sanction: int
    hands: int


class BanScope(Enum):
    """How far a ban reaches."""

    EVENT = "event"  # every tournament of this event or festival
    ORGANISER = "organiser"  # everything the organiser holds
    CIRCUIT = "circuit"


class Ban(Struct, frozen=True, gc=False):
    """A player who may not enter. One that others have to decide is ``proposed``; it binds this event at once."""

    player: str
    scope: BanScope
    proposed: bool = False


class Removal(Struct, frozen=True, gc=False):
    """A player who leaves the event as soon as no hand is in the way."""

    player: str
    sanction: int = 0
    """The penalty that puts him out; 0 for a player who has given up."""


class Conduct(Struct, frozen=True):
    """The penalty book of one event. The mappings are never changed in place."""

    sanctions: tuple[Sanction, ...] = ()
    """In the order of their numbers, which count from 1."""
    open: dict[str, int] = {}
    """Players with hands to miss, and how many. A hand of anybody else asks for nothing more."""
    last_missed: dict[str, int] = {}
    """The last hand that each of them missed, so that no hand counts twice."""
    removals: tuple[Removal, ...] = ()
    """Those who are still to leave."""
    removed: tuple[str, ...] = ()
    """Players put out of the event, in the order in which that was decided; none of them may come back."""
    unpaid: tuple[str, ...] = ()
    """Those of them who get no prize for their place."""
    bans: tuple[Ban, ...] = ()
