"""The lines above the play: what the case is called, what it is about, and what the table looks like."""

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, CardError, card_text, parse_cards
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.rule import Citation
from shuffleup.scenarios.forms import NAME, FillingError
from shuffleup.scenarios.scenario import Ante, Blinds, Game, TableFacts
from shuffleup.scenarios.stacks import Stack
from shuffleup.table.stakes import AnteMode

RULE = r"(?:(?:[A-Za-z]+-)?(?:\d+[a-z]*(?:-i)?|end)|a\d+|b)"
_ID = re.compile(r"[a-z0-9]+(?:-[A-Za-z0-9]+)+")
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
"""Games told in this language; those of the Italian deck have headers of their own (``italian_headers``)."""
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


def _title(text: str) -> str:
    return text


def _ids(text: str) -> tuple[str, ...]:
    ids = tuple([part.strip() for part in text.split(",")])
    for name in ids:
        if not _ID.fullmatch(name):
            raise FillingError(f"'{name}' is not an id: write letters, digits and hyphens, as tda-47-ex1")
    if len(set(ids)) != len(ids):
        raise FillingError(f"an id stands twice in '{text}'")
    return ids


def _rules(text: str) -> tuple[Citation, ...]:
    cited: list[Citation] = []
    for part in text.split(","):
        found = re.fullmatch(rf"(?:(\S+) )?({RULE})", part.strip())
        if not found or not (found.group(1) or cited):
            raise FillingError(f"'{part.strip()}' is not a rule: write the book and its number, as tda-2024 47")
        cited.append(Citation(found.group(1) or cited[-1].book, found.group(2)))
    return tuple(cited)


def read_game(text: str) -> Game:
    """A game by its limit and its name. Raises ``FillingError`` for one that there is not."""
    found = _GAME.fullmatch(text.lower().replace("’", "'"))
    for variant in _GAMES if found else ():
        if found and found["name"] in (variant.key, variant.name.lower()):
            least, highest = int(found["least"] or 0), int(found["highest"] or 0)
            if found["least"] and not 0 < least < highest:
                raise FillingError(f"'{text}': the least bet is at least 1 and below the highest")
            return Game(variant, LIMITS.get(found["limit"], Limit.SPREAD_LIMIT), (least, highest))
    games = ", ".join([variant.name for variant in _GAMES])
    how = f"write {', '.join(LIMITS)} or spread-limit 2-10, and one of {games}; or poker all'italiana, no limit"
    raise FillingError(f"'{text}' is not a game: {how}")


def _blinds(text: str) -> Blinds:
    # The desk asks for the blinds in three languages.
    dead = "no small blind|senza piccolo buio|sin ciega pequeña"
    found = re.fullmatch(rf"(\d+)/(\d+)(, (?:{dead}))?(?:, (?:on the|sul|en el) (flop|turn|river))?", text)
    if not found:
        raise FillingError(f"'{text}' are no blinds: write 50/100, or 50/100, on the flop, or 50/100, no small blind")
    small, big = int(found.group(1)), int(found.group(2))
    if not 0 < small <= big:
        raise FillingError(f"'{text}': the small blind is at least 1 and at most the big blind")
    return Blinds(small, big, found.group(4) or "preflop", no_small_blind=bool(found.group(3)))


def _ante(text: str) -> Ante:
    found = re.fullmatch(rf"(\d+)(?: from ({'|'.join(_ANTES)}))?", text)
    if not found or int(found.group(1)) == 0:
        raise FillingError(f"'{text}' is no ante: write 100, or 100 from {', '.join(_ANTES)}")
    return Ante(int(found.group(1)), _ANTES.get(found.group(2) or ""))


def _button(text: str) -> str:
    if not re.fullmatch(NAME, text):
        raise FillingError(f"'{text}' is not a player")
    return text


def _stacks(text: str) -> tuple[Stack, ...]:
    stacks = []
    for part in text.split(","):
        found = re.fullmatch(rf"({NAME}) (\d{{1,15}})", part.strip())
        if not found or int(found.group(2)) == 0:
            raise FillingError(f"'{part.strip()}' is no stack: write name and chips, as Anna 5000, Bruno 125")
        stacks.append(Stack(found.group(1), int(found.group(2))))
    names = [stack.player for stack in stacks]
    if len(set(names)) != len(names):
        raise FillingError("two players have the same name")
    return tuple(stacks)


def _chips(text: str) -> tuple[int, ...]:
    values = [part.strip() for part in text.split(",")]
    if not all(re.fullmatch(r"[1-9]\d{0,14}", value) for value in values):
        raise FillingError(f"'{text}' are no chips: write the denominations in play, as 25, 100, 500")
    return tuple(sorted({int(value) for value in values}))


def _cards(text: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
    holes = []
    for part in text.split(","):
        player, _, cards = part.strip().partition(" ")
        if not re.fullmatch(NAME, player) or not cards:
            raise FillingError(f"'{part.strip()}' is no hand: write name and cards, as Anna AsKd, Bruno ??")
        holes.append((player, () if cards == "??" else _some_cards(cards)))
    if len({player for player, _ in holes}) != len(holes):
        raise FillingError("a player has two hands")
    return tuple(holes)


def _some_cards(text: str) -> tuple[int, ...]:
    try:
        cards = parse_cards(text)
    except CardError as error:
        raise FillingError(str(error)) from None
    for card in cards:
        if card != UNKNOWN and cards.count(card) > 1:
            raise FillingError(f"{card_text(card)} stands twice in '{text}'")
    return cards


def _pot(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,14}", text):
        raise FillingError(f"'{text}' is not a number of chips: write digits only, as 1500")
    return int(text)


def _table(text: str) -> TableFacts:
    left, told, away = 0, set(), []
    for part in text.split(","):
        found = re.fullmatch(r"([1-9]\d{0,5}) players? left", part.strip())
        if found:
            left = int(found.group(1))
        elif found := re.fullmatch(rf"({NAME}) is away", part.strip()):
            away.append(found.group(1))
        elif part.strip() in ("hand for hand", "win the button"):
            told.add(part.strip())
        else:
            hint = "write 2 players left, hand for hand, Anna is away, or win the button"
            raise FillingError(f"'{part.strip()}' says nothing of a table: {hint}")
    return TableFacts(left, "hand for hand" in told, "win the button" in told, tuple(away))


TITLES = {"Titolo": "it", "Título": "es"}
"""Headers with the title in further languages, and the codes of these."""
HEADERS: dict[str, Header] = {
    header.name: header
    for header in (
        Header("Scenario", "The title. Every scenario begins with it.", "short all-ins add up", _title, required=True),
        Header("Titolo", "The title in Italian.", "all-in corti che si sommano", _title),
        Header("Título", "The title in Spanish.", "all-in cortos que se suman", _title),
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
            _button,
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
        Header("Pot", "What earlier streets have put in, for a hand that begins after the deal.", "600", _pot),
        Header(
            "Table",
            "What the event adds: `2 players left`, `hand for hand`, `win the button` (where it may be announced), and "
            "`Anna is away` of who is not at the seat for the deal.",
            "2 players left",
            _table,
        ),
    )
}
"""Every header, in the order in which they are best written."""
