"""Tabled, mucked, lost and refused hands: every ruling cites, every remedy can be done, the impossible is refused."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.hand.actions import Muck, Show
from shuffleup.hand.floor.decide import order
from shuffleup.hand.orders.actions import KillHand, RestoreHand
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState, Settled, Showdown
from shuffleup.locale.answers import answer_text
from shuffleup.rulings.ruling import Penalising, Ruling
from shuffleup.rulings.showdown.all_in_muck import MuckedAllIn, mucked_all_in
from shuffleup.rulings.showdown.refusal_to_show import OrderGiven, order_run_out, refuses_to_show, turned_by_another
from shuffleup.rulings.showdown.released import Released, Way, released
from shuffleup.rulings.showdown.seeing_hand import request_to_see, shown_on_request
from shuffleup.rulings.showdown.tabling import Discarded, Shown, discarded_at_showdown, partly_shown
from shuffleup.rulings.showdown.unprotected import LastBet, LostHand, last_bet, lost_hand
from tests.hand.dealer import act, hand_of

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")
Answer = Ruling | Refusal


def at_showdown(book: str) -> Hand:
    hand = act(hand_of(5000, 5000, 5000, book=book, asked=True), "call call check", *["check check check"] * 3)
    assert isinstance(hand.state, Showdown)
    return hand


def in_betting(book: str) -> Hand:
    return act(hand_of(5000, 5000, 5000, 5000, book=book), "call call call check", "200 600")


CASES: list[Callable[[HandRules, HandState], Answer]] = [
    lambda rules, state: refuses_to_show(rules, state, 1),
    lambda rules, state: order_run_out(rules, state, OrderGiven(1, 0, 5_000_000)),
    lambda rules, state: order_run_out(rules, state, OrderGiven(1, 0, 4_999_999)),
    lambda rules, state: turned_by_another(rules, state, 1, 2),
    lambda rules, state: partly_shown(rules, state, 1),
    lambda rules, state: request_to_see(rules, state, 2, 1),
    lambda rules, state: shown_on_request(rules, state, 1),
    *[
        partial(discarded_at_showdown, hand=Discarded(1, shown, identifiable=told, mucked=mucked, read=read))
        for shown in Shown
        for told in (True, False)
        for mucked in (True, False)
        for read in (True, False)
    ],
    *[partial(released, cards=Released(1, way)) for way in Way],
    lambda rules, state: lost_hand(rules, state, LostHand(1)),
    lambda rules, state: lost_hand(rules, state, LostHand(1, identifiable=True)),
]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("case", CASES)
def test_every_ruling_cites_and_can_be_carried_out(book: str, case: Callable[[HandRules, HandState], Answer]) -> None:
    hand = at_showdown(book)
    ruling = case(hand.rules, hand.state)
    assert isinstance(ruling, Ruling)
    assert ruling.rules
    assert all(option.rules for option in ruling.options)
    for remedy in (*ruling.remedy, *[one for option in ruling.options for one in option.remedy]):
        assert not isinstance(order(hand.rules, hand.state, hand.deck, remedy), Refusal), remedy


@pytest.mark.parametrize("book", BOOKS)
def test_a_hand_that_was_mucked_is_restored_and_a_live_one_needs_no_order(book: str) -> None:
    hand = at_showdown(book)
    tabled = Discarded(1, Shown.ALL, mucked=True)
    live = discarded_at_showdown(hand.rules, hand.state, tabled)
    assert isinstance(live, Ruling)
    assert (live.key, live.remedy) == ("live-hand", ())
    assert hand.act(Show(0)) is None
    assert hand.act(Muck(1)) is None
    restored = discarded_at_showdown(hand.rules, hand.state, tabled)
    assert isinstance(restored, Ruling)
    (remedy,) = restored.remedy
    assert isinstance(remedy, RestoreHand)
    assert remedy.by.rule == restored.rules[0]
    assert not isinstance(order(hand.rules, hand.state, hand.deck, remedy), Refusal)


def test_the_order_to_show_runs_out_at_a_point_in_time() -> None:
    hand = at_showdown("pslive")
    early = order_run_out(hand.rules, hand.state, OrderGiven(1, 7_000_000, 11_999_999))
    late = order_run_out(hand.rules, hand.state, OrderGiven(1, 7_000_000, 12_000_000))
    assert isinstance(early, Ruling)
    assert isinstance(late, Ruling)
    assert early.facts == (("ends", 12_000_000),)
    assert (early.key, late.key, late.penalty) == ("show-or-fold", "dead-hand", Penalising.MANDATORY)


REFUSED: list[tuple[str, Callable[[HandRules, HandState], Answer]]] = [
    ("no-such-seat", lambda rules, state: refuses_to_show(rules, state, 9)),
    ("no-such-seat", lambda rules, state: turned_by_another(rules, state, 0, 9)),
    ("own-hand", lambda rules, state: turned_by_another(rules, state, 1, 1)),
    ("own-hand", lambda rules, state: request_to_see(rules, state, 1, 1)),
    ("before-the-order", lambda rules, state: order_run_out(rules, state, OrderGiven(1, 5, 4))),
    ("no-all-in", lambda rules, state: mucked_all_in(rules, state, MuckedAllIn(1))),
    ("no-raise", lambda rules, state: lost_hand(rules, state, LostHand(1, bet=LastBet(100, 0, 100)))),
]


@pytest.mark.parametrize(("code", "case"), REFUSED)
def test_what_cannot_be_is_refused(code: str, case: Callable[[HandRules, HandState], Answer]) -> None:
    hand = at_showdown("pslive")
    answer = case(hand.rules, hand.state)
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert "\n" not in answer_text(answer)


def test_mucking_before_the_betting_is_over_is_a_fold() -> None:
    hand = in_betting("tda-2024")
    answer = mucked_all_in(hand.rules, hand.state, MuckedAllIn(0))
    assert isinstance(answer, Refusal)
    assert answer.code == "not-now"


def test_a_folded_player_does_not_refuse_to_show() -> None:
    hand = act(hand_of(5000, 5000, 5000, book="pslive", asked=True), "fold call check", *["check check"] * 3)
    answer = refuses_to_show(hand.rules, hand.state, 2)
    assert isinstance(answer, Refusal)
    assert answer.code == "not-live"


# ── lost hands ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_last_bet_is_read_from_the_log() -> None:
    hand = in_betting("tda-2024")
    bet = last_bet(hand.events, 1)
    assert bet is not None
    assert (bet.to, bet.before, bet.faced, bet.since) == (600, 0, 200, ())
    act(hand, "fold call")
    later = last_bet(hand.events, 1)
    assert later is not None
    assert [(one.seat, one.kind.value) for one in later.since] == [(2, "fold"), (3, "call")]
    assert later.called
    assert last_bet(hand.events, 3) is None


def test_a_bet_that_does_not_lie_there_is_refused() -> None:
    hand = in_betting("tda-2024")
    answer = lost_hand(hand.rules, hand.state, LostHand(1, bet=LastBet(700, 0, 200)))
    assert isinstance(answer, Refusal)
    assert answer.code == "not-his-chips"


@given(st.sampled_from(BOOKS), st.lists(st.integers(0, 3), max_size=6), st.integers(0, 3))
def test_of_a_lost_hand_every_chip_comes_back_or_stays_in(book: str, choices: list[int], seat: int) -> None:
    hand = act(hand_of(1000, 5000, 700, 3000, book=book), "call call call check")
    for choice in choices:
        before = hand.fork()
        legal = hand.options()
        if choice == 0 and legal.min_to:
            hand.raise_to(legal.min_to)
        elif choice == 1 and legal.fold:
            hand.fold()
        else:
            assert (hand.call() if legal.call else hand.check()) is None
        if not isinstance(hand.state, BettingRound):
            hand = before
            break
    state = hand.state
    assert isinstance(state, BettingRound)
    ruling = lost_hand(hand.rules, state, LostHand(seat, bet=last_bet(hand.events, seat)))
    assert isinstance(ruling, Ruling)
    assert ruling.chips.returned + ruling.chips.forfeited == state.bets[seat]
    assert ruling.chips.returned >= 0
    killed = [remedy for remedy in ruling.remedy if isinstance(remedy, KillHand)]
    assert len(killed) == (state.live >> seat & 1)
    if last_bet(hand.events, seat) is None:
        assert ruling.chips.returned == 0


ALL_IN = [("tda-2024", Penalising.NONE), ("pslive", Penalising.POSSIBLE), ("figp-2012", Penalising.POSSIBLE)]


@pytest.mark.parametrize(("book", "penalty"), ALL_IN)
def test_a_hand_mucked_in_an_all_in_is_live_unless_nobody_can_tell_it(book: str, penalty: Penalising) -> None:
    hand = act(hand_of(5000, 2000, 5000, book=book, hold_all_ins=True), "fold", "2000 call")
    live = mucked_all_in(hand.rules, hand.state, MuckedAllIn(1, deliberate=True))
    assert isinstance(live, Ruling)
    assert (live.key, live.penalty) == ("live-hand", penalty)
    gone = mucked_all_in(hand.rules, hand.state, MuckedAllIn(1, identifiable=False))
    assert isinstance(gone, Ruling)
    assert gone.key == "dead-hand"


@pytest.mark.parametrize("way", [Way.FORWARD, Way.OFF_TABLE])
@pytest.mark.parametrize("book", BOOKS)
def test_who_is_all_in_faces_no_bet(book: str, way: Way) -> None:
    """PSLive 18, FIGP 33: he has 200 in, and the bet of 600 is no question to him."""
    hand = act(hand_of(5000, 5000, 200, 5000, book=book), "all-in 600")
    answer = released(hand.rules, hand.state, Released(2, way))
    assert isinstance(answer, Ruling)
    assert (answer.key, answer.act) == ("floor-decides", None)


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("book", BOOKS)
def test_once_the_pots_are_given_away_no_hand_is_killed_or_restored(book: str, way: Way) -> None:
    hand = act(hand_of(5000, 5000, 5000, book=book), "fold call check", *["check check"] * 3)
    assert isinstance(hand.state, Settled)
    for seat in (0, 2):
        answer = released(hand.rules, hand.state, Released(seat, way))
        assert isinstance(answer, Ruling)
        assert [answer.remedy, *[option.remedy for option in answer.options]] == [()] * (1 + len(answer.options))
