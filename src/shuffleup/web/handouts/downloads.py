"""Lists to take away: the pages of an event, its books, and the players, as CSV, XLSX or JSON."""

import re
from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.formats.listing import Listing
from shuffleup.projections.ledger import AccountLine, CashLine, cash_sheet, ledger
from shuffleup.projections.payouts import PayoutRow, payouts
from shuffleup.projections.standings import StandingLine, standings
from shuffleup.questions.listings import FileKind, as_file, titled
from shuffleup.rulebooks.rule import Language
from shuffleup.store.port import Asked as Place
from shuffleup.tournament.undo import counting_events
from shuffleup.tournament.words.entry import Entry
from shuffleup.tournament.words.state import EventState
from shuffleup.web.commands import Asked
from shuffleup.web.desk import Desk
from shuffleup.web.entrance import Entrance
from shuffleup.web.errors import language_of
from shuffleup.web.people import PersonLine, every_line
from shuffleup.web.questions.sums import Sums
from shuffleup.web.visits import Visits

_Names: TypeAlias = Mapping[str, str]
_Whole: TypeAlias = Response[bytes]


class EventList(Enum):
    """Lists for everybody who works at an event."""

    STANDINGS = "standings"
    PAYOUTS = "payouts"
    ENTRIES = "entries"
    SEATS = "seats"


class EventBook(Enum):
    """Lists for those responsible for the money and the log."""

    LEDGER = "ledger"
    CASH = "cash"
    AUDIT = "audit"


class SeatLine(Struct, frozen=True):
    """A taken seat."""

    table: int
    chair: int
    player: str
    chips: int


class LogLine(Struct, frozen=True):
    """A row of the log: who asked for what, when, on which device and why. ``undone_by`` is 0 while it counts."""

    version: int
    at: int
    actor: str
    command: str
    device: str
    reason: str
    undone_by: int


_MEDIA = {
    FileKind.CSV: "text/csv; charset=utf-8",
    FileKind.XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    FileKind.JSON: "application/json",
}
FILES = tuple([media.partition(";")[0] for media in _MEDIA.values()])
"""What the API description says of a file in a format of choice."""


@get(
    "/api/events/{event_id:str}/lists/{listed:str}",
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
) -> _Whole:
    """Standings, payouts, entries or seats. ``lang`` is the language of the headings, and of numbers in CSV."""
    state, _ = await desk.state(event_id)
    kind, rows = _listed(state, listed, desk.names.of_event(state))
    language, currency = lang or language_of(request), state.definition.currency
    listing = titled(listed.value, state.definition.name, kind, rows, currency, language)
    return await handed_out(f"{event_id}-{listed.value}", listing, format, language, sums)


@get("/api/events/{event_id:str}/books/{book:str}", summary="A book of an event", right=Right.SEE_AUDIT, gives=FILES)
async def event_book(
    event_id: FromPath[str],
    book: FromPath[EventBook],
    desk: NamedDependency[Desk],
    entrance: NamedDependency[Entrance],
    sums: NamedDependency[Sums],
    request: Asked,
    format: FromQuery[FileKind] = FileKind.CSV,
    lang: FromQuery[Language | None] = None,
) -> _Whole:
    """The trial balance, what went through each drawer, or the log."""
    state, _ = await desk.state(event_id)
    names = {**desk.names.of_event(state), **await entrance.door.names()}
    kind: type[Struct]
    rows: tuple[Struct, ...]
    match book:
        case EventBook.LEDGER:
            accounts = ledger(state).accounts
            kind, rows = AccountLine, tuple([replace(one, holder=_of(names, one.holder)) for one in accounts])
        case EventBook.CASH:
            steps = (await desk.followed(event_id)).steps
            drawers = cash_sheet(counting_events(steps))
            kind, rows = CashLine, tuple([replace(one, cashier=_of(names, one.cashier)) for one in drawers])
        case EventBook.AUDIT:
            kind, rows = LogLine, await _log(event_id, desk, names)
    language = lang or language_of(request)
    listing = titled(book.value, state.definition.name, kind, rows, state.definition.currency, language)
    return await handed_out(f"{event_id}-{book.value}", listing, format, language, sums)


@get("/api/people/list", summary="All players", right=Right.EXPORT_PEOPLE, gives=FILES)
async def people_list(
    desk: NamedDependency[Desk],
    visits: NamedDependency[Visits],
    sums: NamedDependency[Sums],
    request: Asked,
    format: FromQuery[FileKind] = FileKind.CSV,
    lang: FromQuery[Language | None] = None,
) -> _Whole:
    """Everybody in the register, by name."""
    language = lang or language_of(request)
    listing = titled("people", "", PersonLine, await every_line(desk, visits), "", language)
    return await handed_out("people", listing, format, language, sums)


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


async def _log(event_id: str, desk: Desk, names: _Names) -> tuple[LogLine, ...]:
    found, rows = await desk.audit(event_id)
    asked = {row.version: row.asked for row in rows}
    lines = [
        LogLine(
            one.version,
            one.at,
            _of(names, one.actor),
            one.asked.kind,
            *_where(asked[one.version], names),
            one.undone_by,
        )
        for one in found.lines
    ]
    return tuple(reversed(lines))


def _where(asked: Place, names: _Names) -> tuple[str, str]:
    return _of(names, asked.device), asked.reason


def _of(names: _Names, known: str) -> str:
    return names.get(known, known)


async def handed_out(name: str, listing: Listing, kind: FileKind, language: Language, sums: Sums) -> _Whole:
    """The list as a file, written outside the loop: a festival has thousands of rows."""
    safe = re.sub(r"[^A-Za-z0-9_-]", "-", name)
    headers = {
        "content-disposition": f'attachment; filename="{safe}.{kind.value}"',
        "x-content-type-options": "nosniff",
    }
    whole = await sums.of(lambda _: as_file(listing, kind, language))
    return Response(whole, media_type=_MEDIA[kind], headers=headers)
