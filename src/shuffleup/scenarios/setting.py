"""From the headers of a scenario to the table it describes: what each line says must agree with the others."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.games.variant import Variant
from shuffleup.scenarios.scenario import NobodyError, Place, ScenarioError, Setting


class Given(Struct, frozen=True):
    """The value of a header and the line it stands on."""

    place: Place
    value: Any


_OF_THE_TABLE = frozenset(fields.name for fields in msgspec.structs.fields(Setting))


def setting_of(given: Mapping[str, Given]) -> Setting:
    """The table, from the headers that describe it. Raises ``ScenarioError`` where they contradict one another."""
    setting = Setting(**{name.lower(): one.value for name, one in given.items() if name.lower() in _OF_THE_TABLE})
    _check_seats(setting, given)
    _check_cards(setting, given)
    _check_start(setting, given)
    return setting


def known_player(place: Place, name: str, players: Iterable[str]) -> None:
    """Raises ``ScenarioError`` unless somebody of this name sits at the table."""
    seated = list(players)
    if name in seated:
        return
    near = get_close_matches(name, seated, 1)
    hint = f"did you mean {near[0]}?" if near else f"players are {', '.join(seated)}"
    raise NobodyError(place, name, hint)


def check_board(setting: Setting, board: tuple[Card, ...], place: Place) -> None:
    """Raises ``ScenarioError`` for a card that lies on this board and in a hand."""
    dealt = [card for _, cards in setting.cards for card in cards if card != UNKNOWN]
    for card in board:
        if card != UNKNOWN and (card in dealt or board.count(card) > 1):
            raise ScenarioError(place, f"{card_text(card)} is dealt twice", "each card exists once")


def _check_seats(setting: Setting, given: Mapping[str, Given]) -> None:
    place = given["Stacks"].place
    seats, most = len(setting.stacks), setting.game.variant.seats_max
    if not 2 <= seats <= most:
        told = "1 player" if seats == 1 else f"{seats} players"
        raise ScenarioError(place, told, f"a hand of {setting.game.variant.name} has 2 to {most}")
    if setting.button:
        known_player(given["Button"].place, setting.button, setting.players)
    for player in setting.table.away:
        known_player(given["Table"].place, player, setting.players)
    unit = min(setting.chips, default=1)
    for stack in setting.stacks:
        if stack.chips % unit:
            hint = f"the smallest chip in play is {unit}"
            raise ScenarioError(place, f"{stack.player} cannot have {stack.chips}", hint)


def _check_cards(setting: Setting, given: Mapping[str, Given]) -> None:
    wanted = setting.game.variant.hole_cards
    seen: list[Card] = []
    for player, cards in setting.cards:
        place = given["Cards"].place
        known_player(place, player, setting.players)
        if cards and len(cards) != wanted:
            text = f"{player} has {len(cards)} cards"
            raise ScenarioError(
                place, text, f"{setting.game.variant.name} has {wanted}; write ?? for cards of no matter"
            )
        for card in cards:
            if card != UNKNOWN and card in seen:
                raise ScenarioError(place, f"{card_text(card)} is dealt twice", "each card exists once")
            seen.append(card)
    if setting.board:
        place = given["Board"].place
        # Stud has one where its last card must be shared.
        most = sum([street.board for street in setting.game.variant.streets]) or int(setting.game.variant.brings_in)
        if len(setting.board) > most:
            raise ScenarioError(place, f"{len(setting.board)} board cards", f"there are {most}")
        check_board(setting, setting.board, place)


def _check_start(setting: Setting, given: Mapping[str, Given]) -> None:
    """What is paid before the cards has no place in a hand that begins later, nor the pot in one that begins there."""
    later = setting.blinds.street != "preflop"
    if later:
        _check_street(setting.game.variant, setting.blinds.street, given["Blinds"].place)
    if later and setting.blinds.no_small_blind:
        hint = f"begin with the deal, or drop it: on the {setting.blinds.street} no blind is posted"
        raise ScenarioError(given["Blinds"].place, "no small blind", hint)
    if later and "Ante" in given:
        raise ScenarioError(given["Ante"].place, f"no ante is paid on the {setting.blinds.street}", "write Pot instead")
    if not later and "Pot" in given:
        raise ScenarioError(
            given["Pot"].place, "a hand begins with an empty pot", "write Blinds: 50/100, on the flop, or drop Pot"
        )


def _check_street(variant: Variant, name: str, place: Place) -> None:
    """A hand begins later only where nobody chooses cards before that: which they would be nobody has said."""
    number = variant.street_named(name)
    hint = "drop the street, and tell the play from the deal on"
    if number is None:
        raise ScenarioError(place, f"there is no {name} in {variant.name}", hint)
    if any(street.draw or street.discard for street in variant.streets[:number]):
        raise ScenarioError(
            place, f"a hand of {variant.name} cannot begin on the {name}: cards are thrown away before", hint
        )
