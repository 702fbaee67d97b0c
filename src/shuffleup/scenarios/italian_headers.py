"""The headers of a case of poker all'italiana: the game, the players, the cards that matter, the table's choices.

Game: poker all'italiana, no limit
Ante: 10
Stacks: Anna 1000, Bruno 1000, Carla 1000
Button: Anna
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from shuffleup.answer import note
from shuffleup.cards.card import UNKNOWN, card_text
from shuffleup.cards.italian.deck import lowest_rank
from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.games.limits import Limit
from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianSwitches, VeleRule
from shuffleup.scenarios.forms import FillingError, cards_of
from shuffleup.scenarios.headers import HEADERS, TITLES, Header, check_once, each, hands_of, names_of, number_of
from shuffleup.scenarios.scenario import (
    HouseTerms,
    ItalianSetting,
    ItalianTableGame,
    NamedCards,
    People,
    Waiting,
)
from shuffleup.table.auto_play import BlindNext, ShowOrMuck

GAME = re.compile(r"(poker all['’]italiana|telesina), (.+)", re.IGNORECASE)
_LIMITS = {"no limit": Limit.NO_LIMIT, "pot limit": Limit.POT_LIMIT, "fixed limit": Limit.FIXED_LIMIT}
LAYOUTS = {rule.value: rule for rule in VeleRule if rule is not VeleRule.LIBERA}
COVERED = {rule.value.replace("_", " "): rule for rule in CoveredRule if rule is not CoveredRule.LIBERA}
_YES_OR_NO = {"yes": True, "no": False}


def _game(text: str) -> ItalianTableGame:
    found = GAME.fullmatch(text)
    if not found or found[2].lower() not in _LIMITS:
        raise FillingError(note("not-an-italian-game", text=text, example=", ".join(_LIMITS)))
    return ItalianTableGame(found[1].lower() == "telesina", _LIMITS[found[2].lower()])


def dealt_hands(text: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Hands by player: up to five cards each, in the order in which they are dealt. Raises ``FillingError``."""
    hands = hands_of(text, "no-hand-of-five")
    for player, cards in hands:
        if len(cards) > 5:
            raise FillingError(note("five-cards-are-dealt", player=player, cards=len(cards)))
    return hands


def _vele(text: str) -> tuple[tuple[str, int], ...]:
    return tuple([(found[1], cards_of(found[2])[0]) for found in each(text, r"([A-I]) (\w\w)", "text-are-no-vele")])


def _level(text: str) -> OpeningLevel:
    if text not in [level.value for level in OpeningLevel]:
        raise FillingError(note("no-level-like", text=text, example=", ".join([level.value for level in OpeningLevel])))
    return OpeningLevel(text)


def _table(text: str) -> Mapping[str, Any]:
    layouts, ways = "|".join(LAYOUTS), "|".join(COVERED)
    chosen: dict[str, Any] = {}
    shape = (
        rf"(?P<giro>giro pazzo)|vele (?P<vele>{layouts})|covered (?P<covered>{ways})|"
        r"time bank (?P<bank>\d{1,5})|(?P<play>[1-9]\d{0,4}) s to answer"
    )
    for found in each(text, shape, "nothing-a-table-chooses"):
        said = {name: value for name, value in found.groupdict().items() if value}
        chosen |= {key: read(said[name]) for name, (key, read) in _CHOSEN.items() if name in said}
    return chosen


_CHOSEN: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "giro": ("giro_pazzo", bool),
    "vele": ("vele_rule", LAYOUTS.__getitem__),
    "covered": ("covered_rule", COVERED.__getitem__),
    "bank": ("time_bank_seconds", int),
    "play": ("play_seconds", int),
}
"""What the places of the header contain: a field of ``ItalianTable``, and how it is read."""


def _readings(text: str) -> Mapping[str, Any]:
    readings: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = part.strip().partition(" ")
        try:
            told = msgspec.convert({name: _YES_OR_NO.get(value, value)}, ItalianSwitches)
            readings[name] = getattr(told, name)
        except (msgspec.ValidationError, AttributeError):
            names = ", ".join(ItalianSwitches.__struct_fields__)
            raise FillingError(note("text-is-no-reading", text=part.strip(), example=names)) from None
    return readings


_SETTLED: dict[str, Mapping[str, Any]] = {
    "hides always": {"showing": ShowOrMuck.HIDE},
    "shows always": {"showing": ShowOrMuck.SHOW},
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
            raise FillingError(note("nothing-to-settle", text=part.strip()))
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
    Header("Ante", "What everybody pays.", "10", number_of("not-digits-as-10"), required=True),
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
        dealt_hands,
    ),
    Header("Stock", "The cards that are drawn, from the top of the stock.", "Ah Kd 9s", cards_of),
    Header("Vele", "The vele by their places, before they are turned.", "A Kd, B 7c", _vele),
    Header("Level", "What opens, where it is not `jacks`: `queens` or `kings`.", "kings", _level),
    Header("Pot", "What hands that nobody won have left, paid by all alike.", "80", number_of("not-digits-as-10")),
    Header(
        "Parol",
        "What each player has in a parol pot; those who have the most play for it.",
        "Bruno 50, Carla 50, Anna 10",
        HEADERS["Stacks"].read,
    ),
    Header(
        "Giro", "Who still has to deal in the giro pazzo, the dealer first; everybody if not said.", "Anna", names_of
    ),
    Header("Away", "Who sits out when the hand begins.", "Carla, Dario", names_of),
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
    """The table from the values of its headers. Raises ``FillingError`` if they contradict one another."""

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
        raise FillingError(note("two-to-six-play", players=len(players)))
    named = (
        setting.button,
        *[player for player, _ in (*setting.cards.hands, *setting.people.preferences)],
        *(*setting.waiting.giro, *setting.people.away, *[stack.player for stack in setting.waiting.parol]),
    )
    for name in named:
        if name not in players:
            raise FillingError(note("nobody-of-players", name=name, example=", ".join(players)))


def _check_waiting(setting: ItalianSetting) -> None:
    waiting, players = setting.waiting, len(setting.players)
    if waiting.giro and not setting.game.telesina:
        raise FillingError(note("telesina-in-giro"))
    if waiting.giro and waiting.giro[0] != setting.button:
        raise FillingError(note("giro-from-the-dealer", name=setting.button))
    if waiting.parol and (waiting.pot or waiting.level is not OpeningLevel.JACKS):
        raise FillingError(note("kings-open-a-parol"))
    if waiting.level is not OpeningLevel.JACKS and not waiting.pot:
        raise FillingError(note("after-unopened-hand", level=waiting.level.value))
    if waiting.pot % players:
        raise FillingError(note("pot-not-paid-alike", pot=waiting.pot, players=players))


def _check_cards(setting: ItalianSetting) -> None:
    cards = setting.cards
    if cards.stock and setting.game.telesina:
        raise FillingError(note("no-stock-in-telesina"))
    if cards.vele and not setting.game.telesina:
        raise FillingError(note("there-are-no-vele"))
    named = [card for _, hand in cards.hands for card in hand] + list(cards.stock) + [card for _, card in cards.vele]
    check_once(named)
    lowest = lowest_rank(len(setting.players))
    for card in named:
        if card != UNKNOWN and card >> 2 < lowest:
            raise FillingError(note("card-not-in-case-deck", card=card_text(card), players=len(setting.players)))
