"""What a seat may do now, with all bounds, in one cheap call."""

from msgspec import Struct

from shuffleup.hand.bring_in import bring_in_due
from shuffleup.hand.rules import BettingRules, HandRules, RaiseSteps
from shuffleup.hand.seats import AFTER, members
from shuffleup.hand.state import NOBODY, BettingRound
from shuffleup.rulebooks.policy.raising import LimitCapLift
from shuffleup.table.plan import PostingKind


class Options(Struct, frozen=True, gc=False):
    """The legal actions of the seat whose turn it is. Raises are totals for the street."""

    seat: int
    fold: bool
    """Whether the seat faces a bet. (Folding without one also binds, but is pointless; a bring-in cannot be folded.)"""
    call: int
    """The chips to add; 0: the seat may check. If its door card must bring in, calling does that."""
    min_to: int
    """The minimum total of a bet or raise, or the all-in total if the stack is shorter; 0: no raise is allowed."""
    max_to: int
    may_call: bool = True
    """Whether it may call, or check if there is nothing to call; only the floor's order takes that away."""


def options(rules: HandRules, state: BettingRound) -> Options:
    """The options of ``state.turn`` by the rules; what the floor holds it to is in ``phases.holding``."""
    seat = state.turn
    stack = state.stacks[seat]
    own = state.bets[seat]
    price = state.price
    high = price.high
    owed = high - own
    if rules.brings_in and not state.felt.street and opens_for_less(rules, state):
        return _third_street(rules, state, owed)
    if owed >= stack:
        return Options(seat, owed > 0, stack, 0, 0)
    betting = rules.betting
    if (state.acted >> seat & 1 or betting.option_lost) and may_not_reopen(rules, state, own):
        return Options(seat, owed > 0, owed, 0, 0)
    # Nearly always the next opponent with chips has enough to answer a raise, and the others need not be checked.
    rival = AFTER[seat][state.able]
    if rival == seat or (state.stacks[rival] + state.bets[rival] <= high and not answerable(state, seat)):
        return Options(seat, owed > 0, owed, 0, 0)
    most = own + stack
    least = high + price.inc
    if betting.plain:
        return Options(seat, owed > 0, owed, least if least < most else most, most)
    if betting.fixed:
        # The next step, unless a cap or a short all-in changes it.
        steps = betting.steps
        if price.raises >= steps.cap or steps.complete:
            least = fixed_raise_to(rules, state, most)
        elif least > most:
            least = most
        return Options(seat, owed > 0, owed, least, least)
    if betting.short.double_open and 0 < high < price.inc:
        least = 2 * price.inc
    if betting.pot_limit:
        most = min(most, max(pot_limit_to(betting, state, own), least))
    elif betting.spread:
        stakes = state.felt.plan.stakes
        most = min(most, high + stakes.big_bet)
    return Options(seat, owed > 0, owed, least if least < most else most, most)


def opens_for_less(rules: HandRules, state: BettingRound) -> bool:
    """Is this third street in stud, with nobody in for more than the bring-in, so that it can be completed?"""
    price = state.price
    return rules.brings_in and price.aggressor == NOBODY and state.felt.street == 0 and price.high < price.inc


def _third_street(rules: HandRules, state: BettingRound, owed: int) -> Options:
    """The options on third street: bring in or call that, fold unless one must bring in, or complete the bet."""
    seat = state.turn
    stack = state.stacks[seat]
    fold = bool(state.acted) or not bring_in_due(rules, state)
    # A seat that has called the bring-in is asked again only after a completion.
    if owed >= stack or not answerable(state, seat):
        return Options(seat, fold, min(owed, stack), 0, 0)
    all_in = state.bets[seat] + stack
    least = min(all_in, state.price.inc)
    most = least
    if rules.betting.pot_limit:
        most = min(all_in, max(pot_limit_to(rules.betting, state, state.bets[seat]), least))
    elif not rules.betting.fixed:
        stakes = state.felt.plan.stakes
        most = min(all_in, stakes.big_bet) if rules.betting.spread else all_in
    return Options(seat, fold, owed, least, most)


def answerable(state: BettingRound, seat: int) -> bool:
    """Does another seat have more than the current bet? If not, a raise would only be returned."""
    high = state.price.high
    rival = AFTER[seat][state.able]
    if rival != seat and state.stacks[rival] + state.bets[rival] > high:
        return True
    return any(state.stacks[rival] + state.bets[rival] > high for rival in members(state.able & ~(1 << seat)))


def may_not_reopen(rules: HandRules, state: BettingRound, own: int) -> bool:
    """Has the seat to act already used its right to raise, without the betting being reopened?

    The big blind has not, although his blind is in: his option survives a short all-in, unless the house says it does
    not (``option_lost``).
    """
    betting = rules.betting
    used = state.acted >> state.turn & 1 or (betting.option_lost and _blind_only_overtaken(rules, state))
    return bool(used) and not reopened(betting, state, own)


def _blind_only_overtaken(rules: HandRules, state: BettingRound) -> bool:
    """Is the big blind to act after somebody went all-in for more and nobody made a full raise?"""
    price, plan = state.price, state.felt.plan
    if state.felt.street != rules.variant.first_round or price.raises != 1 or price.high <= plan.stakes.big_blind:
        return False
    return any(owed.seat == state.turn and owed.kind is PostingKind.BIG_BLIND for owed in plan.postings)


def reopened(betting: BettingRules, state: BettingRound, own: int) -> bool:
    """May a seat that has acted since the last full raise raise again?

    Short all-ins may add up to a full raise (TDA 47-A), in fixed-limit to the part of one that is enough (TDA 47-B), or
    never do (PSLive 37, FIGP 19, AMB-18); in no-limit and pot-limit a seat that only checked may be exempt (FIGP 19).
    """
    price, steps, short = state.price, betting.steps, betting.short
    if steps.doubling:
        return False
    if betting.fixed:
        return short.cumulative and (price.high - own) * steps.full_whole >= price.inc * steps.full_part
    if short.cumulative and price.high - own >= price.inc:
        return True
    return not short.bars_checkers and own == 0


def fixed_raise_to(rules: HandRules, state: BettingRound, all_in: int) -> int:
    """The only legal total in fixed-limit: the next step, or all-in for less; 0 once the cap is reached."""
    steps = rules.betting.steps
    price = state.price
    if price.raises >= steps.cap and not _cap_lifted(steps, state):
        return 0
    to = price.high + price.inc
    if steps.complete:
        short = price.high % price.inc
        if 0 < short * steps.full_whole < price.inc * steps.full_part:
            to -= short
    return to if to < all_in else all_in


def _cap_lifted(steps: RaiseSteps, state: BettingRound) -> bool:
    if steps.cap_lift is LimitCapLift.EVENT_TWO_PLAYERS:
        return state.felt.plan.players_left == 2
    return state.felt.active == 2


def pot_limit_to(betting: BettingRules, state: BettingRound, own: int) -> int:
    """The largest pot-limit total: the call plus the pot after the call (TDA 54, FIGP 10, MED-16).

    By the other reading, all that is put in, including the call, is at most pot, bets and that call (AMB-17).
    """
    felt = state.felt
    pot = sum(felt.paid) + felt.dead + sum(state.bets) + felt.assumed
    return state.price.high + pot if betting.call_once else 2 * state.price.high - own + pot
