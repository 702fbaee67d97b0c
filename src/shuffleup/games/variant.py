"""The vocabulary in which every game is described: streets, cards, and how a hand is ranked.

A game is one value of ``Variant``. The hand engine plays any such value and does not know any game by name:

    preflop        flop           turn           river
    2 down         burn 1, 3 up   burn 1, 1 up   burn 1, 1 up      each followed by a betting round
"""

from enum import Enum

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.cards.deck import FULL_DECK
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.games.layout import NO_LAYOUT, Layout


class Opener(Enum):
    """Who acts first in a betting round."""

    AFTER_BLINDS = "after-blinds"
    LEFT_OF_BUTTON = "left-of-button"
    LOWEST_CARD = "lowest-card"
    """The lowest door card brings in; of equal ones, that of the lowest suit (stud)."""
    HIGHEST_CARD = "highest-card"
    """The highest door card brings in, with aces low; of equal ones, that of the highest suit (razz)."""
    HIGHEST_BOARD = "highest-board"
    LOWEST_BOARD = "lowest-board"
    LAST_AGGRESSOR = "last-aggressor"
    """The last to bet or raise in the round before; after a blind opening, the first seat on its left."""
    BEST_VISIBLE = "best-visible"
    """Of those who can bet, the best visible hand: upcards and the turned vele of one combination."""


class BetSize(Enum):
    """Which of the two fixed-limit bets a street uses."""

    SMALL = "small"
    BIG = "big"


class Holding(Enum):
    """Which cards make up the hand that is ranked."""

    ANY_FIVE = "any five of hole cards and board"
    TWO_AND_THREE = "exactly two hole cards and three of the board"
    HOLE_ONLY = "the hole cards alone"
    ONE_COMBINATION = "the hole cards and any cards of one combination of the layout"


class Wagering(Enum):
    """Which rules set the sizes of bets and raises."""

    BY_BOOK = "by-book"
    """The rulebook's minimum raise, short all-ins and caps; the blinds or the stakes set the bet."""
    DOUBLING = "doubling"
    """The ante is the minimum bet and the fixed bet. Any raise is legal; one to twice the bet reopens the betting."""


class Showing(Enum):
    """Who must show at the showdown."""

    BY_BOOK = "by-book"
    BEST_SO_FAR = "best-so-far"
    """Players who beat the hands shown so far, and players who bet or raised all their chips. The others may hide, even
    the last one left, and hands are not tabled early because somebody is all-in."""


class Street(Struct, frozen=True):
    """What is dealt before a betting round, in the order burn, hole cards, board, and who opens it.

    ``draw`` is the number of cards a player may exchange before the bets, ``discard`` the number he must throw away for
    nothing; discards are brought forward as soon as nobody can bet (MED-14). A street without ``bets`` has only a deal
    or discards. ``uncover`` is the number of covered cards each player turns face up before the bets, all players at
    once. ``turns`` are the places of the layout that are turned together.

    ``draw_at_once`` is the number of cards a draw gives before everybody else has been served, 0 for all; such a draw
    reuses only the discards of players who have exchanged. ``opens_with_pair``: only a hand good enough may make the
    first bet. ``parol``: a player who checks may propose that the pot be carried.
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
    uncover: int = 0
    turns: tuple[int, ...] = ()
    draw_at_once: int = 0
    opens_with_pair: bool = False
    parol: bool = False


class Variant(Struct, frozen=True):
    """A game: its deck, its streets and the one or two orders by which hands win."""

    key: str
    name: str
    streets: tuple[Street, ...]
    holding: Holding | tuple[Holding, ...]
    """One holding for all orders of the game, or one for each of them."""
    rankings: tuple[str, ...]
    """Keys of ``cards.ranking``: one for a game with a single winner, high before low for a split game."""
    deck: tuple[Card, ...] = FULL_DECK
    seats_max: int = 10
    """The most players that are dealt in. One deck is enough for them: in stud with a shared seventh card, in draw with
    discards dealt again."""
    bets_max: int = 0
    """The most bets and raises in a fixed-limit round; 0 if the rulebook decides."""
    layout: Layout = NO_LAYOUT
    """Common cards that are face down from the start: the first cards of the deck, in the order of their places."""
    stripped: bool = False
    """Does the deck have fewer cards with fewer players? Then ``deck`` is only what they are taken from."""
    wagering: Wagering = Wagering.BY_BOOK
    showing: Showing = Showing.BY_BOOK
    deals_absent: bool = True
    """Is an absent player dealt in and his hand killed? If not, he posts and gets no cards."""
    blind_openings: int = 0
    """How many players in turn may open blind before the cards, each for double the one before."""
    carries: bool = False
    """Is a pot that nobody wins carried to the next hand?"""
    cites: tuple[tuple[str, str], ...] = ()
    """The game's own rules, for points that a tournament rulebook does not decide or decides differently."""

    def deck_for(self, players: int) -> tuple[Card, ...]:
        """The deck for this number of players. Raises ``ValueError`` if the game is not for so many."""
        return stripped_deck(players) if self.stripped else self.deck

    def street_named(self, name: str) -> int | None:
        """The number of a street by its name; ``None`` if the game has no street of that name."""
        return next((number for number, street in enumerate(self.streets) if street.name == name), None)

    @property
    def holdings(self) -> tuple[Holding, ...]:
        """The holding that each order of the game uses."""
        return self.holding if isinstance(self.holding, tuple) else (self.holding,) * len(self.rankings)

    @property
    def posts_blinds(self) -> bool:
        """Do two players post blinds? If not, antes or a door card begin the betting."""
        return self.streets[0].opener is Opener.AFTER_BLINDS

    @property
    def first_round(self) -> int:
        """The street of the first bets, which is not the first street if a board card is dealt before the bets."""
        return next(number for number, street in enumerate(self.streets) if street.bets)

    @property
    def button_leads(self) -> bool:
        """Does the button simply go to the next player, as there are neither blinds nor a bring-in (AMB-02)?"""
        return not self.posts_blinds and not self.brings_in

    @property
    def hole_cards(self) -> int:
        """The number of hole cards a player has been dealt by the last street."""
        return sum(street.down + street.up for street in self.streets)

    @property
    def brings_in(self) -> bool:
        """Does a door card force the first bet? Such a game has antes, no blinds, and upcards that open each round."""
        return self.streets[0].opener in (Opener.LOWEST_CARD, Opener.HIGHEST_CARD)
