"""No wheel without the pages of the server: what somebody installs with pip has no folder to build them in."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = ("floor.html", "wall.html", "door.html", "room.html", "system.html")


class PagesAreBuilt(BuildHookInterface[Any]):
    """Looks for the pages before a wheel is made. An editable installation reads them where ``make`` puts them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Ends the build with one line where a page is missing."""
        static = Path(self.root, "src", "shuffleup", "web", "static")
        missing = [page for page in PAGES if not (static / page).is_file()]
        if version != "editable" and missing:
            raise SystemExit(f"error: {static}: {' and '.join(missing)} not built; run make pages, then build again")
