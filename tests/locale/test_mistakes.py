"""Mistakes and their hints in Italian and Spanish: every sentence of the command line, the event file and house books.

The code says them in English, with the facts in the sentence. Each is read out of the code here, so that a sentence
that is reworded, or a new one, cannot stay English unnoticed.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.locale.messages import messages
from shuffleup.locale.mistake_sentences import mistake_forms, mistake_text
from shuffleup.rulebooks.rule import Language

SOURCE = Path(__file__).parents[2] / "src" / "shuffleup"
TOLD_BY = {
    "cli/*.py": ("InputError", "RefusalError"),
    "formats/event_*.py": ("add",),
    "formats/league_file.py": ("add",),
    "formats/phh*.py": ("error", "PhhError", "phh_error"),
    "formats/ohh_reader.py": ("error", "OhhError"),
    "formats/floor_changes.py": ("ValueError",),
    "cards/card.py": ("CardError",),
    "cards/deck.py": ("CardError",),
    "rulebooks/house.py": ("_add", "_text"),
    "rulebooks/policy/bounds.py": ("AtOdds",),
    "rulebooks/announcing.py": ("AnnouncementError",),
    "service/described.py": ("Problem",),
    "service/workers.py": ("WorkersError",),
    "service/new_event.py": ("Problem",),
    "web/desk.py": ("RefusedError",),
    "scenarios/reader.py": ("ScenarioError",),
    "scenarios/setting.py": ("ScenarioError",),
    "scenarios/runner.py": ("ScenarioError",),
    "scenarios/*.py": ("FillingError",),
}
"""In these files what these calls are given is a mistake, its place or its hint."""
NO_MISTAKES = frozenset(("code", "file", "rule"))
"""What these calls are also given, and what is no sentence."""
ENGLISH_ONLY = frozenset(("serve.py",))
"""Commands without ``--lang``."""
_WORDS = (
    "the is are not there give write with this has see did you missing cannot be each an of to and for than more two"
)
_MORE_WORDS = "above below take leave add choose whole chips list"
ENGLISH_WORDS = frozenset(f"{_WORDS} {_MORE_WORDS}".split())
AS_THEY_ARE = re.compile(
    r"\"[^\"]*\"|'[^']*'|shuffleup [a-z]+|Under \S+( book)?|50/100,[^;]*|"
    r"(?:scrivere|escriba) (?:check|2 players left|giro pazzo|Anna goes|600 |l'esito|el resultado|X3 to the king).*|"
    r"Bruno \w+.*"
)
OTHER = (Language.ITALIAN, Language.SPANISH)


def sentences(path: Path, calls: tuple[str, ...]) -> Iterator[str]:
    """Every sentence that a file gives to one of the calls, its values replaced by ``X1``, ``X2`` and so on."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
        known = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and _name(node.func) in calls:
                given = [*node.args, *[one.value for one in node.keywords if one.arg not in NO_MISTAKES]]
                yield from [text for one in given for text in _texts(one, known) if _is_sentence(text)]


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _texts(node: ast.expr, known: dict[str, ast.expr]) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=name) if name in known:
            return _texts(known[name], {other: value for other, value in known.items() if other != name})
        case ast.IfExp(body=one, orelse=other):
            return [*_texts(one, known), *_texts(other, known)]
        case ast.JoinedStr(values=parts):
            return ["".join([_part(part, place, known) for place, part in enumerate(parts)])]
    return []


def _part(part: ast.expr, place: int, known: dict[str, ast.expr]) -> str:
    """A part of a sentence; of a value that is itself one of several words, the first."""
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    said = [text for text in _texts(part.value, known) if text.strip()]
    if said:
        return said[0]
    return f"'X{place}'" if part.conversion == ord("r") else f"X{place}"


def _is_sentence(text: str) -> bool:
    """Words, not a key or a table: ``--names`` and ``[[level]] 3`` are the same in every language."""
    return not text.startswith("[") and bool(re.search(r"[a-z]{2,} [a-z]|[a-z] [A-Z0-9'{]|^[a-z]+ ", text))


EVERY = sorted(
    {
        (f"{path.parent.name}/{path.name}", text)
        for pattern, calls in TOLD_BY.items()
        for path in SOURCE.glob(pattern)
        if path.name not in ENGLISH_ONLY
        for text in sentences(path, calls)
    }
)


def test_the_sentences_are_found() -> None:
    assert len(EVERY) > 200
    assert ("cli/files.py", "there is no such file") in EVERY
    assert ("formats/event_checks.py", "usual are X1 and X3") in EVERY


@pytest.mark.parametrize("language", OTHER)
def test_every_mistake_and_hint_is_said_in_the_language(language: Language) -> None:
    assert [one for one in EVERY if mistake_text(one[1], language) == one[1]] == []
    assert [(one, heard) for one in EVERY if (heard := english_words(mistake_text(one[1], language)))] == []


def english_words(text: str) -> set[str]:
    """The words of a sentence that only English has; keys, and what is quoted or to be written, are as they are."""
    plain = AS_THEY_ARE.sub(" ", text)
    return ENGLISH_WORDS & set(re.findall(r"(?<![\w/.-])[a-z]+(?![\w/.-])", plain))


@pytest.mark.parametrize("language", [*Language])
def test_every_form_has_its_message_with_the_same_places(language: Language) -> None:
    for form in mistake_forms():
        assert messages(language).faults(form.name, dict.fromkeys(form.places, "x")) == ()
        said = messages(language).say(form.name, {place: f"<{place}>" for place in form.places})
        assert sorted(re.findall(r"<(\w+)>", said)) == sorted(form.places)


@pytest.mark.parametrize("language", OTHER)
def test_a_form_is_read_back_as_itself(language: Language) -> None:
    """A general form that took the sentence of a particular one would say it worse."""
    speech = messages(language)
    for form in mistake_forms():
        places = {place: f"X{number}" for number, place in enumerate(form.places, start=1)}
        english = messages(Language.ENGLISH).say(form.name, places)
        assert mistake_text(english, language) == speech.say(form.name, places), form.name


def test_what_fills_a_place_is_said_too() -> None:
    english = 'give a whole number of at least 0, or "unlimited"'
    assert mistake_text(english, Language.ITALIAN) == 'indicare un numero intero da 0 in su, o "unlimited"'
    more = "give text in quotes or a whole number of at least 1 (3 more problems in this file)"
    assert mistake_text(more, Language.SPANISH) == (
        "indique un texto entre comillas o un número entero desde 1 (y otros 3 problemas en este archivo)"
    )
    assert mistake_text("count the 1,500 sheep", Language.ITALIAN) == "count the 1,500 sheep"
    forms = "d dh p1 AsKd, d db 4s5c2h, p1 f, p1 cc, p1 cbr 300, p1 pb, p1 sd 7h {} p1 sm AsKd"
    hint = mistake_text(f"write one of {forms.format('or')}", Language.SPANISH)
    assert hint == f"escriba uno de {forms.format('o')}"
    assert mistake_text("correct one of the two cards", Language.ITALIAN) == "correggere una delle due carte"
    # Nothing is said half in one language and half in the other.
    assert mistake_text("mend both of the two cards", Language.ITALIAN) == "mend both of the two cards"
    assert mistake_text("count the sheep or the goats", Language.ITALIAN) == "count the sheep or the goats"
