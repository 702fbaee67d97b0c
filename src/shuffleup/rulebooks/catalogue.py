"""The rulebooks by key: each file in ``books`` is one. A book is read when it is first needed."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from shuffleup.answer import Problem, ProblemError, note
from shuffleup.arguments import checked
from shuffleup.rulebooks.book_file import book_tables, edition, read_book
from shuffleup.rulebooks.infraction import Infraction, Offence
from shuffleup.rulebooks.policy.payout_table import PayoutTable
from shuffleup.rulebooks.rule import BookHead, ResolvedPolicy, Rulebook, resolve
from shuffleup.toml_text import did_you_mean, meant_or_known

FOLDER = Path(__file__).with_name("books")
"""The folder of the files, found without ``importlib.resources``, which takes longer to import than a book to read."""
T = TypeVar("T")
_FIRST_TABLE = re.compile(r"^\[", re.MULTILINE)


class Shelf(Mapping[str, T]):
    """A mapping whose keys are known at once, and whose values are read when first used."""

    def __init__(self, keys: Callable[[], tuple[str, ...]], read: Callable[[str], T]) -> None:
        self._keys = keys
        self._read = read

    def __getitem__(self, key: str) -> T:
        if key not in self._keys():
            raise KeyError(key)
        return self._read(key)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys())

    def __len__(self) -> int:
        return len(self._keys())


# ── the files ────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def texts() -> Mapping[str, str]:
    """The texts of the files, by the keys of their books."""
    found = [file for file in FOLDER.iterdir() if file.name.endswith(".toml")]
    return {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in found}


@cache
def heads() -> Mapping[str, BookHead]:
    """The heads of the books, in the order in which books are listed: books of one game come last."""
    found = {key: _head(text) for key, text in texts().items()}

    def order(key: str) -> tuple[bool, int, str]:
        like = found.get(found[key].like, found[key])
        return found[key].one_game, found[key].place or like.place or len(found), key

    return {key: found[key] for key in sorted(found, key=order)}


def _head(text: str) -> BookHead:
    """The head of a book, above its first table; empty if it cannot be read, which using the book will report."""
    try:
        return msgspec.convert(tomllib.loads(_FIRST_TABLE.split(text, maxsplit=1)[0]), BookHead)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError):
        return BookHead()


def tables(key: str, editions: tuple[str, ...] = ()) -> dict[str, Any]:
    """The tables of a book, merged with those of the book that it is like. Raises ``ProblemError``."""
    own = book_tables(texts()[key], f"{key}.toml")
    like = own.get("like")
    if like is None:
        return own
    if like not in texts() or like in (key, *editions):
        hint = did_you_mean(str(like), [one for one in heads() if one != key], "known-list")
        raise ProblemError(Problem(note("like-is-no-other-book", key=str(like)), "like", hint, f"{key}.toml"))
    return edition(tables(like, (key, *editions)), own)


@cache
def book_of(key: str) -> Rulebook:
    """A book by an existing key. Raises ``ProblemError`` if its file is not a book."""
    return read_book(key, tables(key), f"{key}.toml", heads())


def _keys(*, one_game: bool) -> tuple[str, ...]:
    return tuple([key for key, head in heads().items() if head.one_game is one_game])


def _with_payouts() -> tuple[str, ...]:
    """The books that print a payout table; this is found without reading them."""
    return tuple([key for key, head in heads().items() if "\n[payouts]" in texts()[key] + texts().get(head.like, "")])


def _payouts(key: str) -> PayoutTable:
    table = book_of(key).money.payouts
    assert table is not None  # its file has a table
    return table


RULEBOOKS: Mapping[str, Rulebook] = Shelf(lambda: _keys(one_game=False), book_of)
"""The books on tournaments, which can be compared and amended."""

GAME_BOOKS: Mapping[str, Rulebook] = Shelf(lambda: _keys(one_game=True), book_of)
"""The books on one game, which answer "another game" in a comparison of tournament books."""

BOOKS: Mapping[str, Rulebook] = Shelf(lambda: tuple(heads()), book_of)
"""All books."""

PAYOUT_TABLES: Mapping[str, PayoutTable] = Shelf(_with_payouts, _payouts)
"""The payout tables that books print."""


# ── by key ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class UnknownRulebookError(ProblemError):
    """No rulebook has this key; the error names the nearest one and all that there are."""

    def __init__(self, key: str) -> None:
        nearest = get_close_matches(key.strip().lower().replace("_", "-"), BOOKS, n=1, cutoff=0.5)
        hint = meant_or_known(nearest, note("known-list", list=", ".join(BOOKS)))
        super().__init__(note("unknown-rulebook", key=key, hint=hint))
        self.key = key
        self.nearest = nearest[0] if nearest else None


@checked
def rulebook(key: str) -> Rulebook:
    """The book with this key, such as ``tda-2024``, with hyphens. Raises ``UnknownRulebookError``."""
    try:
        return BOOKS[key]
    except KeyError:
        raise UnknownRulebookError(key) from None


@checked
@cache
def resolved(key: str) -> ResolvedPolicy:
    """The complete policy of the book with this key, fallback included. Raises ``UnknownRulebookError``."""
    book = rulebook(key)
    return resolve(book, rulebook(book.fallback) if book.fallback else None)


@checked
@cache
def infractions(key: str) -> Mapping[Offence, Infraction]:
    """The breaches that a book or its fallback knows, with their rules as full citations.

    Raises ``UnknownRulebookError``.
    """
    book = rulebook(key)
    found: dict[Offence, Infraction] = {}
    for speaker in (rulebook(book.fallback), book) if book.fallback else (book,):
        for offence, said in speaker.infractions.items():
            found[offence] = replace(said, rules=tuple([f"{speaker.key} {rule}" for rule in said.rules]))
    return found


def nearest_number(book: Rulebook, number: str) -> str:
    """The number itself if the book has it, or else the most similar one: its rule, or the next number.

    A book whose rules are 9a and 9b has a rule 9, too.
    """
    numbers = [row.number for row in book.rules]
    if number in {*numbers, *[one.rstrip(ascii_lowercase) for one in numbers]}:
        return number
    series = [one for one in numbers if _before_figures(one) == _before_figures(number)]
    return min(series or numbers, key=lambda one: abs(_figures(one) - _figures(number)))


def _before_figures(number: str) -> str:
    """The part before the figures: ``RP-`` for ``RP-7``, empty for ``37a``."""
    return re.split(r"\d", number, maxsplit=1)[0]


def _figures(number: str) -> int:
    return int("".join(re.findall(r"\d+", number)[:1]) or 0)
