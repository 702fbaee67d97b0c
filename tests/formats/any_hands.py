"""Finished hands of every game and limit: acts by chance where any act is legal, bots in the Italian games."""

import random
from collections.abc import Iterator

from msgspec import Struct

from shuffleup.cards.deck import Deck
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.events import HandEvent
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.bot_hand import HandWanted, play_bots
from tests.games.random_hands import act_by_chance, random_hand, stakes_of

BOOK = resolved("tda-2024")
SEATS = 7
GAMES = [
    (key, limit)
    for key, game in VARIANTS.items()
    for limit in Limit
    if game.posts_blinds or limit is not Limit.SPREAD_LIMIT
]
"""Antes alone say nothing of a spread."""


class Finished(Struct, frozen=True):
    """A hand that is over."""

    events: tuple[HandEvent, ...]
    deck: Deck


def finished_hand(key: str, limit: Limit, seed: int) -> Finished:
    game = VARIANTS[key]
    return _by_bots(game, limit, seed) if game.stripped else _by_chance(game, limit, seed)


def finished_hands(each: int) -> Iterator[Finished]:
    """So many of every game."""
    for key, limit in GAMES:
        for seed in range(each):
            yield finished_hand(key, limit, seed)


def _by_chance(game: Variant, limit: Limit, seed: int) -> Finished:
    chance = random.Random(seed)
    hand = random_hand(game, limit, min(game.seats_max, SEATS), chance)
    while not hand.over:
        act_by_chance(hand, chance)
    return Finished(tuple(hand.events), hand.deck)


def _by_bots(game: Variant, limit: Limit, seed: int) -> Finished:
    chance = random.Random(seed)
    players = tuple([f"player {number}" for number in range(chance.randint(2, game.seats_max))])
    stack = chance.choice((60, 200, 1000))
    played = play_bots(HandWanted(game, limit, BOOK, stakes_of(game), players, stack, seed))
    return Finished(played.events, played.deck)
