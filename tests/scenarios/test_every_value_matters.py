"""Every value of every rulebook matters: with another one some scenario is not as expected any more.

Values that no scenario can tell apart stand in ``values_without_scenario.txt`` with the reason. That list is exact: a
value that a scenario has come to notice must leave it.
"""

from pathlib import Path

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.house import SAME_EITHER_WAY
from shuffleup.rulebooks.policy import GROUP_OF
from shuffleup.scenarios import italian_scene
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import ItalianSetting
from tests.scenarios.policy_changes import Change, Watch, changes, every_scenario, option_changes

pytestmark = pytest.mark.slow

LIST = Path(__file__).parent / "values_without_scenario.txt"
SCENARIOS = every_scenario()
NO_HOUSE = ("fallback_rulebook", SAME_EITHER_WAY)
"""No house may change them. The first is asked when a book is resolved and never after; the second is worded in two
ways that always come to the same."""


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
    return list(changes(book, [name for name in GROUP_OF if name not in NO_HOUSE]))


@pytest.mark.parametrize("book", RULEBOOKS)
def test_another_value_turns_a_scenario_red(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(book, SCENARIOS, monkeypatch)
    # A scenario that fails by itself would make every change look as if it were noticed.
    assert watch.red_without_a_change() == []
    unnoticed = {str(change) for change in all_changes(book) if watch.noticed_by(change) is None}
    assert sorted(unnoticed - set(LISTED)) == [], "write a scenario that shows these"
    mine = {text for text in LISTED if text.startswith(f"{book} ")}
    assert sorted(mine - unnoticed) == [], "a scenario shows these now: take them off the list"


@pytest.mark.parametrize("name", ["ITALIAN_SWITCHES", "ITALIAN_TABLE"])
def test_another_reading_or_choice_of_the_italian_game_turns_a_scenario_red(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the rules of poker all'italiana leave open, and what they let a table choose: all of it shows."""
    cases = [case for case in SCENARIOS if isinstance(case.setting, ItalianSetting)]
    assert all(run_scenario(case).passed for case in cases)
    unnoticed = []
    for change, options in option_changes(getattr(italian_scene, name)):
        monkeypatch.setattr(italian_scene, name, options)
        if all(run_scenario(case).passed for case in cases):
            unnoticed.append(change)
    assert unnoticed == [], "write a scenario that shows these"


def test_every_value_of_a_switch_is_played_by_some_scenario() -> None:
    """A reading that no house takes in a scenario could mean anything."""
    book = italian_scene.ITALIAN_SWITCHES
    played = [case.setting.terms.readings for case in SCENARIOS if isinstance(case.setting, ItalianSetting)]
    others = [(option, getattr(options, option.partition(" ")[0])) for option, options in option_changes(book)]
    assert [option for option, value in others if {option.partition(" ")[0]: value} not in played] == []


def test_the_list_names_values_that_there_are_and_says_why() -> None:
    known = {str(change) for book in RULEBOOKS for change in all_changes(book)}
    assert sorted(set(LISTED) - known) == []
    assert all(LISTED.values())
    assert len(LISTED) <= MOST_LISTED, "the list may only shrink"


MOST_LISTED = 36
"""Lower it when values leave the list."""
