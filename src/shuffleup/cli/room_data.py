"""Where the data of a room are: in one SQLite file or in a PostgreSQL database, and a secret in a file of its own."""

import os
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, BinaryIO
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal, SealError
from shuffleup.answer import Note, note
from shuffleup.cli.errors import InputError, why
from shuffleup.cli.output import say
from shuffleup.people.register import PlayerRegister
from shuffleup.questions.mistakes import said_in
from shuffleup.rulebooks.rule import Language
from shuffleup.service.following import Others
from shuffleup.store.migrating import newest
from shuffleup.store.port import Store, StoreError
from shuffleup.store.postgres.address import EXAMPLE, is_postgres, shown
from shuffleup.store.sqlite import SqliteStore
from shuffleup.store.sqlite_file import check_file, name_of_copy

if TYPE_CHECKING:
    from shuffleup.store.postgres.store import PostgresStore

SECRET_BYTES = 32
USUAL_FILE = "shuffleup.db"
USUAL_KEY = "shuffleup.key"
"""The secret of a room whose data are in PostgreSQL."""
KEY_HELP = "The secret of the data: beside the file, or shuffleup.key, unless it is named."


class RoomData(Struct, frozen=True):
    """The place of the data, as given to a command."""

    place: str
    """A file, or the address of a database, including any password in it."""
    option: str
    """The option they were given with."""
    key: Path

    @property
    def name(self) -> str:
        """The place as people may see it."""
        return shown(self.place) if is_postgres(self.place) else self.place

    @property
    def title(self) -> str:
        """A short name, from which the names of other files are made."""
        return Path(urlsplit(self.place).path if is_postgres(self.place) else self.place).stem or "room"

    def database(self, seal: Seal) -> Database:
        """The people and the keys of the room."""
        if is_postgres(self.place):
            return Database.in_postgres(self.place, seal)
        return Database.beside(Path(self.place), seal)


def room_data(file: str, url: str, key: str) -> RoomData:
    """The file or the database, and the secret: if none is named, beside the file itself, following links.

    Raises ``InputError`` if both are named, or for a malformed address.
    """
    if not url:
        place = file or USUAL_FILE
        return RoomData(place, "--db", Path(key or f"{Path(place).resolve()}.key"))
    if file:
        hint = note("leave-option-out", option="--db")
        raise InputError(note("one-place-for-data"), place="--database", hint=hint, code="two-places")
    if not is_postgres(url):
        what, hint = note("database-is-an-address"), note("write-it-so", example=EXAMPLE)
        raise InputError(what, place="--database", hint=hint, code="no-address")
    return RoomData(url, "--database", Path(key or USUAL_KEY))


@asynccontextmanager
async def opened_log(room: RoomData, language: Language, tell: Callable[[str], None] = say) -> AsyncIterator[Store]:
    """The event log, for as long as the block runs; after an upgrade of its layout, says where the old copy is.

    Raises ``InputError``.
    """
    with told_of(room):
        backup = await _copied(room) if is_postgres(room.place) else None
        store = await _store(room.place)
    try:
        if isinstance(store, SqliteStore) and store.backup:
            tell(said_in(note("file-was-renewed", file=room.name, backup=str(store.backup)), language))
        elif backup:
            tell(said_in(note("database-was-renewed", place=room.name, backup=str(backup)), language))
        yield store
    finally:
        if isinstance(store, SqliteStore):
            store.close()
        else:
            await store.close()


async def _copied(room: RoomData) -> Path | None:
    """Copies a database, into a file beside the secret, before it gets a newer layout; None if it has it."""
    from shuffleup.store.postgres.schema import revision_of

    if await revision_of(room.place) in {"", newest()}:
        return None
    # While an older layout is upgraded, there is time to load what copies a whole store.
    from shuffleup.store.copying import copy

    backup = name_of_copy(room.key.with_name(f"{room.title}.db"))
    await copy(room.place, str(backup), lambda _: None)
    return backup


async def _store(place: str) -> "SqliteStore | PostgresStore":
    if not is_postgres(place):
        return SqliteStore.open(Path(place))
    from shuffleup.store.postgres.store import PostgresStore

    return await PostgresStore.open(place)


@asynccontextmanager
async def in_turn(room: RoomData) -> AsyncIterator[None]:
    """Keeps other processes that start over the same database waiting. Raises ``InputError``."""
    if not is_postgres(room.place):
        yield
        return
    from shuffleup.store.postgres import lease

    with told_of(room):
        async with lease.in_turn(room.place):
            yield


