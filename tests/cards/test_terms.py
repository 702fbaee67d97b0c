"""The words for cards: tables of examples, and laws that tie the words to the order of hands."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.cards.card import parse_cards, rank_of
from shuffleup.cards.hand_class import Category, category
from shuffleup.cards.ranking import board_ranker, high
from shuffleup.cards.terms import (
    Chances,
    HoldingTerm,
    Texture,
    chances,
    has_counterfeited,
    hit,
    holdings,
    is_case_card,
    is_nuts,
    outs,
    textures,
)

H = HoldingTerm
HOLDINGS = [
    ("AsKd", "", {H.BIG_SLICK, H.OFFSUIT, H.CONNECTORS}, {H.SUITED, H.DRAWING_HAND}),
    ("As2s", "", {H.SUITED, H.CONNECTORS, H.DRAWING_HAND}, {H.ONE_GAP}),
    ("As3d", "", {H.ONE_GAP}, {H.CONNECTORS}),
    ("9c9d", "", {H.POCKET_PAIR, H.OFFSUIT}, {H.CONNECTORS, H.DRAWING_HAND}),
    ("AcTd", "QhJs2c", {H.GUTSHOT, H.ONE_OVERCARD}, {H.OPEN_ENDED, H.DOUBLE_GUTSHOT}),
    ("AcJd", "QhKs2c", {H.GUTSHOT}, {H.OPEN_ENDED}),
    ("Ac4d", "2h3s9c", {H.GUTSHOT}, {H.OPEN_ENDED}),
    ("5c4d", "2h3s9c", {H.OPEN_ENDED}, {H.GUTSHOT}),
    ("6c3d", "Th9s7c5d", {H.DOUBLE_GUTSHOT}, {H.OPEN_ENDED}),
    # The straight would lie on the board for everybody.
    ("2c3d", "6h7s8c9d", set(), {H.OPEN_ENDED, H.GUTSHOT}),
    ("QcJd", "Th9s8c", {H.MADE_HAND, H.NUTS}, {H.OPEN_ENDED, H.DRAWING_HAND}),
    ("AcJc", "9c5c2d", {H.FLUSH_DRAW, H.DRAWING_HAND, H.TWO_OVERCARDS}, {H.BACKDOOR_FLUSH_DRAW}),
    ("AcJc", "9c5d2d", {H.BACKDOOR_FLUSH_DRAW}, {H.FLUSH_DRAW, H.DRAWING_HAND}),
    ("AcJc", "9c5d2dTc", {H.FLUSH_DRAW}, {H.BACKDOOR_FLUSH_DRAW}),
    ("AcJc", "9c5d2dTc3c", {H.BACKDOOR_FLUSH, H.MADE_HAND}, {H.FLUSH_DRAW}),
    ("AcJc", "9c5c2dTc3d", {H.MADE_HAND}, {H.BACKDOOR_FLUSH}),
    ("9c8d", "9h7s2c", {H.TOP_PAIR}, {H.SECOND_PAIR, H.BOTTOM_PAIR, H.OVERPAIR}),
    ("7c8d", "9h7s2c", {H.SECOND_PAIR}, {H.TOP_PAIR, H.BOTTOM_PAIR}),
    ("2d8d", "9h7s2c", {H.BOTTOM_PAIR}, {H.SECOND_PAIR}),
    ("9c7d", "9h7s2c", {H.TOP_TWO}, {H.TOP_PAIR, H.TOP_AND_BOTTOM}),
    ("9c2d", "9h7s2c", {H.TOP_AND_BOTTOM}, {H.TOP_TWO}),
    ("TcTd", "9h7s2c", {H.OVERPAIR}, {H.SET, H.TOP_PAIR}),
    ("7c7d", "9h7s2c", {H.SET}, {H.TOP_SET, H.TRIPS}),
    ("9c8d", "9h9s2c", {H.TRIPS}, {H.SET, H.TOP_PAIR}),
    ("9c9d", "9h9s2c", {H.QUADS, H.CRIPPLED_DECK, H.MADE_HAND}, {H.SET}),
    ("AsKd", "9h7s2c", {H.TWO_OVERCARDS}, {H.ONE_OVERCARD}),
    ("As3d", "9h7s2c", {H.ONE_OVERCARD}, {H.TWO_OVERCARDS}),
    # What lies on the board alone is nobody's made hand.
    ("2c3d", "AsKsQsJsTs", {H.NUTS}, {H.MADE_HAND}),
]


@pytest.mark.parametrize(
    ("hole", "board", "are", "are_not"), HOLDINGS, ids=[f"{one}-{two}" for one, two, *_ in HOLDINGS]
)
def test_what_cards_are_called(hole: str, board: str, are: set[HoldingTerm], are_not: set[HoldingTerm]) -> None:
    found = holdings(parse_cards(hole), parse_cards(board))
    assert are <= found
    assert not are_not & found


@pytest.mark.parametrize(("hole", "board"), [("As", "KdQdJd"), ("AsKd", "QdJd"), ("AsKd", "QdJdTd9d8d7d")])
def test_other_numbers_of_cards_are_refused(hole: str, board: str) -> None:
    with pytest.raises(ValueError, match="there are 2, and 0, 3, 4 or 5"):
        holdings(parse_cards(hole), parse_cards(board))


T = Texture
TEXTURES = [
    ("2c7dQh", {T.RAINBOW, T.RAGGED}),
    ("2c6dQh", {T.RAINBOW}),
    ("2c7cQh", set()),
    ("Ac5dTh", {T.RAINBOW}),
    ("AsJd9h3c", {T.RAINBOW, T.BLANK}),
    ("AsJd9h3c6s", {T.BLANK}),
    ("AsJd9hTc", {T.RAINBOW}),  # a straight is possible
    ("QsJd2h2c", {T.RAINBOW, T.SCARE_CARD}),  # a full house is
    ("QsJd4d2d", {T.SCARE_CARD}),  # a flush is
    ("9s5d2hAc", {T.RAINBOW}),  # above everything
]


@pytest.mark.parametrize(("board", "are"), TEXTURES)
def test_what_boards_are_called(board: str, are: set[Texture]) -> None:
    assert textures(parse_cards(board)) == are


@pytest.mark.parametrize(
    ("hole", "board", "wanted", "count"),
    [
        ("AcJc", "9c5c2d", Category.FLUSH, 9),
        ("QcJd", "Th9s2c", Category.STRAIGHT, 8),
        ("9c9d", "9h7s2c", Category.FULL_HOUSE, 7),
        ("AsKd", "9h7s2c", Category.PAIR, 15),
        ("9c9d", "9h7s2c", Category.PAIR, 0),
    ],
)
def test_outs(hole: str, board: str, wanted: Category, count: int) -> None:
    assert outs(parse_cards(hole), parse_cards(board), wanted) == count


def test_outs_need_a_card_to_come() -> None:
    with pytest.raises(ValueError, match="no next one"):
        outs(parse_cards("AsKd"), parse_cards("9h7s2c3d4d"), Category.PAIR)


def test_counterfeits_case_cards_and_hits() -> None:
    assert has_counterfeited(parse_cards("8c7d"), parse_cards("9hTsJc8d"))
    assert has_counterfeited(parse_cards("5c4d"), parse_cards("5h4sKcKd"))
    assert not has_counterfeited(parse_cards("8c7d"), parse_cards("9hTsJcQd"))
    assert not has_counterfeited(parse_cards("9c9d"), parse_cards("9h7s2c2d"))
    assert is_case_card(parse_cards("7c7d"), parse_cards("7hQs9cJd7s"))
    assert not is_case_card(parse_cards("7c7d"), parse_cards("7hQs9cJd2s"))
    assert hit(parse_cards("AcQd"), parse_cards("Qh6s5c")) is Category.PAIR
    assert hit(parse_cards("KcTd"), parse_cards("QhJs9c")) is Category.STRAIGHT
    assert hit(parse_cards("Kc3d"), parse_cards("Qh6s5c")) is None
    assert hit(parse_cards("Kc3d"), parse_cards("Qh6s6c")) is None


C = Chances
STANDINGS = [
    ("AcQd", "AdKs", "", {C.UNDERDOG}),
    ("QhQs", "JhJs", "", {C.FAVOURITE}),
    ("QhQs", "AcKd", "", set()),  # nothing is told of a race
    ("AcKd", "AhKs", "", set()),
    ("AcQc", "AsQs", "9c7c2d", {C.FAVOURITE, C.FREE_ROLL}),
    ("AcQc", "9h9d", "9c7c2d2h", {C.UNDERDOG, C.DRAWING_DEAD}),
    ("8c6c", "9h9d", "9c7c2d2h", {C.UNDERDOG}),
    ("AcKd", "AhKs", "2c7d9h", {C.EVEN}),
]


@pytest.mark.parametrize(("hole", "other", "board", "are"), STANDINGS, ids=[f"{a}-{b}-{c}" for a, b, c, _ in STANDINGS])
def test_one_hand_against_another(hole: str, other: str, board: str, are: set[Chances]) -> None:
    assert chances(parse_cards(hole), parse_cards(other), parse_cards(board)) == are


# ── laws ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

DEALS = st.permutations(range(52)).map(tuple)


@given(DEALS, st.sampled_from((3, 4, 5)))
def test_words_agree_with_the_order_of_hands(deck: tuple[int, ...], lying: int) -> None:
    hole, board = deck[:2], deck[2 : 2 + lying]
    found = holdings(hole, board)
    kind = category(high((*hole, *board)))
    assert len(found & {H.TOP_PAIR, H.SECOND_PAIR, H.BOTTOM_PAIR, H.OVERPAIR, H.SET, H.TRIPS, H.TOP_TWO}) <= 1
    assert len(found & {H.GUTSHOT, H.OPEN_ENDED, H.DOUBLE_GUTSHOT}) <= 1
    assert (H.QUADS in found) == (kind is Category.FOUR_OF_A_KIND)
    if found & {H.SET, H.TRIPS}:
        assert kind >= Category.THREE_OF_A_KIND
    if found & {H.TOP_TWO, H.TOP_AND_BOTTOM}:
        assert kind >= Category.TWO_PAIR
    if lying < 5 and H.FLUSH_DRAW in found:
        assert outs(hole, board, Category.FLUSH) >= (9 if kind < Category.FLUSH else 0)
    if lying == 5:
        assert H.DRAWING_HAND not in found


@given(DEALS, st.sampled_from((3, 4)))
def test_a_straight_draw_has_outs_to_a_straight(deck: tuple[int, ...], lying: int) -> None:
    hole, board = deck[:2], deck[2 : 2 + lying]
    draws = holdings(hole, board) & {H.GUTSHOT, H.OPEN_ENDED, H.DOUBLE_GUTSHOT}
    if draws and category(high((*hole, *board))) < Category.STRAIGHT:
        ranks = 1 if H.GUTSHOT in draws else 2
        seen = [rank_of(card) for card in (*hole, *board)]
        unseen = sum(
            [category(high((*hole, *board, card))) >= Category.STRAIGHT for card in set(range(52)) - {*hole, *board}]
        )
        assert unseen >= 3 * ranks
        assert len(set(seen)) >= 4


@settings(max_examples=25)
@given(DEALS)
def test_nothing_beats_the_nuts(deck: tuple[int, ...]) -> None:
    board = deck[:5]
    rank = board_ranker(board)
    best = max(combinations(deck[5:], 2), key=rank)
    assert is_nuts(best, board)
    worst = min(combinations(deck[5:], 2), key=rank)
    assert is_nuts(worst, board) == (rank(worst) == rank(best))


@settings(max_examples=15)
@given(DEALS)
def test_standings_are_mirrored(deck: tuple[int, ...]) -> None:
    hole, other, board = deck[:2], deck[2:4], deck[4:8]
    one, two = chances(hole, other, board), chances(other, hole, board)
    assert (C.FAVOURITE in one) == (C.UNDERDOG in two)
    assert (C.EVEN in one) == (C.EVEN in two)
    assert not (C.DRAWING_DEAD in one and C.DRAWING_DEAD in two)
