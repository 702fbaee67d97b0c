"""Which hand wins: in every order of hands, each hand gets one integer, and the higher wins.

    high(cards)                     any five of five, six or seven cards
    board_ranker(board)(hole)       the same for many players on one board
    omaha_ranker(board)(hole)       exactly two hole cards and three of the board
    low8, low8_board_ranker, omaha_low8_ranker      eight-or-better; 0 does not qualify

Cards are distinct and known: ``UNKNOWN`` or a wrong number of cards raises ``ValueError``; a card given twice is the
caller's mistake and is not checked. Games name an order by its key in ``cards.orders``, so a further order is one more
value there and nothing else changes.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct

from shuffleup.arguments import checked, shown
from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import Category, category, describe_high, describe_low8, telling_ranks
from shuffleup.cards.lookup import (
    CARD_WORDS,
    COLUMN_MASK,
    FLUSH_BITS,
    FLUSHES,
    LOW_BITS,
    LOWS,
    PAIR_PLACES,
    PAIR_WORDS,
    RANK_WORDS,
    ROW_SHIFT,
    ROWS,
    SUIT_BITS,
    SUIT_SHIFT,
    THREE_SUITED,
    VALUES,
    WEIGHT_MASK,
    WEIGHTS,
    load,
)

Cards: TypeAlias = Sequence[Card]
Ranker: TypeAlias = Callable[[Cards], int]
"""From a player's hole cards to the value of his hand."""


class Ranking(Struct, frozen=True):
    """One order of hands, with the interface that every game uses."""

    key: str
    name: str
    value: Callable[[Cards], int]
    """The best value within five to seven cards; 0 if no hand qualifies."""
    over_board: Callable[[Cards], Ranker]
    """The same for hole cards that play with a board of three to five cards."""
    two_and_three: Callable[[Cards], Ranker]
    """Exactly two hole cards and three cards of the board."""
    five: Callable[[Cards], tuple[Card, ...]]
    """The five cards that play, as they are read out; empty if no hand qualifies."""
    describe: Callable[[int], str]


# ── high ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def high(cards: Cards) -> int:
    """The value of the best five of five to seven cards: 1 (7-5-4-3-2) to 7,462 (a royal flush)."""
    try:
        if len(cards) == 7:
            a, b, c, d, e, f, g = cards
            word = PAIR_WORDS[a][b] + PAIR_WORDS[c][d] + PAIR_WORDS[e][f] + CARD_WORDS[g]
        elif len(cards) == 5:
            a, b, c, d, e = cards
            word = PAIR_WORDS[a][b] + PAIR_WORDS[c][d] + CARD_WORDS[e]
        elif len(cards) == 6:
            a, b, c, d, e, f = cards
            word = PAIR_WORDS[a][b] + PAIR_WORDS[c][d] + PAIR_WORDS[e][f]
        else:
            raise ValueError(f"a high hand is read from 5, 6 or 7 cards, not {len(cards)}")
        if word & FLUSH_BITS:
            return FLUSHES[sum(map(SUIT_BITS[_suit_of(word)].__getitem__, cards))]
        word &= WEIGHT_MASK
        return VALUES[ROWS[word >> ROW_SHIFT] + (word & COLUMN_MASK)]
    except (IndexError, TypeError):
        # The tables are empty until the first hand is ranked: testing for that here costs the usual call nothing.
        return _first_call(high, cards)


def board_ranker(board: Cards) -> Ranker:
    """``high`` of two hole cards with a board of three to five cards; the work for the board is done once."""
    try:
        a, b, c, d, e = board
        shared = PAIR_WORDS[a][b] + PAIR_WORDS[c][d] + CARD_WORDS[e]
    except (ValueError, IndexError, TypeError):
        shared = _board_word(board)
    if shared + THREE_SUITED & FLUSH_BITS:
        return _suited_ranker(board, shared)
    shared &= WEIGHT_MASK

    def rank(hole: Cards) -> int:
        try:
            a, b = hole
            word = shared + RANK_WORDS[a] + RANK_WORDS[b]
            return VALUES[ROWS[word >> ROW_SHIFT] + (word & COLUMN_MASK)]
        except (ValueError, IndexError):
            return high((*hole, *board))

    return rank


