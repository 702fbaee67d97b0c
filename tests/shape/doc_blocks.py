"""The fenced blocks of every page."""

import re
from collections.abc import Iterator

from msgspec import Struct

from tests.shape.source import ROOT, project_files

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FRAGMENTS = {
    "docs/concepts/rulebooks.md": "lines of a table",
    "docs/guides/five_programs.md": "run part by part by tests/api/test_five_programs.py",
    "docs/guides/italiana.md": "calls inside a coroutine",
}
"""Pages whose Python shows lines out of a whole that a reader has already."""


class Block(Struct, frozen=True):
    """One fenced block of a page."""

    page: str
    line: int
    fence: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def found() -> Iterator[Block]:
    pages = [path for path in project_files() if path.suffix == ".md" and "reference" not in path.parts]
    for path in sorted(pages):
        text = path.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            yield Block(path.relative_to(ROOT).as_posix(), line, match[1], match[2])


BLOCKS = tuple(found())
PYTHON = [block for block in BLOCKS if block.fence == "python" and block.page != "README.md"]
