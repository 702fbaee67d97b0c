"""A server's door on a day, for the stories of the tests."""

import asyncio
from collections.abc import Awaitable, Callable

from shuffleup.accounts.database import Database
from shuffleup.accounts.office import Office
from shuffleup.accounts.roles import Role
from shuffleup.accounts.seal import Seal
from shuffleup.accounts.signing_in import Door, Entered, Entry
from shuffleup.answer import Refusal

NOON = 1_750_000_000_000_000
SECOND = 1_000_000
MINUTE = 60 * SECOND
PASSWORD = "queens over jacks"
HERE = "127.0.0.1"
SEAL = Seal(b"beside the log, and not in it".ljust(32))


class Room:
    """A server's door on a day, with an owner who has come in."""

    def __init__(self, database: Database) -> None:
        self.at = NOON
        self.door = Door(database)
        self.office = Office(self.door)

    async def owner(self) -> Entered:
        """The owner, by the link of the terminal."""
        return entered(await self.door.enter(await self.door.owner_link(self.at), "", self.at))

    async def cashier(self, name: str = "Carla", login: str = "carla") -> Entered:
        """A cashier whom the owner has invited."""
        invited = await self.office.invite(Role.CASHIER, name, (await self.owner()).signed, self.at)
        assert not isinstance(invited, Refusal)
        return entered(await self.door.accept(invited[0], name, login, PASSWORD, self.at))

    async def device(self) -> Entered:
        """A tablet of the room."""
        secret, _ = await self.office.pairing("Tablet 3", (await self.owner()).signed, self.at)
        return entered(await self.door.pair(secret, self.at))

    async def sign_in(self, login: str = "carla", password: str = PASSWORD) -> Entry:
        """By password."""
        return await self.door.sign_in(login, password, "", HERE, self.at)


def entered(entry: Entry) -> Entered:
    assert isinstance(entry, Entered), entry
    return entry


def code(entry: object) -> str:
    assert isinstance(entry, Refusal), entry
    return entry.code


def in_room(play: Callable[[Room], Awaitable[None]], database: Database | None = None) -> None:
    async def run() -> None:
        there = database or Database.in_memory()
        await there.open()
        try:
            await play(Room(there))
        finally:
            await there.close()

    asyncio.run(run())
