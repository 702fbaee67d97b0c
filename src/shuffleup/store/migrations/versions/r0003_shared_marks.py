"""Revision 3: what processes over one database have to know of each other beside the log."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, MetaData, String, Table

revision = "0003"
down_revision = "0002"

MARKS = MetaData()

Table(
    "opening",
    MARKS,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("event", String(120), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)
Table(
    "seats_read",
    MARKS,
    Column("event", String(120), primary_key=True),
    Column("version", BigInteger, nullable=False),
)
Table(
    "asked_from",
    MARKS,
    Column("event", String(120), primary_key=True),
    Column("player", String(120), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)


def upgrade() -> None:
    """Makes the tables."""
    MARKS.create_all(op.get_bind())
