"""The floor's orders in a running hand: what they do to chips and cards, who ordered them, and what is impossible."""

import msgspec
import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.card import parse_cards
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import (
    AwardPot,
    CorrectAward,
    ExchangeCard,
    Floor,
    FloorAction,
    GiveCard,
    KillHand,
    RebuildStub,
    RestoreHand,
    SetBet,
    SetBoard,
    SetStakes,
    SetTurn,
    TakeBack,
    VoidHand,
)
from shuffleup.hand.orders.events import CardExchanged
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import BettingRound, Settled
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.stakes import Stakes
from tests.hand.dealer import hand_of as dealt_to
from tests.hand.telesina_table import telesina_hand
from tests.ledger import StackPlace, balances

TD = Floor("Ada", "as the rule says", "tda-2024 1")
RULES = hand_rules(HOLDEM, Limit.NO_LIMIT, resolved("tda-2024"))


def hand_of(names: str = "ABCD", chips: int = 5000) -> Hand:
    plan = first_hand_plan(RULES.game, Stakes(50, 100), dict.fromkeys(names, chips))
    return Hand.start(RULES, plan, Deck(FULL_DECK))


def on_the_flop(names: str = "ABCD") -> Hand:
    hand = hand_of(names)
    for _ in range(len(names) - 1):
        assert hand.call() is None
    assert hand.check() is None
    return hand


def betting(hand: Hand) -> BettingRound:
    assert isinstance(hand.state, BettingRound)
    return hand.state


def check_down(hand: Hand) -> None:
    while not hand.over:
        assert hand.check_or_call() is None


def done(hand: Hand, action: FloorAction) -> None:
    """The order is carried out, and the log alone leads to the same state as the table."""
    assert hand.act(action) is None
    assert fold(hand.events) == hand.state
    total = sum(seat.stack for seat in hand.state.felt.plan.seats)  # type: ignore[union-attr]  # a hand in progress
    places = balances(hand.events)
    assert sum(places.values()) == total
    for seat, stack in enumerate(hand.state.stacks):  # type: ignore[union-attr]
        assert places[StackPlace(seat)] == stack


def test_killing_the_hand_to_act_passes_the_turn() -> None:
    hand = hand_of()
    assert hand.turn == 2
    done(hand, KillHand(2, TD))
    assert hand.turn == 3
    check_down(hand)


def test_killing_all_but_one_hand_awards_the_pot() -> None:
    hand = hand_of("AB")
    done(hand, KillHand(0, TD))
    assert isinstance(hand.state, Settled)
    assert hand.state.stacks == (4900, 5100)


def test_a_folded_hand_comes_back_and_must_answer_the_bet() -> None:
    hand = hand_of()
    assert hand.raise_to(300) is None
    assert hand.fold() is None
    done(hand, RestoreHand(3, TD))
    assert betting(hand).waiting >> 3 & 1
    check_down(hand)


def test_an_underraise_is_put_right_for_everybody_still_in() -> None:
    """tda-52A-in1: bet 600, raise to 1000 instead of 1200, two callers, a fold; found before the turn."""
    hand = on_the_flop("ABCDE")
    assert hand.raise_to(600) is None
    done(hand, SetBet(1, 1000, TD))
    for seat in (1, 2, 3):
        done(hand, SetBet(seat, 1200, TD))
    assert betting(hand).price.high == 1200
    assert betting(hand).bets == (600, 1200, 1200, 1200, 0)
    assert (hand.turn, hand.fold()) == (4, None)
    assert (hand.turn, hand.options().call, hand.call()) == (0, 600, None)
    assert betting(hand).felt.street == 2, "who has called is not asked again, and nobody is short"


def test_chips_that_the_floor_takes_back_are_owed_again() -> None:
    hand = on_the_flop()
    assert [hand.raise_to(300), hand.call()] == [None] * 2
    done(hand, SetBet(1, 100, TD))
    assert [hand.fold(), hand.fold()] == [None] * 2
    assert (hand.turn, hand.options().call) == (1, 200)


