"""The SQLite file of a room: whose it is, its layout, and what is reported if it cannot be used."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from shuffleup.answer import note
from shuffleup.store.head import check_head, head_file
from shuffleup.store.migrating import VERSION_TABLE, check_revision, newest, upgrade
from shuffleup.store.port import StoreError

APPLICATION_ID = 0x53687570
"""Marks the file's owner in its header ("Shup")."""
BUSY_MS = 2_000
"""How long a writer waits for another program that has locked the file: shorter than a command waits for its turn."""

FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises; the second if it quotes a damaged layout that is no longer valid text."""


def connected(path: Path) -> sqlite3.Connection:
    if not path.exists():
        path.touch(mode=0o600)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1_000)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection


def check_file(path: Path) -> str:
    """The revision of the layout of a file, empty for a new one and for one from before revisions were counted.

    Raises ``StoreError`` for a file that is something else, belongs to a newer program, has a second name or lacks the
    row that was acknowledged last. Nothing is written.
    """
    if not path.parent.is_dir():
        raise StoreError("no-folder", note("folder-of-file-missing", file=str(path)), note("make-the-folder-first"))
    if not path.exists():
        return ""
    if path.is_file() and path.stat().st_nlink > 1:
        # What is written last stands beside a name: whoever opens the file by its other name does not see it.
        raise StoreError("hard-link", note("file-has-two-names", file=str(path)), note("leave-it-one-name"))
    try:
        check_head(path)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1_000)) as connection:
            return _checked(connection, path)
    except FAULTS as fault:
        raise unusable(path, fault) from None


def _checked(connection: sqlite3.Connection, path: Path) -> str:
    tables = {name for (name,) in connection.execute("select name from sqlite_master")}
    if tables and connection.execute("pragma application_id").fetchone()[0] != APPLICATION_ID:
        raise StoreError("not-ours", note("another-programs-data", file=str(path)), note("name-another-db"))
    check_revision(f"{connection.execute('pragma user_version').fetchone()[0]:04}", str(path))
    if VERSION_TABLE not in tables:
        return ""
    found = str(connection.execute(f"select version_num from {VERSION_TABLE}").fetchone()[0])
    check_revision(found, str(path))
    return found


def prepare(path: Path) -> Path | None:
    """Creates the tables of a new file, and upgrades an older one to the newest layout. Raises ``StoreError``.

    Before an upgrade a copy is made beside it, and its path returned. Nobody but its owner can read it from then on.
    """
    if not path.exists():
        head_file(path).unlink(missing_ok=True)  # of a file that somebody took away
    _make_private(path)
    if check_file(path) == newest():
        return None
    backup = _copied(path) if _has_tables(path) else None
    make(path, newest())
    return backup


def _make_private(path: Path) -> None:
    """Closes the file, and what SQLite keeps beside it, to everybody else: files of earlier versions were open."""
    for ending in ("", "-wal", "-shm"):
        with suppress(OSError):  # it is not there, or another's, who has to see to it
            file = path.with_name(path.name + ending)
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)


def check_pages(path: Path) -> None:
    """Raises ``StoreError`` for a file whose pages do not fit together, so that rows may be missing unnoticed.

    The chains cannot show that: reading a stream through a damaged page may find an earlier end of it. Indexes are
    compared with their tables too, since an index alone may answer a query.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1_000)) as connection:
            (found,) = connection.execute("pragma integrity_check(1)").fetchone()
    except FAULTS as fault:
        raise unusable(path, fault) from None
    if found != "ok":
        raise StoreError("damaged", note("file-is-damaged", file=str(path)), note("put-last-backup-back"))


