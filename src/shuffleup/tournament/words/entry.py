"""Entries in words: who is in for how much, who waits, who bought chips, and what the cage sells and takes back.

    Cage
      entries     who is in for how much                       → Entry
      waiting     who has paid and has no seat yet             → Alternate
      purchases   rebuys and add-ons                           → Purchase
      checks      who was found to be allowed to play          → Check
      ledger      every cent, in the account where it is       → Account, Posting

Money only moves: every event that touches it carries postings that sum to zero.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import UNSAID, Why
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.money import (
    CashCounted,
    CashMoved,
    CountCash,
    DebtPaid,
    Ledger,
    LedgerPosting,
    MoveCash,
    PayDebt,
    Payment,
    PayPrize,
    PayRefund,
    PrizePaid,
    RefundPaid,
    TakeTickets,
    TicketsTaken,
)


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
    chips: int | None = None
    """The stack it buys; ``None`` for the event's starting stack."""
    bounty_cents: int | None = None
    """What of it goes onto the player's head; ``None`` for what the event announces."""


class Alternate(Struct, frozen=True, gc=False):
    """A player who has paid and waits for a seat, with his ticket number and the price when he bought it."""

    ticket: int
    player: str
    buy_in_cents: int
    fee_cents: int
    price: str = ""
    at: int = 0
    re_entry: bool = False
    chips: int | None = None
    bounty_cents: int | None = None


class PurchaseKind(Enum):
    """How a player who keeps his seat buys chips."""

    REBUY = "rebuy"
    ADD_ON = "add-on"


class PurchaseStatus(Enum):
    """How a purchase stands."""

    PAID = "paid"
    ANNOUNCED = "announced"  # the chips are in play; the player owed the money when they came
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
    standing: PurchaseStatus = PurchaseStatus.PAID
    offer: str = ""
    """The name of the offer; empty for the only one."""


class EntryCheck(Struct, frozen=True, gc=False):
    """The outcome of a check of a player: his age, the register of banned persons. The newest of each kind counts."""

    player: str
    kind: str
    passed: bool
    at: int
    author: str
    source: Why = UNSAID
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
    checks: tuple[EntryCheck, ...] = ()
    declined: tuple[str, ...] = ()
    """Players without chips who could rebuy and have declined."""
    ledger: Ledger = Ledger()
    closed_at: int | None = None
    """When registration was closed and the pool settled; ``None`` while it may still grow."""


class RecordCheck(Struct, frozen=True, gc=False, tag="record-check", kw_only=True):
    """Record the outcome of a check of a player; whoever carried it out passes it in."""

    player: str
    kind: str
    passed: bool
    author: str = ""
    source: Why = UNSAID


class SellEntry(Struct, frozen=True, gc=False, tag="sell-entry", kw_only=True):
    """Sell one entry for money on the table: first entries, late ones, re-entries, alternates.

    ``override`` is the seller's reason for a sale after the last level or beyond the re-entry limit.
    """

    player: str
    payments: tuple[Payment, ...] = ()
    override: Why = UNSAID
    author: str = ""
    offer: str = ""
    """The name of an offer that the player chooses; empty for the price of the moment."""


class SurrenderStack(Struct, frozen=True, gc=False, tag="surrender-stack", kw_only=True):
    """Take a player's chips out of play and sell him another entry (TDA 8-B)."""

    player: str
    payments: tuple[Payment, ...] = ()
    author: str = ""


class SeatAlternates(Struct, frozen=True, gc=False, tag="seat-alternates"):
    """Seat as many alternates as there is room for, in ticket order."""


class ReleaseAlternate(Struct, frozen=True, gc=False, tag="release-alternate", kw_only=True):
    """Take an alternate off the list; his money is to be given back."""

    ticket: int
    reason: Why
    author: str = ""


class Rebuy(Struct, frozen=True, gc=False, tag="rebuy", kw_only=True):
    """Sell a player more chips in his seat. Without payments the rebuy is announced, and he owes the money (TDA 27)."""

    player: str
    payments: tuple[Payment, ...] = ()
    override: Why = UNSAID
    author: str = ""
    offer: str = ""
    """Which of several rebuys, by its name; empty for the first that is sold now."""


class DeclineRebuy(Struct, frozen=True, gc=False, tag="decline-rebuy"):
    """Record that a player without chips does not rebuy: he is out."""

    player: str


class BuyAddOn(Struct, frozen=True, gc=False, tag="buy-add-on", kw_only=True):
    """Sell a player the add-on."""

    player: str
    payments: tuple[Payment, ...] = ()
    override: Why = UNSAID
    author: str = ""
    offer: str = ""
    """Which of several add-ons, by its name; empty for the first that is sold now."""


class VoidEntry(Struct, frozen=True, gc=False, tag="void-entry", kw_only=True):
    """Take back an entry that was never played; its price is to be given back."""

    entry: int
    reason: Why
    author: str = ""


