"""An event on a server whose machine has a false clock, taken to any of its phases."""

from msgspec.structs import replace

from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.service.timers import Timers
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Store
from shuffleup.tournament.facts.clock import time_left
from shuffleup.tournament.facts.entry import entry_closed
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import AnnounceHandForHand, PauseClock
from shuffleup.tournament.words.definition import Break
from shuffleup.tournament.words.entry import CloseRegistration
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.offers import Window
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Admission
from shuffleup.wire.json import Command
from tests.service.club import EVENT, club
from tests.service.false_clock import MINUTE, FalseClock

CLOSED = CloseRegistration(reason="full", author="Ada")


class Evening:
    """An event with late registration to the end of level 2, on a server whose machine has a false clock."""

    def __init__(self, store: Store | None = None, machine: FalseClock | None = None) -> None:
        self.machine = machine or FalseClock()
        self.store = store or MemoryStore()
        self.given = 0
        self.clock = self.machine.clock()
        self.restart()

    def restart(self, *, knows: bool = False) -> None:
        """The server is started anew over its log; perhaps it knows that the machine ran on meanwhile."""
        before = self.clock.frame if knows else None
        self.clock = self.machine.clock()
        if before:
            self.clock.resume(before)
        self.service = Service(self.store, Shuffler.from_seed(7))
        self.timers = Timers(self.service, self.clock)

    async def give(self, command: Command) -> object:
        """A command of the floor."""
        self.given += 1
        return await self.service.execute(Order(EVENT, f"c{self.given}", command, "floor"), self.clock.now())

    async def does(self, *commands: Command) -> None:
        """Commands of the floor, that are accepted."""
        for command in commands:
            answer = await self.give(command)
            assert isinstance(answer, Accepted), (command, answer)

    async def begin(self, phase: str = "playing") -> None:
        """Takes the event to a phase."""
        entrants = club(6)
        steps = entrants.definition.structure.steps
        structure = replace(entrants.definition.structure, steps=(steps[0], Break(15), *steps[1:]))
        money = replace(entrants.definition.money, admission=Admission(late=Window(until_level=2)))
        days = (1,) if phase == "between days" else ()
        definition = replace(entrants.definition, structure=structure, money=money, day_ends=days)
        await self.timers.sweep()
        await self.does(c.OpenEvent("club", definition, entrants.policy), c.Register(entrants.players))
        if phase == "registering":
            return
        await self.does(c.DrawSeats())
        if phase == "seated":
            return
        await self.does(c.StartEvent())
        await self.passes(25 * MINUTE if phase in {"break", "between days"} else 5 * MINUTE)
        match phase:
            case "paused":
                await self.does(PauseClock("dinner"))
            case "hand-for-hand":
                await self.does(CLOSED, AnnounceHandForHand(3))
            case "finished":
                busts = [ReportBust(players=(one,), author="Ada") for one in entrants.players[1:]]
                await self.does(CLOSED, *busts, c.AwardPrizes())

    async def passes(self, time: int) -> None:
        """Time goes by, and the timers look."""
        self.machine.passes(time)
        await self.timers.sweep()
        await self.timers.sweep()

    async def state(self) -> EventState:
        """The event."""
        room = await self.service.loaded(EVENT)
        assert isinstance(room, LoadedEvent) and room.state
        return room.state

    async def stands(self) -> tuple[object, ...]:
        """What a jump must not change: level, what is left of it, registration, places and money."""
        state = await self.state()
        clock, now = state.clock, self.clock.now()
        left: object = time_left(clock, now), clock.break_until and clock.break_until - clock.reading(now)
        closed = state.cage.closed_at is not None, entry_closed(state, now) is not None
        left = left if state.phase is Phase.PLAYING else None
        return (state.phase, clock.number, clock.step, left, closed, state.outcome, state.cage.ledger, state.day.over)

    async def never_goes_back(self) -> None:
        """The points in time of the log."""
        points = [row.at for row in await self.store.read(EVENT)]
        assert points == sorted(points)
