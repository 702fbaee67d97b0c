"""Who asks: read from the cookie or the token of a request, and limited to what his role may do and see.

    cookie shuffleup-session    of a member of staff who signed in
    cookie shuffleup-device     of a tablet or a screen of the room, on which nobody is signed in
    cookie shuffleup-browser-…  of a browser where somebody has signed in before; it lets nobody in
    cookie shuffleup-phone      of a phone that has read the code on a player's paper; sent to his addresses only
    Authorization: Bearer …     of a program

A browser sends cookies whichever page makes the request. So with a cookie, only a page of ours can change anything or
open a live line: the browser names the page's origin, and the guard ``from_here`` refuses any other.
"""

from contextlib import suppress
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from msgspec import Struct

from shuffleup.accounts.keys import LIVES, KeyKind
from shuffleup.accounts.roles import COMMANDS, RIGHTS, Right, Role, Roles
from shuffleup.accounts.signing_in import Credential, Door, Signed
from shuffleup.answer import Note, Refusal, note, refuse
from shuffleup.store.port import StoreError
from shuffleup.web.shell.asked import AskedByAnybody
from shuffleup.web.shell.errors import RefusedError

SESSION_COOKIE = "shuffleup-session"
DEVICE_COOKIE = "shuffleup-device"
PHONE_COOKIE = "shuffleup-phone"
BROWSER_COOKIE = "shuffleup-browser"
"""How the cookies begin by which a browser is known again where somebody has signed in, one for each login."""
COOKIES = ((PHONE_COOKIE, KeyKind.PHONE), (SESSION_COOKIE, KeyKind.SESSION), (DEVICE_COOKIE, KeyKind.DEVICE))
"""Of several the first counts. That of a phone is sent only with the player's own page: everywhere else a signed-in
user is known as himself."""
READING = ("GET", "HEAD", "OPTIONS")
SECOND = 1_000_000
UNKNOWN = 401
FORBIDDEN = 403
STATUSES = {
    "door-is-busy": 503,
    **dict.fromkeys(("wait-after-failures", "attempt-under-way"), 429),
    **dict.fromkeys(("wrong-login", "wrong-pin", "pin-blocked", "phone-link-gone"), UNKNOWN),
}
"""Statuses for refusals of those who would sign in; others mean that a valid request is not possible."""

_Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # Any: what Litestar leaves open


def cookie(request: AskedByAnybody, name: str, secret: str, path: str = "/", lives: KeyKind | None = None) -> Cookie:
    """The cookie that a browser is to keep: as long as keys of this kind live, or until it is closed."""
    seconds = LIVES[lives] // SECOND if lives else None
    safe = request.url.scheme == "https"
    return Cookie(name, path, secret, max_age=seconds, httponly=True, samesite="strict", secure=safe)


class Doorkeeper(AbstractAuthenticationMiddleware):
    """Finds out who asks. Strangers are let through to what needs no identity: the guards stop them elsewhere."""

    async def authenticate_request(self, connection: _Connection) -> AuthenticationResult:
        """See ``who_asks``."""
        return await who_asks(connection)


async def who_asks(connection: _Connection) -> AuthenticationResult:
    """The person, device or program, or None for a stranger; and the key that let him in."""
    state, cookies = connection.app.state, connection.cookies
    door: Door = state.door
    at: int = state.now()
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        known = await door.known(KeyKind.TOKEN, token.strip(), at) if scheme.lower() == "bearer" else None
        return AuthenticationResult(user=known, auth=(KeyKind.TOKEN, token.strip()))
    for name, kind in COOKIES:
        secret = cookies.get(name)
        known = await door.known(kind, secret, at) if secret else None
        if known and secret:
            # By PIN one is always on a device; no other session is prolonged by its use.
            if kind is KeyKind.SESSION and known.device and _is_use(connection):
                with suppress(StoreError):  # a full disk, say: what he asks for says so itself
                    await door.keys.use(secret, at)
            return AuthenticationResult(user=known, auth=(kind, secret))
    return AuthenticationResult(user=None, auth=None)


def _is_use(connection: _Connection) -> bool:
    """Does he do something? What only reads is no use: pages read by themselves, with nobody before them."""
    handler = connection.scope.get("route_handler")
    http = connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] not in READING
    return http and handler is not None and not handler.opt.get("reads")


async def holds_right(connection: _Connection, handler: BaseRouteHandler) -> None:
    """The guard of addresses that name the right they need, or are under ``/api`` and declared open."""
    if "right" not in handler.opt and not connection.scope["path"].startswith("/api/"):
        return
    signed: Signed | None = connection.user
    _asked_by_own_page(connection)
    if handler.opt.get("open"):
        return
    if signed is None:
        raise _refused(connection, UNKNOWN, "sign-in", note("sign-in-first"), note("sign-in-at-the-door"))
    right = handler.opt["right"]
    if signed.role not in RIGHTS[right] or (signed.way is Credential.PHONE and not handler.opt.get("phone")):
        raise _refused(connection, FORBIDDEN, "role-needed", role_needed(signed.role, RIGHTS[right]), None)
    event = connection.path_params.get("event_id") or connection.query_params.get("event")
    if signed.events and (event not in signed.events or right is Right.OPEN_EVENTS):
        raise _refused(connection, FORBIDDEN, "other-event", note("key-is-for-others", events=", ".join(signed.events)))


def role_needed(role: Role, roles: Roles) -> Note:
    """The message that a role may not do this, and which roles may."""
    return note("role-may-not", role=role_name(role), roles=_names(roles))


def role_name(role: Role) -> Note:
    """The name of a role."""
    return note(f"role-{role.value}")


def _names(roles: Roles) -> tuple[Note, ...]:
    return tuple([role_name(one) for one in Role if one in roles])


def not_his(role: Role, command: type[Struct]) -> Refusal:
    """Why this role does not give commands of this kind."""
    return role_refusal(role, COMMANDS[command])


def role_refusal(role: Role, roles: Roles) -> Refusal:
    """Why a role does not do what these do."""
    return refuse("role-needed", role=role_name(role), roles=_names(roles))


def _asked_by_own_page(connection: _Connection) -> None:
    """A request with a cookie must name the page it comes from; a foreign page cannot send a token."""
    reads = connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in READING
    headers = connection.headers
    if not (reads or headers.get("authorization") or headers.get("origin")):
        raise _refused(connection, FORBIDDEN, "origin-needed", note("request-without-origin"), note("send-the-origin"))


def _refused(
    connection: _Connection, status: int, code: str, what: Note, hint: Note | None = None
) -> RefusedError | WebSocketException:
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return WebSocketException(code=4000 + status, detail=code)
    return RefusedError(code, what, status=status, hint=hint, place=connection.scope["path"])
