"""The ledger of a run as people read it."""

from shuffleup.cli.forecast_lines import ledger_lines
from shuffleup.locale.messages import messages
from shuffleup.projections.ledger import AccountLine, DrawerLine, LedgerReport
from shuffleup.rulebooks.rule import Language

ENGLISH = messages(Language.ENGLISH)


def report(*accounts: AccountLine, owed_cents: int) -> LedgerReport:
    held = sum(line.cents for line in accounts if line.cents > 0)
    return LedgerReport("EUR", accounts, (DrawerLine("Ada", "cash", 1_500),), held, owed_cents, 0, 0, 0)


def test_both_sides_are_told_each_kind_of_account_once() -> None:
    lines = ledger_lines(
        report(
            AccountLine("drawer", "Ada", "cash", 1_500),
            AccountLine("drawer", "Bea", "cash", 500),
            AccountLine("fees", "", "", -400),
            AccountLine("prizes", "Anna", "", -1_600),
            owed_cents=2_000,
        ),
        ENGLISH,
    )
    assert list(lines) == [
        "Ledger: closes, 20.00 EUR on both sides",
        "  has: in the drawers 20.00 EUR",
        "  for: fees 4.00 EUR; prizes to be paid 16.00 EUR",
    ]


def test_a_ledger_that_does_not_close_says_so_and_an_empty_one_says_nothing() -> None:
    odd = report(AccountLine("drawer", "Ada", "cash", 1_500), owed_cents=1_499)
    assert next(iter(ledger_lines(odd, ENGLISH))).startswith("Ledger: DOES NOT CLOSE")
    assert not list(ledger_lines(report(owed_cents=0), ENGLISH))
