"""The data of a room go from a file to PostgreSQL and back, whole, and are checked anywhere."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Table

from shuffleup.accounts.seal import Seal
from shuffleup.accounts.signing_in import Door
from shuffleup.cli.room_data import room_data
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.store.port import Appended, log_sha256
from shuffleup.store.postgres.store import PostgresStore
from shuffleup.store.sqlite import SqliteStore
from shuffleup.store.whole import WholeStore
from tests.cli.shell import Ran, ran
from tests.store.contract import row, rows
from tests.store.postgres import postgres

SECRET = secrets.token_bytes(32)
STREAMS = ("event/club", "table/club/1", "table/club/10", "table/club/2", "table/Club/1")
"""In the order of letters of some languages these stand elsewhere."""


@pytest.fixture
def url() -> Iterator[str]:
    """An empty schema."""
    with postgres() as address:
        yield address


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A room: a log of several streams, an owner, two people, and its secret."""
    path = tmp_path / "club.db"
    path.with_name("club.db.key").write_bytes(SECRET)

    async def told() -> None:
        store = SqliteStore.open(path)
        for stream in STREAMS:
            for one in rows(7):
                assert isinstance(await store.append(row(one.version, stream)), Appended)
        store.close()
        register = await registered(str(path))
        await register.enter({"p1": "Anna Ferri", "p2": "Bruno Sala"}, Keeper("floor", 1))
        await Door(register.database).owner_link(1)
        await register.database.close()

    asyncio.run(told())
    return path


async def registered(place: str) -> PlayerRegister:
    """The people beside a log, under the secret of the room."""
    room = room_data("", place, "") if "://" in place else room_data(place, "", "")
    register = PlayerRegister(room.database(Seal(SECRET)))
    await register.database.open()
    await register.load()
    return register


def names(place: str) -> list[str]:
    async def told() -> list[str]:
        register = await registered(place)
        found = [register.directory.papers(one) for one in ("p1", "p2")]
        await register.enter({"p3": "Carla Villa"}, Keeper("floor", 2))
        await register.database.close()
        return [papers.name for papers in found if papers]

    return asyncio.run(told())


def done(*arguments: str) -> dict[str, Any]:
    """The document of a command that succeeds."""
    told = ran("store", *arguments, "--json")
    assert (told.status, told.err) == (0, ""), told
    return json.loads(told.out)


def refused(*arguments: str) -> str:
    """What is said of what cannot be done: one line, exit status 2."""
    told = ran("store", *arguments)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), told
    return told.err


def test_a_room_goes_to_postgres_and_back_and_is_the_same(club: Path, url: str, tmp_path: Path) -> None:
    key, back = tmp_path / "shuffleup.key", tmp_path / "back.db"
    there = done("copy", str(club), url, "--to-key", str(key))
    assert (there["proof"]["streams"], there["proof"]["rows"], there["left"]) == (5, 35, [])
    assert key.read_bytes() == SECRET and key.stat().st_mode & 0o777 == 0o600
    again = done("copy", url, str(back), "--from-key", str(key))
    assert again["proof"] == there["proof"] == done("check", str(club))["proof"] == done("check", url)["proof"]
    assert (tmp_path / "back.db.key").read_bytes() == SECRET
    assert back.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part*"))
    assert asyncio.run(chains(url)) == asyncio.run(chains(str(back))) == there["proof"]["chains"]
    for place in (url, str(back)):
        assert names(place) == ["Anna Ferri", "Bruno Sala"], "and numbers go on behind those that were copied"


async def chains(place: str) -> str:
    store = await PostgresStore.open(place) if "://" in place else SqliteStore.open(Path(place))
    try:
        assert await store.read("table/club/10") == tuple([row(number, "table/club/10") for number in range(1, 8)])
        return await log_sha256(store)
    finally:
        if isinstance(store, SqliteStore):
            store.close()
        else:
            await store.close()


def test_people_read_what_was_copied(club: Path, tmp_path: Path) -> None:
    told = ran("store", "copy", str(club), str(tmp_path / "other.db"))
    lines = told.out.splitlines()
    assert lines[0] == "Log     5 events and tables, 35 rows"
    assert lines[2] == "Beside  access_key 1, person 2, person_act 2, staff 1"
    assert lines[-1] == f"{tmp_path / 'other.db'} holds what {club} holds, row by row."


