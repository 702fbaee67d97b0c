"""The people who work here: who they are, their roles, and how each proves his identity."""

import secrets
import unicodedata
from contextlib import suppress

from msgspec import Struct, json
from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.engine import Row as Line
from sqlalchemy.exc import DBAPIError, IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.accounts.passwords import digest_of, fits
from shuffleup.accounts.roles import Role
from shuffleup.accounts.schema import STAFF
from shuffleup.accounts.seal import SEALED, SealError
from shuffleup.answer import Refusal, refuse

ID_BYTES = 5
FIRST = "Owner"
"""The name of the first owner, until he sets his own."""
LONGEST_PLAIN = 80
"""The longest name or login that was ever stored unsealed."""
UNREADABLE = (DBAPIError, ValueError, TypeError)
"""How a row fails of which bytes are not what they were."""
VOID = "void:"
"""How a PIN begins that was guessed at too often; behind it stands when, in microseconds UTC."""
KEYED = "keyed:"
"""How the digest of a PIN begins that cannot be guessed without the room's secret."""


class Person(Struct, frozen=True):
    """A member of staff. Proofs of identity are not included."""

    id: str
    name: str
    role: Role
    login: str
    has_password: bool
    has_pin: bool
    active: bool
    made_at: int
    damaged: bool = False
    """His row cannot be read: he cannot come in, and nothing in it is changed until it is erased."""


class _KnownAs(Struct, frozen=True):
    """The sealed part of a person's row."""

    name: str
    login: str


class Proofs(Struct, frozen=True):
    """The digests of a person's password and PIN, empty where he has none."""

    password: str
    pin: str


