"""The store in PostgreSQL keeps the contract of every store, and mends its lines by itself."""

import asyncio
import time
from collections.abc import Iterator

import asyncpg
import pytest
from sqlalchemy import Connection

from shuffleup.store.lease import SLOTS
from shuffleup.store.migrating import newest, upgrade
from shuffleup.store.port import Appended, Conflict, Store, StoreError
from shuffleup.store.postgres import writer as postgres_writer
from shuffleup.store.postgres.lease import PostgresLease
from shuffleup.store.postgres.line import LOST, connected
from shuffleup.store.postgres.schema import prepare, revision_of
from shuffleup.store.postgres.store import PostgresStore
from tests.store.contract import TABLE, StoreContract, row, rows
from tests.store.postgres import SERVER, postgres


@pytest.fixture
def url() -> Iterator[str]:
    """An empty schema."""
    with postgres() as address:
        yield address


async def asked(url: str, sql: str) -> list[asyncpg.Record]:
    """What the database itself says."""
    line = await asyncpg.connect(url)
    try:
        return await line.fetch(sql)
    finally:
        await line.close()


async def cut(url: str) -> int:
    """Ends every other line to this schema, as a restart of the server does; how many there were."""
    lines = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
    name = url.rpartition("application_name=")[2]
    return len(await asked(SERVER, f"{lines} and application_name = '{name}'"))


class TestPostgresStore(StoreContract):
    """The contract, kept in a schema."""

    @pytest.fixture(autouse=True)
    def _schema(self) -> Iterator[None]:
        self.urls: list[str] = []
        with postgres() as first, postgres() as second:
            self.urls = [second, first]
            yield

    async def new_store(self) -> Store:
        """A store in an empty schema."""
        return await PostgresStore.open(self.urls.pop())

    async def close(self, store: Store) -> None:
        """Ends its lines."""
        assert isinstance(store, PostgresStore)
        await store.close()


def test_a_batch_answers_each_row_by_itself_and_writes_the_others(url: str) -> None:
    async def told() -> None:
        store = await PostgresStore.open(url)
        await store.append(row(1))
        given = [row(2), row(2, command_id="late"), row(3), row(3), row(1, "table/club/2"), row(9, command_id="c1")]
        answers = await asyncio.gather(*[store.append(one) for one in given])
        assert answers == [
            Appended(row(2), repeated=False),
            Conflict(TABLE, 2),
            Appended(row(3), repeated=False),
            Appended(row(3), repeated=True),
            Appended(row(1, "table/club/2"), repeated=False),
            Appended(row(1), repeated=True),
        ]
        assert await store.check(TABLE) is None
        await store.close()

    asyncio.run(told())


def test_two_processes_write_to_one_log_and_who_reads_by_place_misses_nothing(url: str) -> None:
    async def writes(store: Store, mine: str, count: int) -> None:
        version = await store.version(TABLE)
        for number in range(count):
            while True:
                answer = await store.append(row(version + 1, command_id=f"{mine}{number}"))
                version = answer.version if isinstance(answer, Conflict) else answer.row.version
                if isinstance(answer, Appended):
                    break

    async def follows(until: int) -> list[int]:
        line = await asyncpg.connect(url)
        seen: list[int] = []
        while len(seen) < until:
            last = seen[-1] if seen else 0
            seen += [pos for (pos,) in await line.fetch('select pos from "row" where pos > $1 order by pos', last)]
        await line.close()
        return seen

    async def told() -> None:
        one, other = await PostgresStore.open(url), await PostgresStore.open(url)
        writing = [writes(store, f"{store is one}{number}", 10) for store in (one, other) for number in range(4)]
        *_, seen = await asyncio.gather(*writing, follows(80))
        assert seen == list(range(1, 81))
        assert await other.check(TABLE) is None
        assert [each.version for each in await one.read(TABLE)] == list(range(1, 81))
        await one.close()
        await other.close()

    asyncio.run(told())


