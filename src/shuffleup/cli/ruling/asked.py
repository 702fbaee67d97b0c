"""The ruling desk as a conversation: the table, the actions, what happened, and what the floor decides.

Every wrong line is explained and asked for again; ``?`` explains a question, ``<`` goes back to the previous one.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

import click

from shuffleup.answer import Problem
from shuffleup.cli.output import print_lines, say
from shuffleup.cli.ruling.lines import told
from shuffleup.hand.state import NOBODY
from shuffleup.locale.answers import answer_text
from shuffleup.locale.case_reading import example_of, examples_near, examples_of, heard, line_of
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.questions.ruling_facts import SettledCase, choice_texts, decide, decision_text, question_facts
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import Answer, Answered, answer_of
from shuffleup.scenarios.forms import FillingError, Form, Line
from shuffleup.scenarios.forms import Phrasebook as Forms
from shuffleup.scenarios.headers import HEADERS
from shuffleup.scenarios.languages import PLAY
from shuffleup.scenarios.named import check_names
from shuffleup.scenarios.reader import not_understood
from shuffleup.scenarios.runner import perform, scene_of
from shuffleup.scenarios.said import Saying
from shuffleup.scenarios.scenario import (
    Expectation,
    FileLine,
    HeaderValue,
    House,
    NobodyError,
    ScenarioError,
    Setting,
    setting_of,
)
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.sentences.hand_language import ASKED

T = TypeVar("T")
TERMINAL = FileLine("", 0)
HELP, BACK = "?", "<"
_FORMS_SHOWN = 14


class BackError(Exception):
    """The user wants the previous question again."""


class WrongLineError(ValueError):
    """An invalid line, and the reason in one line."""


class Lines:
    """Questions and answers in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.speech: Messages = messages(language)

    def ask(self, question: str, explain: Callable[[str], None], *, default: str | None = None, turn: str = "") -> str:
        """One line. ``?`` explains and asks again. Raises ``BackError`` for ``<``, ``click.Abort`` at the end."""
        words = self.speech.say(question) + (f" ({self.speech.say('desk-turn', {'player': turn})})" if turn else "")
        while True:
            typed = click.prompt(
                words, default="" if default is None else default, show_default=bool(default), err=True
            )
            text = " ".join(str(typed).split())
            if text == BACK:
                raise BackError
            if not text.startswith(HELP):
                return text
            explain(text.removeprefix(HELP).strip())

    def tell(self, name: str, values: Values | None = None) -> None:
        """Says a message on stderr."""
        say(self.speech.say(name, values))

    def until_right(self, take: Callable[[str], T], ask: Callable[[], str]) -> T:
        """The result for a line; a wrong one is explained, in one line, and asked for again."""
        while True:
            try:
                return take(ask())
            except WrongLineError as error:
                say(str(error))

    # ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def sentence(self, text: str, forms: Forms, setting: Setting) -> tuple[Saying, Line]:
        """A typed line, as it can be told again, and its meaning. Raises ``WrongLineError``."""
        try:
            line = line_of(text, self.language, forms)
            if line is None:
                raise WrongLineError(self._not_understood(text, forms, setting))
            check_names(TERMINAL, line[1], setting)
            return line
        except NobodyError as error:
            values = {"name": error.name, "players": ", ".join(setting.players)}
            raise WrongLineError(self.speech.say("desk-nobody", values)) from None
        except (ScenarioError, FillingError) as error:
            raise WrongLineError(self._place_wrong(text, forms, error)) from None

    def _not_understood(self, text: str, forms: Forms, setting: Setting) -> str:
        if self.language is Language.ENGLISH:
            return reason(not_understood(TERMINAL, text, forms, setting))
        near = examples_near(text, self.language, forms, setting.players)
        return self.speech.say("desk-not-understood", {"text": text, "list": near})

    def _place_wrong(self, text: str, forms: Forms, error: ScenarioError | FillingError) -> str:
        found = forms.filled(text) or heard(text, self.language, forms)
        if self.language is Language.ENGLISH or found is None:
            return reason(error)
        return self.speech.say("desk-place-wrong", {"text": text, "form": self._example(found[0], forms)})

    def _example(self, form: Form, forms: Forms) -> str:
        return case_text(example_of(form, forms), self.language)

    def show_forms(self, forms: Forms, about: str) -> None:
        """What can be typed: all forms that contain a word, or the first ones."""
        lines = [case_text(one, self.language) for form in forms.forms for one in examples_of(form, forms)]
        found = [line for line in lines if about.casefold() in line.casefold()] if about else lines
        for line in found[:_FORMS_SHOWN]:
            say(f"  {line}")
        if len(found) > _FORMS_SHOWN or not found:
            self.tell("desk-more-forms", {"count": len(found)})


