"""The path that every command takes, whoever gave it:

    load  →  decide  →  append  →  publish  →  react
    memory   core       store      listeners   orders for other streams, on the same path

Only a mad round looks at a second stream before it decides: the event's stream says whose deal it is, and the table's
what he deals.

Nothing is true before it is appended. Commands to one stream take turns, in order of arrival. If another process writes
to it too, only one can append a version: the slower one reads what the other wrote and decides again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.events import HandEnded
from shuffleup.play.attending import not_his_deal
from shuffleup.play.commands import AskDealer
from shuffleup.projections.audit import Through
from shuffleup.service import history
from shuffleup.service.contests import loaded_contest
from shuffleup.service.in_memory import InMemory, replayed
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.meanwhile import happened_meanwhile
from shuffleup.service.outcome import Accepted, Outcome, busy, is_busy
from shuffleup.service.react import REACTED_TO, Order, cause, react
from shuffleup.service.streams import (
    Decided,
    LoadedEvent,
    LoadedStream,
    Shuffler,
    StreamState,
    event_of,
    event_stream,
    owner_of,
    table_of,
    table_stream,
)
from shuffleup.store.port import BrokenLogError, Conflict, Row, Store, StoreError
from shuffleup.tournament.facts.italian import dealer_due
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words.commands import PlanHand
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.deal import DealHand
from shuffleup.wire.json import Command

LOG = logging.getLogger("shuffleup.service")

TRIES = 8
"""How often a command is decided again because other processes wrote to its stream first."""
PATIENCE_SECONDS = 5
"""How long a command waits for its turn: if a disk hangs, nobody waits for all who came before him."""


class _New(Struct, frozen=True):
    """A row that was written, and the decision behind it."""

    row: Row
    decided: Decided


Listener: TypeAlias = Callable[[Row, Through], Awaitable[None]]
Gate: TypeAlias = Callable[[Order, StreamState, Decided], Awaitable[Refusal | None]]
"""Has a say beside the rules: called with an order, the state of its stream, and what it would lead to."""


class Service:
    """Tournaments and their tables over one log."""

    def __init__(self, store: Store, shuffler: Shuffler, *, snapshot_every: int = 0) -> None:
        self.store = store
        self.shuffler = shuffler
        self._snapshot_every = snapshot_every
        self.memory = self._loaded = InMemory()
        self._at = self.memory.at
        self._owed: dict[str, list[tuple[Order, int]]] = {}
        self._listeners: list[tuple[str, Listener]] = []
        self._sealed: dict[str, BrokenLogError] = {}
        self._gate: Gate | None = None

    def seal(self, stream: str, fault: BrokenLogError) -> None:
        """From now on nothing is written to this stream's event or its tables: a command raises this fault."""
        self._sealed[owner_of(stream)] = fault

    def refuse_if_sealed(self, stream: str) -> None:
        """Raises the ``BrokenLogError`` of a log to which nothing may be added."""
        if fault := self._sealed.get(owner_of(stream)):
            raise fault.with_traceback(None)

    @contextmanager
    def reading(self, stream: str) -> Iterator[None]:
        """Reads a log. Raises ``BrokenLogError`` if it is not as it was written, however that shows."""
        try:
            yield
        except BrokenLogError as fault:
            self.seal(stream, fault)
            raise
        except Exception:
            self.refuse_if_sealed(stream)
            raise

    def listen(self, listener: Listener, to: str = "") -> None:
        """Calls a listener with each row appended to streams with this prefix, and the states that it led through."""
        self._listeners.append((to, listener))

    def guard(self, gate: Gate) -> None:
        """Asks a gate before anything is appended: what it refuses is not done."""
        self._gate = gate

    async def execute(self, order: Order, at: int) -> Outcome:
        """Carries out an order at a point in time (microseconds UTC). The same order again gets the same answer.

        Raises ``StoreError`` if it cannot be written; then nothing has changed, and it may be given again.
        """
        self.refuse_if_sealed(order.stream)
        turn = self.memory.turns.setdefault(order.stream, asyncio.Lock())
        if not await _has_come(turn):
            return busy(order.stream)
        try:
            outcome = await self._written(order, at)
        finally:
            turn.release()
        return outcome if not isinstance(outcome, _New) else await self._follow(outcome.row, outcome.decided, at)

    async def _written(self, order: Order, at: int) -> "_New | Outcome":
        """The row that an order leaves in the log; the answer if it leaves none."""
        for _ in range(TRIES):
            loaded = self._loaded.get(order.stream) or await self._load(order.stream)
            if loaded is None:
                return refuse("no-event", stream=order.stream)
            at = max(at, self._at.get(order.stream, 0))  # another process may be a moment ahead
            meant = await self._meant(order, loaded)
            decided = await self._decided(meant, loaded, at)
            if self._gate and isinstance(decided, Decided):
                decided = await self._gate(order, loaded.state, decided) or decided
            if not isinstance(decided, Decided):
                if (answer := await self._refused(order, loaded, decided)) is None:
                    continue
                return answer
            row = _row(meant, loaded.version + 1, decided, at)
            appended = await self.store.append(row)
            if isinstance(appended, Conflict):
                self._loaded.pop(order.stream, None)
                continue
            if appended.repeated:
                return self._known(appended.row, order)
            loaded.keep(row.version, decided)
            self._at[row.stream] = at
            await self._tell(row, decided.through)
            if self._snapshot_every and not row.version % self._snapshot_every and isinstance(loaded, LoadedEvent):
                await self._snapshot(loaded, order.stream)
            return _New(row, decided)
        return busy(order.stream)

    async def _snapshot(self, loaded: LoadedEvent, stream: str) -> None:
        """Stores a state for a quicker start; if that fails, a start takes longer and nothing else happens."""
        if not self._snapshot_every:
            return
        try:
            await history.keep(loaded, stream, self.store)
        except StoreError as fault:
            LOG.warning("no-snapshot", extra={"stream": stream, "version": loaded.version, "code": fault.code})

    async def loaded(self, stream: str) -> LoadedStream | None:
        """The present state of a stream; None for a table of an unknown event."""
        return self._loaded.get(stream) or await self._load(stream)

    def works_on(self, stream: str) -> bool:
        """Is a command being carried out on this stream?"""
        return stream in self.memory.turns and self.memory.turns[stream].locked()

    def holds(self, stream: str) -> bool:
        """Is this stream in memory, or being read?"""
        return stream in self._loaded or (stream in self.memory.readers and self.memory.readers[stream].locked())

    def leave(self, streams: Iterable[str]) -> None:
        """Leaves these streams to other processes: if one is asked for here, it is read again."""
        for stream in streams:
            if not self.works_on(stream):
                self._loaded.pop(stream, None)

    async def heard(self, row: Row) -> None:
        """Another process wrote this row: it is applied in memory, or read again later; the listeners are called."""
        async with self.memory.readers.setdefault(row.stream, asyncio.Lock()):  # its reader may not have seen this row
            if (loaded := self._loaded.get(row.stream)) and loaded.version < row.version:
                del self._loaded[row.stream]
                if loaded.version + 1 == row.version and not (self.works_on(row.stream) or history.undoes(row)):
                    loaded.replay(row)
                    self._loaded[row.stream], self._at[row.stream] = loaded, row.at
        await self._tell(row, ())

    async def _tell(self, row: Row, through: Through) -> None:
        for beginning, listener in self._listeners:
            if row.stream.startswith(beginning):
                await listener(row, through)

    async def recover(self, streams: Iterable[str] | None = None) -> None:
        """Carries out what all streams, or these, asked of others and what a crash left undone."""
        for stream in await self.store.streams() if streams is None else streams:
            try:
                await self._recover(stream)
            except BrokenLogError as fault:
                LOG.error("log-broken", extra={"stream": stream, "code": fault.code})

    async def _recover(self, stream: str) -> None:
        self.refuse_if_sealed(stream)
        asked = self._asked_by_table if stream.startswith("table/") else self._asked
        with self.reading(stream):
            orders = await asked(stream)
        for order, at in orders:
            if await self.store.find(order.stream, order.command_id) is None:
                await self.execute(order, at)

    def owing(self) -> tuple[str, ...]:
        """The streams of which others asked something, since the start, that could not be carried out."""
        return tuple(self._owed)

    async def catch_up(self, stream: str) -> None:
        """Carries out what a stream still owes to others. Raises what prevents it, such as ``StoreError``."""
        while owed := self._owed.get(stream):
            if is_busy(await self.execute(*owed[0])):
                return
            owed.pop(0)
        self._owed.pop(stream, None)

    async def _asked(self, stream: str) -> list[tuple[Order, int]]:
        """What an event asks of others, and when: nothing that was undone, and of its hands only those in progress."""
        loaded = await self.loaded(stream)
        state = loaded.state if loaded else None
        running = {table.hand for table in state.floor.tables.values()} if isinstance(state, EventState) else set()
        rows = await self.store.read(stream)
        undone = history.undone(rows)
        return [
            (order, row.at)
            for row in rows
            if row.command_id not in undone
            for order in react(row, state)
            if not isinstance(order.command, DealHand) or order.command.plan.hand in running
        ]

    async def _asked_by_table(self, stream: str) -> list[tuple[Order, int]]:
        """What the last row of a table asks of its event; what earlier rows asked was done before it was written.

        A table may have played thousands of hands: it is read only if the report of its last one is missing.
        """
        row = (await self.store.read(stream, await self.store.version(stream)))[0]
        if await self.store.find(event_stream(event_of(stream)), cause(row)):
            marks = replace(row, events=tuple([event for event in row.events if not isinstance(event, HandEnded)]))
            return [(order, row.at) for order in react(marks, None)]
        loaded = await self.loaded(stream)
        if loaded is None or loaded.version != row.version:  # another process has gone on, and did this before
            return []
        return [(order, row.at) for order in react(row, loaded.state)]

    async def _meant(self, order: Order, loaded: LoadedStream) -> Order:
        """The order; for a hand of a mad round that leaves the game open, with what its dealer chose, or prefers.

        His choice is at his table. The log has it with the hand, which an undo decides again from this stream alone.
        """
        command = order.command
        if (
            not isinstance(command, PlanHand)
            or command.choice
            or not isinstance(loaded, LoadedEvent)
            or not loaded.state
        ):
            return order
        dealer = dealer_due(loaded.state, command.table)
        table = await self._latest(table_stream(event_of(order.stream), command.table)) if dealer else None
        if not isinstance(table, LoadedTable):
            return order
        return replace(order, command=replace(command, choice=table.deals(dealer)))

    async def _latest(self, stream: str) -> LoadedStream | None:
        """The stream of which another stream asks something, after reading what other processes wrote there."""
        if (loaded := self._loaded.get(stream)) and loaded.version < await self.store.version(stream):
            self._loaded.pop(stream, None)
        return await self.loaded(stream)

    async def _decided(self, order: Order, loaded: LoadedStream, at: int) -> Decided | Refusal:
        """What a command leads to; undo and redo look at everything ever asked of the stream."""
        command = order.command
        if order.seen and (late := await happened_meanwhile(order, loaded, self.store)):
            return late
        if isinstance(command, AskDealer) and isinstance(loaded, LoadedTable):
            return await self._not_his_deal(order.stream, command) or loaded.decide(command, order.command_id, at)
        if not (isinstance(command, Undo | Redo) and isinstance(loaded, LoadedEvent)):
            return loaded.decide(command, order.command_id, at)
        rows = await self.store.read(order.stream)
        # Rows that this process has not seen make the append fail, and then all of it is decided again.
        return history.rewritten(rows[: loaded.version], command)

    async def _not_his_deal(self, stream: str, command: AskDealer) -> Refusal | None:
        """The refusal if it is not his deal; the event says whose it is."""
        event = await self._latest(event_stream(event_of(stream)))
        state = event.state if isinstance(event, LoadedEvent) else None
        return not_his_deal(command.player, dealer_due(state, table_of(stream)) if state else "")

    async def _refused(self, order: Order, loaded: LoadedStream, refusal: Refusal) -> Outcome | None:
        """The answer to an order that a stream refuses; None if it lags behind the log: ask again."""
        if known := await self.store.find(order.stream, order.command_id):
            return self._known(known, order)
        if await self.store.version(order.stream) == loaded.version:
            return refusal
        self._loaded.pop(order.stream, None)
        return None

    def _known(self, row: Row, order: Order) -> Outcome:
        """The answer to a command id that is in the log: its row, unless the id belongs to something else there."""
        loaded = self._loaded.get(row.stream)
        if loaded and loaded.version < row.version:
            self._loaded.pop(row.stream, None)
        if not _names_the_same(row.command, order.command):
            return refuse("command-id-used", id=order.command_id)
        return Accepted(row, repeated=True)

    async def _follow(self, row: Row, decided: Decided, at: int) -> Accepted:
        """Carries out what the row asks of other streams; what cannot be done now is left to ``catch_up``."""
        if REACTED_TO.isdisjoint(map(type, row.events)):
            return Accepted(row, through=decided.through)
        orders = react(row, decided.after)
        try:
            caused = tuple([await self.execute(order, at) for order in orders])
        except BaseException:
            self._owe(orders, at)
            raise
        self._owe([order for order, outcome in zip(orders, caused, strict=True) if is_busy(outcome)], at)
        return Accepted(row, through=decided.through, caused=caused)

    def _owe(self, orders: Iterable[Order], at: int) -> None:
        """Orders to be given again: those that did arrive count only once."""
        for order in orders:
            self._owed.setdefault(order.stream, []).append((order, at))

    async def _load(self, stream: str) -> LoadedStream | None:
        """The stream as the log has it. Of several simultaneous callers only the first reads.

        Twice in memory, one would miss commands of the other: the one that was read first and handed over
        last would hide what was appended meanwhile.
        """
        async with self.memory.readers.setdefault(stream, asyncio.Lock()):
            return self._loaded.get(stream) or await self._read(stream)

    async def _read(self, stream: str) -> LoadedStream | None:
        loaded = await self.empty_stream(stream)
        if loaded is None:
            return None
        with self.reading(stream):
            await replayed(loaded, stream, self.store)
        last = await self.store.read(stream, loaded.version) if loaded.version else ()
        self._loaded[stream], self._at[stream] = loaded, last[-1].at if last else 0
        await self._loaded.rest(self._snapshot)
        return loaded

    async def empty_stream(self, stream: str) -> LoadedStream | None:
        """A stream before its first row; None for a table of an unknown event."""
        contest = loaded_contest(stream, self.shuffler)
        if contest is not None:
            return contest
        events = event_stream(event_of(stream))
        if stream == events:
            return LoadedEvent(stream, self.shuffler)
        event = await self.loaded(events)
        if not isinstance(event, LoadedEvent) or event.state is None:
            return None
        opening = event.state.opening
        italian = opening.definition.italian
        return LoadedTable(stream, self.shuffler, opening.policy, italian.switches, italian.table)


async def _has_come(turn: asyncio.Lock) -> bool:
    """Takes a turn, unless it is too long in coming; returns whether it came."""
    if not turn.locked():
        return await turn.acquire()
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await turn.acquire()
    except TimeoutError:
        return False


def _names_the_same(logged: Command, asked: Command) -> bool:
    """Does the log hold this command? A hand that leaves its game to the dealer is logged with the game he deals."""
    if isinstance(logged, PlanHand) and isinstance(asked, PlanHand) and not asked.choice:
        return replace(logged, choice=None) == asked
    return logged == asked


def _row(order: Order, version: int, decided: Decided, at: int) -> Row:
    who = (order.actor, decided.draw, order.asked)
    return Row(order.stream, version, order.command_id, order.command, decided.events, at, *who)
