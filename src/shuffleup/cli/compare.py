"""``shuffleup compare FILE…``: the same case under every rulebook, side by side."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from string import ascii_uppercase
from textwrap import shorten, wrap

import click

from shuffleup.cli.cases import cases_of, tell
from shuffleup.cli.house import house_option, played_house
from shuffleup.cli.options import PATH, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.ruling.lines import AS_SCENARIO, line_width, scenario_text, title_line, told
from shuffleup.locale.messages import Messages
from shuffleup.questions.compare import CompareDocument
from shuffleup.questions.compare import compare as compared
from shuffleup.questions.ruling_facts import AnswerFacts, QuestionFacts
from shuffleup.scenarios.scenario import House

_TITLE = 52
"""The letters of a case in the table of all cases, if there is room."""
_LEAST_TITLE = 24
_SHORT = 6
"""The letters of a book's name if the full names leave no room for the case."""


@command(
    help="Ask every rulebook the same case and mark where they differ: equal letters, equal answers. FILE is a "
    ".scenario file or a folder of them; what it expects, or only asks with Compare:, is asked of every book."
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=PATH)
@house_option("A house book, which answers beside the others.")
@click.option("--as-scenario", is_flag=True, help=AS_SCENARIO)
@reader_options
def compare(*, files: tuple[Path, ...], house_file: str | None, as_scenario: bool, reader: Reader) -> None:
    """The command itself: exit status 0, or 2 for a line that cannot be read."""
    house = played_house(house_file) if house_file else None
    cases = cases_of(files, reader.language)
    document = compared(cases, house)
    questions, speech = document.questions, reader.speech
    reader.show(document, scenario_text(questions, speech) if as_scenario else _lines(document, house, speech))
    raise SystemExit(tell(cases))


# ── for people ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _lines(document: CompareDocument, house: House | None, speech: Messages) -> Iterator[str]:
    for number, question in enumerate(document.questions):
        if number:
            yield ""
        yield from wrap(title_line(question, speech), line_width(), subsequent_indent="  ")
        yield from _answer_lines(question, speech)
        yield from wrap(_verdict(question, speech), line_width(), initial_indent="  ", subsequent_indent="  ")
        if house:
            yield from _house_lines(question, house, speech)
    if len(document.questions) > 1:
        yield ""
        yield from _table(document, speech)


def _answer_lines(question: QuestionFacts, speech: Messages) -> Iterator[str]:
    """The answers in the order of the books. An answer already given for an earlier book is not repeated."""
    width = max([len(answer.rulebook) for answer in question.answers])
    first: dict[str, str] = {}
    for answer in question.answers:
        before = first.setdefault(answer.text, answer.rulebook)
        repeated = before != answer.rulebook and answer.group >= 0
        same = speech.say("desk-same", {"book": before}) if repeated else ""
        yield from told(answer, f"  {_letter(answer)}  {answer.rulebook:<{width}}  ", same)


def _letter(answer: AnswerFacts) -> str:
    return ascii_uppercase[answer.group] if answer.group >= 0 else "-"


def _verdict(question: QuestionFacts, speech: Messages) -> str:
    groups: dict[str, list[str]] = {}
    for answer in question.answers:
        if answer.group >= 0:
            groups.setdefault(_letter(answer), []).append(answer.rulebook)
    if len(groups) == 1:
        (books,) = groups.values()
        return speech.say("desk-one-answers", {"book": books[0]}) if len(books) == 1 else speech.say("desk-all-alike")
    parted = "; ".join([f"{letter} {', '.join(books)}" for letter, books in groups.items()])
    return f"{speech.say('desk-answers', {'count': len(groups)})} {parted}"


def _house_lines(question: QuestionFacts, house: House, speech: Messages) -> Iterator[str]:
    """Where the house answers differently from the book that it amends, and why, in its own words."""
    answers = {answer.rulebook: answer for answer in question.answers}
    own, book = answers[house.name], answers[house.policy.book]
    if own.group == book.group:
        return
    yield "  " + speech.say("desk-house-differs", {"house": house.name, "book": book.rulebook})
    cited = own.ruling.rules if own.ruling else (own.rule,)
    for source in house.policy.sources.values():
        if source.note and source.book == house.name and any(f"{source.book} {one}" in cited for one in source.rules):
            yield f"    {house.name} {', '.join(source.rules)}: {source.note}"


def _table(document: CompareDocument, speech: Messages) -> Iterator[str]:
    """Every case in one line, with the letters of the answers; a case on which the books differ is marked."""
    books: Sequence[str] = document.books
    if _left_for_title(books) < _LEAST_TITLE:
        books = [shortened(book.partition("-")[0]) for book in books]
    wide = min(_TITLE, _left_for_title(books))
    yield f"    {speech.say('desk-table-head'):<{wide}}  {'  '.join(books)}"
    title = ""
    for question in document.questions:
        if question.title != title:
            title = question.title
            yield f"    {title}"
        mark = "≠" if len({answer.group for answer in question.answers if answer.group >= 0}) > 1 else "="
        cells = [f"{_letter(answer):^{len(book)}}" for answer, book in zip(question.answers, books, strict=True)]
        text = shorten(question.told, wide - 2, placeholder=" …")
        yield f"  {mark}   {text:<{wide - 2}}  {'  '.join(cells)}".rstrip()


def shortened(book: str) -> str:
    """``tda``, ``pslive``, ``medit…``."""
    return book if len(book) <= _SHORT else f"{book[: _SHORT - 1].rstrip()}…"


def _left_for_title(books: Sequence[str]) -> int:
    """The width that the columns of the books leave on a line, after its mark."""
    return line_width() - 5 - sum([len(book) + 2 for book in books])
