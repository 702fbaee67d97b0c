"""The floor's orders about single cards of stud: who opens, who brings in, and what an absent player pays."""

import pytest

from shuffleup.hand.events import BroughtIn, HolesDealt
from shuffleup.hand.evolve import fold
from shuffleup.hand.floor_actions import ExposeCard, Floor
from shuffleup.hand.floor_events import BetSet, CardExposed
from shuffleup.hand.play import Hand
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import BettingRound
from shuffleup.table.seat import Attendance
from tests.hand.dealer import act, all_of, bounds, stacks
from tests.hand.stud_table import stud
from tests.hand.test_floor import balances
from tests.hand.test_stud import DOORS, checked_to

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
