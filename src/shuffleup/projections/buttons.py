"""What a player of the Italian game can press now, with the words that stand on the buttons (a13).

    before the cards   BUIO 40 · DAI CARTE          then CONTROBUIO 80, OVER 160
    nothing to pay     BUSSO · PAROL · PUNTO 10–990 · PASSO, which asks for a confirmation
    a bet              PASSO · VEDO 20 · RILANCIO 21–990
    one's own blind    VA BENE · RILANCIO

RESTO replaces PUNTO, RILANCIO or VEDO if it takes the whole stack; no other button changes its name. The words stay
Italian in every language.
"""

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from shuffleup.cards.deck import Deck
from shuffleup.hand.options import Options
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, HandState, HeldRound, Showdown

RESTO = "RESTO"
"""The label of a bet, a raise or a call that takes the whole stack."""


class ButtonAct(Enum):
    """What a button does. The value is its label."""

    BLIND = "BUIO"
    SECOND_BLIND = "CONTROBUIO"
    THIRD_BLIND = "OVER"
    DEAL = "DAI CARTE"
    FOLD = "PASSO"
    PAROL = "PAROL"
    KNOCK = "BUSSO"
    BET = "PUNTO"
    RAISE = "RILANCIO"
    CALL = "VEDO"
    STAND = "VA BENE"
    SHOW = "MOSTRO"
    HIDE = "NASCONDO"
    JOIN = "PARTECIPO"
    STAY_OUT = "PASSO, without joining"
    DRAW = "CONFERMA, the cards to change"
    TURN_UP = "CONFERMA, the card to turn up"


_BLINDS = (ButtonAct.BLIND, ButtonAct.SECOND_BLIND, ButtonAct.THIRD_BLIND)
_TURN_RESTO = frozenset({ButtonAct.BET, ButtonAct.RAISE, ButtonAct.CALL})


class Button(Struct, frozen=True, gc=False):
    """A button. ``least`` and ``most`` are the chips that pressing it puts in: equal except for bets and raises."""

    act: ButtonAct
    least: int = 0
    most: int = 0
    stack: int = 0
    confirm: bool = False
    """Whether a second press is required: for folding when there is nothing to pay."""

    def label(self, chips: int) -> str:
        """Its label when this many chips are put in."""
        if self.act in _TURN_RESTO and chips == self.stack:
            return RESTO
        return self.act.value.partition(",")[0]


def buttons(rules: HandRules, state: HandState, deck: Deck, seat: int) -> tuple[Button, ...]:
    """The buttons of a seat now; none if no action is asked of it. Only this player may see them."""
    if isinstance(state, Choosing):
        return (Button(ButtonAct.TURN_UP),) if state.waiting >> seat & 1 else ()
    if state.turn != seat:
        return ()
    match state:
        case BlindOpening():
            blind = _BLINDS[sum([1 for bet in state.bets if bet])]
            return _paying(blind, state.amount, state.stacks[seat]), Button(ButtonAct.DEAL)
        case BettingRound():
            return _of_a_round(rules, state, deck)
        case Drawing():
            return (Button(ButtonAct.DRAW),)
        case Showdown():
            return Button(ButtonAct.SHOW), Button(ButtonAct.HIDE)
        case CatchUp():
            owed = state.target - state.felt.paid[seat]
            return _paying(ButtonAct.JOIN, owed, state.stacks[seat]), Button(ButtonAct.STAY_OUT)
    return ()


def _paying(act: ButtonAct, chips: int, stack: int) -> Button:
    return Button(act, chips, chips, stack)


def _of_a_round(rules: HandRules, state: BettingRound, deck: Deck) -> tuple[Button, ...]:
    legal = seat_options(rules, state, deck)
    own, stack = state.bets[state.turn], state.stacks[state.turn]
    raising = ButtonAct.RAISE if state.price.high else ButtonAct.BET
    more = (Button(raising, legal.min_to - own, legal.max_to - own, stack),) if legal.min_to else ()
    if isinstance(state, HeldRound):
        return tuple(_left(legal, stack, *more))
    if legal.call:
        return Button(ButtonAct.FOLD), _paying(ButtonAct.CALL, legal.call, stack), *more
    if state.price.high:
        return Button(ButtonAct.STAND), *more
    parol = (Button(ButtonAct.PAROL),) if may_say_parol(rules, state) else ()
    return Button(ButtonAct.KNOCK), *parol, *more, Button(ButtonAct.FOLD, confirm=True)


def _left(legal: Options, stack: int, *more: Button) -> Iterator[Button]:
    """The buttons of a seat that the floor holds to certain acts."""
    if legal.fold:
        yield Button(ButtonAct.FOLD, confirm=not legal.call)
    if legal.may_call:
        yield _paying(ButtonAct.CALL, legal.call, stack) if legal.call else Button(ButtonAct.KNOCK)
    yield from more
