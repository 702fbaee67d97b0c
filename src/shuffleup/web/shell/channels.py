"""What is sent over the live lines: each hint is computed and encoded once, however many hear it.

All listeners to the same event, and the same table of it, share a channel. At each beat it checks whether the keys that
opened its lines are still valid. A listener who does not take a hint gets a later one instead.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import Struct, json

from shuffleup.accounts.keys import KeyKind
from shuffleup.accounts.signing_in import Door, Signed
from shuffleup.service.streams import event_stream, table_stream
from shuffleup.service.timers import Trouble
from shuffleup.store.port import StoreError
from shuffleup.web.shell import hub
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.traffic.connections import PUT, text_frame

LOG = logging.getLogger("shuffleup.web")

REST = 3
"""A channel rests this many times as long as it spoke: however many listen, there is time for everything else."""

ListenerSocket: TypeAlias = WebSocket[Signed, tuple[KeyKind, str], Any]
Place: TypeAlias = tuple[str, int]
"""An event, and one of its tables; 0 for none."""


class Hint(Struct, frozen=True):
    """The version that a stream has reached; ``now`` is the server's time in microseconds UTC.

    ``troubles`` are the clocks that the server cannot keep, including those of other events, and failing backups.
    ``read`` is the version up to which new seats have been read: the screens no longer call players to them.
    ``marked_at`` is when a table last reported its progress with a hand, or that it needs the floor.
    ``ahead`` is by how much the clock on the wall is ahead of ``now``, in microseconds.
    """

    stream: str
    version: int
    table_version: int
    """The version of the requested table; 0 for none."""
    now: int
    troubles: tuple[Trouble, ...]
    read: int
    marked_at: int
    ahead: int


class LiveLine:
    """An open live line."""

    def __init__(self, socket: ListenerSocket) -> None:
        self.socket = socket
        self._put: Callable[[bytes], None] | None = socket.scope["state"].get(PUT)
        self._sending: set[asyncio.Task[None]] = set()

    def say(self, hint: bytes, frame: bytes) -> None:
        """Sends a hint, given also as the frame for a line of our own server; other lines get the message."""
        if self._put:
            self._put(frame)
        else:
            self._do(self.socket.send_data(hint, mode="text"))

    def end(self) -> None:
        """The key is no longer valid."""
        self._do(self.socket.close())

    def _do(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


class Channel:
    """All listeners to an event, and perhaps to one of its tables. ``versions`` are those of both streams."""

    def __init__(self, desk: Desk, door: Door, event: str, versions: dict[str, int]) -> None:
        self._desk = desk
        self._door = door
        self._event = event
        self._versions = versions
        self._void_pins = 0
        self.lines: dict[tuple[tuple[KeyKind, str], Signed], set[LiveLine]] = {}
        """By the key that opened them, and its holder at the time."""

    async def speak(self) -> None:
        """Sends what is new, and something at every beat, for ever."""
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
            for stream in self._versions:  # what came while the subscription began
                subscription.tell(stream, await self._desk.service.store.version(stream))
            while True:
                await subscription.wait(hub.BEAT_SECONDS)
                began = clock()
                self.greet(*self._everybody())
                await asyncio.sleep(min(hub.BEAT_SECONDS, (clock() - began) * REST))

    async def _watch(self) -> None:
        """Checks the keys at every beat; hints do not wait for that."""
        while True:
            await asyncio.sleep(hub.BEAT_SECONDS)
            with suppress(StoreError):  # while nothing can be read, no key can be looked up
                await self._look()

    def greet(self, *lines: LiveLine) -> None:
        """Sends these lines the present state."""
        hint = json.encode(self._hint())
        frame = text_frame(hint)
        for line in lines:
            line.say(hint, frame)

    def _everybody(self) -> list[LiveLine]:
        return [line for lines in self.lines.values() for line in lines]

    async def _look(self) -> None:
        """Ends the lines whose keys are no longer valid, and checks which new seats have been read."""
        await self._desk.seats_read.of(self._event)
        await self._desk.table_marks.look(self._event)
        self._void_pins = await self._door.void_pins_since(self._desk.clock.steady())
        for (auth, signed), lines in list(self.lines.items()):
            if await self._door.known(*auth, self._desk.clock.steady()) != signed:
                for line in self.lines.pop((auth, signed), lines):
                    line.end()

    def _hint(self) -> Hint:
        stream, desk = event_stream(self._event), self._desk
        version = self._versions[stream]
        at_table = sum(self._versions.values()) - version
        read, marked_at = desk.seats_read.seen(self._event), desk.table_marks.changed_at(self._event)
        pins = (Trouble("", self._void_pins, "pin-blocked", "pin"),) if self._void_pins else ()
        troubles = (*desk.troubles, *pins)  # not in the desk's, which anybody reads
        return Hint(stream, version, at_table, desk.now(), troubles, read, marked_at, desk.clock.ahead)


class Channels:
    """The channels of this process."""

    def __init__(self, desk: Desk, door: Door) -> None:
        self._desk = desk
        self._door = door
        self._open: dict[Place, tuple[Channel, asyncio.Task[None]]] = {}

    async def versions(self, event: str, table: int) -> dict[str, int]:
        """The versions of an event and a table. Raises ``RefusedError`` for an unknown event."""
        found = {event_stream(event): (await self._desk.room(event)).version}
        await self._desk.seats_read.of(event)
        await self._desk.table_marks.look(event)
        if table > 0:
            found[table_stream(event, table)] = await self._desk.service.store.version(table_stream(event, table))
        return found

    @contextmanager
    def joined(self, line: LiveLine, place: Place, versions: dict[str, int]) -> Iterator[None]:
        """One more line, for as long as the block runs; the first begins the channel and the last ends it."""
        if place not in self._open or self._open[place][1].done():  # a channel that fell silent is begun again
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


async def stands_at(
    desk: Desk, channels: Channels, socket: ListenerSocket, event: str, table: int = 0
) -> dict[str, int]:
    """The versions of the event and of a table to begin with.

    An unknown event closes the line with 4404 at once, and a log that cannot be read now with 4503.
    """
    try:
        versions = await channels.versions(event, table)
        desk.lines.refuse_if_full(socket.user)
    except RefusedError as fault:
        raise WebSocketException(code=4000 + fault.status, detail=str(fault)) from None
    except StoreError as fault:
        raise WebSocketException(code=4503, detail=str(fault)) from None
    await socket.accept()
    return versions


async def listen(
    desk: Desk, channels: Channels, socket: ListenerSocket, place: Place, versions: dict[str, int]
) -> None:
    """Sends hints about an event, and one of its tables, until the line ends."""
    line = LiveLine(socket)
    try:
        with desk.lines.held(socket.user), channels.joined(line, place, versions), suppress(WebSocketDisconnect):
            while True:  # incoming messages are ignored
                await socket.receive_data(mode="binary")
    except RefusedError as fault:
        await socket.close(code=4000 + fault.status, reason=fault.code)
