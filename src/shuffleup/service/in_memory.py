"""The streams of a service that are in memory, and which of them are let go: a log can always be read again.

An event in which something can become due by itself stays. Of the others only the ``RESTING`` last asked for do, each
with its tables; whoever keeps something of an event beside it hears when it goes.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator

from shuffleup.service import history
from shuffleup.service.streams import LoadedEvent, LoadedStream, event_of
from shuffleup.store.port import Store
from shuffleup.tournament.words.state import EventState, Phase

RESTING = 12
"""How many events that rest stay in memory."""


class InMemory(OrderedDict[str, LoadedStream]):
    """The streams by name, the one asked for longest ago first, with the turns of those who write or read them."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: dict[str, asyncio.Lock] = {}
        self.readers: dict[str, asyncio.Lock] = {}
        self.at: dict[str, int] = {}
        """When the last row of each was written."""
        self._listeners: list[Callable[[str], None]] = []

    def get(self, stream: str) -> LoadedStream | None:  # type: ignore[override]  # what is asked for is used
        """A stream, if it is in memory: it is now the last one asked for."""
        found = self.peek(stream)
        if found is not None:
            self.move_to_end(stream)
        return found

    def peek(self, stream: str) -> LoadedStream | None:
        """The same, for whoever looks at all of them."""
        return super().get(stream)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Calls a listener with the id of each event that is let go."""
        self._listeners.append(listener)

    async def rest(self, keep: Callable[[LoadedEvent, str], Awaitable[None]]) -> None:
        """Lets go the events that rest, beyond the last ones; their states are kept in the store to be read soon."""
        for stream, event in [*self._resting()][:-RESTING]:
            if event.snapshot != event.version:
                await keep(event, stream)
            if self.peek(stream) is event and not self._is_busy(stream):
                self._let_go(stream)

    def _resting(self) -> Iterator[tuple[str, LoadedEvent]]:
        for stream, one in self.items():
            if isinstance(one, LoadedEvent) and rests(one.state) and not self._is_busy(stream):
                yield stream, one

    def _is_busy(self, stream: str) -> bool:
        return any(stream in locks and locks[stream].locked() for locks in (self.turns, self.readers))

    def _let_go(self, stream: str) -> None:
        event = event_of(stream)
        tables = f"table/{event}/"
        for kept in (self, self.at, self.turns, self.readers):
            for one in [name for name in kept if name == stream or name.startswith(tables)]:
                if not self._is_busy(one):
                    kept.pop(one, None)
        for listener in self._listeners:
            listener(event)


def rests(state: EventState | None) -> bool:
    """Does nothing become due in an event until somebody does something?"""
    if state is None or state.phase is Phase.FINISHED:
        return True
    return state.definition.online is None and state.phase is not Phase.PLAYING


async def replayed(loaded: LoadedStream, stream: str, store: Store) -> None:
    """Brings an empty stream to the end of its log."""
    if isinstance(loaded, LoadedEvent):
        await history.replay(loaded, stream, store)
        return
    for row in await store.read(stream):
        loaded.replay(row)
