"""The clock, the level of a hand, plans and reports, and the chip race."""

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.table.plan import HandPlan, PostingKind
from shuffleup.table.result import HandResult
from shuffleup.table.stakes import AnteMode
from shuffleup.tournament.deciding import DECIDERS, decide
from shuffleup.tournament.decision import Decision
from shuffleup.tournament.evolve.apply import APPLY, evolve
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.clock import next_round_at
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.commands import Command
from shuffleup.tournament.words.definition import AfterLast, Break, Denomination, Level, Structure, smallest_chip
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.events import BreakStarted, ChipsRaced, Event, HandReported, LevelStarted
from shuffleup.tournament.words.money import ChipCountError
from tests.tournament.room import NOON, SECOND, Room, a_small_pot, event, result_of

MINUTE = 60 * SECOND
STEPS = (Level(25, 50, minutes=20), Break(10), Level(50, 100, 100, minutes=20), Level(100, 200, 200, minutes=20))


def room_with(
    steps: tuple[Level | Break, ...], after_last: AfterLast = AfterLast.STAY, *, book: str = "tda-2024"
) -> Room:
    """A room with nine players and this structure, two minutes a hand."""
    room = Room(replace(event(stack=2_000), structure=Structure(steps, after_last)), book=book)
    room.open(9)
    return room


def code(decided: object) -> str:
    """The code of a refusal."""
    assert isinstance(decided, Refusal), decided
    return decided.code


def idle(room: Room, rounds: int) -> None:
    """Rounds in which no chip moves."""
    for _ in range(rounds):
        room.play_round(lambda plan, _dice: result_of(plan, {}))


def test_the_level_is_that_of_the_start_of_the_hand() -> None:
    """TDA 23: a hand begun a microsecond before the end keeps its level, the next one has the new one."""
    room = room_with((Level(25, 50, minutes=20), Level(50, 100, minutes=20)))
    room.at = NOON + 20 * MINUTE - 1
    first = room.plan(1)
    room.at += 5 * MINUTE
    room.send(c.ReportHand(1, result_of(first, {})))
    second = room.plan(1)
    assert (first.stakes.big_blind, second.stakes.big_blind) == (50, 100)
    assert room.now.clock.started_at == NOON + 20 * MINUTE, "the level began when the clock said, not with the hand"


def test_nobody_plays_in_a_break_and_the_next_level_follows_it() -> None:
    room = room_with(STEPS)
    room.at = NOON + 25 * MINUTE
    for refused in (room.ask(c.PlanHand(1)), room.ask(c.StartRound())):
        assert isinstance(refused, Refusal) and refused.code == "break"
        assert refused.fact("resumes_at") == NOON + 30 * MINUTE
    room.send(c.AdvanceClock())
    assert room.now.clock.break_until == NOON + 30 * MINUTE
    room.at = NOON + 30 * MINUTE
    room.send(c.StartRound())
    assert (room.now.clock.number, room.now.clock.stakes.ante) == (2, 100)


def test_a_run_without_a_clock_steps_over_breaks() -> None:
    room = room_with(STEPS)
    idle(room, 10)
    assert next_round_at(room.now) == NOON + 30 * MINUTE
    idle(room, 1)
    assert room.now.clock.started_at == NOON + 30 * MINUTE


def test_levels_by_hands_end_with_their_round_and_a_break_then_begins() -> None:
    room = room_with((Level(25, 50, hands=3), Break(10), Level(50, 100, hands=2), Level(100, 200, minutes=20)))
    idle(room, 3)
    assert room.now.clock.break_until == NOON + 6 * MINUTE + 10 * MINUTE
    idle(room, 2)
    assert room.now.clock.number == 3
    assert [happened.number for happened in room.log if isinstance(happened, LevelStarted)] == [1, 2, 3]


