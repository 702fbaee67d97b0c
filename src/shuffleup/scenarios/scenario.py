"""A scenario as it has been read: its place, the table, what happens, and what each book says of it."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from shuffleup.answer import Note, Problem, ProblemError, note
from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.rulebooks.rule import Citation, ResolvedPolicy
from shuffleup.rulings.speech.word import Word
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.forms import Line
from shuffleup.scenarios.places import Stack
from shuffleup.scenarios.said import Saying
from shuffleup.table.stakes import AnteMode


class ItalianTableGame(Struct, frozen=True, gc=False):
    """The draw game or, in a giro pazzo, Telesina; and how much may be bet."""

    telesina: bool
    limit: Limit


Hands: TypeAlias = tuple[tuple[str, tuple[Card, ...]], ...]
"""Cards by the player who is dealt them."""


class NamedCards(Struct, frozen=True):
    """Cards that matter, in the order in which they are dealt: of each player, the stock, and vele by letter."""

    hands: Hands = ()
    stock: tuple[Card, ...] = ()
    vele: tuple[tuple[str, Card], ...] = ()


class Waiting(Struct, frozen=True):
    """What earlier hands have left: a pot that nobody won, and who still has to deal in a giro pazzo."""

    pot: int = 0
    level: OpeningLevel = OpeningLevel.JACKS
    parol: tuple[Stack, ...] = ()
    """What each player has in a parol pot; those with the most play for it."""
    giro: tuple[str, ...] = ()


class People(Struct, frozen=True):
    """Who sits out when the hand begins, and what players have decided in advance, as fields of ``Preferences``."""

    away: tuple[str, ...] = ()
    preferences: tuple[tuple[str, Mapping[str, Any]], ...] = ()


class HouseTerms(Struct, frozen=True):
    """What the table has chosen, and how a house reads the open points, as fields of the book's two option types."""

    table: Mapping[str, Any] = {}
    readings: Mapping[str, Any] = {}


class ItalianSetting(Struct, frozen=True, kw_only=True):
    """The table before its first hand. Players are in the order of ``Stacks``."""

    game: ItalianTableGame
    ante: int
    stacks: tuple[Stack, ...]
    button: str
    cards: NamedCards = NamedCards()
    waiting: Waiting = Waiting()
    people: People = People()
    terms: HouseTerms = HouseTerms()

    @property
    def players(self) -> tuple[str, ...]:
        """The names, in the order of ``stacks``."""
        return tuple([stack.player for stack in self.stacks])


THE_HOUSE = "the house"
"""How a scenario names it. The runner of the scenario says which house that is."""


class House(Struct, frozen=True):
    """What is played at a house; ``policy.book`` is the rulebook that it amends."""

    name: str
    policy: ResolvedPolicy
    words: Mapping[str, Word] = msgspec.field(default_factory=dict)


class FileLine(Struct, frozen=True, gc=False):
    """A line of a file, counted from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class ScenarioError(ProblemError):
    """A line that the language does not understand: where, what, and how to fix it."""

    def __init__(self, place: FileLine, what: Note, hint: Note | None = None) -> None:
        super().__init__(Problem(what, "", hint, str(place)))
        self.place = place


class NobodyError(ScenarioError):
    """A line names somebody who is not at the table."""

    def __init__(self, place: FileLine, name: str, hint: Note) -> None:
        super().__init__(place, note("nobody-is-called", name=name), hint)
        self.name = name


class StartingBlinds(Struct, frozen=True, gc=False):
    """The blinds, the street on which the hand begins (``preflop``: the deal), and whether a small blind is owed."""

    small: int
    big: int
    street: str = "preflop"
    no_small_blind: bool = False


class Ante(Struct, frozen=True, gc=False):
    """The ante and who pays it; ``None``: by the rulebook."""

    amount: int
    mode: AnteMode | None


class Game(Struct, frozen=True):
    """What is dealt, and how much may be bet."""

    variant: Variant
    limit: Limit
    spread: tuple[int, int] = (0, 0)
    """The smallest and the largest bet of spread limit."""


class TableFacts(Struct, frozen=True, gc=False):
    """What the table knows of its event."""

    players_left: int = 0
    hand_for_hand: bool = False
    win_the_button: bool = False
    """Whether it was announced, if the book leaves that to the announcement."""
    away: tuple[str, ...] = ()
    """Players who are not at their seats when the cards are dealt."""
    pot: int = 0
    """What earlier streets have put in."""


class Setting(Struct, frozen=True, kw_only=True):
    """The table before the hand. Players are in the order of ``Stacks``."""

    game: Game
    blinds: StartingBlinds
    stacks: tuple[Stack, ...]
    ante: Ante = Ante(0, None)
    button: str = ""
    """Empty: the first player of ``stacks`` has the small blind."""
    chips: tuple[int, ...] = ()
    """The denominations in play; empty: any."""
    cards: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    board: tuple[Card, ...] = ()
    table: TableFacts = TableFacts()

    @property
    def players(self) -> tuple[str, ...]:
        """The names, in the order of ``stacks``."""
        return tuple([stack.player for stack in self.stacks])


AnySetting: TypeAlias = Setting | EventSetting | ItalianSetting
"""What a case is about: a hand, a whole tournament, or a table of poker all'italiana."""


