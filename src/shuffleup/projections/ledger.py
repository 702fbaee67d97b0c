"""Where the money of an event is: account by account, drawer by drawer, and whether it all balances.

Everything here can be asked at any moment. ``ledger`` reads a state; ``cash_sheet`` says how its drawers came to that,
from the events that count (``undo.counting_events``): a log with an undo also has others, and is refused.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from shuffleup.tournament.evolve.prizes import awarded_prizes
from shuffleup.tournament.facts.prizes import pool_cents, tax_base
from shuffleup.tournament.undo import Logged, UndoEvent
from shuffleup.tournament.words import money
from shuffleup.tournament.words.entry import AlternateListed, ChipsBought, EntrySold
from shuffleup.tournament.words.events import EntriesRegistered, Event, PrizesAwarded
from shuffleup.tournament.words.state import EventState

_DEBTS = (money.AccountKind.DEPOSITS, money.AccountKind.REFUNDS, money.AccountKind.PRIZES)


class AccountLine(Struct, frozen=True, gc=False):
    """One account. What the event holds is positive, what it owes or has earned negative."""

    account: str
    holder: str
    method: str
    cents: int


class DrawerLine(Struct, frozen=True, gc=False):
    """What a cashier must have of one method of payment."""

    cashier: str
    method: str
    cents: int


class LedgerReport(Struct, frozen=True):
    """The trial balance of an event. It closes when both columns are equal, and they always are."""

    currency: str
    accounts: tuple[AccountLine, ...]
    drawers: tuple[DrawerLine, ...]
    held_cents: int
    """All positive balances together."""
    owed_cents: int
    """All negative balances together, without the sign."""
    to_players_cents: int
    """Of these: deposits, refunds and prizes that players have not received yet."""
    pool_cents: int
    tax_base_cents: int

    @property
    def closes(self) -> bool:
        """Are both columns equal?"""
        return self.held_cents == self.owed_cents


class CashLine(Struct, frozen=True, gc=False, kw_only=True):
    """What went through one drawer, in cents: sold and paid in, given back, paid out, moved, over or short."""

    cashier: str
    method: str
    entries_cents: int = 0
    chips_cents: int = 0
    """Rebuys and add-ons, and debts for them."""
    refunds_cents: int = 0
    prizes_cents: int = 0
    moved_cents: int = 0
    differences_cents: int = 0

    @property
    def cents(self) -> int:
        """What must be in the drawer."""
        parts = self.entries_cents + self.chips_cents + self.refunds_cents + self.prizes_cents
        return parts + self.moved_cents + self.differences_cents


def ledger(state: EventState) -> LedgerReport:
    """The trial balance of an event as it stands."""
    return together((state,))


def together(states: Sequence[EventState]) -> LedgerReport:
    """One trial balance of several events in one currency: what a flight has handed over, the final day has got."""
    balances = _balances(states)
    lines = [AccountLine(one.kind.value, one.holder, one.method, cents) for one, cents in balances.items() if cents]
    drawers = [(one, cents) for one, cents in balances.items() if one.kind is money.AccountKind.DRAWER]
    return LedgerReport(
        currency=states[0].definition.currency,
        accounts=tuple(lines),
        drawers=tuple([DrawerLine(one.holder, one.method, cents) for one, cents in drawers]),
        held_cents=sum(cents for cents in balances.values() if cents > 0),
        owed_cents=-sum(cents for cents in balances.values() if cents < 0),
        to_players_cents=-sum(cents for account, cents in balances.items() if account.kind in _DEBTS),
        pool_cents=sum(map(pool_cents, states)),
        tax_base_cents=sum(map(tax_base, states)),
    )


def _balances(states: Iterable[EventState]) -> dict[money.Account, int]:
    totals: dict[money.Account, int] = {}
    for state in states:
        for account, cents in state.cage.ledger.balances.items():
            totals[account] = totals.get(account, 0) + cents
    return dict(sorted(totals.items(), key=lambda one: (one[0].kind.value, one[0].holder, one[0].method)))


def postings_of(event: Event) -> tuple[money.LedgerPosting, ...]:
    """The postings of an event; none if it moves no money."""
    if isinstance(event, PrizesAwarded):
        return awarded_prizes(event.awards)
    postings: tuple[money.LedgerPosting, ...] = getattr(event, "postings", ())
    return postings


class UndoneInLogError(ValueError):
    """These events are a log in which something was undone: only its command history tells which events count."""

    def __init__(self, event: UndoEvent) -> None:
        super().__init__(f"{event.command_id} was undone or decided again here: read undo.counting_events instead")


def cash_sheet(events: Iterable[Logged]) -> tuple[CashLine, ...]:
    """What went through each drawer, by cashier and method, by the events that count. Raises ``UndoneInLogError``."""
    flows: dict[money.Account, dict[str, int]] = {}
    for event in events:
        if isinstance(event, UndoEvent):
            raise UndoneInLogError(event)
        column = _COLUMNS.get(type(event))
        for posting in postings_of(event) if column else ():
            if posting.account.kind is money.AccountKind.DRAWER and column:
                flow = flows.setdefault(posting.account, {})
                flow[column] = flow.get(column, 0) + posting.cents
    in_order = sorted(flows, key=lambda account: (account.holder, account.method))
    return tuple([CashLine(cashier=drawer.holder, method=drawer.method, **flows[drawer]) for drawer in in_order])


_COLUMNS: Mapping[type[Event], str] = {
    EntriesRegistered: "entries_cents",
    EntrySold: "entries_cents",
    AlternateListed: "entries_cents",
    ChipsBought: "chips_cents",
    money.DebtPaid: "chips_cents",
    money.RefundPaid: "refunds_cents",
    money.PrizePaid: "prizes_cents",
    money.CashMoved: "moved_cents",
    money.CashCounted: "differences_cents",
}
