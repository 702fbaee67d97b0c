"""Opening blind: who may, for how much, and how the others answer (H2, H4a). A has the button, antes are 10."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import DealCards, PostBlind
from shuffleup.hand.events import BlindDeclined, BlindOffered, BlindPosted, DrawOpened, PotAwarded
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, BlindOpening, Drawing, Showdown
from shuffleup.hand.view import public_view, seat_view
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from tests.hand.dealer import all_of
from tests.hand.italian_table import italian_hand, say, stacks_by_name, who


def opened(hand: Hand) -> list[tuple[int, int]]:
    """The blinds that were made: seat and amount."""
    return [(event.seat, event.amount) for event in all_of(hand, BlindPosted)]


def test_three_players_may_open_blind_each_for_twice_the_one_before() -> None:
    """ita-blind-01."""
    hand = say(italian_hand(), "buio buio buio")
    assert opened(hand) == [(0, 40), (1, 80), (2, 160)]
    assert isinstance(hand.state, BettingRound) and who(hand) == "A", "no fourth blind"
    assert public_view(hand.state).pot == 320


def test_the_blind_is_the_pot_and_needs_the_whole_sum() -> None:
    """ita-blind-03, ita-blind-04: one chip short, and the right passes to nobody."""
    assert isinstance(italian_hand(49, 1000, 1000, 1000).state, BettingRound)
    offered = italian_hand(50, 1000, 1000, 1000)
    assert isinstance(offered.state, BlindOpening) and offered.state.amount == 40
    short = say(italian_hand(1000, 89, 1000, 1000), "buio")
    assert isinstance(short.state, BettingRound)
    assert opened(short) == [(0, 40)]


def test_dealing_ends_the_blinds_for_everybody() -> None:
    """ita-blind-10."""
    hand = say(italian_hand(), "dai")
    assert all_of(hand, BlindDeclined) == [BlindDeclined(0)]
    assert all_of(hand, BlindOffered) == [BlindOffered(0, 40)]
    second = say(italian_hand(), "buio dai")
    assert opened(second) == [(0, 40)]


def test_who_sits_out_has_no_turn_to_open_blind() -> None:
    """AMB-06."""
    hand = italian_hand(away="B")
    assert who(hand) == "C"


def test_two_players_make_two_blinds_at_most() -> None:
    """ita-blind-09."""
    hand = say(italian_hand(1000, 1000), "buio buio")
    assert opened(hand) == [(0, 20), (1, 40)]
    assert isinstance(hand.state, BettingRound) and who(hand) == "B"


def test_with_one_player_with_chips_nobody_opens_blind() -> None:
    assert isinstance(italian_hand(1000, 10, 10).state, Drawing)


def test_only_the_seat_in_turn_may_open_blind_or_deal() -> None:
    hand = italian_hand()
    for action in (PostBlind(1), DealCards(3)):
        refusal = hand.act(action)
        assert isinstance(refusal, Refusal) and refusal.code == "not-your-turn"
    refusal = hand.check()
    assert isinstance(refusal, Refusal) and refusal.code == "not-now"


def test_everybody_else_may_only_call_or_fold() -> None:
    """ita-blind-05: A pays 160, B 120, C 80; none may raise, and no requirement applies."""
    hand = say(italian_hand(), "buio buio buio")
    asked = []
    for _ in range(3):
        legal = hand.options()
        asked.append((who(hand), legal.call, legal.min_to, legal.fold))
        hand.call()
    assert asked == [("A", 160, 0, True), ("B", 120, 0, True), ("C", 80, 0, True)]
    assert who(hand) == "D"
    assert hand.options().call == 0 and hand.options().min_to == 161


def test_a_blind_nobody_calls_wins_the_pot() -> None:
    """ita-blind-06: the 80 of D that nobody matched come back, and the pot is 240."""
    hand = say(italian_hand(), "buio buio buio passo passo passo nascondo")
    assert hand.over and all_of(hand, DrawOpened) == []
    assert stacks_by_name(hand) == {"B": 950, "C": 910, "D": 1000 - 10 - 160 + 320, "A": 990}
    assert fold(hand.events) == hand.state


def test_the_last_blind_may_raise_once_called_and_only_a_doubling_raise_opens_the_betting() -> None:
    """ita-blind-07."""
    called = say(italian_hand(), "buio buio buio vedo passo vedo")
    assert public_view(called.state).pot == 560
    assert who(called) == "D"
    small = say(called.fork(), "319")
    assert who(small) == "A"
    assert small.options().min_to == 0, "not reopened"
    large = say(called.fork(), "320")
    assert large.options().min_to == 321


def test_leaving_the_blind_goes_to_the_draw_and_its_maker_speaks_last() -> None:
    """ita-blind-08: the draw goes C, D, A and the bets A, C, D."""
    hand = say(italian_hand(), "buio buio buio vedo passo vedo busso")
    order = []
    while isinstance(hand.state, Drawing):
        order.append(who(hand))
        say(hand, "servito")
    assert order == ["C", "D", "A"]
    spoke = []
    while isinstance(hand.state, BettingRound):
        spoke.append(who(hand))
        say(hand, "busso")
    assert spoke == ["A", "C", "D"]


def test_a_reraise_does_not_take_the_last_word_from_the_blind() -> None:
    """AMB-11: A re-raises, and still D speaks last."""
    hand = say(italian_hand(), "buio buio buio vedo passo vedo 320 640 passo vedo")
    say(hand, "servito servito")
    assert who(hand) == "A"


def test_if_the_blind_has_folded_the_round_begins_left_of_his_seat() -> None:
    hand = say(italian_hand(), "buio dai vedo vedo vedo 80 160 vedo vedo passo")
    say(hand, "servito servito servito")
    assert who(hand) == "C"


def test_a_short_caller_is_all_in_and_with_nobody_left_to_answer_the_blind_is_not_asked() -> None:
    hand = say(italian_hand(1000, 30, 30, 30), "buio vedo vedo vedo")
    assert isinstance(hand.state, Drawing)
    assert stacks_by_name(hand)["B"] == 1000 - 10 - 20, "what nobody matched came back"


def test_a_blind_for_the_last_chips_needs_no_further_word() -> None:
    hand = say(italian_hand(50, 1000, 1000, 1000), "buio")
    assert who(hand) == "C" and isinstance(hand.state, BlindOpening)
    say(hand, "dai vedo vedo passo")
    assert isinstance(hand.state, Drawing)


def test_a_player_all_in_from_the_ante_stays_when_all_others_give_up() -> None:
    hand = say(italian_hand(1000, 1000, 1000, 10), "buio dai passo passo")
    assert isinstance(hand.state, Drawing)
    say(hand, "servito servito")
    assert isinstance(hand.state, Showdown) or hand.over
    say(hand, "nascondo" if isinstance(hand.state, Showdown) else "")
    assert sum(event.amount for event in all_of(hand, PotAwarded)) == 40


@pytest.mark.parametrize(("limit", "most"), [(Limit.NO_LIMIT, 990), (Limit.POT_LIMIT, 720), (Limit.FIXED_LIMIT, 170)])
def test_blinds_do_not_depend_on_the_limit_but_the_raise_after_them_does(limit: Limit, most: int) -> None:
    """AMB-07."""
    hand = say(italian_hand(limit=limit), "buio buio buio vedo passo vedo")
    assert opened(hand) == [(0, 40), (1, 80), (2, 160)]
    assert hand.options().max_to == most


def test_with_doubling_as_the_least_raise_the_blind_is_doubled() -> None:
    hand = say(italian_hand(switches=ItalianSwitches(min_raise_double=True)), "buio buio buio vedo passo vedo")
    assert hand.options().min_to == 320


def test_before_the_cards_the_views_tell_the_offer_and_no_card() -> None:
    hand = italian_hand()
    view = public_view(hand.state)
    assert (view.phase, view.turn, view.offered, view.pot) == ("BlindOpening", 1, 40, 40)
    assert all(player.cards == () for player in view.players)
    assert seat_view(hand.state, hand.deck, 0).own == ()
