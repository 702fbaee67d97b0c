"""How large things may grow: a function fits a screen, a file a sitting, a type a glance, a folder a shelf."""

import ast
import importlib
import inspect
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.shape import source
from tests.shape.source import Finding

FILE_LINES, FILE_LINES_EVER = 400, 600
FUNCTION_LINES, FUNCTION_LINES_EVER = 40, 70
STATE_FIELDS = 9
PUBLIC_METHODS = 15
FOLDER_FILES = 40
PREFIX_FILES = 4
SHELL = frozenset(
    (
        "wire",
        "store",
        "accounts",
        "people",
        "post",
        "printing",
        "room",
        "service",
        "questions",
        "foreign_hands",
        "web",
        "locale",
        "cli",
        "api",
        "environments",
        "__init__.py",
        "main.py",
        "__main__.py",
    )
)
"""What performs; everything else of the package is the core."""
CORE_LINES, CORE_FILES, SCENARIO_LINES = 67_300, 475, 10_050


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


def struct_fields() -> Iterator[Finding]:
    """Types that carry too much: a sign that two things share one type."""
    for where, struct in structs():
        if len(fields_of(struct)) > STATE_FIELDS:
            yield Finding(where, f"{len(fields_of(struct))} fields, at most {STATE_FIELDS}")


def structs() -> Iterator[tuple[str, type]]:
    """Every Struct and dataclass of the package, under its place."""
    for path in source.python_files("src"):
        if path.name != "__main__.py" and any(isinstance(node, ast.ClassDef) for node in source.tree(path).body):
            module = importlib.import_module(source.module_of(path))
            for name, struct in inspect.getmembers(module, inspect.isclass):
                if struct.__module__ == module.__name__ and fields_of(struct):
                    yield f"{source.shown(path)}::{name}", struct


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


def folder_files() -> Iterator[Finding]:
    """Flat folders with more files than can be looked over."""
    for folder, names in _folders().items():
        if len(names) > FOLDER_FILES:
            yield Finding(folder, f"{len(names)} files, at most {FOLDER_FILES}")


def prefixes() -> Iterator[Finding]:
    """Prefixes that several files of one folder share: each is a folder that is missing."""
    for folder, names in _folders().items():
        shared = Counter(name.partition("_")[0] for name in names if "_" in name.strip("_"))
        for prefix, count in shared.items():
            if count > PREFIX_FILES:
                yield Finding(f"{folder}/{prefix}_", f"{count} files share the prefix, at most {PREFIX_FILES}")


def _folders() -> dict[str, list[str]]:
    folders: dict[str, list[str]] = {}
    for path in source.python_files("src"):
        folders.setdefault(source.shown(path.parent), []).append(path.stem)
    return folders


def core_size() -> Iterator[Finding]:
    """The core as a whole. A new face belongs into the shell; whoever adds to the core says what he takes away."""
    files = [path for path in source.python_files("src") if not _is_shell(path)]
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    scenarios = sum(count for path, count in lines.items() if path.is_relative_to(source.PACKAGE / "scenarios"))
    for where, found, limit in (
        ("core lines", sum(lines.values()), CORE_LINES),
        ("core files", len(lines), CORE_FILES),
        ("src/shuffleup/scenarios lines", scenarios, SCENARIO_LINES),
    ):
        if found > limit:
            yield Finding(where, f"{found:,}, at most {limit:,}")


def _is_shell(path: Path) -> bool:
    return path.relative_to(source.PACKAGE).parts[0] in SHELL
