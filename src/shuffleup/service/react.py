"""The only bridge between a tournament and its hands: what happened in one stream asks something of another.

    event/<id>       HandPlanned    ──►  DealHand    table/<id>/<n>
    event/<id>       HandRedealt    ──►  DealAgain   table/<id>/<n>
    table/<id>/<n>   HandEnded      ──►  ReportHand  event/<id>
    table/<id>/<n>   AllInsHeld     ──►  HoldAllIn   event/<id>       hand for hand: a called all-in waits
    event/<id>       TableReleased  ──►  Proceed     table/<id>/<n>   and is let run
    table/<id>/<n>   PlayerSatOut   ──►  MarkAbsent  event/<id>       so does TimeRanOut where it ends in sitting out
    table/<id>/<n>   PlayerCameBack ──►  MarkPresent event/<id>
    event/<flight>   FlightClosed   ──►  TakeFlight  event/<final>    bags, money and penalties go to the final day
    event/<id>       SeatsHandedOver ─►  TakeTickets event/<other>    seats of a satellite go to the event they are for

What the dealer of a mad round chose asks for nothing: it waits at his table until his hand is planned (``run``).

Pure: the same row always asks the same. A command is numbered ``<source stream>:<version>`` after the row that caused
it, so that whoever asks twice, because of a crash between the two streams, changes nothing the second time.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from shuffleup.hand.actions import Proceed
from shuffleup.hand.events import AllInsHeld, HandEnded
from shuffleup.hand.floor_actions import Floor
from shuffleup.hand.online_events import PlayerCameBack, PlayerSatOut, TimeRanOut
from shuffleup.hand.result import result
from shuffleup.hand.state import Settled
from shuffleup.service.rooms import RoomState
from shuffleup.service.software import SOFTWARE
from shuffleup.service.streams import event_of, event_stream, table_of, table_stream
from shuffleup.store.port import Row
from shuffleup.tournament.cage_commands import TakeTickets
from shuffleup.tournament.clock_commands import HoldAllIn
from shuffleup.tournament.clock_events import TableReleased
from shuffleup.tournament.commands import ReportHand
from shuffleup.tournament.conduct_events import HandRedealt
from shuffleup.tournament.events import HandPlanned
from shuffleup.tournament.flight_events import FlightClosed
from shuffleup.tournament.flight_terms import Flight
from shuffleup.tournament.flights import handed_over
from shuffleup.tournament.prize_events import SeatsHandedOver
from shuffleup.tournament.seat_commands import MarkAbsent, MarkPresent
from shuffleup.tournament.state import EventState
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.wire.deal import DealAgain, DealHand
from shuffleup.wire.json import Command


class Order(Struct, frozen=True, gc=False):
    """A command on its way to a stream."""

    stream: str
    command_id: str
    command: Command
    actor: str = SOFTWARE


def react(row: Row, state: RoomState) -> tuple[Order, ...]:
    """What a row asks of other streams; ``state`` is that of its own stream after the row."""
    orders: list[Order] = []
    if isinstance(row.command, Undo | Redo):
        return ()  # what was dealt stays dealt, and undoing anything that led to it is refused
    for event in row.events:
        reaction = _REACTIONS.get(type(event))
        order = reaction(row, event, state) if reaction else None
        if order:
            orders.append(order)
    return tuple(orders)


def _deal(row: Row, event: HandPlanned, _: RoomState) -> Order:
    return Order(table_stream(event_of(row.stream), event.table), cause(row), DealHand(event.plan))


def _deal_again(row: Row, event: HandRedealt, state: RoomState) -> Order:
    assert isinstance(state, EventState)
    again = DealAgain(event.hand, tuple(sorted(state.floor.care.absent)), Floor(event.author, event.reason, event.rule))
    return Order(table_stream(event_of(row.stream), event.table), cause(row), again)


def _report(row: Row, _: HandEnded, state: RoomState) -> Order:
    assert isinstance(state, Settled)
    return Order(event_stream(event_of(row.stream)), cause(row), ReportHand(table_of(row.stream), result(state)))


def _hold(row: Row, _event: AllInsHeld, _state: RoomState) -> Order:
    return Order(event_stream(event_of(row.stream)), cause(row), HoldAllIn(table_of(row.stream)))


def _proceed(row: Row, event: TableReleased, _state: RoomState) -> Order:
    return Order(table_stream(event_of(row.stream), event.table), cause(row), Proceed())


def _sits_out(row: Row, event: PlayerSatOut | TimeRanOut, _state: RoomState) -> Order | None:
    if isinstance(event, TimeRanOut) and not event.presence.sitting_out:
        return None
    return _of_player(row, event.player, MarkAbsent((event.player,)))


def _is_back(row: Row, event: PlayerCameBack, _state: RoomState) -> Order:
    return _of_player(row, event.player, MarkPresent((event.player,)))


def _of_player(row: Row, player: str, command: Command) -> Order:
    """A row may say this of several players, and of the end of a hand besides."""
    return Order(event_stream(event_of(row.stream)), f"{cause(row)}:{player}", command)


def _hand_over(row: Row, _event: FlightClosed, state: RoomState) -> Order:
    assert isinstance(state, EventState)
    part, command = state.opening.definition.part, handed_over(state)
    assert isinstance(part, Flight) and command is not None
    return Order(event_stream(part.final_day), cause(row), command)


def _seats(row: Row, event: SeatsHandedOver, _state: RoomState) -> Order:
    return Order(event_stream(event.batch.event), cause(row), TakeTickets(event.batch))


# Each reaction takes its own event, and mypy cannot follow a table of functions with different parameters.
_REACTIONS: dict[type, Callable[[Row, Any, RoomState], Order | None]] = {
    HandPlanned: _deal,
    HandRedealt: _deal_again,
    HandEnded: _report,
    AllInsHeld: _hold,
    TableReleased: _proceed,
    PlayerSatOut: _sits_out,
    TimeRanOut: _sits_out,
    PlayerCameBack: _is_back,
    FlightClosed: _hand_over,
    SeatsHandedOver: _seats,
}


def cause(row: Row) -> str:
    """The id of a command that a row causes."""
    return f"{row.stream}:{row.version}"
