"""A plain player of Telesina: what his hand is worth with the cards that lie open, and which card he shows.

A hand is measured against what the others show: one that does not beat the best visible hand is worth little, however
high it is.
"""

from collections.abc import Sequence

from shuffleup.bots.chance import mixed
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.italian import ItalianCategory, ItalianHand
from shuffleup.cards.italian_deck import lowest_rank
from shuffleup.cards.italian_vele import best_italian_hand, visible_hand
from shuffleup.games.layout import Layout
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, Choosing
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.table.auto_play import Panel
from shuffleup.table.giro import DealerChoice

_MADE = {
    ItalianCategory.HIGH_CARD: 0.2,
    ItalianCategory.PAIR: 0.45,
    ItalianCategory.TWO_PAIR: 0.65,
    ItalianCategory.THREE_OF_A_KIND: 0.78,
    ItalianCategory.STRAIGHT: 0.84,
    ItalianCategory.FULL_HOUSE: 0.92,
    ItalianCategory.FLUSH: 0.95,
    ItalianCategory.FOUR_OF_A_KIND: 1.0,
    ItalianCategory.STRAIGHT_FLUSH: 1.0,
}
"""What a hand is worth by its category, before anybody else is looked at."""
_BEHIND = 0.55
"""What is left of a hand's worth when a rival shows a better one."""


def telesina_worth(state: BettingRound, figure: Layout, hole: Sequence[Card]) -> float:
    """How good the hand of the seat to act is so far, from 0 to 1."""
    felt = state.felt
    lowest = lowest_rank(len(felt.plan.seats))
    combinations = figure.open_cards(felt.cards.board)
    own = _hand(hole, combinations, lowest)
    worth = _MADE[own.category] + 0.08 * (own.cards[0] >> 2) / 12
    rivals = state.live & ~(1 << state.turn)
    for seat in members(rivals):
        up = [card for card in felt.cards.faces[seat] if card != UNKNOWN]
        if up and visible_hand(up, combinations, lowest).key > own.key:
            return min(1.0, worth) * _BEHIND
    return min(1.0, worth)


def shown_card(seed: int, state: Choosing, seat: int, hole: Sequence[Card], covered: Sequence[int]) -> int:
    """The place of the covered card to turn up: mostly the one that tells less, now and then the other."""
    up = [card for place, card in enumerate(hole) if place not in covered]
    lowest = lowest_rank(len(state.felt.plan.seats))
    told = sorted(covered, key=lambda place: visible_hand((*up, hole[place]), (), lowest).key)
    word = seed + state.felt.plan.hand * 31 + state.felt.street * 7 + seat
    return told[-1] if mixed(word) % 6 == 0 else told[0]


def dealer_choice(seed: int, hand: int, asked: Panel) -> DealerChoice:
    """What a dealer chooses in a mad round: any layout and any mode that he is asked for."""
    word = mixed(seed + hand)
    layouts = [rule for rule in VeleRule if rule is not VeleRule.LIBERA]
    modes = [rule for rule in CoveredRule if rule is not CoveredRule.LIBERA]
    return DealerChoice(
        layouts[word % len(layouts)] if asked.asks_vele else asked.marked.vele,
        modes[(word >> 16) % len(modes)] if asked.asks_covered else asked.marked.covered,
    )


def _hand(hole: Sequence[Card], combinations: Sequence[Sequence[Card]], lowest: int) -> ItalianHand:
    """Fewer than five cards count as they would if they lay open."""
    if len(hole) < 5:
        return visible_hand(hole, combinations, lowest)
    return best_italian_hand(hole, combinations, lowest)
