"""Decides the actions of a betting round: is it legal, what does it cost, who is next."""

from typing import TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.bring_in import bring_in_due
from shuffleup.hand.events import BroughtIn, Called, Checked, Folded, Raised
from shuffleup.hand.options import Options, answerable, fixed_raise_to, may_not_reopen, opens_for_less, options
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import AFTER, lowest
from shuffleup.hand.state import NOBODY, BettingRound, BlindOpening, CatchUp

BettingEvent: TypeAlias = Folded | Checked | Called | Raised | BroughtIn


def fold(rules: HandRules, state: BettingRound, action: Fold) -> Folded | Refusal:
    """Folding in turn always binds (TDA 50-A, 58); only a bring-in cannot be folded."""
    seat = action.seat
    if seat != state.turn:
        return not_your_turn(rules, state, seat)
    if rules.brings_in and not state.acted and bring_in_due(rules, state):
        owed = min(state.price.high, state.stacks[seat])
        return refuse("bring-in-owed", owed=owed)
    bit = 1 << seat
    live = state.live & ~bit
    if live & (live - 1) == 0:
        return Folded(seat, NOBODY)
    return Folded(seat, next_to_act(state, seat, state.waiting & ~bit, state.able & ~bit, live))


def check(rules: HandRules, state: BettingRound, action: Check) -> Checked | Refusal:
    """Checking is legal if there is nothing to call (TDA 55)."""
    seat = action.seat
    if seat != state.turn:
        return not_your_turn(rules, state, seat)
    owed = state.price.high - state.bets[seat]
    if owed > 0:
        return refuse("bet-to-call", rules.cite("invalid_declaration_table"), owed=owed)
    return Checked(seat, next_to_act(state, seat, state.waiting & ~(1 << seat), state.able, state.live))


def call(rules: HandRules, state: BettingRound, action: Call) -> Called | BroughtIn | Refusal:
    """Calling matches the bet; a shorter stack calls all-in. If the door card must bring in, calling does that."""
    seat = action.seat
    if seat != state.turn:
        return not_your_turn(rules, state, seat)
    owed = state.price.high - state.bets[seat]
    if owed <= 0:
        return refuse("nothing-to-call", rules.cite("invalid_declaration_table"))
    bit = 1 << seat
    stack = state.stacks[seat]
    able = state.able
    if owed >= stack:
        owed = stack
        able &= ~bit
    waiting = state.waiting & ~bit
    if waiting == 0:
        turn = NOBODY
    elif able & (able - 1):
        turn = AFTER[seat][waiting]
    else:
        turn = _last_one_able(state, waiting, state.bets[seat] + owed)
    if rules.brings_in and not state.acted and bring_in_due(rules, state):
        return BroughtIn(seat, owed, turn)
    return Called(seat, owed, turn)


def raise_to(rules: HandRules, state: BettingRound, action: RaiseTo, legal: Options | None = None) -> Raised | Refusal:
    """Betting or raising to a total within the bounds of ``options``; ``legal`` are these, if already known."""
    seat = action.seat
    if seat != state.turn:
        return not_your_turn(rules, state, seat)
    to = action.to
    if legal is None:
        legal = options(rules, state)
    if not legal.min_to <= to <= legal.max_to or legal.min_to == 0:
        return _illegal_raise(rules, state, to)
    price = state.price
    bit = 1 << seat
    own = state.bets[seat]
    # Completing is the bet itself and not a raise of the bring-in.
    step = to if rules.brings_in and opens_for_less(rules, state) else to - price.high
    betting = rules.betting
    steps = betting.steps
    if betting.fixed:
        full = step * steps.full_whole >= price.inc * steps.full_part
        inc = price.inc
        if steps.doubling:
            # A bet that is too small is still a bet: players who have checked may raise it.
            full = full or not price.high
            stakes = state.felt.plan.stakes
            inc = stakes.ante
    elif steps.doubling:
        full = to >= 2 * price.high
        inc = to if steps.double_least else 1
    else:
        full = step >= price.inc
        inc = step if full else price.inc
    # Everybody else with chips must answer. Somebody has chips: a raise nobody can answer is not among the options.
    return Raised(seat, to - own, to, inc, full, AFTER[seat][state.able & ~bit])


