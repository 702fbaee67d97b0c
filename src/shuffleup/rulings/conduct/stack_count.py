"""What a player may be told: an opponent's stack, the bets in play, the pot.

TDA 60, 25       always a fair estimate; the exact count in turn, facing an all-in
PSLive 15        a fair estimate; exactly the bets in play, and the full count of an opponent who is all-in (15a)
FIGP 68, 11      a rough estimate, and bets and all-ins at any player's request
TDA 54, FIGP 20  the pot is counted in pot-limit only; elsewhere it may be spread out
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.games.limits import Limit
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState, Seated, Settled
from shuffleup.hand.view import on_the_felt
from shuffleup.rulebooks.policy.turn import StackCount
from shuffleup.rulings.orders import live_hand, no_such_seat
from shuffleup.rulings.ruling import Ruling, cite


class CountAsked(Enum):
    """How much a player wants to know about an opponent's chips."""

    ESTIMATE = "estimate"
    STACK = "stack"
    """The exact count."""
    BET = "bet"
    """The opponent's bet on this street."""


class CountRequest(Struct, frozen=True, gc=False):
    """Who asks, about whom, and for what."""

    asker: int
    holder: int
    asked: CountAsked


TOLD = "told"
NOT_TOLD = "not-told"


def stack_count(rules: HandRules, state: HandState, request: CountRequest) -> Ruling | Refusal:
    """Is the player told? If so, ``facts`` has the chips if they are exact. Every book allows a fair estimate."""
    if refusal := no_such_seat(state, request.asker) or live_hand(state, request.holder):
        return refusal
    if request.asker == request.holder:
        return refuse("own-hand", why="counts")
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="no-bet")
    if request.asked is CountAsked.ESTIMATE:
        return Ruling(TOLD, cite(rules, "stack-estimate"), request.asker)
    cited = cite(rules, "stack_count_right")
    policy = rules.policy.turn.stack_count_right
    if not _may_know(policy, state, request):
        return Ruling(NOT_TOLD, cited, request.asker)
    holder = request.holder
    amount = state.bets[holder] if request.asked is CountAsked.BET else state.bets[holder] + state.stacks[holder]
    return Ruling(TOLD, cited, request.asker, facts=(("chips", amount),))


def _may_know(policy: StackCount, state: BettingRound, request: CountRequest) -> bool:
    if request.asked is CountAsked.BET:
        return True
    all_in = state.stacks[request.holder] == 0
    if policy is StackCount.OWN_TURN_FACING_ALL_IN:
        owes = state.bets[request.asker] < state.bets[request.holder]
        return all_in and owes and state.turn == request.asker
    return all_in


class PotQuestion(Enum):
    """What a player asks about the pot."""

    COUNT = "count"
    SPREAD = "spread"
    """To have the chips spread out, so that the player can count them."""


def pot_count(rules: HandRules, state: HandState, asked: PotQuestion) -> Ruling | Refusal:
    """Does the dealer count the pot, or spread it?"""
    if isinstance(state, Seated | Settled):
        return refuse("not-now", why="no-pot")
    turn = rules.policy.turn
    if asked is PotQuestion.SPREAD:
        cited = cite(rules, "pot_spread_on_request")
        return Ruling("spread" if turn.pot_spread_on_request else NOT_TOLD, cited)
    cited = cite(rules, "pot_count_games")
    games = {Limit(one.value.replace("_", "-")) for one in turn.pot_count_games}
    if rules.limit not in games:
        return Ruling(NOT_TOLD, cited)
    return Ruling(TOLD, cited, facts=(("chips", on_the_felt(state)),))
