"""Revision 6: when dealers are here, at which tables they have dealt, and which events have a public page."""

import time

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes the tables. Whoever was named at a table deals there from now on."""
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
    named = text(
        'INSERT INTO dealer_down (dealer, "table", event, began_at, ended_at) '
        "SELECT dealer, number, '', :now, 0 FROM room_table WHERE dealer <> ''"
    )
    op.get_bind().execute(named, {"now": time.time_ns() // 1_000})
    op.drop_column("room_table", "dealer")
