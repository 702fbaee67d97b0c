"""The people who deal in a room: who is here when, who sits at which table, and who relieves whom.

rota    who is here on a day, from when to when by the clock on the wall
down    one dealer's time at one table; the down sheet of a day lists them
push    every dealer moves one table on: the one who has rested longest sits down at the first, the last one rests

        rests  Rosa        table 1  Anna     table 2  Bruno    table 3  Carla
        push   table 1  Rosa     table 2  Anna     table 3  Bruno      rests  Carla

If several rest, the tables are split into as many lines, as even as possible. A table without a dealer gets one first.

Refusals:

    table-not-there    the room has no table of this number
    dealers-moved      the dealer at a table is not the one seen by the person who asked for the push
    nobody-moves       the push moves nobody
    push-is-over       one of its dealers or tables has moved on since, or there was no push at that moment
    shift-without-time the shift ends when it begins
    no-such-day        the calendar has no such day, or the clock no such time
    unknown-shift      this shift was never planned, or was taken off
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal, refuse
from shuffleup.room.calendar import PlannedStart, no_such_day
from shuffleup.room.schema import DEALER_DOWN, DEALER_SHIFT, ROOM_TABLE, SETTING

PUSH_EVERY = 30
"""Minutes from push to push unless the room has set another length."""
_SETTING = "push-minutes"
_OPEN = DEALER_DOWN.c.ended_at == 0


class Shift(Struct, frozen=True):
    """One dealer's presence on a day, from when to when; one that ends before it begins ends on the next day."""

    dealer: str
    day: str
    starts: str
    ends: str
    id: str = ""


class Down(Struct, frozen=True):
    """A dealer's time at a table, in microseconds UTC; ``ended_at`` is 0 while he sits there."""

    dealer: str
    table: int
    event: str
    """The id of the event that was played there when he sat down; empty if none was."""
    began_at: int
    ended_at: int = 0


class DownLine(Struct, frozen=True):
    """A line of the down sheet. ``until`` is empty while he sits there."""

    dealer: str
    table: int
    event: str
    began: str
    until: str
    minutes: int


class DealerMove(Struct, frozen=True):
    """A dealer gets up at one table and sits down at another; 0 is the break room."""

    dealer: str
    leaves: int
    goes: int


