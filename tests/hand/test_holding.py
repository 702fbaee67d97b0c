"""A seat that the floor holds to certain acts, or to one amount, until it has acted (TDA 46-B, 53, 55, 59)."""

import pytest

from shuffleup.answer import ProblemError, Refusal
from shuffleup.formats.phh.ledger import refuse_changes
from shuffleup.hand.actions import Action, Call, Check, Fold, RaiseTo
from shuffleup.hand.evolve import fold
from shuffleup.hand.options import Options
from shuffleup.hand.orders.actions import FREE, Facing, Floor, HeldAct, Hold, HoldSeat, KillHand, SetBet
from shuffleup.hand.orders.events import BetSet, SeatHeld
from shuffleup.hand.play import Hand
from shuffleup.hand.state import NOBODY, BettingRound, HeldRound
from shuffleup.hand.view import HeldPlayer, public_view
from shuffleup.wire.json import canonical, decode_command, decode_event
from tests.hand.dealer import act, hand_of

FLOOR = Floor("Rita", "checked facing a bet", "tda-2024 55")
FOLD, CALL, RAISE = HeldAct.FOLD, HeldAct.CALL, HeldAct.RAISE


def held(hand: Hand, seat: int, *acts: HeldAct, to: int = 0, facing: tuple[Facing, ...] = ()) -> Hand:
    """The hand after the order."""
    assert hand.act(HoldSeat(seat, Hold(acts, to, facing), FLOOR)) is None
    return hand


def refused(hand: Hand, action: Action) -> Refusal:
    """The refusal of an action that changes nothing."""
    before, known = hand.state, len(hand.events)
    answer = hand.act(action)
    assert answer is not None
    assert hand.state is before and len(hand.events) == known
    return answer


def test_what_a_held_seat_may_do_is_in_its_options_and_nothing_else_is_taken() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "400"), 0, FOLD, CALL)
    assert hand.options() == Options(0, fold=True, call=350, min_to=0, max_to=0)
    answer = refused(hand, RaiseTo(0, 800))
    assert (answer.code, answer.rule) == ("held-to", "tda-2024 55")
    assert dict(answer.facts)["why"] == "fold-or-call"
    assert hand.fork().call() is None
    assert hand.fold() is None


def test_it_is_held_until_it_has_acted_and_not_longer() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "400"), 0, CALL)
    assert type(hand.state) is HeldRound
    assert hand.check_or_call() is None
    assert type(hand.state) is BettingRound
    act(hand, "1200", "fold")
    assert hand.options().min_to == 2000
    assert fold(hand.events) == hand.state


def test_a_seat_held_to_one_amount_may_neither_call_nor_fold_nor_raise_to_another() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "400"), 0, RAISE, to=900)
    assert hand.options() == Options(0, fold=False, call=350, min_to=900, max_to=900, may_call=False)
    for action in (Fold(0), Call(0), RaiseTo(0, 800), RaiseTo(0, 5000)):
        assert refused(hand, action).code == "held-to"
    assert hand.raise_to(900) is None


def test_a_raise_that_is_not_legal_any_more_is_a_call() -> None:
    # 500 was a raise of the blind and is none of 400.
    hand = held(act(hand_of(5000, 5000, 5000), "400"), 0, RAISE, to=500)
    assert hand.options() == Options(0, fold=False, call=350, min_to=0, max_to=0)
    assert refused(hand, Fold(0)).code == "held-to"
    assert refused(hand, RaiseTo(0, 800)).code == "held-to"
    assert refused(hand, RaiseTo(0, 500)).code == "raise-too-small"
    assert hand.call() is None


def test_a_seat_held_to_a_fold_folds_even_for_nothing() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "call call check"), 0, FOLD)
    assert hand.options() == Options(0, fold=True, call=0, min_to=0, max_to=0, may_call=False)
    assert refused(hand, Check(0)).code == "held-to"
    assert hand.fold() is None


def test_a_bet_that_it_is_not_held_over_frees_it_for_good() -> None:
    nobody_has_bet = (Facing(NOBODY, 0),)
    hand = held(act(hand_of(5000, 5000, 5000), "call call check"), 2, CALL, facing=nobody_has_bet)
    act(hand, "check")
    assert hand.turn == 1 and hand.fork().check() is None
    act(hand, "300")
    assert type(hand.state) is BettingRound
    assert hand.options().min_to == 600


def test_a_seat_may_be_held_over_a_bet_that_is_still_to_come() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "call call check"), 2, RAISE, to=900, facing=(Facing(0),))
    assert public_view(hand.state).held == ()
    act(hand, "300", "call")
    assert public_view(hand.state).held == (HeldPlayer(3, ("raise",), 900, "tda-2024 55"),)
    assert refused(hand, Call(2)).code == "held-to"


