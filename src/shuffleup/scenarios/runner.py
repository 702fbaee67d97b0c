"""Playing a scenario: once under each book that an expectation names, as far as that book is asked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, note, refuse, voice
from shuffleup.hand.state import Showdown
from shuffleup.rulebooks.catalogue import GAME_BOOKS, resolved
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.event_world import SettingRefusedError, World
from shuffleup.scenarios.forms import Line
from shuffleup.scenarios.italian_scene import ItalianScene
from shuffleup.scenarios.language import found
from shuffleup.scenarios.named_deck import NotInDeckError
from shuffleup.scenarios.said import Saying, say
from shuffleup.scenarios.scenario import (
    THE_HOUSE,
    AnySetting,
    Deed,
    Expectation,
    FileLine,
    House,
    ItalianSetting,
    Scenario,
    ScenarioError,
    Setting,
)
from shuffleup.scenarios.scene import HOLDS, Finding, NotPlayingError, Scene
from shuffleup.scenarios.sentences import italian_play, italian_table
from shuffleup.scenarios.sentences.betting import shows_or_mucks
from shuffleup.scenarios.sentences.hand_language import check
from shuffleup.scenarios.sentences.italian_table import another_game, asked_for, may_do
from shuffleup.scenarios.stage import fillings, start


class Judgement(Struct, frozen=True):
    """One expectation under one book. ``instead`` is empty if it holds, and otherwise says what is true."""

    place: FileLine
    book: str
    text: str
    instead: Saying | str
    refused: Refusal | None = None
    """The refusal that ``instead`` describes."""
    ruling: Ruling | None = None
    """The ruling that was found, whether or not it is the one expected."""
    case: Saying | str = ""
    """The line without the ruling that it expects, if it expects one."""
    said: Saying | str = ""
    """The line without the rule that it names."""
    rule: str = ""

    @property
    def holds(self) -> bool:
        """Is it so?"""
        return not self.instead


class Stopped(Struct, frozen=True):
    """Play could not go on under a book: a line says what the rules refuse, or what is impossible."""

    place: FileLine
    book: str
    text: str
    refusal: Refusal
    names: tuple[str, ...] = ()
    """The players in the hand's seats, for the sentence of the refusal."""
    said: Saying | str = ""
    """The line as a value."""

    @property
    def rule(self) -> str:
        """The rule that refuses, or none."""
        return self.refusal.rule

    @property
    def reason(self) -> str:
        """Why, in English."""
        return voice(self.refusal, self.names)


def verdict_of(step: Expectation, book: str, instead: Saying | str, finding: Finding) -> Judgement:
    """The result for one line, as a value that says what is true."""
    found = finding.ruling
    refused = found if isinstance(found, Refusal) else finding.refused
    # If only the rule differs, ``instead`` says which; the ruling is as expected.
    ruling = found if isinstance(found, Ruling) and (finding.instead or not instead) else None
    case = step.case if str(step.case) != step.text else ""
    text = f"{step.text} (rule {step.rule})" if step.rule else step.text
    return Judgement(step.place, book, text, instead, refused, ruling, case, step.said, step.rule)


def stopped_at(step: Deed, book: str, refused: Refusal, names: Sequence[str] = ()) -> Stopped:
    """Reports that a line cannot happen."""
    return Stopped(step.place, book, step.text, refused, tuple(names), step.said)


def not_begun(scenario: Scenario, book: str, refused: Refusal) -> Stopped:
    """Reports that a book does not allow what the headers say."""
    return Stopped(scenario.place, book, scenario.title, refused)


class Report(Struct, frozen=True):
    """The result of one scenario."""

    scenario: Scenario
    verdicts: tuple[Judgement, ...]
    stopped: tuple[Stopped, ...]

    @property
    def passed(self) -> bool:
        """Was everything as expected?"""
        return not self.stopped and all(verdict.holds for verdict in self.verdicts)


def failures(report: Report) -> Iterator[str]:
    """One line for each thing that was not as expected: file, line, book, what was written, what is true."""
    for stop in report.stopped:
        rule = f" ({stop.rule})" if stop.rule else ""
        yield f"{stop.place}: under {stop.book}, '{stop.text}' cannot happen: {stop.reason}{rule}"
    for verdict in report.verdicts:
        if not verdict.holds:
            yield f"{verdict.place}: under {verdict.book}, '{verdict.text}' is not so: {verdict.instead}"


