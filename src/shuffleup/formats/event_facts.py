"""What records of hands and summaries of events say about an event in the same words: price, kind, speed."""

from collections.abc import Iterator
from decimal import Decimal

from msgspec import Struct

from shuffleup.tournament.bounty_terms import BountyKind
from shuffleup.tournament.definition import Definition, Seats

SECONDS = 60
_SPEEDS = ((3, "Hyper-Turbo"), (6, "Turbo"), (10, "Semi-Turbo"))
"""Up to so many minutes a level; longer ones are ``Normal``."""
PLAY_MONEY = "XPM"


class EventFacts(Struct, frozen=True, kw_only=True):
    """An event as Open Hand History and Open Tournament Summary describe it. Money is in cents."""

    number: str
    """Names the event among all of the house."""
    name: str
    started: str
    """When it began, in ISO 8601."""
    currency: str
    buy_in_cents: int
    """What of the price is for prizes, without the bounty."""
    fee_cents: int
    bounty_cents: int
    stack: int
    tables: int
    flags: tuple[str, ...]
    round_seconds: int
    """The length of the first level; 0 for one that is counted in hands."""

    @property
    def kind(self) -> str:
        """One table, or several."""
        return "STT" if self.tables <= 1 else "MTT"

    @property
    def speed(self) -> dict[str, object]:
        """How fast the levels follow each other."""
        minutes = self.round_seconds / SECONDS
        named = next((name for most, name in _SPEEDS if 0 < minutes <= most), "Normal")
        return {"type": named, "round_time": self.round_seconds}

    def tournament_info(self) -> dict[str, object]:
        """The object of that name in a hand history."""
        return {
            "tournament_number": self.number,
            "name": self.name,
            "start_date_utc": self.started,
            "currency": self.currency,
            "buyin_amount": units(self.buy_in_cents),
            "fee_amount": units(self.fee_cents),
            "bounty_fee_amount": units(self.bounty_cents),
            "initial_stack": self.stack,
            "type": self.kind,
            "flags": list(self.flags),
            "speed": self.speed,
        }


def units(cents: int) -> Decimal:
    """Cents as the amount that these formats count in: 2550 are 25.50, to the last digit."""
    return Decimal(cents).scaleb(-2)


def event_facts(number: str, definition: Definition, started: str, tables: int) -> EventFacts:
    """The facts of an event that began with so many tables."""
    entry, terms = definition.entry, definition.money.shares.bounty
    bounty = terms.cents if terms else 0
    first = definition.structure.levels[0]
    return EventFacts(
        number=number,
        name=definition.name,
        started=started,
        currency=definition.currency or PLAY_MONEY,
        buy_in_cents=entry.buy_in_cents - bounty,
        fee_cents=entry.fee_cents,
        bounty_cents=bounty,
        stack=entry.stack,
        tables=tables,
        flags=tuple(_flags(definition)),
        round_seconds=first.minutes * SECONDS,
    )


def _flags(definition: Definition) -> Iterator[str]:
    """What kind of event it is, in the words that both formats share."""
    money = definition.money
    if money.shares.bounty:
        progressive = money.shares.bounty.kind is BountyKind.PROGRESSIVE
        yield "Progressive-Bounty" if progressive else "Bounty"
    if money.rebuy:
        yield "Rebuy"
    if money.admission.re_entries != 0:
        yield "Re-Entry"
    if isinstance(definition.payouts.table, Seats):
        yield "Satellite"
