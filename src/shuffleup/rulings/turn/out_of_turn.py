"""Action out of turn: what is held, and what happens to it once the skipped players have acted.

held          the action goes back to the proper player                 TDA 53-A, PSLive 31, FIGP 23
unchanged     nobody has bet or raised: the action binds                TDA 53-A, PSLive 31
              a skipped player checked or called: reduced to the same   FIGP 23
changed       somebody bet or raised: chips back, every option open     TDA 53-A, PSLive 31, FIGP 23
fold          binds at once, whatever happens after it                  TDA 53-A, 58, FIGP 33
              binds like any other action                               PSLive 18a

Actions out of turn may follow each other: a player who calls a bet made out of turn has called that bet, and his action
is unchanged as long as only players whose actions are held have bet or raised.
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import PlainFacts, Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Call, Check, Fold, RaiseTo
from shuffleup.hand.decide import BETTING
from shuffleup.hand.evolve import evolve
from shuffleup.hand.options import Options
from shuffleup.hand.orders.actions import Facing, FloorAction, HeldAct, Hold, KillHand
from shuffleup.hand.phases.betting import BettingEvent
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, HandState, Price
from shuffleup.rulebooks.policy.turn import OutOfTurn, OutOfTurnFold
from shuffleup.rulings.orders import by, held_to, live_hand
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Penalising, Ruling, cite
from shuffleup.rulings.words_and_chips.amounts import legal_acts

HELD = "held-until-skipped-player-acts"
"""What is pending while an action out of turn is held."""


class Held(Struct, frozen=True, gc=False):
    """An action out of turn, as it was made."""

    act: BindingAct
    to: int
    """The player's chips on the street including this action, a total."""
    faced: tuple[Price, ...]
    """The bet he faced, and each one before it, made or held: the action is unchanged over any of them."""
    skipped: int
    """The seats that had to act before him, as a mask."""


def held(rules: HandRules, state: BettingRound, act: BindingAct, earlier: tuple[BindingAct, ...] = ()) -> Held:
    """What has to be remembered of an action out of turn until the skipped players have acted.

    ``state`` is the hand without the ``earlier`` actions out of turn, which are also held and must be possible.
    """
    moments = as_played(rules, state, earlier)
    assert not isinstance(moments, Refusal), moments
    return _held(moments, act)


def _held(moments: tuple[BettingRound, ...], act: BindingAct) -> Held:
    """The same, if the hand is known as it was before each action out of turn, this one the last."""
    seen, seat = moments[-1], act.seat
    before = seen.waiting & _from_to(seen.turn, seat, len(seen.stacks))
    faced = tuple(dict.fromkeys([moment.price for moment in moments]))
    return Held(act, _total(seen, act), faced, before)


def as_played(rules: HandRules, state: HandState, acts: tuple[BindingAct, ...]) -> tuple[BettingRound, ...] | Refusal:
    """The hand before each of these actions out of turn and after them, as if each were in turn; the turn stays.

    Refuses the first one that is impossible.
    """
    moments = []
    for act in acts:
        event = _event(rules, state, act)
        if isinstance(event, Refusal):
            return event
        assert isinstance(state, BettingRound), "an act is possible in a betting round only"
        moments.append(state)
        happened = evolve(as_if_in_turn(state, act.seat), event)
        assert isinstance(happened, BettingRound), "a betting event leaves a betting round"
        state = as_if_in_turn(happened, state.turn)
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="no-betting")
    return (*moments, state)


def out_of_turn(
    rules: HandRules, state: HandState, act: BindingAct, earlier: tuple[BindingAct, ...] = ()
) -> Ruling | Refusal:
    """The ruling when somebody has acted out of turn. Everything except a fold is held; a fold may bind at once.

    ``earlier`` are actions out of turn before it that are held.
    """
    moments = as_played(rules, state, (*earlier, act))
    if isinstance(moments, Refusal):
        return moments
    seen, cited = moments[-2], _cited(rules, act)
    if binds_at_once(rules, act):
        remedy = KillHand(act.seat, by("folded-out-of-turn", cited))
        return Ruling("fold", cited, act.seat, act, penalty=Penalising.POSSIBLE, remedy=(remedy,))
    to = _total(seen, act)
    return Ruling(
        "held",
        cited,
        act.seat,
        chips=Chips(to, to - seen.bets[act.seat]),
        penalty=Penalising.POSSIBLE,
        pending=(HELD,),
        remedy=_kept(rules, moments[:-1], act),
        facts=waiting(rules, seen.turn, act.seat, (*earlier, act)),
    )


def kept(
    rules: HandRules, state: BettingRound, act: BindingAct, earlier: tuple[BindingAct, ...] = ()
) -> tuple[FloorAction, ...]:
    """The order that keeps an action out of turn until its turn comes: the player may do nothing else then.

    Another bet than those he answered frees him, but not from a fold that binds at once.
    """
    moments = as_played(rules, state, earlier)
    assert not isinstance(moments, Refusal), moments
    return _kept(rules, moments, act)


def _kept(rules: HandRules, moments: tuple[BettingRound, ...], act: BindingAct) -> tuple[FloorAction, ...]:
    """The same, if the hand is known as it was before each action out of turn, this one the last."""
    state = moments[0]
    if binds_at_once(rules, act):
        return held_to(state, act.seat, Hold((HeldAct.FOLD,)), _cited(rules, act), "folded-out-of-turn")
    made = _held(moments, act)
    reduces = isinstance(act, RaiseTo) and rules.policy.turn.oot_rule is OutOfTurn.SKIPPED_CALL_REDUCES
    hold = Hold(
        acts=(HeldAct.FOLD if isinstance(act, Fold) else HeldAct.RAISE if isinstance(act, RaiseTo) else HeldAct.CALL,),
        to=act.to if isinstance(act, RaiseTo) else 0,
        facing=tuple(dict.fromkeys([Facing(price.aggressor, price.high) for price in made.faced])),
        reduced_by=tuple(members(made.skipped)) if reduces else (),
    )
    return held_to(state, act.seat, hold, _cited(rules, act), "acted-out-of-turn")


