"""Who acts is known, not told: the server fills in whoever gives a command, and whose drawer it uses, from the session.

What a request says in a field of ``ACTING`` is not taken. A drawer that it leaves open is the own one; what it takes
to use another is said in ``vouching``.
"""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.tournament.words.money import Account, AccountKind, CountCash, Payment

T = TypeVar("T", bound=Struct)

ACTING = frozenset(("author", "witness"))
"""Fields of commands that name who gives them."""


def acted(command: T, actor: str) -> T:
    """The command as given by this person, with his own drawer where it names none."""
    changed: dict[str, object] = {}
    for name in command.__struct_fields__:
        old = getattr(command, name)
        new = actor if name in ACTING else _within(old, actor)
        if new is not old:
            changed[name] = new
    changed |= _drawer(command, actor)
    return replace(command, **changed) if changed else command


def _within(value: object, actor: str) -> object:
    if isinstance(value, tuple):
        made = tuple([_within(one, actor) for one in value])
        return value if all(a is b for a, b in zip(made, value, strict=True)) else made
    return acted(value, actor) if isinstance(value, Struct) else value


def _drawer(command: Struct, actor: str) -> dict[str, object]:
    match command:
        case Payment(cashier="") | CountCash(cashier=""):
            return {"cashier": actor}
        case Account(kind=AccountKind.DRAWER, holder=""):
            return {"holder": actor}
        case Account(kind=AccountKind.SAFE, holder=holder) if holder:
            return {"holder": ""}  # there is one safe
    return {}
