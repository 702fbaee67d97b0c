"""How clock events change the state. A stopped clock keeps its reading; when it goes on, its start and end shift."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament.words import clock as e
from shuffleup.tournament.words.clock import Day, HandForHand, LastHands, LevelBefore, Overtime
from shuffleup.tournament.words.doubt import Doubt, TimeDoubted, TimeSettled
from shuffleup.tournament.words.events import BreakStarted, Event, EventStarted, HandPlanned, LevelStarted
from shuffleup.tournament.words.state import EventState, LevelClock, Phase


def _level_started(state: EventState, event: LevelStarted) -> EventState:
    """The next level; the one before is remembered for hands that began in it."""
    old = state.clock
    before = LevelBefore(old.stakes, old.started_at) if old.number else None
    schedule = replace(old.schedule, before=before)
    stands = old.stopped_at or schedule.hand_for_hand
    clock = LevelClock(
        event.step,
        event.number,
        event.stakes,
        event.at,
        event.ends_at,
        event.last_round,
        stopped_at=max(old.stopped_at, event.at) if stands else 0,
        schedule=schedule,
    )
    return replace(state, clock=clock)


def _break_started(state: EventState, event: BreakStarted) -> EventState:
    """A break passes in real time, also in the middle of hand for hand."""
    old = state.clock
    stopped_at = event.at if old.stopped_at and not old.schedule.hand_for_hand else 0
    ends = {"ends_at": event.ends_at, "break_until": event.ends_at}
    return replace(state, clock=replace(old, step=event.step, last_round=0, stopped_at=stopped_at, **ends))


def count_last_hand(state: EventState, event: HandPlanned) -> EventState:
    """Counts one of a table's last hands."""
    last = state.last_hands
    if last is None:
        return state
    # A table plays beyond its last hand while a pot waits to be won.
    left = {**last.left, event.table: max(0, last.left.get(event.table, last.hands) - 1)}
    return _scheduled(state, last_hands=replace(last, left=left))


def _with_clock(state: EventState, **changed: object) -> EventState:
    return replace(state, clock=replace(state.clock, **changed))


def _scheduled(state: EventState, **changed: object) -> EventState:
    return _with_clock(state, schedule=replace(state.schedule, **changed))


def _going(clock: LevelClock, at: int) -> LevelClock:
    """The clock as it goes on from a point in time, with as much time left as it showed."""
    if not clock.stopped_at:
        return clock
    stood = at - clock.stopped_at
    return replace(
        clock,
        started_at=clock.started_at + stood,
        ends_at=clock.ends_at + stood if clock.ends_at else 0,
        break_until=clock.break_until + stood if clock.break_until > clock.stopped_at else clock.break_until,
        stopped_at=0,
    )


def _doubted(state: EventState, event: TimeDoubted) -> EventState:
    """Time stands; where it does already, only the question has changed."""
    before, clock = state.day.doubt, state.clock
    stopped = before.stopped if before else clock.stopped_at > 0
    doubt = Doubt(event.at, event.reading, event.ahead, event.known, stopped)
    halted = _scheduled(state, day=replace(state.day, doubt=doubt))
    return _with_clock(halted, stopped_at=clock.stopped_at or event.reading)


def _moved(at: int, by: int) -> int:
    """A point in time that comes so much later; 0 stays none."""
    return at + by if at else 0


def _settled(state: EventState, event: TimeSettled) -> EventState:
    """Time goes on, and a clock that ran goes on with it."""
    doubt, clock, by = state.day.doubt, state.clock, event.by
    day, overtime = replace(state.day, doubt=None, stop_at=_moved(state.day.stop_at, by)), clock.schedule.overtime
    schedule = replace(
        clock.schedule,
        started_at=clock.schedule.started_at + by,
        day=day,
        overtime=replace(overtime, until=overtime.until + by) if overtime else None,
    )
    if doubt is None or doubt.stopped or not clock.stopped_at:
        return _with_clock(state, schedule=schedule)
    return _with_clock(
        state,
        started_at=clock.started_at + by,
        ends_at=_moved(clock.ends_at, by),
        break_until=_moved(clock.break_until, by),
        stopped_at=0,
        schedule=schedule,
    )


def _until(state: EventState, ends_at: int) -> EventState:
    """The present level or break with another end."""
    clock = state.clock
    in_break = clock.break_until and clock.break_until == clock.ends_at
    return _with_clock(state, ends_at=ends_at, break_until=ends_at if in_break else clock.break_until)


