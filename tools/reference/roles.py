"""docs/reference/roles.md: who may ask and see what, written by the table that is asked."""

from collections.abc import Iterator
from enum import Enum

from shuffleup.accounts.roles import COMMANDS, NEWS, RIGHTS, Right, Role, Roles
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language

_HEAD = """# Roles

Everybody who works with the server has one role, and the server lets nobody do what does not stand here. An undo or a
redo takes the role of the command that it is about, too; cashiers and dealers take back only what they did themselves.
How people, devices and programs come in: [people](../guides/people.md). This page is generated from the table that the
server asks.
"""

_NEWS = """## News of an event

What [the feed](../guides/api.md) of an event tells to whom. A player hears of people only of himself, and only where
the software deals."""


def roles_page() -> str:
    """The page: first what can be seen and done, then every command of an event."""
    rights = [(_title(right), roles) for right, roles in RIGHTS.items()]
    news = [(f"`{kind.__struct_config__.tag}`", roles) for kind, roles in NEWS.items()]
    commands = sorted((f"`{kind.__struct_config__.tag}`", roles) for kind, roles in COMMANDS.items())
    parts = [
        _HEAD,
        "## Pages and the room",
        _table("right", rights),
        "## Commands of an event",
        _table("command", commands),
        _NEWS,
        _table("news", news),
    ]
    return "\n".join(parts)


def _title(right: Right) -> str:
    return right.value.replace("-", " ")


def _table(what: str, rows: list[tuple[str, Roles]]) -> str:
    return "\n".join(["", *_lines(what, rows), ""])


def _lines(what: str, rows: list[tuple[str, Roles]]) -> Iterator[str]:
    yield f"| {what} | {' | '.join([_name(role) for role in Role])} |"
    yield f"|---|{'---|' * len(Role)}"
    for name, roles in rows:
        yield f"| {name} | {' | '.join(['yes' if role in roles else '' for role in Role])} |"


def _name(role: Enum) -> str:
    return messages(Language.ENGLISH).say(f"role-{role.value}")