def test_the_last_level_stays_on_or_doubles() -> None:
    stays, doubles = room_with(STEPS), room_with(STEPS, AfterLast.DOUBLE)
    for room in (stays, doubles):
        room.at = NOON + 105 * MINUTE
        room.send(c.AdvanceClock())
    assert (stays.now.clock.number, stays.now.clock.stakes.big_blind) == (3, 200)
    assert (doubles.now.clock.number, doubles.now.clock.stakes.big_blind, doubles.now.clock.stakes.ante) == (
        5,
        800,
        800,
    )
    assert code(stays.ask(c.AdvanceLevel())) == "last-level"


def test_the_director_may_begin_the_next_level_early() -> None:
    room = room_with(STEPS)
    room.at = NOON + MINUTE
    assert isinstance(room.send(c.AdvanceLevel())[0], BreakStarted)
    assert isinstance(room.send(c.AdvanceLevel())[0], LevelStarted)
    assert room.now.clock.ends_at == NOON + 21 * MINUTE


@pytest.mark.parametrize(
    ("book", "mode", "dead"), [("tda-2024", AnteMode.BB_ANTE, 1), ("figp-2012", AnteMode.ALL_PLAYERS, 0)]
)
def test_the_plan_holds_what_the_policy_says_of_antes(book: str, mode: AnteMode, dead: int) -> None:
    room = room_with((Level(50, 100, 100, minutes=20),), book=book)
    plan = room.plan(1)
    assert plan.stakes.ante_mode is mode
    kinds = [posting.kind for posting in plan.postings]
    assert kinds.count(PostingKind.DEAD_ANTE) == dead and kinds.count(PostingKind.ANTE) == (0 if dead else 9)
    assert [seat.number for seat in plan.seats][-1] == plan.button
    assert plan.players_left == 9 and plan.hand == 1


def test_reports_that_do_not_fit_are_refused_and_change_nothing() -> None:
    room = room_with(STEPS)
    assert code(room.ask(c.ReportHand(1, result_of(_some_plan(), {})))) == "no-hand"
    plan = room.plan(1)
    before = room.now
    first, second = plan.seats[0], plan.seats[1]
    refused = room.ask(c.ReportHand(1, result_of(plan, {first.number: first.stack + 1})))
    assert isinstance(refused, Refusal) and refused.code == "chips-do-not-match"
    assert (refused.fact("before"), refused.fact("after")) == (18_000, 18_001)
    result = result_of(plan, {})
    swapped = (replace(result.seats[0], player=second.player), *result.seats[1:])
    for wrong, expected in (
        (replace(result, hand=2), "wrong-hand"),
        (replace(result, seats=result.seats[1:]), "wrong-seats"),
        (replace(result, seats=swapped), "wrong-seats"),
        (replace(result, seats=(replace(result.seats[0], finished=None), *result.seats[1:])), "stack-unknown"),
    ):
        assert code(room.ask(c.ReportHand(1, wrong))) == expected
    assert code(room.ask(c.PlanHand(1))) == "hand-in-progress"
    assert code(room.ask(c.PlanHand(2))) == "unknown-table"
    assert room.now is before


def _some_plan() -> HandPlan:
    return room_with(STEPS).plan(1)


def test_a_round_is_one_hand_at_every_table() -> None:
    room = Room(event())
    room.open(18)
    room.send(c.StartRound())
    assert code(room.ask(c.StartRound())) == "round-open"
    plan = room.plan(1)
    assert code(room.ask(c.CloseRound())) == "hand-in-progress"
    room.send(c.ReportHand(1, result_of(plan, {})))
    assert code(room.ask(c.PlanHand(1))) == "already-played"
    room.send(c.CloseRound())
    assert code(room.ask(c.CloseRound())) == "no-round"


def test_what_is_drawn_needs_a_draw() -> None:
    room = Room(event())
    room.send(c.Register(("a", "b")))
    assert code(decide(room.now, c.DrawSeats(), NOON)) == "draw-needed"
    room.send(c.DrawSeats())
    room.send(c.StartEvent())
    assert code(decide(room.now, c.StartRound(), NOON)) == "draw-needed"


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (c.Register(("z",)), "registration-closed"),
        (c.DrawSeats(), "seats-drawn"),
        (c.StartEvent(), "not-seated"),
        (c.RaceChips(1), "nothing-to-race"),
        (c.RaceChips(9), "unknown-table"),
        (c.BreakTable(9), "unknown-table"),
    ],
)
def test_commands_out_of_season(command: Command, expected: str) -> None:
    assert code(room_with(STEPS).ask(command)) == expected


