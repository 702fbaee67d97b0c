"""Too few chips for a call: the books' three answers, the chips at stake, and several players in a row."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.chips.pile import parse_pile, pile_of
from shuffleup.hand.actions import Call, RaiseTo
from shuffleup.hand.orders.actions import KillHand, SetBet, SetTurn
from shuffleup.hand.play import Hand
from shuffleup.rulings.gesture import pushed
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import Chips, Ruling, chosen
from shuffleup.rulings.words_and_chips.declared import what_binds
from shuffleup.rulings.words_and_chips.undercall import PutIn, undercalls_in_a_row
from tests.rulings.betting_rounds import betting, hand_of


def after_a_raise(book: str) -> Hand:
    """Seat 2 opens for 400, seat 3 raises to 1600, seat 0 is to act with 50 in."""
    hand = hand_of(book)
    assert hand.raise_to(400) is None
    assert hand.raise_to(1600) is None
    return hand


def put_in(hand: Hand, text: str) -> Ruling:
    ruling = what_binds(hand.rules, betting(hand), pushed(parse_pile(text)))
    assert isinstance(ruling, Ruling)
    return ruling


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "mediterraneo-2026"])
def test_facing_a_raise_the_director_chooses_between_the_call_and_the_loss(book: str) -> None:
    ruling = put_in(after_a_raise(book), "500+100")
    assert (ruling.key, ruling.act, ruling.remedy) == ("floor-decides", None, ())
    full, lost = ruling.options
    assert (full.act, full.chips.added) == (Call(0), 1550)
    assert lost.act is None, "the orders fold the hand, once the chips lie there"
    assert lost.chips == Chips(650, 600, 0, 600)
    assert [type(order) for order in lost.remedy] == [SetBet, KillHand]
    (lost,) = [option for option in ruling.options if option.key == "fold-and-lose"]
    assert chosen(ruling, lost).chips.forfeited == 600


@pytest.mark.parametrize("pile", ["500", "500+100"])
def test_what_the_director_may_choose_can_be_carried_out(pile: str) -> None:
    hand = after_a_raise("tda-2024")
    _, lost = put_in(hand, pile).options
    for order in signed(lost.remedy, "Maria"):
        assert hand.act(order) is None
    state = betting(hand)
    assert (state.bets[0], state.live >> 0 & 1, state.turn) == (lost.chips.to, 0, 1)
    assert state.stacks[0] == 5000 - lost.chips.to


def test_one_chip_is_read_as_a_call_of_the_bet_before_the_raise() -> None:
    _, lost = put_in(after_a_raise("tda-2024"), "500").options
    assert lost.chips == Chips(400, 350, 150, 350)


def test_always_a_full_call_in_a_book_that_says_so() -> None:
    ruling = put_in(after_a_raise("figp-2012"), "500")
    assert (ruling.act, ruling.chips.added, ruling.rules) == (Call(0), 1550, ("figp-2012 15b",))


def test_before_the_flop_the_big_blind_is_the_opening_bet() -> None:
    ruling = put_in(hand_of("tda-2024"), "25x2")
    assert (ruling.act, ruling.chips.added) == (Call(2), 100)


def test_the_last_chips_are_a_call_all_in_and_no_undercall() -> None:
    hand = hand_of("tda-2024", (650, 5000, 5000, 5000))
    for to in (400, 1600):
        assert hand.act(RaiseTo(hand.turn, to)) is None
    ruling = put_in(hand, "500+100")
    assert (ruling.act, ruling.chips.to, ruling.facts) == (Call(0), 650, (("reason", "last-chips"), ("all-in", 650)))


def test_several_in_a_row_go_back_to_the_first() -> None:
    hand = after_a_raise("tda-2024")
    puts = (PutIn(0, pile_of(500)), PutIn(1, pile_of(500, 100)))
    ruling = undercalls_in_a_row(hand.rules, betting(hand), puts)
    assert isinstance(ruling, Ruling)
    assert (ruling.seat, ruling.pending) == (0, ("later-undercalls",))
    assert ruling.facts == (("put-in-0", 500), ("put-in-1", 600))
    remedies = {option.key: option.remedy for option in ruling.options}
    assert [(order.seat, order.to) for order in remedies["later-players-call"] if isinstance(order, SetBet)] == [
        (1, 1600)
    ]
    assert isinstance(remedies["later-players-act-again"][-1], SetTurn)


@pytest.mark.parametrize(
    ("puts", "code"),
    [
        ((PutIn(0, pile_of(500)),), "not-in-a-row"),
        ((PutIn(1, pile_of(500)), PutIn(0, pile_of(500))), "not-in-a-row"),
        ((PutIn(0, pile_of(500)), PutIn(0, pile_of(500))), "not-in-a-row"),
        ((PutIn(0, pile_of(500)), PutIn(3, pile_of(500))), "cannot-act"),
        ((PutIn(0, pile_of(500)), PutIn(1, pile_of(1000, 1000))), "no-undercall"),
        ((PutIn(0, pile_of(500)), PutIn(1, pile_of(5000, 5000))), "not-enough-chips"),
    ],
)
def test_what_is_no_row_of_undercalls_is_refused(puts: tuple[PutIn, ...], code: str) -> None:
    hand = after_a_raise("tda-2024")
    answer = undercalls_in_a_row(hand.rules, betting(hand), puts)
    assert isinstance(answer, Refusal)
    assert answer.code == code