def waiting(rules: HandRules, turn: int, seat: int, acts: tuple[BindingAct, ...]) -> PlainFacts:
    """To which seat the action goes back, which other seats' actions are held, and whose folds bind at once."""
    told = [("bound" if binds_at_once(rules, act) else "also-held", act.seat) for act in acts if act.seat != seat]
    return (("turn", turn), *dict.fromkeys(told))


def binds_at_once(rules: HandRules, act: BindingAct) -> bool:
    """Is this a fold that does not wait (TDA 53-A, 58, FIGP 33)?"""
    return isinstance(act, Fold) and rules.policy.turn.oot_fold_binding is OutOfTurnFold.ALWAYS


def _cited(rules: HandRules, act: BindingAct) -> tuple[str, ...]:
    return cite(rules, *(("oot_fold_binding",) if isinstance(act, Fold) else ()), "oot_rule")


def resolve_held(rules: HandRules, state: HandState, act: Held, deck: Deck | None = None) -> Ruling | Refusal:
    """The ruling once the action has come to the player who acted out of turn.

    With the ``deck``, a hand that may not open has not bet.
    """
    seat = act.act.seat
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="nothing-to-bind")
    if state.turn != seat:
        return refuse("still-skipped", cite(rules, "oot_rule")[0], turn=state.turn)
    turn, cited = rules.policy.turn, _cited(rules, act.act)
    if binds_at_once(rules, act.act):
        return _bound(state, act, act.act, cited)
    if state.price not in act.faced:
        return _free(state, act, cited, legal_acts(rules, state, deck))
    stayed = act.skipped & state.live
    if isinstance(act.act, RaiseTo) and stayed and turn.oot_rule is OutOfTurn.SKIPPED_CALL_REDUCES:
        return _passive(state, act, cited)
    if isinstance(act.act, RaiseTo):
        legal = legal_acts(rules, state, deck)
        # After folds in between there may be nobody to raise against.
        if not legal.min_to <= act.to <= legal.max_to or not legal.min_to:
            return _passive(state, act, cited)
    # A bet out of turn that he called may have become less.
    return _passive(state, act, cited) if isinstance(act.act, Call) else _bound(state, act, act.act, cited)


def _event(rules: HandRules, state: HandState, act: BindingAct) -> BettingEvent | Refusal:
    """The action as if in turn, or why it is impossible: a folded or all-in player, his own turn, an illegal raise."""
    seat = act.seat
    if dead := live_hand(state, seat):
        return dead
    if not isinstance(state, BettingRound):
        return refuse("not-now", why="no-betting")
    facts = (("seat", seat), ("turn", state.turn))
    if seat == state.turn:
        return Refusal("in-turn", facts=facts)
    if not state.able >> seat & 1:
        return Refusal("all-in", facts=facts)
    if not state.waiting >> seat & 1:
        return Refusal("has-acted", facts=facts)
    everything = state.bets[seat] + state.stacks[seat]
    if isinstance(act, RaiseTo) and act.to > everything:
        return refuse("not-enough-chips", to=act.to, most=everything, why="only", seat=seat)
    event: BettingEvent | Refusal = BETTING[type(act)](rules, as_if_in_turn(state, seat), act)
    return event


def declared(rules: HandRules, state: BettingRound, act: BindingAct) -> tuple[BindingAct, tuple[str, ...]]:
    """What an act comes to in this state, and the rules by which it does: a call of nothing is a check (TDA 55)."""
    nothing_to_call = isinstance(act, Call) and state.price.high <= state.bets[act.seat]
    if nothing_to_call and rules.policy.wager.invalid_declaration_table:
        return Check(act.seat), cite(rules, "invalid_declaration_table")
    return act, ()


def as_if_in_turn(state: BettingRound, seat: int) -> BettingRound:
    """The same betting round with the action on another seat."""
    return replace(state, turn=seat)


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
    return Ruling(
        key, cited, binding.seat, binding, Chips(to, to - own, max(0, act.to - to)), penalty=Penalising.POSSIBLE
    )


def _passive(state: BettingRound, act: Held, cited: tuple[str, ...]) -> Ruling:
    """A check or the minimum call; chips beyond it go back."""
    seat = state.turn
    return _bound(state, act, Call(seat) if state.price.high > state.bets[seat] else Check(seat), cited)


def _free(state: BettingRound, act: Held, cited: tuple[str, ...], legal: Options) -> Ruling:
    """Chips back; the player may do whatever he could do in turn."""
    seat, own = legal.seat, state.bets[legal.seat]
    staying: tuple[str, BindingAct] = ("call", Call(seat)) if legal.call else ("check", Check(seat))
    chosen: list[tuple[str, BindingAct]] = [("fold", Fold(seat)), staying]
    if legal.min_to:
        chosen.append(("raise", RaiseTo(seat, legal.min_to)))
    choices = []
    for key, choice in chosen:
        to = _total(state, choice)
        choices.append(Option(key, cited, choice, Chips(to, to - own)))
    facts = tuple([(name, chips) for name, chips in (("call", legal.call), ("min_to", legal.min_to)) if chips])
    chips = Chips(own, 0, act.to - own)
    return Ruling("free", cited, seat, chips=chips, options=tuple(choices), penalty=Penalising.POSSIBLE, facts=facts)
