"""How the client asks: one request after the other, with a token or as somebody who has signed in."""

from collections.abc import Mapping
from http.cookiejar import CookieJar
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

T = TypeVar("T")


class RefusedError(Exception):
    """The server does not do it: ``code`` and ``facts`` are for programs, ``message`` and ``hint`` for people."""

    def __init__(self, status: int, body: bytes) -> None:
        told = msgspec.json.decode(body)["error"]
        super().__init__(f"{told['message']}; {told['hint']}" if told["hint"] else told["message"])
        self.status, self.code, self.facts = status, str(told["code"]), told["facts"]


class Asking:
    """Somebody who asks a server: a program by its ``token``, or a person who then signs in with ``sign_in``."""

    def __init__(self, server: str, token: str = "", language: str = "en") -> None:
        self.server = server.rstrip("/")
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self._headers = {"content-type": "application/json", "accept-language": language}
        self._headers |= {"authorization": f"Bearer {token}"} if token else {"origin": self.server}

    def _ask(self, method: str, path: str, query: Mapping[str, object], body: object = None) -> bytes:
        """What the server answers. Raises ``RefusedError``."""
        asked = {name: str(value) for name, value in query.items() if value is not None}
        data, headers = None if body is None else msgspec.json.encode(body), self._headers
        if isinstance(body, bytes):
            data, headers = body, {**headers, "content-type": "application/zip"}
        address = f"{self.server}{path}?{urlencode(asked)}" if asked else f"{self.server}{path}"
        try:
            with self._opener.open(Request(address, data, headers, method=method)) as answer:
                return bytes(answer.read())
        except HTTPError as fault:
            raise RefusedError(fault.code, fault.read()) from None


def part(value: object) -> str:
    """A part of an address."""
    return quote(str(value), safe="")


def read(body: bytes, kind: type[T]) -> T:
    """An answer as a value of its type."""
    return msgspec.json.decode(body, type=kind)
