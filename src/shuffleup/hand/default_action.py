"""What is done for a player who does not answer: the choice of each phase that costs nothing (a10, AMB-20)."""

from shuffleup.hand.actions import Action, Check, DealCards, Decline, Discard, Fold, Muck, TurnUp
from shuffleup.hand.seats import lowest
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, HandState, Showdown
from shuffleup.hand.turning import covered


def default_action(state: HandState) -> Action | None:
    """Check or else fold, have the cards dealt, stand pat, turn the latest card, hide, stay out of a carried pot.

    Where seats choose together it is the action of the first who has not chosen. ``None`` where nobody is asked.
    """
    match state:
        case BettingRound():
            seat = state.turn
            return Fold(seat) if state.price.high > state.bets[seat] else Check(seat)
        case BlindOpening():
            return DealCards(state.turn)
        case Drawing():
            return Discard(state.turn)
        case Choosing() if state.waiting:
            seat = lowest(state.waiting)
            return TurnUp(seat, covered(state.felt, seat)[-1])
        case Showdown():
            return Muck(state.turn)
        case CatchUp():
            return Decline(state.turn)
        case _:
            return None
