"""Lists of an event to take away: standings, payouts, entries and seats."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.projections.payouts import PayoutRow, payouts
from shuffleup.projections.standings import StandingLine, standings
from shuffleup.questions.listings import FileKind, titled
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import language_of
from shuffleup.web.shell.files import FILES, handed_out
from shuffleup.web.shell.sums import Sums

_Names: TypeAlias = Mapping[str, str]


class EventList(Enum):
    """Lists for everybody who works at an event."""

    STANDINGS = "standings"
    PAYOUTS = "payouts"
    ENTRIES = "entries"
    SEATS = "seats"


class SeatLine(Struct, frozen=True):
    """A taken seat."""

    table: int
    chair: int
    player: str
    chips: int


@get(
    "/events/{event_id:str}/lists/{listed:str}",
    summary="A list of an event",
    right=Right.SEE_FLOOR,
    gives=FILES,
)
async def event_list(
    event_id: FromPath[str],
    listed: FromPath[EventList],
    desk: NamedDependency[Desk],
    sums: NamedDependency[Sums],
    request: Asked,
    format: FromQuery[FileKind] = FileKind.CSV,
    lang: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """Standings, payouts, entries or seats. ``lang`` is the language of the headings, and of numbers in CSV."""
    state, _ = await desk.state(event_id)
    kind, rows = _listed(state, listed, desk.names.of_event(state))
    language, currency = lang or language_of(request), state.definition.currency
    listing = titled(listed.value, state.definition.name, kind, rows, currency, language)
    return await handed_out(f"{event_id}-{listed.value}", listing, format, language, sums)


def _listed(state: EventState, listed: EventList, names: _Names) -> tuple[type[Struct], tuple[Struct, ...]]:
    match listed:
        case EventList.STANDINGS:
            return StandingLine, tuple([replace(one, player=_of(names, one.player)) for one in standings(state)])
        case EventList.PAYOUTS:
            return PayoutRow, payouts(state).rows
        case EventList.ENTRIES:
            return Entry, tuple([replace(one, player=_of(names, one.player)) for one in state.entries])
        case EventList.SEATS:
            taken = [
                SeatLine(table.number, chair.number, _of(names, chair.player), chair.stack)
                for table in state.floor.tables.values()
                for chair in table.chairs
            ]
            return SeatLine, tuple(sorted(taken, key=lambda seat: (seat.table, seat.chair)))


def _of(names: _Names, known: str) -> str:
    return names.get(known, known)
