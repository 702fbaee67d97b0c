"""Cases typed in Italian or Spanish, translated line by line for the reader of cases."""

import re

from shuffleup.answer import Note, note
from shuffleup.locale.case_reading import examples_near, line_of
from shuffleup.questions.cases import Cases
from shuffleup.questions.mistakes import QuestionError
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import FillingError
from shuffleup.scenarios.forms import Phrasebook as Forms
from shuffleup.scenarios.languages import PLAY
from shuffleup.scenarios.scenario import ScenarioError
from shuffleup.scenarios.sentences.hand_language import ASKED

_HEADER = re.compile(r"\s*(?:#|Under\b|\w+:)")


def read_typed(cases: Cases, text: str, file: str) -> None:
    """Reads cases that may be typed in the language of the answers; what is nearest to a wrong line is named in it."""
    known = len(cases.mistakes)
    cases.read(in_english(text, cases.language), file)
    if cases.language is not Language.ENGLISH:
        for error in cases.mistakes[known:]:
            error.hint = error.hint and _hint(error, text, cases.language)


def _hint(error: QuestionError, text: str, language: Language) -> Note | None:
    what, hint = error.what, error.hint
    if not isinstance(what, Note) or what.code != "line-is-not-understood" or hint is None:
        return hint
    line = str(dict(what.facts)["line"])
    forms = ASKED if re.search(rf"(?m)^\s*Compare:\s*{re.escape(line)}\s*$", text) else PLAY
    near = note("nearest-forms", list=examples_near(line, language, forms))
    return near if hint.code == "nearest-forms" else note(hint.code, **{**dict(hint.facts), "hint": near})


def in_english(text: str, language: Language) -> str:
    """A text of cases whose acts and questions may be typed in this language. What fits no form stays as it is."""
    if language is Language.ENGLISH:
        return text
    return "\n".join([_read(line, language) for line in text.splitlines()])


def _read(line: str, language: Language) -> str:
    before, marked, asked = line.partition("Compare:")
    if marked and not before.strip():
        return f"Compare: {_sentence(asked.strip(), language, ASKED)}"
    return line if not line.strip() or _HEADER.match(line) else _sentence(line.strip(), language, PLAY)


def _sentence(typed: str, language: Language, forms: Forms) -> str:
    try:
        found = line_of(typed, language, forms)
    except (FillingError, ScenarioError):  # the reader of cases says what is wrong there, and in which line
        return typed
    return str(found[0]) if found else typed
