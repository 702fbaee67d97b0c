"""``shuffleup rule``: a rulebook as it is printed, and what the software does about each of its rules."""

from collections.abc import Iterator, Sequence

import click

from shuffleup.cli.house import house_option, read_house_file
from shuffleup.cli.options import command
from shuffleup.cli.output import to_right
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.locale.messages import Messages, Values
from shuffleup.locale.rule_texts import find
from shuffleup.questions.rule import RuleDocument, RuleQuestion, RuleRow, house_facts
from shuffleup.questions.rule import rule as read
from shuffleup.rulebooks.catalogue import BOOKS
from shuffleup.rulebooks.coverage import counts
from shuffleup.rulebooks.house import HouseBook
from shuffleup.rulebooks.rule import Language, Rulebook


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
    """The command itself: exit status 0, or 2 for an unknown book or number, or an invalid house book."""
    house = read_house_file(house_file) if house_file else None
    asked = RuleQuestion(book=book, number=number, search=words)
    document = read(asked, house, house_file or "", reader.language)
    reader.show(document, _lines(document, asked, house, reader.speech))


def _lines(document: RuleDocument, asked: RuleQuestion, house: HouseBook | None, speech: Messages) -> Iterator[str]:
    rows, books = document.rules, tuple([BOOKS[one.rulebook] for one in document.books])
    if asked.search is not None:
        return _match_lines(rows, speech) if rows else _nothing_lines(books, asked.search, speech)
    if asked.book is None and house is None:
        return _books_lines(books, speech)
    if asked.number is not None:
        return _rule_lines(rows[0], speech)
    return _house_lines(house, books[0], speech) if house else _book_lines(books[0], rows, speech)


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _counted(book: Rulebook, speech: Messages) -> str:
    told = [speech.say(f"rule-count-{status.value}", {"count": many}) for status, many in counts(book).items() if many]
    return speech.say("rule-counts", {"count": len(book.rules), "list": ", ".join(told)})


def _books_lines(books: tuple[Rulebook, ...], speech: Messages) -> Iterator[str]:
    for book in books:
        yield f"{book.key}: {book.head.name}, {book.head.edition}"
        yield f"  {_counted(book, speech)}"
    yield speech.say("rule-how-to-read")


def _book_lines(book: Rulebook, rows: Sequence[RuleRow], speech: Messages) -> Iterator[str]:
    yield f"{book.key}: {book.head.name}, {book.head.edition}"
    for row, number in zip(rows, to_right([row.number for row in rows]), strict=True):
        yield f"{number}  {speech.say(f'rule-status-{row.status}'):<10}  {row.title}"
    yield _counted(book, speech)


def _house_lines(house: HouseBook, book: Rulebook, speech: Messages) -> Iterator[str]:
    """What the house plays differently from the book, and by which of its own rules."""
    say = speech.say
    yield say("rule-house", {"house": house.name, "book": f"{book.key}: {book.head.name}, {book.head.edition}"})
    for one in house_facts(house).changes:
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
    if row.reading:
        yield "  " + speech.say("rule-reading", {"reading": row.reading})
    for parameter in row.decides:
        values: Values = {"printed": parameter.printed, "reason": parameter.reason}
        instead = f" {speech.say('rule-instead', values)}" if parameter.reason else ""
        yield f"  {parameter.name} = {parameter.value}{instead}"
    for misprint in row.misprints:
        where = f" {speech.say('told-and')} ".join(misprint.where)
        values = {"printed": misprint.printed, "count": len(misprint.where), "means": misprint.means, "where": where}
        yield "  " + speech.say("rule-misprint", values)


def _match_lines(rows: Sequence[RuleRow], speech: Messages) -> Iterator[str]:
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
