"""Rules and rulings: the books as they are read, and cases under one of them or under all."""

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from shuffleup.accounts.roles import Right
from shuffleup.answer import note
from shuffleup.questions import compare as comparing
from shuffleup.questions import rule as rules
from shuffleup.questions import ruling as deciding
from shuffleup.questions import scenario as checking
from shuffleup.questions.cases import Cases
from shuffleup.questions.house import house_book, played
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.printed import Asking
from shuffleup.questions.typed import read_typed
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.scenario import House
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.errors import language_of
from shuffleup.web.shell.sums import Sums, at_most

MOST_CASES = 20
_TEXT, _HOUSE = "text", "house"
"""The names of a request's texts in error messages."""

CaseText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=50_000, description="cases, as in .scenario files")]
HouseText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=50_000, description="a house book in TOML")]


class HouseQuestion(Asking, frozen=True, kw_only=True):
    """A house book to be read and checked."""

    house: HouseText


class CasesQuestion(Asking, frozen=True, kw_only=True):
    """Cases, and the house book that answers beside the others, or that ``Under the house`` means."""

    text: CaseText
    house: HouseText | None = None


class RulingQuestion(Asking, frozen=True, kw_only=True):
    """Cases, and the book that rules; without one, those that the cases name, or else the usual one.

    A single case may have a decision of the floor instead.
    """

    text: CaseText
    rulebook: str | None = None
    house: HouseText | None = None
    choice: deciding.FloorChoice | None = None


@get("/rules", summary="The rules of the books", right=Right.ASK_QUESTIONS)
async def read_rules(
    sums: NamedDependency[Sums],
    request: Asked,
    book: FromQuery[str | None] = None,
    number: FromQuery[str | None] = None,
    search: FromQuery[str | None] = None,
) -> rules.RuleDocument:
    """A rule, a book, the rules that contain all these words, or the list of books."""
    language, asked = language_of(request), rules.RuleQuestion(book=book, number=number, search=search)
    return await sums.of(lambda _: rules.rule(asked, None, "", language))


@post("/house-books", status_code=200, summary="Is this a house book?", right=Right.ASK_QUESTIONS)
async def house(data: JSONBody[HouseQuestion], sums: NamedDependency[Sums], request: Asked) -> rules.RuleDocument:
    """What a house plays differently from its book, beside the rules of that book; or what is wrong with its text."""
    language = language_of(request)
    return await sums.of(lambda _: rules.rule(rules.RuleQuestion(), house_book(data.house, _HOUSE), _HOUSE, language))


@post("/rulings", status_code=200, summary="What the book demands", right=Right.ASK_QUESTIONS)
async def ruling(
    data: JSONBody[RulingQuestion], sums: NamedDependency[Sums], request: Asked
) -> deciding.RulingDocument:
    """The ruling on each case, with the rule that decides and what the floor may decide instead."""
    language = language_of(request)
    if data.rulebook is not None and data.rulebook not in RULEBOOKS:
        hint = note("rulebooks-are-list", list=", ".join(RULEBOOKS))
        what = note("rulebook-not-known", key=data.rulebook)
        raise QuestionError(what, place="rulebook", hint=hint, code="unknown-rulebook")

    def ruled() -> deciding.RulingDocument:
        cases = _cases(data.text, language)
        books = deciding.columns(data.rulebook, _house(data.house), _HOUSE)
        return deciding.ruling(deciding.settled_cases(cases, books), cases, language, data.choice)

    return await sums.of(lambda _: ruled())


@post("/rulings/comparison", status_code=200, summary="What every book demands", right=Right.ASK_QUESTIONS)
async def compare(
    data: JSONBody[CasesQuestion], sums: NamedDependency[Sums], request: Asked
) -> comparing.CompareDocument:
    """The same cases under every rulebook, side by side."""
    language = language_of(request)
    return await sums.of(lambda _: comparing.compare(_cases(data.text, language), _house(data.house)))


@post("/scenarios", status_code=200, summary="Are the rules as this says?", right=Right.ASK_QUESTIONS)
async def scenario(
    data: JSONBody[CasesQuestion], sums: NamedDependency[Sums], request: Asked
) -> checking.ScenarioDocument:
    """Each scenario, played under every rulebook that it names."""
    language = language_of(request)
    return await sums.of(lambda _: checking.scenario(_cases(data.text, language), _house(data.house))[0])


def _cases(text: str, language: Language) -> Cases:
    cases = Cases(language)
    read_typed(cases, text, _TEXT)
    at_most(len(cases.cases), MOST_CASES, "cases")
    return cases


def _house(text: str | None) -> House | None:
    return played(house_book(text, _HOUSE)) if text is not None else None
