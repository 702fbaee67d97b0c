"""Who may ask to see a hand at the showdown.

TDA 18       a caller of the last bet may insist on the last aggressor's hand; anything else is the director's choice
PSLive 43    whoever still has cards at the showdown may see any hand
FIGP 27, 85  nobody may; on suspicion the director looks
"""

from enum import Enum

from msgspec import Struct

from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, Settled, Showdown
from shuffleup.rulebooks.policy.showdown import SeeHandRight


class Claim(Enum):
    """What stands behind a request to see a hand."""

    RIGHT = "right"
    DISCRETION = "discretion"
    NONE = "none"


class SeeingHand(Struct, frozen=True, gc=False):
    """The answer to a request, and its rule."""

    claim: Claim
    rule: str


def right_to_see(rules: HandRules, state: Showdown | Settled, asker: int, holder: int) -> SeeingHand:
    """May ``asker`` insist on seeing the hand of ``holder``? A player who folded, or mucked unshown, never may."""
    return SeeingHand(_claim(rules, state, asker, holder), rules.cite("see_hand_right"))


def _claim(rules: HandRules, state: Showdown | Settled, asker: int, holder: int) -> Claim:
    has_cards = bool(state.live >> asker & 1)
    right = rules.resolved.policy.showdown.see_hand_right
    if right is SeeHandRight.SUSPICION_ONLY:
        return Claim.DISCRETION if has_cards else Claim.NONE
    if not has_cards:
        return Claim.NONE
    if right is SeeHandRight.ANY_WITH_CARDS:
        return Claim.RIGHT
    aggressor = state.felt.aggressors[-1] if state.felt.aggressors else NOBODY
    return Claim.RIGHT if holder == aggressor != asker else Claim.DISCRETION
