"""A satellite and the event it plays for, over one log."""

from msgspec.structs import replace

from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler, event_stream
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.undo import Undo
from shuffleup.tournament.words.commands import AwardPrizes, Command, DrawSeats, OpenEvent, Register, StartEvent
from shuffleup.tournament.words.definition import PayoutPlan, Seats
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.state import EventState
from tests.tournament.room import NOON, event

SEAT = 7_500
MAIN = replace(event(buy_in_cents=SEAT - 1_000), name="Main event")
SATELLITE = event(payouts=PayoutPlan(Seats(SEAT, "Main event")))
"""Three entries at 50.00: two seats of 75.00."""


class Desk:
    """Two events over one log."""

    def __init__(self) -> None:
        self.service = Service(MemoryStore(), Shuffler.from_seed(1))
        self.given = 0

    async def give(self, event_id: str, command: Command | Undo) -> Accepted:
        """A command that is accepted."""
        self.given += 1
        order = Order(event_stream(event_id), f"c{self.given}", command, "Ada")
        answer = await self.service.execute(order, NOON + self.given)
        assert isinstance(answer, Accepted), answer
        return answer

    async def state(self, event_id: str) -> EventState:
        """An event as it stands."""
        room = await self.service.loaded(event_stream(event_id))
        assert room is not None and isinstance(room.state, EventState)
        return room.state


async def won(desk: Desk) -> None:
    """The satellite is over: Anna and Bruno have won."""
    await desk.give("main", OpenEvent("main", MAIN, resolved("tda-2024")))
    await desk.give("sat", OpenEvent("sat", SATELLITE, resolved("tda-2024")))
    for command in (Register(("Anna", "Bruno", "Carla")), DrawSeats(), StartEvent()):
        await desk.give("sat", command)
    await desk.give("sat", ReportBust(players=("Carla",), by=("Anna",), author="Ada"))
    await desk.give("sat", AwardPrizes())
