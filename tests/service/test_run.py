"""The road of a command: once, in order, whoever asks, and whatever breaks on the way."""

import pytest

from shuffleup.hand.actions import Call, Check, Fold
from shuffleup.hand.events import HandEnded, HandStarted
from shuffleup.hand.state import BettingRound, Settled
from shuffleup.projections.audit import Through
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import react
from shuffleup.service.run import Service
from shuffleup.service.simulate import START
from shuffleup.service.streams import SOFTWARE
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import AppendResult, Conflict, Row
from shuffleup.tournament.words.commands import CloseRound, PlanHand, Register, ReportHand, StartRound
from shuffleup.tournament.words.events import HandPlanned
from shuffleup.wire.deal import DealHand
from tests.service.club import (
    EVENT,
    TABLE,
    PowerCut,
    club,
    event_state,
    open_club,
    order,
    passive_action,
    seated,
    service,
    table_room,
    told,
)


class FragileStore(MemoryStore):
    """A store whose machine stops before it writes the first row that holds a certain command."""

    def __init__(self, before: type) -> None:
        super().__init__()
        self.before: type | None = before

    async def append(self, row: Row) -> AppendResult:
        if self.before is not None and isinstance(row.command, self.before):
            self.before = None
            raise PowerCut
        return await super().append(row)


class SharedStore(FragileStore):
    """A store of two processes: when one looks for the report of a hand, the other makes it and deals the next."""

    other: Service | None = None

    async def find(self, stream: str, command_id: str) -> Row | None:
        found = await super().find(stream, command_id)
        if self.other and stream == EVENT and found is None:
            other, self.other = self.other, None
            await other.recover()
            for command in (CloseRound(), StartRound(), PlanHand(1)):
                given = order(command, f"next {type(command).__name__}")
                assert isinstance(await other.execute(given, START), Accepted)
        return found


async def play_hand(running: Service) -> None:
    """Plays the hand in progress to its end."""
    while action := await passive_action(running):
        assert isinstance(await running.execute(action, START), Accepted)


def test_a_planned_hand_is_dealt_played_and_reported() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        planned = await running.execute(order(PlanHand(1), "plan"), START)
        assert isinstance(planned, Accepted)
        dealt = planned.caused[0]
        assert isinstance(dealt, Accepted)
        assert (dealt.row.stream, dealt.row.actor) == (TABLE, SOFTWARE)
        assert dealt.row.command_id == f"{EVENT}:{planned.row.version}"
        assert (await event_state(running)).floor.tables[1].hand == 1
        await play_hand(running)
        room = await table_room(running)
        assert isinstance(room.state, Settled)
        reported = (await running.store.read(EVENT))[-1]
        assert isinstance(reported.command, ReportHand)
        assert reported.command_id == f"{TABLE}:{room.version}"
        assert (await event_state(running)).floor.tables[1].hand == 0

    told(story)


def test_the_same_order_again_changes_nothing() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        first = await running.execute(order(PlanHand(1), "plan"), START)
        again = await running.execute(order(PlanHand(1), "plan"), START + 99)
        assert isinstance(first, Accepted) and isinstance(again, Accepted)
        assert (again.row, again.repeated) == (first.row, True)
        assert await running.store.version(TABLE) == 1
        other = await running.execute(order(StartRound(), "plan"), START)
        assert not isinstance(other, Accepted)
        assert other.code == "command-id-used"

    told(story)


def test_refusals_write_nothing() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        await running.execute(order(PlanHand(1), "plan"), START)
        before = [await running.store.version(stream) for stream in (EVENT, TABLE)]
        room = await table_room(running)
        assert isinstance(room.state, BettingRound)
        refused = [
            await running.execute(order(command, f"x{number}", stream), START)
            for number, (command, stream) in enumerate(
                [
                    (PlanHand(1), EVENT),
                    (Register(("late",)), "event/other"),
                    (Fold(room.state.turn), "table/other/1"),
                    (Check(room.state.turn), TABLE),
                    (Call((room.state.turn + 1) % 6), TABLE),
                    (DealHand(room.state.felt.plan), TABLE),
                    (PlanHand(1), TABLE),
                    (Fold(0), EVENT),
                ]
            )
        ]
        codes = [each.code for each in refused if not isinstance(each, Accepted)]
        assert codes == [
            "hand-in-progress",
            "not-open",
            "no-event",
            "bet-to-call",
            "not-your-turn",
            "hand-running",
            "not-at-a-table",
            "not-for-an-event",
        ]
        assert [await running.store.version(stream) for stream in (EVENT, TABLE)] == before

    told(story)


