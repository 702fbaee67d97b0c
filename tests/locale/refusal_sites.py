"""Every place of the core that refuses: its code, why, and the facts it gives, read from the source."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shuffleup"
PARTS = (
    "hand",
    "play",
    "formats",
    "rulings",
    "tournament",
    "league",
    "scenarios",
    "maths",
    "accounts",
    "room",
    "people",
    "post",
    "printing",
    "web",
)
"""Where a refusal is a value that people read."""
MORE = (
    "projections/forecast.py",
    "service/outcome.py",
    "service/run.py",
    "service/streams.py",
    "service/loaded_table.py",
    "service/meanwhile.py",
    "service/contests.py",
    "wire/bounds.py",
)
"""Single modules that refuse what a command asks."""


_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


class Site(Struct, frozen=True):
    """One call of ``refuse`` or ``Refusal``. ``facts`` are the names of those that are always given there."""

    place: str
    code: str
    reasons: tuple[str, ...]
    facts: frozenset[str]


@cache
def sites() -> tuple[Site, ...]:
    """Every call that makes a refusal out of a code that is written there."""
    return tuple(_sites())


def _sites() -> Iterator[Site]:
    paths = [path for part in PARTS for path in sorted((SOURCE / part).rglob("*.py"))]
    for path in (*paths, *[SOURCE / name for name in MORE]):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from _of_module(tree, str(path.relative_to(SOURCE)))


def _of_module(tree: ast.Module, place: str) -> Iterator[Site]:
    nowhere = ast.FunctionDef("", ast.parse("lambda: 0", mode="eval").body.args, [], [])  # type: ignore[attr-defined]
    for function in [nowhere, *[node for node in ast.walk(tree) if isinstance(node, _FUNCTIONS)]]:
        inside = tree.body if function is nowhere else [function]
        for call in [node for part in inside for node in _calls(part, whole=function is not nowhere)]:
            if isinstance(call.func, ast.Name) and call.func.id in {"refuse", "Refusal"} and call.args:
                given = dict(_given(call, function, tree))
                reasons = tuple(given.pop("why", ("",)))
                for code in _codes(call.args[0]):
                    known = reasons or _HANDED_ON.get(code, (UNREAD,))
                    yield Site(f"{place}:{call.lineno}", code, known, frozenset(given))


def _codes(node: ast.expr) -> tuple[str, ...]:
    """The codes that a call may have; none where it hands on what another refusal has."""
    if isinstance(node, ast.JoinedStr):
        text = ast.unparse(node)[2:-1]
        return tuple([text.replace("{noun}", noun) for noun in ("prize", "share")])
    if isinstance(node, ast.Constant):
        return (str(node.value),)
    return _CONSTANTS.get(ast.unparse(node), ())


def _calls(part: ast.AST, *, whole: bool) -> Iterator[ast.Call]:
    """The calls of a function, or of a line of a module that is none."""
    if whole or not isinstance(part, _FUNCTIONS | ast.ClassDef):
        yield from [node for node in ast.walk(part) if isinstance(node, ast.Call)]


UNREAD = "unread"
"""A reason that cannot be read from the source; no code may have it."""
_HANDED_ON = {"no-parol": ("street", "bet", "all-in", "side-pot")}
"""Reasons that another function finds."""
_CONSTANTS = {"STUB_SHORT": ("stub-short",)}
"""Codes that have a name of their own."""


def _given(call: ast.Call, function: ast.FunctionDef, tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """The facts of a call: named one by one for ``refuse``, all in one for ``Refusal``."""
    for word in call.keywords:
        if word.arg == "facts":
            yield from _facts(word.value, function, tree)
        elif word.arg:
            yield word.arg, _texts(word.value, function)
    if len(call.args) > 2:
        yield from _facts(call.args[2], function, tree)


def _facts(node: ast.expr | None, function: ast.FunctionDef, tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Each fact by its name with the texts that its value may be; a variable is followed to where it is made."""
    if isinstance(node, ast.Starred):
        yield from _facts(node.value, function, tree)
    elif isinstance(node, ast.Tuple):
        for part in node.elts:
            if isinstance(part, ast.Tuple) and isinstance(part.elts[0], ast.Constant):
                yield str(part.elts[0].value), _texts(part.elts[1], function)
            else:
                yield from _facts(part, function, tree)
    elif isinstance(node, ast.Name):
        made = _made(node, function)
        if made is not None:
            yield from _facts(made, function, tree)
        elif node.id in [argument.arg for argument in function.args.args]:
            yield from _handed_in(node.id, function, tree)


def _texts(node: ast.expr, function: ast.FunctionDef) -> list[str]:
    """The texts that a value may be: those written there, or where the variable is made."""
    made = _made(node, function) if isinstance(node, ast.Name) else None
    written = [one.value for one in ast.walk(made or node) if isinstance(one, ast.Constant)]
    return [text for text in written if isinstance(text, str)]


def _made(name: ast.Name, function: ast.FunctionDef) -> ast.expr | None:
    found = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name.id for target in node.targets)
        and node.lineno <= name.lineno
    ]
    return max(found, key=lambda node: node.lineno).value if found else None


def _handed_in(name: str, function: ast.FunctionDef, tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Facts that a caller of the same module hands in."""
    place = [argument.arg for argument in function.args.args].index(name)
    for caller in [node for node in ast.walk(tree) if isinstance(node, _FUNCTIONS)]:
        for call in [node for node in ast.walk(caller) if isinstance(node, ast.Call)]:
            if isinstance(call.func, ast.Name) and call.func.id == function.name and len(call.args) > place:
                yield from _facts(call.args[place], caller, tree)
                return
