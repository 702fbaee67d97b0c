"""A player at the showdown neither shows nor mucks, or somebody else turns his cards.

PSLive 42b and FIGP 27b: staff order him to show or fold; five seconds later the hand is dead and the delay is
penalised. The dealer may not turn the cards; if another player does, the hand is live. TDA leaves both to the floor,
who may impose an order (17-A) and let a hand be seen (18-B).
If somebody is all-in and the betting is over, the dealer does turn them (TDA 16, PSLive 40a, FIGP 26).
"""

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState
from shuffleup.rulings import orders
from shuffleup.rulings.ruling import Option, Penalising, Ruling, cite, cite_case
from shuffleup.rulings.showdown.all_in_muck import must_be_turned_up, turned_up

SECOND = 1_000_000
"""Microseconds, the unit of all times."""


class OrderGiven(Struct, frozen=True, gc=False):
    """The order to show or fold: the seat, the time of the order, and the time now."""

    seat: int
    given: int
    now: int


def refuses_to_show(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """The player keeps his cards face down when it is his turn to show."""
    return order_to_show(rules, state, seat, "show_or_fold_seconds")


def order_to_show(rules: HandRules, state: HandState, seat: int, parameter: str) -> Ruling | Refusal:
    """Show or fold, and within how many seconds; if the book has no such order, the floor decides."""
    if refusal := orders.live_hand(state, seat):
        return refusal
    if must_be_turned_up(rules, state, seat):
        return turned_up(rules, state, seat, "refused-to-show")
    seconds = rules.policy.showdown.show_or_fold_seconds
    names = (parameter, "show_or_fold_seconds")
    if seconds is None:
        cited = cite_case(rules, "hand-not-shown", *names)
        choices = (
            Option("must-show", cited),
            Option(orders.DEAD_HAND, cited, remedy=orders.killed(state, seat, cited, "refused-to-show")),
        )
        return Ruling(orders.FLOOR_DECIDES, cited, seat, options=choices)
    cited = cite(rules, *names)
    return Ruling("show-or-fold", cited, seat, pending=("order-runs-out",), facts=(("seconds", seconds),))


def order_run_out(rules: HandRules, state: HandState, order: OrderGiven) -> Ruling | Refusal:
    """Whether the time to show is over; if so, the hand is dead and the delay is penalised."""
    if refusal := orders.live_hand(state, order.seat):
        return refusal
    if order.now < order.given:
        return refuse("before-the-order")
    if must_be_turned_up(rules, state, order.seat):
        return turned_up(rules, state, order.seat, "refused-to-show")
    seconds = rules.policy.showdown.show_or_fold_seconds
    if seconds is None:
        cited = cite_case(rules, "hand-not-shown", "show_or_fold_seconds")
        return orders.live_or_dead(state, order.seat, cited, "refused-to-show")
    cited = cite(rules, "show_or_fold_seconds")
    ends = order.given + seconds * SECOND
    if order.now < ends:
        return Ruling("show-or-fold", cited, order.seat, pending=("order-runs-out",), facts=(("ends", ends),))
    remedy = orders.killed(state, order.seat, cited, "did-not-show-in-time")
    return Ruling(orders.DEAD_HAND, cited, order.seat, penalty=Penalising.MANDATORY, remedy=remedy)


def turned_by_another(rules: HandRules, state: HandState, seat: int, other: int) -> Ruling | Refusal:
    """Another player turned the cards up. ``facts`` names him: the penalty is his."""
    if refusal := orders.holds_cards(state, seat) or orders.no_such_seat(state, other):
        return refusal
    if seat == other:
        return refuse("own-hand", why="turned-up")
    cited = cite_case(rules, "hand-asked-for", "turned_by_other_player")
    if rules.policy.showdown.turned_by_other_player is None:
        return orders.live_or_dead(state, seat, cited, "turned-by-another-player")
    remedy = orders.restored(state, seat, cited, "turned-by-another-player")
    return Ruling(
        orders.LIVE_HAND, cited, seat, penalty=Penalising.POSSIBLE, remedy=remedy, facts=(("penalised", other),)
    )
