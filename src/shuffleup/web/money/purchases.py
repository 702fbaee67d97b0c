"""What one player has bought in an event, what he got back or won, and what is still due to him or from him."""

from collections.abc import Iterable, Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.projections.ledger import DrawerLine, ledger
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
from shuffleup.tournament.words.state import EventState
from shuffleup.web.desk import Desk
from shuffleup.web.entrance import Entrance


class TakenBack(Struct, frozen=True):
    """Something that was sold does not count any more: why, and by whose word."""

    reason: str
    author: str


class SoldLine(Struct, frozen=True):
    """Something that a player has bought. ``kind`` is ``entry``, ``re-entry``, ``rebuy``, ``add-on``, or ``alternate``
    for a place on the list of those who wait for a seat.

    ``number`` is that of the entry, the purchase or the ticket, ``receipt`` the row of the log in which it was paid.
    Without payments it was announced, or it is free.
    """

    kind: str
    number: int
    cents: int
    fee_cents: int
    price: str
    """The name of an early or late price; empty for the ordinary one."""
    at: int
    receipt: int
    payments: tuple[money.Payment, ...]
    taken_back: TakenBack | None = None


class PaidLine(Struct, frozen=True):
    """Money that changed hands later: a ``refund`` or a ``prize`` that he got, or a ``debt`` that he paid."""

    kind: str
    at: int
    receipt: int
    payments: tuple[money.Payment, ...]


class PlayerDue(Struct, frozen=True):
    """What he is to get back, has won and not got yet, and has announced and not paid; ``deposit_cents`` is what he has
    paid for a seat that he waits for, ``seat_cents`` what his seats won in a satellite are worth."""

    refund_cents: int
    prize_cents: int
    debt_cents: int
    deposit_cents: int
    seat_cents: int


class TicketTerms(Struct, frozen=True):
    """What stands on everybody's ticket: the stack of an entry, and what of its price stands on his head."""

    stack: int
    bounty_cents: int


class PlayerMoney(Struct, frozen=True):
    """A player's card at the cage, the newest line first."""

    version: int
    sold: tuple[SoldLine, ...]
    paid: tuple[PaidLine, ...]
    due: PlayerDue
    drawers: tuple[DrawerLine, ...]
    """From which he can be paid."""
    terms: TicketTerms
    names: Mapping[str, str]
    """What players and cashiers are called, by id."""


@get("/api/events/{event_id:str}/money/{player:str}", summary="The money of a player", right=Right.SEE_AUDIT)
async def player_money(
    event_id: FromPath[str],
    player: FromPath[str],
    desk: NamedDependency[Desk],
    entrance: NamedDependency[Entrance],
) -> PlayerMoney:
    """His entries, rebuys and add-ons with their payments, what was taken back, and what is due. Of somebody who is not
    in the event there is nothing."""
    state, version = await desk.state(event_id)
    sold, paid = _lines(player, (await desk.followed(event_id)).steps.values())
    names = {**desk.names.of([player]), **await entrance.door.names(desk.now())}
    bounty = state.definition.money.shares.bounty
    terms = TicketTerms(state.definition.entry.stack, bounty.cents if bounty else 0)
    return PlayerMoney(version, sold, paid, _due(state, player), ledger(state).drawers, terms, names)


def _due(state: EventState, player: str) -> PlayerDue:
    def owed(kind: money.AccountKind) -> int:
        return -money.balance_of(state.cage.ledger, money.owed_to(player, kind))

    kinds = money.AccountKind
    debts = owed(kinds.DEPOSITS), owed(kinds.SEATS)
    return PlayerDue(owed(kinds.REFUNDS), owed(kinds.PRIZES), -owed(kinds.OWED), *debts)


def _lines(player: str, steps: Iterable[Step]) -> tuple[tuple[SoldLine, ...], tuple[PaidLine, ...]]:
    sold: dict[tuple[str, int], SoldLine] = {}
    paid: list[PaidLine] = []
    for step in steps:
        for event in () if step.undone_by else step.events:
            for line in _sold(event, player, step.given.version):
                sold[(_family(line.kind), line.number)] = line
            _take_back(sold, event)
            kind = _PAID.get(type(event))
            if kind and isinstance(event, _Paid) and event.player == player:
                paid.append(PaidLine(kind, step.given.at, step.given.version, event.payments))
    return tuple(reversed(sold.values())), tuple(reversed(paid))


def _sold(event: Event, player: str, receipt: int) -> Iterable[SoldLine]:
    match event:
        case EntriesRegistered(entries=entries):
            for entry in entries:
                payment = replace(FROM_ACCOUNT, cents=entry.buy_in_cents + entry.fee_cents)
                if entry.player == player:
                    yield _entry(entry, receipt, (payment,) if payment.cents else ())
        case EntrySold(entry=entry, payments=payments) if entry.player == player:
            yield _entry(entry, receipt, payments)
        case AlternateListed(alternate=one, payments=payments) if one.player == player:
            yield _alternate(one, receipt, payments)
        case ChipsBought(purchase=bought, payments=payments) if bought.player == player:
            yield _purchase(bought, receipt, payments)
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
    return SoldLine(one.kind.value, one.number, one.cents, one.fee_cents, "", one.at, receipt, payments)


_NUMBERED = {"re-entry": "entry", "rebuy": "purchase", "add-on": "purchase"}


def _family(kind: str) -> str:
    """What is numbered together."""
    return _NUMBERED.get(kind, kind)


def _take_back(sold: dict[tuple[str, int], SoldLine], event: Event) -> None:
    match event:
        case EntryVoided():
            key = "entry", event.number
        case PurchaseVoided():
            key = "purchase", event.number
        case AlternateReleased():
            key = "alternate", event.ticket
        case EntrySold(entry=entry, ticket=ticket) if ticket:
            # The alternate has his seat: what he paid for his ticket has paid the entry.
            waited = sold.pop(("alternate", ticket), None)
            if waited:
                sold["entry", entry.number] = replace(sold["entry", entry.number], payments=waited.payments)
            return
        case _:
            return
    if key in sold:
        sold[key] = replace(sold[key], taken_back=TakenBack(event.reason, event.author))


_Paid = money.RefundPaid | money.PrizePaid | money.DebtPaid
_PAID: Mapping[type[Event], str] = {
    money.RefundPaid: "refund",
    money.PrizePaid: "prize",
    money.DebtPaid: "debt",
}
