"""The moods of a bot: whole numbers that depend only on its seed and on what it sees.

A bot keeps no dice. It mixes its seed with the hand, the street, the price and its cards, so the same decision comes
out the same after a restart, in a replay and on another machine, while the other seats cannot predict it.
"""

from collections.abc import Iterable

from shuffleup.cards.card import Card
from shuffleup.hand.state import BettingRound

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
"""The odd number nearest to 2**64 divided by the golden ratio: successive multiples spread evenly."""


def mixed(word: int) -> int:
    """Any whole number turned into 64 bits that look random, by the last steps of SplitMix64.

    (G. Steele, D. Lea, C. Flood: Fast splittable pseudorandom number generators. OOPSLA 2014.)
    """
    word = (word * _STEP) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)


def mood(seed: int, state: BettingRound, hole: Iterable[Card]) -> int:
    """Sixty-four bits for this decision of this bot."""
    felt = state.felt
    word = (felt.plan.hand << 8 | felt.street << 5 | state.turn) * 1_000_003 + state.price.high
    for card in hole:
        word = word * 53 + card
    return mixed(seed + word)
