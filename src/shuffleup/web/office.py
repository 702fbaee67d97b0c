"""The staff of a room over the network: who works here, invitations, roles, devices, tokens of programs."""

from typing import Annotated, Any, TypeAlias

import segno
from litestar import Request, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.door import Signed
from shuffleup.accounts.keys import Key, KeyKind
from shuffleup.accounts.roles import Right, Role
from shuffleup.accounts.staff import Person
from shuffleup.web.commands import EventId
from shuffleup.web.desk import Desk
from shuffleup.web.door import Word
from shuffleup.web.entrance import Entrance
from shuffleup.web.errors import done

DOOR = "/door"
"""The page that links lead to. The secret comes after ``#``, which no browser sends and no server logs."""
MOST_DAYS = 3650
MOST_EVENTS = 9
_Asked: TypeAlias = Request[Signed, Any, Any]


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


class Link(Struct, frozen=True):
    """A link that works once, and the same as a QR code (SVG). It cannot be shown again."""

    link: str
    qr: str
    key: Key


class Token(Struct, frozen=True):
    """The secret of a program, to be sent as ``Authorization: Bearer …``. It cannot be shown again."""

    secret: str
    key: Key


class StaffPage(Struct, frozen=True):
    """Everybody who works or worked here, and the valid invitations, devices and tokens."""

    staff: tuple[Person, ...]
    keys: tuple[Key, ...]


@get("/api/staff", summary="Who works here?", right=Right.SEE_STAFF)
async def staff_page(entrance: NamedDependency[Entrance], desk: NamedDependency[Desk]) -> StaffPage:
    """The staff by name, and the keys of the room, newest first. Players are in their own register."""
    staff = [one for one in await entrance.door.staff.everybody() if one.role is not Role.PLAYER]
    keys = [key for key in await entrance.office.keys(desk.now()) if key.holder.role is not Role.PLAYER]
    return StaffPage(tuple(staff), tuple(keys))


@post("/api/staff/invitations", status_code=201, summary="Invite somebody", right=Right.KEEP_STAFF)
async def invite(
    data: JSONBody[Invitation], entrance: NamedDependency[Entrance], desk: NamedDependency[Desk], request: _Asked
) -> Link:
    """A link that makes its opener a member of staff, once within a week."""
    made = done(await entrance.office.invite(data.role, data.name, request.user, desk.now()))
    return link_of(request, "invitation", *made)


@patch("/api/staff/{staff_id:str}", summary="PersonChange what somebody is", right=Right.KEEP_STAFF)
async def change_colleague(
    staff_id: FromPath[str], data: JSONBody[PersonChange], entrance: NamedDependency[Entrance], request: _Asked
) -> Person:
    """Changes a name or a role; or dismisses a person, who is signed out at once."""
    office, by = entrance.office, request.user
    return done(await office.change(staff_id, by, name=data.name or "", role=data.role, active=data.active))


@delete("/api/staff/{staff_id:str}", summary="Erase somebody who has left", right=Right.KEEP_STAFF)
async def erase_staff(staff_id: FromPath[str], entrance: NamedDependency[Entrance], request: _Asked) -> None:
    """Erases a person's name and login; the log has only his id, and keeps it."""
    refused = await entrance.office.erase(staff_id, request.user)
    if refused:
        done(refused)


@delete("/api/staff/invitations/{key_id:str}", summary="Take an invitation back", right=Right.KEEP_STAFF)
async def take_back(key_id: FromPath[str], entrance: NamedDependency[Entrance]) -> None:
    """Withdraws an invitation: its link no longer works."""
    done(await entrance.office.end(key_id, KeyKind.INVITATION))


@post("/api/devices/pairings", status_code=201, summary="Pair a device", right=Right.PAIR_DEVICES)
async def pairing(
    data: JSONBody[NewDevice], entrance: NamedDependency[Entrance], desk: NamedDependency[Desk], request: _Asked
) -> Link:
    """A link that makes the browser that opens it a device of the room, once within a quarter of an hour."""
    return link_of(request, "pairing", *await entrance.office.pairing(data.name, request.user, desk.now()))


@delete("/api/devices/{key_id:str}", summary="Take a device away", right=Right.PAIR_DEVICES)
async def unpair(key_id: FromPath[str], entrance: NamedDependency[Entrance]) -> None:
    """Removes a device from the room, and signs out anybody signed in on it."""
    done(await entrance.office.end(key_id, KeyKind.DEVICE, KeyKind.PAIRING))


@post("/api/tokens", status_code=201, summary="Let a program in", right=Right.KEEP_TOKENS)
async def make_token(
    data: JSONBody[NewToken], entrance: NamedDependency[Entrance], desk: NamedDependency[Desk], request: _Asked
) -> Token:
    """The secret of a program that acts with one role on behalf of the person who lets it in."""
    office, by = entrance.office, request.user
    return Token(*done(await office.token(data.name, data.role, data.events, data.days, by, desk.now())))


@delete("/api/tokens/{key_id:str}", summary="Let a program in no longer", right=Right.KEEP_TOKENS)
async def end_token(key_id: FromPath[str], entrance: NamedDependency[Entrance]) -> None:
    """Ends a token: it no longer works."""
    done(await entrance.office.end(key_id, KeyKind.TOKEN))


def link_of(request: _Asked, kind: str, secret: str, key: Key) -> Link:
    """The link to the door for a key of this kind, as text and as a QR code."""
    link = f"{str(request.base_url).rstrip('/')}{DOOR}#{kind}={secret}"
    return Link(link, qr_code(link), key)


def qr_code(address: str, scale: int = 4) -> str:
    """An address as a code that a camera reads from a screen (SVG), with this many pixels per dot."""
    drawn: str = segno.make(address, error="m").svg_inline(scale=scale, border=2)
    return drawn
