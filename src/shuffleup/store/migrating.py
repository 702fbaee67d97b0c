"""The layout of a database: which revision it has, and how it is upgraded to that of this program.

``migrations/versions`` has a file for each revision, which is never changed once it may have been used: any change
becomes a new revision. Its number is in the table ``shuffleup_version`` of the database. An upgrade is one transaction;
a database of a newer Shuffleup is left alone.
"""

from pathlib import Path

from sqlalchemy import Connection

from shuffleup.answer import note
from shuffleup.store.port import StoreError

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "shuffleup_version"


def newest() -> str:
    """The revision that this program works with."""
    return max([path.name[1:5] for path in MIGRATIONS.glob("versions/r[0-9]*.py")])


def check_revision(found: str, place: str) -> None:
    """Raises ``StoreError`` for a revision that only a newer program knows."""
    if found > newest():
        raise StoreError("too-new", note("file-of-newer-shuffleup", file=place), note("install-it-or-another-db"))


def upgrade(connection: Connection, revision: str = "") -> None:
    """Brings the layout to a revision (by default the newest) in the transaction of this connection."""
    # Alembic takes a while to load, and most starts need no upgrade.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision or "head")
