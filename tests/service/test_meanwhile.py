"""A command says which version of the log its giver saw: two who act at the same moment do not act twice."""

import asyncio
from typing import get_args

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.service.meanwhile import DEPENDS
from shuffleup.service.outcome import Accepted, Outcome
from shuffleup.service.run import Service
from shuffleup.service.simulate import START
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.undo import Undo
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words import seats
from shuffleup.tournament.words.clock import PauseClock, SetTimeLeft, StartDay
from shuffleup.tournament.words.doubt import SetLevel
from shuffleup.tournament.words.entry import Rebuy, VoidEntry
from shuffleup.tournament.words.live import PlaceButton, ReportBust
from shuffleup.wire.json import Command
from tests.service.club import EVENT, club, event_state, order, seated, service, told

SECOND = 1_000_000


async def begun(running: Service, players: int = 12) -> int:
    """An event of two tables that is being played by people; the version of its log."""
    entrants = club(players)
    for number, command in enumerate(
        (
            c.OpenEvent(entrants.event_id, entrants.definition, entrants.policy),
            c.Register(entrants.players),
            c.DrawSeats(),
            c.StartEvent(),
        )
    ):
        assert isinstance(await running.execute(order(command, f"setup {number}"), START), Accepted)
    return await running.store.version(EVENT)


async def at_once(running: Service, seen: int, *commands: Command) -> list[Outcome]:
    """What becomes of commands that are given in the same moment, all by people who saw this version."""
    orders = [replace(order(command, f"at once {n}"), seen=seen) for n, command in enumerate(commands)]
    return await asyncio.gather(*[running.execute(one, START + SECOND) for one in orders])


def refusals(answers: list[Outcome]) -> list[str]:
    """What is told to those who are refused: what happened meanwhile."""
    late = [one for one in answers if isinstance(one, Refusal)]
    assert {one.code for one in late} <= {"happened-meanwhile"}, late
    return [dict(one.facts)["happened"].code for one in late]  # type: ignore[union-attr]  # it is a note


def test_two_next_levels_at_the_same_moment_move_one_level() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        answers = await at_once(running, seen, *[c.AdvanceLevel()] * 5)
        assert refusals(answers) == ["meanwhile-level"] * 4
        assert (await event_state(running)).clock.number == 2
        again = replace(order(c.AdvanceLevel(), "on purpose"), seen=seen + 1)
        assert isinstance(await running.execute(again, START + SECOND), Accepted)
        assert (await event_state(running)).clock.number == 3

    told(story)


def test_a_level_that_ended_by_itself_is_not_skipped_by_whoever_presses_at_that_moment() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        over = (await event_state(running)).clock.ends_at
        assert isinstance(await running.execute(order(c.AdvanceClock(), "timer"), over), Accepted)
        pressed = await running.execute(replace(order(c.AdvanceLevel(), "pressed"), seen=seen), over + 1)
        assert refusals([pressed]) == ["meanwhile-level"]
        assert (await event_state(running)).clock.number == 2

    told(story)


def test_two_who_set_a_level_at_once_set_one() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        answers = await at_once(running, seen, *[SetLevel(level, 600, "late") for level in (3, 4)])  # type: ignore[arg-type]
        assert refusals(answers) == ["meanwhile-level"]
        assert (await event_state(running)).clock.number == 3

    told(story)


def test_whoever_does_not_say_what_he_saw_is_served_as_before() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await begun(running)
        answers = await at_once(running, 0, c.AdvanceLevel(), c.AdvanceLevel())
        assert all(isinstance(one, Accepted) for one in answers)

    told(story)


def test_a_command_sent_again_is_answered_as_before_whatever_happened_since() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        given = replace(order(c.AdvanceLevel(), "mine"), seen=seen)
        assert isinstance(await running.execute(given, START + SECOND), Accepted)
        assert isinstance(await running.execute(order(c.AdvanceLevel(), "other"), START + SECOND), Accepted)
        again = await running.execute(given, START + SECOND)
        assert isinstance(again, Accepted) and again.repeated

    told(story)


