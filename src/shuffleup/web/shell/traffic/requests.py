"""Around every request: it gets an id, is measured, and leaves a line in the log if it matters.

    X-Request-ID    from a program or a proxy, kept if well formed; otherwise one of ours. Every answer carries it.

What matters: what changes something, what is refused or fails, and what takes long. Reading pages leaves no line.
"""

import asyncio
import logging
import re
import secrets
import time
from itertools import count

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import ReceiveMessage

from shuffleup.accounts.signing_in import Signed
from shuffleup.answer import note
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.log import begin, told
from shuffleup.web.shell.origins import names_one_host
from shuffleup.web.shell.traffic.connections import HEAD_BYTES, error_body
from shuffleup.web.shell.traffic.meters import Meters

LOG = logging.getLogger("shuffleup.web")

HEADER = b"x-request-id"
GONE = "the handler is closed"
"""What uvloop says of a client that has gone before he is answered: no fault of anybody."""
SAFE = ((b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"same-origin"))
"""On every answer: nothing is taken for another type than it has, and no other site learns our addresses."""
WELL_FORMED = re.compile(rb"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
SLOW_MS = 1_000
"""How long an answer may take, in milliseconds, before it leaves a line in any case."""
BODY_SECONDS = 30.0
"""How long a request's body may take."""
UPLOAD_BYTES = 100_000
"""A longer body is an upload: a file, a list of players, a whole event."""
UPLOADS = 16
"""The most that one process handles at a time. Others are told to try again."""
MESSAGES = 100
"""The most that a client may send over a live line, where they are ignored."""
TOO_SLOW, HEAD_TOO_LARGE, BUSY, CHATTERS = 408, 431, 503, 4_429
"""Statuses of requests that are cut off before they are answered."""
OPENED, REFUSED, FAILED, TOO_OFTEN = 101, 400, 500, 429
"""Statuses; an open live line has that of its opening, however it ends."""
READING = ("GET", "HEAD", "OPTIONS")
SOCKET = "SOCKET"
ELSEWHERE = "-"
"""Stands for every address that is not ours."""
MS = 1_000
_PROCESS, _NUMBERS = secrets.token_hex(4), count(1)
"""No two requests of a room have the same id: each number is new here, and no other process has this prefix."""


class Answering:
    """One request that is being answered."""

    __slots__ = ("_bytes", "_messages", "_receive", "_uploads", "_whole", "began", "id", "scope", "status")

    def __init__(self, scope: Scope, receive: Receive, uploads: "set[Answering]") -> None:
        self.scope = scope
        self._receive = receive
        self._uploads = uploads
        self._bytes = 0
        self._whole = False
        self._messages = 0
        self.id = _id(scope)
        self.began = time.perf_counter()
        self.status = 0

    @property
    def seconds(self) -> float:
        """Since it arrived."""
        return time.perf_counter() - self.began

    @property
    def route(self) -> str:
        """The address as a template: nothing of what was asked for."""
        return str(self.scope.get("path_template") or ELSEWHERE)

    @property
    def method(self) -> str:
        """The method; that of a live line is ``SOCKET``."""
        return str(self.scope.get("method", SOCKET))

    @property
    def role(self) -> str:
        """The role of the caller; empty for a stranger."""
        user = self.scope.get("user")
        return user.role.value if isinstance(user, Signed) else ""

    @property
    def head_bytes(self) -> int:
        """The length of its address and headers."""
        address = len(self.scope.get("raw_path", b"")) + len(self.scope.get("query_string", b""))
        return address + sum(len(name) + len(value) for name, value in self.scope.get("headers", ()))

    async def receive(self) -> ReceiveMessage:
        """Its next part; a body that does not come in time is refused, and so is an upload beside too many others."""
        if self.method == SOCKET:
            message = await self._receive()
            self._messages += message["type"] == "websocket.receive"
            return message
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout(max(0.0, BODY_SECONDS - self.seconds)):
                message = await self._receive()
        except TimeoutError:
            raise RefusedError("too-slow", note("too-slow"), status=TOO_SLOW) from None
        if message["type"] == "http.disconnect":
            raise RefusedError("cut-off", note("cut-off"), status=REFUSED)
        self._whole = message["type"] != "http.request" or not message.get("more_body")
        self._bytes += len(message["body"]) if message["type"] == "http.request" else 0
        if self._bytes > UPLOAD_BYTES:
            self._hold()
        return message

    def _hold(self) -> None:
        """Counts it among the uploads, until it is answered. Raises ``RefusedError`` if there are too many."""
        if self not in self._uploads and len(self._uploads) >= UPLOADS:
            raise RefusedError("busy", note("works-on-others"), status=BUSY, hint=note("asked-too-often"))
        self._uploads.add(self)

    @property
    def chatters(self) -> bool:
        """Does the client send much where nobody listens?"""
        return self._messages > MESSAGES

    def matters(self) -> bool:
        """Does it leave a line?"""
        handler = self.scope.get("route_handler")
        reads = self.method in READING or (handler is not None and handler.opt.get("reads"))
        return self.status >= REFUSED or not reads or self.seconds * MS >= SLOW_MS

    def tell(self) -> None:
        """Writes its line in the log. Callers who ask too often leave none: the lines would be too many."""
        if self.status == TOO_OFTEN or not self.matters():
            return
        facts = {"method": self.method, "route": self.route, "status": self.status}
        how = {"ms": round(self.seconds * MS, 1), "role": self.role}
        LOG.log(logging.WARNING if self.status >= FAILED else logging.INFO, "request", extra={**facts, **how})


class Traffic:
    """The application, and what is done around each request."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self._app = app
        self._meters = meters
        self._uploads: set[Answering] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or a live line."""
        asked = Answering(scope, receive, self._uploads)
        begin(asked.id)

        async def answered(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.accept"}:
                known = {name.lower() for name, _ in message.get("headers", [])}
                more = [one for one in SAFE if one[0] not in known and asked.method != SOCKET]
                message["headers"] = [*message.get("headers", []), *more, (HEADER, asked.id.encode())]
                asked.status = int(str(message.get("status", OPENED)))
            elif message["type"] == "websocket.close" and not asked.status:
                asked.status = refused_line(message.get("code", 0))
            try:
                await send(message)
            except RuntimeError as gone:
                if GONE not in str(gone):
                    raise

        async def received() -> ReceiveMessage:
            message = await asked.receive()
            if not asked.chatters:
                return message
            await send({"type": "websocket.close", "code": CHATTERS, "reason": "too-many-messages"})
            return {"type": "websocket.disconnect", "code": CHATTERS}

        open_now = self._meters.lines if asked.method == SOCKET else self._meters.running
        try:
            with open_now.track_inprogress():
                if asked.head_bytes > HEAD_BYTES:
                    await _refuse_head(scope, answered, HEAD_TOO_LARGE, "head-too-large")
                elif not names_one_host(scope.get("headers", ())):
                    await _refuse_head(scope, answered, REFUSED, "host-unfit")
                else:
                    await self._app(scope, received, answered)
        except asyncio.CancelledError:
            # The server stops and waits no longer: what asks is told so, in one line of the log.
            if asked.method != SOCKET and not asked.status:
                await _refuse_head(scope, answered, BUSY, "stopping")
        finally:
            self._ended(asked)

    def _ended(self, asked: Answering) -> None:
        self._uploads.discard(asked)
        self._meters.answered(asked.method, asked.route, asked.status)
        kind = told("kind")
        if kind:
            self._meters.commanded(kind, asked.status, asked.seconds)
        if asked.method != SOCKET or asked.status >= REFUSED:
            asked.tell()


def refused_line(code: int) -> int:
    """The status that the closing code of a live line stands for: 401 for 4401; 0 if it just ended."""
    return code - 4_000 if 4_400 <= code < 4_600 else 0


def _id(scope: Scope) -> str:
    given = next((value for name, value in scope.get("headers", ()) if name.lower() == HEADER), b"")
    return given.decode() if WELL_FORMED.fullmatch(given) else f"{_PROCESS}-{next(_NUMBERS):x}"


async def _refuse_head(scope: Scope, send: Send, status: int, code: str) -> None:
    """Answers a request whose head is too long, or names no server; a live line is just closed."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4_000 + status, "reason": code})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": error_body(code), "more_body": False})
