"""What can be asked about prizes before they are awarded: another division of the pool, a deal."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.maths.deals import DealMethod
from shuffleup.tournament.definition import PayoutPlan


class SetPayouts(Struct, frozen=True, gc=False, tag="set-payouts"):
    """Divide the pool otherwise than announced; possible until the bubble."""

    plan: PayoutPlan
    reason: str
    author: str


class NamedAmount(Struct, frozen=True, array_like=True, gc=False):
    """What a player takes by a deal of the players' own."""

    player: str
    cents: int


class ProposeDeal(Struct, frozen=True, tag="propose-deal", kw_only=True):
    """Work a deal out from the stacks as they are and put it before the players who are left."""

    method: DealMethod
    play_for_cents: tuple[int, ...] = ()
    """What stays to be played for, by place: one amount is a save for first."""
    amounts: tuple[NamedAmount, ...] = ()
    """For a deal of the players' own."""
    play_on: bool = False
    """Play on although no money is left to play for: for a trophy, for points."""
    unit_cents: int = 1
    author: str
    told: str = ""
    """To whom the deal is disclosed, where the rulebook wants that (PSLive 5)."""
    figures: str = ""
    """Whose figures the stacks are, where people deal and nobody has counted them: every screen says so."""


class AgreeToDeal(Struct, frozen=True, gc=False, tag="agree-to-deal"):
    """A player agrees to the deal before him. With the last of them it is made."""

    player: str
    witness: str


class DropDeal(Struct, frozen=True, gc=False, tag="drop-deal"):
    """The deal is off: somebody says no, or the floor takes it back."""

    reason: str
    author: str


class HandOverSeats(Struct, frozen=True, gc=False, tag="hand-over-seats", kw_only=True):
    """Hand the seats that were won in this satellite over to the event that they are for, by its id."""

    event: str
    author: str


PrizeCommand: TypeAlias = SetPayouts | ProposeDeal | AgreeToDeal | DropDeal | HandOverSeats