class VoidPurchase(Struct, frozen=True, gc=False, tag="void-purchase", kw_only=True):
    """Take back a rebuy or an add-on; its price is to be given back."""

    purchase: int
    reason: Why
    author: str = ""


class CloseRegistration(Struct, frozen=True, gc=False, tag="close-registration", kw_only=True):
    """Sell nothing more, and settle the prize pool."""

    reason: Why
    author: str = ""


CageCommand: TypeAlias = (
    RecordCheck
    | SellEntry
    | SurrenderStack
    | SeatAlternates
    | ReleaseAlternate
    | Rebuy
    | DeclineRebuy
    | BuyAddOn
    | PayDebt
    | VoidEntry
    | VoidPurchase
    | PayRefund
    | PayPrize
    | MoveCash
    | CountCash
    | CloseRegistration
    | TakeTickets
)


class PlayerChecked(Struct, frozen=True, gc=False, tag="player-checked"):
    """A player was checked, with this outcome."""

    check: EntryCheck


class EntrySold(Struct, frozen=True, gc=False, tag="entry-sold"):
    """One entry was paid. ``ticket`` is that of an alternate who now has a seat, 0 for everybody else."""

    entry: Entry
    payments: tuple[Payment, ...]
    postings: tuple[LedgerPosting, ...]
    ticket: int = 0
    override: Why = UNSAID
    """Why it was sold although it could not be; with ``author``."""
    author: str = ""


class AlternateListed(Struct, frozen=True, gc=False, tag="alternate-listed"):
    """A player paid and waits for a seat."""

    alternate: Alternate
    payments: tuple[Payment, ...]
    postings: tuple[LedgerPosting, ...]


class AlternateReleased(Struct, frozen=True, gc=False, tag="alternate-released"):
    """An alternate gets no seat; his money is to be given back."""

    ticket: int
    player: str
    reason: Why
    author: str
    postings: tuple[LedgerPosting, ...]
    at: int = 0


class TableOpened(Struct, frozen=True, gc=False, tag="table-opened"):
    """A table was opened for players who come late; ``button`` is the chair of its first button."""

    table: int
    chairs: int
    button: int
    unit: int
    draw: Draw


class PlayerSeated(Struct, frozen=True, gc=False, tag="player-seated"):
    """A late entry, a re-entry or an alternate has a seat and a stack (TDA 8-A, MED-5)."""

    player: str
    table: int
    chair: int
    stack: int
    draw: Draw | None = None
    """The draw of the seat; None where seats follow the order of arrival."""
    rule: str = ""


class StackSurrendered(Struct, frozen=True, gc=False, tag="stack-surrendered"):
    """A player surrendered his chips to enter again; they leave play (TDA 8-B)."""

    player: str
    table: int
    stack: int
    author: str
    rule: str = ""


class ChipsBought(Struct, frozen=True, gc=False, tag="chips-bought"):
    """A rebuy or an add-on: the chips are in play at this seat, paid or owed."""

    purchase: Purchase
    table: int
    chair: int
    payments: tuple[Payment, ...]
    postings: tuple[LedgerPosting, ...]
    rule: str = ""
    override: Why = UNSAID
    author: str = ""


class RebuyDeclined(Struct, frozen=True, gc=False, tag="rebuy-declined"):
    """A player without chips who could have bought some declined."""

    player: str


class EntryVoided(Struct, frozen=True, gc=False, tag="entry-voided"):
    """An entry is as if it had not been sold; its price is to be given back, its chips leave play."""

    number: int
    player: str
    reason: Why
    author: str
    postings: tuple[LedgerPosting, ...]
    table: int = 0
    """Where the player sat; 0 if he had no seat."""
    stack: int = 0
    at: int = 0


class PurchaseVoided(Struct, frozen=True, gc=False, tag="purchase-voided"):
    """A rebuy or an add-on is as if it had not been sold; its chips leave play."""

    number: int
    player: str
    chips: int
    table: int
    reason: Why
    author: str
    postings: tuple[LedgerPosting, ...]
    at: int = 0


class RegistrationClosed(Struct, frozen=True, gc=False, tag="registration-closed"):
    """Nothing more is sold: the retention has left the pool and the guarantee is filled up."""

    at: int
    reason: Why
    author: str
    postings: tuple[LedgerPosting, ...]


CageEvent: TypeAlias = (
    PlayerChecked
    | EntrySold
    | AlternateListed
    | AlternateReleased
    | TableOpened
    | PlayerSeated
    | StackSurrendered
    | ChipsBought
    | RebuyDeclined
    | DebtPaid
    | EntryVoided
    | PurchaseVoided
    | RefundPaid
    | PrizePaid
    | CashMoved
    | CashCounted
    | RegistrationClosed
    | TicketsTaken
)
