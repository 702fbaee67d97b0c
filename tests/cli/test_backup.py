"""``shuffleup backup`` and ``shuffleup restore``: a room goes on in another folder; and what stands against it."""

import json
import os
import signal
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from shuffleup.cli import serve
from shuffleup.store.backup.archive import manifest_of
from tests.cli.serving import asks_for, needs_pages, needs_signals
from tests.cli.shell import ran
from tests.store.files import filled
from tests.store.postgres import postgres
from tests.web.running import served

PASSPHRASE = "a horse in the orchard"


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A room with a secret and rows in its log."""
    path = tmp_path / "club.db"
    filled(path, 12)
    Path(f"{path}.key").write_bytes(bytes(range(32)))
    return path


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The passphrase stands in the environment."""
    monkeypatch.setenv("SHUFFLEUP_PASSPHRASE", PASSPHRASE)


def refused(*arguments: str) -> str:
    """What is said when it cannot be done: one line, exit status 2."""
    told = ran(*arguments)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), told
    return told.err


@needs_pages
@needs_signals
def test_a_room_is_backed_up_while_it_is_served_and_goes_on_elsewhere(tmp_path: Path, said: None) -> None:
    there, backup = tmp_path / "there", tmp_path / "friday.backup"
    there.mkdir()
    with served(tmp_path / "club.db") as server:
        server.ask("/api/events/sample/commands", {"command_id": "s", "command": {"type": "start-event"}})
        last = asks_for(server, 1)
        made = ran("backup", "--db", str(server.db), "--out", str(backup), "--with-key", "--json")
        before = server.ask("/api/events/sample/floor")["view"]
        asks_for(server, 2)
        assert server.stop() == 0
    assert made.status == 0, made.err
    facts = json.loads(made.out)["backup"]
    assert facts["key"] and facts["contents"]["streams"][0]["stream"] == "event/sample"
    proof = facts["contents"]["proof"]
    assert (facts["contents"]["streams"][0]["rows"], proof["rows"], proof["broken"]) == (last, last, [])
    beside = ", ".join(f"{one['table']} {one['rows']}" for one in proof["beside"] if one["rows"])
    told = ran("restore", str(backup), "--db", str(there / "room.db"))
    assert told.status == 0, told.err
    assert told.out.splitlines()[1:] == [
        f"Log     one event or table, {last} rows",
        f"Chains  {proof['chains']}",
        f"Beside  {beside}",
        f"{there / 'room.db'} has everything that was in the backup: every chain, every table, row for row.",
        f"Its secret is in {there / 'room.db.key'}.",
    ]
    with served(there / "room.db") as server:
        assert server.ask("/api/events/sample/floor")["view"] == before
        assert server.ask("/api/people?text=ricci")[0]["name"] == "Matteo Ricci"
        assert asks_for(server, 2) == last + 1


def test_a_backup_has_the_secret_only_sealed_and_only_where_that_is_asked(
    room: Path, tmp_path: Path, said: None
) -> None:
    secret = bytes(range(32))
    for name, more in (("a.backup", ()), ("b.backup", ("--with-key",))):
        assert ran("backup", "--db", str(room), "--out", str(tmp_path / name), *more).status == 0
        whole = (tmp_path / name).read_bytes()
        assert secret not in whole and secret.hex().encode() not in whole
    told = ran("restore", str(tmp_path / "a.backup"), "--db", str(tmp_path / "new.db"))
    assert told.out.splitlines()[-1].endswith(f"put it at {tmp_path / 'new.db.key'} before it is served.")
    assert not (tmp_path / "new.db.key").exists()
    (tmp_path / "new.db").unlink()
    assert ran("restore", str(tmp_path / "b.backup"), "--db", str(tmp_path / "new.db")).status == 0
    assert (tmp_path / "new.db.key").read_bytes() == secret
    assert stat.S_IMODE((tmp_path / "new.db.key").stat().st_mode) == 0o600
    (tmp_path / "new.db").unlink()
    assert ran("restore", str(tmp_path / "b.backup"), "--db", str(tmp_path / "new.db")).status == 0, "the same secret"


