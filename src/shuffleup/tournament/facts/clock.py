"""Which level a hand is played at, and when the next one begins.

The clock is two points in time, start and end; nothing ticks. A level applies to the hands that start in it (TDA 23),
so the clock is asked when a hand starts and not before. A level that lasts a number of hands ends with a round.

A stopped clock keeps its reading. During hand for hand the clock stands still too, and each hand moves its reading on
by some minutes (RP-8 B to D); breaks still pass in real time.
"""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.event import EndOfDay
from shuffleup.table.rotation import Turn, at_level
from shuffleup.table.stakes import AnteMode, Stakes
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import last_hands_played
from shuffleup.tournament.facts.standing import is_decided, is_selling, windows_of_sale
from shuffleup.tournament.facts.structure import price_of, price_times, stakes_of_price
from shuffleup.tournament.words.clock import ClosingReached, LastHandsOf
from shuffleup.tournament.words.definition import (
    AMOUNTS,
    MOST_COUNTED,
    AfterLast,
    Break,
    GamePrice,
    Level,
    Step,
    Structure,
    smallest_chip,
)
from shuffleup.tournament.words.events import BreakStarted, LevelStarted
from shuffleup.tournament.words.state import EventState, LevelClock, Phase
from shuffleup.tournament.words.terms import Flight

MINUTE = 60_000_000
SECOND = 1_000_000


def structure_of(state: EventState) -> Structure:
    """The levels as they are now: those announced at the opening, or as edited since."""
    return state.schedule.structure or state.definition.structure


