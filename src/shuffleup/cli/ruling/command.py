"""``shuffleup ruling``: what the book demands after something has happened, from a file or asked at the terminal."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import TypedDict, Unpack

import click

from shuffleup.cli.cases import cases_of, tell
from shuffleup.cli.house import house_option, played_house
from shuffleup.cli.options import PATH, Choice, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.cli.ruling.lines import AS_SCENARIO, line_width, scenario_text, title_line, told
from shuffleup.locale.messages import Messages
from shuffleup.questions.ruling import DEFAULT_BOOK, FloorChoice, columns, settled_cases
from shuffleup.questions.ruling import ruling as answered
from shuffleup.questions.ruling_facts import QuestionFacts, SettledCase
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.scenarios.scenario import House


class _Decided(TypedDict):
    """The options of a decision, and how it is written."""

    decide: str | None
    author: str
    reason: str
    as_scenario: bool


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
@click.option("--as-scenario", is_flag=True, help=AS_SCENARIO)
@reader_options
def ruling(
    *,
    files: tuple[Path, ...],
    rulebook: str | None,
    house_file: str | None,
    reader: Reader,
    **decided: Unpack[_Decided],
) -> None:
    """The command itself: exit status 0, or 2 for a line of a file that cannot be read."""
    language = reader.language
    asked = columns(rulebook, played_house(house_file) if house_file else None, house_file or "")
    cases = cases_of(files, language)
    settled = settled_cases(cases, asked) if files else []
    decide = decided["decide"]
    choice = None if decide is None else FloorChoice(decide=decide, author=decided["author"], reason=decided["reason"])
    if not files and choice is None:
        settled = [("", one) for one in _asked(asked, reader)]
    document = answered(settled, cases, language, choice)
    told = scenario_text if decided["as_scenario"] else _lines if files else lambda *_: ()
    reader.show(document, told(document.questions, reader.speech))
    raise SystemExit(tell(cases))


def _asked(books: tuple[House, ...], reader: Reader) -> tuple[SettledCase, ...]:
    # Asking needs modules that only a conversation uses.
    from shuffleup.cli.ruling.asked import RulingDesk

    column = books[0] if books else House(DEFAULT_BOOK, resolved(DEFAULT_BOOK))
    return RulingDesk(column, reader.language, quiet=reader.as_json).run()


def _lines(questions: tuple[QuestionFacts, ...], speech: Messages) -> Iterator[str]:
    for question in questions:
        yield from wrap(title_line(question, speech), line_width(), subsequent_indent="  ")
        for answer in question.answers:
            yield from told(answer, f"  {answer.rulebook}: ")
