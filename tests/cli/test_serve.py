"""``shuffleup serve``: it says where it answers, stops when asked, loses nothing, and says why it cannot start."""

import asyncio
import fcntl
import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from shuffleup.cli import serve as module
from shuffleup.cli.errors import InputError
from shuffleup.cli.listening import listening_at
from shuffleup.cli.room_data import SECRET_BYTES, _make_secret, room_data, room_secret
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler
from shuffleup.store.port import AppendResult, Row
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.words.money import TakeTickets
from shuffleup.tournament.words.prizes import HandOverSeats
from tests.cli.serving import asks_for, needs_pages, needs_signals
from tests.cli.shell import ran, spawned
from tests.service.club import PowerCut
from tests.service.two_events import Desk, won
from tests.web.running import served


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the pages are built is no matter of these tests."""
    monkeypatch.setattr(module, "is_built", lambda: True)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def refused(*arguments: str) -> str:
    """What is said when it cannot start: one line, exit status 2."""
    told = ran("serve", *arguments)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), told
    return told.err


def test_a_port_that_is_taken(tmp_path: Path, taken: int) -> None:
    said = refused("--port", str(taken), "--db", str(tmp_path / "club.db"))
    assert said.startswith(f"error: --port: port {taken} is taken by another program; choose another")
    assert [one.name for one in tmp_path.iterdir() if "key" in one.name] == []


def test_pages_that_are_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_built", lambda: False)
    said = refused("--db", str(tmp_path / "club.db"))
    assert "the pages of the server are not built; run make pages in the project's folder" in said
    assert [one.name for one in tmp_path.iterdir() if "key" in one.name] == []


def test_a_package_without_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "lib" / "site-packages" / "shuffleup" / "web" / "static"
    monkeypatch.setattr(module, "is_built", lambda: False)
    monkeypatch.setattr(module, "STATIC", installed)
    said = refused("--db", str(tmp_path / "club.db"))
    assert said.startswith(f"error: {installed}: the pages of the server are not built; this package was made without ")
    assert "pip wheel ." in said


def test_a_file_that_is_no_log(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("Anna owes 5\n" * 400, encoding="utf-8")
    assert "is no database" in refused("--port", "0", "--db", str(tmp_path / "notes.db"))
    assert "its folder does not exist" in refused("--port", "0", "--db", str(tmp_path / "no" / "club.db"))


def test_a_host_that_is_not_this_machine(tmp_path: Path) -> None:
    assert "is no address of this machine" in refused(
        "--host", "192.0.2.1", "--port", "0", "--db", str(tmp_path / "a.db")
    )


@pytest.mark.parametrize("name", ["http://x", "a b", ""])
def test_a_name_that_no_machine_has(tmp_path: Path, name: str) -> None:
    said = refused("--allow-host", name, "--port", "0", "--db", str(tmp_path / "a.db"))
    assert "is no name of a machine; give a name alone" in said
    assert [one.name for one in tmp_path.iterdir() if "key" in one.name] == []


@contextmanager
def served_elsewhere(log: Path) -> Iterator[None]:
    """Another server has this file."""
    with Path(f"{log}.key").open("wb") as key:
        key.write(bytes(32))
        key.flush()
        fcntl.flock(key, fcntl.LOCK_EX)
        yield


def test_a_link_to_a_log_that_is_served_starts_no_second_server(tmp_path: Path) -> None:
    log, link = tmp_path / "club.db", tmp_path / "link.db"
    link.symlink_to(log)
    with served_elsewhere(log):
        said = refused("--port", "0", "--db", str(link))
    assert f"{link} is served by another shuffleup" in said
    assert not (tmp_path / "link.db.key").exists()


def test_a_damaged_secret(tmp_path: Path) -> None:
    (tmp_path / "club.db.key").write_bytes(b"short")
    assert "club.db.key is damaged; put the file back as it was" in refused(
        "--port", "0", "--db", str(tmp_path / "club.db")
    )


def test_a_secret_is_there_whole_or_not_at_all_and_of_two_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = room_data(str(tmp_path / "club.db"), "", "")

    async def secret() -> bytes:
        async with room_secret(room) as found:
            return found

    def cut(_: int) -> None:
        raise OSError("the power went")

    with monkeypatch.context() as broken, pytest.raises(InputError):
        broken.setattr(os, "fsync", cut)
        asyncio.run(secret())
    assert [one.name for one in tmp_path.iterdir() if "key" in one.name] == []
    first = asyncio.run(secret())
    _make_secret(room.key)
    assert (len(first), asyncio.run(secret())) == (SECRET_BYTES, first)
    assert room.key.stat().st_mode & 0o777 == 0o600


def test_what_a_server_answers_is_sent_at_once() -> None:
    async def sent_at_once() -> int:
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            answered.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listening_at("127.0.0.1", 0)
        async with await asyncio.start_server(answer, sock=listening):
            _, asking = await asyncio.open_connection(*listening.getsockname())
            asking.close()
            return await answered

    assert asyncio.run(sent_at_once())


@needs_pages
@needs_signals
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_was_stopped_goes_on_where_it_was(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path / "club.db") as server:
        server.ask("/api/events/sample/commands", {"command_id": "s", "command": {"type": "start-event"}})
        last = [asks_for(server, number) for number in range(1, 6)][-1]
        before = server.ask("/api/events/sample/floor")["view"]
        assert server.stop(how) == 0
        server.start()
        again = server.ask("/api/events/sample/floor")
        assert (again["version"], again["view"]) == (last, before)
        assert asks_for(server, 5) == last, "the same command again counts once"
        assert server.stop(how) == 0
    with sqlite3.connect(tmp_path / "club.db") as log:
        assert log.execute("select count(*) from row").fetchone() == (last,)
    log.close()


@needs_pages
@needs_signals
def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        server.ask("/api/events/sample/commands", {"command_id": "s", "command": {"type": "start-event"}})
        last = [asks_for(server, number) for number in range(1, 8)][-1]
        server.stop(signal.SIGKILL)
        server.start()
        assert server.ask("/api/events/sample/floor")["version"] == last
        assert server.stop() == 0


REWRITTEN = (
    "update row set body = cast(replace(cast(body as text), 'Friday', 'Sunday') as blob) where stream like '%day'"
)


@needs_pages
@needs_signals
@pytest.mark.parametrize(
    ("change", "damaged", "other", "shown"),
    [
        (REWRITTEN, "friday", "sample", 200),
        ("delete from row where version = 2", "sample", "friday", 200),
        ("update row set body = cast('{' as blob) where stream = 'event/friday'", "friday", "sample", 503),
    ],
    ids=["a row rewritten", "a row taken out", "a row that is none"],
)
def test_an_event_whose_log_is_not_as_it_was_written_is_never_added_to_and_the_others_go_on(
    tmp_path: Path, change: str, damaged: str, other: str, shown: int
) -> None:
    with served(tmp_path / "club.db") as server:
        form = {"name": "Friday", "rulebook": "tda-2024"}
        server.ask("/api/events", {"command_id": "o", "event_id": "friday", "form": form})
        assert server.stop() == 0
        with closing(sqlite3.connect(tmp_path / "club.db", isolation_level=None)) as log:
            assert log.execute(change).rowcount == 1
        server.start()
        command = {"type": "sell-entry", "player": "Zoe", "payments": [], "author": "floor"}
        body = {"command_id": "s", "command": command}
        for language, says in (("en", "is not as it was written"), ("it", "come fu scritta"), ("es", "se escribió")):
            headers = {**server.headers, "accept-language": language}
            answer = httpx.post(f"{server.address}/api/events/{damaged}/commands", json=body, headers=headers)
            told = answer.json()["error"]
            assert (answer.status_code, told["code"]) == (503, "log-broken") and says in told["message"]
        for page in ("floor", "wall", "audit"):
            assert (
                httpx.get(f"{server.address}/api/events/{damaged}/{page}", headers=server.headers).status_code == shown
            )
        listed = [one["event"]["event_id"] for one in server.ask("/api/events")]
        assert set(listed) == ({damaged, other} if shown == 200 else {other})
        named = {"command_id": "r", "command": {"type": "close-registration", "reason": "full", "author": "floor"}}
        answer = httpx.post(f"{server.address}/api/events/{other}/commands", json=named, headers=server.headers)
        assert answer.status_code in {200, 409}
        troubles = server.ask("/api/health")["troubles"]
        assert [(one["event"], one["code"]) for one in troubles] == [(damaged, "log-broken")]


@needs_pages
@needs_signals
def test_a_lost_or_another_secret_starts_no_server_and_is_not_made_anew(tmp_path: Path) -> None:
    db, key = tmp_path / "club.db", tmp_path / "club.db.key"
    with served(db) as server:
        assert server.ask("/api/people?text=ricci")[0]["name"] == "Matteo Ricci"
        assert server.stop() == 0
        secret = key.read_bytes()
        key.unlink()
        said = refused("--port", "0", "--db", str(db))
        assert f"the secret of {db} is not there" in said and "put the file back" in said
        assert not key.exists()
        key.write_bytes(bytes(32))
        said = refused("--port", "0", "--db", str(db))
        assert "the names of people cannot be read" in said and said.count("\n") == 1
        assert key.read_bytes() == bytes(32)
        key.write_bytes(secret)
        server.start()
        assert server.ask("/api/people?text=ricci")[0]["name"] == "Matteo Ricci"


class PowerCutStore(SqliteStore):
    """A log whose machine stops when the tickets of a satellite are to be written."""

    async def append(self, row: Row) -> AppendResult:
        """See ``Store.append``."""
        if isinstance(row.command, TakeTickets):
            raise PowerCut
        return await super().append(row)


async def handed_over_before_a_power_cut(db: Path) -> None:
    """The seats have left the satellite and reached nobody."""
    store = PowerCutStore.open(db)
    desk = Desk()
    desk.service = Service(store, Shuffler.from_seed(1))
    await won(desk)
    with pytest.raises(PowerCut):
        await desk.give("sat", HandOverSeats(event="main", author="Ada"))
    store.close()


@needs_pages
@needs_signals
def test_what_a_power_cut_left_undone_between_two_events_is_done_at_the_next_start(tmp_path: Path) -> None:
    asyncio.run(handed_over_before_a_power_cut(tmp_path / "club.db"))
    taken = "select count(*) from row where stream = 'event/main' and command_id like 'event/sat:%'"
    for _ in range(2):  # the second start finds it done
        with served(tmp_path / "club.db") as server:
            assert server.stop() == 0
        with sqlite3.connect(tmp_path / "club.db") as log:
            assert log.execute(taken).fetchone() == (1,)
        log.close()


@needs_pages
@needs_signals
def test_a_log_is_served_by_one_server_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        second = spawned("serve", "--port", "0", "--db", str(tmp_path / "club.db"))
        assert (second.status, second.out) == (2, "")
        assert "club.db is served by another shuffleup" in second.err
        assert server.stop() == 0
