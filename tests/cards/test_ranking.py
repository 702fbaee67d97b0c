"""Rankings against another library, an evaluator written out by hand, and laws that any order must keep."""

import os
import random
from collections import Counter
from importlib import import_module
from itertools import combinations
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import UNKNOWN, parse_cards
from shuffleup.cards.hand_class import Category, category
from shuffleup.cards.ranking import (
    HIGH,
    LOW8,
    best_five,
    best_low_five,
    board_ranker,
    describe,
    high,
    low8,
    low8_board_ranker,
    omaha_low8_ranker,
    omaha_ranker,
)

NIGHTLY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"


def hands(*sizes: int) -> st.SearchStrategy[tuple[int, ...]]:
    """Distinct cards; half of the time from few ranks or suits, where pairs, straights and flushes crowd."""
    crowds = (range(52), range(20), [*range(20), *range(48, 52)], range(0, 52, 4), [c for c in range(52) if c & 3 < 2])
    return st.one_of(
        [
            st.lists(st.sampled_from(list(crowd)), min_size=size, max_size=size, unique=True).map(tuple)
            for crowd in crowds
            for size in sizes
            if len(crowd) >= size
        ]
    )


# ── against another library ──────────────────────────────────────────────────────────────────────────────────────────


def phevaluator() -> ModuleType:
    """The other library; a machine that checks changes must have it, elsewhere its absence skips the test."""
    return import_module("phevaluator") if os.environ.get("CI") else pytest.importorskip("phevaluator")


def dealt(size: int, times: int) -> list[list[int]]:
    chance = random.Random(size)
    return [chance.sample(range(52), size) for _ in range(times)]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_agrees_with_phevaluator(size: int) -> None:
    peer = phevaluator()
    assert all(high(hand) == 7463 - peer.evaluate_cards(*hand) for hand in dealt(size, 20_000))


def test_omaha_agrees_with_phevaluator() -> None:
    peer = phevaluator()
    assert all(omaha_ranker(h[:5])(h[5:]) == 7463 - peer.evaluate_omaha_cards(*h) for h in dealt(9, 20_000))


@pytest.mark.skipif(not NIGHTLY, reason="all 2,598,960 hands of five cards are read at night")
def test_every_hand_of_five_cards() -> None:
    counts = Counter(map(high, combinations(range(52), 5)))
    assert len(counts) == 7462
    kinds: Counter[Category] = Counter()
    for value, times in counts.items():
        kinds[category(value)] += times
    assert [kinds[kind] for kind in Category] == [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]


# ── against an evaluator written out by hand ─────────────────────────────────────────────────────────────────────────


