"""The fixed tables by which five, six and seven cards are ranked: one addition a card, one look-up for the value.

Every card has a word, and the words of a hand are added:

    bits 0-24    the weight of its rank; every multiset of five to seven ranks has its own sum
    bits 25-48   four suit counters of six bits, seven for each card: bit 5 of a counter is set from the fifth card on

The sum of the weights is cut into a row and a column; ``VALUES[ROWS[sum >> 10] + (sum & 1023)]`` is the value of the
hand without a flush, from 1 (seven high) to 7,462 (a royal flush): higher wins. ``FLUSHES[mask]`` is the value of a
flush by the mask of its ranks, bit 0 the deuce. ``tools/build_rank_tables.py`` writes the file and proves it.
The tables are empty until ``load`` fills them in place, so importing them costs nothing. They are arrays: lists are a
little quicker to index but four times the size, and the processor's cache is what limits a table look-up.
"""

import hashlib
import sys
from array import array
from itertools import combinations

WEIGHTS = (1, 5, 24, 112, 521, 2247, 9244, 30823, 103066, 250154, 667453, 1526359, 3453520)
"""The weight of each rank, deuce to ace."""
ROW_SHIFT = 10
COLUMN_MASK = 1023
SUIT_SHIFT = 25
WEIGHT_MASK = (1 << SUIT_SHIFT) - 1
FLUSH_BITS = sum(1 << (SUIT_SHIFT + 6 * suit + 5) for suit in range(4))
"""Set in a sum of words as soon as five cards share a suit."""
THREE_SUITED = sum(11 << (SUIT_SHIFT + 6 * suit) for suit in range(4))
"""Added to the words of three to five board cards, this sets the ``FLUSH_BITS`` of a suit with three cards or more."""
BEST_VALUE = 7462
CHECKSUM = "ccb4cb32e2cd06d854dcd34c3a2d543d61e642d2298d961783fbb79bf4424e0f"
"""SHA-256 of ``ranks.bin``."""

RANK_WORDS = tuple([WEIGHTS[card >> 2] for card in range(52)])
"""The weight of each card without its suit, for hands that cannot have a flush."""
CARD_WORDS = tuple([WEIGHTS[card >> 2] + (7 << (SUIT_SHIFT + 6 * (card & 3))) for card in range(52)])
SUIT_BITS = tuple([[1 << (card >> 2) if card & 3 == suit else 0 for card in range(52)] for suit in range(4)])
"""By suit and card: the bit of the card's rank in a flush mask, 0 for a card of another suit."""
PAIR_PLACES = tuple([[13 * (one >> 2) + (other >> 2) for other in range(52)] for one in range(52)])
"""By two cards: the index of their ranks in a row of 169."""
LOW_BITS = tuple([1 << ((card >> 2) + 1) % 13 if (card >> 2) in (12, *range(7)) else 0 for card in range(52)])
"""Ace to eight as bits 0 to 7, 0 for the other ranks: the cards of an eight-or-better low."""

ROWS = array("I")
"""uint32: where each row of sums begins."""
VALUES = array("H")
"""uint16: the value without a flush."""
FLUSHES = array("H")
"""uint16: the value of a flush, for each of the 8,192 masks of a suit's ranks."""
PAIR_WORDS: list[list[int]] = []
"""The sum of two cards' words, ``PAIR_WORDS[a][b]``: halves the additions of a hand."""
LOWS: list[int] = []
"""The best eight-or-better low within a mask of ``LOW_BITS``: 1 (8-7-6-5-4) to 56 (5-4-3-2-A), 0 for none."""

_HEAD = 20
"""Bytes before the rows: eight of magic, then the shift and the numbers of rows and values."""


def load() -> None:
    """Fills the tables above, once. Raises ``ValueError`` if the file is not the one this version was built with."""
    if VALUES:
        return
    # Importing this takes longer than reading the file: only the first showdown pays for it.
    from importlib.resources import files

    data = files("shuffleup.cards").joinpath("ranks.bin").read_bytes()
    if hashlib.sha256(data).hexdigest() != CHECKSUM:
        raise ValueError("shuffleup/cards/ranks.bin is damaged or of another version: install shuffleup again")
    _, rows, values = _words("I", data[_HEAD - 12 : _HEAD])
    middle, end = _HEAD + 4 * rows, _HEAD + 4 * rows + 2 * values
    LOWS[:] = _lows()
    PAIR_WORDS[:] = [[one + other for other in CARD_WORDS] for one in CARD_WORDS]
    ROWS[:] = _words("I", data[_HEAD:middle])
    FLUSHES[:] = _words("H", data[end:])
    VALUES[:] = _words("H", data[middle:end])


def _words(code: str, data: bytes) -> "array[int]":
    words = array(code)
    words.frombytes(data)
    if sys.byteorder == "big":
        words.byteswap()
    return words


def _lows() -> list[int]:
    # Of two lows, the one whose highest differing card is lower wins: the reverse order of the masks.
    ordered = sorted([sum(1 << rank for rank in five) for five in combinations(range(8), 5)], reverse=True)
    value = {mask: place for place, mask in enumerate(ordered, start=1)}
    best = [value.get(mask, 0) for mask in range(256)]
    for mask in sorted(range(256), key=int.bit_count):
        if mask.bit_count() > 5:
            best[mask] = max(best[mask ^ (1 << rank)] for rank in range(8) if mask >> rank & 1)
    return best
