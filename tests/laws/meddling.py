"""A floor that kills hands and brings them back, or orders anything, and awards a pot that no rule can award."""

import random
from collections.abc import Callable
from typing import TypeVar

from shuffleup.cards.card import UNKNOWN
from shuffleup.hand.actions import Discard
from shuffleup.hand.orders.actions import AwardPot, KillHand, RestoreHand
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import lowest, members
from shuffleup.hand.state import Dealing, Seated, Showdown, Stage
from tests.laws.any_game import LONGEST_HAND, any_act
from tests.laws.any_order import FLOOR, any_order

Told = TypeVar("Told")
"""What a floor tells of its meddling."""
FULL_TABLE = 10
"""A stub that cannot serve the next street has fewer cards than this."""


def meddle(hand: Hand, chance: random.Random) -> tuple[str, str, bool]:
    """Orders one or the other for any seat: what, in which phase, and was it carried out? A refusal changes nothing."""
    before, known = hand.state, len(hand.events)
    seats = len(before.plan.seats if isinstance(before, Seated) else before.felt.plan.seats)
    order = chance.choice((KillHand, RestoreHand))(chance.randrange(seats), FLOOR)
    refusal = hand.act(order)
    if refusal:
        assert refusal.code in {"not-live", "last-hand", "already-live", "no-cards", "not-now"}
        assert hand.state is before and len(hand.events) == known
    return type(order).__name__, type(before).__name__, refusal is None


def order_anything(hand: Hand, chance: random.Random) -> tuple[str, bool]:
    """Any order there is: which, and was it carried out? A refusal changes nothing."""
    before, deck, known = hand.state, hand.deck, len(hand.events)
    order = any_order(hand, chance)
    refusal = hand.act(order)
    if refusal:
        assert hand.state is before and len(hand.events) == known
        hand.deck = deck
    return type(order).__name__, refusal is None


def meddled(
    hand: Hand, chance: random.Random, meddle: Callable[[Hand, random.Random], Told], look: Callable[[Hand], None]
) -> set[Told]:
    """Plays the hand to its end with a floor that meddles at every fourth turn, looks at each, and says with what."""
    told = set()
    for _ in range(LONGEST_HAND):
        look(hand)
        if hand.over:
            return told
        if chance.random() < 0.25:
            told.add(meddle(hand, chance))
        elif not award_unread(hand):
            refusal = hand.act(any_act(hand, chance))
            if refusal and refusal.code == "wrong-discard":
                # The floor's stub has not so many cards.
                refusal = hand.act(Discard(hand.turn, ()))
            assert refusal is None, refusal
    raise AssertionError("the hand does not end")


def award_unread(hand: Hand) -> bool:
    """Gives the pot to a live hand where all wait for the floor: one of the hands, or the board, is not whole."""
    state = hand.state
    waits = isinstance(state, Showdown) and not state.waiting
    if not waits and not (isinstance(state, Dealing) and state.stage is not Stage.HELD):
        return False
    assert isinstance(state, Dealing | Showdown)
    cards = state.felt.cards
    sizes = {len(cards.holes[seat]) + len(cards.board) for seat in members(state.live)}
    unread = UNKNOWN in cards.board or sizes != {hand.rules.showdown.whole}
    assert unread or len(hand.deck) - cards.stub < FULL_TABLE, "these hands can be read, and cards are left to be dealt"
    bets = sum(state.bets) if isinstance(state, Dealing) else 0
    assert hand.act(AwardPot(((lowest(state.live), sum(state.felt.paid) + state.felt.dead + bets),), FLOOR)) is None
    return True