def naive_low(fives: list[tuple[int, ...]]) -> int:
    """The place of the best low among all 56, found by comparing the cards one by one from the highest."""
    lows = []
    for five in fives:
        pips = sorted({(card // 4 + 1) % 13 + 1 for card in five}, reverse=True)
        if len(pips) == 5 and pips[0] <= 8:
            lows.append(pips)
    every = sorted([sorted(pips, reverse=True) for pips in combinations(range(1, 9), 5)], reverse=True)
    return every.index(min(lows)) + 1 if lows else 0


@given(hands(5, 6, 7))
def test_low8_agrees_with_comparing_card_by_card(cards: tuple[int, ...]) -> None:
    assert low8(cards) == naive_low(list(combinations(cards, 5)))


def test_low8_of_random_hands() -> None:
    found = [low8(hand) for hand in dealt(7, 3_000)]
    assert found == [naive_low(list(combinations(hand, 5))) for hand in dealt(7, 3_000)]
    assert 0 in found and max(found) == 56


@given(hands(9, 10, 11), st.integers(3, 5))
def test_omaha_plays_exactly_two_and_three(cards: tuple[int, ...], board_size: int) -> None:
    board, hole = cards[:board_size], cards[5:]
    fives = [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    assert omaha_ranker(board)(hole) == max(map(high, fives))
    assert omaha_low8_ranker(board)(hole) == naive_low(fives)


# ── laws ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@given(hands(6, 7))
def test_more_cards_are_the_best_five_of_them(cards: tuple[int, ...]) -> None:
    assert high(cards) == max(high(five) for five in combinations(cards, 5))


@given(hands(5, 6, 7), st.permutations(range(4)), st.randoms(use_true_random=False))
def test_neither_order_nor_names_of_suits_matter(
    cards: tuple[int, ...], suits: list[int], chance: random.Random
) -> None:
    other = [card // 4 * 4 + suits[card & 3] for card in cards]
    chance.shuffle(other)
    assert (high(other), low8(other)) == (high(cards), low8(cards))


@given(hands(5, 6, 7))
def test_a_shared_board_changes_nothing(cards: tuple[int, ...]) -> None:
    hole, board = cards[:2], cards[2:]
    assert board_ranker(board)(hole) == high(cards)
    assert low8_board_ranker(board)(hole) == low8(cards)
    longer, shorter = cards[:3], cards[3:]
    if len(shorter) >= 3:
        assert board_ranker(shorter)(longer) == high(cards)


@given(hands(5, 6, 7))
def test_the_cards_that_play(cards: tuple[int, ...]) -> None:
    five = best_five(cards)
    assert set(five) <= set(cards) and high(five) == high(cards)
    rivals = [sorted(rival, reverse=True) for rival in combinations(cards, 5) if high(rival) == high(cards)]
    assert sorted(five, reverse=True) == max(rivals), "of equal hands the one with the higher suits plays"
    low = best_low_five(cards)
    assert (low8(low) if low else 0) == low8(cards)


# ── words ────────────────────────────────────────────────────────────────────────────────────────────────────────────

WORDS = [
    ("AsKsQsJsTs", Category.STRAIGHT_FLUSH, "royal flush"),
    ("5h4h3h2hAh", Category.STRAIGHT_FLUSH, "straight flush, five high"),
    ("6s6h6d6cTs", Category.FOUR_OF_A_KIND, "four of a kind, sixes, ten kicker"),
    ("KsKhKd4s4h", Category.FULL_HOUSE, "full house, kings full of fours"),
    ("AdJd9d5d4d", Category.FLUSH, "flush, ace-jack-nine-five-four"),
    ("AhKdQsJcTs", Category.STRAIGHT, "straight, ace high"),
    ("7s7h7dAcKs", Category.THREE_OF_A_KIND, "three of a kind, sevens, ace-king kickers"),
    ("AsAd8h8cQs", Category.TWO_PAIR, "two pair, aces and eights, queen kicker"),
    ("JsJdAcTh4s", Category.PAIR, "pair of jacks, ace-ten-four kickers"),
    ("AsKd9c5h2s", Category.HIGH_CARD, "ace high, king-nine-five-deuce"),
    ("7s5d4c3h2s", Category.HIGH_CARD, "seven high, five-four-three-deuce"),
]


@pytest.mark.parametrize(("text", "kind", "words"), WORDS)
def test_a_hand_in_words(text: str, kind: Category, words: str) -> None:
    cards = parse_cards(text)
    assert category(high(cards)) is kind
    assert describe(high(cards)) == words
    assert best_five(tuple(reversed(cards))) == cards, "the cards are read out as they are written here"


def test_no_two_classes_share_their_words() -> None:
    assert len({describe(value) for value in range(1, 7463)}) == 7462
    lows = LOW8
    assert len({lows.describe(value) for value in range(57)}) == 57
    assert lows.describe(low8(parse_cards("7s5s4d2cAhKsKd"))) == "seven-five-four-deuce-ace low"
    assert lows.describe(56) == "five-four-three-deuce-ace low"


def test_of_three_pairs_the_kicker_of_the_higher_suit_plays() -> None:
    assert best_five(parse_cards("QcAsKhQsAhKs2d")) == parse_cards("AsAhKsKhQs")


# ── what is refused ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "cards", [(), (1, 2, 3, 4), tuple(range(8)), (0, 4, 9, 13, UNKNOWN), (UNKNOWN, 0, 4, 9, 13, 17, 22)]
)
def test_what_is_not_a_hand_has_no_value(cards: tuple[int, ...]) -> None:
    for ranking in (HIGH, LOW8):
        with pytest.raises(ValueError, match="cards"):
            ranking.value(cards)


@pytest.mark.parametrize("board", [(0, 4), tuple(range(6)), (0, 4, UNKNOWN)])
def test_what_is_not_a_board_has_no_ranker(board: tuple[int, ...]) -> None:
    for ranking in (HIGH, LOW8):
        for ranker in (ranking.over_board, ranking.two_and_three):
            with pytest.raises(ValueError, match=r"board|cards"):
                ranker(board)


@pytest.mark.parametrize("board", ["3c7d5h", "3c4c5cKhKd", "3c4d5hKhKd"])
def test_an_unknown_hole_card_has_no_value(board: str) -> None:
    for ranking in (HIGH, LOW8):
        for ranker in (ranking.over_board(parse_cards(board)), ranking.two_and_three(parse_cards(board))):
            with pytest.raises(ValueError, match="cards"):
                ranker((51, UNKNOWN))


@pytest.mark.parametrize("value", [0, 7463, -1])
def test_only_values_have_a_category(value: int) -> None:
    with pytest.raises(ValueError, match="not the value"):
        category(value)


def test_one_board_serves_many_players() -> None:
    board = parse_cards("2h7h9hKsKd")
    nuts, trips, pair = parse_cards("AhQhKc3d"), parse_cards("KcQc3d4d"), parse_cards("AhAc3d4d")
    omaha, holdem = omaha_ranker(board), board_ranker(board)
    assert category(omaha(nuts)) is category(holdem(nuts[:2])) is Category.FLUSH
    assert category(omaha(trips)) is category(holdem(trips[:2])) is Category.THREE_OF_A_KIND
    assert category(omaha(pair)) is Category.TWO_PAIR, "one heart in the hand makes no flush"
