"""The rulebooks by their keys."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from shuffleup.rulebooks.figp_2012 import FIGP_2012
from shuffleup.rulebooks.mediterraneo_2026 import MEDITERRANEO_2026
from shuffleup.rulebooks.pslive import PSLIVE
from shuffleup.rulebooks.rule import ResolvedPolicy, Rulebook, resolve
from shuffleup.rulebooks.tda_2024 import TDA_2024

RULEBOOKS: Mapping[str, Rulebook] = {book.key: book for book in (TDA_2024, PSLIVE, FIGP_2012, MEDITERRANEO_2026)}


class UnknownRulebookError(ValueError):
    """No rulebook has this key; the message names the nearest one and lists all."""

    def __init__(self, key: str) -> None:
        nearest = get_close_matches(key.strip().lower().replace("_", "-"), RULEBOOKS, n=1, cutoff=0.5)
        guess = f"did you mean '{nearest[0]}'? " if nearest else ""
        super().__init__(f"unknown rulebook '{key}': {guess}known: {', '.join(RULEBOOKS)}")
        self.key = key
        self.nearest = nearest[0] if nearest else None


def rulebook(key: str) -> Rulebook:
    """The book with this key, hyphens as in ``tda-2024``. Raises ``UnknownRulebookError``."""
    try:
        return RULEBOOKS[key]
    except KeyError:
        raise UnknownRulebookError(key) from None


@cache
def resolved(key: str) -> ResolvedPolicy:
    """The complete policy of the book with this key, its fallback already asked. Raises ``UnknownRulebookError``."""
    book = rulebook(key)
    return resolve(book, rulebook(book.fallback) if book.fallback else None)
