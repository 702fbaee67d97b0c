"""The layout of a database becomes that of the program, whole or not at all, and a newer one is left alone."""

import asyncio
import pkgutil
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

import shuffleup
from shuffleup.accounts.schema import METADATA
from shuffleup.cli.room_data import opened_log, room_data
from shuffleup.rulebooks.rule import Language
from shuffleup.store import migrating
from shuffleup.store.port import Appended, StoreError
from shuffleup.store.postgres.line import connected
from shuffleup.store.postgres.store import PostgresStore
from shuffleup.store.sqlite import SqliteStore
from shuffleup.store.sqlite_file import make
from tests.store.contract import rows
from tests.store.files import filled, stored
from tests.store.postgres import postgres

LOG = {"row", "snapshot", migrating.VERSION_TABLE}
NOW = int(migrating.newest())
LATER = NOW + 1
LATEST = (migrating.newest(), NOW)


@pytest.fixture
def url() -> Iterator[str]:
    """An empty schema."""
    with postgres() as address:
        yield address


def all_tables() -> MetaData:
    """What every part of the program keeps beside the log."""
    for module in pkgutil.walk_packages(shuffleup.__path__, "shuffleup."):
        if module.name.endswith(".schema"):
            import_module(module.name)
    return METADATA


def differences(connection: Connection) -> list[object]:
    """Where what was made differs from what the program works with."""
    ours = set(inspect(connection).get_table_names()) - LOG
    assert ours == set(all_tables().tables)
    context = MigrationContext.configure(
        connection, opts={"include_name": lambda name, kind, _: kind != "table" or name in ours}
    )
    return list(compare_metadata(context, METADATA))


WHY = "what a module named schema declares needs a revision in store/migrations/versions"


def test_a_new_file_has_every_table(tmp_path: Path) -> None:
    SqliteStore.open(tmp_path / "club.db").close()
    engine = create_engine(f"sqlite:///{tmp_path / 'club.db'}")
    with engine.connect() as connection:
        assert differences(connection) == [], WHY
    engine.dispose()


def test_a_file_that_holds_nothing_yet_is_not_copied(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    with closing(sqlite3.connect(file)) as look:
        look.execute("pragma journal_mode = wal")
    assert file.stat().st_size
    store = SqliteStore.open(file)
    store.close()
    assert store.backup is None and not list(tmp_path.glob("*.before-*"))


def test_a_new_schema_has_every_table(url: str) -> None:
    async def told() -> None:
        await (await PostgresStore.open(url)).close()
        engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: connected(url))
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == [], WHY
        await engine.dispose()

    asyncio.run(told())


def version_of(path: Path) -> tuple[str, int]:
    """The revision as the file says it, twice: older programs look at the second."""
    with closing(sqlite3.connect(path)) as file:
        there = file.execute(f"select version_num from {migrating.VERSION_TABLE}").fetchone()
        return there[0], file.execute("pragma user_version").fetchone()[0]


def test_a_file_from_before_revisions_were_counted_is_taken_in_after_a_copy_that_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "club.db"
    make(path, "0001")
    with closing(sqlite3.connect(path)) as file:
        file.executescript(f"drop table {migrating.VERSION_TABLE}; drop table ticket; pragma user_version = 0;")

    async def opened() -> None:
        async with opened_log(room_data(str(path), "", ""), Language.ENGLISH) as store:
            for each in rows(5):
                assert isinstance(await store.append(each), Appended)

    asyncio.run(opened())
    copy = tmp_path / f"club.db.before-revision-{NOW}"
    assert capsys.readouterr().err.splitlines() == [
        f"{path} has the layout of this Shuffleup now; as it was it lies in {copy}"
    ]
    assert version_of(path) == LATEST
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("select count(*) from row").fetchone() == (0,)
        assert not file.execute("select name from sqlite_master where name = 'shuffleup_version'").fetchall()
    asyncio.run(opened())
    assert capsys.readouterr().err == ""
    assert stored(path)[2] is None


