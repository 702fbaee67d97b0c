"""A player was skipped and did not speak up: substantial action out of turn on his left (TDA 53-B).

A player who had time to speak and let substantial action go by loses the right to have it taken back. The actions out
of turn count towards it; they bind, and are played when their turn comes. The action backs up to the skipped player,
and the floor decides what his hand may still do.
"""

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.options import options
from shuffleup.hand.orders.actions import FloorAction
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, BettingRound, HandState
from shuffleup.rulings.orders import CALL_OR_FOLD, given_up, held_to
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalising, Ruling, cite
from shuffleup.rulings.substantial import Act, ActKind, Since, substantial_action
from shuffleup.rulings.turn.out_of_turn import (
    HELD,
    as_if_in_turn,
    as_played,
    binds_at_once,
    kept,
    out_of_turn,
    waiting,
)
from shuffleup.table.plan import PostingKind


class SkippedPlayer(Struct, frozen=True):
    """The actions made past the player to act, in order, and whether he had time to object."""

    acts: tuple[BindingAct, ...]
    had_time: bool = True


def skipped_player(rules: HandRules, state: HandState, facts: SkippedPlayer) -> Ruling | Refusal:
    """Who may still do what. ``state`` is the hand before the actions out of turn: the skipped player is to act."""
    if not facts.acts:
        return refuse("nothing-done")
    moments = as_played(rules, state, facts.acts)
    if isinstance(moments, Refusal):
        return moments
    state, seat = moments[0], moments[0].turn
    done = tuple([Act(act.seat, _kind(moment, act)) for moment, act in zip(moments, facts.acts, strict=False)])
    since = Since(done, state.felt.street == rules.variant.first_round, _big_blind(state), _big_blind_done(state))
    locks = rules.policy.turn.oot_sa_locks_skipped
    # A single action is only an action out of turn, even the big blind's, which FIGP 37a requires.
    several = len(facts.acts) > 1
    if not (locks and facts.had_time and several and substantial_action(rules, since)):
        return _held(rules, state, facts.acts)
    cited = cite(rules, "oot_sa_locks_skipped", "substantial_action")
    return Ruling(
        "floor-decides",
        cited,
        seat,
        options=_choices(rules, state, moments[-1], facts.acts, cited),
        penalty=Penalising.POSSIBLE,
        pending=("skipped-hand", "acts-out-of-turn-bind"),
        facts=(("turn", seat), *[("bound", act.seat) for act in facts.acts]),
    )


def _held(rules: HandRules, state: BettingRound, acts: tuple[BindingAct, ...]) -> Ruling | Refusal:
    """The actions are held, except a fold that binds at once.

    The player who made the last of them is named, and may be penalised; the skipped player has done nothing.
    """
    held = [act.seat for act in acts if not binds_at_once(rules, act)]
    if not held:
        return out_of_turn(rules, state, acts[-1], acts[:-1])
    cited = cite(rules, "oot_rule", *(("oot_fold_binding",) if len(held) < len(acts) else ()))
    facts = waiting(rules, state.turn, held[-1], acts)
    bound = _all_kept(rules, state, acts)
    return Ruling("held", cited, held[-1], penalty=Penalising.POSSIBLE, pending=(HELD,), remedy=bound, facts=facts)


def _all_kept(rules: HandRules, state: BettingRound, acts: tuple[BindingAct, ...]) -> tuple[FloorAction, ...]:
    """The orders that keep each of the actions until its turn comes."""
    return tuple([order for number, act in enumerate(acts) for order in kept(rules, state, act, acts[:number])])


def _kind(state: BettingRound, act: BindingAct) -> ActKind:
    if isinstance(act, RaiseTo):
        return ActKind.RAISE if state.price.high else ActKind.BET
    return {Fold: ActKind.FOLD, Check: ActKind.CHECK, Call: ActKind.CALL}[type(act)]


def _choices(
    rules: HandRules, now: BettingRound, after: BettingRound, acts: tuple[BindingAct, ...], cited: tuple[str, ...]
) -> tuple[Option, ...]:
    """A dead hand, a hand that may not bet or raise, or one that loses nothing; the actions past it bind in each case.

    A bet made past him is not yet on the table for him to call: he can do that once it is played.
    """
    seat = now.turn
    legal = options(rules, as_if_in_turn(after, seat))
    own = now.bets[seat]
    bound = _all_kept(rules, now, acts)
    gone = given_up(rules, now, cited, "let-himself-be-skipped")
    passive = held_to(now, seat, CALL_OR_FOLD, cited, "let-himself-be-skipped")
    return (
        Option("dead-hand", cited, gone.act, gone.chips, (*bound, *gone.remedy)),
        Option("passive-only", cited, None, Chips(own + legal.call, legal.call), (*passive, *bound)),
        Option("free", cited, chips=Chips(own), remedy=bound),
    )


def _big_blind(state: BettingRound) -> int:
    for posting in state.felt.plan.postings:
        if posting.kind is PostingKind.BIG_BLIND:
            return posting.seat
    return NOBODY


def _big_blind_done(state: BettingRound) -> bool:
    """Before the actions out of turn, had the big blind acted, or is it unable to? It acts by adding to its chips."""
    seat = _big_blind(state)
    if seat == NOBODY or not state.able >> seat & 1:
        return True
    owed = state.felt.plan.postings
    posted = sum([one.amount for one in owed if one.seat == seat and one.kind is PostingKind.BIG_BLIND])
    return state.bets[seat] > posted or bool(state.acted >> seat & 1)