def make(path: Path, revision: str) -> None:
    """Creates the tables of this revision in a file that has none, or upgrades it. Raises ``StoreError``."""
    try:
        connected(path).close()
        with _engine(path).begin() as connection:
            upgrade(connection, revision)
            connection.exec_driver_sql(f"pragma application_id = {APPLICATION_ID}")
            connection.exec_driver_sql(f"pragma user_version = {int(revision)}")
    except sqlite3.Error as fault:
        raise unusable(path, fault) from None
    except DBAPIError as fault:
        raise told_of(path, fault) from None


def _has_tables(path: Path) -> bool:
    """Has the file any tables? Looking at a file that does not exist would create an empty one."""
    if not path.exists():
        return False
    with closing(sqlite3.connect(path, timeout=BUSY_MS / 1_000)) as connection:
        return bool(connection.execute("select count(*) from sqlite_master").fetchone()[0])


def _copied(path: Path) -> Path:
    """Copies the file as it is, under a free name. Raises ``StoreError``."""
    copy = name_of_copy(path)
    snapshot(path, copy)
    return copy


def name_of_copy(path: Path) -> Path:
    """A free name for a copy of this file from before its upgrade."""
    names = (path.with_name(f"{path.name}.before-revision-{int(newest())}{more}") for more in _endings())
    return next(name for name in names if not name.exists())


def snapshot(path: Path, copy: Path) -> None:
    """Copies the file as it is at one moment, even while a server writes to it, without holding the server up.

    ``copy`` appears only when it is whole, and replaces what was there. Only its owner can read it. Raises
    ``StoreError``.
    """
    part = copy.with_name(copy.name + ".part")
    place = path
    try:
        with closing(sqlite3.connect(address(path), uri=True)) as source:
            source.execute("pragma user_version").fetchone()
            place = part
            part.unlink(missing_ok=True)
            part.touch(mode=0o600, exist_ok=False)
            with closing(sqlite3.connect(part)) as target:
                source.backup(target)
        part.replace(copy)
    except (sqlite3.Error, OSError) as fault:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise unusable(place, fault if isinstance(fault, sqlite3.Error) else sqlite3.Error(fault.strerror)) from None


def address(path: Path) -> str:
    """The address of a file, which is not created if it is missing."""
    return f"{path.resolve().as_uri()}?mode=rw"


def _endings() -> Iterator[str]:
    yield ""
    yield from (f".{number}" for number in count(2))


def _engine(path: Path) -> Engine:
    """For one transaction, including the creation of tables: SQLite's driver would commit before each of them."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def by_hand(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("begin immediate")

    return engine


def told_of(path: Path, fault: DBAPIError) -> StoreError:
    """The error that SQLAlchemy reports of a file."""
    return unusable(path, fault.orig if isinstance(fault.orig, sqlite3.Error) else sqlite3.Error(fault))


def unusable(path: Path, fault: sqlite3.Error | UnicodeDecodeError) -> StoreError:
    """The error that SQLite reports of a file that cannot be read or written, and how to fix it."""
    file = str(path)
    unheard = sqlite3.SQLITE_CORRUPT if isinstance(fault, UnicodeDecodeError) else sqlite3.SQLITE_ERROR
    code = getattr(fault, "sqlite_errorcode", unheard) & 0xFF  # the higher bits only say where
    if code == sqlite3.SQLITE_CORRUPT:
        return StoreError("damaged", note("file-is-damaged", file=file), note("put-last-backup-back"))
    if code == sqlite3.SQLITE_NOTADB:
        return StoreError("not-ours", note("no-database", file=file), note("name-another-db"))
    if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return StoreError("locked", note("file-is-locked", file=file), note("end-that-program-first"))
    if code == sqlite3.SQLITE_FULL:
        return StoreError("disk-full", note("disk-is-full", file=file), note("free-some-space"))
    if code == sqlite3.SQLITE_READONLY:
        hint = note("check-permissions")
        return StoreError("read-only", note("file-may-not-be-written", file=file), hint)
    what = note("file-unusable", file=file, fault=str(fault).lower())
    return StoreError("unusable", what, note("check-the-disk"))
