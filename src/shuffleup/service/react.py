"""The only bridge between a tournament and its hands: what happened in one stream asks something of another.

    event/<id>       HandPlanned    ──►  DealHand    table/<id>/<n>
    event/<id>       HandRedealt    ──►  DealAgain   table/<id>/<n>
    table/<id>/<n>   HandEnded      ──►  ReportHand  event/<id>
    table/<id>/<n>   AllInsHeld     ──►  HoldAllIn   event/<id>       hand for hand: a called all-in waits
    event/<id>       TableReleased  ──►  Proceed     table/<id>/<n>   and plays out
    table/<id>/<n>   PlayerSatOut   ──►  MarkAbsent  event/<id>       so does TimeRanOut where it ends in sitting out
    table/<id>/<n>   PlayerCameBack ──►  MarkPresent event/<id>
    event/<flight>   FlightClosed   ──►  TakeFlight  event/<final>    bags, money and penalties go to the final day
    event/<id>       SeatsHandedOver ─►  TakeTickets event/<other>    seats of a satellite go to the event they lead to

The choice of the dealer of a mad round asks nothing: it waits at his table until his hand is planned (``run``).

Pure: the same row always asks the same. A command is numbered ``<source stream>:<version>`` after the row that caused
it, so that asking twice, after a crash between the two streams, changes nothing the second time.
"""

from msgspec import Struct

from shuffleup.hand.actions import Proceed
from shuffleup.hand.events import AllInsHeld, HandEnded
from shuffleup.hand.orders.actions import Floor
from shuffleup.hand.result import result
from shuffleup.hand.state import Settled
from shuffleup.play.events import PlayerCameBack, PlayerSatOut, TimeRanOut
from shuffleup.service.streams import SOFTWARE, StreamState, event_of, event_stream, table_of, table_stream
from shuffleup.store.port import NOWHERE, Asked, Row
from shuffleup.tournament.facts.flights import flight_handed_over
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words.clock import HoldAllIn, TableReleased
from shuffleup.tournament.words.commands import ReportHand
from shuffleup.tournament.words.conduct import HandRedealt
from shuffleup.tournament.words.events import HandPlanned
from shuffleup.tournament.words.flights import FlightClosed
from shuffleup.tournament.words.money import TakeTickets
from shuffleup.tournament.words.prizes import SeatsHandedOver
from shuffleup.tournament.words.seats import MarkAbsent, MarkPresent
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import Flight
from shuffleup.wire.deal import DealAgain, DealHand
from shuffleup.wire.json import Command, Event

TICKET_BOOK = "@tickets"
"""Stands for the event to which a satellite hands its seats over if the room keeps them: no event has this id."""


class Order(Struct, frozen=True, gc=False):
    """A command on its way to a stream. ``seen`` is the version at which its giver decided on it; 0 if unsaid.

    Whoever ``answers`` does so for the money that it moves (``room.vouching``).
    """

    stream: str
    command_id: str
    command: Command
    actor: str = SOFTWARE
    asked: Asked = NOWHERE
    seen: int = 0
    answers: bool = False


_OF_A_TABLE = (HandEnded, AllInsHeld, PlayerSatOut, TimeRanOut, PlayerCameBack)
_OF_AN_EVENT = (HandPlanned, HandRedealt, TableReleased, FlightClosed, SeatsHandedOver)
REACTED_TO = frozenset((*_OF_A_TABLE, *_OF_AN_EVENT))
"""The events that ask something of another stream; most do not."""


def react(row: Row, state: StreamState) -> tuple[Order, ...]:
    """What a row asks of other streams; ``state`` is that of its own stream after the row."""
    if isinstance(row.command, Undo | Redo):
        return ()  # what was dealt stays dealt, and undoing anything that led to it is refused
    asked = [_asked(row, event, state) for event in row.events if type(event) in REACTED_TO]
    return tuple([order for order in asked if order])


def _asked(row: Row, event: Event, state: StreamState) -> Order | None:
    event_id, by = event_of(row.stream), cause(row)
    home = event_stream(event_id)
    match event:
        case HandPlanned():
            return Order(table_stream(event_id, event.table), by, DealHand(event.plan))
        case HandRedealt():
            assert isinstance(state, EventState)
            absent = tuple(sorted(state.seating.absent))
            again = DealAgain(event.hand, absent, Floor(event.author, event.reason, event.rule))
            return Order(table_stream(event_id, event.table), by, again)
        case HandEnded():
            assert isinstance(state, Settled)
            return Order(home, by, ReportHand(table_of(row.stream), result(state)))
        case AllInsHeld():
            return Order(home, by, HoldAllIn(table_of(row.stream)))
        case TableReleased():
            return Order(table_stream(event_id, event.table), by, Proceed())
        case TimeRanOut() if not event.presence.sitting_out:
            return None
        case PlayerSatOut() | TimeRanOut():
            # A row may say this of several players, and also report the end of a hand.
            return Order(home, f"{by}:{event.player}", MarkAbsent((event.player,)))
        case PlayerCameBack():
            return Order(home, f"{by}:{event.player}", MarkPresent((event.player,)))
        case FlightClosed():
            assert isinstance(state, EventState)
            part, command = state.definition.part, flight_handed_over(state)
            assert isinstance(part, Flight) and command is not None
            return Order(event_stream(part.final_day), by, command)
        case SeatsHandedOver() if event.batch.event != TICKET_BOOK:
            return Order(event_stream(event.batch.event), by, TakeTickets(event.batch))
    return None


def cause(row: Row) -> str:
    """The id of a command that a row causes."""
    return f"{row.stream}:{row.version}"
