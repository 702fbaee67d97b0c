"""How much script a page fetches before it shows something: its own part, what it shares, its texts in one language."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from shuffleup.web.pages import PAGES, STATIC, is_built
from tests.browser.room import needed

BUDGET = 100_000
"""Bytes of script, as they go over the line."""


@pytest.mark.parametrize("page", PAGES)
def test_a_page_needs_little_script_to_show_something(page: str) -> None:
    needed(there=is_built(), what="the pages are not built", how="make pages")
    built = json.loads((STATIC / "assets/manifest.json").read_text())
    parts, texts = _fetched(built, f"{page}.html")
    languages = {_language(text) for text in texts}
    assert languages == {"en", "it", "es"}
    for language in languages:
        its = {text for text in texts if _language(text) == language}
        assert sum(_sent(built[part]["file"]) for part in parts | its) < BUDGET, language


def test_a_page_does_not_fetch_the_texts_of_others() -> None:
    needed(there=is_built(), what="the pages are not built", how="make pages")
    built = json.loads((STATIC / "assets/manifest.json").read_text())
    names = {Path(text.split("?")[0]).stem for text in _fetched(built, "wall.html")[1]}
    assert names == {"screens", "screens_wall", "screens_games", "screens_prizes"}
    later = {text for text in built["floor/later.ts"]["dynamicImports"] if ".ftl" in text}
    assert later
    assert not later & _fetched(built, "floor.html")[1]


def _fetched(built: dict[str, Any], entry: str) -> tuple[set[str], set[str]]:
    """The parts that come with a page, and the texts from which it takes those of one language."""
    parts, open_ = set[str](), [entry]
    while open_:
        part = open_.pop()
        if part not in parts:
            parts.add(part)
            open_ += built[part].get("imports", [])
    return parts, {text for part in parts for text in built[part].get("dynamicImports", []) if ".ftl" in text}


def _language(text: str) -> str:
    found = re.search(r"locale/(\w+)/", text)
    assert found, text
    return found[1]


def _sent(file: str) -> int:
    return len(gzip.compress((STATIC / file).read_bytes()))