def test_entries_are_refused_one_by_one() -> None:
    room = Room(event())
    assert code(room.ask(c.DrawSeats())) == "too-few-entries"
    assert code(room.ask(c.PlanHand(1))) == "not-playing"
    room.send(c.Register(("a",)))
    for players, expected in ((("a",), "already-entered"), (("b", "b"), "already-entered"), ((), "nobody-named")):
        assert code(room.ask(c.Register(players))) == expected
    assert code(decide(None, c.DrawSeats(), NOON)) == "not-open"


CHIPS = (Denomination(25, 2), Denomination(100, 3), Denomination(500))


def race_room() -> Room:
    """Nine players whose stacks hold odd 25s, at the end of level 1."""
    levels = (Level(25, 50, hands=5), Level(100, 200, hands=5), Level(500, 1_000, hands=5))
    room = Room(replace(event(stack=2_000), chips=CHIPS, structure=Structure(levels)), seed=1)
    room.open(9)
    for _ in range(5):
        room.play_round(_odd_pot)
    return room


def _odd_pot(plan: HandPlan, dice: Random) -> HandResult:
    winner, loser = dice.sample(plan.seats, 2)
    return result_of(plan, {winner.number: winner.stack + 25, loser.number: loser.stack - 25})


def test_a_removed_chip_is_raced_off_before_the_next_hand() -> None:
    """TDA 24: everybody ends on whole chips, nobody gains more than one, nobody is raced out."""
    room = race_room()
    assert code(room.ask(c.PlanHand(1))) == "chip-race-due"
    before = {chair.player: chair.stack for chair in room.now.floor.tables[1].chairs}
    assert any(stack % 100 for stack in before.values())
    room.at = next_round_at(room.now)
    raced = room.send(c.StartRound())[0]
    assert isinstance(raced, ChipsRaced) and (raced.removed, raced.unit) == (25, 100)
    after = {chair.player: chair.stack for chair in room.now.floor.tables[1].chairs}
    assert all(stack % 100 == 0 and stack > 0 for stack in after.values())
    assert all(-100 < after[player] - before[player] < 100 for player in before)
    assert room.now.chips.raced == raced.added == sum(after.values()) - sum(before.values())
    assert recount(room.now) == room.now.chips.in_play
    assert smallest_chip(room.now.definition, 2) == 100


def test_levels_skipped_race_every_chip_in_turn() -> None:
    room = race_room()
    room.send(c.AdvanceLevel())
    raced = room.send(c.RaceChips(1))
    assert [(race.removed, race.unit) for race in raced if isinstance(race, ChipsRaced)] == [(25, 100), (100, 500)]
    assert all(chair.stack % 500 == 0 for chair in room.now.floor.tables[1].chairs)


def test_a_damaged_record_is_noticed() -> None:
    room = room_with(STEPS)
    plan = room.plan(1)
    decided = room.ask(c.ReportHand(1, a_small_pot(plan, room.dice)))
    assert isinstance(decided, Decision)
    good = decided.events[0]
    assert isinstance(good, HandReported)
    for bad in (
        replace(good, stacks=(good.stacks[0] + 100, *good.stacks[1:])),
        replace(good, hand=9),
        room.log[0],
    ):
        with pytest.raises(ChipCountError):
            evolve(room.now, bad)


def test_every_event_has_an_effect_and_every_command_an_answer() -> None:
    assert set(get_args(Event)) == set(APPLY)
    assert set(get_args(Command)) == set(DECIDERS)


def test_a_draw_is_repeatable_and_its_parts_are_independent() -> None:
    draw = Draw("00" * 32, "seats")
    assert [draw.dice().below(1_000) for _ in range(2)] == [draw.dice().below(1_000)] * 2
    assert draw.part("a") != draw.part("b")
    assert draw.part("a").dice().below(2**60) != draw.part("b").dice().below(2**60)
