"""Levels and breaks begin on time, and players whose time runs out are answered for, without any person acting.

Deadlines are points in time in the state, so a timer only has to check now and then whether one has passed. What it
then gives is an ordinary command, numbered after the version it saw, so that two processes may both give it and it
happens once. Of several processes over one log, each keeps the timers of its share of the events; the others follow
what it writes. Each stream is handled separately: one whose clock cannot be kept is reported in ``troubles``, tried
again at every look, and then catches up by the points in time. Where it is not sure what time it is, ``doubts`` halts
an event before anything of it advances, and of several processes the one that leads says what time it is.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct, json

from shuffleup.service import online
from shuffleup.service.croupier import Croupier
from shuffleup.service.doubts import Doubts
from shuffleup.service.following import TABLES, Follower, Others, SoleKeeper, slot_of
from shuffleup.service.quiet import Quiet
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.running_clock import RunningClock, TimeTold
from shuffleup.service.streams import SOFTWARE, Decided, LoadedEvent, Own, event_of, own_id
from shuffleup.store.port import StoreError
from shuffleup.tournament.words.commands import AdvanceClock
from shuffleup.tournament.words.state import Phase

LOG = logging.getLogger("shuffleup.service")

LOOK_SECONDS = 0.25
"""How long after its time a level begins at most."""
LAST_LOOK_SECONDS = 1.0
"""How long the look under way may still take at the end."""
SAY_SECONDS = 1.0
"""How often the process that decides on the time says it to the others."""
SECOND = 1_000_000
ALL = ""
"""Stands for all events: it is not known which there are."""
EVERY = "every"
"""What the server's log calls them."""


class Trouble(Struct, frozen=True):
    """The clock of an event, or of one of its tables, cannot be kept; or no backup can be made.

    ``event`` is empty if no event's clock can be kept, and for a backup. ``since`` is the time of the first failure, in
    microseconds UTC; ``code`` is that of the cause, ``internal`` for a fault of the program.
    """

    event: str
    since: int
    code: str
    what: str = "clock"
    """``clock``, ``backup``, ``disk`` (nothing can be written), ``pin`` (one is void, as it was guessed at), or
    ``time``: nobody knows what time it is, and the floor of the event is asked."""
    jump: int = 0
    """By how much the machine's clock was set, in microseconds."""


async def _nowhere() -> None:
    """Keeps nothing."""


