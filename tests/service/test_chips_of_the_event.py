"""Orders that change a stack behind the event's back are none for a table: its next hand would not know of them."""

from shuffleup.hand.orders.actions import CorrectAward, Floor, FloorAction, TakeChips
from shuffleup.service.outcome import Accepted
from shuffleup.service.run import Service
from shuffleup.service.simulate import START
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.commands import PlanHand
from tests.service.club import TABLE, event_state, order, passive_action, seated, service, told

FLOOR = Floor("floor", "chips out of sight", "tda-2024 63")


async def refused(running: Service, action: FloorAction) -> bool:
    """Is it refused as the event's own?"""
    answer = await running.execute(order(action, type(action).__name__, TABLE), START)
    return not isinstance(answer, Accepted) and answer.code == "stack-of-the-event"


def test_a_hand_of_an_event_is_reported_though_the_floor_wanted_chips_of_it() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        await running.execute(order(PlanHand(1), "plan"), START)
        assert await refused(running, TakeChips(0, 100, FLOOR))
        while act := await passive_action(running):
            assert isinstance(await running.execute(act, START), Accepted)
        assert (await event_state(running)).floor.tables[1].hand == 0
        assert await refused(running, CorrectAward(0, 1, 100, FLOOR))

    told(story)
