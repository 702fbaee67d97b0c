"""How the clock's events change the state. A clock that stands still keeps its reading; going on shifts its points."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.tournament import clock_events as e
from shuffleup.tournament.clock_state import Day, HandForHand, LastHands, LevelBefore, Overtime, Pace
from shuffleup.tournament.events import BreakStarted, Event, EventStarted, HandPlanned, LevelStarted
from shuffleup.tournament.state import EventState, LevelClock, Phase


def started(state: EventState, event: EventStarted) -> EventState:
    """Play has begun."""
    return replace(_paced(state, replace(state.clock.pace, started_at=event.at)), phase=Phase.PLAYING)


def level_started(state: EventState, event: LevelStarted) -> EventState:
    """The next level; the one before is remembered for hands that began in it."""
    old = state.clock
    before = LevelBefore(old.stakes, old.started_at) if old.number else None
    pace = replace(old.pace, before=before)
    stands = old.stopped_at or pace.hand_for_hand
    clock = LevelClock(
        event.step,
        event.number,
        event.stakes,
        event.at,
        event.ends_at,
        event.last_round,
        stopped_at=max(old.stopped_at, event.at) if stands else 0,
        pace=pace,
    )
    return replace(state, clock=clock)


def break_started(state: EventState, event: BreakStarted) -> EventState:
    """A break passes in real time, also in the middle of hand for hand."""
    old = state.clock
    stopped_at = event.at if old.stopped_at and not old.pace.hand_for_hand else 0
    clock = replace(
        old,
        step=event.step,
        ends_at=event.ends_at,
        break_until=event.ends_at,
        last_round=0,
        stopped_at=stopped_at,
    )
    return replace(state, clock=clock)


def hand_planned(state: EventState, event: HandPlanned) -> EventState:
    """Counts one of the last hands of a table."""
    pace = state.clock.pace
    last = pace.last_hands
    if last is None:
        return state
    # A table goes on beyond its last hand while a pot waits to be won.
    left = {**last.left, event.table: max(0, last.left.get(event.table, last.hands) - 1)}
    return _paced(state, replace(pace, last_hands=replace(last, left=left)))


def _paced(state: EventState, pace: Pace) -> EventState:
    return replace(state, clock=replace(state.clock, pace=pace))


def _stopped(state: EventState, event: e.ClockStopped) -> EventState:
    return replace(state, clock=replace(state.clock, stopped_at=event.at))


def _resumed(state: EventState, event: e.ClockResumed) -> EventState:
    return replace(state, clock=_going(state.clock, event.at))


def _going(clock: LevelClock, at: int) -> LevelClock:
    """The clock going on from a point in time with as much time left as it showed."""
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


def _set(state: EventState, event: e.ClockSet) -> EventState:
    clock = state.clock
    in_break = clock.break_until == clock.ends_at and clock.break_until
    return replace(
        state, clock=replace(clock, ends_at=event.ends_at, break_until=event.ends_at if in_break else clock.break_until)
    )


def _edited(state: EventState, event: e.StructureEdited) -> EventState:
    clock = state.clock
    in_break = clock.break_until == clock.ends_at and clock.break_until
    pace = replace(clock.pace, structure=event.structure)
    return replace(
        state,
        clock=replace(
            clock,
            ends_at=event.ends_at,
            break_until=event.ends_at if in_break else clock.break_until,
            last_round=event.last_round,
            pace=pace,
        ),
    )


def _announced(state: EventState, event: e.HandForHandAnnounced) -> EventState:
    hand_for_hand = HandForHand(event.at, event.players, event.paid, event.minutes, event.finishing, live=event.live)
    clock = state.clock
    in_break = clock.break_until > event.at
    stopped_at = 0 if in_break else clock.stopped_at or event.at
    return replace(
        state, clock=replace(clock, stopped_at=stopped_at, pace=replace(clock.pace, hand_for_hand=hand_for_hand))
    )


def _held(state: EventState, event: e.AllInHeld) -> EventState:
    current = _hand_for_hand(state)
    return _with(state, replace(current, held=(*current.held, event.table)))


def _released(state: EventState, event: e.TableReleased) -> EventState:
    current = _hand_for_hand(state)
    held = tuple([table for table in current.held if table != event.table])
    return _with(state, replace(current, held=held, released=event.table))


def _deducted(state: EventState, event: e.HandDeducted) -> EventState:
    return replace(state, clock=replace(state.clock, stopped_at=event.reading))


def _hand_for_hand(state: EventState) -> HandForHand:
    current = state.clock.pace.hand_for_hand
    if current is None:
        raise ValueError("the event is not played hand for hand: the record is damaged")
    return current


def _with(state: EventState, hand_for_hand: HandForHand | None) -> EventState:
    return _paced(state, replace(state.clock.pace, hand_for_hand=hand_for_hand))


def round_closed(state: EventState) -> EventState:
    """Every hand of the round is over: nothing is held any more, and the next hand is one for all tables."""
    current = state.clock.pace.hand_for_hand
    if current is None or not (current.finishing or current.held or current.released):
        return state
    return _with(state, replace(current, finishing=False, held=(), released=0))


def _hand_for_hand_ended(state: EventState, event: e.HandForHandEnded) -> EventState:
    after = _with(state, None)
    return replace(after, clock=_going(after.clock, event.at))


def _day_stop_drawn(state: EventState, event: e.DayStopDrawn) -> EventState:
    pace = state.clock.pace
    return _paced(state, replace(pace, day=replace(pace.day, stop_at=event.stop_at)))


def _last_hands(state: EventState, event: e.LastHandsAnnounced) -> EventState:
    clock = state.clock
    left = dict.fromkeys(event.counted, event.hands - 1)
    pace = replace(clock.pace, last_hands=LastHands(event.of, event.hands, left, state.round.number))
    return replace(state, clock=replace(clock, stopped_at=clock.stopped_at or event.at, pace=pace))


def _day_ended(state: EventState, event: e.DayEnded) -> EventState:
    pace = state.clock.pace
    return _paced(state, replace(pace, day=replace(pace.day, over=True), last_hands=None))


def _day_started(state: EventState, event: e.DayStarted) -> EventState:
    going = replace(state, clock=_going(state.clock, event.at))
    return _paced(
        going, replace(going.clock.pace, day=Day(event.day, second_at=state.clock.pace.day.second_at or event.at))
    )


def _closing(state: EventState, event: e.ClosingReached) -> EventState:
    clock = state.clock
    overtime = Overtime(event.until, event.numerator, event.denominator)
    return replace(state, clock=replace(clock, ends_at=event.ends_at, pace=replace(clock.pace, overtime=overtime)))


def _deal_requested(state: EventState, event: e.DealRequested) -> EventState:
    return _paced(state, replace(state.clock.pace, deal_due=True, last_hands=None))


def _bank_used(state: EventState, event: e.TimeBankUsed) -> EventState:
    pace = state.clock.pace
    used = pace.banks_used.get(event.player, 0) + 1
    return _paced(state, replace(pace, banks_used={**pace.banks_used, event.player: used}))


def _banks_reset(state: EventState, event: e.TimeBanksReset) -> EventState:
    return _paced(state, replace(state.clock.pace, banks_used={}))


APPLY_CLOCK: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.ClockStopped: _stopped,
    e.ClockResumed: _resumed,
    e.ClockSet: _set,
    e.StructureEdited: _edited,
    e.HandForHandAnnounced: _announced,
    e.AllInHeld: _held,
    e.TableReleased: _released,
    e.HandDeducted: _deducted,
    e.HandForHandEnded: _hand_for_hand_ended,
    e.DayStopDrawn: _day_stop_drawn,
    e.LastHandsAnnounced: _last_hands,
    e.DayEnded: _day_ended,
    e.DayStarted: _day_started,
    e.ClosingReached: _closing,
    e.DealRequested: _deal_requested,
    e.TimeBankUsed: _bank_used,
    e.TimeBanksReset: _banks_reset,
}
