"""The same case under several books: what each answers, and which of them agree."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.own_decision import fairness_rules, other_decisions
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.rulings.speech.word import Word
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.event_world import ALLOWED
from shuffleup.scenarios.forms import FillingError, Line
from shuffleup.scenarios.languages import EVENT_EXPECTED
from shuffleup.scenarios.outcomes import outcome_text
from shuffleup.scenarios.runner import ITALIAN, Judgement, perform, play, scene_of
from shuffleup.scenarios.said import Saying
from shuffleup.scenarios.scenario import Deed, Expectation, FileLine, House, ItalianSetting, Scenario
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.sentences.hand_language import EXPECTED, check, looked_at
from shuffleup.scenarios.sentences.italian_table import another_game

Books: TypeAlias = Mapping[str, ResolvedPolicy]
"""The books in question, by the names under which they answer."""


class Answer(Struct, frozen=True):
    """What one book answers: a ruling, why there is none, or a sentence in the scenario language saying what is true.

    Of a ruling, ``says`` is its outcome in that language.

    ``because`` is the refusal that such a sentence describes, if it is one, and ``rules`` are those it rests on. If the
    sentence ``holds`` as it is written, a refusal is why it does. ``others`` is what the floor may decide instead of a
    ruling, the ruling's own options first, and ``fairness`` the rule that lets it decide against the book.
    """

    book: str
    ruling: Ruling | None = None
    refusal: Refusal | None = None
    says: Saying | str = ""
    because: Refusal | None = None
    holds: bool = False
    others: tuple[Option, ...] = ()
    fairness: str = ""
    rules: tuple[str, ...] = ()


class Answered(Struct, frozen=True):
    """A case, the players in the order of the seats, and what each book answers."""

    place: FileLine
    case: Saying | str
    names: tuple[str, ...]
    answers: tuple[Answer, ...]
    named: tuple[str, ...] = ()
    """The books that the lines of the file name; empty if the case only asks."""

    @property
    def groups(self) -> tuple[int, ...]:
        """A number for each answer: books with the same number answer alike. The first book has 0."""
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
    """Every case of a scenario under each of these books, even books that it does not name."""
    asked: dict[tuple[int, str], Answered] = {}
    for book, resolved in books.items():
        for found in _under(scenario, House(book, resolved, words.get(book, {}))):
            case = found.step.case
            at = (found.moment, str(case))
            known = asked.setdefault(at, Answered(found.step.place, case, found.names, ()))
            if all(one.book != book for one in known.answers):
                known = replace(known, answers=(*known.answers, found.answer))
            asked[at] = replace(known, named=tuple(dict.fromkeys((*known.named, *found.step.books))))
    return tuple(_each_once(asked))


def _each_once(asked: Mapping[tuple[int, str], Answered]) -> Iterator[Answered]:
    """If two lines expect different things of one moment and every book says the same to both, one is enough.

    A case that only asks is always answered, even if it is refused for the same reason as another.
    """
    told: set[tuple[int, tuple[Answer, ...]]] = set()
    for (point, _), found in asked.items():
        # A fact stays the same, whatever rule the line would base it on.
        said = tuple([replace(answer, says=str(answer.says), rules=()) for answer in found.answers])
        if any(answer.ruling for answer in found.answers) or not found.named:
            yield found
        elif (point, said) not in told:
            told.add((point, said))
            yield found


class _Found(Struct, frozen=True):
    """One answer of one book, to a line after a number of actions."""

    moment: int
    step: Expectation
    names: tuple[str, ...]
    answer: Answer


def _under(scenario: Scenario, column: House) -> Iterator[_Found]:
    setting, book = scenario.setting, column.name
    if isinstance(setting, EventSetting):
        yield from _told(scenario, column)
        return
    if isinstance(setting, ItalianSetting):
        asked = replace(scenario, steps=tuple([one for one in scenario.steps if not _elsewhere(one.sentence)]))
        yield from [_ruled(asked, column, one) for one in _told(asked, column)]
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
    """How far play had come: cases between the same two actions are asked of the same moment."""
    return sum([isinstance(step, Deed) for step in scenario.steps[:point]])


def answer_of(scene: Scene, book: str, step: Expectation) -> Answer:
    """The answer to a case by the book whose rules govern the scene."""
    scene, finding = looked_at(scene, step.sentence)
    if isinstance(finding.ruling, Refusal):
        return Answer(book, refusal=finding.ruling)
    if finding.ruling is not None:
        rules = scene.hand.rules
        others = other_decisions(rules, scene.hand.state, finding.ruling, scene.hand.deck)
        outcome = outcome_text(scene, finding.ruling)
        return Answer(book, finding.ruling, says=outcome, others=others, fairness=fairness_rules(rules)[0])
    says = finding.instead or step.said
    return Answer(book, says=says, rules=finding.rules, holds=not finding.instead or _is_so(scene, str(says)))


def _is_so(scene: Scene, says: str) -> bool:
    """Is it a sentence of the language, and so at this moment?"""
    try:
        read = EXPECTED.read(says, scene.names)
    except FillingError:
        return False
    return read is not None and not check(scene, read[1]).instead


def _elsewhere(sentence: Line) -> bool:
    """Is it about the books that do not know the game? That is not a question for one that does."""
    return sentence.says(another_game)


def _told(scenario: Scenario, column: House) -> Iterator[_Found]:
    """Cases of a tournament or of another game have no rulings: the expectation holds, or something else is true."""
    book = column.name
    steps = tuple(
        [step if isinstance(step, Deed) else replace(step, books=(book,), rule="") for step in scenario.steps]
    )
    case = replace(scenario, steps=steps)
    verdicts, stops = play(case, book, column)
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


def _ruled(scenario: Scenario, column: House, found: _Found) -> _Found:
    """A case for the floor at a table of poker all'italiana with its ruling; anything else as it is."""
    unanswered = found.answer.refusal or str(found.answer.says) == str(ITALIAN.hangs)
    if unanswered or not found.step.sentence.form.ending:
        return found
    scene = ITALIAN.begin(scenario, column, 0)
    for step in scenario.steps[: scenario.steps.index(found.step)]:
        if isinstance(step, Deed):
            ITALIAN.perform(scene, step.sentence)
    return replace(found, names=scene.names, answer=answer_of(scene, column.name, found.step))


