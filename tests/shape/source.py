"""What the shape checks read: the project's files, their syntax trees, and the list of exceptions."""

import ast
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "shuffleup"
EXCEPTIONS = Path(__file__).with_name("exceptions.toml")

GENERATED = frozenset({"examples/shuffleup_client/models.py", "examples/shuffleup_client/calls.py"})
"""Python that tools write and nobody reads from the top to the end."""
PAGES = frozenset({".ts", ".svelte", ".css"})
SHELL = frozenset({"wire", "store", "service", "printing", "web", "cli", "locale", "main.py", "__init__.py"})


@dataclass(frozen=True)
class Finding:
    """Something out of shape: `where` is a path, and after `::` a name within it."""

    where: str
    detail: str


@dataclass(frozen=True)
class Excused:
    """A finding that stays, for a reason."""

    check: str
    where: str
    reason: str


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is, or would be, under version control; of an unpacked archive, every file."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listing.returncode == 0:
        named = [ROOT / name for name in listing.stdout.split("\0") if name]
    else:
        installed = {".venv", "node_modules"}
        named = [path for path in ROOT.rglob("*") if not installed.intersection(path.parts)]
    return tuple(sorted(path for path in set(named) if path.is_file()))


def python_files(*folders: str) -> tuple[Path, ...]:
    """The Python files below the named folders of the project, or all of them."""
    below = tuple(ROOT / folder for folder in folders) or (ROOT,)
    return tuple(
        path
        for path in project_files()
        if path.suffix == ".py" and any(path.is_relative_to(top) for top in below) and shown(path) not in GENERATED
    )


def page_files() -> tuple[Path, ...]:
    """What the pages are written in: the scripts, components and styles of the front end."""
    return tuple(path for path in project_files() if path.suffix in PAGES and path.is_relative_to(ROOT / "frontend"))


def core_files() -> tuple[Path, ...]:
    """The Python files of the core: all of the package but its shell."""
    return tuple(path for path in python_files("src") if path.relative_to(PACKAGE).parts[0] not in SHELL)


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def module_of(path: Path) -> str:
    """The dotted name under which a file of the package is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def shown(path: Path) -> str:
    """A path as it is written in findings: from the project's root, with forward slashes."""
    return path.relative_to(ROOT).as_posix()


def definitions(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Each class and function below a node, under its dotted name. None stands within an expression."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{prefix}{child.name}"
            yield name, child
            yield from definitions(child, f"{name}.")
        elif not isinstance(child, ast.expr):
            yield from definitions(child, prefix)


@cache
def excused() -> tuple[Excused, ...]:
    """The exceptions on file."""
    rows = tomllib.loads(EXCEPTIONS.read_text(encoding="utf-8")).get("exception", [])
    return tuple(Excused(row["check"], row["where"], row["reason"]) for row in rows)
