"""Answers of the ruling desk as lines for people."""

from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from textwrap import wrap

from shuffleup.locale.messages import Messages
from shuffleup.questions.ruling_facts import ANOTHER_GAME, AnswerFacts, QuestionFacts

_WIDEST = 110
"""The most letters of a line, also limited by the terminal if there is one: answers are read on small screens too."""


def line_width() -> int:
    """How many letters a line may have."""
    return min(_WIDEST, get_terminal_size((_WIDEST, 0)).columns)


AS_SCENARIO = "Print each answer as a line of a scenario that expects it, to be pasted below the acts of the case."


def scenario_text(questions: Iterable[QuestionFacts], speech: Messages) -> Iterator[str]:
    """The answers as lines of a scenario, each case under its title as a remark."""
    for question in questions:
        yield f"# {title_line(question, speech)}"
        yield from question.as_scenario


def title_line(question: QuestionFacts, speech: Messages) -> str:
    """The title and the case; a case that only asks is put as a question."""
    asked = any(answer.kind == "statement" for answer in question.answers)
    told_case = speech.say("desk-is-it-so", {"text": question.told}) if asked else question.told
    return f"{question.title}: {told_case}"


def told(answer: AnswerFacts, indent: str, instead: str = "") -> Iterator[str]:
    """An answer as lines: its text (or ``instead``, if another answer has said the same), then its rules."""
    text = instead or answer.text
    if answer.kind != ANOTHER_GAME:
        text = text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
    rules = answer.ruling.rules if answer.ruling else (answer.rule,) if answer.rule else ()
    cited = f" ({_together(rules)})" if rules else ""
    decision = answer.ruling.decision if answer.ruling else None
    blank, width = " " * len(indent), line_width()
    yield from wrap(text + cited, width, initial_indent=indent, subsequent_indent=blank)
    if decision is not None:
        yield from wrap(decision.sentence, width, initial_indent=blank, subsequent_indent=blank)


def _together(rules: tuple[str, ...]) -> str:
    """Rules in order, each book named at its first rule: ``pslive 47, 52a, tda-2024 71``."""
    parts, last = [], ""
    for rule in rules:
        book, _, number = rule.rpartition(" ")
        parts.append(number if book == last else rule)
        last = book
    return ", ".join(parts)
