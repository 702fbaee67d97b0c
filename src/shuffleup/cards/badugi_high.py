"""Badugi with aces high, half of the pot in badeucy: 5-4-3-2 of four suits is the best hand, an ace the worst card.

A hand is read as the badugi of the cards one rank below its own, where the deuces become aces and the aces kings.
"""

from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import RANK_NAMES
from shuffleup.cards.low_words import digits_of
from shuffleup.cards.lowball import badugi, badugi_cards, over_board, two_and_three
from shuffleup.cards.ranking import Cards, Ranking

_BELOW = tuple([(card - 4) % 52 for card in range(52)])
"""The card of the same suit one rank below each."""


def badugi27(cards: Cards) -> int:
    """The best badugi within four cards, or five, where aces are high."""
    return badugi(_below(cards))


def badugi27_cards(cards: Cards) -> tuple[Card, ...]:
    """The cards that play it, the highest first."""
    return tuple([(card + 4) % 52 for card in badugi_cards(_below(cards))])


def describe_badugi27(value: int) -> str:
    """In words: ``badugi, ace-five-four-deuce``."""
    missing, *ranks = digits_of(value)
    names = "-".join([RANK_NAMES[rank] for rank in ranks[: 4 - missing]])
    return ("badugi", "three cards", "two cards", "one card")[missing] + f", {names}"


def _below(cards: Cards) -> tuple[Card, ...]:
    try:
        return tuple([_BELOW[card] for card in cards])
    except IndexError:
        raise ValueError(f"{tuple(cards)} are not distinct cards from 0 to 51") from None


BADUGI27 = Ranking(
    "badugi-27",
    "badugi, aces high",
    badugi27,
    over_board(badugi27),
    two_and_three(badugi27),
    badugi27_cards,
    describe_badugi27,
)
