"""Every rule that the software keeps, or helps people to keep, is shown by a scenario that cites it."""

from pathlib import Path

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS
from tests.scenarios.policy_changes import every_scenario
from tools.reference.rulebooks import without_scenario

LIST = Path(__file__).parent / "rules_without_scenario.txt"
MOST_LISTED = 0
"""Lower it when rules leave the list."""


def listed() -> dict[str, str]:
    """The rules of the list, as ``tda-2024 66``, with their reasons."""
    lines = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    found = dict([line.split(": ", 1) for line in lines])
    assert len(found) == len(lines), "a rule stands twice"
    return found


LISTED = listed()
CITED = {str(cited) for case in every_scenario() for cited in case.rules}


@pytest.mark.parametrize("key", RULEBOOKS)
def test_every_rule_that_is_kept_has_a_scenario(key: str) -> None:
    book = RULEBOOKS[key]
    shown = {rule.number for rule in book.rules if f"{key} {rule.number}" in CITED}
    missing = {f"{key} {rule.number}" for rule in without_scenario(book, shown)}
    assert sorted(missing - set(LISTED)) == [], "write a scenario that cites these"
    assert sorted({rule for rule in LISTED if rule.startswith(f"{key} ")} - missing) == [], "take these off the list"


def test_scenarios_cite_rules_that_there_are() -> None:
    """Also by the numbers of the whole catalogue: a stale or misspelt one shows nothing."""
    numbers = {f"{key} {rule.number}" for key, book in RULEBOOKS.items() for rule in book.rules}
    assert sorted(cited for cited in CITED - numbers if cited.split(" ")[0] in RULEBOOKS) == []


def test_the_list_only_shrinks() -> None:
    assert all(reason.strip() for reason in LISTED.values())
    assert len(LISTED) <= MOST_LISTED
    assert all(rule.split(" ")[0] in RULEBOOKS for rule in LISTED)
