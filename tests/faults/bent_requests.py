"""Requests to bend: the real ones that the description of the API shows, and those that a server once failed on.

    python -m tests.faults.bent_requests 100000 [seed]    so many, by turns as everybody; each fault is printed once

Whatever is sent is answered by 4xx or 2xx, in the form that every error has.
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from httpx import Response
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient

from shuffleup.accounts.roles import Role
from shuffleup.web.app import ADDRESSES
from shuffleup.web.described import EXAMPLES
from shuffleup.web.shell import limits
from tests.faults.bent_files import bent
from tests.web.asking import program
from tests.web.browsers import somebody
from tests.web.club import Floor, floor

Json = Any  # a body, of whatever shape its address takes
VALUES: tuple[Json, ...] = (
    *(
        "",
        " ",
        "x",
        "0",
        "-1",
        "x\n",
        "\x00",
        "\u202ex",
        "é" * 500,
        "9999-12-31",
        "0001-01-01",
        "25:99",
        "Europe/Nowhere",
    ),
    *("friday", "nobody", "/", "..", "a/b", "event/friday", "sample\n", "sale\n"),
    *(
        0,
        -1,
        1,
        2**31,
        2**53 + 1,
        10**15 + 1,
        10**30,
        1.5,
        200.0,
        1e308,
        True,
        None,
        [],
        {},
        [[]],
        [None],
        {"x": 1},
        "x" * 5_000,
    ),
)
HEADERS: tuple[dict[str, str], ...] = (
    *({"host": "a b"}, {"host": "x:1:2"}, {"host": "[::1"}, {"origin": "null"}, {"accept-language": "xx, \x80"}),
    *(
        {"content-type": "text/plain"},
        {"content-type": ""},
        {"cookie": "shuffleup-session=x; ="},
        {"range": "bytes=9-1"},
    ),
    *({"if-none-match": '"x'}, {"accept-encoding": "gzip;q=x"}, {"x-request-id": "x" * 200}, {"last-event-id": "-1"}),
)
LEFT_OUT = ("/api/events/{event_id:str}/feed", "/ready")
"""The one never ends; the other says 503 of a server that keeps no timers, as this one."""
ASKED_AFTER = ("after", "most", "day", "text", "lang", "format", "book", "number", "search", "page", "season")
SAID_AFTER = ("", "0", "-1", "x", "9" * 30, "9999-12-31", "0001-01-01", "%00", "%0a", "%ff", "it")
KEPT = frozenset(("DELETE /api/session", "PUT /api/session/password", "PUT /api/session/pin"))
"""Asked only by strangers: whoever signs out asks no more."""


def examples() -> dict[str, list[Json]]:
    """Whole bodies, by the operation that takes them."""
    told = json.loads(EXAMPLES.read_bytes())
    return {name: list(one.get("body", {}).values()) for name, one in told.items()}


def places(body: Json, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a body."""
    yield place
    several = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, one in several:
        yield from places(one, (*place, key))


def changed(body: Json, place: tuple[Any, ...], value: Json) -> Json:
    """The body with another value there."""
    if not place:
        return value
    key, *rest = place
    made = dict(body) if isinstance(body, dict) else list(body)
    made[key] = changed(made[key], tuple(rest), value)
    return made


class Bender:
    """A room, and requests of everybody to it."""

    def __init__(self, desk: Floor) -> None:
        self._whole = examples()
        self._askers = [desk.client, somebody(desk), *[program(desk, role) for role in Role]]
        self._addresses = [
            (one.path, next(iter(one.handler.http_methods)), one.handler.handler_name)
            for one in ADDRESSES
            if isinstance(one.handler, HTTPRouteHandler) and one.path not in LEFT_OUT
        ]

    def asked(self, dice: random.Random) -> tuple[str, Response]:
        """One request, and its answer."""
        path, method, name = dice.choice(self._addresses)
        asker: TestClient[Any] = self._askers[1] if f"{method} {path}" in KEPT else dice.choice(self._askers)
        known = ("friday", "1", "nobody", "sample")
        parts = [dice.choice(known) if part.startswith("{") else part for part in path.split("/")]
        if dice.random() < 0.05:
            parts[dice.randrange(1, len(parts))] = dice.choice(("", "%00", "%0A", "é", "..", "-1", "x" * 1_100, "%ff"))
        query = ""
        if dice.random() < 0.3:
            query = f"?{dice.choice(ASKED_AFTER)}={dice.choice(SAID_AFTER)}"
        sent = self._body(dice, self._whole.get(name, [])) if method != "GET" else None
        headers = {"content-type": "application/json"} | (dice.choice(HEADERS) if dice.random() < 0.05 else {})
        raw = {key: value.encode("latin-1") for key, value in headers.items()}
        return f"{method} {path}", asker.request(method, "/".join(parts) + query, content=sent, headers=raw)

    def _body(self, dice: random.Random, whole: list[Json]) -> bytes:
        body: Json = dice.choice(whole) if whole else {}
        for _ in range(dice.choice((0, 1, 1, 1, 2, 3))):
            body = changed(body, dice.choice(list(places(body))), dice.choice(VALUES))
        data = json.dumps(body).encode()
        return bent(data, dice) if dice.random() < 0.2 else data


def fault_of(answer: Response) -> str:
    """What is wrong with an answer; empty if it is one that a request may get."""
    if answer.status_code >= 500:
        return f"{answer.status_code} {answer.text[:200]}"
    if answer.status_code >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
        told = answer.json()
        return "" if told.keys() == {"error"} and told["error"]["code"] else f"no error: {answer.text[:200]}"
    return ""


def main(count: int, seed: int) -> int:
    """Sends so many, or until Ctrl-C; a fresh room for every five thousand."""
    found: dict[str, str] = {}
    statuses: dict[int, int] = {}
    began, done = time.monotonic(), 0
    with pytest.MonkeyPatch.context() as patch, suppress(KeyboardInterrupt):
        for name in ("PLAYERS_A_SECOND", *[one for one in vars(limits) if one.endswith("_A_MINUTE")]):
            patch.setattr(limits, name, 10**9)
        while done < count:
            with floor() as desk:
                desk.begun()
                bender = Bender(desk)
                for number in range(done, min(count, done + 5_000)):
                    address, answer = bender.asked(random.Random(f"{seed}-{number}"))
                    statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
                    fault = fault_of(answer)
                    if fault and f"{address} {fault[:60]}" not in found:
                        found[f"{address} {fault[:60]}"] = fault
                        sys.stdout.write(f"{seed}-{number} {address}: {fault}\n")
                        sys.stdout.flush()
                done = min(count, done + 5_000)
    told = f"{sum(statuses.values()):,} requests in {time.monotonic() - began:.0f} s, {len(found)} faults"
    sys.stdout.write(f"{told}: {dict(sorted(statuses.items()))}\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int((sys.argv[2:] or ["0"])[0])))
