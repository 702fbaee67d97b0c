"""Revision 1: the log, and what the room keeps beside it, as they were before revisions were counted.

Tables that are there already stay as they are: a file of that time becomes one of this revision.
"""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, String, Table, Text

revision = "0001"
down_revision = None

LOG = {
    "sqlite": (
        """
        create table if not exists row (
            stream text not null,
            version integer not null,
            command_id text not null,
            at integer not null,
            schema integer not null,
            body blob not null,
            digest blob not null,
            primary key (stream, version),
            unique (stream, command_id)
        ) without rowid, strict
        """,
        """
        create table if not exists snapshot (
            stream text primary key,
            version integer not null,
            code text not null,
            body blob not null
        ) strict
        """,
    ),
    "postgresql": (
        """
        create table "row" (
            pos bigint primary key,
            stream text collate "C" not null,
            version bigint not null,
            command_id text collate "C" not null,
            at bigint not null,
            schema integer not null,
            body bytea not null,
            digest bytea not null,
            unique (stream, version),
            unique (stream, command_id)
        )
        """,
        """
        create table snapshot (
            stream text collate "C" primary key,
            version bigint not null,
            code text not null,
            body bytea not null
        )
        """,
    ),
}
"""Rows are found by their streams; in PostgreSQL ``pos`` is the place of a row among those of all streams."""

BESIDE = MetaData()

Table(
    "access_key",
    BESIDE,
    Column("digest", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("kind", String(16), nullable=False),
    Column("staff", String(32), nullable=False, index=True),
    Column("device", String(32), nullable=False, index=True),
    Column("role", String(16), nullable=False),
    Column("name", String(1000), nullable=False),
    Column("events", String(400), nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
)
Table(
    "failure",
    BESIDE,
    Column("place", String(120), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("waits_until", BigInteger, nullable=False),
)
Table(
    "person",
    BESIDE,
    Column("id", String(16), primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
    Column("merged_into", String(16), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False, index=True),
    Column("changed_by", String(32), nullable=False),
)
Table(
    "person_account",
    BESIDE,
    Column("staff", String(32), primary_key=True),
    Column("person", String(16), nullable=False, unique=True),
)
Table(
    "person_act",
    BESIDE,
    Column("number", Integer, primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("act", String(16), nullable=False),
    Column("other", String(16), nullable=False),
    Column("sealed", LargeBinary, nullable=False),
)
Table(
    "planned",
    BESIDE,
    Column("event", String(120), primary_key=True),
    Column("day", String(10), nullable=False, index=True),
    Column("time", String(5), nullable=False),
    Column("note", String(200), nullable=False),
)
Table(
    "room_table",
    BESIDE,
    Column("number", Integer, primary_key=True),
    Column("dealer", String(80), nullable=False),
)
Table(
    "setting",
    BESIDE,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
Table(
    "source",
    BESIDE,
    Column("event", String(120), primary_key=True),
    Column("text", Text, nullable=False),
)
Table(
    "staff",
    BESIDE,
    Column("id", String(32), primary_key=True),
    Column("login", String(80), nullable=True, unique=True),
    Column("name", String(1000), nullable=False),
    Column("role", String(16), nullable=False),
    Column("password", String(200), nullable=False),
    Column("pin", String(200), nullable=False),
    Column("active", Boolean, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
Table(
    "template",
    BESIDE,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
Table(
    "ticket",
    BESIDE,
    Column("id", String(140), primary_key=True),
    Column("player", String(120), nullable=False, index=True),
    Column("cents", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("origin", String(16), nullable=False),
    Column("into", String(120), nullable=False),
    Column("transferable", Boolean, nullable=False),
    Column("expires", String(10), nullable=False),
    Column("state", String(16), nullable=False, index=True),
)
Table(
    "ticket_act",
    BESIDE,
    Column("number", Integer, primary_key=True),
    Column("command_id", String(160), nullable=False, unique=True),
    Column("ticket", String(140), nullable=False, index=True),
    Column("act", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("place", String(120), nullable=False),
    Column("reason", String(200), nullable=False),
)


def upgrade() -> None:
    """Makes the tables that are missing."""
    here = op.get_bind()
    for table in LOG[here.dialect.name]:
        op.execute(table)
    BESIDE.create_all(here)
