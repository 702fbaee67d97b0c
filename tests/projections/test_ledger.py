"""The ledger as a cashier and an auditor look at it."""

import pytest

from shuffleup.projections.ledger import UndoneInLogError, cash_sheet, ledger, postings_of, together
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.tournament.undo import Given, Logged, Rewritten, Undo, counting_events, history, rewrite
from shuffleup.tournament.words.commands import Command, OpenEvent, Register
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.entry import SellEntry, VoidEntry
from shuffleup.tournament.words.money import PayRefund
from tests.tournament.cage_desk import PRICE, announced, drawer, paid, sell
from tests.tournament.room import Room


def desk() -> Room:
    """Two entries with different cashiers, one of them voided and refunded, and a prize paid."""
    room = Room(announced())
    room.send(sell("Anna"))
    room.send(SellEntry(player="Bruno", payments=paid(cashier="Bea", method="card")))
    room.send(VoidEntry(entry=1, reason="wrong event", author="Dora"))
    room.send(PayRefund(player="Anna", payments=paid()))
    return room


def test_the_postings_of_every_transaction_sum_to_nothing() -> None:
    room = desk()
    sets = [postings for event in room.log if (postings := postings_of(event))]
    assert all(sum(posting.cents for posting in postings) == 0 for postings in sets)
    assert room.now.cage.ledger.transactions == len(sets) == 4


def test_the_cash_sheet_says_how_every_drawer_came_to_what_it_holds() -> None:
    room = desk()
    ada, bea = cash_sheet(room.log)
    assert (ada.cashier, ada.entries_cents, ada.refunds_cents, ada.cents) == ("Ada", 6_000, -6_000, 0)
    assert (bea.cashier, bea.method, bea.cents) == ("Bea", "card", 6_000)


def test_a_cashier_of_two_events_has_one_drawer_for_both() -> None:
    first, second = desk(), Room(announced())
    second.send(sell("Carla"))
    second.send(sell("Dario"))
    lines = together([first.now, second.now]).drawers
    assert [(line.cashier, line.method, line.cents) for line in lines] == [
        ("Ada", "cash", 12_000),
        ("Bea", "card", 6_000),
    ]
    assert drawer(second.now) == 12_000


def test_entries_registered_together_are_in_the_ledger_too() -> None:
    room = Room(announced())
    room.send(Register(("a", "b", "c")))
    report = ledger(room.now)
    assert (report.pool_cents, report.held_cents, report.owed_cents) == (15_000, 18_000, 18_000)
    assert [(line.cashier, line.method) for line in report.drawers] == [("house", "account")]


def test_what_was_undone_is_in_no_cash_sheet() -> None:
    """Ada sells two entries for cash, and the second is undone: 60.00 are in her drawer, and she counts no more."""
    room = Room(announced())
    given: list[Given] = []

    def log(command_id: str, command: Command | Undo, events: tuple[Logged, ...]) -> None:
        given.append(Given(len(given) + 1, command_id, "Ada", room.at, command, events, Draw("0" * 64, "test")))

    log("c1", OpenEvent("test", announced(), resolved("tda-2024")), tuple(room.log))
    for number, player in enumerate(("Anna", "Bruno"), start=2):
        log(f"c{number}", sell(player), room.send(sell(player)))
    undone = rewrite(history(given), Undo("c3"))
    assert isinstance(undone, Rewritten)
    log("c4", Undo("c3"), undone.events)
    counting = counting_events(history(given))
    assert [(line.cashier, line.cents) for line in cash_sheet(counting)] == [("Ada", PRICE)]
    assert ledger(undone.after).held_cents == PRICE
    raw = [event for one in given for event in one.events]
    with pytest.raises(UndoneInLogError, match="c3 was undone"):
        cash_sheet(raw)