@checked
def best_five(cards: Cards) -> tuple[Card, ...]:
    """The five cards of a high hand, as they are read out: groups, then kickers; the higher suits of equal cards."""
    descending = sorted(cards, reverse=True)
    best = high(descending)
    # Combinations of descending cards come out descending too, so the first match has the highest suits.
    five = next(five for five in combinations(descending, 5) if high(five) == best)
    ranks = [card >> 2 for card in five]
    if category(best) in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        top = telling_ranks(best)[0]
        return tuple(sorted(five, key=lambda card: (top - (card >> 2)) % 13))
    return tuple(sorted(five, key=lambda card: (-ranks.count(card >> 2), -card)))


def describe(value: int) -> str:
    """A high hand in words: ``full house, kings full of fours``."""
    return describe_high(value)


def _suited_ranker(board: Cards, shared: int) -> Ranker:
    bits = SUIT_BITS[_suit_of(shared + THREE_SUITED)]
    shared &= WEIGHT_MASK
    suited = sum(map(bits.__getitem__, board))

    def rank(hole: Cards) -> int:
        try:
            a, b = hole
            word = shared + RANK_WORDS[a] + RANK_WORDS[b]
            # Seven cards with a flush cannot also hold a full house or quads, so the flush is the best hand.
            return FLUSHES[suited | bits[a] | bits[b]] or VALUES[ROWS[word >> ROW_SHIFT] + (word & COLUMN_MASK)]
        except (ValueError, IndexError):
            return high((*hole, *board))

    return rank


def _board_word(board: Cards) -> int:
    load()
    if isinstance(board, Collection) and not 3 <= len(board) <= 5:
        raise ValueError(f"a board has 3 to 5 cards, not {len(board)}")
    try:
        return sum(map(CARD_WORDS.__getitem__, board))
    except (IndexError, TypeError):
        raise not_a_hand(board) from None


def _suit_of(word: int) -> int:
    return ((word & FLUSH_BITS).bit_length() - SUIT_SHIFT - 1) // 6


def _first_call(rank: Ranker, cards: Cards) -> int:
    if VALUES or not isinstance(cards, Collection):
        raise not_a_hand(cards) from None
    load()
    return rank(cards)


def not_a_hand(cards: object) -> ValueError:
    """The error for cards that cannot be read as a hand."""
    if not isinstance(cards, Collection):
        return ValueError(f"{shown(cards)} is no hand: give its cards, as parse_cards('AsKd') reads them")
    return ValueError(f"{tuple(cards)} are not distinct cards from 0 to 51")


# ── Omaha ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class _TripleRows(dict[int, list[int]]):
    """For three board ranks, by the sum of their weights: the values with any two more ranks, at ``PAIR_PLACES``."""

    def __missing__(self, weight: int) -> list[int]:
        words = [weight + one + other for one in WEIGHTS for other in WEIGHTS]
        # Five of a rank cannot be dealt; such sums may be outside the table and are never looked up.
        places = [ROWS[min(word >> ROW_SHIFT, len(ROWS) - 1)] + (word & COLUMN_MASK) for word in words]
        self[weight] = [VALUES[place] if place < len(VALUES) else 0 for place in places]
        return self[weight]


_TRIPLE_ROWS = _TripleRows()


