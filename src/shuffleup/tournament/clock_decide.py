"""Which function decides which command of the clock."""

from collections.abc import Callable, Mapping
from typing import Any

from shuffleup.tournament import clock, hand_for_hand, last_hands, rounds, shot_clock
from shuffleup.tournament import clock_commands as c
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.state import EventState

# Each function takes its own command, which mypy cannot follow in a table.
DECIDE_CLOCK: Mapping[type[Command], Callable[[EventState, Any, int, Draw | None], Decision]] = {
    c.PauseClock: lambda state, command, at, _draw: clock.pause_clock(state, command, at),
    c.ResumeClock: lambda state, _command, at, _draw: clock.resume_clock(state, at),
    c.SetTimeLeft: lambda state, command, at, _draw: clock.set_time_left(state, command, at),
    c.EditStructure: lambda state, command, at, _draw: clock.edit_structure(state, command, at),
    c.AnnounceHandForHand: lambda state, command, at, _draw: hand_for_hand.announce(state, command, at),
    c.EndHandForHand: rounds.end_hand_for_hand,
    c.HoldAllIn: lambda state, command, _at, _draw: hand_for_hand.hold(state, command),
    c.ReleaseTable: lambda state, command, _at, _draw: hand_for_hand.release(state, command),
    c.DrawLastHands: last_hands.draw_last_hands,
    c.StartDay: last_hands.start_day,
    c.UseTimeBank: lambda state, command, _at, _draw: shot_clock.use_time_bank(state, command),
    c.ResetTimeBanks: lambda state, command, _at, _draw: shot_clock.reset_time_banks(state, command),
    c.AnnounceClosing: lambda state, _command, at, _draw: last_hands.announce_closing(state, at),
}
