"""Revision 6: when dealers are here, at which tables they have dealt, and which events have a public page."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table("published", Column("event", String(120), primary_key=True))
    op.create_table(
        "dealer_shift",
        Column("id", String(32), primary_key=True),
        Column("dealer", String(80), nullable=False),
        Column("day", String(10), nullable=False, index=True),
        Column("starts", String(5), nullable=False),
        Column("ends", String(5), nullable=False),
    )
    op.create_table(
        "dealer_down",
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("dealer", String(80), nullable=False),
        Column("table", Integer, nullable=False),
        Column("event", String(120), nullable=False),
        Column("began_at", BigInteger, nullable=False),
        Column("ended_at", BigInteger, nullable=False, index=True),
    )
