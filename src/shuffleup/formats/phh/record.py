"""A hand as the PHH format (poker hand history, in TOML) records it, with its amounts made whole.

PHH has chips as the annotator wrote them, ``9950`` or ``10387.5``. Here every amount of a hand is an integer number of
*units*: a unit is a chip of the event, or the largest part of one that makes all amounts whole. ``scale`` is the units
in one recorded chip; it is more than 1 if there are halves, or if a file counts in 25s (``_counted_in``).
"""

from collections.abc import Mapping
from decimal import Decimal
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Note, Problem, ProblemError, note, voice
from shuffleup.cards.card import Card
from shuffleup.games.draw import BADUGI, SINGLE_DRAW_27, TRIPLE_DRAW_27
from shuffleup.games.holdem import HOLDEM, SHORT_DECK_HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.games.omaha import OMAHA, OMAHA_8
from shuffleup.games.stud import RAZZ, STUD, STUD_8
from shuffleup.games.variant import Variant
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from shuffleup.table.plan import HandPlan, Posting
from shuffleup.table.stakes import Stakes


class PhhError(ProblemError):
    """The text is not a hand in PHH."""

    def __init__(self, file: str, place: Note | str, what: Note, hint: Note | None = None) -> None:
        super().__init__(Problem(what, place, hint, file))


def section_place(section: Note | str, place: Note | str, line: int = 0) -> Note | str:
    """A place in one hand of a file, and the line where the hand begins (0: unknown); ``section`` is empty if the file
    has only one hand."""
    if section and line:
        section = note("hand-at-line", hand=section, line=line)
    return note("place-in-section", section=section, place=place) if section and place else section or place


# ── games ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class PhhGame(Struct, frozen=True):
    """A variant code of PHH, and the game that it stands for."""

    code: str
    name: str
    variant: Variant
    limit: Limit
    blinds: bool = True
    """Whether blinds are posted; if not, there is a bring-in."""
    fixed: bool = True
    """Whether bets are ``small_bet`` and ``big_bet``; if not, ``min_bet`` is the minimum bet."""
    draws: bool = False
    """Whether cards are exchanged, so that a discard may come back from a reshuffled stub."""


GAMES: dict[str, PhhGame] = {
    game.code: game
    for game in (
        PhhGame("FT", "fixed-limit hold'em", HOLDEM, Limit.FIXED_LIMIT),
        PhhGame("NT", "no-limit hold'em", HOLDEM, Limit.NO_LIMIT, fixed=False),
        PhhGame("NS", "no-limit short-deck hold'em", SHORT_DECK_HOLDEM, Limit.NO_LIMIT, fixed=False),
        PhhGame("PO", "pot-limit Omaha", OMAHA, Limit.POT_LIMIT, fixed=False),
        PhhGame("FO/8", "fixed-limit Omaha eight-or-better", OMAHA_8, Limit.FIXED_LIMIT),
        PhhGame("F7S", "fixed-limit seven-card stud", STUD, Limit.FIXED_LIMIT, blinds=False),
        PhhGame("F7S/8", "fixed-limit seven-card stud eight-or-better", STUD_8, Limit.FIXED_LIMIT, blinds=False),
        PhhGame("FR", "fixed-limit razz", RAZZ, Limit.FIXED_LIMIT, blinds=False),
        PhhGame(
            "N2L1D", "no-limit deuce-to-seven single draw", SINGLE_DRAW_27, Limit.NO_LIMIT, fixed=False, draws=True
        ),
        PhhGame("F2L3D", "fixed-limit deuce-to-seven triple draw", TRIPLE_DRAW_27, Limit.FIXED_LIMIT, draws=True),
        PhhGame("FB", "fixed-limit badugi", BADUGI, Limit.FIXED_LIMIT, draws=True),
        PhhGame("PT", "pot-limit hold'em", HOLDEM, Limit.POT_LIMIT, fixed=False),
        PhhGame("NO", "no-limit Omaha", OMAHA, Limit.NO_LIMIT, fixed=False),
        PhhGame("FO", "fixed-limit Omaha", OMAHA, Limit.FIXED_LIMIT),
        PhhGame("NO/8", "no-limit Omaha eight-or-better", OMAHA_8, Limit.NO_LIMIT, fixed=False),
        PhhGame("PO/8", "pot-limit Omaha eight-or-better", OMAHA_8, Limit.POT_LIMIT, fixed=False),
    )
}
"""The eleven codes of the specification, and five on the same pattern for games it leaves out."""

GAME_CODES: dict[tuple[str, Limit], str] = {(game.variant.key, game.limit): code for code, game in GAMES.items()}
"""The code of each game that has one."""


def game_of(variant: Variant, limit: Limit) -> PhhGame:
    """The game as PHH knows it; a game without a PHH code gets a name of its own."""
    code = GAME_CODES.get((variant.key, limit))
    if code:
        return GAMES[code]
    name, draws = f"{limit.value} {variant.key}", any(street.draw for street in variant.streets)
    return PhhGame(name, variant.name, variant, limit, blinds=not variant.brings_in, draws=draws)


# ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class DealHole(Struct, frozen=True, gc=False):
    """``d dh p1 AsKd``: cards for a player."""

    seat: int
    cards: tuple[Card, ...]


class DealtBoard(Struct, frozen=True, gc=False):
    """``d db 4s5c2h``: cards for everyone."""

    cards: tuple[Card, ...]


class SeatAct(Struct, frozen=True, gc=False):
    """A player's action of one word: an action of PHH, or one of the extension such as ``p1 _parol``."""

    seat: int
    word: str
    pick: int = -1
    """The place in the hand, from 0, that an action of the extension names."""


FOLD, CALL, MUCK, BRING_IN = "f", "cc", "sm", "pb"
"""The words of PHH: fold, check or call, muck at the showdown, post the bring-in in stud."""


class BetTo(Struct, frozen=True, gc=False):
    """``p1 cbr 300``: complete, bet or raise to a total for the street, in units."""

    seat: int
    to: int


class ShowHand(Struct, frozen=True, gc=False):
    """``p1 sm AsKd`` shows these cards; ``p1 sm -`` (no cards here) shows the cards that were dealt."""

    seat: int
    cards: tuple[Card, ...]


class ExchangeCards(Struct, frozen=True, gc=False):
    """``p1 sd 7h``: discard these cards; without cards, stand pat."""

    seat: int
    cards: tuple[Card, ...]


class Remark(Struct, frozen=True, gc=False):
    """An empty line or a comment."""


PhhAction: TypeAlias = SeatAct | BetTo | DealHole | DealtBoard | ShowHand | ExchangeCards | Remark


# ── the hand ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class PhhStakes(Struct, frozen=True):
    """The stakes of the hand, in units; an amount the game does not have is 0.

    ``antes`` and ``blinds`` are in the order of the players. (Heads-up, the file has them in reverse.)
    """

    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    ante_trimming: bool = False
    """Whether a short ante wins only as much as it paid; if not, antes are dead chips that any player may win."""
    min_bet: int = 0
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0


class Extension(Struct, frozen=True):
    """What a record of the extension has instead of PHH's forced bets: the plan, and every card in its place."""

    plan: HandPlan
    shuffles: tuple[tuple[Card, ...], ...]
    """The deck, then each reshuffled stub; ``UNKNOWN`` if the record does not name a card."""
    switches: ItalianSwitches = ItalianSwitches()


class NamedPosts(Struct, frozen=True):
    """The postings one by one, in a record that has these instead of PHH's antes and blinds."""

    stakes: Stakes
    postings: tuple[Posting, ...]


class PhhHand(Struct, frozen=True):
    """One recorded hand. Seat 0 is the first player in the record and the first to be dealt a card."""

    file: str
    section: Note | str
    """The table in a file of several hands, such as ``[3]``; empty if the file has one hand."""
    game: PhhGame
    scale: int
    """Units in one recorded chip: 1 for whole chips, 2 if there are halves, 25 if the file counts in 25s."""
    stakes: PhhStakes
    stacks: tuple[int, ...]
    finishing: tuple[int, ...]
    """Stacks at the end, in units; empty if the record does not give them."""
    actions: tuple[PhhAction, ...]
    lines: tuple[str, ...]
    """The actions as written, for messages."""
    fields: Mapping[str, object]
    """All other fields of the file, as written."""
    extension: Extension | None = None
    """Set in records of games without a PHH code."""
    posts: NamedPosts | None = None
    chip: int = 1
    """Chips of the event in one recorded chip: the files of this program count in the smallest chip in play."""
    line: int = 0
    """Where the hand begins in its file, from 1; 0 if that is not known."""

    def error(self, place: Note | str, what: Note, hint: Note | None = None) -> PhhError:
        """An error in this hand."""
        return PhhError(self.file, section_place(self.section, place, self.line), what, hint)

    def action_error(self, number: int, what: Note, hint: Note | None = None) -> PhhError:
        """An error in an action."""
        return self.error(self.action_place(number), what, hint)

    @property
    def variant(self) -> str:
        """The variant code of the record."""
        return self.game.code

    @property
    def place(self) -> str:
        """The file, and the section if it has several hands."""
        section = voice(self.section) if isinstance(self.section, Note) else self.section
        return f"{self.file}: {section}" if section else self.file

    def action_in_file(self, action: Note | str) -> Note | str:
        """The place of an action in the file: the hand, its first line, and the action."""
        return section_place(self.section, action, self.line)

    @property
    def parts(self) -> int:
        """Units in one chip of the event: 2 if there are halves."""
        return self.scale // self.chip

    def recorded(self, units: int) -> str:
        """An amount as the record counts it: 20775 units of half a chip are ``10387.5``."""
        return str(units) if self.scale == 1 else f"{(Decimal(units) / self.scale).normalize():f}"

    def action_place(self, number: int) -> Note | str:
        """The place of an action, counted from 1 and quoted; the field itself if the record has no such action."""
        if not 0 <= number < len(self.lines):
            return "actions"
        return note("action-number", number=f"{number + 1} '{self.lines[number]}'")
