"""Files with rows in them, and what such a file holds."""

import asyncio
from pathlib import Path

from shuffleup.store.port import Appended, Row
from shuffleup.store.sqlite import SqliteStore
from tests.store.contract import TABLE, rows


def stored(path: Path, stream: str = TABLE) -> tuple[tuple[Row, ...], tuple[bytes, ...], int | None]:
    """What a file holds, opened anew."""

    async def told() -> tuple[tuple[Row, ...], tuple[bytes, ...], int | None]:
        store = SqliteStore.open(path)
        try:
            return await store.read(stream), await store.digests(stream), await store.check(stream)
        finally:
            store.close()

    return asyncio.run(told())


def filled(path: Path, count: int) -> None:
    """Writes the first rows of a stream into a file."""

    async def told() -> None:
        store = SqliteStore.open(path)
        for each in rows(count):
            assert await store.append(each) == Appended(each, repeated=False)
        store.close()

    asyncio.run(told())
