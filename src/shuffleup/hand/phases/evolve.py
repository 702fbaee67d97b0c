"""Applies events other than bets: before the cards, in a draw, when cards are turned, in a pot nobody wins."""

from collections.abc import Callable
from itertools import filterfalse
from typing import Any

from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN
from shuffleup.hand import events as happened
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    Cards,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    Felt,
    HandState,
    Past,
    Serving,
    Settled,
    Stage,
)

_BET = Stage.BET

# ── before the cards ─────────────────────────────────────────────────────────────────────────────────────────────────


def _blind_offered(state: Dealing, event: happened.BlindOffered) -> BlindOpening:
    return BlindOpening(state.felt, state.stacks, state.bets, state.live, event.seat, event.amount)


def _blind_posted(state: BlindOpening, event: happened.BlindPosted) -> Dealing:
    """Notes a blind opening as the aggressor of a street of its own."""
    seat = event.seat
    stacks, bets = list(state.stacks), list(state.bets)
    stacks[seat] -= event.amount
    bets[seat] += event.amount
    past = state.felt.past
    if not stacks[seat]:
        # A blind opening is a bet: a player who is all-in with one shows his hand at the end.
        past = Past(past.all_in_raisers | 1 << seat, past.released)
    felt = replace(state.felt, aggressors=(seat,), past=past)
    return Dealing(felt, tuple(stacks), tuple(bets), state.live, 0, Stage.DEAL)


def _blind_declined(state: BlindOpening, event: happened.BlindDeclined) -> Dealing:
    return Dealing(state.felt, state.stacks, state.bets, state.live, 0, Stage.DEAL)


# ── draws and discards ───────────────────────────────────────────────────────────────────────────────────────────────


def _draw_opened(state: Dealing, event: happened.DrawOpened) -> Drawing:
    return Drawing(state.felt, state.stacks, state.bets, state.live, event.waiting, event.turn)


def _cards_drawn(state: Drawing, event: happened.CardsDrawn) -> Drawing | Serving | Dealing:
    felt = state.felt
    seat = event.seat
    bit = 1 << seat
    thrown = event.discarded
    # A seat that stands pat changes nothing, except for a card that was exposed.
    if thrown or event.drawn or {*felt.cards.faces[seat]} != {UNKNOWN}:
        felt = _exchanged(felt, seat, thrown, event.drawn, event.stub)
    owed = state.owed | bit if event.owed else state.owed
    exchanges = (*state.thrown, (seat, thrown))
    drawing = Drawing(felt, state.stacks, state.bets, state.live, state.waiting & ~bit, event.turn, exchanges, owed)
    return drawing if event.turn != NOBODY else draw_ended(drawing)


def draw_ended(state: Drawing) -> Serving | Dealing:
    """The draw is over: cards still owed to live hands come now, unless only one live hand is left."""
    live = state.live
    owed = state.owed & live
    if owed and live & (live - 1):
        return Serving(state.felt, state.stacks, state.bets, live, owed, state.thrown)
    return Dealing(state.felt, state.stacks, state.bets, live, 0, _BET)


def _exchanged(felt: Felt, seat: int, thrown: tuple[int, ...], drawn: tuple[int, ...], stub: int) -> Felt:
    """The cards after an exchange: those kept, then the new ones, all face down."""
    old = felt.cards
    holes = [*old.holes]
    holes[seat] = held = (*filterfalse(thrown.__contains__, holes[seat]), *drawn)
    faces = old.faces
    hidden = (UNKNOWN,) * len(held)
    if faces[seat] != hidden:
        faces = (*faces[:seat], hidden, *faces[seat + 1 :])
    cards = Cards(tuple(holes), faces, old.board, old.burns, old.muck + thrown, stub, old.laid)
    # Written out, because in draw games this is the most common event after bets.
    return Felt(
        felt.plan, felt.street, cards, felt.paid, felt.dead, felt.aggressors, felt.active, felt.assumed, felt.past
    )


def _cards_served(state: Serving | Dealing, event: happened.CardsServed) -> Serving | Dealing:
    seat = event.seat
    old = state.felt.cards
    holes = (*old.holes[:seat], old.holes[seat] + event.drawn, *old.holes[seat + 1 :])
    faces = (*old.faces[:seat], old.faces[seat] + (UNKNOWN,) * len(event.drawn), *old.faces[seat + 1 :])
    felt = with_cards(state.felt, Cards(holes, faces, old.board, old.burns, old.muck, event.stub, old.laid))
    # Older logs also serve a hand killed in the draw, when nobody else waits for a card.
    waiting = state.waiting & ~(1 << seat) if isinstance(state, Serving) else 0
    if isinstance(state, Serving) and waiting:
        return Serving(felt, state.stacks, state.bets, state.live, waiting, state.thrown)
    return Dealing(felt, state.stacks, state.bets, state.live, 0, _BET)


