"""What a rulebook is made of: its rules, its reading of every policy parameter, and where each value comes from."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

import msgspec
from msgspec import Struct

from shuffleup.rulebooks.infraction import Infraction, Offence
from shuffleup.rulebooks.policy import GROUP_OF, Policy
from shuffleup.rulebooks.policy.event import DIRECTOR_DECIDES
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


class Wording(Struct, frozen=True, gc=False):
    """A rule's title and summary in one language."""

    title: str
    summary: str


class Rule(Struct, frozen=True, gc=False):
    """One rule of a book: its printed number, a summary, and the policy parameters that it decides.

    ``title`` and ``summary`` are English; ``it`` and ``es`` are the same in Italian and Spanish.
    """

    number: str
    title: str
    summary: str
    status: Status
    decides: tuple[str, ...] = ()
    it: Wording | None = None
    es: Wording | None = None

    def wording(self, language: Language) -> Wording:
        """Title and summary in a language; the English ones where the row was not translated."""
        others = {Language.ITALIAN: self.it, Language.SPANISH: self.es}
        return others.get(language) or Wording(self.title, self.summary)


Translation: TypeAlias = tuple[str, str]
"""Title and summary in another language, as a row of a book gives them."""


def mechanised(
    number: str, title: str, summary: str, *, it: Translation | None = None, es: Translation | None = None
) -> Rule:
    """A rule that the software carries out."""
    return _rule(number, Wording(title, summary), Status.MECHANISED, it, es)


def assisted(
    number: str, title: str, summary: str, *, it: Translation | None = None, es: Translation | None = None
) -> Rule:
    """A rule for which the software prompts or computes, and a person decides."""
    return _rule(number, Wording(title, summary), Status.ASSISTED, it, es)


def recorded(
    number: str, title: str, summary: str, *, it: Translation | None = None, es: Translation | None = None
) -> Rule:
    """A rule of conduct: who breaks it has an infraction on file, with the penalties that the book allows."""
    return _rule(number, Wording(title, summary), Status.RECORDED, it, es)


def posted(
    number: str, title: str, summary: str, *, it: Translation | None = None, es: Translation | None = None
) -> Rule:
    """A rule that is shown or announced to players and dealers."""
    return _rule(number, Wording(title, summary), Status.POSTED, it, es)


def _rule(number: str, english: Wording, status: Status, it: Translation | None, es: Translation | None) -> Rule:
    return Rule(
        number,
        english.title,
        english.summary,
        status,
        it=Wording(*it) if it else None,
        es=Wording(*es) if es else None,
    )


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


class Reading(Struct, frozen=True, gc=False):
    """One cell of the table of rulebooks: a value, the rules it rests on (the leading one first), and a remark."""

    value: PlainValue
    rules: tuple[str, ...]
    kind: ReadingKind
    note: str = ""


def printed(value: PlainValue, *rules: str) -> Reading:
    """The book says so, in these rules."""
    return Reading(value, rules, ReadingKind.PRINTED)


def recommended(value: PlainValue, *rules: str, note: str) -> Reading:
    """We read the book so; the note says what it prints instead."""
    return Reading(value, rules, ReadingKind.RECOMMENDED, note)


def yes(*rules: str, note: str = "") -> Reading:
    """The parameter holds: printed, or with a note a recommended reading."""
    return Reading(value=True, rules=rules, kind=_kind(note), note=note)


def no(*rules: str, note: str = "") -> Reading:
    """The parameter does not hold: printed, or with a note a recommended reading."""
    return Reading(value=False, rules=rules, kind=_kind(note), note=note)


def _kind(note: str) -> ReadingKind:
    return ReadingKind.RECOMMENDED if note else ReadingKind.PRINTED


def silent(note: str = "") -> Reading:
    """The book does not say."""
    return Reading(None, (), ReadingKind.SILENT, note)


class Rulebook(Struct, frozen=True, kw_only=True):
    """A tournament rulebook: one reading for every parameter of ``Policy``, and its rules.

    ``gap_rule`` is the rule that leaves to the director what the book does not say; ``aliases`` are its stale numbers.
    Raises ``ValueError`` when a reading is missing, names no parameter, or rests on no rule.
    """

    key: str
    name: str
    edition: str
    readings: Mapping[str, Reading]
    gap_rule: str
    rules: tuple[Rule, ...] = ()
    aliases: tuple[Alias, ...] = ()
    subjects: Mapping[str, tuple[str, ...]] = {}
    """Where this book says what every book says alike, so that no parameter carries it: subject and rule numbers."""
    infractions: Mapping[Offence, Infraction] = {}
    """The breaches of conduct that this book knows by words alone."""
    price_bands: Mapping[str, PriceBands] = {}
    """The limits of prices and shares by the kind of event; empty text for all other events."""

    def __post_init__(self) -> None:
        missing = [parameter for parameter in GROUP_OF if parameter not in self.readings]
        if missing:
            raise ValueError(f"{self.key}: no reading of {', '.join(missing)}")
        for parameter, reading in self.readings.items():
            if parameter not in GROUP_OF:
                raise ValueError(f"{self.key}: {parameter} is not a policy parameter")
            if (reading.kind is ReadingKind.SILENT) is not (reading.value is None):
                raise ValueError(f"{self.key}: {parameter} must have a value unless the book is silent")
            if reading.value is not None and not reading.rules:
                raise ValueError(f"{self.key}: {parameter} rests on no rule")

    @property
    def fallback(self) -> str | None:
        """The key of the book that speaks where this one is silent; ``None`` when the director decides."""
        value = self.readings["fallback_rulebook"].value
        return None if value == DIRECTOR_DECIDES else str(value)

    @property
    def cites(self) -> Mapping[str, tuple[str, ...]]:
        """For each parameter that the book decides, the numbers of its rules, the leading one first."""
        return {parameter: reading.rules for parameter, reading in self.readings.items() if reading.rules}


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
    try:
        policy = msgspec.convert(groups, Policy)
    except msgspec.ValidationError as error:
        raise ValueError(f"{book.key}: {error}") from None
    return ResolvedPolicy(book.key, book.edition, policy, sources, _subjects(book, fallback))


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
    return None, Source(book.key, (book.gap_rule,), SourceKind.SILENT, own.note)


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


def with_decisions(rules: tuple[Rule, ...], readings: Mapping[str, Reading]) -> tuple[Rule, ...]:
    """The rules, each with the parameters whose readings rest on it: the numbers are written once, at the reading."""
    cited: dict[str, list[str]] = {}
    for parameter, reading in readings.items():
        for number in reading.rules:
            cited.setdefault(number, []).append(parameter)
    return tuple([msgspec.structs.replace(rule, decides=tuple(cited.get(rule.number, ()))) for rule in rules])
