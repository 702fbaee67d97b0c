"""Connections before the user is known: how many there may be, and how slow and how long a request's head may be.

A request refused here has not reached the application: it is answered in the same form, with a stable code, and the
connection ends.

    503 too-many-connections    the server has as many as it takes
    408 too-slow                the head of a request did not come in time
    431 head-too-large          address and headers of a request are too long
"""

import asyncio

from msgspec import json
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from shuffleup.answer import note
from shuffleup.locale.answers import answer_text
from shuffleup.web.shell.errors import WebError, WebErrorFacts

CONNECTIONS = 12_000
"""The most in all; each costs memory even if it is idle."""
HEAD_SECONDS = 10.0
"""How long a request's head may take, from its first byte or the opening of the connection."""
HEAD_BYTES = 16_384
"""The longest address and headers: a browser's are under two thousand."""
LINE_BYTES = 4_096
"""The longest incoming message on a live line, over which clients have nothing to say."""
PUT = "shuffleup.put"
"""Where the state of a live line has the function that writes a frame shared by many lines."""
PHRASES = {503: "Service Unavailable", 408: "Request Timeout", 431: "Request Header Fields Too Large"}


def error_body(code: str) -> bytes:
    """The error of this code, in the form of all others."""
    return json.encode(WebError(WebErrorFacts(code, "", answer_text(note(code)))))


class BoundedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # one of two, chosen when uvicorn is loaded
    """A connection within these bounds."""

    _head = 0
    _waits: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Counts a new connection."""
        super().connection_made(transport)
        if len(self.connections) > CONNECTIONS:
            self._refuse(503, "too-many-connections")
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts a closed connection."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes bytes of a head, or of a body, which the application bounds."""
        before = self.cycle
        in_body = before is not None and (before.more_body or not before.response_complete)
        if not in_body:
            self._head += len(data)
            if self._waits is None:
                self._wait()
        super().data_received(data)
        if self.cycle is not before or self.transport.get_protocol() is not self:
            self._arrived()
        elif not in_body and self._head > HEAD_BYTES:
            self._refuse(431, "head-too-large")

    def _wait(self) -> None:
        self._waits = self.loop.call_later(HEAD_SECONDS, self._refuse, 408, "too-slow")

    def _arrived(self) -> None:
        """A head is complete, or is no longer waited for."""
        self._head = 0
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def _refuse(self, status: int, code: str) -> None:
        self._arrived()
        if self.transport.is_closing():
            return
        body = error_body(code)
        head = f"HTTP/1.1 {status} {PHRASES[status]}\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()


def text_frame(message: bytes) -> bytes:
    """A whole message as a server sends it; the same bytes for all lines."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


class LineProtocol(WebSocketsSansIOProtocol):
    """A live line without a queue: what a client does not take is not kept for it."""

    def handle_connect(self, event: Request) -> None:
        """A client opens a line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUT] = self.put

    def put(self, frame: bytes) -> None:
        """Writes a frame, unless the client is not taking data at present."""
        if self.writable.is_set() and not (self.close_sent or self.disconnected):
            self.transport.write(frame)