def test_lines_that_are_cut_under_load_lose_nothing_and_write_nothing_twice(url: str) -> None:
    async def writes(store: Store, stream: str) -> int:
        lines = 0
        for version in range(1, 61):
            assert await store.append(row(version, stream)) == Appended(row(version, stream), repeated=False)
            lines += await cut(url) if version % 20 == 0 else 0
        return lines

    async def told() -> None:
        store = await PostgresStore.open(url)
        streams = [f"table/club/{number}" for number in range(8)]
        assert sum(await asyncio.gather(*[writes(store, one) for one in streams])) > 0
        for stream in streams:
            assert [each.version for each in await store.read(stream)] == list(range(1, 61))
            assert await store.check(stream) is None
        await store.close()

    asyncio.run(told())


def test_a_row_whose_commit_was_not_answered_is_written_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        store = await PostgresStore.open(url)
        assert isinstance(await store.append(row(1)), Appended)
        written = postgres_writer.Writer._written
        fates = iter([True, False])

        async def unanswered(writer: postgres_writer.Writer, group: list, **how: bool) -> list:  # type: ignore[type-arg]
            answers = await written(writer, group, **how)
            if next(fates):
                raise ConnectionResetError
            return answers

        monkeypatch.setattr(postgres_writer.Writer, "_written", unanswered)
        assert await store.append(row(2)) == Appended(row(2), repeated=False)
        assert await store.version(TABLE) == 2
        await store.close()

    asyncio.run(told())


def test_who_may_have_been_written_waits_until_that_is_known(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        store = await PostgresStore.open(url)
        monkeypatch.setattr(postgres_writer, "HEALING_SECONDS", -1)
        monkeypatch.setattr(postgres_writer, "AGAIN_SECONDS", 0)
        away = iter([ConnectionRefusedError] * 3)
        connected = postgres_writer.connected

        async def comes_back(address: str) -> asyncpg.Connection:
            for fault in away:
                raise fault
            return await connected(address)

        line = await connected(url)
        monkeypatch.setattr(postgres_writer, "connected", comes_back)
        with pytest.raises(StoreError, match="does not answer"):
            await store.append(row(1))
        store._writer._line = line
        execute = asyncpg.Connection.execute

        async def unanswered(self: asyncpg.Connection, sql: str, *values: object, **how: object) -> str:
            status = str(await execute(self, sql, *values, **how))
            if self is line and sql == "commit":
                raise ConnectionResetError
            return status

        monkeypatch.setattr(asyncpg.Connection, "execute", unanswered)
        assert await store.append(row(1)) == Appended(row(1), repeated=False)
        assert next(away, None) is None
        await store.close()

    asyncio.run(told())


def test_a_lock_that_somebody_keeps_is_told_and_the_log_goes_on_when_it_is_free(url: str) -> None:
    async def told() -> None:
        store = await PostgresStore.open(url)
        other = await asyncpg.connect(url)
        lock = await other.fetchval("select hashtextextended('shuffleup/log/' || current_schema(), 0)")
        await other.execute("select pg_advisory_lock($1)", lock)
        with pytest.raises(StoreError) as fault:
            await store.append(row(1))
        assert fault.value.code == "locked"
        assert fault.value.first.hint
        await other.close()
        assert await store.append(row(1)) == Appended(row(1), repeated=False)
        await store.close()

    asyncio.run(told())


def test_a_process_that_freezes_while_it_writes_holds_nobody_up_for_three_seconds(url: str) -> None:
    async def told() -> None:
        store = await PostgresStore.open(url)
        frozen = await connected(url)
        lock = await frozen.fetchval("select hashtextextended('shuffleup/log/' || current_schema(), 0)")
        await frozen.execute(f"begin; select pg_advisory_xact_lock({lock})")
        began = time.monotonic()
        assert await store.append(row(1)) == Appended(row(1), repeated=False)
        assert time.monotonic() - began < 3
        with pytest.raises(LOST):
            await frozen.execute("commit")
        await store.close()

    asyncio.run(told())


def test_the_slots_of_a_process_that_freezes_are_taken_within_three_seconds(url: str) -> None:
    async def told() -> None:
        frozen, other = PostgresLease(url), PostgresLease(url)
        assert len(await frozen.slots()) == SLOTS
        began = time.monotonic()
        while len(await other.slots()) < SLOTS:
            assert time.monotonic() - began < 3.5
        assert not await frozen.slots()
        frozen.close()
        other.close()

    asyncio.run(told())


def test_whoever_edits_a_row_is_found_on_any_page(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        monkeypatch.setattr("shuffleup.store.postgres.store.PAGE", 4)
        store = await PostgresStore.open(url)
        await asyncio.gather(*[store.append(one) for one in rows(10)])
        assert await store.read(TABLE) == tuple(rows(10))
        assert await store.check(TABLE) is None
        await asked(url, "update \"row\" set digest = decode(repeat('00', 32), 'hex') where version = 8")
        assert await store.check(TABLE) == 8
        await asked(url, 'delete from "row" where version = 5')
        assert await store.check(TABLE) == 5
        await store.close()

    asyncio.run(told())


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql://postgres@127.0.0.1:1/test", "no-server"),
        ("postgresql://postgres@no-such-host.invalid/test", "no-server"),
        (SERVER.rpartition("/")[0] + "/no_such_database", "no-database"),
        ("postgresql://postgres:secret@127.0.0.1:port/test", "no-address"),
        (SERVER.replace("postgres@", "nobody_of_this_name:secret@"), "no-access"),
    ],
)
def test_what_cannot_be_opened_is_told_in_one_line_without_the_password(url: str, address: str, code: str) -> None:
    with pytest.raises(StoreError) as fault:
        asyncio.run(PostgresStore.open(address))
    said = f"{fault.value.first.what} {fault.value.first.hint}"
    assert (fault.value.code, "secret" in said, "\n" in said) == (code, False, False), said


