"""Revision 5: what tables have said of themselves: how far they are with a hand, that they need the floor."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "table_mark",
        Column("event", String(120), primary_key=True),
        Column("table", Integer, primary_key=True, autoincrement=False),
        Column("round", Integer, primary_key=True, autoincrement=False),
        Column("state", String(12), nullable=False),
        Column("at", BigInteger, nullable=False),
    )
