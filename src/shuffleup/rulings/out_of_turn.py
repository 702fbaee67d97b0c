"""Acting out of turn: what is held, and what becomes of it once the skipped players have acted.

held          the action goes back to the proper player                 TDA 53-A, PSLive 31, FIGP 23
unchanged     nobody has bet or raised: the act binds                   TDA 53-A, PSLive 31
              a skipped player checked or called: cut down to the same  FIGP 23
changed       somebody bet or raised: chips back, every option open     TDA 53-A, PSLive 31, FIGP 23
fold          binds at once, and whatever happens after it              TDA 53-A, 58, FIGP 33
              binds as any other act does                               PSLive 18a
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.betting import call, check, raise_to
from shuffleup.hand.floor_actions import KillHand
from shuffleup.hand.options import Options
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState
from shuffleup.rulebooks.policy.turn import OutOfTurn, OutOfTurnFold
from shuffleup.rulings.cited import by_rule, cite, live_hand, named
from shuffleup.rulings.openers import legal_acts
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalty, Ruling

HELD = "held-until-skipped-player-acts"
"""What is pending while an act out of turn waits."""


class Held(Struct, frozen=True, gc=False):
    """An act out of turn, as it was made."""

    act: BindingAct
    to: int
    """The player's chips of the street with this act, a total."""
    high: int
    """The bet that he faced."""
    skipped: int
    """The seats that had to act before him, as a mask."""


def held(state: BettingRound, act: BindingAct) -> Held:
    """What has to be remembered of an act out of turn until the skipped players have acted."""
    seat = act.seat
    before = state.waiting & _from_to(state.turn, seat, len(state.stacks))
    return Held(act, _total(state, act), state.price.high, before)


def out_of_turn(rules: HandRules, state: HandState, act: BindingAct) -> Ruling | Refusal:
    """The ruling as soon as somebody has acted out of turn. Everything but a fold is held; a fold may bind at once."""
    refusal = impossible(rules, state, act)
    if refusal:
        return refusal
    assert isinstance(state, BettingRound), "an act out of turn is possible in a betting round only"
    turn = rules.resolved.policy.turn
    if isinstance(act, Fold):
        cited = cite(rules, "oot_fold_binding", "oot_rule")
        if turn.oot_fold_binding is OutOfTurnFold.ALWAYS:
            remedy = KillHand(act.seat, by_rule(cited, "folded-out-of-turn"))
            return Ruling("fold", cited, act.seat, act, penalty=Penalty.POSSIBLE, remedy=(remedy,))
    else:
        cited = cite(rules, "oot_rule")
    own = state.bets[act.seat]
    to = _total(state, act)
    return Ruling(
        "held",
        cited,
        act.seat,
        chips=Chips(to, to - own),
        penalty=Penalty.POSSIBLE,
        pending=(HELD,),
        facts=(("turn", state.turn),),
    )


def resolve_held(rules: HandRules, state: HandState, act: Held, deck: Deck | None = None) -> Ruling | Refusal:
    """The ruling once the action has come to the player who acted out of turn.

    With the ``deck`` a hand that may not open has not bet.
    """
    seat = act.act.seat
    if not isinstance(state, BettingRound):
        return Refusal(
            "not-now",
            "the betting is over: an act out of turn has nothing left to bind",
            facts=(("why", "nothing-to-bind"),),
        )
    if state.turn != seat:
        text = f"{named(state, state.turn)} has not acted yet"
        return Refusal("still-skipped", text, cite(rules, "oot_rule")[0], (("turn", state.turn),))
    turn = rules.resolved.policy.turn
    cited = cite(rules, "oot_fold_binding", "oot_rule") if isinstance(act.act, Fold) else cite(rules, "oot_rule")
    if isinstance(act.act, Fold) and turn.oot_fold_binding is OutOfTurnFold.ALWAYS:
        return _bound(state, act, act.act, cited)
    if state.price.high > act.high:
        return _free(state, act, cited, legal_acts(rules, state, deck))
    stayed = act.skipped & state.live
    if isinstance(act.act, RaiseTo) and stayed and turn.oot_rule is OutOfTurn.SKIPPED_CALL_REDUCES:
        return _passive(state, act, cited)
    if isinstance(act.act, RaiseTo):
        legal = legal_acts(rules, state, deck)
        # Folds in between may have left nobody to raise against.
        if not legal.min_to <= act.to <= legal.max_to or not legal.min_to:
            return _passive(state, act, cited)
    return _bound(state, act, act.act, cited)


