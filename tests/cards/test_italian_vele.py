"""Own cards with the vele of one combination, against every choice tried, and against the examples of the rules."""

import random
from itertools import combinations as choices

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import Card, cards_text, parse_card, parse_cards
from shuffleup.cards.italian.deck import lowest_rank, stripped_deck
from shuffleup.cards.italian.order import winner
from shuffleup.cards.italian.ranking import ItalianCategory, ItalianHand, italian_hand
from shuffleup.cards.italian.readings import VeleOwnCards
from shuffleup.cards.italian.vele import best_italian_hand, best_of, visible_hand

LINES = {
    "una": ("A",),
    "due": ("AB",),
    "tre": ("ABC",),
    "croce": ("AEC", "BED"),
    "h": ("ABC", "EFG", "ADE", "BDF", "CDG", "ADG", "CDE"),
    "piramide": ("ABCD", "DEFG"),
    "ascensore": ("AEF", "BEG", "CEH", "DEI"),
}
"""The combinations of rule a7, by the letters of the places."""


def vele(layout: str, turned: str) -> list[tuple[Card, ...]]:
    """The turned cards of each combination: ``A Kd, B Ks`` names what lies at a place."""
    at = {word.split()[0]: parse_card(word.split()[1]) for word in turned.split(", ") if word}
    return [tuple([at[letter] for letter in line if letter in at]) for line in LINES[layout]]


def best(own: str, layout: str, turned: str, players: int = 4, own_cards: VeleOwnCards = VeleOwnCards.FREE) -> str:
    hand = best_italian_hand(parse_cards(own), vele(layout, turned), lowest_rank(players), own_cards=own_cards)
    return cards_text(hand.cards)


def tried(pools: list[list[tuple[Card, ...]]], lowest: int) -> ItalianHand:
    """The hand that counts among all that may be made: the best, and of straight flushes the best by suit."""
    hands = [italian_hand(five, lowest) for pool in pools for five in pool]
    flushes = [hand for hand in hands if hand.category is ItalianCategory.STRAIGHT_FLUSH]
    if flushes:
        return max(flushes, key=lambda hand: ("scdh".index("cdhs"[hand.cards[0] & 3]), hand.key))
    return max(hands, key=lambda hand: hand.key)


@given(st.sampled_from([2, 4, 6]), st.integers(5, 9), st.integers(12, 40), st.randoms(use_true_random=False))
def test_the_best_five_of_more_is_found(players: int, size: int, width: int, dice: random.Random) -> None:
    deck, lowest = stripped_deck(players), lowest_rank(players)
    cards = dice.sample(deck[-width:] + deck[:4] * (width < len(deck) - 4), size)
    assert italian_hand(best_of(cards, lowest), lowest) == tried([list(choices(cards, 5))], lowest)


@given(st.sampled_from([2, 4, 6]), st.integers(5, 9), st.sampled_from([1, 2]), st.randoms(use_true_random=False))
def test_flushes_and_straight_flushes_are_found(players: int, size: int, suits: int, dice: random.Random) -> None:
    lowest = lowest_rank(players)
    dealt = dice.sample(range(4), suits)
    deck = [card for card in stripped_deck(players) if card & 3 in dealt]
    cards = dice.sample(deck, min(size, len(deck)))
    assert italian_hand(best_of(cards, lowest), lowest) == tried([list(choices(cards, 5))], lowest)


@given(st.sampled_from([*LINES]), st.sampled_from([*VeleOwnCards]), st.randoms(use_true_random=False))
def test_a_hand_uses_the_vele_of_one_combination(layout: str, own_cards: VeleOwnCards, dice: random.Random) -> None:
    lowest = lowest_rank(4)
    dealt = dice.sample(stripped_deck(4)[dice.choice((0, 12)) :], 14)
    own, common = dealt[:5], dict(zip("ABCDEFGHI", dealt[5:], strict=True))
    lines = [tuple([common[letter] for letter in line]) for line in LINES[layout]]
    pools = []
    for line in lines:
        free: list[tuple[Card, ...]] = list(choices((*own, *line), 5))
        exact: list[tuple[Card, ...]] = [(*two, *line) for two in choices(own, 2)]
        pools.append(exact if own_cards is VeleOwnCards.EXACTLY_TWO and len(line) == 3 else free)
    assert best_italian_hand(own, lines, lowest, own_cards=own_cards) == tried(pools, lowest)


