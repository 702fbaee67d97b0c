"""The lines above the play: the title of the case, its references, and what the table looks like."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import UNKNOWN, card_text
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.rule import Citation
from shuffleup.scenarios.forms import NAME, FillingError, cards_of
from shuffleup.scenarios.places import Stack
from shuffleup.scenarios.scenario import Ante, Game, StartingBlinds, TableFacts
from shuffleup.table.stakes import AnteMode

RULE = r"(?:(?:[A-Za-z]+-)?(?:\d+[a-z]*(?:-i)?|end)|a\d+|b)"
_ID = r"[a-z0-9]+(?:-[A-Za-z0-9]+)*"
LIMITS = {
    "no-limit": Limit.NO_LIMIT,
    "pot-limit": Limit.POT_LIMIT,
    "fixed-limit": Limit.FIXED_LIMIT,
    "limit": Limit.FIXED_LIMIT,
}
_GAME = re.compile(
    rf"(?:(?P<limit>{'|'.join(LIMITS)})|spread-limit (?P<least>\d{{1,15}})-(?P<highest>\d{{1,15}})) (?P<name>.+)"
)
_GAMES = tuple([variant for variant in VARIANTS.values() if not variant.stripped])
"""Games in this language; those of the Italian deck have headers of their own (``italian_headers``)."""
_ANTES = {
    "everyone": AnteMode.ALL_PLAYERS,
    "the big blind": AnteMode.BB_ANTE,
    "the button": AnteMode.BUTTON_ANTE,
}


class Header(Struct, frozen=True):
    """A line ``Name: value`` above the play."""

    name: str
    meaning: str
    example: str
    read: Callable[[str], Any]
    required: bool = False


def each(text: str, shape: str, fault: str) -> list[re.Match[str]]:
    """The comma-separated parts of a value. Raises ``FillingError`` for one of another shape."""
    found = []
    for part in text.split(","):
        match = re.fullmatch(shape, part.strip())
        if not match:
            raise FillingError(note(fault, text=part.strip()))
        found.append(match)
    return found


def number_of(fault: str) -> Callable[[str], int]:
    """A reader for a positive number of chips in digits."""
    return lambda text: int(each(text, r"[1-9]\d{0,14}", fault)[0][0])


def names_of(text: str) -> tuple[str, ...]:
    """Players, separated by commas. Raises ``FillingError``."""
    return tuple([match[0] for match in each(text.replace(" and ", ", "), NAME, "text-are-no-names")])


def hands_of(text: str, fault: str = "no-hand") -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Cards by the player who gets them, in the order of the deal; none for ``??``. Raises ``FillingError``."""
    found = each(text, rf"({NAME}) (.+)", fault)
    return tuple([(one[1], () if one[2] == "??" else cards_of(one[2])) for one in found])


def _ids(text: str) -> tuple[str, ...]:
    ids = tuple([match[0] for match in each(text, _ID, "not-an-id")])
    if len(set(ids)) != len(ids):
        raise FillingError(note("id-twice", text=text))
    return ids


def _rules(text: str) -> tuple[Citation, ...]:
    cited: list[Citation] = []
    for found in each(text, rf"(?:(\S+) )?({RULE})", "not-a-rule"):
        if not (found[1] or cited):
            raise FillingError(note("not-a-rule", text=found[0]))
        cited.append(Citation(found[1] or cited[-1].book, found[2]))
    return tuple(cited)


def read_game(text: str) -> Game:
    """A game by its limit and its name. Raises ``FillingError`` for an unknown game."""
    found = _GAME.fullmatch(text.lower().replace("’", "'"))
    for variant in _GAMES if found else ():
        if found and found["name"] in (variant.key, variant.name.lower()):
            least, highest = int(found["least"] or 0), int(found["highest"] or 0)
            if found["least"] and not 0 < least < highest:
                raise FillingError(note("least-bet-below-highest", text=text))
            return Game(variant, LIMITS.get(found["limit"], Limit.SPREAD_LIMIT), (least, highest))
    games = ", ".join([variant.name for variant in _GAMES])
    raise FillingError(note("not-a-game", text=text, limits=", ".join(LIMITS), games=games))


def _blinds(text: str) -> StartingBlinds:
    # The desk asks for the blinds in three languages.
    dead = "no small blind|senza piccolo buio|sin ciega pequeña"
    found = re.fullmatch(rf"(\d+)/(\d+)(, (?:{dead}))?(?:, (?:on the|sul|en el) (flop|turn|river))?", text)
    if not found:
        raise FillingError(note("no-blinds", text=text))
    small, big = int(found.group(1)), int(found.group(2))
    if not 0 < small <= big:
        raise FillingError(note("small-blind-up-to-big", text=text))
    return StartingBlinds(small, big, found.group(4) or "preflop", no_small_blind=bool(found.group(3)))


def _ante(text: str) -> Ante:
    found = re.fullmatch(rf"(\d+)(?: from ({'|'.join(_ANTES)}))?", text)
    if not found or int(found.group(1)) == 0:
        raise FillingError(note("no-ante", text=text, list=", ".join(_ANTES)))
    return Ante(int(found.group(1)), _ANTES.get(found.group(2) or ""))


