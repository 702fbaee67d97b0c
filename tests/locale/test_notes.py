"""Notes and refusals: what the source makes is said in every language with its facts, and no message is left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language

SOURCE = Path(__file__).parents[2] / "src" / "shuffleup"


class Made(NamedTuple):
    """What the source makes: notes and refusals, each with its code and its facts, and every string there is."""

    notes: frozenset[tuple[str, frozenset[str]]]
    refusals: frozenset[tuple[str, frozenset[str]]]
    words: frozenset[str]
    """A code is one of them, wherever it stands."""


@cache
def made() -> Made:
    """The source is read once, by the first test that asks."""
    nodes = [
        node
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.Constant)
    ]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    words = [node.value for node in nodes if isinstance(node, ast.Constant) and type(node.value) is str]
    return Made(frozenset(_made("note", calls)), frozenset(_made("refuse", calls)), frozenset(words))


def _made(maker: str, calls: list[ast.Call]) -> Iterator[tuple[str, frozenset[str]]]:
    """The code and the facts of every ``note("code", fact=…)``; facts that are handed on are not known."""
    for node in calls:
        if not isinstance(node.func, ast.Name) or node.func.id != maker:
            continue
        facts = [each.arg for each in node.keywords]
        for code in _codes(node.args[0]) if node.args and None not in facts else ():
            yield code, frozenset([fact for fact in facts if fact])


def _codes(given: ast.expr) -> list[str]:
    """The code, or the two between which it chooses."""
    match given:
        case ast.Constant(value=str(code)):
            return [code]
        case ast.IfExp(body=one, orelse=other):
            return [*_codes(one), *_codes(other)]
    return []


def test_the_notes_and_refusals_are_found() -> None:
    assert len(made().notes) > 700
    assert len(made().refusals) > 300
    assert ("keys-are-list", frozenset(("list",))) in made().notes


def _name(code: str) -> str:
    return name if (name := f"note-{code}") in messages(Language.ENGLISH).names else code


@pytest.mark.parametrize("language", Language)
def test_every_note_has_its_sentence_with_exactly_its_facts(language: Language) -> None:
    speech, faults = messages(language), []
    for code, facts in sorted(made().notes, key=str):
        faults += speech.faults(_name(code), dict.fromkeys(facts, "x"))
        said = speech.say(_name(code), {fact: f"<{fact}>" for fact in facts})
        faults += [f"{_name(code)} does not say {fact}" for fact in facts - set(re.findall(r"<(\w+)>", said))]
    assert faults == []


@pytest.mark.parametrize("language", Language)
def test_every_refusal_has_its_sentence(language: Language) -> None:
    names = messages(language).names
    assert [code for code, _ in made().refusals if not any(name.startswith(f"refusal-{code}") for name in names)] == []


def test_no_message_is_left_over() -> None:
    names = [name for name in messages(Language.ENGLISH).names if name.startswith("note-")]
    assert [name for name in names if name.partition("-")[2] not in made().words] == []
