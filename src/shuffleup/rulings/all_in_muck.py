"""Throwing a hand away with somebody all-in and the betting over: nobody may (TDA 16, PSLive 40, FIGP 26).

The hand is turned up and can win. On purpose, it may cost a penalty (PSLive, FIGP). Cards that cannot be told any more
are beyond that.
"""

from msgspec import Struct

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, Drawing, HandState, Seated, Settled
from shuffleup.rulebooks.policy.showdown import AllInMuck
from shuffleup.rulings.cited import cite, holds_cards
from shuffleup.rulings.ruling import Penalty, Ruling
from shuffleup.rulings.standing import DEAD_HAND, LIVE_HAND, killed, restored


class MuckedAllIn(Struct, frozen=True, gc=False):
    """A hand thrown away unshown in an all-in."""

    seat: int
    deliberate: bool = False
    identifiable: bool = True


def mucked_all_in(rules: HandRules, state: HandState, hand: MuckedAllIn) -> Ruling | Refusal:
    """What becomes of it. Refuses where nobody is all-in or the betting is not over."""
    refusal = holds_cards(state, hand.seat) or _no_all_in(state)
    if refusal:
        return refusal
    if not hand.identifiable:
        cited = cite(rules, "unprotected_hand_refund", "all_in_muck")
        return Ruling(DEAD_HAND, cited, hand.seat, remedy=killed(state, hand.seat, cited, "not-identifiable"))
    cited = cite(rules, "all_in_muck")
    penalised = rules.resolved.policy.showdown.all_in_muck is AllInMuck.FORBIDDEN_LIVE_PENALTY
    return Ruling(
        LIVE_HAND,
        cited,
        hand.seat,
        penalty=Penalty.POSSIBLE if penalised and hand.deliberate else Penalty.NONE,
        pending=("dealer-turns-the-hand",),
        remedy=restored(state, hand.seat, cited, "mucked-in-an-all-in"),
    )


def _no_all_in(state: HandState) -> Refusal | None:
    if isinstance(state, BettingRound | Drawing):
        return Refusal("not-now", "the betting is not over: that is a fold", facts=(("why", "betting-goes-on"),))
    if isinstance(state, Seated | Settled):
        return Refusal("not-now", "there is no showdown", facts=(("why", "no-showdown"),))
    if all(state.stacks[seat] for seat in members(state.live)):
        return Refusal("no-all-in", "nobody is all-in", facts=(("why", "nobody"),))
    return None
