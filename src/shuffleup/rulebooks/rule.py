"""The parts of a rulebook: its rules, its reading of every policy parameter, and the source of each value.

The texts of the rules are in ``locale``, in all languages.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from typing import TypeAlias

import msgspec
from msgspec import Struct

from shuffleup.rulebooks.infraction import Infraction, Offence
from shuffleup.rulebooks.policy import AGREED, GROUP_OF, Policy
from shuffleup.rulebooks.policy.event import DIRECTOR_DECIDES
from shuffleup.rulebooks.policy.payout_table import PayoutTable
from shuffleup.rulebooks.price_bands import PriceBands

PlainValue: TypeAlias = "str | int | tuple[PlainValue, ...] | None"
"""A parameter's value as plain data: words, whole numbers, yes or no, lists of these, or None."""


class Status(Enum):
    """How the software covers a rule."""

    MECHANISED = "mechanised"  # it does what the rule says
    ASSISTED = "assisted"  # it prompts or computes, and a person decides
    RECORDED = "recorded"  # conduct: infraction and penalty on file
    POSTED = "posted"  # shown to players


class Language(Enum):
    """The languages in which a book can be read."""

    ENGLISH = "en"
    ITALIAN = "it"
    SPANISH = "es"


class Rule(Struct, frozen=True, gc=False):
    """One rule of a book: its printed number, how it is covered, and the policy parameters that it decides."""

    number: str
    status: Status
    decides: tuple[str, ...] = ()


class Alias(Struct, frozen=True, gc=False):
    """A number by which a book refers to one of its own rules, although the rule has another number.

    ``printed`` occurs in the rules listed in ``where``; ``means`` is the number of the rule that is meant.
    """

    printed: str
    means: str
    where: tuple[str, ...]


class Citation(Struct, frozen=True, gc=False):
    """A rule as cited in a ruling; as text ``tda-2024 47``."""

    book: str
    rule: str

    def __str__(self) -> str:
        return f"{self.book} {self.rule}"


class ReadingKind(Enum):
    """Where a book's value comes from."""

    PRINTED = "printed"  # the text says so
    RECOMMENDED = "recommended"  # our reading of a text that is unclear or only gives an example
    SILENT = "silent"  # the text does not say


class BookReading(Struct, frozen=True, gc=False):
    """One cell of the table of rulebooks: a value, the rules it rests on (the leading one first), and a remark."""

    value: PlainValue
    rules: tuple[str, ...]
    kind: ReadingKind
    note: str = ""


class Money(Struct, frozen=True, gc=False):
    """What a book prints about prices and prizes."""

    price_bands: Mapping[str, PriceBands] = {}
    """The limits of prices and shares by the kind of event; the empty text stands for all other events."""
    payouts: PayoutTable | None = None


class BookHead(Struct, frozen=True, kw_only=True):
    """What a book says about itself; by ``gap_rule`` the director decides what the book does not say."""

    name: str = ""
    edition: str = ""
    gap_rule: str = ""
    like: str = ""
    """The key of the book of which this is another edition."""
    place: int = 0
    """Its place in lists of books; books with 0 come after those that have a place."""
    one_game: bool = False
    """Whether it is about one game and not about tournaments."""


class Rulebook(Struct, frozen=True, kw_only=True):
    """A rulebook: its rules, and a reading for everything that books decide."""

    key: str
    head: BookHead
    rules: tuple[Rule, ...]
    readings: Mapping[str, BookReading]
    subjects: Mapping[str, tuple[str, ...]] = {}
    """Rule numbers by subject, for subjects on which all books say the same, so that there is no parameter."""
    infractions: Mapping[Offence, Infraction] = {}
    """The breaches of conduct that this book decides by words alone."""
    aliases: tuple[Alias, ...] = ()
    options: Mapping[str, BookReading] = {}
    """In the book of one game, what it decides about its game and what it leaves to the table."""
    money: Money = Money()

    @property
    def fallback(self) -> str | None:
        """The key of the book that decides if this one is silent; ``None`` if the director decides."""
        value = self.readings["fallback_rulebook"].value
        return None if value == DIRECTOR_DECIDES else str(value)


class SourceKind(Enum):
    """The kind of source of a value in a resolved policy."""

    PRINTED = "printed"
    RECOMMENDED = "recommended"
    HOUSE = "house"  # a house has amended the book
    FALLBACK = "fallback"  # the book is silent and its fallback book has spoken
    SILENT = "silent"  # neither says: the director decides


class Source(Struct, frozen=True, dict=True):
    """The book and the rules behind one value, leading rule first.

    A note on a value means that it is not the printed text, or not all of it.
    """

    book: str
    rules: tuple[str, ...]
    kind: SourceKind
    note: str = ""

    @cached_property
    def cited(self) -> tuple[str, ...]:
        """The rules as a ruling cites them: ``tda-2024 47``. Kept, as every ruling asks for some."""
        return tuple([str(Citation(self.book, rule)) for rule in self.rules])


class ResolvedPolicy(Struct, frozen=True):
    """The complete policy of a book, and the source of each value. A tournament freezes one when it opens."""

    book: str
    edition: str
    policy: Policy
    sources: Mapping[str, Source]
    subjects: Mapping[str, Source] = {}
    """The sources for subjects that are the same in all books: ``killed-winner`` and so on."""


def resolve(book: Rulebook, fallback: Rulebook | None = None) -> ResolvedPolicy:
    """The policy of a book, with the fallback's values if the book is silent.

    Raises ``ValueError`` if ``fallback`` is not the book that ``book`` names, or if a value does not exist.
    """
    if book.fallback != (fallback.key if fallback else None):
        raise ValueError(f"{book.key} falls back to {book.fallback or 'no book'}: hand that book in")
    groups: dict[str, dict[str, PlainValue]] = {group: {} for group in GROUP_OF.values()}
    sources: dict[str, Source] = {}
    for parameter, group in GROUP_OF.items():
        groups[group][parameter], sources[parameter] = _settle(parameter, book, fallback)
    sources |= {name: _settle(name, book, fallback)[1] for name in AGREED}
    try:
        policy = msgspec.convert(groups, Policy)
    except msgspec.ValidationError as error:
        raise ValueError(f"{book.key}: {error}") from None
    return ResolvedPolicy(book.key, book.head.edition, policy, sources, _subjects(book, fallback))


def _subjects(book: Rulebook, fallback: Rulebook | None) -> dict[str, Source]:
    borrowed = fallback.subjects if fallback else {}
    found = {
        subject: Source(fallback.key, rules, SourceKind.FALLBACK) for subject, rules in borrowed.items() if fallback
    }
    found |= {subject: Source(book.key, rules, SourceKind.PRINTED) for subject, rules in book.subjects.items()}
    return found


def _settle(parameter: str, book: Rulebook, fallback: Rulebook | None) -> tuple[PlainValue, Source]:
    own = book.readings[parameter]
    if own.kind is not ReadingKind.SILENT:
        return own.value, Source(book.key, own.rules, SourceKind(own.kind.value), own.note)
    if fallback is not None:
        other = fallback.readings[parameter]
        if other.kind is not ReadingKind.SILENT:
            return other.value, Source(fallback.key, other.rules, SourceKind.FALLBACK, other.note)
    return None, Source(book.key, (book.head.gap_rule,), SourceKind.SILENT, own.note)


def citation(resolved: ResolvedPolicy, parameter: str) -> Citation:
    """The leading rule behind a parameter's value. Raises ``KeyError`` for a name that is not a parameter."""
    source = resolved.sources[parameter]
    return Citation(source.book, source.rules[0])
