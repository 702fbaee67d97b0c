"""The tables that stand in a room, and which event has which of them.

If a room says which tables it has, two events in play never have the same one: any command by anybody that would open a
table that is taken, or that the room does not have, is refused. A table that breaks is free at once. Events that the
software deals have tables of their own.

Refusals:

    table-taken       another event plays at a table that would be opened
    table-not-there   the room has no table of a number that would be opened
    table-kept        it was assigned to another event, and other tables are free
    tables-short      more tables would be opened than are free
    table-in-play     a table that would be taken off the list is in play
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import suppress

from msgspec import Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal, refuse
from shuffleup.room.schema import DEALER_DOWN, OPENING, ROOM_TABLE
from shuffleup.room.standing import is_over
from shuffleup.service.streams import StreamState
from shuffleup.tournament.words.state import EventState, Phase

States = Callable[[], AsyncIterator[EventState]]
"""Every event of the room as it stands."""
REHEARSAL = "rehearsal-"
"""How the ids of rehearsed events begin."""
CLAIMED_FOR = 30_000_000
"""How long a table stays claimed by an event about to open it that is not heard from again, in microseconds."""


class StandingTable(Struct, frozen=True):
    """A table of the room, and its dealer if known."""

    number: int
    dealer: str = ""


class SharedTables:
    """The tables of a room, and the gate that keeps its events apart."""

    def __init__(self, database: Database, now: Callable[[], int], catch_up: Callable[[], Awaitable[None]]) -> None:
        self._database = database
        self._now = now
        self._catch_up = catch_up
        self._turn = asyncio.Lock()
        self._opening: set[str] = set()

    async def all(self) -> tuple[StandingTable, ...]:
        """All tables by number; none if the room has not said which it has."""
        async with self._database.reading() as connection:
            dealt = (DEALER_DOWN.c.table == ROOM_TABLE.c.number) & (DEALER_DOWN.c.ended_at == 0)
            found = select(ROOM_TABLE.c.number, DEALER_DOWN.c.dealer).outerjoin(DEALER_DOWN, dealt)
            lines = (await connection.execute(found.order_by(ROOM_TABLE.c.number))).all()
        return tuple([StandingTable(line.number, line.dealer or "") for line in lines])

    async def keep(self, numbers: Iterable[int], states: States) -> Refusal | None:
        """Sets which tables the room has; with none, events number their tables as they like."""
        wanted, known = {*numbers}, {one.number for one in await self.all()}
        used = await self._used(states) if wanted else {}
        for number in sorted((known - wanted) & used.keys()):
            return refuse("table-in-play", table=number, event=used[number])
        async with self._database.writing() as connection:
            await connection.execute(delete(ROOM_TABLE).where(ROOM_TABLE.c.number.not_in(wanted)))
            if new := [{"number": number} for number in sorted(wanted - known)]:
                await connection.execute(insert(ROOM_TABLE), new)
        return None

    async def may_open(self, before: StreamState, after: StreamState, states: States) -> Refusal | None:
        """Why an event may not go from one state to the other: the tables it would open are not available."""
        if not isinstance(after, EventState) or after.definition.online:
            return None
        had = seats_at(before) if isinstance(before, EventState) else frozenset()
        new = seats_at(after) - had
        if not new:
            return None
        async with self._turn:
            there = {one.number for one in await self.all()}
            if not there:
                return None
            event = after.opening.event_id
            claimed = await self._claim(event, new)
            await self._catch_up()
            used = await self._used(states, event, claimed)
            refused = _not_to_be_had(new, there, used)
            if refused is None and (kept := new & await self._waited(states, after)):
                others = there - used.keys() - had - await self._waited(states, after)
                # Assigned to another event: left alone as long as there are others.
                refused = refuse("table-kept", table=min(kept), needed=len(new)) if len(others) >= len(kept) else None
            self._opening.add(event)
            if refused is not None:
                await self.opened(event)
            return refused

    async def opened(self, event: str) -> None:
        """Ends a claim: what an event was about to open is now in its log, or was refused."""
        if event in self._opening:
            self._opening.discard(event)
            async with self._database.writing() as connection:
                await connection.execute(delete(OPENING).where(OPENING.c.event == event))

    async def _claim(self, event: str, new: frozenset[int]) -> Mapping[int, str]:
        """Tells every process that an event is about to open these; returns what others are about to open.

        After that, any check of who plays where sees what those events have opened, or finds the claim here.
        """
        at = self._now()
        async with self._database.writing() as connection:
            gone = (OPENING.c.event == event) | (OPENING.c.at < at - CLAIMED_FOR)
            await connection.execute(delete(OPENING).where(gone))
        for number in sorted(new):
            with suppress(IntegrityError):  # another event has claimed it, and is found below
                async with self._database.writing() as connection:
                    await connection.execute(insert(OPENING).values(number=number, event=event, at=at))
        async with self._database.reading() as connection:
            lines = await connection.execute(select(OPENING).where(OPENING.c.event != event))
            return {line.number: line.event for line in lines}

    async def to_assign(self, state: EventState, needed: int, states: States) -> tuple[int, ...]:
        """Free tables for an event that opens this many: its own first, then others that no event waits for."""
        used = await self._used(states, but=state.opening.event_id)
        waited = await self._waited(states, state)
        free = [one.number for one in await self.all() if one.number not in used.keys() | seats_at(state)]
        own = [number for number in state.floor.assigned if number in free]
        rest = sorted([number for number in free if number not in own], key=lambda number: number in waited)
        return (*own, *rest[: max(0, needed - len(own))])

    async def _waited(self, states: States, but: EventState) -> frozenset[int]:
        """The tables assigned to other unfinished events and not to this one."""
        found: set[int] = set()
        async for state in states():
            if state.opening.event_id != but.opening.event_id and not is_over(state):
                found |= {*state.floor.assigned}
        return frozenset(found - {*but.floor.assigned})

    async def _used(self, states: States, but: str = "", claimed: Mapping[int, str] | None = None) -> Mapping[int, str]:
        """The tables in play or about to be, each with the name of the event there."""
        found: dict[int, str] = {}
        async for state in states():
            event, name = state.opening.event_id, state.definition.name
            if event != but:
                about = [number for number, one in (claimed or {}).items() if one == event]
                found |= dict.fromkeys([*seats_at(state), *about], name)
        return found


def is_rehearsed(state: EventState) -> bool:
    """Is it a rehearsal for the floor, without real players? It uses no table of the room."""
    return state.opening.event_id.startswith(REHEARSAL)


def seats_at(state: EventState) -> frozenset[int]:
    """The room's tables that an event occupies: none before the draw, when play is over, or in a rehearsal."""
    elsewhere = state.definition.online or is_rehearsed(state)
    sits = state.phase in {Phase.SEATED, Phase.PLAYING} and not elsewhere
    return frozenset(state.floor.tables) if sits else frozenset()


def _not_to_be_had(new: frozenset[int], there: set[int], used: Mapping[int, str]) -> Refusal | None:
    free = there - used.keys()
    if len(free) < len(new):
        return refuse("tables-short", needed=len(new), free=len(free))
    for number in sorted(new):
        if number in used:
            return refuse("table-taken", table=number, event=used[number], needed=len(new))
        if number not in there:
            return refuse("table-not-there", table=number, needed=len(new))
    return None
