"""A server with two events, and another program that holds its file."""

import json
import sqlite3
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError

from tests.web.running import Json, Server

GENEROUS_SECONDS = 60
EVENTS = ("sample", "friday")


@contextmanager
def locked(db: Path) -> Iterator[None]:
    """Another program writes to the file for as long as the block runs."""
    other = sqlite3.connect(db, isolation_level=None, timeout=GENEROUS_SECONDS)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.execute("rollback")
        other.close()


def give(server: Server, event: str, command_id: str, kind: str, **fields: object) -> Json:
    """What the server answers to a command, whether it is accepted or not."""
    body = json.dumps({"command_id": command_id, "command": {"type": kind, **fields}}).encode()
    path = f"{server.address}/api/events/{event}/commands"
    headers = {**server.headers, "accept-language": "it"}
    try:
        with urllib.request.urlopen(urllib.request.Request(path, body, headers), timeout=GENEROUS_SECONDS) as answer:
            return json.load(answer)
    except HTTPError as refused:
        return {"status": refused.code, **json.load(refused)}


def begun(server: Server) -> None:
    """Two events are played on this server."""
    form = {"name": "Friday", "rulebook": "tda-2024", "seats": 6, "places_paid": 1}
    server.ask("/api/events", {"command_id": "open", "event_id": "friday", "form": form})
    assert "version" in give(server, "friday", "register", "register", players=["Anna", "Bruno", "Carla"])
    assert "version" in give(server, "friday", "draw", "draw-seats")
    for event in EVENTS:
        assert "version" in give(server, event, "start", "start-event")
