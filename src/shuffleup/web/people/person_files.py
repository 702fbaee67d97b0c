"""What is done with a person's whole record: two merged into one, exported, erased, invited to play.

Refusals, beside those of ``people.register``:

    plays-twice       after the merge, one person would sit twice in an event that is not over
    still-in-event    a person in an event that is not over needs his name there, and is erased after it
"""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.office import Office
from shuffleup.accounts.roles import Right
from shuffleup.accounts.signing_in import Door
from shuffleup.answer import refuse
from shuffleup.people.person import RegisteredPerson
from shuffleup.people.register import RecordAct
from shuffleup.room.federation import Federation
from shuffleup.web.people.register import MOST_NAME, PersonSheet, seen_by, sheet
from shuffleup.web.people.visits import Visits
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import done
from shuffleup.web.shell.links import Link, link_of
from shuffleup.web.shell.registered import keeper, known


class Merger(Struct, frozen=True, forbid_unknown_fields=True):
    """One person is the same as another, whose id is his from now on; ``seen`` is when the caller saw that other one
    last changed."""

    into: str
    seen: int


class Erasure(Struct, frozen=True, forbid_unknown_fields=True):
    """A person to be erased; his name is written out so that nobody else is."""

    name: Annotated[str, Meta(max_length=MOST_NAME)]


@post("/people/{person_id:str}/merger", status_code=200, summary="Merge two", right=Right.MERGE_PEOPLE)
async def merge_people(
    person_id: FromPath[str],
    data: JSONBody[Merger],
    desk: NamedDependency[Desk],
    visits: NamedDependency[Visits],
    federation: NamedDependency[Federation],
    request: Asked,
) -> RegisteredPerson:
    """Merges two records into one person's; every log keeps both ids, which show his name.

    Of two club memberships he keeps the one that lasts longer.
    """
    gone, into = known(desk, person_id), known(desk, data.into)
    events = await visits.running(desk.register.directory.ids(gone.id))
    both = events.keys() & (await visits.running(desk.register.directory.ids(into.id))).keys()
    if both and gone.id != into.id:
        done(refuse("plays-twice", event=events[min(both)]))
    merged = await desk.register.merge(gone.id, into.id, data.seen, keeper(request, desk))
    whole = done(merged)
    await federation.merge(desk.register.directory.ids(whole.id), whole.id)
    return seen_by(request.user, whole)


@get("/people/{person_id:str}/export", summary="Everything known about somebody", right=Right.EXPORT_PEOPLE)
async def export_person(
    person_id: FromPath[str],
    desk: NamedDependency[Desk],
    visits: NamedDependency[Visits],
    door: NamedDependency[Door],
    request: Asked,
) -> Response[PersonSheet]:
    """A person's record, its trail, his events and results, as one JSON file to hand to him."""
    person = known(desk, person_id)
    await desk.register.note(person.id, RecordAct.EXPORTED, keeper(request, desk))
    whole = await sheet(person, desk, visits, door, request.user)
    headers = {"content-disposition": f'attachment; filename="{person.id}.json"'}
    return Response(whole, headers=headers)


@post("/people/{person_id:str}/erasure", status_code=204, summary="Erase somebody", right=Right.ERASE_PEOPLE)
async def erase_person(
    person_id: FromPath[str],
    data: JSONBody[Erasure],
    desk: NamedDependency[Desk],
    visits: NamedDependency[Visits],
    office: NamedDependency[Office],
    door: NamedDependency[Door],
    federation: NamedDependency[Federation],
    request: Asked,
) -> None:
    """Erases a person for good, under all his ids, with his membership and his account.

    The logs of events stay as they are.
    """
    person = known(desk, person_id)
    events = await visits.running(desk.register.directory.ids(person.id))
    if events:
        done(refuse("still-in-event", event=min(events.values())))
    account, ids = desk.register.account_of(person.id), desk.register.directory.ids(person.id)
    refused = await desk.register.erase(person.id, data.name, keeper(request, desk))
    if refused:
        done(refused)
    await federation.forget(ids)
    await door.keys.end_of_phones(ids)
    door.forget()
    if account:
        await office.end_account(account)


@post("/people/{person_id:str}/invitation", status_code=201, summary="Let him sign in", right=Right.INVITE_PLAYERS)
async def invite_player(
    person_id: FromPath[str], desk: NamedDependency[Desk], office: NamedDependency[Office], request: Asked
) -> Link:
    """A link by which a player signs in as himself, once within a week, and chooses login and password."""
    person, by = known(desk, person_id), keeper(request, desk)
    if desk.register.account_of(person.id):
        done(refuse("has-account"))
    assert person.papers
    made = await office.invite_player(person.id, person.papers.name, by.actor, by.at)
    await desk.register.note(person.id, RecordAct.INVITED, by)
    return link_of(request, "invitation", *made)
