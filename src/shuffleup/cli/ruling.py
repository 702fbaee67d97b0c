"""``shuffleup ruling``: what the book demands after something has happened, from a file or asked at the terminal."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import click
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cli.errors import InputError
from shuffleup.cli.house import read_house_file
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.cli.ruling_facts import QuestionFacts, question_facts, told
from shuffleup.cli.scenario import read_cases
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.house import amend
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import Answered, Books, ask

DEFAULT_BOOK = "tda-2024"


class RulingDocument(Struct, frozen=True, kw_only=True):
    """What ``shuffleup ruling --json`` prints."""

    schema: Literal["shuffleup.ruling/1"] = "shuffleup.ruling/1"
    language: str
    questions: tuple[QuestionFacts, ...]


@click.command(
    help="Describe what happened at a table and get the ruling, with the rule that decides. FILE is a .scenario file "
    "or a folder of them, whose cases are answered; without FILE you are asked, and answer in the words of a scenario."
)
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path(path_type=Path))
@click.option(
    "--rulebook",
    type=click.Choice(list(RULEBOOKS)),
    help=f"The book that rules; without it those that a file names, else {DEFAULT_BOOK}.",
)
@click.option("--house", "house_file", metavar="FILE", help="A house book, which amends one of the rulebooks.")
@click.option(
    "--lang",
    type=click.Choice([language.value for language in Language]),
    default=Language.ENGLISH.value,
    show_default=True,
    help="The language of the answers.",
)
@json_option
def ruling(*, files: tuple[Path, ...], rulebook: str | None, house_file: str | None, lang: str, as_json: bool) -> None:
    """The command itself: exit status 0, 2 for a line of a file that cannot be read."""
    language = Language(lang)
    books = _books(rulebook, house_file)
    if files:
        questions = list(_from_files(files, books, language))
    else:
        # Asking pulls in what only a conversation needs.
        from shuffleup.cli.ruling_asked import converse

        chosen = books or {DEFAULT_BOOK: resolved(DEFAULT_BOOK)}
        questions = []
        for asked in converse(next(iter(chosen.items())), language):
            questions.append(question_facts("", asked, language))
            if not as_json:
                print_lines(_lines(questions[-1:]))
    if as_json:
        emit(RulingDocument(language=lang, questions=tuple(questions)))
    elif files:
        print_lines(_lines(questions))


def _books(key: str | None, house_file: str | None) -> Books:
    """The book that was asked for, as its house plays it; none where nothing was asked for."""
    if house_file is None:
        return {key: resolved(key)} if key else {}
    house = read_house_file(house_file)
    if key not in (None, house.amends):
        hint = f"choose --rulebook {house.amends}"
        raise InputError(
            f"{house.name} amends {house.amends}, not {key}", file=house_file, hint=hint, code="other-book"
        )
    return {house.name: amend(resolved(house.amends), house)}


def _from_files(files: tuple[Path, ...], books: Books, language: Language) -> Iterator[QuestionFacts]:
    for case in read_cases(files):
        for asked in ask(case, books or {key: resolved(key) for key in case.books or (DEFAULT_BOOK,)}):
            yield question_facts(case.title, asked if books else _of_its_books(asked), language)


def _of_its_books(asked: Answered) -> Answered:
    """Only the answers of the books that the lines themselves name; of a case that is only asked, all."""
    kept = tuple([answer for answer in asked.answers if not asked.named or answer.book in asked.named])
    return replace(asked, answers=kept)


def _lines(questions: list[QuestionFacts]) -> Iterator[str]:
    for question in questions:
        if question.title:
            yield f"{question.title}: {question.case}"
        for answer in question.answers:
            yield from told(answer, f"  {answer.rulebook}: ")
