"""What a seat knows of a hand as one row of numbers: everything that its player can see, and nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.games.variant import Variant
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    Serving,
    Settled,
    Showdown,
)
from shuffleup.table.stakes import Stakes

Row = NDArray[np.float32]
Thrown = Sequence[tuple[int, int, int]]
"""The discards of a hand so far: number of the draw, seat, number of cards."""
Lying: TypeAlias = tuple[tuple[int, int], ...]
Numbers: TypeAlias = "memoryview[float]"
Dealt: TypeAlias = BettingRound | Drawing | Choosing | BlindOpening | Dealing | Serving | Showdown | CatchUp | Settled
"""The state of a hand after its postings."""


class RowField(Struct, frozen=True):
    """A part of the row: an array of ``shape`` that begins at ``start``."""

    name: str
    start: int
    shape: tuple[int, ...]
    unit: str


def unit_of(stakes: Stakes) -> int:
    """The unit in which chips are counted: the big blind; in stud the small bet or else the bring-in; or the ante."""
    if stakes.bring_in:
        return stakes.small_bet or stakes.bring_in
    return stakes.big_blind or stakes.ante


class Eye:
    """Turns hands of one game with up to ``players`` seats into rows.

    The seats in a row go clockwise and start with the row's own; seats with no player are 0.
    """

    __slots__ = ("_blank", "_cards", "_open", "_places", "_players", "_starts", "at", "fields")

    def __init__(self, game: Variant, players: int) -> None:
        deck, self._players = game.deck_for(players), players
        self._cards, self._places = len(deck), bool(game.layout.letters)
        self._open = any(street.up or street.uncover for street in game.streets)
        self.fields = tuple(_fields(game, players, len(deck), opened=self._open))
        self._starts = tuple([field.start for field in self.fields])
        last = self.fields[-1]
        self._blank = np.zeros(last.start + prod(last.shape), np.float32)
        self.at = [deck.index(card) if card in deck else 0 for card in range(UNKNOWN)]
        """The index of each card in the deck."""

    @property
    def size(self) -> int:
        """The length of a row."""
        return len(self._blank)

    def told(self, state: Dealt, seat: int, unit: int, thrown: Thrown, board: Iterable[Card]) -> Row:
        """A seat's row without the cards face down: chips in units of ``unit``, open cards, the course of the hand."""
        row = self._blank.copy()
        values: Numbers = row.data  # type: ignore[assignment]  # NumPy says bytes, and these are floats
        start, width = self._starts[1], self._cards if self._places else 0
        for card in board:
            if card != UNKNOWN:
                values[start + self.at[card]] = 1.0
            start += width
        if self._open:
            self._open_cards(values, state.felt.cards.faces, seat)
        self._chips(values, state, seat, unit)
        self._story(values, state, seat, unit)
        for draw, other, cards in thrown:
            values[self._starts[-1] + draw * self._players + (other - seat) % len(state.stacks)] = cards
        return row

    def lying(self, own: Iterable[int], board: Iterable[int]) -> Lying:
        """For places in the deck, where in the row their cards belong: a seat's own cards, and those of the board."""
        return (*[(place, 0) for place in own], *[(place, self._starts[1]) for place in board])

    def _open_cards(self, values: Numbers, faces: Sequence[Sequence[Card]], seat: int) -> None:
        for other, shown in enumerate(faces):
            first = self._starts[2] + (other - seat) % len(faces) * self._cards
            for card in shown:
                if card != UNKNOWN:
                    values[first + self.at[card]] = 1.0

    def _chips(self, values: Numbers, state: Dealt, seat: int, unit: int) -> None:
        _, _, _, stack, bet, paid, alive, pot, *_ = self._starts
        felt, stacks, live = state.felt, state.stacks, state.live
        bets = state.bets if not isinstance(state, Showdown | CatchUp | Settled) else ()
        seats = len(stacks)
        for chair in range(seats):
            other = (seat + chair) % seats
            values[stack + chair] = stacks[other] / unit
            values[paid + chair] = felt.paid[other] / unit
            values[alive + chair] = live >> other & 1
            if bets:
                values[bet + chair] = bets[other] / unit
        values[pot] = (sum(felt.paid) + felt.dead + sum(bets)) / unit

    def _story(self, values: Numbers, state: Dealt, seat: int, unit: int) -> None:
        """Writes how far the hand has come, and who bet last on each street."""
        *_, call, street, place, raises, last, _ = self._starts
        felt, seats = state.felt, len(state.stacks)
        values[street + max(felt.street, 0)] = values[place + seat] = 1.0
        for number, other in enumerate(felt.aggressors[-1 - felt.street :]):
            if other != NOBODY:
                values[last + number * self._players + (other - seat) % seats] = 1.0
        if type(state) is BettingRound:
            price = state.price
            owed = price.high - state.bets[seat]
            if owed > 0 and state.live >> seat & 1:
                values[call] = min(owed, state.stacks[seat]) / unit
            values[raises] = price.raises
            if price.aggressor != NOBODY:
                values[last + felt.street * self._players + (price.aggressor - seat) % seats] = 1.0


def _fields(game: Variant, players: int, cards: int, *, opened: bool) -> Iterator[RowField]:
    """The fields of a row, in order."""
    places, streets = len(game.layout.letters), len(game.streets)
    boarded = game.brings_in or any(street.board for street in game.streets)  # in stud the seventh card may be shared
    draws = sum([1 for street in game.streets if street.draw])
    start = 0
    for name, shape, unit in (
        ("own cards", (cards,), "1: held"),
        (
            "board",
            (places, cards) if places else (cards if boarded else 0,),
            "1: lies open, in games of a figure at this place",
        ),
        ("open cards", (players, cards) if opened else (0,), "1: of this seat, seen by all"),
        ("stacks", (players,), "units behind"),
        ("bets", (players,), "units in front, on this street"),
        ("paid", (players,), "units in the pots, from earlier streets and antes"),
        ("live", (players,), "1: has not folded"),
        ("pot", (1,), "units on the felt, bets included"),
        ("to call", (1,), "units"),
        ("street", (streets,), "1: this one"),
        ("seat", (players,), "1: so many seats after the first left of the button"),
        ("raises", (1,), "bets and raises of this street, a blind is one"),
        ("last aggressor", (streets, players), "1: the last to bet or raise on this street"),
        ("thrown", (draws, players), "cards exchanged in this draw"),
    ):
        yield RowField(name, start, shape, unit)
        start += prod(shape)
