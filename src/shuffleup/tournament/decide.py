"""What a command leads to: events, or the reason why not. Nothing is read from a clock and no dice are thrown.

Refusals that every command may meet, in this order; those of a single command stand where it is decided.

    not-open              nothing has been opened, or the event is open already
    draw-needed           the command is decided by lot and no draw was handed in
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from shuffleup.tournament import commands as c
from shuffleup.tournament import dealers, flights, levels, registration, removals, rounds, seating
from shuffleup.tournament.balancing import move_player
from shuffleup.tournament.bounties import name_knock_out, with_bounties
from shuffleup.tournament.bounty_commands import NameKnockOut
from shuffleup.tournament.breaking import break_table, redraw_final_table
from shuffleup.tournament.cage import DECIDE_CAGE
from shuffleup.tournament.chip_desk import DECIDE_CHIPS
from shuffleup.tournament.chip_race import race_chips
from shuffleup.tournament.clock_decide import DECIDE_CLOCK
from shuffleup.tournament.conduct import DECIDE_CONDUCT, barring
from shuffleup.tournament.dealer_commands import RelieveDealer
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, drawn_unseeded
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.flight_commands import CarryConduct, CloseFlight, TakeFlight
from shuffleup.tournament.hands import plan_hand
from shuffleup.tournament.live import DECIDE_LIVE
from shuffleup.tournament.prize_decide import DECIDE_PRIZES
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_decide import DECIDE_SEATS
from shuffleup.tournament.state import EventState

_Decider: TypeAlias = Callable[[EventState, Any, int, Draw | None], Decision]


def decide(state: EventState | None, command: c.Command, at: int, draw: Draw | None = None) -> Decision:
    """The events of a command at a point in time (microseconds UTC), or its refusal; the state stays as it is.

    ``draw`` is needed by ``DrawSeats``, ``StartRound``, ``CloseRound``, ``RaceChips``, ``BreakTable``,
    ``RedrawFinalTable``, ``DrawButtons``, ``RedrawSeats``, ``DrawLastHands`` without a card, ``StartDay`` where the
    book draws the button at a restart, and by whatever else a lot follows from, such as ``ReportHand`` when a table
    must break or an alternate sits down. Its seed is published.
    """
    if state is None:
        if isinstance(command, c.OpenEvent):
            return registration.open_event(command)
        return Refusal("not-open", "no event has been opened", facts=(("why", "no-event"),))
    decided = _DECIDE[type(command)](state, command, at, draw)
    decided = rounds.once_nobody_is_awaited(state, decided, at, draw)
    decided = with_bounties(state, command, decided, draw)
    return DRAW_NEEDED if draw is None and drawn_unseeded(decided) else decided


def _already_open(state: EventState, _command: c.OpenEvent, _at: int, _draw: Draw | None) -> Decision:
    return Refusal(
        "not-open",
        f"the event {state.opening.event_id} is open already",
        facts=(("why", "event-open"), ("event", state.opening.event_id)),
    )


_DECIDE: Mapping[type[c.Command], _Decider] = {
    c.OpenEvent: _already_open,
    c.Register: lambda state, command, at, _draw: registration.register(state, command, at),
    c.DrawSeats: lambda state, _command, _at, draw: seating.draw_seats(state, draw),
    c.StartEvent: lambda state, _command, at, _draw: rounds.start_event(state, at),
    c.StartRound: lambda state, _command, at, draw: rounds.start_round(state, at, draw),
    c.PlanHand: lambda state, command, at, _draw: plan_hand(state, command, at),
    c.ReportHand: rounds.take_report,
    c.CloseRound: lambda state, _command, at, draw: rounds.close_round(state, at, draw),
    c.AdvanceClock: lambda state, _command, at, draw: rounds.advance_clock(state, at, draw),
    c.AdvanceLevel: lambda state, _command, at, _draw: levels.advance_level(state, at),
    c.RaceChips: lambda state, command, _at, draw: race_chips(state, command, draw),
    c.MovePlayer: lambda state, command, _at, _draw: move_player(state, command),
    c.BreakTable: lambda state, command, _at, draw: break_table(state, command, draw),
    c.RedrawFinalTable: lambda state, _command, _at, draw: redraw_final_table(state, draw),
    c.AwardPrizes: lambda state, _command, at, _draw: removals.award(state, at),
    **DECIDE_CLOCK,
    **DECIDE_SEATS,
    RelieveDealer: lambda state, command, at, _draw: dealers.relieve(state, command, at),
    **DECIDE_CAGE,
    **barring(DECIDE_CAGE),
    **DECIDE_CONDUCT,
    **DECIDE_CHIPS,
    **DECIDE_PRIZES,
    CloseFlight: lambda state, command, at, _draw: flights.close_flight(state, command, at),
    TakeFlight: lambda state, command, at, _draw: flights.take_flight(state, command, at),
    CarryConduct: lambda state, command, at, _draw: flights.carry_conduct(state, command, at),
    **DECIDE_LIVE,
    NameKnockOut: name_knock_out,
}