@asynccontextmanager
async def other_processes(room: RoomData, bus: str, secret: bytes) -> AsyncIterator[Others | None]:
    """The other processes that serve the room, heard of over a bus if one is named; None for a file."""
    if not is_postgres(room.place):
        yield None
        return
    from shuffleup.store.postgres.lease import PostgresLease

    lease = PostgresLease(room.place)
    try:
        if not bus:
            yield Others(lease)
            return
        from shuffleup.store.redis_bus import RedisBus

        async with RedisBus(bus, secret).running() as carrier:
            yield Others(lease, carrier)
    finally:
        lease.close()


def check_bus(room: RoomData, bus: str) -> None:
    """Raises ``InputError`` for a bus that is malformed, unavailable, or would be heard by nobody else."""
    if not bus:
        return
    with told_of(replace(room, option="--bus")):
        if not is_postgres(room.place):
            raise StoreError("no-others", note("bus-needs-postgres"), note("name-a-database"))
        if find_spec("redis") is None:
            raise StoreError("no-driver", note("bus-needs-redis"), _install("redis"))
        from shuffleup.store.redis_bus import check_address

        check_address(bus)


def _install(extra: str) -> Note:
    return note("install-with", command=f"pip install 'shuffleup[{extra}]'")


@contextmanager
def told_of(room: RoomData) -> Iterator[None]:
    """What cannot be opened is a mistake in the option that names it."""
    try:
        yield
    except StoreError as fault:
        raise InputError(fault.first.what, place=room.option, hint=fault.first.hint, code=fault.code) from None


def check_data(room: RoomData) -> None:
    """Raises ``InputError`` for a file that is something else, or for PostgreSQL without its driver."""
    with told_of(room):
        if not is_postgres(room.place):
            check_file(Path(room.place))
        elif find_spec("asyncpg") is None:
            raise StoreError("no-driver", note("postgres-needs-its-driver"), _install("postgres"))


@asynccontextmanager
async def room_secret(room: RoomData) -> AsyncIterator[bytes]:
    """The secret of a log, made with it: a person who has only the log cannot foresee a draw, and reads no names.

    For a file it also marks the log as being served: a second server would show outdated views of its rooms. A lost
    secret is never replaced if names were sealed under it: they could not be read under another.
    """
    path = room.key
    if not path.exists() and await _in_use(room):
        what = note("secret-is-lost", file=room.name)
        raise InputError(what, place=str(path), hint=note("put-the-secret-back"), code="key")
    try:
        if not path.exists():
            _make_secret(path)
        file = path.open("r+b")
    except OSError as fault:
        what = note("file-unusable", file=str(path), fault=why(fault))
        raise InputError(what, place="--key", hint=note("check-the-folder"), code="key") from None
    with file:
        if not is_postgres(room.place) and not _claimed(file):
            hint = note("use-it-or-another-file")
            raise InputError(note("file-served-by-other", file=room.name), place=room.option, hint=hint, code="served")
        master = file.read()
        if len(master) != SECRET_BYTES:
            hint = note("put-the-secret-back")
            raise InputError(note("file-is-damaged", file=str(path)), place="--key", hint=hint, code="key")
        yield master


def _make_secret(path: Path) -> None:
    """A new secret, complete on the disk before it appears: a program killed meanwhile leaves none or all of it.

    If two start at once, both use the first one's. Raises ``OSError``.
    """
    secret = secrets.token_bytes(SECRET_BYTES)
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.") as file:  # nobody else can read it
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
        try:
            os.link(file.name, path)
        except FileExistsError:
            return
        except OSError:  # a disk without hard links
            path.touch(mode=0o600)
            path.write_bytes(secret)


@asynccontextmanager
async def opened_register(room: RoomData, secret: bytes) -> AsyncIterator[PlayerRegister]:
    """The people beside a log. Raises ``InputError`` if they were sealed under another secret."""
    database = room.database(Seal(secret))
    register = PlayerRegister(database)
    try:
        try:
            await database.open()
            await register.load()
        except StoreError as fault:
            place = str(room.key) if isinstance(fault, SealError) else room.option
            raise InputError(fault.first.what, place=place, hint=fault.first.hint, code=fault.code) from None
        yield register
    finally:
        await database.close()


async def _in_use(room: RoomData) -> bool:
    """Are there sealed people beside this log? The person who first starts a server is its owner."""
    if not is_postgres(room.place) and not Path(room.place).exists():
        return False
    database = room.database(Seal.of_the_moment())
    try:
        with told_of(room):
            return await database.in_use()
    finally:
        await database.close()


def _claimed(file: BinaryIO) -> bool:
    """Whether this process has the file to itself, for as long as it is open; assumed if it cannot be told."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def is_claimed(key: Path) -> bool:
    """Does a server have the file of this secret open now?"""
    with key.open("rb") as file:
        return not _claimed(file)
