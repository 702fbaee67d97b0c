"""Runs poker tournaments by the book: the hand, the ruling and the event, with the rule number."""

from collections.abc import Sequence

from shuffleup.answer import Answer, voice

__version__ = "0.1.0"


def _in_english(answer: Answer, names: Sequence[str]) -> str:
    # Only who asks for the text of an error pays for reading the messages.
    from shuffleup.locale.answers import answer_text

    return answer_text(answer, names=names)


voice.say = _in_english