@pytest.fixture
def revisions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the revisions of a later program."""
    later = tmp_path / "100 % later"
    shutil.copytree(migrating.MIGRATIONS, later, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrating, "MIGRATIONS", later)
    return later / "versions"


def next_one(folder: Path, *statements: str) -> None:
    """The next revision."""
    lines = [f"    op.execute({one!r})" for one in statements]
    head = ["from alembic import op", f"revision = '{LATER:04}'", f"down_revision = '{NOW:04}'", "def upgrade():"]
    (folder / f"r{LATER:04}_more.py").write_text("\n".join([*head, *lines]), encoding="utf-8")


MORE = "create table more (id integer primary key)"


def test_a_file_becomes_one_of_the_next_revision_and_the_copy_can_be_served_as_before(
    tmp_path: Path, revisions: Path
) -> None:
    path = tmp_path / "club.db"
    filled(path, 3)
    next_one(revisions, MORE)
    store = SqliteStore.open(path)
    copy = tmp_path / f"club.db.before-revision-{LATER}"
    assert store.backup == copy
    store.close()
    assert version_of(path) == (f"{LATER:04}", LATER)
    assert version_of(copy) == LATEST
    assert stored(path)[0] == stored(copy)[0] == tuple(rows(3))
    assert (tmp_path / f"club.db.before-revision-{LATER}.before-revision-{LATER}").exists(), (
        "a copy is a file like others"
    )


def test_a_revision_that_fails_leaves_a_file_as_it_was(tmp_path: Path, revisions: Path) -> None:
    path = tmp_path / "club.db"
    filled(path, 3)
    next_one(revisions, MORE, "insert into nowhere values (1)")
    for _ in range(2):
        with pytest.raises(StoreError, match="no such table: nowhere"):
            SqliteStore.open(path)
    assert version_of(path) == LATEST
    assert sorted(one.name for one in tmp_path.glob("*.before*")) == [
        f"club.db.before-revision-{LATER}",
        f"club.db.before-revision-{LATER}.2",
    ]
    next_one(revisions, MORE)
    assert stored(path)[0] == tuple(rows(3))


def test_a_schema_becomes_one_of_the_next_revision_or_stays_as_it_was(url: str, revisions: Path) -> None:
    async def opened() -> None:
        store = await PostgresStore.open(url)
        for each in rows(3):
            assert isinstance(await store.append(each), Appended)
        await store.close()

    asyncio.run(opened())
    next_one(revisions, MORE, "insert into nowhere values (1)")
    with pytest.raises(StoreError, match="nowhere"):
        asyncio.run(opened())
    next_one(revisions, MORE)

    async def both() -> None:
        await asyncio.gather(opened(), opened())
        line = await connected(url)
        assert await line.fetchval(f"select version_num from {migrating.VERSION_TABLE}") == f"{LATER:04}"
        assert await line.fetchval("select count(*) from more") == 0
        await line.close()

    asyncio.run(both())


def test_a_schema_is_copied_into_a_file_before_it_gets_a_newer_layout(
    url: str, tmp_path: Path, revisions: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = room_data("", url, str(tmp_path / "shuffleup.key"))

    async def opened() -> None:
        async with opened_log(room, Language.ENGLISH) as store:
            for each in rows(3):
                assert isinstance(await store.append(each), Appended)

    asyncio.run(opened())
    assert (list(tmp_path.glob("*.db*")), capsys.readouterr().err) == ([], "")
    next_one(revisions, MORE)
    asyncio.run(opened())
    copy = tmp_path / f"test.db.before-revision-{LATER}"
    assert capsys.readouterr().err.splitlines() == [
        f"{room.name} has the layout of this Shuffleup now; as it was it lies in {copy}"
    ]
    assert (version_of(copy), copy.stat().st_mode & 0o777) == (LATEST, 0o600)
    assert stored(copy)[0] == tuple(rows(3))


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path, url: str) -> None:
    async def told() -> None:
        await (await PostgresStore.open(url)).close()
        line = await connected(url)
        await line.execute(f"update {migrating.VERSION_TABLE} set version_num = '0999'")
        await line.close()
        with pytest.raises(StoreError, match="newer Shuffleup") as fault:
            await PostgresStore.open(url)
        assert fault.value.code == "too-new"

    asyncio.run(told())
    filled(tmp_path / "club.db", 1)
    with closing(sqlite3.connect(tmp_path / "club.db", isolation_level=None)) as file:
        file.execute(f"update {migrating.VERSION_TABLE} set version_num = '0999'")
    with pytest.raises(StoreError, match="newer Shuffleup"):
        SqliteStore.open(tmp_path / "club.db")


def test_who_was_named_at_a_table_deals_there_after_revision_6(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        migrating.upgrade(connection, "0005")
        connection.execute(text("INSERT INTO room_table (number, dealer) VALUES (1, 'Rosa'), (2, '')"))
        migrating.upgrade(connection)
        downs = connection.execute(text('SELECT dealer, "table", ended_at FROM dealer_down')).all()
        assert [tuple(one) for one in downs] == [("Rosa", 1, 0)]
        assert connection.execute(text("SELECT count(*) FROM room_table")).scalar() == 2
