"""The sentence for an answer, in any language: the message of its code, with its facts filled in.

    refuse("raise-too-small", min_to=1200)                refusal-raise-too-small
    refuse("not-now", why="no-betting")                   refusal-not-now-no-betting
    note("not-a-number", word="x")                        note-not-a-number

``why`` is the fact that distinguishes the reasons behind one code. A fact may be an answer itself, or a list of
answers.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from shuffleup.answer import Answer, Facts, Note, Problem, Refusal, Value, plain
from shuffleup.locale.messages import Messages, messages
from shuffleup.locale.writing import figures
from shuffleup.rulebooks.rule import Language

_SEATS = {"seat": "player", "turn": "turn"}
"""Facts that are seats of a hand, and the variables that give a sentence their players."""
_WORDS = frozenset(("step", "phase", "kind", "account", "scope", "presence", "street", "check", "level"))
"""Facts that are fixed words of the core."""
OPTION = "option-"
"""Begins the code of a note that is an option of the floor, with its chips and its words in a scenario."""
_UNGROUPED = frozenset(("line", "column", "port", "seed", "number"))
"""Numbers that identify rather than count: they are written without separators."""


def answer_text(answer: Answer, language: Language = Language.ENGLISH, names: Sequence[str] = ()) -> str:
    """An answer in one phrase, without a capital and a full stop; ``names`` are the players by seat of the hand."""
    if isinstance(answer, Problem):
        return _problem(answer, language)
    speech, name = messages(language), message_of(answer)
    if name not in messages(Language.ENGLISH).names:
        return plain(answer)
    # What people wrote stays as they wrote it.
    as_written = name.startswith("note-")
    return speech.say(name, _values(answer.facts, speech, names, as_written=as_written))


class ToldNote(Struct, frozen=True):
    """A note for programs and people alike: its code, its facts, and its sentence in the reader's language."""

    code: str
    facts: dict[str, int | str]
    text: str


def told_notes(notes: Iterable[Note], language: Language, **more: int | str) -> tuple[ToldNote, ...]:
    """Notes as documents have them; ``more`` are facts of all of them, which their sentences do not mention."""
    return tuple(
        [ToldNote(one.code, {**fact_values(one, language), **more}, answer_text(one, language)) for one in notes]
    )


def fact_values(answer: Note | Refusal, language: Language) -> dict[str, int | str]:
    """The facts as a program reads them: an answer among them is put into words."""
    speech = messages(language)
    return {
        name: value if isinstance(value, int | str) else _value(name, value, speech, ()) for name, value in answer.facts
    }


def _problem(problem: Problem, language: Language) -> str:
    place = problem.place if isinstance(problem.place, str) else answer_text(problem.place, language)
    where = ": ".join([part for part in (problem.file, place) if part])
    what = answer_text(problem.what, language)
    hint = f"; {answer_text(problem.hint, language)}" if problem.hint else ""
    return f"{where}: {what}{hint}" if where else f"{what}{hint}"


def message_of(answer: Note | Refusal) -> str:
    """The message of a code and, if a code has several reasons, of the reason."""
    names = messages(Language.ENGLISH).names
    why = next((str(value) for name, value in answer.facts if name == "why"), "")
    if isinstance(answer, Refusal):
        name = f"refusal-{answer.code}-{why}" if why else ""
        return name if name in names else f"refusal-{answer.code}"
    name = f"note-{answer.code}"
    return name if name in names else answer.code


def _values(facts: Facts, speech: Messages, names: Sequence[str], *, as_written: bool = False) -> dict[str, int | str]:
    values: dict[str, int | str] = {}
    for name, value in facts:
        if as_written and isinstance(value, str):
            values[name] = value
            continue
        if name in _SEATS and isinstance(value, int):
            values.setdefault(_SEATS[name], _player(value, speech, names))
        if name != "turn" or name not in values:
            values[name] = _value(name, value, speech, names)
    return values


def _value(name: str, value: Value, speech: Messages, names: Sequence[str]) -> int | str:
    if isinstance(value, tuple):
        return ", ".join([str(_value("", one, speech, names)) for one in value])
    if isinstance(value, Note) and value.code.startswith(OPTION):
        return _choice(value, speech)
    if isinstance(value, Note | Refusal):
        return answer_text(value, speech.language, names)
    if isinstance(value, int):
        return _number(name, value, speech.language)
    if name == "hours":
        return figures(value, speech.language)
    return _word(value, speech) if name in _WORDS else value


def _player(seat: int, speech: Messages, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else speech.say("refusal-seat", {"seat": seat + 1})


def _number(name: str, value: int, language: Language) -> int | str:
    if name == "cents" or name.endswith("_cents"):
        sign = "-" if value < 0 else ""
        return figures(f"{sign}{abs(value) // 100:,}.{abs(value) % 100:02d}", language)
    if name.endswith("basis_points"):
        return figures(f"{value / 100:,.2f}".rstrip("0").rstrip("."), language)
    return str(value) if name in _UNGROUPED else value


def _word(value: str, speech: Messages) -> str:
    name = f"word-{value.replace('_', '-').replace(' ', '-')}"
    return speech.say(name) if name in speech.names else value.replace("_", " ").replace("-", " ")


def _choice(option: Note, speech: Messages) -> str:
    """An option as it can be typed: in English as a scenario has it, in another language by its phrase."""
    values = _values(option.facts, speech, ())
    typed = speech.language is Language.ENGLISH or speech.faults(option.code, values)
    return str(values["words"]) if typed else speech.say(option.code, values)
