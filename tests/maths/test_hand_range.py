"""Ranges as players write them."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.card import cards_text
from shuffleup.cards.deck import FULL_DECK, SHORT_DECK
from shuffleup.locale.answers import answer_text
from shuffleup.maths.hand_range import hand_range


@pytest.mark.parametrize(
    ("text", "combos"),
    [
        *[("QQ", 6), ("99+", 36), ("99-66", 24), ("66-99", 24), ("AA+", 6)],
        *[("AK", 16), ("AKs", 4), ("AKo", 12), ("KA", 16), ("aks", 4)],
        *[
            ("ATs+", 16),
            ("A2o+", 144),
            ("KQo+", 12),
            ("A5s-A2s", 16),
            ("A2s - A5s", 16),
            ("T9s-65s", 20),
            ("J9o-86o", 48),
        ],
        *[("AsKd", 1), ("As Kd", 1), ("KdAs", 1), ("10s9s", 1), ("asKD", 1)],
        *[("random", 1_326), ("any", 1_326), ("100%", 1_326)],
        *[("AKs, 99+", 40), ("99+ AKs; KQo", 52), ("AKs,AKs,AsKs", 4), ("AK,AKs", 16)],
    ],
)
def test_how_many_hands(text: str, combos: int) -> None:
    found = hand_range(text, 2, FULL_DECK)
    assert isinstance(found, tuple)
    assert len(found) == len(set(found)) == combos
    assert all(one < other for one, other in found)


def test_which_hands() -> None:
    suited = hand_range("A3s-A2s", 2, FULL_DECK)
    assert isinstance(suited, tuple)
    assert {cards_text(hand) for hand in suited} == {rank + suit + "A" + suit for rank in "23" for suit in "cdhs"}
    offsuit = hand_range("KQo", 2, FULL_DECK)
    assert isinstance(offsuit, tuple)
    assert all(one >> 2 == 10 and other >> 2 == 11 and one & 3 != other & 3 for one, other in offsuit)


@pytest.mark.parametrize(
    ("text", "hole_cards", "combos"),
    [
        ("AsKdQhJc", 4, 1),
        ("As Kd Qh Jc", 4, 1),
        ("AsKdQhJc,2s3s4s5s", 4, 2),
        ("random", 4, 270_725),
        ("2c3c4c5c6c", 5, 1),
    ],
)
def test_more_hole_cards(text: str, hole_cards: int, combos: int) -> None:
    found = hand_range(text, hole_cards, FULL_DECK)
    assert isinstance(found, tuple) and len(found) == combos


def test_a_short_deck_has_fewer() -> None:
    found = hand_range("A2s+", 2, SHORT_DECK)
    assert isinstance(found, tuple) and len(found) == 4 * 8


@pytest.mark.parametrize(
    ("text", "hole_cards", "told"),
    [
        ("", 2, "empty-range: the range '' names no hand"),
        (" , ", 2, "empty-range: the range ' , ' names no hand"),
        ("AAs", 2, "not-a-range: 'AAs' is neither"),
        ("AKx", 2, "not-a-range: 'AKx' is neither"),
        ("AKs-QQ", 2, "not-a-range: 'AKs-QQ' is neither"),
        ("AKs-AQo", 2, "not-a-range: 'AKs-AQo' is neither"),
        ("K9s-A2s", 2, "not-a-range: 'K9s-A2s' is neither"),
        ("AKs-", 2, "not-a-range: 'AKs-' is neither"),
        ("99+, hello", 2, "not-a-range: 'hello' is neither"),
        ("??Kd", 2, "not-a-range: '??Kd' is neither"),
        ("As", 2, "wrong-number: 'As' has 1 card"),
        ("AsKdQh", 2, "wrong-number: 'AsKdQh' has 3 cards"),
        ("AsAs", 2, "duplicate-card: 'AsAs' holds a card twice"),
        ("AA", 4, "not-a-range: 'AA' is neither"),
        ("random", 5, "too-many-hands: 'random' hands of 5 cards are too many to list"),
    ],
)
def test_what_is_no_range(text: str, hole_cards: int, told: str) -> None:
    found = hand_range(text, hole_cards, FULL_DECK)
    assert isinstance(found, Refusal)
    assert f"{found.code}: {answer_text(found)}".startswith(told)
    assert "; " in answer_text(found)


def test_cards_that_the_deck_lacks() -> None:
    found = hand_range("22", 2, SHORT_DECK)
    assert isinstance(found, Refusal) and found.code == "empty-range"
