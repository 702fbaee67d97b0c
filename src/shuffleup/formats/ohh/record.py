"""The names of Open Hand History (version 1.4.7) for games, limits, rounds and actions, and what it has no name for.

A file has one JSON object ``{"ohh": …}`` for each hand, with a blank line between two. Amounts are chips; the
``amount`` of an action, even of a raise, is what the action puts in.
"""

from collections.abc import Mapping
from decimal import Decimal

from msgspec import Struct, field

from shuffleup.formats.phh.record import PhhError
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.games.omaha import OMAHA, OMAHA_8
from shuffleup.games.stud import STUD, STUD_8
from shuffleup.games.variant import Variant
from shuffleup.table.plan import GameKey

SPEC_VERSION = "1.4.7"
OWN = "_shuffleup"
"""The object in which this program keeps what the format has no field for; other readers ignore it."""

GAME_TYPES: Mapping[str, Variant] = {
    "Holdem": HOLDEM,
    "Omaha": OMAHA,
    "OmahaHiLo": OMAHA_8,
    "Stud": STUD,
    "StudHiLo": STUD_8,
}
"""The games that the format names. Its ``Draw`` is left out: it says no particular game, and it has no discards."""
BET_TYPES: Mapping[str, Limit] = {"NL": Limit.NO_LIMIT, "PL": Limit.POT_LIMIT, "FL": Limit.FIXED_LIMIT}

STREETS = ("Preflop", "Flop", "Turn", "River")
STUD_STREETS = ("Preflop", "Fourth Street", "Fifth Street", "Sixth Street", "Seventh Street")
"""The first round of every hand is called ``Preflop``; the format has no names for the later rounds of stud."""
SHOWDOWN = "Showdown"


class OhhError(PhhError):
    """A text that is not a hand in Open Hand History: where, what, and how to mend it, in one line."""


class OwnFields(Struct, frozen=True, omit_defaults=True):
    """What this program needs to replay the hand exactly, and others do not. Players are given by id."""

    smallest_chip: int = 1
    players_left: int = 0
    away: tuple[int, ...] = ()
    """The players whose hands are dead from the deal on."""
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    dead_blind: bool = False
    """Nobody posts the small blind."""
    rulebook: str = ""
    """The key of the book by which the hand was played."""
    level: int = 0


def game_type(game: GameKey) -> str:
    """The name of a game; empty if the format has none."""
    return next((name for name, variant in GAME_TYPES.items() if variant.key == game.variant), "")


def bet_type(limit: Limit) -> str:
    """The name of a betting structure; empty if the format has none."""
    return next((name for name, named in BET_TYPES.items() if named is limit), "")


def has_game_type(game: GameKey) -> bool:
    """Can hands of this game be written?"""
    return bool(game_type(game) and bet_type(game.limit))


# ── a hand as JSON has it: the fields that are read, and nothing checked but their types ─────────────────────────────


class OhhAct(Struct):
    """One action; its amount is the chips it puts in."""

    action: str
    player_id: int = -1
    amount: Decimal = Decimal(0)
    cards: list[str] | str | None = None


class OhhRound(Struct):
    """A betting round, and the board cards that open it."""

    street: str
    actions: list[OhhAct]
    cards: list[str] | str | None = None


class OhhPlayer(Struct):
    """A player at the table, dealt in or not."""

    id: int
    seat: int
    name: str
    starting_stack: Decimal
    is_sitting_out: bool = False


class OhhWin(Struct):
    """What a player takes from a pot."""

    player_id: int
    win_amount: Decimal


class OhhPot(Struct):
    """A pot, and who won it."""

    amount: Decimal = Decimal(0)
    rake: Decimal | None = None
    player_wins: list[OhhWin] = []


class OhhBets(Struct):
    """The betting structure."""

    bet_type: str


class OhhHand(Struct):
    """The object of one hand."""

    game_type: str
    bet_limit: OhhBets
    dealer_seat: int
    players: list[OhhPlayer]
    rounds: list[OhhRound]
    game_number: str = ""
    start_date_utc: object = None
    table_name: object = None
    table_size: object = None
    currency: object = None
    tournament_info: object = None
    small_blind_amount: Decimal | None = None
    big_blind_amount: Decimal | None = None
    ante_amount: object = None
    flags: list[str] | None = None
    pots: list[OhhPot] = []
    own: OwnFields = field(default=OwnFields(), name=OWN)


class OhhDocument(Struct):
    """The document of one hand."""

    ohh: OhhHand
