"""A plain player of poker all'italiana: when he opens, what he exchanges, and when he prefers to carry the pot.

before the cards   a blind opening now and then, if it costs a small part of the stack
opening            hands that may open mostly do; others check, and pay for what they may become
draw               the part of the hand that counts is kept; four to a flush or straight flush before a low pair
last bets          good hands bet; weak ones check, and would rather play for the pot again than lose it

In Telesina a hand is compared with what the others show: one that does not beat the best visible hand is worth little,
however high it is.
"""

from collections.abc import Sequence

from shuffleup.bots.chance import mixed, mood
from shuffleup.bots.character import Character
from shuffleup.bots.moves import Move, give_up, raise_near, stay
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.italian.deck import lowest_rank
from shuffleup.cards.italian.ranking import ItalianCategory, ItalianHand, italian_hand
from shuffleup.cards.italian.vele import best_italian_hand, visible_hand
from shuffleup.games.layout import Layout
from shuffleup.hand.options import Options
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, Felt
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.table.auto_play import Panel
from shuffleup.table.giro import DealerChoice

_MADE = dict(zip(ItalianCategory, (0.08, 0.3, 0.55, 0.72, 0.82, 0.92, 0.95, 0.99, 1.0), strict=True))
"""The worth of a hand by its category; its highest card adds up to 0.15."""
_FOUR_SUITED = 0.5
"""The worth of four cards to a flush before the draw."""
_GOOD = 0.6
_WEAK = 0.45
_PAT = ItalianCategory.STRAIGHT
"""From this category on, the bot stands pat."""
_JACK, _ACE = 9, 12


def play_italian(character: Character, seed: int, state: BettingRound, hole: Sequence[Card], options: Options) -> Move:
    """The action of the seat to act, legal under ``options``."""
    before_draw = state.felt.street == 0
    strength = worth(state.felt, hole, before_draw=before_draw)
    roll = mood(seed, state, hole) % 1000 / 1000
    aggression = character.aggression / 100
    if options.min_to and roll < aggression * _will_bet(state, character, strength):
        return raise_near(options, _bet(state, options, strength), state.felt.plan.stakes.unit)
    if not options.fold:
        return stay(options)
    needed = 0.22 + 0.9 * options.call / (_pot(state) + options.call) + _pressure(state, options)
    if strength * character.stickiness / 100 + 0.12 * roll >= needed:
        return stay(options)
    return give_up(options)


def says_parol(seed: int, state: BettingRound, hole: Sequence[Card]) -> bool:
    """Would the bot rather carry the pot than show this hand? Only asked if it checks anyway."""
    weak = worth(state.felt, hole, before_draw=False) < _WEAK
    return weak and mood(seed, state, hole) >> 20 & 3 != 0


def opens_blind(character: Character, seed: int, state: BlindOpening) -> bool:
    """Opens blind if it costs at most a tenth of the stack, and then not often; doubles even less often."""
    if 10 * state.amount > state.stacks[state.turn]:
        return False
    often = 4 if any(state.bets) else 14
    return _word(seed, state.felt, state.turn) % 100 < often * character.aggression / 100


def catches_up(character: Character, seed: int, state: CatchUp) -> bool:
    """Joins a carried pot if the price is small compared with the pot and the stack."""
    owed = state.target - state.felt.paid[state.turn]
    pot = sum(state.felt.paid) + state.felt.dead
    if not owed:
        return True
    small = 4 * owed <= state.stacks[state.turn] and 3 * owed <= pot
    return small and _word(seed, state.felt, state.turn) % 100 < 60 * character.looseness / 100


def changed(seed: int, state: Drawing, hole: Sequence[Card], most: int) -> tuple[int, ...]:
    """The places of the cards to exchange, at most ``most`` of them."""
    hand = italian_hand(hole, _lowest(state.felt))
    if hand.category >= _PAT or _word(seed, state.felt, state.turn) % 40 == 0:
        # Now and then the bot stands pat with nothing.
        return ()
    suited = most_suited(hole)
    # Two pair or better, or jacks or better: too much to give up for a draw.
    pair = hand.category is ItalianCategory.PAIR
    high_pair = hand.category > ItalianCategory.PAIR or (pair and hand.cards[0] >> 2 >= _JACK)
    if len(suited) == 4 and not high_pair:
        keep = suited
    elif hand.category is ItalianCategory.HIGH_CARD:
        keep = {card for card in hole if card >> 2 == _ACE} or set(sorted(hole)[-2:])
    else:
        counted = {ItalianCategory.PAIR: 2, ItalianCategory.TWO_PAIR: 4, ItalianCategory.THREE_OF_A_KIND: 3}
        keep = set(hand.cards[: counted[hand.category]])
    return tuple([place for place, card in enumerate(hole) if card not in keep])[:most]


