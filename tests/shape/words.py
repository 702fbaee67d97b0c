"""Names and words that may not stand in the project, and words that must."""

import ast
import re
from collections.abc import Iterator

from tests.shape import source
from tests.shape.source import Finding

HOMELESS_NAMES = frozenset({"utils", "util", "helpers", "helper", "common", "misc", "base", "manager", "managers"})
BOOK_NAMES = frozenset({"book", "book_key", "rulebook", "rulebook_key"})

# Written in pieces, so that this file does not find itself.
REGISTRY_HOSTS = re.compile(
    "|".join(
        re.escape(".".join(parts))
        for parts in (
            ("pypi", "org"),
            ("files", "pythonhosted", "org"),
            ("registry", "npmjs", "org"),
            ("registry", "yarnpkg", "com"),
            ("conda", "anaconda", "org"),
            ("proxy", "golang", "org"),
        )
    )
)
MACHINE_PATHS = re.compile(r"(?<![\w.:/}~-])(?:/(?:root|work)/|/(?:home|Users|opt)/\w|[A-Z]:\\Users\\)")


def homeless_modules() -> Iterator[Finding]:
    """Modules named after nothing: a helper lives beside its noun."""
    for path in source.python_files():
        parts = {part.removesuffix(".py") for part in path.relative_to(source.PACKAGE.parents[1]).parts}
        if parts & HOMELESS_NAMES:
            yield Finding(source.shown(path), "a name that says nothing about what is inside")


RULES = ("hand", "play", "rulings", "tournament", "league", "table", "games", "chips")
"""The folders of the package in which rules are decided."""
PATH_DOTS = 3


def two_meanings() -> Iterator[Finding]:
    """Type names that stand for two things: whoever reads one has to ask which."""
    homes: dict[str, list[str]] = {}
    for path in source.python_files("src"):
        for node in source.tree(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(source.shown(path))
    for name, paths in homes.items():
        if len(paths) > 1:
            yield Finding(name, f"is a type in {', '.join(paths)}")


def long_paths() -> Iterator[Finding]:
    """Places in rules code that reach through four things to a fifth: a question about the state is missing."""
    rules = {source.PACKAGE / folder for folder in RULES}
    for path in source.python_files("src"):
        if not rules & set(path.parents):
            continue
        tree = source.tree(path)
        inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and id(node) not in inner and _dots(node) > PATH_DOTS:
                yield Finding(f"{source.shown(path)}:{node.lineno}", f"{ast.unparse(node)}: {_dots(node)} dots")


def _dots(node: ast.expr) -> int:
    """How many names a path goes through; one that starts with a call is as long as what follows it."""
    return 1 + _dots(node.value) if isinstance(node, ast.Attribute) else 0


def module_docstrings() -> Iterator[Finding]:
    """Modules that do not say what they are for."""
    for path in source.python_files():
        if not ast.get_docstring(source.tree(path)):
            yield Finding(source.shown(path), "no docstring at the top")


def _book_keys() -> frozenset[str]:
    """The keys of the books."""
    books = {path.stem for path in (source.PACKAGE / "rulebooks" / "books").glob("*.toml")}
    return frozenset(books | {"italiana", "tda-2024", "figp-2012"})


def _texts(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _names(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Attribute):
            yield part.attr


def book_comparisons() -> Iterator[Finding]:
    """Places in the core that ask which book it is, where they should ask a policy."""
    keys = _book_keys()
    for path in source.core_files():
        for node in ast.walk(source.tree(path)):
            place = node.pattern if isinstance(node, ast.match_case) else node
            if not isinstance(place, ast.Compare | ast.pattern | ast.Subscript):
                continue
            texts = set(_texts(place))
            asks_by_name = isinstance(place, ast.Compare) and texts and BOOK_NAMES & set(_names(place))
            if keys & texts or asks_by_name:
                yield Finding(f"{source.shown(path)}:{place.lineno}", "asks for a book by its name")


def sleeping_tests() -> Iterator[Finding]:
    """Tests that wait for time to pass."""
    for path in source.python_files("tests"):
        for node in ast.walk(source.tree(path)):
            if isinstance(node, ast.Call) and "sleep" in set(_names(node.func)):
                yield Finding(f"{source.shown(path)}:{node.lineno}", "sleeps")


def borrowed_from_tests() -> Iterator[Finding]:
    """Names taken out of a module of tests, or private ones of another: what tests share stands beside them."""
    for path in source.python_files("tests"):
        for node in ast.walk(source.tree(path)):
            if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("tests."):
                continue
            modules = {(node.module or "").rpartition(".")[2], *[name.name for name in node.names]}
            if any(name.startswith("test_") for name in modules):
                yield Finding(f"{source.shown(path)}:{node.lineno}", f"takes from tests: {node.module}")
            elif private := [name.name for name in node.names if name.name.startswith("_")]:
                yield Finding(f"{source.shown(path)}:{node.lineno}", f"private: {', '.join(private)}")


def optional_state() -> Iterator[Finding]:
    """State types of a hand with an optional field: a phase that is hiding in another."""
    state = source.PACKAGE / "hand" / "state.py"
    if state not in source.project_files():
        return
    for name, node in source.definitions(source.tree(state)):
        if not isinstance(node, ast.ClassDef):
            continue
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and "None" in ast.unparse(field.annotation):
                yield Finding(f"{source.shown(state)}::{name}.{ast.unparse(field.target)}", "may be absent")


def strange_places() -> Iterator[Finding]:
    """Files that name a package registry or a folder of somebody's machine."""
    for path in source.project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            for found in (REGISTRY_HOSTS.search(line), MACHINE_PATHS.search(line)):
                if found:
                    yield Finding(f"{source.shown(path)}:{number}", found.group())


EXPRESSIONS = frozenset({"compile", "match", "search", "fullmatch", "sub", "subn", "split", "findall", "finditer"})


def loose_ends() -> Iterator[Finding]:
    """Patterns that end where ``$`` does, which lets a newline through: the end of a text is ``\\Z``."""
    for path in source.python_files("src"):
        tree = source.tree(path)
        named = {
            ast.unparse(target): node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            for pattern in _patterns(node):
                text = "".join(_texts(named.get(ast.unparse(pattern), pattern)))
                if re.search(r"(?<!\\)\$", re.sub(r"\[.*?\]", "", text)) and "(?m)" not in text:
                    yield Finding(f"{source.shown(path)}:{node.lineno}", text)


def _patterns(call: ast.Call) -> Iterator[ast.expr]:
    """What is a regular expression among the arguments."""
    if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "re" and call.func.attr in EXPRESSIONS:
        yield call.args[0]
    yield from (one.value for one in call.keywords if one.arg == "pattern")


def lock_files() -> Iterator[Finding]:
    """Lock files, which name the registry they were made from: constraints.txt does their work."""
    for path in source.project_files():
        if path.name in {"uv.lock", "poetry.lock", "pdm.lock", "pylock.toml"}:
            yield Finding(source.shown(path), "is tracked")
