"""What happened at the cage. Every event that moves money carries its postings, and they come to nothing together."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.cage_state import Account, Alternate, Check, Entry, Payment, Posting, Purchase
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.ticket_state import TicketBatch


class PlayerChecked(Struct, frozen=True, gc=False, tag="player-checked"):
    """A player was checked, and this is what it came to."""

    check: Check


class EntrySold(Struct, frozen=True, gc=False, tag="entry-sold"):
    """One entry was paid. ``ticket`` is that of an alternate who now has a seat, 0 for everybody else."""

    entry: Entry
    payments: tuple[Payment, ...]
    postings: tuple[Posting, ...]
    ticket: int = 0
    override: str = ""
    """Why it was sold although it could not be; with ``author``."""
    author: str = ""


class AlternateListed(Struct, frozen=True, gc=False, tag="alternate-listed"):
    """Somebody paid and waits for a seat."""

    alternate: Alternate
    payments: tuple[Payment, ...]
    postings: tuple[Posting, ...]


class AlternateReleased(Struct, frozen=True, gc=False, tag="alternate-released"):
    """An alternate gets no seat; his money is to be given back."""

    ticket: int
    player: str
    reason: str
    author: str
    postings: tuple[Posting, ...]
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
    """The draw of the seat; none where seats follow the order of arrival."""
    rule: str = ""


class StackSurrendered(Struct, frozen=True, gc=False, tag="stack-surrendered"):
    """A player gave his chips up to enter again; they leave play (TDA 8-B)."""

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
    postings: tuple[Posting, ...]
    rule: str = ""
    override: str = ""
    author: str = ""


class RebuyDeclined(Struct, frozen=True, gc=False, tag="rebuy-declined"):
    """A player without chips who might have bought some did not."""

    player: str


class DebtPaid(Struct, frozen=True, gc=False, tag="debt-paid"):
    """A player paid what he had announced."""

    player: str
    payments: tuple[Payment, ...]
    postings: tuple[Posting, ...]
    at: int = 0


class EntryVoided(Struct, frozen=True, gc=False, tag="entry-voided"):
    """An entry is as if it had not been sold; its price is to be given back, its chips leave play."""

    number: int
    player: str
    reason: str
    author: str
    postings: tuple[Posting, ...]
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
    reason: str
    author: str
    postings: tuple[Posting, ...]
    at: int = 0


class RefundPaid(Struct, frozen=True, gc=False, tag="refund-paid"):
    """Money that was to be given back was given back."""

    player: str
    payments: tuple[Payment, ...]
    postings: tuple[Posting, ...]
    at: int = 0


class PrizePaid(Struct, frozen=True, gc=False, tag="prize-paid"):
    """A prize, or a part of it, was paid out."""

    player: str
    payments: tuple[Payment, ...]
    postings: tuple[Posting, ...]
    at: int = 0


class CashMoved(Struct, frozen=True, gc=False, tag="cash-moved"):
    """Money went from one drawer to another, or from or to the safe."""

    source: Account
    target: Account
    cents: int
    reason: str
    author: str
    postings: tuple[Posting, ...]
    at: int = 0


class CashCounted(Struct, frozen=True, gc=False, tag="cash-counted"):
    """A drawer was counted; what it had over or short of the ledger is posted."""

    drawer: Account
    expected_cents: int
    counted_cents: int
    author: str
    postings: tuple[Posting, ...]
    at: int = 0


class RegistrationClosed(Struct, frozen=True, gc=False, tag="registration-closed"):
    """Nothing is sold any more: the retention has left the pool and the guarantee is filled up."""

    at: int
    reason: str
    author: str
    postings: tuple[Posting, ...]


class TicketsTaken(Struct, frozen=True, gc=False, tag="tickets-taken"):
    """The event owes these players an entry: they have won it in a satellite."""

    batch: TicketBatch
    postings: tuple[Posting, ...]
    at: int = 0


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
