"""The manual as a site: it builds without a broken link, fetches nothing, and has every name of the API."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import shuffleup
from tests.shape.source import ROOT
from tools.site import mended_links

pytestmark = pytest.mark.slow

FETCHED = re.compile(r"""<(?:script|link|img|iframe|source)[^>]*\s(?:src|href)=["']?(?:https?:)?//""")
"""What a browser would load from elsewhere while it shows a page; links that a reader follows are not."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    return folder


def test_no_page_of_the_site_fetches_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 90
    assert not [page for page in pages if FETCHED.search(page.read_text(encoding="utf-8"))]


def test_every_public_name_stands_on_the_page_of_the_door(site: Path) -> None:
    page = (site / "reference" / "python" / "index.html").read_text(encoding="utf-8")
    names = {name for name in dir(shuffleup) if not name.startswith("_") and name != "TYPE_CHECKING"}
    public = {name for name in names if not isinstance(getattr(shuffleup, name), ModuleType)}
    assert "new_hand" in public
    assert not {name for name in public if f'id="shuffleup.{name}"' not in page}
    assert "&gt;&gt;&gt;" in page and "<blockquote>" not in page, "examples are shown as code"


def test_the_notebooks_were_run(site: Path) -> None:
    pages = {
        name: (site / "notebooks" / name / "index.html").read_text("utf-8") for name in ("hand", "equity", "evening")
    }
    assert pages["hand"].count("<svg viewBox") == 3
    assert '<td style="text-align: right;">82%' in pages["equity"]
    assert pages["evening"].count('<div class="given"><svg') == 1


GUIDES = sorted((ROOT / "docs" / "guides").glob("*.it.md"))
COUNTED = re.compile(r"^(?:#+ |!\[|```)", re.MULTILINE)
"""What a translation has as often as its original, in the same order: headings, pictures, blocks."""


@pytest.mark.parametrize("language", ["it", "es"])
@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name.partition(".")[0])
def test_a_translated_guide_has_what_the_english_one_has(guide: Path, language: str) -> None:
    original, translated = (
        guide.with_name(guide.name.replace(".it", "")),
        Path(str(guide).replace(".it.", f".{language}.")),
    )
    assert COUNTED.findall(translated.read_text("utf-8")) == COUNTED.findall(original.read_text("utf-8"))


def test_guides_are_translated_into_both_languages(site: Path) -> None:
    assert len(GUIDES) == 9
    for language in ("it", "es"):
        assert len(list((site / language / "guides").rglob("index.html"))) == len(GUIDES)


@pytest.mark.parametrize(
    ("source", "line", "mended"),
    [
        ("guides/programs.md", "the [changelog](../../CHANGELOG.md)", "the [changelog](../CHANGELOG.md)"),
        ("guides/deploying.md", "in [`deploy/`](../../deploy).", "in `deploy/`."),
        ("CHANGELOG.md", "([cage](docs/guides/cage.md#rakes))", "([cage](guides/cage.md#rakes))"),
        ("bench/results.md", "[all](differences.md)", "[all](differences.md)"),
        ("notebooks/index.md", "[a hand](hand.ipynb)", "[a hand](hand.md)"),
        (
            "guides/cage.md",
            "[`[payouts]`](../../deploy) ![a](../pictures/b.webp)",
            "`[payouts]` ![a](../pictures/b.webp)",
        ),
        ("guides/cage.md", "[clock](clock.md) [a](https://b.example)", "[clock](clock.md) [a](https://b.example)"),
    ],
)
def test_a_link_that_leaves_docs_leads_to_a_page_or_is_none(source: str, line: str, mended: str) -> None:
    there = {"CHANGELOG.md", "bench/differences.md", "guides/cage.md", "guides/clock.md"}
    assert mended_links(line, source, there) == mended
