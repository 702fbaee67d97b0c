"""The register of players: one table that can be erased, sealed at rest, and the trail of what was done in it.

Refusals, in this order, after those about the papers themselves (``person``):

    no-such-player    nobody has this id, or he was erased
    person-changed    his record was changed by another person since it was read
    person-alike      somebody in the register may be the same person
    same-person       these two are one already
    wrong-name        to erase a person one must type his name, and this is not his
    has-account       he already has an account
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum

from msgspec import Struct, json
from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Row as Line
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from shuffleup.accounts.database import Database
from shuffleup.answer import UNSAID, Refusal, Stated, Why, refuse
from shuffleup.people.directory import Directory
from shuffleup.people.person import Papers, PlayerBan, RegisteredPerson, joined, new_id, tidy, unfit
from shuffleup.people.schema import ACCOUNT, PERSON, PERSON_ACT
from shuffleup.store.port import StoreError
from shuffleup.tournament.words.names import canonical_name

FRESH_FOR = 2_000_000
"""How long changes by other processes may stay unseen, in microseconds."""
FOLLOW_SECONDS = 1.0
LATE = 10_000_000
"""How far the clocks of processes may differ, in microseconds."""


class RecordAct(Enum):
    """What was done to a person's record."""

    ENTERED = "entered"  # his name was new in an event
    MADE = "made"
    CHANGED = "changed"
    BANNED = "banned"
    LIFTED = "lifted"
    MERGED = "merged"
    EXPORTED = "exported"
    INVITED = "invited"
    ERASED = "erased"


class RecordTrace(Struct, frozen=True):
    """One thing done to a person's record; ``why`` is gone once he was erased."""

    at: int
    by: str
    act: RecordAct
    other: str = ""
    """The other id, in a merge."""
    why: Why = UNSAID


class Keeper(Struct, frozen=True):
    """Who does something to a record, when (microseconds UTC) and why."""

    actor: str
    at: int
    why: Why = UNSAID


