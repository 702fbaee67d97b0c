"""What a wheel has beside the package: the pages of the server, which who installs it could not build, and the events
that are the templates of every room."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASSET = re.compile(r'(?:src|href)="/(assets/[^"?#]+)')
"""A file that a page brings along."""


class WheelIsWhole(BuildHookInterface[Any]):
    """Looks for the pages before a wheel is made, and puts the templates in. An editable installation reads both where
    they lie."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Ends the build with one line where a page, or a file of one, is missing."""
        if version == "editable":
            return
        web = Path(self.root, "src", "shuffleup", "web")
        missing = sorted(set(missing_pages(web)))
        if missing:
            told = " and ".join(missing)
            raise SystemExit(f"error: {web / 'static'}: {told} not built; run make pages, then build again")
        for event in Path(self.root, "examples").glob("*.toml"):
            build_data["force_include"][str(event)] = f"shuffleup/room/examples/{event.name}"


def missing_pages(web: Path) -> Iterator[str]:
    """Whatever the server would look for in vain: its own list of pages says which there are."""
    tree = ast.parse((web / "pages.py").read_text(encoding="utf-8"))
    [pages] = [
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "PAGES"
    ]
    for name in ast.literal_eval(pages):
        page = web / "static" / f"{name}.html"
        if not page.is_file():
            yield page.name
            continue
        files = dict.fromkeys(ASSET.findall(page.read_text(encoding="utf-8")))
        yield from (file for file in files if not (web / "static" / file).is_file())
