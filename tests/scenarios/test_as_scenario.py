"""What is answered as lines of a scenario can be pasted back, and holds: every example and every scenario there is."""

from pathlib import Path

import pytest

from shuffleup.questions.cases import Cases
from shuffleup.questions.compare import compare
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import failures, run_scenario

FOLDER = Path(__file__).parent
EXAMPLES = FOLDER.parents[1] / "examples" / "cases"
FILES = sorted([*EXAMPLES.glob("*.scenario"), *FOLDER.rglob("*.scenario")])


def pasted(text: str, file: str) -> tuple[str, int]:
    """The file with each of its questions replaced by what every book answered, and how many lines those are."""
    cases = Cases(Language.ENGLISH)
    cases.read(text, file)
    assert not cases.mistakes
    answered: dict[int, list[str]] = {}
    for question in compare(cases, None).questions:
        answered.setdefault(question.line, []).extend(question.as_scenario)
    assert not cases.mistakes
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        asks = line.strip().startswith(("Under ", "Compare:"))
        lines += answered.get(number, ()) if asks else [line]
    return "\n".join(lines), sum([line.startswith("Under ") for said in answered.values() for line in said])


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_every_answer_holds_where_it_is_pasted(file: Path) -> None:
    text, count = pasted(file.read_text(encoding="utf-8"), file.name)
    assert count
    if "\nId:" not in text:
        text = text.replace("\nGame:", "\nId: pasted\nRules: tda-2024 1\nGame:")
    told = [line for case in read_scenarios(text, file.name) for line in failures(run_scenario(case))]
    assert told == []
