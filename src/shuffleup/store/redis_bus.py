"""The bus over Redis or Valkey: one channel for each room, and a heartbeat every second as a sign of life.

What breaks is reconnected: after a restart of the broker hints resume by themselves, and until then the log is polled
as often as without a bus. Waiting hints are sent together, only the last of each stream.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from shuffleup.answer import note
from shuffleup.store.port import StoreError

LOG = logging.getLogger("shuffleup.store")

BEAT_SECONDS = 1.0
ALIVE_SECONDS = 2.0
AGAIN_SECONDS = 0.2
CONNECT_SECONDS = 2.0
MOST_BYTES = 1 << 20
"""The most bytes that our processes send at once."""
LONGEST_STREAM = 200
PREFIX = "shuffleup/"
"""How all our channels begin."""
SCHEMES = ("redis://", "rediss://", "unix://")
EXAMPLE = "redis://host:6379/0"
_LOST = (RedisError, OSError, TimeoutError, asyncio.IncompleteReadError)


class RedisBus:
    """A ``Bus``, for as long as ``running`` runs."""

    def __init__(self, url: str, room: bytes) -> None:
        self._url = url
        self._channel = channel_of(room)
        self._out: dict[str, int] = {}
        self._in: dict[str, int] = {}
        self._sends, self._hears = asyncio.Event(), asyncio.Event()
        self._missed = False
        self._last = 0.0
        self._told = True

    @property
    def alive(self) -> bool:
        """See ``Bus.alive``."""
        return time.monotonic() - self._last < ALIVE_SECONDS

    def publish(self, stream: str, version: int) -> None:
        """See ``Bus.publish``."""
        self._out[stream] = max(version, self._out.get(stream, 0))
        self._sends.set()

    async def heard(self) -> dict[str, int]:
        """See ``Bus.heard``."""
        while not self._in and not self._missed:
            self._hears.clear()
            await self._hears.wait()
        if self._missed:
            self._missed = False
            return {}
        found, self._in = self._in, {}
        return found

    @asynccontextmanager
    async def running(self) -> AsyncIterator["RedisBus"]:
        """Sends and listens for as long as the block runs."""
        tasks = [asyncio.create_task(self._again(work)) for work in (self._send, self._listen)]
        try:
            yield self
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, work: Callable[["Redis"], Awaitable[None]]) -> None:
        """Does the work for ever, over a new connection if the last one broke."""
        while True:
            line = Redis.from_url(
                self._url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=ALIVE_SECONDS, retry=None
            )
            try:
                await work(line)
            except _LOST as fault:
                self._note(whole=False, why=type(fault).__name__)
            finally:
                with suppress(*_LOST):
                    await line.aclose()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _send(self, line: "Redis") -> None:
        """Sends what is waiting, or a heartbeat."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._sends.wait()
            self._sends.clear()
            hints, self._out = self._out, {}
            try:
                await line.publish(self._channel, msgspec.json.encode(hints))
            except _LOST:
                self._out = {**hints, **self._out}
                self._sends.set()
                raise

    async def _listen(self, line: "Redis") -> None:
        async with line.pubsub() as pubsub:
            await pubsub.subscribe(self._channel)
            while told := await pubsub.get_message(timeout=ALIVE_SECONDS):
                if told["type"] == "message":
                    self._take(told["data"])
                else:
                    self._missed = True  # it begins to listen: the log has what was said before
                    self._hears.set()
        raise TimeoutError

    def _take(self, data: bytes) -> None:
        """Takes a message as a hint and nothing more: it may come from anybody."""
        try:
            hints = msgspec.json.decode(data, type=dict[str, int]) if len(data) <= MOST_BYTES else {}
        except msgspec.MsgspecError:
            return
        self._last = time.monotonic()
        self._note(whole=True)
        for stream, version in hints.items():
            if len(stream) <= LONGEST_STREAM:
                self._in[stream] = max(version, self._in.get(stream, 0))
        if hints:
            self._hears.set()

    def _note(self, *, whole: bool, why: str = "") -> None:
        """Reports once that the connection is lost, and once that it is back."""
        if whole == self._told:
            return
        self._told = whole
        if whole:
            LOG.warning("bus-back", extra={"address": shown(self._url)})
        else:
            LOG.warning("bus-silent", extra={"address": shown(self._url), "code": why})


def channel_of(room: bytes) -> str:
    """The channel of a room, derived from its secret: rooms that share a broker do not hear each other."""
    return PREFIX + hmac.digest(room, b"shuffleup/bus/1", "sha256").hex()[:32]


def shown(url: str) -> str:
    """An address as people may see it."""
    try:
        parts = urlsplit(url)
        place = f"{parts.hostname or ''}:{parts.port}" if parts.port else parts.hostname or ""
    except ValueError:
        return "redis://…"
    return f"{parts.scheme}://{place}{parts.path}" if parts.scheme else url


def check_address(url: str) -> None:
    """Raises ``StoreError`` for what is not an address."""
    try:
        good = url.startswith(SCHEMES) and bool(urlsplit(url).hostname or url.startswith("unix:///"))
        if good:
            Redis.from_url(url)
    except ValueError:
        good = False
    if not good:
        raise StoreError(
            "no-address", note("no-address-of-redis", place=shown(url)), note("write-it-so", example=EXAMPLE)
        )
