"""Bounties in words: the bounty book, what the floor can say about bounties, and what became of them.

came in  =  on heads  +  loose  +  purse  +  in envelopes  +  won        at every moment, to the cent
"""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.money import LedgerPosting


class Taker(Struct, frozen=True, gc=False):
    """A winner of chips in the last pot that a player was in: how many chips, and his stack before the hand."""

    player: str
    won: int
    started: int = 0


class KnockOut(Struct, frozen=True, gc=False):
    """A player who lost his last chip, and who won it, clockwise from the button. Nobody: the floor must say who."""

    player: str
    table: int
    hand: int
    by: tuple[Taker, ...]


class LooseBounty(Struct, frozen=True, gc=False):
    """A bounty whose player was not knocked out: whoever wins the next pot at this table takes it (MED-15)."""

    player: str
    table: int
    cents: int


class Head(Struct, frozen=True, gc=False):
    """The bounty on a player's head, in cents."""

    player: str
    cents: int


class CarriedBounties(Struct, frozen=True):
    """Bounties that go from a flight to the final day: on heads, waiting for a pot, and the purse for envelopes."""

    heads: tuple[Head, ...] = ()
    loose: tuple[Head, ...] = ()
    """From players who left after the last hand of the flight: the winners of the very next pot take them."""
    purse: int = 0

    @property
    def cents(self) -> int:
        """The total in cents."""
        return sum([one.cents for one in (*self.heads, *self.loose)]) + self.purse


NO_BOUNTIES = CarriedBounties()


class Mystery(Struct, frozen=True):
    """Envelopes nobody has drawn yet, in the order they were filled, and the money that is in none of them."""

    filled: bool = False
    envelopes: tuple[int, ...] = ()
    purse: int = 0


class Bounties(Struct, frozen=True):
    """The bounty book of one event, in cents."""

    posted: int = 0
    """What came in with entries that still count."""
    heads: dict[str, int] = {}
    won: dict[str, int] = {}
    """The money won, by player."""
    loose: tuple[LooseBounty, ...] = ()
    mystery: Mystery = Mystery()
    waiting: dict[str, KnockOut] = {}
    """Knock-outs of players who have no place yet: they may still come back."""
    unnamed: tuple[KnockOut, ...] = ()
    """Knock-outs of players who are out for good, where nobody has yet said by whom."""
    knock_outs: dict[str, int] = {}
    """How many players each has knocked out; a shared knock-out counts for each of those who shared it."""

    @property
    def envelopes(self) -> tuple[int, ...]:
        """The amounts in the envelopes that nobody has drawn yet."""
        return self.mystery.envelopes

    def on_head(self, player: str) -> int:
        """The bounty on a player's head."""
        return self.heads.get(player, 0)


class NameKnockOut(Struct, frozen=True, gc=False, tag="name-knock-out", kw_only=True):
    """Say who knocked a player out, where the hand's report did not tell. The one with more chips is named first."""

    player: str
    by: tuple[str, ...]
    author: str = ""


class PutBounty(Struct, frozen=True, gc=False, tag="put-bounty", kw_only=True):
    """Put money of the house on a player's head, beside what his entry has put there."""

    player: str
    cents: int
    author: str = ""
    reason: Why = UNSAID
    """Why, for the log."""


class BountyPut(Struct, frozen=True, gc=False, tag="bounty-put"):
    """The house has put money on a player's head, or taken it back (negative) because his entry was taken back."""

    player: str
    cents: int
    author: str
    postings: tuple[LedgerPosting, ...]
    at: int = 0
    reason: Why = UNSAID


class KnockedOut(Struct, frozen=True, gc=False, tag="knocked-out"):
    """These players lost their last chips in one hand, and to whom."""

    knock_outs: tuple[KnockOut, ...]


class Gain(Struct, frozen=True, gc=False):
    """What one player gets of a bounty: money, and cents onto his own head."""

    player: str
    cash: int
    head: int = 0


class BountyWon(Struct, frozen=True, gc=False, tag="bounty-won"):
    """A player's bounty was won; a ``loose`` one by the winners of the next pot after he had left."""

    player: str
    cents: int
    gains: tuple[Gain, ...]
    postings: tuple[LedgerPosting, ...]
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
    """A player is out, and the report of his last hand does not say who won his chips: the floor must name them."""

    knock_out: KnockOut


class BountyKept(Struct, frozen=True, gc=False, tag="bounty-kept"):
    """A player who is still in when play ends keeps his own bounty."""

    player: str
    cents: int
    postings: tuple[LedgerPosting, ...]


class EnvelopesFilled(Struct, frozen=True, gc=False, tag="envelopes-filled"):
    """The purse was put into envelopes, one for each player left; ``rest`` stays in the purse."""

    envelopes: tuple[int, ...]
    rest: int


class EnvelopeDrawn(Struct, frozen=True, gc=False, tag="envelope-drawn"):
    """An envelope was drawn by lot, for a player knocked out or for one who is left when play ends."""

    player: str
    place: int
    """Which of the remaining envelopes, counted from 0."""
    cents: int
    gains: tuple[Gain, ...]
    postings: tuple[LedgerPosting, ...]
    draw: Draw


class KnockOutCounted(Struct, frozen=True, gc=False, tag="knock-out-counted"):
    """A player is out, in an event without bounties: these knocked him out; none if the report does not tell."""

    player: str
    by: tuple[str, ...]


class PursePaid(Struct, frozen=True, gc=False, tag="purse-paid"):
    """What was in no envelope and went to nobody by the end of play was paid to the best placed."""

    gains: tuple[Gain, ...]
    postings: tuple[LedgerPosting, ...]


class BountiesHandedOver(Struct, frozen=True, gc=False, tag="bounties-handed-over"):
    """A flight is over: bounties on heads and those waiting to be won go to the final day with the bags."""

    bounties: CarriedBounties
    postings: tuple[LedgerPosting, ...]


class BountiesTaken(Struct, frozen=True, gc=False, tag="bounties-taken"):
    """The final day has received the bounties of a flight."""

    flight: str
    bounties: CarriedBounties
    postings: tuple[LedgerPosting, ...]


BountyEvent: TypeAlias = (
    KnockedOut
    | BountyPut
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
