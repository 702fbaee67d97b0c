"""A floor that kills hands and brings them back at any moment, and gives away a pot that no rule can award."""

import random
from collections.abc import Callable
from typing import TypeVar

from shuffleup.cards.card import UNKNOWN
from shuffleup.hand.floor_actions import AwardPot, Floor, KillHand, RestoreHand
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import lowest, members
from shuffleup.hand.state import Dealing, Seated, Showdown, Stage
from tests.laws.any_game import LONGEST_HAND, any_act

Told = TypeVar("Told")
"""What a floor tells of its meddling."""
FLOOR = Floor("Rita", "for fairness", "tda-2024 1")


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
            assert hand.act(any_act(hand, chance)) is None
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
    assert UNKNOWN in cards.board or sizes != {hand.rules.whole}, "these hands can be read"
    held = sum(state.felt.paid) + state.felt.dead
    assert hand.act(AwardPot(((lowest(state.live), held),), FLOOR)) is None
    return True
