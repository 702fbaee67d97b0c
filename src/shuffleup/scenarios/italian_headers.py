"""The headers of a case of poker all'italiana: the game, who sits there, which cards matter, what the table has chosen.

Game: poker all'italiana, no limit
Ante: 10
Stacks: Anna 1000, Bruno 1000, Carla 1000
Button: Anna
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from shuffleup.cards.card import UNKNOWN, card_text
from shuffleup.cards.italian_deck import lowest_rank
from shuffleup.cards.italian_opening import OpeningLevel
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianSwitches, VeleRule
from shuffleup.scenarios.forms import NAME, FillingError, cards_of
from shuffleup.scenarios.headers import HEADERS, TITLES, Header
from shuffleup.scenarios.italian_setting import (
    HouseTerms,
    ItalianGame,
    ItalianSetting,
    NamedCards,
    People,
    Waiting,
)
from shuffleup.table.auto_play import BlindNext, Showing

GAME = re.compile(r"(poker all['’]italiana|telesina), (.+)", re.IGNORECASE)
_LIMITS = {"no limit": Limit.NO_LIMIT, "pot limit": Limit.POT_LIMIT, "fixed limit": Limit.FIXED_LIMIT}
LAYOUTS = {rule.value: rule for rule in VeleRule if rule is not VeleRule.LIBERA}
COVERED = {rule.value.replace("_", " "): rule for rule in CoveredRule if rule is not CoveredRule.LIBERA}
_YES_OR_NO = {"yes": True, "no": False}


def _game(text: str) -> ItalianGame:
    found = GAME.fullmatch(text)
    if not found or found[2].lower() not in _LIMITS:
        raise FillingError(f"'{text}' is not a game: write poker all'italiana or telesina, and {', '.join(_LIMITS)}")
    return ItalianGame(found[1].lower() == "telesina", _LIMITS[found[2].lower()])


def _chips(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,14}", text):
        raise FillingError(f"'{text}' is not a number of chips: write digits only, as 10")
    return int(text)


def hands_of(text: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Hands by player: up to five cards each, in the order in which they are dealt. Raises ``FillingError``."""
    hands = []
    for part in text.split(","):
        player, _, cards = part.strip().partition(" ")
        if not re.fullmatch(NAME, player) or not cards:
            raise FillingError(f"'{part.strip()}' is no hand: write name and cards, as Anna AsKd9h8c7c")
        hands.append((player, cards_of(cards)))
        if len(hands[-1][1]) > 5:
            raise FillingError(f"{player} has {len(hands[-1][1])} cards: five are dealt")
    return tuple(hands)


def _vele(text: str) -> tuple[tuple[str, int], ...]:
    found = [re.fullmatch(r"([A-I]) (\w\w)", part.strip()) for part in text.split(",")]
    if not all(found):
        raise FillingError(f"'{text}' are no vele: write place and card, as A Kd, B 7c")
    return tuple([(one[1], cards_of(one[2])[0]) for one in found if one])


def _level(text: str) -> OpeningLevel:
    if text not in [level.value for level in OpeningLevel]:
        raise FillingError(f"'{text}' is no level: write {', '.join([level.value for level in OpeningLevel])}")
    return OpeningLevel(text)


def _names(text: str) -> tuple[str, ...]:
    names = tuple([part.strip() for part in text.split(",")])
    if not all(re.fullmatch(NAME, name) for name in names):
        raise FillingError(f"'{text}' are no names: write Anna, Bruno")
    return names


def _table(text: str) -> Mapping[str, Any]:
    chosen: dict[str, Any] = {}
    for part in [part.strip() for part in text.split(",")]:
        seconds = re.fullmatch(r"time bank (?P<bank>\d{1,5})|(?P<play>\d{1,5}) s to answer", part)
        word, _, value = part.partition(" ")
        if part == "giro pazzo":
            chosen["giro_pazzo"] = True
        elif word == "vele" and value in LAYOUTS:
            chosen["vele_rule"] = LAYOUTS[value]
        elif word == "covered" and value in COVERED:
            chosen["covered_rule"] = COVERED[value]
        elif seconds and seconds["bank"]:
            chosen["time_bank_seconds"] = int(seconds["bank"])
        elif seconds:
            chosen["play_seconds"] = int(seconds["play"])
        else:
            hint = "write giro pazzo, vele croce, covered mai, 30 s to answer or time bank 60"
            raise FillingError(f"'{part}' is nothing a table chooses: {hint}")
    return chosen


