"""Bets of an illegal size: who pays what, until when, and that the remedy can be carried out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.orders.actions import KillHand, SetBet
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.substantial import Act, ActKind
from shuffleup.rulings.words_and_chips.wrong_bet import Meant, Noticed, WrongBet, wrong_bet
from shuffleup.table.plan import Posting, PostingKind
from tests.hand.dealer import hand_of as dealt
from tests.rulings.betting_rounds import betting, hand_of, situations

CALLED, FOLDED, RAISED = ActKind.CALL, ActKind.FOLD, ActKind.RAISE


def after_600(book: str = "tda-2024") -> Hand:
    """Seat 2 raises to 600, seat 3 is to act: the least raise is to 1100."""
    hand = hand_of(book, (5000, 900, 5000, 5000))
    assert hand.raise_to(600) is None
    return hand


def test_everybody_still_in_makes_it_up_and_nobody_pays_more_than_he_has() -> None:
    hand = after_600()
    bet = WrongBet(1000, (Act(0, CALLED), Act(1, CALLED)))
    ruling = wrong_bet(hand.rules, betting(hand), bet)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.seat, ruling.rules) == ("corrected", 3, ("tda-2024 52",))
    assert ruling.facts == (("seat-3", 1100), ("seat-0", 1100), ("seat-1", 900))


def test_who_folded_stays_folded_and_the_next_card_ends_it() -> None:
    hand = after_600()
    folded = (Act(0, FOLDED), Act(1, CALLED))
    ruling = wrong_bet(hand.rules, betting(hand), WrongBet(1000, folded))
    assert isinstance(ruling, Ruling)
    assert [seat for seat, _ in ruling.facts] == ["seat-3", "seat-1"]
    late = wrong_bet(hand.rules, betting(hand), WrongBet(1000, folded, Noticed.NEXT_CARD))
    assert isinstance(late, Ruling)
    assert (late.key, dict(late.facts)["seat-3"]) == ("stands", 1000)
    assert [(order.seat, order.to) for order in late.remedy if isinstance(order, SetBet)] == [(3, 1000), (1, 900)]
    assert [order.seat for order in late.remedy if isinstance(order, KillHand)] == [0]


def test_where_nobody_posted_the_big_blind_any_two_acts_make_figp_keep_a_pot_counted_too_low() -> None:
    small = (Posting(0, PostingKind.SMALL_BLIND, 50),)
    hand = dealt(*[5000] * 5, book="figp-2012", limit=Limit.POT_LIMIT, postings=small)
    seat = hand.turn
    acts = tuple([Act((seat + nth) % 5, FOLDED) for nth in (1, 2)])
    kept = [wrong_bet(hand.rules, betting(hand), WrongBet(200, acts[:n], meant=Meant.POT)) for n in (1, 2)]
    assert [one.key for one in kept if isinstance(one, Ruling)] == ["corrected", "stands"]


def test_no_card_comes_after_the_river() -> None:
    hand = hand_of("tda-2024")
    while betting(hand).felt.street < 3:
        assert hand.check_or_call() is None
    assert isinstance(wrong_bet(hand.rules, betting(hand), WrongBet(50)), Ruling)
    late = wrong_bet(hand.rules, betting(hand), WrongBet(50, noticed=Noticed.NEXT_CARD))
    assert isinstance(late, Refusal)
    assert (late.code, late.facts) == ("not-now", (("why", "last-street"),))


def test_figp_brings_a_bet_up_by_its_own_rule() -> None:
    hand = after_600("figp-2012")
    ruling = wrong_bet(hand.rules, betting(hand), WrongBet(1000))
    assert isinstance(ruling, Ruling)
    assert ruling.rules == ("figp-2012 15", "tda-2024 52")


def test_over_a_later_raise_the_director_decides() -> None:
    hand = after_600()
    ruling = wrong_bet(hand.rules, betting(hand), WrongBet(1000, (Act(0, RAISED),)))
    assert isinstance(ruling, Ruling)
    assert ruling.key == "floor-decides"
    assert {option.key for option in ruling.options} == {"corrected", "stands"}


@pytest.mark.parametrize(
    ("bet", "code"),
    [
        (WrongBet(1100), "right-bet"),
        (WrongBet(600), "not-enough-chips"),
        (WrongBet(5001), "not-enough-chips"),
        (WrongBet(1000, (Act(1, CALLED), Act(0, CALLED))), "out-of-order"),
        (WrongBet(1000, (Act(3, CALLED),)), "out-of-order"),
        (WrongBet(1000, (Act(0, ActKind.CHECK),)), "no-answer"),
        (WrongBet(1000, (Act(7, CALLED),)), "out-of-order"),
    ],
)
def test_what_cannot_have_happened_is_refused(bet: WrongBet, code: str) -> None:
    hand = after_600()
    answer = wrong_bet(hand.rules, betting(hand), bet)
    assert isinstance(answer, Refusal)
    assert answer.code == code


@given(
    situations(),
    st.integers(1, 400),
    st.sampled_from(Meant),
    st.sampled_from(Noticed),
    st.lists(st.sampled_from([CALLED, FOLDED]), max_size=4),
)
def test_a_wrong_bet_is_carried_out_and_played_to_the_end(
    hand: Hand, step: int, meant: Meant, noticed: Noticed, answers: list[ActKind]
) -> None:
    state = betting(hand)
    others = [seat for seat in range(len(state.stacks)) if state.able >> seat & 1 and seat != state.turn]
    others.sort(key=lambda seat: (seat - state.turn) % len(state.stacks))
    since = tuple([Act(seat, answer) for seat, answer in zip(others, answers, strict=False)])
    ruling = wrong_bet(hand.rules, state, WrongBet(state.price.high + 25 * step, since, noticed, meant))
    if isinstance(ruling, Refusal):
        return
    chips = sum(state.stacks) + sum(state.bets) + sum(state.felt.paid)
    for order in ruling.remedy:
        assert hand.act(order) is None
    done = {state.turn, *[act.seat for act in since]}
    now = hand.state
    if isinstance(now, BettingRound) and now.felt.street == state.felt.street:
        assert all(now.bets[int(seat.removeprefix("seat-"))] == to for seat, to in ruling.facts)
        assert now.turn not in done and not any(now.waiting >> seat & 1 for seat in done)
        assert {seat for seat in range(len(now.bets)) if now.able >> seat & 1 and now.bets[seat] < now.price.high} <= {
            seat for seat in range(len(now.bets)) if now.waiting >> seat & 1
        }
    while isinstance(hand.state, BettingRound):
        assert hand.turn not in done or hand.state.felt.street > state.felt.street
        assert hand.check_or_call() is None
    assert not any(hand.state.live >> act.seat & 1 for act in since if act.kind is FOLDED)
    assert sum(hand.state.stacks) + (0 if hand.over else sum(hand.state.felt.paid)) == chips
