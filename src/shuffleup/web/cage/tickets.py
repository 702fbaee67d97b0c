"""The ticket book of the room: who holds which ticket, and what becomes of it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import RIGHTS, Right, may
from shuffleup.accounts.signing_in import Door
from shuffleup.answer import UNSAID, Refusal, refuse
from shuffleup.people.register import Keeper
from shuffleup.people.roll import Roll
from shuffleup.room.calendar import Calendar, PlannedStart, no_such_day
from shuffleup.room.tickets import (
    OPEN,
    RoomTicket,
    RoomTickets,
    TicketAccount,
    TicketAct,
    TicketDeed,
    TicketTrace,
    batch_of,
    unfit_for,
)
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.streams import Decided, LoadedEvent, Own, event_stream, own_id
from shuffleup.tournament.deciding import decide
from shuffleup.tournament.facts.entry import price_at
from shuffleup.tournament.facts.standing import satellite_terms
from shuffleup.tournament.facts.tickets import left_on_ticket, ticket_of
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.money import TICKET, Payment, TakeTickets, balance_of, carried_money
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.asked import Asked, CommandId, Day, EventId, Reason, Word
from shuffleup.web.shell.commands import Acknowledged, given, named_by_ids
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import RefusedError, of_refusal
from shuffleup.web.shell.paging import After, MostOrAll, paged
from shuffleup.web.shell.vouching import Second, Vouching
from shuffleup.web.shell.who_asks import FORBIDDEN, role_needed

_PROBE = Draw("00" * 32, "probe")
"""A draw for checking whether an entry would be sold: its result is discarded."""
_Cents = Annotated[int, Meta(ge=1, le=10**12)]
_Method = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z-]+\Z", description="such as cash or card")]


class TicketIssue(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ticket to be sold, or given by the house; ``player`` is a name or an id, ``into`` the event it is for."""

    command_id: CommandId
    player: Word
    cents: _Cents
    currency: Annotated[str, Meta(pattern=r"^[A-Z]{3}\Z")] = "EUR"
    origin: Literal["sold", "given"] = "sold"
    method: _Method = "cash"
    into: Annotated[str, Meta(max_length=80)] = ""
    transferable: bool = False
    expires: Day | None = None


