"""Sentences typed in Italian or Spanish, as the English ones that scenarios are written in.

    Dario spinge 1000x2        Dario pushes 1000x2
    Bruno, fuori turno, rilancia a 800        Bruno, out of turn, raises to 800

The messages that say a case are read backwards: what stands between their words fills the places of the form.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from shuffleup.locale.case_sentences import word_text
from shuffleup.locale.form_names import message_of, slug
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.forms import Language as Forms

_MARK = "\x01"
"""Stands around the name of a place in a message that is read backwards; nobody types it."""
_PLACE = re.compile(rf"{_MARK}(\w+){_MARK}")
_THOUSANDS = re.compile(r"(?<=\d)[.,](?=\d{3}(?!\d))")
_QUOTED = re.compile(r"`([^`]+)`")
_PLAIN: Mapping[Language, tuple[tuple[re.Pattern[str], str], ...]] = {
    Language.ITALIAN: (
        (re.compile(r"\b([AaEe])d(?= [AE])"), r"\1"),
        (re.compile(r"\bvede$"), "chiama"),
        (re.compile(r"\bvedono$"), "chiamano"),
    ),
    Language.SPANISH: (
        (re.compile(r"\be(?= (?:I|Hi))"), "y"),
        (re.compile(r"\bu(?= (?:O|Ho))"), "o"),
        (re.compile(r"\bpaga$"), "iguala"),
        (re.compile(r"\bpagan$"), "igualan"),
    ),
}
"""Words as messages have them: ``ad Anna`` and ``e Inés`` are made of ``a`` and ``y``, and who pays a bet calls it."""


class _Shape(Struct, frozen=True):
    """How a form sounds in a language, and the places that the wording itself has filled."""

    form: Form
    expression: re.Pattern[str]
    filled: Mapping[str, str]


def english_of(text: str, language: Language, forms: Forms) -> str:
    """The sentence in English; the text as it is where no sentence of the language fits."""
    if language is Language.ENGLISH or forms.filled(text) is not None:
        return text
    heard = text
    for sounded, plain in _PLAIN[language]:
        heard = sounded.sub(plain, heard)
    for shape in _shapes(language, forms):
        found = shape.expression.fullmatch(heard)
        if found is None:
            continue
        places = {name: _place(name, said, language, forms) for name, said in found.groupdict().items()}
        if all(places.values()):
            return _written(shape.form, {**shape.filled, **places})
    return text


@cache
def _shapes(language: Language, forms: Forms) -> tuple[_Shape, ...]:
    speech = messages(language)
    return tuple(
        [shape for form in forms.forms if message_of(form) in speech.names for shape in _of(form, forms, speech)]
    )


def _of(form: Form, forms: Forms, speech: Messages) -> Iterator[_Shape]:
    """One shape for each wording of a message: of one thing and of several."""
    names = re.findall(r"\{(\w+)\}", form.pattern)
    bodies = {name: _body(forms.slots[name], speech.language) for name in names}
    marked: dict[str, int | str] = {name: f"{_MARK}{name}{_MARK}" for name in names}
    several = [{**marked, "count": count} for count in (1, 2)] if "players" in names else [marked]
    wordings = [(one, "") for one in several] + [({**one, name: 1}, name) for one in several for name in names]
    seen: set[str] = set()
    for values, single in wordings:
        said = speech.say(message_of(form), values)
        if said not in seen and (not single or "1" not in said):
            seen.add(said)
            yield _Shape(form, re.compile(_expression(said, bodies), re.IGNORECASE), {single: "1"} if single else {})


def _body(slot: Slot, language: Language) -> str:
    """What a place can sound like: one of its words, where it has no others."""
    words = _QUOTED.findall(slot.explained)
    if set(words) != set(slot.shape.split("|")):
        return ".+?"
    return "|".join([re.escape(word_text(word, language)) for word in words])


def _expression(said: str, bodies: Mapping[str, str] = {}) -> str:
    """A message as a regular expression: each place a group, and the same place again the same text."""
    parts, known = [], set()
    for number, part in enumerate(_PLACE.split(said)):
        if number % 2 == 0:
            parts.append(re.escape(part))
        else:
            parts.append(f"(?P={part})" if part in known else f"(?P<{part}>{bodies.get(part, '.+?')})")
            known.add(part)
    return "".join(parts)


def _written(form: Form, places: Mapping[str, str]) -> str:
    """The pattern with its places filled: the first of two words that may be written, and plurals."""
    words = re.sub(r"\b(\w+)\|\w+", r"\1", form.pattern.replace("(s)", "s"))
    return re.sub(r"\{(\w+)\}", lambda found: places.get(found[1], ""), words)


def _place(name: str, said: str, language: Language, forms: Forms) -> str:
    """What fills a place, in English; nothing if it cannot."""
    if name == "case":
        # Only a conversation needs them.
        from shuffleup.scenarios.asked import ASKED

        return english_of(said, language, ASKED)
    slot = forms.slots[name]
    candidates = list(_candidates(said, slot.explained, language))
    # Any words fit this place: those that are known in the language come before those that are taken as they are.
    for candidate in reversed(candidates) if name == "choice" else candidates:
        if re.fullmatch(slot.shape, candidate):
            return candidate
    return ""


def _candidates(said: str, explained: str, language: Language) -> Iterator[str]:
    plain = _THOUSANDS.sub("", said)
    yield plain
    speech = messages(language)
    joined = plain
    for joint, english in (("join-then", "then"), ("join-and", "and"), ("join-or", "or"), ("join-to", "to")):
        joined = re.sub(rf"\b{speech.say(joint)}\b", english, joined)
    yield joined
    acted = joined
    for expression, english in _deeds(language):
        acted = expression.sub(english, acted)
    yield acted
    yield from [word for word in _QUOTED.findall(explained) if word_text(word, language).casefold() == said.casefold()]
    for expression, english in _words(language):
        found = expression.fullmatch(plain)
        if found:
            yield re.sub(r"\bn\b", found.groupdict().get("n", "1"), english)


@cache
def _deeds(language: Language) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What players have done, as it sounds of one and of several, and in English."""
    speech = messages(language)
    found = []
    for did in ("called", "folded", "raised to", "raised"):
        for count in (1, 2):
            values: Values = {"players": _MARK, "count": count, "to": _MARK}
            said = speech.say(f"join-{slug(did)}", values).replace(_MARK, "").strip()
            found.append((re.compile(rf"\b{re.escape(said)}\b", re.IGNORECASE), did))
    return tuple(found)


@cache
def _words(language: Language) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Every word of a case, as it sounds and in English; ``n`` is a number."""
    speech = messages(language)
    found = []
    for name in sorted(speech.names):
        kind, _, slug = name.partition("-")
        if kind in ("said", "word", "option"):
            said = speech.say(name, {"n": f"{_MARK}n{_MARK}"})
            found.append((re.compile(_expression(said), re.IGNORECASE), slug.replace("-", " ")))
    return tuple(found)
