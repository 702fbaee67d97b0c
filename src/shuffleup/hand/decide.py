"""Decides a hand: takes an action, and gives the events up to the next decision, or a refusal with its reason.

    PostBlind, DealCards → before_cards      Fold, Check, Call, RaiseTo → betting      Parol, Join, Decline → carrying
    Discard → drawing      TurnUp → turning      Show, Muck → showdown      Proceed → dealing
    the floor's orders → floor

``decide`` has no memory. ``play`` gives the events together with the state after them, so that a caller need not apply
them again.

Codes of the refusals in order of precedence; the first that applies is the answer. Those for the floor's orders are in
``floor``.

    hand-over            the hand has ended
    not-now              this phase of the hand does not have the action
    not-your-turn        another seat is to act
    held-to              the floor holds the seat to something else
    bet-to-call          check facing a bet
    nothing-to-call      call without a bet
    bring-in-owed        the door card cannot fold
    no-raise             the betting is closed to this seat, or the cap is reached
    raise-too-small      below the minimum and not all-in
    raise-too-big        above the stack or the pot
    raise-not-the-bet    fixed-limit: neither the bet of this street nor all-in
    wrong-cards          the cards named are not those dealt
    wrong-discard        cards not held, too many or too few
    stub-short           the stub is too short for the draw: the discards are shuffled first
"""

from collections.abc import Callable, Sequence
from typing import Any

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.rebuilt import Reshuffled, rebuilt_deck
from shuffleup.hand import actions as asked
from shuffleup.hand.actions import Action
from shuffleup.hand.events import AllInsReleased, HandEvent, HandStarted
from shuffleup.hand.evolve import APPLY, evolve
from shuffleup.hand.floor.decide import order
from shuffleup.hand.orders.actions import FloorAction
from shuffleup.hand.phases.before_cards import deal_cards, post_blind
from shuffleup.hand.phases.betting import call, check, fold, raise_to
from shuffleup.hand.phases.carrying import decline, join, say_parol
from shuffleup.hand.phases.dealing import DEALER
from shuffleup.hand.phases.drawing import discard
from shuffleup.hand.phases.holding import held_from
from shuffleup.hand.phases.openers import opening_barred, opening_options
from shuffleup.hand.phases.showdown import muck, show
from shuffleup.hand.phases.strict_showdown import hide
from shuffleup.hand.phases.stub import STUB_SHORT, Reshuffle, order_of, rebuilding, short_stub
from shuffleup.hand.phases.turning import turn_up
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    HandState,
    HeldRound,
    Serving,
    Settled,
    Showdown,
    Stage,
)
from shuffleup.table.plan import HandPlan


def start(rules: HandRules, plan: HandPlan, deck: Deck, log: list[HandEvent]) -> HandState:
    """Begins a hand: postings, deal and all that follows without a decision. Appends to ``log`` as ``play`` does.

    Raises ``ValueError`` for a plan that cannot be dealt: another game, too few or too many seats, too short a deck.
    """
    game, players = plan.game, len(plan.seats)
    if game.variant != rules.variant.key or game.limit is not rules.limit:
        other = f"{rules.variant.key} {rules.limit.value}"
        raise ValueError(f"the plan is for {game.variant} {game.limit.value} and the rules are for {other}")
    if not 2 <= players <= rules.variant.seats_max:
        most = rules.variant.seats_max
        raise ValueError(f"{rules.variant.name} is dealt to 2 to {most} players, not to {players}")
    each, besides = rules.dealing.dealt
    # If a whole deck is not enough for everybody, the game says what to do (a shared card, discards dealt again).
    if len(deck) < each * players + besides and len(deck) < len(rules.variant.deck_for(players)):
        needed = min(each * players + besides, len(rules.variant.deck_for(players)))
        have, name = len(deck), rules.variant.name
        raise ValueError(f"the deck has {have} cards: a hand of {name} for {players} players needs {needed}")
    begun = HandStarted(plan)
    log.append(begun)
    return follow(rules, APPLY[HandStarted](None, begun), deck, log)


def decide(rules: HandRules, state: HandState, deck: Deck, action: Action) -> tuple[HandEvent, ...] | Refusal:
    """The events of an action, up to the next decision by a person."""
    log: list[HandEvent] = []
    after = play(rules, state, deck, action, log)
    return after if type(after) is Refusal else tuple(log)


def play(rules: HandRules, state: HandState, deck: Deck, action: Action, log: list[HandEvent]) -> HandState | Refusal:
    """``decide`` with the state after it: appends the events to ``log`` and returns the state after them.

    A refusal appends nothing.
    """
    answer = _answer(rules, state, deck, action)
    if type(answer) is Refusal:
        return answer
    for event in answer:
        state = evolve(state, event)
    log.extend(answer)
    return follow(rules, state, deck, log)


