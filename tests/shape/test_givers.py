"""Every command has a giver: a page, the command line or the software itself, not only a request written by hand."""

import ast
import re
from collections.abc import Iterator
from typing import get_args

import pytest

from shuffleup.league.commands import Command as LeagueCommand
from shuffleup.league.teams.commands import TeamCommand
from shuffleup.tournament.words.commands import Command
from tests.shape import source

GIVERS = ("cli", "web", "service", "room", "questions")
"""Where Python gives commands."""
UNGIVEN = frozenset(("Excuse", "WithdrawTeam", "Consult"))
"""What programs alone can ask for yet. The final of a league and a contest of teams are played by the command line only
(``shuffleup league``, ``shuffleup run``), with nobody to excuse, to withdraw or to consult: MED-21 (who said that he
would be late) and MED-17 (the consultation card) want ``Excuse`` and ``Consult`` of the page that plays them live, when
there is one; no rule of a book asks for ``WithdrawTeam``."""
KINDS = [
    kind for union in (Command, LeagueCommand, TeamCommand) for kind in get_args(union) if kind.__name__ not in UNGIVEN
]


def _pages() -> str:
    """What the pages do, without the types that are made of the server's description."""
    paths = [path for path in source.page_files() if path.name != "api.gen.ts" and "tests" not in path.parts]
    return "\n".join([path.read_text(encoding="utf-8") for path in paths])


def _made() -> Iterator[str]:
    """The names of what Python makes where it gives commands."""
    for folder in GIVERS:
        for path in source.python_files(f"src/shuffleup/{folder}"):
            for node in ast.walk(source.tree(path)):
                if isinstance(node, ast.Call):
                    called = node.func
                    yield called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


PAGES, MADE = _pages(), frozenset(_made())


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_command_has_a_giver(kind: type) -> None:
    tag = str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # commands are tagged structs
    assert kind.__name__ in MADE or re.search(rf"[\"'`]{tag}[\"'`]", PAGES)


def test_what_has_no_giver_is_named() -> None:
    """Whoever gives one of them a page takes its name out."""
    assert {name for name in UNGIVEN if name in MADE} == set()
