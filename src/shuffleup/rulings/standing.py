"""A hand made live or dead by the floor: the orders it takes, and the choice between the two."""

from shuffleup.hand.floor_actions import FloorAction, KillHand, RestoreHand
from shuffleup.hand.state import HandState, Seated, Settled
from shuffleup.rulings.cited import by_rule
from shuffleup.rulings.ruling import Option, Ruling

LIVE_HAND = "live-hand"
DEAD_HAND = "dead-hand"
FLOOR_DECIDES = "floor-decides"


def is_live(state: HandState, seat: int) -> bool:
    """Has this seat a live hand?"""
    return not isinstance(state, Seated) and bool(state.live >> seat & 1)


def restored(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> tuple[FloorAction, ...]:
    """The order that brings a hand back; none where it is live, or where the pots have been given away."""
    return () if _over(state) or is_live(state, seat) else (RestoreHand(seat, by_rule(cited, reason)),)


def killed(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> tuple[FloorAction, ...]:
    """The order that kills a hand; none where it is dead, or where the pots have been given away."""
    return (KillHand(seat, by_rule(cited, reason)),) if is_live(state, seat) and not _over(state) else ()


def _over(state: HandState) -> bool:
    """Are the chips in the stacks? Then a hand is no more killed or restored: an award is corrected."""
    return isinstance(state, Settled)


def live_or_dead(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> Ruling:
    """The floor decides whether the hand is live."""
    choices = (
        Option(LIVE_HAND, cited, remedy=restored(state, seat, cited, reason)),
        Option(DEAD_HAND, cited, remedy=killed(state, seat, cited, reason)),
    )
    return Ruling(FLOOR_DECIDES, cited, seat, options=choices)