def test_a_call_that_the_floor_orders_leaves_the_turn_with_whoever_is_before_it() -> None:
    """TDA 51-C: of two undercalls in a row the second is a call, and the first is still to be put right."""
    hand = on_the_flop()
    assert hand.raise_to(300) is None
    done(hand, SetBet(2, 300, TD))
    assert hand.turn == 1
    assert [hand.call(), hand.fold()] == [None] * 2
    assert betting(hand).felt.street == 2


def test_an_out_of_turn_bet_goes_back_and_the_action_returns() -> None:
    hand = on_the_flop()
    assert hand.raise_to(300) is None
    assert hand.call() is None
    done(hand, SetBet(1, 0, TD))
    done(hand, SetTurn(1, TD))
    assert hand.turn == 1
    assert hand.options().call == 300


def test_a_short_button_gets_his_card_and_an_exposed_one_is_replaced() -> None:
    hand = hand_of()
    stub = betting(hand).felt.cards.stub
    done(hand, ExchangeCard(1, 0, TD))
    cards = betting(hand).felt.cards
    assert cards.holes[1] == (stub, 5)
    assert cards.burns == (1,)
    done(hand, GiveCard(3, TD))
    assert betting(hand).felt.cards.holes[3] == (3, 7, stub + 1)


def test_an_exchange_in_an_old_log_is_read_and_written_as_ever() -> None:
    """What an up card needs was added later, and is left out where nothing lies up."""
    event = CardExchanged(1, 1, 8, 9, TD)
    by = b'"by":{"author":"Ada","reason":"as the rule says","rule":"tda-2024 1"}'
    written = b'{"type":"card-exchanged","seat":1,"burned":1,"place":8,"stub":9,' + by + b"}"
    assert msgspec.json.encode(event) == written
    assert msgspec.json.decode(written, type=CardExchanged) == event


def test_a_street_is_taken_back_and_dealt_again_from_a_rebuilt_stub() -> None:
    hand = on_the_flop()
    flop = betting(hand).felt.cards.board
    done(hand, TakeBack(3, TD))
    assert hand.turn == -1
    assert hand.check() is not None
    again = parse_cards("AsAhAd 2c KsKhKdKcQsQhQd")
    hand.deck = Deck(hand.deck.cards + again)
    done(hand, RebuildStub(len(again), "", TD))
    assert betting(hand).felt.cards.board == parse_cards("AsAhAd") != flop
    check_down(hand)


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_a_flop_goes_back_as_a_whole_or_not_at_all(count: int) -> None:
    hand = on_the_flop()
    refused = hand.act(TakeBack(count, TD))
    assert isinstance(refused, Refusal) and (refused.code, dict(refused.facts)["cards"]) == ("no-such-card", 3)


@pytest.mark.parametrize("game", ["telesina-tre-mai", "telesina-croce-mai"])
def test_vele_are_no_board_that_goes_back(game: str) -> None:
    hand = telesina_hand(game=game)
    before = hand.state
    refused = hand.act(TakeBack(1, TD))
    assert isinstance(refused, Refusal) and refused.code == "no-such-card"
    assert hand.state is before


def test_who_is_put_all_in_by_the_floor_is_not_asked_again() -> None:
    """An undercall that binds to call (TDA 51) takes the last chips of whoever was to act."""
    hand = dealt_to(5000, 5000, 150, 5000)
    assert hand.turn == 2
    done(hand, SetBet(2, 150, TD))
    state = betting(hand)
    assert (hand.turn, hand.options().call, state.price.high) == (3, 150, 150)
    assert state.waiting == 0b1011
    assert [hand.call(), hand.call(), hand.call()] == [None] * 3
    assert betting(hand).felt.street == 1


def test_the_round_is_over_where_he_was_the_last_to_answer() -> None:
    hand = dealt_to(5000, 150)
    assert hand.raise_to(150) is None
    assert hand.turn == 0
    hand = dealt_to(150, 5000)
    assert hand.raise_to(1000) is None
    assert hand.turn == 0
    done(hand, SetBet(0, 150, TD))
    assert hand.over and sum(hand.state.stacks) == 5150


