"""The same case under several books: what each answers, and which of them answer alike."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.refusal import Refusal
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.cited import cite
from shuffleup.rulings.gesture import Word
from shuffleup.rulings.own_decision import fairness_rules, other_decisions
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.scenarios import expectations as says
from shuffleup.scenarios.asked import case_of
from shuffleup.scenarios.checks import looked_at
from shuffleup.scenarios.event_language import EVENT_EXPECTED
from shuffleup.scenarios.event_runner import play_event
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.event_world import ALLOWED
from shuffleup.scenarios.house import House
from shuffleup.scenarios.italian_expectations import AnotherGame
from shuffleup.scenarios.italian_runner import play_italian
from shuffleup.scenarios.italian_setting import ItalianSetting
from shuffleup.scenarios.report import Stopped, Verdict
from shuffleup.scenarios.runner import perform, scene_of
from shuffleup.scenarios.said import Said
from shuffleup.scenarios.scenario import Deed, Expectation, OfCase, Place, Scenario, Sentence
from shuffleup.scenarios.scene import Finding, Scene
from shuffleup.tournament.refusal import Refusal as EventRefusal

Books: TypeAlias = Mapping[str, ResolvedPolicy]
"""The books that are asked, by the names under which they answer."""


class Answer(Struct, frozen=True):
    """What one book answers: a ruling, why there is none, or in a sentence of the scenarios' language what is so.

    ``because`` is the refusal that such a sentence tells of, where it is one, and ``rules`` are those it rests on;
    where what was asked ``holds``, it is so because of the refusal.
    ``others`` is what the floor may decide instead of a ruling, the ruling's own options first, and ``fairness`` the
    rule that lets it decide against the book.
    """

    book: str
    ruling: Ruling | None = None
    refusal: Refusal | EventRefusal | None = None
    says: Said | str = ""
    because: Refusal | EventRefusal | None = None
    holds: bool = False
    others: tuple[Option, ...] = ()
    fairness: str = ""
    rules: tuple[str, ...] = ()


_DECIDED_BY: Mapping[type[Sentence], str] = {
    says.ShowsFirst: "showdown_order",
    says.ShowingOrder: "showdown_order",
    says.MayRaise: "min_raise_basis",
    says.PotBet: "pot_formula",
    says.AwardOrder: "pot_award_order",
}
"""The parameter that decides what such a sentence says."""


class Answered(Struct, frozen=True):
    """A case, the players in the order of the seats, and what each book answers."""

    place: Place
    case: str
    names: tuple[str, ...]
    answers: tuple[Answer, ...]
    named: tuple[str, ...] = ()
    """The books that the lines of the file name; none: the case is only asked."""

    @property
    def groups(self) -> tuple[int, ...]:
        """For each answer a number: books with the same one answer alike. The first book has 0."""
        seen: list[object] = []
        for answer in self.answers:
            outcome = _outcome(answer)
            if outcome not in seen:
                seen.append(outcome)
        return tuple([seen.index(_outcome(answer)) for answer in self.answers])


Words: TypeAlias = Mapping[str, Mapping[str, Word]]
"""The words of a room, by the name under which its book answers."""
NO_WORDS: Words = {}


def ask(scenario: Scenario, books: Books, words: Words = NO_WORDS) -> tuple[Answered, ...]:
    """Every case of a scenario under every one of these books, also under those that it does not name."""
    asked: dict[tuple[int, str], Answered] = {}
    for book, resolved in books.items():
        for found in _under(scenario, House(book, resolved, words.get(book, {}))):
            at = (found.moment, case_of(found.step))
            known = asked.setdefault(at, Answered(found.step.place, at[1], found.names, ()))
            if all(one.book != book for one in known.answers):
                known = replace(known, answers=(*known.answers, found.answer))
            asked[at] = replace(known, named=tuple(dict.fromkeys((*known.named, *found.step.books))))
    return tuple(_each_once(asked))


def _each_once(asked: Mapping[tuple[int, str], Answered]) -> Iterator[Answered]:
    """Where two lines expect different things of one moment and every book says the same to both, one is enough.

    A case that is only asked is always answered, also where it is refused for the same reason as another.
    """
    told: set[tuple[int, tuple[Answer, ...]]] = set()
    for (point, _), found in asked.items():
        # What is so is the same, whichever rule the line would rest it on.
        said = tuple([replace(answer, rules=()) for answer in found.answers])
        if any(answer.ruling for answer in found.answers) or not found.named:
            yield found
        elif (point, said) not in told:
            told.add((point, said))
            yield found


Played: TypeAlias = Callable[[Scenario], tuple[list[Verdict], list[Stopped]]]
"""Plays a case that asks one book alone."""


class _Found(Struct, frozen=True):
    """One answer of one book, to a line that stands behind so many acts."""

    moment: int
    step: Expectation
    names: tuple[str, ...]
    answer: Answer


def _under(scenario: Scenario, column: House) -> Iterator[_Found]:
    setting, book = scenario.setting, column.name
    if isinstance(setting, EventSetting):
        yield from _told(scenario, column, lambda case: play_event(case, setting, column.name, _bare, column))
        return
    if isinstance(setting, ItalianSetting):
        asked = replace(scenario, steps=tuple([one for one in scenario.steps if not _elsewhere(one.sentence)]))
        yield from _told(asked, column, lambda case: play_italian(case, setting, column.name, _bare))
        return
    scene = scene_of(setting, column, [step.sentence for step in scenario.steps])
    stopped: Refusal | None = None
    for point, step in enumerate(scenario.steps):
        if isinstance(step, Deed):
            stopped = stopped or perform(scene, step.sentence)
        elif stopped:
            yield _Found(_acts_before(scenario, point), step, scene.names, Answer(book, refusal=stopped))
        else:
            yield _Found(_acts_before(scenario, point), step, scene.names, answer_of(scene, book, step))


def _acts_before(scenario: Scenario, point: int) -> int:
    """Where the play stood: cases between the same two acts are asked of the same moment."""
    return sum([isinstance(step, Deed) for step in scenario.steps[:point]])


def answer_of(scene: Scene, book: str, step: Expectation) -> Answer:
    """What the book by whose rules the scene is played answers to a case."""
    scene, finding = looked_at(scene, step.sentence)
    if isinstance(finding.ruling, Refusal):
        return Answer(book, refusal=finding.ruling)
    if finding.ruling is not None:
        rules = scene.hand.rules
        others = other_decisions(rules, scene.hand.state, finding.ruling, scene.hand.deck)
        return Answer(book, finding.ruling, others=others, fairness=fairness_rules(rules)[0])
    asked = step.sentence.case if isinstance(step.sentence, OfCase) else step.sentence
    decided = _DECIDED_BY.get(type(asked))
    cited = finding.rules or (cite(scene.hand.rules, decided) if decided else ())
    return Answer(book, says=finding.instead or step.text, rules=cited)


def _elsewhere(sentence: Sentence) -> bool:
    """Is it about the books that do not know the game? That is no question to the one that does."""
    return isinstance(sentence, AnotherGame)


def _bare(_: Expectation, __: str, found: Finding) -> Said | str:
    return found.instead


def _told(scenario: Scenario, column: House, play_all: Played) -> Iterator[_Found]:
    """A case of a tournament or of another game has no rulings: what is expected holds, or something else is so."""
    book = column.name
    steps = tuple([step if isinstance(step, Deed) else replace(step, books=(book,)) for step in scenario.steps])
    case = replace(scenario, steps=steps)
    verdicts, stops = play_all(case)
    found = {verdict.place.line: verdict for verdict in verdicts}
    for point, step in enumerate(scenario.steps):
        if isinstance(step, Deed):
            continue
        verdict = found.get(step.place.line)
        answer = _of_verdict(book, step, verdict) if verdict else None
        stop = stops[0] if stops else None
        if answer is None and stop:
            answer = Answer(book, refusal=stop.refusal)
        if answer:
            yield _Found(_acts_before(scenario, point), step, (), answer)


_WHY = frozenset(("cause", "reason"))
"""Facts of a ruling that say why it is so, and nothing of what is to be done."""


def _stated(answer: Answer) -> object:
    """What is so; of what holds because something is refused, also what for."""
    return answer.says, answer.because.code if answer.because and answer.holds else ""


def _of_verdict(book: str, step: Expectation, verdict: Verdict) -> Answer:
    refused = verdict.refused
    rules = (refused.rule,) if refused and refused.rule else ()
    return Answer(
        book, says=_in_full(step, verdict.instead) or step.text, because=refused, holds=verdict.holds, rules=rules
    )


def _in_full(step: Expectation, instead: Said | str) -> Said | str:
    """What is so instead; where what may not be is allowed, that it may be, in the form that says so."""
    found = EVENT_EXPECTED.filled(step.text) if instead == ALLOWED else None
    if found is None:
        return instead
    form = found[0].pattern.replace(" may not ", " may ")
    return Said(form, tuple(found[1].items())) if any(one.pattern == form for one in EVENT_EXPECTED.forms) else instead


def _outcome(answer: Answer) -> object:
    """What makes two answers the same: the outcome and what goes with it, not why nor the rules it rests on."""
    ruling = answer.ruling
    if ruling is None:
        return (answer.refusal.code, answer.refusal.message) if answer.refusal else _stated(answer)
    options = frozenset([(option.key, option.act, option.chips) for option in ruling.options])
    facts = frozenset([fact for fact in ruling.facts if fact[0] not in _WHY])
    return ruling.key, ruling.seat, ruling.act, ruling.chips, options, ruling.penalty, ruling.pending, facts
