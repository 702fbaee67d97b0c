"""The refusals that a module of the tournament lists at its head are those that it answers with, and no others."""

import ast
import re
from pathlib import Path

import pytest

from tests.locale.refusal_sites import SOURCE, sites

SITES = tuple(sites())
EVERY = {site.code for site in SITES}
MODULES = sorted((SOURCE / "tournament").rglob("*.py"))
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)+")


def told(path: Path) -> set[str] | None:
    """The codes that a module lists; None where it lists none."""
    head = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    _, found, listed = head.partition("efusals")
    return set(_WORD.findall(listed)) | EVERY & set(re.findall(r"[a-z]+", listed)) if found else None


LISTING = [path for path in MODULES if told(path) is not None]


@pytest.mark.parametrize("path", LISTING, ids=["/".join(path.with_suffix("").parts[-2:]) for path in LISTING])
def test_a_module_lists_what_it_refuses(path: Path) -> None:
    """A code in the list that nobody answers with misleads whoever looks for it; so does one that is left out."""
    listed = told(path) or set()
    assert listed <= EVERY, f"nobody refuses with {sorted(listed - EVERY)}"
    own = {site.code for site in SITES if site.place.partition(":")[0] == path.relative_to(SOURCE).as_posix()}
    assert own <= listed, f"not told: {sorted(own - listed)}"


def test_the_lists_are_found() -> None:
    """The test above looks at something."""
    assert len(LISTING) >= 14 and len(EVERY) > 150
