"""The further orders of ``bench.evaluator``: eight-or-better, the lows, badugi, the short deck, Omaha with more cards.

PokerKit reads them all but the Italian order, which no peer on the package index has; there our own single calls stand
beside the batch.
"""

from collections.abc import Callable, Sequence

import numpy as np
from pokerkit import (
    BadugiHand,
    Card,
    EightOrBetterLowHand,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardLowHand,
)

from shuffleup.cards.card import CARD_TEXT
from shuffleup.cards.italian.deck import lowest_rank, stripped_deck
from shuffleup.cards.italian.ranking import italian_key
from shuffleup.maths.kernels.high import low8_values, omaha_low8_values, omaha_values
from shuffleup.maths.kernels.low import (
    badugi_values,
    italian_kernel,
    italian_keys,
    low27_values,
    low_a5_values,
    order_kernels,
    short_deck_values,
)

Work = Callable[[], int]
Rows = np.ndarray
ITALIAN_PLAYERS = 4
FULL, SHORT = range(52), range(16, 52)
SOME, AGREEING = 1_000, 300
BATCH = 1_000_000
OF_KIT = [next(iter(Card.parse(text))) for text in CARD_TEXT[:52]]

Order = tuple[str, type[Hand], Callable[[Rows, int], Rows], int, int, Sequence[int]]


def alone(values: Callable[[Rows], Rows]) -> Callable[[Rows, int], Rows]:
    """An order that reads all cards of a row together."""
    return lambda rows, held: values(rows)


def apart(values: Callable[[Rows, Rows], Rows]) -> Callable[[Rows, int], Rows]:
    """An order of two hole cards and three of the board."""
    return lambda rows, held: values(rows[:, :held], rows[:, held:])


ORDERS: tuple[Order, ...] = (
    ("eight-or-better, seven cards", EightOrBetterLowHand, alone(low8_values), 2, 5, FULL),
    ("eight-or-better, Omaha", OmahaEightOrBetterLowHand, apart(omaha_low8_values), 4, 5, FULL),
    ("Omaha with five cards", OmahaHoldemHand, apart(omaha_values), 5, 5, FULL),
    ("Omaha with six cards", OmahaHoldemHand, apart(omaha_values), 6, 5, FULL),
    ("ace-to-five, seven cards", RegularLowHand, alone(low_a5_values), 7, 0, FULL),
    ("deuce-to-seven, five cards", StandardLowHand, alone(low27_values), 5, 0, FULL),
    ("badugi", BadugiHand, alone(badugi_values), 4, 0, FULL),
    ("short deck, seven cards", ShortDeckHoldemHand, alone(short_deck_values), 2, 5, SHORT),
)
"""Name, the peer's class, our batch, hole cards, cards of the board, the deck."""


def dealt(hands: int, cards: int, deck: Sequence[int]) -> Rows:
    """Distinct cards in each row, the same in every run."""
    drawn = np.random.default_rng(5).permuted(np.tile(np.array(deck, dtype=np.uint8), (hands, 1)), axis=1)
    return np.ascontiguousarray(drawn[:, :cards])


def lines() -> list[tuple[str, str, Work, Work]]:
    """For each order its name, the peer's, our work and theirs."""
    found = [
        (f"{name}, random batch, numba", "PokerKit", _batch(ours, held, board, deck), _kit(peer, held, board, deck))
        for name, peer, ours, held, board, deck in ORDERS
    ]
    lowest, rows = lowest_rank(ITALIAN_PLAYERS), dealt(BATCH, 5, stripped_deck(ITALIAN_PLAYERS))
    few = rows[:SOME].tolist()

    def single() -> int:
        for row in few:
            italian_key(row, lowest)
        return len(few)

    slow = italian_kernel(compiled=False)
    one = "ours, one by one"
    return [
        *found,
        ("Italian, five cards, random batch, numba", one, lambda: len(italian_keys(rows, lowest)), single),
        ("Italian, five cards, random batch, NumPy", one, lambda: len(slow(rows[:100_000], lowest)), single),
    ]


def agree() -> None:
    """Raises ``AssertionError`` unless both sides put the same hands into the same order."""
    assert order_kernels().name == "numba"
    for name, peer, ours, held, board, deck in ORDERS:
        rows = dealt(AGREEING, held + board, deck)
        theirs = [_read(peer, row, held) for row in rows.tolist()]
        values = [value for value, hand in zip(ours(rows, held).tolist(), theirs, strict=True) if hand is not None]
        hands = [hand for hand in theirs if hand is not None]
        by_peer = sorted(range(len(hands)), key=lambda place: (hands[place], values[place]))
        assert [values[place] for place in by_peer] == sorted(values), name


def _read(peer: type[Hand], row: Sequence[int], held: int) -> Hand | None:
    return peer.from_game_or_none(*[[OF_KIT[card] for card in part] for part in (row[:held], row[held:])])


def _batch(ours: Callable[[Rows, int], Rows], held: int, board: int, deck: Sequence[int]) -> Work:
    rows = dealt(BATCH, held + board, deck)
    return lambda: len(ours(rows, held))


def _kit(peer: type[Hand], held: int, board: int, deck: Sequence[int]) -> Work:
    rows = dealt(SOME, held + board, deck).tolist()
    parts = [([OF_KIT[card] for card in row[:held]], [OF_KIT[card] for card in row[held:]]) for row in rows]

    def work() -> int:
        for hole, shown in parts:
            peer.from_game_or_none(hole, shown)
        return len(parts)

    return work
