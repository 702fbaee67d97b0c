"""What can be asked of the cage. Payments are in cents of the event's currency and must come to the price exactly."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.tournament.cage_state import Account, Payment
from shuffleup.tournament.ticket_state import TicketBatch


class RecordCheck(Struct, frozen=True, gc=False, tag="record-check", kw_only=True):
    """Write down what a check of a player came to; whoever looked it up hands the outcome in."""

    player: str
    kind: str
    passed: bool
    author: str
    source: str = ""


class SellEntry(Struct, frozen=True, gc=False, tag="sell-entry", kw_only=True):
    """Sell one entry for money on the table: first entries, late ones, re-entries, alternates.

    ``override`` is the reason of whoever sells it after the last level or beyond the limit of re-entries.
    """

    player: str
    payments: tuple[Payment, ...] = ()
    override: str = ""
    author: str = ""


class SurrenderStack(Struct, frozen=True, gc=False, tag="surrender-stack", kw_only=True):
    """Take a player's chips out of play and sell him another entry (TDA 8-B)."""

    player: str
    payments: tuple[Payment, ...] = ()
    author: str = ""


class SeatAlternates(Struct, frozen=True, gc=False, tag="seat-alternates"):
    """Seat as many alternates as there is room for, in the order of their tickets."""


class ReleaseAlternate(Struct, frozen=True, gc=False, tag="release-alternate", kw_only=True):
    """Take an alternate off the list; his money is to be given back."""

    ticket: int
    reason: str
    author: str


class Rebuy(Struct, frozen=True, gc=False, tag="rebuy", kw_only=True):
    """Sell a player more chips in his seat. Without payments it is announced, and he owes it (TDA 27)."""

    player: str
    payments: tuple[Payment, ...] = ()
    override: str = ""
    author: str = ""


class DeclineRebuy(Struct, frozen=True, gc=False, tag="decline-rebuy"):
    """A player without chips does not rebuy, and is out."""

    player: str


class BuyAddOn(Struct, frozen=True, gc=False, tag="buy-add-on", kw_only=True):
    """Sell a player the add-on."""

    player: str
    payments: tuple[Payment, ...] = ()
    override: str = ""
    author: str = ""


class PayDebt(Struct, frozen=True, gc=False, tag="pay-debt", kw_only=True):
    """Take the money for chips that a player had announced."""

    player: str
    payments: tuple[Payment, ...]


class VoidEntry(Struct, frozen=True, gc=False, tag="void-entry", kw_only=True):
    """Take back an entry that was never played; its price is to be given back."""

    entry: int
    reason: str
    author: str


class VoidPurchase(Struct, frozen=True, gc=False, tag="void-purchase", kw_only=True):
    """Take back a rebuy or an add-on; its price is to be given back."""

    purchase: int
    reason: str
    author: str


class PayRefund(Struct, frozen=True, gc=False, tag="pay-refund", kw_only=True):
    """Give a player money back that is waiting for him."""

    player: str
    payments: tuple[Payment, ...]


class PayPrize(Struct, frozen=True, gc=False, tag="pay-prize", kw_only=True):
    """Pay a player his prize, or a part of it."""

    player: str
    payments: tuple[Payment, ...]


class MoveCash(Struct, frozen=True, gc=False, tag="move-cash", kw_only=True):
    """Bring money from a drawer to another of the same method, or from or to the safe."""

    source: Account
    target: Account
    cents: int
    reason: str
    author: str


class CountCash(Struct, frozen=True, gc=False, tag="count-cash", kw_only=True):
    """Count a cashier's drawer; what is over or short is posted."""

    cashier: str
    counted_cents: int
    author: str
    method: str = "cash"


class CloseRegistration(Struct, frozen=True, gc=False, tag="close-registration", kw_only=True):
    """Sell nothing any more, and settle the prize pool."""

    reason: str
    author: str


class TakeTickets(Struct, frozen=True, gc=False, tag="take-tickets"):
    """Take over the seats that were won in a satellite: whoever has one enters with it."""

    batch: TicketBatch


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
