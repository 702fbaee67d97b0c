"""A plain player for every game that the bots have not studied: it looks at its own hand, the price and its mood.

The strength of the hand so far is a number from 0 to 1: in high games by pairs and better, cards to a flush and high
cards; in low games by the number of low and different cards. The other players' boards are ignored.
"""

from collections.abc import Sequence
from itertools import combinations

from shuffleup.bots.chance import mixed, mood
from shuffleup.bots.character import Character
from shuffleup.bots.italiana import telesina_worth
from shuffleup.bots.moves import Move, give_up, raise_near, stay
from shuffleup.cards.card import Card
from shuffleup.cards.hand_class import Category, category
from shuffleup.cards.lowball import badugi, badugi_cards
from shuffleup.cards.ranking import high
from shuffleup.games.telesina import TELESINA
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound, Drawing

_MADE = dict(zip(Category, (0.15, 0.42, 0.66, 0.78, 0.86, 0.9, 0.95, 1.0, 1.0), strict=True))
"""The worth of a made high hand."""
_LOW_GAMES = {"razz": 7, "triple-draw-a5": 7, "single-draw-27": 8, "triple-draw-27": 7}
"""The highest rank that is still good, counted from the ace if it is low and from the deuce if not."""
_ACES_HIGH = ("single-draw-27", "triple-draw-27")
_SPLIT = ("stud-8",)
_BADUGI_HALF = {"badacey": "triple-draw-a5", "badeucy": "triple-draw-27"}
"""Games split between a badugi and a low: the game whose low it is."""
_GOOD = 0.72
"""A hand worth a bet by itself."""


def play_any(character: Character, seed: int, state: BettingRound, hole: Sequence[Card], options: Options) -> Move:
    """Raises good hands, calls if the pot pays for it, folds the rest; posts a bring-in and seldom completes it."""
    felt = state.felt
    stud = TELESINA.get(felt.plan.game.variant)
    if stud:
        strength = telesina_worth(state, stud.layout, hole)
    else:
        strength = worth(felt.plan.game.variant, hole, felt.cards.board)
    roll = mood(seed, state, hole) % 1000 / 1000
    if not options.fold and options.call:
        # The player with the door card can only choose the amount.
        return raise_near(options, options.min_to, felt.plan.stakes.unit) if strength > _GOOD else stay(options)
    aggression = character.aggression / 100
    if options.min_to and roll < aggression * (0.7 if strength > _GOOD else 0.04 * character.bluffing / 100):
        return raise_near(options, _raise_to(state, options, strength), felt.plan.stakes.unit)
    pot = sum(felt.paid) + felt.dead + sum(state.bets)
    price = options.call / (pot + options.call) if options.call else 0.0
    if strength * character.stickiness / 100 + 0.15 * roll >= 0.2 + 1.2 * price:
        return stay(options)
    return give_up(options)


def discards(seed: int, state: Drawing, hole: Sequence[Card], draw: int, exactly: int) -> tuple[int, ...]:
    """The places of the cards to discard: at most ``draw`` in exchange for others, or ``exactly`` for nothing."""
    if exactly:
        board = state.felt.cards.board
        keep = max(
            combinations(range(len(hole)), len(hole) - exactly),
            key=lambda kept: (_high_worth([*[hole[place] for place in kept], *board]), sum(hole[p] for p in kept)),
        )
        return tuple([place for place in range(len(hole)) if place not in keep])
    kept_cards = _kept(state.felt.plan.game.variant, hole)
    if mixed(seed + sum(hole)) % 25 == 0:
        # Now and then the bot stands pat with nothing.
        return ()
    return tuple([place for place, card in enumerate(hole) if card not in kept_cards])[:draw]


def worth(variant: str, hole: Sequence[Card], board: Sequence[Card]) -> float:
    """The strength of a hand so far, from 0 to 1."""
    cards = [*hole, *board]
    if variant in _LOW_GAMES:
        return _low_worth(cards, _LOW_GAMES[variant], aces_high=variant in _ACES_HIGH)
    if variant == "badugi":
        return _badugi_worth(hole)
    if variant in _BADUGI_HALF:
        return (_badugi_worth(hole) + worth(_BADUGI_HALF[variant], hole, board)) / 2
    if variant in _SPLIT:
        return max(_high_worth(cards), 0.9 * _low_worth(cards, 7, aces_high=False))
    return _high_worth(cards)


def _raise_to(state: BettingRound, options: Options, strength: float) -> int:
    pot = sum(state.felt.paid) + state.felt.dead + sum(state.bets)
    return max(options.min_to, state.price.high + int(pot * strength * 0.7))


def _high_worth(cards: Sequence[Card]) -> float:
    ranks = [card >> 2 for card in cards]
    if 5 <= len(cards) <= 7:
        value = high(cards)
        return _MADE[category(value)] + 0.08 * max(ranks) / 12
    groups = sorted([ranks.count(rank) for rank in set(ranks)], reverse=True)
    top = max(ranks, key=lambda rank: (ranks.count(rank), rank))
    made = {1: 0.1, 2: 0.5, 3: 0.85, 4: 1.0}[min(4, groups[0])]
    suited = max([sum([1 for card in cards if card & 3 == suit]) for suit in range(4)]) == len(cards)
    return min(1.0, made + 0.3 * top / 12 + (0.12 if suited and len(cards) > 1 else 0.0))


def _low_worth(cards: Sequence[Card], good: int, *, aces_high: bool) -> float:
    ranks = {(card >> 2) if aces_high else ((card >> 2) + 1) % 13 for card in cards}
    low = sorted([rank for rank in ranks if rank <= good])[:5]
    wanted = min(5, len(cards))
    share = len(low) / wanted
    return share * share * (1.0 - 0.03 * (low[-1] if low else 12))


def _badugi_worth(hole: Sequence[Card]) -> float:
    if len(hole) < 4:
        return 0.3
    playing = badugi_cards(hole)
    top = max([((card >> 2) + 1) % 13 for card in playing])
    return {4: 0.95, 3: 0.6, 2: 0.3, 1: 0.1}[len(playing)] - 0.02 * top if badugi(hole) else 0.0


def _kept(variant: str, hole: Sequence[Card]) -> set[Card]:
    """The cards that a plain player keeps."""
    if variant == "badugi":
        return {card for card in badugi_cards(hole) if ((card >> 2) + 1) % 13 <= 8}
    # The cards of a low of five different cards are mostly those of a badugi, too.
    variant = _BADUGI_HALF.get(variant, variant)
    if variant in _LOW_GAMES:
        aces_high = variant in _ACES_HIGH
        lowest: dict[int, Card] = {}
        for card in hole:
            lowest.setdefault((card >> 2) if aces_high else ((card >> 2) + 1) % 13, card)
        return {card for rank, card in lowest.items() if rank <= _LOW_GAMES[variant]}
    if category(high(hole)) >= Category.STRAIGHT:
        return set(hole)
    ranks = [card >> 2 for card in hole]
    paired = {card for card in hole if ranks.count(card >> 2) > 1}
    suited = max([{card for card in hole if card & 3 == suit} for suit in range(4)], key=len)
    return paired or (suited if len(suited) == 4 else set(sorted(hole)[-2:]))
