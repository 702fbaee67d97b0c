"""Players online from one address: the floor is told, and decides. People of one household may share a table.

An address is never shown. Only its keyed digest is kept, for a day, where every process of the server finds it.
"""

from collections import defaultdict
from contextlib import suppress

from msgspec import Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.room.schema import ASKED_FROM
from shuffleup.tournament.words.state import EventState

AGAIN = 3_600_000_000
"""How long after it was noted an unchanged address is noted again, in microseconds."""
KEPT = 24 * AGAIN


class SameAddress(Struct, frozen=True):
    """Players at one table whose programs ask from the same address."""

    table: int
    players: tuple[str, ...]


class Addresses:
    """The addresses from which players of online events ask."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[tuple[str, str], tuple[str, int]] = {}

    def let_go(self, event_id: str) -> None:
        """Forgets the addresses of an event: its players are noted again when they ask."""
        for place in [one for one in self._known if one[0] == event_id]:
            del self._known[place]

    async def note(self, event_id: str, player: str, address: str, at: int) -> None:
        """Notes that a player of an event asks from this address at a point in time."""
        known, since = self._known.get((event_id, player), ("", 0))
        if known == address and 0 <= at - since < AGAIN:
            return
        self._known[event_id, player] = (address, at)
        values = {"event": event_id, "player": player, "address": self._database.seal.digest(address), "at": at}
        own = (ASKED_FROM.c.event == event_id) & (ASKED_FROM.c.player == player)
        with suppress(IntegrityError):  # another process notes him at the same time
            async with self._database.writing() as connection:
                await connection.execute(delete(ASKED_FROM).where(own | (ASKED_FROM.c.at < at - KEPT)))
                await connection.execute(insert(ASKED_FROM).values(**values))

    async def shared(self, state: EventState) -> tuple[SameAddress, ...]:
        """Players at one table who ask from one address, table by table."""
        if state.definition.online is None:
            return ()
        wanted = select(ASKED_FROM.c.player, ASKED_FROM.c.address)
        async with self._database.reading() as connection:
            lines = await connection.execute(wanted.where(ASKED_FROM.c.event == state.opening.event_id))
            known = {line.player: line.address for line in lines}
        found: list[SameAddress] = []
        for table in state.floor.tables.values() if known else ():
            by_address: dict[str, list[str]] = defaultdict(list)
            for chair in table.chairs:
                if chair.player in known:
                    by_address[known[chair.player]].append(chair.player)
            found += [SameAddress(table.number, tuple(players)) for players in by_address.values() if len(players) > 1]
        return tuple(found)
