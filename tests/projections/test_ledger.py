"""The ledger as a cashier and an auditor look at it."""

import pytest

from shuffleup.projections.ledger import UndoneInLogError, cash_sheet, count, journal, ledger, together
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.tournament import cage_commands as c
from shuffleup.tournament import undo
from shuffleup.tournament.commands import Command, OpenEvent, Register
from shuffleup.tournament.draws import Draw
from tests.tournament.cage_desk import PRICE, announced, drawer, paid, sell
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
    lines = together([first.now, second.now]).drawers
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


def test_what_was_undone_is_in_no_cash_sheet_and_no_journal() -> None:
    """Ada sells two entries for cash, and the second is undone: 60.00 are in her drawer, and she counts no more."""
    room = Room(announced())
    given: list[undo.Given] = []

    def log(command_id: str, command: Command | undo.Undo, events: tuple[undo.Logged, ...]) -> None:
        given.append(undo.Given(len(given) + 1, command_id, "Ada", room.at, command, events, Draw("0" * 64, "test")))

    log("c1", OpenEvent("test", announced(), resolved("tda-2024")), tuple(room.log))
    for number, player in enumerate(("Anna", "Bruno"), start=2):
        log(f"c{number}", sell(player), room.send(sell(player)))
    undone = undo.rewrite(undo.history(given), undo.Undo("c3"))
    assert isinstance(undone, undo.Rewritten)
    log("c4", undo.Undo("c3"), undone.events)
    counting = undo.counting(undo.history(given))
    assert [(line.cashier, line.cents) for line in cash_sheet(counting)] == [("Ada", PRICE)]
    assert [line.player for line in journal(counting)] == ["Anna"]
    assert ledger(undone.after).held_cents == PRICE
    raw = [event for one in given for event in one.events]
    for projection in (cash_sheet, journal):
        with pytest.raises(UndoneInLogError, match="c3 was undone"):
            projection(raw)