class Staff:
    """The staff list."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def first_owner(self, at: int) -> Person:
        """The first active owner; created if there is none. Raises ``SealError``."""
        owners = [one for one in await self.everybody() if one.role is Role.OWNER and one.active]
        if owners:
            return min(owners, key=lambda one: (one.made_at, one.id))
        made = await self.make(FIRST, Role.OWNER, "", at)
        assert isinstance(made, Person)
        return made

    async def make(
        self, name: str, role: Role, by: str, at: int, login: str = "", password: str = ""
    ) -> "Person | Refusal":
        """Adds a person; without a login he cannot sign in yet. Refused if the login is taken."""
        person = f"staff-{secrets.token_hex(ID_BYTES)}"
        digest = await digest_of(password) if password else ""
        values = {"id": person, "role": role.value, "made_by": by, **self._sealed(person, name, login)}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(STAFF).values(**values, password=digest, made_at=at))
        except IntegrityError:
            return refuse("login-taken", login=login)
        made = await self.one(person)
        assert made is not None
        return made

    async def everybody(self) -> tuple[Person, ...]:
        """All staff by name, those who have left last. Raises ``SealError`` if nobody's name can be opened."""
        people = await self._ask(select(STAFF).where(STAFF.c.name != ""))
        if people and not any(one.name for one in people):
            raise SealError
        return tuple(sorted(people, key=lambda one: (not one.active, one.name.casefold())))

    async def one(self, person: str) -> Person | None:
        """The person with this id."""
        found = await self._ask(select(STAFF).where(STAFF.c.id == person))
        return found[0] if found else None

    async def by_login(self, login: str) -> Person | None:
        """The active person with this login, in any capitalisation."""
        found = await self._ask(select(STAFF).where(STAFF.c.login == self.digest(login), STAFF.c.active))
        return found[0] if found and not found[0].damaged else None

    async def proofs(self, person: str) -> Proofs:
        """The proofs of identity this person has chosen; empty if there is no such person."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(STAFF).where(STAFF.c.id == person))).first()
        return Proofs(line.password, line.pin) if line else Proofs("", "")

    async def choose_login(self, person: str, login: str, password: str) -> Refusal | None:
        """Sets his login and his password; refused if the login is taken."""
        digest, one = await digest_of(password), await self.one(person)
        try:
            await self._set(person, password=digest, **self._sealed(person, one.name if one else "", login))
        except IntegrityError:
            return refuse("login-taken", login=login)
        return None

    async def set_pin(self, person: str, pin: str) -> None:
        """Sets his PIN; an empty one removes it."""
        await self._set(person, pin=KEYED + await digest_of(self._database.seal.keyed(pin)) if pin else "")

    async def void_pin(self, person: str, at: int) -> None:
        """His PIN is good no longer: he has to choose another."""
        await self._set(person, pin=f"{VOID}{at}")

    async def void_pins(self) -> dict[str, int]:
        """Whose PIN is void of those who work here, and since when."""
        wanted = select(STAFF.c.id, STAFF.c.pin).where(STAFF.c.pin.startswith(VOID), STAFF.c.active)
        async with self._database.reading() as connection:
            return {line.id: int(line.pin.removeprefix(VOID)) for line in await connection.execute(wanted)}

    async def has_pin(self, person: str, pin: str) -> bool:
        """Is this his PIN? A digest that was made without the room's secret is made anew with it."""
        kept = (await self.proofs(person)).pin
        digest = "" if kept.startswith(VOID) else kept
        if digest and not digest.startswith(KEYED):
            right = await fits(pin, digest)
            if right:
                await self.set_pin(person, pin)
            return right
        return await fits(self._database.seal.keyed(pin), digest.removeprefix(KEYED))

    async def set(self, person: str, *, name: str, role: Role, active: bool | None) -> None:
        """Sets name and role, and whether he still works here (None leaves that)."""
        kept = {} if active is None else {"active": active}
        one = await self.one(person)
        await self._set(person, role=role.value, **self._sealed(person, name, one.login if one else ""), **kept)

    async def erase(self, person: str) -> None:
        """Erases everything about him but his id."""
        await self._set(person, name="", login=None, password="", pin="", active=False)

    async def seal_names(self) -> None:
        """Seals names and logins that were stored before sealing existed. What is longer than a name is damaged."""
        plain = select(STAFF.c.id, STAFF.c.name, STAFF.c.login).where(
            STAFF.c.name != "", STAFF.c.name.not_like(f"{SEALED}%"), func.length(STAFF.c.name) <= LONGEST_PLAIN
        )
        with suppress(*UNREADABLE):
            async with self._database.reading() as connection:
                lines = (await connection.execute(plain)).all()
            for line in [one for one in lines if isinstance(one.name, str)]:
                await self._set(line.id, **self._sealed(line.id, line.name, line.login or ""))

    async def _set(self, person: str, **values: object) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(STAFF).where(STAFF.c.id == person).values(**values))

    async def _ask(self, wanted: Select[*tuple[object, ...]]) -> list[Person]:
        try:
            async with self._database.reading() as connection:
                lines = (await connection.execute(wanted)).all()
        except UNREADABLE:
            async with self._database.reading() as connection:
                ids = (await connection.execute(wanted.with_only_columns(STAFF.c.id))).scalars().all()
            return [await self._alone(one) for one in ids]
        return [self._person(line) for line in lines]

    async def _alone(self, person: str) -> Person:
        """The person in a row that may be what the database cannot read."""
        try:
            async with self._database.reading() as connection:
                return self._person((await connection.execute(select(STAFF).where(STAFF.c.id == person))).one())
        except UNREADABLE:
            return _damaged(person, Role.OWNER)

    def _sealed(self, person: str, name: str, login: str) -> dict[str, object]:
        """Name and login as stored: sealed, with a digest by which the login is found."""
        known_as = json.encode(_KnownAs(name, compared(login))).decode()
        return {"name": self._database.seal.text(known_as, f"staff/{person}"), "login": self.digest(login)}

    def digest(self, login: str) -> str | None:
        """The digest by which a login is found, however it is written; None if there is none."""
        return self._database.seal.digest(compared(login)) if compared(login) else None

    def _person(self, line: Line[*tuple[object, ...]]) -> Person:
        role, name = Role.OWNER, ""  # only an owner acts on what might be one
        try:
            opened = self._database.seal.read(line.name, f"staff/{line.id}") if line.name else ""
            known_as = json.decode(opened, type=_KnownAs) if opened else _KnownAs("", "")
            name, role = known_as.name, Role(line.role)
            proofs = (bool(line.password), bool(line.pin) and not line.pin.startswith(VOID))
            return Person(line.id, name, role, known_as.login, *proofs, bool(line.active), int(line.made_at))
        except (SealError, ValueError, TypeError, AttributeError):
            return _damaged(line.id, role, name)


def _damaged(person: str, role: Role, name: str = "") -> Person:
    """Somebody of whom no more is known than this."""
    return Person(person, name, role, "", has_password=False, has_pin=False, active=False, made_at=0, damaged=True)


def compared(login: str) -> str:
    """A login as it is compared: composed, without surrounding blanks, in lower case."""
    return unicodedata.normalize("NFKC", login).strip().casefold()
