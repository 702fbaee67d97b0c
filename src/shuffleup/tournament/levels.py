"""Which level a hand is played at, and when the next one begins.

The clock is two points in time, start and end; nothing ticks. A level applies to the hands that start in it (TDA 23),
so the clock is asked when a hand starts and not before. A level that lasts a number of hands ends with a round.

A clock that stands still keeps the reading at which it was stopped. Hand for hand it stands still too, and each hand
moves its reading on by some minutes (RP-8 B to D); breaks pass in real time all the same.
"""

from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.rulebooks.policy.event import EndOfDay
from shuffleup.table.rotation import Turn, at_level
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.tournament.clock_events import ClosingReached
from shuffleup.tournament.definition import MOST_COUNTED, AfterLast, Break, Level, Step, Structure, smallest_chip
from shuffleup.tournament.draft import Decision, rule_of
from shuffleup.tournament.events import BreakStarted, LevelStarted
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.game_prices import price_of, stakes_of_price, times
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase

MINUTE = 60_000_000
SECOND = 1_000_000

Due: TypeAlias = LevelStarted | BreakStarted | ClosingReached
"""What time brings by itself."""


def stakes(state: EventState) -> Stakes:
    """What a hand costs that starts now."""
    return state.clock.stakes


def level_number(state: EventState) -> int:
    """The level as printed: 1 is the first, 0 means that play has not started."""
    return state.clock.number


def structure_of(state: EventState) -> Structure:
    """The levels as they are now: those of the opening, or as they were edited."""
    return state.clock.pace.structure or state.opening.definition.structure


def next_step(state: EventState) -> Step | None:
    """What follows the present level or break; None where the last level stays on.

    Levels double as long as a room can count their blinds: a clock that everybody forgot comes to its end.
    """
    structure = structure_of(state)
    index = state.clock.step + 1
    if index < len(structure.steps):
        return structure.steps[index]
    if structure.after_last is AfterLast.STAY:
        return None
    doublings = index - len(structure.steps) + 1
    last = structure.levels[-1]
    return _doubled(last, doublings) if max(last.big, last.ante) << doublings <= MOST_COUNTED else None


def begin_step(state: EventState, step: Step, at: int) -> LevelStarted | BreakStarted:
    """The event with which the next level or break begins at a point in time."""
    index = state.clock.step + 1
    if isinstance(step, Break):
        return BreakStarted(index, at, at + step.minutes * MINUTE)
    number = state.clock.number + 1
    overtime = state.clock.pace.overtime
    length = overtime.shortened(step.minutes * MINUTE) if overtime else step.minutes * MINUTE
    ends_at = at + length if step.minutes else 0
    last_round = state.round.number + step.hands if step.hands else 0
    return LevelStarted(index, number, _stakes(state, step, number), at, ends_at, last_round)


def begin_level(state: EventState, number: int, at: int) -> LevelStarted | BreakStarted:
    """The event with which a level begins out of turn: the first one of a final day, or an earlier one (roll-back)."""
    steps = structure_of(state).steps
    index = [place for place, step in enumerate(steps) if isinstance(step, Level)][number - 1]
    before = replace(state, clock=replace(state.clock, step=index - 1, number=number - 1))
    return begin_step(before, steps[index], at)


def due(state: EventState, at: int) -> tuple[Due, ...]:
    """The levels and breaks that have begun by this time, each at the moment the one before it ended.

    The closing of the house has its place among them: it shortens the level that is on then, whenever somebody asks.
    """
    closes_at = _closes_at(state)
    if not 0 < closes_at <= at:
        return _begun(state, at)
    before = _begun(state, closes_at)
    for event in before:
        state = evolve(state, event)
    closing = closing_reached(state, closes_at)
    return *before, closing, *_begun(evolve(state, closing), at)


def _begun(state: EventState, at: int) -> tuple[LevelStarted | BreakStarted, ...]:
    found: list[LevelStarted | BreakStarted] = []
    while 0 < state.clock.ends_at <= state.clock.reading(_before_last_hands(state, at)):
        step = next_step(state)
        if step is None or _closes_here(state) or state.clock.pace.last_hands:
            break
        real_break = isinstance(step, Break) and state.clock.pace.hand_for_hand
        event = begin_step(state, step, at if real_break else state.clock.ends_at)
        found.append(event)
        state = evolve(state, event)
    return tuple(found)


def _before_last_hands(state: EventState, at: int) -> int:
    """This time, or the end of the overtime if that was earlier: the last hands are played at its last level."""
    overtime = state.clock.pace.overtime
    if overtime is None or not state.opening.policy.policy.event.closing_last_hands:
        return at
    return min(at, max(overtime.until, state.clock.break_until))


def _closes_at(state: EventState) -> int:
    """When the house closes as announced; 0 where that ends nothing, or has been reached."""
    pace, after = state.clock.pace, state.opening.definition.closing.house_closes_after_minutes
    if not after or state.phase is not Phase.PLAYING or pace.overtime or pace.last_hands:
        return 0
    by_closing = state.opening.policy.policy.event.end_of_day is EndOfDay.CLOSING_HOUR
    return pace.started_at + after * MINUTE if by_closing else 0


def closing_reached(state: EventState, at: int) -> ClosingReached:
    """The house closes at this time: what is left of the level is shortened, and every later one."""
    policy, clock = state.opening.policy.policy.event, state.clock
    factor = policy.closing_level_factor
    numerator, denominator = (factor.numerator, factor.denominator) if factor else (1, 1)
    reading = clock.reading(at)
    left = max(0, clock.ends_at - reading) * numerator // denominator
    return ClosingReached(
        at=at,
        ends_at=reading + left if clock.ends_at else 0,
        until=at + (policy.closing_overtime_minutes or 0) * MINUTE,
        numerator=numerator,
        denominator=denominator,
        rule=rule_of(state, "closing_level_factor"),
    )


