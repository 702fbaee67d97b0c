"""Lifting what an older Shuffleup wrote: pure functions on raw JSON, run before any type sees it.

A row says in which schema it was written. To change the written form of a command or an event,

    1. add 1 to ``SCHEMA``,
    2. write a lift for each tag that changed, from the schema before,
    3. leave the golden streams of ``tests/replays`` as they are: they must still be readable.

A new optional field with a default needs none of this.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

SCHEMA = 3
"""The present written form.

Since 2 a policy omits what all books decide alike; a reader of 1 would miss it. Since 3 everything that an event sells
beside the ordinary entry is a list of offers, and late registration has a window.
"""

Raw: TypeAlias = dict[str, Any]
"""One JSON object: its contents are only known once it is lifted."""
Lift: TypeAlias = Callable[[Raw], Raw]


def _opened(event: Raw) -> Raw:
    opening: Raw = event["opening"]
    return event | {"opening": _with_offers(opening)}


def _with_offers(opening: Raw) -> Raw:
    """An opening in which prices, rebuys and the add-on are offers, and late registration has a window."""
    definition: Raw = opening["definition"]
    money: Raw = definition.get("money", {})
    rest = {key: value for key, value in money.items() if key not in {"prices", "rebuy", "add_on"}}
    if "admission" in money:
        admission = dict(money["admission"])
        rest["admission"] = admission | {"late": {"until_level": admission.pop("until_level", 0)}}
    return opening | {"definition": definition | {"money": rest | {"offers": list(_offers(money))}}}


def _offers(money: Raw) -> Iterator[Raw]:
    for price in money.get("prices", ()):
        window = {key: price.get(key, 0) for key in ("from_level", "until")}
        costs = {"name": price["name"], "cents": price["buy_in_cents"], "fee_cents": price["fee_cents"]}
        yield {"kind": "entry", **costs, "window": window}
    for key, kind, most in (("rebuy", "rebuy", None), ("add_on", "add-on", 1)):
        if sold := money.get(key):
            window = {name: sold[name] for name in ("from_level", "until_level") if name in sold}
            kept = {name: value for name, value in sold.items() if name not in window}
            yield {"kind": kind, "most": most, **kept, "window": window | {"with_break": True}}


LIFTS: Mapping[int, Mapping[str, Lift]] = {2: {"open-event": _with_offers, "event-opened": _opened}}
"""By the schema a value was written in: how to lift each tag that has changed since."""


class TooNewError(ValueError):
    """A row was written by a newer Shuffleup than this one."""


def lifted(row: Raw, schema: int, lifts: Mapping[int, Mapping[str, Lift]] = LIFTS, today: int = SCHEMA) -> Raw:
    """A row of an older schema in the present written form. Raises ``TooNewError`` for a newer schema."""
    if schema > today:
        raise TooNewError(f"written in schema {schema}, this Shuffleup knows up to {today}: install the newer one")
    for step in range(schema, today):
        changed = lifts.get(step, {})
        row = {
            **row,
            "command": _lifted(row["command"], changed),
            "events": [_lifted(event, changed) for event in row["events"]],
        }
    return row


def _lifted(value: Raw, changed: Mapping[str, Lift]) -> Raw:
    lift = changed.get(value["type"])
    return lift(value) if lift else value
