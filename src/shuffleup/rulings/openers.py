"""What a seat may bet where the hand must be good enough for it, as in the opening of poker all'italiana (a4).

Only its cards tell. Whoever asks without a deck asks what any hand could do, and so gives none away.
"""

from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import RaiseTo
from shuffleup.hand.betting import raise_to
from shuffleup.hand.openers import opening_barred, seat_options
from shuffleup.hand.options import Options, options
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound


def legal_acts(rules: HandRules, state: BettingRound, deck: Deck | None) -> Options:
    """The bounds of the seat to act: with its cards, or for any hand."""
    return seat_options(rules, state, deck) if deck and rules.openers else options(rules, state)


def why_no_raise(rules: HandRules, state: BettingRound, deck: Deck | None, to: int) -> tuple[str, ...]:
    """The rule by which the seat to act may not bet or raise to this total."""
    act = RaiseTo(state.turn, to)
    barred = opening_barred(rules, state, deck, act) if deck and rules.openers else None
    refused = barred or raise_to(rules, state, act)
    return (refused.rule,) if isinstance(refused, Refusal) and refused.rule else ()
