"""Random hands of every game in the catalogue, and of any other value that a test makes, dealt and played by chance."""

import random
from collections.abc import Iterator

from shuffleup.cards.deck import Deck
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.actions import (
    Action,
    Call,
    Check,
    DealCards,
    Decline,
    Discard,
    Fold,
    Join,
    Muck,
    Parol,
    PostBlind,
    Proceed,
    RaiseTo,
    Show,
    TurnUp,
)
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.phases.drawing import draw_bounds
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, Showdown
from shuffleup.hand.strict.cards import deck_of_hand
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.seat import Attendance, SeatPlan
from tests.games.random_hands import posted, stakes_of

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")
LIMITS = (Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT)
LONGEST_HAND = 2_000


def dealt(game: Variant, limit: Limit, seed: int) -> Hand:
    """A hand of two players up to a full table, one chip or many before each, some of them away."""
    chance = random.Random(f"{game.key} {limit.value} {seed}")
    rules = hand_rules(game, limit, resolved(chance.choice(BOOKS)), chance.choice(tuple(ShowdownMode)))
    count = chance.randint(2, min(game.seats_max, 10))
    stakes = stakes_of(game)
    seats = tuple([SeatPlan(place + 1, f"p{place}", _stack(chance), _there(chance)) for place in range(count)])
    plan = HandPlan(1, GameKey(game.key, limit), stakes, seats, tuple(posted(game, count, stakes)), count)
    cards = list(deck_of_hand(rules, plan))
    chance.shuffle(cards)
    return Hand.start(
        rules, plan, Deck(tuple(cards)), lambda stub: (*stub.kept, *chance.sample(stub.shuffled, len(stub.shuffled)))
    )


def _stack(chance: random.Random) -> int:
    return chance.choice((chance.randint(1, 12), chance.randint(12, 60), chance.randint(60, 400), 2_000))


def _there(chance: random.Random) -> Attendance:
    return Attendance.ABSENT if chance.random() < 0.06 else Attendance.PRESENT


def played(game: Variant, limit: Limit, seed: int) -> Iterator[Hand]:
    """The hand after its deal and after every act."""
    hand, chance = dealt(game, limit, seed), random.Random(seed)
    yield hand
    for _ in range(LONGEST_HAND):
        if hand.over:
            return
        action = any_act(hand, chance)
        refusal = hand.act(action)
        assert refusal is None, (action, refusal)
        yield hand
    raise AssertionError("the hand does not end")


def any_act(hand: Hand, chance: random.Random) -> Action:
    """A legal act of somebody who may act, whatever phase the hand is in."""
    state = hand.state
    match state:
        case BettingRound():
            return _bet(hand, state, chance)
        case Drawing():
            held = len(state.felt.cards.holes[state.turn])
            draw, exactly = draw_bounds(hand.rules, state)
            count = exactly or chance.randint(0, min(draw, held))
            return Discard(state.turn, tuple(chance.sample(range(held), count)))
        case Choosing():
            seat = chance.choice(members(state.waiting))
            return TurnUp(seat, chance.choice(covered(state.felt, seat)))
        case BlindOpening():
            return chance.choice((PostBlind, DealCards))(state.turn)
        case CatchUp() if state.waiting:
            return chance.choice((Join, Decline))(state.turn)
        case Showdown():
            seat = state.turn if hand.rules.showdown.best_so_far else chance.choice(members(state.waiting))
            return Muck(seat) if chance.random() < 0.3 and state.live & (state.live - 1) else Show(seat)
        case _:
            return Proceed()


def _bet(hand: Hand, state: BettingRound, chance: random.Random) -> Action:
    legal = hand.options()
    roll = chance.random()
    if roll < 0.1 and legal.fold:
        return Fold(legal.seat)
    if roll < 0.35 and legal.min_to:
        most = legal.max_to if chance.random() < 0.3 else min(legal.max_to, 3 * legal.min_to)
        return RaiseTo(legal.seat, chance.randint(legal.min_to, most))
    if legal.call:
        return Call(legal.seat)
    if hand.rules.variant.carries and may_say_parol(hand.rules, state) and chance.random() < 0.5:
        return Parol(legal.seat)
    return Check(legal.seat)
