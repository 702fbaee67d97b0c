"""Entries paid with seats that were won in a satellite: handed over, taken, used once, and given back.

Refusals of handing over: ``reason-missing``, ``no-seats-won``, ``seats-handed-over``; of taking:

    ticket-elsewhere        they are seats of another event
    tickets-taken           those of this satellite are here already
    registration-closed     nobody can enter any more

and of paying with one, in this order, before the money beside it is looked at:

    event-full              nobody waits for a seat with a ticket: he keeps it
    no-cashier, wrong-amount
    unknown-ticket          no satellite has handed such a ticket over to this event
    ticket-of-another       it is another player's, and may not be passed on
    ticket-used             it has paid an entry already, or has less left than is asked of it
"""

from collections.abc import Iterable, Sequence

from shuffleup.tournament import admission
from shuffleup.tournament.cage_commands import SellEntry, SurrenderStack, TakeTickets
from shuffleup.tournament.cage_events import TicketsTaken
from shuffleup.tournament.cage_state import AccountKind, Payment, Posting
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.ledger import carried_money, move, owed_to, received
from shuffleup.tournament.prize_commands import HandOverSeats
from shuffleup.tournament.prize_events import SeatsHandedOver
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.satellites import terms_of
from shuffleup.tournament.state import EventState
from shuffleup.tournament.ticket_state import TICKET, Ticket, TicketBatch

# ── from the satellite to its event ──────────────────────────────────────────────────────────────────────────────────


def hand_over_seats(state: EventState, command: HandOverSeats, at: int) -> Decision:
    """The seats that were won, as tickets of the event that they are for."""
    if not (command.author.strip() and command.event.strip()):
        return Refusal("reason-missing", "say who hands the seats over, and to which event", facts=(("why", "seats"),))
    terms, won = terms_of(state), [award for award in state.prizes.awards if award.seat_cents]
    if terms is None or not won:
        return Refusal("no-seats-won", "no seat has been won here: it is no satellite, or its prizes are not awarded")
    if state.book.tickets.handed is not None:
        event = state.book.tickets.handed.event
        return Refusal("seats-handed-over", f"the seats went to {event} already", facts=(("event", event),))
    satellite = state.opening.event_id
    tickets = [
        Ticket(f"{satellite}/{number}", award.player, award.seat_cents, terms.transferable)
        for number, award in enumerate(won, start=1)
    ]
    batch = TicketBatch(satellite=satellite, event=command.event, into=terms.into, tickets=tuple(tickets))
    postings = [
        posting
        for one in batch.tickets
        for posting in move(carried_money(satellite), owed_to(one.player, AccountKind.SEATS), one.cents)
    ]
    return (SeatsHandedOver(batch, tuple(postings), command.author, at),)


def handed_over(state: EventState) -> TakeTickets | None:
    """What the other event takes of this satellite; None while its seats are not handed over."""
    batch = state.book.tickets.handed
    return None if batch is None else TakeTickets(batch)


def take_tickets(state: EventState, command: TakeTickets, at: int) -> Decision:
    """The event owes the players their entries from now on."""
    batch, opening = command.batch, state.opening
    announced = {"", opening.event_id.casefold(), opening.definition.name.casefold()}
    if batch.event != opening.event_id or batch.into.casefold() not in announced:
        event = batch.into or batch.event
        facts = (("event", event), ("satellite", batch.satellite))
        return Refusal("ticket-elsewhere", f"the seats of {batch.satellite} are for {event}", facts=facts)
    if any(one.satellite == batch.satellite for one in state.book.tickets.taken):
        message = f"the tickets of {batch.satellite} are here already"
        return Refusal("tickets-taken", message, facts=(("satellite", batch.satellite),))
    closed = admission.closed(state, at)
    if closed is not None:
        return closed
    postings = [
        posting
        for one in batch.tickets
        for posting in move(owed_to(one.player, AccountKind.SEATS), carried_money(batch.satellite), one.cents)
    ]
    return (TicketsTaken(batch, tuple(postings), at),)


