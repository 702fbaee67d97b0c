"""What is known of every event of the room, whether or not it is in memory: enough for the lists of events."""

from collections.abc import AsyncIterator
from contextlib import suppress

from msgspec import Struct

from shuffleup.projections.audit import Through
from shuffleup.projections.event_numbers import EventHead, Numbers, event_head, numbers
from shuffleup.room.standing import PartLine, is_over, part_of
from shuffleup.service.in_memory import replayed
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, event_stream
from shuffleup.store.port import BrokenLogError, Row
from shuffleup.tournament.words.state import EventState


class KnownEvent(Struct, frozen=True):
    """An event at a version of its log, and when it was opened."""

    head: EventHead
    numbers: Numbers
    version: int
    at: int
    over: bool
    online: bool
    entries: int
    """As they are in the log: flights have those that they paid for."""
    tables: int
    part: PartLine | None


class OpenedEvent(Struct, frozen=True):
    """An event as it is now, and when it was opened."""

    state: EventState
    version: int
    at: int


class KnownEvents:
    """The events of a service. What is known of one is worked out once a version; its state is not kept for that."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._known: dict[str, KnownEvent] = {}
        self._opened: dict[str, int] = {}
        self._rows = 0
        service.listen(self._happened, to=event_stream(""))

    async def all(self) -> AsyncIterator[KnownEvent]:
        """Every event that can be read."""
        for stream in await self._service.store.streams():
            if stream.startswith(event_stream("")):
                with suppress(BrokenLogError):
                    known = self._known.get(stream) or await self._look(stream)
                    if known:
                        yield known

    async def opened(self, known: KnownEvent) -> OpenedEvent | None:
        """The state of one of them: as it is in memory, or read for this once."""
        event = await self._seen(event_stream(known.head.event_id))
        return OpenedEvent(event.state, event.version, known.at) if event and event.state else None

    async def _look(self, stream: str) -> KnownEvent | None:
        rows = self._rows
        event = await self._seen(stream)
        if event is None or event.state is None:
            return None
        state, version = event.state, event.version
        if stream not in self._opened:
            self._opened[stream] = (await self._service.store.read(stream, 1, 1))[0].at
        tables = 0 if is_over(state) else len(state.floor.tables)
        what = (is_over(state), state.definition.online is not None, len(state.entries), tables, part_of(state))
        known = KnownEvent(event_head(state), numbers(state), version, self._opened[stream], *what)
        if rows == self._rows:
            self._known[stream] = known
        return known

    async def _seen(self, stream: str) -> LoadedEvent | None:
        event = self._service.memory.peek(stream)
        if event is None:
            event = await self._service.empty_stream(stream)
            assert isinstance(event, LoadedEvent)
            with self._service.reading(stream):
                await replayed(event, stream, self._service.store)
        return event if isinstance(event, LoadedEvent) else None

    async def _happened(self, row: Row, _: Through) -> None:
        self._rows += 1
        self._known.pop(row.stream, None)
