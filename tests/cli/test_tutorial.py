"""The tutorial as a newcomer reads it: files are written, commands given, and answers compared."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.printed import shown
from tests.cli.shell import ROOT, ran

PAGES = sorted((ROOT / "docs" / "tutorial").glob("*.md"))
STEP = re.compile(
    r"(?:rite this into `(?P<file>[\w.]+)`:\n\n)?^```(?P<fence>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
SLIPS = {"club.toml": ('"always"', '"allways"'), "mine.toml": ("places_paid", "places_piad")}
"""What the reader is told to spoil in a copy of a file, `wrong.toml`."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_of_the_tutorial_is_what_happens(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for step in STEP.finditer(page.read_text(encoding="utf-8")):
        if step["file"]:
            (tmp_path / step["file"]).write_text(step["text"], encoding="utf-8")
            if step["file"] in SLIPS:
                right, wrong = SLIPS[step["file"]]
                assert right in step["text"]
                (tmp_path / "wrong.toml").write_text(step["text"].replace(right, wrong), encoding="utf-8")
        elif step["fence"] == "text" and step["text"].startswith("$ shuffleup "):
            command, _, printed = step["text"].partition("\n")
            told = ran(*shlex.split(command)[2:])
            lines = (told.out or told.err).splitlines()
            assert told.status == (2 if printed.startswith("error:") else 0), told.err
            assert shown(printed, lines), "\n".join([command, *lines])


def test_the_tutorial_has_its_five_pages_and_they_show_commands() -> None:
    assert len(PAGES) == 6
    assert sum(page.read_text("utf-8").count("\n$ shuffleup ") for page in PAGES) > 10