def test_a_scrambled_flop_is_set() -> None:
    hand = on_the_flop()
    first, second, third = betting(hand).felt.cards.board
    fourth = hand.deck.cards[betting(hand).felt.cards.stub]
    done(hand, SetBoard((first, third, fourth), (8, 10), TD))
    assert betting(hand).felt.cards.board == (first, third, fourth)
    assert second not in betting(hand).felt.cards.board


@pytest.mark.parametrize(
    ("board", "burns"),
    [
        ((9, 9, 11), (8,)),  # one card twice
        ((9, 10, 99), (8,)),  # no card
        ((9, 10, 0), (8,)),  # a hole card
        ((9, 10, 20), (8,)),  # a card that is still to come
        ((9, 10, 11), (8, 8)),  # burned twice
        ((9, 10, 11), (0,)),  # a hole card, burned
        ((9, 10, 11), (9,)),  # a card of the board, burned
        ((9, 10, 11), (52,)),
        ((9, 10, 11), (-2,)),
    ],
)
def test_a_board_is_set_of_cards_that_can_lie_there(board: tuple[int, ...], burns: tuple[int, ...]) -> None:
    """Cards are named here by their places in the deck."""
    hand = on_the_flop()
    cards = [hand.deck.cards[place] if place < len(hand.deck) else place for place in board]
    refused = hand.act(SetBoard(tuple(cards), burns, TD))
    assert isinstance(refused, Refusal)
    assert refused.code == "wrong-cards"


@pytest.mark.parametrize(
    "stakes",
    [Stakes(0, 0), Stakes(50, 0), Stakes(-50, 100), Stakes(50, 100, ante=-1), Stakes(50, 100, unit=0)],
)
def test_no_hand_is_played_at_stakes_that_leave_nothing_to_bet(stakes: Stakes) -> None:
    hand = hand_of("ABCD")
    before = hand.state
    refused = hand.act(SetStakes(stakes, TD))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-such-stakes"
    assert hand.state is before


def test_a_misdeal_gives_every_chip_back() -> None:
    hand = on_the_flop()
    assert hand.raise_to(700) is None
    done(hand, VoidHand(TD))
    assert isinstance(hand.state, Settled)
    assert hand.state.stacks == (5000,) * 4


def test_the_floor_awards_and_corrects() -> None:
    hand = on_the_flop("AB")
    refused = hand.act(AwardPot(((0, 150),), TD))
    assert isinstance(refused, Refusal)
    assert refused.code == "does-not-sum"
    done(hand, AwardPot(((0, 100), (1, 100)), TD))
    assert [event.side for event in hand.events if isinstance(event, PotAwarded)] == ["floor"]
    done(hand, CorrectAward(1, 0, 100, TD))
    assert isinstance(hand.state, Settled)
    assert hand.state.stacks == (5100, 4900)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (KillHand(9, TD), "no-such-seat"),
        (RestoreHand(0, TD), "already-live"),
        (SetBet(0, 9999, TD), "not-enough-chips"),
        (ExchangeCard(0, 5, TD), "no-such-card"),
        (TakeBack(5, TD), "no-such-card"),
        (RebuildStub(99, "", TD), "no-such-stub"),
        (RebuildStub(41, "", TD), "no-such-stub"),
        (SetBoard(parse_cards("As"), (), TD), "wrong-cards"),
        (CorrectAward(0, 1, 5, TD), "not-now"),
        (VoidHand(Floor("", "why", "tda-2024 1")), "no-author"),
        (VoidHand(Floor("Ada", " ", "tda-2024 1")), "no-author"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_the_impossible_is_refused_and_changes_nothing(action: FloorAction, code: str) -> None:
    hand = on_the_flop()
    before, events = hand.state, list(hand.events)
    refused = hand.act(action)
    assert isinstance(refused, Refusal)
    assert refused.code == code
    assert hand.state is before
    assert hand.events == events


def test_the_log_names_author_reason_and_rule() -> None:
    hand = on_the_flop()
    done(hand, KillHand(0, TD))
    written = msgspec.json.decode(msgspec.json.encode(hand.events[-1]))
    assert written["by"] == {"author": "Ada", "reason": "as the rule says", "rule": "tda-2024 1"}
