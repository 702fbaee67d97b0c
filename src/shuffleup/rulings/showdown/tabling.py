"""Tabled, partly shown and discarded hands at the showdown: which of them still has a claim to the pot.

tabled      face up and readable; if the dealer kills such a winner, it is live   TDA 13, PSLive 19a, FIGP 28
discarded   live while its cards can be identified and the dealer has not         TDA 14
            mucked it; or then the floor may bring it back                        PSLive 18, FIGP 34
            dead afterwards, unless the floor finds that it had been read         TDA 13-B
one card    the dealer asks for all of them                                       TDA 15-A
            show or fold, within five seconds                                     PSLive 42b, FIGP 27b
all-in      the betting over, an identifiable hand is turned up instead           TDA 16, PSLive 40a, FIGP 26
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState
from shuffleup.rulebooks.policy.showdown import PartialShow, Retrieval
from shuffleup.rulings.orders import dead, holds_cards, live, live_hand, live_or_dead, restored
from shuffleup.rulings.ruling import Ruling, cite
from shuffleup.rulings.showdown.all_in_muck import must_be_turned_up, turned_up
from shuffleup.rulings.showdown.refusal_to_show import order_to_show


class Shown(Enum):
    """How much of a hand has been face up on the table."""

    ALL = "all"
    SOME = "some"
    NOTHING = "nothing"


class Discarded(Struct, frozen=True, gc=False):
    """A hand that has left its player at the showdown, and what is known about it."""

    seat: int
    shown: Shown = Shown.NOTHING
    identifiable: bool = True
    """Its cards can be identified for certain."""
    mucked: bool = False
    """The dealer has put it into the muck."""
    read: bool = False
    """The floor finds that the table had clearly read it."""


def discarded_at_showdown(rules: HandRules, state: HandState, hand: Discarded) -> Ruling | Refusal:
    """Whether a hand that was discarded or killed at the showdown still counts."""
    seat = hand.seat
    if refusal := holds_cards(state, seat):
        return refusal
    if hand.shown is Shown.ALL:
        cited = cite(rules, "killed-winner", "tabling")
        return live(state, seat, cited, "tabled-hand-killed")
    if hand.identifiable and must_be_turned_up(rules, state, seat):
        return turned_up(rules, state, seat, "thrown-away-at-showdown")
    cited = cite(rules, "discard-at-showdown", "retrieve_identifiable")
    if hand.identifiable and not hand.mucked:
        if rules.policy.showdown.retrieve_identifiable is Retrieval.STAYS_IN_PLAY:
            return Ruling("may-be-tabled", cited, seat, remedy=restored(state, seat, cited, "still-identifiable"))
        return live_or_dead(state, seat, cited, "thrown-away-at-showdown")
    cited = cite(rules, "unclear-hand", "discard-at-showdown")
    if hand.read:
        return live_or_dead(state, seat, cited, "thrown-away-at-showdown")
    return dead(state, seat, cited, "not-identifiable")


def partly_shown(rules: HandRules, state: HandState, seat: int) -> Ruling | Refusal:
    """A player shows one card and keeps the rest hidden."""
    if refusal := live_hand(state, seat):
        return refusal
    if must_be_turned_up(rules, state, seat):
        return turned_up(rules, state, seat, "partly-shown")
    if rules.policy.showdown.partial_show is PartialShow.FLOOR_FIVE_SECONDS:
        return order_to_show(rules, state, seat, "partial_show")
    cited = cite(rules, "partial_show", "tabling")
    return Ruling("asked-to-table-all", cited, seat, pending=("floor-if-refused",))
