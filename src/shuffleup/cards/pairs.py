"""The order of hands of one card or two: a pair beats two different cards, and then the higher card wins."""

from shuffleup.cards.hand_class import RANK_NAMES, RANK_PLURALS
from shuffleup.cards.ranking import Cards, Ranker, Ranking


def pair(cards: Cards) -> int:
    """The value of one card or two. Raises ``ValueError`` for any other number."""
    if not 1 <= len(cards) <= 2:
        raise ValueError(f"a hand of this order has 1 or 2 cards, not {len(cards)}")
    low, high = min(cards) >> 2, max(cards) >> 2
    return 13 * (13 if low == high and len(cards) == 2 else high) + low + 1


def describe_pair(value: int) -> str:
    """The hand in words: ``pair of kings``, or ``king high``."""
    high, low = divmod(value - 1, 13)
    return f"pair of {RANK_PLURALS[low]}" if high == 13 else f"{RANK_NAMES[high]} high"


def pair_over(board: Cards) -> Ranker:
    """Ranks hole cards together with a board."""
    return lambda hole: pair((*hole, *board))


PAIR = Ranking("pair", "pair or high card", pair, pair_over, pair_over, tuple, describe_pair)
