"""Games in which no two hands are equal: who is dealt in, from which deck, and which hand wins a pot.

Suits decide between any two hands, and the winner may depend on who contests the pot (``cards.italian.order``), so
hands are put in order for each pot instead of getting a value each.
"""

from collections.abc import Sequence

from shuffleup.cards.card import Card
from shuffleup.cards.italian.order import order
from shuffleup.cards.italian.ranking import ItalianHand
from shuffleup.cards.italian.vele import best_italian_hand
from shuffleup.games.variant import Variant
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members
from shuffleup.hand.state import Felt
from shuffleup.rulebooks.policy.italian_game import DeckBasis, ItalianSwitches
from shuffleup.table.plan import HandPlan
from shuffleup.table.posting import seated_members
from shuffleup.table.seat import Attendance


def dealt_in(game: Variant, switches: ItalianSwitches, plan: HandPlan, stacks: Sequence[int]) -> int:
    """The seats that get cards, with these chips left after the antes (a3, AMB-03, AMB-04).

    A player who is sitting out pays the ante and gets no cards, even if it takes his last chips (unless the switch says
    otherwise). A parol pot is played by its members, or by everybody once they are all out of the event.
    """
    if game.deals_absent:
        return (1 << len(plan.seats)) - 1
    members_only = seated_members(plan.seats, plan.carry)
    mask = 0
    for place, seat in enumerate(plan.seats):
        present = seat.attendance is Attendance.PRESENT
        if not present and switches.sitout_allin_ante_plays:
            present = stacks[place] == 0
        if present and (not members_only or seat.player in members_only):
            mask |= 1 << place
    return mask


def _players_counted(game: Variant, switches: ItalianSwitches, plan: HandPlan) -> int:
    """The number of players that decides the size of the deck: all seated, or only those dealt in (AMB-01)."""
    seated = len(plan.seats)
    if switches.deck_basis is DeckBasis.ACTIVE_SEATED:
        return seated
    left = [seat.stack for seat in plan.seats]
    for owed in plan.postings:
        left[owed.seat] -= min(owed.amount, left[owed.seat])
    return max(2, dealt_in(game, switches, plan, left).bit_count())


def deck_of_hand(rules: HandRules, plan: HandPlan) -> tuple[Card, ...]:
    """The cards that are shuffled for a hand."""
    return deck_of(rules.variant, rules.switches, plan)


def deck_of(game: Variant, switches: ItalianSwitches, plan: HandPlan) -> tuple[Card, ...]:
    """The same without a rulebook, as no rulebook changes it."""
    return game.deck_for(_players_counted(game, switches, plan)) if game.stripped else game.deck


def lowest_rank_of(rules: HandRules, plan: HandPlan) -> int:
    """The lowest rank of a hand's deck, 0 for the deuce; the low ace is below it."""
    return min(deck_of_hand(rules, plan)) >> 2


def read_hand(rules: HandRules, felt: Felt, own: Sequence[Card]) -> ItalianHand:
    """The hand a player counts, from his own cards and the open cards of one combination."""
    combinations = rules.variant.layout.open_cards(felt.cards.board) if rules.variant.layout.letters else ()
    lowest = lowest_rank_of(rules, felt.plan)
    return best_italian_hand(own, combinations, lowest, own_cards=rules.switches.vele_own_cards)


def best_first(rules: HandRules, hands: dict[int, ItalianHand], contenders: int) -> tuple[int, ...]:
    """The seats that contest a pot, the winner first."""
    seats = members(contenders)
    places = order([hands[seat] for seat in seats], rules.switches.sf_exception)
    return tuple([seats[place] for place in places])
