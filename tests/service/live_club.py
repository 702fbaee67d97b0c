"""A club night where people deal: the service over a store, told what the floor reports."""

from collections.abc import Sequence

from shuffleup.service.history import given_of
from shuffleup.service.outcome import Accepted, Outcome
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import LoadedEvent
from shuffleup.store.port import Row, Store
from shuffleup.tournament.undo import Given, Redo, Undo
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.json import Command
from tests.service.club import EVENT, club, service
from tests.tournament.room import NOON

SECOND = 1_000_000
CASH = "cash"


def players(count: int) -> tuple[str, ...]:
    """So many players."""
    return tuple([f"p{number:02}" for number in range(1, count + 1)])


class LiveClub:
    """The floor of an event: gives commands, one second after the other."""

    def __init__(self, store: Store, definition: Definition | None = None, *, snapshot_every: int = 0) -> None:
        self.store = store
        self.at = NOON
        self.given = 0
        self.definition = definition or club().definition
        self.service: Service = service(store)
        self.service._snapshot_every = snapshot_every

    async def ask(self, command: Command, command_id: str = "", actor: str = "floor") -> Outcome:
        """One command, a second after the one before."""
        self.given += 1
        self.at += SECOND
        return await self.service.execute(Order(EVENT, command_id or f"c{self.given}", command, actor), self.at)

    async def give(self, command: Command, command_id: str = "", actor: str = "floor") -> Row:
        """A command that is accepted."""
        answer = await self.ask(command, command_id, actor)
        assert isinstance(answer, Accepted), answer
        return answer.row

    async def open(self, count: int) -> None:
        """Opens the event, enters so many, draws their seats and starts."""
        await self.give(c.OpenEvent("club", self.definition, club().policy))
        await self.give(c.Register(players(count)))
        await self.give(c.DrawSeats())
        await self.give(c.StartEvent())

    async def sell(self, player: str, command_id: str = "") -> Row:
        """An entry for cash."""
        price = self.definition.entry.buy_in_cents + self.definition.entry.fee_cents
        paid = Payment(method=CASH, cents=price, cashier="desk")
        return await self.give(SellEntry(player=player, payments=(paid,), author="desk"), command_id)

    async def bust(self, *out: str, by: Sequence[str] = (), command_id: str = "") -> Row:
        """Players of one table are out."""
        return await self.give(ReportBust(players=out, by=tuple(by), author="floor"), command_id)

    async def undo(self, command_id: str) -> Outcome:
        """Takes a command back."""
        return await self.ask(Undo(command_id))

    async def redo(self, command_id: str) -> Outcome:
        """Gives it its place again."""
        return await self.ask(Redo(command_id))

    async def state(self) -> EventState:
        """The event as the service sees it."""
        room = await self.service.loaded(EVENT)
        assert isinstance(room, LoadedEvent) and room.state is not None
        return room.state

    async def log(self) -> tuple[Given, ...]:
        """The log as the core knows it."""
        return given_of(await self.store.read(EVENT))

    async def at_table(self, table: int) -> list[str]:
        """Who sits at a table, by chairs."""
        return [chair.player for chair in (await self.state()).floor.tables[table].chairs]
