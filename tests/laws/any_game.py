"""Random hands of every game in the catalogue, and of any other value that a test makes, dealt and played by chance."""

import random
from collections.abc import Iterator

import pytest

from shuffleup.cards.deck import Deck
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.teaching import KUHN
from shuffleup.games.telesina import TELESINA
from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant
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
from shuffleup.hand.state import (
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Drawing,
    HandState,
    Seated,
    Settled,
    Showdown,
)
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.hand.view import public_view
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
    if legal.fold and (roll < 0.1 or not (legal.may_call or legal.min_to)):
        return Fold(legal.seat)
    if legal.min_to and (roll < 0.35 or not legal.may_call):
        most = legal.max_to if chance.random() < 0.3 else min(legal.max_to, 3 * legal.min_to)
        return RaiseTo(legal.seat, chance.randint(legal.min_to, most))
    if legal.call:
        return Call(legal.seat)
    if hand.rules.variant.carries and may_say_parol(hand.rules, state) and chance.random() < 0.5:
        return Parol(legal.seat)
    return Check(legal.seat)


TOY = Variant(
    key="toy",
    name="a game of a test",
    streets=(
        Street("start", Opener.AFTER_BLINDS, down=3),
        Street("exchange", Opener.LEFT_OF_BUTTON, draw=2),
        Street("common card", Opener.LEFT_OF_BUTTON, burn=1, board=1, bet=BetSize.BIG),
        Street("two more", Opener.LEFT_OF_BUTTON, down=1, up=1, bet=BetSize.BIG),
        Street("away with one", Opener.LEFT_OF_BUTTON, discard=1, bets=False),
    ),
    holding=Holding.ANY_FIVE,
    rankings=("high", "low-a5"),
    seats_max=6,
)
"""Three cards, an exchange, a common card, two more of which one lies open, and one thrown away: no engine knows it."""


GAMES = (*VARIANTS.values(), TOY)


EACH = [
    pytest.param(game, limit, id=f"{game.key} {limit.value}")
    for number, game in enumerate(GAMES)
    # The two dozen games of Telesina differ in their figures and not in their bets.
    for limit in (LIMITS if game.key not in TELESINA else (LIMITS[number % len(LIMITS)],))
]


WITH_FLOOR = [one for one in EACH if one.values[0] is not KUHN]
"""The floor puts right what went wrong with the deck, and three cards are none."""


def on_the_table(state: HandState) -> int:
    """Every chip: in stacks, in front of the seats, in the middle, or left for the next hand."""
    if isinstance(state, Seated):
        return sum([seat.stack for seat in state.plan.seats])
    if isinstance(state, Settled):
        won = sum([pot.amount for pot in state.pots])
        return sum(state.stacks) + sum(state.felt.paid) + state.felt.dead - won
    return sum(state.stacks) + public_view(state).pot


def plan_of(state: HandState):  # type: ignore[no-untyped-def]  # the plan, whatever the phase
    return state.plan if isinstance(state, Seated) else state.felt.plan
