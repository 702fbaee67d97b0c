"""Any order of the floor at any moment: sensible ones, and such as no floor in its senses would give."""

import random

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.shuffle.rebuilt import rebuilt_deck
from shuffleup.hand.orders.actions import (
    AwardPot,
    CorrectAward,
    ExchangeCard,
    ExposeCard,
    Facing,
    Floor,
    FloorAction,
    GiveCard,
    HeldAct,
    Hold,
    HoldSeat,
    KillHand,
    RebuildStub,
    RestoreHand,
    SetBet,
    SetBoard,
    SetStakes,
    SetTurn,
    TakeBack,
    TakeChips,
    VoidHand,
)
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Seated
from shuffleup.table.stakes import AnteMode, Stakes

FLOOR = Floor("Rita", "for fairness", "tda-2024 1")
KINDS = (
    KillHand, RestoreHand, SetBet, SetTurn, HoldSeat, GiveCard, ExchangeCard, TakeBack, RebuildStub, ExposeCard,
    SetBoard, SetStakes, AwardPot, CorrectAward, TakeChips, VoidHand,
)  # fmt: skip
"""Every order there is."""
_RARE = frozenset((AwardPot, VoidHand))
"""They end a hand: an order in twenty."""


def any_order(hand: Hand, chance: random.Random) -> FloorAction:
    """An order; one that rebuilds the stub hands its deck in first."""
    state = hand.state
    seats = len(state.plan.seats if isinstance(state, Seated) else state.felt.plan.seats)
    seat, size = chance.randrange(-1, seats + 1), chance.randrange(-1, 8)
    kind = chance.choice(KINDS)
    if kind in _RARE and chance.random() < 0.7:
        kind = KillHand
    if kind in (KillHand, RestoreHand, SetTurn, GiveCard):
        return kind(seat, FLOOR)
    if kind is HoldSeat:
        return any_hold(hand, chance, seat)
    if kind in (SetBet, TakeChips):
        return kind(seat, chance.choice((-1, 0, 1, chance.randrange(500))), FLOOR)
    if kind in (ExchangeCard, ExposeCard):
        return kind(seat, chance.randrange(-1, 3), FLOOR)
    if kind is TakeBack:
        return TakeBack(size, FLOOR)
    if kind is RebuildStub:
        return _new_stub(hand, size, chance)
    if kind is SetBoard:
        return _board(hand, chance)
    if kind is SetStakes:
        return SetStakes(_stakes(chance), FLOOR)
    if kind is CorrectAward:
        return CorrectAward(seat, chance.randrange(-1, seats + 1), size, FLOOR)
    return AwardPot(_shares(hand, chance, seats), FLOOR) if kind is AwardPot else VoidHand(FLOOR)


def any_hold(hand: Hand, chance: random.Random, seat: int) -> HoldSeat:
    """A seat is held to something: often what makes sense, sometimes to nothing, or to an amount that it does not have.

    Mostly it is the seat to act, so that the hold is felt.
    """
    acts = tuple(chance.sample(tuple(HeldAct), chance.choice((0, 1, 1, 1, 2, 2, 3))))
    seats = len(getattr(hand.state, "stacks", (0, 0)))
    others = [chance.randrange(-1, seats) for _ in range(chance.choice((0, 0, 0, 1, 2)))]
    to = chance.choice((-1, 0, 0, 0, 0, chance.randrange(500)))
    facing = tuple([Facing(other, chance.choice((0, 0, 2, 10, chance.randrange(400)))) for other in others])
    reduced = tuple(
        [chance.randrange(-1 if chance.random() < 0.1 else 0, seats) for _ in range(chance.choice((0, 0, 1)))]
    )
    held = hand.turn if chance.random() < 0.6 and hand.turn >= 0 else seat
    return HoldSeat(held, Hold(acts, to, facing, reduced), FLOOR)


def _new_stub(hand: Hand, size: int, chance: random.Random) -> RebuildStub:
    places = chance.sample(range(len(hand.deck)), max(0, size))
    if chance.random() < 0.7 and not isinstance(hand.state, Seated):
        left = list(range(hand.state.felt.cards.stub, len(hand.deck)))
        places = chance.sample(left, len(left))
    hand.deck = rebuilt_deck(hand.deck, places)
    return RebuildStub(len(places), "", FLOOR)


def _board(hand: Hand, chance: random.Random) -> SetBoard:
    state = hand.state
    cards = None if isinstance(state, Seated) else state.felt.cards
    lying = cards.board if cards else ()
    deck = hand.deck.cards
    board: tuple[Card, ...] = tuple([chance.choice((one, *deck[:9], *deck[-9:], UNKNOWN, 99, -7)) for one in lying])
    if chance.random() < 0.5:
        board = tuple(chance.sample(lying, len(lying)))
    burns = cards.burns if cards else ()
    if chance.random() < 0.5:
        burns = tuple([chance.choice((-3, -1, 0, 5, 11, 30, 51, 52, 900)) for _ in range(chance.randrange(5))])
    return SetBoard((*board, 3) if chance.random() < 0.1 else board, burns, FLOOR)


def _stakes(chance: random.Random) -> Stakes:
    def price() -> int:
        return chance.choice((-1, 0, 0, 1, 2, 3, 10, 20, 100, 5000))

    mode, unit = chance.choice(tuple(AnteMode)), chance.choice((-5, 0, 1, 1, 1, 5, 25))
    return Stakes(price(), price(), price(), mode, price(), price(), price(), unit)


def _shares(hand: Hand, chance: random.Random, seats: int) -> tuple[tuple[int, int], ...]:
    state = hand.state
    if isinstance(state, Seated):
        return ()
    held = sum(state.felt.paid) + state.felt.dead + sum(getattr(state, "bets", ()))
    part = chance.randrange(-1, held + 2)
    to = chance.randrange(-1, seats + 1)
    return ((to, part), (chance.randrange(seats), held - part)) if chance.random() < 0.5 else ((to, held),)
