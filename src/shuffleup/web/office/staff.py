"""The staff of a room: who works here, invitations, roles, devices, tokens of programs."""

from typing import Annotated

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.accounts.keys import Key, KeyKind
from shuffleup.accounts.office import Office
from shuffleup.accounts.roles import Right, Role
from shuffleup.accounts.signing_in import Door
from shuffleup.accounts.staff import Person
from shuffleup.answer import note
from shuffleup.locale.answers import answer_text
from shuffleup.rulebooks.rule import Language
from shuffleup.web.shell.asked import MOST_EVENTS, Asked, EventId, Word
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import done, language_of
from shuffleup.web.shell.links import Link, link_of

MOST_DAYS = 3650


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to join the staff."""

    name: Word
    role: Role


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change about a person; what is left out stays."""

    name: Word | None = None
    role: Role | None = None
    active: bool | None = None


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A tablet or a screen to become a device of the room."""

    name: Word


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A program to be let in with one role, for these events or, without any, for all."""

    name: Word
    role: Role
    events: Annotated[tuple[EventId, ...], Meta(max_length=MOST_EVENTS)] = ()
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 365


class Token(Struct, frozen=True):
    """The secret of a program, to be sent as ``Authorization: Bearer …``. It cannot be shown again."""

    secret: str
    key: Key


class StaffPage(Struct, frozen=True):
    """Everybody who works or worked here, and the valid invitations, devices and tokens."""

    staff: tuple[Person, ...]
    keys: tuple[Key, ...]
    void_pins: tuple[str, ...]
    """The ids of those whose PINs were guessed at too often: each signs in by password and chooses another."""


@get("/staff", summary="Who works here?", right=Right.SEE_STAFF)
async def staff_page(
    office: NamedDependency[Office], door: NamedDependency[Door], desk: NamedDependency[Desk], request: Asked
) -> StaffPage:
    """The staff by name, and the keys of the room, newest first. Players are in their own register.

    A row that cannot be read is among them, under its id.
    """
    language = language_of(request)
    staff = [_shown(one, language) for one in await door.staff.everybody() if one.role is not Role.PLAYER]
    keys = [key for key in await office.keys(desk.clock.steady()) if key.holder.role is not Role.PLAYER]
    return StaffPage(tuple(staff), tuple(keys), tuple(await door.staff.void_pins()))


def _shown(one: Person, language: Language) -> Person:
    """Somebody as the lead reads of him."""
    return replace(one, name=answer_text(note("person-damaged", id=one.id), language)) if one.damaged else one


@post("/staff/invitations", status_code=201, summary="Invite somebody", right=Right.KEEP_STAFF)
async def invite(
    data: JSONBody[Invitation], office: NamedDependency[Office], desk: NamedDependency[Desk], request: Asked
) -> Link:
    """A link that makes its opener a member of staff, once within a week."""
    made = done(await office.invite(data.role, data.name, request.user, desk.clock.steady()))
    return link_of(request, "invitation", *made)


@patch("/staff/{staff_id:str}", summary="PersonChange what somebody is", right=Right.KEEP_STAFF)
async def change_colleague(
    staff_id: FromPath[str], data: JSONBody[PersonChange], office: NamedDependency[Office], request: Asked
) -> Person:
    """Changes a name or a role; or dismisses a person, who is signed out at once."""
    by = request.user
    return done(await office.change(staff_id, by, name=data.name or "", role=data.role, active=data.active))


@delete("/staff/{staff_id:str}", summary="Erase somebody who has left", right=Right.KEEP_STAFF)
async def erase_staff(staff_id: FromPath[str], office: NamedDependency[Office], request: Asked) -> None:
    """Erases a person's name and login; the log has only his id, and keeps it."""
    refused = await office.erase(staff_id, request.user)
    if refused:
        done(refused)


@delete("/staff/invitations/{key_id:str}", summary="Take an invitation back", right=Right.KEEP_STAFF)
async def take_back(key_id: FromPath[str], office: NamedDependency[Office]) -> None:
    """Withdraws an invitation: its link no longer works."""
    done(await office.end(key_id, KeyKind.INVITATION))


@post("/devices/pairings", status_code=201, summary="Pair a device", right=Right.PAIR_DEVICES)
async def pairing(
    data: JSONBody[NewDevice], office: NamedDependency[Office], desk: NamedDependency[Desk], request: Asked
) -> Link:
    """A link that makes the browser that opens it a device of the room, once within a quarter of an hour."""
    return link_of(request, "pairing", *await office.pairing(data.name, request.user, desk.clock.steady()))


@delete("/devices/{key_id:str}", summary="Take a device away", right=Right.PAIR_DEVICES)
async def unpair(key_id: FromPath[str], office: NamedDependency[Office]) -> None:
    """Removes a device from the room, and signs out anybody signed in on it."""
    done(await office.end(key_id, KeyKind.DEVICE, KeyKind.PAIRING))


@post("/tokens", status_code=201, summary="Let a program in", right=Right.KEEP_TOKENS)
async def make_token(
    data: JSONBody[NewToken], office: NamedDependency[Office], desk: NamedDependency[Desk], request: Asked
) -> Token:
    """The secret of a program that acts with one role on behalf of the person who lets it in."""
    by = request.user
    return Token(*done(await office.token(data.name, data.role, data.events, data.days, by, desk.clock.steady())))


@delete("/tokens/{key_id:str}", summary="Let a program in no longer", right=Right.KEEP_TOKENS)
async def end_token(key_id: FromPath[str], office: NamedDependency[Office]) -> None:
    """Ends a token: it no longer works."""
    done(await office.end(key_id, KeyKind.TOKEN))