def test_what_does_not_matter_to_a_command_refuses_nothing() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        answers = await at_once(running, seen, PauseClock(), c.AdvanceLevel(), SetTimeLeft(60, "r", "floor"))
        assert [isinstance(one, Accepted) for one in answers] == [True, True, False]
        assert refusals(answers) == ["meanwhile-level"]

    told(story)


def test_the_field_that_is_drawn_is_the_field_that_was_seen() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        entrants = club(12)
        opening = c.OpenEvent(entrants.event_id, entrants.definition, entrants.policy)
        for number, command in enumerate((opening, c.Register(entrants.players))):
            await running.execute(order(command, f"setup {number}"), START)
        answers = await at_once(running, 2, c.Register(("late",)), c.DrawSeats())
        assert refusals(answers) == ["meanwhile-field"]
        assert not (await event_state(running)).floor.tables

    told(story)


def test_buttons_that_several_draw_at_once_are_drawn_once() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running, 8)
        answers = await at_once(running, seen, *[seats.DrawButtons()] * 3)
        assert refusals(answers) == ["meanwhile-tables"] * 2
        broken = replace(order(c.BreakTable(1), "break"), seen=seen)
        assert refusals([await running.execute(broken, START + SECOND)]) == ["meanwhile-tables"]

    told(story)


def test_two_busts_of_one_table_are_told_one_after_the_other_and_those_of_two_tables_at_once() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        tables = (await event_state(running)).floor.tables
        first, second = [chair.player for chair in tables[1].chairs][:2]
        elsewhere = tables[2].chairs[0].player
        busts = [ReportBust(players=(one,), author="floor") for one in (first, elsewhere, second)]
        answers = await at_once(running, seen, *busts)
        assert [isinstance(one, Accepted) for one in answers] == [True, True, False]
        assert refusals(answers) == ["meanwhile-hand"]

    told(story)


def test_a_bust_that_says_when_it_was_is_asked_about_and_not_sent_away() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        tables = (await event_state(running)).floor.tables
        first, second = [chair.player for chair in tables[1].chairs][:2]
        busts = [ReportBust(players=(first,), author="floor"), ReportBust(players=(second,), author="floor", told_at=1)]
        answers = await at_once(running, seen, *busts)
        assert isinstance(answers[0], Accepted)
        assert isinstance(answers[1], Refusal) and answers[1].code == "told-late"

    told(story)


def test_what_happens_at_another_table_disturbs_no_dealer() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        tables = (await event_state(running)).floor.tables
        bust = ReportBust(players=(tables[2].chairs[0].player,), author="floor")
        buttons = [PlaceButton(table=table, chair=tables[1].chairs[1].number, author="floor") for table in (1, 1, 2)]
        answers = await at_once(running, seen, bust, *buttons)
        assert [isinstance(one, Accepted) for one in answers] == [True, True, False, False]
        assert refusals(answers) == ["meanwhile-at-table", "meanwhile-hand"]

    told(story)


def test_a_round_is_begun_and_closed_by_whoever_saw_it() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        await seated(running, club(6))
        seen = await running.store.version(EVENT)
        answers = await at_once(running, seen, c.CloseRound(), c.StartRound(), c.CloseRound())
        assert [isinstance(one, Accepted) for one in answers] == [True, False, False]
        assert refusals(answers) == ["meanwhile-round"] * 2

    told(story)


def test_what_was_undone_meanwhile_is_told() -> None:
    async def story() -> None:
        running = service(MemoryStore())
        seen = await begun(running)
        level = order(c.AdvanceLevel(), "level")
        assert isinstance(await running.execute(level, START + SECOND), Accepted)
        assert isinstance(await running.execute(order(Undo("level"), "undo"), START + SECOND), Accepted)
        late = replace(order(SetTimeLeft(60, "r", "floor"), "late"), seen=seen + 1)
        assert refusals([await running.execute(late, START + SECOND)]) == ["meanwhile-undone"]

    told(story)


@pytest.mark.parametrize("kind", [c.DrawSeats, c.StartRound, c.BreakTable, StartDay, ReportBust, Rebuy])
def test_commands_that_a_glance_decides_are_in_the_table(kind: type[Command]) -> None:
    assert kind in DEPENDS and DEPENDS.keys() <= set(get_args(c.Command)) and VoidEntry not in DEPENDS
