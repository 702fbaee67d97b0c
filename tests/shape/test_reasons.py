"""Whatever is annotated as a reason is a code or came with a request: the checker sees to it, and this to the type.

``answer.Why`` is what an event, a command or a record gives as its reason. A text becomes one as ``Code(…)``, which is
written as a code, or as ``Stated(…)``, which only what reads requests and keeps people's words may make.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.shape import source

REASONS = frozenset(("reason", "reasons", "explanation", "override", "why"))
"""Fields of these names give a reason, wherever they stand."""
TYPES = frozenset(("Why", "Reason", "_Reason", "Note", "WhyCarried", "LeftWhy", "Likeness", "Stated", "Code"))
"""Of a reason: an enumeration, a note, or ``Why``."""
TOLD = re.compile(r"(questions|cli|projections|locale|printing|web/(?!commands|dealers|leagues/asking))")
"""Documents and views, which are read and not kept: what is told there has been put into the reader's language."""
KEEPERS = ("web", "cli", "scenarios", "questions", "people", "room", "formats/event/money.py", "formats/league_file.py")
"""Where people's words come in, or are kept: requests, and the reasons that they write into files."""
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
WRITTEN = frozenset(("rulebooks/house.py",))
"""Reads what people have written in files."""


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in source.python_files("src"):
        yield path.relative_to(source.PACKAGE).as_posix(), source.tree(path)


def _calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    for module, tree in _modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield f"{module}:{node.lineno}", node


def test_a_field_that_gives_a_reason_is_annotated_as_one() -> None:
    found = [
        f"{module}:{node.lineno} {node.target.id}: {ast.unparse(node.annotation)}"
        for module, tree in _modules()
        if not TOLD.match(module) and module not in WRITTEN
        for holder in ast.walk(tree)
        if isinstance(holder, ast.ClassDef)
        for node in holder.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in REASONS
        if not TYPES & set(re.findall(r"\w+", ast.unparse(node.annotation)))
    ]
    assert found == []


def test_a_code_is_no_sentence() -> None:
    calls = list(_calls("Code"))
    literals = [(where, call.args[0].value) for where, call in calls if isinstance(call.args[0], ast.Constant)]
    assert len(literals) > 5
    assert [one for one in literals if not CODE.fullmatch(str(one[1]))] == []
    assert [where for where, call in calls if isinstance(call.args[0], ast.JoinedStr | ast.BinOp)] == []


def test_only_what_reads_requests_takes_a_persons_words() -> None:
    calls = list(_calls("Stated"))
    assert [where for where, _ in calls if not where.startswith((*KEEPERS, "answer.py"))] == []
    written = [where for where, call in calls if isinstance(call.args[0], ast.Constant | ast.JoinedStr)]
    assert [where for where in written if not where.startswith("answer.py")] == []


@pytest.mark.parametrize("sentence", ["drawn by lot", "9 players are left", "Late"])
def test_the_form_of_a_code_refuses_a_sentence(sentence: str) -> None:
    assert not CODE.fullmatch(sentence)


def test_no_check_of_a_reason_is_switched_off() -> None:
    """The checker is what holds all this: nobody silences it beside a reason."""
    silenced = re.compile(r"(reason|override|explanation)=.*# type: ignore")
    paths = source.python_files("src")
    assert [source.shown(path) for path in paths if silenced.search(path.read_text(encoding="utf-8"))] == []
