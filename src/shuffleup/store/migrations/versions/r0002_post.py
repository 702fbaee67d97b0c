"""Revision 2: jobs that are tried until they are done, and webhooks."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "job",
        Column("number", Integer, primary_key=True),
        Column("id", String(200), nullable=False, unique=True),
        Column("kind", String(16), nullable=False),
        Column("lane", String(80), nullable=False),
        Column("what", Text, nullable=False),
        Column("made_at", BigInteger, nullable=False),
        Column("due_at", BigInteger, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("state", String(12), nullable=False),
        Column("said", String(40), nullable=False),
    )
    op.create_index("ix_job_state", "job", ["state", "lane", "number"])
    op.create_table(
        "webhook",
        Column("id", String(32), primary_key=True),
        Column("role", String(16), nullable=False),
        Column("events", String(400), nullable=False),
        Column("sealed", LargeBinary, nullable=False),
        Column("made_by", String(32), nullable=False),
        Column("made_at", BigInteger, nullable=False),
    )
    op.create_table(
        "webhook_place",
        Column("webhook", String(32), primary_key=True),
        Column("event", String(120), primary_key=True),
        Column("version", Integer, nullable=False),
    )
    op.create_table("webhook_host", Column("host", String(253), primary_key=True))
