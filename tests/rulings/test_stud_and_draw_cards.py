"""Cards of stud and draw that the dealer exposes late, and upcards that a player picks up (TDA 66, RP-10, 35-A)."""

from collections.abc import Callable

import pytest

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Discard
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Drawing, HandState, Showdown
from shuffleup.rulings.deck.exposed_card import Exposed, exposed_cards, exposed_in_draw, exposed_seventh
from shuffleup.rulings.orders import signed
from shuffleup.rulings.ruling import Penalising, Ruling
from shuffleup.rulings.showdown.released import upcards_picked_up
from shuffleup.rulings.substantial import acts_since
from shuffleup.table.seat import Attendance
from tests.hand.dealer import act, hand_of
from tests.hand.stud_table import in_order, stud

Case = Callable[[HandRules, HandState, int], Ruling | Refusal]
FIRST, SECOND = "KhQh2c3c4dJd8s", "2d7s9hAcAdAhTs"
"""The second hand has the higher board from fourth street on, and the first one brings in."""


def asked(hand: Hand, case: Case, seat: int) -> Ruling:
    ruling = case(hand.rules, hand.state, seat)
    assert isinstance(ruling, Ruling), ruling
    return ruling


def refusal(hand: Hand, case: Case, seat: int) -> str:
    answer = case(hand.rules, hand.state, seat)
    assert isinstance(answer, Refusal), answer
    return answer.code


def on_seventh(*, asked: bool = False) -> Hand:
    return act(stud(FIRST, SECOND, asked=asked), "call call", "check check", "check check", "check check")


# ── upcards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_upcards_picked_up_facing_a_bet_are_a_dead_hand() -> None:
    hand = act(stud("????2c????????", "????9h????????", "????Kd????????"), "call")
    assert hand.turn == 1
    ruling = asked(hand, upcards_picked_up, 1)
    assert (ruling.key, ruling.rules, ruling.seat) == ("dead-hand", ("tda-2024 66",), 1)
    for order in signed(ruling.remedy, "Ada"):
        assert hand.act(order) is None
    assert hand.turn == 2
    assert refusal(hand, upcards_picked_up, 1) == "not-live"


def test_who_faces_nothing_puts_them_back() -> None:
    hand = act(stud("????2c????????", "????9h????????", "????Kd????????"), "call")
    ruling = asked(hand, upcards_picked_up, 0)
    assert (ruling.key, ruling.penalty, ruling.remedy) == ("live-hand", Penalising.POSSIBLE, ())


def test_an_all_in_player_faces_no_bet() -> None:
    hand = stud("????2c????????", "????9h????????", "????Kd????????", stacks=(5000, 10, 5000))
    ruling = asked(act(hand, "100"), upcards_picked_up, 1)
    assert ruling.key == "live-hand"


def test_there_are_no_upcards_in_holdem() -> None:
    assert refusal(hand_of(5000, 5000), upcards_picked_up, 0) == "no-upcards"


# ── the deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_exposed_in_the_deal_takes_the_bring_in_from_an_absent_player() -> None:
    """RP-10 A and TDA 30: the third card of the deal is the deuce of seat 2, lower than the absent player's three."""
    hand = stud("KsQs3d", "KhQh4d", "2c9hJd", away={0: Attendance.ABSENT})
    ruling = exposed_cards(hand.rules, hand.state, Exposed((3,), acts_since(hand.events)))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.seat) == ("becomes-upcard", 2)
    for order in signed(ruling.remedy, "Ada"):
        assert hand.act(order) is None
    assert isinstance(hand.state, BettingRound)
    assert (hand.state.bets, hand.turn) == ((0, 0, 0), 2)


# ── the seventh card ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_exposed_seventh_card_is_replaced_face_down() -> None:
    hand = on_seventh()
    ruling = asked(hand, exposed_seventh, 0)
    assert (ruling.key, ruling.rules) == ("replace-card", ("tda-2024 RP-10",))
    assert isinstance(hand.state, BettingRound)
    before = hand.state.felt.cards
    for order in signed(ruling.remedy, "Ada"):
        assert hand.act(order) is None
    assert isinstance(hand.state, BettingRound)
    after = hand.state.felt.cards
    assert after.holes[0][:6] == before.holes[0][:6]
    assert after.holes[0][6] == before.stub
    assert after.burns == (*before.burns, before.holes[0][6])
    assert after.faces[0] == before.faces[0], "the new card lies face down"
    assert fold(hand.events) == hand.state


