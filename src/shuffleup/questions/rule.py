"""A rulebook as it is printed, and what the software does about each of its rules."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated

from msgspec import Meta, Struct, convert

from shuffleup.answer import note
from shuffleup.locale.rule_texts import find, rule_text
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.printed import Asking, Printed
from shuffleup.rulebooks.catalogue import BOOKS, UnknownRulebookError, resolved, rulebook
from shuffleup.rulebooks.coverage import counts, printed_value
from shuffleup.rulebooks.house import Change, HouseBook
from shuffleup.rulebooks.policy import value_of
from shuffleup.rulebooks.rule import Language, Rule, Rulebook


class RuleQuestion(Asking, frozen=True, kw_only=True):
    """A book and a number, a book alone, words to find in it or in every book, or nothing: then all books.

    With a house book, its values are shown beside those of the book that it amends.
    """

    book: Annotated[str, Meta(max_length=100)] | None = None
    number: Annotated[str, Meta(max_length=100)] | None = None
    search: Annotated[str, Meta(max_length=200)] | None = None


class Parameter(Struct, frozen=True):
    """A parameter that a rule decides, or an option of its game, and its value as a table prints it.

    If a house has changed it, ``printed`` is the book's value and ``reason`` the house's; otherwise both are empty.
    """

    name: str
    value: str
    printed: str = ""
    reason: str = ""


class Misprint(Struct, frozen=True):
    """A stale reference: the rules of ``where`` print ``printed`` and mean the rule ``means``."""

    printed: str
    means: str
    where: tuple[str, ...]


class RuleRow(Struct, frozen=True):
    """A rule. ``status`` is mechanised, assisted, recorded or posted; ``misprints`` bear its number or refer to it."""

    rulebook: str
    number: str
    title: str
    summary: str
    status: str
    decides: tuple[Parameter, ...]
    misprints: tuple[Misprint, ...]
    reading: str = ""
    """What the rule leaves open, and how it is read here."""


class BookFacts(Struct, frozen=True):
    """A book, and how many of its rules have each status."""

    rulebook: str
    name: str
    edition: str
    counts: Mapping[str, int]


class HouseChange(Struct, frozen=True):
    """One amendment of a house: its own rule, the parameter, the new value, the book's value, and why."""

    rule: str
    parameter: str
    value: str
    printed: str
    reason: str


class HouseFacts(Struct, frozen=True):
    """A house, the book it amends, and all its changes."""

    name: str
    amends: str
    changes: tuple[HouseChange, ...]


class RuleDocument(Printed, frozen=True):
    """Books, those of their rules that were asked for, and the house if any."""

    language: str
    books: tuple[BookFacts, ...]
    rules: tuple[RuleRow, ...]
    house: HouseFacts | None = None


def rule(asked: RuleQuestion, house: HouseBook | None, file: str, language: Language) -> RuleDocument:
    """The books and rules that were asked for; ``file`` is that of the house. Raises ``QuestionError``."""
    if asked.search is not None and asked.number is not None:
        hint = note("quote-all-the-words", field="search", words=f"{asked.search} {asked.book} {asked.number}")
        raise QuestionError(note("number-or-search", field="search"), hint=hint, code="two-questions")
    books = books_of(asked.book, house, file)
    if asked.search is not None:
        found = [(rulebook(match.book), match.rule) for match in find(books, asked.search, language)]
    elif asked.book is None and house is None:
        found = []
    elif asked.number is not None:
        found = [(books[0], _numbered(books[0], asked.number))]
    else:
        found = [(books[0], row) for row in books[0].rules]
    rows = tuple([_row(book, row, language, house) for book, row in found])
    facts = house_facts(house) if house else None
    return RuleDocument(language.value, tuple(map(_book_facts, books)), rows, facts)


def books_of(key: str | None, house: HouseBook | None, file: str) -> tuple[Rulebook, ...]:
    """The books in question: the named one, the one that the house amends, or all."""
    if house and key not in (None, house.amends):
        what = note("house-amends-other", house=house.name, book=house.amends, other=key)
        hint = note("ask-command", command=f"shuffleup rule {house.amends} --house {file}")
        raise QuestionError(what, file=file, hint=hint, code="other-book")
    if key is None and house is None:
        return tuple(BOOKS.values())
    try:
        return (rulebook(house.amends if house else str(key)),)
    except UnknownRulebookError as fault:
        known = note("known-list", list=", ".join(BOOKS))
        hint = note("did-you-mean-near-rest", near=fault.nearest, rest=known) if fault.nearest else known
        raise QuestionError(note("unknown-rulebook-key", key=fault.key), hint=hint, code="unknown-rulebook") from None


def _numbered(book: Rulebook, number: str) -> Rule:
    wanted = number.strip().casefold()
    rows = {row.number.casefold(): row for row in book.rules}
    aliases = {alias.printed.casefold(): alias.means.casefold() for alias in book.aliases}
    if found := rows.get(wanted) or rows.get(aliases.get(wanted, "")):
        return found
    whole = rows.get(re.sub(r"[\W_]*[a-z]\w*\Z", "", wanted))
    if whole:
        hint = note("letters-share-a-row", number=whole.number, command=f"shuffleup rule {book.key} {whole.number}")
    elif book.fallback and any(row.number.casefold() == wanted for row in rulebook(book.fallback).rules):
        command = f"shuffleup rule {book.fallback} {number.strip()}"
        hint = note("plays-by-other-book", book=book.key, other=book.fallback, command=command)
        for own in _ending(book, wanted):
            hint = note("or-did-you-mean", hint=hint, near=own)
    else:
        near = _ending(book, wanted) or get_close_matches(number.upper(), [row.number for row in book.rules], 3)
        hint = note("command-lists-all", command=f"shuffleup rule {book.key}")
        if near:
            hint = note("did-you-mean-either", near=" or ".join(near))
    raise QuestionError(note("there-is-no-rule-number", number=number), file=book.key, hint=hint, code="unknown-rule")


def _ending(book: Rulebook, wanted: str) -> list[str]:
    """Numbers equal to this one after their letters: ``MED-23`` for ``23``."""
    return [row.number for row in book.rules if row.number.casefold().endswith(f"-{wanted}")]


def _row(book: Rulebook, row: Rule, language: Language, house: HouseBook | None) -> RuleRow:
    changed = {change.parameter: change for change in house.changes} if house else {}
    decides = [_parameter(book.key, name, changed.get(name)) for name in row.decides]
    for name, reading in book.options.items():
        if row.number in reading.rules:
            decides.append(Parameter(name, printed_value(reading.value)))
    stale = [alias for alias in book.aliases if row.number in (alias.printed, alias.means)]
    misprints = convert(stale, tuple[Misprint, ...], from_attributes=True)
    said = rule_text(book, row.number, language)
    return RuleRow(
        book.key, row.number, said.title, said.summary, row.status.value, tuple(decides), misprints, said.reading
    )


def _parameter(key: str, name: str, change: Change | None) -> Parameter:
    printed = printed_value(value_of(resolved(key).policy, name))
    return Parameter(name, printed_value(change.value), printed, change.reason) if change else Parameter(name, printed)


def house_facts(house: HouseBook) -> HouseFacts:
    rules = [(change.rule, _parameter(house.amends, change.parameter, change)) for change in house.changes]
    changes = [HouseChange(rule, one.name, one.value, one.printed, one.reason) for rule, one in rules]
    return HouseFacts(house.name, house.amends, tuple(changes))


def _book_facts(book: Rulebook) -> BookFacts:
    facts = {status.value: count for status, count in counts(book).items()}
    return BookFacts(book.key, book.head.name, book.head.edition, facts)