def with_cards(felt: Felt, cards: Cards) -> Felt:
    """The same street with other cards."""
    return Felt(
        felt.plan, felt.street, cards, felt.paid, felt.dead, felt.aggressors, felt.active, felt.assumed, felt.past
    )


# ── cards that are turned ────────────────────────────────────────────────────────────────────────────────────────────


def _board_laid(state: Dealing, event: happened.BoardLaid) -> Dealing:
    cards = replace(state.felt.cards, board=(UNKNOWN,) * len(event.places), stub=event.stub)
    return replace(state, felt=with_cards(state.felt, cards))


def _board_turned(state: Dealing, event: happened.BoardTurned) -> Dealing:
    felt = state.felt
    board = list(felt.cards.board)
    for place, card in zip(event.places, event.cards, strict=True):
        board[place] = card
    cards = replace(felt.cards, board=tuple(board))
    felt = replace(felt, street=event.street, cards=cards, aggressors=(*felt.aggressors, NOBODY))
    return Dealing(felt, state.stacks, state.bets, state.live, state.tabled, Stage.DRAW)


def _uncover_opened(state: Dealing, event: happened.UncoverOpened) -> Choosing:
    nothing = (NOBODY,) * len(state.stacks)
    return Choosing(state.felt, state.stacks, state.bets, state.live, event.waiting, nothing)


def _card_picked(state: Choosing, event: happened.CardPicked) -> Choosing:
    seat = event.seat
    picks = (*state.picks[:seat], event.pick, *state.picks[seat + 1 :])
    return replace(state, waiting=state.waiting & ~(1 << seat), picks=picks)


def _cards_uncovered(state: Choosing, event: happened.CardsUncovered) -> Dealing:
    faces = list(state.felt.cards.faces)
    for seat, pick, card in event.picks:
        faces[seat] = (*faces[seat][:pick], card, *faces[seat][pick + 1 :])
    felt = with_cards(state.felt, replace(state.felt.cards, faces=tuple(faces)))
    return Dealing(felt, state.stacks, state.bets, state.live, 0, _BET)


# ── a pot that nobody wins ───────────────────────────────────────────────────────────────────────────────────────────


def _parol_said(state: BettingRound, event: happened.ParolSaid) -> BettingRound:
    bit = 1 << event.seat
    price = replace(state.price, parols=state.price.parols | bit)
    return replace(state, waiting=state.waiting & ~bit, acted=state.acted | bit, turn=event.turn, price=price)


def _catch_up_opened(state: Dealing, event: happened.CatchUpOpened) -> CatchUp:
    return CatchUp(state.felt, state.stacks, state.live, event.waiting, event.turn, event.target, 0)


def _caught_up(state: CatchUp, event: happened.CaughtUp) -> CatchUp:
    seat, bit = event.seat, 1 << event.seat
    stacks, paid = list(state.stacks), list(state.felt.paid)
    stacks[seat] -= event.amount
    paid[seat] += event.amount
    return replace(
        state,
        felt=replace(state.felt, paid=tuple(paid)),
        stacks=tuple(stacks),
        live=state.live | bit,
        waiting=state.waiting & ~bit,
        turn=event.turn,
        joined=state.joined | bit,
    )


def _catch_up_declined(state: CatchUp, event: happened.CatchUpDeclined) -> CatchUp:
    return replace(state, waiting=state.waiting & ~(1 << event.seat), turn=event.turn)


def _pot_carried(state: Dealing | CatchUp, event: happened.PotCarried) -> Settled:
    return Settled(state.felt, state.stacks, state.live, 0, (), carry=event.carry)


# Each event has its own phases, and mypy cannot check a table of functions with different parameters.
APPLY_PHASES: dict[type, Callable[[Any, Any], HandState]] = {
    happened.SeatsLeftOut: lambda state, event: replace(state, live=state.live & ~event.seats),
    happened.BlindOffered: _blind_offered,
    happened.BlindPosted: _blind_posted,
    happened.BlindDeclined: _blind_declined,
    happened.DrawOpened: _draw_opened,
    happened.CardsDrawn: _cards_drawn,
    happened.CardsServed: _cards_served,
    happened.BoardLaid: _board_laid,
    happened.BoardTurned: _board_turned,
    happened.UncoverOpened: _uncover_opened,
    happened.CardPicked: _card_picked,
    happened.CardsUncovered: _cards_uncovered,
    happened.HandsRead: lambda state, event: replace(state, shown=event.hands),
    happened.ParolSaid: _parol_said,
    happened.CatchUpOpened: _catch_up_opened,
    happened.CaughtUp: _caught_up,
    happened.CatchUpDeclined: _catch_up_declined,
    happened.PotCarried: _pot_carried,
}
