"""``shuffleup rule``: a rulebook as it is printed, and what the software does about each of its rules."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cli.errors import InputError
from shuffleup.cli.house import read_house_file
from shuffleup.cli.language import lang_option
from shuffleup.cli.named_file import FILE
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.catalogue import BOOKS, GAME_OPTIONS, UnknownRulebookError, resolved, rulebook
from shuffleup.rulebooks.coverage import counts, printed_value
from shuffleup.rulebooks.house import Change, HouseBook
from shuffleup.rulebooks.policy import value_of
from shuffleup.rulebooks.rule import Language, Rule, Rulebook, Status
from shuffleup.rulebooks.search import find

_STATUS_WORDS = {
    Language.ENGLISH: dict(zip(Status, ("mechanised", "assisted", "recorded", "posted"), strict=True)),
    Language.ITALIAN: dict(zip(Status, ("automatica", "assistita", "registrata", "esposta"), strict=True)),
    Language.SPANISH: dict(zip(Status, ("automática", "asistida", "registrada", "expuesta"), strict=True)),
}


class Parameter(Struct, frozen=True):
    """A parameter that a rule decides, or an option of its game, and its value as a table prints it.

    Where a house has changed it, ``printed`` is the book's value and ``reason`` the house's; both are empty elsewhere.
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


class RuleDocument(Struct, frozen=True):
    """What ``shuffleup rule --json`` prints: books, of their rules those that were asked for, and the house if any."""

    schema: Literal["shuffleup.rule/1"]
    language: str
    books: tuple[BookFacts, ...]
    rules: tuple[RuleRow, ...]
    house: HouseFacts | None = None


@click.command(
    help="Read a rulebook, or one of its rules, and what the software does about it. "
    "Without BOOK: the books there are, or with --search the rules of them all."
)
@click.argument("book", metavar="[BOOK]", required=False)
@click.argument("number", metavar="[NUMBER]", required=False)
@click.option("--search", "words", metavar="WORDS", help="Find the rules that hold all these words, in quotes.")
@lang_option
@click.option(
    "--house", "house_file", type=FILE, metavar="FILE", help="A house book: its values and reasons beside the book's."
)
@json_option
def rule(
    *, book: str | None, number: str | None, words: str | None, lang: str, house_file: str | None, as_json: bool
) -> None:
    """The command itself: exit status 0, 2 for an unknown book or number, or a house book that is none."""
    language = Language(lang)
    if words is not None and number is not None:
        hint = f"put all the words in quotes, as --search '{words} {book} {number}'"
        raise InputError("a number and --search do not go together", hint=hint, code="two-questions")
    house = read_house_file(house_file) if house_file else None
    books = _asked(book, house, house_file or "")
    rows, lines = _answer(_Question(books, book is not None or house is not None, number, words, language, house))
    if as_json:
        facts = _house_facts(house) if house else None
        emit(RuleDocument("shuffleup.rule/1", lang, tuple(map(_book_facts, books)), tuple(rows), facts))
    else:
        print_lines(lines)


class _Question(Struct, frozen=True):
    """What was asked: of which books, and whether one was named."""

    books: tuple[Rulebook, ...]
    one: bool
    number: str | None
    words: str | None
    language: Language
    house: HouseBook | None


def _asked(key: str | None, house: HouseBook | None, file: str) -> tuple[Rulebook, ...]:
    """The books that are asked: the named one, the one that the house amends, or all."""
    if house and key not in (None, house.amends):
        hint = f"ask shuffleup rule {house.amends} --house {file}"
        raise InputError(f"{house.name} amends {house.amends}, not {key}", file=file, hint=hint, code="other-book")
    if key is None and house is None:
        return tuple(BOOKS.values())
    return (_book(house.amends if house else str(key)),)


def _answer(asked: _Question) -> tuple[list[RuleRow], Iterator[str]]:
    books, language, house = asked.books, asked.language, asked.house
    if asked.words is not None:
        rows = [_row(rulebook(match.book), match.rule, language, house) for match in find(books, asked.words, language)]
        lines = _match_lines(rows, language) if rows else _nothing_lines(books, asked.words, language)
    elif not asked.one:
        rows, lines = [], _books_lines(books, language)
    elif asked.number is not None:
        rows = [_row(books[0], _numbered(books[0], asked.number), language, house)]
        lines = _rule_lines(rows[0], language)
    else:
        rows = [_row(books[0], row, language, house) for row in books[0].rules]
        lines = _house_lines(house, books[0], language) if house else _book_lines(books[0], rows, language)
    return rows, lines


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
    elif book.fallback and any(row.number.casefold() == wanted for row in rulebook(book.fallback).rules):
        hint = f"{book.key} plays by that of {book.fallback}: shuffleup rule {book.fallback} {number.strip()}"
        hint += "".join([f", or did you mean {own}?" for own in _ending(book, wanted)])
    else:
        near = _ending(book, wanted) or get_close_matches(number.upper(), [row.number for row in book.rules], 3)
        hint = f"did you mean {' or '.join(near)}?" if near else f"shuffleup rule {book.key} lists them all"
    raise InputError(f"there is no rule {number}", file=book.key, hint=hint, code="unknown-rule")


def _ending(book: Rulebook, wanted: str) -> list[str]:
    """Numbers that are this one behind their letters: ``MED-23`` for ``23``."""
    return [row.number for row in book.rules if row.number.casefold().endswith(f"-{wanted}")]


