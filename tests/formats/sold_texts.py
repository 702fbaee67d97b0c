"""An event file that sells everything there is, in pieces, and how it is read."""

from shuffleup.formats.event.file import KnownGame, read_event_file
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.tournament.words.definition import Definition

HEAD = """
name = "Friday rebuy"
rulebook = "mediterraneo-2026"
game = "holdem"
limit = "no-limit"
seats = 9
currency = "EUR"
"""
ENTRY = """
[entry]
buy_in_cents = 10000
fee_cents = 2000
stack = 5000
entries = 40
late_until_level = 2
reentries = "unlimited"
surrender = true
cap = 45
alternates = 10
checks = ["age", "banned-register"]
methods = ["cash", "transfer"]
"""
PRICES = """
[[entry.price]]
name = "early"
buy_in_cents = 9000
fee_cents = 1000
until = 2026-11-01T12:00:00+01:00

[[entry.price]]
name = "late"
buy_in_cents = 10000
fee_cents = 3000
from_level = 2
"""
REBUYS = """
[rebuys]
cents = 10000
chips = 5000
until_level = 2
most = 3
up_to_stack = 5000
"""
ADDON = """
[addon]
cents = 5000
fee_cents = 500
chips = 10000
from_level = 2
until_level = 2
"""
POOL = """
[pool]
guarantee_cents = 500000
prize_percent = 80
purchase_percent = 92.5
organisation_percent = 5
league_percent = 5
tax_percent = 15
"""
REST = """
[payouts]
places_paid = 5

[[level]]
small = 25
big = 50
minutes = 20

[[level]]
small = 50
big = 100
minutes = 20

[[level]]
small = 100
big = 200
minutes = 20
"""
WHOLE = HEAD + ENTRY + PRICES + REBUYS + ADDON + POOL + REST


def read(text: str) -> Definition:
    bands = {key: book.money.price_bands for key, book in RULEBOOKS.items()}
    games = {"holdem": KnownGame(seats_max=10)}
    return read_event_file(text, "club.toml", rulebooks=tuple(RULEBOOKS), games=games, bands=bands).definition
