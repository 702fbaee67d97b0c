"""What a ticket won in a satellite pays for, and why it may be refused.

Refusals of handing over: ``reason-missing``, ``no-seats-won``, ``seats-handed-over``; of taking:

    ticket-elsewhere        they are seats in another event
    tickets-taken           the tickets of this satellite are here already
    registration-closed     nobody can enter any more

and of paying with one, in this order, before the money beside it is checked:

    event-full              no player waits for a seat on a ticket: he keeps it
    no-cashier, wrong-amount
    unknown-ticket          no satellite has handed such a ticket over to this event
    ticket-of-another       it is another player's, and not transferable
    ticket-used             it has paid for an entry already, or has less left than it should pay
"""

from collections.abc import Iterable, Sequence

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.facts.entry import wrong_payment
from shuffleup.tournament.words.entry import SellEntry, SurrenderStack
from shuffleup.tournament.words.money import (
    TICKET,
    AccountKind,
    LedgerPosting,
    Payment,
    Ticket,
    owed_to,
    received_payments,
)
from shuffleup.tournament.words.state import EventState


def wrong_entry_price(state: EventState, command: SellEntry | SurrenderStack, due_cents: int) -> Refusal | None:
    """The refusal of tickets and money that together are not the price of an entry."""
    tickets = [one for one in command.payments if one.method == TICKET]
    refusal = next((wrong for one in tickets if (wrong := _wrong_ticket(state, command.player, one, tickets))), None)
    if refusal is not None:
        return refusal
    money = [one for one in command.payments if one.method != TICKET]
    by_ticket = sum([one.cents for one in tickets])
    if by_ticket > due_cents:
        return refuse("wrong-amount", due_cents=due_cents, paid_cents=by_ticket, why="due")
    return wrong_payment(state, money, due_cents - by_ticket, whole=True)


def no_waiting(payments: Iterable[Payment]) -> Refusal | None:
    """The refusal to wait for a seat on a ticket: it would have to be given back as money."""
    return None if all(one.method != TICKET for one in payments) else refuse("event-full", why="ticket")


def _wrong_ticket(state: EventState, player: str, payment: Payment, tickets: Sequence[Payment]) -> Refusal | None:
    if not payment.cashier.strip():
        return refuse("no-cashier")
    if payment.cents <= 0:
        return refuse("wrong-amount", paid_cents=payment.cents, why="least")
    ticket = ticket_of(state, payment.reference)
    if ticket is None:
        return refuse("unknown-ticket", ticket=payment.reference, why="seat")
    if ticket.player != player and not ticket.transferable:
        return refuse("ticket-of-another", player=ticket.player, ticket=ticket.id)
    asked = sum([one.cents for one in tickets if one.reference == ticket.id])
    left = left_on_ticket(state, ticket)
    if asked > left:
        return refuse("ticket-used", ticket=ticket.id, left_cents=left, asked_cents=asked)
    return None


def ticket_of(state: EventState, reference: str) -> Ticket | None:
    """A ticket that this event has taken, by its id."""
    every = (ticket for batch in state.tickets.taken for ticket in batch.tickets)
    return next((ticket for ticket in every if ticket.id == reference), None)


def left_on_ticket(state: EventState, ticket: Ticket) -> int:
    """What a ticket can still pay, in cents."""
    return ticket.cents - sum([use.cents for use in state.tickets.uses if use.ticket == ticket.id])


def ticket_postings(state: EventState, payments: Iterable[Payment]) -> tuple[LedgerPosting, ...]:
    """The side of a sale that says where its price comes from: drawers for money, what is owed for tickets."""
    paid = tuple(payments)
    postings = list(received_payments([one for one in paid if one.method != TICKET]))
    for one in paid:
        ticket = ticket_of(state, one.reference) if one.method == TICKET else None
        if ticket is not None:
            postings.append(LedgerPosting(owed_to(ticket.player, AccountKind.SEATS), one.cents))
    return tuple(postings)


def tickets_given_back(state: EventState, entry: int) -> tuple[LedgerPosting, ...]:
    """What tickets paid for an entry that is taken back: it is owed as a seat again, not as money."""
    postings: list[LedgerPosting] = []
    for use in state.tickets.uses:
        ticket = ticket_of(state, use.ticket) if use.entry == entry else None
        if ticket is not None:
            postings.append(LedgerPosting(owed_to(ticket.player, AccountKind.SEATS), -use.cents))
    return tuple(postings)