# ── at the desk ──────────────────────────────────────────────────────────────────────────────────────────────────────


def wrong_price(state: EventState, command: SellEntry | SurrenderStack, due_cents: int) -> Refusal | None:
    """The refusal of tickets and money that do not come to the price of an entry together."""
    tickets = [one for one in command.payments if one.method == TICKET]
    refusal = next((wrong for one in tickets if (wrong := _wrong(state, command.player, one, tickets))), None)
    if refusal is not None:
        return refusal
    money = [one for one in command.payments if one.method != TICKET]
    by_ticket = sum([one.cents for one in tickets])
    if by_ticket > due_cents:
        message = f"{due_cents} cents are due, the tickets come to {by_ticket}"
        facts = (("due_cents", due_cents), ("paid_cents", by_ticket), ("why", "due"))
        return Refusal("wrong-amount", message, facts=facts)
    return admission.wrong_payment(state, money, due_cents - by_ticket, whole=True)


def no_waiting(payments: Iterable[Payment]) -> Refusal | None:
    """The refusal of waiting for a seat with a ticket: it would have to be given back as money."""
    if all(one.method != TICKET for one in payments):
        return None
    message = "every seat is taken, and nobody waits with a ticket: he keeps it until a seat is free"
    return Refusal("event-full", message, facts=(("why", "ticket"),))


def _wrong(state: EventState, player: str, payment: Payment, tickets: Sequence[Payment]) -> Refusal | None:
    if not payment.cashier.strip():
        return Refusal("no-cashier", "name the cashier who takes the ticket")
    if payment.cents <= 0:
        message = "every payment is at least one cent"
        return Refusal("wrong-amount", message, facts=(("paid_cents", payment.cents), ("why", "least")))
    ticket = ticket_of(state, payment.reference)
    if ticket is None:
        message = f"no satellite has handed ticket {payment.reference!r} over to this event"
        return Refusal("unknown-ticket", message, facts=(("ticket", payment.reference), ("why", "seat")))
    if ticket.player != player and not ticket.transferable:
        message = f"ticket {ticket.id} is {ticket.player}'s and cannot be passed on"
        return Refusal("ticket-of-another", message, facts=(("player", ticket.player), ("ticket", ticket.id)))
    asked = sum([one.cents for one in tickets if one.reference == ticket.id])
    left = left_of(state, ticket)
    if asked > left:
        message = f"ticket {ticket.id} has {left} cents left, {asked} are asked of it"
        facts = (("ticket", ticket.id), ("left_cents", left), ("asked_cents", asked))
        return Refusal("ticket-used", message, facts=facts)
    return None


def ticket_of(state: EventState, reference: str) -> Ticket | None:
    """A ticket that this event has taken, by its id."""
    every = (ticket for batch in state.book.tickets.taken for ticket in batch.tickets)
    return next((ticket for ticket in every if ticket.id == reference), None)


def left_of(state: EventState, ticket: Ticket) -> int:
    """What a ticket still pays, in cents."""
    return ticket.cents - sum([use.cents for use in state.book.tickets.uses if use.ticket == ticket.id])


def taken_in(state: EventState, payments: Iterable[Payment]) -> tuple[Posting, ...]:
    """The half of a sale that says where its price comes from: drawers for money, what is owed for tickets."""
    paid = tuple(payments)
    postings = list(received([one for one in paid if one.method != TICKET]))
    for one in paid:
        ticket = ticket_of(state, one.reference) if one.method == TICKET else None
        if ticket is not None:
            postings.append(Posting(owed_to(ticket.player, AccountKind.SEATS), one.cents))
    return tuple(postings)


def given_back(state: EventState, entry: int) -> tuple[Posting, ...]:
    """What tickets have paid of an entry that is taken back: it is owed as a seat again, and not as money."""
    postings: list[Posting] = []
    for use in state.book.tickets.uses:
        ticket = ticket_of(state, use.ticket) if use.entry == entry else None
        if ticket is not None:
            postings.append(Posting(owed_to(ticket.player, AccountKind.SEATS), -use.cents))
    return tuple(postings)