def test_without_vele_a_hand_is_its_five_cards() -> None:
    own = parse_cards("Th9h8h7hAh")
    assert best_italian_hand(own, (), 5) == best_italian_hand(own, ((), ()), 5) == italian_hand(own, 5)
    with pytest.raises(ValueError, match="an own hand has five cards"):
        best_italian_hand(own[:4], (), 5)


COUNTS = {
    "02": ("KsKd9c8h7s", "una", "A Kc", "KdKcKs9c8h"),
    "03": ("AhJh9h8h7h", "una", "A As", "AhJh9h8h7h"),
    "04": ("QhQdJc9s7d", "due", "A Qs, B Jh", "QhQdQsJhJc"),
    "04, first girata": ("QhQdJc9s7d", "due", "A Qs", "QhQdQsJc9s"),
    "05": ("AhTh8hKs7c", "tre", "A Qh, B 9h, C Jd", "AhQhTh9h8h"),
    "06": ("KhKcTs9d8c", "croce", "A Kd, C Th, E 7s, B Ks, D 7c", "KhKdKcThTs"),
    "07": ("Th9hKs8c7c", "h", "A Jh, B Ac, C Qs, D Qh, E Ad, F As, G 8h", "QhJhTh9h8h"),
    "08": ("Th9hKs8c7c", "h", "A Jh, B Ac, C Qs, D Qh, E Ad, F 8h, G As", "AdKsQhJhTh"),
    "09": ("JdJc9s8s7s", "h", "A Jh, B 8d, C 9c, D 9d, E Js, F 8h, G Td", "JhJdJcJs9d"),
    "10": ("AsKs8d8h7c", "piramide", "A 8s, B 8c, C Qs, D Js, E Ts, F 9d, G 9c", "8h8d8c8sAs"),
    "11": ("KhAs8c7s7d", "piramide", "A Qh, B Jh, C Th, D 9h, E 8d, F Qc, G Kd", "KhQhJhTh9h"),
    "12": ("QdQcTs9s7h", "ascensore", "A Qh, F Td, B Th, G Tc, C Ac, H Ad, D 9d, I 9h, E Qs", "QhQdQcQsTd"),
    "14": ("Th9hKcQcJc", "croce", "A Jh, E Qh, C 8h, B Tc, D 9c", "QhJhTh9h8h"),
    "16": ("As7s8s9sTs", "una", "A Js", "JsTs9s8s7s"),
}


@pytest.mark.parametrize("number", COUNTS)
def test_the_hand_that_counts(number: str) -> None:
    own, layout, turned, counted = COUNTS[number]
    assert best(own, layout, turned) == counted


def test_each_combination_of_an_h() -> None:
    """ita-vele-09."""
    at = "A Jh, B 8d, C 9c, D 9d, E Js, F 8h, G Td"
    own = parse_cards("JdJc9s8s7s")
    ranks = ["".join(cards_text(best_italian_hand(own, (line,), 5).cards)[::2]) for line in vele("h", at)]
    assert ranks == ["JJJ99", "JJJ88", "JJJJ9", "888JJ", "999JJ", "JJJ99", "JJJ99"]


def test_each_combination_of_an_ascensore() -> None:
    """ita-vele-12, with the ten of diamonds before the ten of spades."""
    at = "A Qh, F Td, B Th, G Tc, C Ac, H Ad, D 9d, I 9h, E Qs"
    own = parse_cards("QdQcTs9s7h")
    cards = [cards_text(best_italian_hand(own, (line,), 5).cards) for line in vele("ascensore", at)]
    assert cards[0] == "QhQdQcQsTd"
    assert [text[::2] for text in cards[1:]] == ["QQQTT", "QQQAA", "QQQ99"]


