"""Coming in and going out: sign in by link, password, PIN or invitation; sign out; who am I."""

import logging
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.keys import SESSIONS, KeyKind
from shuffleup.accounts.office import Office
from shuffleup.accounts.roles import COMMANDS, RIGHTS, Role
from shuffleup.accounts.signing_in import Credential, Door, Entered, Entry, Signed
from shuffleup.accounts.staff import Person
from shuffleup.answer import Refusal, note
from shuffleup.people.person import new_id
from shuffleup.people.register import Keeper
from shuffleup.web.shell.asked import AskedByAnybody, Secret, Word
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, of_refusal
from shuffleup.web.shell.limits import Budget
from shuffleup.web.shell.who_asks import (
    BROWSER_COOKIE,
    DEVICE_COOKIE,
    FORBIDDEN,
    SESSION_COOKIE,
    STATUSES,
    UNKNOWN,
    cookie,
    role_needed,
)

BROWSER_PATH = "/api/session"
NAME_LETTERS = 12
LOG = logging.getLogger("shuffleup.door")


class ByPassword(Struct, frozen=True, tag_field="by", tag="password", forbid_unknown_fields=True):
    """A member of staff, with login and password."""

    login: Word
    password: Secret


class ByPin(Struct, frozen=True, tag_field="by", tag="pin", forbid_unknown_fields=True):
    """A member of staff, on a device of the room."""

    staff: Word
    pin: Secret


class ByLink(Struct, frozen=True, tag_field="by", tag="link", forbid_unknown_fields=True):
    """The owner, by the link printed in the terminal."""

    key: Secret


class ByInvitation(Struct, frozen=True, tag_field="by", tag="invitation", forbid_unknown_fields=True):
    """An invited person, with the name and the login he uses from now on."""

    key: Secret
    name: Word
    login: Word
    password: Secret


