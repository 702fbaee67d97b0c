"""What the handlers share: the service, the time, who is told of what, and which events there are."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from shuffleup.projections.audit import Audit, Named, audit, undo_and_redo
from shuffleup.projections.event_numbers import EventHead, Numbers, event_head, numbers
from shuffleup.projections.new_seats import Call, SeatsFollowed
from shuffleup.service.history import given_of
from shuffleup.service.hub import Hub
from shuffleup.service.react import Order
from shuffleup.service.rooms import EventRoom
from shuffleup.service.run import Accepted, Service
from shuffleup.service.software import SOFTWARE, is_own_id, is_software
from shuffleup.service.streams import event_stream
from shuffleup.service.timers import Timers
from shuffleup.store.port import BrokenLogError
from shuffleup.tournament.state import EventState
from shuffleup.web.errors import RefusedError, of_refusal
from shuffleup.web.forecasts import Forecasts
from shuffleup.wire.json import Command


class EventLine(Struct, frozen=True):
    """An event in the list of events."""

    event: EventHead
    numbers: Numbers
    version: int


class _Seen(Struct):
    """What an event's log said up to a version."""

    version: int
    opened_at: int
    followed: SeatsFollowed
    read: int = 0
    """The version up to which everybody has found his new seat."""


class Keys(Struct, frozen=True):
    """What the undo and the redo key would do."""

    undo: Named | None
    redo: Named | None


class Desk:
    """One server's access to its events. ``now`` gives the time in microseconds UTC."""

    def __init__(self, service: Service, now: Callable[[], int]) -> None:
        self.service = service
        self.now = now
        self.hub = Hub()
        self.timers = Timers(service, now)
        self.forecasts = Forecasts()
        self._seen: dict[str, _Seen] = {}
        service.listen(self.hub.publish)

    async def room(self, event_id: str) -> EventRoom:
        """An event as it stands. Raises ``RefusedError`` for one that was never opened."""
        room = await self.service.room(event_stream(event_id))
        if not isinstance(room, EventRoom) or room.state is None:
            raise RefusedError(
                "unknown-event", f"there is no event {event_id}", status=404, hint="/api/events lists every event"
            )
        return room

    async def state(self, event_id: str) -> tuple[EventState, int]:
        """An event's state and the version of its log."""
        room = await self.room(event_id)
        assert room.state is not None
        return room.state, room.version

    async def give(self, event_id: str, command_id: str, command: Command, actor: str) -> Accepted:
        """Carries a command out that somebody gave. Raises ``RefusedError``."""
        if is_own_id(command_id):
            raise _reserved("command_id", command_id, "give each command a random id")
        if is_software(actor):
            raise _reserved("actor", actor, "say who asks")
        order = Order(event_stream(event_id), command_id, command, actor)
        outcome = await self.service.execute(order, self.now())
        if not isinstance(outcome, Accepted):
            raise of_refusal(outcome, order.stream)
        return outcome

    async def events(self) -> tuple[EventLine, ...]:
        """Every event that can be read, the one that was opened last first."""
        found: list[tuple[int, EventLine]] = []
        for stream in await self.service.store.streams():
            with suppress(BrokenLogError):
                room = await self.service.room(stream) if stream.startswith("event/") else None
                if isinstance(room, EventRoom) and room.state is not None:
                    line = EventLine(event_head(room.state), numbers(room.state), room.version)
                    found.append(((await self._read(stream)).opened_at, line))
        return tuple([line for _, line in sorted(found, key=lambda one: one[0], reverse=True)])

    async def keys(self, event_id: str) -> Keys:
        """What undo and redo would do now."""
        return Keys(*undo_and_redo((await self.followed(event_id)).steps, SOFTWARE))

    async def followed(self, event_id: str) -> SeatsFollowed:
        """The log of an event as far as it has come."""
        return (await self._read(event_stream(event_id))).followed

    async def calls(self, event_id: str, at: int) -> tuple[Call, ...]:
        """Who is called to a new seat at a point in time, the newest call first."""
        seen = await self._read(event_stream(event_id))
        return seen.followed.calls(at, seen.read)

    async def mark_read(self, event_id: str, version: int) -> None:
        """Nobody is called any more by rows up to this version."""
        seen = await self._read(event_stream(event_id))
        seen.read = max(seen.read, min(version, seen.version))

    def read_to(self, event_id: str) -> int:
        """The version up to which calls have been read."""
        seen = self._seen.get(event_stream(event_id))
        return seen.read if seen else 0

    async def _read(self, stream: str) -> _Seen:
        """Everything that was asked of an event: only rows that are new since the last time are read."""
        seen = self._seen.get(stream)
        rows = await self.service.store.read(stream, seen.version + 1 if seen else 1)
        if seen is None:
            seen = self._seen[stream] = _Seen(0, rows[0].at if rows else 0, SeatsFollowed())
        # Somebody else may have read the same rows meanwhile.
        new = [row for row in rows if row.version > seen.version]
        if new:
            with self.service.reading(stream):
                seen.followed.hear(given_of(new))
            seen.version = new[-1].version
        return seen

    async def audit(self, event_id: str) -> Audit:
        """Everything that was ever asked of an event."""
        await self.room(event_id)
        stream = event_stream(event_id)
        with self.service.reading(stream):
            rows = await self.service.store.read(stream)
            return await asyncio.to_thread(lambda: audit(given_of(rows), SOFTWARE))  # a long night takes its time


def _reserved(place: str, name: str, hint: str) -> RefusedError:
    return RefusedError("reserved", f"'{name}' is kept for shuffleup itself", status=422, place=place, hint=hint)
