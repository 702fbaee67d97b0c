"""Every way to put a case to the floor is used by some scenario, and what no ruling says is an error."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.scenarios.expected import EXPECTED
from shuffleup.scenarios.forms import FillingError, Form
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.ruled import Expected, Ruled, read_expected
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Expectation, Scenario, ScenarioError
from shuffleup.scenarios.sentences import PLAY
from shuffleup.scenarios.showdown_forms import SHOWDOWN_FORMS
from shuffleup.scenarios.turn_forms import TURN_FORMS, TURN_PLAY

FOLDER = Path(__file__).parent


@pytest.fixture(scope="module")
def used() -> set[str]:
    """The patterns of all lines of all scenarios that ask for a ruling or tell of one."""
    found = set()
    for file in FOLDER.rglob("*.scenario"):
        for line in file.read_text(encoding="utf-8").splitlines():
            body = line.partition(", ")[2].partition(" (rule")[0] if line.startswith("Under ") else line.strip()
            language = EXPECTED if line.startswith("Under ") else PLAY
            while body:
                read = _read(language, body)
                if read is not None:
                    found.add(read.pattern)
                    break
                body = body.partition(", ")[2] if line.startswith("Under ") else ""
    return found


def _read(language: object, text: str) -> Form | None:
    try:
        read = (EXPECTED if language is EXPECTED else PLAY).read(text)
    except FillingError:
        return None
    return read[0] if read else None


@pytest.mark.parametrize("form", (*TURN_PLAY, *TURN_FORMS, *SHOWDOWN_FORMS), ids=lambda form: form.pattern)
def test_a_scenario_uses_it(form: Form, used: set[str]) -> None:
    assert form.pattern in used


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("ded hand", "'ded hand' is no ruling"),
        ("the floor decides: dead hand or living hand", "'living hand' is no ruling"),
        ("dead hand, 600 bak", "'600 bak' goes with no ruling"),
        ("dead hand, or dad hand", "'or dad hand' goes with no ruling"),
    ],
)
def test_what_no_ruling_says_is_an_error(text: str, told: str) -> None:
    with pytest.raises(FillingError, match=told):
        read_expected(text)


def _one_more(text: str) -> str:
    return re.sub(r"\d+", lambda number: str(int(number.group()) + 1), text)


def _wrong(expected: Expected) -> list[Expected]:
    """The outcome with another head, with other numbers, and with a choice that the ruling does not have."""
    other = "dead hand" if expected.head != "dead hand" else "live hand"
    found = [replace(expected, head=other)]
    if re.search(r"\d", expected.head):
        found.append(replace(expected, head=_one_more(expected.head)))
    found += [replace(expected, parts=(_one_more(part),)) for part in expected.parts if re.search(r"\d", part)]
    if expected.choices:
        found.append(replace(expected, choices=expected.choices[1:] or ("exchanged",)))
    return found


RULED = [
    pytest.param(case, number, id=f"{case.ids[0]}-{step.place.line}")
    for file in sorted(FOLDER.rglob("*.scenario"))
    for case in read_scenarios(file.read_text(encoding="utf-8"), file.name)
    for number, step in enumerate(case.steps)
    if isinstance(step, Expectation) and isinstance(step.sentence, Ruled)
]


@pytest.mark.parametrize(("case", "number"), RULED)
def test_no_ruling_holds_with_another_outcome(case: Scenario, number: int) -> None:
    """Every word and number of an outcome is really compared."""
    step = case.steps[number]
    assert isinstance(step, Expectation)
    assert isinstance(step.sentence, Ruled)
    for wrong in _wrong(step.sentence.expected):
        changed = replace(step, sentence=replace(step.sentence, expected=wrong), rule="")
        steps = (*case.steps[:number], changed)
        report = run_scenario(replace(case, steps=steps))
        judged = [verdict.holds for verdict in report.verdicts if verdict.place == step.place]
        assert judged
        assert not any(judged), wrong


def test_a_second_player_must_sit_at_the_table() -> None:
    text = (FOLDER / "tda-2024" / "18_asking_to_see_a_hand.scenario").read_text(encoding="utf-8")
    with pytest.raises(ScenarioError, match="nobody at the table is called Clara"):
        read_scenarios(text.replace("the hand of Carla: no right", "the hand of Clara: no right", 1), "case")
