"""The vocabulary in which every game is described: streets, cards and how a hand is read.

A game is one value of ``Variant``. The hand engine plays any such value and knows no game by name:

    preflop        flop           turn           river
    2 down         burn 1, 3 up   burn 1, 1 up   burn 1, 1 up      each followed by a betting round
"""

from enum import Enum

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK


class Opener(Enum):
    """Who acts first in a betting round."""

    AFTER_BLINDS = "after-blinds"
    LEFT_OF_BUTTON = "left-of-button"
    LOWEST_CARD = "lowest-card"
    """The lowest door card brings in; of equal ones that of the lowest suit (stud)."""
    HIGHEST_CARD = "highest-card"
    """The highest door card brings in, aces low; of equal ones that of the highest suit (razz)."""
    HIGHEST_BOARD = "highest-board"
    LOWEST_BOARD = "lowest-board"


class BetSize(Enum):
    """Which of the two fixed-limit bets a street is played with."""

    SMALL = "small"
    BIG = "big"


class Holding(Enum):
    """Which of the cards a player may use make up the hand that is read."""

    ANY_FIVE = "any five of hole cards and board"
    TWO_AND_THREE = "exactly two hole cards and three of the board"
    HOLE_ONLY = "the hole cards alone"


class Street(Struct, frozen=True):
    """What is dealt before a betting round, in the order burn, hole cards, board, and who opens it.

    ``draw`` is how many cards a player may exchange before the bets, ``discard`` how many must go unreplaced; discards
    come forward as soon as nobody can bet any more (MED-14). A street without ``bets`` is only dealt or discarded.
    """

    name: str
    opener: Opener
    burn: int = 0
    down: int = 0
    up: int = 0
    board: int = 0
    draw: int = 0
    discard: int = 0
    bets: bool = True
    bet: BetSize = BetSize.SMALL


class Variant(Struct, frozen=True):
    """A game: its deck, its streets and the order (or the two orders) by which hands win."""

    key: str
    name: str
    streets: tuple[Street, ...]
    holding: Holding
    rankings: tuple[str, ...]
    """Keys of ``cards.ranking``: one for a game with a single winner, high before low for a split game."""
    deck: tuple[Card, ...] = FULL_DECK
    seats_max: int = 10
    """The most players that are dealt in. One deck serves them, in stud with a shared seventh card, in draw with
    discards dealt again."""

    @property
    def hole_cards(self) -> int:
        """How many hole cards a player has been dealt by the last street."""
        return sum(street.down + street.up for street in self.streets)

    @property
    def brings_in(self) -> bool:
        """Does a door card force the first bet? Such a game has antes, no blinds, and up cards that open each round."""
        return self.streets[0].opener in (Opener.LOWEST_CARD, Opener.HIGHEST_CARD)
