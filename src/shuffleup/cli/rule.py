"""``shuffleup rule``: a rulebook as it is printed, and what the software does about each of its rules."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

import click
from msgspec import Struct, convert

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.house import house_option, read_house_file
from shuffleup.cli.options import command
from shuffleup.cli.output import Printed, to_right
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.locale.messages import Messages, Values
from shuffleup.locale.rule_texts import find, rule_text
from shuffleup.rulebooks.catalogue import BOOKS, UnknownRulebookError, resolved, rulebook
from shuffleup.rulebooks.coverage import counts, printed_value
from shuffleup.rulebooks.house import Change, HouseBook
from shuffleup.rulebooks.policy import value_of
from shuffleup.rulebooks.rule import Language, Rule, Rulebook


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


class RuleDocument(Printed, frozen=True):
    """What ``shuffleup rule --json`` prints: books, of their rules those that were asked for, and the house if any."""

    language: str
    books: tuple[BookFacts, ...]
    rules: tuple[RuleRow, ...]
    house: HouseFacts | None = None


@command(
    help="Read a rulebook, or one of its rules, and what the software does about it. "
    "Without BOOK: the books there are, or with --search the rules of them all."
)
@click.argument("book", metavar="[BOOK]", required=False)
@click.argument("number", metavar="[NUMBER]", required=False)
@click.option("--search", "words", metavar="WORDS", help="Find the rules that hold all these words, in quotes.")
@house_option("A house book: its values and reasons beside the book's.")
@reader_options
def rule(*, book: str | None, number: str | None, words: str | None, house_file: str | None, reader: Reader) -> None:
    """The command itself: exit status 0, 2 for an unknown book or number, or a house book that is none."""
    language, speech = reader.language, reader.speech
    if words is not None and number is not None:
        hint = note("quote-all-the-words", words=f"{words} {book} {number}")
        raise InputError(note("number-or-search"), hint=hint, code="two-questions")
    house = read_house_file(house_file) if house_file else None
    books = _asked(book, house, house_file or "")
    if words is not None:
        rows = [_row(rulebook(match.book), match.rule, language, house) for match in find(books, words, language)]
        lines = _match_lines(rows, speech) if rows else _nothing_lines(books, words, speech)
    elif book is None and house is None:
        rows, lines = [], _books_lines(books, speech)
    elif number is not None:
        rows = [_row(books[0], _numbered(books[0], number), language, house)]
        lines = _rule_lines(rows[0], speech)
    else:
        rows = [_row(books[0], row, language, house) for row in books[0].rules]
        lines = _house_lines(house, books[0], speech) if house else _book_lines(books[0], rows, speech)
    facts = _house_facts(house) if house else None
    reader.show(RuleDocument(language.value, tuple(map(_book_facts, books)), tuple(rows), facts), lines)


def _asked(key: str | None, house: HouseBook | None, file: str) -> tuple[Rulebook, ...]:
    """The books that are asked: the named one, the one that the house amends, or all."""
    if house and key not in (None, house.amends):
        what = note("house-amends-other", house=house.name, book=house.amends, other=key)
        hint = note("ask-command", command=f"shuffleup rule {house.amends} --house {file}")
        raise InputError(what, file=file, hint=hint, code="other-book")
    if key is None and house is None:
        return tuple(BOOKS.values())
    try:
        return (rulebook(house.amends if house else str(key)),)
    except UnknownRulebookError as fault:
        known = note("known-list", list=", ".join(BOOKS))
        hint = note("did-you-mean-near-rest", near=fault.nearest, rest=known) if fault.nearest else known
        raise InputError(note("unknown-rulebook-key", key=fault.key), hint=hint, code="unknown-rulebook") from None


def _numbered(book: Rulebook, number: str) -> Rule:
    wanted = number.strip().casefold()
    rows = {row.number.casefold(): row for row in book.rules}
    aliases = {alias.printed.casefold(): alias.means.casefold() for alias in book.aliases}
    if found := rows.get(wanted) or rows.get(aliases.get(wanted, "")):
        return found
    whole = rows.get(re.sub(r"[\W_]*[a-z]\w*$", "", wanted))
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
    raise InputError(note("there-is-no-rule-number", number=number), file=book.key, hint=hint, code="unknown-rule")


def _ending(book: Rulebook, wanted: str) -> list[str]:
    """Numbers that are this one behind their letters: ``MED-23`` for ``23``."""
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
    return RuleRow(book.key, row.number, said.title, said.summary, row.status.value, tuple(decides), misprints)


def _parameter(key: str, name: str, change: Change | None) -> Parameter:
    printed = printed_value(value_of(resolved(key).policy, name))
    return Parameter(name, printed_value(change.value), printed, change.reason) if change else Parameter(name, printed)


def _house_facts(house: HouseBook) -> HouseFacts:
    rules = [(change.rule, _parameter(house.amends, change.parameter, change)) for change in house.changes]
    changes = [HouseChange(rule, one.name, one.value, one.printed, one.reason) for rule, one in rules]
    return HouseFacts(house.name, house.amends, tuple(changes))


def _book_facts(book: Rulebook) -> BookFacts:
    facts = {status.value: count for status, count in counts(book).items()}
    return BookFacts(book.key, book.head.name, book.head.edition, facts)


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _counted(book: Rulebook, speech: Messages) -> str:
    told = [speech.say(f"rule-count-{status.value}", {"count": many}) for status, many in counts(book).items() if many]
    return speech.say("rule-counts", {"count": len(book.rules), "list": ", ".join(told)})


def _books_lines(books: tuple[Rulebook, ...], speech: Messages) -> Iterator[str]:
    for book in books:
        yield f"{book.key}: {book.head.name}, {book.head.edition}"
        yield f"  {_counted(book, speech)}"
    yield speech.say("rule-how-to-read")


def _book_lines(book: Rulebook, rows: list[RuleRow], speech: Messages) -> Iterator[str]:
    yield f"{book.key}: {book.head.name}, {book.head.edition}"
    for row, number in zip(rows, to_right([row.number for row in rows]), strict=True):
        yield f"{number}  {speech.say(f'rule-status-{row.status}'):<10}  {row.title}"
    yield _counted(book, speech)


def _house_lines(house: HouseBook, book: Rulebook, speech: Messages) -> Iterator[str]:
    """What the house plays otherwise than the book, and by which of its own rules."""
    say = speech.say
    yield say("rule-house", {"house": house.name, "book": f"{book.key}: {book.head.name}, {book.head.edition}"})
    for one in _house_facts(house).changes:
        told = say("rule-house-change", {"rule": one.rule, "printed": one.printed, "reason": one.reason})
        yield f"  {one.parameter} = {one.value} {told}"
    for name, law in house.law.items():
        yield "  " + say("rule-house-law", {"parameter": name, "law": law})
    for spoken, act in house.words.items():
        yield "  " + say("rule-house-word", {"word": spoken, "act": act})
    yield say("rule-house-count", {"count": len(house.changes), "book": book.key})


def _titled(row: RuleRow, speech: Messages) -> str:
    return f"{row.rulebook} {row.number}: {row.title} ({speech.say(f'rule-status-{row.status}')})"


def _rule_lines(row: RuleRow, speech: Messages) -> Iterator[str]:
    yield _titled(row, speech)
    yield row.summary
    for parameter in row.decides:
        values: Values = {"printed": parameter.printed, "reason": parameter.reason}
        instead = f" {speech.say('rule-instead', values)}" if parameter.reason else ""
        yield f"  {parameter.name} = {parameter.value}{instead}"
    for misprint in row.misprints:
        where = f" {speech.say('told-and')} ".join(misprint.where)
        values = {"printed": misprint.printed, "count": len(misprint.where), "means": misprint.means, "where": where}
        yield "  " + speech.say("rule-misprint", values)


def _match_lines(rows: list[RuleRow], speech: Messages) -> Iterator[str]:
    for row in rows:
        yield _titled(row, speech)
        yield f"  {row.summary}"
    yield speech.say("rule-found", {"count": len(rows)})


def _nothing_lines(books: tuple[Rulebook, ...], words: str, speech: Messages) -> Iterator[str]:
    where = books[0].key if len(books) == 1 else speech.say("rule-the-books")
    yield speech.say("rule-nothing", {"where": where, "words": words, "way": _way_out(books, words, speech)})


def _way_out(books: tuple[Rulebook, ...], words: str, speech: Messages) -> str:
    for other in Language:
        if other is not speech.language and find(books, words, other):
            return speech.say("rule-other-language", {"lang": other.value})
    if len(books) == 1 and find(BOOKS.values(), words, speech.language):
        return speech.say("rule-other-books", {"words": words})
    return speech.say("rule-fewer-words")
