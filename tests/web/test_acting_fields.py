"""Who acts is known, not told: whatever a command can say is named here; what names who gave it the server fills in.

A new text in a command has to be put into one of these rows. Names of people are in none: a player is an id by the time
a command is logged (``people.roll``), whoever works here is filled in or is an id that the server knows.
"""

from collections.abc import Iterator, Mapping
from typing import get_args

import pytest
from msgspec import Struct, convert, inspect

from shuffleup.tournament.words.names import PLAYER_FIELDS
from shuffleup.web.room.league_commands import LeagueCommand
from shuffleup.web.shell.commands import FloorCommand
from shuffleup.web.shell.who_acts import ACTING, acted
from tests.web.asking import filled

KINDS: tuple[type[Struct], ...] = (*get_args(FloorCommand), *get_args(LeagueCommand))
DRAWERS = frozenset(("cashier", "holder"))
"""Whose drawer: the own one where it is left open, another's as ``vouching`` says."""
THINGS = frozenset(
    (
        *("event", "event_id", "flight", "id", "into", "key", "league_id", "month", "offer", "origin", "satellite"),
        *("command_id", "currency", "desk", "game", "limit", "marks", "method", "name", "rule", "season", "tag"),
        *("kind", "offence", "reference", "term", "text", "venue", "what", "where"),
    )
)
"""Ids, codes and names of things."""
STATED = frozenset(("explanation", "figures", "override", "reason", "source", "told"))
"""What somebody states in his own words."""


def texts(info: inspect.Type, name: str = "", inside: frozenset[type] = frozenset()) -> Iterator[str]:
    """The names of all fields of a type that hold texts, however deep."""
    match info:
        case inspect.Metadata(type=inner):
            yield from texts(inner, name, inside)
        case inspect.StructType(cls=cls, fields=fields) if cls not in inside:
            for one in fields:
                yield from texts(one.type, one.name, inside | {cls})
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for kind in types:
                yield from texts(kind, name, inside)
        case inspect.VarTupleType(item_type=item) | inspect.FrozenSetType(item_type=item):
            yield from texts(item, name, inside)
        case inspect.DictType(key_type=key, value_type=value):
            yield from texts(key, name, inside)
            yield from texts(value, name, inside)
        case inspect.StrType():
            yield name


def test_every_text_of_a_command_is_known_for_what_it_holds() -> None:
    rows: Mapping[str, frozenset[str]] = {
        "acting": ACTING,
        "drawers": DRAWERS,
        "players": PLAYER_FIELDS,
        "things": THINGS,
        "stated": STATED,
    }
    found = {name for kind in KINDS for name in texts(inspect.type_info(kind))}
    assert found == frozenset().union(*rows.values())
    assert sum(map(len, rows.values())) == len(found), "no text is of two kinds"


GIVEN_BY = [kind for kind in KINDS if not ACTING.isdisjoint(texts(inspect.type_info(kind)))]


@pytest.mark.parametrize("kind", GIVEN_BY, ids=lambda kind: kind.__name__)
def test_who_acts_is_filled_in_and_not_taken(kind: type[Struct]) -> None:
    told = filled(inspect.type_info(kind))
    said = {name: "somebody else" for name in ACTING if name in kind.__struct_fields__}
    asked = convert(told | said, kind)
    assert {*named(asked)} <= {"somebody else", ""}
    assert {*named(acted(asked, "staff-1"))} == {"staff-1"}


def named(command: Struct) -> Iterator[str]:
    """Whoever a command names as giving it."""
    for name in command.__struct_fields__:
        value = getattr(command, name)
        if name in ACTING:
            yield value
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Struct):
                yield from named(one)
