"""A room whose clock, chances and secrets are always the same, and which writes down what it is asked and answers."""

import random
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any
from unittest.mock import patch

from httpx import Response
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient
from msgspec import json

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from shuffleup.accounts.signing_in import Door
from shuffleup.people.register import PlayerRegister
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import SOFTWARE, Own, Shuffler, event_stream, own_id
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.words.doubt import DoubtTime
from shuffleup.web.app import ADDRESSES, create_app
from shuffleup.web.programs.post import Post
from shuffleup.web.shell import limits
from shuffleup.web.shell.desk import Desk

START = 1_800_018_000_000_000
"""15 January 2027, 13:00 UTC."""
SECOND = 1_000_000
HOUR = 3_600 * SECOND
OFTEN = 1_000
LOOKS = 60
"""So many seconds pass at most between two looks of the timers."""
PASSWORD = "correct horse battery"

Json = Any  # what is sent and what the server says
Recorded = dict[str, dict[str, dict[str, Json]]]
"""By operation: bodies by what they are an example of, and answers by media type."""
_BARE = "example"
"""The name of an example where all bodies of an operation are of one kind."""
_KINDS = (("command", "type"), ("act", "do"), ("by",))
"""Where a body says which of several kinds it is."""
_TEXTS = ("application/json", "text/csv")
"""Answers that are shown; files are bytes, and a feed or the figures of the moment are never the same."""


class Record:
    """The first body of each kind that an operation took, and its first answer of each media type."""

    def __init__(self) -> None:
        self._found: Recorded = {}
        self._refused: Recorded = {}
        places = [
            (path.count("{"), method, re.compile(re.sub(r"\{[^}]*\}", "[^/]+", path)), handler.handler_name)
            for path, handler in [(one.path, one.handler) for one in ADDRESSES]
            if isinstance(handler, HTTPRouteHandler)
            for method in handler.http_methods
        ]
        self._places = [
            (asked, place, name) for _, asked, place, name in sorted(places, key=lambda one: (one[0], one[3]))
        ]

    def heard(self, answer: Response) -> None:
        """Keeps what was asked and answered, if nothing like it is kept yet."""
        asked, body = answer.request, answer.read()
        refused = answer.status_code == HTTPStatus.CONFLICT
        if not (answer.is_success or refused):
            return
        kept = (self._refused if refused else self._found).setdefault(
            self._operation(asked.method, asked.url.path), {"body": {}, "answer": {}}
        )
        if asked.headers.get("content-type") == "application/json":
            sent = json.decode(asked.content)
            kept["body"].setdefault(_kind(sent), sent)
        media = answer.headers.get("content-type", "").partition(";")[0]
        if body and media in _TEXTS and not refused:
            kept["answer"].setdefault(media, answer.json() if media == _TEXTS[0] else answer.text)

    def examples(self) -> Recorded:
        """What was found, in the order of the operations. A body that the rules have refused stands for its kind where
        none was taken."""
        for name, kept in self._found.items():
            refused = self._refused.get(name, {"body": {}})["body"]
            kept["body"] = dict(sorted({**refused, **kept["body"]}.items()))
        return {name: self._found[name] for *_, name in self._places if name in self._found}

    def _operation(self, method: str, path: str) -> str:
        """What answers there: where an id could stand, too, the address that is written out."""
        return next(name for asked, place, name in self._places if asked == method and place.fullmatch(path))


def _kind(body: Json) -> str:
    for keys in _KINDS:
        found = body
        for key in keys:
            found = found.get(key) if isinstance(found, dict) else None
        if isinstance(found, str):
            return found
    return _BARE


class SampleRoom:
    """A running room, its owner signed in as ``owner``."""

    def __init__(self, place: Path, record: Record) -> None:
        self.at = START
        self.given = 0
        self._record = record
        database = Database.beside(place, Seal(bytes(32)))
        self._store = SqliteStore.open(place)
        service = Service(self._store, Shuffler.from_seed(7, committed=True))
        self.app: Any = create_app(service, PlayerRegister(database), lambda: self.at, timers=False, place=str(place))
        self.owner = self._listened(TestClient(self.app))
        self._door = Door(database)

    def _listened(self, asker: TestClient[Any]) -> TestClient[Any]:
        asker.headers["origin"] = "http://testserver.local"
        asker.event_hooks["response"] = [self._record.heard]
        return asker

    @contextmanager
    def running(self) -> Iterator[None]:
        """For as long as the block runs the room does."""
        try:
            with self.owner:
                link = self.owner.blocking_portal.call(self._door.owner_link, self.at)
                done(self.owner.post("/api/session", json={"by": "link", "key": link}))
                yield
        finally:
            self._store.close()

    def somebody(self) -> TestClient[Any]:
        """A browser on which nobody has come in yet."""
        other = self._listened(TestClient(self.app))
        other.blocking_portal = self.owner.blocking_portal
        return other

    def wait(self, seconds: int) -> None:
        """Lets so much time pass, and the timers look once a minute at least."""
        desk: Desk = self.app.state.desk
        until = self.at + seconds * SECOND
        while self.at < until:
            self.at = min(self.at + LOOKS * SECOND, until)
            self.owner.blocking_portal.call(desk.timers.sweep)

    def doubt(self, event: str) -> None:
        """The machine's clock was set ahead by an hour, as far as this event knows."""
        desk: Desk = self.app.state.desk
        order = Order(event_stream(event), own_id(Own.DOUBT, event), DoubtTime(HOUR), SOFTWARE)
        self.owner.blocking_portal.call(desk.service.execute, order, self.at)

    def post_is_sent(self) -> None:
        """Whatever is to be sent is tried."""
        outgoing: Post = self.app.state.outgoing
        for step in (outgoing.look, outgoing.jobs.settle):
            self.owner.blocking_portal.call(step)

    def ask(self, method: str, path: str, body: Json = None, **query: str | int) -> Json:
        """Something that the owner asks, and what he is answered."""
        self.at += SECOND
        sent = {} if body is None else {"json": body}
        answer = done(self.owner.request(method, f"/api/{path}", params=query, **sent))
        return (
            answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.content
        )

    def post(self, path: str, **body: Json) -> Json:
        """The same, of what changes something or asks with a body."""
        return self.ask("POST", path, body)

    def get(self, path: str, **query: str | int) -> Json:
        """The same, of what is only looked at."""
        return self.ask("GET", path, **query)

    def named(self) -> str:
        """The id of the next command."""
        self.given += 1
        return f"c{self.given}"

    def give(self, event: str, kind: str, /, *, why: str = "", **fields: Json) -> Json:
        """A command that an event takes, and the reason that stands beside it."""
        body = {"command_id": self.named(), "command": {"type": kind, **fields}}
        return self.post(f"events/{event}/commands", **body, **({"reason": why} if why else {}))


def done(answer: Response) -> Response:
    """The answer. Raises ``AssertionError`` where the room refused."""
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.text}"
    return answer


@contextmanager
def always_the_same() -> Iterator[None]:
    """In the block nothing is drawn by chance: ids, keys and salts come from one seed.

    And nobody asks too often, as the clock hardly moves.
    """
    drawn = random.Random(0)
    chances: dict[str, Any] = {
        "token_bytes": lambda size=32: drawn.randbytes(size),
        "token_hex": lambda size=32: drawn.randbytes(size).hex(),
        "token_urlsafe": lambda size=32: drawn.randbytes(size).hex(),
        "choice": drawn.choice,
        "randbits": drawn.getrandbits,
    }
    with patch.multiple(secrets, **chances), patch.object(limits, "PLAYERS_A_SECOND", OFTEN):
        yield
