"""Stopping the clock, setting it, and changing the levels to come.

A clock that stands still keeps its reading; when it goes on, all its points move by the time it stood. Levels may be
edited at any time: those that are over stay as they were, and so do blinds and number of the present one.
"""

from msgspec.structs import replace

from shuffleup.tournament import clock_events as e
from shuffleup.tournament import levels
from shuffleup.tournament.clock_commands import EditStructure, PauseClock, SetTimeLeft
from shuffleup.tournament.definition import WEEK_MINUTES, Break, Level, Step, Structure
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.events import Event
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, LevelClock, Phase
from shuffleup.tournament.structure_checks import structure_faults


def pause_clock(state: EventState, command: PauseClock, at: int) -> Decision:
    """Stops the clock at this point, once what was due before it has begun."""
    refused = _not_running(state)
    if refused:
        return refused
    return *levels.due(state, at), e.ClockStopped(at, command.reason)


def resume_clock(state: EventState, at: int) -> Decision:
    """Lets the clock go on. Hand for hand and the last hands of a day keep it standing until they are over."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    clock = state.clock
    if not clock.stopped_at:
        return Refusal("clock-runs", "the clock is running")
    if clock.pace.hand_for_hand:
        return Refusal(
            "hand-for-hand", "hand for hand the clock only counts hands: end it first", facts=(("why", "clock"),)
        )
    if clock.pace.last_hands or clock.pace.day.over:
        return Refusal(
            "last-hands",
            "the last hands are being played, or the day is over: the clock stands still",
            facts=(("why", "clock"),),
        )
    return *levels.due(state, at), e.ClockResumed(at)


def _not_running(state: EventState) -> Refusal | None:
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if state.clock.stopped_at:
        return Refusal("clock-stopped", "the clock stands still already")
    return None


def time_left(clock: LevelClock, at: int) -> int:
    """Microseconds until the end of the level or break; 0 for a level that hands or nothing ends."""
    return max(0, clock.ends_at - clock.reading(at)) if clock.ends_at else 0


def set_time_left(state: EventState, command: SetTimeLeft, at: int) -> Decision:
    """Corrects what the clock shows; the level that is due by then begins first."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not 0 < command.seconds <= WEEK_MINUTES * 60 or not command.reason or not command.author:
        needs = f"a time above 0 and up to {WEEK_MINUTES} minutes, a reason and who decided it"
        text = f"a correction of the clock needs {needs}"
        return Refusal("no-reason", text, facts=(("why", "clock"), ("most", WEEK_MINUTES)))
    changes = levels.due(state, at)
    for change in changes:
        state = evolve(state, change)
    if not state.clock.ends_at:
        return Refusal(
            "no-end", f"level {state.clock.number} has no end in time", facts=(("level", state.clock.number),)
        )
    ends_at = state.clock.reading(at) + command.seconds * levels.SECOND
    return *changes, e.ClockSet(ends_at, command.reason, command.author)


# ── editing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def edit_structure(state: EventState, command: EditStructure, at: int) -> Decision:
    """Other levels from the present one on. Refused if it changes what has been, or is no structure."""
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}:
        return levels.not_playing(state)
    if not command.reason or not command.author:
        return Refusal(
            "no-reason", "a change of the structure needs a reason and who decided it", facts=(("why", "structure"),)
        )
    changes: tuple[Event, ...] = levels.due(state, at) if state.phase is Phase.PLAYING else ()
    for change in changes:
        state = evolve(state, change)
    refused = _frozen(state, command.structure) or _unfit(state, command.structure)
    if refused:
        return refused
    ends_at, last_round = _present_ends(state, command.structure, at)
    return *changes, e.StructureEdited(command.structure, ends_at, last_round, command.reason, command.author)


def _frozen(state: EventState, edited: Structure) -> Refusal | None:
    """Everything before the present step stays; of the present one only the length may change."""
    present = state.clock.step
    now = levels.structure_of(state)
    if present >= len(now.steps):
        return Refusal(
            "past-frozen",
            "the levels of the structure are over: it goes on doubling the last one",
            facts=(("why", "doubling"),),
        )
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
        message = f"step {changed + 1} of the structure has been or is being played: what has been is frozen"
        return Refusal("past-frozen", message, facts=(("step", changed + 1),))
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
    """Why the edited levels cannot be played. What stands already up to the present level may stay as it is."""
    definition = state.opening.definition
    stood = set(structure_faults(replace(definition, structure=levels.structure_of(state))))
    now = state.clock.step + 1
    for fault in structure_faults(replace(definition, structure=edited)):
        if int(fault.fact("step")) > now or fault not in stood:
            return fault
    return None


def _present_ends(state: EventState, edited: Structure, at: int) -> tuple[int, int]:
    """When the present level or break ends: as before, unless its length was changed, and never in the past."""
    clock = state.clock
    if clock.step < 0:
        return clock.ends_at, clock.last_round
    now, then = levels.structure_of(state).steps[clock.step], edited.steps[clock.step]
    if now == then:
        return clock.ends_at, clock.last_round
    ends_at, last_round = clock.ends_at, clock.last_round
    if clock.ends_at:
        ends_at = max(clock.reading(at), clock.ends_at + (then.minutes - now.minutes) * levels.MINUTE)
    if isinstance(now, Level) and isinstance(then, Level) and clock.last_round:
        last_round = max(state.round.number, clock.last_round + then.hands - now.hands)
    return ends_at, last_round
