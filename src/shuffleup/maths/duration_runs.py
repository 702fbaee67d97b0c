"""The runs of a forecast: plays the hands, the clock, the late entries and the ends of many events side by side."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from shuffleup.maths.course import Course, Timeline, Whole, timeline
from shuffleup.maths.diffusion import Diffusion, Floats, HandCosts, play_hand, seated, table_counts

LONGEST_SECONDS = 240 * 3600
"""The limit after which unfinished runs are not continued."""
MOST_HANDS = 20_000
STACK_SHAPE = 1.3
"""The shape of the gamma law for stacks of which only the average is known; it is close to the law that tournament
stacks follow while the blinds rise (C. Sire, J. Stat. Mech. 2007, P08013)."""


Told: TypeAlias = Callable[[float], None]
"""A function that is repeatedly told how much of a piece of work is done, from 0 to 1."""


def untold(done: float) -> None:
    """Ignores the progress."""


class EntryWave(Struct, frozen=True, gc=False):
    """Players who enter, or re-enter, at one reading of the clock, in seconds."""

    at: int
    players: int


class Field(Struct, frozen=True):
    """The players, the tables and the paid places of a forecast.

    ``stacks`` are those of all players at the start of the forecast. If only their number and sum are known, they are
    drawn: ``players`` players with ``chips`` among them.
    """

    seats: int
    final_table: int
    paid: int
    """The paid places; 0 if nothing is paid."""
    stacks: tuple[int, ...] = ()
    players: int = 0
    chips: int = 0
    arrivals: tuple[EntryWave, ...] = ()
    """The late entries, in order of time."""
    starting_stack: int = 0
    """The stack of each late entry."""
    left_at_end: int = 1
    """The number of players left when play ends."""

    @property
    def present(self) -> int:
        """The number of players seated at the start."""
        return len(self.stacks) or self.players

    @property
    def coming(self) -> int:
        """The number of players still to come."""
        return sum([arrival.players for arrival in self.arrivals])

    @property
    def all_chips(self) -> int:
        """All chips that will be in play."""
        return (sum(self.stacks) if self.stacks else self.chips) + self.coming * self.starting_stack

    def tables(self, players: Whole) -> Whole:
        """The number of tables that ``players`` need."""
        return table_counts(players, self.seats, self.final_table)


class Trace(Struct, frozen=True):
    """The history of all runs: a row for each hand, a column for each run; a run that is over does not change."""

    at: Whole
    """Seconds since the start."""
    players: Whole
    row: Whole
    """The position of the clock, as a row of ``line``."""
    hands: Whole
    """The number of hands so far at all tables."""
    over: NDArray[np.bool_]
    settled: int
    """The first row after which nobody else enters."""
    line: Timeline


def opening_stacks(field: Field, runs: int, rng: np.random.Generator) -> Whole:
    """The stacks at the start, with a row for each run: the same in all runs, or drawn for each with the same sum."""
    if field.stacks:
        return np.tile(np.array(field.stacks, dtype=np.int64), (runs, 1))
    drawn = rng.gamma(STACK_SHAPE, size=(runs, field.players))
    spare = field.chips - field.players
    stacks: Whole = 1 + np.floor(drawn / drawn.sum(axis=1, keepdims=True) * spare).astype(np.int64)
    stacks[np.arange(runs), stacks.argmax(axis=1)] += field.chips - stacks.sum(axis=1)
    return stacks


def traced(
    field: Field, course: Course, model: Diffusion, runs: int, rng: np.random.Generator, told: Told = untold
) -> Trace:
    """Plays every run to its end, or to the limit."""
    pots = model.pot * np.exp(model.unsure * rng.standard_normal(runs))
    play = _Play(field, course, opening_stacks(field, runs, rng), pots)
    hand = 0
    while len(play.active) and hand < MOST_HANDS and play.at.max() < LONGEST_SECONDS:
        play.hand(hand, model, rng)
        hand += 1
        # The work of a hand grows with the players left, so progress is measured by the players who are out.
        told(1 - len(play.stacks) / (runs * (field.present + field.coming)))
    return play.trace()


class _Play:
    """The runs in progress. Arrays have one entry for each run; ``active`` are the runs not over."""

    def __init__(self, field: Field, course: Course, stacks: Whole, pots: Floats) -> None:
        runs, present = stacks.shape
        self.pots = pots
        self.field, self.course = field, course
        self.line = timeline(course, field.all_chips)
        self.stacks = stacks.ravel()
        self.active = np.arange(runs)
        self.players = np.full(runs, present)
        self.at = np.zeros(runs, dtype=np.int64)
        self.reading = np.full(runs, course.starts_at, dtype=np.int64)
        self.row = self.line.rows(self.reading)
        self.hands = np.zeros(runs, dtype=np.int64)
        self.slow = np.zeros(runs, dtype=np.bool_)
        self.come = 0
        self.settled = 0
        self.rows: list[tuple[Whole, Whole, Whole, Whole, NDArray[np.bool_]]] = []
        self._note()

    def hand(self, number: int, model: Diffusion, rng: np.random.Generator) -> None:
        """Plays one hand at every table of every run that is not over."""
        self._arrive()
        self._breaks()
        self._close()
        active = self.active
        if len(active):
            rows, line = self.row[active], self.line
            prices = (line.small[rows], line.big[rows], line.ante[rows], line.unit[rows])
            blinds = HandCosts(*prices, self.course.ante_mode, self.pots[active])
            tables = seated(self.players[active], self.field.seats, self.field.final_table)
            play_hand(self.stacks, tables, blinds, number, model, rng)
            self.hands[active] += np.bincount(tables.event, minlength=len(active))
            self._time_passes()
            self._out()
        self._note()

    def trace(self) -> Trace:
        """The history so far."""
        at, players, row, hands, over = (np.array(column) for column in zip(*self.rows, strict=True))
        return Trace(at, players, row, hands, over, self.settled, self.line)

    def _note(self) -> None:
        over = np.ones(len(self.at), dtype=np.bool_)
        over[self.active] = False
        self.rows.append((self.at.copy(), self.players.copy(), self.row.copy(), self.hands.copy(), over))

    def _arrive(self) -> None:
        """Seats the players who are due; by the end, nobody is left out."""
        arrivals = self.field.arrivals
        while self.come < len(arrivals) and arrivals[self.come].at <= self.reading[self.active].min():
            more = arrivals[self.come].players
            ends = np.cumsum(self.players[self.active])
            self.stacks = np.insert(self.stacks, np.repeat(ends, more), self.field.starting_stack)
            self.players[self.active] += more
            self.come += 1
            self.settled = len(self.rows)

    def _breaks(self) -> None:
        """Moves the clock past breaks, in which no hand begins."""
        active = self.active
        row = self.line.rows(self.reading[active])
        while (pausing := self.line.level[row] == 0).any():
            wait = np.where(pausing, self.line.ends[row] - self.reading[active], 0)
            self.at[active] += wait
            self.reading[active] += wait
            row = self.line.rows(self.reading[active])
        self.row[active] = row

    def _close(self) -> None:
        """Ends play at its closing time, however many players are left."""
        if self.course.ends_at:
            self._drop(self.reading[self.active] >= self.course.ends_at)

    def _time_passes(self) -> None:
        active, slow = self.active, self.course.hand_for_hand
        players, paid = self.players[active], self.field.paid
        if slow.margin and self.come == len(self.field.arrivals):
            near = (players <= paid + slow.margin) & (self.field.tables(players) > 1)
            self.slow[active] = (self.slow[active] | near) & (players > paid)
        self.at[active] += self.course.seconds_per_hand
        self.reading[active] += np.where(self.slow[active], slow.seconds, self.course.seconds_per_hand)

    def _out(self) -> None:
        """Removes players without chips; the last player has won, unless somebody is still to enter."""
        alive = self.stacks > 0
        players = self.players[self.active]
        if not alive.all():
            players = np.add.reduceat(alive, np.cumsum(players) - players, dtype=np.int64)
            self.players[self.active] = players
            self.stacks = self.stacks[alive]
        if self.come == len(self.field.arrivals):
            self._drop(players <= self.field.left_at_end)

    def _drop(self, ended: NDArray[np.bool_]) -> None:
        if ended.any():
            self.stacks = self.stacks[np.repeat(~ended, self.players[self.active])]
            self.active = self.active[~ended]
