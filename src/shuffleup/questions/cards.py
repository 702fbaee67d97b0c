"""Cards, games and boards written as text in a question."""

import re
from collections.abc import Sequence

from shuffleup.answer import Note, note
from shuffleup.cards.card import RANKS, UNKNOWN, Card, CardError, card_text, parse_cards
from shuffleup.games.catalogue import UnknownGameError, variant
from shuffleup.games.variant import Variant
from shuffleup.questions.mistakes import QuestionError

_CARD = re.compile(rf"(10|[{RANKS}])([cdhs])", re.IGNORECASE)


def cards_or_unknown(text: str, place: Note | str) -> tuple[Card, ...]:
    """Cards in either case, ``??`` for an unknown card. Raises ``QuestionError``."""
    letters = _CARD.sub(lambda match: match[1].upper() + match[2].lower(), text.replace(",", " "))
    try:
        return parse_cards(letters)
    except CardError as fault:
        raise QuestionError(fault.first.what, place=place, code="not-a-card") from None


def counted(cards: int) -> Note:
    """``1 card``, ``2 cards``."""
    return note("count-card" if cards == 1 else "count-cards", count=cards)


def cards_of(text: str, place: Note | str) -> tuple[Card, ...]:
    """Known cards, in either case. Raises ``QuestionError``."""
    cards = cards_or_unknown(text, place)
    if UNKNOWN in cards:
        raise QuestionError(note("no-card-to-reckon"), place=place, hint=note("name-the-card"), code="not-a-card")
    return cards


def game_of(key: str) -> Variant:
    """The game with this key. Raises ``QuestionError``."""
    try:
        return variant(key)
    except UnknownGameError as fault:
        raise QuestionError(fault.first.what, place="game", code="unknown-game") from None


def distinct(*groups: Sequence[Card]) -> None:
    """Raises ``QuestionError`` if a card is named twice."""
    seen: set[Card] = set()
    for card in [card for group in groups for card in group]:
        if card in seen:
            hint = note("each-card-once")
            raise QuestionError(note("card-named-twice", card=card_text(card)), hint=hint, code="duplicate-card")
        seen.add(card)
