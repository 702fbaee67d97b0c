"""Random hands in both engines, and why they end otherwise in PokerKit: every reason has its rule and its proof.

    opener       equal boards: the two boards are compared without their suits and must be equal
    bounds       an all-in that is no full raise: there must be one on this street; nobody raises then in either engine
    odd chips    the awards are shared anew as PokerKit shares them, and must give its stacks to the chip
    no low       the same, and there is a side pot that nobody with a low plays for

A difference whose proof fails raises ``AssertionError``.
"""

import random

from shuffleup.formats.phh_ledger import lacks_a_side, reader_shares
from shuffleup.games.limits import Limit
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Settled
from tests.games.pokerkit_twin import Peer, Twin
from tests.games.random_hands import act_by_chance, random_hand

RULES = {
    "opener": "of equal boards the higher suit opens, in PokerKit the first seat (TDA RP-10 D)",
    "bounds": "after an all-in that is no full raise (TDA 47, PSLive 37)",
    "odd chips": "one to each winner, in stud by suit, and each side pot by itself (TDA 20, 21, PSLive 14)",
    "no low": "a side pot in which nobody has a low goes whole to the high (TDA 21)",
}
"""Why a hand may go on or end otherwise there."""


def reasons(peer: Peer, seed: int) -> frozenset[str]:
    """Plays the hand of this seed in both engines; the reasons why they differ, none where they do not."""
    chance = random.Random(seed)
    # Whoever raises by half a bet in limit is a matter of the book; this one wants a whole bet, as PokerKit does.
    book = "pslive" if peer.limit is Limit.FIXED_LIMIT else "tda-2024"
    hand = random_hand(peer.game, peer.limit, peer.seats, chance, book)
    twin = play(peer, hand, chance)
    return frozenset((*twin.findings, *_shares(hand, twin)))


def play(peer: Peer, hand: Hand, chance: random.Random) -> Twin:
    """Both engines through the hand. Where the bounds differ nobody raises, so that the same hand goes on in both."""
    twin = Twin(peer, hand)
    twin.follow()
    while not hand.over:
        differs = isinstance(hand.state, BettingRound) and twin.compare()
        act_by_chance(hand, chance, raises=0.0 if differs else 0.25)
        twin.follow()
    return twin


def _shares(hand: Hand, twin: Twin) -> list[str]:
    """Nothing where the stacks are equal; a difference must be what PokerKit's way of sharing these pots gives."""
    state = hand.state
    assert isinstance(state, Settled)
    if tuple(twin.state.stacks) == state.stacks:
        return []
    awards = [event for event in hand.events if isinstance(event, PotAwarded)]
    won = [0] * len(state.stacks)
    for award in awards:
        for seat, chips in award.shares:
            won[seat] += chips
    theirs = reader_shares(awards, 1)
    expected = [stack - won[seat] + theirs.get(seat, 0) for seat, stack in enumerate(state.stacks)]
    assert list(twin.state.stacks) == expected, (hand.events[0], state.stacks, twin.state.stacks)
    return ["no low" if lacks_a_side(awards) else "odd chips"]
