"""Event files in pieces, and how they are read."""

from pathlib import Path

import pytest

from shuffleup.formats.event.file import EventFile, EventFileError, KnownGame, read_event_file
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES, RULEBOOKS

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GOOD = """\
name = "Club"
rulebook = "tda-2024"
game = "holdem"
limit = "no-limit"
seats = 9
currency = "EUR"

[entry]
buy_in_cents = 5000
fee_cents = 1000
stack = 10000
entries = 30

[chips]
denominations = [25, 100, 500]
removed_at_level = { 25 = 2 }

[payouts]
percentages = [50, 30.25, 19.75]

[closing]
players_left = 1

[[level]]
small = 25
big = 50
minutes = 20

[[level]]
break_minutes = 15

[[level]]
small = 100
big = 200
ante = 200
hands = 12
"""


TOP = """
name = "Any"
rulebook = "mediterraneo-2026"
game = "holdem"
limit = "no-limit"
currency = "EUR"
"""


PLAIN = """
seats = 9
[entry]
buy_in_cents = 5000
fee_cents = 1000
stack = 10000
entries = 36
[payouts]
percentages = [50, 30, 20]
"""


LEVELS = "".join([f"[[level]]\nsmall = {25 * n}\nbig = {50 * n}\nminutes = 20\n" for n in range(1, 7)])


def read(*parts: str) -> EventFile:
    """The event in these pieces of a file."""
    bands = {key: book.money.price_bands for key, book in RULEBOOKS.items()}
    games = {"holdem": KnownGame(10)}
    text = "".join(parts)
    return read_event_file(
        text, "any.toml", rulebooks=tuple(RULEBOOKS), games=games, bands=bands, printed=PAYOUT_TABLES
    )


def refused(*parts: str) -> str:
    """The first line about these pieces."""
    with pytest.raises(EventFileError) as caught:
        read(*parts)
    return str(caught.value)
