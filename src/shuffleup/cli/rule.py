"""``shuffleup rule``: a rulebook as it is printed, and what the software does about each of its rules."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cli.errors import InputError
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.rulebooks.catalogue import RULEBOOKS, UnknownRulebookError, resolved, rulebook
from shuffleup.rulebooks.coverage import counts, printed_value
from shuffleup.rulebooks.policy import value_of
from shuffleup.rulebooks.rule import Language, Rule, Rulebook, Status
from shuffleup.rulebooks.search import find

_STATUS_WORDS = {
    Language.ENGLISH: dict(zip(Status, ("mechanised", "assisted", "recorded", "posted"), strict=True)),
    Language.ITALIAN: dict(zip(Status, ("automatica", "assistita", "registrata", "esposta"), strict=True)),
    Language.SPANISH: dict(zip(Status, ("automática", "asistida", "registrada", "expuesta"), strict=True)),
}
_LANGUAGE_NAMES = {Language.ENGLISH: "English", Language.ITALIAN: "Italian", Language.SPANISH: "Spanish"}


class Parameter(Struct, frozen=True):
    """A parameter of the policy that a rule decides, and its value as a table prints it."""

    name: str
    value: str


class Misprint(Struct, frozen=True):
    """A stale reference: the rules of ``where`` print ``printed`` and mean the rule ``means``."""

    printed: str
    means: str
    where: tuple[str, ...]


class RuleRow(Struct, frozen=True):
    """A rule. ``status`` is mechanised, assisted, recorded or posted; ``misprints`` bear its number or mean it."""

    rulebook: str
    number: str
    title: str
    summary: str
    status: str
    decides: tuple[Parameter, ...]
    misprints: tuple[Misprint, ...]


class BookFacts(Struct, frozen=True):
    """A book, and how many of its rules have each status."""

    rulebook: str
    name: str
    edition: str
    counts: Mapping[str, int]


class RuleDocument(Struct, frozen=True):
    """What ``shuffleup rule --json`` prints: books, and of their rules those that were asked for."""

    schema: Literal["shuffleup.rule/1"]
    language: str
    books: tuple[BookFacts, ...]
    rules: tuple[RuleRow, ...]


@click.command(
    help="Read a rulebook, or one of its rules, and what the software does about it. "
    "Without BOOK: the books there are, or with --search the rules of them all."
)
@click.argument("book", metavar="[BOOK]", required=False)
@click.argument("number", metavar="[NUMBER]", required=False)
@click.option("--search", "words", metavar="WORDS", help="Find the rules that hold all these words, in quotes.")
@click.option(
    "--lang",
    type=click.Choice([language.value for language in Language]),
    default=Language.ENGLISH.value,
    show_default=True,
    help="The language in which rules are shown and searched.",
)
@json_option
def rule(*, book: str | None, number: str | None, words: str | None, lang: str, as_json: bool) -> None:
    """The command itself: exit status 0, 2 for an unknown book or number."""
    language = Language(lang)
    if words is not None and number is not None:
        hint = f"put all the words in quotes, as --search '{words} {book} {number}'"
        raise InputError("a number and --search do not go together", hint=hint, code="two-questions")
    books = tuple(RULEBOOKS.values()) if book is None else (_book(book),)
    if words is not None:
        rows = [_row(rulebook(match.book), match.rule, language) for match in find(books, words, language)]
        lines = _match_lines(rows, language) if rows else _nothing_lines(books, words, language)
    elif book is None:
        rows, lines = [], _books_lines(books, language)
    elif number is None:
        rows = [_row(books[0], row, language) for row in books[0].rules]
        lines = _book_lines(books[0], rows, language)
    else:
        rows = [_row(books[0], _numbered(books[0], number), language)]
        lines = _rule_lines(rows[0], language)
    if as_json:
        emit(RuleDocument("shuffleup.rule/1", lang, tuple(map(_book_facts, books)), tuple(rows)))
    else:
        print_lines(lines)


def _book(key: str) -> Rulebook:
    try:
        return rulebook(key)
    except UnknownRulebookError as fault:
        what, _, hint = str(fault).partition(": ")
        raise InputError(what, hint=hint, code="unknown-rulebook") from None


def _numbered(book: Rulebook, number: str) -> Rule:
    wanted = number.strip().casefold()
    rows = {row.number.casefold(): row for row in book.rules}
    aliases = {alias.printed.casefold(): alias.means.casefold() for alias in book.aliases}
    if found := rows.get(wanted) or rows.get(aliases.get(wanted, "")):
        return found
    whole = rows.get(re.sub(r"[\W_]*[a-z]\w*$", "", wanted))
    if whole:
        hint = f"the letters of rule {whole.number} share one row: shuffleup rule {book.key} {whole.number}"
    else:
        near = get_close_matches(number.upper(), [row.number for row in book.rules], 3)
        hint = f"did you mean {' or '.join(near)}?" if near else f"shuffleup rule {book.key} lists them all"
    raise InputError(f"there is no rule {number}", file=book.key, hint=hint, code="unknown-rule")


def _row(book: Rulebook, row: Rule, language: Language) -> RuleRow:
    policy = resolved(book.key).policy
    decides = tuple([Parameter(name, printed_value(value_of(policy, name))) for name in row.decides])
    misprints = tuple(
        [
            Misprint(alias.printed, alias.means, alias.where)
            for alias in book.aliases
            if row.number in (alias.printed, alias.means)
        ]
    )
    said = row.wording(language)
    return RuleRow(book.key, row.number, said.title, said.summary, row.status.value, decides, misprints)


def _book_facts(book: Rulebook) -> BookFacts:
    facts = {status.value: count for status, count in counts(book).items()}
    return BookFacts(book.key, book.name, book.edition, facts)


def _word(status: str, language: Language) -> str:
    return _STATUS_WORDS[language][Status(status)]


def _counted(book: Rulebook, language: Language) -> str:
    told = [f"{count} {_STATUS_WORDS[language][status]}" for status, count in counts(book).items() if count]
    return f"{len(book.rules)} rules: {', '.join(told)}"


def _books_lines(books: tuple[Rulebook, ...], language: Language) -> Iterator[str]:
    for book in books:
        yield f"{book.key}: {book.name}, {book.edition}"
        yield f"  {_counted(book, language)}"
    yield "read one with shuffleup rule BOOK, find rules with shuffleup rule --search WORDS"


def _book_lines(book: Rulebook, rows: list[RuleRow], language: Language) -> Iterator[str]:
    yield f"{book.key}: {book.name}, {book.edition}"
    width = max([len(row.number) for row in rows], default=0)
    for row in rows:
        yield f"{row.number:>{width}}  {_word(row.status, language):<10}  {row.title}"
    yield _counted(book, language)


def _rule_lines(row: RuleRow, language: Language) -> Iterator[str]:
    yield f"{row.rulebook} {row.number}: {row.title} ({_word(row.status, language)})"
    yield row.summary
    for parameter in row.decides:
        yield f"  {parameter.name} = {parameter.value}"
    for misprint in row.misprints:
        yield f"  printed as {misprint.printed} in {_listed(misprint.where)}; the rule meant is {misprint.means}"


def _listed(numbers: tuple[str, ...]) -> str:
    return f"rule {numbers[0]}" if len(numbers) == 1 else f"rules {' and '.join(numbers)}"


def _match_lines(rows: list[RuleRow], language: Language) -> Iterator[str]:
    for row in rows:
        yield f"{row.rulebook} {row.number}: {row.title} ({_word(row.status, language)})"
        yield f"  {row.summary}"
    yield f"{len(rows)} rules" if len(rows) > 1 else "1 rule"


def _nothing_lines(books: tuple[Rulebook, ...], words: str, language: Language) -> Iterator[str]:
    where = books[0].key if len(books) == 1 else "the books"
    spoken = _LANGUAGE_NAMES[language]
    yield f"no rule of {where} holds all of '{words}' in {spoken}; {_way_out(books, words, language)}"


def _way_out(books: tuple[Rulebook, ...], words: str, language: Language) -> str:
    for other in Language:
        if other is not language and find(books, words, other):
            return f"{_LANGUAGE_NAMES[other]} has some: --lang {other.value}"
    if len(books) == 1 and find(RULEBOOKS.values(), words, language):
        return f"other books have some: shuffleup rule --search '{words}'"
    return "try fewer words, or only the beginning of one"