def next_to_act(state: BettingRound, seat: int, waiting: int, able: int, live: int) -> int:
    """The seat that acts after ``seat``, or ``NOBODY`` if the round is over."""
    if waiting == 0:
        return NOBODY
    if able & (able - 1):
        return AFTER[seat][waiting]
    return waiting_alone(state.bets, waiting, live)


def waiting_alone(bets: tuple[int, ...], waiting: int, live: int) -> int:
    """The only seat with chips left, if it faces more than it has put in; it has nobody left to bet against."""
    seat = lowest(waiting)
    rivals = live & ~(1 << seat)
    if bets[seat] < max([bet for other, bet in enumerate(bets) if rivals >> other & 1]):
        return seat
    return NOBODY


def _last_one_able(state: BettingRound, waiting: int, paid: int) -> int:
    seat = lowest(waiting)
    if state.bets[seat] < paid:
        return seat
    return waiting_alone(state.bets, waiting, state.live)


def not_your_turn(rules: HandRules, state: BettingRound | BlindOpening | CatchUp, seat: int) -> Refusal:
    """The refusal for a seat that acts while another is to act."""
    return refuse("not-your-turn", rules.cite("oot_rule"), seat=seat, turn=state.turn)


def _illegal_raise(rules: HandRules, state: BettingRound, to: int) -> Refusal:
    """The first reason why this total is not legal."""
    legal = options(rules, state)
    seat = state.turn
    own = state.bets[seat]
    all_in = own + state.stacks[seat]
    facts = (("to", to), ("min_to", legal.min_to), ("max_to", legal.max_to))
    if legal.min_to == 0:
        return _no_raise(rules, state, own, all_in, facts)
    if to > all_in:
        return Refusal("raise-too-big", facts=(*facts, ("why", "stack"), ("most", all_in)))
    if rules.betting.fixed:
        return Refusal("raise-not-the-bet", rules.cite("limit_max_raises"), facts)
    if to < legal.min_to:
        doubled = rules.betting.short.double_open and 0 < state.price.high < state.price.inc
        parameter = "raise_over_short_open" if doubled else "min_raise_basis"
        return Refusal("raise-too-small", rules.cite(parameter), facts)
    if rules.betting.spread:
        return Refusal("raise-too-big", facts=(*facts, ("why", "spread"), ("most", legal.max_to)))
    return Refusal("raise-too-big", rules.cite("pot_formula"), (*facts, ("why", "pot"), ("most", legal.max_to)))


def _no_raise(
    rules: HandRules, state: BettingRound, own: int, all_in: int, facts: tuple[tuple[str, int], ...]
) -> Refusal:
    price = state.price
    bit = 1 << state.turn
    if all_in <= price.high:
        return Refusal("no-raise", facts=(*facts, ("why", "stack")))
    if not answerable(state, state.turn):
        return Refusal("no-raise", facts=(*facts, ("why", "nobody-left")))
    if may_not_reopen(rules, state, own):
        parameter = "limit_reopen_fraction" if rules.betting.fixed else "short_all_in_reopen"
        if not state.acted & bit:
            parameter = "bb_option_survives_short_all_in"
        return Refusal(
            "no-raise",
            rules.cite(parameter),
            (*facts, ("why", "not-reopened"), ("more", price.high - own), ("full", price.inc)),
        )
    if rules.betting.fixed and fixed_raise_to(rules, state, all_in) == 0:
        return Refusal(
            "no-raise", rules.cite("limit_max_raises"), (*facts, ("why", "cap"), ("cap", rules.betting.steps.cap))
        )
    raise AssertionError("a raise was refused without a reason")
