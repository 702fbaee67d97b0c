"""Sentences about leagues: each example is its own form and is so, and nothing else is so instead."""

from pathlib import Path

import pytest

from shuffleup.scenarios.forms import Form, Line
from shuffleup.scenarios.language import forms_of
from shuffleup.scenarios.languages import EVENT_EXPECTED
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import failures, run_scenario
from shuffleup.scenarios.sentences import league

HEAD = "Scenario: a league\nId: case-1\nRules: mediterraneo-2026 MED-22\nEvent: as usual\n\n"
LEAGUE_EXPECTED = forms_of(league)
FOLDER = Path(__file__).parent / "mediterraneo-2026"


def told(sentence: str, book: str = "mediterraneo-2026") -> list[str]:
    """What is not so."""
    (case,) = read_scenarios(f"{HEAD}Under {book}, {sentence}\n", "case")
    return list(failures(run_scenario(case)))


@pytest.mark.parametrize("form", LEAGUE_EXPECTED, ids=lambda form: form.pattern)
def test_every_example_is_its_own_form_and_is_so(form: Form) -> None:
    read = EVENT_EXPECTED.read(form.example.split(" (rule")[0])
    assert read is not None
    assert read[0] is form
    assert told(form.example) == []
    elsewhere = told(form.example.split(" (rule")[0], "pslive")
    assert [line.partition(" is not so: ")[2] for line in elsewhere] == _elsewhere(form)


def _elsewhere(form: Form) -> list[str]:
    """What a book without a league answers: a final can be held under it all the same, and nobody is placed there."""
    if form.pattern.endswith("stays in"):
        return []
    if form.pattern.startswith("a finalist absent"):
        return ["in this final nobody is placed for not coming: his chips play on without him"]
    return ["this book prints no league"]


@pytest.mark.parametrize(
    "form", [form for form in LEAGUE_EXPECTED if "{amount}" in form.pattern], ids=lambda f: f.pattern
)
def test_no_example_holds_with_another_amount(form: Form) -> None:
    read = EVENT_EXPECTED.read(form.example.split(" (rule")[0])
    assert read is not None
    assert isinstance(read[1], Line)
    amount = read[1].places["amount"]
    words = form.example.split(" (rule")[0]
    head, _, tail = (
        words.rpartition(str(amount)) if form.pattern.endswith("{amount}") else words.partition(f" {amount}")
    )
    wrong = f"{head}{'' if form.pattern.endswith('{amount}') else ' '}{amount + 1}{tail}"
    changed = EVENT_EXPECTED.read(wrong)
    assert changed is not None
    assert isinstance(changed[1], Line)
    assert changed[1].places == {**read[1].places, "amount": amount + 1}
    assert len(told(wrong)) == 1


def test_every_form_is_used_by_an_example_of_the_bases() -> None:
    cases = [case for file in FOLDER.glob("1*.scenario") for case in read_scenarios(file.read_text("utf-8"), file.name)]
    used = [step.sentence.form for case in cases for step in case.steps]
    assert [form.pattern for form in LEAGUE_EXPECTED if form not in used] == []
    ids = {name for case in cases for name in case.ids}
    assert {"med-10-d1", "med-17-d1", "med-19-d1", "med-20-d1", "med-21-d1", "med-22-d1", "med-22-d2"} <= ids


def test_what_is_so_instead_is_told() -> None:
    assert told("place 1 of 75 players scores 40 points")[0].endswith("38 points")
    assert told("a finalist absent for 60 minutes stays in")[0].endswith("he is placed 12")
    assert told("a finalist absent for 30 minutes, with 12 left, is placed 12")[0].endswith("30 are left")
    assert "between 2 and 18" in told("a finalist absent for 60 minutes, with 19 left, is placed 19")[0]
    assert told("place 1 of 75 players scores 38 points (rule MED-10)")[0].endswith(
        "it is so by mediterraneo-2026 MED-22"
    )