def push(tables: Sequence[int], sitting: Mapping[int, str], resting: Sequence[str]) -> tuple[DealerMove, ...]:
    """What the next push does at these tables; ``sitting`` are their dealers, ``resting`` those resting, longest first.

    A dealer at a table where nobody plays any more gets up. Where nobody can relieve anybody, nobody moves.
    """
    up = [DealerMove(dealer, table, 0) for table, dealer in sorted(sitting.items()) if table not in tables]
    vacant = [table for table in tables if table not in sitting]
    coming = [*[DealerMove(dealer, 0, 0) for dealer in resting], *up]
    moves = [DealerMove(one.dealer, one.leaves, table) for one, table in zip(coming, vacant, strict=False)]
    rest, dealt = coming[len(moves) :], [table for table in tables if table in sitting]
    lines = min(len(rest), len(dealt))
    for number, one in enumerate(rest[:lines]):
        line = dealt[number * len(dealt) // lines : (number + 1) * len(dealt) // lines]
        moves.append(DealerMove(one.dealer, one.leaves, line[0]))
        moves += [DealerMove(sitting[table], table, on) for table, on in zip(line, [*line[1:], 0], strict=True)]
    return (*moves, *[one for one in rest[lines:] if one.leaves])


def push_id(at: int, table: int) -> str:
    """The id of the command with which the push of this moment relieves a table's dealer."""
    return f"push-{at}-{table}"


class Dealers:
    """The dealers of a room."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def minutes(self) -> int:
        """How long a down is, in minutes."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(SETTING.c.value).where(SETTING.c.name == _SETTING))).scalar()
        return int(line) if line else PUSH_EVERY

    async def keep_minutes(self, minutes: int) -> None:
        """Sets how long a down is from now on."""
        async with self._database.writing() as connection:
            await connection.execute(delete(SETTING).where(SETTING.c.name == _SETTING))
            await connection.execute(insert(SETTING).values(name=_SETTING, value=str(minutes)))

    async def shifts(self, days: Iterable[str]) -> tuple[Shift, ...]:
        """The rota of these days, by starting time."""
        found = select(DEALER_SHIFT).where(DEALER_SHIFT.c.day.in_(list(days)))
        async with self._database.reading() as connection:
            lines = (await connection.execute(found)).all()
        shifts = [Shift(one.dealer, one.day, one.starts, one.ends, one.id) for one in lines]
        return tuple(sorted(shifts, key=lambda one: (one.day, one.starts, one.dealer, one.id)))

    async def plan(self, shift: Shift) -> Refusal | str:
        """Puts a shift on the rota and returns its id."""
        for time in (shift.starts, shift.ends):
            if refused := no_such_day(PlannedStart(shift.day, time)):
                return refused
        if shift.starts == shift.ends:
            return refuse("shift-without-time", time=shift.starts)
        kept = secrets.token_hex(16)
        async with self._database.writing() as connection:
            values = {"dealer": shift.dealer, "day": shift.day, "starts": shift.starts, "ends": shift.ends}
            await connection.execute(insert(DEALER_SHIFT).values(id=kept, **values))
        return kept

    async def strike(self, shift: str) -> Refusal | None:
        """Takes a shift off the rota."""
        async with self._database.writing() as connection:
            done = await connection.execute(delete(DEALER_SHIFT).where(DEALER_SHIFT.c.id == shift))
        return None if done.rowcount else refuse("unknown-shift", shift=shift)

    async def downs(self, since: int, until: int) -> tuple[Down, ...]:
        """Every down that overlaps this time, in the order in which they began."""
        within = (DEALER_DOWN.c.began_at < until) & (_OPEN | (DEALER_DOWN.c.ended_at > since))
        async with self._database.reading() as connection:
            order = DEALER_DOWN.c.began_at, DEALER_DOWN.c.number
            lines = (await connection.execute(select(DEALER_DOWN).where(within).order_by(*order))).all()
        return tuple([Down(one.dealer, one.table, one.event, one.began_at, one.ended_at) for one in lines])

    async def sit(
        self, seats: Mapping[int, str], events: Mapping[int, str], at: int, broke: Mapping[int, int]
    ) -> Refusal | None:
        """Sets who deals at these tables from now on, empty for nobody. A dealer who sat elsewhere gets up: now, or
        when his table ``broke``."""
        async with self._database.writing() as connection:
            there = {*(await connection.execute(select(ROOM_TABLE.c.number))).scalars()}
            if missing := next((table for table in seats if table not in there), 0):
                return refuse("table-not-there", table=missing)
            await _seat(connection, seats, events, at, broke)
        return None

    async def move(
        self, moves: Sequence[DealerMove], events: Mapping[int, str], at: int, broke: Mapping[int, int]
    ) -> Refusal | None:
        """Carries out a push as it was seen: nothing moves if a dealer sits elsewhere by now. A dealer whose table
        ``broke`` got up at that moment."""
        seats = {one.leaves: "" for one in moves if one.leaves} | {one.goes: one.dealer for one in moves if one.goes}
        if not seats:
            return refuse("nobody-moves")
        async with self._database.writing() as connection:
            there = {*(await connection.execute(select(ROOM_TABLE.c.number))).scalars()}
            sitting = dict(await _sitting(connection))
            seen = {one.leaves: one.dealer for one in moves if one.leaves}
            for table in sorted(seats):
                if seats[table] and table not in there:  # a dealer may always get up, even at an unlisted table
                    return refuse("table-not-there", table=table)
                if sitting.get(table, "") != seen.get(table, ""):
                    return refuse("dealers-moved", table=table, dealer=sitting.get(table, "–"))
            await _seat(connection, seats, events, at, broke)
        return None

    async def begun_by(self, at: int) -> tuple[Down, ...] | Refusal:
        """The downs that the push of this moment began, while it can still be taken back."""
        async with self._database.reading() as connection:
            return await _pushed(connection, at)

    async def take_back(self, at: int) -> Refusal | None:
        """Undoes the push of this moment: every dealer sits or rests as if he had never moved."""
        async with self._database.writing() as connection:
            if isinstance(refused := await _pushed(connection, at), Refusal):
                return refused
            await connection.execute(delete(DEALER_DOWN).where(DEALER_DOWN.c.began_at == at))
            await connection.execute(update(DEALER_DOWN).where(DEALER_DOWN.c.ended_at == at).values(ended_at=0))
        return None


async def _pushed(connection: AsyncConnection, at: int) -> tuple[Down, ...] | Refusal:
    since = select(DEALER_DOWN).where((DEALER_DOWN.c.began_at >= at) | (DEALER_DOWN.c.ended_at >= at))
    lines = (await connection.execute(since)).all()
    own = [one for one in lines if at in (one.began_at, one.ended_at)]
    dealers, tables = {one.dealer for one in own}, {one.table for one in own}
    later = [one for one in lines if max(one.began_at, one.ended_at) > at]
    if not own or any(one.dealer in dealers or one.table in tables for one in later):
        return refuse("push-is-over")
    return tuple([Down(one.dealer, one.table, one.event, at) for one in own if one.began_at == at])


async def _sitting(connection: AsyncConnection) -> Sequence[tuple[int, str]]:
    """Each table with a dealer, and the dealer."""
    lines = await connection.execute(select(DEALER_DOWN.c.table, DEALER_DOWN.c.dealer).where(_OPEN))
    return [(line.table, line.dealer) for line in lines]


async def _seat(
    connection: AsyncConnection, seats: Mapping[int, str], events: Mapping[int, str], at: int, broke: Mapping[int, int]
) -> None:
    """Ends the downs of these tables and dealers (at a table that broke, at that moment), and begins new ones."""
    stays = {(table, dealer) for table, dealer in await _sitting(connection) if seats.get(table) == dealer}
    coming = {table: dealer for table, dealer in seats.items() if dealer and (table, dealer) not in stays}
    ended = _OPEN & (DEALER_DOWN.c.table.in_([*seats]) | DEALER_DOWN.c.dealer.in_([*coming.values()]))
    for table, dealer in stays:
        ended &= ~((DEALER_DOWN.c.table == table) & (DEALER_DOWN.c.dealer == dealer))
    for table, moment in broke.items():
        gone = ended & (DEALER_DOWN.c.table == table)
        await connection.execute(update(DEALER_DOWN).where(gone).values(ended_at=moment))
    await connection.execute(update(DEALER_DOWN).where(ended).values(ended_at=at))
    for table, dealer in coming.items():
        begun = {"dealer": dealer, "table": table, "event": events.get(table, ""), "began_at": at, "ended_at": 0}
        await connection.execute(insert(DEALER_DOWN).values(**begun))
