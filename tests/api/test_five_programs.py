"""The five programs of the guide beside the same with PokerKit: they agree, and take at most half the lines."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "guides" / "five_programs.md").read_text("utf-8")
PARTS = {
    part.partition("\n")[0]: re.findall(r"^```python\n(.*?)^```$", part, re.S | re.M) for part in PAGE.split("\n## ")
}
BESIDE = {name: blocks[-2:] for name, blocks in PARTS.items() if any("from pokerkit" in block for block in blocks)}


def lines(program: str) -> int:
    return sum([bool(line.strip()) for line in program.splitlines()])


@pytest.mark.parametrize("name", BESIDE)
def test_a_program_takes_at_most_half_the_lines_of_its_peer(name: str) -> None:
    ours, theirs = BESIDE[name]
    assert "import shuffleup" in ours and "from pokerkit" in theirs
    if "One call in both" in PAGE.split(f"## {name}")[1].split("\n## ")[0]:
        assert lines(ours) == lines(theirs) == 2
    else:
        assert 2 * lines(ours) <= lines(theirs)


@pytest.mark.parametrize("part", [name for name, blocks in PARTS.items() if blocks])
def test_the_programs_run_and_count_the_same_hands_played(part: str) -> None:
    names: dict[str, object] = {}
    told: list[str] = []
    for block in PARTS[part]:
        with redirect_stdout(StringIO()) as out:
            exec(block, names)
        told.append(out.getvalue())
    assert all(told[-len(BESIDE.get(part, "1")) :])
    if len(told) == 3:
        here, there = (dict(re.findall(r"(\w+) (\d+/\d+)", out)) for out in told[1:])
        assert here == there
        assert len(here) == 3


def test_five_programs_are_shown() -> None:
    assert len(PARTS) - 1 == 5
    assert len(BESIDE) == 4
