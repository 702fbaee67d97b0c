"""What a room keeps about its events beside their logs, in the database of its staff.

planned   one row an event: the day and the time by the clock on the wall of the room, and a word about it
source    one row an event: the text of the file that it was opened from
template  one row for each event file or structure that was kept under a name
ticket    one row a ticket as it stands; ticket_act what was ever done with one, never changed
table     one row for each table that stands in the room; dealer_down one row for each time that
          somebody dealt at one, and dealer_shift one for each time that somebody is to be here
wall      one row for each wall that has a name: what it shows; wall_file the pictures that they need
club      one row for each club of a federation; member one for each player of one, sanction one for each event that the
          federation has sanctioned
ruling    one row for each ruling that was written down, never changed
setting   what holds for the whole room, by name
published one row for each event that anybody may follow on its public page

and what several processes of one server have to know of each other:

opening     tables that an event is about to open
seats_read  one row an event: up to which version of its log everybody has found his new seat
table_mark  what a table has said: how far it has come in a round of hand for hand, in round 0 that it needs the floor
asked_from  from which address a player of an online event asked last: a keyed digest of it, for a day
"""

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, String, Table, Text, false

from shuffleup.accounts.schema import METADATA

PLANNED = Table(
    "planned",
    METADATA,
    Column("event", String(120), primary_key=True),
    Column("day", String(10), nullable=False, index=True),
    Column("time", String(5), nullable=False, default=""),
    Column("note", String(200), nullable=False, default=""),
)

SETTING = Table(
    "setting",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

PUBLISHED = Table("published", METADATA, Column("event", String(120), primary_key=True))

SOURCE = Table(
    "source",
    METADATA,
    Column("event", String(120), primary_key=True),
    Column("text", Text, nullable=False),
)

TEMPLATE = Table(
    "template",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

ROOM_TABLE = Table(
    "room_table",
    METADATA,
    Column("number", Integer, primary_key=True),
)

DEALER_SHIFT = Table(
    "dealer_shift",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("dealer", String(80), nullable=False),
    Column("day", String(10), nullable=False, index=True),
    Column("starts", String(5), nullable=False),
    Column("ends", String(5), nullable=False),
)

DEALER_DOWN = Table(
    "dealer_down",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("dealer", String(80), nullable=False),
    Column("table", Integer, nullable=False),
    Column("event", String(120), nullable=False, default=""),
    Column("began_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False, index=True, default=0),
)

CLUB = Table(
    "club",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(120), nullable=False),
    Column("code", String(40), nullable=False, default=""),
    Column("town", String(80), nullable=False, default=""),
)

MEMBER = Table(
    "member",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("club", String(40), nullable=False, index=True),
    Column("until", String(10), nullable=False, default=""),
)

SANCTION = Table(
    "sanction",
    METADATA,
    Column("event", String(120), primary_key=True),
    Column("club", String(40), nullable=False),
    Column("number", String(80), nullable=False, default=""),
)

RULING = Table(
    "ruling",
    METADATA,
    Column("id", String(80), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("document", LargeBinary, nullable=False),
)

WALL = Table(
    "wall",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("settings", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

WALL_FILE = Table(
    "wall_file",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("media", String(40), nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

TICKET = Table(
    "ticket",
    METADATA,
    Column("id", String(140), primary_key=True),
    Column("player", String(120), nullable=False, index=True),
    Column("cents", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("origin", String(16), nullable=False),
    Column("into", String(120), nullable=False, default=""),
    Column("transferable", Boolean, nullable=False, default=False),
    Column("expires", String(10), nullable=False, default=""),
    Column("state", String(16), nullable=False, index=True),
)

TICKET_ACT = Table(
    "ticket_act",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("command_id", String(160), unique=True, nullable=False),
    Column("ticket", String(140), nullable=False, index=True),
    Column("act", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("place", String(120), nullable=False, default=""),  # the event, or the method of payment
    Column("reason", String(200), nullable=False, default=""),
    Column("voucher", String(32), nullable=False, default="", server_default=""),
    Column("alone", Boolean, nullable=False, default=False, server_default=false()),
)

OPENING = Table(
    "opening",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("event", String(120), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

SEATS_READ = Table(
    "seats_read",
    METADATA,
    Column("event", String(120), primary_key=True),
    Column("version", BigInteger, nullable=False),
)

TABLE_MARK = Table(
    "table_mark",
    METADATA,
    Column("event", String(120), primary_key=True),
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("state", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
)

ASKED_FROM = Table(
    "asked_from",
    METADATA,
    Column("event", String(120), primary_key=True),
    Column("player", String(120), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)
