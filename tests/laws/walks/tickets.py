"""Seats won in a satellite: handed over, taken, paid with, and whatever of that must be refused."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.tournament.facts.entry import admission_terms, event_full, room_left
from shuffleup.tournament.facts.standing import satellite_terms
from shuffleup.tournament.facts.tickets import left_on_ticket
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.money import TICKET, Payment, TakeTickets, Ticket, TicketBatch
from shuffleup.tournament.words.prizes import HandOverSeats
from tests.laws.walks import people
from tests.laws.walks.people import paid, price
from tests.laws.walks.walk import Idea, Walk, chance, one_of, when


def hand_over(walk: Walk) -> c.Command:
    """The seats of a satellite that is over."""
    state = walk.now
    when(satellite_terms(state), any(award.seat_cents for award in state.prizes.awards), not state.tickets.handed)
    return HandOverSeats(event="main", author="Ada")


def take(walk: Walk) -> c.Command:
    """The seats of a satellite for this event, worth an entry or a part of it; some may be passed on."""
    when(people.may_enter(walk), len(walk.now.tickets.taken) < 3)
    satellite = f"sat-{len(walk.now.tickets.taken) + 1}"
    cents = max(1, price(walk) - walk.dice.choice((0, 0, 1_000, -700)))
    tickets = [
        Ticket(f"{satellite}/{number}", people.newcomer(walk), cents, transferable=chance(walk, 0.4))
        for number in (1, 2, 3)
    ]
    return TakeTickets(_batch(walk, satellite, *tickets))


def enter(walk: Walk) -> c.Command:
    """Whoever has a seat, or has got it from its winner; what it does not pay is paid in money."""
    ticket = _unused(walk)
    passed_on = ticket.transferable and chance(walk, 0.5)
    return _entry(walk, ticket, people.newcomer(walk) if passed_on else ticket.player)


def _batch(walk: Walk, satellite: str, *tickets: Ticket) -> TicketBatch:
    into = walk.dice.choice(("", "Test"))
    return TicketBatch(satellite=satellite, event=walk.now.opening.event_id, into=into, tickets=tickets)


def _open(walk: Walk) -> None:
    when(people.may_enter(walk), room_left(walk.now) != 0, not admission_terms(walk.now).checks)
    when(price(walk))


def _unused(walk: Walk) -> Ticket:
    _open(walk)
    state = walk.now
    known = {entry.player for entry in state.entries} | {one.player for one in state.cage.waiting}
    fit = [one for one in _taken(walk) if left_on_ticket(state, one) == one.cents and one.player not in known]
    return one_of(walk, fit)


def _taken(walk: Walk) -> list[Ticket]:
    return [ticket for batch in walk.now.tickets.taken for ticket in batch.tickets]


def _entry(walk: Walk, ticket: Ticket, player: str, *, cents: int = 0) -> c.Command:
    due = price(walk)
    asked = cents or min(due, ticket.cents)
    seat = Payment(method=TICKET, cents=asked, cashier="Ada", reference=ticket.id)
    return SellEntry(player=player, payments=(seat, *paid(walk, due - asked)), author="Ada")


def _elsewhere(walk: Walk) -> c.Command:
    batch = _batch(walk, "sat-9", Ticket("sat-9/1", "x", 100))
    wrong = {"event": "other"} if chance(walk, 0.5) else {"into": "High roller"}
    return TakeTickets(replace(batch, **wrong))


def _again(walk: Walk) -> c.Command:
    return TakeTickets(_batch(walk, one_of(walk, walk.now.tickets.taken).satellite, Ticket("y", "x", 100)))


def _nothing_won(walk: Walk) -> c.Command:
    when(not any(award.seat_cents for award in walk.now.prizes.awards))
    return HandOverSeats(event="main", author="Ada")


def _handed_twice(walk: Walk) -> c.Command:
    when(walk.now.tickets.handed)
    return HandOverSeats(event="main", author="Ada")


def _unknown(walk: Walk) -> c.Command:
    _open(walk)
    return _entry(walk, Ticket("sat-0/1", "x", price(walk)), people.newcomer(walk))


def _of_another(walk: Walk) -> c.Command:
    ticket = _unused(walk)
    when(not ticket.transferable)
    return _entry(walk, ticket, people.newcomer(walk))


def _used(walk: Walk) -> c.Command:
    _open(walk)
    transferable = [one for one in _taken(walk) if one.transferable]
    open_to_all = [one for one in transferable if left_on_ticket(walk.now, one) < min(1_000, one.cents)]
    if open_to_all:
        return _entry(walk, one_of(walk, open_to_all), people.newcomer(walk))
    ticket = _unused(walk)
    when(ticket.cents < price(walk))
    return _entry(walk, ticket, ticket.player, cents=ticket.cents + 1)


def _waits(walk: Walk) -> c.Command:
    state = walk.now
    when(people.may_enter(walk), room_left(state) == 0, event_full(state) is None)
    kinds = admission_terms(state).checks
    fit = {one.player: one.passed for one in state.cage.checks}
    known = {entry.player for entry in state.entries} | {one.player for one in state.cage.waiting}
    player = one_of(walk, [name for name in fit if fit[name] and name not in known]) if kinds else people.newcomer(walk)
    return _entry(walk, Ticket("sat-0/1", player, price(walk)), player)


TICKETS: tuple[Idea, ...] = (hand_over, take, enter, enter, enter)
TICKET_WRONGS: dict[str, Idea] = {
    "reason-missing:seats": lambda w: HandOverSeats(event="main", author=""),
    "no-seats-won": _nothing_won,
    "seats-handed-over": _handed_twice,
    "ticket-elsewhere": _elsewhere,
    "tickets-taken": _again,
    "unknown-ticket:seat": _unknown,
    "ticket-of-another": _of_another,
    "ticket-used": _used,
    "event-full:ticket": _waits,
}
"""Refusals about tickets, by the command that leads to each."""
