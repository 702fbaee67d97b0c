"""What is wrong and how to mend it, in the reader's language.

The core and the command line say a mistake in plain English, with its facts in the sentence. Read back by the English
messages of ``mistakes_*.ftl``, as notes and cases are by theirs, it is said again from the message of the same name.
What fills a place may be a sentence itself: in ``give a number or true or false`` each part is said in its turn.

    'x' is not a number        '{ $word }' is not a number        'x' non è un numero
"""

import re
from functools import cache

from msgspec import Struct

from shuffleup.locale.messages import Messages, messages
from shuffleup.rulebooks.rule import Language

_PREFIX = "mistake-"
_PLACE = re.compile(r"\{ \$(\w+) \}")
_BRACE = re.compile(r'\{"([{}])"\}')
"""A brace that is meant as one."""
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|\{[^}]*\}|\[[^\]]*\]")
_JOINTS = frozenset(("and", "by", "or", "to"))
_GROUPED = re.compile(r"\d{1,3}(?:,\d{3})+")
"""A number as English writes it; one without groups, such as a port or a seed, is the same everywhere."""


class MistakeForm(Struct, frozen=True):
    """An English sentence with places: the letters around them, and their names in order."""

    name: str
    letters: tuple[str, ...]
    places: tuple[str, ...]

    @property
    def joins(self) -> bool:
        """Whether it has no word of its own but a joint, as ``{ $one } or { $other }``: it fits more than lists."""
        return set(re.findall(r"\w+", " ".join(self.letters))) <= _JOINTS

    @property
    def strict(self) -> tuple[str, ...]:
        """The places that hold no words but those of sentences of ours: a count is a number, not half a sentence."""
        return self.places if self.joins else tuple([place for place in self.places if place == "count"])

    @property
    def as_written(self) -> frozenset[str]:
        """The places of what was written, or is to be: whatever stands in quotes, and examples."""
        around = zip(self.letters, self.places, self.letters[1:], strict=False)
        quoted = [place for before, place, after in around if before.endswith("'") and after.startswith("'")]
        return frozenset((*quoted, "example"))

    def read(self, text: str) -> dict[str, str] | None:
        """What stands in the places of a sentence; nothing if it is another one."""
        first, last = self.letters[0], self.letters[-1]
        # Most forms fail here, and need no expression.
        if not (text.startswith(first) and text.endswith(last)) or not all(part in text for part in self.letters):
            return None
        found = re.fullmatch("(.+?)".join([re.escape(part) for part in self.letters]), text)
        return dict(zip(self.places, found.groups(), strict=True)) if found else None


def mistake_text(text: str, language: Language) -> str:
    """A mistake, a hint or a place in the language; one that is not known stays as it is."""
    if language is Language.ENGLISH:
        return text
    return _said(text, messages(language)) or text


def _said(text: str, speech: Messages) -> str:
    for form in mistake_forms():
        places = form.read(text)
        if places is not None and not any(_unknown(places[name], speech) for name in form.strict):
            values = {name: said if name in form.as_written else _place(said, speech) for name, said in places.items()}
            return speech.say(form.name, values)
    return ""


def _unknown(text: str, speech: Messages) -> bool:
    """Whether a part is several words that are no sentence of ours: half of it would stay English."""
    return " " in _QUOTED.sub("", text).strip() and not _said(text, speech)


def _place(text: str, speech: Messages) -> int | str:
    if _GROUPED.fullmatch(text):
        return int(text.replace(",", ""))
    return _said(text, speech) or text


@cache
def mistake_forms() -> tuple[MistakeForm, ...]:
    """Every English sentence, the one with most letters of its own first: the others are more general."""
    english = messages(Language.ENGLISH)
    found = [_form(name, english.written(name)) for name in english.names if name.startswith(_PREFIX)]
    return tuple(sorted(found, key=lambda form: (-len("".join(form.letters)), form.name)))


def _form(name: str, written: str) -> MistakeForm:
    parts = _PLACE.split(written)
    return MistakeForm(name, tuple([_BRACE.sub(r"\1", part) for part in parts[::2]]), tuple(parts[1::2]))
