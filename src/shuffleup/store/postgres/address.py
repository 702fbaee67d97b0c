"""The address of a PostgreSQL database, as given and as shown to people. Nothing here needs the driver."""

from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")
EXAMPLE = "postgresql://user@host:5432/club"


def is_postgres(database: str) -> bool:
    """Is this the address of a PostgreSQL database?"""
    return database.startswith(SCHEMES)


def shown(url: str) -> str:
    """An address as people may see it: without the password, and without options."""
    try:
        parts = urlsplit(url)
        name = f"{parts.username}@" if parts.username else ""
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return SCHEMES[0] + "…"
    return f"{SCHEMES[0]}{name}{host}{port}{parts.path}"
