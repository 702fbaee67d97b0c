"""Halts the events in play when it is not sure what time it is, and knows which of them wait for the floor's answer.

    a jump       the wall's clock was set by more than a minute: the process that leads the room halts every event
    a start      more than one level was due, or the log is ahead of the wall's clock: whoever keeps an event halts it
                 before anything of it advances

While nothing is played, a wall's clock that was set is simply taken over.
"""

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

from msgspec import Struct

from shuffleup.projections.audit import Through
from shuffleup.service.online import insist
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.running_clock import JUMP, RunningClock
from shuffleup.service.streams import SOFTWARE, Decided, LoadedEvent, Own, event_of, own_id
from shuffleup.store.port import BrokenLogError, Row
from shuffleup.tournament.facts.clock import levels_due
from shuffleup.tournament.undo import Undone
from shuffleup.tournament.words.doubt import DoubtTime, TimeDoubted
from shuffleup.tournament.words.events import BreakStarted, LevelStarted
from shuffleup.tournament.words.state import EventState, Phase

LOG = logging.getLogger("shuffleup.service")
EVENT = "event/"
SECOND = 1_000_000
AGAIN = 60 * SECOND
"""How often it is asked whether the last event is over, so that the wall's clock can be taken over."""


class Halted(Struct, frozen=True):
    """An event that waits for the floor to say which time counts."""

    event: str
    since: int
    jump: int
    """By how much the wall's clock was set, in microseconds; 0 if the server did not run then."""


class Doubts:
    """What is not sure about the time, and which events are halted for it."""

    def __init__(self, service: Service, clock: RunningClock) -> None:
        self._service = service
        self._clock = clock
        self._halted: dict[str, Halted] = {}
        self._started: int | None = None
        self._begun = False
        self._again = 0
        service.listen(self._happened, to=EVENT)

    @property
    def halted(self) -> tuple[Halted, ...]:
        """The events that wait for the floor."""
        return tuple(self._halted.values())

    async def look(self) -> None:
        """Has the wall's clock been set? Raises ``StoreError`` if an event cannot be halted: it is asked again."""
        clock = self._clock
        jump, ahead = clock.jump(), clock.ahead
        if not jump and (abs(ahead) <= JUMP or clock.steady() < self._again):
            return
        self._again = clock.steady() + AGAIN
        playing = [one async for one in self._playing(await self._service.store.streams())]
        if jump:
            LOG.warning("wall-clock-set", extra={"seconds": jump // SECOND})
            for stream in playing:
                await self._halt(stream, DoubtTime(ahead + jump, ahead))
            clock.take(jump)
        if not playing:
            clock.adopt()

    def start(self) -> None:
        """From now on this process knows what time it is; only its first call counts."""
        if self._started is None:
            self._started = self._clock.now()

    async def begin(self, streams: Iterable[str]) -> None:
        """These events are kept here from now on. Raises ``StoreError``.

        What came due while this process ran, and only could not be done, is in no doubt.
        """
        last = {one: await self._last_at(one) async for one in self._playing(streams)}
        fresh = not self._begun and self._clock.is_own
        behind = max(last.values(), default=0) - self._clock.now()
        self._clock.begin_after(max(last.values(), default=0))
        for stream, reading in last.items():
            room = await self._service.loaded(stream)
            assert isinstance(room, LoadedEvent) and room.state is not None
            ahead = self._clock.ahead
            stale = fresh and room.state.day.doubt is not None
            if stale or behind > JUMP or _several_due(room.state, self._started or 0):
                await self._halt(stream, DoubtTime(ahead, ahead, reading))
            self._note(stream, room.state)
        self._begun = True

    async def _halt(self, stream: str, command: DoubtTime) -> None:
        at = self._clock.now()
        while (room := await self._service.loaded(stream)) is not None:
            order = Order(stream, own_id(Own.DOUBT, room.version), command, SOFTWARE)
            due = room.decide(command, order.command_id, at)
            if not (isinstance(due, Decided) and due.events):
                return
            await insist(self._service, order, room.version, at)

    async def _last_at(self, stream: str) -> int:
        """The last point in time that the log of an event has."""
        store = self._service.store
        return (await store.read(stream, await store.version(stream)))[-1].at

    async def _playing(self, streams: Iterable[str]) -> AsyncIterator[str]:
        for stream in streams:
            with suppress(BrokenLogError):
                room = await self._service.loaded(stream) if stream.startswith(EVENT) else None
                if isinstance(room, LoadedEvent) and room.state and room.state.phase is Phase.PLAYING:
                    yield stream

    async def _happened(self, row: Row, _: Through) -> None:
        if row.stream not in self._halted and not any(isinstance(one, TimeDoubted | Undone) for one in row.events):
            return
        room = await self._service.loaded(row.stream)
        if isinstance(room, LoadedEvent) and room.state:
            self._note(row.stream, room.state)

    def _note(self, stream: str, state: EventState) -> None:
        doubt = state.day.doubt if state.phase is Phase.PLAYING else None
        if doubt:
            self._halted[stream] = Halted(event_of(stream), doubt.at, doubt.jump)
        else:
            self._halted.pop(stream, None)


def _several_due(state: EventState, at: int) -> bool:
    """Is more than one level or break due?"""
    return sum([isinstance(one, LevelStarted | BreakStarted) for one in levels_due(state, at)]) > 1
