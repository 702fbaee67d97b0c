"""A recorded hand or a live table does not know every card: the hand goes on, and never invents a winner."""

from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, Dealing, Seated, Settled, Showdown, Stage
from tests.laws.deals import Deal, deals
from tests.laws.playing import LONGEST_HAND, Choices, legal_action
from tests.laws.volume import hands


def stopped(hand: Hand) -> bool:
    """Neither over nor waiting for a player or for the floor's word to go on."""
    state = hand.state
    if isinstance(state, Showdown):
        return not state.waiting
    return isinstance(state, Dealing) and state.stage is not Stage.HELD


@hands(150)
@given(deals(), st.sets(st.integers(0, 51), max_size=40))
def test_a_hand_with_unknown_cards_ends_or_stops_where_they_decide(deal: Deal, hidden: set[int]) -> None:
    cards = tuple([UNKNOWN if place in hidden else card for place, card in enumerate(deal.deck.cards)])
    hand, choices = deal._replace(deck=Deck(cards)).start(), Choices(deal.choices)
    for _ in range(LONGEST_HAND):
        if hand.over or stopped(hand):
            break
        assert hand.act(legal_action(hand, choices)) is None
    state = hand.state
    assert fold(hand.events) == state
    assert not isinstance(state, Seated | BettingRound)
    if isinstance(state, Settled):
        assert sum(state.stacks) == sum(seat.stack for seat in deal.plan.seats)
        for award in hand.events:
            if isinstance(award, PotAwarded) and len(award.contenders) > 1:
                assert UNKNOWN not in state.felt.cards.board
                assert all(UNKNOWN not in state.felt.cards.faces[seat] for seat in award.contenders)
        return
    assert len(members(state.live)) > 1
    unseen = [seat for seat in members(state.live) if UNKNOWN in state.felt.cards.faces[seat]]
    assert unseen or UNKNOWN in state.felt.cards.board
