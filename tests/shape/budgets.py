"""How large things may grow: a function fits a screen, a file a sitting, a state type a glance."""

import ast
import importlib
import inspect
from collections.abc import Iterator

from tests.shape import source
from tests.shape.source import Finding

FILE_LINES, FILE_LINES_EVER = 400, 600
FUNCTION_LINES, FUNCTION_LINES_EVER = 40, 70
STATE_FIELDS = 9
PUBLIC_METHODS = 15


def _lines_of_files(limit: int) -> Iterator[Finding]:
    for path in (*source.python_files(), *source.page_files()):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > limit:
            yield Finding(source.shown(path), f"{lines} lines, at most {limit}")


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the end, the docstring aside: explaining more must never cost anything."""
    assert function.end_lineno is not None
    lines = function.end_lineno - function.lineno + 1
    if ast.get_docstring(function, clean=False) is not None:
        docstring = function.body[0]
        assert docstring.end_lineno is not None
        lines -= docstring.end_lineno - docstring.lineno + 1
    return lines


def _lines_of_functions(limit: int) -> Iterator[Finding]:
    for path in source.python_files():
        for name, node in source.definitions(source.tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _length(node) > limit:
                yield Finding(f"{source.shown(path)}::{name}", f"{_length(node)} lines, at most {limit}")


def file_lines() -> Iterator[Finding]:
    """Files longer than a sitting."""
    return _lines_of_files(FILE_LINES)


def file_lines_ever() -> Iterator[Finding]:
    """Files that no exception can excuse."""
    return _lines_of_files(FILE_LINES_EVER)


def function_lines() -> Iterator[Finding]:
    """Functions longer than a screen."""
    return _lines_of_functions(FUNCTION_LINES)


def function_lines_ever() -> Iterator[Finding]:
    """Functions that no exception can excuse."""
    return _lines_of_functions(FUNCTION_LINES_EVER)


def state_fields() -> Iterator[Finding]:
    """Types of `state.py` and of each `…_state.py` that carry too much: a sign that two phases share one type."""
    for path in source.project_files():
        if not path.name.endswith("state.py") or not path.is_relative_to(source.PACKAGE):
            continue
        module = importlib.import_module(".".join(path.relative_to(source.PACKAGE.parent).with_suffix("").parts))
        for name, state in inspect.getmembers(module, inspect.isclass):
            if state.__module__ == module.__name__ and len(fields_of(state)) > STATE_FIELDS:
                yield Finding(
                    f"{source.shown(path)}::{name}", f"{len(fields_of(state))} fields, at most {STATE_FIELDS}"
                )


def fields_of(state: type) -> tuple[str, ...]:
    """The fields of a Struct or a dataclass, inherited ones included."""
    return tuple(getattr(state, "__struct_fields__", ())) or tuple(getattr(state, "__dataclass_fields__", ()))


def public_methods() -> Iterator[Finding]:
    """Public classes that do too much."""
    for path in source.python_files("src", "tools"):
        for name, node in source.definitions(source.tree(path)):
            if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
                continue
            methods = {
                member.name
                for member in node.body
                if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef) and not member.name.startswith("_")
            }
            if len(methods) > PUBLIC_METHODS:
                yield Finding(
                    f"{source.shown(path)}::{name}", f"{len(methods)} public methods, at most {PUBLIC_METHODS}"
                )