def _readings(text: str) -> Mapping[str, Any]:
    readings: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = part.strip().partition(" ")
        try:
            told = msgspec.convert({name: _YES_OR_NO.get(value, value)}, ItalianSwitches)
            readings[name] = getattr(told, name)
        except (msgspec.ValidationError, AttributeError):
            names = ", ".join(ItalianSwitches.__struct_fields__)
            raise FillingError(f"'{part.strip()}' is no reading: write one of {names} and its value") from None
    return readings


_SETTLED: dict[str, Mapping[str, Any]] = {
    "hides always": {"showing": Showing.HIDE},
    "shows always": {"showing": Showing.SHOW},
    "goes blind": {"blind_next": BlindNext.YES},
    "declines the blind": {"blind_next": BlindNext.NO},
    **{f"vele {word}": {"vele": rule} for word, rule in LAYOUTS.items()},
    **{f"vele {word} always": {"vele": rule, "vele_always": True} for word, rule in LAYOUTS.items()},
    **{f"covered {word}": {"covered": mode} for word, mode in COVERED.items()},
    **{f"covered {word} always": {"covered": mode, "covered_always": True} for word, mode in COVERED.items()},
}


def _preferences(text: str) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    settled: dict[str, dict[str, Any]] = {}
    for part in text.split(","):
        player, _, what = part.strip().partition(" ")
        if what not in _SETTLED:
            hint = "write Anna goes blind, Bruno hides always, Carla vele croce always or Dario covered mai"
            raise FillingError(f"'{part.strip()}' is nothing a player settles in advance: {hint}")
        settled.setdefault(player, {}).update(_SETTLED[what])
    return tuple(settled.items())


_OWN = (
    Header(
        "Game",
        "`poker all'italiana` or, for a hand of the giro pazzo, `telesina`; then the limit.",
        "poker all'italiana, pot limit",
        _game,
        required=True,
    ),
    Header("Ante", "What everybody pays.", "10", _chips, required=True),
    Header(
        "Stacks",
        "The players clockwise, two to six, with their chips before the ante.",
        "Anna 1000, Bruno 1000",
        HEADERS["Stacks"].read,
        required=True,
    ),
    Header("Button", "Who deals.", "Anna", HEADERS["Button"].read, required=True),
    Header(
        "Cards",
        "Hands, in the order in which the cards are dealt; in telesina the first is the covered one. Cards left out, "
        "and `??`, are any cards.",
        "Anna AsKd9h8c7c, Bruno ??Kh",
        hands_of,
    ),
    Header("Stock", "The cards that are drawn, from the top of the stock.", "Ah Kd 9s", cards_of),
    Header("Vele", "The vele by their places, before they are turned.", "A Kd, B 7c", _vele),
    Header("Level", "What opens, where it is not `jacks`: `queens` or `kings`.", "kings", _level),
    Header("Pot", "What hands that nobody won have left, paid by all alike.", "80", _chips),
    Header(
        "Parol",
        "What each player has in a parol pot; those who have the most play for it.",
        "Bruno 50, Carla 50, Anna 10",
        HEADERS["Stacks"].read,
    ),
    Header("Giro", "Who still has to deal in the giro pazzo, the dealer first; everybody if not said.", "Anna", _names),
    Header("Away", "Who sits out when the hand begins.", "Carla, Dario", _names),
    Header(
        "Table",
        "What the table has chosen: `giro pazzo`, `vele croce`, `covered primo giro`, `30 s to answer`, "
        "`time bank 60`.",
        "giro pazzo, vele tre, covered mai",
        _table,
    ),
    Header(
        "Readings",
        "How a house reads the points that the rules leave open, by the keys of the book's options.",
        "parol_ante collect, min_raise_double yes",
        _readings,
    ),
    Header(
        "Preferences",
        "What players have settled in advance: `goes blind`, `declines the blind`, `shows always`, `hides always`, "
        "`vele croce`, `covered mai`, the last two also `always`.",
        "Anna vele croce always, Bruno hides always",
        _preferences,
    ),
)
ITALIAN_HEADERS: dict[str, Header] = {
    **{name: HEADERS[name] for name in ("Scenario", *TITLES, "Id", "Rules")},
    **{header.name: header for header in _OWN},
}
"""Every header of a case of poker all'italiana."""


