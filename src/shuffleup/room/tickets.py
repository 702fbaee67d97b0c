"""The ticket book of a room: what it owes to players, as entries to its events.

    satellite ──won──►  ┐              ┌──redeemed──►  an event, which takes it as if a satellite had handed it over
    cashier   ──sold──► │  the ticket  │──refunded──►  money in a cashier's drawer
    house     ──given─► ┘              └──expired───►  the house

Each ticket is an account: everything that happens to it is one more act, and nothing is changed or deleted. Money
raises one account and lowers another: in each currency, all accounts together sum to zero.

Refusals:

    no-such-ticket       there is no such ticket
    ticket-closed        it was redeemed, refunded, or has expired
    ticket-not-yours     it belongs to another player and is not transferable
    ticket-for-other     it is for another event
    ticket-currency      the event is paid in another currency
    tickets-used-up      the seats of a satellite cannot be taken back: one of them was used
"""

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row as Line
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from shuffleup.accounts.database import Database
from shuffleup.answer import UNSAID, Refusal, Why, refuse
from shuffleup.room.schema import TICKET, TICKET_ACT
from shuffleup.service.react import TICKET_BOOK
from shuffleup.tournament.words.money import Ticket, TicketBatch
from shuffleup.tournament.words.state import EventState


class TicketAct(Enum):
    """What happens to a ticket: the first three bring it into the book, the others take it out."""

    WON = "won"
    SOLD = "sold"
    GIVEN = "given"
    REDEEMED = "redeemed"
    REFUNDED = "refunded"
    EXPIRED = "expired"
    TAKEN_BACK = "taken-back"  # the satellite has taken its seats back


OPEN = "open"
_MONEY = "money"
_ISSUES = frozenset({TicketAct.WON, TicketAct.SOLD, TicketAct.GIVEN})


class RoomTicket(Struct, frozen=True, kw_only=True):
    """A ticket. ``into`` is the event it is for, empty for any; it is valid up to and including ``expires``."""

    id: str
    player: str
    cents: int
    currency: str
    origin: str
    into: str = ""
    transferable: bool = False
    expires: str = ""
    state: str = OPEN
    """``open``, or the act that has closed it."""


class TicketDeed(Struct, frozen=True):
    """Who does something with a ticket: counted once by its id; ``place`` is an event or a method of payment.

    Money goes into his drawer, or comes out of it; ``voucher`` and ``alone`` say who vouched, as in the log.
    """

    command_id: str
    at: int
    actor: str
    place: str = ""
    reason: Why = UNSAID
    voucher: str = ""
    alone: bool = False


class TicketTrace(Struct, frozen=True):
    """One thing done with a ticket."""

    ticket: str
    act: str
    at: int
    actor: str
    place: str
    reason: Why
    voucher: str
    """The id of the second person who vouched for it, if that takes one."""
    alone: bool
    """Nobody else could vouch: the reason stands in his place."""


class TicketAccount(Struct, frozen=True):
    """An account of the book in one currency: open tickets are what the room owes, and are negative."""

    currency: str
    kind: str
    """``tickets``, or what an act names: ``satellite``, ``money`` of a method, ``house``, ``event``, ``expired``."""
    holder: str
    cents: int
    cashier: str = ""
    """Whose drawer the money is in; empty for other accounts."""