def test_a_king_high_rival_beats_the_straight_flush_that_had_to_count() -> None:
    """ita-vele-15."""
    own = best_italian_hand(parse_cards("Th9hKcQcJc"), vele("croce", COUNTS["14"][2]), 5)
    assert winner([own, italian_hand(parse_cards("KsQsJsTs9s"), 5)]) == 1


def test_a_minima_gives_way_to_the_jack_high_of_its_suit() -> None:
    """ita-vele-16: the exception for the minima of spades is lost with it."""
    rival = best_italian_hand(parse_cards("AhKhQhJhTh"), vele("una", "A Js"), 5)
    counted = best_italian_hand(parse_cards("As7s8s9sTs"), vele("una", "A Js"), 5)
    assert winner([counted, rival]) == 1
    assert winner([italian_hand(parse_cards("As7s8s9sTs"), 5), rival]) == 0


@pytest.mark.parametrize(
    ("number", "players", "layout", "turned", "first", "second"),
    [
        ("17", 5, "tre", "A Jh, B Jd, C 6s", "Jc6cKhQs9s", "Js6hAcKdTs"),
        ("18", 5, "tre", "A Ah, B Kc, C Jd", "ThTs8c7d6c", "TdTc8d7s6h"),
        (
            *("19", 4, "piramide", "A Qh, B Qd, C Qc, D Qs, E Kd, F Jd, G 9d"),
            *("Ah9c8c7d7h", "AcKhTs8s7c"),
        ),
        ("ita-rank-03", 4, "tre", "A Ah, B Jh, C 9h", "Kh8hKc9d7s", "QhThKs7c7d"),
    ],
)
def test_the_first_player_wins(number: str, players: int, layout: str, turned: str, first: str, second: str) -> None:
    lines, lowest = vele(layout, turned), lowest_rank(players)
    one, other = [best_italian_hand(parse_cards(own), lines, lowest) for own in (first, second)]
    assert one.category is other.category, number
    assert winner([one, other]) == 0, number


def test_exactly_two_own_cards_where_a_combination_has_three_vele() -> None:
    exact = VeleOwnCards.EXACTLY_TWO
    assert best("AhJh9h8h7h", "una", "A As", own_cards=exact) == "AhJh9h8h7h"
    assert best("AhJh9h8h7h", "tre", "A As, B Kd, C 7c", own_cards=exact) == "AhAs7h7cKd"
    assert best("AhJh9h8h7h", "tre", "A As, B Kd, C 7c") == "AhJh9h8h7h"
    assert best("KhAs8c7s7d", "piramide", COUNTS["11"][2], own_cards=exact) == "KhQhJhTh9h"


# ── what lies open ───────────────────────────────────────────────────────────────────────────────────────────────────


def first_to_speak(*shown: str, line: str = "", players: int = 4) -> int:
    lines = (parse_cards(line),) if line else ()
    hands = [visible_hand(parse_cards(up), lines, lowest_rank(players)) for up in shown]
    return max(range(len(hands)), key=lambda place: hands[place].key)


def test_the_best_open_hand_speaks_first() -> None:
    """ita-tel-02 to 05."""
    assert first_to_speak("Kh", "Ks", "Ad") == 2
    assert first_to_speak("Kh", "Ks") == 0
    assert first_to_speak("9c9d", "AcKd", "8c8s") == 0
    assert first_to_speak("8c9c", "AcKd") == 1
    assert first_to_speak("KhQhJhTh", "9s9c8d7d", line="9h") == 0
    assert first_to_speak("KhQhJhTh", "9s9c8d7d") == 1


def test_an_open_hand_takes_the_vele_of_one_combination() -> None:
    up = parse_cards("KhKd9c8c")
    lines = vele("croce", "A Kc, C 9d, B Ks, D 7h")
    assert cards_text(visible_hand(up, lines, 5).cards) == "KhKdKc9d9c"
    assert cards_text(visible_hand(up, vele("croce", ""), 5).cards) == "KhKd9c8c"
    assert cards_text(visible_hand(up, vele("h", "C Kc"), 5).cards) == "KhKdKc9c8c"
    with pytest.raises(ValueError, match="one to four cards"):
        visible_hand((), (), 5)
