"""The ledger of an event: postings that sum to nothing, balances that follow from them, and nothing else.

An account rises with positive postings. Money in drawers, and what is owed to the event, is positive; the pool, fees,
deposits and whatever the event owes to somebody is negative, because that is where the money came from.
"""

from collections.abc import Iterable, Sequence

from shuffleup.tournament.cage_state import Account, AccountKind, Entry, Ledger, Payment, Posting
from shuffleup.tournament.floor import ChipCountError
from shuffleup.tournament.money_terms import WHOLE, PrizeShares
from shuffleup.tournament.state import Award

POOL = Account(AccountKind.POOL)
BOUNTIES = Account(AccountKind.BOUNTIES)
FEES = Account(AccountKind.FEES)
HOUSE = Account(AccountKind.HOUSE)
ORGANISATION = Account(AccountKind.ORGANISATION)
RETENTION = Account(AccountKind.RETENTION)
OVERLAY = Account(AccountKind.OVERLAY)
TAX = Account(AccountKind.TAX)
TAX_DUE = Account(AccountKind.TAX_DUE)


def posted(ledger: Ledger, postings: Sequence[Posting]) -> Ledger:
    """The ledger after one set of postings. Raises ``ChipCountError`` for a set that does not sum to nothing."""
    if not postings:
        return ledger
    difference = sum([posting.cents for posting in postings])
    if difference:
        raise ChipCountError(f"postings that come to {difference} cents, not to nothing")
    balances = ledger.balances.copy()
    for posting in postings:
        balances[posting.account] = balances.get(posting.account, 0) + posting.cents
    return Ledger(balances, ledger.transactions + 1)


def balance(ledger: Ledger, account: Account) -> int:
    """What stands in an account, in cents; see above for the sign."""
    return ledger.balances.get(account, 0)


def carried_money(flight: str) -> Account:
    """What a flight has handed over, and the final day has got: together nothing."""
    return Account(AccountKind.CARRIED, flight)


def drawer(payment: Payment) -> Account:
    """Where a payment is kept: with the cashier who took it, by the method."""
    return Account(AccountKind.DRAWER, payment.cashier, payment.method)


def owed_to(player: str, kind: AccountKind) -> Account:
    """A player's account of some kind: his deposit, his refund, his prize, what he owes."""
    return Account(kind, player)


def move(source: Account, target: Account, cents: int) -> tuple[Posting, ...]:
    """Money from one account to another; no postings for no money."""
    return (Posting(target, cents), Posting(source, -cents)) if cents else ()


def received(payments: Iterable[Payment]) -> tuple[Posting, ...]:
    """The half of a sale that fills the drawers; each drawer once."""
    drawers: dict[Account, int] = {}
    for payment in payments:
        account = drawer(payment)
        drawers[account] = drawers.get(account, 0) + payment.cents
    return tuple([Posting(account, cents) for account, cents in drawers.items() if cents])


def paid_out(payments: Iterable[Payment]) -> tuple[Posting, ...]:
    """The half of a payment to somebody that empties the drawers."""
    return reversed_postings(received(payments))


def reversed_postings(postings: Iterable[Posting]) -> tuple[Posting, ...]:
    """The postings that take others back."""
    return tuple([Posting(posting.account, -posting.cents) for posting in postings])


def entry_income(buy_in_cents: int, fee_cents: int, shares: PrizeShares) -> tuple[Posting, ...]:
    """Where the price of an entry goes. A cent that cannot be divided goes to the prizes."""
    prizes = _rounded_up(buy_in_cents, shares.buy_ins)
    bounty = shares.bounty.cents if shares.bounty else 0
    organisation = min(buy_in_cents * shares.organisation // WHOLE, buy_in_cents - prizes)
    parts = (
        (POOL, prizes - bounty),
        (BOUNTIES, bounty),
        (ORGANISATION, organisation),
        (HOUSE, buy_in_cents - prizes - organisation),
        (FEES, fee_cents),
    )
    return tuple([Posting(account, -cents) for account, cents in parts if cents])


def purchase_income(cents: int, fee_cents: int, shares: PrizeShares) -> tuple[Posting, ...]:
    """Where the price of a rebuy or an add-on goes. A cent that cannot be divided goes to the prizes."""
    prizes = _rounded_up(cents, shares.purchases)
    parts = (POOL, prizes), (HOUSE, cents - prizes), (FEES, fee_cents)
    return tuple([Posting(account, -part) for account, part in parts if part])


def sale_of(entries: Iterable[Entry], shares: PrizeShares, payment: Payment) -> tuple[Posting, ...]:
    """One balanced set for entries that were all paid in the same way; ``payment.cents`` is worked out here."""
    totals: dict[Account, int] = {}
    for entry in entries:
        for posting in entry_income(entry.buy_in_cents, entry.fee_cents, shares):
            totals[posting.account] = totals.get(posting.account, 0) + posting.cents
    income = tuple([Posting(account, cents) for account, cents in totals.items()])
    paid = -sum(totals.values())
    return (Posting(drawer(payment), paid), *income) if paid else ()


def awarded_prizes(awards: Iterable[Award]) -> tuple[Posting, ...]:
    """Prizes leave the pool and are owed to the players, in money or as a seat."""
    won: dict[Account, int] = {}
    for award in awards:
        money, seat = owed_to(award.player, AccountKind.PRIZES), owed_to(award.player, AccountKind.SEATS)
        won[money] = won.get(money, 0) + award.cents - award.seat_cents
        won[seat] = won.get(seat, 0) + award.seat_cents
    owed = tuple([Posting(account, -cents) for account, cents in won.items() if cents])
    total = sum(won.values())
    return (Posting(POOL, total), *owed) if total else ()


def _rounded_up(cents: int, basis_points: int) -> int:
    return -(-cents * basis_points // WHOLE)
