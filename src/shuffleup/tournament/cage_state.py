"""What the cage knows: who paid for what, what is still to be decided about it, and where the money is.

    Cage
      entries     who is in for how much                       → Entry
      waiting     who has paid and has no seat yet             → Alternate
      purchases   rebuys and add-ons                           → Purchase
      checks      who was found to be allowed to play          → Check
      ledger      every cent, in the account where it is       → Account, Posting

Money only moves: every event that touches it carries postings that come to nothing together.
"""

from enum import Enum

from msgspec import Struct


class AccountKind(Enum):
    """What an account is for. ``holder`` and ``method`` of an ``Account`` say whose it is, where it can be several."""

    DRAWER = "drawer"  # the money of a cashier, by method of payment
    SAFE = "safe"  # the money of the house that no cashier answers for
    OWED = "owed"  # what a player has announced and not paid yet
    POOL = "pool"  # the prize pool
    BOUNTIES = "bounties"  # what stands on heads and in envelopes
    FEES = "fees"
    HOUSE = "house"  # the part of buy-ins, rebuys and add-ons that is not for prizes
    ORGANISATION = "organisation"  # the part of buy-ins set apart for the costs of the event
    RETENTION = "retention"  # kept from the pool for the league
    OVERLAY = "overlay"  # what the house adds to reach the guarantee
    TAX = "tax"  # what the tax costs the house
    TAX_DUE = "tax-due"
    DEPOSITS = "deposits"  # what an alternate has paid for a seat that he may not get
    REFUNDS = "refunds"  # refunds not yet paid out, by player
    PRIZES = "prizes"  # prizes not yet paid out, by player
    CARRIED = "carried"  # the pool of a flight: handed over by the flight, got by the final day
    SEATS = "seats"  # what seats won in a satellite are worth, by player: the event they are for takes them
    DIFFERENCES = "differences"  # cash counted over or short, by cashier


class Account(Struct, frozen=True, gc=False, order=True):
    """One account of the ledger: a drawer by cashier and method, a debt by player, or one of the event as a whole."""

    kind: AccountKind
    holder: str = ""
    """The cashier's or the player's id; empty for an account of the event."""
    method: str = ""
    """How it was paid (``cash``, ``card``); of drawers and the safe only."""


class Posting(Struct, frozen=True, gc=False):
    """Cents that an account receives, or gives if negative."""

    account: Account
    cents: int


class Ledger(Struct, frozen=True):
    """The balance of every account that was ever touched (a mapping never changed in place); together nothing."""

    balances: dict[Account, int] = {}
    transactions: int = 0
    """Balanced sets of postings so far; the number of the last receipt."""


class Payment(Struct, frozen=True, gc=False, kw_only=True):
    """Money that changed hands: how, how much, with which cashier, and what identifies it."""

    method: str
    cents: int
    cashier: str
    desk: str = ""
    """Where it was paid, if a house sells in several places."""
    payer: str = ""
    """Who paid, if it was not the player at the desk; a transfer needs it."""
    reference: str = ""
    """What the payment says it is for; a transfer needs it."""


class Entry(Struct, frozen=True, gc=False):
    """One paid entry, at the price of its time. A player who enters again gets another entry."""

    number: int
    player: str
    buy_in_cents: int
    fee_cents: int
    price: str = ""
    """The name of an early or late price; empty for the ordinary one."""
    at: int = 0
    """When it was paid."""
    re_entry: bool = False


class Alternate(Struct, frozen=True, gc=False):
    """Somebody who has paid and waits for a seat, with the number of his ticket and the price of its day."""

    ticket: int
    player: str
    buy_in_cents: int
    fee_cents: int
    price: str = ""
    at: int = 0
    re_entry: bool = False


class PurchaseKind(Enum):
    """How chips are bought by somebody who keeps his seat."""

    REBUY = "rebuy"
    ADD_ON = "add-on"


class Standing(Enum):
    """How a purchase stands."""

    PAID = "paid"
    ANNOUNCED = "announced"  # the chips are in play, the player owed the money when they came
    VOIDED = "voided"


class Purchase(Struct, frozen=True, gc=False):
    """A rebuy or an add-on."""

    number: int
    kind: PurchaseKind
    player: str
    cents: int
    fee_cents: int
    chips: int
    hands: int
    """Hands that had begun in the event when it was bought."""
    at: int = 0
    standing: Standing = Standing.PAID


class Check(Struct, frozen=True, gc=False):
    """What a check of a player came to: his age, the register of banned persons. The newest of a kind counts."""

    player: str
    kind: str
    passed: bool
    at: int
    author: str
    source: str = ""
    """The paper or register that was looked at."""


class Cage(Struct, frozen=True):
    """The cage of one event."""

    entries: tuple[Entry, ...] = ()
    numbers: int = 0
    """Entries ever numbered, voided ones included."""
    waiting: tuple[Alternate, ...] = ()
    tickets: int = 0
    """Alternates ever numbered."""
    purchases: tuple[Purchase, ...] = ()
    checks: tuple[Check, ...] = ()
    declined: tuple[str, ...] = ()
    """Players without chips who may rebuy and said that they will not."""
    ledger: Ledger = Ledger()
    closed_at: int | None = None
    """When registration was closed and the pool settled; ``None`` while it may still grow."""
