"""Who may make the first bet in games in which the hand must be good enough for it (a4).

Only the player himself learns whether he may: the state holds the opening level, the deck his cards.
"""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.opening import OpeningLevel, qualifies
from shuffleup.hand.actions import RaiseTo
from shuffleup.hand.options import Options, options
from shuffleup.hand.phases.holding import limited
from shuffleup.hand.phases.showdown import hole_cards
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound
from shuffleup.hand.strict_cards import lowest_rank_of
from shuffleup.table.carry import opening_level


def demanded(rules: HandRules, state: BettingRound) -> OpeningLevel | None:
    """The opening level of the first bet; ``None`` if any hand will do, as after a blind opening."""
    if state.price.high or not rules.variant.streets[state.felt.street].opens_with_pair:
        return None
    return opening_level(state.felt.plan.carry)


def may_open(rules: HandRules, state: BettingRound, deck: Deck) -> bool:
    """Is the hand of the seat to act good enough to bet? With unknown cards, the table must judge."""
    level = demanded(rules, state)
    if level is None:
        return True
    held = hole_cards(state.felt, deck, state.turn)
    if len(held) != rules.showdown.whole:
        return False  # a hand with too few or too many cards does not count until the floor has corrected it
    return UNKNOWN in held or qualifies(held, level, lowest_rank_of(rules, state.felt.plan))


def opening_barred(rules: HandRules, state: BettingRound, deck: Deck, action: RaiseTo) -> Refusal | None:
    """Why the seat to act may not bet yet."""
    if action.seat != state.turn or may_open(rules, state, deck):
        return None
    level = opening_level(state.felt.plan.carry)
    return refuse("may-not-open", rules.cite("opening"), level=level.value)


def seat_options(rules: HandRules, state: BettingRound, deck: Deck | None) -> Options:
    """The options of the seat to act as its player sees them: no bet if the hand does not open, or is held from it.

    Without a deck any hand may open.
    """
    return limited(rules, state, opening_options(rules, state, deck))


def opening_options(rules: HandRules, state: BettingRound, deck: Deck | None) -> Options:
    """What the rules allow the seat to act, whatever the floor holds it to."""
    legal = options(rules, state)
    if not (deck and rules.betting.openers and legal.min_to) or may_open(rules, state, deck):
        return legal
    return replace(legal, min_to=0, max_to=0)
