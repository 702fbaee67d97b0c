"""Every value of every rulebook matters: with another one some scenario is not as expected any more.

Values that no scenario can tell apart stand in ``values_without_scenario.txt`` with the reason. That list is exact: a
value that a scenario has come to notice must leave it.
"""

from pathlib import Path

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.policy import GROUP_OF
from tests.scenarios.policy_changes import Change, Watch, changes, every_scenario

LIST = Path(__file__).parent / "values_without_scenario.txt"
SCENARIOS = every_scenario()
RESOLVED_AWAY = "fallback_rulebook"
"""Asked when a book is resolved and never after; the books in which it is silent speak with the other one's values."""


def listed() -> dict[str, str]:
    """Each change of the list as text, with its reason."""
    found: dict[str, str] = {}
    reason = ""
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            reason = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            books, _, what = line.partition(": ")
            for book in RULEBOOKS if books == "every book" else books.split(", "):
                assert f"{book} {what}" not in found, f"{book} {what} stands twice"
                found[f"{book} {what}"] = reason
    return found


LISTED = listed()


def all_changes(book: str) -> list[Change]:
    return list(changes(book, [name for name in GROUP_OF if name != RESOLVED_AWAY]))


@pytest.mark.parametrize("book", RULEBOOKS)
def test_another_value_turns_a_scenario_red(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(book, SCENARIOS, monkeypatch)
    # A scenario that fails by itself would make every change look as if it were noticed.
    assert watch.red_without_a_change() == []
    unnoticed = {str(change) for change in all_changes(book) if watch.noticed_by(change) is None}
    assert sorted(unnoticed - set(LISTED)) == [], "write a scenario that shows these"
    mine = {text for text in LISTED if text.startswith(f"{book} ")}
    assert sorted(mine - unnoticed) == [], "a scenario shows these now: take them off the list"


def test_the_list_names_values_that_there_are_and_says_why() -> None:
    known = {str(change) for book in RULEBOOKS for change in all_changes(book)}
    assert sorted(set(LISTED) - known) == []
    assert all(LISTED.values())
    assert len(LISTED) <= MOST_LISTED, "the list may only shrink"


MOST_LISTED = 128
"""Lower it when values leave the list."""
