"""What one process of a server has to know of another beside the log: each of these stands where both see it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from shuffleup.answer import Refusal
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.room.last_seen import FRESH_FOR
from shuffleup.room.seats_read import SeatsReadMarks
from shuffleup.room.shared_tables import CLAIMED_FOR, SharedTables
from shuffleup.room.table_marks import TableMarks, TableState
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.definition import Online
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.addresses import KEPT, Addresses
from tests.service.live_club import LiveClub, players
from tests.store.postgres import postgres
from tests.tournament.room import NOON

Story = Callable[[Database, Database], Awaitable[None]]


def play(folder: Path, story: Story) -> None:
    """Tells a story of two processes over one database."""

    async def told() -> None:
        both = [Database.beside(folder / "club.db", Seal(b"club" * 8)) for _ in range(2)]
        for database in both:
            await database.open()
        await story(*both)
        for database in both:
            await database.close()

    asyncio.run(told())


async def event(name: str, number: int = 6) -> EventState:
    """An event in play at its first tables."""
    live = LiveClub(MemoryStore())
    await live.open(number)
    state = await live.state()
    return replace(state, opening=replace(state.opening, event_id=name))


class Process:
    """The tables of the room, as one process knows them. ``sees`` are the events that it has heard of."""

    def __init__(self, database: Database) -> None:
        self.at = NOON
        self.sees: list[EventState] = []
        self.came: list[EventState] = []
        self.tables = SharedTables(database, lambda: self.at, self._catch_up)

    async def _catch_up(self) -> None:
        self.sees += self.came

    async def _states(self) -> AsyncIterator[EventState]:
        for state in self.sees:
            yield state

    async def opens(self, state: EventState) -> str:
        """Why an event may not open its tables; empty where it may."""
        answer = await self.tables.may_open(None, state, self._states)
        return answer.code if isinstance(answer, Refusal) else ""


def test_two_processes_never_open_one_table(tmp_path: Path) -> None:
    async def story(one: Database, other: Database) -> None:
        here, there = Process(one), Process(other)
        friday, sunday = await event("friday"), await event("sunday")
        assert await here.tables.keep(friday.floor.tables, here._states) is None
        for process in (here, there):
            process.sees += [replace(state, floor=replace(state.floor, tables={})) for state in (friday, sunday)]
        told = await asyncio.gather(here.opens(friday), there.opens(sunday))
        assert sorted(told) in (["", "tables-short"], ["tables-short", "tables-short"])

    play(tmp_path, story)


def test_a_claim_lasts_until_the_table_is_opened_or_nobody_is_heard_of_any_more(tmp_path: Path) -> None:
    async def story(one: Database, other: Database) -> None:
        here, there = Process(one), Process(other)
        friday, sunday = await event("friday"), await event("sunday")
        empty = replace(friday, floor=replace(friday.floor, tables={}))
        assert await here.tables.keep(friday.floor.tables, here._states) is None
        there.sees = [empty]
        assert await here.opens(friday) == ""
        assert await there.opens(sunday) == "tables-short", "it stands in no log yet"
        await here.tables.opened("friday")
        assert await there.opens(sunday) == "", "it was not opened after all"
        await there.tables.opened("sunday")
        assert await here.opens(friday) == ""
        await here.tables.opened("friday")
        there.came = [friday]
        assert await there.opens(sunday) == "tables-short", "what the others have written is read first"
        there.sees, there.came = [empty], []
        assert await here.opens(friday) == ""
        there.at += CLAIMED_FOR + 1
        assert await there.opens(sunday) == "", "whoever claimed it was killed"

    play(tmp_path, story)


def test_seats_that_were_read_at_one_are_read_at_the_other(tmp_path: Path) -> None:
    async def story(one: Database, other: Database) -> None:
        at = NOON
        here, there = SeatsReadMarks(one, lambda: at), SeatsReadMarks(other, lambda: at)
        assert (await here.of("friday"), await there.of("friday")) == (0, 0)
        await here.mark("friday", 7)
        await there.mark("friday", 5)
        assert (await here.of("friday"), await there.of("friday"), await there.of("sunday")) == (7, 7, 0)
        await here.mark("friday", 9)
        assert await there.of("friday") == 7
        at += FRESH_FOR
        assert await there.of("friday") == 9

    play(tmp_path, story)


def test_players_of_one_address_are_found_wherever_they_ask_and_nobody_reads_it(tmp_path: Path) -> None:
    async def story(one: Database, other: Database) -> None:
        here, there, state = Addresses(one), Addresses(other), await event("friday")
        online = replace(state, opening=replace(state.opening, definition=replace(state.definition, online=Online())))
        anna, bruno, *_ = players(6)
        await here.note("friday", anna, "203.0.113.7", NOON)
        await there.note("friday", bruno, "203.0.113.7", NOON)
        for addresses in (here, there):
            assert [one.players for one in await addresses.shared(online)] == [tuple(_at(online, anna, bruno))]
            assert await addresses.shared(state) == ()
        await here.note("friday", players(6)[2], "203.0.113.8", NOON + KEPT + 1)
        assert await there.shared(online) == (), "after a day nobody knows it any more"

    play(tmp_path, story)
    assert b"203.0.113" not in b"".join([file.read_bytes() for file in tmp_path.iterdir()])


def _at(state: EventState, *wanted: str) -> list[str]:
    return [chair.player for table in state.floor.tables.values() for chair in table.chairs if chair.player in wanted]


def test_whoever_is_taken_up_at_one_has_a_name_at_the_other(tmp_path: Path) -> None:
    async def story(one: Database, other: Database) -> None:
        here, there = PlayerRegister(one), PlayerRegister(other)
        await here.load()
        await there.load()
        await there.refresh(NOON)
        await here.enter({"p1": "Anna"}, Keeper("floor", NOON))
        await here.link("p1", "anna")
        await there.refresh(NOON + 1)
        assert there.directory.one("p1") is None, "it has just looked"
        await there.refresh(NOON + 1, at_once=True)
        found = there.directory.papers("p1")
        assert found and (found.name, there.of_account("anna")) == ("Anna", "p1")

    play(tmp_path, story)


def test_what_a_table_says_at_one_is_seen_at_the_other(tmp_path: Path) -> None:
    async def story(one: Database, other: Database) -> None:
        at = NOON
        here, there = TableMarks(one, lambda: at), TableMarks(other, lambda: at)
        assert await there.of_round("friday", 3) == {}
        await here.mark("friday", 3, 1, TableState.DONE)
        at += FRESH_FOR
        assert await there.of_round("friday", 3) == {1: TableState.DONE} and await there.of_round("friday", 4) == {}
        assert here.changed_at("friday") == there.changed_at("friday") == NOON
        await there.mark("friday", 4, 1, TableState.ALL_IN)
        at += FRESH_FOR
        assert await here.of_round("friday", 4) == {1: TableState.ALL_IN} and await here.of_round("friday", 3) == {}
        await here.call("friday", 2, needed=True)
        at += FRESH_FOR
        assert [one.table for one in await there.calls("friday")] == [2]
        assert await there.of_round("friday", 4) == {1: TableState.ALL_IN}, "one has nothing to do with the other"
        await there.call("friday", 2, needed=False)
        at += FRESH_FOR
        assert await here.calls("friday") == ()

    play(tmp_path, story)


def test_two_processes_may_mark_the_same_at_the_same_time() -> None:
    async def story(url: str) -> None:
        both = [Database.in_postgres(url, Seal(b"club" * 8)) for _ in range(2)]
        for database in both:
            await database.open()
        tables = [TableMarks(database, lambda: NOON) for database in both]
        seats = [SeatsReadMarks(database, lambda: NOON) for database in both]
        for table in range(1, 11):
            await asyncio.gather(*[one.mark("friday", 1, table, TableState.DONE) for one in tables * 3])
            await asyncio.gather(*[one.mark("friday", table) for one in seats * 3])
        assert set((await tables[0].of_round("friday", 1)).values()) == {TableState.DONE}
        assert await seats[1].of("friday") == 10
        for database in both:
            await database.close()

    with postgres() as url:
        asyncio.run(story(url))
