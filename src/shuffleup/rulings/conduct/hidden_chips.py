"""Chips that are found too late, are hidden or carried away, or have no owner.

PSLive 38 and FIGP 18: an all-in binds to the whole stack, and hidden chips bring no gain. With D seen, H hidden and S
the opponent's stack, the winner is paid min(D, S) and the loser pays min(D + H, S). TDA 62 leaves it to the director.

Chips of the stack that a player hides or carries away leave play, and the event:

    TDA 63       forfeited, and disqualification possible
    PSLive 16    may be forfeited, or disqualification
    FIGP 70      the stack may be halved, or disqualification; the player keeps the smaller half
    TDA 64       chips that nobody can prove to be his go back to the inventory
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.chips.pots import halves
from shuffleup.hand.orders.actions import TakeChips
from shuffleup.hand.phases.dealing import post
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Dealing, HandState, Seated, Serving
from shuffleup.hand.view import plan_of
from shuffleup.rulebooks.policy.conduct import ChipsOutOfSight
from shuffleup.rulebooks.policy.wager import HiddenChips
from shuffleup.rulings.orders import FLOOR_DECIDES, by, killed, no_such_seat
from shuffleup.rulings.ruling import Chips, Option, Penalising, Ruling, cite
from shuffleup.table.plan import HandPlan, PostingKind


class FoundChips(Struct, frozen=True, gc=False):
    """Chips found after an all-in was called by ``opponent``, and which of the two has won."""

    seat: int
    opponent: int
    hidden: int
    won: bool


def hidden_chips(rules: HandRules, state: HandState, found: FoundChips) -> Ruling | Refusal:
    """What one pays the other. ``chips.to`` is that amount, ``added`` the part that comes from hidden chips."""
    if refusal := no_such_seat(state, found.seat) or no_such_seat(state, found.opponent) or _impossible(state, found):
        return refusal
    cited = cite(rules, "all_in_hidden_chips")
    plan = plan_of(state)
    seen, stack = _wagered(plan, found.seat), _wagered(plan, found.opponent)
    facts = (("seen", seen), ("hidden", found.hidden), ("opponent", stack))
    strict, counted = min(seen, stack), min(seen + found.hidden, stack)
    kept = found.hidden - (counted - strict)
    if rules.policy.wager.all_in_hidden_chips is HiddenChips.BOUND_NOT_BENEFIT:
        if found.won:
            return Ruling("paid", cited, found.seat, chips=Chips(strict, 0, found.hidden), facts=facts)
        return Ruling("pays", cited, found.seat, chips=Chips(counted, counted - strict, kept), facts=facts)
    accepted = Option("part-of-the-bet", cited, chips=Chips(counted, counted - strict, kept))
    refused = [Option("not-paid", cited, chips=Chips(strict, 0, found.hidden))]
    if not found.won:
        refused = [
            Option("awarded-to-winner", cited, chips=Chips(strict + found.hidden, found.hidden)),
            Option("removed", cited, chips=Chips(strict, 0, 0, found.hidden)),
        ]
    return Ruling(FLOOR_DECIDES, cited, found.seat, options=(accepted, *refused), facts=facts)


def _impossible(state: HandState, found: FoundChips) -> Refusal | None:
    if found.hidden <= 0:
        return refuse("no-chips")
    if found.seat == found.opponent:
        return refuse("own-hand", why="opponent")
    if isinstance(state, Seated):
        return refuse("not-now", why="nobody-all-in")
    if not (state.live >> found.seat & 1 and state.live >> found.opponent & 1):
        return refuse("not-live", why="two-hands")
    felt = state.felt
    if isinstance(state, BettingRound | Dealing) and state.stacks[found.seat]:
        # A player with chips behind has not bet what was hidden among them.
        return refuse("no-all-in", seat=found.seat)
    bets = state.bets[found.seat] if isinstance(state, BettingRound | Dealing) else 0
    needed = min(_wagered(felt.plan, found.seat), _wagered(felt.plan, found.opponent))
    if felt.paid[found.seat] + bets < needed:
        return refuse("no-all-in", seat=found.seat)
    return None


def _wagered(plan: HandPlan, seat: int) -> int:
    """The chips that a seat can win or lose against another: all that it brought, except dead ones in the pot.

    Nobody matches an ante that one player pays for all, nor the pot of earlier streets in a case that begins later.
    """
    dead = [one.amount for one in post(plan).payments if one.seat == seat and one.kind is PostingKind.DEAD_ANTE]
    return plan.seats[seat].stack - sum(dead)


class ChipsOutOfPlay(Struct, frozen=True, gc=False):
    """Chips of a value no longer in play, and the lowest value still in play."""

    found: int
    lowest: int


def late_chips(rules: HandRules, late: ChipsOutOfPlay) -> Ruling | Refusal:
    """Late chips are exchanged only at equal value; what does not make a whole chip is lost (TDA 24-C, PSLive 12)."""
    if late.found <= 0 or late.lowest <= 0:
        return refuse("no-chips")
    cited = cite(rules, "late_found_chips")
    exchanged = late.found // late.lowest * late.lowest
    key = "exchanged" if exchanged else "removed"
    return Ruling(key, cited, chips=Chips(exchanged, 0, exchanged, late.found - exchanged))


class ConcealedChips(Struct, frozen=True, gc=False):
    """The chips hidden, as part of the stack that a seat has now."""

    seat: int
    hidden: int


def chips_out_of_sight(rules: HandRules, state: HandState, chips: ConcealedChips) -> Ruling | Refusal:
    """What hiding chips costs."""
    seat = chips.seat
    if refusal := no_such_seat(state, seat):
        return refusal
    if isinstance(state, Seated):
        return refuse("not-now", why="not-begun")
    stack, plan = state.stacks[seat], state.felt.plan
    if not 0 < chips.hidden <= stack:
        return refuse("not-enough-chips", hidden=chips.hidden, stack=stack, why="hidden")
    cited = cite(rules, "chips_out_of_sight")
    policy = rules.policy.conduct.chips_out_of_sight
    expelled = _taken("disqualification", state, seat, stack, cited)
    expelled = replace(expelled, remedy=(*killed(state, seat, cited, "disqualification"), *expelled.remedy))
    lost = _taken("forfeit", state, seat, chips.hidden, cited)
    if policy is ChipsOutOfSight.FORFEIT_AND_DQ_POSSIBLE:
        options = (expelled,)
        return Ruling("forfeit", cited, seat, None, lost.chips, options, Penalising.POSSIBLE, remedy=lost.remedy)
    if policy is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE:
        lost = _taken("halve", state, seat, halves(stack, plan.stakes.unit)[0], cited)
    return Ruling(FLOOR_DECIDES, cited, seat, options=(lost, expelled), penalty=Penalising.POSSIBLE)


def lost_chips(rules: HandRules, amount: int) -> Ruling | Refusal:
    """Rules on chips found whose owner nobody knows."""
    if amount <= 0:
        return refuse("no-chips")
    return Ruling("to-inventory", cite(rules, "lost-chips"), chips=Chips(0, 0, 0, amount))


def _taken(key: str, state: HandState, seat: int, amount: int, cited: tuple[str, ...]) -> Option:
    """An option to forfeit chips. Before the cards, and while last cards are served, the hand accepts no such order."""
    assert not isinstance(state, Seated), "who hides chips has a stack"
    open_now = not isinstance(state, BlindOpening | Serving | CatchUp)
    remedy = (TakeChips(seat, amount, by(key, cited)),) if open_now else ()
    return Option(key, cited, chips=Chips(state.stacks[seat] - amount, 0, 0, amount), remedy=remedy)
