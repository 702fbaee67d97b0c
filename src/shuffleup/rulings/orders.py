"""What rulings share: whom one can concern, the orders that carry it out, and answers that many of them give."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Code, PlainFacts, Refusal, refuse
from shuffleup.hand.actions import Call, Fold
from shuffleup.hand.bring_in import bring_in_due
from shuffleup.hand.orders.actions import (
    ExchangeCard,
    Floor,
    FloorAction,
    HeldAct,
    Hold,
    HoldSeat,
    KillHand,
    RebuildStub,
    RestoreHand,
    SetBet,
)
from shuffleup.hand.phases.holding import held_from
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
    """Why this seat has no hand to rule on: no such seat, nothing dealt, folded before."""
    if isinstance(state, Seated | BlindOpening):
        return refuse("not-now", why="no-cards-dealt")
    if unknown := no_such_seat(state, seat):
        return unknown
    if not state.felt.cards.holes[seat]:
        return refuse("no-cards", seat=seat)
    return None


def live_hand(state: HandState, seat: int) -> Refusal | None:
    """Why this seat has no live hand."""
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
    """Refuses a ruling about the hand that comes too late, when the chips are back in the stacks."""
    if isinstance(state, Settled):
        return refuse("hand-over", why="deal")
    return None


def not_dealt(state: HandState) -> Refusal | None:
    """Refuses a ruling about the deal that comes too early, while players may open blind, before any card is out."""
    if isinstance(state, BlindOpening):
        return refuse("not-now", why="no-cards-dealt")
    return None


def is_live(state: HandState, seat: int) -> bool:
    """Does this seat have a live hand?"""
    return not isinstance(state, Seated) and bool(state.live >> seat & 1)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def by(reason: str, cited: tuple[str, ...]) -> Floor:
    """The signature of an order that a ruling requires: its outcome is the reason, its leading rule the rule.

    The floor gives the order; the person who applies the ruling may sign with his own name (``signed``).
    """
    return Floor("floor", Code(reason), cited[0])


def signed(remedy: Iterable[FloorAction], author: str, commitment: str = "") -> tuple[FloorAction, ...]:
    """The orders as given by one person; a rebuilt stub gets the root of its new shuffle, in hexadecimal digits."""
    orders = []
    for one in remedy:
        changes: dict[str, Any] = {"by": replace(one.by, author=author)}
        if isinstance(one, RebuildStub) and commitment:
            changes["commitment"] = commitment
        orders.append(replace(one, **changes))
    return tuple(orders)


CALL_OR_FOLD = Hold((HeldAct.FOLD, HeldAct.CALL))
CALL_OR_RAISE = Hold((HeldAct.CALL, HeldAct.RAISE))
CALL_ONLY = Hold((HeldAct.CALL,))
RAISE_ONLY = Hold((HeldAct.RAISE,))


def held_to(state: HandState, seat: int, hold: Hold, cited: tuple[str, ...], reason: str) -> tuple[FloorAction, ...]:
    """The order that holds a seat to certain acts until it has acted; none if it cannot act in this round of bets."""
    can_act = isinstance(state, BettingRound) and bool(state.able >> seat & 1)
    return (HoldSeat(seat, hold, by(reason, cited)),) if can_act else ()


def takes_cards(state: HandState) -> bool:
    """Does the hand accept an order about a player's card now? Not while it serves last cards, nor at its end."""
    return isinstance(state, Dealing | BettingRound | Drawing | Choosing)


def exchanged(state: HandState, held: Iterable[tuple[int, int]], floor: Floor) -> tuple[FloorAction, ...]:
    """The orders that replace these cards, by seat and place in the hand; none if the hand accepts none."""
    return tuple([ExchangeCard(seat, pick, floor) for seat, pick in held]) if takes_cards(state) else ()


def bets_back(state: HandState, floor: Floor) -> tuple[FloorAction, ...]:
    """The orders that return the bets of a street, which must come before its cards are taken back."""
    bets = state.bets if isinstance(state, BettingRound) else ()
    return tuple([SetBet(seat, 0, floor) for seat, bet in enumerate(bets) if bet])


def restored(state: HandState, seat: int, cited: tuple[str, ...], reason: str) -> tuple[FloorAction, ...]:
    """The order that restores a hand; none if it is live, or if such an order is not accepted now."""
    return () if _untouchable(state) or is_live(state, seat) else (RestoreHand(seat, by(reason, cited)),)


def killed(
    state: HandState, seat: int, cited: tuple[str, ...], reason: str, others: tuple[int, ...] = ()
) -> tuple[FloorAction, ...]:
    """The order that kills a hand, and ``others`` with it.

    None if it is dead or the last one, or if such an order is not accepted now.
    """
    if not is_live(state, seat) or _untouchable(state) or _last(state):
        return ()
    return (KillHand(seat, by(reason, cited), others),)


def _last(state: HandState) -> bool:
    """Is only one live hand left? Then the pot is awarded, or the hand is void."""
    return not isinstance(state, Seated) and bool(single(state.live))


def _untouchable(state: HandState) -> bool:
    """Can hands be neither killed nor restored?

    Once the chips are in the stacks, an award is corrected instead. Before the cards, while last cards are served and
    while players catch up after a parol, the hand accepts no such order.
    """
    return isinstance(state, BlindOpening | Serving | CatchUp | Settled)


class GivenUp(Struct, frozen=True, gc=False):
    """The action, the player's chips after it, and the orders that follow it or, out of turn, replace it."""

    act: BindingAct | None
    chips: Chips
    remedy: tuple[FloorAction, ...] = ()


def given_up(rules: HandRules, state: BettingRound, cited: tuple[str, ...], reason: str) -> GivenUp:
    """A fold; or, if the door card must bring in, the bring-in and then the order that kills the hand.

    A player whom the floor holds from that act loses his hand by an order alone.
    """
    seat = state.turn
    own = state.bets[seat]
    brings_in = bring_in_due(rules, state)
    if held_from(rules, state, Call(seat) if brings_in else Fold(seat)):
        return GivenUp(None, Chips(own), killed(state, seat, cited, reason))
    if not brings_in:
        return GivenUp(Fold(seat), Chips(own))
    owed = min(state.price.high - own, state.stacks[seat])
    # The first call by the door card is the bring-in itself.
    return GivenUp(Call(seat), Chips(own + owed, owed), killed(state, seat, cited, reason))


def given_up_by(rules: HandRules, state: BettingRound, seat: int, cited: tuple[str, ...], reason: str) -> GivenUp:
    """The same for any player: one who is not to act loses his hand by an order."""
    if seat == state.turn:
        return given_up(rules, state, cited, reason)
    return GivenUp(Fold(seat), Chips(state.bets[seat]), killed(state, seat, cited, reason))


# ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def goes_on(cited: tuple[str, ...], seat: int = NOBODY, facts: PlainFacts = ()) -> Ruling:
    """The hand continues as it is."""
    return Ruling("continue", cited, seat=seat, facts=facts)


def floor_decides(cited: tuple[str, ...], *options: Option, seat: int = NOBODY, facts: PlainFacts = ()) -> Ruling:
    """No rule decides; the options are the sensible choices."""
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
    """The hand is live, and is restored if it was not."""
    return Ruling(LIVE_HAND, cited, seat, remedy=restored(state, seat, cited, reason))


def dead_hand_chips(rules: HandRules) -> PlainFacts:
    """After a hand is killed for its cards, each street still burns one card, never another to restore an order."""
    return (("burns-per-street", rules.policy.deal.burns_per_street),)
