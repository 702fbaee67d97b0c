"""The mad round: what begins it, whose turn it is to deal, and when it is over (a6)."""

import pytest

from shuffleup.cards.card import parse_cards
from shuffleup.cards.italian.ranking import ItalianCategory, italian_hand
from shuffleup.table.giro import NO_GIRO, GiroPazzo, GiroRules, after_hand, triggers, vacated
from shuffleup.table.result import HandResult, ShownHand, shown_hand

A, B, C, D = TABLE = (1, 2, 3, 4)
ON = GiroRules(offered=True)
AGAIN = GiroRules(offered=True, retrigger=True)
QUIET = HandResult(1, ())
FULL = HandResult(1, (), shown=(ShownHand(0, "full-house", ()),))


def test_each_player_deals_once_the_next_dealer_first() -> None:
    """ita-giro-01: buttons B, C, D, A, and then the usual game."""
    giro = after_hand(NO_GIRO, ON, FULL, A, TABLE)
    dealt = []
    while giro.on:
        dealt.append(giro.due[0])
        giro = after_hand(giro, ON, QUIET, giro.due[0], TABLE)
    assert dealt == [B, C, D, A]


def test_a_full_house_within_the_round_does_not_lengthen_it_unless_the_table_says_so() -> None:
    """ita-giro-07."""
    second = GiroPazzo((C, D, A))
    assert after_hand(second, ON, FULL, C, TABLE) == GiroPazzo((D, A))
    assert after_hand(second, AGAIN, FULL, C, TABLE) == GiroPazzo((D, A, B, C))


def test_a_player_who_is_out_does_not_deal() -> None:
    """ita-giro-08."""
    first = after_hand(after_hand(NO_GIRO, ON, FULL, A, TABLE), ON, QUIET, B, TABLE)
    after = after_hand(first, ON, QUIET, C, (A, B, C))
    assert after == GiroPazzo((A,))
    assert vacated(after, A) == NO_GIRO


def test_the_round_begins_without_those_whom_its_trigger_put_out() -> None:
    assert after_hand(NO_GIRO, ON, FULL, A, (A, C, D)).due == (C, D, A)


def test_a_table_without_the_rule_has_no_mad_round() -> None:
    """ita-giro-11."""
    assert after_hand(NO_GIRO, GiroRules(), FULL, A, TABLE) == NO_GIRO


@pytest.mark.parametrize(
    ("cards", "begins"),
    [("KhKcKd9h9d", True), ("KhJhThTc9h", False), ("Kh9h8h7hJh", True), ("KhQdJsTc9h", False), ("QhQdQcQs7c", True)],
)
def test_a_full_house_or_better_begins_it_and_a_flush_is_better(cards: str, *, begins: bool) -> None:
    """ita-giro-02 to ita-giro-05."""
    shown = shown_hand(2, italian_hand(parse_cards(cards), 5))
    assert triggers(HandResult(1, (), shown=(shown,))) is begins


def test_nothing_shown_begins_nothing() -> None:
    """ita-giro-06: where hands were not compared, none counts as shown."""
    assert not triggers(QUIET)


def test_every_category_has_its_word() -> None:
    words = {ItalianCategory.FOUR_OF_A_KIND: "four-of-a-kind", ItalianCategory.STRAIGHT_FLUSH: "straight-flush"}
    assert shown_hand(0, italian_hand(parse_cards("QhQdQcQs7c"), 5)).category == words[ItalianCategory.FOUR_OF_A_KIND]
    assert shown_hand(0, italian_hand(parse_cards("KsQsJsTs9s"), 5)).category == words[ItalianCategory.STRAIGHT_FLUSH]
