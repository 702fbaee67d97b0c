"""Whoever guesses must wait, twice as long each time, so that nobody can try all possibilities.

An attempt is counted before it is made: whatever is under way at once has been counted. It is given back if it
succeeds. Of one secret only one attempt is under way at a time. Attempts are counted by place: a PIN, a login at an
address, an address, a device.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network

from msgspec import Struct
from sqlalchemy import BigInteger, ColumnElement, case, delete, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from shuffleup.accounts.database import Database
from shuffleup.accounts.schema import FAILURE
from shuffleup.answer import Refusal, refuse

SECOND = 1_000_000
HOUR = 3_600 * SECOND
FREE = 4
"""How many failures cost no waiting."""
FREE_AT_ADDRESS = 30
"""The same for one network address: a whole room may come from there."""
FREE_ON_DEVICE = 20
"""The same for PINs on one device: many people sign in there."""
FREE_AT_LOGIN = 100
"""The same for one login, from wherever: so many guesses are not worth making (NIST SP 800-63B, 3.2.2)."""
LONGEST = 900 * SECOND
LONGEST_AT_LOGIN = 60 * SECOND
"""Nobody can lock another out for long."""
FORGOTTEN_AFTER = 24 * HOUR
"""After this long no failure at a place counts any more."""
HELD = 10 * SECOND
"""After this long an attempt whose end was never told no longer holds up the next."""
UNDER_WAY = "under way "
LONGEST_NAME = 120


class GuessPlace(Struct, frozen=True):
    """What attempts are counted by."""

    name: str
    free: int = FREE
    longest: int = LONGEST
    eased: int = 0
    """After so long without a failure one of them is forgotten, in microseconds; 0 if only a success makes that."""


class Attempt(Struct, frozen=True):
    """An attempt that has been counted; the first place is that of the secret itself."""

    places: tuple[GuessPlace, ...]
    counts: tuple[int, ...]
    waits: tuple[int, ...]
    at: int


class _WaitsError(Exception):
    """Ends a transaction in which not every place allows an attempt."""


def at_login(login: str, address: str) -> tuple[GuessPlace, GuessPlace, GuessPlace]:
    """The places of a password from a browser where nobody has signed in: the login there, the login, the address.

    A stranger who fails again and again has to wait himself; he who has the login, elsewhere, does not.
    """
    everywhere = GuessPlace(f"login {login}", FREE_AT_LOGIN, LONGEST_AT_LOGIN, eased=HOUR)
    return GuessPlace(f"login {login} {network(address)}"), everywhere, at_address(address)


def at_address(address: str) -> GuessPlace:
    """The place of a network address."""
    return GuessPlace(f"address {network(address)}", FREE_AT_ADDRESS, eased=HOUR)


def on_device(device: str) -> GuessPlace:
    """The place of whoever asks for PINs on a device of the room, whosever PINs they are."""
    return GuessPlace(f"device {device}"[:LONGEST_NAME], FREE_ON_DEVICE, eased=HOUR)


def network(address: str) -> str:
    """An address as it is counted: one subscriber has 2⁶⁴ addresses of IPv6."""
    with suppress(ValueError):
        there = ip_address(address.partition("%")[0])
        there = getattr(there, "ipv4_mapped", None) or there
        return str(there) if there.version == 4 else str(ip_network((there, 64), strict=False))
    return address[:40]


class Failures:
    """Failed attempts, stored where every process of the server sees them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tidied = 0
        self._turn = asyncio.Lock()
        """Of one process one writes at a time: SQLite is not fair to the log when a hundred do."""

    async def take(self, places: tuple[GuessPlace, ...], at: int) -> Attempt | Refusal:
        """Counts an attempt at each of these places, or tells why nothing may be tried there now."""
        waiting = await self._waiting(places, at)
        if waiting:  # most of a flood ends here, where it is only read
            return waiting
        await self._tidy(at)
        try:
            async with self._turn, self._database.writing() as connection:
                await self._hold(connection, places[0], at)
                taken = [await self._count(connection, place, at) for place in places]
        except _WaitsError:
            return await self._waiting(places, at) or refuse("attempt-under-way")
        return Attempt(places, tuple([count for count, _ in taken]), tuple([until for _, until in taken]), at)

    async def fail(self, tried: Attempt) -> None:
        """The attempt was wrong: it stays counted."""
        async with self._turn, self._database.writing() as connection:
            await connection.execute(delete(FAILURE).where(FAILURE.c.place == _held(tried.places[0])))

    async def give_back(self, tried: Attempt) -> None:
        """The attempt was right: nothing is counted at its own place any more, and one less at the others."""
        first, *others = tried.places
        async with self._turn, self._database.writing() as connection:
            await connection.execute(delete(FAILURE).where(FAILURE.c.place.in_([_held(first), first.name])))
            for place, waits in zip(others, tried.waits[1:], strict=True):
                own = case((FAILURE.c.waits_until == waits, _number(tried.at)), else_=FAILURE.c.waits_until)
                less = update(FAILURE).where(FAILURE.c.place == place.name, FAILURE.c.count > 0)
                await connection.execute(less.values(count=FAILURE.c.count - 1, waits_until=own))

    async def forget(self, *places: str) -> None:
        """Nothing is counted at these places any more."""
        async with self._turn, self._database.writing() as connection:
            await connection.execute(delete(FAILURE).where(FAILURE.c.place.in_(places)))

    async def _waiting(self, places: Sequence[GuessPlace], at: int) -> Refusal | None:
        held = _held(places[0])
        wanted = select(FAILURE).where(FAILURE.c.place.in_([held, *[place.name for place in places]]))
        async with self._database.reading() as connection:
            lines = (await connection.execute(wanted.where(FAILURE.c.waits_until > at))).all()
        until = max([line.waits_until for line in lines if line.place != held], default=0)
        if until:
            return refuse("wait-after-failures", seconds=-(-(until - at) // SECOND))
        return refuse("attempt-under-way") if lines else None

    async def _hold(self, connection: AsyncConnection, place: GuessPlace, at: int) -> None:
        """Lets nobody else try this place until the end of the attempt is told."""
        new = {"place": _held(place), "count": 0, "waits_until": at + HELD}
        held = _inserted(connection).values(new)
        held = held.on_conflict_do_update(
            index_elements=[FAILURE.c.place], set_={"waits_until": at + HELD}, where=FAILURE.c.waits_until <= at
        )
        if (await connection.execute(held.returning(FAILURE.c.place))).first() is None:
            raise _WaitsError

    async def _count(self, connection: AsyncConnection, place: GuessPlace, at: int) -> tuple[int, int]:
        """One more here, in one statement: of all who ask at once, those beyond the limit find it reached."""
        peace = (_number(at) - FAILURE.c.waits_until) // place.eased if place.eased else _number(0)
        count = case((peace < FAILURE.c.count, FAILURE.c.count - peace), else_=_number(0)) + 1
        new = {"place": place.name, "count": 1, "waits_until": at if place.free else at + SECOND}
        counted = _inserted(connection).values(new)
        counted = counted.on_conflict_do_update(
            index_elements=[FAILURE.c.place],
            set_={"count": count, "waits_until": _until(count, place, at)},
            where=FAILURE.c.waits_until <= at,
        )
        line = (await connection.execute(counted.returning(FAILURE.c.count, FAILURE.c.waits_until))).first()
        if line is None:
            raise _WaitsError
        return line[0], line[1]

    async def _tidy(self, at: int) -> None:
        """Forgets what is old, in a transaction of its own, so that it waits for nobody who counts."""
        if 0 <= at - self._tidied < HOUR:
            return
        self._tidied = at
        async with self._turn, self._database.writing() as connection:
            await connection.execute(delete(FAILURE).where(FAILURE.c.waits_until < at - FORGOTTEN_AFTER))


def _inserted(connection: AsyncConnection) -> sqlite.Insert | postgresql.Insert:
    """A row of the table, put in or changed as the database of this connection says it."""
    return sqlite.insert(FAILURE) if connection.dialect.name == "sqlite" else postgresql.insert(FAILURE)


def _until(count: ColumnElement[int], place: GuessPlace, at: int) -> ColumnElement[int]:
    """Until when nothing may be tried after so many failures."""
    steps = range((place.longest // SECOND).bit_length())
    waits = [(count == place.free + step + 1, _number(at + min(SECOND << step, place.longest))) for step in steps]
    return case((count <= place.free, _number(at)), *waits, else_=_number(at + place.longest))


def _held(place: GuessPlace) -> str:
    return f"{UNDER_WAY}{place.name}"[:LONGEST_NAME]


def _number(value: int) -> ColumnElement[int]:
    return literal(value, BigInteger)
