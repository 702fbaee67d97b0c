"""Events in which nothing is due until somebody does something: their clocks need not be looked at."""

from shuffleup.projections.audit import Through
from shuffleup.service.in_memory import rests
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, owner_of
from shuffleup.store.port import Row


class Quiet:
    """The quiet events of a service."""

    def __init__(self, service: Service) -> None:
        self._events: set[str] = set()
        service.listen(self._happened)

    def holds(self, stream: str) -> bool:
        """Is nothing due in the event of this stream?"""
        return owner_of(stream) in self._events

    def note(self, stream: str, event: LoadedEvent) -> None:
        """Looks whether anything can become due in an event by itself."""
        if rests(event.state):
            self._events.add(owner_of(stream))

    async def _happened(self, row: Row, _: Through) -> None:
        self._events.discard(owner_of(row.stream))
