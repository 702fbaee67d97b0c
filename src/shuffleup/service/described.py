"""Event files as the whole program reads them: every game, and every rulebook with its prices and its printed tables.

The command line, the server and the sample read through here, so that a file means the same wherever it is opened.
"""

from functools import cache

from shuffleup.formats.event_file import EventFile, KnownGame, read_event_file
from shuffleup.formats.event_problems import EventFileError, Problem
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.telesina import SHORT_KEYS, TELESINA
from shuffleup.rulebooks.announcing import AnnouncementError, announced
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.payout_tables import PAYOUT_TABLES
from shuffleup.rulebooks.rule import ResolvedPolicy

ANNOUNCED = "[announced]"


@cache
def known_games() -> dict[str, KnownGame]:
    """Every game that a file may name, by its key."""
    every = {**VARIANTS, **{short: VARIANTS[key] for short, key in SHORT_KEYS.items()}}
    return {
        key: KnownGame(
            game.seats_max,
            game.brings_in,
            italian=game.stripped,
            key=game.key,
            layout_in_key=game.key in TELESINA,
        )
        for key, game in every.items()
    }


def read_description(text: str, file: str) -> EventFile:
    """The event that a file describes; ``file`` is its name for error lines. Raises ``EventFileError``."""
    bands = {key: book.price_bands for key, book in RULEBOOKS.items()}
    return read_event_file(
        text, file, rulebooks=tuple(RULEBOOKS), games=known_games(), bands=bands, printed=PAYOUT_TABLES
    )


def announced_policy(read: EventFile, file: str, book: ResolvedPolicy | None = None) -> ResolvedPolicy:
    """The book of an event with what it announces; ``book`` is that book as a house amends it.

    Raises ``EventFileError`` for what the book does not leave to the announcement.
    """
    try:
        return announced(book or resolved(read.rulebook), read.announced)
    except AnnouncementError as fault:
        raise EventFileError([Problem(file, ANNOUNCED, fault.what, fault.hint)]) from None
