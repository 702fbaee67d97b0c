"""Acts out of turn: what is held, what binds in the end, and that no chip is lost on the way."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.decide import decide
from shuffleup.hand.floor.decide import order
from shuffleup.hand.orders.actions import HeldAct, HoldSeat, KillHand
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from shuffleup.locale.answers import answer_text
from shuffleup.rulebooks.policy.turn import OutOfTurnFold
from shuffleup.rulings.ruling import BindingAct, Penalising, Ruling, chosen
from shuffleup.rulings.turn.out_of_turn import HELD, held, out_of_turn, resolve_held
from shuffleup.rulings.turn.skipped import SkippedPlayer, skipped_player
from tests.hand.dealer import act, hand_of

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")


def betting(hand: Hand) -> BettingRound:
    assert isinstance(hand.state, BettingRound)
    return hand.state


def ruled(answer: Ruling | Refusal) -> Ruling:
    assert isinstance(answer, Ruling), answer
    assert answer.rules
    return answer


IMPOSSIBLE = [
    ("300 fold", Call(1), "not-live"),  # folded
    ("300", Call(1), "in-turn"),
    ("300", RaiseTo(2, 99_999), "not-enough-chips"),
    ("300", RaiseTo(2, 400), "raise-too-small"),
    ("300", Check(2), "bet-to-call"),
    ("check", Call(2), "nothing-to-call"),
    ("300", Call(0), "has-acted"),
    ("300", Call(7), "no-such-seat"),
    ("all-in", Call(0), "all-in"),
]


@pytest.mark.parametrize(("moves", "wrong", "code"), IMPOSSIBLE)
def test_what_nobody_can_have_done_is_refused(moves: str, wrong: BindingAct, code: str) -> None:
    hand = act(hand_of(5000, 5000, 5000, 5000), "call call call check", moves)
    before = hand.state
    answer = out_of_turn(hand.rules, hand.state, wrong)
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert "\n" not in answer_text(answer)
    assert hand.state is before


def test_nothing_is_out_of_turn_once_the_betting_is_over() -> None:
    hand = act(hand_of(5000, 5000), "all-in call")
    answer = out_of_turn(hand.rules, hand.state, Call(0))
    assert isinstance(answer, Refusal)
    assert answer.code == "not-now"


@pytest.mark.parametrize("book", BOOKS)
def test_it_is_not_resolved_before_the_skipped_player_has_acted(book: str) -> None:
    hand = act(hand_of(5000, 5000, 5000, 5000, book=book), "call call call check", "300")
    waiting = held(hand.rules, betting(hand), Call(3))
    answer = resolve_held(hand.rules, hand.state, waiting)
    assert isinstance(answer, Refusal)
    assert answer.code == "still-skipped"
    assert answer.rule


@pytest.mark.parametrize(("book", "binds"), [("tda-2024", True), ("pslive", False), ("figp-2012", True)])
def test_a_fold_out_of_turn(book: str, *, binds: bool) -> None:
    hand = act(hand_of(5000, 5000, 5000, 5000, book=book), "call call call check", "300")
    ruling = ruled(out_of_turn(hand.rules, hand.state, Fold(3)))
    if not binds:
        assert (ruling.key, ruling.act, ruling.pending) == ("held", None, (HELD,))
        (kept,) = ruling.remedy
        assert isinstance(kept, HoldSeat) and kept.hold.acts == (HeldAct.FOLD,)
        return
    assert (ruling.key, ruling.act, ruling.pending) == ("fold", Fold(3), ())
    (kill,) = ruling.remedy
    assert isinstance(kill, KillHand)
    assert not isinstance(order(hand.rules, hand.state, hand.deck, kill), Refusal)


def test_a_raise_that_nobody_can_answer_any_more_becomes_a_call() -> None:
    """Seat 0 is all-in for 300; once seat 1 folds, seat 2 has nobody left to raise."""
    hand = act(hand_of(400, 5000, 5000), "call call check", "all-in")
    waiting = held(hand.rules, betting(hand), RaiseTo(2, 900))
    assert hand.fold() is None
    ruling = ruled(resolve_held(hand.rules, hand.state, waiting))
    assert (ruling.key, ruling.act, ruling.chips.returned) == ("call", Call(2), 600)


def test_a_first_bet_out_of_turn_is_a_bet() -> None:
    hand = act(hand_of(5000, 5000, 5000), "call call check")
    waiting = held(hand.rules, betting(hand), RaiseTo(1, 900))
    assert act(hand, "check").turn == 1
    ruling = ruled(resolve_held(hand.rules, hand.state, waiting))
    assert (ruling.key, ruling.act) == ("bet", RaiseTo(1, 900))


# ── laws ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@st.composite
def tables(draw: st.DrawFn) -> Hand:
    """A betting round at which at least two seats have still to act."""
    stacks = draw(st.lists(st.integers(3, 60).map(lambda n: 100 * n), min_size=3, max_size=6))
    hand = hand_of(*stacks, book=draw(st.sampled_from(BOOKS)))
    for choice in draw(st.lists(st.integers(0, 5), max_size=6)):
        before = hand.fork()
        _move(hand, choice)
        if not isinstance(hand.state, BettingRound):
            hand = before
            break
    assume(isinstance(hand.state, BettingRound) and hand.state.waiting.bit_count() > 1)
    return hand


def _move(hand: Hand, choice: int) -> None:
    legal = hand.options()
    if choice == 0 and legal.fold:
        hand.fold()
    elif choice == 1 and legal.min_to:
        hand.raise_to(legal.min_to)
    elif legal.call:
        hand.call()
    else:
        hand.check()


def acts(hand: Hand, draw: st.DataObject) -> BindingAct:
    state = betting(hand)
    seat = draw.draw(st.integers(0, len(state.stacks) - 1))
    total = draw.draw(st.integers(1, 70).map(lambda n: 100 * n))
    return draw.draw(st.sampled_from([Fold(seat), Check(seat), Call(seat), RaiseTo(seat, total)]))


@given(tables(), st.data())
def test_what_binds_in_the_end_is_legal_and_every_chip_stays_or_goes_back(hand: Hand, draw: st.DataObject) -> None:
    made = acts(hand, draw)
    earlier = tuple([acts(hand, draw) for _ in range(draw.draw(st.integers(0, 2)))])
    first = out_of_turn(hand.rules, hand.state, made, earlier)
    if isinstance(first, Refusal):
        assert first.code
        return
    assert first.rules
    assert first.penalty is Penalising.POSSIBLE
    if first.key == "fold":
        return
    waiting = held(hand.rules, betting(hand), made, earlier)
    street = betting(hand).felt.street
    while hand.turn != made.seat:
        _move(hand, draw.draw(st.integers(0, 5)))
        if not isinstance(hand.state, BettingRound) or hand.state.felt.street != street:
            return
    state = betting(hand)
    pushed = waiting.to - state.bets[made.seat]
    ruling = ruled(resolve_held(hand.rules, state, waiting))
    assert ruling.chips.added + ruling.chips.returned == pushed
    assert 0 <= ruling.chips.added <= state.stacks[made.seat]
    if ruling.act is None:
        assert ruling.key == "free"
        assert ruling.chips.returned == pushed
        assert all(option.act is not None for option in ruling.options)
        binding = [option.act for option in ruling.options if option.act is not None]
    else:
        binding = [ruling.act]
    for one in binding:
        assert not isinstance(decide(hand.rules, state, hand.deck, one), Refusal), one


@given(tables(), st.data())
def test_whoever_is_skipped_has_choices_that_can_be_carried_out(hand: Hand, draw: st.DataObject) -> None:
    state = betting(hand)
    done = tuple([acts(hand, draw) for _ in range(draw.draw(st.integers(0, 3)))])
    answer = skipped_player(hand.rules, state, SkippedPlayer(done, had_time=draw.draw(st.booleans())))
    if isinstance(answer, Refusal):
        assert answer.code
        return
    assert answer.rules
    if answer.key in ("held", "fold"):
        # Whoever acted out of turn is spoken of, never the player who was skipped; a fold that binds does not wait.
        always = hand.rules.policy.turn.oot_fold_binding is OutOfTurnFold.ALWAYS
        waits = [one.seat for one in done if not (always and isinstance(one, Fold))]
        assert answer.seat == (waits[-1] if waits else done[-1].seat)
        assert (answer.key == "held") is bool(waits)
        assert not waits or answer.facts[0] == ("turn", state.turn)
        assert not answer.options
        return
    assert answer.seat == state.turn
    assert [option.key for option in answer.options] == ["dead-hand", "passive-only", "free"]
    assert len(done) >= 2
    assert answer.facts[1:] == tuple([("bound", one.seat) for one in done])
    dead, passive, _ = answer.options
    raised = any(isinstance(one, RaiseTo) for one in done)
    assert raised is (passive.act is None), "a bet over his head is called once it is played"
    for act_now in (dead.act, passive.act):
        assert act_now is None or not isinstance(decide(hand.rules, state, hand.deck, act_now), Refusal)
    assert not dead.remedy


@pytest.mark.parametrize("key", ["dead-hand", "passive-only"])
def test_the_hand_goes_on_as_the_floor_decided(key: str) -> None:
    """Seat 0 bets, seat 1 is skipped, seats 2 and 3 call and fold; their acts are played in turn after the ruling."""
    hand = act(hand_of(5000, 5000, 5000, 5000), "call call call check", "600")
    bound: tuple[BindingAct, ...] = (Call(2), Fold(3))
    asked = ruled(skipped_player(hand.rules, hand.state, SkippedPlayer(bound)))
    (option,) = [one for one in asked.options if one.key == key]
    ruling = chosen(asked, option)
    own: BindingAct = ruling.act or Call(1)
    # The act in turn comes before the orders; the floor that limits him to passive acts leaves the choice to him.
    steps = (own, *ruling.remedy) if ruling.act else (*ruling.remedy, own)
    for step in (*steps, *bound):
        assert hand.act(step) is None
    assert isinstance(hand.state, BettingRound)
    assert hand.state.felt.street == 2
    assert hand.state.live == (0b0101 if key == "dead-hand" else 0b0111)


def test_nobody_was_skipped_without_an_act_out_of_turn() -> None:
    hand = hand_of(5000, 5000, 5000)
    answer = skipped_player(hand.rules, hand.state, SkippedPlayer(()))
    assert isinstance(answer, Refusal)
    assert answer.code == "nothing-done"