class Pairing(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that makes the browser that sends it a device of the room."""

    key: Secret


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's own login and password; ``old`` is empty if he has none yet."""

    login: Word
    new: Secret
    old: Annotated[str, Meta(max_length=200)] = ""


class NewPin(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's own PIN for the devices of the room."""

    pin: Secret


class SessionPage(Struct, frozen=True):
    """Who the user is to this server, and what he may do and see."""

    way: Credential
    name: str
    role: Role
    device: str
    person: Person | None
    """None for a device or a program."""
    rights: tuple[str, ...]
    commands: tuple[str, ...]


class Colleague(Struct, frozen=True):
    """A person who can sign in by PIN."""

    id: str
    name: str
    role: Role


@get("/session", summary="Who am I?", open=True)
async def who_am_i(door: NamedDependency[Door], request: AskedByAnybody) -> SessionPage:
    """Who the server takes the caller for; status 401 if it does not know him."""
    return await _page(door, _somebody(request))


@post("/session", status_code=200, summary="Sign in", open=True, budget=Budget.SIGN_IN)
async def sign_in(
    data: JSONBody[ByPassword | ByPin | ByLink | ByInvitation],
    door: NamedDependency[Door],
    desk: NamedDependency[Desk],
    request: AskedByAnybody,
) -> Response[SessionPage]:
    """Signs a person in: the answer carries a cookie for his browser to keep."""
    entry = await _entry(data, door, desk, request)
    answer = await _let_in(entry, door, request, SESSION_COOKIE)
    if isinstance(data, ByPassword | ByInvitation):
        answer.cookies.append(_of_browser(door, request, data.login))
    return answer


@delete("/session", summary="Sign out", open=True)
async def sign_out(door: NamedDependency[Door], request: AskedByAnybody) -> Response[None]:
    """Ends the session; on a device of the room only the session of the person signed in ends."""
    if request.user and request.user.way is Credential.SESSION:
        await door.keys.end(request.user.key, *SESSIONS)
        LOG.info("signed-out", extra={"role": request.user.role.value, "actor": request.user.staff})
        door.forget()
    gone = Response(None, status_code=204)
    gone.delete_cookie(SESSION_COOKIE, path="/")
    return gone


@post("/session/use", status_code=204, summary="Say that somebody is here", open=True, reads=True)
async def use_session(door: NamedDependency[Door], desk: NamedDependency[Desk], request: AskedByAnybody) -> None:
    """What a page tells when somebody touches it. A session by PIN ends after ten minutes without this or a change."""
    if _somebody(request).device and request.auth:
        await door.keys.use(request.auth[1], desk.clock.steady())


@get("/session/colleagues", summary="Who can sign in by PIN here?", open=True)
async def colleagues(door: NamedDependency[Door], request: AskedByAnybody) -> list[Colleague]:
    """The staff who have a PIN; empty if the caller is not a device of the room."""
    if request.user is None or not request.user.device:
        return []
    everybody = await door.staff.everybody()
    return [Colleague(one.id, one.name, one.role) for one in everybody if one.active and one.has_pin]


@put("/session/password", status_code=204, summary="Choose login and password", open=True, budget=Budget.SIGN_IN)
async def choose_password(
    data: JSONBody[NewPassword],
    office: NamedDependency[Office],
    door: NamedDependency[Door],
    desk: NamedDependency[Desk],
    request: AskedByAnybody,
) -> Response[None]:
    """Sets one's own login and password; one's other sessions end."""
    signed = _in_person(request)
    _raise(await office.choose_password(signed.staff, data.login, data.old, data.new, signed.key, desk.clock.steady()))
    return Response(None, status_code=204, cookies=[_of_browser(door, request, data.login)])


@put("/session/pin", status_code=204, summary="Choose a PIN", open=True, budget=Budget.SIGN_IN)
async def choose_pin(data: JSONBody[NewPin], office: NamedDependency[Office], request: AskedByAnybody) -> None:
    """Sets one's own PIN, for the devices of the room."""
    _raise(await office.choose_pin(_in_person(request).staff, data.pin))


@post("/devices", status_code=201, summary="Become a device of the room", open=True, budget=Budget.SIGN_IN)
async def pair_device(
    data: JSONBody[Pairing], door: NamedDependency[Door], desk: NamedDependency[Desk], request: AskedByAnybody
) -> Response[SessionPage]:
    """Makes the browser that asks a device of the room, with a key from the floor."""
    return await _let_in(await door.pair(data.key, desk.clock.steady()), door, request, DEVICE_COOKIE)


async def _entry(
    data: ByPassword | ByPin | ByLink | ByInvitation, door: Door, desk: Desk, request: AskedByAnybody
) -> Entry:
    at = desk.clock.steady()
    device = request.user.device if request.user else ""
    match data:
        case ByPassword(login=login, password=password):
            address = request.client.host if request.client else ""
            known = request.cookies.get(_name_for_browser(door, login), "")
            return await door.sign_in(login, password, device, address, at, known)
        case ByPin(staff=staff, pin=pin):
            return await door.sign_in_by_pin(staff, pin, _on_device(request), at)
        case ByLink(key=key):
            return await door.enter(key, device, at)
        case ByInvitation(key=key, name=name, login=login, password=password):
            invited = await door.keys.find(KeyKind.INVITATION, key, at)
            entry = await door.accept(key, name, login, password, at)
            if isinstance(entry, Entered) and invited and entry.signed.role is Role.PLAYER:
                await _registered(desk, invited.holder.staff, name, entry.signed.staff)
            return entry


async def _registered(desk: Desk, person: str, name: str, staff: str) -> None:
    """Every player is in the register: as the person his invitation names, or as a new one."""
    if not person:
        person = new_id()
        await desk.register.enter({person: name}, Keeper(staff, desk.now()))
    await desk.register.link(person, staff)


async def _let_in(entry: Entry, door: Door, request: AskedByAnybody, name: str) -> Response[SessionPage]:
    if not isinstance(entry, Entered):
        where = request.client.host if request.client else ""
        LOG.warning("sign-in-refused", extra={"code": entry.code, "address": where})
        raise _refused(entry)
    signed = entry.signed
    who = {"way": signed.way.value, "role": signed.role.value, "actor": signed.staff, "device": signed.device}
    LOG.info("signed-in", extra=who)
    kept = cookie(request, name, entry.secret, lives=KeyKind.DEVICE if name == DEVICE_COOKIE else None)
    return Response(await _page(door, signed), cookies=[kept])


def _name_for_browser(door: Door, login: str) -> str:
    """The name of the cookie that a browser keeps for one login, without telling it."""
    return f"{BROWSER_COOKIE}-{(door.staff.digest(login) or '')[:NAME_LETTERS]}"


def _of_browser(door: Door, request: AskedByAnybody, login: str) -> Cookie:
    name = _name_for_browser(door, login)
    return cookie(request, name, door.browser(login), BROWSER_PATH, lives=KeyKind.DEVICE)


async def _page(door: Door, signed: Signed) -> SessionPage:
    person = await door.staff.one(signed.staff) if signed.staff else None
    return SessionPage(
        signed.way,
        signed.name,
        signed.role,
        signed.device,
        person if signed.way is Credential.SESSION else None,
        tuple([right.value for right, roles in RIGHTS.items() if signed.role in roles]),
        tuple(sorted(str(kind.__struct_config__.tag) for kind, roles in COMMANDS.items() if signed.role in roles)),
    )


def _somebody(request: AskedByAnybody) -> Signed:
    if request.user is None:
        raise RefusedError("sign-in", note("sign-in-first"), status=UNKNOWN, hint=note("sign-in-at-the-door"))
    return request.user


def _in_person(request: AskedByAnybody) -> Signed:
    """A member of staff in person: neither a display nor a program acting for him."""
    signed = _somebody(request)
    if signed.way is not Credential.SESSION:
        what = role_needed(signed.role, frozenset(Role) - {Role.DISPLAY})
        raise RefusedError("role-needed", what, status=FORBIDDEN)
    return signed


def _on_device(request: AskedByAnybody) -> str:
    """The device of the room from which the request comes."""
    if request.user is None or not request.user.device:
        raise RefusedError("device-needed", note("no-device-of-room"), status=FORBIDDEN, hint=note("pair-it-first"))
    return request.user.device


def _raise(refusal: Refusal | None) -> None:
    if refusal:
        raise _refused(refusal)


def _refused(refusal: Refusal) -> RefusedError:
    error = of_refusal(refusal, "")
    error.status = STATUSES.get(refusal.code, error.status)
    return error
