"""The register of players: search while typing, and everything about one person."""

import asyncio
from collections.abc import Mapping
from datetime import date
from typing import Annotated

from litestar import delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, structs

from shuffleup.accounts.roles import Right, may
from shuffleup.accounts.signing_in import Door, Signed
from shuffleup.answer import UNSAID, Why
from shuffleup.people.alike import Likeness
from shuffleup.people.directory import Directory
from shuffleup.people.person import Agreement, Consent, Papers, PlayerBan, RegisteredPerson
from shuffleup.people.register import Keeper, RecordTrace
from shuffleup.web.people.visits import Visit, Visits
from shuffleup.web.shell.asked import PRINTED, Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import done
from shuffleup.web.shell.registered import is_barred, keeper, known

MOST_NAME, MOST_LINE, MOST_NOTES, MOST_SEARCH, MOST_NAMES = 200, 80, 2_000, 100, 1_000
_Name = Annotated[str, Meta(max_length=MOST_NAME)]
_Line = Annotated[str, Meta(max_length=MOST_LINE, pattern=PRINTED)]
_Notes = Annotated[str, Meta(max_length=MOST_NOTES, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*\Z")]
_Reason = Annotated[Why, Meta(max_length=MOST_NAME, pattern=PRINTED)]


class PersonForm(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be recorded about a person."""

    name: _Name
    public_name: _Name = ""
    country: _Line = ""
    card: _Line = ""
    email: _Line = ""
    phone: _Line = ""
    notes: _Notes = ""
    agreements: tuple[Agreement, ...] = ()


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A person to be added; ``although_alike`` says that anybody similar is somebody else."""

    form: PersonForm
    although_alike: bool = False


class PersonEdit(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's record as it is to be; ``seen`` is ``changed_at`` of the version the writer had."""

    form: PersonForm
    seen: int
    reason: _Reason = UNSAID


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """A ban, without ``until`` until it is lifted; days as ``2026-05-31``."""

    since: date
    reason: _Reason
    seen: int
    until: date | None = None


class PersonLine(Struct, frozen=True):
    """A person who was found."""

    id: str
    name: str
    public_name: str
    country: str
    card: str
    seen_at: int
    """His last entry, in microseconds UTC; 0 if he never came."""
    banned: bool


class AlikeLine(Struct, frozen=True):
    """A person who may be the same."""

    person: PersonLine
    why: Likeness


class NamesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Names of people who are about to enter."""

    names: Annotated[tuple[_Name, ...], Meta(max_length=MOST_NAMES)]


class NameLike(Struct, frozen=True):
    """A name that nobody in the register has, and the people who may be meant by it."""

    name: str
    like: tuple[AlikeLine, ...]


class PersonSheet(Struct, frozen=True):
    """Everything about a person. His ban has no reason for users who may not know it."""

    person: RegisteredPerson
    ids: tuple[str, ...]
    """All his ids, his own first: several after a merge."""
    banned: bool
    alike: tuple[AlikeLine, ...]
    account: str
    """The staff-list id of the account with which he signs in to play; empty if he has none."""
    visits: tuple[Visit, ...]
    trail: tuple[RecordTrace, ...]
    names: Mapping[str, str]
    """The names of those who did something to his record, by id."""


@get("/people", summary="Find people", right=Right.SEE_PEOPLE)
async def find_people(
    desk: NamedDependency[Desk],
    visits: NamedDependency[Visits],
    text: Annotated[FromQuery[str], Meta(max_length=MOST_SEARCH)] = "",
) -> list[PersonLine]:
    """At most twenty people whose name or card has words beginning with these, in any order and with any accents; those
    seen last come first. Without a text, the people seen last."""
    await desk.register.refresh(desk.now())
    await visits.refresh()
    directory = desk.register.directory
    return [_line(directory, one, visits, desk) for one in directory.search(text, visits.seen)]


@post("/people", status_code=201, summary="Take somebody up", right=Right.KEEP_PEOPLE)
async def make_person(
    data: JSONBody[NewPerson], desk: NamedDependency[Desk], visits: NamedDependency[Visits], request: Asked
) -> PersonLine:
    """Adds a person to the register; refused if somebody is similar, unless declared to be somebody else."""
    by = keeper(request, desk)
    made = done(await desk.register.make(_papers(data.form, None, by), by, although_alike=data.although_alike))
    return _line(desk.register.directory, made.id, visits, desk)


@post("/people/likenesses", status_code=200, summary="Who may be meant?", right=Right.SEE_PEOPLE)
async def likenesses(
    data: JSONBody[NamesAsked], desk: NamedDependency[Desk], visits: NamedDependency[Visits]
) -> list[NameLike]:
    """Those of these names that are new but resemble a registered one: to ask before they enter as new people."""
    await desk.register.refresh(desk.now())
    directory = desk.register.directory
    found: list[NameLike] = []
    for name in data.names:
        await asyncio.sleep(0)  # a long list delays nobody
        like = () if directory.called(name) else directory.like(Papers(name=name))
        if like:
            lines = [AlikeLine(_line(directory, one.person, visits, desk), one.why) for one in like]
            found.append(NameLike(name, tuple(lines)))
    return found


@get("/people/{person_id:str}", summary="Everything about somebody", right=Right.SEE_PEOPLE)
async def person_sheet(
    person_id: FromPath[str],
    desk: NamedDependency[Desk],
    visits: NamedDependency[Visits],
    door: NamedDependency[Door],
    request: Asked,
) -> PersonSheet:
    """A person's papers, who may be the same person, his events and results, and the trail of his record."""
    await desk.register.refresh(desk.now())
    return await sheet(known(desk, person_id), desk, visits, door, request.user)


@patch("/people/{person_id:str}", summary="Change somebody", right=Right.KEEP_PEOPLE)
async def change_person(
    person_id: FromPath[str], data: JSONBody[PersonEdit], desk: NamedDependency[Desk], request: Asked
) -> RegisteredPerson:
    """Changes a person's papers; refused if another user has changed them since they were read."""
    by, before = keeper(request, desk, data.reason), known(desk, person_id)
    changed = await desk.register.change(before.id, _papers(data.form, before.papers, by), data.seen, by)
    return seen_by(request.user, done(changed))


@put("/people/{person_id:str}/ban", summary="PlayerBan somebody", right=Right.KEEP_BANS)
async def ban_person(
    person_id: FromPath[str], data: JSONBody[NewBan], desk: NamedDependency[Desk], request: Asked
) -> RegisteredPerson:
    """Bans a person from a day on; events he has already entered are not affected."""
    by = keeper(request, desk)
    ban = PlayerBan(data.since, data.until, data.reason, by.actor)
    return done(await desk.register.ban(known(desk, person_id).id, ban, data.seen, by))


@delete("/people/{person_id:str}/ban", status_code=200, summary="Lift a ban", right=Right.KEEP_BANS)
async def lift_ban(
    person_id: FromPath[str], desk: NamedDependency[Desk], seen: FromQuery[int], request: Asked
) -> RegisteredPerson:
    """Lifts a ban: he may enter again."""
    return done(await desk.register.ban(known(desk, person_id).id, None, seen, keeper(request, desk)))


async def sheet(person: RegisteredPerson, desk: Desk, visits: Visits, door: Door, signed: Signed) -> PersonSheet:
    """Everything about a person, as this user may see it."""
    register = desk.register
    assert person.papers
    ids = register.directory.ids(person.id)
    like = register.directory.like(person.papers, but=person.id)
    return PersonSheet(
        person=seen_by(signed, person),
        ids=(person.id, *sorted(ids - {person.id})),
        banned=is_barred(desk, person),
        alike=tuple([AlikeLine(_line(register.directory, one.person, visits, desk), one.why) for one in like]),
        account=register.account_of(person.id),
        visits=await visits.of(ids),
        trail=await register.trail(person.id),
        names=await door.names(),
    )


async def every_line(desk: Desk, visits: Visits) -> tuple[PersonLine, ...]:
    """Everybody in the register, by name."""
    await desk.register.refresh(desk.now())
    await visits.refresh()
    directory = desk.register.directory
    lines = [_line(directory, one.id, visits, desk) for one in directory.everybody()]
    return tuple(sorted(lines, key=lambda line: (line.name.casefold(), line.id)))


def _line(directory: Directory, person: str, visits: Visits, desk: Desk) -> PersonLine:
    found = directory.one(person)
    assert found and found.papers
    papers = found.papers
    about = (papers.name, papers.public_name, papers.country, papers.card)
    return PersonLine(found.id, *about, visits.seen.get(found.id, 0), is_barred(desk, found))


def _papers(form: PersonForm, before: Papers | None, by: Keeper) -> Papers:
    """The papers in a form. Existing agreements stay as they were recorded."""
    kept = {one.to: one for one in before.consents} if before else {}
    consents = [kept.get(to) or Consent(to, by.at, by.actor) for to in Agreement if to in form.agreements]
    written = {name: value for name, value in structs.asdict(form).items() if name != "agreements"}
    return Papers(**written, consents=tuple(consents), ban=before.ban if before else None)


def seen_by(signed: Signed, person: RegisteredPerson) -> RegisteredPerson:
    """A person as this user may see him: the reason for a ban is not for everybody."""
    papers = person.papers
    if papers is None or papers.ban is None or may(signed.role, Right.SEE_BANS):
        return person
    return structs.replace(person, papers=structs.replace(papers, ban=structs.replace(papers.ban, reason="")))
