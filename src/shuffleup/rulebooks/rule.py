"""What a rulebook is made of: its rules, its reading of every policy parameter, and where each value comes from.

The texts of the rules stand in ``locale``, in every language alike.
"""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

import msgspec
from msgspec import Struct

from shuffleup.rulebooks.infraction import Infraction, Offence
from shuffleup.rulebooks.policy import AGREED, GROUP_OF, Policy
from shuffleup.rulebooks.policy.event import DIRECTOR_DECIDES
from shuffleup.rulebooks.policy.payout_table import PayoutTable
from shuffleup.rulebooks.price_bands import PriceBands

PlainValue: TypeAlias = "str | int | tuple[PlainValue, ...] | None"
"""A parameter's value as a table prints it: words, whole numbers, yes or no, lists of these, or nothing."""


class Status(Enum):
    """How the software keeps a rule."""

    MECHANISED = "mechanised"  # it does what the rule says
    ASSISTED = "assisted"  # it prompts or computes, a person decides
    RECORDED = "recorded"  # conduct: infraction and penalty on file
    POSTED = "posted"  # shown to players


class Language(Enum):
    """The languages in which a book can be read."""

    ENGLISH = "en"
    ITALIAN = "it"
    SPANISH = "es"


class Rule(Struct, frozen=True, gc=False):
    """One rule of a book: its printed number, how it is kept, and the policy parameters that it decides."""

    number: str
    status: Status
    decides: tuple[str, ...] = ()


class Alias(Struct, frozen=True, gc=False):
    """A number with which a book refers to one of its own rules, though the rule has another.

    ``printed`` stands in the rules of ``where``; ``means`` is the number of the rule that is meant.
    """

    printed: str
    means: str
    where: tuple[str, ...]


class Citation(Struct, frozen=True, gc=False):
    """A rule as a ruling names it; as text ``tda-2024 47``."""

    book: str
    rule: str

    def __str__(self) -> str:
        return f"{self.book} {self.rule}"


class ReadingKind(Enum):
    """How a book comes by a value."""

    PRINTED = "printed"  # the text says so
    RECOMMENDED = "recommended"  # our reading of a text that is unclear, or that shows it only by example
    SILENT = "silent"  # the text does not say


class BookReading(Struct, frozen=True, gc=False):
    """One cell of the table of rulebooks: a value, the rules it rests on (the leading one first), and a remark."""

    value: PlainValue
    rules: tuple[str, ...]
    kind: ReadingKind
    note: str = ""


class Money(Struct, frozen=True, gc=False):
    """What a book prints of prices and prizes."""

    price_bands: Mapping[str, PriceBands] = {}
    """The limits of prices and shares by the kind of event; empty text for all other events."""
    payouts: PayoutTable | None = None


class BookHead(Struct, frozen=True, kw_only=True):
    """What a book says of itself; ``gap_rule`` leaves to the director what the book does not say."""

    name: str = ""
    edition: str = ""
    gap_rule: str = ""
    like: str = ""
    """The book of which this one is another edition."""
    place: int = 0
    """Its place among the books, wherever they are listed; 0 is behind those that have one."""
    one_game: bool = False
    """Whether it is about one game, and not about tournaments."""


class Rulebook(Struct, frozen=True, kw_only=True):
    """A rulebook: its rules, and one reading for everything that books decide."""

    key: str
    head: BookHead
    rules: tuple[Rule, ...]
    readings: Mapping[str, BookReading]
    subjects: Mapping[str, tuple[str, ...]] = {}
    """Where this book says what every book says alike, so that no parameter carries it: subject and rule numbers."""
    infractions: Mapping[Offence, Infraction] = {}
    """The breaches of conduct that this book knows by words alone."""
    aliases: tuple[Alias, ...] = ()
    options: Mapping[str, BookReading] = {}
    """What the book of one game decides of its game and leaves to its table."""
    money: Money = Money()

    @property
    def fallback(self) -> str | None:
        """The key of the book that speaks where this one is silent; ``None`` when the director decides."""
        value = self.readings["fallback_rulebook"].value
        return None if value == DIRECTOR_DECIDES else str(value)


class SourceKind(Enum):
    """Where a value of a resolved policy comes from."""

    PRINTED = "printed"
    RECOMMENDED = "recommended"
    HOUSE = "house"  # a house has amended the book
    FALLBACK = "fallback"  # the book is silent and its fallback book has spoken
    SILENT = "silent"  # neither says: the director decides


class Source(Struct, frozen=True, gc=False):
    """The book and the rules behind one value, the leading rule first.

    A note on a value means that it is not the printed text, or not all of it.
    """

    book: str
    rules: tuple[str, ...]
    kind: SourceKind
    note: str = ""


class ResolvedPolicy(Struct, frozen=True):
    """The complete policy of a book, and the source of each of its values. A tournament freezes one."""

    book: str
    edition: str
    policy: Policy
    sources: Mapping[str, Source]
    subjects: Mapping[str, Source] = {}
    """The same for what is alike in all books: ``killed-winner`` and so on."""


def resolve(book: Rulebook, fallback: Rulebook | None = None) -> ResolvedPolicy:
    """The policy of a book, with the fallback's values where the book is silent.

    Raises ``ValueError`` when ``fallback`` is not the book that ``book`` names, or when a value does not exist.
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


def citations(resolved: ResolvedPolicy, parameter: str) -> tuple[Citation, ...]:
    """Every rule behind a parameter's value, the leading one first. Raises ``KeyError`` as ``citation`` does."""
    source = resolved.sources[parameter]
    return tuple([Citation(source.book, rule) for rule in source.rules])


def subject_citations(resolved: ResolvedPolicy, subject: str) -> tuple[Citation, ...]:
    """Every rule about a subject on which all books agree. Raises ``KeyError`` for a subject that no book has."""
    source = resolved.subjects[subject]
    return tuple([Citation(source.book, rule) for rule in source.rules])
