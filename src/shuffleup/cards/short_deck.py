"""The order of short-deck hold'em: no card below the six, a flush beats a full house, and A-6-7-8-9 is a straight.

It is read from the tables of the full deck. Two facts make that possible. Seven cards never hold both a flush and a
full house, so swapping the two changes no hand's best five. And the five-high straight of the full deck cannot be
dealt, so its two values are free for the nine-high one. A straight beats three of a kind.
"""

from functools import cache

from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import CATEGORY_CLASSES, LOWEST_VALUES, Category, describe_high
from shuffleup.cards.lowball import playing, ranking
from shuffleup.cards.ranking import Cards, best_five, high

_FLUSH, _FULL_HOUSE, _FOURS = (
    LOWEST_VALUES[kind] for kind in (Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND)
)
_FLUSHES, _FULL_HOUSES = CATEGORY_CLASSES[Category.FLUSH], CATEGORY_CLASSES[Category.FULL_HOUSE]
_LOWEST_STRAIGHT, _LOWEST_STRAIGHT_FLUSH = LOWEST_VALUES[Category.STRAIGHT], LOWEST_VALUES[Category.STRAIGHT_FLUSH]
_NINE_HIGH = {12, 4, 5, 6, 7}
"""The ranks of A-6-7-8-9."""


def short_deck(cards: Cards) -> int:
    """The value of the best five of five to seven cards of a short deck. Raises ``ValueError`` for a card below six."""
    if min(cards, default=0) < 16:
        raise ValueError("a short deck has no cards below the six")
    value = high(cards)
    if value < _LOWEST_STRAIGHT:
        return _LOWEST_STRAIGHT if _holds_nine_high(cards) else value
    if _FLUSH <= value < _FOURS:
        if value >= _FULL_HOUSE:
            return value - _FLUSHES
        suited = any(_holds_nine_high([card for card in cards if card & 3 == suit]) for suit in range(4))
        return _LOWEST_STRAIGHT_FLUSH if suited else value + _FULL_HOUSES
    return value


def _holds_nine_high(cards: Cards) -> bool:
    return {card >> 2 for card in cards} >= _NINE_HIGH


def short_deck_five(cards: Cards) -> tuple[Card, ...]:
    """The five cards that play, as they are read out; the ace of A-6-7-8-9 is last."""
    if short_deck(cards) in (_LOWEST_STRAIGHT, _LOWEST_STRAIGHT_FLUSH):
        return _playing(cards)
    return best_five(cards)


_playing = playing(short_deck, lambda card: ((card >> 2) + 1) % 13)


@cache
def describe_short_deck(value: int) -> str:
    """The hand in words, as in hold'em; the lowest straight is nine high."""
    if value == _LOWEST_STRAIGHT:
        return "straight, nine high"
    if value == _LOWEST_STRAIGHT_FLUSH:
        return "straight flush, nine high"
    if _FLUSH <= value < _FLUSH + _FULL_HOUSES:
        return describe_high(value + _FLUSHES)
    if _FLUSH + _FULL_HOUSES <= value < _FOURS:
        return describe_high(value - _FULL_HOUSES)
    return describe_high(value)


SHORT_DECK_HIGH = ranking("short-deck-high", "short-deck high", short_deck, short_deck_five, describe_short_deck)
