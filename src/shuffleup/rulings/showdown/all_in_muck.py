"""An all-in with the betting over: every hand is tabled, and none may be mucked (TDA 16, PSLive 40, FIGP 26).

If a player mucks his hand or does not show it, the dealer turns it up, and it can win. Mucking it on purpose may cost a
penalty (PSLive, FIGP). Cards that can no longer be identified are lost.
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import single, with_chips
from shuffleup.hand.state import (
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    HandState,
    Seated,
    Serving,
    Settled,
)
from shuffleup.rulebooks.policy.showdown import AllInMuck
from shuffleup.rulings.orders import LIVE_HAND, dead, holds_cards, is_live, restored
from shuffleup.rulings.ruling import Penalising, Ruling, cite
from shuffleup.table.result import PotResult, given_to

_BETTING_GOES_ON = refuse("not-now", why="betting-goes-on")


class MuckedAllIn(Struct, frozen=True, gc=False):
    """A hand mucked unshown in an all-in."""

    seat: int
    deliberate: bool = False
    identifiable: bool = True


def mucked_all_in(rules: HandRules, state: HandState, hand: MuckedAllIn) -> Ruling | Refusal:
    """What happens to the hand. Refused if nobody is all-in or the betting is not over."""
    if refusal := holds_cards(state, hand.seat) or _no_all_in(rules, state):
        return refusal
    if not hand.identifiable:
        cited = cite(rules, "unprotected_hand_refund", "all_in_muck")
        return dead(state, hand.seat, cited, "not-identifiable")
    penalised = hand.deliberate and rules.policy.showdown.all_in_muck is AllInMuck.FORBIDDEN_LIVE_PENALTY
    return replace(
        turned_up(rules, state, hand.seat, "mucked-in-an-all-in"),
        penalty=Penalising.POSSIBLE if penalised else Penalising.NONE,
    )


def turned_up(rules: HandRules, state: HandState, seat: int, reason: str) -> Ruling:
    """The dealer turns the hand up, and it is live."""
    cited = cite(rules, "all_in_muck")
    orders = restored(state, seat, cited, reason)
    return Ruling(LIVE_HAND, cited, seat, pending=("dealer-turns-the-hand",), remedy=orders)


def must_be_turned_up(rules: HandRules, state: HandState, seat: int) -> bool:
    """Does a seat have a live hand when somebody is all-in and the betting is over?

    Then neither the order of the showdown nor the right to muck applies.
    """
    return is_live(state, seat) and not rules.showdown.best_so_far and _no_all_in(rules, state) is None


def _no_all_in(rules: HandRules, state: HandState) -> Refusal | None:
    unpaid = isinstance(state, Settled) and not state.pots
    if isinstance(state, Seated | CatchUp) or unpaid or single(state.live):
        return refuse("not-now", why="no-showdown")
    if isinstance(state, BettingRound | Drawing | Choosing | Serving | BlindOpening):
        return _BETTING_GOES_ON
    behind = _behind(state.stacks, state.pots) if isinstance(state, Settled) else state.stacks
    able = with_chips(state.live, behind)
    if able == state.live:
        return refuse("no-all-in", why="nobody")
    last = state.felt.street == len(rules.variant.streets) - 1
    if isinstance(state, Dealing) and not last and able & (able - 1):
        return _BETTING_GOES_ON
    return None


def _behind(stacks: tuple[int, ...], pots: tuple[PotResult, ...]) -> tuple[int, ...]:
    """What each seat had left before the pots were awarded."""
    given = given_to([share for pot in pots for share in pot.shares])
    return tuple([stack - given.get(seat, 0) for seat, stack in enumerate(stacks)])
