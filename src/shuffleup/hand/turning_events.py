"""Cards that lie face down on the table and are turned: common cards of a layout, and covered cards of the players."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card


class BoardLaid(Struct, frozen=True, gc=False, tag="board-laid"):
    """Common cards lie face down, as places in the deck in the order of the layout's places."""

    places: tuple[int, ...]
    stub: int


class BoardTurned(Struct, frozen=True, gc=False, tag="board-turned"):
    """Common cards at these places of the layout are turned together."""

    street: int
    places: tuple[int, ...]
    cards: tuple[Card, ...]


class UncoverOpened(Struct, frozen=True, gc=False, tag="uncover-opened"):
    """Each of these seats chooses a covered card to turn up. Nobody waits for another, so it is nobody's turn."""

    street: int
    waiting: int


class CardPicked(Struct, frozen=True, gc=False, tag="card-picked"):
    """A seat has chosen the card at this place of its hand; it stays covered until everybody has chosen."""

    seat: int
    pick: int


class CardsUncovered(Struct, frozen=True, gc=False, tag="cards-uncovered"):
    """The chosen cards are turned up together, as (seat, place in the hand, card), and stay up for good."""

    picks: tuple[tuple[int, int, Card], ...]


TurningEvent: TypeAlias = BoardLaid | BoardTurned | UncoverOpened | CardPicked | CardsUncovered
