"""A server for tests: its own log in memory, a clock that stands where it is put, and a floor that gives commands."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx import Response
from litestar.testing import TestClient

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from shuffleup.accounts.signing_in import Door
from shuffleup.people.register import PlayerRegister
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Store
from shuffleup.store.sqlite import SqliteStore
from shuffleup.web.app import create_app
from tests.tournament.room import NOON
from tests.web.naming import Naming

MINUTE = 60_000_000
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jorge", "Karin", "Luca")
FORM: dict[str, Any] = {"name": "Friday", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}

Json = Any  # whatever the server says: the tests look into it field by field


class Floor:
    """Somebody at the floor page of one event."""

    def __init__(
        self,
        store: Store,
        static: Path | None,
        people: Database | None,
        *,
        timers: bool,
        committed: bool,
        place: str = "",
        seed: int = 7,
    ) -> None:
        self.at = NOON
        self.given = 0
        self.store = store
        service = Service(store, Shuffler.from_seed(seed, committed=committed))
        more = {"static": static} if static else {}
        self.people = people or Database.in_memory()
        app = create_app(service, PlayerRegister(self.people), lambda: self.at, timers=timers, place=place, **more)
        self.client = TestClient(app)
        self.client.headers["origin"] = str(self.client.base_url).rstrip("/")
        self.naming = Naming()
        self.client.event_hooks["response"] = [self._named]

    def _named(self, answer: Response) -> None:
        """Names where the server says ids."""
        if answer.read().startswith((b"{", b"[")):
            answer._content = json.dumps(self.naming.read(answer.content)).encode()

    def enter(self) -> None:
        """The owner comes in by the link of the terminal."""
        with self.client.portal() as portal:
            link = portal.call(Door(self.people).owner_link, self.at)
        answer = self.client.post("/api/session", json={"by": "link", "key": link})
        assert answer.status_code == 200, answer.text

    def ask(self, command: Mapping[str, Any], command_id: str = "", event: str = "friday", **headers: str) -> Response:
        """A command, and whatever the server says to it; ``why`` in it is the reason that stands beside it."""
        self.given += 1
        self.at += 1_000_000
        said = dict(command)
        why = {"reason": said.pop("why")} if "why" in said else {}
        body = {"command_id": command_id or f"c{self.given}", "command": said, **why}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.post(f"/api/events/{event}/commands", json=body, headers=named)

    def give(self, kind: str, command_id: str = "", **fields: object) -> Json:
        """A command that is accepted."""
        answer = self.ask({"type": kind, **fields}, command_id)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, kind: str, **fields: object) -> Json:
        """The error of a command that is refused."""
        answer = self.ask({"type": kind, **fields})
        assert answer.status_code == 409, answer.text
        return answer.json()["error"]

    def bust(self, *players: str, command_id: str = "") -> Json:
        """Players of one table are out."""
        return self.give("report-bust", command_id, players=players, author="floor")

    def create(self, **form: object) -> Response:
        """Opens the event."""
        body = {"command_id": "open", "event_id": "friday", "form": {**FORM, **form}}
        return self.client.post("/api/events", json=body)

    def begun(self, count: int = 12, **form: object) -> None:
        """Opens the event, enters so many, draws their seats and starts."""
        assert self.create(**form).status_code == 201
        self.give("register", players=NAMES[:count])
        self.give("draw-seats")
        self.give("start-event")

    def page(self, page: str = "floor", event: str = "friday") -> Json:
        """A page of the event."""
        answer = self.client.get(f"/api/events/{event}/{page}")
        assert answer.status_code == 200, answer.text
        return answer.json()["audit"] if page == "audit" else answer.json()

    def at_table(self, table: int) -> list[str]:
        """Who sits at a table, by chairs."""
        seats = next(one for one in self.page()["view"]["tables"] if one["table"] == table)["seats"]
        return [seat["player"] for seat in seats if seat["player"]]


@contextmanager
def floor(
    store: Store | None = None,
    static: Path | None = None,
    *,
    timers: bool = False,
    people: Database | None = None,
    committed: bool = False,
) -> Iterator[Floor]:
    """A running server over a log, and over a register of its own unless one is handed in.

    With ``committed`` every deck is committed to before it is dealt.
    """
    desk = Floor(store or MemoryStore(), static, people, timers=timers, committed=committed)
    with desk.client:
        desk.enter()
        yield desk


@contextmanager
def room_in_file(path: Path, *, committed: bool = True, seed: int = 7) -> Iterator[Floor]:
    """A running server over a file; another ``seed`` stands for another secret."""
    store = SqliteStore.open(path)
    people = Database.beside(path, Seal(bytes([seed]) * 32))
    desk = Floor(store, None, people, timers=False, committed=committed, place=str(path), seed=seed)
    try:
        with desk.client:
            desk.enter()
            yield desk
    finally:
        store.close()


def cash(cents: int, cashier: str = "") -> list[Json]:
    """One payment in cash, into the drawer of whoever is signed in unless another is named."""
    return [{"method": "cash", "cents": cents, "cashier": cashier}]
