"""What the tests of the post share."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from tests.post.room import Play, Room, told
from tests.store.postgres import postgres


@pytest.fixture(params=["sqlite", "postgres"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Plays a story in a new room, on each database."""

    def in_a_file(story: Callable[[Room], Awaitable[None]]) -> None:
        asyncio.run(told(Database.beside(tmp_path / "club.db", Seal.of_the_moment()), story))

    def on_a_server(story: Callable[[Room], Awaitable[None]]) -> None:
        with postgres() as url:
            asyncio.run(told(Database.in_postgres(url, Seal.of_the_moment()), story))

    return in_a_file if request.param == "sqlite" else on_a_server
