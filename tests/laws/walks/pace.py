"""The clock, hand for hand, last hands, time banks."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.tournament import clock_commands as cc
from shuffleup.tournament import commands as c
from shuffleup.tournament import last_hands, levels, satellites
from shuffleup.tournament.definition import Level, Structure
from shuffleup.tournament.levels import structure_of
from shuffleup.tournament.shot_clock import banks_left, is_used
from shuffleup.tournament.state import EventState
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, chance, later, one_of, playing, when


def _held(state: EventState) -> bool:
    pace = state.clock.pace
    return bool(pace.hand_for_hand or pace.last_hands or pace.day.over)


def stop(walk: Walk) -> c.Command:
    """The clock stopped, or let go on."""
    state = playing(walk)
    if state.clock.stopped_at:
        when(not _held(state))
        return cc.ResumeClock()
    when(chance(walk, 0.15))
    return cc.PauseClock("a speech")


def set_clock(walk: Walk) -> c.Command:
    """Another time left."""
    state = playing(walk)
    when(state.clock.ends_at, not levels.due(state, walk.at), chance(walk, 0.2))
    return cc.SetTimeLeft(walk.dice.choice((60, 600, 900)), "it was wrong", "Ada")


def edit(walk: Walk) -> c.Command:
    """The next levels shorter or longer."""
    state = playing(walk)
    structure = structure_of(state)
    when(not levels.due(state, walk.at), state.clock.step < len(structure.steps) - 1, chance(walk, 0.2))
    steps = [
        replace(step, minutes=walk.dice.choice((10, 20)))
        if place > state.clock.step and isinstance(step, Level) and step.minutes
        else step
        for place, step in enumerate(structure.steps)
    ]
    return cc.EditStructure(Structure(tuple(steps), structure.after_last), "it is late", "Ada")


def bubble(walk: Walk) -> c.Command:
    """Hand for hand, on the bubble or before; or the end of it."""
    state = playing(walk)
    current = state.clock.pace.hand_for_hand
    if current:
        when(not state.round.open or (current.live and not people.busy(state)))
        when(chance(walk, 0.3 if current.live else 0.1))
        return cc.EndHandForHand("the floor has time", "Ada")
    paid = satellites.paid_places(state)
    when(paid, satellites.standing(state) > paid)
    return cc.AnnounceHandForHand(walk.dice.choice((0, 3)), live=chance(walk, 0.2))


def next_level(walk: Walk) -> c.Command:
    """The next level or break, before its time."""
    state = playing(walk)
    when(levels.next_step(state) is not None, not state.round.open, chance(walk, 0.4))
    return c.AdvanceLevel()


def card(walk: Walk) -> c.Command:
    """The last hands of the day, drawn in the book's window."""
    state = playing(walk)
    policy = state.opening.policy.policy.event
    cards, window = policy.end_of_day_draw, policy.end_of_day_window_minutes
    when(cards, window, levels.is_last_of_day(state), state.clock.ends_at, not _held(state))
    assert cards is not None and window is not None
    left = state.clock.ends_at - state.clock.reading(walk.at)
    when(left >= window.last * levels.MINUTE)
    if left > window.first * levels.MINUTE:
        when(not state.clock.stopped_at)
        later(walk, (left - window.first * levels.MINUTE) // levels.SECOND + 30)
    return cc.DrawLastHands(walk.dice.choice((0, cards.first, cards.last)))


def house_closes(walk: Walk) -> c.Command:
    """The closing hour, by a book that knows it."""
    state = playing(walk)
    when(state.opening.policy.policy.event.closing_overtime_minutes, not state.clock.pace.overtime, chance(walk, 0.1))
    return cc.AnnounceClosing()


def time_bank(walk: Walk) -> c.Command:
    """A time bank laid, or all given back."""
    state = playing(walk)
    when(is_used(state))
    if chance(walk, 0.15):
        return cc.ResetTimeBanks()
    return cc.UseTimeBank(one_of(walk, [one.player for one in people.chairs(state) if banks_left(state, one.player)]))


def wait(walk: Walk) -> c.Command:
    """Nothing but time passes, up to the end of a break or level."""
    state = playing(walk)
    when(state.clock.break_until > walk.at or chance(walk, 0.3))
    later(walk, 300)
    when(levels.due(state, walk.at) or last_hands.day_is_due(state, walk.at))
    return c.AdvanceClock()


PACE: tuple[Idea, ...] = (
    stop,
    stop,
    set_clock,
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
