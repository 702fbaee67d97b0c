"""What has not changed since a program last asked is not sent again: a known tag is answered by 304.

The tag is computed from the content, without the time of the answer, which always differs. Browsers may not store
answers, so that none shows an old one on its own.
"""

from litestar.datastructures import MutableScopeHeaders
from litestar.datastructures.headers import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from shuffleup.web.shell.packed import tag_of

OK, NOT_MODIFIED = 200, 304


class Unchanged(ASGIMiddleware):
    """Tags the answers to everything that is read under ``/api``; streamed answers have no tag."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Holds the head of an answer back until its whole body is known."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "GET" or not scope["path"].startswith("/api/"):
            await next_app(scope, receive, send)
            return
        known = Headers.from_scope(scope).get("if-none-match", "")
        held: list[HTTPResponseStartEvent] = []

        async def tagged(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == OK:
                held.append(message)
                return
            if message["type"] != "http.response.body" or not held:
                await send(message)
                return
            start = held.pop()
            if not message["more_body"] and _is_known(start, message["body"], known):
                await send({"type": "http.response.start", "status": NOT_MODIFIED, "headers": start["headers"]})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                return
            await send(start)
            await send(message)

        await next_app(scope, receive, tagged)


def _is_known(start: HTTPResponseStartEvent, body: bytes, known: str) -> bool:
    """Tags the answer; returns whether the caller has it already."""
    tag = tag_of(body)
    headers = MutableScopeHeaders(start)
    headers["etag"], headers["cache-control"] = tag, "no-store"
    if tag not in [one.strip() for one in known.split(",")]:
        return False
    del headers["content-length"]
    return True
