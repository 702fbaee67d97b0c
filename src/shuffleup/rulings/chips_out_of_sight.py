"""Chips hidden or carried away, and chips without an owner.

    TDA 63       forfeited, and disqualification possible
    PSLive 16    may be forfeited, or disqualification
    FIGP 70      the stack may be halved, or disqualification; the player keeps the lower half
    TDA 64       chips that nobody can prove to be his return to the inventory

What is forfeited leaves play, and the event.
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.chips.odd_chip import halves
from shuffleup.hand.floor_actions import TakeChips
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BlindOpening, CatchUp, HandState, Seated, Serving
from shuffleup.rulebooks.policy.conduct import ChipsOutOfSight
from shuffleup.rulings.cited import by_rule, cite, no_such_seat
from shuffleup.rulings.ruling import Chips, Option, Penalty, Ruling
from shuffleup.rulings.standing import FLOOR_DECIDES, killed


class ConcealedChips(Struct, frozen=True, gc=False):
    """So many chips of the stack that a seat has now."""

    seat: int
    hidden: int


def chips_out_of_sight(rules: HandRules, state: HandState, chips: ConcealedChips) -> Ruling | Refusal:
    """What hiding chips costs."""
    seat = chips.seat
    refusal = no_such_seat(state, seat)
    if refusal:
        return refusal
    if isinstance(state, Seated):
        return Refusal("not-now", "the hand has not begun", facts=(("why", "not-begun"),))
    stack, unit = state.stacks[seat], state.felt.plan.stakes.unit
    if not 0 < chips.hidden <= stack:
        text = f"{chips.hidden} hidden chips of a stack of {stack}"
        return Refusal("not-enough-chips", text, "", (("hidden", chips.hidden), ("stack", stack), ("why", "hidden")))
    cited = cite(rules, "chips_out_of_sight")
    policy = rules.resolved.policy.conduct.chips_out_of_sight
    expelled = _taken("disqualification", state, seat, stack, cited)
    expelled = replace(expelled, remedy=(*killed(state, seat, cited, "disqualification"), *expelled.remedy))
    lost = _taken("forfeit", state, seat, chips.hidden, cited)
    if policy is ChipsOutOfSight.FORFEIT_AND_DQ_POSSIBLE:
        options = (expelled,)
        return Ruling("forfeit", cited, seat, None, lost.chips, options, Penalty.POSSIBLE, remedy=lost.remedy)
    if policy is ChipsOutOfSight.HALVE_OR_DQ_POSSIBLE:
        lost = _taken("halve", state, seat, halves(stack, unit)[0], cited)
    return Ruling(FLOOR_DECIDES, cited, seat, options=(lost, expelled), penalty=Penalty.POSSIBLE)


def lost_chips(rules: HandRules, amount: int) -> Ruling | Refusal:
    """Chips found whose owner nobody knows."""
    if amount <= 0:
        return Refusal("no-chips", f"{amount} chips found: at least one was")
    return Ruling("to-inventory", cite(rules, "lost-chips"), chips=Chips(0, 0, 0, amount))


def _taken(key: str, state: HandState, seat: int, amount: int, cited: tuple[str, ...]) -> Option:
    """So many chips are forfeited. Before the cards, and while last cards are served, the hand takes no such order."""
    assert not isinstance(state, Seated), "who hides chips has a stack"
    open_now = not isinstance(state, BlindOpening | Serving | CatchUp)
    remedy = (TakeChips(seat, amount, by_rule(cited, key)),) if open_now else ()
    return Option(key, cited, chips=Chips(state.stacks[seat] - amount, 0, 0, amount), remedy=remedy)
