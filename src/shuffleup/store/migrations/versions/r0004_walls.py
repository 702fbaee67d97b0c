"""Revision 4: walls by their names, and the files that they need."""

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, String, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "wall",
        Column("name", String(40), primary_key=True),
        Column("settings", Text, nullable=False),
        Column("changed_at", BigInteger, nullable=False),
    )
    op.create_table(
        "wall_file",
        Column("id", String(32), primary_key=True),
        Column("media", String(40), nullable=False),
        Column("content", LargeBinary, nullable=False),
        Column("made_at", BigInteger, nullable=False),
    )
