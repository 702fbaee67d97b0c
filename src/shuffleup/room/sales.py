"""What players have bought in an event, and what they got back or won, line by line as in the log."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Why
from shuffleup.tournament.decide.opening import FROM_ACCOUNT
from shuffleup.tournament.undo import Step
from shuffleup.tournament.words import money
from shuffleup.tournament.words.entry import (
    Alternate,
    AlternateListed,
    AlternateReleased,
    ChipsBought,
    Entry,
    EntrySold,
    EntryVoided,
    Purchase,
    PurchaseVoided,
)
from shuffleup.tournament.words.events import EntriesRegistered, Event


class TakenBack(Struct, frozen=True):
    """A sale that no longer counts: why, and who said so."""

    reason: Why
    author: str


class SoldLine(Struct, frozen=True):
    """Something a player has bought. ``kind`` is ``entry``, ``re-entry``, ``rebuy``, ``add-on``, or ``alternate`` for a
    place on the list of alternates.

    ``number`` is that of the entry, the purchase or the ticket; ``receipt`` is the log row in which it was paid.
    Without payments it was announced, or is free.
    """

    kind: str
    number: int
    cents: int
    fee_cents: int
    price: str
    """The name of the price or of the offer; empty for the ordinary one."""
    at: int
    receipt: int
    payments: tuple[money.Payment, ...]
    taken_back: TakenBack | None = None


class PaidLine(Struct, frozen=True):
    """Money that changed hands later: a ``refund`` or a ``prize`` that he received, or a ``debt`` that he paid."""

    kind: str
    at: int
    receipt: int
    payments: tuple[money.Payment, ...]


class Sales(Struct, frozen=True):
    """The sales to one player, newest line first."""

    sold: tuple[SoldLine, ...] = ()
    paid: tuple[PaidLine, ...] = ()


def sales(steps: Iterable[Step]) -> Mapping[str, Sales]:
    """Sales by player; players who have bought and received nothing are left out."""
    sold: dict[tuple[str, int], tuple[str, SoldLine]] = {}
    paid: dict[str, list[PaidLine]] = {}
    for step in steps:
        for event in () if step.undone_by else step.events:
            for player, line in _sold(event, step.given.version):
                sold[_family(line.kind), line.number] = player, line
            _take_back(sold, event)
            kind = _PAID.get(type(event))
            if kind and isinstance(event, _Paid):
                line_paid = PaidLine(kind, step.given.at, step.given.version, event.payments)
                paid.setdefault(event.player, []).append(line_paid)
    bought: dict[str, list[SoldLine]] = {}
    for player, line in sold.values():
        bought.setdefault(player, []).append(line)
    return {
        player: Sales(tuple(reversed(bought.get(player, ()))), tuple(reversed(paid.get(player, ()))))
        for player in [*bought, *[one for one in paid if one not in bought]]
    }


def _sold(event: Event, receipt: int) -> Iterable[tuple[str, SoldLine]]:
    match event:
        case EntriesRegistered(entries=entries):
            for entry in entries:
                payment = replace(FROM_ACCOUNT, cents=entry.buy_in_cents + entry.fee_cents)
                yield entry.player, _entry(entry, receipt, (payment,) if payment.cents else ())
        case EntrySold(entry=entry, payments=payments):
            yield entry.player, _entry(entry, receipt, payments)
        case AlternateListed(alternate=one, payments=payments):
            yield one.player, _alternate(one, receipt, payments)
        case ChipsBought(purchase=bought, payments=payments):
            yield bought.player, _purchase(bought, receipt, payments)
        case _:
            pass


def _entry(entry: Entry, receipt: int, payments: tuple[money.Payment, ...]) -> SoldLine:
    kind = "re-entry" if entry.re_entry else "entry"
    price = entry.buy_in_cents, entry.fee_cents, entry.price
    return SoldLine(kind, entry.number, *price, entry.at, receipt, payments)


def _alternate(one: Alternate, receipt: int, payments: tuple[money.Payment, ...]) -> SoldLine:
    price = one.buy_in_cents, one.fee_cents, one.price
    return SoldLine("alternate", one.ticket, *price, one.at, receipt, payments)


def _purchase(one: Purchase, receipt: int, payments: tuple[money.Payment, ...]) -> SoldLine:
    return SoldLine(one.kind.value, one.number, one.cents, one.fee_cents, one.offer, one.at, receipt, payments)


_NUMBERED = {"re-entry": "entry", "rebuy": "purchase", "add-on": "purchase"}


def _family(kind: str) -> str:
    """What is numbered together."""
    return _NUMBERED.get(kind, kind)


def _take_back(sold: dict[tuple[str, int], tuple[str, SoldLine]], event: Event) -> None:
    match event:
        case EntryVoided():
            key = "entry", event.number
        case PurchaseVoided():
            key = "purchase", event.number
        case AlternateReleased():
            key = "alternate", event.ticket
        case EntrySold(entry=entry, ticket=ticket) if ticket:
            # The alternate has his seat: what he paid for his ticket has paid for the entry.
            waited = sold.pop(("alternate", ticket), None)
            if waited:
                player, line = sold["entry", entry.number]
                sold["entry", entry.number] = player, replace(line, payments=waited[1].payments)
            return
        case _:
            return
    if key in sold:
        player, line = sold[key]
        sold[key] = player, replace(line, taken_back=TakenBack(event.reason, event.author))


_Paid = money.RefundPaid | money.PrizePaid | money.DebtPaid
_PAID: Mapping[type[Event], str] = {
    money.RefundPaid: "refund",
    money.PrizePaid: "prize",
    money.DebtPaid: "debt",
}
