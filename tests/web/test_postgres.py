"""A short evening whose data are in PostgreSQL: log, staff, people and room."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.store.postgres.store import PostgresStore
from shuffleup.web.pages import is_built
from tests.cli.shell import ran
from tests.store.postgres import SERVER, lines, postgres
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")


@pytest.fixture
def url() -> Iterator[str]:
    """An empty schema."""
    with postgres() as address:
        yield address


def gives(server: Server, kind: str, number: int, **fields: object) -> Json:
    """A command to the event of the evening."""
    body = {"command_id": f"{kind}{number}", "command": {"type": kind, **fields}}
    return server.ask("/api/events/friday/commands", body)


def busts(server: Server, number: int) -> None:
    """Whoever sits first goes out."""
    tables = server.ask("/api/events/friday/floor")["view"]["tables"]
    player = next(seat["player"] for table in tables for seat in table["seats"] if seat["player"])
    gives(server, "report-bust", number, players=[player], author="floor")


async def broken(url: str) -> list[int | None]:
    store = await PostgresStore.open(url)
    try:
        return [await store.check(stream) for stream in await store.streams()]
    finally:
        await store.close()


def test_an_evening_is_played_and_is_there_after_a_restart(url: str, tmp_path: Path) -> None:
    with served(tmp_path / "club", url) as server:
        form = {"name": "Friday", "rulebook": "tda-2024", "seats": 6, "places_paid": 2}
        server.ask("/api/events", {"command_id": "open", "event_id": "friday", "form": form})
        gives(server, "register", 1, players=NAMES)
        gives(server, "draw-seats", 1)
        gives(server, "start-event", 1)
        busts(server, 1)
        before = server.ask("/api/events/friday/floor")
        assert server.stop() == 0
        server.start()
        assert server.ask("/api/events/friday/floor")["view"] == before["view"]
        busts(server, 2)
        asyncio.run(_cut(url))
        for number in (3, 4):
            busts(server, number)
        gives(server, "award-prizes", 1)
        assert server.ask("/api/events/friday/wall")["view"]["mood"] == "results"
        people = server.ask("/api/people?q=ann")
        assert "Anna" in str(people)
        assert server.stop() == 0
    assert asyncio.run(broken(url)) == [None, None]
    kept = asyncio.run(lines(url, "select (select count(*) from staff), (select count(*) from person)"))
    assert kept[0][0] == 1 and int(str(kept[0][1])) >= len(NAMES)


async def _cut(url: str) -> None:
    """Every line of the server is ended."""
    name = url.rpartition("application_name=")[2]
    await lines(SERVER, f"select pg_terminate_backend(pid) from pg_stat_activity where application_name = '{name}'")


def refused(*arguments: str) -> str:
    """What is said when it cannot start: one line, exit status 2."""
    told = ran("serve", "--port", "0", *arguments)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), told
    return told.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "mysql://club"], "write it as postgresql://user@host:5432/club"),
        (["--database", "postgresql://x:secret@127.0.0.1:1/club"], "x@127.0.0.1:1/club does not answer"),
        (["--database", "postgresql://x@127.0.0.1/club", "--db", "club.db"], "leave --db out"),
        (["--database", f"{SERVER}_of_nobody"], "make it with createdb"),
    ],
)
def test_what_cannot_be_served(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = refused(*arguments)
    assert said in told and "secret" not in told and told.startswith("error: --database: ")
    assert list(tmp_path.iterdir()) == []


def test_a_lost_secret_is_never_made_anew(url: str, tmp_path: Path) -> None:
    with served(tmp_path / "club", url) as server:
        assert server.stop() == 0
    said = refused("--database", url, "--key", str(tmp_path / "other.key"))
    assert "other.key" in said and "put the file back" in said
    assert not (tmp_path / "other.key").exists()


def test_without_the_driver_the_command_to_install_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.cli.room_data.find_spec", lambda _: None)
    said = refused("--database", "postgresql://127.0.0.1/club")
    assert "install it with pip install 'shuffleup[postgres]'" in said
