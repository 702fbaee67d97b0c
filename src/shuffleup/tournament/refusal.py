"""Why a command was not carried out."""

from typing import TypeAlias

from msgspec import Struct

Fact: TypeAlias = "tuple[str, int | str]"


class Refusal(Struct, frozen=True, gc=False):
    """An answer, not an error: a stable code, a sentence for people, the rule if there is one, and the facts."""

    code: str
    message: str
    rule: str = ""
    """As ``tda-2024 11``; empty where no rule is involved."""
    facts: tuple[Fact, ...] = ()

    def fact(self, name: str) -> int | str:
        """One of the facts. Raises ``KeyError`` for a name that is not among them."""
        return dict(self.facts)[name]
