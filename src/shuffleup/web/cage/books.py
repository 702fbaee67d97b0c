"""The books of an event to take away: its accounts, its drawers and its log."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.accounts.signing_in import Door
from shuffleup.projections.ledger import AccountLine, CashLine, cash_sheet, ledger
from shuffleup.questions.listings import FileKind, titled
from shuffleup.rulebooks.rule import Language
from shuffleup.store.port import Asked as Place
from shuffleup.tournament.undo import counting_events
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import language_of
from shuffleup.web.shell.files import FILES, handed_out
from shuffleup.web.shell.sums import Sums

_Names: TypeAlias = Mapping[str, str]


class EventBook(Enum):
    """Lists for those responsible for the money and the log."""

    LEDGER = "ledger"
    CASH = "cash"
    AUDIT = "audit"


class LogLine(Struct, frozen=True):
    """A row of the log: who asked for what, when, on which device and why. ``undone_by`` is 0 while it counts."""

    version: int
    at: int
    actor: str
    command: str
    device: str
    reason: str
    undone_by: int


@get("/events/{event_id:str}/books/{book:str}", summary="A book of an event", right=Right.SEE_AUDIT, gives=FILES)
async def event_book(
    event_id: FromPath[str],
    book: FromPath[EventBook],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    sums: NamedDependency[Sums],
    request: Asked,
    format: FromQuery[FileKind] = FileKind.CSV,
    lang: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """The trial balance, what went through each drawer, or the log."""
    state, _ = await desk.state(event_id)
    names = {**desk.names.of_event(state), **await door.names()}
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
