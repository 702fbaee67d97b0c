"""Tables of an event that keep time: the next hand knows who is not there, and a restart forgets nothing."""

import asyncio

from msgspec.structs import replace

from shuffleup.games.limits import Limit
from shuffleup.hand.online_commands import ComeBack, SetPreferences
from shuffleup.hand.state import Settled
from shuffleup.rulebooks.policy.italian_game import ItalianTable
from shuffleup.service import online
from shuffleup.service.react import Order
from shuffleup.service.rooms import EventRoom, TableRoom
from shuffleup.service.run import Accepted, Service
from shuffleup.service.simulate import Entrants
from shuffleup.service.timers import Timers
from shuffleup.store.memory import MemoryStore
from shuffleup.table.auto_play import BlindNext, Preferences
from shuffleup.table.presence import SECOND
from shuffleup.table.seat import Attendance
from shuffleup.tournament import commands as c
from shuffleup.tournament.definition import ItalianGame, Level, Structure
from shuffleup.tournament.state import EventState
from shuffleup.wire.json import Command
from tests.service.club import EVENT, TABLE, club, service
from tests.tournament.room import NOON


def evening(players: int) -> Entrants:
    """Poker all'italiana for tables of four, with a time bank of a minute."""
    entrants = club(players, "italiana", Limit.NO_LIMIT)
    table = ItalianTable(time_bank_seconds=60)
    definition = replace(
        entrants.definition, seats=4, structure=Structure((Level(0, 0, 10, minutes=60),)), italian=ItalianGame(table)
    )
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

    async def event(self) -> EventState:
        room = await self.service.room(EVENT)
        assert isinstance(room, EventRoom) and room.state
        return room.state

    async def table(self, stream: str = TABLE) -> TableRoom:
        room = await self.service.room(stream)
        assert isinstance(room, TableRoom)
        return room


def test_a_hand_that_nobody_answers_ends_and_the_next_one_knows_who_sits_out() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        assert (await at.table()).online is not None
        await at.play_out()
        away = (await at.event()).floor.care.absent
        room = await at.table()
        assert room.online
        assert {one.player for one in room.online.players if one.presence.sitting_out} == set(away) != set()
        assert not room.online.asked
        back = sorted(away)[0]
        await at.give(ComeBack(back), TABLE)
        await at.give(c.CloseRound())
        await at.give(c.StartRound())
        await at.give(c.PlanHand(1))
        state = (await at.table()).state
        assert isinstance(state, Settled), "who alone is there wins the antes of all"
        planned = {seat.player: seat.attendance for seat in state.felt.plan.seats}
        assert planned[back] is Attendance.PRESENT
        assert all(planned[player] is Attendance.ABSENT for player in away if player != back)

    asyncio.run(story())


def test_a_restart_in_the_middle_of_a_question_changes_nothing() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        while not isinstance((await at.table()).state, Settled):
            before = await at.table()
            again = await service(at.store).room(TABLE)
            assert isinstance(again, TableRoom)
            assert (again.state, again.online) == (before.state, before.online)
            assert before.online and before.online.next_deadline
            at.at = before.online.next_deadline
            at.service = service(at.store)
            await online.sweep(at.service, TABLE, at.at)

    asyncio.run(story())


def test_two_processes_that_sweep_the_same_table_answer_once() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        other = service(at.store)
        await other.room(TABLE)
        due = (await at.table()).online.next_deadline  # type: ignore[union-attr]
        assert due is not None
        rows = len(await at.store.read(TABLE))
        await online.sweep(at.service, TABLE, due)
        await online.sweep(other, TABLE, due)
        assert len(await at.store.read(TABLE)) == rows + 1

    asyncio.run(story())


def test_the_timers_of_the_service_answer_by_themselves() -> None:
    async def story() -> None:
        at = Evening(4)
        await at.begin()
        await at.give(c.PlanHand(1))
        timers = Timers(at.service, lambda: at.at)
        version = (await at.table()).version
        await timers.sweep()
        assert (await at.table()).version == version
        at.at += 30 * SECOND
        await timers.sweep()
        assert (await at.table()).version == version + 1

    asyncio.run(story())


def test_who_is_moved_takes_time_bank_and_settings_along() -> None:
    async def story() -> None:
        at = Evening(entrants=club(8))
        await at.begin()
        await at.give(c.PlanHand(1))
        await at.play_out()
        await at.give(c.PlanHand(2))
        await at.play_out("table/club/2")
        await at.give(c.CloseRound())
        tables = (await at.event()).floor.tables
        mover = tables[1].chairs[0].player
        await at.give(SetPreferences(mover, Preferences(blind_next=BlindNext.NO)), TABLE)
        before = (await at.table()).online.player(mover)  # type: ignore[union-attr]
        free = min({1, 2, 3, 4, 5, 6} - {chair.number for chair in tables[2].chairs})
        await at.give(c.MovePlayer(mover, 2, free, "to even the tables", "floor"))
        await online.gather(at.service, "club", at.at)
        await online.gather(at.service, "club", at.at)
        assert (await at.table()).online.player(mover) is None  # type: ignore[union-attr]
        assert (await at.table("table/club/2")).online.player(mover) == before  # type: ignore[union-attr]

    asyncio.run(story())
