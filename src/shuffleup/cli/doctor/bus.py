"""The bus of processes over one database: whether it answers, how quickly it carries a hint, and who listens."""

import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from shuffleup.answer import Note, note
from shuffleup.cli.doctor.findings import Part, State, Symptom, above, ok, warning, wrong
from shuffleup.cli.errors import why
from shuffleup.cli.room_data import SECRET_BYTES
from shuffleup.store.redis_bus import CONNECT_SECONDS, PREFIX, channel_of, shown

LATE_MS, TOO_LATE_MS = 50, 500
"""A hint that takes longer is hardly earlier than the next look into the log, or later than it."""
MS = 1_000


async def bus(url: str, key: Path) -> AsyncIterator[Symptom]:
    """All findings about the bus; ``key`` is the file of the room's secret, from which its channel is named."""
    line = Redis.from_url(url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=CONNECT_SECONDS, retry=None)
    try:
        yield await _version(line, url)
        yield await _carried(line)
        yield await _listeners(line, key)
    except RedisError as fault:
        # The evening goes on without it.
        what = note("bus-does-not-answer", address=shown(url), fault=_said(fault))
        yield warning(Part.BUS, what, note("start-the-bus"))
    finally:
        await line.aclose()


async def _version(line: "Redis", url: str) -> Symptom:
    told = await line.info("server")
    name = "Valkey" if told.get("server_name") == "valkey" else "Redis"
    version = told.get("valkey_version") or told.get("redis_version") or "?"
    return ok(Part.BUS, note("bus-answers", name=name, version=str(version), address=shown(url)))


async def _carried(line: "Redis") -> Symptom:
    """Sends a message to itself, as one process does to another."""
    channel = f"{PREFIX}doctor-{secrets.token_hex(8)}"
    async with line.pubsub() as pubsub:
        await pubsub.subscribe(channel)
        await _next(pubsub)
        began = time.perf_counter()
        await line.publish(channel, b"{}")
        heard = await _next(pubsub)
        took = round((time.perf_counter() - began) * MS)
    if not heard:
        return wrong(Part.BUS, note("bus-carries-nothing"), note("let-it-publish", channel=f"{PREFIX}*"))
    state = above(took, LATE_MS, TOO_LATE_MS)
    hint = None if state is State.OK else note("take-a-nearer-bus")
    return Symptom(Part.BUS, state, note("bus-carries", milliseconds=took), hint)


async def _next(pubsub: "PubSub") -> bool:
    return await pubsub.get_message(timeout=CONNECT_SECONDS) is not None


async def _listeners(line: "Redis", key: Path) -> Symptom:
    """How many processes of this room listen. The secret names the channel: with another secret nobody is heard."""
    try:
        secret = key.read_bytes()
    except OSError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        return warning(Part.BUS, note("bus-of-no-secret", file=str(key)), note("name-the-rooms-secret"))
    ((_, count),) = await line.pubsub_numsub(channel_of(secret))
    return ok(Part.BUS, note("bus-has-listeners", count=count))


def _said(fault: Exception) -> Note | str:
    behind = fault.__context__
    if isinstance(behind, OSError) and behind.strerror:
        return why(behind)
    return str(fault).partition("\n")[0].rstrip(".").lower() or "no answer in time"
