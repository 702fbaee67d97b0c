"""Which function decides which command about seats."""

from collections.abc import Callable, Mapping
from typing import Any

from shuffleup.tournament import absences, balancing, halting, redraw, seats
from shuffleup.tournament import seat_commands as c
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.state import EventState

# Each function takes its own command, which mypy cannot follow in a table.
DECIDE_SEATS: Mapping[type[Command], Callable[[EventState, Any, int, Draw | None], Decision]] = {
    c.NeedSeat: lambda state, command, _at, _draw: seats.need_seat(state, command),
    c.EndSeatNeed: lambda state, command, _at, _draw: seats.end_seat_need(state, command),
    c.CorrectSeat: lambda state, command, _at, _draw: seats.correct_seat(state, command),
    c.MarkAbsent: lambda state, command, _at, _draw: seats.mark_absent(state, command),
    c.MarkPresent: lambda state, command, _at, _draw: seats.mark_present(state, command),
    c.VoidClaim: lambda state, command, _at, _draw: absences.void_claim(state, command),
    c.PublishBreakOrder: lambda state, command, _at, _draw: seats.publish_break_order(state, command),
    c.HaltTable: lambda state, command, _at, _draw: halting.halt_table(state, command),
    c.LetTablePlay: lambda state, command, _at, _draw: halting.let_table_play(state, command),
    c.BalanceTables: lambda state, _command, _at, _draw: balancing.balance_tables(state),
    c.DrawButtons: lambda state, _command, _at, draw: redraw.draw_buttons(state, draw),
    c.RedrawSeats: lambda state, _command, _at, draw: redraw.redraw_seats(state, draw),
}
