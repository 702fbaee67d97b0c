"""A draw cannot be repeated until it pleases: the same field gets the same seats, and another draw is counted."""

import asyncio
from collections.abc import Sequence

import pytest

from shuffleup.answer import Refusal
from shuffleup.projections.draws_proof import draws_proof
from shuffleup.projections.event_numbers import numbers
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.history import given_of
from shuffleup.service.outcome import Accepted
from shuffleup.service.run import Service
from shuffleup.service.simulate import START
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words import seats
from shuffleup.tournament.words.entry import SellEntry, VoidEntry
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import Payment
from shuffleup.wire.json import Command
from tests.service.club import EVENT, club, event_state, order, service, told

Seats = list[tuple[str, int, int]]
PLAYERS = tuple([f"p{number:02d}" for number in range(17)])


class Desk:
    """Whoever gives commands to an event, each under an id that he chooses."""

    def __init__(self) -> None:
        self.running: Service = service(MemoryStore())
        self.given = 0

    async def give(self, command: Command) -> str:
        self.given += 1
        answer = await self.running.execute(order(command, f"any id {self.given}"), START + self.given)
        assert isinstance(answer, Accepted), answer
        return answer.row.command_id

    async def open(self, players: Sequence[str] = PLAYERS) -> None:
        await self.give(c.OpenEvent("club", club().definition, club().policy))
        for player in players:
            await self.give(c.Register((player,)))

    async def seats(self) -> Seats:
        tables = (await event_state(self.running)).floor.tables
        return sorted([(one.player, table.number, one.number) for table in tables.values() for one in table.chairs])

    async def drawn(self, command: Command) -> tuple[str, Seats]:
        return await self.give(command), await self.seats()

    async def holds(self) -> None:
        """Every draw of the log can be drawn again by anybody."""
        proof = draws_proof(given_of(await self.running.store.read(EVENT)))
        assert proof.holds, proof


def test_a_draw_that_is_undone_and_drawn_again_gives_the_same_seats_and_buttons() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open()
        first, seated = await desk.drawn(c.DrawSeats())
        buttons = [table.button for table in (await event_state(desk.running)).floor.tables.values()]
        for _ in range(5):
            await desk.give(Undo(first))
            first, again = await desk.drawn(c.DrawSeats())
            assert again == seated
            assert [table.button for table in (await event_state(desk.running)).floor.tables.values()] == buttons
        await desk.holds()

    told(story)


def test_the_order_in_which_the_field_entered_does_not_matter() -> None:
    async def story() -> None:
        found: list[Seats] = []
        for players in (PLAYERS, PLAYERS[::-1], (*PLAYERS[5:], *PLAYERS[:5])):
            desk = Desk()
            await desk.open(players)
            found.append((await desk.drawn(c.DrawSeats()))[1])
        assert found[0] == found[1] == found[2]

    told(story)


def test_whoever_is_taken_out_and_put_in_again_changes_nothing_and_another_field_gets_other_seats() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open()
        draw, seated = await desk.drawn(c.DrawSeats())
        await desk.give(Undo(draw))
        await desk.give(VoidEntry(entry=3, reason="again", author="floor"))  # type: ignore[arg-type]  # said
        draw, others = await desk.drawn(c.DrawSeats())
        assert others != [one for one in seated if one[0] != PLAYERS[2]]
        await desk.give(Undo(draw))
        await desk.give(c.Register((PLAYERS[2],)))
        assert (await desk.drawn(c.DrawSeats()))[1] == seated

    told(story)


def test_another_draw_is_counted_and_wants_a_reason_and_can_be_repeated_by_nobody_either() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open()
        early = await desk.running.execute(order(c.DrawAgain("a mistake"), "early"), START)  # type: ignore[arg-type]
        assert isinstance(early, Refusal) and (early.code, early.fact("why")) == ("no-draw-again", "no-seats")
        first, seated = await desk.drawn(c.DrawSeats())
        silent = await desk.running.execute(order(c.DrawAgain(" "), "silent"), START)  # type: ignore[arg-type]
        assert isinstance(silent, Refusal) and silent.code == "reason-missing"
        again, second = await desk.drawn(c.DrawAgain("a player was forgotten"))  # type: ignore[arg-type]
        assert second != seated and {one[0] for one in second} == {one[0] for one in seated}
        assert numbers(await event_state(desk.running)).draw == 2
        await desk.give(Undo(again))
        assert await desk.seats() == seated and numbers(await event_state(desk.running)).draw == 1
        assert (await desk.drawn(c.DrawAgain("once more")))[1] == second  # type: ignore[arg-type]
        assert (await desk.drawn(c.DrawAgain("a third")))[1] not in (seated, second)  # type: ignore[arg-type]
        assert numbers(await event_state(desk.running)).draw == 3
        await desk.give(c.StartEvent())
        late = await desk.running.execute(order(c.DrawAgain("late"), "late"), START)  # type: ignore[arg-type]
        assert isinstance(late, Refusal) and late.fact("why") == "play-begun"
        assert first
        await desk.holds()

    told(story)


