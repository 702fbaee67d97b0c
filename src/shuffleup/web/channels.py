"""What is said over the live lines: each hint is worked out and written down once, whoever many hear it.

Everybody who listens to the same event, and the same table of it, shares a channel. It looks at each beat whether the
keys still hold by which its lines were opened. Who does not take what was sent to him hears a later hint instead.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

from litestar import WebSocket
from msgspec import Struct, json

from shuffleup.accounts.door import Door, Signed
from shuffleup.accounts.keys import KeyKind
from shuffleup.service.streams import event_stream, table_stream
from shuffleup.service.timers import Trouble
from shuffleup.store.port import StoreError
from shuffleup.web import hub
from shuffleup.web.desk import Desk
from shuffleup.web.traffic.connections import PUT, text_frame

LOG = logging.getLogger("shuffleup.web")

REST = 3
"""So many times as long as it spoke a channel is silent: however many listen, there is time for everything else."""

ListenerSocket: TypeAlias = WebSocket[Signed, tuple[KeyKind, str], Any]
Place: TypeAlias = tuple[str, int]
"""An event, and one of its tables; 0 for none."""


class Hint(Struct, frozen=True):
    """A stream stands at this version; ``now`` is the server's time in microseconds UTC.

    ``troubles`` are the clocks that the server cannot keep, those of other events among them, and backups that fail.
    ``read`` is the version up to which the new seats that it gave have been read: the screens call nobody to them.
    ``marked_at`` is when a table last said how far it is with a hand, or that it needs the floor.
    """

    stream: str
    version: int
    table_version: int
    """Of the table that was asked for; 0 for none."""
    now: int
    troubles: tuple[Trouble, ...]
    read: int
    marked_at: int


class LiveLine:
    """A live line that is open."""

    def __init__(self, socket: ListenerSocket) -> None:
        self.socket = socket
        self._put: Callable[[bytes], None] | None = socket.scope["state"].get(PUT)
        self._sending: set[asyncio.Task[None]] = set()

    def say(self, hint: bytes, frame: bytes) -> None:
        """A hint, and the same as it goes over the line of our own server; others are handed the message."""
        if self._put:
            self._put(frame)
        else:
            self._do(self.socket.send_data(hint, mode="text"))

    def end(self) -> None:
        """His key holds no longer."""
        self._do(self.socket.close())

    def _do(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


class Channel:
    """Everybody who listens to an event, and perhaps to one of its tables. ``versions`` are those of both streams."""

    def __init__(self, desk: Desk, door: Door, event: str, versions: dict[str, int]) -> None:
        self._desk = desk
        self._door = door
        self._event = event
        self._versions = versions
        self.lines: dict[tuple[tuple[KeyKind, str], Signed], set[LiveLine]] = {}
        """By the key by which they were opened, and whose it was then."""

    async def speak(self) -> None:
        """Says what is new, and something at every beat, for ever."""
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._speak())
                both.create_task(self._watch())
        except Exception:
            LOG.exception("silent-channel", extra={"stream": event_stream(self._event)})
            for line in self._everybody():  # pages open their lines again
                line.end()

    async def _speak(self) -> None:
        clock = asyncio.get_running_loop().time
        with self._desk.hub.listening(self._versions) as subscription:
            for stream in self._versions:  # what came while it was begun
                subscription.tell(stream, await self._desk.service.store.version(stream))
            while True:
                await subscription.wait(hub.BEAT_SECONDS)
                began = clock()
                self.greet(*self._everybody())
                await asyncio.sleep(min(hub.BEAT_SECONDS, (clock() - began) * REST))

    async def _watch(self) -> None:
        """Looks at the keys at every beat; hints do not wait for that."""
        while True:
            await asyncio.sleep(hub.BEAT_SECONDS)
            with suppress(StoreError):  # while nothing can be read, nobody's key can be looked up
                await self._look()

    def greet(self, *lines: LiveLine) -> None:
        """Tells these how things stand."""
        hint = json.encode(self._hint())
        frame = text_frame(hint)
        for line in lines:
            line.say(hint, frame)

    def _everybody(self) -> list[LiveLine]:
        return [line for lines in self.lines.values() for line in lines]

    async def _look(self) -> None:
        """Ends the lines whose keys hold no longer, and looks which new seats have been read."""
        await self._desk.seats_read.of(self._event)
        await self._desk.table_marks.look(self._event)
        for (auth, signed), lines in list(self.lines.items()):
            if await self._door.known(*auth, self._desk.now()) != signed:
                for line in self.lines.pop((auth, signed), lines):
                    line.end()

    def _hint(self) -> Hint:
        stream, desk = event_stream(self._event), self._desk
        version = self._versions[stream]
        at_table = sum(self._versions.values()) - version
        read, marked_at = desk.seats_read.seen(self._event), desk.table_marks.changed_at(self._event)
        return Hint(stream, version, at_table, desk.now(), desk.troubles, read, marked_at)


class Channels:
    """The channels of this process."""

    def __init__(self, desk: Desk, door: Door) -> None:
        self._desk = desk
        self._door = door
        self._open: dict[Place, tuple[Channel, asyncio.Task[None]]] = {}

    async def versions(self, event: str, table: int) -> dict[str, int]:
        """Those of the streams of an event and of a table. Raises ``RefusedError`` for an unknown event."""
        found = {event_stream(event): (await self._desk.room(event)).version}
        await self._desk.seats_read.of(event)
        await self._desk.table_marks.look(event)
        if table > 0:
            found[table_stream(event, table)] = await self._desk.service.store.version(table_stream(event, table))
        return found

    @contextmanager
    def joined(self, line: LiveLine, place: Place, versions: dict[str, int]) -> Iterator[None]:
        """One more line, for as long as the block runs; the first and the last begin and end the channel."""
        if place not in self._open or self._open[place][1].done():  # one that fell silent is begun anew
            channel = Channel(self._desk, self._door, place[0], versions)
            self._open[place] = (channel, asyncio.create_task(channel.speak()))
        channel, speaking = self._open[place]
        whose = (line.socket.auth, line.socket.user)
        channel.lines.setdefault(whose, set()).add(line)
        try:
            channel.greet(line)
            yield
        finally:
            lines = channel.lines.get(whose, set())
            lines.discard(line)
            if not lines:
                channel.lines.pop(whose, None)
            if not channel.lines and self._open.get(place, (None,))[0] is channel:
                del self._open[place]
                speaking.cancel()
