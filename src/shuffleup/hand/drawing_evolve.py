"""Applying what happens in a draw or a discard: cards thrown away, dealt, and served at last."""

from collections.abc import Callable
from itertools import filterfalse
from typing import Any

from shuffleup.cards.card import UNKNOWN
from shuffleup.hand.events import CardsDrawn, CardsServed, DrawOpened
from shuffleup.hand.state import NOBODY, Cards, Dealing, Drawing, Felt, HandState, Serving, Stage

_BET = Stage.BET


def _draw_opened(state: Dealing, event: DrawOpened) -> Drawing:
    return Drawing(state.felt, state.stacks, state.bets, state.live, event.waiting, event.turn)


def _cards_drawn(state: Drawing, event: CardsDrawn) -> Drawing | Serving | Dealing:
    felt = state.felt
    seat = event.seat
    bit = 1 << seat
    thrown = event.discarded
    # A seat that stands pat leaves everything as it lies, but for a card that was exposed.
    if thrown or event.drawn or {*felt.cards.faces[seat]} != {UNKNOWN}:
        felt = _exchanged(felt, seat, thrown, event.drawn, event.stub)
    owed = state.owed | bit if event.owed else state.owed
    exchanges = (*state.thrown, (seat, thrown))
    drawing = Drawing(felt, state.stacks, state.bets, state.live, state.waiting & ~bit, event.turn, exchanges, owed)
    return drawing if event.turn != NOBODY else draw_ended(drawing)


def draw_ended(state: Drawing) -> Serving | Dealing:
    """Nobody is to exchange any more: the cards still owed to live hands come now, but not to one that has no rival."""
    live = state.live
    owed = state.owed & live
    if owed and live & (live - 1):
        return Serving(state.felt, state.stacks, state.bets, live, owed, state.thrown)
    return Dealing(state.felt, state.stacks, state.bets, live, 0, _BET)


def _exchanged(felt: Felt, seat: int, thrown: tuple[int, ...], drawn: tuple[int, ...], stub: int) -> Felt:
    """The cards after an exchange: those that were kept, then the new ones, all of them face down."""
    old = felt.cards
    holes = [*old.holes]
    holes[seat] = held = (*filterfalse(thrown.__contains__, holes[seat]), *drawn)
    faces = old.faces
    hidden = (UNKNOWN,) * len(held)
    if faces[seat] != hidden:
        faces = (*faces[:seat], hidden, *faces[seat + 1 :])
    cards = Cards(tuple(holes), faces, old.board, old.burns, old.muck + thrown, stub, old.laid)
    # Written out: in draws this is the commonest event but bets.
    return Felt(
        felt.plan,
        felt.street,
        cards,
        felt.paid,
        felt.dead,
        felt.aggressors,
        felt.active,
        felt.assumed,
        felt.past,
    )


def _cards_served(state: Serving | Dealing, event: CardsServed) -> Serving | Dealing:
    seat = event.seat
    old = state.felt.cards
    holes = (*old.holes[:seat], old.holes[seat] + event.drawn, *old.holes[seat + 1 :])
    faces = (*old.faces[:seat], old.faces[seat] + (UNKNOWN,) * len(event.drawn), *old.faces[seat + 1 :])
    felt = with_cards(state.felt, Cards(holes, faces, old.board, old.burns, old.muck, event.stub, old.laid))
    # Older logs serve a hand that was killed in the draw too, when nobody else waits for a card any more.
    waiting = state.waiting & ~(1 << seat) if isinstance(state, Serving) else 0
    if isinstance(state, Serving) and waiting:
        return Serving(felt, state.stacks, state.bets, state.live, waiting, state.thrown)
    return Dealing(felt, state.stacks, state.bets, state.live, 0, _BET)


def with_cards(felt: Felt, cards: Cards) -> Felt:
    """The same street with its cards lying otherwise."""
    return Felt(
        felt.plan,
        felt.street,
        cards,
        felt.paid,
        felt.dead,
        felt.aggressors,
        felt.active,
        felt.assumed,
        felt.past,
    )


# The phases differ by event, and mypy cannot follow a table of functions each with its own pair of types.
APPLY_DRAWING: dict[type, Callable[[Any, Any], HandState]] = {
    DrawOpened: _draw_opened,
    CardsDrawn: _cards_drawn,
    CardsServed: _cards_served,
}
