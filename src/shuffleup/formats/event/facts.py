"""Facts about an event that hand records and event summaries share: price, kind, speed."""

from collections.abc import Iterator
from decimal import Decimal

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from shuffleup.tournament.words.definition import Definition, Seats
from shuffleup.tournament.words.terms import BountyKind

SECONDS = 60
_SPEEDS = ((3, "Hyper-Turbo"), (6, "Turbo"), (10, "Semi-Turbo"))
"""The speeds by the longest level in minutes; with longer levels the speed is ``Normal``."""
PLAY_MONEY = "XPM"
_ZERO = Decimal(0)


class Speed(Struct, frozen=True):
    """The speed of the levels; ``round_time`` is the length of the first one in seconds, 0 if not by time."""

    type: str = "Normal"
    round_time: int = 0


class TournamentFacts(Struct, frozen=True, kw_only=True):
    """An event under the field names of Open Hand History and Open Tournament Summary.

    Amounts are in units of the currency, to the cent.
    """

    tournament_number: str
    """Unique among all events of the house."""
    name: str = ""
    start_date_utc: str = ""
    currency: str = ""
    buyin_amount: Decimal = _ZERO
    """The part of the price that goes to the prizes, without the bounty."""
    fee_amount: Decimal = _ZERO
    bounty_fee_amount: Decimal = _ZERO
    initial_stack: int = 0
    type: str = "MTT"
    """``STT`` for a single table, ``MTT`` for several."""
    flags: tuple[str, ...] = ()
    speed: Speed = Speed()

    def tournament_info(self) -> dict[str, object]:
        """The ``tournament_info`` object of a hand history."""
        info: dict[str, object] = to_builtins(self, builtin_types=(Decimal,))
        return info


def units(cents: int) -> Decimal:
    """Cents as an amount in units of the currency: 2550 becomes 25.50, with both decimals."""
    return Decimal(cents).scaleb(-2)


def event_facts(number: str, definition: Definition, started: str, tables: int) -> TournamentFacts:
    """The facts of an event that began with ``tables`` tables."""
    entry, terms = definition.entry, definition.money.shares.bounty
    bounty = terms.cents if terms else 0
    return TournamentFacts(
        tournament_number=number,
        name=definition.name,
        start_date_utc=started,
        currency=definition.currency or PLAY_MONEY,
        buyin_amount=units(entry.buy_in_cents - bounty),
        fee_amount=units(entry.fee_cents),
        bounty_fee_amount=units(bounty),
        initial_stack=entry.stack,
        type="STT" if tables <= 1 else "MTT",
        flags=tuple(_flags(definition)),
        speed=_speed(int(definition.structure.levels[0].minutes * SECONDS)),
    )


def recorded_facts(info: object) -> TournamentFacts | None:
    """The event that a record describes as in Open Hand History; None if it describes none."""
    try:
        read = convert(info, TournamentFacts, strict=False)
        prices = [round(amount * 100) for amount in (read.buyin_amount, read.fee_amount, read.bounty_fee_amount)]
    except (ValueError, ArithmeticError):
        return None
    buy_in, fee, bounty = map(units, prices)
    return replace(
        read,
        buyin_amount=buy_in,
        fee_amount=fee,
        bounty_fee_amount=bounty,
        type="STT" if read.type == "STT" else "MTT",
        speed=_speed(read.speed.round_time),
    )


def _speed(round_seconds: int) -> Speed:
    minutes = round_seconds / SECONDS
    return Speed(next((name for most, name in _SPEEDS if 0 < minutes <= most), "Normal"), round_seconds)


def _flags(definition: Definition) -> Iterator[str]:
    """What kind of event it is, in the words that both formats share."""
    money = definition.money
    if money.shares.bounty:
        progressive = money.shares.bounty.kind is BountyKind.PROGRESSIVE
        yield "Progressive-Bounty" if progressive else "Bounty"
    if money.rebuys:
        yield "Rebuy"
    if money.admission.re_entries != 0:
        yield "Re-Entry"
    if isinstance(definition.payouts.table, Seats):
        yield "Satellite"
