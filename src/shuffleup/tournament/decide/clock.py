"""Stopping the clock, setting it, and changing the levels to come.

A stopped clock keeps its reading; when it goes on, its start and end move by the time it stood. Levels may be
edited at any time: those that are over stay as they were, and so do the blinds and number of the present one.

The shot clock at live tables: the time banks that lengthen a decision, and from when on players have them.

The seconds run on a device at each table that is not connected to the log, so only the use of time banks is recorded.
What running out of time means is a ruling (``rulings.calling_time``).
"""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.facts import clock as facts
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.facts.structure import structure_faults
from shuffleup.tournament.words import clock as words
from shuffleup.tournament.words.definition import WEEK_MINUTES, Break, Level, Step, Structure
from shuffleup.tournament.words.state import EventState, Phase


def advance_level(state: EventState, at: int) -> Events | Refusal:
    """The next level or break, before its time."""
    step = facts.next_step(state)
    if step is None:
        return refuse("last-level", level=state.clock.number)
    if isinstance(step, Break) and state.last_hands:
        # The clock stands still till they are over, and a break would never end.
        return refuse("last-hands", why="break")
    return (facts.begin_step(state, step, at),)


def pause_clock(draft: Draft, command: words.PauseClock, at: int) -> Refusal | None:
    """Stops the clock at this point, once what was due before it has begun."""
    if draft.state.clock.stopped_at:
        return refuse("clock-stopped")
    facts.catch_up(draft, at)
    draft.add(words.ClockStopped(at, command.reason))
    return None


def resume_clock(draft: Draft, at: int) -> Refusal | None:
    """Lets the clock go on. During hand for hand and the last hands of a day it keeps standing until they are over."""
    state = draft.state
    clock = state.clock
    if not clock.stopped_at:
        return refuse("clock-runs")
    if clock.schedule.hand_for_hand:
        return refuse("hand-for-hand", why="clock")
    if clock.schedule.last_hands or clock.schedule.day.over:
        return refuse("last-hands", why="clock")
    facts.catch_up(draft, at)
    draft.add(words.ClockResumed(at))
    return None


def set_time_left(draft: Draft, command: words.SetTimeLeft, at: int) -> Refusal | None:
    """Corrects what the clock shows; any level due by now begins first."""
    if not 0 < command.seconds <= WEEK_MINUTES * 60 or not command.reason or not command.author:
        return refuse("no-reason", why="clock", most=WEEK_MINUTES)
    facts.catch_up(draft, at)
    state = draft.state
    if not state.clock.ends_at:
        return refuse("no-end", level=state.clock.number)
    ends_at = state.clock.reading(at) + command.seconds * facts.SECOND
    draft.add(words.ClockSet(ends_at, command.reason, command.author))
    return None


def edit_structure(draft: Draft, command: words.EditStructure, at: int) -> Refusal | None:
    """Replaces the levels from the present one on. Refused if it changes the past, or is no playable structure."""
    if draft.state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}:
        return facts.not_playing(draft.state)
    if not command.reason or not command.author:
        return refuse("no-reason", why="structure")
    if draft.state.phase is Phase.PLAYING:
        facts.catch_up(draft, at)
    state = draft.state
    # Levels that may go back when the event is opened may do so in an edit, too.
    falls = command.structure.may_fall or facts.structure_of(state).may_fall
    edited = replace(command.structure, may_fall=falls)
    if refused := _frozen(state, edited) or _unfit(state, edited):
        return refused
    ends_at, last_round = _present_ends(state, edited, at)
    draft.add(words.StructureEdited(edited, ends_at, last_round, command.reason, command.author))
    return None


def _frozen(state: EventState, edited: Structure) -> Refusal | None:
    """Everything before the present step stays; of the present one only the length may change."""
    present = state.clock.step
    now = facts.structure_of(state)
    if present >= len(now.steps):
        return refuse("past-frozen", why="doubling")
    past = now.steps[: max(present, 0)]  # before the start there is none
    if edited.steps[: len(past)] != past or (
        present >= 0 and not _same_price(now.steps[present], edited.steps, present)
    ):
        changed = next(
            (
                number
                for number, step in enumerate(now.steps[: present + 1])
                if number >= len(edited.steps) or edited.steps[number] != step
            ),
            present,
        )
        return refuse("past-frozen", step=changed + 1)
    return None


def _same_price(now: Step, edited: tuple[Step, ...], present: int) -> bool:
    if present >= len(edited):
        return False
    then = edited[present]
    if isinstance(now, Break) or isinstance(then, Break):
        return type(now) is type(then)
    return _price(now) == _price(then) and bool(now.minutes) == bool(then.minutes)


def _price(level: Level) -> tuple[int, ...]:
    return level.small, level.big, level.ante, level.small_bet, level.big_bet


def _unfit(state: EventState, edited: Structure) -> Refusal | None:
    """Why the edited levels cannot be played. Faults that were there already, up to the present level, may stay."""
    definition = state.definition
    stood = set(structure_faults(replace(definition, structure=facts.structure_of(state))))
    now = state.clock.step + 1
    for fault in structure_faults(replace(definition, structure=edited)):
        if fault.number("step") > now or fault not in stood:
            return fault
    return None


def _present_ends(state: EventState, edited: Structure, at: int) -> tuple[int, int]:
    """When the present level or break ends: as before, unless its length was changed, and never in the past."""
    clock = state.clock
    if clock.step < 0:
        return clock.ends_at, clock.last_round
    now, then = facts.structure_of(state).steps[clock.step], edited.steps[clock.step]
    if now == then:
        return clock.ends_at, clock.last_round
    ends_at, last_round = clock.ends_at, clock.last_round
    if clock.ends_at:
        ends_at = max(clock.reading(at), clock.ends_at + facts.length_of(then) - facts.length_of(now))
    if isinstance(now, Level) and isinstance(then, Level) and clock.last_round:
        last_round = max(state.round.number, clock.last_round + then.hands - now.hands)
    return ends_at, last_round


def use_time_bank(state: EventState, command: words.UseTimeBank) -> Events | Refusal:
    """A player uses a time bank."""
    if not facts.shot_clock_is_used(state):
        return refuse("no-shot-clock")
    if table_of(state, command.player) is None:
        return refuse("not-in-play", player=command.player)
    left = facts.banks_left(state, command.player)
    if left <= 0:
        return refuse("no-time-bank", player=command.player, why="player")
    return (words.TimeBankUsed(command.player, left - 1),)


def reset_time_banks(state: EventState, _command: words.ResetTimeBanks) -> Events | Refusal:
    """Every player has all time banks again, as at a new stage of the event."""
    if not state.definition.shot_clock.banks:
        return refuse("no-time-bank", why="event")
    return (words.TimeBanksReset(),)
