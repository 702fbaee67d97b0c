"""The clock, hand for hand, last hands, time banks."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.tournament.facts.clock import (
    MINUTE,
    SECOND,
    banks_left,
    comes_by_time,
    is_last_of_day,
    levels_due,
    next_step,
    shot_clock_is_used,
    structure_of,
)
from shuffleup.tournament.facts.ends import day_is_due
from shuffleup.tournament.facts.standing import paid_places, standing
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import (
    AnnounceClosing,
    AnnounceHandForHand,
    DrawLastHands,
    EditStructure,
    EndHandForHand,
    PauseClock,
    ResetTimeBanks,
    ResumeClock,
    SetTimeLeft,
    UseTimeBank,
)
from shuffleup.tournament.words.definition import Level, Structure
from shuffleup.tournament.words.doubt import DoubtTime, SetLevel, SettleTime
from shuffleup.tournament.words.state import EventState
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, chance, later, one_of, playing, when


def _held(state: EventState) -> bool:
    pace = state.schedule
    return bool(pace.hand_for_hand or pace.last_hands or pace.day.over)


def stop(walk: Walk) -> c.Command:
    """The clock stopped, or let go on."""
    state = playing(walk)
    when(not state.day.doubt)
    if state.clock.stopped_at:
        when(not _held(state))
        return ResumeClock()
    when(chance(walk, 0.15))
    return PauseClock("a speech")


def set_clock(walk: Walk) -> c.Command:
    """Another time left."""
    state = playing(walk)
    when(not state.day.doubt, state.clock.ends_at, not levels_due(state, walk.at), chance(walk, 0.2))
    return SetTimeLeft(walk.dice.choice((60, 600, 900)), "it was wrong", "Ada")


def doubt(walk: Walk) -> c.Command:
    """It is not sure what time it is, or the floor says which time counts; a level set by hand, earlier or later."""
    state = playing(walk)
    if state.day.doubt:
        return SettleTime(counts=chance(walk, 0.3))
    if chance(walk, 0.5):
        when(comes_by_time(state), not state.round.open, chance(walk, 0.2))
        return DoubtTime(walk.dice.choice((0, 40, -600)) * MINUTE, 0)
    when(not _held(state), not state.round.open, chance(walk, 0.1))
    levels = len(structure_of(state).levels)
    near = [one for one in (state.clock.number - 1, state.clock.number, state.clock.number + 1) if 0 < one <= levels]
    return SetLevel(one_of(walk, near), walk.dice.choice((0, 300)), "the clock was wrong")


def edit(walk: Walk) -> c.Command:
    """The next levels shorter or longer."""
    state = playing(walk)
    structure = structure_of(state)
    when(not levels_due(state, walk.at), state.clock.step < len(structure.steps) - 1, chance(walk, 0.2))
    steps = [
        replace(step, minutes=walk.dice.choice((10, 20)))
        if place > state.clock.step and isinstance(step, Level) and step.minutes
        else step
        for place, step in enumerate(structure.steps)
    ]
    return EditStructure(Structure(tuple(steps), structure.after_last), "it is late", "Ada")


def bubble(walk: Walk) -> c.Command:
    """Hand for hand, on the bubble or before; or the end of it."""
    state = playing(walk)
    current = state.hand_for_hand
    if current:
        when(not state.round.open or (current.live and not people.busy(state)))
        when(chance(walk, 0.3 if current.live else 0.1))
        return EndHandForHand("the floor has time", "Ada")
    paid = paid_places(state)
    when(paid, standing(state) > paid, not state.day.doubt)
    return AnnounceHandForHand(walk.dice.choice((0, 3)), live=chance(walk, 0.2))


def next_level(walk: Walk) -> c.Command:
    """The next level or break, before its time."""
    state = playing(walk)
    when(not state.day.doubt, next_step(state) is not None, not state.round.open, chance(walk, 0.4))
    return c.AdvanceLevel()


def card(walk: Walk) -> c.Command:
    """The last hands of the day, drawn in the book's window."""
    state = playing(walk)
    policy = state.policy.event
    cards, window = policy.end_of_day_draw, policy.end_of_day_window_minutes
    when(cards, window, is_last_of_day(state), state.clock.ends_at, not _held(state), not state.day.doubt)
    assert cards is not None and window is not None
    left = state.clock.ends_at - state.clock.reading(walk.at)
    when(left >= window.last * MINUTE)
    if left > window.first * MINUTE:
        when(not state.clock.stopped_at)
        later(walk, (left - window.first * MINUTE) // SECOND + 30)
    return DrawLastHands(walk.dice.choice((0, cards.first, cards.last)))


def house_closes(walk: Walk) -> c.Command:
    """The closing hour, by a book that knows it."""
    state = playing(walk)
    when(
        not state.day.doubt, state.policy.event.closing_overtime_minutes, not state.schedule.overtime, chance(walk, 0.1)
    )
    return AnnounceClosing()


def time_bank(walk: Walk) -> c.Command:
    """A time bank laid, or all given back."""
    state = playing(walk)
    when(shot_clock_is_used(state))
    if chance(walk, 0.15):
        return ResetTimeBanks()
    return UseTimeBank(one_of(walk, [one.player for one in people.chairs(state) if banks_left(state, one.player)]))


def wait(walk: Walk) -> c.Command:
    """Nothing but time passes, up to the end of a break or level."""
    state = playing(walk)
    when(state.clock.break_until > walk.at or chance(walk, 0.3))
    later(walk, 300)
    when(levels_due(state, walk.at) or day_is_due(state, walk.at))
    return c.AdvanceClock()


PACE: tuple[Idea, ...] = (
    stop,
    stop,
    set_clock,
    doubt,
    edit,
    bubble,
    next_level,
    card,
    card,
    house_closes,
    time_bank,
    wait,
    wait,
)
