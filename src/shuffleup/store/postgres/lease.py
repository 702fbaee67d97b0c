"""Which of several processes over one log keeps the timers of which events: the one that holds a database lock.

Every slot is a lock, and so is presence: each process can count the others, takes no more slots than its share and
gives back any surplus. A lock belongs to a connection, and ends with it: the slots of a killed process are taken over
by another at its next look. A process that is frozen, or hangs, does not look, and loses its connection by that: its
system would answer for it for ever.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

import asyncpg

from shuffleup.store.lease import SLOTS, fair_share
from shuffleup.store.postgres.line import REFUSED, connected, told

FAMILY = "select hashtext('shuffleup/timers/' || current_schema()) & 2147483647"
"""The first number of all locks of a log; the second is a slot, or ``PRESENT``."""
PRESENT = SLOTS
HERE = "select pg_advisory_lock_shared($1, $2)"
"""The lock that marks this process as present."""
LOOK = """
select objid::int as slot, count(*) as holders from pg_locks
where locktype = 'advisory' and objsubid = 2 and granted and classid = $1::bigint::oid
and database = (select oid from pg_database where datname = current_database())
group by objid
"""
TRY = "select pg_try_advisory_lock($1, $2)"
GIVE_BACK = "select pg_advisory_unlock($1, $2)"
TURN = "select pg_advisory_lock(hashtextextended('shuffleup/start/' || current_schema(), 0))"
TURN_SECONDS = 60
"""How long a starting process waits for another one that is starting."""
FROZEN = "2500ms"
"""Whoever has not looked for this long, which all do four times a second, keeps no clocks."""
SAY = "select pg_notify($1, $2)"
SURE_SECONDS = 1.0
"""A process that hears nothing for this long must assume that it has lost all its slots."""


@asynccontextmanager
async def in_turn(url: str) -> AsyncIterator[None]:
    """Lets processes that start at the same time run one after another: the later ones find what the first has made.

    Raises ``StoreError``.
    """
    try:
        line = await connected(url)
        await line.execute("set lock_timeout = 0")
        await line.fetchval(TURN, timeout=TURN_SECONDS)
    except REFUSED as fault:
        raise told(url, fault) from None
    try:
        yield
    finally:
        line.terminate()


class PostgresLease:
    """The slots of one process, over a connection of its own. ``close`` it at the end."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._line: asyncpg.Connection | None = None
        self._family = 0
        self._held: set[int] = set()
        self._listener: Callable[[str], None] = lambda _word: None

    async def slots(self) -> frozenset[int]:
        """The slots this process has now; asks for its share, and reconnects, where necessary."""
        try:
            async with asyncio.timeout(SURE_SECONDS):
                line = self._line or await self._opened()
                taken = {found["slot"]: found["holders"] for found in await line.fetch(LOOK, self._family)}
                await self._share(line, fair_share(taken.pop(PRESENT, 1)), taken.keys())
        except REFUSED:
            self.close()
        return frozenset(self._held)

    async def say(self, word: str) -> None:
        """See ``Lease.say``."""
        if self._line is None:
            return
        try:
            async with asyncio.timeout(SURE_SECONDS):
                await self._line.execute(SAY, self._channel, word)
        except REFUSED:
            self.close()

    def hear(self, listener: Callable[[str], None]) -> None:
        """See ``Lease.hear``."""
        self._listener = listener

    def close(self) -> None:
        """See ``Lease.close``."""
        if self._line is not None:
            self._line.terminate()
        self._line, self._held = None, set()

    async def _opened(self) -> asyncpg.Connection:
        line = self._line = await connected(self._url, idle_session_timeout=FROZEN)
        self._family = await line.fetchval(FAMILY)
        await line.fetchval(HERE, self._family, PRESENT)
        await line.add_listener(self._channel, self._heard)
        return line

    @property
    def _channel(self) -> str:
        return f"shuffleup_{self._family}"

    def _heard(self, line: asyncpg.Connection, sender: int, _channel: str, word: object) -> None:
        own = self._line
        if own is not None and own is line and sender != own.get_server_pid():
            self._listener(str(word))

    async def _share(self, line: asyncpg.Connection, share: int, taken: Collection[int]) -> None:
        for slot in sorted(self._held)[share:]:
            await line.fetchval(GIVE_BACK, self._family, slot)
            self._held.discard(slot)
        for slot in range(SLOTS):
            if len(self._held) < share and slot not in taken and await line.fetchval(TRY, self._family, slot):
                self._held.add(slot)
