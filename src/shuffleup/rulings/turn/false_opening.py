"""An opening in poker all'italiana by a hand that may not open, at a table where people deal.

    nobody has acted on it    taken back as a knock, or the hand is dead and the opening lost, or the pot is carried
    others have acted         the hand is dead and the opening lost, or the pot is carried

This is a reading, and no rule has its number: a4 says what opens, not what follows if somebody opens without it. The
floor decides, among what a house would do. Nothing is ordered: a table that is dealt by software refuses such an
opening, so there is no hand that could be put right.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Check, RaiseTo
from shuffleup.hand.phases.betting import raise_to
from shuffleup.hand.phases.openers import opening_barred
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, HandState
from shuffleup.rulings.orders import floor_decides
from shuffleup.rulings.ruling import Chips, Option, Ruling, cite


class FoundOut(Enum):
    """When a false opening is found out."""

    AT_ONCE = "before anybody acts on it"
    LATER = "after others have acted"
    SHOWDOWN = "at the showdown"


class FalseOpening(Struct, frozen=True, gc=False):
    """Who opens, for how much, and when it is found out."""

    seat: int
    amount: int
    found: FoundOut


def false_opening(rules: HandRules, state: HandState, deck: Deck, opening: FalseOpening) -> Ruling | Refusal:
    """What the floor may do about it. Refused where nobody has to open with a pair, or if the hand may open."""
    if not (isinstance(state, BettingRound) and rules.variant.streets[state.felt.street].opens_with_pair):
        return refuse("not-now", why="no-opening")
    if state.price.high:
        return refuse("not-now", why="no-opening")
    action = RaiseTo(opening.seat, opening.amount)
    impossible = raise_to(rules, state, action)
    if isinstance(impossible, Refusal):
        return impossible
    barred = opening_barred(rules, state, deck, action)
    if barred is None:
        return refuse("right-opening", rules.cite("opening"), seat=opening.seat)
    floor = cite(rules, "fairness")
    lost = Chips(opening.amount, opening.amount, forfeited=opening.amount)
    choices = [Option("opening-forfeited", floor, chips=lost), Option("pot-carried", floor)]
    if opening.found is FoundOut.AT_ONCE:
        choices.insert(0, Option("check", floor, Check(opening.seat)))
    cited = (barred.rule, *floor)
    return floor_decides(cited, *choices, seat=opening.seat, facts=(("reason", "false-opening"),))
