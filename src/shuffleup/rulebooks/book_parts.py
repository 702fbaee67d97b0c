"""The shape of a book's file below its head: what each part of it may hold."""

from typing import Any

from msgspec import Struct

from shuffleup.rulebooks.price_bands import FormLimits, PriceBands
from shuffleup.rulebooks.rule import Alias


class RuleTable(Struct):
    """What is under a rule besides the parameters that it decides."""

    status: str = ""
    notes: dict[str, str] = {}
    says: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    game: dict[str, Any] = {}


class BreachTable(Struct):
    """What is under a breach of conduct."""

    due: str
    rules: tuple[str, ...]
    again: str = ""
    most: str = ""


class PricesTable(PriceBands, frozen=True, kw_only=True):
    """Price limits, and the kind of events that they are for."""

    events: str = ""


class FormTable(FormLimits, frozen=True, kw_only=True):
    """What is fixed about a kind of event, and which kind it is."""

    events: str


class ColumnOfPayouts(Struct):
    """One column of a payout table: the printed shares, and those worked out."""

    entries_to: int
    printed: tuple[int, ...]
    derived: tuple[int, ...] = ()


class PayoutsOfBook(Struct):
    """A payout table, and the rule that prints it."""

    rule: str
    column: tuple[ColumnOfPayouts, ...]


class BookParts(Struct, kw_only=True):
    """The parts of a file below its head."""

    without: tuple[str, ...] = ()
    rule: dict[str, dict[str, Any]] = {}
    silent: dict[str, str] = {}
    infractions: dict[str, dict[str, Any]] = {}
    misprint: tuple[Alias, ...] = ()
    prices: tuple[PricesTable, ...] = ()
    forms: tuple[FormTable, ...] = ()
    payouts: PayoutsOfBook | None = None
