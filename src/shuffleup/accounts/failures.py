"""A user who fails must wait, twice as long each time, so that nobody can try all possibilities.

Failures are counted by place: a login, a PIN on a device, a network address. A success resets them.
"""

from sqlalchemy import delete, select

from shuffleup.accounts.database import Database
from shuffleup.accounts.schema import FAILURE
from shuffleup.answer import Refusal, refuse

FREE = 4
"""How many failures cost no waiting."""
FREE_AT_ADDRESS = 30
"""The same for one network address: a whole room may come from there."""
ADDRESS = "address "
"""How the place of an address begins."""
SECOND = 1_000_000
LONGEST = 900 * SECOND
FORGOTTEN_AFTER = 86_400 * SECOND
"""After this long a failure no longer counts."""


class Failures:
    """Failed attempts, stored where every process of the server sees them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self, places: tuple[str, ...], at: int) -> Refusal | None:
        """Why nothing may be tried at these places now."""
        wanted = select(FAILURE.c.waits_until).where(FAILURE.c.place.in_(places))
        async with self._database.reading() as connection:
            until = max([line.waits_until for line in await connection.execute(wanted)], default=0)
        return refuse("wait-after-failures", seconds=-(-(until - at) // SECOND)) if until > at else None

    async def count(self, places: tuple[str, ...], at: int) -> int:
        """Counts one more failure at each place; returns the highest count among them."""
        most = 0
        async with self._database.writing() as connection:
            await connection.execute(delete(FAILURE).where(FAILURE.c.waits_until < at - FORGOTTEN_AFTER))
            for place in places:
                found = (await connection.execute(select(FAILURE.c.count).where(FAILURE.c.place == place))).scalar()
                number = (found or 0) + 1
                free = FREE_AT_ADDRESS if place.startswith(ADDRESS) else FREE
                waits = min(SECOND << min(number - free - 1, 20), LONGEST) if number > free else 0
                await connection.execute(delete(FAILURE).where(FAILURE.c.place == place))
                values = {"place": place, "count": number, "waits_until": at + waits}
                await connection.execute(FAILURE.insert().values(values))
                most = max(most, number)
        return most

    async def forget(self, places: tuple[str, ...]) -> None:
        """Resets the counts after a success."""
        async with self._database.writing() as connection:
            await connection.execute(delete(FAILURE).where(FAILURE.c.place.in_(places)))
