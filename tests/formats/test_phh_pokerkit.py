"""Another program reads what we write: PokerKit must come to the same stacks, and every exception has a name.

A night runs more of the same hands: SHUFFLEUP_PHH_HANDS=20000.
"""

import os
from collections import Counter

import pytest

from shuffleup.formats.phh.phh import Amounts, Record, ReplayedHand, hand_to_phh, other_readings, read_phh, replay
from shuffleup.rulebooks.catalogue import resolved
from tests.formats.phh_hands import QUIET, WILD, Mood, pokerkit_stacks, random_hand, recorded_stacks

HANDS = int(os.environ.get("SHUFFLEUP_PHH_HANDS", "300"))
BATCHES = 6


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("mood", [QUIET, WILD], ids=["quiet", "wild"])
def test_pokerkit_finishes_with_the_same_stacks_or_we_said_why_not(mood: Mood, batch: int) -> None:
    """At wild tables, full of short stacks, absent players and dead blinds, a difference must have been foretold."""
    for number in range(batch, HANDS, BATCHES):
        hand = random_hand(number, mood)
        amounts = tuple(Amounts)[number // 18 % 2]
        text = hand_to_phh(hand.events, hand.deck, record=tuple(Record)[number // 9 % 2], amounts=amounts)
        ours, theirs = recorded_stacks(text), pokerkit_stacks(text)
        said = other_readings(hand.events, amounts)
        assert theirs == ours or said, f"hand {number}: {theirs} instead of {ours}\n{text}"


def test_at_quiet_tables_such_hands_are_at_most_one_in_two_hundred() -> None:
    """Counted over more hands than PokerKit replays here: what is foretold bounds what can differ."""
    hands = max(HANDS, 2000)
    # In the chips of the hand a reader that knows no smallest chip divides more pots otherwise.
    readings = [other_readings(random_hand(number, QUIET).events, Amounts.SMALLEST_CHIP) for number in range(hands)]
    listed = Counter(reading.name for found in readings for reading in found)
    assert sum(map(bool, readings)) <= hands * 0.005, listed


@pytest.mark.parametrize("mood", [QUIET, WILD], ids=["quiet", "wild"])
def test_what_we_write_we_replay_to_the_same_stacks(mood: Mood) -> None:
    policy = resolved("tda-2024")
    for number in range(HANDS):
        hand = random_hand(number, mood)
        text = hand_to_phh(hand.events, hand.deck, record=tuple(Record)[number % 2])
        outcome = replay(read_phh(text, f"hand {number}"), policy)
        assert isinstance(outcome, ReplayedHand) and outcome.equal, f"{outcome}\n{text}"
        assert outcome.stacks == hand.state.stacks
