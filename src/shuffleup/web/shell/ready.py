"""Answers that many ask for are worked out, encoded, tagged and compressed once, and then handed to all of them.

A handler with ``ready=True`` answers everybody of a role alike: the first who asks after a change goes the long way,
and the others get what he got, with the time of their own answer in it; whoever has it already is told so. A change is
a row of the log, a request that was not just reading, or a new name; what other processes keep beside the log is seen
after ``OLDEST_SECONDS``.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, TypeAlias, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from msgspec import Struct

from shuffleup.accounts.signing_in import Signed
from shuffleup.rulebooks.rule import Language
from shuffleup.web.shell.errors import language_of
from shuffleup.web.shell.limits import may_ask
from shuffleup.web.shell.origins import bare
from shuffleup.web.shell.packed import Packed
from shuffleup.web.shell.who_asks import READING, who_asks

OLDEST_SECONDS = 0.5
MOST_KEPT = 512
"""The most answers kept; beyond that, the one asked for longest ago goes."""
WORTH_PACKING = 1_000
"""The fewest bytes that are compressed."""
SECOND = 1_000_000
OK, NOT_MODIFIED = 200, 304
_OF_EACH = frozenset((b"content-length", b"content-encoding"))
"""Headers that each answer has for itself."""
_ASKED_FOR_ITSELF = frozenset((b"accept-encoding", b"if-none-match"))

_Headers: TypeAlias = list[tuple[bytes, bytes]]
_Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # Any: what Litestar leaves open


class _Asked(Struct, frozen=True):
    """All that an answer depends on beside what the room has done: who asks for the same gets the same."""

    path: str
    reached: str
    host: str
    language: Language
    way: str
    role: str
    events: tuple[str, ...]


class _Route(Struct, frozen=True):
    """What the request was led to that an answer was worked out for."""

    template: str
    handler: Any  # a handler of Litestar


class _Ready(Struct):
    """An answer as it was worked out, after so many changes and at a point in time."""

    changes: int
    made: float
    at: int
    route: _Route
    headers: _Headers
    body: Packed


class ReadyAnswers:
    """The ready answers of one server, before all that an answer costs."""

    def __init__(self, inner: ASGIApp, state: State, routes: Iterable[BaseRoute]) -> None:
        self._inner = inner
        self._state = state
        self._shared = _shared(routes)
        self._written = 0
        self._kept: OrderedDict[_Asked, _Ready] = OrderedDict()
        self._making: dict[_Asked, asyncio.Future[None]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or has it answered."""
        if scope["type"] != ScopeType.HTTP:
            await self._inner(scope, receive, send)
        elif scope["method"] not in READING:
            await self._write(scope, receive, send)
        elif scope["method"] != "GET" or scope["query_string"] or not self._shared.fullmatch(scope["path"]):
            await self._inner(scope, receive, send)
        else:
            await self._read(scope, receive, send)

    async def _write(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever hears that something was done finds it in every answer from then on."""

        async def told(message: Message) -> None:
            self._written += 1
            await send(message)

        try:
            await self._inner(scope, receive, told)
        finally:
            self._written += 1

    async def _read(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        connection = _connection(scope)
        headers = connection.headers
        origin, host = headers.get("origin"), headers.get("host", "")
        signed: Signed | None = (await who_asks(connection)).user
        asked = _asked(connection, host, signed)
        if origin and origin.partition("://")[2] != host:
            await self._inner(scope, receive, send)
            return
        changes = self._changes
        ready = self._fresh(asked, changes)
        while ready is None and (making := self._making.get(asked)):
            await asyncio.wait((making,))
            ready = self._fresh(asked, changes)
        if ready is None:
            await self._made(asked, scope, receive, send)
        elif not may_ask({**scope, "route_handler": ready.route.handler, "user": signed}):
            await self._inner(scope, receive, send)
        else:
            scope["user"], scope["path_template"] = signed, ready.route.template
            await _hand_out(ready, self._state.desk.now(), connection, send)

    @property
    def _changes(self) -> int:
        desk = self._state.desk
        return int(self._written + desk.hub.changes + desk.register.directory.changes)

    def _fresh(self, asked: _Asked, changes: int) -> _Ready | None:
        """What is ready, if nothing has changed up to ``changes``."""
        ready = self._kept.get(asked)
        if ready is None or ready.changes < changes:
            return None
        age = (self._state.desk.now() - ready.at) / SECOND, asyncio.get_running_loop().time() - ready.made
        if not 0 <= min(age) <= max(age) < OLDEST_SECONDS:
            return None
        self._kept.move_to_end(asked)
        return ready

    async def _made(self, asked: _Asked, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Has an answer worked out, keeps it, and hands it out; what is no answer is handed on as it is."""
        making = self._making[asked] = asyncio.get_running_loop().create_future()
        changes, made, at = self._changes, asyncio.get_running_loop().time(), self._state.desk.now()
        alike = [one for one in scope["headers"] if one[0].lower() not in _ASKED_FOR_ITSELF]
        inner = cast("HTTPScope", {**scope, "headers": alike})
        messages: list[Message] = []

        async def heard(message: Message) -> None:
            messages.append(message)

        try:
            await self._inner(inner, receive, heard)
            ready = _ready(messages, changes, made, at, inner)
            if ready:
                self._keep(asked, ready)
        finally:
            del self._making[asked]
            making.set_result(None)
        for name in ("user", "path_template", "route_handler"):  # what the log says of a request
            if name in inner:
                scope[name] = inner[name]
        if ready:
            await _hand_out(ready, self._state.desk.now(), _connection(scope), send)
            return
        for message in messages:
            await send(message)

    def _keep(self, asked: _Asked, ready: _Ready) -> None:
        """Keeps what is ready, and drops what nobody has asked for while it was fresh."""
        self._kept[asked] = ready
        self._kept.move_to_end(asked)
        while len(self._kept) > MOST_KEPT or ready.made - next(iter(self._kept.values())).made > OLDEST_SECONDS:
            self._kept.popitem(last=False)


def _shared(routes: Iterable[BaseRoute]) -> re.Pattern[str]:
    """The paths of handlers whose answers are alike for a role."""
    found = [
        re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(route.path))
        for route in routes
        if isinstance(route, HTTPRoute) and any(handler.opt.get("ready") for handler in route.route_handlers)
    ]
    return re.compile("|".join(found) or r"(?!)")