def test_two_services_share_one_log() -> None:
    async def story() -> None:
        store = MemoryStore()
        one, two = service(store), service(store)
        await seated(one)
        await one.execute(order(PlanHand(1), "plan"), START)
        await table_room(two)
        here, there = one, two
        while action := await passive_action(here):
            # The other one still believes in the state before the last two actions, and is asked all the same.
            assert isinstance(await here.execute(action, START), Accepted)
            again = await there.execute(action, START)
            assert isinstance(again, Accepted) and again.repeated
            here, there = there, here
        rows = await store.read(TABLE)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        assert sum(isinstance(event, HandEnded) for row in rows for event in row.events) == 1

    told(story)


def test_a_room_that_lags_behind_is_read_again_before_it_refuses_or_writes() -> None:
    async def story() -> None:
        store = MemoryStore()
        one, two = service(store), service(store)
        await seated(one, club(12))
        await event_state(two)
        assert isinstance(await one.execute(order(PlanHand(1), "one"), START), Accepted)
        # Legal as the second service sees it, but decided on an old version: a conflict, and decided again.
        planned = await two.execute(order(PlanHand(2), "two"), START)
        assert isinstance(planned, Accepted) and not planned.repeated
        first = await passive_action(one)
        assert first and isinstance(await one.execute(first, START), Accepted)
        await table_room(two)
        second = await passive_action(one)
        assert second and isinstance(await one.execute(second, START), Accepted)
        third = await passive_action(one)
        # Not the turn of this seat as the second service sees it, until it reads what the first one wrote.
        assert third and isinstance(await two.execute(third, START), Accepted)

    told(story)


def test_a_stream_that_never_rests_is_busy() -> None:
    class RestlessStore(MemoryStore):
        """Somebody else always writes first."""

        async def append(self, row: Row) -> AppendResult:
            return Conflict(row.stream, row.version)

    async def story() -> None:
        refused = await service(RestlessStore()).execute(order(open_club(), "open"), START)
        assert not isinstance(refused, Accepted)
        assert refused.code == "busy"

    told(story)


@pytest.mark.parametrize("before", [DealHand, ReportHand], ids=["before the deal", "before the report"])
def test_a_crash_between_two_streams_is_made_good_once(before: type) -> None:
    async def story() -> None:
        store = FragileStore(before)
        running = service(store)
        await seated(running)
        with pytest.raises(PowerCut):
            await running.execute(order(PlanHand(1), "plan"), START)
            await play_hand(running)
        for _ in range(2):
            running = service(store)
            await running.recover()
        await play_hand(running)
        rows = await store.read(TABLE)
        assert sum(isinstance(event, HandStarted) for row in rows for event in row.events) == 1
        reports = [row for row in await store.read(EVENT) if isinstance(row.command, ReportHand)]
        assert len(reports) == 1
        assert (await event_state(running)).floor.tables[1].hand == 0

    told(story)


def test_what_another_process_makes_good_meanwhile_is_left_to_it() -> None:
    async def story() -> None:
        store = SharedStore(ReportHand)
        running = service(store)
        await seated(running)
        with pytest.raises(PowerCut):
            await running.execute(order(PlanHand(1), "plan"), START)
            await play_hand(running)
        store.other, late = service(store), service(store)
        await late.recover()
        assert store.other is None, "the other one came between"
        reports = [row for row in await store.read(EVENT) if isinstance(row.command, ReportHand)]
        assert len(reports) == 1
        running = service(store)
        assert (await event_state(running)).floor.tables[1].hand == 2
        await play_hand(running)

    told(story)


def test_a_restart_in_mid_hand_goes_on_with_the_same_cards() -> None:
    async def story(*, restarts: bool) -> tuple[Row, ...]:
        store = MemoryStore()
        running = service(store)
        await seated(running)
        await running.execute(order(PlanHand(1), "plan"), START)
        while action := await passive_action(running):
            await running.execute(action, START)
            if restarts:
                running = service(store)
        return await store.read(TABLE)

    assert told(lambda: story(restarts=True)) == told(lambda: story(restarts=False))


def test_reactions_are_pure_and_numbered_after_their_cause() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running)
        await running.execute(order(PlanHand(1), "plan"), START)
        await play_hand(running)
        state = (await table_room(running)).state
        causes = 0
        for stream in (EVENT, TABLE):
            for row in await running.store.read(stream):
                orders = react(row, state)
                assert orders == react(row, state)
                assert all(each.command_id == f"{stream}:{row.version}" for each in orders)
                due = sum(isinstance(event, HandPlanned | HandEnded) for event in row.events)
                assert len(orders) == due
                causes += due
        assert causes == 2

    told(story)


def test_listeners_hear_every_row_once_in_order() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        heard: list[Row] = []

        async def listen(row: Row, _through: Through) -> None:
            heard.append(row)

        running.listen(listen)
        await seated(running)
        await running.execute(order(PlanHand(1), "plan"), START)
        await running.execute(order(PlanHand(1), "plan"), START)
        for stream in (EVENT, TABLE):
            assert tuple([row for row in heard if row.stream == stream]) == await running.store.read(stream)

    told(story)