def italian_setting(values: Mapping[str, Any]) -> ItalianSetting:
    """The table from the values of its headers. Raises ``FillingError`` where they contradict one another."""

    def given(name: str, default: Any = ()) -> Any:  # noqa: ANN401 - a value is whatever its header makes of it
        return values.get(name, default)

    setting = ItalianSetting(
        game=values["Game"],
        ante=values["Ante"],
        stacks=values["Stacks"],
        button=values["Button"],
        cards=NamedCards(given("Cards"), given("Stock"), given("Vele")),
        waiting=Waiting(given("Pot", 0), given("Level", OpeningLevel.JACKS), given("Parol"), given("Giro")),
        people=People(given("Away"), given("Preferences")),
        terms=HouseTerms(given("Table", {}), given("Readings", {})),
    )
    _check_people(setting)
    _check_waiting(setting)
    _check_cards(setting)
    return setting


def _check_people(setting: ItalianSetting) -> None:
    players = setting.players
    if not 2 <= len(players) <= 6:
        raise FillingError(f"{len(players)} players: two to six play")
    named = (
        setting.button,
        *[player for player, _ in (*setting.cards.hands, *setting.people.preferences)],
        *(*setting.waiting.giro, *setting.people.away, *[stack.player for stack in setting.waiting.parol]),
    )
    for name in named:
        if name not in players:
            raise FillingError(f"nobody at the table is called {name}: players are {', '.join(players)}")


def _check_waiting(setting: ItalianSetting) -> None:
    waiting, players = setting.waiting, len(setting.players)
    if waiting.giro and not setting.game.telesina:
        raise FillingError("in a giro pazzo telesina is dealt: write it as the Game, or leave Giro out")
    if waiting.giro and waiting.giro[0] != setting.button:
        raise FillingError(f"Giro begins with the dealer, {setting.button}")
    if waiting.parol and (waiting.pot or waiting.level is not OpeningLevel.JACKS):
        raise FillingError("kings open a parol pot, and Parol says what is in it: leave Pot and Level out")
    if waiting.level is not OpeningLevel.JACKS and not waiting.pot:
        raise FillingError(f"a hand opens at {waiting.level.value} after one that nobody opened: write its Pot")
    if waiting.pot % players:
        raise FillingError(f"a pot of {waiting.pot} was not paid by {players} players alike")


def _check_cards(setting: ItalianSetting) -> None:
    cards = setting.cards
    if cards.stock and setting.game.telesina:
        raise FillingError("nobody draws in telesina: leave Stock out")
    if cards.vele and not setting.game.telesina:
        raise FillingError("there are no vele in the draw game: leave Vele out")
    named = [card for _, hand in cards.hands for card in hand] + list(cards.stock) + [card for _, card in cards.vele]
    check_once(named)
    lowest = lowest_rank(len(setting.players))
    for card in named:
        if card != UNKNOWN and card >> 2 < lowest:
            raise FillingError(f"{card_text(card)} is not in the deck of {len(setting.players)} players")


def check_once(cards: list[int]) -> None:
    """Raises ``FillingError`` for a card that is named twice."""
    for card in cards:
        if card != UNKNOWN and cards.count(card) > 1:
            raise FillingError(f"{card_text(card)} is dealt twice: each card exists once")
