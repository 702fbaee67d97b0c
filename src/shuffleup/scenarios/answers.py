"""The same case under several books: what each answers, and which of them answer alike."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import ShowdownMode, hand_rules
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios import sentences as play
from shuffleup.scenarios.asked import case_of
from shuffleup.scenarios.checks import check
from shuffleup.scenarios.event_runner import play_event
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.runner import perform
from shuffleup.scenarios.scenario import Deed, Expectation, Place, Scenario, Setting
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.stage import seats_of, start

Books: TypeAlias = Mapping[str, ResolvedPolicy]
"""The books that are asked, by the names under which they answer."""


class Answer(Struct, frozen=True):
    """What one book answers: a ruling, why there is none, or in plain words what is so."""

    book: str
    ruling: Ruling | None = None
    refusal: Refusal | None = None
    says: str = ""


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


def ask(scenario: Scenario, books: Books) -> tuple[Answered, ...]:
    """Every case of a scenario under every one of these books, also under those that it does not name."""
    asked: dict[tuple[int, str], Answered] = {}
    for book, resolved in books.items():
        for found in _under(scenario, book, resolved):
            at = (found.moment, case_of(found.step))
            known = asked.setdefault(at, Answered(found.step.place, at[1], found.names, ()))
            if all(one.book != book for one in known.answers):
                known = replace(known, answers=(*known.answers, found.answer))
            asked[at] = replace(known, named=tuple(dict.fromkeys((*known.named, *found.step.books))))
    return tuple(_each_once(asked))


def _each_once(asked: Mapping[tuple[int, str], Answered]) -> Iterator[Answered]:
    """Where two lines expect different things of one moment and every book says the same to both, one is enough."""
    told: set[tuple[int, tuple[Answer, ...]]] = set()
    for (point, _), found in asked.items():
        if any(answer.ruling for answer in found.answers) or (point, found.answers) not in told:
            yield found
        if not any(answer.ruling for answer in found.answers):
            told.add((point, found.answers))


class _Found(Struct, frozen=True):
    """One answer of one book, to a line that stands behind so many acts."""

    moment: int
    step: Expectation
    names: tuple[str, ...]
    answer: Answer


def _under(scenario: Scenario, book: str, resolved: ResolvedPolicy) -> Iterator[_Found]:
    setting = scenario.setting
    if isinstance(setting, EventSetting):
        yield from _event(scenario, setting, book, resolved.book)
        return
    scene = _scene(scenario, setting, resolved)
    stopped: Refusal | None = None
    for point, step in enumerate(scenario.steps):
        if isinstance(step, Deed):
            stopped = stopped or perform(scene, step.sentence)
        elif stopped:
            yield _Found(_acts_before(scenario, point), step, scene.names, Answer(book, refusal=stopped))
        else:
            yield _Found(_acts_before(scenario, point), step, scene.names, answer_of(scene, book, step))


def _scene(scenario: Scenario, setting: Setting, resolved: ResolvedPolicy) -> Scene:
    by_hand = any(isinstance(step.sentence, play.Shows | play.Mucks) for step in scenario.steps)
    showdown = ShowdownMode.ASKED if by_hand else ShowdownMode.AUTOMATIC
    rules = hand_rules(setting.game.variant, setting.game.limit, resolved, showdown)
    return Scene(start(setting, rules, 0), seats_of(setting))


def _acts_before(scenario: Scenario, point: int) -> int:
    """Where the play stood: cases between the same two acts are asked of the same moment."""
    return sum([isinstance(step, Deed) for step in scenario.steps[:point]])


def answer_of(scene: Scene, book: str, step: Expectation) -> Answer:
    """What the book by whose rules the scene is played answers to a case."""
    finding = check(scene, step.sentence)
    if isinstance(finding.ruling, Refusal):
        return Answer(book, refusal=finding.ruling)
    if finding.ruling is not None:
        return Answer(book, finding.ruling)
    return Answer(book, says=finding.instead or step.text)


def _event(scenario: Scenario, setting: EventSetting, book: str, key: str) -> Iterator[_Found]:
    """A tournament case has no rulings: what is expected holds, or something else is so."""
    steps = tuple([step if isinstance(step, Deed) else replace(step, books=(key,)) for step in scenario.steps])
    verdicts, stops = play_event(replace(scenario, steps=steps), setting, key, lambda _, __, found: found.instead)
    found = {verdict.place.line: verdict for verdict in verdicts}
    for point, step in enumerate(scenario.steps):
        if isinstance(step, Deed):
            continue
        verdict = found.get(step.place.line)
        answer = Answer(book, says=verdict.instead or step.text) if verdict else None
        stop = stops[0] if stops else None
        if answer is None and stop:
            answer = Answer(book, refusal=Refusal("cannot-happen", stop.reason, stop.rule))
        if answer:
            yield _Found(_acts_before(scenario, point), step, (), answer)


def _outcome(answer: Answer) -> object:
    """What makes two answers the same: the outcome and what goes with it, not the rules it rests on."""
    ruling = answer.ruling
    if ruling is None:
        return (answer.refusal.code, answer.refusal.message) if answer.refusal else answer.says
    options = frozenset([(option.key, option.act, option.chips) for option in ruling.options])
    return ruling.key, ruling.seat, ruling.act, ruling.chips, options, ruling.penalty, ruling.pending
