"""The floor page of an event, its penalty book, and how long it may still last."""

from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.projections.audit import Call
from shuffleup.projections.floor import FloorView, floor
from shuffleup.projections.outlook import Outlook
from shuffleup.projections.penalty_book import PenaltyBook, penalty_book
from shuffleup.web.shell.addresses import SameAddress
from shuffleup.web.shell.at_tables import AtTables, at_tables
from shuffleup.web.shell.desk import Desk, Keys


class FloorPage(Struct, frozen=True):
    """The floor page: its contents, what undo and redo would do, and the players called to new seats."""

    version: int
    now: int
    view: FloorView
    keys: Keys
    calls: tuple[Call, ...]
    """Newest first."""
    same_address: tuple[SameAddress, ...]
    """Players online at one table from one address."""
    at_tables: AtTables
    names: Mapping[str, str]
    """The players' names, by id, with the same names made distinct. Erased players are left out, and so are those of an
    old log that has names for ids."""


class PenaltyPage(Struct, frozen=True):
    """The penalty book, and the names of the players in it, by id."""

    version: int
    book: PenaltyBook
    names: Mapping[str, str]


@get("/events/{event_id:str}/floor", summary="The floor page of an event", right=Right.SEE_FLOOR)
async def floor_page(event_id: FromPath[str], desk: NamedDependency[Desk], table: FromQuery[int] = 0) -> FloorPage:
    """Tables, players, clock, what to do next, and what undo would take back; of one table only if one is named."""
    state, version = await desk.state(event_id)
    now = desk.now()
    keys, calls = await desk.keys(event_id), await desk.calls(event_id, now)
    shared = await desk.addresses.shared(state)
    names, view = desk.names.of_event(state), floor(state, now)
    if table:
        view = _at_table(view, table)
        names = desk.names.within(state, (view, keys, calls))
    return FloorPage(version, now, view, keys, calls, shared, await at_tables(desk, event_id, state), names)


def _at_table(view: FloorView, table: int) -> FloorView:
    """What the dealer of a table sees: a tablet asks for it after every action, in events of three thousand players."""
    return replace(
        view,
        tables=tuple([one for one in view.tables if one.table == table]),
        entrants=tuple([one for one in view.entrants if one.table == table]),
        advice=tuple([one for one in view.advice if one.table == table]),
    )


@get("/events/{event_id:str}/penalties", summary="The penalty book of an event", right=Right.SEE_FLOOR)
async def penalties_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> PenaltyPage:
    """Every penalty of an event, how much of each is still to be missed, and the steps of its book."""
    state, version = await desk.state(event_id)
    return PenaltyPage(version, penalty_book(state), desk.names.of_event(state))


@get("/events/{event_id:str}/forecast", summary="How long an event may still last", right=Right.SEE_FORECAST)
async def forecast_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> Outlook:
    """The end, the money, tables and dealers by the hour as ranges, at most a minute old; or why there is none."""
    state, _ = await desk.state(event_id)
    return await desk.forecasts.of(state, desk.now())