def _edited(state: EventState, event: e.StructureEdited) -> EventState:
    edited = _scheduled(_until(state, event.ends_at), structure=event.structure)
    return _with_clock(edited, last_round=event.last_round)


def _announced(state: EventState, event: e.HandForHandAnnounced) -> EventState:
    hand_for_hand = HandForHand(event.at, event.players, event.paid, event.minutes, event.finishing, live=event.live)
    in_break = state.clock.break_until > event.at
    stopped_at = 0 if in_break else state.clock.stopped_at or event.at
    return _with_clock(_scheduled(state, hand_for_hand=hand_for_hand), stopped_at=stopped_at)


def _held(state: EventState, event: e.AllInHeld) -> EventState:
    current = _hand_for_hand(state)
    return _scheduled(state, hand_for_hand=replace(current, held=(*current.held, event.table)))


def _released(state: EventState, event: e.TableReleased) -> EventState:
    current = _hand_for_hand(state)
    held = tuple([table for table in current.held if table != event.table])
    return _scheduled(state, hand_for_hand=replace(current, held=held, released=(*current.released, event.table)))


def _hand_for_hand(state: EventState) -> HandForHand:
    if state.hand_for_hand is None:
        raise ValueError("the event is not played hand for hand: the record is damaged")
    return state.hand_for_hand


def close_hand_for_hand(state: EventState) -> EventState:
    """Every hand of the round is over: nothing is held any more, and the next hand is one for all tables."""
    current = state.hand_for_hand
    if current is None or not (current.finishing or current.held or current.released):
        return state
    return _scheduled(state, hand_for_hand=replace(current, finishing=False, held=(), released=()))


def _hand_for_hand_ended(state: EventState, event: e.HandForHandEnded) -> EventState:
    after = _scheduled(state, hand_for_hand=None)
    return replace(after, clock=_going(after.clock, event.at))


def _last_hands(state: EventState, event: e.LastHandsAnnounced) -> EventState:
    left = dict.fromkeys(event.counted, event.hands - 1)
    announced = _scheduled(state, last_hands=LastHands(event.of, event.hands, left, state.round.number))
    return _with_clock(announced, stopped_at=state.clock.stopped_at or event.at)


def _day_started(state: EventState, event: e.DayStarted) -> EventState:
    going = replace(state, clock=_going(state.clock, event.at))
    return _scheduled(going, day=Day(event.day, second_at=state.day.second_at or event.at))


def _closing(state: EventState, event: e.ClosingReached) -> EventState:
    overtime = Overtime(event.until, event.numerator, event.denominator)
    return _with_clock(_scheduled(state, overtime=overtime), ends_at=event.ends_at)


def _bank_used(state: EventState, event: e.TimeBankUsed) -> EventState:
    used = state.schedule.banks_used
    return _scheduled(state, banks_used={**used, event.player: used.get(event.player, 0) + 1})


APPLY_CLOCK: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    EventStarted: lambda state, event: replace(_scheduled(state, started_at=event.at), phase=Phase.PLAYING),
    LevelStarted: _level_started,
    BreakStarted: _break_started,
    e.ClockStopped: lambda state, event: _with_clock(state, stopped_at=event.at),
    e.ClockResumed: lambda state, event: replace(state, clock=_going(state.clock, event.at)),
    e.ClockSet: lambda state, event: _until(state, event.ends_at),
    TimeDoubted: _doubted,
    TimeSettled: _settled,
    e.StructureEdited: _edited,
    e.HandForHandAnnounced: _announced,
    e.AllInHeld: _held,
    e.TableReleased: _released,
    e.HandDeducted: lambda state, event: _with_clock(state, stopped_at=event.reading),
    e.HandForHandEnded: _hand_for_hand_ended,
    e.DayStopDrawn: lambda state, event: _scheduled(state, day=replace(state.day, stop_at=event.stop_at)),
    e.LastHandsAnnounced: _last_hands,
    e.DayEnded: lambda state, _event: _scheduled(state, day=replace(state.day, over=True), last_hands=None),
    e.DayStarted: _day_started,
    e.ClosingReached: _closing,
    e.DealRequested: lambda state, _event: _scheduled(state, deal_due=True, last_hands=None),
    e.TimeBankUsed: _bank_used,
    e.TimeBanksReset: lambda state, _event: _scheduled(state, banks_used={}),
}