def test_a_place_that_is_not_empty_is_left_alone(club: Path, url: str, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    done("copy", str(club), str(other))
    before = other.read_bytes()
    assert "is not empty; name a file that is not there yet" in refused("copy", str(club), str(other))
    assert other.read_bytes() == before
    key = ("--to-key", str(tmp_path / "pg.key"))
    done("copy", str(club), url, *key)
    assert "is not empty" in refused("copy", str(club), url, *key)
    assert (tmp_path / "pg.key").exists(), "the secret of what is there stays"
    assert done("check", url)["proof"]["rows"] == 35


def test_a_copy_that_fails_leaves_nothing(
    club: Path, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise asyncpg.ConnectionDoesNotExistError("the line is gone")

    monkeypatch.setattr("shuffleup.store.copying._count_on", broken)
    key = tmp_path / "pg.key"
    assert "does not answer" in refused("copy", str(club), url, "--to-key", str(key))
    assert not key.exists()
    monkeypatch.undo()
    assert done("check", url)["proof"]["rows"] == 0

    async def loses(written: WholeStore, table: Table) -> None:
        if table.name == "person":
            await written.connection.execute(table.delete())

    monkeypatch.setattr("shuffleup.store.copying._count_on", loses)
    before = sorted(tmp_path.iterdir())
    assert "does not read as it was written" in refused("copy", str(club), str(tmp_path / "other.db"))
    assert sorted(tmp_path.iterdir()) == before


def test_a_secret_is_never_lost_nor_that_of_others_overwritten(club: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db.key"
    other.write_bytes(b"of another room")
    said = refused("copy", str(club), str(tmp_path / "other.db"))
    assert "this is the secret of other data; name another file with --to-key" in said
    assert other.read_bytes() == b"of another room"
    (tmp_path / "club.db.key").rename(tmp_path / "away.key")
    assert "put the file back" in refused("copy", str(club), str(tmp_path / "third.db"))
    assert not (tmp_path / "third.db").exists()


def test_one_altered_byte_is_found_and_copied_as_it_is(club: Path, url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(club, isolation_level=None)) as file:
        body = file.execute("select body from row where stream = 'table/club/2' and version = 4").fetchone()[0]
        altered = body.replace(b'"at":4', b'"at":9')
        assert altered != body
        file.execute("update row set body = ? where stream = 'table/club/2' and version = 4", (altered,))
    told: Ran = ran("store", "check", str(club))
    assert told.status == 1
    assert "NOT as it was written: row 4 of table/club/2" in told.out
    done("copy", str(club), url, "--to-key", str(tmp_path / "pg.key"))
    assert json.loads(ran("store", "check", url, "--json").out)["proof"]["broken"] == [
        {"stream": "table/club/2", "row": 4}
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["copy", "{club}", "mysql://club"], "its folder does not exist"),
        (
            ["copy", "{club}", "postgresql://x:secret@127.0.0.1:1/club"],
            "TO: the PostgreSQL at postgresql://x@127.0.0.1",
        ),
        (["copy", "{notes}", "{club}.new"], "FROM: "),
        (["copy", "{club}", "/nowhere/at/all.db"], "its folder does not exist"),
        (["check", ""], "no file is named"),
        (["check", "{notes}"], "is no database"),
        (["check", "{club}.missing"], "there are no data of a room in "),
        (["copy", "{club}.missing", "{club}.new"], "club.db.missing: there is no such file"),
    ],
)
def test_what_cannot_be_done_is_told(club: Path, tmp_path: Path, arguments: list[str], said: str) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("no database at all, but long enough to be looked at as one " * 20)
    before = sorted(tmp_path.iterdir())
    filled = [one.format(club=club, notes=notes) for one in arguments]
    key = ["--to-key", str(tmp_path / "some.key")] if arguments[0] == "copy" else []
    told = refused(*filled, *key)
    assert said in told and "secret@" not in told and ":secret" not in told
    assert sorted(tmp_path.iterdir()) == before
