"""What the book demands after something has happened, as described in a text of cases."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from shuffleup.answer import note
from shuffleup.questions.cases import Cases
from shuffleup.questions.mistakes import ErrorFacts, QuestionError
from shuffleup.questions.printed import Asking, Printed
from shuffleup.questions.ruling_facts import QuestionFacts, SettledCase, decision_of_options, question_facts
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import Answered, Books, ask
from shuffleup.scenarios.scenario import House, Scenario

DEFAULT_BOOK = "tda-2024"


class FloorChoice(Asking, frozen=True, kw_only=True):
    """What the floor decides instead, as the answer names it. Against the book it needs an author and a reason."""

    decide: Annotated[str, Meta(min_length=1, max_length=500)]
    author: Annotated[str, Meta(max_length=200)] = ""
    reason: Annotated[str, Meta(max_length=1_000)] = ""


class RulingDocument(Printed, frozen=True):
    """What the books demand."""

    language: str
    questions: tuple[QuestionFacts, ...]
    errors: tuple[ErrorFacts, ...] = ()
    """The cases and files that could not be read or answered."""


def ruling(
    settled: list[tuple[str, SettledCase]], cases: Cases, language: Language, choice: FloorChoice | None = None
) -> RulingDocument:
    """The document of answered cases, with the floor's decision on the only one."""
    if choice is not None:
        title, one = _only(settled)
        signature = (choice.author, choice.reason)
        settled = [(title, SettledCase(one.asked, decision_of_options(one.asked, choice.decide, signature, language)))]
    questions = tuple([question_facts(title, one.asked, language, one.decision) for title, one in settled])
    return RulingDocument(language.value, questions, cases.facts())


def columns(key: str | None, house: House | None, file: str) -> tuple[House, ...]:
    """The book that was asked for, as its house plays it; none if none was named. Raises ``QuestionError``."""
    if house is None:
        return (House(key, resolved(key)),) if key else ()
    book = house.policy.book
    if key not in (None, book):
        what = note("house-amends-other", house=house.name, book=book, other=key)
        raise QuestionError(
            what, file=file, hint=note("choose-rulebook-book", field="rulebook", book=book), code="other-book"
        )
    return (house,)


def settled_cases(cases: Cases, columns: tuple[House, ...]) -> list[tuple[str, SettledCase]]:
    """Each case with its title, as answered by the requested books, or else by those that it names."""
    if not columns:
        cases.without_house()
    words = {column.name: column.words for column in columns}
    books = {column.name: column.policy for column in columns}

    def answered(case: Scenario) -> list[tuple[str, SettledCase]]:
        title, speaking = case.title_in(cases.language.value), books or _books_of(case)
        return [(title, SettledCase(asked if books else _of_its_books(asked))) for asked in ask(case, speaking, words)]

    return [one for found in cases.each(answered) for one in found]


def _books_of(case: Scenario) -> Books:
    """The books that a case names, or else the usual one."""
    return {key: resolved(key) for key in case.books or (DEFAULT_BOOK,)}


def _of_its_books(asked: Answered) -> Answered:
    """Only the answers of the books that the lines themselves name; for a case that only asks, all."""
    kept = tuple([answer for answer in asked.answers if not asked.named or answer.book in asked.named])
    return replace(asked, answers=kept)


def _only(settled: list[tuple[str, SettledCase]]) -> tuple[str, SettledCase]:
    """The only case. Raises ``QuestionError`` if there are others beside it, or none."""
    if len(settled) != 1:
        hint = note("give-one-compare-line")
        raise QuestionError(note("several-cases", count=len(settled)), place="decide", hint=hint, code="cases")
    return settled[0]