def after_round(state: EventState, at: int) -> tuple[LevelStarted | BreakStarted, ...]:
    """What begins when a round has closed that was the last of its level."""
    if not 0 < state.clock.last_round <= state.round.number or _closes_here(state):
        return ()
    step = next_step(state)
    return () if step is None else (begin_step(state, step, at),)


def level_over(state: EventState, at: int) -> bool:
    """Has the present level come to its end?"""
    clock = state.clock
    return 0 < clock.ends_at <= clock.reading(at) or 0 < clock.last_round <= state.round.number


def advance_level(state: EventState, at: int) -> Decision:
    """The next level or break, before its time."""
    if state.phase is not Phase.PLAYING:
        return not_playing(state)
    step = next_step(state)
    if step is None:
        return Refusal(
            "last-level", f"level {state.clock.number} is the last and stays on", facts=(("level", state.clock.number),)
        )
    if isinstance(step, Break) and state.clock.pace.last_hands:
        # The clock stands still till they are over, and a break would never end.
        message = "the last hands are being played: there is no break before they are over"
        return Refusal("last-hands", message, facts=(("why", "break"),))
    return (begin_step(state, step, at),)


def not_playing(state: EventState) -> Refusal:
    """The answer to whatever needs a running event."""
    return Refusal(
        "not-playing",
        f"the event is not being played: it is {state.phase.value}",
        facts=(("phase", state.phase.value),),
    )


def on_break(state: EventState, at: int) -> Refusal | None:
    """The refusal of a hand during a break."""
    clock = state.clock
    if clock.break_until <= clock.reading(at):
        return None
    left = clock.break_until - clock.reading(at)
    resumes_at = at + left
    return Refusal(
        "break",
        f"the event is on a break for another {left // SECOND} s",
        facts=(("resumes_at", resumes_at), ("seconds", left // SECOND)),
    )


PUSH_HOLD = 90 * SECOND
"""So long before a break or a new level dealers are not changed (RP-7)."""


def may_push(state: EventState, at: int) -> bool:
    """May dealers be changed now? Not shortly before a scheduled break or level (RP-7)."""
    clock = state.clock
    return not 0 < clock.ends_at - clock.reading(at) <= PUSH_HOLD


def next_round_at(state: EventState) -> int:
    """When the next round starts in a run without a clock: one hand's time after the last, or after the break."""
    at = state.clock.started_at
    if state.round.number:
        at = max(at, state.round.at + state.opening.definition.seconds_per_hand * SECOND)
    for event in due(state, at):
        state = evolve(state, event)
    return max(at, state.clock.break_until)


def _closes_here(state: EventState) -> bool:
    """Is this the level that ends the event, or the day? Then no other begins before play is closed."""
    definition = state.opening.definition
    last = definition.closing.end_of_level
    return (bool(last) and state.clock.number >= last) or is_last_of_day(state)


def is_last(state: EventState) -> bool:
    """Does no other level follow: does this one stay on, or play end with it?"""
    last = state.opening.definition.closing.end_of_level
    return next_step(state) is None or 0 < last <= state.clock.number


def is_last_of_day(state: EventState) -> bool:
    """Is the present level the last one of its day? The last day has none."""
    ends = state.opening.definition.day_ends
    day = state.clock.pace.day.number
    return day <= len(ends) and state.clock.number >= ends[day - 1]


def level_numbered(structure: Structure, number: int) -> Level:
    """The level with this number as printed, also one of those that go on doubling the last."""
    printed = structure.levels
    return printed[number - 1] if number <= len(printed) else _doubled(printed[-1], number - len(printed))


def game_stakes(state: EventState, game: int, number: int) -> Stakes:
    """What a hand of a game of the rotation costs at a level."""
    definition, structure = state.opening.definition, structure_of(state)
    assert definition.rotation is not None
    unit = smallest_chip(replace(definition, structure=structure), number)
    price = price_of(level_numbered(structure, number), definition.rotation, game, unit)
    return stakes_of_price(price, state.opening.procedure.ante_mode, unit)


def _doubled(level: Level, doublings: int) -> Level:
    factor = 1 << doublings
    return Level(
        level.small * factor,
        level.big * factor,
        level.ante * factor,
        level.minutes,
        level.hands,
        level.small_bet * factor,
        level.big_bet * factor,
        level.bring_in * factor,
        tuple([times(one, factor) for one in level.columns]),
    )


def _stakes(state: EventState, level: Level, number: int) -> Stakes:
    unit = smallest_chip(replace(state.opening.definition, structure=structure_of(state)), number)
    rotation = state.opening.definition.rotation
    if rotation:
        # The stakes of the clock are those of the game that is on; where tables turn by themselves, of the first one.
        game = at_level(rotation, number).game if rotation.turn is Turn.LEVELS else 0
        return stakes_of_price(price_of(level, rotation, game, unit), state.opening.procedure.ante_mode, unit)
    if not level.big:
        # Without blinds, whatever the book says of antes, everybody pays one.
        return Stakes(0, 0, level.ante, AnteMode.ALL_PLAYERS, unit=unit)
    if level.bring_in:
        everyone, bets = AnteMode.ALL_PLAYERS, (level.small_bet, level.big_bet)
        return Stakes(0, 0, level.ante, everyone, *bets, bring_in=level.bring_in, unit=unit)
    return Stakes(
        small_blind=level.small,
        big_blind=level.big,
        ante=level.ante,
        ante_mode=state.opening.procedure.ante_mode,
        small_bet=level.small_bet,
        big_bet=level.big_bet,
        unit=unit,
    )
