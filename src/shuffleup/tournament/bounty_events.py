"""What became of bounties. Every event that moves their money carries its postings, which come to nothing together."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.bounty_state import CarriedBounties, KnockOut
from shuffleup.tournament.cage_state import Posting
from shuffleup.tournament.draws import Draw


class KnockedOut(Struct, frozen=True, gc=False, tag="knocked-out"):
    """These players lost their last chips in one hand, and to whom."""

    knock_outs: tuple[KnockOut, ...]


class Gain(Struct, frozen=True, gc=False):
    """What one player has of a bounty: money, and cents onto his own head."""

    player: str
    cash: int
    head: int = 0


class BountyWon(Struct, frozen=True, gc=False, tag="bounty-won"):
    """The bounty of a player was won; ``loose`` ones by the winners of the next pot after he had left."""

    player: str
    cents: int
    gains: tuple[Gain, ...]
    postings: tuple[Posting, ...]
    loose: bool = False
    rule: str = ""
    author: str = ""


class BountyLeft(Struct, frozen=True, gc=False, tag="bounty-left"):
    """A player left without being knocked out: his bounty goes with the next pot at this table (MED-15)."""

    player: str
    table: int
    cents: int
    rule: str = ""


class BountyUnnamed(Struct, frozen=True, gc=False, tag="bounty-unnamed"):
    """A player is out, and the report of his last hand does not tell who won his chips: the floor has to say."""

    knock_out: KnockOut


class BountyKept(Struct, frozen=True, gc=False, tag="bounty-kept"):
    """A player who is still in when play ends has his own bounty."""

    player: str
    cents: int
    postings: tuple[Posting, ...]


class EnvelopesFilled(Struct, frozen=True, gc=False, tag="envelopes-filled"):
    """The purse was put into envelopes, one for every player who is left; ``rest`` stays in the purse."""

    envelopes: tuple[int, ...]
    rest: int


class EnvelopeDrawn(Struct, frozen=True, gc=False, tag="envelope-drawn"):
    """An envelope was drawn by lot, for a player knocked out or for one who is left when play ends."""

    player: str
    place: int
    """Which of the envelopes that were left, counted from 0."""
    cents: int
    gains: tuple[Gain, ...]
    postings: tuple[Posting, ...]
    draw: Draw


class KnockOutCounted(Struct, frozen=True, gc=False, tag="knock-out-counted"):
    """A player is out, in an event without bounties: these knocked him out, nobody where the report does not tell."""

    player: str
    by: tuple[str, ...]


class PursePaid(Struct, frozen=True, gc=False, tag="purse-paid"):
    """What no envelope and nobody else had at the end of play went to the best placed."""

    gains: tuple[Gain, ...]
    postings: tuple[Posting, ...]


class BountiesHandedOver(Struct, frozen=True, gc=False, tag="bounties-handed-over"):
    """A flight is over: what stands on heads and waits to be won goes to the final day with the bags."""

    bounties: CarriedBounties
    postings: tuple[Posting, ...]


class BountiesTaken(Struct, frozen=True, gc=False, tag="bounties-taken"):
    """The final day has the bounties of a flight."""

    flight: str
    bounties: CarriedBounties
    postings: tuple[Posting, ...]


BountyEvent: TypeAlias = (
    KnockedOut
    | KnockOutCounted
    | BountyWon
    | BountyLeft
    | BountyUnnamed
    | BountyKept
    | EnvelopesFilled
    | EnvelopeDrawn
    | PursePaid
    | BountiesHandedOver
    | BountiesTaken
)
