"""Cases and answers of scenarios in the reader's language.

A scenario is written in one language, English, in sentences of known forms. In Italian or Spanish, a sentence comes
from the message of its form; what fills its places is translated word by word.

    Bruno may raise to 300      {player} may raise to {amount}      case-player-may-raise-to-amount      Bruno può …
"""

import re
from collections.abc import Callable, Mapping
from functools import cache

from shuffleup.locale.messages import Messages, messages
from shuffleup.locale.writing import euphonic
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import NOTHING, Form
from shuffleup.scenarios.said import Joint, Listed, Saying, Value, joined

_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_PERSONS = frozenset(("player", "other"))
_WORDED = (Joint.OR, Joint.THEN)
_AS_WRITTEN = frozenset(("cards", "front", "pile", "puts", "stacks", "words"))
"""Places whose text is the same in every language: cards, chips, and words as they were said."""


def case_text(text: Saying | str, language: Language) -> str:
    """A case or an answer in a language; text without a form or a message stays as it is."""
    if language is Language.ENGLISH or isinstance(text, str):
        return str(text)
    return _sentence(text, messages(language))


def _sentence(said: Saying, speech: Messages) -> str:
    """What is true, by its form and its facts."""
    if message_of_pattern(said.form) not in speech.names:
        return str(said)
    values = {name: _value(name, value, speech) for name, value in said.places}
    players = dict(said.places).get("players")
    counted = {"count": len(re.split(r", | and ", players))} if isinstance(players, str) else {}
    return speech.say(message_of_pattern(said.form), {**counted, **values})


def _value(name: str, value: Value, speech: Messages) -> int | str:
    if isinstance(value, Saying):
        return _sentence(value, speech)
    if isinstance(value, Listed):
        parts = [str(_value(name, part, speech)) for part in value.parts]
        return joined(parts, value.joint, speech.say(f"join-{value.joint.value}") if value.joint in _WORDED else "")
    if isinstance(value, tuple):
        return ", ".join([_sentence(one, speech) for one in value])
    return _place(name, value, speech) if isinstance(value, str) else value


def form_text(form: Form, values: Mapping[str, str], language: Language) -> str:
    """A form with its places filled in, or with dots where nothing is known yet."""
    if language is Language.ENGLISH or message_of(form) not in messages(language).names:
        return _plain_pattern(form.pattern, values)
    dots = dict.fromkeys(re.findall(r"\{(\w+)\}", form.pattern), "…")
    return messages(language).say(message_of(form), {**dots, "count": 1, **values})


def word_text(text: str, language: Language) -> str:
    """The text in a place of a sentence, as people say it."""
    return text if language is Language.ENGLISH else str(_said(text, messages(language)))


def _place(name: str, text: str, speech: Messages) -> int | str:
    if name in _PERSONS or name in _AS_WRITTEN:
        return text
    if name in _OF_THEIR_OWN:
        return _OF_THEIR_OWN[name](text, speech)
    option = f"option-{slug(text)}"
    return speech.say(option) if name == "choice" and not speech.faults(option, {}) else _said(text, speech)


def _motions(text: str, speech: Messages) -> str:
    """Piles of chips in sequence, each as it was written."""
    return f", {speech.say('join-then')} ".join(text.split(", then "))


def _rank(text: str, speech: Messages) -> str:
    return speech.say(f"cards-rank-{text}")


def _made(text: str, speech: Messages) -> str:
    """A kind of hand of the Italian game."""
    return speech.say(f"said-made-{slug(text)}")


def _top(text: str, speech: Messages) -> str:
    return speech.say(f"cards-to-{text}")


def _ordinals(text: str, speech: Messages) -> str:
    """Places in order, ``1st, 5th and 9th``: figures with the ordinal sign of Italian and Spanish."""
    return str(_said(re.sub(r"(?<=\d)(?:st|nd|rd|th)", "º", text), speech))


def _doable(text: str, speech: Messages) -> str:
    """One of the things that can be done at a table of the Italian game."""
    return speech.say(f"said-doable-{slug(text)}")


def _amount(text: str, speech: Messages) -> int | str:
    return 0 if text == NOTHING else _said(text, speech)


_OF_THEIR_OWN: Mapping[str, Callable[[str, Messages], int | str]] = {
    "amount": _amount,
    "motions": _motions,
    "ordinals": _ordinals,
    "rank": _rank,
    "made": _made,
    "top": _top,
    "doable": _doable,
}
"""Places that are worded in a special way."""


def _said(text: str, speech: Messages) -> int | str:
    """A word, a number, or several of them with conjunctions, in the language."""
    if text.isdigit():
        return int(text)
    if re.fullmatch(r"\d+\.\d+", text):
        return text.replace(".", ",")
    if known := _known(text, speech):
        return known
    return _joined(text, speech)


def _known(text: str, speech: Messages) -> str:
    """The message of the whole text, or of the text with its number left open."""
    bare = re.sub(r"^(?:an?|the) ", "", text)
    for one in dict.fromkeys((text, bare)):
        for kind in ("said", "word"):
            if f"{kind}-{slug(one)}" in speech.names:
                return speech.say(f"{kind}-{slug(one)}")
        numbers = _NUMBER.findall(one)
        name = f"said-{slug(_NUMBER.sub('n', one, count=1))}"
        if len(numbers) == 1 and name in speech.names:
            return speech.say(name, {"n": int(numbers[0]) if numbers[0].isdigit() else numbers[0].replace(".", ",")})
    return ""


_JOINTS: tuple[tuple[str, Callable[[Messages], str]], ...] = (
    (", then ", lambda speech: f", {speech.say('join-then')} "),
    (", ", lambda _: ", "),
    (" and ", lambda speech: f" {speech.say('join-and')} "),
    (" or ", lambda speech: f" {speech.say('join-or')} "),
    (" to ", lambda speech: f" {speech.say('join-to')} "),
    (" with ", lambda speech: f" {speech.say('join-with')} "),
)


def _joined(text: str, speech: Messages) -> str:
    for joint, said in _JOINTS:
        if joint in text:
            return euphonic(
                said(speech).join([str(_said(part, speech)) for part in text.split(joint)]), speech.language
            )
    return text


def _plain_pattern(pattern: str, values: Mapping[str, str]) -> str:
    """An English pattern as a line: the first of two alternative words, and plurals."""
    words = re.sub(r"\b(\w+)\|\w+", r"\1", pattern.replace("(s)", "s"))
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], "…"), words)


# ── the names of messages ────────────────────────────────────────────────────────────────────────────────────────────


def message_of(form: Form) -> str:
    """The name of the message of a form: the words of its pattern."""
    return message_of_pattern(form.pattern)


@cache
def message_of_pattern(pattern: str) -> str:
    """The same for a pattern alone, as the form of what is said has it."""
    words = pattern.removesuffix(": it stands").replace("(s)", "s").replace("'s", "s")
    words = re.sub(r"\b(\w+)\|\w+", r"\1", words).replace("%", "percent").replace("+", "plus")
    return "case-" + slug(words.replace("{", "").replace("}", ""))


def slug(text: str) -> str:
    """Words as in a message's name: lower-case letters and figures, joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("_", "-").replace("'s", "s")).strip("-")