def next_step(state: EventState) -> Step | None:
    """What follows the present level or break; None where the last level stays on.

    Levels double as long as a room can count their blinds, so that even a forgotten clock comes to an end.
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
    """The event that begins the next level or break at a point in time."""
    index = state.clock.step + 1
    if isinstance(step, Break):
        return BreakStarted(index, at, at + length_of(step))
    number = state.clock.number + 1
    overtime = state.schedule.overtime
    length = overtime.shortened(length_of(step)) if overtime else length_of(step)
    ends_at = at + length if step.minutes else 0
    last_round = state.round.number + step.hands if step.hands else 0
    return LevelStarted(index, number, _stakes_of_level(state, step, number), at, ends_at, last_round)


def length_of(step: Step) -> int:
    """The microseconds of a level or break; 0 for a level by hands. Half minutes are whole seconds."""
    return int(step.minutes * MINUTE)


def begin_level(state: EventState, number: int, at: int) -> LevelStarted | BreakStarted:
    """The event that begins a level out of turn: the first of a final day, or an earlier one (roll-back)."""
    steps = structure_of(state).steps
    index = [place for place, step in enumerate(steps) if isinstance(step, Level)][number - 1]
    before = replace(state, clock=replace(state.clock, step=index - 1, number=number - 1))
    return begin_step(before, steps[index], at)


def catch_up(draft: Draft, at: int) -> None:
    """Begins the levels and breaks that are due by this time, each at the moment the one before it ended.

    The closing hour takes its place among them: it shortens the level that is on then, however late the command comes.
    """
    if draft.state.day.doubt:
        return
    closes_at = _closes_at(draft.state)
    if 0 < closes_at <= at:
        _begin_steps(draft, closes_at)
        draft.add(closing_reached(draft.state, closes_at))
    _begin_steps(draft, at)


def comes_by_time(state: EventState) -> bool:
    """Would anything come by time alone: a level, a break, the closing of the house, the end of a sale?"""
    clock, windows = state.clock, windows_of_sale(state.definition.money)
    runs = clock.ends_at > 0 and not clock.stopped_at and not state.day.over
    closes = _closes_at(state) > 0 or (state.schedule.overtime is not None and not state.last_hands)
    return runs or closes or (is_selling(state) and any(one.minutes for one in windows))


def levels_due(state: EventState, at: int) -> Events:
    """What is due by now: levels, breaks, the closing of the house."""
    draft = Draft(state)
    catch_up(draft, at)
    return draft.events


def at_present(state: EventState, at: int) -> EventState:
    """The state with the clock caught up to a point in time."""
    draft = Draft(state)
    if state.phase is Phase.PLAYING:
        catch_up(draft, at)
    return draft.state


def _begin_steps(draft: Draft, at: int) -> None:
    state = draft.state
    while 0 < state.clock.ends_at <= (state.clock.stopped_at or _before_last_hands(state, at)):
        step = next_step(state)
        if step is None or _closes_here(state) or state.last_hands:
            return
        real_break = isinstance(step, Break) and state.hand_for_hand
        draft.add(begin_step(state, step, at if real_break else state.clock.ends_at))
        state = draft.state


def _before_last_hands(state: EventState, at: int) -> int:
    """This time, or the end of the overtime if that was earlier: the last hands are played at its last level."""
    overtime = state.schedule.overtime
    if overtime is None or not state.policy.event.closing_last_hands:
        return at
    return min(at, max(overtime.until, state.clock.break_until))


def _closes_at(state: EventState) -> int:
    """When the house closes as announced; 0 where that ends nothing, or has already happened."""
    schedule, after = state.schedule, state.definition.closing.house_closes_after_minutes
    if not after or state.phase is not Phase.PLAYING or schedule.overtime or schedule.last_hands:
        return 0
    by_closing = state.policy.event.end_of_day is EndOfDay.CLOSING_HOUR
    return schedule.started_at + after * MINUTE if by_closing else 0


def closing_reached(state: EventState, at: int) -> ClosingReached:
    """The house closes at this time: the rest of the level, and every later level, is shortened."""
    policy, clock = state.policy.event, state.clock
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


def level_after_round(state: EventState, at: int) -> tuple[LevelStarted | BreakStarted, ...]:
    """What begins when the round that closes was the last of its level."""
    if not 0 < state.clock.last_round <= state.round.number or _closes_here(state):
        return ()
    step = next_step(state)
    return () if step is None else (begin_step(state, step, at),)


def level_over(state: EventState, at: int) -> bool:
    """Has the present level come to its end?"""
    clock = state.clock
    return 0 < clock.ends_at <= clock.reading(at) or 0 < clock.last_round <= state.round.number


def not_playing(state: EventState) -> Refusal:
    """The answer to a command that needs a running event."""
    return refuse("not-playing", phase=state.phase.value)


def on_break(state: EventState, at: int) -> Refusal | None:
    """The refusal of a hand during a break."""
    clock = state.clock
    if clock.break_until <= clock.reading(at):
        return None
    left = clock.break_until - clock.reading(at)
    resumes_at = at + left
    return refuse("break", resumes_at=resumes_at, seconds=left // SECOND)


PUSH_HOLD = 90 * SECOND
"""For this long before a break or a new level dealers are not pushed (RP-7)."""


def may_push(state: EventState, at: int) -> bool:
    """May dealers be pushed now? Not shortly before a scheduled break or level (RP-7)."""
    clock = state.clock
    return not 0 < clock.ends_at - clock.reading(at) <= PUSH_HOLD


def next_round_at(state: EventState) -> int:
    """When the next round starts in a run without a clock: the time of one hand after the last, or after the break."""
    at = state.clock.started_at
    if state.round.number:
        at = max(at, state.round.at + state.definition.seconds_per_hand * SECOND)
    draft = Draft(state)
    catch_up(draft, at)
    return max(at, draft.state.clock.break_until)


def _closes_here(state: EventState) -> bool:
    """Is this the level that ends the event or the day? If so, no other begins before play is closed."""
    definition = state.definition
    last = definition.closing.end_of_level
    return (bool(last) and state.clock.number >= last) or is_last_of_day(state)


def is_last_level(state: EventState) -> bool:
    """Does no other level follow, because this one stays on or play ends with it?"""
    last = state.definition.closing.end_of_level
    return next_step(state) is None or 0 < last <= state.clock.number


def is_last_of_day(state: EventState) -> bool:
    """Is the present level the last of its day? The last day has none."""
    ends = state.definition.day_ends
    day = state.day.number
    return day <= len(ends) and state.clock.number >= ends[day - 1]


def level_numbered(structure: Structure, number: int) -> Level:
    """The level with this number as printed, or one of those that go on doubling the last."""
    printed = structure.levels
    return printed[number - 1] if number <= len(printed) else _doubled(printed[-1], number - len(printed))


def game_stakes(state: EventState, game: int, number: int) -> Stakes:
    """The stakes of a hand of one game of the rotation at a level."""
    definition, structure = state.definition, structure_of(state)
    assert definition.rotation is not None
    unit = smallest_chip(replace(definition, structure=structure), number)
    price = price_of(level_numbered(structure, number), definition.rotation, game, unit)
    return stakes_of_price(price, state.procedure.ante_mode, unit)


def _doubled(level: Level, doublings: int) -> Level:
    factor = 1 << doublings
    columns = tuple([price_times(one, factor) for one in level.columns])
    return replace(level, columns=columns, **{key: getattr(level, key) * factor for key in AMOUNTS})


def _stakes_of_level(state: EventState, level: Level, number: int) -> Stakes:
    unit = smallest_chip(replace(state.definition, structure=structure_of(state)), number)
    rotation = state.definition.rotation
    if rotation:
        # The clock's stakes are those of the current game; where each table counts its own turns, of the first game.
        game = at_level(rotation, number).game if rotation.turn is Turn.LEVELS else 0
        return stakes_of_price(price_of(level, rotation, game, unit), state.procedure.ante_mode, unit)
    if not level.big:
        # Without blinds, everybody pays an ante, whatever the book says of antes.
        return Stakes(0, 0, level.ante, AnteMode.ALL_PLAYERS, unit=unit)
    blinds = (0, 0) if level.bring_in else (level.small, level.big)
    price = GamePrice(0, *blinds, level.ante, level.small_bet, level.big_bet, level.bring_in)
    return stakes_of_price(price, state.procedure.ante_mode, unit)


def time_left(clock: LevelClock, at: int) -> int:
    """Microseconds until the end of the level or break; 0 for a level that ends by hands, or not at all."""
    return max(0, clock.ends_at - clock.reading(at)) if clock.ends_at else 0


def shot_clock_is_used(state: EventState) -> bool:
    """Does the event use the shot clock at this stage?"""
    clock = state.definition.shot_clock
    if not clock.seconds or state.clock.number < clock.from_level:
        return False
    return not clock.players_left or state.floor.players <= clock.players_left


def banks_left(state: EventState, player: str) -> int:
    """How many time banks a player still has."""
    return state.definition.shot_clock.banks - state.schedule.banks_used.get(player, 0)


DECK_CALL = 60 * SECOND
"""How long before the start the decks are made ready (RP-20)."""


def decks_due(state: EventState, at: int, starts_at: int = 0) -> tuple[int, ...]:
    """The tables whose dealers should make their decks ready now; none outside the last minute before play.

    Play resumes when a break ends, and begins at ``starts_at``, as announced; 0 where no start was announced.
    """
    begins = starts_at if state.phase is Phase.SEATED else state.clock.break_until
    now = at if state.phase is Phase.SEATED else state.clock.reading(at)
    if not 0 < begins - now <= DECK_CALL:
        return ()
    return tuple([table.number for table in state.floor.tables.values() if len(table.chairs) > 1])


def closing_is_due(state: EventState, at: int, *, counted: bool = False) -> bool:
    """Would play end now?"""
    if is_decided(state):
        return True
    return _is_over(state, at) and (counted or not awaits_count(state, at))


def awaits_count(state: EventState, at: int) -> bool:
    """Where people deal and the last level or hand is over, does play end as soon as everybody's chips are counted?

    A flight ends with its day, and its chips are counted into bags.
    """
    part = state.definition.part
    if state.phase is not Phase.PLAYING or state.floor.dealt or (isinstance(part, Flight) and part.bags):
        return False
    return _is_over(state, at) and not is_decided(state)


def _is_over(state: EventState, at: int) -> bool:
    return last_level_is_over(state, at) or house_has_closed(state)


def last_level_is_over(state: EventState, at: int) -> bool:
    """Is the level that ends play over?"""
    return 0 < state.definition.closing.end_of_level <= state.clock.number and level_over(state, at)


def house_has_closed(state: EventState) -> bool:
    last = state.last_hands
    return last is not None and last.of is LastHandsOf.EVENT and last_hands_played(state)
