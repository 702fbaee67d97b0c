"""Stopping the clock, setting it, editing levels, days, the closing hour, the shot clock."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.facts.clock import banks_left, levels_due, may_push, shot_clock_is_used, time_left
from shuffleup.tournament.verification import drawn_again
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import (
    AnnounceClosing,
    ClosingReached,
    DayEnded,
    DayStopDrawn,
    DealRequested,
    DrawLastHands,
    EditStructure,
    LastHandsAnnounced,
    PauseClock,
    ResetTimeBanks,
    ResumeClock,
    SetTimeLeft,
    StartDay,
    TimeBankUsed,
    UseTimeBank,
)
from shuffleup.tournament.words.definition import (
    MOST_COUNTED,
    AfterLast,
    Break,
    Closing,
    Curve,
    Level,
    PayoutPlan,
    ShotClock,
    Structure,
)
from shuffleup.tournament.words.events import LevelStarted
from shuffleup.tournament.words.seats import ButtonsDrawn
from shuffleup.tournament.words.state import Phase
from tests.tournament.room import NOON, SECOND, Room, event, result_of

MINUTE = 60 * SECOND
STEPS = (Level(25, 50, minutes=20), Break(10), Level(50, 100, minutes=20), Level(100, 200, minutes=20))


def room_with(*steps: Level | Break, book: str = "tda-2024", **changes: object) -> Room:
    """A room with nine players and these levels."""
    definition = replace(event(stack=2_000), structure=Structure(steps or STEPS), **changes)  # type: ignore[arg-type]
    room = Room(definition, book=book)
    room.open(9)
    return room


def code(answer: object) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code


def idle(room: Room, table: int = 1) -> None:
    """A hand in which no chip moves."""
    room.send(c.ReportHand(table, result_of(room.plan(table), {})))


# ── pause ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("minutes", [5, 25], ids=["in a level", "in a break"])
def test_a_clock_that_stands_still_keeps_what_it_shows(minutes: int) -> None:
    room = room_with()
    room.at = NOON + minutes * MINUTE
    room.send(PauseClock("fire alarm"))
    left = time_left(room.now.clock, room.at)
    assert left == (15 * MINUTE if minutes == 5 else 5 * MINUTE)
    room.at += 3 * 60 * MINUTE
    assert time_left(room.now.clock, room.at) == left
    assert room.send(c.AdvanceClock()) == ()
    assert code(room.ask(PauseClock(""))) == "clock-stopped"
    room.send(ResumeClock())
    assert time_left(room.now.clock, room.at) == left
    assert code(room.ask(ResumeClock())) == "clock-runs"
    room.at += left
    room.send(c.AdvanceClock())
    assert room.now.clock.step == (1 if minutes == 5 else 2)
    assert room.now.clock.started_at == room.at or room.now.clock.break_until == room.at + 10 * MINUTE


def test_hands_go_on_while_the_clock_stands_at_the_level_as_it_is() -> None:
    room = room_with(Level(25, 50, minutes=20), Level(50, 100, minutes=20))
    room.at = NOON + 19 * MINUTE
    room.send(PauseClock(""))
    room.at += 60 * MINUTE
    assert room.plan(1).stakes.big_blind == 50


def test_setting_the_time_left_needs_a_reason_and_moves_the_end() -> None:
    room = room_with()
    assert code(room.ask(SetTimeLeft(60, "", "Ada"))) == "no-reason"
    room.at = NOON + 4 * MINUTE
    room.send(SetTimeLeft(90, "started late", "Ada"))
    assert time_left(room.now.clock, room.at) == 90 * SECOND
    room.at += 90 * SECOND
    room.send(c.AdvanceClock())
    assert room.now.clock.break_until == room.at + 10 * MINUTE
    room.send(SetTimeLeft(60, "short break", "Ada"))
    assert room.now.clock.break_until == room.at + MINUTE
    assert code(room_with(Level(25, 50, hands=8)).ask(SetTimeLeft(60, "why", "Ada"))) == "no-end"


def test_a_clock_that_everybody_forgot_stops_doubling_where_nobody_can_count_the_blinds() -> None:
    doubling = Structure((Level(25, 50, minutes=20),), AfterLast.DOUBLE)
    room = Room(replace(event(), structure=doubling))
    room.open(9)
    found = [one for one in levels_due(room.now, room.at + 365 * 24 * 60 * MINUTE) if isinstance(one, LevelStarted)]
    assert len(found) < 50 and found[-1].stakes.big_blind <= MOST_COUNTED < 2 * found[-1].stakes.big_blind


# ── editing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def edit(*steps: Level | Break) -> EditStructure:
    """An edit by Ada."""
    return EditStructure(Structure(steps), "the room closes early", "Ada")


def test_levels_to_come_may_change_and_the_past_is_frozen() -> None:
    room = room_with()
    room.at = NOON + 31 * MINUTE  # level 2, the third step
    shorter = (*STEPS[:2], Level(50, 100, minutes=10), Level(150, 300, minutes=15))
    room.send(edit(*shorter))
    assert time_left(room.now.clock, room.at) == 9 * MINUTE
    room.at += 9 * MINUTE
    room.send(c.AdvanceClock())
    assert (room.now.clock.number, room.now.clock.stakes.big_blind) == (3, 300)
    for bad in ((Level(25, 50, minutes=99), *shorter[1:]), shorter[:2], (*shorter[:3], Level(100, 300, minutes=15))):
        refused = room.ask(edit(*bad))
        assert isinstance(refused, Refusal) and refused.code in {"past-frozen", "no-structure"}
    assert room.now.schedule.structure == Structure(shorter)


def test_the_present_level_never_ends_in_the_past() -> None:
    room = room_with()
    room.at = NOON + 15 * MINUTE
    room.send(edit(Level(25, 50, minutes=10), *STEPS[1:]))
    assert room.now.clock.ends_at == room.at
    room.send(c.AdvanceClock())
    assert room.now.clock.break_until == room.at + 10 * MINUTE


@pytest.mark.parametrize(
    ("steps", "refusal"),
    [
        ((STEPS[0], Break(10)), "no-structure"),
        ((STEPS[0], Level(50, 100)), "no-structure"),
        ((STEPS[0], Level(50, 100, minutes=10, hands=10)), "no-structure"),
        ((STEPS[0], Level(200, 100, minutes=10)), "no-structure"),
        ((STEPS[0], Break(0), STEPS[2]), "no-structure"),
        ((STEPS[0], Break(1.25), STEPS[2]), "no-structure"),
        ((STEPS[0], Level(50, 100, minutes=7.3)), "no-structure"),
        ((STEPS[0], Level(10, 20, minutes=10)), "blinds-fall"),
        ((Level(50, 100, minutes=20), STEPS[2]), "past-frozen"),
        ((Level(25, 50, hands=20), STEPS[2]), "past-frozen"),
    ],
)
def test_what_is_no_structure_is_refused(steps: tuple[Level | Break, ...], refusal: str) -> None:
    assert code(room_with().ask(edit(*steps))) == refusal


def test_levels_of_half_minutes_go_back_where_the_director_says_so() -> None:
    room = room_with()
    back = (STEPS[0], Level(10, 20, minutes=7.5), Level(25, 50, minutes=5))
    room.send(replace(edit(*back), structure=Structure(back, may_fall=True)))
    room.at = NOON + 20 * MINUTE
    room.send(c.AdvanceClock())
    assert (room.now.clock.stakes.big_blind, time_left(room.now.clock, room.at)) == (20, 450_000_000)
    room.send(edit(STEPS[0], back[1], Level(5, 10, minutes=5)))
    assert room.now.schedule.structure == Structure((STEPS[0], back[1], Level(5, 10, minutes=5)), may_fall=True)


# ── the dealer push ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_push_before_the_last_level_is_no_start_of_this_hand() -> None:
    room = room_with(*(Level(25 * n, 50 * n, minutes=20) for n in (1, 2, 3)))
    room.at = NOON + 41 * MINUTE
    room.send(c.AdvanceClock())
    assert code(room.ask(c.PlanHand(1, pushed_at=NOON + MINUTE))) == "too-long-ago"
    assert code(room.ask(c.PlanHand(1, pushed_at=room.at + 1))) == "in-the-future"
    planned = room.send(c.PlanHand(1, pushed_at=NOON + 39 * MINUTE))[-1]
    assert planned.plan.stakes.big_blind == 100 and planned.pushed_at == NOON + 39 * MINUTE  # type: ignore[union-attr]


# ── days ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_last_hands_are_counted_at_every_table_from_its_next_hand() -> None:
    room = Room(
        replace(event(), structure=Structure((Level(25, 50, minutes=60), Level(50, 100, minutes=60))), day_ends=(1,)),
        book="pslive",
    )
    room.open(18)
    room.at = NOON + 44 * MINUTE
    early = room.ask(DrawLastHands(5))
    assert isinstance(early, Refusal) and (early.code, early.rule) == ("outside-window", "pslive 22")
    room.at = NOON + 50 * MINUTE
    first = room.plan(1)
    assert code(room.ask(DrawLastHands(8))) == "wrong-card"
    later = replace(room.now.opening, definition=replace(room.now.definition, day_ends=(2,)))
    another = replace(room.now, opening=later)
    assert code(decide(another, DrawLastHands(3), room.at)) == "not-the-last-level"
    room.send(DrawLastHands(3))
    room.send(c.ReportHand(1, result_of(first, {})))
    room.at += 60 * MINUTE
    for _ in range(3):
        idle(room)
    assert code(room.ask(c.PlanHand(1))) == "last-hand-played"
    assert code(room.ask(ResumeClock())) == "last-hands"
    for _ in range(2):
        idle(room, 2)
    assert room.now.day.over is False
    idle(room, 2)
    assert isinstance(room.log[-1], DayEnded)
    assert code(room.ask(c.PlanHand(2))) == "day-over" == code(room.ask(c.StartRound()))
    room.at += 12 * 60 * MINUTE
    drawn = room.send(StartDay())
    assert isinstance(drawn[-1], ButtonsDrawn), "PSLive draws the button anew at a restart"
    assert (room.now.clock.number, room.now.clock.started_at, room.now.day.number) == (2, room.at, 2)
    assert code(room.ask(StartDay())) == "day-not-over"


@pytest.mark.parametrize("book", ["pslive", "tda-2024"])
def test_days_end_by_themselves_in_rounds_and_every_draw_can_be_repeated(book: str) -> None:
    structure = Structure(tuple([Level(25 * n, 50 * n, minutes=60) for n in (1, 2, 3)]))
    room = Room(replace(event(stack=90_000), structure=structure, day_ends=(1,)), book=book, seed=5)
    room.open(30)
    before = []
    room.each = lambda happened, state: before.append((happened, state))
    while not room.now.day.over:
        room.play_round(lambda plan, _dice: result_of(plan, {}))
    played = (room.at - NOON) // MINUTE
    hands = [happened.hands for happened in room.log if isinstance(happened, LastHandsAnnounced)]
    if book == "pslive":
        assert len(hands) == 1 and 3 <= hands[0] <= 7
        assert 45 + 2 * 3 <= played <= 55 + 2 + 2 * 7
        stop = next(happened for happened in room.log if isinstance(happened, DayStopDrawn))
        assert 5 * MINUTE <= NOON + 60 * MINUTE - stop.stop_at <= 15 * MINUTE
        for (_, state), (happened, _) in pairwise(before):
            if isinstance(happened, DayStopDrawn | LastHandsAnnounced):
                assert drawn_again(state, happened) == happened
    else:
        assert hands == [] and played == 60, "this book ends a day with its last level"


def test_the_night_takes_the_place_of_a_break_that_would_follow() -> None:
    room = room_with(Level(25, 50, minutes=20), Break(15), Level(50, 100, minutes=20), day_ends=(1,))
    room.at = NOON + 20 * MINUTE
    assert code(room.ask(c.PlanHand(1))) == "day-over", "the clock has run out, whether anybody has noted it or not"
    assert isinstance(room.send(c.AdvanceClock())[-1], DayEnded)
    room.at += 600 * MINUTE
    room.send(StartDay())
    assert (room.now.clock.number, time_left(room.now.clock, room.at)) == (2, 20 * MINUTE)
    assert room.plan(1).stakes.big_blind == 100


def test_no_break_begins_while_the_last_hands_are_played() -> None:
    room = room_with(Level(25, 50, minutes=60), Break(15), Level(50, 100, minutes=60), book="pslive", day_ends=(1,))
    room.at = NOON + 50 * MINUTE
    room.send(DrawLastHands(3))
    refused = room.ask(c.AdvanceLevel())
    assert isinstance(refused, Refusal) and (refused.code, refused.fact("why")) == ("last-hands", "break")
    for _ in range(3):
        idle(room)
    assert room.now.day.over
    room.at += 600 * MINUTE
    room.send(StartDay())
    assert room.plan(1).stakes.big_blind == 100


def test_dealers_are_not_pushed_shortly_before_a_level_or_break() -> None:
    room = room_with()
    end = NOON + 20 * MINUTE
    assert may_push(room.now, end - 91 * SECOND) and not may_push(room.now, end - 90 * SECOND)
    room.at = end - 30 * SECOND
    room.send(PauseClock(""))
    assert not may_push(room.now, end + 60 * MINUTE), "a clock that stands still shows the same"


# ── the closing hour ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_closing_hour_halves_levels_and_ends_in_a_deal_by_icm() -> None:
    levels = Structure(tuple([Level(5 * n, 10 * n, minutes=20) for n in range(1, 12)]))
    definition = replace(
        event(), structure=levels, payouts=PayoutPlan(Curve(2)), closing=Closing(house_closes_after_minutes=12)
    )
    room = Room(definition, book="mediterraneo-2026", seed=1)
    room.open(3)
    room.play_round(lambda plan, _dice: result_of(plan, {plan.seats[0].number: 500, plan.seats[1].number: 1_500}))
    while room.now.phase is Phase.PLAYING:
        room.play_round(lambda plan, _dice: result_of(plan, {}))
    lengths = [(e.ends_at - e.at) // MINUTE for e in room.log if getattr(e, "ends_at", 0) and hasattr(e, "number")]
    assert lengths == [20, 10, 10, 10, 10, 10, 10]
    deal = next(happened for happened in room.log if isinstance(happened, DealRequested))
    assert [survivor.chips for survivor in deal.survivors] == [1_500, 1_000, 500] and deal.method == "icm"
    room.send(c.AwardPrizes())
    awards = [award.cents for award in room.now.prizes.awards]
    assert sum(awards) == 15_000 == sum(deal.prizes_cents) and awards == sorted(awards, reverse=True)
    assert len(awards) == 3, "ICM pays all three though two places are paid"


def closing_at_52() -> Room:
    """Levels of 20 minutes; the house closes when 8 are left of the third."""
    levels = Structure(tuple([Level(10 * n, 20 * n, minutes=20) for n in range(1, 9)]))
    definition = replace(event(), structure=levels, closing=Closing(house_closes_after_minutes=52))
    room = Room(definition, book="mediterraneo-2026")
    room.open(18)
    return room


def shown(room: Room, minute: int, *commands: c.Command) -> tuple[int, int]:
    """The level and the minute at which it ends, after these commands at this minute."""
    start = room.now.schedule.started_at
    room.at = start + minute * MINUTE
    for command in commands:
        room.send(command)
    return room.now.clock.number, (room.now.clock.ends_at - start) // MINUTE


@pytest.mark.parametrize("asked", [(), (52,), (55,), (40, 55), (52, 57), (61,), (57, 65), (61, 67)])
def test_the_closing_hour_is_the_same_whenever_somebody_asks(asked: tuple[int, ...]) -> None:
    """4 of the 8 minutes are left; the next levels are 56 to 66 and 66 to 76."""
    room = closing_at_52()
    for minute in asked:
        shown(room, minute, c.AdvanceClock())
    assert shown(room, 70, c.AdvanceClock()) == (5, 76)
    closings = [happened for happened in room.log if isinstance(happened, ClosingReached)]
    assert [closing.at for closing in closings] == [room.now.schedule.started_at + 52 * MINUTE]


@pytest.mark.parametrize("command", [c.AdvanceClock(), c.PlanHand(1), PauseClock("")])
def test_the_closing_hour_has_come_before_anything_else_that_is_asked(command: c.Command) -> None:
    assert shown(closing_at_52(), 57, command) == (4, 66)


def test_a_clock_that_stands_still_when_the_house_closes_goes_on_with_half_of_what_it_showed() -> None:
    room = closing_at_52()
    shown(room, 50, PauseClock(""))
    assert shown(room, 54, ResumeClock()) == (3, 59), "10 minutes were left"


@pytest.mark.parametrize("asked", [112, 115, 130])
def test_the_last_hands_are_played_at_the_level_with_which_the_overtime_ends(asked: int) -> None:
    room = closing_at_52()
    assert shown(room, asked, c.AdvanceClock()) == (8, 106)
    assert room.now.last_hands and room.now.clock.stopped_at == room.now.clock.started_at + 16 * MINUTE


def test_a_break_that_outlasts_the_overtime_ends_before_the_last_hands() -> None:
    """The level of 20 ends at 15, the break at 75; the overtime ended at 70."""
    steps = (Level(10, 20, minutes=20), Break(60), Level(20, 40, minutes=20), Level(30, 60, minutes=20))
    closing = Closing(house_closes_after_minutes=10)
    room = room_with(*steps, book="mediterraneo-2026", closing=closing)
    assert shown(room, 72, c.AdvanceClock()) == (1, 75) and room.now.last_hands is None
    assert shown(room, 90, c.AdvanceClock()) == (2, 85) and room.now.last_hands
    room.send(c.StartRound())


def test_a_book_without_a_closing_hour_has_none() -> None:
    assert code(room_with().ask(AnnounceClosing())) == "no-closing-hour"
    room = room_with(book="mediterraneo-2026")
    assert code(room.ask(DrawLastHands(5))) == "no-such-draw"
    room.at = NOON + 12 * MINUTE
    room.send(AnnounceClosing())
    assert time_left(room.now.clock, room.at) == 4 * MINUTE
    assert code(room.ask(AnnounceClosing())) == "closing-reached"


# ── the shot clock ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_time_banks_are_there_from_their_level_on_and_run_out() -> None:
    room = room_with(shot_clock=ShotClock(30, banks=2, bank_seconds=60, from_level=2))
    assert not shot_clock_is_used(room.now)
    assert code(room.ask(UseTimeBank("p0001"))) == "no-shot-clock"
    room.send(c.AdvanceLevel())
    room.send(c.AdvanceLevel())
    assert shot_clock_is_used(room.now)
    for left in (1, 0):
        used = room.send(UseTimeBank("p0001"))[0]
        assert isinstance(used, TimeBankUsed) and used.left == left == banks_left(room.now, "p0001")
    assert code(room.ask(UseTimeBank("p0001"))) == "no-time-bank"
    assert code(room.ask(UseTimeBank("nobody"))) == "not-in-play"
    room.send(ResetTimeBanks())
    assert banks_left(room.now, "p0001") == 2
