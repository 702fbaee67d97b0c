"""What happened to players for their conduct. Each event carries who decided it, and the rule if there is one."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.conduct_state import Ban, Sanction


class PenaltyGiven(Struct, frozen=True, gc=False, tag="penalty-given"):
    """A penalty is in the book. ``paid`` is that of a player who is put out, and ``ban`` of one who is barred."""

    sanction: Sanction
    reason: str
    author: str
    rule: str
    at: int
    orbits: int = 0
    """So many orbits were given, at a table of ``players``; 0 if the size was given in hands."""
    players: int = 0
    hand: int = 0
    """The hand in progress, if it counts as missed."""
    leaves: bool = False
    """Whether he is put out of the event."""
    paid: bool = False
    """Whether he is then paid for his place."""
    ban: Ban | None = None
    override: str = ""


class PenaltyLifted(Struct, frozen=True, gc=False, tag="penalty-lifted"):
    """The rest of a penalty was remitted."""

    sanction: int
    player: str
    hands: int
    reason: str
    author: str
    at: int


class HandRedealt(Struct, frozen=True, gc=False, tag="hand-redealt"):
    """A misdeal: the hand in progress is dealt again. ``missed`` are the players for whom it is another missed hand.

    Under a book that replays the hand exactly there are none: misdeal and redeal are one hand (TDA 35-C).
    """

    table: int
    hand: int
    missed: tuple[str, ...]
    reason: str
    author: str
    rule: str
    at: int


class ChipsForfeited(Struct, frozen=True, gc=False, tag="chips-forfeited"):
    """Chips of a player left play for good; he goes on with ``stack``."""

    player: str
    table: int
    chips: int
    stack: int
    reason: str
    author: str
    rule: str
    at: int


class PlayerRetired(Struct, frozen=True, gc=False, tag="player-retired"):
    """A player has given up; he leaves as soon as nothing is in the way."""

    player: str
    author: str
    at: int


class PlayerRemoved(Struct, frozen=True, gc=False, tag="player-removed"):
    """A player left the event by a penalty, or by his own will if ``sanction`` is 0.

    His chips left play; 0 if he had lost them meanwhile.
    """

    player: str
    table: int
    stack: int
    sanction: int
    rule: str = ""


ConductEvent: TypeAlias = PenaltyGiven | PenaltyLifted | HandRedealt | ChipsForfeited | PlayerRetired | PlayerRemoved
