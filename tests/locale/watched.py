"""Whether everything that is said has a message in its language, with the values that the message names."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from shuffleup.answer import Note, Refusal
from shuffleup.locale.answers import answer_text, message_of
from shuffleup.locale.messages import Messages, messages
from shuffleup.rulebooks.rule import Language


@contextmanager
def watched() -> Iterator[list[str]]:
    """Every fault of a message that is said meanwhile: it is missing, or wants another value."""
    faults: list[str] = []
    say = Messages.say

    def listening(self: Messages, name: str, values: dict[str, int | str] | None = None, part: str = "") -> str:
        faults.extend(self.faults(name, values or {}))
        return say(self, name, values, part)

    with patch.object(Messages, "say", listening):
        yield faults


def answer_faults(answer: Note | Refusal, language: Language, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What is missing to say an answer: the sentence, or a fact that the sentence names."""
    missing = messages(language).faults(message_of(answer), {}) if _unknown(answer, language) else ()
    with watched() as faults:
        answer_text(answer, language, names)
    return (*missing, *faults)


def _unknown(answer: Note | Refusal, language: Language) -> bool:
    return message_of(answer) not in messages(language).names
