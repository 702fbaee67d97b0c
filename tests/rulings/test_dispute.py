"""Disputes: deadlines as points, and a wrong award put right without making or losing a chip."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.hand.floor.decide import order
from shuffleup.hand.orders.actions import CorrectAward
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Settled
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.showdown.dispute import Contested, Dispute, correct_award, defer_decision, dispute
from shuffleup.rulings.substantial import ActKind, Since, acts_of
from tests.hand.dealer import act, deck_of_hands, hand_of

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")
STARTED = Since((), preflop=True)
TWO_ACTS = Since(acts_of([ActKind.FOLD, ActKind.CALL]), preflop=True, big_blind=5)
IN_TIME = Dispute(Contested.READING)


def settled(book: str = "tda-2024") -> Hand:
    """Seat 0 is all-in for 500 with the best hand, seat 1 wins the side pot of 1000 against seat 2."""
    deck = deck_of_hands("AsAd", "KsKd", "QsQd", board="2c7h9dJs3c")
    return act(hand_of(500, 1000, 1000, book=book, deck=deck), "all-in call call")


def open_or_not(book: str, protest: Dispute) -> str:
    ruling = dispute(hand_of(5000, 5000, book=book).rules, protest)
    assert isinstance(ruling, Ruling)
    assert ruling.rules
    return ruling.key


@pytest.mark.parametrize("book", BOOKS)
def test_before_the_next_hand_everything_is_open(book: str) -> None:
    assert {open_or_not(book, Dispute(about)) for about in Contested} == {"open"}
    assert open_or_not(book, Dispute(Contested.READING, next_hand=STARTED)) == "result-stands"


def test_tda_lets_the_pot_be_counted_until_substantial_action() -> None:
    assert open_or_not("tda-2024", Dispute(Contested.POT, next_hand=STARTED)) == "open"
    assert open_or_not("tda-2024", Dispute(Contested.POT, next_hand=TWO_ACTS)) == "result-stands"
    assert open_or_not("pslive", Dispute(Contested.POT, next_hand=STARTED)) == "result-stands"


@pytest.mark.parametrize(("seconds", "key"), [(0, "open"), (60, "open"), (61, "result-stands")])
def test_before_a_break_there_is_a_minute(seconds: int, key: str) -> None:
    at = 1_000_000_000
    protest = Dispute(Contested.POT, now=at + seconds * 1_000_000, awarded=at, before_break=True)
    assert open_or_not("tda-2024", protest) == key


def test_a_protest_before_the_award_is_refused() -> None:
    answer = dispute(hand_of(5000, 5000).rules, Dispute(Contested.POT, now=1, awarded=2))
    assert isinstance(answer, Refusal)


@pytest.mark.parametrize("book", BOOKS)
def test_the_award_of_the_engine_stands(book: str) -> None:
    hand = settled(book)
    ruling = correct_award(hand.rules, hand.state, ((0, 1500), (1, 1000)), IN_TIME)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.remedy) == ("result-stands", ())


@given(st.lists(st.integers(0, 2500), min_size=2, max_size=2).map(sorted))
def test_a_corrected_award_gives_everybody_his_due(cuts: list[int]) -> None:
    hand = settled()
    due = tuple([(seat, end - start) for seat, (start, end) in enumerate(pairwise([0, *cuts, 2500]))])
    ruling = correct_award(hand.rules, hand.state, due, IN_TIME)
    assert isinstance(ruling, Ruling)
    stacks = list(_stacks(hand))
    for move in ruling.remedy:
        assert isinstance(move, CorrectAward)
        assert move.amount > 0
        assert not isinstance(order(hand.rules, hand.state, hand.deck, move), Refusal)
        stacks[move.source] -= move.amount
        stacks[move.target] += move.amount
    assert tuple(stacks) == tuple([chips for _, chips in due])
    assert len(ruling.remedy) <= 2


def _stacks(hand: Hand) -> tuple[int, ...]:
    assert isinstance(hand.state, Settled)
    return hand.state.stacks


def test_what_cannot_be_corrected_is_refused() -> None:
    hand = settled()
    more = correct_award(hand.rules, hand.state, ((0, 2501),), IN_TIME)
    assert isinstance(more, Refusal)
    assert more.code == "chips-do-not-add-up"
    nobody = correct_award(hand.rules, hand.state, ((7, 2500),), IN_TIME)
    assert isinstance(nobody, Refusal)
    assert nobody.code == "no-such-seat"
    running = hand_of(5000, 5000)
    early = correct_award(running.rules, running.state, ((0, 1),), IN_TIME)
    assert isinstance(early, Refusal)
    assert early.code == "not-now"


def test_too_late_the_result_stands() -> None:
    hand = settled()
    ruling = correct_award(hand.rules, hand.state, ((1, 2500),), Dispute(Contested.READING, next_hand=STARTED))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.remedy) == ("result-stands", ())


def test_a_decision_may_wait_with_part_of_the_pot() -> None:
    hand = settled("figp-2012")
    ruling = defer_decision(hand.rules, hand.state, 1500)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.rules) == ("play-goes-on", ("figp-2012 82",))
    assert isinstance(defer_decision(hand.rules, hand.state, 2501), Refusal)
