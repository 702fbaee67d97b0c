"""Revision 7: the clubs of a federation, their members, the events that it has sanctioned, and the ruling book."""

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, String

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "ruling",
        Column("id", String(80), primary_key=True),
        Column("at", BigInteger, nullable=False, index=True),
        Column("document", LargeBinary, nullable=False),
    )
    op.create_table(
        "club",
        Column("id", String(40), primary_key=True),
        Column("name", String(120), nullable=False),
        Column("code", String(40), nullable=False),
        Column("town", String(80), nullable=False),
    )
    op.create_table(
        "member",
        Column("person", String(40), primary_key=True),
        Column("club", String(40), nullable=False, index=True),
        Column("until", String(10), nullable=False),
    )
    op.create_table(
        "sanction",
        Column("event", String(120), primary_key=True),
        Column("club", String(40), nullable=False),
        Column("number", String(80), nullable=False),
    )
