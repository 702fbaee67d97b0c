"""What names a recorded hand among all others, read from its record so that a copy of it is named the same.

PHH has words for the event, the table, the date and the currency; number and price of the event are own fields there.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, time
from decimal import Decimal

import msgspec
from msgspec import Struct

from shuffleup.formats.event_facts import EventFacts
from shuffleup.formats.ohh_writer import OhhMeta
from shuffleup.formats.phh_record import PhhHand
from shuffleup.formats.phh_writer import PhhMeta
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches

_SECOND = 1_000_000
_ZERO = Decimal(0)


class _Speed(Struct, frozen=True):
    round_time: int = 0


class _Info(Struct, frozen=True):
    """The object ``tournament_info`` of Open Hand History, as far as other formats have a place for it."""

    tournament_number: str
    name: str = ""
    start_date_utc: str = ""
    currency: str = ""
    buyin_amount: Decimal = _ZERO
    fee_amount: Decimal = _ZERO
    bounty_fee_amount: Decimal = _ZERO
    initial_stack: int = 0
    type: str = "MTT"
    flags: tuple[str, ...] = ()
    speed: _Speed = _Speed()


def recorded_facts(info: object) -> EventFacts | None:
    """The event that a record tells of in the words of Open Hand History; none where it does not."""
    try:
        read = msgspec.convert(info, _Info, strict=False)
        prices = [round(amount * 100) for amount in (read.buyin_amount, read.fee_amount, read.bounty_fee_amount)]
    except (ValueError, ArithmeticError):
        return None
    return EventFacts(
        number=read.tournament_number,
        name=read.name,
        started=read.start_date_utc,
        currency=read.currency,
        buy_in_cents=prices[0],
        fee_cents=prices[1],
        bounty_cents=prices[2],
        stack=read.initial_stack,
        tables=1 if read.type == "STT" else 2,
        flags=read.flags,
        round_seconds=read.speed.round_time,
    )


def recorded_ohh_meta(record: PhhHand, number: int) -> OhhMeta:
    """What a copy in Open Hand History or PokerStars text says; ``number`` names a hand whose record does not."""
    fields, names = record.fields, recorded_phh_meta(record)
    own = str(fields.get("hand", number))
    return OhhMeta(
        number=names.number or (f"{names.event}-{own}" if names.event else own),
        started=names.started,
        table=names.table,
        seats=names.seat_count,
        event=names.facts,
        currency=names.currency,
        rulebook=names.rulebook,
        level=names.level,
    )


def recorded_phh_meta(record: PhhHand) -> PhhMeta:
    """What a copy in PHH says."""
    fields = record.fields
    return PhhMeta(
        event=_text(fields, "event"),
        table=_text(fields, "table"),
        level=_whole(fields, "level"),
        seat_count=_whole(fields, "seat_count"),
        rulebook=_text(fields, "_rulebook"),
        switches=record.extension.switches if record.extension else ItalianSwitches(),
        number=_text(fields, "_number"),
        started=_started(fields),
        currency=_text(fields, "currency"),
        facts=recorded_facts(fields.get("_tournament_info")),
    )


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


def _whole(fields: Mapping[str, object], name: str) -> int:
    value = fields.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0


def _started(fields: Mapping[str, object]) -> int:
    """The beginning in microseconds UTC; 0 where the record has no date, or one of another time zone."""
    year, month, day = (_whole(fields, name) for name in ("year", "month", "day"))
    at = fields.get("time")
    if fields.get("time_zone", "UTC") != "UTC":
        return 0
    try:
        moment = datetime(year, month, day, tzinfo=UTC)
    except (ValueError, OverflowError):
        return 0
    clock = at if isinstance(at, time) else time()
    moment = moment.replace(hour=clock.hour, minute=clock.minute, second=clock.second)
    return max(int(moment.timestamp()) * _SECOND, 0)
