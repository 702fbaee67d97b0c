"""What waits to be sent, and to whom, in the database of the staff.

job            one row for each thing to be done beside a command, tried until it is done; no names and no secrets
webhook        one row for each address that follows events: its name, the address and the secret are sealed
webhook_place  how far the log of an event has been made into jobs for a webhook
webhook_host   machines of the own network that webhooks may go to
"""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, String, Table, Text

from shuffleup.accounts.schema import METADATA

JOB = Table(
    "job",
    METADATA,
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
    Index("ix_job_state", "state", "lane", "number"),
)

WEBHOOK = Table(
    "webhook",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("events", String(400), nullable=False),
    Column("sealed", LargeBinary, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

WEBHOOK_PLACE = Table(
    "webhook_place",
    METADATA,
    Column("webhook", String(32), primary_key=True),
    Column("event", String(120), primary_key=True),
    Column("version", Integer, nullable=False),
)

WEBHOOK_HOST = Table(
    "webhook_host",
    METADATA,
    Column("host", String(253), primary_key=True),
)