def _row(book: Rulebook, row: Rule, language: Language, house: HouseBook | None) -> RuleRow:
    changed = {change.parameter: change for change in house.changes} if house else {}
    decides = [_parameter(book.key, name, changed.get(name)) for name in row.decides]
    for name, reading in GAME_OPTIONS.get(book.key, {}).items():
        if row.number in reading.rules:
            decides.append(Parameter(name, printed_value(reading.value)))
    misprints = tuple(
        [
            Misprint(alias.printed, alias.means, alias.where)
            for alias in book.aliases
            if row.number in (alias.printed, alias.means)
        ]
    )
    said = row.wording(language)
    return RuleRow(book.key, row.number, said.title, said.summary, row.status.value, tuple(decides), misprints)


def _parameter(key: str, name: str, change: Change | None) -> Parameter:
    printed = printed_value(value_of(resolved(key).policy, name))
    return Parameter(name, printed_value(change.value), printed, change.reason) if change else Parameter(name, printed)


def _house_facts(house: HouseBook) -> HouseFacts:
    policy = resolved(house.amends).policy
    changes = [
        HouseChange(
            change.rule,
            change.parameter,
            printed_value(change.value),
            printed_value(value_of(policy, change.parameter)),
            change.reason,
        )
        for change in house.changes
    ]
    return HouseFacts(house.name, house.amends, tuple(changes))


def _book_facts(book: Rulebook) -> BookFacts:
    facts = {status.value: count for status, count in counts(book).items()}
    return BookFacts(book.key, book.name, book.edition, facts)


def _word(status: str, language: Language) -> str:
    return _STATUS_WORDS[language][Status(status)]


def _counted(book: Rulebook, language: Language) -> str:
    speech = messages(language)
    told = [
        speech.say(f"rule-count-{status.value}", {"count": count}) for status, count in counts(book).items() if count
    ]
    return speech.say("rule-counts", {"count": len(book.rules), "list": ", ".join(told)})


def _books_lines(books: tuple[Rulebook, ...], language: Language) -> Iterator[str]:
    for book in books:
        yield f"{book.key}: {book.name}, {book.edition}"
        yield f"  {_counted(book, language)}"
    yield messages(language).say("rule-how-to-read")


def _book_lines(book: Rulebook, rows: list[RuleRow], language: Language) -> Iterator[str]:
    yield f"{book.key}: {book.name}, {book.edition}"
    width = max([len(row.number) for row in rows], default=0)
    for row in rows:
        yield f"{row.number:>{width}}  {_word(row.status, language):<10}  {row.title}"
    yield _counted(book, language)


def _house_lines(house: HouseBook, book: Rulebook, language: Language) -> Iterator[str]:
    """What the house plays otherwise than the book, and by which of its own rules."""
    say = messages(language).say
    yield say("rule-house", {"house": house.name, "book": f"{book.key}: {book.name}, {book.edition}"})
    for one in _house_facts(house).changes:
        told = say("rule-house-change", {"rule": one.rule, "printed": one.printed, "reason": one.reason})
        yield f"  {one.parameter} = {one.value} {told}"
    for name, law in house.law.items():
        yield "  " + say("rule-house-law", {"parameter": name, "law": law})
    for spoken, act in house.words.items():
        yield "  " + say("rule-house-word", {"word": spoken, "act": act})
    yield say("rule-house-count", {"count": len(house.changes), "book": book.key})


def _rule_lines(row: RuleRow, language: Language) -> Iterator[str]:
    yield f"{row.rulebook} {row.number}: {row.title} ({_word(row.status, language)})"
    yield row.summary
    for parameter in row.decides:
        yield f"  {parameter.name} = {parameter.value}{_instead(parameter, language)}"
    for misprint in row.misprints:
        between = f" {messages(language).say('join-and')} " if language is not Language.ENGLISH else " and "
        values: dict[str, int | str] = {"printed": misprint.printed, "count": len(misprint.where)}
        values |= {"means": misprint.means, "where": between.join(misprint.where)}
        yield "  " + messages(language).say("rule-misprint", values)


def _instead(parameter: Parameter, language: Language) -> str:
    if not parameter.reason:
        return ""
    values = {"printed": parameter.printed, "reason": parameter.reason}
    return " " + messages(language).say("rule-instead", values)


def _match_lines(rows: list[RuleRow], language: Language) -> Iterator[str]:
    for row in rows:
        yield f"{row.rulebook} {row.number}: {row.title} ({_word(row.status, language)})"
        yield f"  {row.summary}"
    yield messages(language).say("rule-found", {"count": len(rows)})


def _nothing_lines(books: tuple[Rulebook, ...], words: str, language: Language) -> Iterator[str]:
    speech = messages(language)
    where = books[0].key if len(books) == 1 else speech.say("rule-the-books")
    values = {"where": where, "words": words, "way": _way_out(books, words, language)}
    yield speech.say("rule-nothing", values)


def _way_out(books: tuple[Rulebook, ...], words: str, language: Language) -> str:
    speech = messages(language)
    for other in Language:
        if other is not language and find(books, words, other):
            return speech.say("rule-other-language", {"lang": other.value})
    if len(books) == 1 and find(BOOKS.values(), words, language):
        return speech.say("rule-other-books", {"words": words})
    return speech.say("rule-fewer-words")
