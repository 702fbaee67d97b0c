"""The people who work here: who they are, their roles, and how each proves his identity."""

import secrets
import unicodedata

from msgspec import Struct, json
from sqlalchemy import Select, insert, select, update
from sqlalchemy.engine import Row as Line
from sqlalchemy.exc import IntegrityError

from shuffleup.accounts.database import Database
from shuffleup.accounts.passwords import digest_of, fits
from shuffleup.accounts.roles import Role
from shuffleup.accounts.schema import STAFF
from shuffleup.accounts.seal import is_sealed
from shuffleup.answer import Refusal, refuse

ID_BYTES = 5
FIRST = "Owner"
"""The name of the first owner, until he sets his own."""


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
        """The first active owner; created if there is none."""
        wanted = select(STAFF).where(STAFF.c.role == Role.OWNER.value, STAFF.c.active)
        found = await self._ask(wanted.order_by(STAFF.c.made_at, STAFF.c.id).limit(1))
        if found:
            return found[0]
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
        """All staff by name, those who have left last."""
        people = await self._ask(select(STAFF).where(STAFF.c.name != ""))
        return tuple(sorted(people, key=lambda one: (not one.active, one.name.casefold())))

    async def one(self, person: str) -> Person | None:
        """The person with this id."""
        found = await self._ask(select(STAFF).where(STAFF.c.id == person))
        return found[0] if found else None

    async def by_login(self, login: str) -> Person | None:
        """The active person with this login, in any capitalisation."""
        found = await self._ask(select(STAFF).where(STAFF.c.login == self.digest(login), STAFF.c.active))
        return found[0] if found else None

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

    async def has_pin(self, person: str, pin: str) -> bool:
        """Is this his PIN? A digest that was made without the room's secret is made anew with it."""
        digest = (await self.proofs(person)).pin
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
        """Seals names and logins that were stored before sealing existed."""
        async with self._database.reading() as connection:
            lines = (await connection.execute(select(STAFF).where(STAFF.c.name != ""))).all()
        for line in lines:
            if not is_sealed(line.name):
                await self._set(line.id, **self._sealed(line.id, line.name, line.login or ""))

    async def _set(self, person: str, **values: object) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(STAFF).where(STAFF.c.id == person).values(**values))

    async def _ask(self, wanted: Select[*tuple[object, ...]]) -> list[Person]:
        async with self._database.reading() as connection:
            return [self._person(line) for line in await connection.execute(wanted)]

    def _sealed(self, person: str, name: str, login: str) -> dict[str, object]:
        """Name and login as stored: sealed, with a digest by which the login is found."""
        known_as = json.encode(_KnownAs(name, compared(login))).decode()
        return {"name": self._database.seal.text(known_as, f"staff/{person}"), "login": self.digest(login)}

    def digest(self, login: str) -> str | None:
        """The digest by which a login is found, however it is written; None if there is none."""
        return self._database.seal.digest(compared(login)) if compared(login) else None

    def _person(self, line: Line[*tuple[object, ...]]) -> Person:
        opened = self._database.seal.read(line.name, f"staff/{line.id}") if line.name else ""
        known_as = json.decode(opened, type=_KnownAs) if opened else _KnownAs("", "")
        proofs = (bool(line.password), bool(line.pin))
        return Person(line.id, known_as.name, Role(line.role), known_as.login, *proofs, line.active, line.made_at)


def compared(login: str) -> str:
    """A login as it is compared: composed, without surrounding blanks, in lower case."""
    return unicodedata.normalize("NFKC", login).strip().casefold()
