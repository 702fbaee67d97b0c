"""The order of one card or two."""

from itertools import combinations

import pytest

from shuffleup.cards.card import parse_cards
from shuffleup.cards.pairs import describe_pair, pair


def test_a_pair_beats_two_different_cards_and_then_the_higher_card_wins() -> None:
    def strength(cards: tuple[int, ...]) -> tuple[bool, list[int]]:
        ranks = sorted([card >> 2 for card in cards], reverse=True)
        return ranks[0] == ranks[1], ranks

    hands = list(combinations(range(52), 2))
    assert [pair(hand) for hand in sorted(hands, key=strength)] == sorted(map(pair, hands))
    assert len({*map(pair, hands)}) == 13 * 14 / 2
    assert [pair(parse_cards(text)) for text in ("Js", "Qs", "Ks")] == sorted({*map(pair, [(39,), (43,), (47,)])})


@pytest.mark.parametrize(("cards", "words"), [("KsKh", "pair of kings"), ("2cKh", "king high"), ("Js", "jack high")])
def test_hands_are_told_in_words(cards: str, words: str) -> None:
    assert describe_pair(pair(parse_cards(cards))) == words


def test_three_cards_are_no_hand_of_this_order() -> None:
    with pytest.raises(ValueError, match="has 1 or 2 cards, not 3"):
        pair((1, 2, 3))
