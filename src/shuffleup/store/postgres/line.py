"""A connection to PostgreSQL: where it leads, how long it waits, and what is reported if it breaks."""

import asyncpg

from shuffleup.answer import note
from shuffleup.store.port import StoreError
from shuffleup.store.postgres.address import EXAMPLE, shown

OLDEST = 15
"""The oldest PostgreSQL that is tested."""
CONNECT_SECONDS = 2
ANSWER_SECONDS = 10
"""How long a statement may take before its connection counts as lost."""
_SETTINGS = {
    "synchronous_commit": "on",  # what was answered is on the disk, whatever the server's settings
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "1500ms",  # a frozen process holds nobody up longer than his lock_timeout
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
}
LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection ended in mid-statement may no longer know its state
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""What a broken connection raises, or one that is unavailable for now."""
REFUSED = (*LOST, asyncpg.PostgresError, ValueError)
"""Everything that ``told`` can report: a malformed address is a ``ValueError``."""


async def connected(url: str, **settings: str) -> asyncpg.Connection:
    """A new connection, with PostgreSQL's own settings changed. Raises what ``told`` turns into a ``StoreError``."""
    return await asyncpg.connect(url, **_how(url, settings))


async def line(url: str) -> asyncpg.Connection:
    """A new connection. Raises ``StoreError``."""
    try:
        return await connected(url)
    except REFUSED as fault:
        raise told(url, fault) from None


def _how(url: str, settings: dict[str, str]) -> dict[str, object]:
    named = {} if "application_name=" in url else {"application_name": "shuffleup"}
    changed = {**_SETTINGS, **named, **settings}
    return {"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS, "server_settings": changed}


async def pooled(url: str, lines: int) -> asyncpg.Pool:
    """A pool of at most this many connections, each made when needed and replaced if lost.

    They are for single statements, which leave nothing behind that the server would have to reset.
    """
    return await asyncpg.create_pool(url, min_size=1, max_size=lines, reset=_as_it_is, **_how(url, {}))


async def _as_it_is(_: asyncpg.Connection) -> None:
    """Returns a connection to the pool as it is."""


async def check_age(line: asyncpg.Connection, url: str) -> None:
    """Raises ``StoreError`` for a PostgreSQL that is too old."""
    if line.get_server_version().major < OLDEST:
        what = note("postgres-is-too-old", place=shown(url), version=line.get_server_version().major)
        raise StoreError("too-old", what, note("install-postgres", version=OLDEST))


def told(url: str, fault: Exception) -> StoreError:
    """The error that PostgreSQL, or the way to it, reports, and how to fix it."""
    place = shown(url)
    match fault:
        case StoreError():
            return fault
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return StoreError("no-access", note("postgres-lets-not-in", place=place), note("check-user-and-password"))
        case asyncpg.InvalidCatalogNameError():
            return StoreError("no-database", note("postgres-has-none", place=place), note("make-it-with-createdb"))
        case asyncpg.InsufficientPrivilegeError() | asyncpg.InvalidSchemaNameError():
            return StoreError(
                "no-rights", note("postgres-may-not", place=place, fault=_said(fault)), note("grant-them")
            )
        case asyncpg.DiskFullError():
            return StoreError("disk-full", note("disk-is-full", file=place), note("free-some-space"))
        case asyncpg.LockNotAvailableError():
            return StoreError("locked", note("file-is-locked", file=place), note("end-that-program-first"))
        case asyncpg.ClientConfigurationError() | ValueError():
            what = note("no-address-of-postgres", place=place, fault=_said(fault))
            return StoreError("no-address", what, note("write-it-so", example=EXAMPLE))
        case OSError() | asyncpg.InterfaceError() | asyncpg.InternalClientError() | asyncpg.PostgresConnectionError():
            what = note("postgres-does-not-answer", place=place, fault=_said(fault))
            return StoreError("no-server", what, note("start-postgres"))
        case _:
            what = note("postgres-refuses", place=place, fault=_said(fault))
            return StoreError("unusable", what, note("look-into-postgres-log"))


def _said(fault: Exception) -> str:
    """PostgreSQL's own message, in one line; a timeout has none."""
    if isinstance(fault, OSError) and fault.strerror:
        return fault.strerror.partition("\n")[0].lower()
    return str(fault).partition("\n")[0] or "no answer in time"
