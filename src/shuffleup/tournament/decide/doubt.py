"""When it is not sure what time it is: everything that comes by time is halted until the floor has settled it.

    doubted    the wall's clock was set by more than a minute, or the server started when more than one level was due
    settled    the clock was wrong: the event goes on from where it stood
               it really is that late: what the clock on the wall has passed is due, and begins
               a level is set: with so much time left, earlier or later, whatever the time

Hands go on meanwhile, at the level that stands. Whatever is decided again after an undo finds a doubt, or none: to halt
or to settle then changes nothing (``undo``).
"""

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.decision import Draft
from shuffleup.tournament.facts import clock as facts
from shuffleup.tournament.words.clock import ClockSet
from shuffleup.tournament.words.commands import Command
from shuffleup.tournament.words.definition import WEEK_MINUTES, Level
from shuffleup.tournament.words.doubt import DoubtTime, SetLevel, SettleTime, TimeDoubted, TimeSettled
from shuffleup.tournament.words.state import EventState


def doubt_time(draft: Draft, command: DoubtTime, at: int) -> Refusal | None:
    """Halts what comes by time, if anything does. Another jump changes what is asked, and nothing else; and so does a
    start of the server, whose time has that jump in it."""
    state, before = draft.state, draft.state.day.doubt
    if before:
        known = command.known if command.reading else before.known
        if abs(command.ahead - known - before.jump) > facts.MINUTE:
            draft.add(TimeDoubted(before.at, before.reading, command.ahead, known))
    elif facts.comes_by_time(state):
        draft.add(TimeDoubted(at, command.reading or at, command.ahead, command.known))
    return None


def settle_time(draft: Draft, command: SettleTime, at: int) -> Refusal | None:
    """Lets time go on, by the answer of the floor."""
    doubt = draft.state.day.doubt
    if doubt is None:
        return refuse("no-doubt")
    by = -max(0, doubt.jump) if command.counts else at - doubt.reading
    draft.add(TimeSettled(at, command.counts, by))
    facts.catch_up(draft, at)
    return None


def set_level(draft: Draft, command: SetLevel, at: int) -> Refusal | None:
    """Puts the clock on a level with so much time left. This settles a doubt, too."""
    state = draft.state
    if not 0 <= command.seconds <= WEEK_MINUTES * 60 or not command.reason:
        return refuse("no-reason", why="clock", most=WEEK_MINUTES)
    levels = [step for step in facts.structure_of(state).steps if isinstance(step, Level)]
    if not 0 < command.level <= len(levels):
        return refuse("no-such-level", level=command.level, last_level=len(levels), why="set")
    if state.last_hands or state.day.over:
        return refuse("last-hands", why="clock")
    if state.day.doubt:
        draft.add(TimeSettled(at, counts=False, by=0))
    draft.add(facts.begin_level(draft.state, command.level, at))
    clock = draft.state.clock
    if command.seconds and clock.ends_at:
        draft.add(ClockSet(clock.reading(at) + command.seconds * facts.SECOND, command.reason, ""))
    return None


def in_doubt(state: EventState, _command: Command) -> Refusal | None:
    """The refusal of what would move a clock while nobody knows what time it is."""
    return refuse("time-in-doubt") if state.day.doubt else None
