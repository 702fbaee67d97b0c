"""No folder, book or package escapes the contracts by being new."""

import ast
import tomllib
from typing import Any

from tests.shape.source import PACKAGE, ROOT

RULEBOOK_VOCABULARY = {"__init__", "infraction", "policy", "price_bands", "rule"}


def _contracts() -> dict[str, dict[str, Any]]:  # Any: a table of TOML
    rows = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    return {row["id"]: row for row in rows}


def test_every_core_folder_is_bound_to_purity() -> None:
    layers = _contracts()["layers"]["layers"]
    core = {name.strip("() ") for layer in layers[layers.index("(wire)") + 1 :] for name in layer.split("|")}
    there = {f"shuffleup.{name}" for name in core if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()}
    assert there == set(_contracts()["core-is-pure"]["source_modules"])


def test_every_named_book_is_out_of_reach() -> None:
    modules = {path.stem for path in (PACKAGE / "rulebooks").iterdir()} - {"__pycache__", "books"}
    named = {f"shuffleup.rulebooks.{module}" for module in modules - RULEBOOK_VOCABULARY}
    assert named == set(_contracts()["no-named-book"]["forbidden_modules"])


def test_packages_hold_no_code_in_their_init() -> None:
    # Re-exports there would load half the program for one name, and hide from the contracts who imports whom.
    for package in PACKAGE.iterdir():
        init = package / "__init__.py"
        if init.exists():
            assert len(ast.parse(init.read_text(encoding="utf-8")).body) == 1, init
