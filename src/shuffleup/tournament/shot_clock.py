"""The shot clock at live tables: the time banks that make a decision longer, and from when on they are there.

The seconds run on a device at each table, which nobody connects to the log; what is recorded is the use of time banks
alone. What the end of the time means is a ruling (``rulings.calling_time``).
"""

from shuffleup.tournament import levels
from shuffleup.tournament.clock_commands import ResetTimeBanks, UseTimeBank
from shuffleup.tournament.clock_events import TimeBanksReset, TimeBankUsed
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seating import table_of
from shuffleup.tournament.state import EventState, Phase


def is_used(state: EventState) -> bool:
    """Does the shot clock run at this stage of the event?"""
    clock = state.opening.definition.shot_clock
    if not clock.seconds or state.clock.number < clock.from_level:
        return False
    return not clock.players_left or state.floor.players <= clock.players_left


def banks_left(state: EventState, player: str) -> int:
    """How many time banks a player has still."""
    return state.opening.definition.shot_clock.banks - state.clock.pace.banks_used.get(player, 0)


def use_time_bank(state: EventState, command: UseTimeBank) -> Decision:
    """A player lays a time bank."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not is_used(state):
        return Refusal("no-shot-clock", "no shot clock is used at this stage")
    if table_of(state, command.player) is None:
        return Refusal("not-in-play", f"{command.player} is not in play", facts=(("player", command.player),))
    left = banks_left(state, command.player)
    if left <= 0:
        return Refusal(
            "no-time-bank",
            f"{command.player} has no time bank left",
            facts=(("player", command.player), ("why", "player")),
        )
    return (TimeBankUsed(command.player, left - 1),)


def reset_time_banks(state: EventState, _command: ResetTimeBanks) -> Decision:
    """Everybody has all time banks again, as at a new stage of the event."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not state.opening.definition.shot_clock.banks:
        return Refusal("no-time-bank", "this event has no time banks", facts=(("why", "event"),))
    return (TimeBanksReset(),)
