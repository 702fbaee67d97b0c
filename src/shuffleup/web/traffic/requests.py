"""Around everything that is asked: each request has an id, is measured, and leaves a line where it matters.

    X-Request-ID    of a program or a proxy, kept where it is well formed; else one of ours. Every answer carries it.

What matters: what changes something, what is refused or fails, and what takes long. Pages that are read leave no line.
"""

import logging
import re
import secrets
import time

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shuffleup.accounts.door import Signed
from shuffleup.web.traffic.log import begin, told
from shuffleup.web.traffic.meters import Meters

LOG = logging.getLogger("shuffleup.web")

HEADER = b"x-request-id"
WELL_FORMED = re.compile(rb"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
SLOW_MS = 1_000
"""So long an answer may take until it leaves a line in any case."""
OPENED, REFUSED, FAILED, TOO_OFTEN = 101, 400, 500, 429
"""Statuses; a live line that is open has that of its opening, however it ends."""
READING = ("GET", "HEAD", "OPTIONS")
SOCKET = "SOCKET"
ELSEWHERE = "-"
"""Stands for every address that is none of ours."""
MS = 1_000


class Answering:
    """One request that is being answered."""

    __slots__ = ("began", "id", "scope", "status")

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.id = _id(scope)
        self.began = time.perf_counter()
        self.status = 0

    @property
    def seconds(self) -> float:
        """Since it came."""
        return time.perf_counter() - self.began

    @property
    def route(self) -> str:
        """The address as a template: nothing of what somebody asked for."""
        return str(self.scope.get("path_template") or ELSEWHERE)

    @property
    def method(self) -> str:
        """The method; that of a live line is ``SOCKET``."""
        return str(self.scope.get("method", SOCKET))

    @property
    def role(self) -> str:
        """Of whoever asked; empty for a stranger."""
        user = self.scope.get("user")
        return user.role.value if isinstance(user, Signed) else ""

    def matters(self) -> bool:
        """Does it leave a line?"""
        handler = self.scope.get("route_handler")
        reads = self.method in READING or (handler is not None and handler.opt.get("reads"))
        return self.status >= REFUSED or not reads or self.seconds * MS >= SLOW_MS

    def tell(self) -> None:
        """Its line in the log. Whoever asks too often leaves none: they would be too many."""
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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or a live line."""
        asked = Answering(scope)
        begin(asked.id)

        async def answered(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.accept"}:
                message["headers"] = [*message.get("headers", []), (HEADER, asked.id.encode())]
                asked.status = int(str(message.get("status", OPENED)))
            elif message["type"] == "websocket.close" and not asked.status:
                asked.status = refused_line(message.get("code", 0))
            await send(message)

        open_now = self._meters.lines if asked.method == SOCKET else self._meters.running
        try:
            with open_now.track_inprogress():
                await self._app(scope, receive, answered)
        finally:
            self._ended(asked)

    def _ended(self, asked: Answering) -> None:
        self._meters.answered(asked.method, asked.route, asked.status)
        kind = told("kind")
        if kind:
            self._meters.commanded(kind, asked.status, asked.seconds)
        if asked.method != SOCKET or asked.status >= REFUSED:
            asked.tell()


def refused_line(code: int) -> int:
    """The status that the code means with which a live line is closed: 4401 for 401; 0 where it just ended."""
    return code - 4_000 if 4_400 <= code < 4_600 else 0


def _id(scope: Scope) -> str:
    given = next((value for name, value in scope.get("headers", ()) if name.lower() == HEADER), b"")
    return given.decode() if WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