def count_by_book(reports: Iterable[Report]) -> dict[str, tuple[int, int]]:
    """For each book, how many expectations hold, and how many could be asked."""
    counts: dict[str, tuple[int, int]] = {}
    for report in reports:
        for verdict in report.verdicts:
            held, asked = counts.get(verdict.book, (0, 0))
            counts[verdict.book] = (held + verdict.holds, asked + 1)
    return dict(sorted(counts.items()))


_ANOTHER_GAME = Finding(say("another game"))


class Kind(Struct, frozen=True):
    """What is particular to a kind of case: which books know its game, how it begins, and what its lines do."""

    knows: Callable[[str], bool]
    fillings: Callable[[Any], int]
    """How often it is played, each time with other cards where none are named."""
    begin: Callable[[Scenario, House, int], Any]
    perform: Callable[[Any, Line], Refusal | None]
    check: Callable[[Any, Line], Finding]
    hangs: Saying = say("it hangs on cards that are not named: write Cards and Board")
    """Reported if the results differ with the unnamed cards."""


def run_scenario(scenario: Scenario, house: House | None = None) -> Report:
    """Plays it under every book it names; ``house`` is the one that ``Under the house`` means.

    Raises ``ScenarioError`` if the scenario names a house and none is given.
    """
    verdicts: list[Judgement] = []
    stopped: list[Stopped] = []
    for book in scenario.books:
        column = named_house(scenario, house) if book == THE_HOUSE else House(book, resolved(book))
        told, endings = play(scenario, book, column)
        verdicts.extend(told)
        stopped.extend(endings)
    return Report(scenario, tuple(sorted(verdicts, key=lambda one: one.place.line)), tuple(stopped))


def named_house(scenario: Scenario, house: House | None) -> House:
    """The house that a scenario means. Raises ``ScenarioError`` if none is given."""
    if house:
        return house
    place = next(step.place for step in scenario.steps if isinstance(step, Expectation) and THE_HOUSE in step.books)
    raise ScenarioError(place, note("no-house-is-named"), note("name-its-book", field="house"))


def play(scenario: Scenario, book: str, column: House) -> tuple[list[Judgement], list[Stopped]]:
    """The result of each expectation of a book, and where play stopped; ``column`` is the book as it is played.

    A book of another game has one answer to everything. What holds with one filling must hold with all of them.
    """
    kind = kind_of(scenario.setting)
    if not kind.knows(column.policy.book):
        return _in_another_game(scenario, book, column), []
    plays = [_play(scenario, kind, book, column, number) for number in range(kind.fillings(scenario.setting))]
    stops = [stop for _, stop in plays if stop]
    verdicts = []
    for same in zip_longest(*[told for told, _ in plays]):
        told = [one for one in same if one]
        hangs = len({one.holds for one in told}) > 1
        verdicts.append(replace(told[0], instead=kind.hangs, refused=None) if hangs else told[0])
    return verdicts, stops[:1]


def _in_another_game(scenario: Scenario, book: str, column: House) -> list[Judgement]:
    """The answer of a book to every expectation about a game that it does not know."""
    verdicts = []
    for step in scenario.steps:
        if isinstance(step, Expectation) and book in step.books:
            finding = HOLDS if step.sentence.says(another_game) else _ANOTHER_GAME
            verdicts.append(verdict_of(step, book, _instead(column.name, step, finding), finding))
    return verdicts


def _play(
    scenario: Scenario, kind: Kind, book: str, column: House, filling: int
) -> tuple[list[Judgement], Stopped | None]:
    """The steps up to the last one that asks this book."""
    asked = [place for place, step in enumerate(scenario.steps) if isinstance(step, Expectation) and book in step.books]
    verdicts: list[Judgement] = []
    try:
        scene = kind.begin(scenario, column, filling)
    except (NotInDeckError, SettingRefusedError) as error:
        return verdicts, not_begun(scenario, book, error.refusal)
    for step in scenario.steps[: asked[-1] + 1]:
        if isinstance(step, Deed):
            refused = kind.perform(scene, step.sentence)
            if refused:
                return verdicts, stopped_at(step, book, refused, scene.names if isinstance(scene, Scene) else ())
        elif book in step.books:
            finding = kind.check(scene, step.sentence)
            verdicts.append(verdict_of(step, book, _instead(column.name, step, finding), finding))
    return verdicts, None


def _instead(name: str, expected: Expectation, finding: Finding) -> Saying | str:
    """What is true instead; if only the rule differs, that rule. Its rules are cited under ``name``."""
    if finding.instead or not expected.rule:
        return finding.instead
    # A rule of a house may have blanks in it, and then looks as if it named its book.
    if expected.rule in finding.rules or f"{name} {expected.rule}" in finding.rules:
        return ""
    if not finding.rules:
        return say("it is so, and no rule was applied")
    return say("it is so by {list}", list=", ".join(finding.rules))


