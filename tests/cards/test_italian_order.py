"""Who takes a pot among straight flushes, and who may open."""

from itertools import permutations

import pytest

from shuffleup.cards.card import parse_cards
from shuffleup.cards.italian.deck import lowest_rank
from shuffleup.cards.italian.opening import OpeningLevel, next_level, qualifies
from shuffleup.cards.italian.order import order, winner
from shuffleup.cards.italian.ranking import ItalianHand, italian_hand
from shuffleup.cards.italian.readings import StraightFlushException

PRINTED = StraightFlushException.SPADE_MIN_OVER_HEART_MAX
TWO_ONLY = StraightFlushException.TWO_CONTENDERS_ONLY
CIRCLE = StraightFlushException.FULL_CIRCLE
OFF = StraightFlushException.OFF

MAX_H, MAX_D, MIN_S, MIN_C = "AhKhQhJhTh", "AdKdQdJdTd", "As7s8s9sTs", "Ac7c8c9cTc"
KING_C, QUEEN_D, FOURS, PAIR = "KcQcJcTc9c", "QdJdTd9d8d", "QhQdQcQs7c", "KcJhTsTh7d"


def hands(*written: str, players: int = 4) -> list[ItalianHand]:
    return [italian_hand(parse_cards(cards), lowest_rank(players)) for cards in written]


@pytest.mark.parametrize(
    ("name", "contesting", "best"),
    [
        ("ita-rank-17", (MIN_S, MAX_H), MIN_S),
        ("ita-rank-18", (MIN_S, MAX_D), MAX_D),
        ("ita-rank-19", (MIN_C, MAX_H), MAX_H),
        ("ita-rank-20", (MIN_S, QUEEN_D), QUEEN_D),
        ("ita-rank-21", (MAX_H, MIN_S, KING_C), MIN_S),
        ("ita-rank-22, main pot", (MAX_H, MIN_S, KING_C), MIN_S),
        ("ita-rank-22, side pot", (MAX_H, KING_C), MAX_H),
        ("no straight flush beside it", (PAIR, FOURS), FOURS),
        ("one hand", (PAIR,), PAIR),
    ],
)
def test_the_printed_exception(name: str, contesting: tuple[str, ...], best: str) -> None:
    for seated in permutations(contesting):
        assert seated[winner(hands(*seated))] == best, name


def test_the_minima_of_the_smallest_deck() -> None:
    """ita-rank-23."""
    assert winner(hands("As9sTsJsQs", MAX_H, players=2)) == 0


@pytest.mark.parametrize(
    ("exception", "contesting"),
    [
        (PRINTED, (MIN_S, MAX_H, MAX_D, KING_C, MIN_C, FOURS)),
        (TWO_ONLY, (MIN_S, MAX_H)),
        (TWO_ONLY, (MAX_H, MAX_D, KING_C, MIN_C, MIN_S, FOURS)),
        (OFF, (MAX_H, MIN_S)),
        (OFF, (MAX_H, MAX_D, KING_C, QUEEN_D, MIN_C, MIN_S)),
        (CIRCLE, (MIN_C, MIN_S, MAX_H, MAX_D, FOURS)),
        (CIRCLE, (MIN_C, MAX_D)),
        (CIRCLE, (MAX_D, KING_C, QUEEN_D)),
        (CIRCLE, (KING_C, QUEEN_D, MIN_S)),
        # The circle closes: the printed pair is left, and the values.
        (CIRCLE, (MIN_S, MAX_H, KING_C, MIN_C)),
        (CIRCLE, (MAX_D, KING_C, MIN_S)),
    ],
)
def test_the_order_of_a_pot(exception: StraightFlushException, contesting: tuple[str, ...]) -> None:
    for seated in list(permutations(contesting))[:60]:
        assert tuple([seated[place] for place in order(hands(*seated), exception)]) == contesting


def test_hands_that_are_not_shown_yet_contend_too() -> None:
    shown = hands(MAX_H, MIN_S)
    assert winner(shown, TWO_ONLY) == 1
    assert winner(shown, TWO_ONLY, contenders=3) == 0
    assert winner(shown, PRINTED, contenders=3) == 1


def test_a_pot_without_a_hand_has_no_winner() -> None:
    with pytest.raises(ValueError, match="no hand"):
        winner([])
    assert order([]) == ()


# ── opening ──────────────────────────────────────────────────────────────────────────────────────────────────────────

JACKS, QUEENS, KINGS = OpeningLevel


@pytest.mark.parametrize(
    ("name", "level", "cards", "opens"),
    [
        ("01", JACKS, "JcJd9s8h7c", True),
        ("01", JACKS, "TcTdAsKhQc", False),
        ("a1 of QQ", QUEENS, "JcJd9s8h7c", False),
        ("a1 of QQ", QUEENS, "QcQd9s8h7c", True),
        ("03", KINGS, "AhAc9d8s7c", True),
        ("04", KINGS, "QcQdAsKh9c", False),
        ("05", KINGS, "ThTd9c9s7d", True),
        ("06", KINGS, "8h9hThJhAc", True),
        ("07", JACKS, "7d8d9dTdKs", True),
        ("08", JACKS, "JcQcKcAc9d", False),
        ("08", JACKS, "Ac7c8c9cQd", False),
        ("09", JACKS, "8h9hJhQh7c", False),
        ("king on top", KINGS, "TcJcQcKc7d", True),
        ("beside a pair", KINGS, "TcJcQcKcTd", True),
        ("a straight flush", KINGS, "AsTs9s8s7s", True),
    ],
)
def test_who_may_open(name: str, level: OpeningLevel, cards: str, *, opens: bool) -> None:
    assert qualifies(parse_cards(cards), level, lowest_rank(4)) is opens, name


def test_the_demand_rises_to_kings() -> None:
    """ita-open-02."""
    levels = [JACKS]
    for _ in range(3):
        levels.append(next_level(levels[-1]))
    assert levels == [JACKS, QUEENS, KINGS, KINGS]
