"""The only bridge between a tournament and its hands: what happened in one stream asks something of another.

    event/<id>       HandPlanned    ──►  DealHand    table/<id>/<n>
    table/<id>/<n>   HandEnded      ──►  ReportHand  event/<id>
    table/<id>/<n>   AllInsHeld     ──►  HoldAllIn   event/<id>       hand for hand: a called all-in waits
    event/<id>       TableReleased  ──►  Proceed     table/<id>/<n>   and is let run

Pure: the same row always asks the same. A command is numbered ``<source stream>:<version>`` after the row that caused
it, so that whoever asks twice, because of a crash between the two streams, changes nothing the second time.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from shuffleup.hand.actions import Proceed
from shuffleup.hand.events import AllInsHeld, HandEnded
from shuffleup.hand.result import result
from shuffleup.hand.state import Settled
from shuffleup.service.rooms import RoomState
from shuffleup.service.streams import event_of, event_stream, table_of, table_stream
from shuffleup.store.port import Row
from shuffleup.tournament.clock_commands import HoldAllIn
from shuffleup.tournament.clock_events import TableReleased
from shuffleup.tournament.commands import ReportHand
from shuffleup.tournament.events import HandPlanned
from shuffleup.wire.deal import DealHand
from shuffleup.wire.json import Command

SOFTWARE = "shuffleup"
"""The actor of commands that nobody gave by hand."""


class Order(Struct, frozen=True, gc=False):
    """A command on its way to a stream."""

    stream: str
    command_id: str
    command: Command
    actor: str = SOFTWARE


def react(row: Row, state: RoomState) -> tuple[Order, ...]:
    """What a row asks of other streams; ``state`` is that of its own stream after the row."""
    orders: list[Order] = []
    for event in row.events:
        reaction = _REACTIONS.get(type(event))
        if reaction:
            orders.append(reaction(row, event, state))
    return tuple(orders)


def _deal(row: Row, event: HandPlanned, _: RoomState) -> Order:
    return Order(table_stream(event_of(row.stream), event.table), cause(row), DealHand(event.plan))


def _report(row: Row, _: HandEnded, state: RoomState) -> Order:
    assert isinstance(state, Settled)
    return Order(event_stream(event_of(row.stream)), cause(row), ReportHand(table_of(row.stream), result(state)))


def _hold(row: Row, _event: AllInsHeld, _state: RoomState) -> Order:
    return Order(event_stream(event_of(row.stream)), cause(row), HoldAllIn(table_of(row.stream)))


def _proceed(row: Row, event: TableReleased, _state: RoomState) -> Order:
    return Order(table_stream(event_of(row.stream), event.table), cause(row), Proceed())


# Each reaction takes its own event, and mypy cannot follow a table of functions with different parameters.
_REACTIONS: dict[type, Callable[[Row, Any, RoomState], Order]] = {
    HandPlanned: _deal,
    HandEnded: _report,
    AllInsHeld: _hold,
    TableReleased: _proceed,
}


def cause(row: Row) -> str:
    """The id of a command that a row causes."""
    return f"{row.stream}:{row.version}"
