"""Keys: secrets that let somebody in. The holder is recognised; the database has only the key's digest.

owner-link    printed in the terminal, opens the floor page as the owner, once
invitation    makes somebody one of the staff, once
pairing       makes a tablet or a screen a device of the room, once
device        stays on that device, and lets the staff sign in on it by PIN; a display needs no sign-in
session       stays in the browser where a user signed in
pin-session   the same for whoever signed in by PIN on a device of the room: ends soon if he does not use it
token         lets a program in, as one role and for some events or all
phone         shows a player of one event his own seat, on any phone that reads it off his paper
"""

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from enum import Enum

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.engine import Row as Line
from sqlalchemy.ext.asyncio import AsyncConnection

from shuffleup.accounts.database import Database
from shuffleup.accounts.roles import Role
from shuffleup.accounts.schema import KEY
from shuffleup.accounts.seal import SealError, is_sealed

HOUR = 3_600_000_000
DAY = 24 * HOUR
SECRET_BYTES = 24
ID_BYTES = 6
SEEN_EVERY = 60_000_000
"""How often at most the use of a key is recorded, in microseconds."""


USED_EVERY = 2_000_000
MOST_USED = 10_000


class KeyKind(Enum):
    """What a key is for."""

    OWNER_LINK = "owner-link"
    INVITATION = "invitation"
    PAIRING = "pairing"
    DEVICE = "device"
    SESSION = "session"
    PIN_SESSION = "pin-session"
    TOKEN = "token"
    PHONE = "phone"


ONCE = frozenset((KeyKind.OWNER_LINK, KeyKind.INVITATION, KeyKind.PAIRING))
"""Keys that end with their first use."""
SESSIONS = (KeyKind.SESSION, KeyKind.PIN_SESSION)
"""Keys in the same cookie."""
NAMED = (KeyKind.DEVICE.value, KeyKind.TOKEN.value)
"""Keys named in the logs of events. Once ended they are worthless but stay, so that readers see their names."""
LIVES: Mapping[KeyKind, int] = {
    KeyKind.OWNER_LINK: DAY,
    KeyKind.INVITATION: 7 * DAY,
    KeyKind.PAIRING: HOUR // 4,
    KeyKind.DEVICE: 400 * DAY,
    KeyKind.SESSION: 12 * HOUR,
    KeyKind.PIN_SESSION: HOUR // 6,
    KeyKind.TOKEN: 365 * DAY,
    KeyKind.PHONE: 100 * DAY,
}
"""How long a key is valid, in microseconds: a session from its last use, all others from the day they were made."""


class Holder(Struct, frozen=True):
    """Whom a key lets in: a member of staff, a device, a program acting for a person, or a player at his phone."""

    staff: str = ""
    """His id in the staff list; for a player at his phone, the id by which the event knows him."""
    device: str = ""
    role: Role | None = None
    """The role of the holder for as long as he holds it; for a session, the staff list decides."""
    name: str = ""
    events: tuple[str, ...] = ()
    """The only events that it is for; empty for all."""


class Key(Struct, frozen=True):
    """A key as it is listed: everything but the secret."""

    id: str
    kind: KeyKind
    holder: Holder
    made_by: str
    made_at: int
    seen_at: int
    ends_at: int


