"""Applying the turning of cards, and what was read of the hands that lie open."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN
from shuffleup.hand.events import HandsRead
from shuffleup.hand.state import NOBODY, Choosing, Dealing, HandState, Settled, Stage
from shuffleup.hand.turning_events import BoardLaid, BoardTurned, CardPicked, CardsUncovered, UncoverOpened


def _board_laid(state: Dealing, event: BoardLaid) -> Dealing:
    cards = replace(state.felt.cards, board=(UNKNOWN,) * len(event.places), stub=event.stub)
    return replace(state, felt=replace(state.felt, cards=cards))


def _board_turned(state: Dealing, event: BoardTurned) -> Dealing:
    felt = state.felt
    board = list(felt.cards.board)
    for place, card in zip(event.places, event.cards, strict=True):
        board[place] = card
    cards = replace(felt.cards, board=tuple(board))
    felt = replace(felt, street=event.street, cards=cards, aggressors=(*felt.aggressors, NOBODY))
    return Dealing(felt, state.stacks, state.bets, state.live, state.tabled, Stage.DRAW)


def _uncover_opened(state: Dealing, event: UncoverOpened) -> Choosing:
    nothing = (NOBODY,) * len(state.stacks)
    return Choosing(state.felt, state.stacks, state.bets, state.live, event.waiting, nothing)


def _card_picked(state: Choosing, event: CardPicked) -> Choosing:
    seat = event.seat
    picks = (*state.picks[:seat], event.pick, *state.picks[seat + 1 :])
    return Choosing(state.felt, state.stacks, state.bets, state.live, state.waiting & ~(1 << seat), picks)


def _cards_uncovered(state: Choosing, event: CardsUncovered) -> Dealing:
    felt = state.felt
    faces = list(felt.cards.faces)
    for seat, pick, card in event.picks:
        faces[seat] = (*faces[seat][:pick], card, *faces[seat][pick + 1 :])
    felt = replace(felt, cards=replace(felt.cards, faces=tuple(faces)))
    return Dealing(felt, state.stacks, state.bets, state.live, 0, Stage.BET)


def _hands_read(state: Settled, event: HandsRead) -> Settled:
    return replace(state, shown=event.hands)


# Each event has its own phases, and mypy cannot follow a table of functions with different parameters.
APPLY_TURNING: dict[type, Callable[[Any, Any], HandState]] = {
    BoardLaid: _board_laid,
    BoardTurned: _board_turned,
    UncoverOpened: _uncover_opened,
    CardPicked: _card_picked,
    CardsUncovered: _cards_uncovered,
    HandsRead: _hands_read,
}
