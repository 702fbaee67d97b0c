"""The tables and chairs of a ``.tdt``, by the numbers they get here."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from shuffleup.formats.tdt.record import TdtEvent, TdtSeat
from shuffleup.room.tdt.course import EveningAct, EveningCourse

USUAL_SEATS, MOST_SEATS = 9, 22
"""Seats at a table of which the file says nothing, and the most that hold'em is dealt to."""
Seat = tuple[int, int]
"""The number of a table and of a chair, both from 1."""


class Places(Struct, frozen=True):
    """Where people sat: at the beginning, as far as the file says, and when it was saved."""

    tables: Mapping[str, int]
    """The numbers of the tables by their ids."""
    first: Mapping[str, Seat]
    now: Mapping[str, Seat]

    def seat(self, seat: TdtSeat | None) -> Seat | None:
        """The seat, by its numbers here."""
        number = self.tables.get(seat.table_id) if seat else None
        return (number, seat.chair + 1) if seat and number and seat.chair >= 0 else None


def places_of(event: TdtEvent) -> Places:
    """The seats of the file."""
    numbers = {table: number for number, table in enumerate(_used(event), start=1)}
    now = {
        player: (number, chair)
        for table in event.tables
        if (number := numbers.get(table.id))
        for chair, player in enumerate(table.players, start=1)
        if player
    }
    places = Places(numbers, {}, now)
    first: dict[str, Seat] = {}
    for player in event.players:
        known = [one for one in player.buy_ins[:1] if one.seat or one.bust]
        seat = places.seat(known[0].seat or (known[0].bust.seat if known[0].bust else None)) if known else None
        if seat := seat or now.get(player.id):
            first[player.id] = seat
    return Places(numbers, first, now)


def seats_at_tables(event: TdtEvent, course: EveningCourse) -> int:
    """Chairs at each table: as many as the file has, or fewer if otherwise too few tables would be opened."""
    chairs = [min(MOST_SEATS, table.chairs) for table in event.tables if table.chairs > 1]
    whole = max(chairs, default=USUAL_SEATS)
    used = max([seat.chair + 1 for seat in _seats(event)] or [0])
    whole = min(MOST_SEATS, max(whole, used))
    entries = [one for one in course.happenings if one.act is EveningAct.ENTRY and one.at <= course.started_at]
    tables = len(_used(event))
    if tables and -(-len(entries) // whole) < tables:
        return min(MOST_SEATS, max(2, used, -(-len(entries) // tables)))
    return max(2, whole)


def _used(event: TdtEvent) -> list[str]:
    """The tables at which somebody sat, in the order of the file; all tables if it does not say who sat where."""
    sat = {seat.table_id for seat in _seats(event)}
    known = [table.id for table in event.tables]
    return [table for table in known if table in sat] or known


def _seats(event: TdtEvent) -> Iterator[TdtSeat]:
    for table in event.tables:
        yield from [TdtSeat(table.id, table.name, chair) for chair, player in enumerate(table.players) if player]
    for player in event.players:
        for buy_in in player.buy_ins:
            yield from [seat for seat in (buy_in.seat, buy_in.bust.seat if buy_in.bust else None) if seat]
