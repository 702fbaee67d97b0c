"""Any value of a msgspec type, for laws that must hold for every event and command there is or will be."""

from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from shuffleup.answer import Note, PlainFacts
from shuffleup.chips.pile import Pile
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.rotation import Rotation, RotationGame, Turn

SAFE_INTEGERS = st.integers(-(2**53) + 1, 2**53 - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


def any_of(kind: object) -> st.SearchStrategy[Any]:
    """A strategy for a type; a type it does not know is an error and not a gap in the law."""
    return _strategy(inspect.type_info(kind))


def _strategy(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.VarTupleType(item_type=item):
            return st.lists(_strategy(item), max_size=3).map(tuple)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(_strategy, items))
        case inspect.UnionType(types=types):
            return st.one_of(*map(_strategy, types))
        case inspect.StructType(cls=cls) if cls is Pile:
            counts = st.dictionaries(st.integers(1, 10**6), st.integers(1, 10**4), max_size=4)
            return counts.map(lambda chips: Pile(tuple(sorted(chips.items(), reverse=True))))
        case inspect.StructType(cls=cls) if cls is Rotation:
            # A rotation has games, and levels cannot be turns that players choose.
            games = st.lists(any_of(RotationGame), min_size=1, max_size=3).map(tuple)
            turns = st.sampled_from([(turn, chosen) for turn in Turn for chosen in (False, turn is not Turn.LEVELS)])
            built = st.tuples(games, turns, st.integers(1, 99), TEXTS)
            return built.map(lambda one: Rotation(one[0], one[1][0], one[2], one[1][1], one[3]))
        case inspect.StructType(cls=cls) if cls is Note:
            # A note may hold others without end.
            return st.builds(Note, TEXTS, any_of(PlainFacts))
        case inspect.StructType(cls=cls) if cls is ResolvedPolicy:
            # Two hundred fields of a policy would take minutes to draw; the books themselves are better examples.
            return st.sampled_from([resolved(key) for key in RULEBOOKS])
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: _strategy(field.type) for field in fields})
        case _:
            return _plain(kind)


def _plain(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return SAFE_INTEGERS
        case inspect.FloatType():  # minutes of a level, whole or half ones
            return st.integers(0, 20_000).map(lambda halves: halves / 2)
        case inspect.StrType():
            return TEXTS
        case inspect.NoneType():
            return st.none()
        case inspect.EnumType(cls=cls):
            return st.sampled_from(cls)
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case _:
            raise TypeError(f"no values of {kind} are known")
