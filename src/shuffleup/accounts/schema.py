"""The tables of people and keys, the same on SQLite and PostgreSQL. They are beside the log, which holds only ids.

staff     one row per person who works here
key       one row for each secret that lets somebody in: a link, a device, a session, a token; only its digest is kept
failure   how often attempts have failed, and until when the next must wait
"""

from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, String, Table

METADATA = MetaData()

STAFF = Table(
    "staff",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("login", String(80), unique=True, nullable=True),  # its digest; none until he has chosen one
    Column("name", String(1000), nullable=False),  # with the login, sealed; empty once he was erased
    Column("role", String(16), nullable=False),
    Column("password", String(200), nullable=False, default=""),
    Column("pin", String(200), nullable=False, default=""),
    Column("active", Boolean, nullable=False, default=True),
    Column("made_by", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

KEY = Table(
    "access_key",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("id", String(32), unique=True, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("staff", String(32), nullable=False, default="", index=True),
    Column("device", String(32), nullable=False, default="", index=True),
    Column("role", String(16), nullable=False, default=""),
    Column("name", String(1000), nullable=False, default=""),  # sealed
    Column("events", String(400), nullable=False, default=""),
    Column("made_by", String(32), nullable=False, default=""),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
)

FAILURE = Table(
    "failure",
    METADATA,
    Column("place", String(120), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("waits_until", BigInteger, nullable=False),
)
