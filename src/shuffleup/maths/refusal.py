"""Why something could not be worked out."""

from typing import TypeAlias

from msgspec import Struct

Fact: TypeAlias = "tuple[str, int | str]"


class Refusal(Struct, frozen=True, gc=False):
    """An answer, not an error: a stable code, what is wrong, how to mend it, and the facts."""

    code: str
    message: str
    hint: str = ""
    facts: tuple[Fact, ...] = ()
