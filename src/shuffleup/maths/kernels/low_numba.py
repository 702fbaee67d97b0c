"""The kernels of the low orders, badugi and the short deck, compiled by numba."""

import numpy as np

from shuffleup.maths.kernels.compiling import compiler
from shuffleup.maths.kernels.high_arrays import Cards, Values, rank_arrays
from shuffleup.maths.kernels.high_numba import (
    CARD_WORDS,
    FLUSH,
    SUIT_MASK,
    SUIT_WORDS,
    THIRTEEN,
    ZERO,
    plain,
    suited_value,
)
from shuffleup.maths.kernels.low_arrays import NINE_HIGH, Lows, order_arrays, reordered
from shuffleup.maths.kernels.low_numpy import RANKS

_TABLES = order_arrays()
compiled = compiler((*rank_arrays(), *_TABLES, reordered()))

ACE_LOW_BITS = _TABLES.ace_low_bits
RANK_AND_SUIT_BITS, BADUGI_OF_MASK = _TABLES.rank_and_suit_bits, _TABLES.badugi_of_mask
A5_OF_MASK, A5_OF_HIGH, LOW27_OF_HIGH = _TABLES.a5_of_mask, _TABLES.a5_of_high, _TABLES.low27_of_high
REORDERED, NINES = reordered(), np.uint64(NINE_HIGH)


@compiled
def low_a5_values(cards: Cards) -> Lows:
    """The ace-to-five low of each row of five, six or seven cards."""
    hands, size = cards.shape
    values = np.empty(hands, dtype=np.int32)
    for hand in range(hands):
        mask = 0
        for place in range(size):
            mask |= ACE_LOW_BITS[cards[hand, place]]
        value = A5_OF_MASK[mask]
        if value == 0:
            word = ZERO
            for place in range(size):
                word += CARD_WORDS[cards[hand, place]]
            value = paired_a5(cards[hand], word)
        values[hand] = value
    return values


@compiled
def paired_a5(cards: Cards, word: np.uint64) -> np.int32:
    """The best ace-to-five low of cards with fewer than five different ranks; ``word`` is the sum of their words."""
    size = len(cards)
    if size == 5:
        only: np.int32 = A5_OF_HIGH[plain(word)]
        return only
    best = np.int32(0)
    for a in range(size):
        without = word - CARD_WORDS[cards[a]]
        if size == 6:
            best = max(best, A5_OF_HIGH[plain(without)])
        else:
            for b in range(a):
                best = max(best, A5_OF_HIGH[plain(without - CARD_WORDS[cards[b]])])
    return best


@compiled
def low27_values(cards: Cards) -> Values:
    """The deuce-to-seven low of each row of five, six or seven cards."""
    hands, size = cards.shape
    values = np.empty(hands, dtype=np.uint16)
    for hand in range(hands):
        word, bits = ZERO, ZERO
        for place in range(size):
            word += CARD_WORDS[cards[hand, place]]
            bits |= SUIT_WORDS[cards[hand, place]]
        if size == 5:
            values[hand] = five_low27(word, bits)
            continue
        best = np.uint16(0)
        for a in range(size):
            word_a, bits_a = word - CARD_WORDS[cards[hand, a]], bits ^ SUIT_WORDS[cards[hand, a]]
            if size == 6:
                best = max(best, five_low27(word_a, bits_a))
            else:
                for b in range(a):
                    word_b, bits_b = CARD_WORDS[cards[hand, b]], SUIT_WORDS[cards[hand, b]]
                    best = max(best, five_low27(word_a - word_b, bits_a ^ bits_b))
        values[hand] = best
    return values


@compiled
def five_low27(word: np.uint64, bits: np.uint64) -> np.uint16:
    """The deuce-to-seven value of five cards by the sum of their words and the bits of their suits."""
    value: np.uint16 = LOW27_OF_HIGH[suited_value(bits) if word & FLUSH else plain(word)]
    return value


@compiled
def badugi_values(cards: Cards) -> Lows:
    """The badugi of each row of four or five cards."""
    hands, size = cards.shape
    values = np.empty(hands, dtype=np.int32)
    bits = np.empty(size, dtype=np.int32)
    for hand in range(hands):
        for place in range(size):
            bits[place] = RANK_AND_SUIT_BITS[cards[hand, place]]
        best = np.int32(0)
        for a in range(size):
            best = max(best, BADUGI_OF_MASK[bits[a] & RANKS])
            for b in range(a):
                if not bits[a] & bits[b]:
                    best = max(best, rainbow_with(bits, bits[a] | bits[b], b))
        values[hand] = best
    return values


@compiled
def rainbow_with(bits: Lows, two: int, below: int) -> np.int32:
    """The best badugi of two cards and of cards before an index that each add a new rank and a new suit."""
    best: np.int32 = BADUGI_OF_MASK[two & RANKS]
    for c in range(below):
        if not two & bits[c]:
            three = two | bits[c]
            best = max(best, BADUGI_OF_MASK[three & RANKS])
            for d in range(c):
                if not three & bits[d]:
                    best = max(best, BADUGI_OF_MASK[(three | bits[d]) & RANKS])
    return best


@compiled
def short_deck_values(cards: Cards) -> Values:
    """The value of each row of five, six or seven cards of a short deck."""
    hands, size = cards.shape
    values = np.empty(hands, dtype=np.uint16)
    for hand in range(hands):
        word, bits = ZERO, ZERO
        for place in range(size):
            word += CARD_WORDS[cards[hand, place]]
            bits |= SUIT_WORDS[cards[hand, place]]
        row = nine_high(bits)
        if word & FLUSH:
            values[hand] = REORDERED[row, suited_value(bits)]
        else:
            values[hand] = REORDERED[row, plain(word)]
    return values


@compiled
def nine_high(bits: np.uint64) -> int:
    """2 if the cards have A-6-7-8-9 in one suit, 1 if they have it in several, 0 if not."""
    ranks = ZERO
    for _ in range(4):
        suit = bits & SUIT_MASK
        if suit & NINES == NINES:
            return 2
        ranks |= suit
        bits >>= THIRTEEN
    return 1 if ranks & NINES == NINES else 0
