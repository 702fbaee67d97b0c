"""The part of docs/reference/scenarios.md about tournament cases."""

from shuffleup.scenarios.event_headers import EVENT_FACTS, EVENT_HEADERS
from shuffleup.scenarios.event_language import EVENT_EXPECTED, EVENT_PLAY
from shuffleup.scenarios.forms import SLOTS

Rows = list[tuple[str, ...]]

EVENT_HEAD = """## Tournament cases

A scenario with the header `Event:` is a case of a whole tournament: it has the headers and sentences of this section
instead of those above. Everything that the case does goes the way of a real event, and the answers are the event's.
"""


def header_rows() -> Rows:
    """A row for each header of a tournament case."""
    needed = {name: " Required." if header.required else "" for name, header in EVENT_HEADERS.items()}
    return [
        (f"`{one.name}:`", one.meaning + needed[name], f"`{one.name}: {one.example}`")
        for name, one in EVENT_HEADERS.items()
    ]


def fact_rows() -> Rows:
    """A row for each part that the header Event may have."""
    return [(f"`{fact.example}`", fact.meaning) for fact in EVENT_FACTS]


def play_rows() -> Rows:
    """A row for each thing that may happen."""
    return [(f"`{form.pattern}`", form.meaning, f"`{form.example}`") for form in EVENT_PLAY.forms]


def expected_rows() -> Rows:
    """A row for each thing that may be expected."""
    return [
        (f"`{form.pattern}`", form.meaning, f"`{form.example}`", "yes" if form.cites else "")
        for form in EVENT_EXPECTED.forms
    ]


def place_rows() -> Rows:
    """A row for each place that is not one of a hand's."""
    return [(f"`{{{name}}}`", slot.explained) for name, slot in EVENT_EXPECTED.slots.items() if name not in SLOTS]
