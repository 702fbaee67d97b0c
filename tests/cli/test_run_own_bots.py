"""``shuffleup run --bot``: bots that users write, from a module in the folder where the command is run."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.shell import ROOT, Ran, ran

CLUB = str(ROOT / "examples" / "sit_and_go.toml")
BOTS = """
def folds(turn):
    return turn.fold()

def broken(turn):
    return turn.stack / 0

class Caller:
    def choose(self, state, hole, options):
        from shuffleup.bots.moves import stay
        return stay(options)
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "own_bots_here.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "half_written.py").write_text("def folds(turn:\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    sys.modules.pop("own_bots_here", None)


def played(*bots: str) -> Ran:
    return ran("run", CLUB, "--seed", "5", "--quiet", *[word for bot in bots for word in ("--bot", bot)])


def test_a_bot_of_ones_own_plays_a_seat_or_all_others() -> None:
    told = played("own_bots_here:Caller", "p03=own_bots_here:folds")
    assert (told.status, told.err) == (0, "")
    assert "    1  p03" not in told.out
    assert "--bot own_bots_here:Caller --bot p03=own_bots_here:folds" in told.out
    assert told.out == played("own_bots_here:Caller", "p03=own_bots_here:folds").out != played().out


@pytest.mark.parametrize(
    ("bot", "line"),
    [
        ("folds", "--bot: 'folds' is not the name of a bot; name its module and the bot in it, such as my_bots:tight"),
        ("no_such:bot", "--bot: there is no module no_such; run the command in the folder where the module lies, "),
        ("own_bots_here:fold", "--bot: the bot failed: AttributeError: module 'own_bots_here' has no attribute 'fold'"),
        ("own_bots_here:BOTS", "--bot: the bot failed: AttributeError"),
        ("half_written:folds", "--bot: the bot failed: SyntaxError: "),
        ("os:sep", "--bot: the bot failed: TypeError: '/' cannot play: a player with choose(), or a function "),
        ("p3=own_bots_here:folds", "--bot: nobody named p3 plays in this event; did you mean 'p03'?"),
        ("own_bots_here:broken", "own_bots_here.py:6: the bot failed: ZeroDivisionError: "),
    ],
)
def test_what_is_wrong_with_a_bot_is_one_line(bot: str, line: str) -> None:
    told = played(bot)
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"error: {line}")
    assert told.err.count("\n") == 1
