"""Money in words: accounts, payments, tickets, and postings that sum to zero.

Tickets: seats won in a satellite, and what they have paid in the event that they are for.

satellite    SEATS of the player  ──►  CARRIED of the satellite      it hands over what it owes
its event    CARRIED of the satellite  ──►  SEATS of the player      and here the event owes him an entry
             SEATS of the player  ──►  pool, fees, bounty            until he enters with it

The ledger of an event: postings that sum to zero, balances that follow from them, and nothing else.

An account rises with positive postings. Money in drawers, and what is owed to the event, is positive; the pool, fees,
deposits and everything that the event owes are negative, because that is where the money came from.
"""

from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from shuffleup.answer import Why
from shuffleup.tournament.words.terms import WHOLE, PrizeShares


class AccountKind(Enum):
    """What an account is for. If there can be several of a kind, ``Account.holder`` and ``.method`` tell them apart."""

    DRAWER = "drawer"  # the money of a cashier, by method of payment
    SAFE = "safe"  # the money of the event for which no cashier answers
    FLOAT = "float"  # what the house has lent to drawers and safe, and gets back
    OWED = "owed"  # what a player has announced and not yet paid
    POOL = "pool"  # the prize pool
    BOUNTIES = "bounties"  # bounties on heads and in envelopes
    FEES = "fees"
    HOUSE = "house"  # the part of buy-ins, rebuys and add-ons that is not for prizes
    ORGANISATION = "organisation"  # the part of buy-ins set apart for the costs of the event
    RETENTION = "retention"  # kept from the pool for the league
    OVERLAY = "overlay"  # what the house adds: to reach the guarantee, and on heads
    TAX = "tax"  # what tax costs the house
    TAX_DUE = "tax-due"
    DEPOSITS = "deposits"  # what an alternate has paid for a seat that he may not get
    REFUNDS = "refunds"  # refunds not yet paid out, by player
    PRIZES = "prizes"  # prizes not yet paid out, by player
    CARRIED = "carried"  # the pool of a flight: handed over by the flight, received by the final day
    SEATS = "seats"  # what seats won in a satellite are worth, by player: the event they lead to takes them
    DIFFERENCES = "differences"  # cash counted over or short, by cashier


class Account(Struct, frozen=True, gc=False, order=True):
    """One account of the ledger: a drawer by cashier and method, a debt by player, or one of the event as a whole."""

    kind: AccountKind
    holder: str = ""
    """The cashier's or the player's id; empty for an account of the event."""
    method: str = ""
    """How it was paid (``cash``, ``card``); for drawers and the safe only."""


HOLDING = frozenset((AccountKind.DRAWER, AccountKind.SAFE))
"""Kinds that hold money."""
MOVED = HOLDING | {AccountKind.FLOAT}
"""Kinds between which money is carried."""
CASH = "cash"
"""The method of payment that is notes and coins: whoever holds it has no more than went in."""


def may_go_below(account: Account) -> bool:
    """May this account hold less than nothing? No safe may, and no drawer of cash; what is paid by card or from abroad
    comes from a bank, what is lent from the house. What the event owes stands below zero by its nature."""
    if account.kind is AccountKind.SAFE:
        return False
    return account.kind is not AccountKind.DRAWER or account.method != CASH


class LedgerPosting(Struct, frozen=True, gc=False):
    """Cents that an account receives, or gives if negative."""

    account: Account
    cents: int


class Ledger(Struct, frozen=True):
    """The balance of every account ever used (a mapping never changed in place); together they are zero."""

    balances: dict[Account, int] = {}
    transactions: int = 0
    """Balanced sets of postings so far; the number of the last receipt."""


class Payment(Struct, frozen=True, gc=False, kw_only=True):
    """Money that changed hands: how, how much, with which cashier, and what identifies it."""

    method: str
    cents: int
    cashier: str = ""
    """Whose drawer it goes into or comes out of, by his id."""
    desk: str = ""
    """Where it was paid, if a house sells in several places."""
    payer: str = ""
    """Who paid, if it was not the player at the desk; a transfer needs it."""
    reference: str = ""
    """What the payment says it is for; a transfer needs it."""


TICKET = "ticket"
"""The method of payment of an entry that is paid with a seat; its ``reference`` is the ticket's id."""


