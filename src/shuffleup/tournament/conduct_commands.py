"""What the floor can ask about conduct, and about players who leave.

Each of these is decided by a person, who gives a name, and a reason where it is not the player's own will.
"""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.rulebooks.policy.conduct import Penalty


class GivePenalty(Struct, frozen=True, gc=False, tag="give-penalty", kw_only=True):
    """Penalise a player: a step of the book's scale, and for missed hands how many hands or orbits."""

    player: str
    step: Penalty
    reason: str
    author: str
    offence: str = ""
    """The code of the breach, as ``soft-play``."""
    hands: int = 0
    orbits: int = 0
    this_hand: bool | None = None
    """Whether the hand in progress counts; ``None`` leaves it to the book."""
    paid: bool | None = None
    """Whether a player who is put out gets the prize of his place; ``None`` leaves it to the book."""
    override: str = ""
    """The reason for a step that the book's scale does not have, or for going against the book in the two above."""


class LiftPenalty(Struct, frozen=True, gc=False, tag="lift-penalty", kw_only=True):
    """Remit the rest of a penalty."""

    sanction: int
    reason: str
    author: str


class RedealHand(Struct, frozen=True, gc=False, tag="redeal-hand", kw_only=True):
    """Declare the hand in progress a misdeal: it is dealt again to the same players (TDA 35)."""

    table: int
    reason: str
    author: str


class ForfeitChips(Struct, frozen=True, gc=False, tag="forfeit-chips", kw_only=True):
    """Take chips of a player out of play for good, as for chips carried out of sight (TDA 63, PSLive 16, FIGP 70)."""

    player: str
    chips: int
    reason: str
    author: str


class RetirePlayer(Struct, frozen=True, gc=False, tag="retire-player", kw_only=True):
    """A player gives up: he leaves at the place that he holds, and his chips leave play (MED-15: his bounty stays)."""

    player: str
    author: str


ConductCommand: TypeAlias = GivePenalty | LiftPenalty | RedealHand | ForfeitChips | RetirePlayer
