"""The rail: a table as spectators see it, delayed by a number of seconds.

Nobody there ever sees a hidden card. The delay keeps a friend on the rail from telling a player what he sees of the
others' actions and timing.
"""

from shuffleup.hand.events import HandStarted
from shuffleup.hand.evolve import evolve
from shuffleup.hand.state import HandState
from shuffleup.projections.online_table import TableView, table_view
from shuffleup.service.loaded_table import ONLINE_EVENTS
from shuffleup.service.run import Service
from shuffleup.service.streams import event_of
from shuffleup.store.port import Row

AT_ONCE = 200
"""How many rows are read at once to find the hand that was in progress then."""


class Rail:
    """The tables of a service with a delay."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._seen: dict[str, tuple[int, HandState | None]] = {}
        service.memory.listen(self._let_go)

    def _let_go(self, event: str) -> None:
        for stream in [one for one in self._seen if event_of(one) == event]:
            del self._seen[stream]

    async def view(self, stream: str, until: int) -> TableView:
        """The table as it was at a point in time, in microseconds UTC."""
        version, state = self._seen.get(stream) or await self._found(stream, until)
        for row in await self._service.store.read(stream, version + 1):
            if row.at > until:
                break
            version, state = row.version, _after(state, row)
        self._seen[stream] = (version, state)
        return table_view(state, None)

    async def _found(self, stream: str, until: int) -> tuple[int, HandState | None]:
        """The version right before the hand that was in progress then; 0 before the first."""
        last = await self._service.store.version(stream)
        while last > 0:
            first = max(1, last - AT_ONCE + 1)
            for row in reversed(await self._service.store.read(stream, first, last - first + 1)):
                if row.at <= until and any(isinstance(event, HandStarted) for event in row.events):
                    return row.version - 1, None
            last = first - 1
        return 0, None


def _after(state: HandState | None, row: Row) -> HandState | None:
    for event in row.events:
        if type(event) not in ONLINE_EVENTS:
            before = None if isinstance(event, HandStarted) else state
            state = evolve(before, event)  # type: ignore[arg-type]  # the stream holds no other events
    return state