def impossible(rules: HandRules, state: HandState, act: BindingAct) -> Refusal | None:
    """Why nobody can have acted like this: folded, all-in, in turn, more chips than the stack, an illegal raise."""
    seat = act.seat
    dead = live_hand(state, seat)
    if dead:
        return dead
    if not isinstance(state, BettingRound):
        return Refusal("not-now", "no betting is going on", facts=(("why", "no-betting"),))
    facts = (("seat", seat), ("turn", state.turn))
    if seat == state.turn:
        return Refusal("in-turn", f"it is the turn of {named(state, seat)}: that is no act out of turn", "", facts)
    if not state.able >> seat & 1:
        return Refusal("all-in", f"{named(state, seat)} is all-in and cannot act", "", facts)
    if not state.waiting >> seat & 1:
        return Refusal("has-acted", f"{named(state, seat)} has answered this bet already", "", facts)
    return _illegal(rules, replace(state, turn=seat), act)


def as_if_in_turn(state: BettingRound, seat: int) -> BettingRound:
    """The same betting round with the action on another seat."""
    return replace(state, turn=seat)


def _illegal(rules: HandRules, state: BettingRound, act: BindingAct) -> Refusal | None:
    answer: object = None
    if isinstance(act, Check):
        answer = check(rules, state, act)
    elif isinstance(act, Call):
        answer = call(rules, state, act)
    elif isinstance(act, RaiseTo):
        everything = state.bets[act.seat] + state.stacks[act.seat]
        if act.to > everything:
            facts = (("to", act.to), ("most", everything))
            return Refusal(
                "not-enough-chips",
                f"{named(state, act.seat)} has only {everything}",
                "",
                (*facts, ("why", "only"), ("seat", act.seat)),
            )
        answer = raise_to(rules, state, act)
    return answer if isinstance(answer, Refusal) else None


def _total(state: BettingRound, act: BindingAct) -> int:
    own = state.bets[act.seat]
    if isinstance(act, RaiseTo):
        return act.to
    if isinstance(act, Call):
        return min(state.price.high, own + state.stacks[act.seat])
    return own


def _from_to(first: int, last: int, seats: int) -> int:
    """The seats from ``first`` clockwise to the one before ``last``, as a mask."""
    return sum([1 << (first + step) % seats for step in range((last - first) % seats)])


# ── once the skipped players have acted ──────────────────────────────────────────────────────────────────────────────


def _bound(state: BettingRound, act: Held, binding: BindingAct, cited: tuple[str, ...]) -> Ruling:
    own = state.bets[binding.seat]
    to = _total(state, binding)
    raising = "raise" if state.price.high else "bet"
    key = {Fold: "fold", Check: "check", Call: "call", RaiseTo: raising}[type(binding)]
    return Ruling(key, cited, binding.seat, binding, Chips(to, to - own, max(0, act.to - to)), penalty=Penalty.POSSIBLE)


def _passive(state: BettingRound, act: Held, cited: tuple[str, ...]) -> Ruling:
    """A check or the minimum call; what was put in beyond it goes back."""
    seat = state.turn
    return _bound(state, act, Call(seat) if state.price.high > state.bets[seat] else Check(seat), cited)


def _free(state: BettingRound, act: Held, cited: tuple[str, ...], legal: Options) -> Ruling:
    """Chips back; the player may do whatever he could do in turn."""
    seat, own = legal.seat, state.bets[legal.seat]
    chosen: list[tuple[str, BindingAct]] = [("fold", Fold(seat)), ("call", Call(seat))]
    if legal.min_to:
        chosen.append(("raise", RaiseTo(seat, legal.min_to)))
    choices = []
    for key, choice in chosen:
        to = _total(state, choice)
        choices.append(Option(key, cited, choice, Chips(to, to - own)))
    facts = (("call", legal.call), ("min_to", legal.min_to))
    chips = Chips(own, 0, act.to - own)
    return Ruling("free", cited, seat, chips=chips, options=tuple(choices), penalty=Penalty.POSSIBLE, facts=facts)
