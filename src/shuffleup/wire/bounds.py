"""What a command from outside may hold, whichever it is: numbers that a room counts to, and text that can be shown.

These hold for every field of every command, so that no decider has to ask whether an amount is below nothing or a name
steers a screen. What a number or a name means is the decider's to judge. Refusals:

    number-unfit        below nothing, or more than any room counts
    text-unfit          it has control characters, or marks that turn the direction of writing
    text-too-long       it could not stand on a line
    too-many            more in one list than people name at once
"""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.words.definition import MOST_COUNTED
from shuffleup.tournament.words.names import canonical_name, steers

T = TypeVar("T", bound=Struct)

LONGEST_TEXT = 1_000
"""Letters of a reason: it stands on a line of the audit."""
LAST_MOMENT = 10**16
"""Points in time are microseconds, and larger than what is counted: this one lies beyond every event."""
MOST_AT_ONCE = 10_000
"""Names, counts or levels in one command."""


def beyond(command: Struct) -> Refusal | None:
    """Why a command cannot be asked, whatever it asks for: the first of its fields that is out of bounds."""
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
    if not text.isprintable() and steers(text):
        yield refuse("text-unfit", field=field)
    if len(text) > LONGEST_TEXT:
        yield refuse("text-too-long", field=field, count=len(text), most=LONGEST_TEXT)
