"""Levels and breaks begin when it is time, and whoever lets his time run out is answered for, with no key touched.

Deadlines stand in the state as points in time, so a timer only has to ask now and then whether one has passed; what it
asks for is an ordinary command, numbered after the version it saw, so two processes may both ask and it happens once.
"""

import asyncio
from collections.abc import Callable

from shuffleup.service import online
from shuffleup.service.react import Order
from shuffleup.service.rooms import Decided, EventRoom
from shuffleup.service.run import Service
from shuffleup.service.software import SOFTWARE, Own, own_id
from shuffleup.tournament.commands import AdvanceClock
from shuffleup.tournament.state import Phase

LOOK_SECONDS = 0.25
"""At most so long after its time a level begins."""
SECOND = 1_000_000


class Timers:
    """Keeps the clocks of every event of a service. ``now`` gives the time in microseconds UTC."""

    def __init__(self, service: Service, now: Callable[[], int]) -> None:
        self._service = service
        self._now = now

    async def run(self) -> None:
        """Looks at the clocks for ever."""
        while True:
            await asyncio.sleep(await self.sweep())

    async def sweep(self) -> float:
        """Begins whatever is due. How many seconds may pass until the next look."""
        wait = LOOK_SECONDS
        for stream in await self._service.store.streams():
            if stream.startswith("event/"):
                wait = min(wait, await self._keep(stream))
            elif stream.startswith("table/"):
                due = await online.sweep(self._service, stream, self._now())
                wait = min(wait, self._until(due)) if due is not None else wait
        return wait

    def _until(self, due: int) -> float:
        return min(LOOK_SECONDS, max(0.001, (due - self._now()) / SECOND))

    async def _keep(self, stream: str) -> float:
        room = await self._service.room(stream)
        if not isinstance(room, EventRoom) or room.state is None or room.state.phase is not Phase.PLAYING:
            return LOOK_SECONDS
        order = Order(stream, own_id(Own.TIMER, room.version), AdvanceClock(), SOFTWARE)
        at = self._now()
        due = room.decide(order.command, order.command_id, at)
        if isinstance(due, Decided) and due.events:
            await self._service.execute(order, at)
        clock = room.state.clock
        if not clock.ends_at or clock.stopped_at:
            return LOOK_SECONDS
        return self._until(clock.ends_at)