class Ticket(Struct, frozen=True, gc=False):
    """A seat that a player has won. ``cents`` is what it pays of an entry."""

    id: str
    """The id of its satellite and its number there, like ``friday-satellite/3``."""
    player: str
    cents: int
    transferable: bool = False
    """Whether another player may enter with it."""


class TicketBatch(Struct, frozen=True, gc=False, kw_only=True):
    """The tickets that a satellite hands over: its record of who has won what, and for which event."""

    satellite: str
    """Its id; ``event`` and the tickets are ids too."""
    event: str
    into: str = ""
    """The event as the satellite announced it; empty if it named none."""
    tickets: tuple[Ticket, ...]

    @property
    def cents(self) -> int:
        """The total in cents."""
        return sum([ticket.cents for ticket in self.tickets])


class TicketUse(Struct, frozen=True, gc=False):
    """What a ticket has paid of one entry."""

    ticket: str
    entry: int
    cents: int


class TicketBook(Struct, frozen=True, gc=False):
    """In an event, the tickets it has taken and their use; in a satellite, those it has handed over."""

    taken: tuple[TicketBatch, ...] = ()
    uses: tuple[TicketUse, ...] = ()
    handed: TicketBatch | None = None


class PayDebt(Struct, frozen=True, gc=False, tag="pay-debt", kw_only=True):
    """Take the money for chips that a player had announced."""

    player: str
    payments: tuple[Payment, ...]


class PayRefund(Struct, frozen=True, gc=False, tag="pay-refund", kw_only=True):
    """Give a player back money that is due to him."""

    player: str
    payments: tuple[Payment, ...]


class PayPrize(Struct, frozen=True, gc=False, tag="pay-prize", kw_only=True):
    """Pay a player his prize, or part of it."""

    player: str
    payments: tuple[Payment, ...]


class MoveCash(Struct, frozen=True, gc=False, tag="move-cash", kw_only=True):
    """Move money from a drawer to another of the same method, or to or from the safe or the float of the house."""

    source: Account
    target: Account
    cents: int
    reason: Why
    author: str = ""


class CountCash(Struct, frozen=True, gc=False, tag="count-cash", kw_only=True):
    """Count a cashier's drawer; what is over or short is posted."""

    cashier: str = ""
    counted_cents: int
    author: str = ""
    method: str = "cash"


class TakeTickets(Struct, frozen=True, gc=False, tag="take-tickets"):
    """Take over the seats that were won in a satellite: a player who has one enters with it."""

    batch: TicketBatch


class DebtPaid(Struct, frozen=True, gc=False, tag="debt-paid"):
    """A player paid what he had announced."""

    player: str
    payments: tuple[Payment, ...]
    postings: tuple[LedgerPosting, ...]
    at: int = 0


class RefundPaid(Struct, frozen=True, gc=False, tag="refund-paid"):
    """A player was given back money that was due to him."""

    player: str
    payments: tuple[Payment, ...]
    postings: tuple[LedgerPosting, ...]
    at: int = 0


class PrizePaid(Struct, frozen=True, gc=False, tag="prize-paid"):
    """A prize, or a part of it, was paid out."""

    player: str
    payments: tuple[Payment, ...]
    postings: tuple[LedgerPosting, ...]
    at: int = 0


class CashMoved(Struct, frozen=True, gc=False, tag="cash-moved"):
    """Money went from one drawer to another, or from or to the safe."""

    source: Account
    target: Account
    cents: int
    reason: Why
    author: str
    postings: tuple[LedgerPosting, ...]
    at: int = 0


class CashCounted(Struct, frozen=True, gc=False, tag="cash-counted"):
    """A drawer was counted; what it was over or short of the ledger is posted."""

    drawer: Account
    expected_cents: int
    counted_cents: int
    author: str
    postings: tuple[LedgerPosting, ...]
    at: int = 0


class TicketsTaken(Struct, frozen=True, gc=False, tag="tickets-taken"):
    """The event owes these players an entry: they have won it in a satellite."""

    batch: TicketBatch
    postings: tuple[LedgerPosting, ...]
    at: int = 0


POOL = Account(AccountKind.POOL)
BOUNTIES = Account(AccountKind.BOUNTIES)
FEES = Account(AccountKind.FEES)
HOUSE = Account(AccountKind.HOUSE)
ORGANISATION = Account(AccountKind.ORGANISATION)
RETENTION = Account(AccountKind.RETENTION)
OVERLAY = Account(AccountKind.OVERLAY)
TAX = Account(AccountKind.TAX)
TAX_DUE = Account(AccountKind.TAX_DUE)


