"""``shuffleup ruling``: what the book demands after something has happened, from a file or asked at the terminal."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import TypedDict, Unpack

import click
from msgspec.structs import replace

from shuffleup.answer import note
from shuffleup.cli.cases import Cases
from shuffleup.cli.errors import ErrorFacts, InputError
from shuffleup.cli.house import house_option, played_house
from shuffleup.cli.options import PATH, Choice, command
from shuffleup.cli.output import Printed
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.ruling.facts import (
    QuestionFacts,
    SettledCase,
    decision_of_options,
    line_width,
    question_facts,
    title_line,
    told,
)
from shuffleup.locale.messages import Messages
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.scenarios.answers import Answered, Books, ask
from shuffleup.scenarios.runner import named_house
from shuffleup.scenarios.scenario import THE_HOUSE, House, Scenario

DEFAULT_BOOK = "tda-2024"


class RulingDocument(Printed, frozen=True):
    """What ``shuffleup ruling --json`` prints."""

    language: str
    questions: tuple[QuestionFacts, ...]
    errors: tuple[ErrorFacts, ...] = ()
    """The cases and files that could not be read or answered."""


class _Decided(TypedDict):
    """The options of a decision."""

    decide: str | None
    author: str
    reason: str


@command(
    help="Describe what happened at a table and get the ruling, with the rule that decides. FILE is a .scenario file "
    "or a folder of them, whose cases are answered; without FILE you are asked, and answer in the words of a scenario."
)
@click.argument("files", nargs=-1, metavar="[FILE]...", type=PATH)
@click.option(
    "--rulebook",
    type=Choice(list(RULEBOOKS)),
    help=f"The book that rules; without it those that a file names, else {DEFAULT_BOOK}.",
)
@house_option("A house book, which amends one of the rulebooks.")
@click.option(
    "--decide",
    metavar="CHOICE",
    help="What the floor decides instead, as the answer prints it, for a file with one case.",
)
@click.option("--author", default="", metavar="NAME", help="Who decides so; needed against the rule.")
@click.option("--reason", default="", metavar="TEXT", help="Why; needed against the rule.")
@reader_options
def ruling(
    *,
    files: tuple[Path, ...],
    rulebook: str | None,
    house_file: str | None,
    reader: Reader,
    **decided: Unpack[_Decided],
) -> None:
    """The command itself: exit status 0, 2 for a line of a file that cannot be read."""
    language = reader.language
    columns = _columns(rulebook, house_file)
    cases = Cases(files, language)
    settled = _from_files(cases, columns) if files else []
    if decided["decide"] is not None:
        signature = (decided["author"], decided["reason"])
        title, one = _only(settled)
        decision = decision_of_options(one.asked, decided["decide"], signature, language)
        settled = [(title, SettledCase(one.asked, decision))]
    if not files:
        settled = [("", one) for one in _asked(columns, reader)]
    questions = tuple([question_facts(title, one.asked, language, one.decision) for title, one in settled])
    document = RulingDocument(language.value, questions, cases.facts())
    reader.show(document, _lines(questions, reader.speech) if files else ())
    raise SystemExit(cases.tell())


def _columns(key: str | None, house_file: str | None) -> tuple[House, ...]:
    """The book that was asked for, as its house plays it; none where nothing was asked for."""
    if house_file is None:
        return (House(key, resolved(key)),) if key else ()
    house = played_house(house_file)
    book = house.policy.book
    if key not in (None, book):
        what = note("house-amends-other", house=house.name, book=book, other=key)
        raise InputError(what, file=house_file, hint=note("choose-rulebook-book", book=book), code="other-book")
    return (house,)


def _asked(columns: tuple[House, ...], reader: Reader) -> tuple[SettledCase, ...]:
    # Asking pulls in what only a conversation needs.
    from shuffleup.cli.ruling.asked import RulingDesk

    column = columns[0] if columns else House(DEFAULT_BOOK, resolved(DEFAULT_BOOK))
    return RulingDesk(column, reader.language, quiet=reader.as_json).run()


def _from_files(cases: Cases, columns: tuple[House, ...]) -> list[tuple[str, SettledCase]]:
    words = {column.name: column.words for column in columns}
    books = {column.name: column.policy for column in columns}

    def answered(case: Scenario) -> list[tuple[str, SettledCase]]:
        title, speaking = case.title_in(cases.language.value), books or _books_of(case)
        return [(title, SettledCase(asked if books else _of_its_books(asked))) for asked in ask(case, speaking, words)]

    return [one for found in cases.each(answered) for one in found]


def _books_of(case: Scenario) -> Books:
    """The books that a case names, else the usual one. Raises ``ScenarioError`` for a house that nobody has named."""
    if THE_HOUSE in case.books:
        named_house(case, None)
    return {key: resolved(key) for key in case.books or (DEFAULT_BOOK,)}


def _of_its_books(asked: Answered) -> Answered:
    """Only the answers of the books that the lines themselves name; of a case that is only asked, all."""
    kept = tuple([answer for answer in asked.answers if not asked.named or answer.book in asked.named])
    return replace(asked, answers=kept)


def _only(settled: list[tuple[str, SettledCase]]) -> tuple[str, SettledCase]:
    """The one case there is. Raises ``InputError`` where there are others beside it, or none."""
    if len(settled) != 1:
        hint = note("give-one-compare-line")
        raise InputError(note("several-cases", count=len(settled)), place="--decide", hint=hint, code="cases")
    return settled[0]


def _lines(questions: tuple[QuestionFacts, ...], speech: Messages) -> Iterator[str]:
    for question in questions:
        yield from wrap(title_line(question, speech), line_width(), subsequent_indent="  ")
        for answer in question.answers:
            yield from told(answer, f"  {answer.rulebook}: ")