class PlayerRegister:
    """The people of a room. Call ``load`` before anything else."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.directory = Directory()
        self._read_at = 0
        self._newest = 0
        self._accounts: dict[str, str] = {}

    async def load(self) -> None:
        """Reads everybody, once. Raises ``SealError`` if they were sealed under another secret."""
        if not self._newest:
            self.directory.fill(await self._since(0))
            await self._read_accounts()

    async def refresh(self, at: int, *, at_once: bool = False) -> None:
        """Follows what other processes have written, unless that was just done; ``at_once`` forces it."""
        if at_once or not 0 <= at - self._read_at < FRESH_FOR:
            self._read_at = at
            for person in await self._since(self._newest - LATE):
                self.directory.follow(person)
            await self._read_accounts()

    async def follow(self, now: Callable[[], int]) -> None:
        """Refreshes for ever. While the database is unavailable, the people stay as they were."""
        while True:
            with suppress(StoreError):
                await self.refresh(now())
            await asyncio.sleep(FOLLOW_SECONDS)

    def one(self, person: str) -> RegisteredPerson | Refusal:
        """The person with this id, or with whom it was merged."""
        found = self.directory.one(person)
        return found if found and found.papers else refuse("no-such-player", id=person)

    async def enter(self, people: Mapping[str, str | Papers], by: Keeper, act: RecordAct = RecordAct.ENTERED) -> None:
        """Adds many people at once under their new ids, whomever they resemble. For some only the name under which they
        enter an event is known; the papers of others must be valid and tidy."""
        known = {one: Papers(name=canonical_name(own)) if isinstance(own, str) else own for one, own in people.items()}
        made = [RegisteredPerson(one, own, "", by.at, by.at, by.actor) for one, own in known.items()]
        if not made:
            return
        async with self.database.writing() as connection:
            await connection.execute(insert(PERSON), [self._columns(person) for person in made])
            await connection.execute(insert(PERSON_ACT), [self._act(person.id, act, by) for person in made])
        for person in made:
            self.directory.take(person)

    async def make(self, papers: Papers, by: Keeper, *, although_alike: bool = False) -> RegisteredPerson | Refusal:
        """Adds a new person, unless he may be there already."""
        papers = tidy(papers)
        wrong = unfit(papers)
        if wrong:
            return wrong
        like = self.directory.like(papers)
        if like and not although_alike:
            return refuse(
                "person-alike", name=papers.name, id=like[0].person, likeness=like[0].why.value, count=len(like)
            )
        person = RegisteredPerson(new_id(), papers, "", by.at, by.at, by.actor)
        async with self.database.writing() as connection:
            await connection.execute(insert(PERSON).values(**self._columns(person)))
            await connection.execute(insert(PERSON_ACT).values(**self._act(person.id, RecordAct.MADE, by)))
        self.directory.take(person)
        return person

    async def change(self, person: str, papers: Papers, seen: int, by: Keeper) -> RegisteredPerson | Refusal:
        """Changes a person's papers; ``seen`` is when the caller saw them last changed."""
        found = self.one(person)
        return found if isinstance(found, Refusal) else await self._papers(found, papers, seen, RecordAct.CHANGED, by)

    async def ban(self, person: str, ban: PlayerBan | None, seen: int, by: Keeper) -> RegisteredPerson | Refusal:
        """Bans a person, or with None lifts his ban."""
        found = self.one(person)
        if isinstance(found, Refusal) or found.papers is None:
            return refuse("no-such-player", id=person)
        act = RecordAct.BANNED if ban else RecordAct.LIFTED
        return await self._papers(found, replace(found.papers, ban=ban), seen, act, by)

    async def merge(self, person: str, into: str, seen: int, by: Keeper) -> RegisteredPerson | Refusal:
        """Merges two ids of one person: gaps in ``into`` are filled from the other, whose id shows his name from now
        on. ``seen`` is when the caller saw ``into`` last changed."""
        gone, kept = self.one(person), self.one(into)
        if isinstance(gone, Refusal) or isinstance(kept, Refusal):
            return gone if isinstance(gone, Refusal) else kept
        if gone.id == kept.id:
            return refuse("same-person")
        assert gone.papers and kept.papers
        at = max(by.at, kept.changed_at + 1, gone.changed_at + 1)
        whole = replace(kept, papers=joined(kept.papers, gone.papers), changed_at=at, changed_by=by.actor)
        ended = replace(gone, papers=None, merged_into=kept.id, changed_at=at, changed_by=by.actor)
        async with self.database.writing() as connection:
            if not await self._replaced(connection, whole, seen):
                return refuse("person-changed", by=kept.changed_by, at=kept.changed_at)
            await self._replaced(connection, ended, gone.changed_at)
            await connection.execute(insert(PERSON_ACT).values(**self._act(gone.id, RecordAct.MERGED, by, kept.id)))
        for each in (whole, ended):
            self.directory.take(each)
        return whole

    async def erase(self, person: str, name: str, by: Keeper) -> Refusal | None:
        """Erases a person under all his ids: his papers, and everything said about him. The ids stay, as the log has
        them; who did what to his record stays, without why."""
        found = self.one(person)
        if isinstance(found, Refusal):
            return found
        if found.papers is None or canonical_name(name) != found.papers.name:
            return refuse("wrong-name")
        ids, at = self.directory.ids(found.id), max(by.at, found.changed_at + 1)
        async with self.database.writing() as connection:
            emptied = update(PERSON).where(PERSON.c.id.in_(ids)).values(sealed=b"", changed_at=at, changed_by=by.actor)
            await connection.execute(emptied)
            await connection.execute(update(PERSON_ACT).where(PERSON_ACT.c.person.in_(ids)).values(sealed=b""))
            await connection.execute(delete(ACCOUNT).where(ACCOUNT.c.person.in_(ids)))
            act = self._act(found.id, RecordAct.ERASED, Keeper(by.actor, by.at))
            await connection.execute(insert(PERSON_ACT).values(**act))
        self.directory.take(replace(found, papers=None, changed_at=at, changed_by=by.actor))
        return None

    async def link(self, person: str, staff: str) -> Refusal | None:
        """Links a person to the account he signs in with from now on."""
        found = self.one(person)
        if isinstance(found, Refusal):
            return found
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(ACCOUNT).values(staff=staff, person=found.id))
        except IntegrityError:
            return refuse("has-account")
        self._accounts[staff] = found.id
        return None

    def of_account(self, staff: str) -> str:
        """The id of the person who signs in with this account; empty if he is not in the register."""
        person = self.directory.one(self._accounts.get(staff, ""))
        return person.id if person and person.papers else ""

    def account_of(self, person: str) -> str:
        """The account a person signs in with; empty if he has none."""
        ids = self.directory.ids(person)
        return next((staff for staff, one in self._accounts.items() if one in ids), "")

    async def _read_accounts(self) -> None:
        async with self.database.reading() as connection:
            lines = await connection.execute(select(ACCOUNT))
            self._accounts = {line.staff: line.person for line in lines}

    async def note(self, person: str, act: RecordAct, by: Keeper) -> None:
        """Records that something was done with a person's record."""
        async with self.database.writing() as connection:
            await connection.execute(insert(PERSON_ACT).values(**self._act(person, act, by)))

    async def trail(self, person: str) -> tuple[RecordTrace, ...]:
        """Everything ever done to this person's record, under any of his ids; newest first."""
        wanted = select(PERSON_ACT).where(PERSON_ACT.c.person.in_(self.directory.ids(person)))
        async with self.database.reading() as connection:
            lines = (await connection.execute(wanted.order_by(PERSON_ACT.c.number.desc()))).all()
        return tuple([self._trace(line) for line in lines])

    async def _papers(
        self, found: RegisteredPerson, papers: Papers, seen: int, act: RecordAct, by: Keeper
    ) -> RegisteredPerson | Refusal:
        papers = tidy(papers)
        wrong = unfit(papers)
        if wrong:
            return wrong
        changed = replace(found, papers=papers, changed_at=max(by.at, found.changed_at + 1), changed_by=by.actor)
        async with self.database.writing() as connection:
            if not await self._replaced(connection, changed, seen):
                return refuse("person-changed", by=found.changed_by, at=found.changed_at)
            await connection.execute(insert(PERSON_ACT).values(**self._act(found.id, act, by)))
        self.directory.take(changed)
        return changed

    async def _replaced(self, connection: AsyncConnection, changed: RegisteredPerson, seen: int) -> bool:
        """Writes a person as he is now, unless he was changed since (perhaps by another process)."""
        columns = self._columns(changed)
        same = update(PERSON).where(PERSON.c.id == changed.id, PERSON.c.changed_at == seen)
        return (await connection.execute(same.values(**columns))).rowcount > 0

    async def _since(self, changed_at: int) -> list[RegisteredPerson]:
        async with self.database.reading() as connection:
            lines = (await connection.execute(select(PERSON).where(PERSON.c.changed_at >= changed_at))).all()
        self._newest = max([line.changed_at for line in lines], default=self._newest)
        return [self._person(line) for line in lines]

    def _columns(self, person: RegisteredPerson) -> dict[str, object]:
        papers = json.encode(person.papers) if person.papers else b""
        return {
            "id": person.id,
            "sealed": self.database.seal.seal(papers, f"person/{person.id}") if papers else b"",
            "merged_into": person.merged_into,
            "made_at": person.made_at,
            "changed_at": person.changed_at,
            "changed_by": person.changed_by,
        }

    def _person(self, line: Line[*tuple[object, ...]]) -> RegisteredPerson:
        opened = self.database.seal.open(line.sealed, f"person/{line.id}") if line.sealed else b""
        papers = json.decode(opened, type=Papers) if opened else None
        return RegisteredPerson(line.id, papers, line.merged_into, line.made_at, line.changed_at, line.changed_by)

    def _act(self, person: str, act: RecordAct, by: Keeper, other: str = "") -> dict[str, object]:
        sealed = self.database.seal.seal(by.why.encode(), f"act/{person}") if by.why else b""
        said = {"person": person, "at": by.at, "actor": by.actor, "act": act.value, "other": other}
        return {**said, "sealed": sealed}

    def _trace(self, line: Line[*tuple[object, ...]]) -> RecordTrace:
        why = self.database.seal.open(line.sealed, f"act/{line.person}").decode() if line.sealed else ""
        return RecordTrace(line.at, line.actor, RecordAct(line.act), line.other, Stated(why))
