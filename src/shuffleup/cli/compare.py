"""``shuffleup compare FILE…``: the same case under every rulebook, side by side."""

from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase
from typing import Literal

import click
from msgspec import Struct

from shuffleup.cli.house import read_house_file
from shuffleup.cli.output import emit, json_option, print_lines
from shuffleup.cli.ruling_facts import ANOTHER_GAME, AnswerFacts, QuestionFacts, question_facts, told
from shuffleup.cli.scenario import read_cases
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.catalogue import GAME_BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.house import amend
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import ask


class CompareDocument(Struct, frozen=True, kw_only=True):
    """What ``shuffleup compare --json`` prints. Answers of a case stand in the order of ``books``."""

    schema: Literal["shuffleup.compare/1"] = "shuffleup.compare/1"
    language: str
    books: tuple[str, ...]
    questions: tuple[QuestionFacts, ...]


@click.command(
    help="Ask every rulebook the same case and mark where they differ: equal letters, equal answers. FILE is a "
    ".scenario file or a folder of them; what it expects, or only asks with Compare:, is asked of every book."
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--house", "house_file", metavar="FILE", help="A house book, which answers beside the others.")
@click.option(
    "--lang",
    type=click.Choice([language.value for language in Language]),
    default=Language.ENGLISH.value,
    show_default=True,
    help="The language of the answers.",
)
@json_option
def compare(*, files: tuple[Path, ...], house_file: str | None, lang: str, as_json: bool) -> None:
    """The command itself: exit status 0, 2 for a line that cannot be read."""
    language = Language(lang)
    books = {key: resolved(key) for key in RULEBOOKS}
    if house_file:
        house = read_house_file(house_file)
        books[house.name] = amend(resolved(house.amends), house)
    questions = []
    for case in read_cases(files):
        for asked in ask(case, books):
            facts = question_facts(case.title, asked, language)
            questions.append(_with_other_games(facts, language))
    if as_json:
        names = (*books, *GAME_BOOKS)
        emit(CompareDocument(language=lang, books=names, questions=tuple(questions)))
    else:
        print_lines(_lines(questions, language))


def _with_other_games(facts: QuestionFacts, language: Language) -> QuestionFacts:
    """Books of one other game have no answer to a case of these games."""
    text = messages(language).say("desk-another-game")
    others = tuple([AnswerFacts(rulebook=key, kind=ANOTHER_GAME, group=-1, text=text) for key in GAME_BOOKS])
    return QuestionFacts(facts.file, facts.line, facts.title, facts.case, (*facts.answers, *others))


def _lines(questions: list[QuestionFacts], language: Language) -> Iterator[str]:
    for number, question in enumerate(questions):
        if number:
            yield ""
        yield f"{question.title}: {question.case}"
        width = max([len(answer.rulebook) for answer in question.answers])
        for answer in question.answers:
            yield from told(answer, f"  {_letter(answer)}  {answer.rulebook:<{width}}  ")
        yield f"  {_verdict(question, language)}"


def _letter(answer: AnswerFacts) -> str:
    return ascii_uppercase[answer.group] if answer.group >= 0 else "-"


def _verdict(question: QuestionFacts, language: Language) -> str:
    groups: dict[str, list[str]] = {}
    for answer in question.answers:
        if answer.group >= 0:
            groups.setdefault(_letter(answer), []).append(answer.rulebook)
    if len(groups) == 1:
        return messages(language).say("desk-all-alike")
    parted = "; ".join([f"{letter} {', '.join(books)}" for letter, books in groups.items()])
    return f"{messages(language).say('desk-answers', {'count': len(groups)})} {parted}"