def reason(error: ScenarioError | FillingError) -> str:
    """Why a line cannot be read, and what to write, in one line."""
    return answer_text(Problem(error.first.what, "", error.first.hint))


_DEFAULTS = {"Game": "no-limit hold'em", "Blinds": "50/100", "Stacks": ""}
_QUESTIONS = tuple(_DEFAULTS)
_MOST_CHOICES = 9


class RulingDesk:
    """One conversation about one hand, under one book."""

    def __init__(self, column: House, language: Language, *, quiet: bool = False) -> None:
        self._column = column
        self._language = language
        self._quiet = quiet
        """True if nothing may go to stdout, because a document will."""
        self._lines = Lines(language)
        self._given: dict[str, str] = {}
        self._acts: list[tuple[Saying, Line]] = []
        self._settled: list[SettledCase] = []

    def run(self) -> tuple[SettledCase, ...]:
        """Asks until an empty line or the end of the input; returns what was asked, and what was decided."""
        self._lines.tell("desk-welcome")
        setting = self._table(0)
        stage: Callable[[Setting], bool] = self._play
        while True:
            try:
                going_on = stage(setting)
            except BackError:
                if stage == self._cases:
                    stage = self._play
                elif self._acts:
                    self._acts.pop()
                else:
                    setting = self._table(len(_QUESTIONS) - 1)
                continue
            if not going_on:
                break
            stage = self._cases
        if self._settled and not self._quiet:
            print_lines(self._summary(setting))
        return tuple(self._settled)

    # ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _table(self, at: int) -> Setting:
        """Asks for the table, from question number ``at`` on."""
        while True:
            try:
                while at < len(_QUESTIONS):
                    self._given[_QUESTIONS[at]] = self._header(_QUESTIONS[at])
                    at += 1
                return setting_of(
                    {name: HeaderValue(TERMINAL, HEADERS[name].read(self._given[name])) for name in _QUESTIONS}
                )
            except BackError:
                at = max(0, at - 1)
            except ScenarioError as error:
                say(self._of_header("Stacks", reason(error)))
                at = len(_QUESTIONS) - 1

    def _header(self, name: str) -> str:
        lines, key = self._lines, name.lower()

        def take(text: str) -> str:
            try:
                HEADERS[name].read(text)
            except FillingError as error:
                raise WrongLineError(self._of_header(name, str(error))) from None
            return text

        default = self._given.get(name) or _DEFAULTS[name]
        explain = lambda _: lines.tell(f"desk-help-{key}", {"example": HEADERS[name].example})  # noqa: E731
        return lines.until_right(take, lambda: lines.ask(f"desk-ask-{key}", explain, default=default))

    def _of_header(self, name: str, why: str) -> str:
        """Why a line about the table is wrong. In English the reason itself; otherwise the form the line must have."""
        if self._language is Language.ENGLISH:
            return why
        return self._lines.speech.say(f"desk-bad-{name.lower()}", {"example": HEADERS[name].example})

    # ── what was done ────────────────────────────────────────────────────────────────────────────────────────────────

    def _scene(self, setting: Setting) -> Scene:
        """The hand as it is after what has been told."""
        acts = [sentence for _, sentence in self._acts]
        scene = scene_of(setting, self._column, acts)
        for act in acts:
            perform(scene, act)
        return scene

    def _play(self, setting: Setting) -> bool:
        scene = self._scene(setting)

        def take(text: str) -> tuple[Saying, Line] | None:
            if not text:
                return None
            line = self._lines.sentence(text, PLAY, setting)
            refused = perform(scene, line[1])
            if refused:
                raise WrongLineError(_with_rule(answer_text(refused, self._language, scene.names), refused.rule))
            return line

        while True:
            done = self._lines.until_right(take, lambda: self._line("desk-ask-action", scene, self._help_with_acts))
            if not done:
                return True
            self._acts.append(done)

    def _help_with_acts(self, about: str) -> None:
        self._lines.tell("desk-help-action")
        self._lines.show_forms(PLAY, about)

    def _line(self, question: str, scene: Scene, explain: Callable[[str], None]) -> str:
        """One line from the user; also empty at the end of the input."""
        turn = scene.hand.turn
        try:
            return self._lines.ask(question, explain, turn=scene.names[turn] if turn != NOBODY else "")
        except click.Abort:
            return ""

    # ── what happened ────────────────────────────────────────────────────────────────────────────────────────────────

    def _cases(self, setting: Setting) -> bool:
        scene = self._scene(setting)
        last: SettledCase | None = None

        def take(text: str) -> SettledCase | None:
            if not text:
                return None
            if last and text.isdigit():
                return self._decided(last, int(text), scene)
            return SettledCase(self._ask(text, scene, setting))

        while True:
            question = "desk-ask-decision" if last else "desk-ask-case"
            found = self._lines.until_right(take, lambda q=question: self._line(q, scene, self._help_with_cases))  # type: ignore[misc]
            if found is None:
                return False
            if last and found.asked is last.asked:
                self._settled[-1] = found
            else:
                self._settled.append(found)
            self._show(found, anew=not (last and found.asked is last.asked))
            last = found

    def _help_with_cases(self, about: str) -> None:
        self._lines.tell("desk-help-case")
        self._lines.show_forms(ASKED, about)

    def _ask(self, text: str, scene: Scene, setting: Setting) -> Answered:
        """The answer to a case. What cannot have happened raises an error, so that it is told again."""
        case, sentence = self._lines.sentence(text, ASKED, setting)
        return Answered(TERMINAL, case, scene.names, (self._answer(str(case), sentence, scene),))

    def _answer(self, text: str, sentence: Line, scene: Scene) -> Answer:
        answer = answer_of(scene, self._column.name, Expectation(TERMINAL, text, (), sentence))
        if answer.refusal:
            raise WrongLineError(
                _with_rule(answer_text(answer.refusal, self._language, scene.names), answer.refusal.rule)
            )
        if answer.ruling is None:
            raise WrongLineError(case_text(answer.says, self._language))
        return answer

    def _show(self, settled: SettledCase, *, anew: bool) -> None:
        """The ruling and the floor's options, or only the decision."""
        (answer,) = settled.asked.answers
        assert answer.ruling is not None, "every case here has its ruling"
        lines = (
            []
            if anew
            else [f"    {decision_text(answer.ruling, settled.decision, settled.asked.names, self._language)}"]
            if settled.decision
            else []
        )
        if anew:
            (facts,) = question_facts("", settled.asked, self._language).answers
            lines = list(told(facts, f"  {facts.rulebook}: "))
        if self._quiet:
            for line in lines:
                say(line)
        else:
            print_lines(lines)
        if anew:
            self._show_choices(answer, settled.asked.names)

    def _show_choices(self, answer: Answer, names: tuple[str, ...]) -> None:
        texts = choice_texts(answer, names, self._language)[:_MOST_CHOICES]
        if texts:
            listed = " · ".join([f"{number} {text}" for number, text in enumerate(texts, start=1)])
            self._lines.tell("desk-choices", {"list": listed})

    # ── what the floor decides ───────────────────────────────────────────────────────────────────────────────────────

    def _decided(self, settled: SettledCase, number: int, scene: Scene) -> SettledCase:
        (answer,) = settled.asked.answers
        offered = answer.others[:_MOST_CHOICES]
        if not 1 <= number <= len(offered):
            raise WrongLineError(self._lines.speech.say("desk-no-such-number", {"most": len(offered)}))
        option = offered[number - 1]
        assert answer.ruling is not None, "only a ruling is decided on"
        author, why = ("", "") if option in answer.ruling.options else self._signature(scene)
        return SettledCase(settled.asked, decide(answer, option, author, why))

    def _signature(self, scene: Scene) -> tuple[str, str]:
        """Who decides against the rule, and why; nobody may without both."""
        author = ""
        while True:
            try:
                author = author or self._signed("desk-ask-author", scene)
                return author, self._signed("desk-ask-reason", scene)
            except BackError:
                if not author:
                    raise
                author = ""

    def _signed(self, question: str, scene: Scene) -> str:
        def take(text: str) -> str:
            if not text:
                raise WrongLineError(self._lines.speech.say("desk-needs-signature"))
            return text

        explain = lambda _: self._lines.tell("desk-needs-signature")  # noqa: E731
        return self._lines.until_right(take, lambda: self._lines.ask(question, explain))

    # ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _summary(self, setting: Setting) -> Iterator[str]:
        speech = self._lines.speech
        yield ""
        yield speech.say("desk-summary", {"book": self._column.name})
        yield f"  {self._given['Game']}, {self._given['Blinds']}: {self._given['Stacks']}"
        for said, _ in self._acts:
            yield f"  {case_text(said, self._language)}"
        for number, settled in enumerate(self._settled, start=1):
            (facts,) = question_facts("", settled.asked, self._language, settled.decision).answers
            yield f"  {number}. {case_text(settled.asked.case, self._language)}"
            yield from told(facts, "     ")


def _with_rule(text: str, rule: str) -> str:
    return f"{text}; {rule}" if rule else text
