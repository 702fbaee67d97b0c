"""Random hands in both engines, and why they end otherwise in PokerKit: every reason has its rule and its proof.

    opener       two boards of the same ranks, and ours has the higher suit
    full raise   PokerKit measures a full raise by less than the least bet; by the least bet its bounds are ours
    sum          a seat faces a full raise, but PokerKit has begun a new sum of all-ins; without it its bounds are ours
    cap          PokerKit counts short all-ins as raises; with full ones only its bounds are ours
    odd chips    the awards are shared anew as PokerKit shares them, and must give its stacks to the chip
    no low       the same, and there is a side pot that nobody with a low plays for

The first four change who may do what, and PokerKit is put right to go on with the same hand; the last two are where
the chips go, and are all that stacks can differ by. A difference whose proof fails raises ``AssertionError``.
"""

import random

from msgspec.structs import replace

from shuffleup.formats.phh.ledger import lacks_a_side, reader_shares
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Settled
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.exact import Ratio
from tests.games.pokerkit_twin import Peer, Twin
from tests.games.random_hands import act_by_chance, random_hand

RULES = {
    "opener": "of equal boards the higher suit opens, in PokerKit the first seat (TDA RP-10 D)",
    "full raise": "an all-in for less than the least bet or raise lets nobody who has acted raise (TDA 43, 47)",
    "cap": "an all-in that is no full raise does not count towards the cap of fixed limit (TDA 47-B, 48)",
    "sum": "all-ins add up to a full raise for whoever faces as much, however often they have before (TDA 47-A)",
    "odd chips": "one to each winner, in stud by suit, and each side pot by itself (TDA 20, 21, PSLive 14)",
    "no low": "a side pot in which nobody has a low goes whole to the high (TDA 21)",
}
"""Why a hand may go on or end otherwise there."""
ELSEWHERE = frozenset({"odd chips", "no low"})
"""The reasons for which stacks differ at the end."""
_TDA = resolved("tda-2024")
_RAISING = replace(_TDA.policy.raising, limit_reopen_fraction=Ratio(1, 1))
WHOLE_BETS = replace(_TDA, policy=replace(_TDA.policy, raising=_RAISING))
"""TDA 2024 as PokerKit plays it where it can be: in fixed limit only a whole bet counts as one."""


def reasons(peer: Peer, seed: int) -> frozenset[str]:
    """Plays the hand of this seed in both engines; the reasons why they differ, none where they do not."""
    chance = random.Random(seed)
    hand = random_hand(peer.game, peer.limit, peer.seats, chance, WHOLE_BETS)
    twin = play(peer, hand, chance)
    return frozenset((*twin.findings, *_shares(hand, twin)))


def play(peer: Peer, hand: Hand, chance: random.Random) -> Twin:
    """Both engines through the hand."""
    twin = Twin(peer, hand)
    twin.follow()
    while not hand.over:
        if isinstance(hand.state, BettingRound):
            twin.compare()
        act_by_chance(hand, chance)
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
