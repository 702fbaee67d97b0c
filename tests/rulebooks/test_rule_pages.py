"""The generated pages of docs/rules: one line for each rule, with what it decides and what shows it."""

from pathlib import Path

import pytest

from shuffleup.rulebooks.catalogue import BOOKS, rulebook
from shuffleup.rulebooks.coverage import counts
from tools.reference.rulebooks import rulebook_pages
from tools.reference.scenario_ids import cases, scenario_ids

FILE = """
# A remark. Rules: none of these
Scenario: first
Id: tda-47-ex1, tda-47-ex2
Rules: tda-2024 47, 43, pslive 6b-i
  Anna bets 100

Scenario: second
Id: tda-RP-1
Rules: tda-2024 RP-1, 43
"""


def test_headers_are_read_and_the_play_is_not() -> None:
    found = [case for case in cases(FILE) if case[0]]
    assert found == [
        (("tda-47-ex1", "tda-47-ex2"), (("tda-2024", "47"), ("tda-2024", "43"), ("pslive", "6b-i"))),
        (("tda-RP-1",), (("tda-2024", "RP-1"), ("tda-2024", "43"))),
    ]


def test_scenarios_are_collected_by_rule(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.scenario").write_text(FILE, encoding="utf-8")
    (tmp_path / "b.txt").write_text(FILE.replace("tda-47", "other"), encoding="utf-8")
    found = scenario_ids(tmp_path)
    assert found["tda-2024", "43"] == ("tda-47-ex1", "tda-47-ex2", "tda-RP-1")
    assert found["pslive", "6b-i"] == ("tda-47-ex1", "tda-47-ex2")
    assert ("tda-2024", "6b-i") not in found


@pytest.mark.parametrize("key", BOOKS)
def test_a_page_has_one_line_for_each_rule(key: str) -> None:
    book = rulebook(key)
    number = book.rules[0].number
    page = rulebook_pages({(key, number): ("some-id",)})[f"{key}.md"]
    lines = page.split("## Rules")[1].split("\n## ")[0].strip().splitlines()[2:]
    assert [line.split(" | ")[0].strip("| ") for line in lines] == [rule.number for rule in book.rules]
    assert lines[0].endswith("| some-id |")
    assert all(line.count(" | ") == 4 for line in lines), "a bar inside a cell would break the table"
    for line, rule in zip(lines, book.rules, strict=True):
        assert all(f"`{name}`: " in line for name in rule.decides), rule.number
    for status, count in counts(book).items():
        assert f"| {status.value} | {count} |" in page


def test_the_overview_counts_what_is_shown() -> None:
    rules = [rule.number for rule in rulebook("tda-2024").rules]
    kept = sum([count for status, count in counts(rulebook("tda-2024")).items() if status.value[0] in "am"])
    line = next(row for row in rulebook_pages({})["overview.md"].splitlines() if row.startswith("| [tda-2024]"))
    assert f"| 0 of {kept} |" in line
    everything = {("tda-2024", number): ("id-1",) for number in rules}
    assert f"| {kept} of {kept} |" in rulebook_pages(everything)["overview.md"]
