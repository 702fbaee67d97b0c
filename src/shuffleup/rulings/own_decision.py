"""The floor's own decision: what may be chosen instead of a ruling, and by which rule.

Fairness comes before the technical rule (TDA 1, PSLive 1, FIGP 80): whatever the books demand, the floor may decide
otherwise. Such a decision names its author and its reason, and cannot be appealed.
"""

from collections.abc import Iterator

from shuffleup.answer import Why
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Call, Check, RaiseTo
from shuffleup.hand.orders.actions import FREE, VoidHand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState, HeldRound, Seated, Settled
from shuffleup.rulings.orders import DEAD_HAND, LIVE_HAND, by, given_up, held_to, killed, restored
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Overruled, Ruling, cite, overrule
from shuffleup.rulings.words_and_chips.amounts import legal_acts

REASON = "floor-decision"


def fairness_rules(rules: HandRules) -> tuple[str, ...]:
    """The rule of the book that puts fairness first."""
    return cite(rules, "fairness")


def other_decisions(rules: HandRules, state: HandState, ruling: Ruling, deck: Deck | None = None) -> tuple[Option, ...]:
    """What the floor may decide instead, each once: first the ruling's own options, then everything else possible.

    With the ``deck``, a hand that may not open is offered no bet.
    """
    cited = fairness_rules(rules)
    found: dict[tuple[str, int], Option] = {}
    for option in (*ruling.options, *_acts(rules, state, ruling, deck), *_hands(state, ruling, cited)):
        same = (ruling.key, ruling.chips.to)
        at = (option.key, option.chips.to)
        if at != same and option.key != ruling.key:
            found.setdefault(at, option)
    return tuple(found.values())


def overruled(rules: HandRules, ruling: Ruling, chosen: Option, author: str, reason: Why) -> Overruled:
    """The decision that replaces a ruling. Raises ``ValueError`` without an author or a reason."""
    return overrule(ruling, chosen, author, reason, fairness_rules(rules)[0])


def _acts(rules: HandRules, state: HandState, ruling: Ruling, deck: Deck | None) -> Iterator[Option]:
    """What the player to act could do, if the ruling binds him to an action or asks him again."""
    if not isinstance(state, BettingRound) or ruling.seat != state.turn:
        return
    cited = fairness_rules(rules)
    legal = legal_acts(rules, state, deck)
    seat, own = state.turn, state.bets[state.turn]
    if legal.call:
        gone = given_up(rules, state, cited, REASON)
        yield Option("fold", cited, gone.act, gone.chips, gone.remedy)
    if legal.may_call:
        called = _act("call", Call(seat), Chips(own + legal.call, legal.call), cited)
        yield called if legal.call else _act("check", Check(seat), Chips(own), cited)
    if legal.min_to:
        key = "raise" if state.price.high else "bet"
        yield _act(key, RaiseTo(seat, legal.min_to), Chips(legal.min_to, legal.min_to - own), cited)


def _act(key: str, act: BindingAct, chips: Chips, cited: tuple[str, ...]) -> Option:
    return Option(key, cited, act, chips)


def _hands(state: HandState, ruling: Ruling, cited: tuple[str, ...]) -> Iterator[Option]:
    """To kill or restore the hand, to let it go, to continue as it is, or to void it altogether."""
    if isinstance(state, Seated | Settled):
        return
    seat = ruling.seat
    if 0 <= seat < len(state.stacks) and state.felt.cards.holes[seat]:
        yield Option(DEAD_HAND, cited, remedy=killed(state, seat, cited, REASON))
        yield Option(LIVE_HAND, cited, remedy=restored(state, seat, cited, REASON))
    if isinstance(state, HeldRound) and any(one.seat == seat for one in state.holds):
        yield Option("free", cited, chips=Chips(state.bets[seat]), remedy=held_to(state, seat, FREE, cited, REASON))
    yield Option("continue", cited)
    yield Option("void-hand", cited, remedy=(VoidHand(by(REASON, cited)),))