def test_what_a_seat_does_before_the_bet_comes_does_not_end_the_hold() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "call call check"), 0, RAISE, to=900, facing=(Facing(2),))
    act(hand, "check", "check", "300")
    assert hand.options() == Options(0, fold=False, call=300, min_to=900, max_to=900, may_call=False)
    act(hand, "900")
    assert type(hand.state) is BettingRound


def test_the_chips_of_a_seat_that_stayed_in_make_a_call_of_a_raise() -> None:
    hand = act(hand_of(5000, 5000, 5000), "call call check")
    assert hand.act(HoldSeat(2, Hold((RAISE,), 900, (), (1,)), FLOOR)) is None
    act(hand, "300")
    assert hand.fork().act(Fold(1)) is None
    folded, called = hand.fork(), hand.fork()
    act(folded, "fold")
    assert folded.options().min_to == 900
    act(called, "call")
    assert (called.options().min_to, called.options().may_call) == (0, True)


def test_orders_about_other_seats_leave_a_hold_as_it_is() -> None:
    hand = held(act(hand_of(5000, 5000, 5000, 5000), "400", "fold"), 0, CALL)
    assert hand.act(KillHand(1, FLOOR)) is None
    assert refused(hand, Fold(0)).code == "held-to"
    # Chips set by the floor that call the bet are its act.
    assert hand.act(SetBet(0, 400, FLOOR)) is None
    assert type(hand.state) is BettingRound


def test_several_seats_are_held_each_to_its_own_acts() -> None:
    hand = held(held(act(hand_of(5000, 5000, 5000), "400"), 0, CALL), 1, FOLD)
    assert refused(hand, Fold(0)).code == "held-to"
    act(hand, "call")
    assert refused(hand, Call(1)).code == "held-to"


def test_the_floor_lets_a_seat_go() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "400"), 0, CALL)
    assert hand.act(HoldSeat(0, FREE, FLOOR)) is None
    assert type(hand.state) is BettingRound
    assert hand.fold() is None
    assert fold(hand.events) == hand.state


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (HoldSeat(0, Hold(()), FLOOR), "no-such-hold"),
        (HoldSeat(0, Hold((CALL, CALL)), FLOOR), "no-such-hold"),
        (HoldSeat(0, Hold((CALL,), to=300), FLOOR), "no-such-hold"),
        (HoldSeat(0, Hold((RAISE,), to=-1), FLOOR), "no-such-hold"),
        (HoldSeat(0, Hold((RAISE,), to=5001), FLOOR), "not-enough-chips"),
        (HoldSeat(3, Hold((CALL,)), FLOOR), "no-such-seat"),
        (HoldSeat(0, Hold((CALL,), facing=(Facing(7),)), FLOOR), "no-such-seat"),
        (HoldSeat(0, Hold((CALL,), reduced_by=(-1,)), FLOOR), "no-such-seat"),
        (HoldSeat(2, Hold((CALL,)), FLOOR), "cannot-act"),
        (HoldSeat(0, Hold((CALL,)), Floor("", "", "tda-2024 55")), "no-author"),
    ],
)
def test_an_order_that_means_nothing_is_refused(order: HoldSeat, code: str) -> None:
    assert refused(_all_in(), order).code == code


def _all_in() -> Hand:
    """Seat 2 is all-in and seat 0 is to act."""
    return act(hand_of(5000, 5000, 400), "400")


def test_a_hold_ends_with_the_round() -> None:
    hand = held(act(hand_of(5000, 5000, 5000), "call call check"), 2, FOLD, facing=(Facing(0),))
    act(hand, "check check check")
    assert type(hand.state) is BettingRound
    assert refused(hand, HoldSeat(9, FREE, FLOOR)).code == "no-such-seat"


def test_outside_the_bets_nobody_is_held() -> None:
    hand = act(hand_of(1000, 1000), "all-in", "call")
    assert refused(hand, HoldSeat(0, Hold((CALL,)), FLOOR)).code == "not-now"


def test_order_and_event_are_written_and_read() -> None:
    hold = Hold((RAISE,), 900, (Facing(NOBODY), Facing(2, 300)), (1,))
    order, event = HoldSeat(2, hold, FLOOR), SeatHeld(2, hold, FLOOR)
    assert decode_command(canonical(order)) == order
    assert decode_event(canonical(event)) == event
    assert b'"type":"seat-held"' in canonical(event)
    assert b'"type":"hold-seat"' in canonical(order)


def test_a_record_tells_what_a_held_seat_did_and_needs_no_word_of_the_order() -> None:
    refuse_changes(SeatHeld(2, Hold((CALL,)), FLOOR))
    with pytest.raises(ProblemError):
        refuse_changes(BetSet(2, 300, 300, FLOOR))