def worth(felt: Felt, hole: Sequence[Card], *, before_draw: bool) -> float:
    """The strength of five cards, from 0 to 1; before the draw, four to a flush count for what they may become."""
    hand = italian_hand(hole, _lowest(felt))
    made = min(1.0, _MADE[hand.category] + 0.15 * (hand.cards[0] >> 2) / _ACE)
    return max(made, _FOUR_SUITED) if before_draw and len(most_suited(hole)) >= 4 else made


def _will_bet(state: BettingRound, character: Character, strength: float) -> float:
    """How often a sound player bets or raises here, from 0 to 1."""
    bluff = 0.05 * character.bluffing / 100
    if state.price.high:
        return 0.6 if strength > 0.7 else bluff / 2
    if state.felt.street == 0:
        return 0.75  # only hands that may open are asked
    return 0.7 if strength > _GOOD else bluff


def _pressure(state: BettingRound, options: Options) -> float:
    """How much raises, and the price to call as a part of the stack, say about the others' hands."""
    raised = 0.1 * min(2, max(0, state.price.raises - 1))
    return raised + 0.15 * options.call / (options.call + state.stacks[options.seat])


def _bet(state: BettingRound, options: Options, strength: float) -> int:
    return max(options.min_to, state.price.high + int(_pot(state) * strength * 0.6))


def _pot(state: BettingRound) -> int:
    return sum(state.felt.paid) + state.felt.dead + sum(state.bets)


def most_suited(cards: Sequence[Card]) -> set[Card]:
    """The cards of the most frequent suit."""
    return max([{card for card in cards if card & 3 == suit} for suit in range(4)], key=len)


def _lowest(felt: Felt) -> int:
    return lowest_rank(len(felt.plan.seats))


def _word(seed: int, felt: Felt, seat: int) -> int:
    return mixed(seed + felt.plan.hand * 8191 + felt.street * 61 + seat)


# ── Telesina ─────────────────────────────────────────────────────────────────────────────────────────────────────────

_SO_FAR = dict(zip(ItalianCategory, (0.2, 0.45, 0.65, 0.78, 0.84, 0.92, 0.95, 1.0, 1.0), strict=True))
"""The worth of a hand by its category, before the others' cards are considered."""
_BEHIND = 0.55
"""The part of a hand's worth that is left if an opponent shows a better one."""


def telesina_worth(state: BettingRound, figure: Layout, hole: Sequence[Card]) -> float:
    """The strength so far of the hand of the seat to act, from 0 to 1."""
    felt = state.felt
    lowest = _lowest(felt)
    combinations = figure.open_cards(felt.cards.board)
    own = _hand(hole, combinations, lowest)
    worth = _SO_FAR[own.category] + 0.08 * (own.cards[0] >> 2) / 12
    rivals = state.live & ~(1 << state.turn)
    for seat in members(rivals):
        up = [card for card in felt.cards.faces[seat] if card != UNKNOWN]
        if up and visible_hand(up, combinations, lowest).key > own.key:
            return min(1.0, worth) * _BEHIND
    return min(1.0, worth)


def shown_card(seed: int, state: Choosing, seat: int, hole: Sequence[Card], covered: Sequence[int]) -> int:
    """The place of the covered card to turn up: mostly the one that reveals less, now and then the other."""
    up = [card for place, card in enumerate(hole) if place not in covered]
    lowest = _lowest(state.felt)
    told = sorted(covered, key=lambda place: visible_hand((*up, hole[place]), (), lowest).key)
    word = seed + state.felt.plan.hand * 31 + state.felt.street * 7 + seat
    return told[-1] if mixed(word) % 6 == 0 else told[0]


def dealer_choice(seed: int, hand: int, asked: Panel) -> DealerChoice:
    """A dealer's choice in a mad round: a random layout and mode, where he is asked for them."""
    word = mixed(seed + hand)
    layouts = [rule for rule in VeleRule if rule is not VeleRule.LIBERA]
    modes = [rule for rule in CoveredRule if rule is not CoveredRule.LIBERA]
    return DealerChoice(
        layouts[word % len(layouts)] if asked.asks_vele else asked.marked.vele,
        modes[(word >> 16) % len(modes)] if asked.asks_covered else asked.marked.covered,
    )


def _hand(hole: Sequence[Card], combinations: Sequence[Sequence[Card]], lowest: int) -> ItalianHand:
    """The hand; fewer than five cards count as if they were face up."""
    if len(hole) < 5:
        return visible_hand(hole, combinations, lowest)
    return best_italian_hand(hole, combinations, lowest)
