"""When it is not sure what time it is: nothing comes by time until the floor has settled it. A level set by hand."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.tournament.facts.clock import time_left
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import AnnounceHandForHand, PauseClock, ResumeClock, SetTimeLeft
from shuffleup.tournament.words.definition import Break, Level, Structure
from shuffleup.tournament.words.doubt import DoubtTime, SetLevel, SettleTime
from tests.tournament.room import SECOND, Room, event

MINUTE = 60 * SECOND
STEPS = (Level(25, 50, minutes=20), Break(10), Level(50, 100, minutes=20), Level(100, 200, minutes=20))
DAY = 24 * 60 * MINUTE


def room_with(*steps: Level | Break) -> Room:
    """A room with nine players and these levels."""
    room = Room(replace(event(stack=2_000), structure=Structure(steps or STEPS)))
    room.open(9)
    return room


def code(answer: object) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code


def shown(room: Room) -> tuple[int, int]:
    """The level, and the minutes left in it."""
    clock = room.now.clock
    return clock.number, time_left(clock, room.at) // MINUTE


def doubted(jump: int = DAY) -> Room:
    """Five minutes into the event the wall's clock was set; two minutes later the floor looks at it."""
    room = room_with()
    room.at += 5 * MINUTE
    room.send(DoubtTime(jump, 0))
    room.at += 2 * MINUTE
    return room


@pytest.mark.parametrize("jump", [DAY, -DAY, 60 * MINUTE, -60 * MINUTE])
def test_the_clock_was_wrong_and_the_event_goes_on_from_where_it_stood(jump: int) -> None:
    room = doubted(jump)
    room.at += 3 * 60 * MINUTE
    room.send(c.AdvanceClock())
    assert shown(room) == (1, 15)
    room.send(SettleTime(counts=False))
    assert shown(room) == (1, 15)
    room.at += 15 * MINUTE
    room.send(c.AdvanceClock())
    assert room.now.clock.break_until, "the break after it comes in its time"


def test_it_really_is_that_late_and_what_the_wall_has_passed_begins() -> None:
    room = doubted(45 * MINUTE)
    room.send(SettleTime(counts=True))
    # 5 + 45 + 2 minutes: 20 of level 1, 10 of the break, 20 of level 2, and 2 of level 3
    assert shown(room) == (3, 18)


def test_a_wall_that_was_set_back_makes_nothing_late() -> None:
    room = doubted(-60 * MINUTE)
    room.send(SettleTime(counts=True))
    assert shown(room) == (1, 13), "the two minutes in which nobody answered have passed"


def test_meanwhile_nobody_moves_the_clock_but_by_settling_it() -> None:
    room = doubted()
    moves = (c.AdvanceLevel(), ResumeClock(), SetTimeLeft(60, "x", "Ada"), AnnounceHandForHand())
    assert [code(room.ask(one)) for one in moves] == ["time-in-doubt"] * 4
    assert code(room.ask(PauseClock())) == "clock-stopped"
    room.send(SettleTime(counts=False))
    assert code(room.ask(SettleTime(counts=False))) == "no-doubt"


def test_a_clock_that_stood_stands_and_a_second_jump_changes_the_question_alone() -> None:
    room = room_with()
    room.send(PauseClock("dinner"))
    assert room.send(DoubtTime(DAY, 0)) == (), "nothing comes by time"
    room.send(ResumeClock())
    room.send(DoubtTime(DAY, 0))
    assert room.send(DoubtTime(DAY + SECOND, 0)) == ()
    room.at += MINUTE
    room.send(DoubtTime(0, 0))
    assert room.now.day.doubt and (room.now.day.doubt.jump, room.now.clock.stopped_at) == (0, room.at - MINUTE)


def test_a_break_stands_too() -> None:
    room = room_with()
    room.at += 22 * MINUTE
    room.send(c.AdvanceClock())
    room.send(DoubtTime(DAY, 0))
    room.at += 60 * MINUTE
    room.send(c.AdvanceClock())
    room.send(SettleTime(counts=False))
    assert (room.now.clock.break_until - room.at, room.now.clock.number) == (8 * MINUTE, 1)


def test_after_a_restart_the_answer_counts_from_where_the_log_ended() -> None:
    for counts, after in ((False, (1, 15)), (True, (3, 5))):
        room = room_with()
        last = room.at = room.at + 5 * MINUTE
        room.at += 60 * MINUTE
        room.send(DoubtTime(reading=last))
        assert shown(room) == (1, 15)
        room.send(SettleTime(counts=counts))
        assert shown(room) == after


def test_a_level_is_set_with_time_left_forwards_and_backwards_and_settles_a_doubt() -> None:
    room = doubted()
    room.send(SettleTime(counts=True))
    assert room.now.clock.number == 3
    room.send(SetLevel(1, 9 * 60 + 30, "the clock had been a day behind"))
    assert (room.now.clock.number, time_left(room.now.clock, room.at)) == (1, 9 * MINUTE + 30 * SECOND)
    room.send(DoubtTime(2 * DAY, DAY))
    room.send(SetLevel(2, 0, "as on the sheet"))
    assert (room.now.day.doubt, shown(room)) == (None, (2, 20))
    room.send(PauseClock("dinner"))
    room.send(SetLevel(3, 60, "as on the sheet"))
    room.at += 5 * MINUTE
    room.send(ResumeClock())
    assert shown(room) == (3, 1)


@pytest.mark.parametrize(
    ("command", "refused"),
    [
        (SetLevel(0, 60, "x"), "no-such-level"),
        (SetLevel(4, 60, "x"), "no-such-level"),
        (SetLevel(1, -1, "x"), "no-reason"),
        (SetLevel(1, 60, ""), "no-reason"),
    ],
)
def test_no_level_is_set_without_a_reason_or_that_is_none(command: SetLevel, refused: str) -> None:
    assert code(room_with().ask(command)) == refused


def test_during_hand_for_hand_a_level_set_stands_until_a_hand_is_over() -> None:
    room = room_with(Level(25, 50, minutes=20), Level(50, 100, minutes=20), Break(5), Level(100, 200, minutes=20))
    room.send(AnnounceHandForHand(3))
    room.send(SetLevel(2, 300, "it had been forgotten"))
    room.at += 10 * MINUTE
    room.send(c.AdvanceClock())
    assert shown(room) == (2, 5)