class Deed(Struct, frozen=True):
    """A line of what happens."""

    place: FileLine
    text: str
    sentence: Line

    @property
    def said(self) -> Saying:
        """The line as a value that every language can say."""
        return self.sentence.said(self.text)


class Expectation(Struct, frozen=True):
    """A line that must be true at this point, under these books and, if it says so, by this rule.

    Without a book nothing must be true: the case only asks.
    """

    place: FileLine
    text: str
    books: tuple[str, ...]
    sentence: Line
    rule: str = ""
    """As written: ``37``, or ``tda-2024 45`` if a book falls back to another one. Empty: no rule is named."""

    @property
    def said(self) -> Saying:
        """The line as a value that every language can say."""
        return self.sentence.said(self.text)

    @property
    def case(self) -> Saying:
        """The same without the expected ruling; a line that expects none is its own case."""
        return self.sentence.case(self.text)


class Scenario(Struct, frozen=True):
    """One case. ``steps`` are in the order of the file: an expectation applies at the point where it is written."""

    place: FileLine
    title: str
    ids: tuple[str, ...]
    rules: tuple[Citation, ...]
    setting: AnySetting
    steps: tuple[Deed | Expectation, ...]
    titles: Mapping[str, str] = {}
    """The title in other languages, by language code."""

    def title_in(self, language: str) -> str:
        """The title in the language of this code, or else as it was first written."""
        return self.titles.get(language, self.title)

    @property
    def books(self) -> tuple[str, ...]:
        """Every book that an expectation names, in order of first mention."""
        named = [book for step in self.steps if isinstance(step, Expectation) for book in step.books]
        return tuple(dict.fromkeys(named))


class HeaderValue(Struct, frozen=True):
    """The value of a header and the line it stands on."""

    place: FileLine
    value: Any


_OF_THE_TABLE = frozenset(fields.name for fields in msgspec.structs.fields(Setting))


def setting_of(given: Mapping[str, HeaderValue]) -> Setting:
    """The table, from the headers that describe it. Raises ``ScenarioError`` if they contradict one another."""
    said = {name.lower(): one.value for name, one in given.items()}
    table = msgspec.structs.replace(said.pop("table", TableFacts()), pot=said.get("pot", 0))
    setting = Setting(**{name: value for name, value in said.items() if name in _OF_THE_TABLE}, table=table)
    _check_seats(setting, given)
    if setting.game.variant.brings_in:
        setting = _as_far_as_known(setting)
    _check_cards(setting, given)
    _check_start(setting, given)
    return setting


def _as_far_as_known(setting: Setting) -> Setting:
    """Hands of stud are told as far as they are dealt; the cards to come are unknown."""
    wanted = setting.game.variant.hole_cards
    cards = [(player, (*hand, *[UNKNOWN] * (wanted - len(hand))) if hand else hand) for player, hand in setting.cards]
    return msgspec.structs.replace(setting, cards=tuple(cards))


