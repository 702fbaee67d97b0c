"""Calls on a wrong count, conditions, folds announced, answers before the amount, and objects thrown in."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.chips.pile import pile_of
from shuffleup.hand.actions import Call, Fold, RaiseTo
from shuffleup.hand.decide import decide
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import Penalising, Ruling
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.words_and_chips.announcements import (
    BeforeAmount,
    Followed,
    announced_fold,
    before_amount,
    conditional,
)
from shuffleup.rulings.words_and_chips.bounty_chip import BountyChip, bounty_chip
from shuffleup.rulings.words_and_chips.undercall import WrongPrice, accepted_action
from tests.rulings.betting_rounds import betting, hand_of

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")


@pytest.mark.parametrize("book", BOOKS)
def test_a_wrong_count_does_not_free_the_caller(book: str) -> None:
    hand = hand_of(book)
    assert hand.raise_to(2100) is None
    ruling = accepted_action(hand.rules, betting(hand), WrongPrice(1200, pile_of(1000, 100, 100)))
    assert isinstance(ruling, Ruling)
    assert (ruling.act, ruling.chips.added, dict(ruling.facts)["told"]) == (Call(3), 2100, 1200)
    (forgiven,) = ruling.options
    assert (forgiven.key, forgiven.chips.returned) == ("act-again", 1200)


def test_a_right_count_and_too_many_chips_are_refused() -> None:
    hand = hand_of("tda-2024")
    for count, code in ((WrongPrice(100), "right-count"), (WrongPrice(50, pile_of(5000, 100)), "not-enough-chips")):
        answer = accepted_action(hand.rules, betting(hand), count)
        assert isinstance(answer, Refusal)
        assert answer.code == code


def test_an_announced_fold_is_dead_once_somebody_bets_where_the_book_says_so() -> None:
    hand = hand_of("figp-2012")
    assert hand.raise_to(300) is None
    ruling = announced_fold(hand.rules, betting(hand), 0, Followed.BET)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.rules[0]) == ("dead-hand", "figp-2012 33a")
    (order,) = signed(ruling.remedy, "Maria")
    assert not isinstance(decide(hand.rules, hand.state, hand.deck, order), Refusal)
    quiet = announced_fold(hand.rules, betting(hand), 0, Followed.NO_BET)
    assert isinstance(quiet, Ruling)
    assert (quiet.key, quiet.remedy, quiet.penalty) == ("live-hand", (), Penalising.POSSIBLE)


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "mediterraneo-2026"])
def test_elsewhere_an_announced_fold_is_the_directors(book: str) -> None:
    hand = hand_of(book)
    ruling = announced_fold(hand.rules, betting(hand), 0, Followed.BET)
    assert isinstance(ruling, Ruling)
    assert [option.key for option in ruling.options] == ["dead-hand", "live-hand"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_condition_may_bind_or_cost_a_penalty(book: str) -> None:
    hand = hand_of(book)
    ruling = conditional(hand.rules, betting(hand), 3)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.penalty) == ("floor-decides", Penalising.POSSIBLE)


@pytest.mark.parametrize("book", BOOKS)
def test_answers_before_the_amount(book: str) -> None:
    hand = hand_of(book)
    folded = before_amount(hand.rules, betting(hand), BeforeAmount(3, Word.FOLD))
    assert isinstance(folded, Ruling)
    assert folded.act == Fold(3)
    called = before_amount(hand.rules, betting(hand), BeforeAmount(3, Word.CALL))
    assert isinstance(called, Ruling)
    assert [option.key for option in called.options] == ["call-any-amount", "act-again"]


def test_only_the_next_player_can_answer_too_early() -> None:
    hand = hand_of("tda-2024")
    for early, code in (
        (BeforeAmount(0, Word.CALL), "not-next"),
        (BeforeAmount(2, Word.CALL), "not-next"),
        (BeforeAmount(3, Word.CHECK), "no-answer"),
        (BeforeAmount(8, Word.CALL), "no-such-seat"),
    ):
        answer = before_amount(hand.rules, betting(hand), early)
        assert isinstance(answer, Refusal)
        assert answer.code == code


def test_a_folded_player_announces_nothing() -> None:
    hand = hand_of("tda-2024")
    assert hand.fold() is None
    answer = conditional(hand.rules, betting(hand), 2)
    assert isinstance(answer, Refusal)
    assert answer.code == "not-live"


@pytest.mark.parametrize(
    ("book", "key", "act"),
    [("mediterraneo-2026", "raise", RaiseTo(2, 5000)), ("tda-2024", "floor-decides", None)],
)
def test_a_bounty_chip_alone(book: str, key: str, act: RaiseTo | None) -> None:
    hand = hand_of(book)
    ruling = bounty_chip(hand.rules, betting(hand), BountyChip())
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.act) == (key, act)


def test_a_bounty_chip_among_chips_goes_back() -> None:
    hand = hand_of("mediterraneo-2026")
    ruling = bounty_chip(hand.rules, betting(hand), BountyChip(pile_of(500)))
    assert isinstance(ruling, Ruling)
    assert (ruling.act, ruling.chips.returned, ruling.pending) == (Call(2), 400, ("object-goes-back",))
    assert ruling.rules[0] == "mediterraneo-2026 MED-15"