def _connection(scope: HTTPScope) -> _Connection:
    """A request as Litestar reads it; what it reads is not kept for the handler, who may be asked for less."""
    return ASGIConnection(cast("Scope", {**scope, "state": {}}))


def _asked(connection: _Connection, host: str, signed: Signed | None) -> _Asked:
    way, role, events = (signed.way.value, signed.role.value, signed.events) if signed else ("", "", ())
    reached = (connection.scope.get("server") or ("", 0))[0]
    return _Asked(connection.scope["path"], reached, bare(host), language_of(connection), way, role, events)


def _ready(messages: list[Message], changes: int, made: float, at: int, scope: HTTPScope) -> _Ready | None:
    """What was answered, if it is an answer and the handler's are alike."""
    start, *parts = messages
    if start["type"] != "http.response.start" or start["status"] != OK:
        return None
    route = _Route(scope["path_template"], scope["route_handler"])
    if not route.handler.opt.get("ready"):
        return None
    body = b"".join([part["body"] for part in parts if part["type"] == "http.response.body"])
    headers = [one for one in start["headers"] if one[0].lower() not in _OF_EACH]
    return _Ready(changes, made, at, route, headers, Packed(body))


async def _hand_out(ready: _Ready, now: int, connection: _Connection, send: Send) -> None:
    """The answer as one asker takes it: whole, compressed, or not at all since he has it."""
    asked = connection.headers
    known = asked.get("if-none-match", "")
    tag = next((value.decode() for name, value in ready.headers if name == b"etag"), "")
    headers, status = list(ready.headers), OK
    body = ready.body.plain(now)
    if tag and tag in [one.strip() for one in known.split(",")]:
        status, body = NOT_MODIFIED, b""
    elif len(body) >= WORTH_PACKING:
        headers.append((b"vary", b"Accept-Encoding"))
        if "gzip" in asked.get("accept-encoding", ""):
            body = ready.body.gzip(now)
            headers.append((b"content-encoding", b"gzip"))
    if status == OK:
        headers.append((b"content-length", b"%d" % len(body)))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
