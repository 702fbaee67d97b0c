"""Chips that come to light too late: after an all-in was called, or after their value was raced off.

PSLive 38 and FIGP 18: an all-in binds to the whole stack, and hidden chips bring no gain. With D seen, H hidden and S
the opponent's stack, the winner is paid min(D, S) and the loser pays min(D + H, S). TDA 62 leaves it to the director.
"""

from msgspec import Struct

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Dealing, HandState, Seated
from shuffleup.rulebooks.policy.wager import HiddenChips
from shuffleup.rulings.cited import cite, named, no_such_seat
from shuffleup.rulings.ruling import Chips, Option, Ruling
from shuffleup.rulings.standing import FLOOR_DECIDES


class FoundChips(Struct, frozen=True, gc=False):
    """Chips found after an all-in was called by ``opponent``, and who has won between the two."""

    seat: int
    opponent: int
    hidden: int
    won: bool


def hidden_chips(rules: HandRules, state: HandState, found: FoundChips) -> Ruling | Refusal:
    """What is paid between the two. ``chips.to`` is that amount, ``added`` the part that comes from hidden chips."""
    refusal = no_such_seat(state, found.seat) or no_such_seat(state, found.opponent) or _impossible(state, found)
    if refusal:
        return refusal
    cited = cite(rules, "all_in_hidden_chips")
    seats = state.plan.seats if isinstance(state, Seated) else state.felt.plan.seats
    seen, stack = seats[found.seat].stack, seats[found.opponent].stack
    facts = (("seen", seen), ("hidden", found.hidden), ("opponent", stack))
    strict, counted = min(seen, stack), min(seen + found.hidden, stack)
    kept = found.hidden - (counted - strict)
    if rules.resolved.policy.wager.all_in_hidden_chips is HiddenChips.BOUND_NOT_BENEFIT:
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
        return Refusal("no-chips", f"{found.hidden} hidden chips: at least one was found")
    if found.seat == found.opponent:
        return Refusal("own-hand", "a player cannot be his own opponent", facts=(("why", "opponent"),))
    if isinstance(state, Seated):
        return Refusal("not-now", "nobody is all-in yet", facts=(("why", "nobody-all-in"),))
    if not (state.live >> found.seat & 1 and state.live >> found.opponent & 1):
        return Refusal("not-live", "chips are won or lost between two live hands", facts=(("why", "two-hands"),))
    felt = state.felt
    if isinstance(state, BettingRound | Dealing) and state.stacks[found.seat]:
        # Whoever has chips behind has not bet what was hidden among them.
        return Refusal("no-all-in", f"{named(state, found.seat)} is not all-in", facts=(("seat", found.seat),))
    bets = state.bets[found.seat] if isinstance(state, BettingRound | Dealing) else 0
    needed = min(felt.plan.seats[found.seat].stack, felt.plan.seats[found.opponent].stack)
    if felt.paid[found.seat] + felt.dead + bets < needed:
        return Refusal("no-all-in", f"{named(state, found.seat)} is not all-in", facts=(("seat", found.seat),))
    return None


class LateChips(Struct, frozen=True, gc=False):
    """Chips of a value no longer in play, and the lowest value still in play."""

    found: int
    lowest: int


def late_chips(rules: HandRules, late: LateChips) -> Ruling | Refusal:
    """Exchanged at equal value only; what does not make a whole chip is removed (TDA 24-C, PSLive 12)."""
    if late.found <= 0 or late.lowest <= 0:
        return Refusal("no-chips", f"{late.found} found, lowest chip {late.lowest}: both are at least 1")
    cited = cite(rules, "late_found_chips")
    exchanged = late.found // late.lowest * late.lowest
    key = "exchanged" if exchanged else "removed"
    return Ruling(key, cited, chips=Chips(exchanged, 0, exchanged, late.found - exchanged))
