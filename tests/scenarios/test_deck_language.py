"""Cases about the deal and the deck: what is so instead, and the one clear error for what means nothing."""

import pytest

from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import ScenarioError

CASE = """Scenario: a case
Id: deck-1
Rules: tda-2024 35
Game: no-limit hold'em
Blinds: 50/100
Stacks: Anna 5000, Bruno 5000, Carla 5000
"""


def test_the_answer_says_what_is_so_instead() -> None:
    text = CASE + "Under tda-2024, a seat in the hand was skipped: void hand"
    report = run_scenario(read_scenarios(text, "case")[0])
    told = "redeal, cause seat skipped, redeal exact replay, button 3, penalty hands 1"
    assert [verdict.instead for verdict in report.verdicts] == [told]


def test_an_impossible_case_is_not_so_for_its_reason() -> None:
    text = CASE + "Under tda-2024, the turn comes too early: redeal street\nUnder tda-2024, Anna holds 2 cards: redeal"
    report = run_scenario(read_scenarios(text, "case")[0])
    assert [verdict.instead for verdict in report.verdicts] == [
        "the turn cannot have come too early now",
        "a hand of 2 cards is complete: name another number",
    ]


def test_a_street_that_the_game_does_not_have_cannot_come_too_early() -> None:
    text = CASE + "Under tda-2024, fourth street comes too early: redeal street"
    report = run_scenario(read_scenarios(text, "case")[0])
    (verdict,) = report.verdicts
    assert verdict.instead == "there is no fourth street in hold'em"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("a joker is found: redeel", "'redeel' is no ruling"),
        ("a joker is found: the floor decides: redeal or pray", "'pray' is no ruling"),
        ("a jokre is found: redeal", "nearest are: "),
        ("Paolo holds 3 cards: redeal", "nobody at the table is called Paolo"),
    ],
)
def test_what_is_not_understood_is_said_in_one_line(line: str, told: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        read_scenarios(f"{CASE}Under tda-2024, {line}", "case")
    assert told in str(raised.value)
    assert "\n" not in str(raised.value)
