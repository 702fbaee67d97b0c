"""The money of a whole event: its trial balance, its drawers and their counts, and how its pool is divided."""

from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.accounts.signing_in import Door
from shuffleup.formats.event.payouts import printed_columns
from shuffleup.projections.bounties import BountySheet, bounties
from shuffleup.projections.event_numbers import prize_board
from shuffleup.projections.ledger import CashLine, LedgerReport, cash_sheet, ledger
from shuffleup.room.drawer_counts import CountLine, counts
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES
from shuffleup.tournament.facts.prizes import payout_plan
from shuffleup.tournament.undo import counting_events
from shuffleup.tournament.words.definition import Columns, PayoutPlan
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk


class PoolDivided(Struct, frozen=True):
    """How the pool is divided: by which plan, place by place, and whether registration is closed and the pool settled.

    ``entry_cents`` is what each entry pays into it, which determines the least prize of a curve. ``tables`` are the
    payout tables that can be chosen instead: those that rulebooks print, and the event's own.
    """

    plan: PayoutPlan
    pool_cents: int
    ladder: tuple[int, ...]
    settled: bool
    entry_cents: int
    tables: tuple[Columns, ...]


class MoneyPage(Struct, frozen=True):
    """Everything about the money of an event, in cents."""

    version: int
    ledger: LedgerReport
    closes: bool
    """Whether what is held equals what is owed."""
    cash: tuple[CashLine, ...]
    counts: tuple[CountLine, ...]
    pool: PoolDivided
    bounties: BountySheet | None
    """None if there are no bounties."""
    names: Mapping[str, str]
    """The names of players and cashiers, by id."""


class WaitingLine(Struct, frozen=True):
    """A player who has paid and waits for a seat, with his ticket number."""

    ticket: int
    player: str
    at: int


class WaitingPage(Struct, frozen=True):
    """Players who wait for a seat, next one first."""

    version: int
    waiting: tuple[WaitingLine, ...]
    names: Mapping[str, str]


@get("/events/{event_id:str}/alternates", summary="Who waits for a seat", right=Right.SEE_FLOOR)
async def waiting_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> WaitingPage:
    """The alternates of an event by ticket number: the lowest gets the first free seat."""
    state, version = await desk.state(event_id)
    waiting = sorted(state.cage.waiting, key=lambda one: one.ticket)
    lines = tuple([WaitingLine(one.ticket, one.player, one.at) for one in waiting])
    return WaitingPage(version, lines, desk.names.within(state, lines))


@get("/events/{event_id:str}/money", summary="The money of an event", right=Right.SEE_AUDIT)
async def money_page(event_id: FromPath[str], desk: NamedDependency[Desk], door: NamedDependency[Door]) -> MoneyPage:
    """The trial balance, what went through each drawer and was counted in it, and how the pool is divided."""
    state, version = await desk.state(event_id)
    events = counting_events((await desk.followed(event_id)).steps)
    report = ledger(state)
    names = {**desk.names.of_event(state), **await door.names()}
    heads = bounties(state) if state.definition.money.shares.bounty else None
    drawers = cash_sheet(events), tuple(counts(events))
    return MoneyPage(version, report, report.closes, *drawers, _divided(state), heads, names)


def _divided(state: EventState) -> PoolDivided:
    board = prize_board(state).chart
    ladder = [row.prize_cents for row in board.rows for _ in range(row.first, row.last + 1)]
    settled = state.cage.closed_at is not None
    entry = state.definition.entry.buy_in_cents
    announced = state.definition.payouts.table
    own = [announced] if isinstance(announced, Columns) else []
    tables = dict.fromkeys([*own, *map(printed_columns, PAYOUT_TABLES.values())])
    return PoolDivided(payout_plan(state), board.pool_cents, tuple(ladder), settled, entry, tuple(tables))
