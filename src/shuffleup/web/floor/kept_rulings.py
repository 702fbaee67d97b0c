"""Rulings that the room records, and looks up later."""

from collections.abc import Mapping

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.accounts.signing_in import Door
from shuffleup.answer import note
from shuffleup.people.alike import plain
from shuffleup.questions import ruling as deciding
from shuffleup.questions.cases import Cases
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.ruling_facts import AnswerFacts
from shuffleup.questions.typed import read_typed
from shuffleup.room.ruling_book import KeptRuling, RulingBook, RulingRow
from shuffleup.scenarios.scenario import House
from shuffleup.web.floor.rulings import CaseText
from shuffleup.web.shell.asked import Asked, CommandId
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import language_of
from shuffleup.web.shell.sums import Sums

MOST_SHOWN = 100


class KeepRuling(Struct, frozen=True, forbid_unknown_fields=True):
    """A case with one question, and the floor's decision if it differs from the ruling.

    It is answered by the book of the event, as its house plays it.
    """

    command_id: CommandId
    text: CaseText
    choice: deciding.FloorChoice | None = None


class RulingBookPage(Struct, frozen=True):
    """The rulings that were found, newest first and at most a hundred, and how many there are."""

    rulings: tuple[RulingRow, ...]
    found: int
    names: Mapping[str, str]
    """The names of events and people, by id."""


@post("/events/{event_id:str}/rulings", status_code=201, summary="Keep a ruling", right=Right.PLAN_EVENTS)
async def keep_ruling(
    event_id: FromPath[str],
    data: JSONBody[KeepRuling],
    desk: NamedDependency[Desk],
    sums: NamedDependency[Sums],
    ruling_book: NamedDependency[RulingBook],
    request: Asked,
) -> KeptRuling:
    """Asks the book of the event once more and records its answer, with the decision of the floor."""
    state, _ = await desk.state(event_id)
    policy, language = state.opening.policy, language_of(request)
    column = House(policy.book, policy)

    def answered() -> tuple[str, AnswerFacts]:
        cases = Cases(language)
        read_typed(cases, data.text, "text")
        settled = deciding.settled_cases(cases, (column,))
        if cases.mistakes:  # nothing is kept of a text that is not understood as a whole
            raise cases.mistakes[0]
        if len(settled) != 1:
            hint = note("give-one-compare-line")
            raise QuestionError(note("several-cases", count=len(settled)), place="text", hint=hint, code="cases")
        (question,) = deciding.ruling(settled, cases, language, data.choice).questions
        return question.told, question.answers[0]

    case, answer = await sums.of(lambda _: answered())
    kept = _kept(event_id, By.of(request.user).actor, case, data.text, answer)
    await ruling_book.keep(kept, data.command_id, desk.now())
    return kept


@get("/ruling-book", summary="The rulings of the room", right=Right.SEE_FLOOR)
async def ruling_book_page(
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    ruling_book: NamedDependency[RulingBook],
    text: FromQuery[str] = "",
    event: FromQuery[str] = "",
) -> RulingBookPage:
    """Rulings with all these words in the case, the ruling, the decision or the rules; of one event or of all."""
    words = plain(text).split()
    rows = [one for one in await ruling_book.all() if event in {"", one.ruling.event} and _has(one.ruling, words)]
    shown = tuple(rows[:MOST_SHOWN])
    people, events = await door.names(), {one.ruling.event for one in shown}
    named = {one.head.event_id: one.head.name async for one in desk.known.all() if one.head.event_id in events}
    by = {one.ruling.by: people[one.ruling.by] for one in shown if one.ruling.by in people}
    return RulingBookPage(shown, len(rows), named | by)


def _kept(event: str, by: str, case: str, text: str, answer: AnswerFacts) -> KeptRuling:
    facts = answer.ruling
    rules = facts.rules if facts else tuple([answer.rule] if answer.rule else [])
    decision = facts.decision.sentence if facts and facts.decision else ""
    return KeptRuling(event, by, case, text, answer.rulebook, answer.text, rules, decision)


def _has(ruling: KeptRuling, words: list[str]) -> bool:
    said = plain(" ".join([ruling.case, ruling.ruling, ruling.decision, *ruling.rules]))
    return all(word in said for word in words)
