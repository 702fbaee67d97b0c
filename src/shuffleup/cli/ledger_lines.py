"""The ledger of an event as people read it: what it has, what for, and that both sides agree."""

from collections.abc import Iterator

from shuffleup.cli.money import money
from shuffleup.projections.ledger import LedgerReport

_NAMES = {
    "drawer": "in the drawers",
    "safe": "in the safe",
    "owed": "owed by players",
    "pool": "prize pool",
    "bounties": "bounties",
    "prizes": "prizes to be paid",
    "refunds": "refunds to be paid",
    "deposits": "deposits of alternates",
    "fees": "fees",
    "house": "kept by the house",
    "organisation": "for the organisation",
    "retention": "kept for the league",
    "overlay": "added to the guarantee",
    "carried": "handed over between events",
    "seats": "seats won",
    "tax": "tax",
    "tax-due": "tax due",
    "differences": "over and short",
}


def ledger_lines(report: LedgerReport) -> Iterator[str]:
    """What the event has and what that is owed or was earned for; nothing if no money was moved."""
    totals: dict[str, int] = {}
    for line in report.accounts:
        totals[line.account] = totals.get(line.account, 0) + line.cents
    if not totals:
        return
    both = f"{money(report.held_cents, report.currency)} on both sides"
    yield f"Ledger: {'closes' if report.closes else 'DOES NOT CLOSE'}, {both}"
    for side, sign in (("has", 1), ("for", -1)):
        parts = [
            f"{_NAMES.get(account, account)} {money(sign * cents, report.currency)}"
            for account, cents in totals.items()
            if sign * cents > 0
        ]
        yield f"  {side}: {'; '.join(parts)}"
