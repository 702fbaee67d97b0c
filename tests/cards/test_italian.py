"""The Italian order against the rules written out card by card, and against the examples of the rules."""

import random
from collections import Counter
from itertools import combinations, pairwise
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import UNKNOWN, Card, cards_text, parse_cards
from shuffleup.cards.italian.deck import lowest_rank, stripped_deck
from shuffleup.cards.italian.ranking import (
    ItalianCategory,
    Straight,
    category_of,
    italian_hand,
    italian_key,
    open_hand,
)

Cards = tuple[Card, ...]
PLAYERS = (2, 3, 4, 5, 6)
ACE = 12


# ── rules written out ────────────────────────────────────────────────────────────────────────────────────────────────


def suit(card: Card) -> int:
    """Spades, clubs, diamonds, hearts."""
    return "scdh".index("cdhs"[card & 3])


def tuple_of(cards: Cards, lowest: int) -> tuple[int, ...]:
    """The category and the row of the table of rule a8, term by term."""
    count = Counter(card >> 2 for card in cards)
    falling = sorted(cards, key=lambda card: (count[card >> 2], card >> 2, suit(card)), reverse=True)
    ranks, suits = [card >> 2 for card in falling], [suit(card) for card in falling]
    groups = sorted(count.values(), reverse=True)
    minima = set(ranks) == {ACE, *range(lowest, lowest + 4)}
    straight = minima or (len(count) == 5 and ranks[0] - ranks[4] == 4)
    flush = len(set(suits)) == 1
    if straight:
        order = [*range(1, 5), 0] if minima else range(5)
        top = lowest + 3 if minima else ranks[0]
        return (8 if flush else 4, top, *[suits[place] for place in order])
    if groups[0] == 4:
        return (7, ranks[0], ranks[4], suits[4])
    if flush:
        return (6, suits[0], *ranks)
    if groups == [3, 2]:
        return (5, ranks[0], ranks[3], *suits)
    if groups[0] == 3:
        return (3, ranks[0], *ranks[3:], *suits[3:], *suits[:3])
    if groups[:2] == [2, 2]:
        return (2, ranks[0], ranks[2], ranks[4], suits[4], *suits[:4])
    if groups[0] == 2:
        return (1, ranks[0], *ranks[2:], *suits[2:], *suits[:2])
    return (0, *ranks, *suits)