def omaha_ranker(board: Cards) -> Ranker:
    """The best high hand of exactly two hole cards (of four, five or six) and three of a board of three to five."""
    three_suited = _board_word(board) + THREE_SUITED & FLUSH_BITS
    weights = [RANK_WORDS[card] for card in board]
    rows = [_TRIPLE_ROWS[weight] for weight in set(map(sum, combinations(weights, 3)))]
    bits = SUIT_BITS[_suit_of(three_suited)] if three_suited else []
    flushes = [sum(three) for three in combinations([bits[card] for card in board if bits[card]], 3)] if bits else []

    def rank(hole: Cards) -> int:
        try:
            pairs = itemgetter(*[PAIR_PLACES[one][other] for one, other in combinations(hole, 2)])
            best: int = max(map(max, map(pairs, rows)))
        except (TypeError, IndexError):
            raise ValueError(f"{tuple(hole)} are not the hole cards of an Omaha hand") from None
        if bits:
            own = [bits[card] for card in hole if bits[card]]
            if len(own) >= 2:
                return max(best, *[FLUSHES[sum(two) + three] for two in combinations(own, 2) for three in flushes])
        return best

    return rank


# ── eight-or-better low ──────────────────────────────────────────────────────────────────────────────────────────────

_OMAHA_LOWS: dict[int, int] = {}
"""The best low by ``board mask << 8 | hole mask``: suits and pairs do not matter to a low, so few masks occur."""


def low8(cards: Cards) -> int:
    """The best eight-or-better low: 1 (8-7-6-5-4) to 56 (5-4-3-2-A); 0 without five ranks from ace to eight."""
    try:
        if len(cards) == 7:
            a, b, c, d, e, f, g = cards
            bits = LOW_BITS
            return LOWS[bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g]]
        if not 5 <= len(cards) <= 6:
            raise ValueError(f"a low hand is read from 5, 6 or 7 cards, not {len(cards)}")
        return LOWS[_low_mask(cards)]
    except (IndexError, TypeError):
        return _first_call(low8, cards)


def low8_board_ranker(board: Cards) -> Ranker:
    """``low8`` of hole cards together with a shared board of three to five cards."""
    _board_word(board)
    shared = _low_mask(board)
    return lambda hole: LOWS[shared | _low_mask(hole)]


def omaha_low8_ranker(board: Cards) -> Ranker:
    """The best eight-or-better low of exactly two hole cards and three of the board; 0 does not qualify."""
    _board_word(board)
    shared = _low_mask(board)
    if shared.bit_count() < 3:
        return lambda hole: 0

    def rank(hole: Cards) -> int:
        masks = shared << 8 | _low_mask(hole)
        found = _OMAHA_LOWS.get(masks)
        return _omaha_low(masks) if found is None else found

    return rank


@checked
def best_low_five(cards: Cards) -> tuple[Card, ...]:
    """The five cards of an eight-or-better low, highest first and in the higher suits; empty if none qualifies."""
    value = low8(cards)
    highest_first = sorted(cards, key=lambda card: (((card >> 2) + 1) % 13, card), reverse=True)
    fives = combinations(highest_first, 5)
    return next((five for five in fives if low8(five) == value), ()) if value else ()


def _low_mask(cards: Cards) -> int:
    mask = 0
    try:
        for card in cards:
            mask |= LOW_BITS[card]
    except IndexError:
        raise not_a_hand(cards) from None
    return mask


def _omaha_low(masks: int) -> int:
    board = [1 << rank for rank in range(8) if masks >> (8 + rank) & 1]
    hole = [1 << rank for rank in range(8) if masks >> rank & 1]
    # A rank both in the hand and on the board leaves a mask of four ranks, which is not a low.
    lows = [LOWS[sum(two) | sum(three)] for two in combinations(hole, 2) for three in combinations(board, 3)]
    return _OMAHA_LOWS.setdefault(masks, max(lows, default=0))


# ── the orders of flop games ─────────────────────────────────────────────────────────────────────────────────────────

HIGH = Ranking("high", "high", high, board_ranker, omaha_ranker, best_five, describe_high)
LOW8 = Ranking("low8", "eight-or-better low", low8, low8_board_ranker, omaha_low8_ranker, best_low_five, describe_low8)
