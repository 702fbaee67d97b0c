"""The same case under every rulebook, side by side."""

from msgspec.structs import replace

from shuffleup.locale.messages import messages
from shuffleup.questions.cases import Cases
from shuffleup.questions.mistakes import ErrorFacts
from shuffleup.questions.printed import Printed
from shuffleup.questions.ruling_facts import ANOTHER_GAME, AnswerFacts, QuestionFacts, question_facts
from shuffleup.rulebooks.catalogue import GAME_BOOKS, RULEBOOKS, resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import ask
from shuffleup.scenarios.scenario import House, ItalianSetting, Scenario


class CompareDocument(Printed, frozen=True):
    """Cases under every book. The answers to a case are in the order of ``books``."""

    language: str
    books: tuple[str, ...]
    questions: tuple[QuestionFacts, ...]
    errors: tuple[ErrorFacts, ...] = ()
    """The cases and files that could not be read or answered."""


def compare(cases: Cases, house: House | None) -> CompareDocument:
    """The answers of every book, and of a house besides, to each case."""
    names = (*RULEBOOKS, *((house.name,) if house else ()), *GAME_BOOKS)
    questions = _questions(cases, house, names)
    return CompareDocument(cases.language.value, names, questions, cases.facts())


def _questions(cases: Cases, house: House | None, names: tuple[str, ...]) -> tuple[QuestionFacts, ...]:
    books = {key: resolved(key) for key in RULEBOOKS} | ({house.name: house.policy} if house else {})
    words = {house.name: house.words} if house else {}
    games = {key: resolved(key) for key in GAME_BOOKS}
    language = cases.language

    def answered(case: Scenario) -> list[QuestionFacts]:
        title, speaking = case.title_in(language.value), games if isinstance(case.setting, ItalianSetting) else books
        facts = [question_facts(title, asked, language) for asked in ask(case, speaking, words)]
        return [_with_others(one, names, language) for one in facts]

    return tuple([one for found in cases.each(answered) for one in found])


def _with_others(facts: QuestionFacts, books: tuple[str, ...], language: Language) -> QuestionFacts:
    """A book for one game does not answer cases of other games, nor do other books answer cases of its game."""
    text = messages(language).say("desk-another-game")
    given = {answer.rulebook: answer for answer in facts.answers}
    every = [given.get(key) or AnswerFacts(rulebook=key, kind=ANOTHER_GAME, group=-1, text=text) for key in books]
    return replace(facts, answers=tuple(every))
