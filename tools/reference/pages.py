"""Which pages are generated, and from what."""

import importlib
import inspect
import pkgutil
from pathlib import Path
from types import ModuleType

import click
import msgspec

from shuffleup.questions.printed import document_name
from tools.openapi import description
from tools.reference.commands import command_page
from tools.reference.limits import limits_page
from tools.reference.man import man_page
from tools.reference.roles import roles_page
from tools.reference.rooms import rooms_page
from tools.reference.rulebooks import rulebook_pages
from tools.reference.scenario_ids import scenario_ids

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
FOLDERS = ("reference", "rules")
"""The folders of docs that hold generated pages and nothing else."""
ROOMS = "guides/rooms.md"
"""A generated page among those that people write."""


def _module(name: str) -> ModuleType | None:
    """A module of the package, or nothing where the package has none of that name; any other fault is raised."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and (name == missing.name or name.startswith(f"{missing.name}.")):
            return None
        raise


def command_group() -> click.Group | None:
    """The command line as click knows it, wherever `shuffleup.main` wires it from."""
    for name in ("shuffleup.main", "shuffleup.cli"):
        module = _module(name)
        for value in vars(module).values() if module else ():
            if isinstance(value, click.Group):
                return value
    return None


def documents() -> dict[str, type[msgspec.Struct]]:
    """What commands print for programs: every `…Document` of the command line, by the command's name."""
    names = [name for package in ("shuffleup.questions", "shuffleup.cli") for name in _modules(package)]
    return {
        document_name(name): document
        for module in map(importlib.import_module, names)
        for name, document in inspect.getmembers(module, _is_document)
    }


def _modules(name: str) -> list[str]:
    package = _module(name)
    return [found.name for found in pkgutil.walk_packages(package.__path__, f"{name}.")] if package else []


def _is_document(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__name__.endswith("Document")


def _schema_page(command: str, document: type[msgspec.Struct]) -> str:
    schema = {"$id": f"shuffleup.{command}/1", **msgspec.json.schema(document)}
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2).decode() + "\n"


def pages() -> dict[str, str]:
    """Each generated page under its path below docs."""
    found: dict[str, str] = {}
    group = command_group()
    if group is not None:
        found["reference/cli.md"] = command_page(group)
        found["reference/shuffleup.1"] = man_page(group)
    scenario_language = _module("shuffleup.scenarios.reference")
    if scenario_language is not None:
        found["reference/scenarios.md"] = scenario_language.reference_page()
    for command, document in documents().items():
        found[f"reference/json/{command}.json"] = _schema_page(command, document)
    found["reference/openapi.json"] = description().decode()
    found["reference/roles.md"] = roles_page()
    found["reference/limits.md"] = limits_page()
    found[ROOMS] = rooms_page(ROOT / "tests" / "browser")
    pages_of_books = rulebook_pages(scenario_ids(ROOT / "tests" / "scenarios"))
    return {**found, **{f"rules/{name}": text for name, text in pages_of_books.items()}}


def on_disk() -> dict[str, str]:
    """The pages as they lie in the generated folders of docs now."""
    lying = [page for folder in FOLDERS for page in sorted((DOCS / folder).rglob("*"))]
    return {
        page.relative_to(DOCS).as_posix(): page.read_text(encoding="utf-8")
        for page in (DOCS / ROOMS, *lying)
        if page.is_file()
    }