_WHY = frozenset(("cause", "reason"))
"""Facts of a ruling that give its reason, and not what is to be done."""


def _stated(answer: Answer) -> object:
    """The statement; for what holds because something is refused, also the reason."""
    return str(answer.says), answer.because.code if answer.because and answer.holds else ""


def _of_verdict(book: str, step: Expectation, verdict: Judgement) -> Answer:
    refused = verdict.refused
    rules = (refused.rule,) if refused and refused.rule else ()
    return Answer(
        book, says=_in_full(step, verdict.instead) or step.said, because=refused, holds=verdict.holds, rules=rules
    )


def _in_full(step: Expectation, instead: Saying | str) -> Saying | str:
    """What is true instead; if something forbidden is in fact allowed, the sentence that says so."""
    if instead != ALLOWED:
        return instead
    form = step.said.form.replace(" as {reason}", "").replace("it is refused", "it is allowed")
    return Saying(form, step.said.places) if any(one.pattern == form for one in EVENT_EXPECTED.forms) else instead


def _outcome(answer: Answer) -> object:
    """What makes two answers the same: the outcome and what goes with it, not the reason or the rules."""
    ruling = answer.ruling
    if ruling is None:
        return (answer.refusal.code, answer.refusal.facts) if answer.refusal else _stated(answer)
    options = frozenset([(option.key, option.act, option.chips) for option in ruling.options])
    facts = frozenset([fact for fact in ruling.facts if fact[0] not in _WHY])
    return ruling.key, ruling.seat, ruling.act, ruling.chips, options, ruling.penalty, ruling.pending, facts
