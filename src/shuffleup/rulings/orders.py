"""What the rulings share: whom one can be made about, the orders that carry it out, and the answers many come to."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import PlainFacts, Refusal, refuse
from shuffleup.hand.actions import Call, Fold
from shuffleup.hand.floor.actions import ExchangeCard, Floor, FloorAction, KillHand, RebuildStub, RestoreHand, SetBet
from shuffleup.hand.phases.opening import bring_in_due
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import single
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    HandState,
    Seated,
    Serving,
    Settled,
)
from shuffleup.hand.view import plan_of
from shuffleup.rulings.ruling import BindingAct, Chips, Option, Ruling

LIVE_HAND = "live-hand"
DEAD_HAND = "dead-hand"
FLOOR_DECIDES = "floor-decides"

# ── whom a ruling can be about ───────────────────────────────────────────────────────────────────────────────────────


def holds_cards(state: HandState, seat: int) -> Refusal | None:
    """Why this seat can have no hand to rule on: no such seat, nothing dealt, folded before."""
    if isinstance(state, Seated | BlindOpening):
        return refuse("not-now", why="no-cards-dealt")
    if unknown := no_such_seat(state, seat):
        return unknown
    if not state.felt.cards.holes[seat]:
        return refuse("no-cards", seat=seat)
    return None


def live_hand(state: HandState, seat: int) -> Refusal | None:
    """Why this seat can have no live hand."""
    refusal = holds_cards(state, seat)
    if refusal or isinstance(state, Seated) or state.live >> seat & 1:
        return refusal
    return refuse("not-live", seat=seat)


def no_such_seat(state: HandState, seat: int) -> Refusal | None:
    """Refuses a seat that the hand does not have."""
    seats = plan_of(state).seats
    if 0 <= seat < len(seats):
        return None
    return refuse("no-such-seat", seat=seat, why="seats", seats=len(seats))


def not_running(state: HandState) -> Refusal | None:
    """A ruling about the hand comes too late when its chips are back in the stacks."""
    if isinstance(state, Settled):
        return refuse("hand-over", why="deal")
    return None


def not_dealt(state: HandState) -> Refusal | None:
    """A ruling about the deal comes too early where players may still open blind, before any card is out."""
    if isinstance(state, BlindOpening):
        return refuse("not-now", why="no-cards-dealt")
    return None


def is_live(state: HandState, seat: int) -> bool:
    """Has this seat a live hand?"""
    return not isinstance(state, Seated) and bool(state.live >> seat & 1)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def by(reason: str, cited: tuple[str, ...]) -> Floor:
    """The signature under an order that a ruling demands: its outcome is the reason, its leading rule the rule.

    The floor orders it; whoever applies the ruling may put his own name there (``signed``).
    """
    return Floor("floor", reason, cited[0])


def signed(remedy: Iterable[FloorAction], author: str, commitment: str = "") -> tuple[FloorAction, ...]:
    """The orders as one person gives them; a rebuilt stub gets the root of its new shuffle, in hexadecimal digits."""
    orders = []
    for one in remedy:
        changes: dict[str, Any] = {"by": replace(one.by, author=author)}
        if isinstance(one, RebuildStub) and commitment:
            changes["commitment"] = commitment
        orders.append(replace(one, **changes))
    return tuple(orders)


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


def restored(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> tuple[FloorAction, ...]:
    """The order that brings a hand back; none where it is live, or where the hand takes no such order now."""
    return () if _untouchable(state) or is_live(state, seat) else (RestoreHand(seat, by(reason, cited)),)


def killed(
    state: HandState, seat: int, cited: tuple[str, ...], reason: str, others: tuple[int, ...] = ()
) -> tuple[FloorAction, ...]:
    """The order that kills a hand, and ``others`` with it.

    None where it is dead or the last one, or where the hand takes no such order now.
    """
    if not is_live(state, seat) or _untouchable(state) or _last(state):
        return ()
    return (KillHand(seat, by(reason, cited), others),)


def _last(state: HandState) -> bool:
    """Is one live hand left? Then the pot is awarded, or the hand is void."""
    return not isinstance(state, Seated) and bool(single(state.live))


def _untouchable(state: HandState) -> bool:
    """Can hands be neither killed nor restored?

    Once the chips are in the stacks an award is corrected instead. Before the cards, while last cards are served and
    while players catch up with a parol, the hand takes no such order.
    """
    return isinstance(state, BlindOpening | Serving | CatchUp | Settled)


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


# ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def goes_on(cited: tuple[str, ...], seat: int = NOBODY, facts: PlainFacts = ()) -> Ruling:
    """The hand is played on as it is."""
    return Ruling("continue", cited, seat=seat, facts=facts)


def floor_decides(cited: tuple[str, ...], *options: Option, seat: int = NOBODY, facts: PlainFacts = ()) -> Ruling:
    """No rule decides; these are the sensible choices."""
    return Ruling("floor-decides", cited, seat=seat, options=options, facts=facts)


def live_or_dead(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> Ruling:
    """The floor decides whether the hand is live."""
    choices = (
        Option(LIVE_HAND, cited, remedy=restored(state, seat, cited, reason)),
        Option(DEAD_HAND, cited, remedy=killed(state, seat, cited, reason)),
    )
    return Ruling(FLOOR_DECIDES, cited, seat, options=choices)


def dead(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> Ruling:
    """The hand is dead."""
    return Ruling(DEAD_HAND, cited, seat, remedy=killed(state, seat, cited, reason))


def live(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> Ruling:
    """The hand is live, and brought back where it was not."""
    return Ruling(LIVE_HAND, cited, seat, remedy=restored(state, seat, cited, reason))


def dead_hand_chips(rules: HandRules) -> PlainFacts:
    """After a hand died for its cards one card is burned for each street, never a second to restore an order."""
    return (("burns-per-street", rules.policy.deal.burns_per_street),)
