"""The ledger as a cashier and an auditor look at it."""

from shuffleup.projections.ledger import cash_sheet, count, drawers_together, journal, ledger
from shuffleup.tournament import cage_commands as c
from shuffleup.tournament.commands import Register
from tests.tournament.cage_desk import announced, drawer, paid, sell
from tests.tournament.room import Room


def desk() -> Room:
    """Two entries with different cashiers, one of them voided and refunded, and a prize paid."""
    room = Room(announced())
    room.send(sell("Anna"))
    room.send(c.SellEntry(player="Bruno", payments=paid(cashier="Bea", method="card")))
    room.send(c.VoidEntry(entry=1, reason="wrong event", author="Dora"))
    room.send(c.PayRefund(player="Anna", payments=paid()))
    return room


def test_the_journal_numbers_every_transaction_as_the_state_does() -> None:
    room = desk()
    lines = journal(room.log)
    assert [(line.number, line.what, line.player) for line in lines] == [
        (1, "entry-sold", "Anna"),
        (2, "entry-sold", "Bruno"),
        (3, "entry-voided", "Anna"),
        (4, "refund-paid", "Anna"),
    ]
    assert all(sum(posting.cents for posting in line.postings) == 0 for line in lines)
    assert room.now.cage.ledger.transactions == 4


def test_the_cash_sheet_says_how_every_drawer_came_to_what_it_holds() -> None:
    room = desk()
    ada, bea = cash_sheet(room.log)
    assert (ada.cashier, ada.entries_cents, ada.refunds_cents, ada.cents) == ("Ada", 6_000, -6_000, 0)
    assert (bea.cashier, bea.method, bea.cents) == ("Bea", "card", 6_000)


def test_a_cashier_of_two_events_has_one_drawer_for_both() -> None:
    first, second = desk(), Room(announced())
    second.send(sell("Carla"))
    second.send(sell("Dario"))
    lines = drawers_together([first.now, second.now])
    assert [(line.cashier, line.method, line.cents) for line in lines] == [
        ("Ada", "cash", 12_000),
        ("Bea", "card", 6_000),
    ]
    assert drawer(second.now) == 12_000


def test_a_count_is_held_against_the_drawer_and_changes_nothing() -> None:
    room = desk()
    line = count(room.now, "Bea", 5_950, "card")
    assert (line.expected_cents, line.difference_cents) == (6_000, -50)
    assert count(room.now, "nobody", 0).difference_cents == 0


def test_entries_registered_together_are_in_the_ledger_too() -> None:
    room = Room(announced())
    room.send(Register(("a", "b", "c")))
    report = ledger(room.now)
    assert (report.pool_cents, report.held_cents, report.owed_cents) == (15_000, 18_000, 18_000)
    assert [(line.cashier, line.method) for line in report.drawers] == [("house", "account")]
