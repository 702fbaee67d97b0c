"""The ruling desk as a conversation: the table, what was done, what happened; every wrong line is asked for again."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import click

from shuffleup.cli.output import say
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import NOBODY
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language, ResolvedPolicy
from shuffleup.scenarios.answers import Answer, Answered, answer_of
from shuffleup.scenarios.asked import ASKED
from shuffleup.scenarios.forms import FillingError
from shuffleup.scenarios.headers import HEADERS
from shuffleup.scenarios.reader import read_sentence
from shuffleup.scenarios.runner import perform
from shuffleup.scenarios.scenario import Expectation, Place, ScenarioError, Setting
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.sentences import PLAY
from shuffleup.scenarios.setting import Given, setting_of
from shuffleup.scenarios.stage import seats_of, start

T = TypeVar("T")
_TERMINAL = Place("", 0)
_GAME, _BLINDS = "no-limit hold'em", "50/100"


def converse(book: tuple[str, ResolvedPolicy], language: Language) -> Iterator[Answered]:
    """Asks for the table and for what happened, and answers each case as soon as it is told.

    Ends with an empty line or the end of the input.
    """
    setting = _table(language)
    key, resolved = book
    rules = hand_rules(setting.game.variant, setting.game.limit, resolved)
    scene = Scene(start(setting, rules, 0), seats_of(setting))
    _play(scene, setting, language)
    while text := _line(language, "desk-ask-case", scene):
        asked = _until_right(text, lambda line: _ask(line, scene, setting, key), language, "desk-ask-case", scene)
        if asked is None:
            return
        yield asked


def _table(language: Language) -> Setting:
    given = {
        "Game": _header("Game", "desk-ask-game", language, _GAME),
        "Blinds": _header("Blinds", "desk-ask-blinds", language, _BLINDS),
    }
    while True:
        given["Stacks"] = _header("Stacks", "desk-ask-stacks", language, "")
        try:
            return setting_of(given)
        except ScenarioError as error:
            say(_reason(error))


def _header(name: str, question: str, language: Language, default: str) -> Given:
    """One line about the table, as its header has it."""
    words = messages(language).say(question)
    while True:
        text = click.prompt(f"{words} [{HEADERS[name].example}]" if not default else words, default or None, err=True)
        try:
            return Given(_TERMINAL, HEADERS[name].read(" ".join(text.split())))
        except FillingError as error:
            say(str(error))


def _play(scene: Scene, setting: Setting, language: Language) -> None:
    while text := _line(language, "desk-ask-action", scene):
        _until_right(text, lambda line: _do(line, scene, setting), language, "desk-ask-action", scene)


def _do(text: str, scene: Scene, setting: Setting) -> bool:
    refused = perform(scene, read_sentence(_TERMINAL, text, PLAY, setting))
    if refused:
        raise ScenarioError(_TERMINAL, refused.message, refused.rule)
    return True


def _ask(text: str, scene: Scene, setting: Setting, key: str) -> Answered:
    """The answer to a case. What cannot have happened raises, so that it is told again."""
    step = Expectation(_TERMINAL, text, (), read_sentence(_TERMINAL, text, ASKED, setting))
    answer: Answer = answer_of(scene, key, step)
    if answer.refusal:
        raise ScenarioError(_TERMINAL, answer.refusal.message, answer.refusal.rule)
    if answer.ruling is None:
        raise ScenarioError(_TERMINAL, answer.says)
    return Answered(_TERMINAL, text, scene.names, (answer,))


def _until_right(text: str, take: Callable[[str], T], language: Language, question: str, scene: Scene) -> T | None:
    """What a line comes to; a line that is wrong is told why and asked for again. Nothing for an empty line."""
    while text:
        try:
            return take(text)
        except (ScenarioError, FillingError) as error:
            say(_reason(error))
            text = _line(language, question, scene)
    return None


def _reason(error: ScenarioError | FillingError) -> str:
    if isinstance(error, ScenarioError):
        return f"{error.what}; {error.hint}" if error.hint else error.what
    return str(error)


def _line(language: Language, question: str, scene: Scene) -> str:
    """One line of the user; empty also at the end of the input."""
    speech = messages(language)
    turn = scene.hand.turn
    at = f" ({speech.say('desk-turn', {'player': scene.names[turn]})})" if turn != NOBODY else ""
    try:
        text: str = click.prompt(f"{speech.say(question)}{at}", default="", show_default=False, err=True)
    except click.Abort:
        return ""
    return " ".join(text.split())
