"""docs/reference/limits.md: a limit on everything a client can send, read from where it is held."""

from collections.abc import Sequence

from shuffleup.accounts import failures, passwords, signing_in
from shuffleup.people.lists import bounds as lists
from shuffleup.people.lists import workbook
from shuffleup.room import walls
from shuffleup.web import app
from shuffleup.web.floor import giving
from shuffleup.web.shell import limits, open_lines, origins, sums, turns
from shuffleup.web.shell.traffic import connections, requests
from shuffleup.wire import bounds

_HEAD = """# Limits

Nobody can send the server more than stands here, in whatever role; what is beyond a limit is answered by one error with
a stable code, and changes nothing. How often a role may ask is in the second table: the staff are not slowed down. This
page is generated from the constants that the server uses.
"""


_FILES = (
    ("walls of a room", walls.MOST_WALLS, "409 `too-many-walls`"),
    ("a file for walls, bytes", walls.FILE_BYTES, "400 `bad-request`"),
    ("files for walls", walls.MOST_FILES, "409 `too-many-wall-files`"),
    ("rows of a list of people", lists.MOST_ROWS, "422 `bad-file`"),
    ("cells of one", workbook.MOST_CELLS, "422 `bad-file`"),
    ("bytes of a spreadsheet, unpacked", workbook.MOST_UNPACKED, "422 `bad-file`"),
    ("seconds in which it is read", workbook.MOST_SECONDS, "422 `bad-file`"),
)
_ASKED = (
    ("sign-ins a minute, by address, device or session", limits.SIGN_INS_A_MINUTE, "429 `too-often`"),
    ("players' pages opened a minute, by address", limits.PHONES_A_MINUTE, "429 `too-often`"),
    ("requests for public pages a minute, by a stranger's address", limits.PUBLIC_A_MINUTE, "429 `too-often`"),
    ("requests for the state of the server a minute, by address", limits.HEALTH_A_MINUTE, "429 `too-often`"),
    ("requests for files of our pages a minute, by address", limits.FILES_A_MINUTE, "429 `too-often`"),
    ("other requests of a stranger a minute, by address", limits.STRANGERS_A_MINUTE, "429 `too-often`"),
)
_SUMS = (
    ("sums that somebody has the server work on or waits for", turns.MOST_EACH, "503 `busy`"),
    ("the same of all who are not of the staff", turns.MOST_OTHERS, "503 `busy`"),
    ("seconds of a sum that says how far it is", sums.LONGEST_SECONDS, "400 `too-long`"),
)


_AT_THE_DOOR = (
    (
        "failed sign-ins at one login from one address before it waits",
        failures.FREE,
        "429 `wait-after-failures`, twice as long each time",
    ),
    ("failed sign-ins from one address before it waits", failures.FREE_AT_ADDRESS, "429 `wait-after-failures`"),
    (
        "failed sign-ins at one login from anywhere before it waits",
        failures.FREE_AT_LOGIN,
        "429 `wait-after-failures`, a minute at most; not where he has signed in before",
    ),
    (
        "passwords of strangers that wait to be looked at, of one process",
        passwords.STRANGERS_WAITING,
        "503 `door-is-busy`",
    ),
    (
        "PINs, and passwords of browsers that are known, that wait, of one process",
        passwords.KNOWN_WAITING,
        "503 `door-is-busy`",
    ),
    ("wrong PINs on one device before it waits", failures.FREE_ON_DEVICE, "429 `wait-after-failures`"),
    ("attempts with one PIN, or at one login from one address, at a time", 1, "429 `attempt-under-way`"),
    ("wrong PINs until the PIN is gone", signing_in.PIN_TRIES, "401 `pin-blocked`"),
)


def limits_page() -> str:
    """The page."""
    sent = [
        ("connections of one process", connections.CONNECTIONS, "503 `too-many-connections`"),
        ("address and headers of a request, bytes", connections.HEAD_BYTES, "431 `head-too-large`"),
        ("seconds until they are there", connections.HEAD_SECONDS, "408 `too-slow`"),
        ("letters of a path", origins.LONGEST_PATH, "404 `not-found`"),
        ("body of a request, bytes", app.BODY_MAX, "413 `too-large`"),
        ("seconds until it is there", requests.BODY_SECONDS, "408 `too-slow`"),
        (
            f"bodies of more than {requests.UPLOAD_BYTES:,} bytes at a time, of one process",
            requests.UPLOADS,
            "503 `busy`",
        ),
        ("lists in lists of a body", "as deep as Python reads", "400 `bad-request`"),
        ("letters of a text in a command", bounds.LONGEST_TEXT, "409 `text-too-long`"),
        ("entries of a list in a command", bounds.MOST_AT_ONCE, "409 `too-many`"),
        ("commands of one request for offers", giving.MOST_OFFERS, "400 `bad-request`"),
        *_FILES,
        ("live lines and feeds of one process", open_lines.LINES, "429 `too-many-lines`, of a line 4429"),
        (
            "live lines and feeds of one session of a player",
            open_lines.LINES_OF_PLAYER,
            "429 `too-many-lines`, of a line 4429",
        ),
        ("message on a live line, bytes", connections.LINE_BYTES, "the line is closed with 1009"),
        ("messages that somebody sends on a live line", requests.MESSAGES, "the line is closed with 4429"),
        *_SUMS,
    ]
    often = [
        *_ASKED,
        ("requests of a player a second, by session", limits.PLAYERS_A_SECOND, "429 `too-often`"),
        *_AT_THE_DOOR,
    ]
    return "\n".join([_HEAD, "## What is sent", "", *_table(sent), "", "## How often", "", *_table(often), ""])


def _table(rows: Sequence[tuple[str, object, str]]) -> list[str]:
    told = [f"| {what} | {_figure(most)} | {answer} |" for what, most, answer in rows]
    return ["| | most | beyond it |", "|---|---|---|", *told]


def _figure(most: object) -> str:
    return f"{most:,.0f}" if isinstance(most, int | float) else str(most)
