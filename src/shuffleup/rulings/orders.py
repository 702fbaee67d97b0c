"""What the rulings on cards share: the floor's signature, and the two answers that many of them come to."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from shuffleup.hand.floor_actions import ExchangeCard, Floor, FloorAction, RebuildStub, SetBet
from shuffleup.hand.refusal import Facts, Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    Choosing,
    Dealing,
    Drawing,
    HandState,
    Seated,
    Settled,
)
from shuffleup.rulings.ruling import Option, Ruling

FLOOR = "floor"
"""Who orders a remedy until ``signed`` names somebody."""


def by(reason: str, cited: tuple[str, ...]) -> Floor:
    """The signature under an order that a ruling demands: its outcome is the reason, its leading rule the rule."""
    return Floor(FLOOR, reason, cited[0])


def signed(remedy: Iterable[FloorAction], author: str, commitment: str = "") -> tuple[FloorAction, ...]:
    """The orders as one person gives them; a rebuilt stub gets the root of its new shuffle, in hexadecimal digits."""
    orders = []
    for one in remedy:
        changes: dict[str, Any] = {"by": replace(one.by, author=author)}
        if isinstance(one, RebuildStub) and commitment:
            changes["commitment"] = commitment
        orders.append(replace(one, **changes))
    return tuple(orders)


def goes_on(cited: tuple[str, ...], seat: int = NOBODY, facts: Facts = ()) -> Ruling:
    """The hand is played on as it is."""
    return Ruling("continue", cited, seat=seat, facts=facts)


def floor_decides(cited: tuple[str, ...], *options: Option, seat: int = NOBODY, facts: Facts = ()) -> Ruling:
    """No rule decides; these are the sensible choices."""
    return Ruling("floor-decides", cited, seat=seat, options=options, facts=facts)


def not_running(state: HandState) -> Refusal | None:
    """A ruling about the hand comes too late when its chips are back in the stacks."""
    if isinstance(state, Settled):
        return Refusal("hand-over", "the hand is over: its deal can no longer be mended", facts=(("why", "deal"),))
    return None


def not_dealt(state: HandState) -> Refusal | None:
    """A ruling about the deal comes too early where players may still open blind, before any card is out."""
    if isinstance(state, BlindOpening):
        return Refusal("not-now", "no cards have been dealt yet", facts=(("why", "no-cards-dealt"),))
    return None


def takes_cards(state: HandState) -> bool:
    """Does the hand take an order about a card of a player now? Not while it serves last cards, nor at its end."""
    return isinstance(state, Dealing | BettingRound | Drawing | Choosing)


def exchanged(state: HandState, held: Iterable[tuple[int, int]], floor: Floor) -> tuple[FloorAction, ...]:
    """The orders that replace these cards, by seat and place in the hand; none where the hand takes none."""
    return tuple([ExchangeCard(seat, pick, floor) for seat, pick in held]) if takes_cards(state) else ()


def bets_back(state: HandState, floor: Floor) -> tuple[FloorAction, ...]:
    """The orders that return what was bet on a street, which must come before its cards are taken back."""
    bets = state.bets if isinstance(state, BettingRound) else ()
    return tuple([SetBet(seat, 0, floor) for seat, bet in enumerate(bets) if bet])


def no_such_seat(state: HandState, seat: int) -> Refusal | None:
    """A seat that the hand does not have."""
    seats = len(plan_seats(state))
    if 0 <= seat < seats:
        return None
    return Refusal(
        "no-such-seat",
        f"the hand has seats 0 to {seats - 1}, not {seat}",
        "",
        (("seat", seat), ("why", "seats"), ("seats", seats)),
    )


def plan_seats(state: HandState) -> tuple[object, ...]:
    """The seats of the hand, whatever its phase."""
    return state.plan.seats if isinstance(state, Seated) else state.felt.plan.seats


def button_of(state: HandState) -> int:
    """The chair number of the button."""
    return (state.plan if isinstance(state, Seated) else state.felt.plan).button


def dead_hand_chips(rules: HandRules) -> Facts:
    """After a hand died for its cards one card is burned for each street, never a second to restore an order."""
    return (("burns-per-street", rules.resolved.policy.deal.burns_per_street),)
