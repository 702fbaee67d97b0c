"""The refusals that a module of the tournament lists at its head are those that it answers with, and no others."""

import ast
import re
from pathlib import Path

import pytest

from tests.locale.refusal_sites import SOURCE, sites

MODULES = sorted((SOURCE / "tournament").rglob("*.py"))
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)+")


def every() -> set[str]:
    """The codes that something is refused with."""
    return {site.code for site in sites()}


def listed_in(path: Path) -> str:
    """What stands in the list at the head of a module; nothing where there is none."""
    head = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return head.partition("efusals")[2]


LISTING = [path for path in MODULES if listed_in(path)]


@pytest.mark.parametrize("path", LISTING, ids=["/".join(path.with_suffix("").parts[-2:]) for path in LISTING])
def test_a_module_lists_what_it_refuses(path: Path) -> None:
    """A code in the list that nobody answers with misleads whoever looks for it; so does one that is left out."""
    text = listed_in(path)
    listed = set(_WORD.findall(text)) | every() & set(re.findall(r"[a-z]+", text))
    assert listed <= every(), f"nobody refuses with {sorted(listed - every())}"
    own = {site.code for site in sites() if site.place.partition(":")[0] == path.relative_to(SOURCE).as_posix()}
    assert own <= listed, f"not told: {sorted(own - listed)}"


def test_the_lists_are_found() -> None:
    """The test above looks at something."""
    assert len(LISTING) >= 14 and len(every()) > 150