class KeyStore:
    """The keys of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._used: dict[str, int] = {}

    async def make(self, kind: KeyKind, holder: Holder, by: str, at: int, *, lives: int = 0) -> tuple[str, Key]:
        """Makes a key; returns its secret, which cannot be told again, and what is kept. ``lives`` in microseconds."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        key = Key(secrets.token_hex(ID_BYTES), kind, holder, by, at, at, at + (lives or LIVES[kind]))
        async with self._database.writing() as connection:
            await connection.execute(delete(KEY).where(KEY.c.ends_at <= at, KEY.c.kind.not_in(NAMED)))
            await connection.execute(insert(KEY).values(digest=digest_of(secret), **self._columns(key)))
        return secret, key

    async def of_phones(self, event: str, players: Iterable[str], by: str, at: int) -> dict[str, str]:
        """The secrets by which these players see themselves in an event. They can be given out again at any time;
        players without one get one."""
        wanted, of_event = {*players}, (KEY.c.kind == KeyKind.PHONE.value, KEY.c.events == event)
        async with self._database.reading() as connection:
            lines = (await connection.execute(select(KEY).where(*of_event, KEY.c.ends_at > at))).all()
        told = {line.staff: (line.digest, self._told_again(line.id)) for line in lines if line.staff in wanted}
        found = {player: secret for player, (digest, secret) in told.items() if digest_of(secret) == digest}
        new = [self._of_phone(one, event, by, at) for one in sorted(wanted - found.keys())]
        made = {key.holder.staff: self._told_again(key.id) for key in new}
        if new:
            rows = [{"digest": digest_of(made[key.holder.staff]), **self._columns(key)} for key in new]
            async with self._database.writing() as connection:
                await connection.execute(insert(KEY), rows)
        return found | made

    async def end_of_phones(self, players: Iterable[str], event: str = "") -> None:
        """Ends the keys by which these players see themselves in an event, or in all events."""
        gone = delete(KEY).where(KEY.c.kind == KeyKind.PHONE.value, KEY.c.staff.in_([*players]))
        async with self._database.writing() as connection:
            await connection.execute(gone.where(KEY.c.events == event) if event else gone)

    async def find(self, kind: KeyKind, secret: str, at: int) -> Key | None:
        """The key of this secret, if valid; a session is extended each time, one by PIN only by ``use``."""
        digest = digest_of(secret)
        async with self._database.reading() as connection:
            line = (await connection.execute(select(KEY).where(KEY.c.digest == digest))).first()
        if line is None or line.kind not in _meant(kind) or line.ends_at <= at:
            return None
        key = self._key(line)
        if key is None:
            return None
        if kind not in ONCE and at - key.seen_at >= SEEN_EVERY:
            ends = {"ends_at": at + LIVES[kind]} if key.kind is KeyKind.SESSION else {}
            async with self._database.writing() as connection:
                await connection.execute(update(KEY).where(KEY.c.digest == digest).values(seen_at=at, **ends))
        return key

    async def use(self, session: str, at: int) -> None:
        """Somebody does something in this session, and does not only look: by PIN, he has as long again."""
        if 0 <= at - self._used.get(session, 0) < USED_EVERY:
            return
        if len(self._used) >= MOST_USED:
            self._used.clear()
        self._used[session] = at
        by_pin = (KEY.c.digest == digest_of(session), KEY.c.kind == KeyKind.PIN_SESSION.value, KEY.c.ends_at > at)
        async with self._database.writing() as connection:
            await connection.execute(update(KEY).where(*by_pin).values(ends_at=at + LIVES[KeyKind.PIN_SESSION]))

    async def use_up(self, kind: KeyKind, secret: str, at: int) -> Key | None:
        """The key of a single-use secret, which ends with this. Of several simultaneous callers, one gets it."""
        async with self._database.writing() as connection:
            taken = delete(KEY).where(KEY.c.digest == digest_of(secret), KEY.c.kind == kind.value).returning(KEY)
            line = (await connection.execute(taken)).first()
        return self._key(line) if line is not None and line.ends_at > at else None

    async def listed(self, *kinds: KeyKind, at: int) -> tuple[Key, ...]:
        """The valid keys of these kinds, newest first."""
        wanted = select(KEY).where(KEY.c.kind.in_([kind.value for kind in kinds]), KEY.c.ends_at > at)
        async with self._database.reading() as connection:
            lines = (await connection.execute(wanted.order_by(KEY.c.made_at.desc(), KEY.c.id))).all()
        return tuple(filter(None, map(self._key, lines)))

    async def tokens_made(self, event: str) -> tuple[Key, ...]:
        """Every token that was ever good for this event, newest first; of those that ended ``ends_at`` is past."""
        wanted = select(KEY).where(KEY.c.kind == KeyKind.TOKEN.value).order_by(KEY.c.made_at.desc(), KEY.c.id)
        async with self._database.reading() as connection:
            lines = (await connection.execute(wanted)).all()
        keys = filter(None, map(self._key, lines))
        return tuple([key for key in keys if not key.holder.events or event in key.holder.events])

    async def end(self, key: str, *kinds: KeyKind) -> bool:
        """Ends a key, and with that of a device all sessions on it. False if there is none."""
        async with self._database.writing() as connection:
            of_kind = KEY.c.kind.in_([kind.value for kind in kinds])
            ended = await _ended(connection, KEY.c.id == key, of_kind)
            if ended:
                await connection.execute(delete(KEY).where(KEY.c.device == key))
        return ended > 0

    async def names(self) -> dict[str, str]:
        """The present or former names of devices and programs, by the ids of their keys."""
        wanted = select(KEY).where(KEY.c.kind.in_(NAMED))
        async with self._database.reading() as connection:
            lines = (await connection.execute(wanted)).all()
        return {key.id: key.holder.name for key in filter(None, map(self._key, lines))}

    async def end_all(self, staff: str, *kinds: KeyKind, but: str = "") -> None:
        """Ends all keys of these kinds that a member of staff holds, except one."""
        of_kind = KEY.c.kind.in_([kind.value for kind in kinds])
        async with self._database.writing() as connection:
            await _ended(connection, KEY.c.staff == staff, of_kind, KEY.c.id != but)

    def _of_phone(self, player: str, event: str, by: str, at: int) -> Key:
        holder, ends = Holder(staff=player, role=Role.PLAYER, events=(event,)), at + LIVES[KeyKind.PHONE]
        return Key(secrets.token_hex(ID_BYTES), KeyKind.PHONE, holder, by, at, at, ends)

    def _told_again(self, key: str) -> str:
        return self._database.seal.secret_of(f"key/{key}")

    def _columns(self, key: Key) -> dict[str, object]:
        holder = asdict(key.holder)
        kept = {name: value for name, value in asdict(key).items() if name not in ("holder", "kind")}
        role = key.holder.role.value if key.holder.role else ""
        told = {"role": role, "events": " ".join(key.holder.events)}
        name = self._database.seal.text(key.holder.name, f"key/{key.id}") if key.holder.name else ""
        return {**kept, "kind": key.kind.value, **holder, **told, "name": name}

    def _key(self, line: Line[*tuple[object, ...]]) -> Key | None:
        """The key in a row; None if the row is damaged: it lets nobody in, and stops nobody else."""
        try:
            role = Role(line.role) if line.role else None
            name = self._database.seal.read(line.name, f"key/{line.id}") if is_sealed(line.name) else line.name
            holder = Holder(line.staff, line.device, role, name, tuple(str.split(line.events)))
            return Key(line.id, KeyKind(line.kind), holder, line.made_by, line.made_at, line.seen_at, line.ends_at)
        except (SealError, ValueError, TypeError, AttributeError):
            return None


def _meant(kind: KeyKind) -> tuple[str, ...]:
    """The kinds of which a key may be that is shown as one of this kind."""
    return tuple([one.value for one in (SESSIONS if kind is KeyKind.SESSION else (kind,))])


async def _ended(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    """Ends these keys and returns how many of them were valid."""
    kept = update(KEY).where(*which, KEY.c.kind.in_(NAMED), KEY.c.ends_at > 0).values(ends_at=0)
    gone = delete(KEY).where(*which, KEY.c.kind.not_in(NAMED))
    return sum([(await connection.execute(one)).rowcount for one in (kept, gone)])


def digest_of(secret: str) -> str:
    """The stored form of a secret. A secret has too many bits to be guessed, so it needs no slow digest."""
    return hashlib.sha256(secret.encode()).hexdigest()
