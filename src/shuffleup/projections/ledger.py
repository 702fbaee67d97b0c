"""Where the money of an event is: account by account, drawer by drawer, and whether it all comes out even.

Everything here can be asked at any moment. ``ledger`` reads a state; ``journal`` and ``cash_sheet`` say how it came to
that. They read the events that count (``undo.counting``): a log in which something was undone also has others, and is
refused.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from shuffleup.tournament import cage_events as cage
from shuffleup.tournament import prize_fund
from shuffleup.tournament.cage_state import Account, AccountKind, Posting
from shuffleup.tournament.events import EntriesRegistered, Event, PrizesAwarded
from shuffleup.tournament.ledger import awarded_prizes, balance
from shuffleup.tournament.state import EventState
from shuffleup.tournament.undo import Logged, UndoEvent

_DEBTS = (AccountKind.DEPOSITS, AccountKind.REFUNDS, AccountKind.PRIZES)


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
    """Of these: deposits, refunds and prizes that players have not got yet."""
    pool_cents: int
    tax_base_cents: int

    @property
    def closes(self) -> bool:
        """Do both columns come to the same?"""
        return self.held_cents == self.owed_cents


class CountLine(Struct, frozen=True, gc=False):
    """A count of a drawer against the ledger; a positive difference is money over."""

    cashier: str
    method: str
    expected_cents: int
    counted_cents: int
    difference_cents: int


class JournalLine(Struct, frozen=True, gc=False):
    """One set of postings: its number (that of its receipt), what it was, and for whom."""

    number: int
    what: str
    player: str
    postings: tuple[Posting, ...]


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
    """One trial balance of several events of one currency: what a flight has handed over, the final day has got."""
    balances = _balances(states)
    return LedgerReport(
        currency=states[0].opening.definition.currency,
        accounts=tuple(
            [AccountLine(a.kind.value, a.holder, a.method, cents) for a, cents in balances.items() if cents]
        ),
        drawers=_drawers(balances),
        held_cents=sum(cents for cents in balances.values() if cents > 0),
        owed_cents=-sum(cents for cents in balances.values() if cents < 0),
        to_players_cents=-sum(cents for account, cents in balances.items() if account.kind in _DEBTS),
        pool_cents=sum(map(prize_fund.pool, states)),
        tax_base_cents=sum(map(prize_fund.tax_base, states)),
    )


def _balances(states: Iterable[EventState]) -> dict[Account, int]:
    totals: dict[Account, int] = {}
    for state in states:
        for account, cents in state.cage.ledger.balances.items():
            totals[account] = totals.get(account, 0) + cents
    return dict(sorted(totals.items(), key=_by_account))


def count(state: EventState, cashier: str, counted_cents: int, method: str = "cash") -> CountLine:
    """A count held against the ledger; nothing is posted."""
    expected = balance(state.cage.ledger, Account(AccountKind.DRAWER, cashier, method))
    return CountLine(cashier, method, expected, counted_cents, counted_cents - expected)


def postings_of(event: Event) -> tuple[Posting, ...]:
    """The postings of an event, none for one that moves no money."""
    if isinstance(event, PrizesAwarded):
        return awarded_prizes(event.awards)
    postings: tuple[Posting, ...] = getattr(event, "postings", ())
    return postings


class UndoneInLogError(ValueError):
    """These events are a log in which something was undone: what counts of it, the history of its commands tells."""

    def __init__(self, event: UndoEvent) -> None:
        super().__init__(f"{event.command_id} was undone or decided again here: read undo.counting(history) instead")


def _counting(events: Iterable[Logged]) -> Iterator[Event]:
    for event in events:
        if isinstance(event, UndoEvent):
            raise UndoneInLogError(event)
        yield event


def journal(events: Iterable[Logged]) -> tuple[JournalLine, ...]:
    """Every set of postings of the events that count, in their order. Raises ``UndoneInLogError``."""
    lines: list[JournalLine] = []
    for event in _counting(events):
        postings = postings_of(event)
        if postings:
            lines.append(JournalLine(len(lines) + 1, str(type(event).__struct_config__.tag), _player(event), postings))
    return tuple(lines)


def cash_sheet(events: Iterable[Logged]) -> tuple[CashLine, ...]:
    """What went through each drawer, by cashier and method, by the events that count. Raises ``UndoneInLogError``."""
    flows: dict[Account, dict[str, int]] = {}
    for event in _counting(events):
        column = _COLUMNS.get(type(event))
        for posting in postings_of(event) if column else ():
            if posting.account.kind is AccountKind.DRAWER and column:
                flow = flows.setdefault(posting.account, {})
                flow[column] = flow.get(column, 0) + posting.cents
    in_order = sorted(flows, key=lambda account: (account.holder, account.method))
    return tuple([CashLine(cashier=drawer.holder, method=drawer.method, **flows[drawer]) for drawer in in_order])


_COLUMNS: Mapping[type[Event], str] = {
    EntriesRegistered: "entries_cents",
    cage.EntrySold: "entries_cents",
    cage.AlternateListed: "entries_cents",
    cage.ChipsBought: "chips_cents",
    cage.DebtPaid: "chips_cents",
    cage.RefundPaid: "refunds_cents",
    cage.PrizePaid: "prizes_cents",
    cage.CashMoved: "moved_cents",
    cage.CashCounted: "differences_cents",
}


def _player(event: Event) -> str:
    match event:
        case cage.EntrySold():
            return event.entry.player
        case cage.AlternateListed():
            return event.alternate.player
        case cage.ChipsBought():
            return event.purchase.player
        case _:
            return str(getattr(event, "player", ""))


def _by_account(item: tuple[Account, int]) -> tuple[str, str, str]:
    account, _ = item
    return account.kind.value, account.holder, account.method


def _drawers(balances: Mapping[Account, int]) -> tuple[DrawerLine, ...]:
    return tuple(
        [
            DrawerLine(account.holder, account.method, cents)
            for account, cents in balances.items()
            if account.kind is AccountKind.DRAWER
        ]
    )
