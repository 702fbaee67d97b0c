"""What a seat may still do that the floor holds to certain acts, and why it may not do another.

A hold only takes away from what the rules allow. What it leaves is never nothing: a raise that is not legal any more
has become a call, or a check if there is no bet.
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.hand.actions import Action, Call, Check, Fold, Parol, RaiseTo
from shuffleup.hand.bring_in import bring_in_due
from shuffleup.hand.holds import is_over
from shuffleup.hand.options import Options, options
from shuffleup.hand.orders.actions import Floor, HeldAct, Hold
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HeldRound

FOLD, CALL, RAISE = HeldAct.FOLD, HeldAct.CALL, HeldAct.RAISE


class InForce(Struct, frozen=True, gc=False):
    """What holds a seat at this moment: the acts that are left, the total of a raise (0: any), and whose order."""

    acts: tuple[HeldAct, ...]
    to: int
    by: Floor


def hold_on(state: BettingRound, seat: int) -> InForce | None:
    """What holds this seat now; ``None`` if nothing does, or if the bet is none of those that it was held over."""
    if not isinstance(state, HeldRound):
        return None
    for one in state.holds:
        if one.seat == seat and is_over(one.hold, state.price):
            acts = tuple([act for act in HeldAct if act in one.hold.acts])
            if RAISE in acts and _reduced(state, one.hold):
                acts = tuple([act for act in HeldAct if act is CALL or (act in acts and act is not RAISE)])
            return InForce(acts, one.hold.to if RAISE in acts else 0, one.by)
    return None


def _reduced(state: BettingRound, hold: Hold) -> bool:
    """Has one of the seats acted that reduce a raise by staying in?"""
    acted = state.live & ~state.waiting
    return any(acted >> seat & 1 for seat in hold.reduced_by)


def limited(rules: HandRules, state: BettingRound, legal: Options) -> Options:
    """The options of the seat to act without what it is held from."""
    held = hold_on(state, legal.seat)
    return _limited(rules, state, legal, held) if held else legal


def _limited(rules: HandRules, state: BettingRound, legal: Options, held: InForce) -> Options:
    least, most = legal.min_to, legal.max_to
    if RAISE not in held.acts:
        least = most = 0
    elif held.to:
        least = most = held.to if least and least <= held.to <= most else 0
    # Whoever must bring in cannot fold, whatever he is held to.
    may_fold = FOLD in held.acts and (state.acted > 0 or not bring_in_due(rules, state))
    may_call = CALL in held.acts or not (may_fold or least)
    offered = may_fold if not may_call and not least else may_fold and legal.fold
    return replace(legal, fold=offered, min_to=least, max_to=most, may_call=may_call)


def held_from(rules: HandRules, state: BettingRound, action: Action, legal: Options | None = None) -> Refusal | None:
    """Why the seat to act may not do this: it is held to something else, by the rule of that order.

    ``legal`` is what the rules allow it, if its cards decide that, too. What they refuse for a reason of their own is
    not answered here.
    """
    held = hold_on(state, state.turn)
    if held is None:
        return None
    left = _limited(rules, state, legal or options(rules, state), held)
    kept = True
    match action:
        case Fold():
            kept = FOLD in held.acts
        case Check() | Call() | Parol():
            kept = left.may_call
        case RaiseTo():
            kept = RAISE in held.acts and held.to in (0, action.to)
    return None if kept else _refused(held, left)


def _refused(held: InForce, left: Options) -> Refusal:
    may = {FOLD: FOLD in held.acts, CALL: left.may_call, RAISE: left.min_to > 0}
    why = {
        (FOLD,): "fold",
        (CALL,): "call",
        (RAISE,): "raise",
        (FOLD, CALL): "fold-or-call",
        (FOLD, RAISE): "fold-or-raise",
        (CALL, RAISE): "call-or-raise",
        (FOLD, CALL, RAISE): "fold-or-call-or-raise",
    }[tuple([act for act in HeldAct if may[act]])]
    return Refusal("held-to", held.by.rule, (("why", why), ("seat", left.seat), ("to", held.to)))


def only_act(legal: Options) -> Action | None:
    """The one act that is left to the seat to act, if it is held to one."""
    acts = acts_left(legal)
    return acts[0] if len(acts) == 1 and legal.min_to == legal.max_to else None


def least_act(legal: Options) -> Action:
    """What is done for a held seat whose usual answer is taken from it: it stays in as cheaply as it may, or folds."""
    acts = acts_left(legal)
    return next((act for act in acts if not isinstance(act, Fold)), acts[0])


def is_left(legal: Options, action: Action) -> bool:
    """Is this one of the acts on offer?"""
    if isinstance(action, RaiseTo):
        return bool(legal.min_to) and legal.min_to <= action.to <= legal.max_to
    return action in acts_left(legal)


def acts_left(legal: Options) -> list[Action]:
    """The acts on offer, a raise at its least."""
    seat = legal.seat
    acts: list[Action] = [Fold(seat)] if legal.fold else []
    if legal.may_call:
        acts.append(Call(seat) if legal.call else Check(seat))
    if legal.min_to:
        acts.append(RaiseTo(seat, legal.min_to))
    return acts
