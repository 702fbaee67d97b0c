"""Hands of any game played by chance: stacks from one chip to many bets, random acts, random draws."""

import random
from collections.abc import Iterator, Sequence

from shuffleup.cards.deck import Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

TDA_2024 = resolved("tda-2024")
STUD_STAKES = Stakes(0, 0, ante=2, ante_mode=AnteMode.ALL_PLAYERS, bring_in=3, small_bet=10, big_bet=20)
BLIND_STAKES = Stakes(5, 10, small_bet=10, big_bet=20)
ANTE_STAKES = Stakes(0, 0, ante=10, ante_mode=AnteMode.ALL_PLAYERS)


def random_hand(
    game: str | Variant, limit: Limit, seats: int, chance: random.Random, book: ResolvedPolicy = TDA_2024
) -> Hand:
    """A hand of two to ``seats`` players who can pay what they post, dealt."""
    played = variant(game) if isinstance(game, str) else game
    count = chance.randint(2, seats)
    stacks = [chance.choice((chance.randint(12, 40), chance.randint(20, 200), 1000)) for _ in range(count)]
    return dealt(played, limit, stacks, chance, book)


def dealt(
    played: Variant, limit: Limit, stacks: Sequence[int], chance: random.Random, book: ResolvedPolicy = TDA_2024
) -> Hand:
    """A hand of these stacks from a shuffled deck, whose dice also shuffle a stub that runs short."""
    stakes = stakes_of(played)
    seats = tuple([SeatPlan(seat + 1, f"p{seat}", stack) for seat, stack in enumerate(stacks)])
    postings = tuple(posted(played, len(stacks), stakes))
    plan = HandPlan(1, GameKey(played.key, limit), stakes, seats, postings, len(stacks))
    dice = SeededDice(chance.randbytes(8))

    def reshuffle(stub: NewStub) -> Sequence[int]:
        return (*stub.kept, *shuffled(stub.shuffled, dice))

    deck = Deck(tuple(shuffled(played.deck_for(len(stacks)), dice)))
    return Hand.start(hand_rules(played, limit, book), plan, deck, reshuffle)


def stakes_of(played: Variant) -> Stakes:
    """Small stakes of the kind that a game is played for."""
    if played.brings_in:
        return STUD_STAKES
    return BLIND_STAKES if played.posts_blinds else ANTE_STAKES


def posted(played: Variant, seats: int, stakes: Stakes) -> Iterator[Posting]:
    """Antes in stud and in the Italian games, blinds elsewhere."""
    if not played.posts_blinds:
        yield from [Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(seats)]
        return
    small, big = (1, 0) if seats == 2 else (0, 1)
    yield Posting(small, PostingKind.SMALL_BLIND, stakes.small_blind)
    yield Posting(big, PostingKind.BIG_BLIND, stakes.big_blind)


def act_by_chance(hand: Hand, chance: random.Random, folds: float = 0.12, raises: float = 0.25) -> None:
    """One legal act of whoever is to act."""
    state = hand.state
    if isinstance(state, Drawing):
        street = hand.rules.variant.streets[state.felt.street]
        held = len(state.felt.cards.holes[state.turn])
        count = chance.randint(0, min(street.draw, held)) if street.draw else 1
        refusal = hand.draw(*chance.sample(range(held), count))
    else:
        assert isinstance(state, BettingRound)
        legal = hand.options()
        roll = chance.random()
        if roll < folds and legal.fold:
            refusal = hand.fold()
        elif roll < folds + raises and legal.min_to:
            most = legal.max_to if chance.random() < 0.3 else min(legal.max_to, 3 * legal.min_to)
            refusal = hand.raise_to(chance.randint(legal.min_to, most))
        else:
            refusal = hand.call() if legal.call else hand.check()
    assert refusal is None, refusal
