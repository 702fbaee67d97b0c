"""A player at the showdown neither shows nor mucks, or somebody else turns his cards.

PSLive 42b and FIGP 27b: staff order him to show or fold; five seconds later the hand is dead and the delay is
penalised. The dealer may not turn the cards; if another player does, the hand is live. TDA leaves both to the floor.
Where somebody is all-in and the betting is over the dealer does turn them (TDA 16, PSLive 40a, FIGP 26).
"""

from msgspec import Struct

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState
from shuffleup.rulings.all_in_muck import must_be_turned_up, turned_up
from shuffleup.rulings.cited import cite, holds_cards, live_hand, no_such_seat
from shuffleup.rulings.ruling import Option, Penalty, Ruling
from shuffleup.rulings.standing import DEAD_HAND, FLOOR_DECIDES, LIVE_HAND, killed, live_or_dead, restored

SECOND = 1_000_000
"""Points in time are microseconds."""


class OrderGiven(Struct, frozen=True, gc=False):
    """The order to show or fold: to whom, when, and what the time is now."""

    seat: int
    given: int
    now: int


def refuses_to_show(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """The player keeps his cards face down in his turn to show."""
    return order_to_show(rules, state, seat, "show_or_fold_seconds")


def order_to_show(rules: HandRules, state: HandState, seat: int, parameter: str) -> Ruling | Refusal:
    """Show or fold, and within how many seconds; where the book gives no such order, the floor decides."""
    refusal = live_hand(state, seat)
    if refusal:
        return refusal
    if must_be_turned_up(rules, state, seat):
        return turned_up(rules, state, seat, "refused-to-show")
    seconds = rules.resolved.policy.showdown.show_or_fold_seconds
    cited = cite(rules, parameter, "show_or_fold_seconds")
    if seconds is None:
        choices = (
            Option("must-show", cited),
            Option(DEAD_HAND, cited, remedy=killed(state, seat, cited, "refused-to-show")),
        )
        return Ruling(FLOOR_DECIDES, cited, seat, options=choices)
    return Ruling("show-or-fold", cited, seat, pending=("order-runs-out",), facts=(("seconds", seconds),))


def order_run_out(rules: HandRules, state: HandState, order: OrderGiven) -> Ruling | Refusal:
    """Whether the time to show is over; then the hand is dead and the delay penalised."""
    refusal = live_hand(state, order.seat)
    if refusal:
        return refusal
    if order.now < order.given:
        return Refusal("before-the-order", "the order to show is given after this moment")
    if must_be_turned_up(rules, state, order.seat):
        return turned_up(rules, state, order.seat, "refused-to-show")
    seconds = rules.resolved.policy.showdown.show_or_fold_seconds
    cited = cite(rules, "show_or_fold_seconds")
    if seconds is None:
        return live_or_dead(state, order.seat, cited, "refused-to-show")
    ends = order.given + seconds * SECOND
    if order.now < ends:
        return Ruling("show-or-fold", cited, order.seat, pending=("order-runs-out",), facts=(("ends", ends),))
    remedy = killed(state, order.seat, cited, "did-not-show-in-time")
    return Ruling(DEAD_HAND, cited, order.seat, penalty=Penalty.MANDATORY, remedy=remedy)


def turned_by_another(rules: HandRules, state: HandState, seat: int, other: int) -> Ruling | Refusal:
    """Another player turned the cards up. ``facts`` names him: the penalty is his."""
    refusal = holds_cards(state, seat) or no_such_seat(state, other)
    if refusal:
        return refusal
    if seat == other:
        return Refusal("own-hand", "a player who turns up his own cards shows them", facts=(("why", "turned-up"),))
    cited = cite(rules, "turned_by_other_player")
    if rules.resolved.policy.showdown.turned_by_other_player is None:
        return live_or_dead(state, seat, cited, "turned-by-another-player")
    remedy = restored(state, seat, cited, "turned-by-another-player")
    return Ruling(LIVE_HAND, cited, seat, penalty=Penalty.POSSIBLE, remedy=remedy, facts=(("penalised", other),))
