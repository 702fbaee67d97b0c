"""A hand begun at the wrong level (TDA 23): put right before substantial action, and no chip is lost on the way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.events import HandStarted
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import Floor, RestoreHand, SetStakes
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.rulings.deck.wrong_level import HandAtWrongLevel, wrong_level
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.substantial import acts_since
from shuffleup.table.seat import Attendance
from shuffleup.table.stakes import AnteMode, Stakes
from tests.hand.dealer import ALL_BOOKS, act, hand_of
from tests.hand.stud_table import STAKES, stud
from tests.ledger import balances

FLOOR = Floor("Ada", "wrong level", "tda-2024 23")


def asked(hand: Hand, small: int, big: int, ante: int = 0) -> Ruling | Refusal:
    begun = hand.events[0]
    assert isinstance(begun, HandStarted)
    right = replace(begun.plan.stakes, small_blind=small, big_blind=big, ante=ante)
    return wrong_level(hand.rules, hand.state, HandAtWrongLevel(right, acts_since(hand.events)))


def put_right(hand: Hand, small: int, big: int, ante: int = 0) -> BettingRound:
    """Puts these blinds right, and holds the log against the state."""
    return carried_out(hand, asked(hand, small, big, ante))


def carried_out(hand: Hand, ruling: Ruling | Refusal) -> BettingRound:
    assert isinstance(ruling, Ruling), ruling
    assert ruling.key == "level-corrected"
    assert "tda-2024 23" in ruling.rules
    for order in signed(ruling.remedy, "Ada"):
        assert hand.act(order) is None
    assert fold(hand.events) == hand.state
    assert isinstance(hand.state, BettingRound)
    started = sum([seat.stack for seat in hand.state.felt.plan.seats])
    assert sum(balances(hand.events).values()) == started
    return hand.state


def test_the_right_blinds_lie_there_and_the_first_round_begins_again() -> None:
    hand = act(hand_of(5000, 5000, 5000, 5000), "call")
    state = put_right(hand, 100, 200)
    assert (state.bets, state.turn, state.price.high, state.price.inc) == ((100, 200, 0, 0), 2, 200, 200)
    assert hand.options().call == 200


def test_who_has_folded_stays_out_and_who_raised_takes_his_raise_back() -> None:
    hand = act(hand_of(5000, 5000, 5000, 5000, 5000), "fold")
    state = put_right(hand, 100, 200)
    assert not state.live >> 2 & 1
    assert hand.turn == 3
    hand = act(hand_of(5000, 5000, 5000, 5000, 5000), "300")
    state = put_right(hand, 100, 200)
    assert state.bets == (100, 200, 0, 0, 0)
    assert (hand.turn, hand.options().min_to) == (2, 400)


def test_a_lower_level_gives_chips_back_and_a_short_blind_is_all_in() -> None:
    hand = hand_of(5000, 150, 5000, stakes=Stakes(100, 200))
    assert hand.options().call == 200
    state = put_right(hand, 50, 100)
    assert (state.bets, state.stacks) == ((50, 100, 0), (4950, 50, 5000))
    hand = hand_of(5000, 150, 5000)
    state = put_right(hand, 100, 200)
    assert (state.bets, state.stacks) == ((100, 150, 0), (4900, 0, 5000))


@pytest.mark.parametrize(("mode", "paid"), [(AnteMode.BB_ANTE, 200), (AnteMode.ALL_PLAYERS, 600)])
def test_the_ante_is_that_of_the_right_level(mode: AnteMode, paid: int) -> None:
    hand = hand_of(5000, 5000, 5000, stakes=Stakes(50, 100, 100, mode))
    state = put_right(hand, 100, 200, 200)
    assert sum(state.felt.paid) + state.felt.dead == paid


@given(
    st.sampled_from(ALL_BOOKS),
    st.lists(st.integers(1, 900), min_size=2, max_size=6),
    st.tuples(st.integers(1, 5), st.integers(0, 4)),
    st.sampled_from(AnteMode),
    st.booleans(),
)
def test_whatever_the_level_no_chip_is_lost(
    book: str,
    chips: list[int],
    level: tuple[int, int],
    mode: AnteMode,
    folded: bool,  # noqa: FBT001
) -> None:
    times, ante = level
    hand = hand_of(*chips, book=book, stakes=Stakes(10, 20, 20, mode))
    if folded and isinstance(hand.state, BettingRound):
        assert hand.fold() is None
    ruling = asked(hand, 25 * times, 50 * times, 25 * ante)
    if isinstance(ruling, Refusal) or ruling.key != "level-corrected":
        return
    for order in signed(ruling.remedy, "Ada"):
        refused = hand.act(order)
        assert refused is None, refused
    assert fold(hand.events) == hand.state
    assert sum(balances(hand.events).values()) == sum(chips)


def test_after_substantial_action_it_stands_where_the_book_calls_it_so() -> None:
    for book, key in (("tda-2024", "stands"), ("pslive", "stands"), ("figp-2012", "level-corrected")):
        ruling = asked(act(hand_of(5000, 5000, 5000, 5000, book=book), "call call"), 100, 200)
        assert isinstance(ruling, Ruling)
        assert ruling.key == key
    on_the_flop = act(hand_of(5000, 5000), "call check")
    ruling = asked(on_the_flop, 100, 200)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.remedy) == ("stands", ())


def test_in_fixed_limit_the_bets_are_those_of_the_right_level() -> None:
    old, right = Stakes(50, 100, small_bet=100, big_bet=200), Stakes(100, 200, small_bet=200, big_bet=400)
    hand = act(hand_of(5000, 5000, 5000, limit=Limit.FIXED_LIMIT, stakes=old), "call")
    state = carried_out(hand, wrong_level(hand.rules, hand.state, HandAtWrongLevel(right, acts_since(hand.events))))
    assert state.bets == (100, 200, 0)
    assert (hand.options().min_to, hand.options().max_to) == (400, 400)
    act(hand, "call call check")
    assert hand.options().min_to == 200


def test_in_stud_antes_and_bring_in_are_put_right() -> None:
    right = replace(STAKES, ante=20, bring_in=50, small_bet=200, big_bet=400)
    hand = act(stud("2c3c4c", "5d6d7d", "8h9hTh"), "call")
    ruling = wrong_level(hand.rules, hand.state, HandAtWrongLevel(right, acts_since(hand.events)))
    assert isinstance(ruling, Ruling)
    assert ruling.facts == (("bring-in", 50), ("ante", 20))
    state = carried_out(hand, ruling)
    assert (hand.turn, state.bets, sum(state.felt.paid)) == (0, (0, 0, 0), 60)
    legal = hand.options()
    assert (legal.fold, legal.call, legal.min_to) == (False, 50, 200)
    act(hand, "call call call")
    assert isinstance(hand.state, BettingRound)
    assert hand.state.felt.street == 1
    assert fold(hand.events) == hand.state


RIGHT_OF_STUD = replace(STAKES, ante=20, bring_in=50, small_bet=200, big_bet=400)


@pytest.mark.parametrize(("chips", "brought"), [(5000, 50), (60, 40), (20, 0)])
def test_in_stud_an_absent_player_brings_in_at_the_right_level_too(chips: int, brought: int) -> None:
    """TDA 30: his dead hand has the low card, whatever the level is called."""
    hand = stud("2c3c4c", "5d6d7d", "8h9hTh", away={0: Attendance.ABSENT}, stacks=(chips, 5000, 5000))
    state = carried_out(
        hand, wrong_level(hand.rules, hand.state, HandAtWrongLevel(RIGHT_OF_STUD, acts_since(hand.events)))
    )
    assert (state.bets, state.stacks[0], sum(state.felt.paid)) == ((brought, 0, 0), chips - 20 - brought, 60)
    assert (hand.turn, state.live) == (1, 0b110)
    legal = hand.options()
    assert (legal.fold, legal.call, legal.min_to) == (True, 50, 200)


def test_a_hand_that_the_floor_has_restored_is_not_killed_again() -> None:
    hand = hand_of(5000, 5000, 5000, away={2: Attendance.ABSENT})
    assert hand.act(RestoreHand(2, FLOOR)) is None
    state = put_right(hand, 100, 200)
    assert (state.live, state.turn) == (0b111, 2)
    hand = stud("2c3c4c", "5d6d7d", "8h9hTh", away={0: Attendance.ABSENT})
    assert hand.act(RestoreHand(0, FLOOR)) is None
    state = carried_out(
        hand, wrong_level(hand.rules, hand.state, HandAtWrongLevel(RIGHT_OF_STUD, acts_since(hand.events)))
    )
    assert (state.bets, state.turn) == ((0, 0, 0), 0), "he is there and brings in himself"


def test_the_right_level_and_games_of_antes_are_no_case() -> None:
    right = asked(hand_of(5000, 5000), 50, 100)
    assert isinstance(right, Refusal)
    assert right.code == "right-level"
    hand = stud("2c3c4c", "5d6d7d")
    same = wrong_level(hand.rules, hand.state, HandAtWrongLevel(STAKES, acts_since(hand.events)))
    assert isinstance(same, Refusal)
    assert dict(same.facts) == {"small": 25, "big": 100}
    of_antes = hand_of(5000, 5000, stakes=Stakes(0, 0, 25, AnteMode.ALL_PLAYERS))
    other = asked(of_antes, 50, 100)
    assert isinstance(other, Refusal)
    assert other.code == "no-blinds"
    over = act(hand_of(5000, 5000), "fold")
    assert isinstance(asked(over, 100, 200), Refusal)


def test_the_order_itself_waits_until_chips_have_gone_back() -> None:
    hand = act(hand_of(5000, 5000, 5000), "call")
    refused = hand.act(SetStakes(Stakes(100, 200), FLOOR))
    assert refused is not None
    assert (refused.code, dict(refused.facts)) == ("chips-are-in", {"seat": 2})
    late = act(hand_of(5000, 5000), "call check")
    refused = late.act(SetStakes(Stakes(100, 200), FLOOR))
    assert refused is not None
    assert refused.code == "not-now"


@pytest.mark.parametrize("thrown", [0, 1])
def test_the_level_is_put_right_while_pineapple_is_thrown_away(thrown: int) -> None:
    """TDA 23: nobody has acted yet, and what has been thrown away stays away."""
    hand = hand_of(5000, 5000, 5000, game="pineapple")
    for _ in range(thrown):
        assert hand.draw(0) is None
    ruling = asked(hand, 100, 200)
    assert isinstance(ruling, Ruling) and ruling.key == "level-corrected"
    for order in signed(ruling.remedy, "Ada"):
        assert hand.act(order) is None
    assert isinstance(hand.state, Drawing) and hand.turn == thrown
    while isinstance(hand.state, Drawing):
        assert hand.draw(0) is None
    assert isinstance(hand.state, BettingRound)
    assert (hand.state.bets, hand.options().call) == ((100, 200, 0), 200)
    assert fold(hand.events) == hand.state
