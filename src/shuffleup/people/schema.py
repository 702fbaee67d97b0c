"""The tables of the players' register. Personal data is sealed in one column, so that it can be erased at once.

person       one row per person; sealed, his papers; empty once he was erased
account      which account belongs to which person
person_act   who did what to whose record, when; sealed, what was said about it, which goes with the person
"""

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String, Table

from shuffleup.accounts.schema import METADATA

PERSON = Table(
    "person",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
    Column("merged_into", String(16), nullable=False, default=""),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False, index=True),
    Column("changed_by", String(32), nullable=False),
)

ACCOUNT = Table(
    "person_account",
    METADATA,
    Column("staff", String(32), primary_key=True),
    Column("person", String(16), nullable=False, unique=True),
)

PERSON_ACT = Table(
    "person_act",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("person", String(16), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("act", String(16), nullable=False),
    Column("other", String(16), nullable=False, default=""),
    Column("sealed", LargeBinary, nullable=False, default=b""),
)
