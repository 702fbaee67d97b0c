"""The names of backups: their room, and the moment at which they were made, in UTC."""

import re
from datetime import UTC, datetime

ENDING = ".backup"
SECOND = 1_000_000
_FORM = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"-(\d{8}T\d{6}Z)\.backup\Z")


def backup_name(room: str, at: int) -> str:
    """The name of a backup of this room, made at a point in time (microseconds UTC)."""
    return f"{room}-{datetime.fromtimestamp(at // SECOND, UTC).strftime(_FORM)}{ENDING}"


def made_at(name: str) -> int | None:
    """When the backup of this name was made; None for a name of another form."""
    found = _NAME.search(name)
    if found is None:
        return None
    try:
        return int(datetime.strptime(found[1], _FORM).replace(tzinfo=UTC).timestamp()) * SECOND
    except ValueError:
        return None
