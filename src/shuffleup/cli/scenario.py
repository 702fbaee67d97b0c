"""``shuffleup scenario FILE…``: checks whether the rules are as these files say."""

from collections.abc import Iterator
from pathlib import Path

import click

from shuffleup.cli.cases import cases_of, tell
from shuffleup.cli.errors import REFUSED
from shuffleup.cli.house import house_option, played_house
from shuffleup.cli.options import PATH, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.locale.messages import Messages
from shuffleup.questions.scenario import scenario as checked
from shuffleup.questions.scenario import so_instead, told_text, why_stopped
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.runner import Judgement, Report, count_by_book, failures
from shuffleup.scenarios.stage import seat_names


@command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=PATH)
@click.option("--verbose", is_flag=True, help="Show every expectation, also those that hold.")
@house_option("The house book that 'Under the house' means.")
@reader_options
def scenario(*, files: tuple[Path, ...], verbose: bool, house_file: str | None, reader: Reader) -> None:
    """Check rules written as scenarios: each hand is played under every rulebook it names.

    FILE is a .scenario file, or a folder whose .scenario files are all taken. Status 0: everything is as expected;
    3: the rules say otherwise somewhere; 2: a line cannot be read, and its scenario was not played.
    """
    house = played_house(house_file) if house_file else None
    cases = cases_of(files, reader.language)
    document, reports = checked(cases, house)
    reader.show(document, _told(reports, reader.speech, verbose=verbose))
    mistaken = tell(cases)
    if not document.passed:
        raise SystemExit(mistaken or REFUSED)


def _told(reports: list[Report], speech: Messages, *, verbose: bool) -> Iterator[str]:
    language = speech.language
    for report in reports:
        if verbose:
            yield f"{', '.join(report.scenario.ids)}: {report.scenario.title_in(language.value)}"
            names = seat_names(report.scenario.setting)
            yield from [f"  {one.book}: {_as_expected(one, names, language)}" for one in report.verdicts if one.holds]
        yield from failures(report) if language is Language.ENGLISH else _failures(report, speech)
    values = {"good": str(sum([report.passed for report in reports])), "all": str(len(reports))}
    counts = [
        speech.say("scenario-book-count", {"book": book, "held": str(held), "asked": str(asked)})
        for book, (held, asked) in count_by_book(reports).items()
    ]
    yield speech.say("scenario-count", {**values, "counts": ", ".join(counts) or speech.say("scenario-none-asked")})


def _failures(report: Report, speech: Messages) -> Iterator[str]:
    """What is not as expected, worded in a language other than that of scenarios."""
    language, names = speech.language, seat_names(report.scenario.setting)
    for stop in report.stopped:
        why = why_stopped(stop, names, language)
        why = f"{why} ({stop.rule})" if stop.rule else why
        place, text = str(stop.place), told_text(stop, language)
        yield speech.say("scenario-cannot-happen", {"place": place, "book": stop.book, "text": text, "reason": why})
    for one in [verdict for verdict in report.verdicts if not verdict.holds]:
        message = "scenario-answer-not-so" if one.case else "scenario-not-so"
        place, text, so = str(one.place), told_text(one, language), so_instead(one, names, language)
        yield speech.say(message, {"place": place, "book": one.book, "text": text, "instead": so})


def _as_expected(one: Judgement, names: tuple[str, ...], language: Language) -> str:
    """An expectation that holds; in another language, a case with the ruling that was found."""
    text = told_text(one, language)
    return text if language is Language.ENGLISH or not one.case else f"{text}: {so_instead(one, names, language)}"