class TicketRedemption(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry to be sold for a ticket; what the ticket does not cover is paid by ``method``."""

    command_id: CommandId
    ticket: str
    event_id: EventId
    player: Word
    method: _Method = "cash"


class TicketRefund(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket to be refunded in money."""

    command_id: CommandId
    ticket: str
    method: _Method = "cash"
    reason: Reason = UNSAID
    second: Second | None = None
    """Whoever vouches for it."""


class WonSeats(Struct, frozen=True):
    """Seats of a satellite that have not been handed over yet."""

    event_id: str
    name: str
    into: str
    seats: int


class TicketsPage(Struct, frozen=True):
    """The tickets, the names of their holders and of cashiers, and the accounts of the book.

    ``closes`` says whether the book agrees with itself and with the ledgers of the events: every redeemed ticket must
    be there with all its money.
    """

    today: str
    tickets: tuple[RoomTicket, ...]
    names: Mapping[str, str]
    accounts: tuple[TicketAccount, ...]
    closes: bool
    waiting: tuple[WonSeats, ...]


@get("/tickets", summary="The tickets of the room", right=Right.SEE_TICKETS)
async def tickets_page(
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    calendar: NamedDependency[Calendar],
    request: Asked,
    *,
    closed: FromQuery[bool] = False,
    after: After = "",
    most: MostOrAll = 0,
) -> Response[TicketsPage]:
    """Who holds which ticket; on request also used-up tickets. ``after`` is the id of a ticket."""
    states = [state async for state in desk.states()]
    today, _ = (await calendar.clock()).told(desk.clock.wall())
    await desk.tickets.follow(states, today, desk.now())
    every = await desk.tickets.all(closed=True)
    listed = [one for one in every if closed or one.state == OPEN]
    shown, headers = paged(listed, lambda one: one.id, after, most, request)
    waiting = [one for state in states if (one := _waiting(state))]
    accounts, names = await desk.tickets.accounts(), desk.names.of([one.player for one in shown])
    staff, cashiers = await door.names(), {one.cashier for one in accounts}
    names |= {one: name for one, name in staff.items() if one in cashiers}
    closes = await _closes(desk.tickets, every, states)
    return Response(TicketsPage(today, shown, names, accounts, closes, tuple(waiting)), headers=headers)


@get("/tickets/trail", summary="What was done with a ticket", right=Right.SEE_TICKETS)
async def ticket_trail(desk: NamedDependency[Desk], ticket: FromQuery[str]) -> list[TicketTrace]:
    """Everything done with one ticket, in order."""
    await _ticket(desk, ticket)
    return list(await desk.tickets.trail(ticket))


@post("/tickets", status_code=201, summary="Sell or give a ticket", right=Right.KEEP_TICKETS)
async def issue_ticket(data: JSONBody[TicketIssue], desk: NamedDependency[Desk], request: Asked) -> RoomTicket:
    """Issues a ticket for money, or as a gift of the house, which only the floor may give."""
    if data.origin == "given" and not may(request.user.role, Right.GIVE_TICKETS):
        raise RefusedError("role-needed", role_needed(request.user.role, RIGHTS[Right.GIVE_TICKETS]), status=FORBIDDEN)
    if data.expires and (wrong := no_such_day(PlannedStart(data.expires))):
        raise of_refusal(wrong, "expires")
    roll = Roll(desk.register.directory, frozenset())
    meant = roll.by_ids(data)
    if roll.refusal:
        raise of_refusal(roll.refusal, "player")
    ticket = RoomTicket(
        id=f"ticket/{data.command_id}",
        player=meant.player,
        cents=data.cents,
        currency=data.currency,
        origin=data.origin,
        into=data.into.strip(),
        transferable=data.transferable,
        expires=data.expires or "",
    )
    known = await desk.tickets.one(ticket.id)
    if isinstance(known, RoomTicket):
        return known
    await _enter(desk, roll.new, By.of(request.user))
    place = data.method if data.origin == "sold" else ""
    deed = TicketDeed(data.command_id, desk.now(), By.of(request.user).actor, place)
    await desk.tickets.issue(ticket, TicketAct(data.origin), deed)
    return ticket


@post("/tickets/refunds", status_code=200, summary="Refund a ticket", right=Right.KEEP_TICKETS)
async def refund_ticket(
    data: JSONBody[TicketRefund], desk: NamedDependency[Desk], door: NamedDependency[Door], request: Asked
) -> RoomTicket:
    """Refunds a ticket in full, out of the caller's drawer, if a second person vouches for it; the ticket is void from
    then on."""
    ticket, by = await _ticket(desk, data.ticket), By.of(request.user, data.reason)
    if ticket.state == OPEN:
        vouching = Vouching(door, request.user, data.second)
        by = await vouching.vouched(by, data, refuse("second-person", why="refund"), desk.clock.steady())
    asked = by.asked
    deed = TicketDeed(data.command_id, desk.now(), by.actor, data.method, data.reason, asked.voucher, asked.alone)
    if refused := await desk.tickets.close(data.ticket, TicketAct.REFUNDED, deed):
        raise of_refusal(refused, data.ticket)
    return await _ticket(desk, data.ticket)


@post("/tickets/redemptions", status_code=200, summary="Redeem a ticket", right=Right.KEEP_TICKETS)
async def redeem_ticket(
    data: JSONBody[TicketRedemption], desk: NamedDependency[Desk], calendar: NamedDependency[Calendar], request: Asked
) -> Acknowledged:
    """Sells an entry for a ticket. The book gives it away before the event takes it, so that it pays only once.

    An interrupted sale goes on where it was; and what a ticket has left in its event pays for another entry there.
    """
    today, _ = (await calendar.clock()).told(desk.clock.wall())
    await desk.tickets.follow([state async for state in desk.states()], today, desk.now())
    ticket, room, by = await _ticket(desk, data.ticket), await desk.room(data.event_id), By.of(request.user)
    assert room.state is not None
    stream = event_stream(data.event_id)
    before = await desk.service.store.find(stream, data.command_id)
    if before and isinstance(before.command, SellEntry) and _pays(before.command, ticket.id):
        return await given(desk, data.event_id, data.command_id, before.command, by)
    named = named_by_ids(desk, room, _sale(data, ticket, room.state, desk.now()), request.user)
    take = TakeTickets(batch_of(ticket, data.event_id, ticket.player))
    if ticket.state == OPEN:
        refused = named.refusal or unfit_for(ticket, room.state, named.command.player)
        if refused := refused or _would_refuse(room, take, named.command, desk.now()):
            raise of_refusal(refused, stream)
        await _enter(desk, named.new, by)
    if not await _goes_on(desk, ticket, data.event_id, room.state):
        deed = TicketDeed(data.command_id, desk.now(), by.actor, data.event_id)
        if refused := await desk.tickets.close(ticket.id, TicketAct.REDEEMED, deed):
            raise of_refusal(refused, ticket.id)
    taken = await desk.service.execute(Order(stream, own_id(Own.TICKET, ticket.id), take), desk.now())
    if not isinstance(taken, Accepted):
        raise of_refusal(taken, stream)
    return await given(desk, data.event_id, data.command_id, named.command, by)


async def _goes_on(desk: Desk, ticket: RoomTicket, event: str, state: EventState) -> bool:
    """Was a ticket given to this event before, and has it something left there?"""
    if ticket.state != TicketAct.REDEEMED.value or (await desk.tickets.trail(ticket.id))[-1].place != event:
        return False
    return _worth(ticket, state) > 0


def _worth(ticket: RoomTicket, state: EventState) -> int:
    """What a ticket pays in an event: all of it, or what is left if the event has taken it."""
    taken = ticket_of(state, ticket.id)
    return left_on_ticket(state, taken) if taken else ticket.cents


def _pays(sale: SellEntry, ticket: str) -> bool:
    return any(one.method == TICKET and one.reference == ticket for one in sale.payments)


def _sale(data: TicketRedemption, ticket: RoomTicket, state: EventState, at: int) -> SellEntry:
    due = price_at(state, at, data.player).due_cents
    seat = Payment(method=TICKET, cents=min(_worth(ticket, state), due), reference=ticket.id)
    rest = Payment(method=data.method, cents=due - seat.cents)
    payments = (seat, rest) if rest.cents else (seat,)
    return SellEntry(player=data.player, payments=payments)


def _would_refuse(room: LoadedEvent, take: TakeTickets, sale: SellEntry, at: int) -> Refusal | None:
    """Why the event would refuse the ticket, or the sale of the entry for it."""
    decided = room.decide(take, "probe", at)
    if not isinstance(decided, Decided):
        return decided
    assert isinstance(decided.after, EventState)
    sold = decide(decided.after, sale, at, _PROBE)
    return sold if isinstance(sold, Refusal) else None


async def _enter(desk: Desk, new: dict[str, str], by: By) -> None:
    """Adds people to the register of whom only a name is known."""
    if new:
        await desk.register.enter(new, Keeper(by.actor, desk.now()))


async def _ticket(desk: Desk, ticket: str) -> RoomTicket:
    found = await desk.tickets.one(ticket)
    if isinstance(found, Refusal):
        raise of_refusal(found, "ticket")
    return found


def _waiting(state: EventState) -> WonSeats | None:
    terms, won = satellite_terms(state), [one for one in state.prizes.awards if one.seat_cents]
    if terms is None or not won or state.tickets.handed is not None:
        return None
    return WonSeats(state.opening.event_id, state.definition.name, terms.into, len(won))


async def _closes(book: RoomTickets, tickets: Sequence[RoomTicket], states: Sequence[EventState]) -> bool:
    """Does the book agree with itself and with the ledgers of the events?"""
    sums: dict[str, int] = {}
    for account in await book.accounts():
        sums[account.currency] = sums.get(account.currency, 0) + account.cents
    redeemed = {one.id: one.cents for one in tickets if one.state == TicketAct.REDEEMED.value}
    held = dict.fromkeys(redeemed, 0)
    for state in states:
        for ticket in redeemed:
            held[ticket] += balance_of(state.cage.ledger, carried_money(ticket))
    return not any(sums.values()) and held == redeemed
