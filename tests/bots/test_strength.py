"""Are the figures behind the choices true? Each is compared with counting or dealing by ``cards.ranking``."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.bots.field import WILLINGNESS, any_five_field, two_and_three_field
from shuffleup.bots.reading import omaha_straight_outs, read_holdem, read_omaha, read_omaha_8, straight_outs
from shuffleup.bots.starting_hands import (
    holdem_place,
    holdem_push_place,
    holdem_shares,
    omaha_8_place,
    omaha_8_score,
    omaha_place,
    omaha_score,
)
from shuffleup.cards.card import Card, parse_cards
from shuffleup.cards.dice import SeededDice
from shuffleup.cards.ranking import high, omaha_low8_ranker, omaha_ranker

STRAIGHT, FLUSH = 5854, 5864
Cards = tuple[Card, ...]


def cards_of(size: int) -> st.SearchStrategy[Cards]:
    """Distinct cards in any order."""
    return st.lists(st.integers(0, 51), min_size=size, max_size=size, unique=True).map(tuple)


def ranks_of(cards: Cards) -> tuple[int, ...]:
    return tuple(sorted([card >> 2 for card in cards]))


def mask_of(cards: Cards) -> int:
    return sum({1 << (card >> 2) for card in cards})


# ── the field ────────────────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=15)
@given(cards_of(5), st.integers(3, 5), st.sampled_from(["any five", "two and three"]))
def test_the_field_counts_what_dealing_every_hand_counts(cards: Cards, size: int, holding: str) -> None:
    """Card by card instead of by ranks, on boards with at most two cards of a suit."""
    board = tuple([4 * rank + place % 4 for place, rank in enumerate(ranks_of(cards[:size]))])
    weights: Counter[int] = Counter()
    for pair in combinations([card for card in range(52) if card not in board], 2):
        low, top = ranks_of(pair)
        value = max([high((*pair, *three)) for three in combinations(board, 3 if holding == "two and three" else size)])
        weights[value] += WILLINGNESS[top * (top + 1) // 2 + low]
    field = (two_and_three_field if holding == "two and three" else any_five_field)(ranks_of(board))
    for value in sorted(weights)[:: max(1, len(weights) // 8)]:
        worse = sum([weight for other, weight in weights.items() if other < value])
        assert field.ahead(value) == pytest.approx((worse + weights[value] / 2) / weights.total())


# ── draws ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _straight_ranks(hole: Cards, board: Cards, own: int) -> int:
    """The ranks, as a mask, that give a straight of ``own`` hole cards and others of the board."""
    found = 0
    for card in set(range(52)) - {*hole, *board}:
        for two in combinations(hole, own):
            for three in combinations((*board, card), 5 - own):
                if STRAIGHT <= high((*two, *three)) < FLUSH:
                    found |= 1 << (card >> 2)
    return found


@settings(max_examples=40)
@given(cards_of(5))
def test_holdem_straight_outs_are_those_that_dealing_finds(cards: Cards) -> None:
    hole, board = cards[:2], cards[2:]
    if high(cards) < STRAIGHT:
        ranks = _straight_ranks(hole, board, 1) | _straight_ranks(hole, board, 2)
        assert straight_outs(mask_of(cards), mask_of(board)) == 4 * ranks.bit_count()


@settings(max_examples=60)
@given(cards_of(7))
def test_omaha_straight_outs_are_those_that_dealing_finds(cards: Cards) -> None:
    hole, board = cards[:4], cards[4:]
    if omaha_ranker(board)(hole) < STRAIGHT:
        ranks = _straight_ranks(hole, board, 2)
        expected = 4 * ranks.bit_count() - (ranks & mask_of(hole)).bit_count()
        assert omaha_straight_outs(mask_of(hole), mask_of(board)) == expected


def test_a_wrap_has_twenty_outs() -> None:
    assert omaha_straight_outs(mask_of(parse_cards("JcTd7s6h")), mask_of(parse_cards("9h8c2d"))) == 20


# ── readings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("board", "better", "worse"),
    [
        ("Kh7c2s", "KsAd", "KdQc"),  # kicker
        ("Kh7c2s", "7s7d", "AsAd"),  # set over overpair
        ("KsQs8s", "AsAd", "AcAd"),  # a flush draw to the ace
        ("KsQs8s", "As2s", "Js2d"),  # flush over draw
        ("KsQs8s8d", "KdKh", "As2s"),  # full house over flush
        ("Js9s2d", "QsTs", "QcTd"),  # two draws over one
        ("5h6h7d8dKs", "9c2c", "KcKd"),  # straight over set
    ],
)
def test_holdem_readings_stand_in_the_right_order(board: str, better: str, worse: str) -> None:
    def worth(hole: str) -> float:
        reading = read_holdem(parse_cards(hole), parse_cards(board))
        return reading.ahead + (1 - reading.ahead) * reading.draw

    assert worth(better) > worth(worse)


@settings(max_examples=300)
@given(cards_of(9), st.integers(3, 5))
def test_readings_are_shares(cards: Cards, size: int) -> None:
    board = cards[4 : 4 + size]
    for reading in (read_holdem(cards[:2], board), read_omaha(cards[:4], board), read_omaha_8(cards[:4], board)):
        assert 0 <= reading.ahead <= 1
        assert 0 <= reading.draw <= 0.6
        assert 0 <= reading.low <= 1
        assert 0 <= reading.low_half <= 0.5


def test_the_nut_low_beats_every_low_and_no_low_beats_none() -> None:
    board = parse_cards("8h7c3sKdKc")
    assert read_omaha_8(parse_cards("As2dTcJc"), board).low > 0.95
    assert read_omaha_8(parse_cards("AsQdTcJc"), board).low == 0
    assert read_omaha_8(parse_cards("As2dTcJc"), parse_cards("8hKc3sKdQc")).low_half == 0


# ── starting hands ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_places_are_the_share_of_better_hands() -> None:
    for place in (holdem_place, holdem_push_place):
        places = [place(pair) for pair in combinations(range(52), 2)]
        assert min(places) <= 2
        assert max(places) >= 990
        for mark in (100, 250, 500, 750):
            assert sum([1 for one in places if one < mark]) == pytest.approx(mark / 1000 * 1326, abs=16)
    dice = SeededDice(b"places")
    hands = [_draw(dice, 4, ()) for _ in range(4_000)]
    for omaha in (omaha_place, omaha_8_place):
        for mark in (50, 200, 500, 800):
            assert sum([1 for hand in hands if omaha(hand) < mark]) == pytest.approx(4 * mark, abs=125)


def test_cards_in_another_order_are_the_same_hand() -> None:
    dice = SeededDice(b"order")
    for _ in range(200):
        hand = _draw(dice, 4, ())
        assert holdem_place(hand[:2]) == holdem_place(hand[1::-1])
        assert omaha_score(hand) == omaha_score(hand[::-1])
        assert omaha_8_score(hand) == omaha_8_score(hand[2:] + hand[:2])


def _draw(dice: SeededDice, size: int, gone: Cards) -> Cards:
    """Cards dealt at random from the rest of the deck."""
    dealt: list[Card] = []
    while len(dealt) < size:
        card = dice.below(52)
        if card not in gone and card not in dealt:
            dealt.append(card)
    return tuple(dealt)


@pytest.mark.parametrize("text", ["AsAd", "AsKs", "9h8h", "2c2d", "QdJh", "7s2h"])
def test_the_tables_of_holdem_are_what_dealing_gives(text: str) -> None:
    """2,500 deals of each kind: four standard errors are 40 thousandths."""
    hole = parse_cards(text)
    dice = SeededDice(b"tables", text)
    won = {False: 0.0, True: 0.0}
    for strong in won:
        dealt = 0
        while dealt < 2_500:
            other = _draw(dice, 2, hole)
            if strong and holdem_push_place(other) >= 150:
                continue
            board = _draw(dice, 5, (*hole, *other))
            mine, his = high((*hole, *board)), high((*other, *board))
            won[strong] += 1 if mine > his else 0.5 if mine == his else 0
            dealt += 1
    assert holdem_shares(hole)[0] == pytest.approx(won[False] / 2.5, abs=40)
    assert holdem_shares(hole)[1] == pytest.approx(won[True] / 2.5, abs=40)


@pytest.mark.parametrize(("score", "low"), [(omaha_score, "no low"), (omaha_8_score, "low")])
def test_omaha_scores_are_shares_of_a_pot_of_four(score: Callable[[Cards], int], low: str) -> None:
    """Four hands of every deal, by quarter of their score: the mean share of each quarter is its mean score."""
    dice = SeededDice(b"omaha", low)
    results: list[tuple[int, float]] = []
    for _ in range(1_500):
        cards = _draw(dice, 21, ())
        hands, board = [cards[4 * seat : 4 * seat + 4] for seat in range(4)], cards[16:]
        shares = _shares([omaha_ranker(board)(hand) for hand in hands])
        if low == "low":
            lows = [omaha_low8_ranker(board)(hand) for hand in hands]
            if max(lows):
                shares = [(one + other) / 2 for one, other in zip(shares, _shares(lows), strict=True)]
        results += [(score(hand), share) for hand, share in zip(hands, shares, strict=True)]
    results.sort()
    for start in range(0, 6_000, 1_500):
        quarter = results[start : start + 1_500]
        predicted = sum([points for points, _ in quarter]) / 1_500
        assert predicted == pytest.approx(sum([share for _, share in quarter]) / 1.5, abs=45)


def _shares(values: list[int]) -> list[float]:
    best = max(values)
    return [1 / values.count(best) if value == best else 0.0 for value in values]