def test_tables_are_made_with_more_patience_than_rows_are_written(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alembic loads while the transaction waits, and whoever starts at the same time waits for its end."""
    settings = ("idle_in_transaction_session_timeout", "lock_timeout")
    had: list[str] = []

    def watched(connection: Connection, revision: str) -> None:
        had.extend([str(connection.exec_driver_sql(f"show {name}").scalar()) for name in settings])
        upgrade(connection, revision)

    monkeypatch.setattr("shuffleup.store.postgres.schema.upgrade", watched)

    async def told() -> None:
        await asyncio.gather(prepare(url), prepare(url))
        assert await revision_of(url) == newest()
        line = await connected(url)
        assert [await line.fetchval(f"show {name}") for name in settings] == ["1500ms", "2s"]
        await line.close()

    asyncio.run(told())
    assert had[:2] == ["1min", "9s"]


def test_a_postgres_that_is_too_old_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.store.postgres.line.OLDEST", 99)
    with pytest.raises(StoreError, match="install version 99") as fault:
        asyncio.run(PostgresStore.open(url))
    assert fault.value.code == "too-old"


def test_a_user_without_rights_is_told_so(url: str) -> None:
    user = f"guest_of_{url.rpartition('application_name=')[2]}"
    asyncio.run(asked(SERVER, f"create role {user} login"))
    try:
        with pytest.raises(StoreError, match="make the user the owner of the database") as fault:
            asyncio.run(PostgresStore.open(url.replace("//postgres@", f"//{user}@")))
        assert fault.value.code == "no-rights"
    finally:
        asyncio.run(asked(SERVER, f"drop role {user}"))


def test_tables_of_another_program_are_left_alone(url: str) -> None:
    asyncio.run(asked(url, "create table person (name text)"))
    with pytest.raises(StoreError, match="another program's database") as fault:
        asyncio.run(PostgresStore.open(url))
    assert fault.value.code == "not-ours"
