"""Seats won in a satellite pay the entry of the event they are for: a ticket is good once, and both ledgers close."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.projections.ledger import ledger, together
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import EntryTerms, PayoutPlan, Seats
from shuffleup.tournament.words.entry import Rebuy, SellEntry, SurrenderStack, VoidEntry
from shuffleup.tournament.words.money import AccountKind, Payment, PayPrize, TakeTickets, Ticket, TicketBatch
from shuffleup.tournament.words.prizes import HandOverSeats
from shuffleup.tournament.words.terms import Admission, MoneyTerms
from tests.tournament.cage_desk import account, drawer, paid
from tests.tournament.offers import a_rebuy, sold, until
from tests.tournament.room import Room, event, result_of

SEAT = 22_500
"""200.00 and a fee of 25.00."""
LATE = Admission(late=until(1), re_entries=None, surrender=True)


def a_satellite(*players: str, seats: Seats | None = None) -> Room:
    """Nine at 50.00: 450.00 are two seats. It is played to its end: the first two players have won."""
    plan = PayoutPlan(seats or Seats(SEAT, "Main event"))
    room = Room(event(payouts=plan))
    named(room, "sat")
    room.send(c.Register((*players, *[f"x{number}" for number in range(9 - len(players))])))
    room.send(c.DrawSeats())
    room.send(c.StartEvent())
    plan_of_hand = room.plan(1)
    chairs = {seat.player: seat for seat in plan_of_hand.seats}
    winners = players[:2]
    stacks = {seat.number: (4_500 if name in winners else 0) for name, seat in chairs.items()}
    room.send(c.ReportHand(1, result_of(plan_of_hand, stacks)))
    room.send(c.AwardPrizes())
    return room


def named(room: Room, event_id: str) -> None:
    """The event has an id of its own, as in a room with several."""
    room.state = replace(room.now, opening=replace(room.now.opening, event_id=event_id))


def main_event(money: MoneyTerms | None = None, **others: object) -> Room:
    """The event that the seats are for: 200.00 and 25.00."""
    definition = replace(event(), name="Main event", entry=EntryTerms(20_000, 2_500, 1_000), **others)
    room = Room(replace(definition, money=money or MoneyTerms(admission=LATE)))
    named(room, "main")
    return room


def over(satellite: Room, into: Room) -> TicketBatch:
    """The satellite hands its seats over, and the event takes them."""
    satellite.send(HandOverSeats(event="main", author="Ada"))
    command = handed_over(satellite)
    into.send(command)
    return command.batch


def handed_over(satellite: Room) -> TakeTickets:
    """What the event takes of this satellite."""
    batch = satellite.now.tickets.handed
    assert batch is not None
    return TakeTickets(batch)


def ticket(reference: str, cents: int = SEAT) -> Payment:
    """An entry, or a part of it, paid with a seat."""
    return Payment(method="ticket", cents=cents, cashier="Ada", reference=reference)


def sale(player: str, *payments: Payment) -> SellEntry:
    """An entry for these payments."""
    return SellEntry(player=player, payments=payments, author="Ada")


def refused(room: Room, command: c.Command) -> Refusal:
    """The refusal of a command."""
    answer = room.ask(command)
    assert isinstance(answer, Refusal), answer
    return answer


def test_a_seat_won_in_a_satellite_pays_the_entry_and_both_ledgers_close() -> None:
    """Anna and Bruno win seats of 225.00: the satellite owes them to the main event, which owes the players entries."""
    satellite, main = a_satellite("Anna", "Bruno"), main_event()
    assert account(satellite.now, AccountKind.SEATS, "Anna") == SEAT
    batch = over(satellite, main)
    assert [(one.id, one.player, one.cents) for one in batch.tickets] == [
        ("sat/1", "Anna", SEAT),
        ("sat/2", "Bruno", SEAT),
    ]
    assert account(satellite.now, AccountKind.SEATS, "Anna") == 0
    assert account(satellite.now, AccountKind.CARRIED, "sat") == 2 * SEAT
    assert account(main.now, AccountKind.SEATS, "Anna") == SEAT
    main.send(sale("Anna", ticket("sat/1")))
    assert account(main.now, AccountKind.SEATS, "Anna") == 0, "the event has given what it owed"
    assert account(main.now, AccountKind.POOL) == 20_000 and account(main.now, AccountKind.FEES) == 2_500
    assert drawer(main.now) == 0, "no money changed hands at this desk"
    report = together((satellite.now, main.now))
    assert report.closes and ledger(satellite.now).closes and ledger(main.now).closes
    accounts = {line.account: -line.cents for line in report.accounts}
    assert "carried" not in accounts, "what one handed over the other has got"
    assert accounts["seats"] == SEAT, "Bruno has not come yet"
    assert (fold(main.log).cage, fold(main.log).records) == (main.now.cage, main.now.records)


def test_a_ticket_is_good_once() -> None:
    """Anna has entered with it; a second entry costs what it costs."""
    satellite, main = a_satellite("Anna", "Bruno"), main_event()
    over(satellite, main)
    main.send(sale("Anna", ticket("sat/1")))
    main.send(sale("Carla", *paid(SEAT)))
    main.send(sale("Dario", *paid(SEAT)))
    main.send(c.DrawSeats())
    main.send(c.StartEvent())
    again = refused(main, SurrenderStack(player="Anna", payments=(ticket("sat/1"),), author="Ada"))
    assert (again.code, dict(again.facts)["ticket"]) == ("ticket-used", "sat/1")
    twice = sale("Bruno", ticket("sat/2"), ticket("sat/2", 1))
    assert refused(main, twice).code == "ticket-used"


def test_a_ticket_of_another_player_is_not_taken_unless_it_may_be_passed_on() -> None:
    """What the satellite announced stands on the ticket."""
    main = main_event()
    over(a_satellite("Anna", "Bruno"), main)
    other = refused(main, sale("Carla", ticket("sat/1")))
    assert other.code == "ticket-of-another" and dict(other.facts)["player"] == "Anna"
    open_to_all = main_event()
    over(a_satellite("Anna", "Bruno", seats=Seats(SEAT, "Main event", transferable=True)), open_to_all)
    open_to_all.send(sale("Carla", ticket("sat/1")))
    assert account(open_to_all.now, AccountKind.SEATS, "Anna") == 0
    assert [entry.player for entry in open_to_all.now.entries] == ["Carla"]


def test_a_ticket_of_another_event_is_not_taken() -> None:
    """Neither when the satellite hands it over, nor at the desk."""
    satellite = a_satellite("Anna", "Bruno", seats=Seats(SEAT, "High roller"))
    satellite.send(HandOverSeats(event="main", author="Ada"))
    command = handed_over(satellite)
    main = main_event()
    assert refused(main, command).code == "ticket-elsewhere", "it says High roller"
    elsewhere = replace(command.batch, event="side", into="")
    assert refused(main, TakeTickets(elsewhere)).code == "ticket-elsewhere"
    assert refused(main, sale("Anna", ticket("sat/1"))).code == "unknown-ticket"
    for into in ("", "main", "MAIN EVENT"):
        named_so = a_satellite("Anna", "Bruno", seats=Seats(SEAT, into))
        over(named_so, main_event())


def test_a_ticket_and_money_come_to_the_price_together() -> None:
    """A seat of 180.00 in an event of 225.00: 45.00 are paid at the desk; more than the price is never taken."""
    main = main_event()
    batch = TicketBatch(satellite="sat", event="main", tickets=(Ticket("sat/1", "Anna", 18_000),))
    main.send(TakeTickets(batch))
    assert refused(main, sale("Anna", ticket("sat/1", 18_000))).code == "wrong-amount"
    assert refused(main, sale("Anna", ticket("sat/1", 18_000), *paid(4_501))).code == "wrong-amount"
    main.send(sale("Anna", ticket("sat/1", 18_000), *paid(4_500)))
    assert drawer(main.now) == 4_500 and account(main.now, AccountKind.SEATS, "Anna") == 0
    dear = main_event()
    dear.send(TakeTickets(replace(batch, tickets=(Ticket("sat/1", "Anna", 30_000),))))
    assert refused(dear, sale("Anna", ticket("sat/1", 30_000))).code == "wrong-amount"
    dear.send(sale("Anna", ticket("sat/1")))
    assert account(dear.now, AccountKind.SEATS, "Anna") == 7_500, "the rest is still owed to her as a seat"


def test_an_entry_taken_back_gives_the_ticket_back_and_no_money() -> None:
    """Or a seat would become cash by the back door."""
    main = main_event()
    over(a_satellite("Anna", "Bruno"), main)
    main.send(sale("Anna", ticket("sat/1")))
    main.send(VoidEntry(entry=1, reason="he is under age", author="Ada"))
    assert account(main.now, AccountKind.REFUNDS, "Anna") == 0
    assert account(main.now, AccountKind.SEATS, "Anna") == SEAT
    main.send(sale("Anna", ticket("sat/1")))
    assert ledger(main.now).closes


def test_a_ticket_pays_entries_and_nothing_else() -> None:
    """No rebuy, no prize, no place on the list of alternates."""
    rebuys = a_rebuy(cents=SEAT, chips=1_000, until_level=1, up_to_stack=1_000)
    capped = Admission(late=until(1), cap=3, alternates=None)
    main = main_event(MoneyTerms(admission=capped, offers=sold(rebuys)))
    over(a_satellite("Anna", "Bruno"), main)
    for player in ("Carla", "Dario", "Elena"):
        main.send(sale(player, *paid(SEAT)))
    full = refused(main, sale("Anna", ticket("sat/1")))
    assert full.code == "event-full" and dict(full.facts)["why"] == "ticket"
    main.send(c.DrawSeats())
    main.send(c.StartEvent())
    assert refused(main, Rebuy(player="Carla", payments=(ticket("sat/1"),))).code == "unknown-method"
    satellite = a_satellite("Anna", "Bruno", seats=Seats(20_000, "Main event"))
    prize = PayPrize(player=satellite.now.prizes.awards[0].player, payments=(ticket("sat/1"),))
    assert refused(satellite, prize).code in {"unknown-method", "nothing-owed"}
    assert refused(main, sale("Furio", replace(ticket("sat/1"), cashier=" "))).code != ""


def test_seats_are_handed_over_once_and_when_they_are_won() -> None:
    """By a name, from a satellite that is over, into an event that still sells entries."""
    room = Room(event(payouts=PayoutPlan(Seats(SEAT, "Main event"))))
    assert refused(room, HandOverSeats(event="main", author="Ada")).code == "no-seats-won"
    assert refused(Room(event()), HandOverSeats(event="main", author="Ada")).code == "no-seats-won"
    satellite, main = a_satellite("Anna", "Bruno"), main_event()
    assert refused(satellite, HandOverSeats(event="main", author=" ")).code == "reason-missing"
    over(satellite, main)
    assert refused(satellite, HandOverSeats(event="main", author="Ada")).code == "seats-handed-over"
    command = handed_over(satellite)
    assert refused(main, command).code == "tickets-taken"
    closed = main_event(MoneyTerms())
    closed.send(c.Register(("Zoe", "Ugo")))
    closed.send(c.DrawSeats())
    closed.send(c.StartEvent())
    assert refused(closed, command).code == "registration-closed"


@pytest.mark.parametrize("cents", [0, -5])
def test_a_ticket_pays_at_least_a_cent(cents: int) -> None:
    """Like every payment."""
    main = main_event()
    over(a_satellite("Anna", "Bruno"), main)
    assert refused(main, sale("Anna", ticket("sat/1", cents), *paid(SEAT - cents))).code == "wrong-amount"