# ── a hand ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _hand(scenario: Scenario, column: House, filling: int) -> Scene:
    assert isinstance(scenario.setting, Setting), "a hand has the headers of one"
    return scene_of(scenario.setting, column, [step.sentence for step in scenario.steps], filling)


def scene_of(setting: Setting, column: House, told: Iterable[Line], filling: int = 0) -> Scene:
    """The hand at its first decision, under a book. ``told`` is everything the case says of it."""
    by_hand = any(one.says(shows_or_mucks) for one in told)
    scene = Scene(start(setting, column.policy, filling), column.words, by_hand=by_hand, chips=setting.chips)
    scene.earlier = setting.table.pot if setting.blinds.street != "preflop" else 0
    return scene


def perform(scene: Scene, sentence: Line) -> Refusal | None:
    """Does what a line says, or refuses if it cannot be done; then nothing has changed."""
    hand = scene.hand
    refused = _done(scene, sentence)
    if not refused or scene.by_hand or not isinstance(hand.state, Showdown):
        return refused
    # What cannot happen before the hands are shown may happen after that.
    state, deck, events = hand.state, hand.deck, len(hand.events)
    hand.show_down()
    refused = _done(scene, sentence)
    if refused:
        hand.state, hand.deck = state, deck
        del hand.events[events:]
    return refused


def _done(scene: Scene, sentence: Line) -> Refusal | None:
    hand, beside = scene.hand, dict(scene.beside)
    state, deck, events = hand.state, hand.deck, len(hand.events)
    refused = _asked(scene, sentence)
    if refused:
        # A line of several actions may be refused at its last one.
        hand.state, hand.deck = state, deck
        del hand.events[events:]
        scene.beside.clear()
        scene.beside.update(beside)
    return refused


def _asked(scene: object, sentence: Line) -> Refusal | None:
    refused = sentence.ask(scene)
    assert refused is None or isinstance(refused, Refusal), "a line that happens is done or refused"
    return refused


# ── a table of poker all'italiana, a tournament ──────────────────────────────────────────────────────────────────────


def _italian(scenario: Scenario, column: House, filling: int) -> ItalianScene:
    assert isinstance(scenario.setting, ItalianSetting), "a table has the headers of one"
    asked = any(_by_hand(step.sentence) for step in scenario.steps)
    return ItalianScene(scenario.setting, column.policy, filling, asked=asked)


def _by_hand(sentence: Line) -> bool:
    """Does the case say who shows and who hides, or who may?"""
    if sentence.says(may_do):
        return "show" in sentence.places["doable"]
    return sentence.says(shows_or_mucks)


def _perform_italian(scene: ItalianScene, sentence: Line) -> Refusal | None:
    if scene.panel and not sentence.says(*italian_play.WHILE_CHOOSING):
        return refuse("not-now", dealer=scene.table.dealer, why="choosing")
    try:
        return _asked(scene, sentence)
    except NotInDeckError as error:
        return error.refusal
    except NotPlayingError as error:
        return refuse("not-playing", why="hand", player=error.player)


def _check_italian(scene: ItalianScene, sentence: Line) -> Finding:
    if scene.panel and not sentence.says(asked_for, *italian_table.WHILE_CHOOSING):
        return Finding(say("{player} is choosing the game", player=scene.table.dealer))
    try:
        return found(sentence, scene)
    except NotPlayingError as error:
        return Finding(say("{player} does not play this hand", player=error.player))


def _tournament(scenario: Scenario, column: House, _filling: int) -> World:
    assert isinstance(scenario.setting, EventSetting), "a tournament has the headers of one"
    return World(scenario.setting, column.policy)


# ── the kinds ────────────────────────────────────────────────────────────────────────────────────────────────────────

HAND = Kind(lambda book: book not in GAME_BOOKS, fillings, _hand, perform, check)
ITALIAN = Kind(
    lambda book: book in GAME_BOOKS,
    lambda _: 6,
    _italian,
    _perform_italian,
    _check_italian,
    say("it hangs on cards that are not named: write Cards"),
)
TOURNAMENT = Kind(lambda _: True, lambda _: 1, _tournament, _asked, lambda world, line: found(line, world))


def kind_of(setting: AnySetting) -> Kind:
    """How cases with such headers are played."""
    if isinstance(setting, EventSetting):
        return TOURNAMENT
    return ITALIAN if isinstance(setting, ItalianSetting) else HAND
