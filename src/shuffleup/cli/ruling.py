"""``shuffleup ruling``: what the book demands after something has happened, from a file or asked at the terminal."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Literal, TypedDict, Unpack

import click
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cli.cases import Cases
from shuffleup.cli.decisions import Settled, decision_of_options
from shuffleup.cli.errors import ErrorFacts, InputError
from shuffleup.cli.house import played_house
from shuffleup.cli.language import lang_option
from shuffleup.cli.named_file import FILE, PATH
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.cli.ruling_facts import QuestionFacts, line_width, question_facts, title_line, told
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import Answered, Books, ask
from shuffleup.scenarios.house import THE_HOUSE, House
from shuffleup.scenarios.runner import named_house
from shuffleup.scenarios.scenario import Scenario

DEFAULT_BOOK = "tda-2024"


class RulingDocument(Struct, frozen=True, kw_only=True):
    """What ``shuffleup ruling --json`` prints."""

    schema: Literal["shuffleup.ruling/1"] = "shuffleup.ruling/1"
    language: str
    questions: tuple[QuestionFacts, ...]
    errors: tuple[ErrorFacts, ...] = ()
    """The cases and files that could not be read or answered."""


class _Decided(TypedDict):
    """The options of a decision."""

    decide: str | None
    author: str
    reason: str


@click.command(
    help="Describe what happened at a table and get the ruling, with the rule that decides. FILE is a .scenario file "
    "or a folder of them, whose cases are answered; without FILE you are asked, and answer in the words of a scenario."
)
@click.argument("files", nargs=-1, metavar="[FILE]...", type=PATH)
@click.option(
    "--rulebook",
    type=click.Choice(list(RULEBOOKS)),
    help=f"The book that rules; without it those that a file names, else {DEFAULT_BOOK}.",
)
@click.option(
    "--house", "house_file", type=FILE, metavar="FILE", help="A house book, which amends one of the rulebooks."
)
@click.option(
    "--decide",
    metavar="CHOICE",
    help="What the floor decides instead, as the answer prints it, for a file with one case.",
)
@click.option("--author", default="", metavar="NAME", help="Who decides so; needed against the rule.")
@click.option("--reason", default="", metavar="TEXT", help="Why; needed against the rule.")
@lang_option
@json_option
@click.pass_context
def ruling(
    ctx: click.Context,
    *,
    files: tuple[Path, ...],
    rulebook: str | None,
    house_file: str | None,
    lang: str,
    as_json: bool,
    **decided: Unpack[_Decided],
) -> None:
    """The command itself: exit status 0, 2 for a line of a file that cannot be read."""
    language = Language(lang)
    columns = _columns(rulebook, house_file)
    cases = Cases(files, language)
    settled = _from_files(cases, columns) if files else []
    if decided["decide"] is not None:
        settled = [(title, _decided(one, decided, language)) for title, one in _only(settled)]
    if not files:
        settled = [("", one) for one in _asked(columns, language, as_json=as_json)]
    questions = tuple([question_facts(title, one.asked, language, one.decision) for title, one in settled])
    if as_json:
        emit(RulingDocument(language=lang, questions=questions, errors=cases.facts()))
    elif files:
        print_lines(_lines(questions, language))
    ctx.exit(cases.tell())


def _columns(key: str | None, house_file: str | None) -> tuple[House, ...]:
    """The book that was asked for, as its house plays it; none where nothing was asked for."""
    if house_file is None:
        return (House(key, resolved(key)),) if key else ()
    house = played_house(house_file)
    book = house.policy.book
    if key not in (None, book):
        what = f"{house.name} amends {book}, not {key}"
        raise InputError(what, file=house_file, hint=f"choose --rulebook {book}", code="other-book")
    return (house,)


def _asked(columns: tuple[House, ...], language: Language, *, as_json: bool) -> tuple[Settled, ...]:
    # Asking pulls in what only a conversation needs.
    from shuffleup.cli.ruling_asked import Desk

    column = columns[0] if columns else House(DEFAULT_BOOK, resolved(DEFAULT_BOOK))
    return Desk(column, language, quiet=as_json).run()


def _from_files(cases: Cases, columns: tuple[House, ...]) -> list[tuple[str, Settled]]:
    words = {column.name: column.words for column in columns}
    books = {column.name: column.policy for column in columns}

    def answered(case: Scenario) -> list[tuple[str, Settled]]:
        title, speaking = case.title_in(cases.language.value), books or _books_of(case)
        return [(title, Settled(asked if books else _of_its_books(asked))) for asked in ask(case, speaking, words)]

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


def _only(settled: list[tuple[str, Settled]]) -> list[tuple[str, Settled]]:
    """The one case there is. Raises ``InputError`` where there are others beside it, or none."""
    if len(settled) != 1:
        hint = "give a file with one Compare: line"
        raise InputError(
            f"one case is decided, and {len(settled)} are given", place="--decide", hint=hint, code="cases"
        )
    return settled


def _decided(settled: Settled, said: _Decided, language: Language) -> Settled:
    signature = (said["author"], said["reason"])
    decision = decision_of_options(settled.asked, said["decide"] or "", signature, language)
    return Settled(settled.asked, decision)


def _lines(questions: tuple[QuestionFacts, ...], language: Language) -> Iterator[str]:
    for question in questions:
        yield from wrap(title_line(question, language), line_width(), subsequent_indent="  ")
        for answer in question.answers:
            yield from told(answer, f"  {answer.rulebook}: ")