def test_before_seventh_street_and_in_other_games_it_is_no_case() -> None:
    sixth = act(stud(FIRST, SECOND), "call call", "check check", "check check")
    assert refusal(sixth, exposed_seventh, 0) == "not-this-street"
    assert refusal(hand_of(5000, 5000), exposed_seventh, 0) == "not-this-street"
    assert refusal(act(on_seventh(), "check check"), exposed_seventh, 0) == "not-live"


def test_where_nobody_bets_any_more_it_stays() -> None:
    hand = act(on_seventh(asked=True), "check check")
    assert isinstance(hand.state, Showdown)
    ruling = asked(hand, exposed_seventh, 0)
    assert (ruling.key, ruling.remedy) == ("continue", ())


# ── a draw ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def drawing(book: str = "tda-2024") -> Hand:
    hand = act(hand_of(5000, 5000, 5000, game="single-draw-27", book=book), "call call check")
    assert isinstance(hand.state, Drawing)
    return hand


def test_whoever_has_not_drawn_has_no_drawn_card() -> None:
    hand = drawing()
    assert refusal(hand, exposed_in_draw, 0) == "has-not-drawn"
    assert hand.act(Discard(0, (0, 1))) is None
    ruling = asked(hand, exposed_in_draw, 0)
    assert (ruling.key, [option.key for option in ruling.options]) == ("floor-decides", ["replace-card", "continue"])


def test_figp_replaces_it_like_any_card_of_the_deal() -> None:
    hand = drawing("figp-2012")
    assert hand.act(Discard(0, (0, 1))) is None
    ruling = asked(hand, exposed_in_draw, 0)
    assert (ruling.key, ruling.rules[0]) == ("replace-card", "figp-2012 39")
    for order in signed(ruling.remedy, "Ada"):
        assert hand.act(order) is None
    assert fold(hand.events) == hand.state


def test_with_an_empty_stub_it_is_replaced_from_the_discards() -> None:
    """Thirty cards are dealt and one is burned; the first four seats draw 20, and the last card goes to the fifth."""
    hand = hand_of(*[5000] * 6, game="five-card-draw", limit=Limit.FIXED_LIMIT, book="figp-2012")
    hand.reshuffle = in_order
    act(hand, "call call call call call check")
    for picks in ((0, 1, 2, 3, 4),) * 4 + ((0,),):
        assert hand.draw(*picks) is None
    ruling = asked(hand, exposed_in_draw, 4)
    for order in signed(ruling.remedy, "Ada"):
        assert hand.act(order) is None
    assert isinstance(hand.state, Drawing) and hand.turn == 5
    assert hand.state.felt.cards.holes[4][-1] == 52, "the first card of the new stub"
    assert hand.state.felt.cards.burns[-1] == 51
    assert fold(hand.events) == hand.state


def test_who_stood_pat_drew_no_card() -> None:
    hand = drawing()
    for picks in ((), (0,), ()):
        assert isinstance(hand.state, Drawing)
        assert hand.draw(*picks) is None
        assert refusal(hand, exposed_in_draw, 0) == "has-not-drawn"
    assert isinstance(hand.state, BettingRound)
    answer = exposed_in_draw(hand.rules, hand.state, 2)
    assert isinstance(answer, Refusal) and dict(answer.facts) == {"seat": 2, "why": "pat"}
    assert asked(hand, exposed_in_draw, 1).key == "floor-decides"


@pytest.mark.parametrize("book", ["tda-2024", "figp-2012"])
def test_a_drawn_card_stays_where_nobody_bets_any_more(book: str) -> None:
    hand = hand_of(5000, 5000, game="single-draw-27", book=book, asked=True)
    act(hand, "call check")
    assert hand.draw(0) is None and hand.draw(0) is None
    act(hand, "check check")
    assert isinstance(hand.state, Showdown)
    ruling = asked(hand, exposed_in_draw, 0)
    assert (ruling.key, ruling.remedy) == ("continue", ())


@pytest.mark.parametrize("game", ["holdem", "omaha-8"])
def test_without_a_draw_it_is_no_case(game: str) -> None:
    limit = Limit.NO_LIMIT if game == "holdem" else Limit.POT_LIMIT
    assert refusal(hand_of(5000, 5000, game=game, limit=limit), exposed_in_draw, 0) == "no-draw"
