"""A turn or a river that came without a burn or after too many, and a board that was swept into the deck.

Each street has one burn (TDA 38, RP-14; FIGP 1j, 1l). The card that should have come is known by its place:

    the hand is over                 the card stands, and the result with it
    the street has been acted on     the card stands, and the hand goes on
    FIGP 44                          the right card is put there, and no card that comes is disturbed
    TDA, PSLive                      no text: the floor puts it right or lets it stand

A board that was swept away is known to everybody: its cards go back to the table, and the stub that they lay in is
shuffled as one whose order is lost (TDA RP-4, FIGP 49).
"""

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Dealing, HandState, Settled
from shuffleup.rulings.deck.flop import acted_on
from shuffleup.rulings.deck.stub import Disordered, StubOrder, disordered_stub
from shuffleup.rulings.orders import floor_decides, goes_on, not_running
from shuffleup.rulings.ruling import Option, Ruling, cite

_ONE_CARD = 1


class BurnedStreet(Struct, frozen=True, gc=False):
    """A street of one card that lies on the table, and how many cards were burned before it."""

    street: int
    burns: int


def wrong_burns(rules: HandRules, state: HandState, found: BurnedStreet) -> Ruling | Refusal:
    """How the street is corrected. Refused if it has the right burn, is not on the table, or deals several cards."""
    if isinstance(state, Settled):
        return _found_late(rules, state, found)
    if not isinstance(state, BettingRound | Dealing):
        return refuse("not-now", why="street-not-dealt")
    if found.street != state.felt.street or rules.variant.streets[found.street].board != _ONE_CARD:
        return refuse("not-now", why="street-not-dealt")
    if found.burns == rules.policy.deal.burns_per_street:
        return refuse("right-burn", burns=found.burns)
    cited = cite(rules, "burns_per_street", "randomness")
    if isinstance(state, BettingRound) and acted_on(state):
        return goes_on(cited, facts=(("burn", "stands"),))
    if "board-error" in rules.resolved.subjects:
        return Ruling("restore-order", cite(rules, "board-error", "burns_per_street"), facts=(("burn", "put-right"),))
    return floor_decides(cited, Option("restore-order", cited), Option("continue", cited))


def _found_late(rules: HandRules, state: Settled, found: BurnedStreet) -> Ruling | Refusal:
    """Found after the showdown: no text takes back a board by which the pot has been won."""
    if found.street > state.felt.street or rules.variant.streets[found.street].board != _ONE_CARD:
        return refuse("not-now", why="street-not-dealt")
    if found.burns == rules.policy.deal.burns_per_street:
        return refuse("right-burn", burns=found.burns)
    subject = ("board-error",) if "board-error" in rules.resolved.subjects else ()
    return Ruling("result-stands", cite(rules, *subject, "burns_per_street"), facts=(("burn", "stands"),))


def board_swept(rules: HandRules, state: HandState) -> Ruling | Refusal:
    """The board lies in the stub. Refused if there is none, or if no card is to come."""
    if refused := not_running(state):
        return refused
    assert isinstance(state, BettingRound | Dealing), "the hand is running"
    if not state.felt.cards.board:
        return refuse("no-flop")
    found = disordered_stub(rules, state, Disordered(StubOrder.LOST))
    return found if isinstance(found, Refusal) else replace(found, facts=(("flop", "put-right"), *found.facts))
