"""The ruling desk as a conversation: the table, what was done, what happened, and what the floor makes of it.

Every wrong line is told why and asked for again; ``?`` explains a question, ``<`` goes back to the one before it.
"""

from collections.abc import Callable, Iterator

import click

from shuffleup.cli.decisions import Settled, choice_texts, decide, decision_text
from shuffleup.cli.desk_lines import TERMINAL, BackError, Lines, WrongLineError, reason
from shuffleup.cli.output import print_lines, say
from shuffleup.cli.ruling_facts import question_facts, told
from shuffleup.hand.state import NOBODY
from shuffleup.locale.case_sentences import case_text
from shuffleup.locale.refusal_sentences import refusal_text
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.answers import Answer, Answered, answer_of
from shuffleup.scenarios.asked import ASKED
from shuffleup.scenarios.forms import FillingError
from shuffleup.scenarios.headers import HEADERS
from shuffleup.scenarios.house import House
from shuffleup.scenarios.runner import perform, scene_of
from shuffleup.scenarios.scenario import Expectation, ScenarioError, Sentence, Setting
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.sentences import PLAY
from shuffleup.scenarios.setting import Given, setting_of

_DEFAULTS = {"Game": "no-limit hold'em", "Blinds": "50/100", "Stacks": ""}
_QUESTIONS = tuple(_DEFAULTS)
_MOST_CHOICES = 9


class Desk:
    """One conversation about one hand, under one book."""

    def __init__(self, column: House, language: Language, *, quiet: bool = False) -> None:
        self._column = column
        self._language = language
        self._quiet = quiet
        """Nothing goes to stdout: a document will."""
        self._lines = Lines(language)
        self._given: dict[str, str] = {}
        self._acts: list[str] = []
        self._settled: list[Settled] = []

    def run(self) -> tuple[Settled, ...]:
        """Asks until an empty line or the end of the input; what was asked, and what was decided."""
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
        """Asks for the table, from the question ``at`` on."""
        while True:
            try:
                while at < len(_QUESTIONS):
                    self._given[_QUESTIONS[at]] = self._header(_QUESTIONS[at])
                    at += 1
                return setting_of({name: Given(TERMINAL, HEADERS[name].read(self._given[name])) for name in _QUESTIONS})
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
        """Why a line about the table is wrong. In English the reason itself; else what the line must look like."""
        if self._language is Language.ENGLISH:
            return why
        return self._lines.speech.say(f"desk-bad-{name.lower()}", {"example": HEADERS[name].example})

    # ── what was done ────────────────────────────────────────────────────────────────────────────────────────────────

    def _scene(self, setting: Setting) -> Scene:
        """The hand as it stands after what has been told."""
        acts = [self._lines.sentence(text, PLAY, setting)[1] for text in self._acts]
        scene = scene_of(setting, self._column, acts)
        for act in acts:
            perform(scene, act)
        return scene

    def _play(self, setting: Setting) -> bool:
        scene = self._scene(setting)

        def take(text: str) -> str:
            if not text:
                return ""
            english, sentence = self._lines.sentence(text, PLAY, setting)
            refused = perform(scene, sentence)
            if refused:
                raise WrongLineError(_with_rule(refusal_text(refused, self._language, scene.names), refused.rule))
            return english

        while True:
            done = self._lines.until_right(take, lambda: self._line("desk-ask-action", scene, self._help_with_acts))
            if not done:
                return True
            self._acts.append(done)

    def _help_with_acts(self, about: str) -> None:
        self._lines.tell("desk-help-action")
        self._lines.show_forms(PLAY, about)

    def _line(self, question: str, scene: Scene, explain: Callable[[str], None]) -> str:
        """One line of the user; empty also at the end of the input."""
        turn = scene.hand.turn
        try:
            return self._lines.ask(question, explain, turn=scene.names[turn] if turn != NOBODY else "")
        except click.Abort:
            return ""

    # ── what happened ────────────────────────────────────────────────────────────────────────────────────────────────

    def _cases(self, setting: Setting) -> bool:
        scene = self._scene(setting)
        last: Settled | None = None

        def take(text: str) -> Settled | None:
            if not text:
                return None
            if last and text.isdigit():
                return self._decided(last, int(text), scene)
            return Settled(self._ask(text, scene, setting))

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
        """The answer to a case. What cannot have happened raises, so that it is told again."""
        english, sentence = self._lines.sentence(text, ASKED, setting)
        return Answered(TERMINAL, english, scene.names, (self._answer(english, sentence, scene),))

    def _answer(self, text: str, sentence: Sentence, scene: Scene) -> Answer:
        answer = answer_of(scene, self._column.name, Expectation(TERMINAL, text, (), sentence))
        if answer.refusal:
            raise WrongLineError(
                _with_rule(refusal_text(answer.refusal, self._language, scene.names), answer.refusal.rule)
            )
        if answer.ruling is None:
            raise WrongLineError(case_text(answer.says, self._language))
        return answer

    def _show(self, settled: Settled, *, anew: bool) -> None:
        """The ruling and what may be decided instead, or the decision alone."""
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

    def _decided(self, settled: Settled, number: int, scene: Scene) -> Settled:
        (answer,) = settled.asked.answers
        offered = answer.others[:_MOST_CHOICES]
        if not 1 <= number <= len(offered):
            raise WrongLineError(self._lines.speech.say("desk-no-such-number", {"most": len(offered)}))
        option = offered[number - 1]
        assert answer.ruling is not None, "only a ruling is decided on"
        author, why = ("", "") if option in answer.ruling.options else self._signature(scene)
        return Settled(settled.asked, decide(answer, option, author, why))

    def _signature(self, scene: Scene) -> tuple[str, str]:
        """Who decides against the rule, and why; nobody does without both."""
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
        for text in self._acts:
            yield f"  {case_text(text, self._language)}"
        for number, settled in enumerate(self._settled, start=1):
            (facts,) = question_facts("", settled.asked, self._language, settled.decision).answers
            yield f"  {number}. {case_text(settled.asked.case, self._language)}"
            yield from told(facts, "     ")


def _with_rule(text: str, rule: str) -> str:
    return f"{text}; {rule}" if rule else text