def known_player(place: FileLine, name: str, players: Iterable[str]) -> None:
    """Raises ``ScenarioError`` unless a player of this name is at the table."""
    seated = list(players)
    if name in seated:
        return
    near = get_close_matches(name, seated, 1)
    hint = note("did-you-mean-either", near=near[0]) if near else note("players-are-list", list=", ".join(seated))
    raise NobodyError(place, name, hint)


def _check_board(setting: Setting, board: tuple[Card, ...], place: FileLine) -> None:
    """Raises ``ScenarioError`` for a card that is both on this board and in a hand."""
    dealt = [card for _, cards in setting.cards for card in cards if card != UNKNOWN]
    for card in board:
        if card != UNKNOWN and (card in dealt or board.count(card) > 1):
            raise ScenarioError(place, note("card-is-dealt-twice", card=card_text(card)), note("each-card-exists-once"))


def _check_seats(setting: Setting, given: Mapping[str, HeaderValue]) -> None:
    place = given["Stacks"].place
    seats, most = len(setting.stacks), setting.game.variant.seats_max
    if not 2 <= seats <= most:
        told = note("1-player") if seats == 1 else note("count-players", count=seats)
        raise ScenarioError(place, told, note("game-has-2-to-most", game=setting.game.variant.name, most=most))
    if setting.button:
        known_player(given["Button"].place, setting.button, setting.players)
    for player in setting.table.away:
        known_player(given["Table"].place, player, setting.players)
    unit = min(setting.chips, default=1)
    for stack in setting.stacks:
        if stack.chips % unit:
            hint = note("smallest-chip-is", chip=unit)
            raise ScenarioError(place, note("stack-cannot-be", player=stack.player, chips=stack.chips), hint)


def _check_cards(setting: Setting, given: Mapping[str, HeaderValue]) -> None:
    wanted = setting.game.variant.hole_cards
    seen: list[Card] = []
    for player, cards in setting.cards:
        place = given["Cards"].place
        known_player(place, player, setting.players)
        if cards and len(cards) != wanted:
            text = note("player-has-cards", player=player, count=len(cards))
            raise ScenarioError(place, text, note("game-has-cards", game=setting.game.variant.name, count=wanted))
        for card in cards:
            if card != UNKNOWN and card in seen:
                raise ScenarioError(
                    place, note("card-is-dealt-twice", card=card_text(card)), note("each-card-exists-once")
                )
            seen.append(card)
    if setting.board:
        place = given["Board"].place
        # Stud has one if its last card must be shared.
        most = sum([street.board for street in setting.game.variant.streets]) or int(setting.game.variant.brings_in)
        if len(setting.board) > most:
            raise ScenarioError(
                place, note("count-board-cards", count=len(setting.board)), note("there-are-count", count=most)
            )
        _check_board(setting, setting.board, place)


def _check_start(setting: Setting, given: Mapping[str, HeaderValue]) -> None:
    """What is paid before the cards does not belong in a hand that begins later, nor the pot in one that does not."""
    later = setting.blinds.street != "preflop"
    if later:
        _check_street(setting.game.variant, setting.blinds.street, given["Blinds"].place)
    if later and setting.blinds.no_small_blind:
        hint = note("no-blind-on-street", street=setting.blinds.street)
        raise ScenarioError(given["Blinds"].place, note("no-small-blind"), hint)
    if later and "Ante" in given:
        raise ScenarioError(
            given["Ante"].place, note("no-ante-on-street", street=setting.blinds.street), note("write-pot-instead")
        )
    if not later and "Pot" in given:
        raise ScenarioError(given["Pot"].place, note("begins-with-empty-pot"), note("write-street-of-blinds"))


def _check_street(variant: Variant, name: str, place: FileLine) -> None:
    """A hand can begin later only if nobody has chosen cards before that: which cards would be unknown."""
    number = variant.street_named(name)
    hint = note("tell-from-the-deal")
    if number is None:
        raise ScenarioError(place, note("no-street-in-game", street=name, game=variant.name), hint)
    if any(street.draw or street.discard for street in variant.streets[:number]):
        raise ScenarioError(place, note("cannot-begin-on-street", game=variant.name, street=name), hint)
