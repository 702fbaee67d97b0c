"""Misdeals: which errors send the cards back, until when, and what the second deal keeps."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.hand.orders.actions import VoidHand
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Settled
from shuffleup.locale.answers import answer_text
from shuffleup.rulings.deck.misdeal import DealFault, Misdealt, misdeal, misplaced_button, replay
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.substantial import Act, ActKind, Since, acts_of, acts_since
from shuffleup.table.seat import Attendance
from tests.hand.dealer import hand_of
from tests.rulings.mended_hand import BOOKS, start

NOTHING = Since((), preflop=True, big_blind=1)
FOLD_AND_CALL = Since(acts_of((ActKind.FOLD, ActKind.CALL), first=2), preflop=True, big_blind=1)
AFTER_BIG_BLIND = Since((*FOLD_AND_CALL.acts, Act(1, ActKind.CHECK)), preflop=True, big_blind=1)


def ruled(hand: Hand, fault: DealFault, since: Since) -> Ruling:
    ruling = misdeal(hand.rules, hand.state, Misdealt(fault, since))
    assert isinstance(ruling, Ruling)
    return ruling


@pytest.mark.parametrize(
    ("book", "fault", "key", "rules"),
    [
        ("tda-2024", DealFault.FIRST_CARD_WRONG_SEAT, "redeal", ("tda-2024 35",)),
        ("tda-2024", DealFault.CARD_WRONG_SEAT, "floor-decides", ("tda-2024 35",)),
        ("tda-2024", DealFault.TWO_TO_BUTTON, "continue", ("tda-2024 35",)),
        ("pslive", DealFault.SEAT_SKIPPED, "redeal", ("tda-2024 35",)),
        ("figp-2012", DealFault.FIRST_CARD_WRONG_SEAT, "redeal", ("figp-2012 38c", "figp-2012 38")),
        ("figp-2012", DealFault.CARD_WRONG_SEAT, "redeal", ("figp-2012 38c", "figp-2012 38")),
        ("figp-2012", DealFault.SEAT_SKIPPED, "redeal", ("figp-2012 38e", "figp-2012 38")),
        ("mediterraneo-2026", DealFault.INELIGIBLE_SEAT, "redeal", ("tda-2024 35",)),
    ],
)
def test_an_error_of_the_deal(book: str, fault: DealFault, key: str, rules: tuple[str, ...]) -> None:
    ruling = ruled(start(book), fault, NOTHING)
    assert (ruling.key, ruling.rules) == (key, rules)


@pytest.mark.parametrize("book", BOOKS)
def test_after_substantial_action_every_misdeal_comes_too_late(book: str) -> None:
    late = AFTER_BIG_BLIND if book == "figp-2012" else FOLD_AND_CALL
    for fault in DealFault:
        ruling = ruled(start(book), fault, late)
        assert ruling.key == "continue"
        assert not ruling.remedy


def test_in_one_book_the_big_blind_has_to_act_first() -> None:
    hand = start("figp-2012")
    assert ruled(hand, DealFault.SEAT_SKIPPED, FOLD_AND_CALL).key == "redeal"
    assert misplaced_button(hand.rules, hand.state, FOLD_AND_CALL).key == "redeal"


@pytest.mark.parametrize("book", BOOKS)
def test_a_redeal_gives_every_chip_back(book: str) -> None:
    hand = start(book)
    hand.call()
    ruling = ruled(hand, DealFault.SEAT_SKIPPED, acts_since(hand.events))
    assert dict(ruling.facts) == {
        "cause": "seat-skipped",
        "redeal": "exact-replay",
        "button": 4,
        "penalty-hands": 1,
    }
    for order in signed(ruling.remedy, "Ada Rossi"):
        assert isinstance(order, VoidHand)
        assert (order.by.author, order.by.rule) == ("Ada Rossi", ruling.rules[0])
        assert hand.act(order) is None
    assert isinstance(hand.state, Settled)
    assert hand.state.stacks == (5000,) * 4


def test_the_second_deal_is_the_first_one_again() -> None:
    away = {0: Attendance.ABSENT, 2: Attendance.ABSENT, 3: Attendance.PENALISED}
    plan = hand_of(5000, 5000, 5000, 5000, away=away).state.felt.plan
    again = replay(plan, seated=(2, 3))
    assert [seat.attendance for seat in again.seats] == [
        Attendance.ABSENT,
        Attendance.PRESENT,
        Attendance.PRESENT,
        Attendance.PENALISED,
    ]
    kept = [(seat.number, seat.player, seat.stack) for seat in again.seats]
    assert kept == [(seat.number, seat.player, seat.stack) for seat in plan.seats]
    assert (again.hand, again.button, again.stakes, again.postings) == (
        plan.hand,
        plan.button,
        plan.stakes,
        plan.postings,
    )
    assert replay(plan) == plan


@pytest.mark.parametrize(
    ("book", "since", "key"),
    [
        ("tda-2024", NOTHING, "correct-button"),
        ("tda-2024", FOLD_AND_CALL, "continue"),
        ("pslive", NOTHING, "redeal"),
        ("pslive", FOLD_AND_CALL, "continue"),
        ("figp-2012", NOTHING, "redeal"),
        ("figp-2012", AFTER_BIG_BLIND, "continue"),
    ],
)
def test_a_misplaced_button(book: str, since: Since, key: str) -> None:
    hand = start(book)
    ruling = misplaced_button(hand.rules, hand.state, since)
    assert isinstance(ruling, Ruling)
    assert ruling.key == key
    expected = {"correct-button": "corrected", "redeal": "corrected"}.get(key)
    assert dict(ruling.facts).get("button") == expected
    # The button was wrong: nothing can be replayed with the same one.
    assert ("redeal", "exact-replay") not in ruling.facts


def test_a_misdeal_of_a_finished_hand_is_refused() -> None:
    hand = start("tda-2024", seats=2)
    hand.fold()
    for answer in (
        misdeal(hand.rules, hand.state, Misdealt(DealFault.SEAT_SKIPPED, NOTHING)),
        misplaced_button(hand.rules, hand.state, NOTHING),
    ):
        assert isinstance(answer, Refusal)
        assert answer.code == "hand-over"


def test_a_seat_that_is_not_there_is_refused() -> None:
    hand = start("tda-2024")
    refused = misdeal(hand.rules, hand.state, Misdealt(DealFault.SEAT_SKIPPED, NOTHING, seat=4))
    assert isinstance(refused, Refusal)
    assert (refused.code, answer_text(refused)) == ("no-such-seat", "the hand has 4 seats")
