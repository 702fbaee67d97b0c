"""The floor's orders about single cards of stud: who opens, who brings in, and what an absent player pays."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN, parse_cards
from shuffleup.hand.events import BroughtIn, HolesDealt
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import ExchangeCard, ExposeCard, Floor
from shuffleup.hand.orders.events import BetSet, CardExchanged, CardExposed
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from shuffleup.hand.view import public_view
from shuffleup.table.seat import Attendance
from tests.hand.dealer import act, all_of, bounds, stacks
from tests.hand.stud_table import DOORS, FOURTH, checked_to, stud
from tests.ledger import balances

FLOOR = Floor("Ada", "as the rule says", "tda-2024 RP-10")


def mended(hand: Hand) -> BettingRound:
    """The round after an order of the floor, the log held against the state."""
    assert isinstance(hand.state, BettingRound) and fold(hand.events) == hand.state
    assert sum(balances(hand.events).values()) == 5000 * len(hand.state.stacks)
    return hand.state


# ── an exposed down card ──────────────────────────────────────────────────────────────────────────────────────────────


def exposed(hand: Hand, seat: int) -> BettingRound:
    """The first card of this seat was turned up in the deal; no chip is lost on the way."""
    assert hand.act(ExposeCard(seat, 0, FLOOR)) is None
    return mended(hand)


def test_what_an_absent_player_brought_in_goes_back_where_the_exposed_card_is_lower() -> None:
    """RP-10 A with TDA 30: his posting was no act, so that the deuce of seat 0 brings in for the seven of seat 2."""
    hand = stud(*DOORS, away={2: Attendance.ABSENT})
    state = exposed(hand, 0)
    assert all_of(hand, BetSet) == [BetSet(2, 0, 25, FLOOR)]
    assert (state.bets, state.stacks, state.turn) == ((0, 0, 0, 0), (4990,) * 4, 0)
    assert not hand.options().fold and hand.options().call == 25
    act(hand, "call call call")
    assert all_of(hand, BroughtIn)[-1] == BroughtIn(0, 25, 1)
    assert isinstance(hand.state, BettingRound) and hand.state.felt.street == 1


@pytest.mark.parametrize(("book", "fourth"), [("tda-2024", 0), ("pslive", 1)])
def test_an_absent_player_whose_exposed_card_is_the_lowest_brings_in(book: str, fourth: int) -> None:
    hand = stud(*DOORS, away={0: Attendance.ABSENT}, book=book)
    assert hand.turn == 2
    state = exposed(hand, 0)
    assert (state.bets, state.stacks, state.turn) == ((25, 0, 0, 0), (4965, 4990, 4990, 4990), 1)
    assert hand.options().fold and bounds(hand) == (25, 100, 100)
    act(hand, "call call call")
    assert len(all_of(hand, HolesDealt)[1].places[0]) == fourth, "PSLive 25a deals one card more"
    checked_to(hand, 9)
    assert hand.over and sum(stacks(hand)) == 20_000


def test_an_absent_player_who_brings_in_with_either_card_pays_once() -> None:
    hand = stud(*DOORS, away={2: Attendance.ABSENT})
    state = exposed(hand, 2)
    assert isinstance(hand.events[-1], CardExposed)
    assert (state.bets, state.turn) == ((0, 0, 25, 0), 3)


def test_one_exposed_card_after_the_other_moves_the_bring_in_each_time() -> None:
    hand = stud(*DOORS, away={0: Attendance.ABSENT, 2: Attendance.PENALISED})
    assert exposed(hand, 1).turn == 1, "the four of seat 1 is below the seven of seat 2"
    state = exposed(hand, 0)
    assert (state.bets, state.stacks[2], state.turn) == ((25, 0, 0, 0), 4990, 1)
    late = act(hand, "call").act(ExposeCard(3, 0, FLOOR))
    assert isinstance(late, Refusal) and late.code == "not-now"


# ── an exchanged up card ─────────────────────────────────────────────────────────────────────────────────────────────


def exchanged(hand: Hand, seat: int, pick: int) -> BettingRound:
    assert hand.act(ExchangeCard(seat, pick, FLOOR)) is None
    return mended(hand)


def test_the_card_for_an_up_card_lies_up_and_the_bring_in_is_found_again() -> None:
    hand = stud(*DOORS)
    assert hand.turn == 2
    state = exchanged(hand, 2, 2)
    assert public_view(state).players[2].cards == (UNKNOWN, UNKNOWN, *parse_cards("Ah"))
    assert (state.turn, hand.options().fold) == (1, False), "the seven of hearts is the lowest now"
    (event,) = all_of(hand, CardExchanged)
    assert (event.face, event.turn) == (parse_cards("Ah")[0], 1)


def test_the_card_for_a_down_card_lies_down_and_the_turn_stays() -> None:
    hand = stud(*DOORS)
    state = exchanged(hand, 2, 0)
    assert public_view(state).players[2].cards == (UNKNOWN, UNKNOWN, *parse_cards("7d"))
    assert state.turn == 2
    (event,) = all_of(hand, CardExchanged)
    assert (event.face, event.turn) == (UNKNOWN, -1)


def test_a_bring_in_that_was_made_stands_and_the_new_card_counts_from_fourth_street_on() -> None:
    boards = ("2c3c9d", "4c5c7d", "6c8cKh")
    assert act(stud(*boards), "call call call").turn == 2, "the king is the best board"
    hand = act(stud(*boards), "call")
    assert exchanged(hand, 1, 2).turn == 2
    act(hand, "call call")
    assert hand.turn == 1, "the ace that came for the seven is better"


def test_before_anybody_has_acted_the_best_board_opens_after_an_exchange_too() -> None:
    hand = act(stud(*FOURTH), *["call"] * 4)
    assert hand.turn == 1
    assert exchanged(hand, 1, 2).turn == 3, "ace-queen is ahead once the pair of sevens is broken"
    act(hand, "check")
    assert exchanged(hand, 3, 2).turn == 0, "who has checked has opened"


def test_the_bring_in_of_an_absent_player_goes_back_with_his_low_card() -> None:
    state = exchanged(stud(*DOORS, away={2: Attendance.ABSENT}), 2, 2)
    assert (state.bets, state.turn) == ((0, 0, 0, 0), 1)
