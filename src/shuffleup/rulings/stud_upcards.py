"""Upcards in stud: who picks them up while he faces a bet has given his hand up (TDA 66)."""

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState
from shuffleup.rulings.cited import cite, live_hand
from shuffleup.rulings.ruling import Penalty, Ruling
from shuffleup.rulings.standing import DEAD_HAND, LIVE_HAND, killed


def upcards_picked_up(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """``dead-hand`` facing a bet; else the cards go back on the table. Refused where no card lies open."""
    if not rules.brings_in:
        return Refusal("no-upcards", f"{rules.variant.name} has no upcards")
    refused = live_hand(state, seat)
    if refused:
        return refused
    cited = cite(rules, "stud-muck")
    if isinstance(state, BettingRound) and state.able >> seat & 1 and state.bets[seat] < state.price.high:
        return Ruling(DEAD_HAND, cited, seat, remedy=killed(state, seat, cited, "upcards-picked-up"))
    return Ruling(LIVE_HAND, cited, seat, penalty=Penalty.POSSIBLE, pending=("upcards-go-back",))