def counts(ranks: int) -> dict[ItalianCategory, int]:
    """How many hands of each category a deck of four suits of so many ranks has."""
    straights = ranks - 4 + 1
    plain = comb(ranks, 5) - straights
    return {
        ItalianCategory.HIGH_CARD: plain * (4**5 - 4),
        ItalianCategory.PAIR: ranks * comb(4, 2) * comb(ranks - 1, 3) * 4**3,
        ItalianCategory.TWO_PAIR: comb(ranks, 2) * comb(4, 2) ** 2 * (ranks - 2) * 4,
        ItalianCategory.THREE_OF_A_KIND: ranks * comb(4, 3) * comb(ranks - 1, 2) * 4**2,
        ItalianCategory.STRAIGHT: straights * (4**5 - 4),
        ItalianCategory.FULL_HOUSE: ranks * comb(4, 3) * (ranks - 1) * comb(4, 2),
        ItalianCategory.FLUSH: 4 * plain,
        ItalianCategory.FOUR_OF_A_KIND: ranks * (ranks - 1) * 4,
        ItalianCategory.STRAIGHT_FLUSH: 4 * straights,
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_every_hand_of_a_deck_has_a_key_of_its_own(players: int) -> None:
    deck, lowest = stripped_deck(players), lowest_rank(players)
    keys = [italian_key(five, lowest) for five in combinations(deck, 5)]
    assert len(set(keys)) == comb(len(deck), 5)
    found = Counter([key >> 32 for key in keys])
    assert {ItalianCategory(place): number for place, number in found.items()} == counts(len(deck) // 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_keys_are_in_the_order_of_the_rules(players: int) -> None:
    deck, lowest, dice = stripped_deck(players), lowest_rank(players), random.Random(players)
    fives = [tuple(dice.sample(deck, 5)) for _ in range(5_000)]
    # Hands that are alike but for their suits tell most of the suit terms, and chance seldom deals them.
    fives += [tuple(dice.sample(deck[-12:], 5)) for _ in range(792)]
    fives += [five for five in combinations(deck, 5) if italian_key(five, lowest) >> 32 in (7, 8)]
    by_rule = sorted(fives, key=lambda five: tuple_of(five, lowest))
    keys = [italian_key(five, lowest) for five in by_rule]
    assert keys == sorted(keys)
    assert len(set(keys)) == len({tuple(sorted(five)) for five in fives})


@given(st.sampled_from(PLAYERS), st.randoms(use_true_random=False))
def test_a_hand_shows_its_own_cards_groups_first(players: int, dice: random.Random) -> None:
    cards = tuple(dice.sample(stripped_deck(players), 5))
    hand = italian_hand(cards, lowest_rank(players))
    assert sorted(hand.cards) == sorted(cards)
    assert hand.key == italian_key(cards, lowest_rank(players))
    assert hand.category == category_of(hand.key) == tuple_of(cards, lowest_rank(players))[0]
    held = [[card >> 2 for card in cards].count(card >> 2) for card in hand.cards]
    assert held == sorted(held, reverse=True)
    assert italian_hand(hand.cards, lowest_rank(players)) == hand


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("players", "lowest", "size"), [(2, "9", 24), (3, "8", 28), (4, "7", 32), (5, "6", 36), (6, "5", 40)]
)
def test_the_deck_shrinks_with_the_players(players: int, lowest: str, size: int) -> None:
    """ita-deck-01 to 05."""
    deck = stripped_deck(players)
    assert len(deck) == size
    assert cards_text(deck[:1])[0] == lowest
    assert deck[0] == 4 * lowest_rank(players)
    assert cards_text(deck[-4:]) == "AcAdAhAs"


@pytest.mark.parametrize("players", [1, 7])
def test_no_deck_for_other_numbers(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        stripped_deck(players)


# ── straights ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "players", "cards", "category", "kind"),
    [
        ("ita-str-01", 2, "QhJdTc9sAd", ItalianCategory.STRAIGHT, Straight.MINIMA),
        ("ita-str-02", 2, "AdKhQsJc9c", ItalianCategory.HIGH_CARD, None),
        ("ita-str-03", 3, "AsJdTc9h8s", ItalianCategory.STRAIGHT, Straight.MINIMA),
        ("ita-str-04", 6, "8h7d6c5sAd", ItalianCategory.STRAIGHT, Straight.MINIMA),
        ("ita-str-04", 6, "9h8d7c6s5d", ItalianCategory.STRAIGHT, Straight.MEDIA),
        ("no wrap", 4, "QcKdAh7s8d", ItalianCategory.HIGH_CARD, None),
        ("the top", 2, "AsKsQsJsTs", ItalianCategory.STRAIGHT_FLUSH, Straight.MASSIMA),
    ],
)
def test_straights(name: str, players: int, cards: str, category: ItalianCategory, kind: Straight | None) -> None:
    hand = italian_hand(parse_cards(cards), lowest_rank(players))
    assert (hand.category, hand.straight) == (category, kind), name


def test_the_ace_of_a_minima_is_read_last() -> None:
    assert cards_text(italian_hand(parse_cards("AhTd8s9d7c"), 5).cards) == "Td9d8s7cAh"


# ── the examples of the comparison ───────────────────────────────────────────────────────────────────────────────────

BEATS = {
    "ita-rank-01": (5, "AdKdQd9d8d", "JhJdJc6s6c"),
    "ita-rank-02": (4, "KhQhTh9h8h", "AsKsJs9s8s"),
    "ita-rank-04": (4, "AsKdJc9s8s", "AhKcJd9h7h"),
    "ita-rank-05": (4, "AhKsTd8c7c", "AdKhTh8h7h"),
    "ita-rank-06": (4, "TdTcKhJs7s", "TsThKcJh7d"),
    "ita-rank-07": (4, "QcQs9d9c8h", "QhQd9h9s8s"),
    "ita-rank-08": (4, "KdKsQhQd7h", "KhKcQsQc7s"),
    "ita-rank-09": (4, "9h9s9cAd7c", "8h8d8cAhKh"),
    "ita-rank-10": (4, "JdTc9s8h7c", "Td9d8s7dAh"),
    "ita-rank-11": (4, "KdQsJhTc9s", "KcQhJsTd9h"),
    "ita-rank-12": (4, "Td9d8s7cAh", "Tc9h8h7hAs"),
    "ita-rank-13": (4, "KcQhJsTd9h", "AhAdAcJcTs"),
    "ita-rank-14": (4, "7s7c7d8s8c", "AhKdQcJsTc"),
    "ita-rank-15": (4, "QhQdQcQs7c", "AhJh9h8h7h"),
    "ita-rank-16": (4, "KsQsJsTs9s", "QhJhTh9h8h"),
    "ita-str-04": (6, "9h8d7c6s5d", "8h7d6c5sAd"),
}


@pytest.mark.parametrize("name", BEATS)
def test_the_first_hand_wins(name: str) -> None:
    players, better, worse = BEATS[name]
    lowest = lowest_rank(players)
    assert italian_key(parse_cards(better), lowest) > italian_key(parse_cards(worse), lowest)


def test_the_nine_categories_ascend() -> None:
    """ita-rank-24."""
    written = "AhKsTd8c7c KcJhTsTh7d QcQs9d9c8h AdJhJcJs8s KcQhJsTd9h JhJdJc6s6c AdKdJd9d8d QhQdQcQs7c KsQsJsTs9s"
    hands = [italian_hand(parse_cards(cards), lowest_rank(5)) for cards in written.split()]
    assert [hand.category for hand in hands] == list(ItalianCategory)
    assert all(lower.key < higher.key for lower, higher in pairwise(hands))


# ── fewer cards, words, and what is no hand ──────────────────────────────────────────────────────────────────────────


@given(st.sampled_from(PLAYERS), st.integers(1, 4), st.randoms(use_true_random=False))
def test_an_open_hand_is_below_each_hand_that_it_may_become(players: int, size: int, dice: random.Random) -> None:
    deck, lowest = stripped_deck(players), lowest_rank(players)
    five = dice.sample(deck, 5)
    assert open_hand(five[:size], lowest).key < italian_key(five, lowest)
    if size > 1:
        assert open_hand(five[: size - 1], lowest).key < open_hand(five[:size], lowest).key


@given(st.sampled_from(PLAYERS), st.integers(1, 4), st.randoms(use_true_random=False))
def test_open_hands_are_compared_like_full_ones(players: int, size: int, dice: random.Random) -> None:
    """A card that is in neither hand fills both up: it cannot turn the order of groups and high cards round."""
    deck, lowest = list(stripped_deck(players)), lowest_rank(players)
    dice.shuffle(deck)
    one, other = deck[:size], deck[size : 2 * size]
    assert open_hand(one, lowest).key != open_hand(other, lowest).key

    def by_rule(cards: list[Card]) -> tuple[list[int], list[int], list[int]]:
        count = Counter(card >> 2 for card in cards)
        read = sorted(cards, key=lambda card: (count[card >> 2], card >> 2, suit(card)), reverse=True)
        side = [card for card in read if count[card >> 2] == 1] + [card for card in read if count[card >> 2] > 1]
        return sorted(count.values(), reverse=True), [card >> 2 for card in read], [suit(card) for card in side]

    assert (open_hand(one, lowest).key > open_hand(other, lowest).key) == (by_rule(one) > by_rule(other))


@pytest.mark.parametrize(
    "cards",
    [
        parse_cards("AhKhQhJh"),
        parse_cards("AhKhQhJh9c8c"),
        parse_cards("AhKhQhJh6c"),
        (*parse_cards("AhKhQhJh"), UNKNOWN),
        (-1, 50, 49, 48, 47),
        (51, 51, 51, 51, 51),
    ],
)
def test_what_is_no_hand_of_the_deck(cards: Cards) -> None:
    with pytest.raises(ValueError, match="not five cards of a deck from the 7 upwards"):
        italian_key(cards, lowest_rank(4))


@pytest.mark.parametrize("cards", ["", "AhKhQhJhTh", "6c"])
def test_what_is_no_open_hand_of_the_deck(cards: str) -> None:
    with pytest.raises(ValueError, match="one to four cards of the deck"):
        open_hand(parse_cards(cards), lowest_rank(4))