@pytest.mark.parametrize(("table", "chairs"), [(1, ()), (0, (1, 2)), (2, (5, 6)), (0, (6,))])
def test_who_needs_a_seat_changes_seats_with_its_holder_and_nobody_else_moves(
    table: int, chairs: tuple[int, ...]
) -> None:
    """Otherwise a need that nobody has would draw everybody's seat anew."""

    async def story() -> None:
        desk = Desk()
        await desk.open()
        draw, seated = await desk.drawn(c.DrawSeats())
        await desk.give(Undo(draw))
        for player in PLAYERS[3:5]:
            need = seats.SeatNeed(player, table, chairs, "wheelchair", "floor")  # type: ignore[arg-type]  # said
            await desk.give(seats.NeedSeat(need))
        again = (await desk.drawn(c.DrawSeats()))[1]
        moved = {one[0] for one in set(again) - set(seated)}
        assert len(moved) <= 4, moved
        found = {one[0]: one[1:] for one in again}
        for at, chair in [found[player] for player in PLAYERS[3:5]]:
            assert (not table or at == table) and (not chairs or chair in chairs)
        assert len({one[1:] for one in again}) == len(PLAYERS)
        await desk.holds()

    told(story)


def test_a_redraw_of_the_same_players_gives_the_same_seats_wherever_they_sit() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open()
        for step in (c.DrawSeats(), c.StartEvent()):
            await desk.give(step)
        first = (await desk.drawn(seats.RedrawSeats()))[1]
        assert (await desk.drawn(seats.RedrawSeats()))[1] == first
        await desk.holds()

    told(story)


def test_where_the_book_seats_by_order_of_arrival_it_is_kept() -> None:
    async def story() -> None:
        desk, players = Desk(), PLAYERS[::-1]
        await desk.give(c.OpenEvent("club", club().definition, resolved("mediterraneo-2026")))
        for player in players:
            await desk.give(c.Register((player,)))
        seated = {one[0]: one[1:] for one in (await desk.drawn(c.DrawSeats()))[1]}
        assert [seated[player] for player in players[:4]] == [(1, 1), (2, 1), (3, 1), (1, 2)]

    told(story)


def test_stacks_and_chips_are_as_before_after_another_draw() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open()
        await desk.give(c.DrawSeats())
        before = await event_state(desk.running)
        await desk.give(c.DrawAgain("again"))  # type: ignore[arg-type]
        after = await event_state(desk.running)
        assert after.chips == before.chips and after.floor.players == before.floor.players == len(PLAYERS)
        assert sorted(after.floor.tables) == sorted(before.floor.tables)

    told(story)


@pytest.mark.parametrize(
    "command",
    [seats.RedrawSeats(), seats.DrawButtons(), c.BreakTable(2)],
    ids=lambda command: type(command).__name__,
)
def test_draws_during_play_fall_as_before_too(command: Command) -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open()
        for step in (c.DrawSeats(), c.StartEvent()):
            await desk.give(step)
        for player in PLAYERS[:5]:
            await desk.give(ReportBust(players=(player,), author="floor"))
        before = (await event_state(desk.running)).floor
        found = []
        for _ in range(4):
            given = await desk.give(command)
            found.append((await event_state(desk.running)).floor)
            await desk.give(Undo(given))
            assert (await event_state(desk.running)).floor == before
        assert all(one == found[0] for one in found)
        await desk.give(Redo(given))
        assert (await event_state(desk.running)).floor == found[0]
        await desk.holds()

    told(story)


def test_a_late_seat_cannot_be_chosen_by_selling_it_again() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open(PLAYERS[:13])
        await desk.give(c.DrawSeats())
        paid = (Payment(method="cash", cents=5500, cashier="Ada"),)
        chairs = set()
        for _ in range(5):
            sold = await desk.give(SellEntry(player="late", payments=paid, author="floor"))
            chairs.add(next((table, chair) for player, table, chair in await desk.seats() if player == "late"))
            await desk.give(Undo(sold))
        assert len(chairs) == 1

    told(story)


def test_two_who_press_at_once_draw_the_same() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.open()
        draws = [order(c.DrawSeats(), f"press {n}") for n in range(8)]
        answers = await asyncio.gather(*[desk.running.execute(one, START) for one in draws])
        assert sum([isinstance(one, Accepted) for one in answers]) == 1
        seated = await desk.seats()
        other = Desk()
        await other.open()
        assert (await other.drawn(c.DrawSeats()))[1] == seated

    told(story)
