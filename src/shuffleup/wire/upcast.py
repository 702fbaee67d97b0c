"""Lifting what an older Shuffleup wrote: pure functions on raw JSON, run before any type sees it.

A row says in which schema it was written. To change the written form of a command or an event,

    1. add 1 to ``SCHEMA``,
    2. write a lift for each tag that changed, from the schema before,
    3. leave the golden streams of ``tests/replays`` as they are: they must still be readable.

A new optional field with a default needs none of this.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

SCHEMA = 2
"""The present written form. Since 2 a policy omits what all books decide alike; a reader of 1 would miss it."""

Raw: TypeAlias = dict[str, Any]
"""One JSON object: its contents are only known once it is lifted."""
Lift: TypeAlias = Callable[[Raw], Raw]

LIFTS: Mapping[int, Mapping[str, Lift]] = {}
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
