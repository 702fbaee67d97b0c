"""Writes rows for ever and says each version that was acknowledged: the program that the tests kill."""

import asyncio
import sys
from pathlib import Path

from shuffleup.store.port import Appended
from shuffleup.store.sqlite import SqliteStore
from tests.store.contract import row


async def write(path: Path, streams: int) -> None:
    """Every stream has a writer of its own; a line on stdout is an acknowledged row."""
    store = SqliteStore.open(path)

    async def one(stream: str) -> None:
        version = await store.version(stream)
        while True:
            version += 1
            answer = await store.append(row(version, stream, seat=version % 9))
            assert isinstance(answer, Appended)
            sys.stdout.write(f"{stream} {version}\n")
            sys.stdout.flush()

    await asyncio.gather(*[one(f"table/club/{number}") for number in range(1, streams + 1)])


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]), int(sys.argv[2])))