def _stacks(text: str) -> tuple[Stack, ...]:
    stacks = [Stack(found[1], int(found[2])) for found in each(text, rf"({NAME}) (0*[1-9]\d{{0,14}})", "no-stack")]
    if len({stack.player for stack in stacks}) != len(stacks):
        raise FillingError(note("players-named-alike"))
    return tuple(stacks)


def _chips(text: str) -> tuple[int, ...]:
    return tuple(sorted({int(found[0]) for found in each(text, r"[1-9]\d{0,14}", "no-chips")}))


def _cards(text: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
    holes = hands_of(text)
    if len({player for player, _ in holes}) != len(holes):
        raise FillingError(note("two-hands-of-a-player"))
    for _, cards in holes:
        check_once(cards, " ".join(map(card_text, cards)))
    return holes


def check_once(cards: Sequence[int], text: str = "") -> None:
    """Raises ``FillingError`` for a card that occurs twice, in this text or in several lines."""
    for card in cards:
        if card != UNKNOWN and cards.count(card) > 1:
            told = note("card-stands-twice", card=card_text(card), text=text)
            raise FillingError(told if text else note("dealt-twice-each-once", card=card_text(card)))


def _some_cards(text: str) -> tuple[int, ...]:
    cards = cards_of(text)
    check_once(cards, text)
    return cards


def _table(text: str) -> TableFacts:
    shape = (
        rf"(?:(?P<left>[1-9]\d{{0,5}}) players? left|(?P<away>{NAME}) is away|(?P<told>hand for hand|win the button))"
    )
    found = each(text, shape, "nothing-of-a-table")
    told = [one["told"] for one in found]
    left = max([int(one["left"] or 0) for one in found])
    away = tuple([one["away"] for one in found if one["away"]])
    return TableFacts(left, "hand for hand" in told, "win the button" in told, away)


TITLES = {"Titolo": "it", "Título": "es"}
"""Headers for titles in other languages, and the language codes."""
HEADERS: dict[str, Header] = {
    header.name: header
    for header in (
        Header("Scenario", "The title. Every scenario begins with it.", "short all-ins add up", str, required=True),
        Header("Titolo", "The title in Italian.", "all-in corti che si sommano", str),
        Header("Título", "The title in Spanish.", "all-in cortos que se suman", str),
        Header(
            "Id",
            "Its names, each used once in all files: the rulebook's example, or one of your own.",
            "tda-45-ex4A, tda-45-ex4B",
            _ids,
            required=True,
        ),
        Header(
            "Rules",
            "The rules it is about: a book, then its numbers, then the next book.",
            "tda-2024 43, 45, pslive 36",
            _rules,
            required=True,
        ),
        Header(
            "Game",
            "How much may be bet, and what is dealt; `spread-limit 2-10` names the least and the highest bet.",
            "no-limit hold'em",
            read_game,
            required=True,
        ),
        Header(
            "Blinds",
            "Small and big blind. `, on the flop` begins the hand there with nothing in the pot; `, no small blind` "
            "leaves a dead small blind out. In fixed-limit the bets are one and two big blinds. In stud the first is "
            "the bring-in, and the second the smaller bet; everybody antes.",
            "50/100, on the flop",
            _blinds,
            required=True,
        ),
        Header(
            "Ante",
            "The ante, from whoever the book says, or `from everyone`, `from the big blind`, `from the button`.",
            "100 from the big blind",
            _ante,
        ),
        Header(
            "Stacks",
            "The players clockwise with their chips before the blinds. The first has the small blind (the big blind, "
            "if there is no small one), and heads-up the button too, where no `Button` says who has it.",
            "Anna 5000, Bruno 125, Carla 5000",
            _stacks,
            required=True,
        ),
        Header(
            "Button",
            "Who has the button, whatever the order of `Stacks`. Left of it are the blinds; with two players it has "
            "the small blind, acts first before the flop and second after it.",
            "Carla",
            lambda text: each(text, NAME, "text-is-not-a-player")[0][0],
        ),
        Header(
            "Chips",
            "The denominations in play; pots are divided down to the smallest one.",
            "25, 100, 500, 1000",
            _chips,
        ),
        Header(
            "Cards",
            "Hole cards, street by street; whoever folds leaves his later ones in the deck. `??`, or no mention: any "
            "cards will do.",
            "Anna AsKd, Bruno ??",
            _cards,
        ),
        Header(
            "Board",
            "The board, as far as it matters; in stud the seventh card that all share where the stub is short.",
            "As Kd 2c 7h 7d",
            _some_cards,
        ),
        Header(
            "Pot",
            "What earlier streets have put in, for a hand that begins after the deal.",
            "600",
            number_of("not-digits-as-1500"),
        ),
        Header(
            "Table",
            "What the event adds: `2 players left`, `hand for hand`, `win the button` (where it may be announced), and "
            "`Anna is away` of who is not at the seat for the deal.",
            "2 players left",
            _table,
        ),
    )
}
"""All headers, in the recommended order."""
