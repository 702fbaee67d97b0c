"""Every example of the rulebooks is a scenario, and no scenario claims an example that there is not."""

import re
from collections import Counter
from pathlib import Path

from tests.scenarios.policy_changes import every_scenario

FOLDER = Path(__file__).parent
EXAMPLE = re.compile(r"(?:tda|pslive|figp|med|rp|ita)-(?:[A-Za-z0-9]+-)*?(?:(?:ex|in|d)\d+[A-Z]?|s\d+-\d+[a-z]?|\d\d)")
VOCABULARY = "vocabulary: sample sentences only, nothing that software could answer"


def sections(file: str) -> dict[str, list[str]]:
    """The ids of a list by the heading above them."""
    found: dict[str, list[str]] = {}
    heading = ""
    for line in (FOLDER / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            found.setdefault(heading, []).append(line)
    return found


LISTED = sections("ids.txt")
EXAMPLES = [name for heading, names in LISTED.items() if heading != VOCABULARY for name in names]
STANDING = Counter([name for case in every_scenario() for name in case.ids])


def test_every_example_stands_on_exactly_one_scenario() -> None:
    assert {name: STANDING[name] for name in EXAMPLES if STANDING[name] != 1} == {}


def test_no_id_stands_twice() -> None:
    assert [name for name, times in STANDING.items() if times > 1] == []
    listed = [name for names in LISTED.values() for name in names]
    assert [name for name, times in Counter(listed).items() if times > 1] == []


def test_no_scenario_has_an_id_like_an_example_that_is_not_listed() -> None:
    claimed = [name for name in STANDING if EXAMPLE.fullmatch(name)]
    assert sorted(set(claimed) - set(EXAMPLES)) == []
    assert [name for name in EXAMPLES if not EXAMPLE.fullmatch(name)] == []


def test_vocabulary_has_no_scenario() -> None:
    """What the specification marks as words alone, and no more: the list may not grow."""
    assert LISTED[VOCABULARY] == ["figp-gl-ex51"]
    assert STANDING["figp-gl-ex51"] == 0
