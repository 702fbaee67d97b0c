"""Cards and games as people type them: ``AsKd``, ``As Kd``, ``10s``, ``--game omaha-8``."""

import re
from collections.abc import Sequence

from shuffleup.cards.card import RANKS, UNKNOWN, Card, CardError, card_text, parse_cards
from shuffleup.cli.errors import InputError
from shuffleup.games.catalogue import UnknownGameError, variant
from shuffleup.games.variant import Variant

_CARD = re.compile(rf"(10|[{RANKS}])([cdhs])", re.IGNORECASE)


def cards_or_unknown(text: str, place: str) -> tuple[Card, ...]:
    """Cards in either case, ``??`` for one that is not known. Raises ``InputError``."""
    letters = _CARD.sub(lambda match: match[1].upper() + match[2].lower(), text.replace(",", " "))
    try:
        return parse_cards(letters)
    except CardError as fault:
        raise InputError(str(fault), place=place, code="not-a-card") from None


def cards_of(text: str, place: str) -> tuple[Card, ...]:
    """Known cards, in either case. Raises ``InputError``."""
    cards = cards_or_unknown(text, place)
    if UNKNOWN in cards:
        raise InputError("?? is no card to reckon with", place=place, hint="name the card", code="not-a-card")
    return cards


def game_of(key: str) -> Variant:
    """The game with this key. Raises ``InputError``."""
    try:
        return variant(key)
    except UnknownGameError as fault:
        raise InputError(str(fault), place="--game", code="unknown-game") from None


def distinct(*groups: Sequence[Card]) -> None:
    """Raises ``InputError`` if a card is named twice."""
    seen: set[Card] = set()
    for card in [card for group in groups for card in group]:
        if card in seen:
            hint = "each card is in the deck once"
            raise InputError(f"{card_text(card)} is named twice", hint=hint, code="duplicate-card")
        seen.add(card)
