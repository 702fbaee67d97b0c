"""What the handlers share: the service, the time, the listeners, and the list of events."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from msgspec import Struct

from shuffleup.accounts.roles import Role
from shuffleup.accounts.signing_in import Credential, Signed
from shuffleup.answer import UNSAID, Note, Refusal, Why, note
from shuffleup.people.register import PlayerRegister
from shuffleup.projections.audit import Audit, Call, Named, SeatsFollowed, Through, audit, undo_and_redo
from shuffleup.projections.event_numbers import EventHead, Numbers
from shuffleup.room.backups import Backups
from shuffleup.room.disk import RoomDisk
from shuffleup.room.seats_read import SeatsReadMarks
from shuffleup.room.shared_tables import SharedTables
from shuffleup.room.table_marks import TableMarks
from shuffleup.room.tickets import RoomTickets
from shuffleup.room.vouching import looks_back, wants_second
from shuffleup.service.following import Others
from shuffleup.service.history import given_of, history_of
from shuffleup.service.outcome import Accepted
from shuffleup.service.past_hands import PastHands
from shuffleup.service.rail import Rail
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.running_clock import RunningClock
from shuffleup.service.streams import (
    SOFTWARE,
    Decided,
    LoadedEvent,
    Own,
    StreamState,
    event_of,
    event_stream,
    is_own_id,
    own_id,
)
from shuffleup.service.timers import Timers, Trouble
from shuffleup.store.port import NOWHERE, Asked, BrokenLogError, Row
from shuffleup.tournament.undo import Redo, Step, Undo
from shuffleup.tournament.words.seats import AssignTables
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.addresses import Addresses
from shuffleup.web.shell.errors import RefusedError, of_refusal
from shuffleup.web.shell.forecasts import Forecasts
from shuffleup.web.shell.hub import Hub
from shuffleup.web.shell.known_events import KnownEvents, OpenedEvent
from shuffleup.web.shell.log import about
from shuffleup.web.shell.names import Names, players
from shuffleup.web.shell.open_lines import OpenLines
from shuffleup.wire.json import Command

ANOTHER_TABLE = frozenset({"table-taken", "table-not-there", "table-kept"})
"""Refusals that can be resolved by another table."""
STATES_KEPT = 100
"""How many rows' states wait for a page to ask; for older rows the events are applied again."""


class EventLine(Struct, frozen=True):
    """An event in the list of events."""

    event: EventHead
    numbers: Numbers
    version: int


class _Seen(Struct):
    """What an event's log said up to a version."""

    version: int
    followed: SeatsFollowed


class Keys(Struct, frozen=True):
    """What the undo and the redo key would do."""

    undo: Named | None
    redo: Named | None


class By(Struct, frozen=True):
    """Who asks, on which device of the room, why, if a reason is given, and at which version of the log, if he says."""

    actor: str
    asked: Asked = NOWHERE
    seen: int = 0
    answers: bool = False
    """Does he answer for the money that he moves? Players do not: what they are given back is theirs."""

    @classmethod
    def of(cls, signed: Signed, reason: Why = UNSAID, seen: int = 0) -> "By":
        """From an identity the server knows; a program is named like a device."""
        place = signed.key if signed.way is Credential.TOKEN else signed.device
        return cls(signed.staff or signed.device, Asked(place, reason), seen, signed.role is not Role.PLAYER)