class Timers:
    """Keeps the clocks of every event of a service, and its croupier. ``now`` gives the time in microseconds UTC."""

    def __init__(self, service: Service, now: Callable[[], int] | RunningClock, others: Others | None = None) -> None:
        self._service = service
        self.follower = Follower(service, others)
        self._lease = others.lease if others else SoleKeeper()
        self._slots: frozenset[int] = frozenset()
        self._new: frozenset[int] = frozenset()
        self.known = False
        """Whether it has asked for its share."""
        self.late_seconds = 0.0
        """How many seconds late the last look came."""
        self._croupier = Croupier(service)
        self._clock = RunningClock.of(now)
        self._now = self._clock.now
        self._doubts = Doubts(service, self._clock)
        self.keep_clock: Callable[[], Awaitable[None]] = _nowhere
        """Keeps the clock for the next start."""
        self._said = -SAY_SECONDS
        self._heard = asyncio.Event()
        self._lease.hear(self._told)
        self._quiet = Quiet(service)
        self._streams: tuple[str, ...] = ()
        self._troubles: dict[str, Trouble] = {}

    @property
    def share(self) -> int:
        """How many of the slots that hold events this process has."""
        return len(self._slots)

    @property
    def leads(self) -> bool:
        """Does this process do what is done once for the whole room?"""
        return 0 in self._slots

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """The events whose clocks are in trouble, each with the start of its first trouble."""
        first: dict[str, Trouble] = {}
        for one in sorted(self._troubles.values(), key=lambda trouble: trouble.since):
            first.setdefault(one.event, one)
        return tuple(first.values())

    def _told(self, word: str) -> None:
        """The process that decides on the time has said what it is."""
        if not self.leads:
            self._clock.follow(json.decode(word, type=TimeTold))
            self._heard.set()

    async def _agree_on_time(self) -> None:
        """Says what time it is, if this process decides on that; one that has just come waits until it is told."""
        if self.leads:
            self._clock.lead()
            self._heard.set()
            if time.monotonic() - self._said >= SAY_SECONDS:
                self._said = time.monotonic()
                await self._lease.say(json.encode(self._clock.word()).decode())
        elif not self._heard.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._heard.wait(), 2 * SAY_SECONDS)
            self._heard.set()

    @property
    def asked(self) -> tuple[Trouble, ...]:
        """The events in which the floor is asked which time counts."""
        code = {False: "started-late", True: "clock-set"}
        halted = self._doubts.halted
        return tuple([Trouble(one.event, one.since, code[one.jump != 0], "time", one.jump) for one in halted])

    async def begin(self) -> None:
        """The first look, before anybody is let in: whatever is not sure about the time is asked before all else."""
        await self._guarded(ALL, self._list)

    async def run(self, end: asyncio.Event) -> None:
        """Looks at the clocks until the end, listens to other processes, and then gives its share back."""
        listening, ending = asyncio.create_task(self.follower.listen()), asyncio.create_task(end.wait())
        looking: asyncio.Task[float] | None = None
        try:
            while not end.is_set():
                looking = asyncio.create_task(self.sweep())
                await asyncio.wait((looking, ending), return_when=asyncio.FIRST_COMPLETED)
                # Tables without time limits would delay the end: the next process goes on from where they are.
                await asyncio.wait((looking,), timeout=LAST_LOOK_SECONDS)
                if not looking.done():
                    break
                due = time.monotonic() + looking.result()
                await asyncio.wait((ending,), timeout=looking.result())
                self.late_seconds = max(0.0, time.monotonic() - due)
        finally:
            tasks = [one for one in (listening, ending, looking) if one]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._lease.close()

    async def sweep(self) -> float:
        """Begins what is due, if this process keeps the timers. Returns the seconds until the next look."""
        await self._guarded(ALL, self._list)
        streams = {*self._streams, *self._service.owing()}
        return min([LOOK_SECONDS, *await asyncio.gather(*[self._guarded(one, self._keep, one) for one in streams])])

    async def _guarded(self, stream: str, look: Callable[..., Awaitable[float]], *arguments: str) -> float:
        """A look whose failure stops no other: it is logged, reported, and tried again."""
        at = self._now()
        try:
            wait = await look(*arguments)
        except Exception as fault:  # noqa: BLE001 - the outermost loop of the clocks
            self._note(stream, fault, at)
            return LOOK_SECONDS
        if self._troubles.pop(stream, None):
            LOG.info("clock-kept-again", extra={"stream": stream or EVERY})
        return wait

    def _note(self, stream: str, fault: Exception, at: int) -> None:
        before = self._troubles.get(stream)
        code = fault.code if isinstance(fault, StoreError | online.StuckError) else "internal"
        if before and before.code == code:
            return
        LOG.error("clock-in-trouble", extra={"stream": stream or EVERY, "code": code}, exc_info=fault)
        self._troubles[stream] = Trouble(event_of(stream) if stream else ALL, before.since if before else at, code)

    async def _list(self) -> float:
        """The streams to be kept: those of the log whose slot this process has.

        The previous holder may have been killed between two streams; what it left undone there comes first.
        """
        slots = await self._lease.slots()
        if slots != self._slots:
            LOG.info("timers-shared", extra={"count": len(slots)})
        gone = [one for one in self._streams if one.startswith(TABLES) and slot_of(one) not in slots]
        self._slots, self.known, new = slots, True, slots - self._slots
        self._service.leave(gone)
        await self._agree_on_time()
        self._doubts.start()
        await self.follower.follow()
        if new:
            await self._service.recover([one for one in sorted(self.follower.streams) if slot_of(one) in new])
        streams = tuple([one for one in await self._service.store.streams() if slot_of(one) in slots])
        self._new |= new
        if self._new:  # until they are looked at, none of them advances
            await self._doubts.begin([one for one in streams if slot_of(one) in self._new])
            self._new = frozenset()
        self._streams = streams
        if self.leads:
            await self._doubts.look()
        await self.keep_clock()
        return LOOK_SECONDS

    def keeps(self, stream: str) -> bool:
        """Does this process keep the timers of a stream?"""
        return slot_of(stream) in self._slots

    async def _keep(self, stream: str) -> float:
        self._service.refuse_if_sealed(stream)
        await self._service.catch_up(stream)
        if not self.keeps(stream) or self._quiet.holds(stream):
            return LOOK_SECONDS
        if stream.startswith("event/"):
            return await self._keep_event(stream)
        return await self._keep_table(stream) if stream.startswith("table/") else LOOK_SECONDS

    async def _keep_event(self, stream: str) -> float:
        deals = await self._croupier.keep(event_of(stream), self._now())
        clock = await self._keep_clock(stream)
        return min(clock, self._until(deals)) if deals is not None else clock

    async def _keep_clock(self, stream: str) -> float:
        loaded = await self._service.loaded(stream)
        if isinstance(loaded, LoadedEvent):
            self._quiet.note(stream, loaded)
        if not isinstance(loaded, LoadedEvent) or loaded.state is None or loaded.state.phase is not Phase.PLAYING:
            return LOOK_SECONDS
        order = Order(stream, own_id(Own.TIMER, loaded.version), AdvanceClock(), SOFTWARE)
        at = self._now()
        due = loaded.decide(order.command, order.command_id, at)
        if isinstance(due, Decided) and due.events:
            await online.insist(self._service, order, loaded.version, at)
        clock = loaded.state.clock
        return self._until(clock.ends_at) if clock.ends_at and not clock.stopped_at else LOOK_SECONDS

    async def _keep_table(self, stream: str) -> float:
        dues = (
            await self._croupier.answer(stream, self._now()),
            await online.sweep(self._service, stream, self._now()),
        )
        return min([LOOK_SECONDS, *[self._until(due) for due in dues if due is not None]])

    def _until(self, due: int) -> float:
        """Seconds until then; a time that is past and brought nothing (the last level stays on) is not urgent."""
        left = (due - self._now()) / SECOND
        return min(LOOK_SECONDS, max(0.001, left)) if left > 0 else LOOK_SECONDS
