"""What identifies a recorded hand, read from its record so that a copy has the same name.

PHH has fields for the event, the table, the date and the currency; number and price of the event are own fields.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, time

from shuffleup.formats.event.facts import recorded_facts
from shuffleup.formats.phh.record import PhhHand
from shuffleup.formats.phh.writer import PhhMeta
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches

_SECOND = 1_000_000


def recorded_phh_meta(record: PhhHand) -> PhhMeta:
    """The metadata of a copy in PHH."""
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
    """The start in microseconds UTC; 0 if the record has no date, or one in another time zone."""
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
