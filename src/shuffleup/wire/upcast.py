"""Lifting what an older Shuffleup wrote: pure functions on raw JSON, run before any type sees it.

A row says in which schema it was written. Whoever changes the written form of a command or an event

    1. adds 1 to ``SCHEMA``,
    2. writes a lift for each tag that changed, from the schema before,
    3. leaves the golden streams of ``tests/replays`` as they are: they must still be read.

A new optional field with a default needs none of this.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

SCHEMA = 2
"""The written form of today. Since 2 a policy is without what all books decide alike; a reader of 1 would miss it."""

Raw: TypeAlias = dict[str, Any]
"""One JSON object: what it may hold is only known once it is lifted."""
Lift: TypeAlias = Callable[[Raw], Raw]

LIFTS: Mapping[int, Mapping[str, Lift]] = {}
"""By the schema that a value was written in: what to do with each tag that has changed since."""


class TooNewError(ValueError):
    """A row was written by a newer Shuffleup than this one."""


def lifted(row: Raw, schema: int, lifts: Mapping[int, Mapping[str, Lift]] = LIFTS, today: int = SCHEMA) -> Raw:
    """A row of an older schema in the written form of today. Raises ``TooNewError`` for one of a newer schema."""
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
