"""A misdeal that the floor declares in the event: the table deals the hand again, to whom the first deal went."""

from shuffleup.hand.events import HandStarted
from shuffleup.hand.orders.actions import Floor, VoidHand
from shuffleup.hand.orders.events import HandVoided
from shuffleup.hand.state import BettingRound
from shuffleup.hand.view import plan_of
from shuffleup.service.outcome import Accepted
from shuffleup.service.run import Service
from shuffleup.service.simulate import START
from shuffleup.store.memory import MemoryStore
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance
from shuffleup.tournament.undo import Undo
from shuffleup.tournament.words.commands import PlanHand
from shuffleup.tournament.words.conduct import RedealHand
from shuffleup.tournament.words.seats import MarkAbsent, MarkPresent
from shuffleup.wire.deal import DealAgain
from tests.service.club import TABLE, event_state, order, passive_action, seated, service, table_room, told

REDEAL = RedealHand(table=1, reason="two cards exposed", author="floor")
FLOOR = Floor("floor", "two cards exposed", "tda-2024 35")


async def plan_at_table(running: Service) -> HandPlan:
    """The hand in progress."""
    room = await table_room(running)
    assert room.state is not None
    return plan_of(room.state)


def attendances(plan: HandPlan) -> dict[str, Attendance]:
    """How each player of a hand takes part in it."""
    return {seat.player: seat.attendance for seat in plan.seats}


def test_a_redealt_hand_reaches_the_table_with_the_same_players_and_who_is_back_may_play() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        away, gone = (await event_state(running)).floor.tables[1].chairs[4:6]
        await running.execute(order(MarkAbsent((away.player, gone.player)), "away"), START)
        await running.execute(order(PlanHand(1), "plan"), START)
        first = await plan_at_table(running)
        cards = (await table_room(running)).dealt(first).deck.cards
        act = await passive_action(running)
        assert act and isinstance(await running.execute(act, START), Accepted)
        await running.execute(order(MarkPresent((away.player,)), "back"), START)
        redealt = await running.execute(order(REDEAL, "again"), START)
        assert isinstance(redealt, Accepted)
        (dealt,) = redealt.caused
        assert isinstance(dealt, Accepted) and isinstance(dealt.row.command, DealAgain)
        voided, begun = dealt.row.events[:2]
        assert isinstance(voided, HandVoided) and isinstance(begun, HandStarted)
        again = await plan_at_table(running)
        room = await table_room(running)
        assert (again.hand, again.button, again.postings) == (first.hand, first.button, first.postings)
        assert [seat.player for seat in again.seats] == [seat.player for seat in first.seats]
        assert attendances(again) == attendances(first) | {away.player: Attendance.PRESENT}
        assert attendances(again)[gone.player] is Attendance.ABSENT
        assert room.dealt(again).deck.cards != cards, "the cards were shuffled"
        assert isinstance(room.state, BettingRound)
        assert sum(room.state.stacks) + sum(room.state.bets) + room.state.felt.dead == sum(s.stack for s in first.seats)
        restarted = service(running.store)
        assert (await table_room(restarted)).state == room.state
        assert (await table_room(restarted)).commands_of_hand == 0
        while act := await passive_action(restarted):
            assert isinstance(await restarted.execute(act, START), Accepted)
        assert (await event_state(restarted)).floor.tables[1].hand == 0

    told(story)


def test_a_hand_that_was_voided_at_the_table_is_dealt_again_from_the_event() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        await running.execute(order(PlanHand(1), "plan"), START)
        assert isinstance(await running.execute(order(VoidHand(FLOOR), "void", TABLE), START), Accepted)
        redealt = await running.execute(order(REDEAL, "again"), START)
        assert isinstance(redealt, Accepted) and isinstance(redealt.caused[0], Accepted)
        assert isinstance(redealt.caused[0].row.events[0], HandStarted)

    told(story)


def test_a_redeal_is_of_the_hand_in_progress_and_cannot_be_undone() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        await running.execute(order(PlanHand(1), "plan"), START)
        await running.execute(order(REDEAL, "again"), START)
        undone = await running.execute(order(Undo("again"), "undo"), START)
        assert not isinstance(undone, Accepted) and undone.code == "hand-dealt"
        other = await running.execute(order(DealAgain(2, (), FLOOR), "other", TABLE), START)
        assert not isinstance(other, Accepted) and other.code == "no-hand"
        while act := await passive_action(running):
            await running.execute(act, START)
        over = await running.execute(order(DealAgain(1, (), FLOOR), "over", TABLE), START)
        assert not isinstance(over, Accepted) and over.code == "no-hand"

    told(story)
