"""What is settled about prizes beside places: a deal among the players left, seats won on the way."""

from msgspec import Struct

from shuffleup.maths.deals import DealMethod


class DealShare(Struct, frozen=True, gc=False):
    """What one player takes by a deal, with the chips it was worked out from and what ICM gives for the same money."""

    player: str
    chips: int
    cents: int
    icm_cents: int


class Signature(Struct, frozen=True, gc=False):
    """A player who agreed, and when; ``witness`` is who took it down."""

    player: str
    at: int
    witness: str


class Deal(Struct, frozen=True, kw_only=True):
    """A deal as it was put before the players: every figure, and who has agreed so far."""

    number: int
    method: DealMethod
    shares: tuple[DealShare, ...]
    """Most chips first."""
    play_for: tuple[int, ...] = ()
    """Cents still to be played for, by place."""
    play_on: bool = False
    """Play goes on although no money is left to play for: for a trophy, for points."""
    author: str
    at: int
    told: str = ""
    """To whom it is disclosed, where the rulebook wants that."""
    signed: tuple[Signature, ...] = ()

    @property
    def total_cents(self) -> int:
        """Everything it divides, with what is still played for."""
        return sum([share.cents for share in self.shares]) + sum(self.play_for)

    @property
    def missing(self) -> tuple[str, ...]:
        """Who has not agreed yet."""
        agreed = {one.player for one in self.signed}
        return tuple([share.player for share in self.shares if share.player not in agreed])


class DealDesk(Struct, frozen=True):
    """The deal that lies before the players, if there is one, and the one that was made."""

    numbers: int = 0
    proposed: Deal | None = None
    made: Deal | None = None
    figures: str = ""
    """Whose figures the stacks of the last deal are; empty where they are those of a count or of the software."""


class SeatWinner(Struct, frozen=True, gc=False):
    """A player who reached the milestone of a satellite and left with a seat; his chips left play."""

    player: str
    stack: int
    at: int