def play_refused(
    rules: HandRules,
    state: HandState,
    deck: Deck,
    action: Action,
    log: list[HandEvent],
    shuffle: Reshuffle,
    refusal: Refusal,
) -> tuple[HandState, Deck] | Refusal:
    """Retries a refused action with a new stub: it stays refused unless only the stub was too short."""
    stub = short_stub(rules, state, deck, action) if refusal.code == STUB_SHORT else None
    if not stub:
        return refusal
    state, deck = _rebuild(rules, state, deck, shuffle(stub), log)
    after = play(rules, state, deck, action, log)
    assert type(after) is not Refusal, after
    return settle_stub(rules, after, deck, log, shuffle) if type(after) in DEALER_WAITS else (after, deck)


def settle_stub(
    rules: HandRules, state: HandState, deck: Deck, log: list[HandEvent], shuffle: Reshuffle
) -> tuple[HandState, Deck]:
    """Shuffles new stubs as long as the dealer needs one."""
    while stub := short_stub(rules, state, deck):
        state, deck = _rebuild(rules, state, deck, shuffle(stub), log)
    return state, deck


def _rebuild(
    rules: HandRules, state: HandState, deck: Deck, shuffled: Reshuffled | Sequence[int], log: list[HandEvent]
) -> tuple[HandState, Deck]:
    deck = rebuilt_deck(deck, order_of(shuffled))
    after = play(rules, state, deck, rebuilding(shuffled, state), log)
    assert type(after) is not Refusal, after
    return after, deck


def follow(rules: HandRules, state: HandState, deck: Deck, log: list[HandEvent]) -> HandState:
    """Lets the dealer do everything that needs no decision."""
    while True:
        dealer = DEALER.get(type(state))
        following = dealer(rules, state, deck) if dealer else ()
        if not following:
            return state
        for event in following:
            state = APPLY[type(event)](state, event)
        log.extend(following)
        # The usual end, recognised at once: somebody is to bet or to draw.
        if type(state) in PLAYER_ACTS and state.turn != NOBODY:
            return state


def _answer(rules: HandRules, state: HandState, deck: Deck, action: Action) -> tuple[HandEvent, ...] | Refusal:
    """The events of the action itself; what the dealer does after it is up to ``follow``."""
    event: HandEvent | Refusal
    if isinstance(state, BettingRound) and type(action) in BETTING:
        event = _bet(rules, state, deck, action)
    elif isinstance(state, Drawing) and isinstance(action, asked.Discard):
        event = discard(rules, state, deck, action)
    elif isinstance(action, FloorAction):
        return order(rules, state, deck, action)
    else:
        return _dealer_and_showdown(rules, state, deck, action)
    return event if isinstance(event, Refusal) else (event,)


def _bet(rules: HandRules, state: BettingRound, deck: Deck, action: Action) -> HandEvent | Refusal:
    """An action in a betting round: not one that the floor holds the seat from.

    If only a good hand opens, the cards decide who may make the first bet.
    """
    if isinstance(state, HeldRound) and action.seat == state.turn:  # type: ignore[union-attr]  # it is one of BETTING
        held = held_from(rules, state, action, opening_options(rules, state, deck))
        if held:
            return held
    if rules.betting.openers and isinstance(action, asked.RaiseTo):
        barred = opening_barred(rules, state, deck, action)
        if barred:
            return barred
    event: HandEvent | Refusal = BETTING[type(action)](rules, state, action)
    return event


def _dealer_and_showdown(
    rules: HandRules, state: HandState, deck: Deck, action: Action
) -> tuple[HandEvent, ...] | Refusal:
    event: HandEvent | Refusal | None = None
    if isinstance(state, Showdown) and isinstance(action, asked.Show):
        event = show(rules, state, deck, action)
    elif isinstance(state, Showdown) and isinstance(action, asked.Muck):
        event = hide(rules, state, action) if rules.showdown.best_so_far else muck(rules, state, action)
    elif isinstance(state, BlindOpening) and isinstance(action, asked.PostBlind):
        return post_blind(rules, state, action)
    elif isinstance(state, BlindOpening) and isinstance(action, asked.DealCards):
        return deal_cards(rules, state, action)
    elif isinstance(state, CatchUp) and isinstance(action, asked.Join):
        event = join(rules, state, action)
    elif isinstance(state, CatchUp) and isinstance(action, asked.Decline):
        event = decline(rules, state, action)
    elif isinstance(state, Choosing) and isinstance(action, asked.TurnUp):
        event = turn_up(rules, state, action)
    elif isinstance(state, Dealing) and state.stage is Stage.HELD and isinstance(action, asked.Proceed):
        event = AllInsReleased()
    if event is None:
        return refuse("hand-over") if isinstance(state, Settled) else refuse("not-now", why="phase")
    return event if isinstance(event, Refusal) else (event,)


# Each decider takes its own action, and mypy cannot follow a table of functions with different parameters.
BETTING: dict[type, Callable[[HandRules, BettingRound, Any], Any]] = {
    asked.Fold: fold,
    asked.Check: check,
    asked.Call: call,
    asked.RaiseTo: raise_to,
    asked.Parol: say_parol,
}
PLAYER_ACTS = frozenset({BettingRound, HeldRound, Drawing})
"""The phases in which the dealer has nothing to do while it is somebody's turn."""
DEALER_WAITS = frozenset({Dealing, Serving})
"""The phases in which the dealer may have to wait for a new stub."""
