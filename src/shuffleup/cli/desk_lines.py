"""Lines that a floor person types at the ruling desk: asked for, explained on ``?``, taken back on ``<``."""

from collections.abc import Callable
from difflib import SequenceMatcher
from typing import TypeVar

import click

from shuffleup.cli.output import say
from shuffleup.locale.case_reading import english_of
from shuffleup.locale.case_sentences import case_text, form_text
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import FillingError, Form
from shuffleup.scenarios.forms import Language as Forms
from shuffleup.scenarios.reader import read_sentence
from shuffleup.scenarios.scenario import NobodyError, Place, ScenarioError, Sentence, Setting

T = TypeVar("T")
TERMINAL = Place("", 0)
HELP, BACK = "?", "<"
_FORMS_SHOWN = 14


class BackError(Exception):
    """The user wants the question before this one again."""


class WrongLineError(ValueError):
    """A line that cannot be, and why in one line."""


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
        """What a line comes to; a wrong one is told why, in one line, and asked for again."""
        while True:
            try:
                return take(ask())
            except WrongLineError as error:
                say(str(error))

    # ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def sentence(self, text: str, forms: Forms, setting: Setting) -> tuple[str, Sentence]:
        """A sentence in English as it is kept, and what it says. Raises ``WrongLineError``."""
        english = english_of(text, self.language, forms)
        try:
            return english, read_sentence(TERMINAL, english, forms, setting)
        except NobodyError as error:
            values = {"name": error.name, "players": ", ".join(setting.players)}
            raise WrongLineError(self.speech.say("desk-nobody", values)) from None
        except ScenarioError as error:
            raise WrongLineError(self._not_read(text, english, forms, setting, error)) from None

    def _not_read(self, text: str, english: str, forms: Forms, setting: Setting, error: ScenarioError) -> str:
        if self.language is Language.ENGLISH:
            return reason(error)
        found = forms.filled(english)
        form = found[0] if found else self.nearest(text, forms, setting)
        values = {"text": text, "form": case_text(form.example, self.language)}
        return self.speech.say("desk-place-wrong" if found else "desk-not-understood", values)

    def nearest(self, text: str, forms: Forms, setting: Setting) -> Form:
        """The form whose wording in this language is nearest to what was typed."""
        wordings = {form_text(form, {}, self.language): form for form in forms.forms}
        words = ["…" if word.strip(",") in setting.players or word[:1].isdigit() else word for word in text.split()]
        plain = " ".join(words)
        return wordings[max(wordings, key=lambda one: SequenceMatcher(None, one, plain).ratio())]

    def show_forms(self, forms: Forms, about: str) -> None:
        """What can be typed: all forms with a word in them, or the first ones."""
        lines = [case_text(form.example, self.language) for form in forms.forms]
        found = [line for line in lines if about.casefold() in line.casefold()] if about else lines
        for line in found[:_FORMS_SHOWN]:
            say(f"  {line}")
        if len(found) > _FORMS_SHOWN or not found:
            self.tell("desk-more-forms", {"count": len(found)})


def reason(error: ScenarioError | FillingError) -> str:
    """Why a line cannot be read, and what to write, in one line."""
    if isinstance(error, ScenarioError):
        return f"{error.what}; {error.hint}" if error.hint else error.what
    return str(error)