class RoomTickets:
    """The tickets of a room."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, *, closed: bool = False) -> tuple[RoomTicket, ...]:
        """The open tickets by player, or closed ones too."""
        wanted = select(TICKET).order_by(TICKET.c.state != OPEN, TICKET.c.player, TICKET.c.id)
        wanted = wanted if closed else wanted.where(TICKET.c.state == OPEN)
        async with self._database.reading() as connection:
            return tuple([_ticket(line) for line in await connection.execute(wanted)])

    async def one(self, ticket: str) -> RoomTicket | Refusal:
        """A ticket as it stands."""
        async with self._database.reading() as connection:
            line = (await connection.execute(select(TICKET).where(TICKET.c.id == ticket))).first()
        return _ticket(line) if line else refuse("no-such-ticket", ticket=ticket)

    async def trail(self, ticket: str) -> tuple[TicketTrace, ...]:
        """Everything ever done with a ticket, in order."""
        wanted = select(TICKET_ACT).where(TICKET_ACT.c.ticket == ticket).order_by(TICKET_ACT.c.number)
        async with self._database.reading() as connection:
            lines = (await connection.execute(wanted)).all()
        told = TicketTrace.__struct_fields__
        return tuple([TicketTrace(**{name: getattr(one, name) for name in told}) for one in lines])

    async def issue(self, ticket: RoomTicket, act: TicketAct, deed: TicketDeed) -> bool:
        """Brings a ticket into the book; False if that was done before."""
        values = {name: getattr(ticket, name) for name in RoomTicket.__struct_fields__}
        try:
            async with self._database.writing() as connection:
                await _write(connection, ticket.id, act, deed)
                await connection.execute(insert(TICKET).values(**values))
        except IntegrityError:
            return False
        return True

    async def close(self, ticket: str, act: TicketAct, deed: TicketDeed) -> Refusal | None:
        """Takes a ticket out of the book, once; the same act sent again gets the same answer."""
        async with self._database.writing() as connection:
            known = (
                await connection.execute(select(TICKET_ACT).where(TICKET_ACT.c.command_id == deed.command_id))
            ).first()
            if known:
                return None if (known.ticket, known.act) == (ticket, act.value) else refuse("ticket-closed")
            open_now = TICKET.c.id == ticket, TICKET.c.state == OPEN
            done = await connection.execute(update(TICKET).where(*open_now).values(state=act.value))
            if not done.rowcount:
                return refuse("ticket-closed")
            await _write(connection, ticket, act, deed)
        return None

    async def follow(self, states: Sequence[EventState], today: str, at: int) -> None:
        """Takes over the seats that satellites have handed over to the book, and expires tickets that are too old."""
        known = {one.id: one for one in await self.all(closed=True)}
        handed = {one.id: one for state in states for one in _handed(state)}
        for ticket in handed.values():
            if ticket.id not in known:
                satellite = ticket.id.rpartition("/")[0]
                await self.issue(ticket, TicketAct.WON, TicketDeed(f"won:{ticket.id}", at, "", satellite))
        for ticket in known.values():
            if ticket.state != OPEN:
                continue
            if ticket.origin == TicketAct.WON.value and ticket.id not in handed:
                await self.close(ticket.id, TicketAct.TAKEN_BACK, TicketDeed(f"taken-back:{ticket.id}", at, ""))
            elif ticket.expires and ticket.expires < today:
                await self.close(ticket.id, TicketAct.EXPIRED, TicketDeed(f"expired:{ticket.id}", at, ""))

    async def may_take_back(self, before: EventState, after: EventState) -> Refusal | None:
        """Why a satellite may not take back seats it had handed over: a ticket for one was used meanwhile."""
        gone = {one.id for one in _handed(before)} - {one.id for one in _handed(after)}
        for ticket in [await self.one(one) for one in sorted(gone)]:
            if isinstance(ticket, RoomTicket) and ticket.state != OPEN:
                return refuse("tickets-used-up", ticket=ticket.id)
        return None

    async def accounts(self) -> tuple[TicketAccount, ...]:
        """Every account of the book; those of each currency sum to zero."""
        joined = select(TICKET_ACT, TICKET.c.cents, TICKET.c.currency).join(TICKET, TICKET.c.id == TICKET_ACT.c.ticket)
        async with self._database.reading() as connection:
            lines = (await connection.execute(joined)).all()
        sums: dict[tuple[str, str, str, str], int] = {}
        for line in lines:
            sign = 1 if TicketAct(line.act) in _ISSUES else -1
            kind, holder = _against(TicketAct(line.act), line.place, line.ticket)
            other = (line.currency, kind, holder, line.actor if kind == _MONEY else "")
            for key, cents in ((other, sign), ((line.currency, "tickets", "", ""), -sign)):
                sums[key] = sums.get(key, 0) + cents * line.cents
        return tuple([TicketAccount(*key[:3], cents, key[3]) for key, cents in sorted(sums.items()) if cents])


def batch_of(ticket: RoomTicket, event: str, player: str) -> TicketBatch:
    """A ticket as an event takes it: as the only seat of a satellite with the ticket's own name."""
    own = Ticket(ticket.id, player, ticket.cents, ticket.transferable)
    return TicketBatch(satellite=ticket.id, event=event, tickets=(own,))


def unfit_for(ticket: RoomTicket, state: EventState, player: str) -> Refusal | None:
    """Why a ticket is refused for this player's entry to this event."""
    opening = state.opening
    if ticket.player != player and not ticket.transferable:
        return refuse("ticket-not-yours", ticket=ticket.id)
    if ticket.into.casefold() not in {"", opening.event_id.casefold(), opening.definition.name.casefold()}:
        return refuse("ticket-for-other", event=ticket.into)
    if ticket.currency != opening.definition.currency:
        return refuse("ticket-currency", currency=ticket.currency)
    return None


def _against(act: TicketAct, place: str, ticket: str) -> tuple[str, str]:
    """The account on the other side of an act, and whose it is."""
    others: Mapping[TicketAct, tuple[str, str]] = {
        TicketAct.WON: ("satellite", place),
        TicketAct.TAKEN_BACK: ("satellite", ticket.rpartition("/")[0]),
        TicketAct.SOLD: (_MONEY, place),
        TicketAct.REFUNDED: (_MONEY, place),
        TicketAct.GIVEN: ("house", ""),
        TicketAct.REDEEMED: ("event", place),
        TicketAct.EXPIRED: ("expired", ""),
    }
    return others[act]


def _handed(state: EventState) -> tuple[RoomTicket, ...]:
    """The seats that a satellite has handed over to the book."""
    batch, currency = state.tickets.handed, state.definition.currency
    if batch is None or batch.event != TICKET_BOOK:
        return ()
    return tuple(
        [
            RoomTicket(
                id=one.id,
                player=one.player,
                cents=one.cents,
                currency=currency,
                origin=TicketAct.WON.value,
                into=batch.into,
                transferable=one.transferable,
            )
            for one in batch.tickets
        ]
    )


async def _write(connection: AsyncConnection, ticket: str, act: TicketAct, deed: TicketDeed) -> None:
    who = {"command_id": deed.command_id, "at": deed.at, "actor": deed.actor}
    what = {"ticket": ticket, "act": act.value, "place": deed.place, "reason": deed.reason}
    vouched = {"voucher": deed.voucher, "alone": deed.alone}
    await connection.execute(insert(TICKET_ACT).values(**who, **what, **vouched))


def _ticket(line: Line[*tuple[object, ...]]) -> RoomTicket:
    return RoomTicket(**{name: getattr(line, name) for name in RoomTicket.__struct_fields__})
