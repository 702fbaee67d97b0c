"""The rulebooks by their keys. A book is loaded when it is asked for: hundreds of rules are more than most need."""

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from shuffleup.arguments import checked
from shuffleup.rulebooks.infraction import Infraction, Offence
from shuffleup.rulebooks.rule import Reading, ResolvedPolicy, Rulebook, resolve

T = TypeVar("T")


class Shelf(Mapping[str, T]):
    """What is known by its key at once, and loaded the first time it is taken."""

    def __init__(self, loaders: Mapping[str, Callable[[], T]]) -> None:
        self._loaders = dict(loaders)
        self._loaded: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        if key not in self._loaded:
            self._loaded[key] = self._loaders[key]()
        return self._loaded[key]

    def __contains__(self, key: object) -> bool:
        return key in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)


def _tda_2024() -> Rulebook:
    from shuffleup.rulebooks.tda_2024 import TDA_2024

    return TDA_2024


def _pslive() -> Rulebook:
    from shuffleup.rulebooks.pslive import PSLIVE

    return PSLIVE


def _figp_2012() -> Rulebook:
    from shuffleup.rulebooks.figp_2012 import FIGP_2012

    return FIGP_2012


def _mediterraneo_2026() -> Rulebook:
    from shuffleup.rulebooks.mediterraneo_2026 import MEDITERRANEO_2026

    return MEDITERRANEO_2026


def _italiana() -> Rulebook:
    from shuffleup.rulebooks.italiana import ITALIANA

    return ITALIANA


def _italian_options() -> Mapping[str, Reading]:
    from shuffleup.rulebooks.italiana import SWITCHES, TABLE

    return {**SWITCHES, **TABLE}


_TOURNAMENTS: Mapping[str, Callable[[], Rulebook]] = {
    "tda-2024": _tda_2024,
    "pslive": _pslive,
    "figp-2012": _figp_2012,
    "mediterraneo-2026": _mediterraneo_2026,
}
_GAMES: Mapping[str, Callable[[], Rulebook]] = {"italiana": _italiana}

RULEBOOKS: Mapping[str, Rulebook] = Shelf(_TOURNAMENTS)
"""The books of tournaments, which can be compared and amended."""

GAME_BOOKS: Mapping[str, Rulebook] = Shelf(_GAMES)
"""The books of one game, whose answer in a comparison of tournament books is "another game"."""

GAME_OPTIONS: Mapping[str, Mapping[str, Reading]] = Shelf({"italiana": _italian_options})
"""What these books decide of their game and leave to its table, by their keys."""

BOOKS: Mapping[str, Rulebook] = Shelf({**_TOURNAMENTS, **_GAMES})
"""Every book there is to read."""


class UnknownRulebookError(ValueError):
    """No rulebook has this key; the message names the nearest one and lists all."""

    def __init__(self, key: str) -> None:
        nearest = get_close_matches(key.strip().lower().replace("_", "-"), BOOKS, n=1, cutoff=0.5)
        guess = f"did you mean '{nearest[0]}'? " if nearest else ""
        super().__init__(f"unknown rulebook '{key}': {guess}known: {', '.join(BOOKS)}")
        self.key = key
        self.nearest = nearest[0] if nearest else None


@checked
def rulebook(key: str) -> Rulebook:
    """The book with this key, hyphens as in ``tda-2024``. Raises ``UnknownRulebookError``."""
    try:
        return BOOKS[key]
    except KeyError:
        raise UnknownRulebookError(key) from None


@checked
@cache
def resolved(key: str) -> ResolvedPolicy:
    """The complete policy of the book with this key, its fallback already asked. Raises ``UnknownRulebookError``."""
    book = rulebook(key)
    return resolve(book, rulebook(book.fallback) if book.fallback else None)


@checked
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
