"""Sentences typed in Italian or Spanish, read as the lines of a scenario.

    Dario spinge 1000x2        the line of ``{player} pushes {pile}`` with Dario and 1000x2 in its places

The messages that express a case are matched in reverse: the text between their words fills the places of the form.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from msgspec import Struct

from shuffleup.locale.case_sentences import case_text, form_text, message_of, slug, word_text
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.locale.writing import as_written
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import Form, Line, Slot
from shuffleup.scenarios.forms import Phrasebook as Forms
from shuffleup.scenarios.nearness import Nearness
from shuffleup.scenarios.said import Saying

_MARK = "\x01"
"""Marks the name of a place in a message that is matched in reverse; nobody types it."""
_PLACE = re.compile(rf"{_MARK}(\w+){_MARK}")
_THOUSANDS = re.compile(r"(?<=\d)[.,](?=\d{3}(?!\d))")
_QUOTED = re.compile(r"`([^`]+)`")


class _Shape(Struct, frozen=True):
    """The wording of a form in a language, and the places that the wording itself has filled."""

    form: Form
    expression: re.Pattern[str]
    filled: Mapping[str, str]


def line_of(text: str, language: Language, forms: Forms) -> tuple[Saying, Line] | None:
    """A line typed in a language, or in English, and its meaning; None if no form fits.

    Raises ``FillingError`` if a place is filled with something that cannot be there.
    """
    filled, written = forms.filled(text), text
    if filled is None and language is not Language.ENGLISH:
        filled, written = heard(text, language, forms), ""
    if filled is None:
        return None
    sentence = forms.made(*filled)
    return sentence.said(written), sentence


def heard(text: str, language: Language, forms: Forms) -> tuple[Form, dict[str, str]] | None:
    """The form of a sentence in the language, and what fills its places as a scenario writes it."""
    plain = as_written(text, language)
    for shape in _shapes(language, forms):
        found = shape.expression.fullmatch(plain)
        if found is None:
            continue
        slots = forms.slots_of(shape.form)
        places = {name: _place(name, said, language, slots) for name, said in found.groupdict().items()}
        if all(places.values()):
            return shape.form, {name: text for name, text in {**shape.filled, **places}.items() if name}
    return None


def example_of(form: Form, forms: Forms) -> Saying | str:
    """The example of a form, as a value that every language can say."""
    line = line_of(form.example.partition(" (rule ")[0], Language.ENGLISH, forms)
    return line[0] if line else form.example


def examples_of(form: Form, forms: Forms) -> tuple[Saying | str, ...]:
    """The same; for a form that is only a single place, all that it may contain."""
    slot = form.slots.get(form.pattern.strip("{}"))
    if not slot or not slot.known:
        return (example_of(form, forms),)
    return tuple([Saying(form.pattern, ((form.pattern.strip("{}"), word),)) for word in slot.known])


def examples_near(text: str, language: Language, forms: Forms, names: Iterable[str] = ()) -> str:
    """What may have been meant by a line that fits no form: an example of each of the nearest, in the language."""
    near = _nearness(language, forms).nearest(text, names)
    return " · ".join([case_text(example_of(forms.forms[number], forms), language) for number in near])


@cache
def _nearness(language: Language, forms: Forms) -> Nearness:
    return Nearness([form_text(form, {}, language) for form in forms.forms])


@cache
def _shapes(language: Language, forms: Forms) -> tuple[_Shape, ...]:
    speech = messages(language)
    return tuple(
        [shape for form in forms.forms if message_of(form) in speech.names for shape in _of(form, forms, speech)]
    )


def _of(form: Form, forms: Forms, speech: Messages) -> Iterator[_Shape]:
    """One shape for each wording of a message: singular and plural."""
    names = re.findall(r"\{(\w+)\}", form.pattern)
    bodies = {name: _body(forms.slots_of(form)[name], speech.language) for name in names}
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
    """What a place can sound like: one of its words, if it has a fixed set."""
    words = _QUOTED.findall(slot.explained)
    if set(words) != set(slot.shape.split("|")):
        return ".+?"
    return "|".join([re.escape(word_text(word, language)) for word in words])


def _expression(said: str, bodies: Mapping[str, str] = {}) -> str:
    """A message as a regular expression: each place is a group, and a repeated place must match the same text."""
    parts, known = [], set()
    for number, part in enumerate(_PLACE.split(said)):
        if number % 2 == 0:
            parts.append(re.escape(part))
        else:
            parts.append(f"(?P={part})" if part in known else f"(?P<{part}>{bodies.get(part, '.+?')})")
            known.add(part)
    return "".join(parts)


def _place(name: str, said: str, language: Language, slots: Mapping[str, Slot]) -> str:
    """What fills a place, in English; empty if it cannot."""
    if name == "case":
        # Only a conversation needs them.
        from shuffleup.scenarios.sentences.hand_language import ASKED

        line = line_of(said, language, ASKED)
        return str(line[0]) if line else ""
    slot = slots[name]
    candidates = list(_candidates(said, slot.explained, language))
    # Any words fit this place: those known in the language come before those that are taken as they are.
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
        if found := expression.fullmatch(plain):
            yield re.sub(r"\bn\b", found.groupdict().get("n", "1"), english)


@cache
def _deeds(language: Language) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What players have done, worded in singular and plural, and in English."""
    speech = messages(language)
    found = []
    for did in ("called", "folded", "raised to", "raised"):
        for count in (1, 2):
            values: Values = {"players": _MARK, "count": count, "to": _MARK}
            said = (
                speech.say(f"case-players-{slug(did)}{'-to' if did.endswith(' to') else ''}", values)
                .replace(_MARK, "")
                .strip()
            )
            found.append((re.compile(rf"\b{re.escape(said)}\b", re.IGNORECASE), did))
    return tuple(found)


@cache
def _words(language: Language) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Every word of a case, as worded and in English; ``n`` is a number."""
    speech = messages(language)
    found = []
    for name in sorted(speech.names):
        kind, _, slug = name.partition("-")
        if kind in ("said", "word", "option"):
            said = speech.say(name, {"n": f"{_MARK}n{_MARK}"})
            found.append((re.compile(_expression(said), re.IGNORECASE), slug.replace("-", " ")))
    return tuple(found)
