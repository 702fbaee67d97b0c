"""How a player gives his hand up: in turn he folds, but a bring-in that he owes is posted first (TDA 30).

Out of turn it is an order that ends the hand; in turn it would find the hand folded already.
"""

from msgspec import Struct

from shuffleup.hand.actions import Call, Fold
from shuffleup.hand.floor_actions import FloorAction
from shuffleup.hand.opening import bring_in_due
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.ruling import BindingAct, Chips
from shuffleup.rulings.standing import killed


class GivenUp(Struct, frozen=True, gc=False):
    """The act, the player's chips after it, and the orders that follow the act, or stand for it out of turn."""

    act: BindingAct
    chips: Chips
    remedy: tuple[FloorAction, ...] = ()


def given_up(rules: HandRules, state: BettingRound, cited: tuple[str, ...], reason: str) -> GivenUp:
    """A fold; in its place, where the door card must bring in, that bet and then the order that kills the hand."""
    seat = state.turn
    own = state.bets[seat]
    if not bring_in_due(rules, state):
        return GivenUp(Fold(seat), Chips(own))
    owed = min(state.price.high - own, state.stacks[seat])
    # What is called first by the door card is the bring-in itself.
    return GivenUp(Call(seat), Chips(own + owed, owed), killed(state, seat, cited, reason))


def given_up_by(rules: HandRules, state: BettingRound, seat: int, cited: tuple[str, ...], reason: str) -> GivenUp:
    """The same of any player: who is not to act loses his hand by an order."""
    if seat == state.turn:
        return given_up(rules, state, cited, reason)
    return GivenUp(Fold(seat), Chips(state.bets[seat]), killed(state, seat, cited, reason))