class Desk:
    """One server's access to its events. ``now`` gives the time of the log in microseconds UTC."""

    def __init__(
        self,
        service: Service,
        register: PlayerRegister,
        now: Callable[[], int] | RunningClock,
        others: Others | None = None,
        backups: Backups | None = None,
        place: str = "",
    ) -> None:
        clock = self.clock = RunningClock.of(now)
        self.service = service
        self.names = Names(register.directory)
        self.register = register
        self.tables = SharedTables(register.database, clock.steady, self._catch_up)
        self.seats_read = SeatsReadMarks(register.database, clock.steady)
        self.table_marks = TableMarks(register.database, clock.now)
        self.tickets = RoomTickets(register.database)
        service.guard(self._may_be_done)
        self.now = clock.now
        self.hub, self.lines = Hub(), OpenLines()
        self.timers = Timers(service, clock, others)
        self.backups = backups
        self.place = place
        """The file or the address of the database; empty if everything is in memory."""
        self.disk = RoomDisk(place, clock.now)
        self.stopping = asyncio.Event()
        """The server is being stopped: it accepts nothing new, and its timers belong to another."""
        self.forecasts = Forecasts()
        self.known, self.rail = KnownEvents(service), Rail(service)
        self.addresses = Addresses(register.database)
        self.hands = PastHands(service)
        self._seen: dict[str, _Seen] = {}
        self._strangers: set[str] = set()
        self._through: dict[str, dict[int, Through]] = {}
        service.listen(self._happened)
        service.memory.listen(self._let_go)
        self.timers.follower.tell_of_unread(self.hub.publish)
        if backups:
            service.listen(backups.heard)

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """The clocks that cannot be kept, the events that wait for an answer, and whether no backup can be made, or
        nothing be written at all: where a clock says so already, that is enough."""
        clocks = self.timers.troubles
        disk = [one for one in self.disk.troubles if all(one.code != clock.code for clock in clocks)]
        return (*clocks, *disk, *self.timers.asked, *(self.backups.troubles if self.backups else ()))

    async def room(self, event_id: str) -> LoadedEvent:
        """An event as it is now. Raises ``RefusedError`` if it was never opened."""
        room = await self.service.loaded(event_stream(event_id)) if event_id else None
        if not isinstance(room, LoadedEvent) or room.state is None:
            raise RefusedError(
                "unknown-event",
                note("there-is-no-event", event=event_id),
                status=404,
                hint=note("lists-every-event", address="/api/events"),
            )
        return room

    def player_of(self, signed: Signed, state: EventState | None = None) -> str:
        """The id by which an event knows a signed-in user; empty if it does not know him."""
        person = self.register.of_account(signed.staff) if signed.staff else ""
        if not person or state is None:
            return person
        return next(iter(self.register.directory.ids(person) & players(state)), person)

    async def state(self, event_id: str) -> tuple[EventState, int]:
        """An event's state and the version of its log."""
        room = await self.room(event_id)
        assert room.state is not None
        return room.state, room.version

    async def _happened(self, row: Row, through: Through) -> None:
        """A row was written: the pages are told, and the states it led through are kept until one of them asks."""
        about(command=row.command_id, stream=row.stream, version=row.version)
        self.hub.publish(row.stream, row.version)
        if row.stream.startswith("event/"):
            await self.tables.opened(event_of(row.stream))
            if not through:
                await self._meet(row.stream)
        if through and row.stream in self._seen:
            kept = self._through.setdefault(row.stream, {})
            kept[row.version] = through
            if len(kept) > STATES_KEPT:
                del kept[next(iter(kept))]

    def _let_go(self, event_id: str) -> None:
        """Nobody looks at an event: what pages have asked of it is read again when somebody does."""
        self._seen.pop(event_stream(event_id), None)
        self._through.pop(event_stream(event_id), None)
        self.names.let_go(event_id)
        self.addresses.let_go(event_id)

    async def _meet(self, stream: str) -> None:
        """Another process wrote to an event: people it added are in the register, and their names are read at once."""
        room = await self.service.loaded(stream)
        if isinstance(room, LoadedEvent) and room.state:
            strangers = [one for one in self.names.ids(room.state) if self.register.directory.one(one) is None]
            if not self._strangers.issuperset(strangers):
                self._strangers.update(strangers)
                await self.register.refresh(self.now(), at_once=True)

    async def give(self, event_id: str, command_id: str, command: Command, by: By) -> Accepted:
        """Carries out a user's command. Raises ``RefusedError``."""
        if is_own_id(command_id):
            raise _reserved("command_id", command_id, note("give-a-random-id"))
        order = Order(event_stream(event_id), command_id, command, by.actor, by.asked, by.seen, by.answers)
        about(command=command_id, stream=order.stream, kind=str(type(command).__struct_config__.tag))
        outcome = await self.service.execute(order, self.now())
        if not isinstance(outcome, Accepted) and await self._other_tables(order, outcome):
            outcome = await self.service.execute(order, self.now())
        if not isinstance(outcome, Accepted):
            raise of_refusal(outcome, order.stream)
        return outcome

    async def _catch_up(self) -> None:
        """Applies what other processes have written up to now."""
        await self.timers.follower.follow(at_once=True)

    async def _may_be_done(self, order: Order, before: StreamState, decided: Decided) -> Refusal | None:
        after = decided.after
        if order.answers and isinstance(before, EventState) and (alone := await self._alone(order, before, decided)):
            return alone
        if isinstance(before, EventState) and isinstance(after, EventState) and before.tickets != after.tickets:
            kept = await self.tickets.may_take_back(before, after)
            if kept is not None:
                return kept
        return await self.tables.may_open(before, after, self.unfinished)

    async def _alone(self, order: Order, before: EventState, decided: Decided) -> Refusal | None:
        """The refusal of what nobody does alone, unless somebody has vouched for it."""
        if order.asked.voucher or order.asked.alone:
            return None
        asked = order.actor, order.command, decided.events, before.cage.ledger
        if not looks_back(*asked[1:3]):
            return wants_second(*asked)
        return wants_second(*asked, history_of(await self.service.store.read(order.stream)))

    async def _other_tables(self, order: Order, refusal: Refusal) -> bool:
        """Gives an event free tables of the room if those it would open are not available; did that work?"""
        room = await self.service.loaded(order.stream)
        if refusal.code not in ANOTHER_TABLE or isinstance(order.command, Undo | Redo):
            return False
        assert isinstance(room, LoadedEvent) and room.state is not None
        tables = await self.tables.to_assign(room.state, refusal.number("needed"), self.unfinished)
        assigned = Order(order.stream, own_id(Own.TABLES, order.command_id), AssignTables(tables))
        return isinstance(await self.service.execute(assigned, self.now()), Accepted)

    async def events(self) -> tuple[EventLine, ...]:
        """Every event that can be read, last opened first."""
        found = [one async for one in self.known.all()]
        found.sort(key=lambda one: one.at, reverse=True)
        return tuple([EventLine(one.head, one.numbers, one.version) for one in found])

    async def opened(self) -> AsyncIterator[OpenedEvent]:
        """Every event that can be read."""
        async for known in self.known.all():
            with suppress(BrokenLogError):
                if opened := await self.known.opened(known):
                    yield opened

    async def states(self) -> AsyncIterator[EventState]:
        """Every event that can be read, as it is now."""
        async for opened in self.opened():
            yield opened.state

    async def unfinished(self) -> AsyncIterator[EventState]:
        """Every event that can be read and is not over, as it is now."""
        async for known in self.known.all():
            with suppress(BrokenLogError):
                if not known.over and (opened := await self.known.opened(known)):
                    yield opened.state

    async def keys(self, event_id: str) -> Keys:
        """What undo and redo would do now."""
        return Keys(*undo_and_redo((await self.followed(event_id)).steps, SOFTWARE))

    async def followed(self, event_id: str) -> SeatsFollowed:
        """The log of an event as far as it has come."""
        return (await self._read(event_stream(event_id))).followed

    async def calls(self, event_id: str, at: int) -> tuple[Call, ...]:
        """The players called to a new seat at a point in time, newest call first."""
        seen = await self._read(event_stream(event_id))
        return seen.followed.calls(at, await self.seats_read.of(event_id))

    async def steps(self, event_id: str) -> tuple[Step, ...]:
        """The commands to an event so far, and which of them count."""
        return tuple((await self._read(event_stream(event_id))).followed.steps.values())

    async def mark_read(self, event_id: str, version: int) -> None:
        """Players are no longer called by rows up to this version."""
        seen = await self._read(event_stream(event_id))
        await self.seats_read.mark(event_id, min(version, seen.version))

    async def _read(self, stream: str) -> _Seen:
        """Everything asked of an event: only rows new since the last time are read."""
        seen = self._seen.get(stream)
        rows = await self.service.store.read(stream, seen.version + 1 if seen else 1)
        if seen is None:
            seen = self._seen[stream] = _Seen(0, SeatsFollowed())
        # Another task may have read the same rows meanwhile.
        new = [row for row in rows if row.version > seen.version]
        if new:
            kept = self._through.pop(stream, {})
            with self.service.reading(stream):
                for one in given_of(new):
                    seen.followed.hear((one,), kept.get(one.version, ()))
            seen.version = new[-1].version
        return seen

    async def audit(self, event_id: str) -> tuple[Audit, tuple[Row, ...]]:
        """Everything ever asked of an event, and its rows."""
        await self.room(event_id)
        stream = event_stream(event_id)
        with self.service.reading(stream):
            rows = await self.service.store.read(stream)
            told = await asyncio.to_thread(lambda: audit(given_of(rows), SOFTWARE))  # a long night takes its time
        return told, rows


def _reserved(place: str, name: str, hint: Note) -> RefusedError:
    return RefusedError("reserved", note("name-is-kept", name=name), status=422, place=place, hint=hint)
