"""What the hand asks a seat now, and the action for an answer given in its place (a10, a11).

state ──prompt_of──► Prompt ──table.auto_play──► Answer ──action_of──► Action
"""

from shuffleup.hand.actions import Action, Check, DealCards, Decline, Discard, Fold, Muck, PostBlind, Show, TurnUp
from shuffleup.hand.options import options
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, HandState, Showdown
from shuffleup.table.auto_play import Preferences, automatic
from shuffleup.table.presence import Presence, Prompt, ProxyAnswer


def prompt_of(rules: HandRules, state: HandState, seat: int) -> Prompt | None:
    """What this seat is asked now; None if it is not its turn."""
    if isinstance(state, Choosing):
        return Prompt.CARD if state.waiting >> seat & 1 else None
    if state.turn != seat:
        return None
    match state:
        case BlindOpening():
            return Prompt.REBLIND if any(state.bets) else Prompt.BLIND
        case BettingRound():
            return _betting(rules, state)
        case Drawing():
            return Prompt.DRAW
        case Showdown():
            return Prompt.SHOW
        case CatchUp():
            return Prompt.CATCH_UP
    return None


def _betting(rules: HandRules, state: BettingRound) -> Prompt:
    if options(rules, state).fold:
        return Prompt.PAY
    # With a bet on the table and nothing to add, it is the seat's own blind opening.
    return Prompt.OWN_BLIND if state.price.high else Prompt.KNOCK


def action_of(state: HandState, seat: int, answer: ProxyAnswer) -> Action:
    """The action that an answer means in this phase of the hand."""
    if answer is ProxyAnswer.TURN_LATEST:
        assert isinstance(state, Choosing)
        return TurnUp(seat, covered(state.felt, seat)[-1])
    if answer is ProxyAnswer.FOLD and isinstance(state, CatchUp):
        return Decline(seat)
    return _ACTIONS[answer](seat)


def automatic_action(
    rules: HandRules, state: HandState, seat: int, presence: Presence, preferences: Preferences
) -> Action | None:
    """The action done at once for a seat that sits out or settled its answer; None if it is asked or need not act."""
    prompt = prompt_of(rules, state, seat)
    answer = automatic(presence, preferences, prompt) if prompt else None
    return action_of(state, seat, answer) if answer else None


_ACTIONS: dict[ProxyAnswer, type[PostBlind | DealCards | Check | Fold | Discard | Show | Muck]] = {
    ProxyAnswer.POST: PostBlind,
    ProxyAnswer.DEAL: DealCards,
    ProxyAnswer.KNOCK: Check,
    ProxyAnswer.FINE: Check,
    ProxyAnswer.FOLD: Fold,
    ProxyAnswer.STAND_PAT: Discard,
    ProxyAnswer.SHOW: Show,
    ProxyAnswer.HIDE: Muck,
}
