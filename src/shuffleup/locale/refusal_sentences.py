"""A refusal as people read it: the sentence of its code, with its facts filled in.

    Refusal("raise-too-small", …, facts=(("min_to", 1200),))      refusal-raise-too-small
    Refusal("not-now", …, facts=(("why", "no-betting"),))         refusal-not-now-no-betting

``why`` is the fact that tells apart the reasons behind one code. The core keeps a plain sentence of its own for logs;
what people read is made here.
"""

from typing import TypeAlias

from shuffleup.hand.refusal import Refusal as HandRefusal
from shuffleup.locale.messages import Messages, Values, messages
from shuffleup.maths.refusal import Refusal as SumRefusal
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.refusal import Refusal as EventRefusal

Refusal: TypeAlias = HandRefusal | EventRefusal | SumRefusal
"""A league and a contest of teams refuse as a tournament does."""

_SEATS = {"seat": "player", "turn": "turn"}
"""Facts that are seats of a hand, and the names under which a sentence has their players."""
_WORDS = frozenset(("step", "phase", "kind", "account", "scope", "presence", "street", "check", "level"))
"""Facts that are stable words of the core."""


def refusal_text(refusal: Refusal, language: Language, names: tuple[str, ...] = ()) -> str:
    """The reason in one phrase, without a capital and a full stop; ``names`` are the players of the hand's seats."""
    speech = messages(language)
    name = message_of(refusal.code, _why(refusal))
    if name not in speech.names:
        return refusal.message
    return speech.say(name, _values(refusal, speech, names))


def refusal_faults(refusal: Refusal, language: Language, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What is missing to say it: the sentence, or a fact that the sentence names."""
    speech = messages(language)
    return speech.faults(message_of(refusal.code, _why(refusal)), _values(refusal, speech, names))


def message_of(code: str, why: str = "") -> str:
    """The name of the sentence for a code and, where a code has several reasons, the reason."""
    name = f"refusal-{code}-{why}" if why else f"refusal-{code}"
    return name if name in messages(Language.ENGLISH).names else f"refusal-{code}"


def _why(refusal: Refusal) -> str:
    return next((str(value) for name, value in refusal.facts if name == "why"), "")


def _values(refusal: Refusal, speech: Messages, names: tuple[str, ...]) -> Values:
    values: dict[str, int | str] = {}
    for name, value in refusal.facts:
        if name in _SEATS and isinstance(value, int) and isinstance(refusal, HandRefusal):
            values.setdefault(_SEATS[name], _player(value, speech, names))
        elif isinstance(value, int) and (name == "cents" or name.endswith("_cents")):
            values[name] = _money(value, speech.language)
        elif isinstance(value, int) and name.endswith("basis_points"):
            values[name] = _percent(value, speech.language)
        elif name == "hours" and isinstance(value, str):
            values[name] = _decimal(value, speech.language)
        elif name in ("choices", "near") and isinstance(value, str):
            values[name] = ", ".join([_choice(one, speech) for one in value.split(", ")])
        elif name in _WORDS and isinstance(value, str):
            values[name] = _word(value, speech)
        else:
            values[name] = value
    return values


def _player(seat: int, speech: Messages, names: tuple[str, ...]) -> str:
    return names[seat] if 0 <= seat < len(names) else speech.say("refusal-seat", {"seat": seat + 1})


def _word(value: str, speech: Messages) -> str:
    name = f"word-{value.replace('_', '-').replace(' ', '-')}"
    return speech.say(name) if name in speech.names else value.replace("_", " ").replace("-", " ")


def _choice(key: str, speech: Messages) -> str:
    """What may be chosen, as it can be written: the phrase, or the key where the phrase wants figures."""
    name = f"option-{key.replace(' ', '-')}"
    return key if speech.language is Language.ENGLISH or speech.faults(name, {}) else speech.say(name)


def _money(cents: int, language: Language) -> str:
    sign = "-" if cents < 0 else ""
    return _decimal(f"{sign}{abs(cents) // 100:,}.{abs(cents) % 100:02d}", language)


def _percent(basis_points: int, language: Language) -> str:
    """Hundredths of a per cent as people say them: ``99``, ``33.5``."""
    return _decimal(f"{basis_points / 100:,.2f}".rstrip("0").rstrip("."), language)


def _decimal(text: str, language: Language) -> str:
    return text if language is Language.ENGLISH else text.translate(str.maketrans(",.", ".,"))
