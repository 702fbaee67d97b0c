"""Seats of a satellite reach the event that they are for, and a crash in between takes nothing and doubles nothing."""

import asyncio

from shuffleup.projections.ledger import together
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.tournament.undo import Undo
from shuffleup.tournament.words.commands import AwardPrizes, DrawSeats, OpenEvent, Register, StartEvent
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.prizes import HandOverSeats
from tests.service.two_events import MAIN, SATELLITE, SEAT, Desk, won
from tests.tournament.room import NOON


def test_seats_that_are_handed_over_are_tickets_at_the_other_desk() -> None:
    """The winner enters with it, and the books of both events close together."""

    async def story() -> None:
        desk = Desk()
        await won(desk)
        handed = await desk.give("sat", HandOverSeats(event="main", author="Ada"))
        taken = handed.caused[0]
        assert isinstance(taken, Accepted) and taken.row.stream == "event/main"
        seat = Payment(method="ticket", cents=SEAT, cashier="Ada", reference="sat/1")
        player = (await desk.state("main")).tickets.taken[0].tickets[0].player
        await desk.give("main", SellEntry(player=player, payments=(seat,)))
        report = together((await desk.state("sat"), await desk.state("main")))
        assert report.closes and "carried" not in {line.account for line in report.accounts}
        again = await desk.service.execute(Order("event/sat", "c8", HandOverSeats(event="main", author="Ada")), NOON)
        assert isinstance(again, Accepted) and again.repeated and not again.caused
        await desk.service.recover()
        assert len((await desk.state("main")).tickets.taken) == 1

    asyncio.run(story())


def test_what_was_undone_is_not_asked_again_after_a_crash() -> None:
    """Seats that could not reach their event, and were taken back, stay where they are when it is opened later."""

    async def story() -> None:
        desk = Desk()
        await desk.give("sat", OpenEvent("sat", SATELLITE, resolved("tda-2024")))
        for command in (Register(("Anna", "Bruno", "Carla")), DrawSeats(), StartEvent()):
            await desk.give("sat", command)
        await desk.give("sat", ReportBust(players=("Carla",), by=("Anna",), author="Ada"))
        await desk.give("sat", AwardPrizes())
        handed = await desk.give("sat", HandOverSeats(event="main", author="Ada"))
        assert not isinstance(handed.caused[0], Accepted)
        await desk.give("sat", Undo(handed.row.command_id))
        await desk.give("main", OpenEvent("main", MAIN, resolved("tda-2024")))
        await desk.service.recover()
        assert not (await desk.state("main")).tickets.taken

    asyncio.run(story())


def test_a_sale_with_a_ticket_can_be_undone_and_the_ticket_is_good_again() -> None:
    """Undoing gives no money back, because none was taken."""

    async def story() -> None:
        desk = Desk()
        await won(desk)
        await desk.give("sat", HandOverSeats(event="main", author="Ada"))
        ticket = (await desk.state("main")).tickets.taken[0].tickets[0]
        sale = SellEntry(
            player=ticket.player, payments=(Payment(method="ticket", cents=SEAT, cashier="Ada", reference=ticket.id),)
        )
        sold = await desk.give("main", sale)
        undone = await desk.give("main", Undo(sold.row.command_id))
        assert getattr(undone.row.events[0], "money", None) == ()
        await desk.give("main", sale)
        assert len((await desk.state("main")).entries) == 1

    asyncio.run(story())
