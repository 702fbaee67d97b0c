"""Who is to sit elsewhere after what was asked, and from where: read out on the floor, shown on the wall, printed.

A log is followed row by row. Whoever sits elsewhere after an event than before it has a new seat, whatever the event
was called; an undo gives back old ones. The wall calls players who must walk: those who sat somewhere, and alternates
who waited. Who buys a seat is told at the cage.
"""

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.state import EventState, Phase
from shuffleup.tournament.undo import Given, History, Redo, Undo, extend, state_of

CALLED_FOR = 5 * 60_000_000
CALLED_FOR_EACH = 1_000_000
"""So long a call stays at least, and so much longer for each name: a thousand names do not fit on one page."""


class NewSeat(Struct, frozen=True, gc=False):
    """A player's seat, and the one he had before; ``from_table`` is 0 for somebody who had none."""

    player: str
    table: int
    chair: int
    from_table: int = 0
    from_chair: int = 0


class Call(Struct, frozen=True, gc=False):
    """Players whom a row of the log sends to new seats, for the wall to show until ``until`` or until it is read."""

    version: int
    at: int
    until: int
    """Both in microseconds UTC."""
    seats: tuple[NewSeat, ...]


def new_seats(before: EventState | None, after: EventState | None) -> tuple[NewSeat, ...]:
    """Who sits elsewhere, by the old seats as a floor walks along them, then by name."""
    old, new = before.floor.tables if before else {}, after.floor.tables if after else {}
    sat = {
        chair.player: (number, chair.number)
        for number, table in old.items()
        if new.get(number) is not table
        for chair in table.chairs
    }
    found = [
        NewSeat(chair.player, number, chair.number, *sat.get(chair.player, (0, 0)))
        for number, table in new.items()
        if old.get(number) is not table
        for chair in table.chairs
        if sat.get(chair.player) != (number, chair.number)
    ]
    return tuple(sorted(found, key=lambda one: (one.from_table, one.from_chair, one.player)))


class SeatsFollowed:
    """A log as far as it was heard: its steps, the state after it, and which row gave whom a new seat."""

    def __init__(self) -> None:
        self.steps: History = {}
        self.state: EventState | None = None
        self._by_event: dict[int, tuple[tuple[NewSeat, ...], ...]] = {}
        self._calls: list[Call] = []

    def hear(self, given: Iterable[Given]) -> None:
        """Takes over the rows that follow those heard so far."""
        for one in given:
            before = self.state
            extend(self.steps, (one,))
            seats = self._rewritten(one) if isinstance(one.command, Undo | Redo) else self._happened(one)
            if any(seats):
                self._by_event[one.version] = seats
                self._call(one, before)

    def of_row(self, version: int, events: int) -> tuple[tuple[NewSeat, ...], ...]:
        """The new seats by each of so many events of a row; those of an undo stand with its first."""
        return self._by_event.get(version, ((),) * events)

    def calls(self, at: int, read: int) -> tuple[Call, ...]:
        """Who is still called at a point in time, of the rows after the one up to which the floor has seen them sit."""
        state = self.state
        if state is None or state.phase is not Phase.PLAYING:
            return ()
        sits = {
            chair.player: (table.number, chair.number)
            for table in state.floor.tables.values()
            for chair in table.chairs
        }
        found: list[Call] = []
        self._calls = [call for call in self._calls if at < call.until]
        for call in reversed(self._calls):  # of two calls the later one counts
            due = [one for one in call.seats if sits.pop(one.player, None) == (one.table, one.chair)]
            if due and call.version > read:
                found.append(Call(call.version, call.at, call.until, tuple(due)))
        return tuple(found)

    def _happened(self, one: Given) -> tuple[tuple[NewSeat, ...], ...]:
        seats: list[tuple[NewSeat, ...]] = []
        for event in one.events:
            before, self.state = self.state, evolve(self.state, event)  # type: ignore[arg-type]  # no undo is among them
            seats.append(new_seats(before, self.state))
        return tuple(seats)

    def _rewritten(self, one: Given) -> tuple[tuple[NewSeat, ...], ...]:
        before, self.state = self.state, state_of(self.steps)
        return (new_seats(before, self.state), *[()] * (len(one.events) - 1))

    def _call(self, one: Given, before: EventState | None) -> None:
        """Notes who must walk. A player who was moved twice by one command walks once."""
        waited = {alternate.player for alternate in before.cage.waiting} if before else frozenset()
        seats = tuple([seat for seat in new_seats(before, self.state) if seat.from_table or seat.player in waited])
        if seats:
            until = one.at + CALLED_FOR + CALLED_FOR_EACH * len(seats)
            self._calls.append(Call(one.version, one.at, until, seats))
