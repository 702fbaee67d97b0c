"""Every way to put a case to the floor is used by some scenario, and what no ruling says is an error."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.scenarios.forms import FillingError, Form, Line
from shuffleup.scenarios.language import deeds_of, forms_of
from shuffleup.scenarios.languages import PLAY
from shuffleup.scenarios.outcomes import RULING, ExpectedRuling
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.scenario import ScenarioError
from shuffleup.scenarios.sentences import showdown, turn
from shuffleup.scenarios.sentences.hand_language import EXPECTED
from tests.scenarios.policy_changes import every_scenario
from tests.scenarios.wrongs import Wrongs, made_wrong

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


@pytest.mark.parametrize("form", (*deeds_of(turn), *forms_of(turn), *forms_of(showdown)), ids=lambda form: form.pattern)
def test_a_scenario_uses_it(form: Form, used: set[str]) -> None:
    assert form.pattern in used


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("ded hand", "'ded hand' is no ruling"),
        ("the floor decides: dead hand or living hand", "'living hand' is no ruling"),
        ("dead hand, 600 bak", "'600 bak' goes with no ruling"),
        ("dead hand, or dad hand", "'dad hand' is no ruling"),
    ],
)
def test_what_no_ruling_says_is_an_error(text: str, told: str) -> None:
    with pytest.raises(FillingError, match=told):
        RULING.slot.read(text)


def _one_more(text: str) -> str:
    return re.sub(r"\d+", lambda number: str(int(number.group()) + 1), text)


def _wrong(expected: ExpectedRuling) -> list[ExpectedRuling]:
    """The outcome with another head, with other numbers and details, and with choices that the ruling does not have."""
    other = "dead hand" if expected.head != "dead hand" else "live hand"
    found = [replace(expected, head=other)]
    if re.search(r"\d", expected.head):
        found.append(replace(expected, head=_one_more(expected.head)))
    for number, part in enumerate(expected.parts):
        wrong = _one_more(part) if re.search(r"\d", part) else f"{part}0"
        found.append(replace(expected, parts=(*expected.parts[:number], wrong, *expected.parts[number + 1 :])))
    for choice in expected.choices or ():
        found.append(replace(expected, choices=tuple({*expected.choices, "deck stays"} - {choice})))
    return found


def _ruled_otherwise(line: Line) -> list[Line]:
    wrong = _wrong(line.places["ruling"]) if "ruling" in line.places else []
    return [replace(line, places={**line.places, "ruling": one}) for one in wrong]


@pytest.mark.parametrize("wrongs", made_wrong(every_scenario(), _ruled_otherwise), ids=str)
def test_no_ruling_holds_with_another_outcome(wrongs: Wrongs) -> None:
    """Every word and number of an outcome is really compared."""
    assert wrongs.held() == []


def test_a_second_player_must_sit_at_the_table() -> None:
    text = (FOLDER / "tda-2024" / "18_asking_to_see_a_hand.scenario").read_text(encoding="utf-8")
    with pytest.raises(ScenarioError, match="nobody at the table is called Clara"):
        read_scenarios(text.replace("the hand of Carla: no right", "the hand of Clara: no right", 1), "case")
