"""The blocks that documentation prints: its Python runs, its commands parse as they stand, its TOML is TOML.

What commands print is compared where a guide shows it (``tests/cli/test_guides.py`` and others).
"""

import ast
import doctest
import re
import shlex
import tomllib
from importlib import import_module
from pathlib import Path

import click
import pytest

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.phases.showdown import hole_cards
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.stakes import Stakes
from tests.shape.doc_blocks import BLOCKS, FRAGMENTS, PYTHON, Block
from tests.shape.source import PACKAGE, ROOT
from tools.reference.pages import command_group

FENCES = {"", "console", "json", "pycon", "python", "scenario", "text", "toml", "typst"}


COMMANDS = [
    (f"{block}", re.split(r" {3,}", line.removeprefix("$ "))[0])
    for block in BLOCKS
    for line in re.sub(r" *\\\n *", " ", block.text).splitlines()
    if re.match(r"(\$ )?shuffleup [a-z]", line)
]
"""Each command with the place of its block, without the words that stand beside it."""


def names() -> dict[str, object]:
    """What a page may speak of without making it: a hand in progress, and a bot's place in it."""
    rules = hand_rules(HOLDEM, Limit.NO_LIMIT, resolved("tda-2024"))
    plan = first_hand_plan(rules.game, Stakes(50, 100), {"Anna": 5000, "Bruno": 5000, "Carla": 5000})
    running, over = (Hand.start(rules, plan, Deck(FULL_DECK)) for _ in range(2))
    over.fold()
    over.fold()
    options = running.options()
    assert isinstance(running.state, BettingRound)
    hole = hole_cards(running.state.felt, running.deck, options.seat)
    return {"hand": over, "seed": 7, "player": 1, "state": running.state, "hole": hole, "options": options}


def test_every_block_is_of_a_kind_that_is_looked_at() -> None:
    assert {block.fence for block in BLOCKS} <= FENCES
    untold = [str(block) for block in BLOCKS if block.fence in ("", "text") and "from shuffleup." in block.text]
    assert not untold, "mark it as python, so that it is run"
    assert len(PYTHON) > 8 and len(COMMANDS) > 40


@pytest.mark.slow
@pytest.mark.parametrize("block", [block for block in PYTHON if block.page not in FRAGMENTS], ids=str)
def test_the_python_of_a_page_runs(block: Block) -> None:
    exec(compile(block.text, str(block), "exec"), names())


SESSIONS = {
    page: "\n".join([block.text for block in BLOCKS if block.page == page and block.fence == "pycon"])
    for page in dict.fromkeys([block.page for block in BLOCKS if block.fence == "pycon"])
}
"""The Python sessions of each page; a page is read from the top to the end."""


@pytest.mark.parametrize("page", SESSIONS)
def test_the_sessions_of_a_page_are_what_python_answers(page: str) -> None:
    program = doctest.DocTestParser().get_doctest(SESSIONS[page], {}, page, page, 0)
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(program, out=report.append)
    assert results.attempted and not results.failed, "".join(report)


def test_the_value_beside_a_call_is_what_it_gives() -> None:
    (block,) = [block for block in PYTHON if block.page == "docs/guides/equity.md"]
    *_, last = ast.parse(block.text).body
    known: dict[str, object] = {}
    exec(block.text, known)
    assert f"# {eval(ast.unparse(last), known)[0]}, a royal flush" in block.text


@pytest.mark.parametrize(("place", "line"), COMMANDS, ids=[f"{place}-{n}" for n, (place, _) in enumerate(COMMANDS)])
def test_a_command_can_be_given_as_it_is_printed(place: str, line: str) -> None:
    group = command_group()
    assert isinstance(group, click.Group)
    _, name, *arguments = shlex.split(line)
    with click.Context(group) as context:
        command = group.get_command(context, name)
        assert command is not None, place
        command.make_context(name, [*arguments], parent=context)
    missing = [word for word in arguments if word.startswith(("examples/", "tests/")) and not _there(word)]
    assert not missing, place


def _there(word: str) -> bool:
    return bool(list(ROOT.glob(word))) or Path(ROOT, word).exists()


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.fence == "toml"], ids=str)
def test_the_toml_of_a_page_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


EXAMPLES = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_of_docstrings_run(path: Path) -> None:
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    outcome = doctest.testmod(import_module(name))
    assert outcome.attempted and not outcome.failed
