"""Being at the seat: the hand of a player who was not there in time, and of one who uses a device.

    TDA 30, FIGP 72   at the seat when the deal is complete for everybody
    PSLive 25         at the seat when the last card reaches the button (stud: the last upcard of third street)
    TDA 5, PSLive 4b  no device with a live hand
    FIGP 78a          a hand played with a device is dead

The absent player's blinds and antes stay in; in stud the lowest upcard still brings in, and by PSLive 25a it is dealt
the next card.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import CatchUp, HandState, Seated, Settled, Showdown
from shuffleup.rulebooks.policy.conduct import DeviceInHand
from shuffleup.rulebooks.policy.turn import SeatDeadline
from shuffleup.rulings.orders import DEAD_HAND, LIVE_HAND, dead, holds_cards, killed, live_hand, no_such_seat
from shuffleup.rulings.ruling import Chips, Penalising, Ruling, cite


class SeatReached(Enum):
    """When a player reached his seat."""

    BEFORE_LAST_CARD = "before the last card"
    BUTTON_HAS_LAST_CARD = "after the button's last card"
    """The button has its last card, but somebody else is still owed one, because an exposed card is being replaced."""
    AFTER_DEAL = "after the deal"


class Latecomer(Struct, frozen=True, gc=False):
    """A player, and when he reached his seat. ``lowest_upcard``: in stud, his card must bring in."""

    seat: int
    arrival: SeatReached
    lowest_upcard: bool = False


def late_at_seat(rules: HandRules, state: HandState, late: Latecomer) -> Ruling | Refusal:
    """Does the player have a live hand? ``chips.forfeited`` are his blinds and antes, which stay in."""
    if refusal := holds_cards(state, late.seat):
        return refusal
    cited = cite(rules, "seat_deadline")
    last = rules.policy.turn.seat_deadline is SeatDeadline.LAST_CARD_TO_BUTTON
    in_time = late.arrival is SeatReached.BEFORE_LAST_CARD or (
        late.arrival is SeatReached.BUTTON_HAS_LAST_CARD and not last
    )
    if in_time:
        return Ruling(LIVE_HAND, cited, late.seat)
    posted = _posted(state, late.seat)
    facts: tuple[tuple[str, str], ...] = ()
    if late.lowest_upcard:
        cited = (*cited, *cite(rules, "stud_absent_next_card"))
        dealt = rules.policy.turn.stud_absent_next_card
        facts = (("bring-in", "paid"), ("next-card", "dealt" if dealt else "not-dealt"))
    return Ruling(
        DEAD_HAND,
        tuple(dict.fromkeys(cited)),
        late.seat,
        chips=Chips(posted, 0, 0, posted),
        remedy=killed(state, late.seat, cited, "not-at-the-seat"),
        facts=facts,
    )


def big_blind_again(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """A player who was moved as the next big blind, or from it, has the big blind once more: so he does (TDA 11-A)."""
    if refusal := no_such_seat(state, seat):
        return refusal
    return Ruling("stands", cite(rules, "big-blind-twice"), seat)


def device_in_hand(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """A player with a live hand uses a telephone or another device."""
    if refusal := live_hand(state, seat):
        return refusal
    cited = cite(rules, "device_in_hand")
    policy = rules.policy.conduct.device_in_hand
    if policy is DeviceInHand.DEAD_HAND:
        return dead(state, seat, cited, "device-in-hand")
    may = Penalising.POSSIBLE if policy is DeviceInHand.FORBIDDEN_PENALTY_POSSIBLE else Penalising.NONE
    return Ruling(LIVE_HAND, cited, seat, penalty=may, pending=("put-the-device-away",))


def _posted(state: HandState, seat: int) -> int:
    if isinstance(state, Seated):
        return 0
    bets = 0 if isinstance(state, CatchUp | Showdown | Settled) else state.bets[seat]
    return state.felt.paid[seat] + bets
