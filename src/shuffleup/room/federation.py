"""What a federation knows of a room: its clubs, whose member each player is, and which events it has sanctioned.

Refusals:

    unknown-club     no club has this id
    club-in-use      a club with members or a sanctioned event cannot be removed
    unknown-member   this player is a member of no club
    not-sanctioned   this event is not sanctioned
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from sqlalchemy import Table, delete, insert, select
from sqlalchemy.engine import Row

from shuffleup.accounts.database import Database
from shuffleup.answer import Refusal, refuse
from shuffleup.room.schema import CLUB, MEMBER, SANCTION


class Club(Struct, frozen=True):
    """A club; ``code`` is its number at the federation."""

    id: str
    name: str
    code: str = ""
    town: str = ""


class Membership(Struct, frozen=True):
    """A player's membership; ``until`` is its last day (``2026-12-31``), empty if it has no end."""

    person: str
    club: str
    until: str = ""

    def holds(self, day: str) -> bool:
        """Is the membership valid on this day?"""
        return not self.until or day <= self.until


class SanctionedEvent(Struct, frozen=True):
    """An event that the federation has sanctioned, under this number, for a club."""

    event: str
    club: str
    number: str = ""


class Federation:
    """The clubs, members and sanctioned events of a room."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def clubs(self) -> Mapping[str, Club]:
        """Every club by its id, in the order of their names."""
        found = [Club(one.id, one.name, one.code, one.town) for one in await self._all(CLUB)]
        return {one.id: one for one in sorted(found, key=lambda one: (one.name.casefold(), one.id))}

    async def members(self) -> Mapping[str, Membership]:
        """Every membership by the player's id."""
        return {one.person: Membership(one.person, one.club, one.until) for one in await self._all(MEMBER)}

    async def sanctions(self) -> Mapping[str, SanctionedEvent]:
        """Every sanctioned event by its id."""
        return {one.event: SanctionedEvent(one.event, one.club, one.number) for one in await self._all(SANCTION)}

    async def keep_club(self, club: Club) -> None:
        """Adds a club, or changes it."""
        await self._put(CLUB, "id", {"id": club.id, "name": club.name, "code": club.code, "town": club.town})

    async def drop_club(self, club: str) -> Refusal | None:
        """Removes a club that has no members and no events."""
        used = [one.club for one in (await self.members()).values()]
        used += [one.club for one in (await self.sanctions()).values()]
        if club in used:
            return refuse("club-in-use", club=(await self.clubs())[club].name)
        return await self._drop(CLUB, "id", club, refuse("unknown-club", club=club))

    async def enrol(self, members: Iterable[Membership]) -> Refusal | None:
        """Makes players members of a club, or changes when their membership ends."""
        clubs = await self.clubs()
        for one in members:
            if one.club not in clubs:
                return refuse("unknown-club", club=one.club)
            await self._put(MEMBER, "person", {"person": one.person, "club": one.club, "until": one.until})
        return None

    async def strike_member(self, person: str) -> Refusal | None:
        """Ends a membership."""
        return await self._drop(MEMBER, "person", person, refuse("unknown-member", player=person))

    async def merge(self, ids: Iterable[str], into: str) -> None:
        """Merges ids that are one person: of the memberships, the one that lasts longest goes to ``into``."""
        members = await self.members()
        own = [members[one] for one in ids if one in members]
        if own:
            longest = max(own, key=lambda one: (not one.until, one.until, one.person == into))
            async with self._database.writing() as connection:
                await connection.execute(delete(MEMBER).where(MEMBER.c.person.in_([one.person for one in own])))
                kept = {"person": into, "club": longest.club, "until": longest.until}
                await connection.execute(insert(MEMBER).values(**kept))

    async def forget(self, ids: Iterable[str]) -> None:
        """Ends the membership of everybody with one of these ids."""
        async with self._database.writing() as connection:
            await connection.execute(delete(MEMBER).where(MEMBER.c.person.in_([*ids])))

    async def sanction(self, sanction: SanctionedEvent) -> Refusal | None:
        """Notes that an event is sanctioned."""
        if sanction.club not in await self.clubs():
            return refuse("unknown-club", club=sanction.club)
        values = {"event": sanction.event, "club": sanction.club, "number": sanction.number}
        await self._put(SANCTION, "event", values)
        return None

    async def withdraw(self, event: str) -> Refusal | None:
        """Notes that an event is not sanctioned after all."""
        return await self._drop(SANCTION, "event", event, refuse("not-sanctioned", event=event))

    async def _all(self, table: Table) -> Iterable[Row[tuple[str, ...]]]:
        async with self._database.reading() as connection:
            return (await connection.execute(select(table))).all()

    async def _put(self, table: Table, key: str, values: Mapping[str, str]) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(table).where(table.c[key] == values[key]))
            await connection.execute(insert(table).values(**values))

    async def _drop(self, table: Table, key: str, value: str, missing: Refusal) -> Refusal | None:
        async with self._database.writing() as connection:
            done = await connection.execute(delete(table).where(table.c[key] == value))
        return None if done.rowcount else missing
