"""Commands to one stream take turns: nobody is told to come again, and nobody overtakes."""

import asyncio
from pathlib import Path

import pytest

from shuffleup.answer import Refusal
from shuffleup.service import run
from shuffleup.service.outcome import Accepted
from shuffleup.service.simulate import START
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import AppendResult, Row
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.words.commands import Register
from tests.service.club import EVENT, open_club, order, service, told

CLIENTS = 32


def test_whoever_asks_at_once_is_served_in_the_order_of_asking(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore.open(tmp_path / "club.db")
        running = service(store)
        assert isinstance(await running.execute(order(open_club(), "open"), START), Accepted)
        asked = [order(Register((f"p{number}",)), f"c{number}") for number in range(CLIENTS)]
        answers = await asyncio.gather(*[running.execute(one, START) for one in asked])
        assert [answer.row.command_id for answer in answers if isinstance(answer, Accepted)] == [
            one.command_id for one in asked
        ]
        rows = await store.read(EVENT)
        assert [row.command_id for row in rows] == ["open", *[one.command_id for one in asked]]
        store.close()

    told(story)


class StandingStore(MemoryStore):
    """A store whose disk stands still until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.stands, self.goes = asyncio.Event(), asyncio.Event()

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``."""
        self.stands.set()
        await self.goes.wait()
        return await super().append(row)


def test_behind_a_disk_that_stands_still_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PATIENCE_SECONDS", 0.01)

    async def story() -> None:
        store = StandingStore()
        running = service(store)
        first = asyncio.create_task(running.execute(order(open_club(), "open"), START))
        await store.stands.wait()
        told_so = await running.execute(order(Register(("Anna",)), "anna"), START)
        assert isinstance(told_so, Refusal) and told_so.code == "busy"
        store.goes.set()
        assert isinstance(await first, Accepted)
        assert isinstance(await running.execute(order(Register(("Anna",)), "anna"), START), Accepted)
        assert await store.version(EVENT) == 2

    told(story)