def test_a_wrong_passphrase_another_secret_and_none_restore_nothing(
    room: Path, tmp_path: Path, said: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup, new = str(tmp_path / "b.backup"), str(tmp_path / "new.db")
    assert ran("backup", "--db", str(room), "--out", backup, "--with-key").status == 0
    assert "has another secret than the backup" in refused("restore", backup, "--db", new, "--key", backup)
    monkeypatch.setenv("SHUFFLEUP_PASSPHRASE", "another horse")
    assert "this is not the passphrase" in refused("restore", backup, "--db", new)
    monkeypatch.delenv("SHUFFLEUP_PASSPHRASE")
    assert "a passphrase is needed; set SHUFFLEUP_PASSPHRASE" in refused("restore", backup, "--db", new)
    assert not os.path.lexists(new) and not os.path.lexists(f"{new}.key")
    assert ran("restore", backup, "--db", new, "--without-key").status == 0
    assert not os.path.lexists(f"{new}.key")


def test_a_passphrase_that_is_too_short(room: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUFFLEUP_PASSPHRASE", "horse")
    assert "Passphrase: " in refused("backup", "--db", str(room), "--out", str(tmp_path / "b.backup"), "--with-key")
    assert not (tmp_path / "b.backup").exists()


def test_nothing_is_written_over(room: Path, tmp_path: Path) -> None:
    backup = str(tmp_path / "b.backup")
    assert ran("backup", "--db", str(room), "--out", backup).status == 0
    assert f"there is something in {backup} already" in refused("backup", "--db", str(room), "--out", backup)
    assert f"--db: there is something in {room} already" in refused("restore", backup, "--db", str(room))
    (tmp_path / "new.db-wal").write_bytes(b"x")
    assert "new.db-wal already" in refused("restore", backup, "--db", str(tmp_path / "new.db"))
    assert "its folder does not exist" in refused("restore", backup, "--db", str(tmp_path / "no" / "new.db"))


def test_in_a_folder_a_backup_is_called_after_its_room_and_its_time(room: Path, tmp_path: Path) -> None:
    out = tmp_path / "backups"
    out.mkdir()
    assert ran("backup", "--db", str(room), "--out", str(out)).status == 0
    assert [one.name[:7] + one.suffix for one in out.iterdir()] == ["club-20.backup"]


def test_what_is_no_room_and_no_backup_is_told_in_each_language(room: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Anna owes 5")
    notes = str(tmp_path / "notes.txt")
    assert refused("restore", notes, "--db", str(tmp_path / "n.db"), "--lang", "it") == (
        f"errore: {notes} non è la copia di una sala; prendi un'altra copia\n"
    )
    assert "no es la copia de una sala" in refused("restore", notes, "--db", str(tmp_path / "n.db"), "--lang", "es")
    assert "is no database" in refused("backup", "--db", notes)
    assert "there are no data of a room in" in refused("backup", "--db", str(tmp_path / "missing.db"))


def test_from_a_file_into_a_database_and_back(room: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    assert ran("backup", "--db", str(room), "--out", str(first)).status == 0
    with postgres() as url:
        key = str(tmp_path / "pg.key")
        told = ran("restore", str(first), "--database", url, "--key", key)
        assert told.status == 0 and told.out.splitlines()[-1].endswith(f"put it at {key} before it is served."), told
        assert "is not empty" in refused("restore", str(first), "--database", url, "--key", key)
        assert ran("backup", "--database", url, "--out", str(second)).status == 0
    assert manifest_of(first).contents == manifest_of(second).contents


def test_a_row_that_was_altered_before_is_told(room: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(room, isolation_level=None)) as file:
        file.execute("update row set at = 5 where version = 3")
        file.execute("update row set body = x'7b7d' where version = 7")
    told = ran("backup", "--db", str(room), "--out", str(tmp_path / "b.backup"))
    assert told.status == 0
    assert "NOT as it was written: row 7 of table/club/1" in told.out


@needs_pages
@needs_signals
def test_a_server_makes_its_backups_by_itself_and_says_how_old_the_last_one_is(tmp_path: Path) -> None:
    with served(tmp_path / "club.db", options=()) as server:
        health = server.until("/api/health", lambda told: bool(told["backed_up"]))
        assert 0 <= health["now"] - health["backed_up"] < 60_000_000 and health["troubles"] == []
        assert server.stop() == 0
    folder = tmp_path / "club.db.backups"
    (backup,) = folder.glob("*.backup")
    assert {one.name for one in folder.glob("*.zip")} <= {"pack-sample.zip"}
    assert ran("restore", str(backup), "--db", str(tmp_path / "new.db")).status == 0


@needs_pages
@needs_signals
def test_the_drill_a_server_is_killed_under_load_and_its_room_goes_on_elsewhere_from_its_own_backup(
    tmp_path: Path,
) -> None:
    folder, there = tmp_path / "club.db.backups", tmp_path / "there"
    there.mkdir()
    with served(tmp_path / "club.db", options=()) as server:
        server.ask("/api/events/sample/commands", {"command_id": "s", "command": {"type": "start-event"}})
        last, given = 0, 0
        while not list(folder.glob("*.backup")):
            given += 1
            last = asks_for(server, given)
        server.stop(signal.SIGKILL)
    (there / "club.db.key").write_bytes((tmp_path / "club.db.key").read_bytes())
    newest = max(folder.glob("*.backup"))
    told = ran("restore", str(newest), "--db", str(there / "club.db"))
    assert told.status == 0 and told.out.splitlines()[-1] == f"Its secret is in {there / 'club.db.key'}.", told
    assert ran("store", "check", str(there / "club.db")).status == 0
    with served(there / "club.db") as server:
        page = server.ask("/api/events/sample/floor")
        version, stopped = page["version"], bool(page["view"]["clock"]["stopped_at"])
        assert 0 < version <= last
        number = 2 * given + (2 if stopped else 1)  # an even one starts the clock again
        assert asks_for(server, number) == version + 1, "play goes on from there"


@needs_pages
@needs_signals
def test_a_server_whose_backups_fail_says_so_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "club.db.backups").write_text("somebody's file")
    with served(tmp_path / "club.db", options=()) as server:
        troubles = server.until("/api/health", lambda told: bool(told["troubles"]))["troubles"]
        assert [(one["what"], one["event"], one["code"]) for one in troubles] == [("backup", "", "unusable")]
        server.ask("/api/events/sample/commands", {"command_id": "s", "command": {"type": "start-event"}})
        assert server.stop() == 0


def test_a_folder_for_backups_has_to_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "is_built", lambda: True)
    db, missing = str(tmp_path / "club.db"), str(tmp_path / "no")
    assert f"--backups: there is no folder {missing}" in refused("serve", "--db", db, "--backups", missing)
    both = refused("serve", "--db", db, "--backups", str(tmp_path), "--no-backups")
    assert "name a folder or want no backups, not both" in both
    assert list(tmp_path.iterdir()) == []
