"""An event of online tables, whose clock is moved by hand."""

from msgspec.structs import replace

from shuffleup.bots.cast import bot_for
from shuffleup.bots.turns import decision
from shuffleup.games.limits import Limit
from shuffleup.hand.state import Settled
from shuffleup.hand.view import seat_asked
from shuffleup.rulebooks.policy.italian_game import ItalianTable
from shuffleup.service import online
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.simulate import Entrants
from shuffleup.service.streams import LoadedEvent
from shuffleup.store.memory import MemoryStore
from shuffleup.table.plan import HandPlan
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import ItalianGame, Level, Structure
from shuffleup.tournament.words.events import HandPlanned
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.json import Command
from tests.service.club import EVENT, TABLE, club, service
from tests.tournament.room import NOON


def evening(players: int) -> Entrants:
    """Poker all'italiana for tables of four, with mad rounds and a time bank of a minute."""
    entrants = club(players, "italiana", Limit.NO_LIMIT)
    table = ItalianTable(giro_pazzo=True, time_bank_seconds=60)
    levels = Structure((Level(0, 0, 10, minutes=60),))
    definition = replace(entrants.definition, seats=4, structure=levels, italian=ItalianGame(table))
    return replace(entrants, definition=definition)


class Evening:
    """The software's own clock, moved by hand."""

    def __init__(self, players: int = 0, entrants: Entrants | None = None) -> None:
        self.store = MemoryStore()
        self.service: Service = service(self.store)
        self.entrants = entrants or evening(players)
        self.at = NOON
        self.given = 0

    async def give(self, command: Command, stream: str = EVENT) -> None:
        self.given += 1
        answer = await self.service.execute(Order(stream, f"c{self.given}", command, "test"), self.at)
        assert isinstance(answer, Accepted), answer

    async def begin(self) -> None:
        entrants = self.entrants
        await self.give(c.OpenEvent("club", entrants.definition, entrants.policy))
        for command in (c.Register(entrants.players), c.DrawSeats(), c.StartEvent(), c.StartRound()):
            await self.give(command)
        for table in (await self.event()).floor.tables:
            await online.open_table(self.service, "club", table, self.at)

    async def play_out(self, stream: str = TABLE) -> int:
        """Lets time pass until the hand is over; how many questions went unanswered."""
        unanswered = 0
        while not isinstance((await self.table(stream)).state, Settled):
            due = await online.sweep(self.service, stream, self.at)
            assert due is not None
            self.at = due
            unanswered += 1
            assert unanswered < 100
            await online.sweep(self.service, stream, self.at)
        return unanswered

    async def play_bots(self) -> None:
        """Lets bots play the hand at the first table to its end, and begins the next round."""
        while not isinstance((await self.table()).state, Settled):
            room = await self.table()
            assert room.state
            seat = seat_asked(room.state)
            dealt = room.dealt(room.state.felt.plan)  # type: ignore[union-attr]  # a hand that is dealt has a felt
            act = decision(bot_for(12345, seat), dealt.rules, room.state, dealt.deck)
            assert act
            await self.give(act, TABLE)
        await self.give(c.CloseRound())
        await self.give(c.StartRound())

    async def event(self) -> EventState:
        room = await self.service.loaded(EVENT)
        assert isinstance(room, LoadedEvent) and room.state
        return room.state

    async def table(self, stream: str = TABLE) -> LoadedTable:
        room = await self.service.loaded(stream)
        assert isinstance(room, LoadedTable)
        return room


async def dealt(at: Evening) -> HandPlan:
    """The plan of the hand that the event has dealt last; the table plays it."""
    planned = (await at.store.read(EVENT))[-1].events[-1]
    assert isinstance(planned, HandPlanned)
    state = (await at.table()).state
    assert state and state.felt.plan == planned.plan  # type: ignore[union-attr]  # a hand that is dealt has a felt
    return planned.plan
