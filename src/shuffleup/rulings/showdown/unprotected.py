"""A hand that was mixed, fouled or killed because it was not protected, or that a bettor discarded too soon.

Cards that can be identified for certain stay in play (TDA 65-B), or may be brought back (PSLive 18, FIGP 34).
Otherwise the hand is dead, calls are lost, and of a last bet or raise the player gets back

    TDA 15-B, 65      the part that nobody has matched
    PSLive 19b, 31a   the raise itself if nobody has called it; what matched the earlier bet is lost
    FIGP 65           all that was put in with it, if nobody has acted since
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.events import BetsCollected, Called, Checked, Folded, HandEvent, Raised, RoundOpened
from shuffleup.hand.orders.actions import FloorAction, SetBet, VoidHand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState, Seated
from shuffleup.rulebooks.policy.showdown import Retrieval, UnprotectedRefund
from shuffleup.rulings.orders import DEAD_HAND, by, floor_decides, holds_cards, killed, live, live_hand, live_or_dead
from shuffleup.rulings.ruling import Chips, Option, Ruling, cite
from shuffleup.rulings.substantial import Act, ActKind, acts_since


class LastBet(Struct, frozen=True, gc=False):
    """The last action on the street by the player whose hand is gone, if it was a bet or a raise."""

    to: int
    """His chips on the street after it."""
    before: int
    """His chips on the street before it."""
    faced: int
    """The bet that he faced."""
    since: tuple[Act, ...] = ()
    """What others have done after it."""

    @property
    def called(self) -> bool:
        """Has anybody called or raised it?"""
        return any(act.kind in (ActKind.CALL, ActKind.RAISE) for act in self.since)


class LostHand(Struct, frozen=True, gc=False):
    """A hand that was taken, mixed or discarded by mistake. ``bet`` is None if the player only called."""

    seat: int
    identifiable: bool = False
    bet: LastBet | None = None
    thrown_by_bettor: bool = False
    """The bettor discarded it himself because he believed that he had won (TDA 15-B)."""


def lost_hand(rules: HandRules, state: HandState, hand: LostHand) -> Ruling | Refusal:
    """Is the hand dead, and which chips come back?"""
    seat = hand.seat
    if refusal := holds_cards(state, seat) or _impossible_bet(state, hand):
        return refusal
    showdown = rules.policy.showdown
    if hand.identifiable:
        cited = cite(rules, "retrieve_identifiable")
        if hand.thrown_by_bettor:
            # An exception to the rule that folds bind: the dealer keeps the cards, and the floor is called.
            cited = cite(rules, "bettor-discards", "retrieve_identifiable")
        elif showdown.retrieve_identifiable is Retrieval.STAYS_IN_PLAY:
            return live(state, seat, cited, "identifiable")
        return live_or_dead(state, seat, cited, "identifiable")
    cited = cite(rules, "unprotected_hand_refund")
    own = _own(state, seat)
    back = _refund(state, hand, showdown.unprotected_hand_refund)
    orders: tuple[FloorAction, ...] = killed(state, seat, cited, "not-identifiable")
    if back:
        orders = (SetBet(seat, own - back, by("uncalled", cited)), *orders)
    return Ruling(DEAD_HAND, cited, seat, chips=Chips(own - back, 0, back, own - back), remedy=orders)


class MixedHands(Struct, frozen=True, gc=False):
    """Live hands that were mixed with each other."""

    seats: tuple[int, ...]
    identifiable: bool = False


def mixed_hands(rules: HandRules, state: HandState, mixed: MixedHands) -> Ruling | Refusal:
    """Each is a hand that is fouled. If nobody else has a live one, no rule says who wins, and the floor decides."""
    if refusal := next((refused for seat in mixed.seats if (refused := live_hand(state, seat))), None):
        return refusal
    if len(mixed.seats) < 2:
        return refuse("one-hand-mixed")
    first, *others = mixed.seats
    if mixed.identifiable:
        return lost_hand(rules, state, LostHand(first, identifiable=True))
    cited = cite(rules, "unprotected_hand_refund")
    assert not isinstance(state, Seated), "live hands are played"
    if state.live.bit_count() > len(mixed.seats):
        return Ruling(DEAD_HAND, cited, first, remedy=killed(state, first, cited, "not-identifiable", tuple(others)))
    fair = (*cited, *cite(rules, "randomness", "fairness"))
    void = Option("void-hand", fair, remedy=(VoidHand(by("not-identifiable", fair)),))
    return floor_decides(tuple(dict.fromkeys(fair)), Option("random-draw", fair), void)


def last_bet(events: Sequence[HandEvent], seat: int) -> LastBet | None:
    """The last action of a seat on the current street, from the log of the hand, if it was a bet or a raise."""
    found: LastBet | None = None
    place = high = 0
    for number, event in enumerate(events):
        if isinstance(event, BetsCollected):
            found, high = None, 0
        elif isinstance(event, RoundOpened):
            high = event.high
        elif isinstance(event, Raised):
            if event.seat == seat:
                found, place = LastBet(event.to, event.to - event.amount, high), number
            high = event.to
        elif isinstance(event, Called | Checked | Folded) and event.seat == seat:
            found = None
    if found is None:
        return None
    since = [act for act in acts_since(events, place + 1).acts if act.kind is not ActKind.PASSED]
    return replace(found, since=tuple(since))


def _refund(state: HandState, hand: LostHand, policy: UnprotectedRefund) -> int:
    bet = hand.bet
    if bet is None or not isinstance(state, BettingRound):
        return 0
    if policy is UnprotectedRefund.IF_NO_LATER_ACTION:
        return 0 if bet.since else bet.to - bet.before
    if policy is UnprotectedRefund.UNCALLED_RAISE_ONLY:
        return 0 if bet.called else bet.to - bet.faced
    others = [chips for seat, chips in enumerate(state.bets) if seat != hand.seat]
    return max(0, bet.to - max(others))


def _own(state: HandState, seat: int) -> int:
    return state.bets[seat] if isinstance(state, BettingRound) else 0


def _impossible_bet(state: HandState, hand: LostHand) -> Refusal | None:
    bet = hand.bet
    if bet is None or isinstance(state, Seated):
        return None
    own = _own(state, hand.seat)
    if not 0 <= bet.before <= bet.to or bet.faced >= bet.to:
        return refuse("no-raise", why="impossible", to=bet.to, faced=bet.faced, before=bet.before)
    if isinstance(state, BettingRound) and bet.to != own:
        return refuse("not-his-chips", to=bet.to, own=own)
    return None
