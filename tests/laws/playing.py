"""Players who choose among legal acts by a row of bytes, so that a failing hand shrinks towards checks and calls."""

from collections.abc import Iterator
from typing import NamedTuple

from shuffleup.hand.actions import Action, Call, Check, Fold, Muck, Proceed, RaiseTo, Show
from shuffleup.hand.events import HandEvent
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, HandState, Showdown
from tests.laws.deals import Deal

LONGEST_HAND = 3_000


class Step(NamedTuple):
    """One act and what came of it; the first step of a hand is its deal, without an act."""

    before: HandState | None
    action: Action | None
    events: tuple[HandEvent, ...]
    after: HandState


class Choices:
    """Numbers from a row of bytes; nought once the row has been used up."""

    def __init__(self, row: bytes) -> None:
        self._row = iter(row)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``."""
        number = next(self._row, 0)
        if bound > 256:
            number = number * 256 + next(self._row, 0)
        return number % bound


def steps(deal: Deal) -> Iterator[Step]:
    """Plays the hand to its end and says what happened at each act."""
    hand, choices = deal.start(), Choices(deal.choices)
    yield Step(None, None, tuple(hand.events), hand.state)
    for _ in range(LONGEST_HAND):
        if hand.over:
            return
        before, known = hand.state, len(hand.events)
        action = legal_action(hand, choices)
        refusal = hand.act(action)
        assert refusal is None, (action, refusal)
        yield Step(before, action, tuple(hand.events[known:]), hand.state)
    raise AssertionError("the hand does not end")


def finished(deal: Deal) -> Hand:
    """The hand at its end."""
    hand, choices = deal.start(), Choices(deal.choices)
    for _ in range(LONGEST_HAND):
        if hand.over:
            return hand
        assert hand.act(legal_action(hand, choices)) is None
    raise AssertionError("the hand does not end")


def legal_action(hand: Hand, choices: Choices) -> Action:
    """An act that is legal by the options and by the phase."""
    state = hand.state
    if isinstance(state, BettingRound):
        return _bet(hand, choices)
    if isinstance(state, Showdown):
        waiting = members(state.waiting)
        seat = waiting[choices.below(len(waiting))]
        return Muck(seat) if choices.below(3) == 2 else Show(seat)
    return Proceed()


def _bet(hand: Hand, choices: Choices) -> Action:
    legal = hand.options()
    passive = Call(legal.seat) if legal.call else Check(legal.seat)
    wish = choices.below(16)
    if wish in (6, 7):
        return Fold(legal.seat) if legal.fold else passive
    if wish == 8:
        return Fold(legal.seat)
    if wish < 9 or not legal.min_to:
        return passive
    span = legal.max_to - legal.min_to + 1
    total = {9: legal.max_to, 10: legal.min_to, 11: legal.min_to}.get(wish, legal.min_to + choices.below(span))
    return RaiseTo(legal.seat, total)