def posted(ledger: Ledger, postings: Sequence[LedgerPosting]) -> Ledger:
    """The ledger after one set of postings. Raises ``ChipCountError`` for a set that does not sum to zero."""
    if not postings:
        return ledger
    difference = sum([posting.cents for posting in postings])
    if difference:
        raise ChipCountError(f"postings that come to {difference} cents, not to nothing")
    balances = ledger.balances.copy()
    for posting in postings:
        balances[posting.account] = balances.get(posting.account, 0) + posting.cents
    return Ledger(balances, ledger.transactions + 1)


def balance_of(ledger: Ledger, account: Account) -> int:
    """The balance of an account, in cents; the module explains the sign."""
    return ledger.balances.get(account, 0)


def carried_money(flight: str) -> Account:
    """What a flight has handed over and the final day has received: together zero."""
    return Account(AccountKind.CARRIED, flight)


def drawer_of(payment: Payment) -> Account:
    """Where a payment is kept: the drawer of the cashier who took it, by method."""
    return Account(AccountKind.DRAWER, payment.cashier, payment.method)


def owed_to(player: str, kind: AccountKind) -> Account:
    """A player's account of some kind: his deposit, his refund, his prize, his debt."""
    return Account(kind, player)


def transfer(source: Account, target: Account, cents: int) -> tuple[LedgerPosting, ...]:
    """Money from one account to another; no postings for no money."""
    return (LedgerPosting(target, cents), LedgerPosting(source, -cents)) if cents else ()


def received_payments(payments: Iterable[Payment]) -> tuple[LedgerPosting, ...]:
    """The side of a sale that fills the drawers; each drawer once."""
    drawers: dict[Account, int] = {}
    for payment in payments:
        account = drawer_of(payment)
        drawers[account] = drawers.get(account, 0) + payment.cents
    return tuple([LedgerPosting(account, cents) for account, cents in drawers.items() if cents])


def reversed_postings(postings: Iterable[LedgerPosting]) -> tuple[LedgerPosting, ...]:
    """The postings that reverse these."""
    return tuple([LedgerPosting(posting.account, -posting.cents) for posting in postings])


def head_cents(shares: PrizeShares, bounty_cents: int | None) -> int:
    """What an entry puts onto the player's head, or into the purse: its own bounty, or the event's."""
    if shares.bounty is None:
        return 0
    return shares.bounty.cents if bounty_cents is None else bounty_cents


def entry_income(
    buy_in_cents: int, fee_cents: int, shares: PrizeShares, bounty_cents: int | None = None
) -> tuple[LedgerPosting, ...]:
    """Where the price of an entry goes. A cent that cannot be divided goes to the prizes."""
    prizes = _rounded_up(buy_in_cents, shares.buy_ins)
    bounty = head_cents(shares, bounty_cents)
    organisation = min(buy_in_cents * shares.organisation // WHOLE, buy_in_cents - prizes)
    league = min(shares.league_cents, prizes - bounty)
    parts = (
        (POOL, prizes - bounty - league),
        (RETENTION, league),
        (BOUNTIES, bounty),
        (ORGANISATION, organisation),
        (HOUSE, buy_in_cents - prizes - organisation),
        (FEES, fee_cents),
    )
    return tuple([LedgerPosting(account, -cents) for account, cents in parts if cents])


def purchase_income(cents: int, fee_cents: int, shares: PrizeShares) -> tuple[LedgerPosting, ...]:
    """Where the price of a rebuy or an add-on goes. A cent that cannot be divided goes to the prizes."""
    prizes = _rounded_up(cents, shares.purchases)
    parts = (POOL, prizes), (HOUSE, cents - prizes), (FEES, fee_cents)
    return tuple([LedgerPosting(account, -part) for account, part in parts if part])


def _rounded_up(cents: int, basis_points: int) -> int:
    return -(-cents * basis_points // WHOLE)


class ChipCountError(AssertionError):
    """An event would make chips appear or vanish, or does not fit the state: the record is damaged."""


def refund_of(player: str) -> Account:
    """The account of a player's refunds."""
    return owed_to(player, AccountKind.REFUNDS)
