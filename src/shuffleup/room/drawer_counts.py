"""The last count of each drawer, and whether money went through it since."""

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.projections.ledger import postings_of
from shuffleup.tournament.words.events import Event
from shuffleup.tournament.words.money import Account, AccountKind, CashCounted


class CountLine(Struct, frozen=True):
    """The last count of a drawer. ``moved_since`` says whether money has gone through the drawer after it."""

    cashier: str
    method: str
    expected_cents: int
    counted_cents: int
    author: str
    at: int
    moved_since: bool


def counts(events: Iterable[Event]) -> Iterable[CountLine]:
    """The drawers that were counted, from the events that count (not undone)."""
    found: dict[Account, tuple[CashCounted, bool]] = {}
    for event in events:
        if isinstance(event, CashCounted):
            found[event.drawer] = event, False
            continue
        for posting in postings_of(event) if found else ():
            if posting.account.kind is AccountKind.DRAWER and posting.account in found:
                found[posting.account] = found[posting.account][0], True
    for drawer, (one, moved) in found.items():
        counted = one.expected_cents, one.counted_cents, one.author, one.at
        yield CountLine(drawer.holder, drawer.method, *counted, moved)
