"""What a wheel has beside the package: the pages of the server, which who installs it could not build, and the events
that are the templates of every room."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = ("floor.html", "wall.html", "door.html", "room.html", "system.html")


class WheelIsWhole(BuildHookInterface[Any]):
    """Looks for the pages before a wheel is made, and puts the templates in. An editable installation reads both where
    they lie."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Ends the build with one line where a page is missing."""
        static = Path(self.root, "src", "shuffleup", "web", "static")
        missing = [page for page in PAGES if not (static / page).is_file()]
        if version == "editable":
            return
        if missing:
            raise SystemExit(f"error: {static}: {' and '.join(missing)} not built; run make pages, then build again")
        for event in Path(self.root, "examples").glob("*.toml"):
            build_data["force_include"][str(event)] = f"shuffleup/room/examples/{event.name}"
