"""Calling time as points in time, who may call it, who is at his seat, and what a player is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Check, Fold
from shuffleup.hand.decide import decide
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.rulings.conduct.stack_count import CountAsked, CountRequest, PotQuestion, pot_count, stack_count
from shuffleup.rulings.gesture import Gesture
from shuffleup.rulings.orders import signed
from shuffleup.rulings.own_decision import other_decisions
from shuffleup.rulings.ruling import Option, Penalising, Ruling
from shuffleup.rulings.showdown.released import Released, Way, released
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.turn.at_the_seat import Latecomer, SeatReached, device_in_hand, late_at_seat
from shuffleup.rulings.turn.calling_time import (
    SECOND,
    TimeCaller,
    TimeOver,
    TimeRequest,
    may_call_time,
    time_called,
    time_over,
)
from shuffleup.rulings.words_and_chips.declared import what_binds
from tests.hand.dealer import act, hand_of
from tests.hand.stud_table import stud

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")

LENGTHS = [
    # book, minutes of the level, seconds asked after, countdown, end
    ("tda-2024", 0, 0, 25, 30),
    ("pslive", 30, 0, 50, 60),
    ("pslive", 0, 0, 50, 60),
    ("pslive", 20, 0, 25, 30),
    ("figp-2012", 20, 30, 90, 100),
]


@pytest.mark.parametrize(("book", "minutes", "asked", "countdown", "end"), LENGTHS)
def test_time_is_a_pair_of_points(book: str, minutes: int, asked: int, countdown: int, end: int) -> None:
    hand = hand_of(5000, 5000, 5000, book=book)
    began = 1_763_683_200 * SECOND
    at = began + asked * SECOND
    ruling = time_called(hand.rules, hand.state, TimeRequest(TimeCaller.TABLE, began, at, at, minutes))
    assert isinstance(ruling, Ruling)
    assert ruling.key == "time-runs"
    assert ruling.facts == (("countdown", began + countdown * SECOND), ("ends", began + end * SECOND))
    assert ruling.seat == hand.turn


def test_the_time_runs_from_the_grant() -> None:
    hand = hand_of(5000, 5000, 5000)
    ruling = time_called(hand.rules, hand.state, TimeRequest(TimeCaller.TABLE, 0, 10 * SECOND, 14 * SECOND))
    assert isinstance(ruling, Ruling)
    assert dict(ruling.facts)["ends"] == 44 * SECOND


@pytest.mark.parametrize(("asked", "granted"), [(-1, 5), (5, 4)])
def test_points_out_of_order_are_refused(asked: int, granted: int) -> None:
    hand = hand_of(5000, 5000, 5000)
    answer = time_called(hand.rules, hand.state, TimeRequest(TimeCaller.TABLE, 0, asked, granted))
    assert isinstance(answer, Refusal)
    assert answer.code == "wrong-order"


def test_nobody_is_timed_when_nobody_is_to_act() -> None:
    hand = act(hand_of(5000, 5000), "all-in call")
    for answer in (
        time_called(hand.rules, hand.state, TimeRequest(TimeCaller.TABLE, 0, 0, 0)),
        time_over(hand.rules, hand.state, TimeOver(1)),
    ):
        assert isinstance(answer, Refusal)
        assert answer.code == "not-now"


CALLERS = {
    "tda-2024": {TimeCaller.DIRECTOR, TimeCaller.ACTOR, TimeCaller.TABLE, TimeCaller.OTHER_TABLE},
    "pslive": {TimeCaller.ACTOR, TimeCaller.TABLE},
    "figp-2012": {TimeCaller.TABLE},
}


@pytest.mark.parametrize("book", CALLERS)
@pytest.mark.parametrize("caller", TimeCaller)
def test_who_may_call_time(book: str, caller: TimeCaller) -> None:
    ruling = may_call_time(hand_of(5000, 5000, book=book).rules, caller)
    allowed = caller in CALLERS[book]
    assert (ruling.key == "may-call-time") is allowed
    assert ruling.rules
    if caller is TimeCaller.DIRECTOR and not allowed:
        assert ruling.key == "floor-decides"


@given(st.sampled_from(BOOKS), st.integers(0, 120), st.booleans())
def test_the_end_of_the_time_binds_to_a_legal_act(book: str, acted: int, facing_a_bet: bool) -> None:  # noqa: FBT001
    hand = act(hand_of(5000, 5000, 5000, book=book), "call call check", "200" if facing_a_bet else "check")
    ruling = time_over(hand.rules, hand.state, TimeOver(60, acted))
    assert isinstance(ruling, Ruling)
    assert ruling.rules
    if acted <= 60:
        assert (ruling.key, ruling.act) == ("action-stands", None)
        return
    assert ruling.act is not None
    free = not facing_a_bet and book in ("tda-2024", "mediterraneo-2026")
    assert isinstance(ruling.act, Check if free else Fold)
    assert not isinstance(decide(hand.rules, hand.state, hand.deck, ruling.act), Refusal)
    for option in ruling.options:
        assert option.act == Check(hand.turn)


# ── seat and device ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("book", "live"), [("tda-2024", True), ("pslive", False), ("figp-2012", True)])
def test_between_the_buttons_last_card_and_the_end_of_the_deal(book: str, *, live: bool) -> None:
    hand = hand_of(5000, 5000, 5000, book=book)
    ruling = late_at_seat(hand.rules, hand.state, Latecomer(1, SeatReached.BUTTON_HAS_LAST_CARD))
    assert isinstance(ruling, Ruling)
    assert (ruling.key == "live-hand") is live
    assert ruling.chips.forfeited == (0 if live else 100)
    assert len(ruling.remedy) == (0 if live else 1)


@pytest.mark.parametrize(("book", "card"), [("tda-2024", "not-dealt"), ("pslive", "dealt"), ("figp-2012", "not-dealt")])
def test_the_absent_low_card_of_stud_pays_and_is_or_is_not_dealt_on(book: str, card: str) -> None:
    hand = hand_of(5000, 5000, 5000, book=book)
    ruling = late_at_seat(hand.rules, hand.state, Latecomer(2, SeatReached.AFTER_DEAL, lowest_upcard=True))
    assert isinstance(ruling, Ruling)
    assert ruling.facts == (("bring-in", "paid"), ("next-card", card))


DEVICES = [
    ("tda-2024", "live-hand", Penalising.POSSIBLE),
    ("pslive", "live-hand", Penalising.NONE),
    ("figp-2012", "dead-hand", Penalising.NONE),
]


@pytest.mark.parametrize(("book", "key", "penalty"), DEVICES)
def test_a_device_in_the_hand(book: str, key: str, penalty: Penalising) -> None:
    hand = hand_of(5000, 5000, 5000, book=book)
    ruling = device_in_hand(hand.rules, hand.state, 0)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.penalty) == (key, penalty)
    act(hand, "call fold")
    gone = device_in_hand(hand.rules, hand.state, 0)
    assert isinstance(gone, Refusal)
    assert gone.code == "not-live"


# ── counts ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", BOOKS)
def test_the_player_facing_an_all_in_may_know_it_and_nobody_may_count_a_stack_behind(book: str) -> None:
    hand = act(hand_of(5000, 900, 5000, 5000, book=book), "call call call", "all-in")
    exact = stack_count(hand.rules, hand.state, CountRequest(2, 1, CountAsked.STACK))
    assert isinstance(exact, Ruling)
    assert (exact.key, exact.facts) == ("told", (("chips", 900),))
    behind = stack_count(hand.rules, hand.state, CountRequest(2, 3, CountAsked.STACK))
    assert isinstance(behind, Ruling)
    assert (behind.key, behind.facts) == ("not-told", ())
    own = stack_count(hand.rules, hand.state, CountRequest(2, 2, CountAsked.STACK))
    assert isinstance(own, Refusal)


@pytest.mark.parametrize("limit", Limit)
def test_the_pot_is_counted_in_pot_limit_only(limit: Limit) -> None:
    hand = hand_of(5000, 5000, 5000, limit=limit)
    ruling = pot_count(hand.rules, hand.state, PotQuestion.COUNT)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.facts) == (("told", (("chips", 150),)) if limit is Limit.POT_LIMIT else ("not-told", ()))


def test_the_blinds_of_a_latecomer_count_while_others_draw() -> None:
    hand = hand_of(5000, 5000, 5000, game="pineapple")
    assert isinstance(hand.state, Drawing)
    ruling = late_at_seat(hand.rules, hand.state, Latecomer(1, SeatReached.AFTER_DEAL))
    assert isinstance(ruling, Ruling)
    assert (ruling.chips.to, ruling.chips.forfeited) == (100, 100)


# ── the door card's bring-in ─────────────────────────────────────────────────────────────────────────────────────────


def owing() -> Hand:
    """Seat 0 has the door card and has not brought in yet."""
    hand = stud("KhQh2c", "2d7s9h", "KdJd9c")
    assert isinstance(hand.state, BettingRound) and hand.turn == 0 and not any(hand.state.bets)
    return hand


def carried_out(hand: Hand, found: Ruling | Option) -> None:
    """The bring-in is posted for a dead hand (TDA 30), and the next player acts."""
    assert found.act is not None and hand.act(found.act) is None
    for order in signed(found.remedy, "Ada"):
        assert hand.act(order) is None
    assert isinstance(hand.state, BettingRound)
    assert (hand.state.bets, hand.state.live, hand.turn) == ((25, 0, 0), 0b110, 1)


def test_whose_time_ends_before_he_brings_in_has_posted_and_lost_it() -> None:
    hand = owing()
    ruling = time_over(hand.rules, hand.state, TimeOver(30 * SECOND))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.chips.added, ruling.chips.forfeited) == ("dead-hand", 25, 25)
    carried_out(hand, ruling)


@pytest.mark.parametrize(("book", "way"), [("pslive", Way.FORWARD), ("figp-2012", Way.OFF_TABLE)])
def test_cards_let_go_before_the_bring_in_leave_it_on_the_table(book: str, way: Way) -> None:
    hand = stud("KhQh2c", "2d7s9h", "KdJd9c", book=book)
    ruling = released(hand.rules, hand.state, Released(0, way))
    assert isinstance(ruling, Ruling)
    carried_out(hand, ruling)


def test_a_fold_declared_before_the_bring_in_leaves_it_on_the_table() -> None:
    hand = owing()
    assert isinstance(hand.state, BettingRound)
    ruling = what_binds(hand.rules, hand.state, Gesture(word=Word.FOLD))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.chips.to, ruling.chips.added) == ("fold", 25, 25)
    fold_of = [one for one in other_decisions(hand.rules, hand.state, replace(ruling, key="call")) if one.key == "fold"]
    carried_out(hand, ruling)
    carried_out(owing(), fold_of[0])
