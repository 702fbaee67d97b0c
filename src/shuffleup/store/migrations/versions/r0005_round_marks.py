"""Revision 5: how far the tables have come with a hand of hand for hand."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "round_mark",
        Column("event", String(120), primary_key=True),
        Column("table", Integer, primary_key=True, autoincrement=False),
        Column("round", Integer, nullable=False),
        Column("state", String(12), nullable=False),
        Column("at", BigInteger, nullable=False),
    )
