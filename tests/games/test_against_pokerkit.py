"""Random hands of every game that PokerKit has, or has the parts of, decision by decision and stack by stack.

What may differ has its rule, and is counted:

    opener     equal boards are told apart by suit, in PokerKit by position (TDA RP-10 D)
    bounds     after an all-in that is no full raise (TDA 47, PSLive 37)
    shares     an odd chip to each of several winners and in each side pot, by suit in stud; a side pot in which nobody
               has a low goes whole to the high (TDA 20, 21, PSLive 14)
"""

import os
import random
import warnings
from collections import Counter
from collections.abc import Iterator

import pytest

from shuffleup.formats.phh_ledger import reader_shares
from shuffleup.games.limits import Limit
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Settled
from tests.games.pokerkit_twin import PEERS, Peer, Twin
from tests.games.random_hands import act_by_chance, random_hand

HANDS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "nightly" else 150
BOUNDS = "bounds"


@pytest.fixture(autouse=True)
def quiet_pokerkit() -> Iterator[None]:
    """PokerKit warns of cards that it did not deal itself."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.game)
def test_random_hands_end_with_the_same_stacks(peer: Peer) -> None:
    differing: Counter[str] = Counter()
    for seed in range(HANDS):
        chance = random.Random(seed)
        # Whoever raises by half a bet in limit is a matter of the book; this one wants a whole bet, as PokerKit does.
        hand = random_hand(peer.game, peer.limit, peer.seats, chance, _book(peer.limit))
        twin = play(peer, hand, chance)
        differing.update(twin.findings)
        differing.update(_shares(hand, twin))
    assert set(differing) <= {"opener", BOUNDS, "shares"}
    assert differing["opener"] <= HANDS * 0.02


def play(peer: Peer, hand: Hand, chance: random.Random) -> Twin:
    """Both engines through the hand. Where the bounds differ nobody raises, so that the same hand goes on in both."""
    twin = Twin(peer, hand)
    twin.follow()
    while not hand.over:
        differs = isinstance(hand.state, BettingRound) and twin.compare()
        act_by_chance(hand, chance, raises=0.0 if differs else 0.25)
        twin.follow()
    return twin


def _book(limit: Limit) -> str:
    return "pslive" if limit is Limit.FIXED_LIMIT else "tda-2024"


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
    return ["shares"]
