"""What any command from outside may contain: numbers in a plausible range, and text that can be shown.

These bounds hold for every field of every command, so that no decider has to check for negative amounts or control
characters in names. What a number or a name means is for the decider to judge. Refusals:

    number-unfit        negative, or more than any room counts
    text-unfit          contains control characters, or marks that change the direction of writing
    text-too-long       does not fit on a line
    too-many            more in one list than people name at once
"""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.words.definition import MOST_COUNTED
from shuffleup.tournament.words.names import canonical_name, has_control_characters

T = TypeVar("T", bound=Struct)

LONGEST_TEXT = 1_000
"""The most letters of a reason: it is one line of the audit."""
LAST_MOMENT = 10**16
"""Points in time are microseconds, larger than anything counted: this one is beyond every event."""
MOST_AT_ONCE = 10_000
"""The most names, counts or levels in one command."""


def beyond(command: Struct) -> Refusal | None:
    """Why a command is refused whatever it asks: the first of its fields that is out of bounds."""
    return next(_beyond(command, ""), None)


def tidied(command: T) -> T:
    """The command with every text in the form in which names are compared."""
    changed = {name: _tidied(getattr(command, name)) for name in command.__struct_fields__}
    return replace(command, **changed)


def _tidied(value: object) -> object:
    if type(value) is str:
        plain = value.isascii() and value.isprintable() and value == " ".join(value.split())
        return value if plain else canonical_name(value)
    if isinstance(value, tuple):
        return tuple([_tidied(one) for one in value])
    return tidied(value) if isinstance(value, Struct) else value


def _beyond(value: object, field: str) -> Iterator[Refusal]:
    if type(value) is int:
        most = LAST_MOMENT if field.endswith("_at") else MOST_COUNTED
        if not 0 <= value <= most:
            yield refuse("number-unfit", field=field, most=most)
    elif type(value) is str:
        yield from _beyond_text(value, field)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _beyond(getattr(value, name), f"{field}.{name}" if field else name)
    elif isinstance(value, tuple | frozenset | Mapping):
        if len(value) > MOST_AT_ONCE:
            yield refuse("too-many", field=field, count=len(value), most=MOST_AT_ONCE)
        for one in value.items() if isinstance(value, Mapping) else value:
            yield from _beyond(one, field)


def _beyond_text(text: str, field: str) -> Iterator[Refusal]:
    if not text.isprintable() and has_control_characters(text):
        yield refuse("text-unfit", field=field)
    if len(text) > LONGEST_TEXT:
        yield refuse("text-too-long", field=field, count=len(text), most=LONGEST_TEXT)
