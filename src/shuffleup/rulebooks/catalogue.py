"""The rulebooks by their keys."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from msgspec.structs import replace

from shuffleup.rulebooks.figp_2012 import FIGP_2012
from shuffleup.rulebooks.infraction import Infraction, Offence
from shuffleup.rulebooks.italiana import ITALIANA, SWITCHES, TABLE
from shuffleup.rulebooks.mediterraneo_2026 import MEDITERRANEO_2026
from shuffleup.rulebooks.pslive import PSLIVE
from shuffleup.rulebooks.rule import Reading, ResolvedPolicy, Rulebook, resolve
from shuffleup.rulebooks.tda_2024 import TDA_2024

RULEBOOKS: Mapping[str, Rulebook] = {book.key: book for book in (TDA_2024, PSLIVE, FIGP_2012, MEDITERRANEO_2026)}
"""The books of tournaments, which can be compared and amended."""

GAME_BOOKS: Mapping[str, Rulebook] = {ITALIANA.key: ITALIANA}
"""The books of one game, whose answer in a comparison of tournament books is "another game"."""

GAME_OPTIONS: Mapping[str, Mapping[str, Reading]] = {ITALIANA.key: {**SWITCHES, **TABLE}}
"""What these books decide of their game and leave to its table, by their keys."""

BOOKS: Mapping[str, Rulebook] = {**RULEBOOKS, **GAME_BOOKS}
"""Every book there is to read."""


class UnknownRulebookError(ValueError):
    """No rulebook has this key; the message names the nearest one and lists all."""

    def __init__(self, key: str) -> None:
        nearest = get_close_matches(key.strip().lower().replace("_", "-"), BOOKS, n=1, cutoff=0.5)
        guess = f"did you mean '{nearest[0]}'? " if nearest else ""
        super().__init__(f"unknown rulebook '{key}': {guess}known: {', '.join(BOOKS)}")
        self.key = key
        self.nearest = nearest[0] if nearest else None


def rulebook(key: str) -> Rulebook:
    """The book with this key, hyphens as in ``tda-2024``. Raises ``UnknownRulebookError``."""
    try:
        return BOOKS[key]
    except KeyError:
        raise UnknownRulebookError(key) from None


@cache
def resolved(key: str) -> ResolvedPolicy:
    """The complete policy of the book with this key, its fallback already asked. Raises ``UnknownRulebookError``."""
    book = rulebook(key)
    return resolve(book, rulebook(book.fallback) if book.fallback else None)


@cache
def infractions(key: str) -> Mapping[Offence, Infraction]:
    """The breaches that a book knows, and those that only its fallback does, their rules as whole citations.

    Raises ``UnknownRulebookError``.
    """
    book = rulebook(key)
    found: dict[Offence, Infraction] = {}
    for speaker in (rulebook(book.fallback), book) if book.fallback else (book,):
        for offence, said in speaker.infractions.items():
            found[offence] = replace(said, rules=tuple([f"{speaker.key} {rule}" for rule in said.rules]))
    return found
