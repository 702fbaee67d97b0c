"""What is answered as lines of a scenario can be pasted back, and holds: every example and every scenario there is."""

from pathlib import Path

import pytest

from shuffleup.questions.cases import Cases
from shuffleup.questions.compare import compare
from shuffleup.questions.house import house_book, played
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import failures, run_scenario
from shuffleup.scenarios.scenario import House

FOLDER = Path(__file__).parent
EXAMPLES = FOLDER.parents[1] / "examples" / "cases"
HOUSE = """
amends = "tda-2024"
name = "Club Aurora"

[[change]]
parameter = "premature_turn"
value = "river_card_becomes_turn"
reason = "as it was always done here"

[[change]]
parameter = "final_table_size"
value = 10
reason = "the oval table"
rule = "4 (b)"

[words]
"boat" = "check"
"""
FILES = sorted([*EXAMPLES.glob("*.scenario"), *FOLDER.rglob("*.scenario")])


def pasted(text: str, file: str, house: House | None = None) -> tuple[str, int]:
    """The file with each of its questions replaced by what every book answered, and how many lines those are."""
    cases = Cases(Language.ENGLISH)
    cases.read(text, file)
    assert not cases.mistakes
    answered: dict[int, list[str]] = {}
    for question in compare(cases, house).questions:
        answered.setdefault(question.line, []).extend(question.as_scenario)
    assert not cases.mistakes
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        asks = line.strip().startswith(("Under ", "Compare:"))
        lines += answered.get(number, ()) if asks else [line]
    return "\n".join(lines), sum([line.startswith("Under ") for said in answered.values() for line in said])


def told_of(text: str, file: Path, house: House | None = None) -> list[str]:
    """What does not hold in a file with its answers pasted in."""
    if "\nId:" not in text:
        text = text.replace("\nGame:", "\nId: pasted\nRules: tda-2024 1\nGame:")
    return [line for case in read_scenarios(text, file.name) for line in failures(run_scenario(case, house))]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_every_answer_holds_where_it_is_pasted(file: Path) -> None:
    text, count = pasted(file.read_text(encoding="utf-8"), file.name)
    assert count
    assert told_of(text, file) == []


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_what_a_house_answers_holds_where_it_is_pasted(file: Path) -> None:
    club = played(house_book(HOUSE, "club.toml"))
    text, count = pasted(file.read_text(encoding="utf-8"), file.name, club)
    assert count
    assert told_of(text, file, club) == []
    italian = "Game: poker all'italiana" in text or "Game: telesina" in text
    assert ("the house" in text or "# Club Aurora: " in text) is not italian


def test_a_rule_of_a_house_is_cited_as_the_house_numbers_it() -> None:
    club = played(house_book(HOUSE, "club.toml"))
    file = EXAMPLES / "premature_turn.scenario"
    text, _ = pasted(file.read_text(encoding="utf-8"), file.name, club)
    assert "Under the house, the turn comes too early: river card becomes turn" in text
    assert "(rule house rule 1)" in text
    (told,) = told_of(text.replace("house rule 1", "house rule 2"), file, club)
    assert told.endswith("it is so by Club Aurora house rule 1, tda-2024 39"), told
