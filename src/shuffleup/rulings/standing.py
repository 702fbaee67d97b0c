"""A hand made live or dead by the floor: the orders it takes, and the choice between the two."""

from shuffleup.hand.floor_actions import FloorAction, KillHand, RestoreHand
from shuffleup.hand.seats import single
from shuffleup.hand.state import BlindOpening, CatchUp, HandState, Seated, Serving, Settled
from shuffleup.rulings.cited import by_rule
from shuffleup.rulings.ruling import Option, Ruling

LIVE_HAND = "live-hand"
DEAD_HAND = "dead-hand"
FLOOR_DECIDES = "floor-decides"


def is_live(state: HandState, seat: int) -> bool:
    """Has this seat a live hand?"""
    return not isinstance(state, Seated) and bool(state.live >> seat & 1)


def restored(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> tuple[FloorAction, ...]:
    """The order that brings a hand back; none where it is live, or where the hand takes no such order now."""
    return () if _untouchable(state) or is_live(state, seat) else (RestoreHand(seat, by_rule(cited, reason)),)


def killed(
    state: HandState, seat: int, cited: tuple[str, ...], reason: str, others: tuple[int, ...] = ()
) -> tuple[FloorAction, ...]:
    """The order that kills a hand, and ``others`` with it.

    None where it is dead or the last one, or where the hand takes no such order now.
    """
    if not is_live(state, seat) or _untouchable(state) or _last(state):
        return ()
    return (KillHand(seat, by_rule(cited, reason), others),)


def _last(state: HandState) -> bool:
    """Is one live hand left? Then the pot is awarded, or the hand is void."""
    return not isinstance(state, Seated) and bool(single(state.live))


def _untouchable(state: HandState) -> bool:
    """Can hands be neither killed nor restored?

    Once the chips are in the stacks an award is corrected instead. Before the cards, while last cards are served and
    while players catch up with a parol, the hand takes no such order.
    """
    return isinstance(state, BlindOpening | Serving | CatchUp | Settled)


def live_or_dead(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> Ruling:
    """The floor decides whether the hand is live."""
    choices = (
        Option(LIVE_HAND, cited, remedy=restored(state, seat, cited, reason)),
        Option(DEAD_HAND, cited, remedy=killed(state, seat, cited, reason)),
    )
    return Ruling(FLOOR_DECIDES, cited, seat, options=choices)
