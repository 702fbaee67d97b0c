"""Every fault that could be put into a file: what stands at a place, and what would stand there instead."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv}
LEFT_ALONE = (ast.JoinedStr, ast.pattern, ast.arguments, ast.AnnAssign, ast.Assert)
"""Texts, patterns, defaults, what has a type, and what only a fault of the program reaches."""


@dataclass(frozen=True)
class Place:
    """One fault. ``step`` counts the expressions of the file, in the order of ``ast.walk``."""

    path: Path
    line: int
    step: int
    kind: str
    was: str
    becomes: str


def instead(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """What an expression could wrongly be, each with the kind of the fault."""
    other = copy.deepcopy(node)
    match other:
        case ast.Compare(ops=[operator]) if type(operator) in FLIPPED:
            other.ops = [FLIPPED[type(operator)]()]
            yield "comparison", other
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield "constant", ast.Constant(value + 1)
        case ast.Constant(value=bool(value)):
            yield "constant", ast.Constant(not value)
        case ast.BoolOp(op=operator):
            other.op = ast.And() if isinstance(operator, ast.Or) else ast.Or()
            yield "and, or", other
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not", operand
        case ast.BinOp(op=operator) if type(operator) in SWAPPED:
            other.op = SWAPPED[type(operator)]()
            yield "arithmetic", other


def expressions(tree: ast.Module) -> Iterator[tuple[ast.expr, bool]]:
    """The expressions inside functions that may be made wrong; true for one that is returned."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inner = {id(child) for one in functions for child in ast.walk(one) if child is not one and child in functions}
    for function in functions:
        if id(function) not in inner:
            for statement in function.body:
                yield from _below(statement)


def _below(node: ast.AST) -> Iterator[tuple[ast.expr, bool]]:
    if isinstance(node, LEFT_ALONE):
        return
    returned = node.value if isinstance(node, ast.Return) else None
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield child, child is returned
        yield from _below(child)


def wrongs(node: ast.expr, *, returned: bool) -> Iterator[tuple[str, ast.expr]]:
    """Every fault of an expression; what is returned may be nothing instead."""
    yield from instead(node)
    if returned and not isinstance(node, ast.Constant):
        yield "return", ast.Constant(None)


def places(path: Path) -> Iterator[Place]:
    """Every fault that could be put into a file."""
    for step, (node, returned) in enumerate(expressions(ast.parse(path.read_text(encoding="utf-8")))):
        for kind, wrong in wrongs(node, returned=returned):
            yield Place(path, node.lineno, step, kind, ast.unparse(node), ast.unparse(wrong))


class _Switched(ast.NodeTransformer):
    """Puts ``wrong if on(number) else right`` in the place of each expression that has faults."""

    def __init__(self, faults: dict[int, list[tuple[int, ast.expr]]]) -> None:
        self._faults = faults

    def visit(self, node: ast.AST) -> ast.AST:
        """The node with the nodes below it changed, then itself."""
        faults = self._faults.get(id(node), ())
        changed: ast.AST = super().visit(node)
        for number, wrong in faults:
            assert isinstance(changed, ast.expr)
            asked = ast.Call(ast.Attribute(ast.Name("switch"), "on"), [ast.Constant(number)], [])
            changed = ast.IfExp(asked, wrong, changed)
        return changed


def switched(text: str, chosen: dict[int, Place]) -> str:
    """A file with these faults of it, each behind its switch."""
    tree = ast.parse(text)
    faults: dict[int, list[tuple[int, ast.expr]]] = {}
    found = list(expressions(tree))
    for number, place in chosen.items():
        node, returned = found[place.step]
        (wrong,) = [one for kind, one in wrongs(node, returned=returned) if kind == place.kind]
        faults.setdefault(id(node), []).append((number, wrong))
    _Switched(faults).visit(tree)
    tree.body.insert(1 if ast.get_docstring(tree) is not None else 0, ast.Import([ast.alias("switch")]))
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
