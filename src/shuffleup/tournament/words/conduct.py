"""The penalty book in words: warnings, missed hands, players put out or banned, as commands and as events."""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.rulebooks.policy.conduct import Penalty, PenaltyFollows


class Where(Struct, frozen=True, gc=False):
    """Where a player was penalised: the day of the event, his table and chair; 0 for none."""

    day: int = 1
    table: int = 0
    chair: int = 0


class Sanction(Struct, frozen=True, gc=False):
    """One penalty, warnings included. ``hands`` is its size, fixed when given; 0 for a penalty without missed hands."""

    number: int
    player: str
    step: Penalty
    offence: str = ""
    hands: int = 0
    served: int = 0
    """Hands missed so far, including the one in which it was given where that counts."""
    where: Where = Where()
    ends_on: tuple[PenaltyFollows, ...] = ()
    """Changes that end it, because the book does not let it follow the player across them; usually none."""
    lifted: bool = False
    origin: str = ""
    """Where it was given, if that was another event: its id and the number there."""

    @property
    def left(self) -> int:
        """Hands still to be missed, unless something in ``ends_on`` has happened."""
        return 0 if self.lifted else self.hands - self.served


class Served(Struct, frozen=True, gc=False):
    """How many hands of a penalty, given by its number, have just been missed."""

    sanction: int
    hands: int


class BanScope(Enum):
    """How far a ban reaches."""

    EVENT = "event"  # every tournament of this event or festival
    ORGANISER = "organiser"  # everything the organiser runs
    CIRCUIT = "circuit"


class Ban(Struct, frozen=True, gc=False):
    """A player who may not enter. A ban that others must decide is ``proposed``; it binds this event at once."""

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
    """Players with hands to miss, and how many."""
    last_missed: dict[str, int] = {}
    """The last hand that each of them missed, so that no hand counts twice."""
    removals: tuple[Removal, ...] = ()
    """Players who are still to leave."""
    removed: tuple[str, ...] = ()
    """Players put out of the event, in the order in which that was decided; none of them may come back."""
    unpaid: tuple[str, ...] = ()
    """Those of them who get no prize for their place."""
    bans: tuple[Ban, ...] = ()


class GivePenalty(Struct, frozen=True, gc=False, tag="give-penalty", kw_only=True):
    """Penalise a player: a step of the book's scale, and for missed hands how many hands or orbits."""

    player: str
    step: Penalty
    reason: Why
    author: str = ""
    offence: str = ""
    """The code of the breach, as ``soft-play``."""
    hands: int = 0
    orbits: int = 0
    this_hand: bool | None = None
    """Whether the hand in progress counts; ``None`` leaves it to the book."""
    paid: bool | None = None
    """Whether a player who is put out gets the prize of his place; ``None`` leaves it to the book."""
    override: Why = UNSAID
    """The reason for a step that is not on the book's scale, or for going against the book in the two fields above."""


class LiftPenalty(Struct, frozen=True, gc=False, tag="lift-penalty", kw_only=True):
    """Remit the rest of a penalty."""

    sanction: int
    reason: Why
    author: str = ""


class RedealHand(Struct, frozen=True, gc=False, tag="redeal-hand", kw_only=True):
    """Declare the hand in progress a misdeal: it is dealt again to the same players (TDA 35)."""

    table: int
    reason: Why
    author: str = ""


class ForfeitChips(Struct, frozen=True, gc=False, tag="forfeit-chips", kw_only=True):
    """Take a player's chips out of play for good, as for chips carried out of sight (TDA 63, PSLive 16, FIGP 70)."""

    player: str
    chips: int
    reason: Why
    author: str = ""


class RetirePlayer(Struct, frozen=True, gc=False, tag="retire-player", kw_only=True):
    """Let a player give up: he leaves with his present place, and his chips leave play (MED-15: his bounty stays)."""

    player: str
    author: str = ""


ConductCommand: TypeAlias = GivePenalty | LiftPenalty | RedealHand | ForfeitChips | RetirePlayer


class PenaltyGiven(Struct, frozen=True, gc=False, tag="penalty-given"):
    """A penalty is in the book. ``paid`` applies to a player who is put out, and ``ban`` to one who is barred."""

    sanction: Sanction
    reason: Why
    author: str
    rule: str
    at: int
    orbits: int = 0
    """How many orbits were given, at a table of ``players``; 0 if the size was given in hands."""
    players: int = 0
    hand: int = 0
    """The hand in progress, if it counts as missed."""
    leaves: bool = False
    """Whether he is put out of the event."""
    paid: bool = False
    """Whether he is then paid for his place."""
    ban: Ban | None = None
    override: Why = UNSAID


class PenaltyLifted(Struct, frozen=True, gc=False, tag="penalty-lifted"):
    """The rest of a penalty was remitted."""

    sanction: int
    player: str
    hands: int
    reason: Why
    author: str
    at: int


class HandRedealt(Struct, frozen=True, gc=False, tag="hand-redealt"):
    """A misdeal: the hand in progress is dealt again. ``missed`` are the players for whom it is another missed hand.

    Under a book that replays the hand exactly, ``missed`` is empty: misdeal and redeal are one hand (TDA 35-C).
    """

    table: int
    hand: int
    missed: tuple[str, ...]
    reason: Why
    author: str
    rule: str
    at: int


class ChipsForfeited(Struct, frozen=True, gc=False, tag="chips-forfeited"):
    """Some of a player's chips leave play for good; he goes on with ``stack``."""

    player: str
    table: int
    chips: int
    stack: int
    reason: Why
    author: str
    rule: str
    at: int


class PlayerRetired(Struct, frozen=True, gc=False, tag="player-retired"):
    """A player has given up; he leaves as soon as nothing is in the way."""

    player: str
    author: str
    at: int


class PlayerRemoved(Struct, frozen=True, gc=False, tag="player-removed"):
    """A player left the event by a penalty, or of his own accord if ``sanction`` is 0.

    His chips left play; 0 if he had lost them meanwhile.
    """

    player: str
    table: int
    stack: int
    sanction: int
    rule: str = ""


ConductEvent: TypeAlias = PenaltyGiven | PenaltyLifted | HandRedealt | ChipsForfeited | PlayerRetired | PlayerRemoved
