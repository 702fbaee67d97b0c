"""Cases that are asked without an outcome, and the answers of several books."""

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.scenarios.answers import ask
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import Report, run_scenario
from shuffleup.scenarios.scenario import Scenario, ScenarioError
from shuffleup.scenarios.sentences.hand_language import ASKED, CASES, EXPECTED

BOOKS = {key: resolved(key) for key in RULEBOOKS}
TABLE = """Scenario: a case
Game: no-limit hold'em
Blinds: 300/600
Stacks: Anna 20000, Bruno 20000, Carla 20000, Dario 20000

  Carla raises to 1200
"""


def read(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "case.scenario")
    return scenario


@pytest.mark.parametrize("form", ASKED.forms, ids=lambda form: form.pattern)
def test_every_case_can_be_asked_by_its_own_example(form: object) -> None:
    example = getattr(form, "example", "")
    found = ASKED.read(example)
    assert found is not None and found[0] is form


def test_a_case_is_the_expectation_without_its_outcome() -> None:
    assert len(ASKED.forms) > 60
    assert {form.pattern for form in CASES.forms} <= {form.pattern.rpartition(": ")[0] for form in EXPECTED.forms}


def test_pushing_no_chips_at_all_cannot_have_happened() -> None:
    (asked,) = ask(read(TABLE + "Compare: Dario pushes 0\n"), BOOKS)
    assert [answer.refusal and answer.refusal.code for answer in asked.answers] == ["no-amount"] * 4


def test_a_bet_of_a_wrong_size_can_be_asked() -> None:
    scenario = read(TABLE + "Compare: Dario raised to 1500, Anna called, Bruno folded; noticed on the same street\n")
    (asked,) = ask(scenario, BOOKS)
    rulings = [answer.ruling for answer in asked.answers]
    assert [ruling and ruling.key for ruling in rulings] == ["corrected"] * 4
    assert [ruling and dict(ruling.facts) for ruling in rulings] == [{"seat-3": 1800, "seat-0": 1800}] * 4


def test_asking_needs_neither_id_nor_rule_and_expects_nothing() -> None:
    scenario = read(TABLE + "Compare: Dario pushes 1000x2\n")
    assert (scenario.ids, scenario.rules, scenario.books) == ((), (), ())
    assert run_scenario(scenario) == Report(scenario, (), ())
    (asked,) = ask(scenario, BOOKS)
    assert str(asked.case) == "Dario pushes 1000x2"
    assert [answer.ruling.key for answer in asked.answers if answer.ruling] == ["call"] * 4
    assert asked.groups == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("Compare: Dario pushs 1000x2", "line 7: 'Dario pushs 1000x2' is not understood; nearest are: "),
        ("Compare: Fabio pushes 1000x2", "line 7: nobody at the table is called Fabio"),
        (
            "Compare: Dario raised to 1500, Fabio called; noticed on the same street",
            "line 7: nobody at the table is called Fabio",
        ),
        ("Compare:", "line 7: nothing is asked here; write Compare: Bruno pushes 1000+500"),
        ("Compare: Dario pushes 1000x2\n  Dario calls", "line 8: nothing is expected after this"),
        ("Under tda-2024, Dario pushes 1000x2: call", "line 1: the scenario has no Id"),
    ],
)
def test_what_cannot_be_asked_is_one_line(lines: str, told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read(TABLE + lines + "\n")
    assert told in str(caught.value).replace("case.scenario:", "line ")


EXPECTING = TABLE.replace("Game:", "Id: case-1\nRules: tda-2024 45\nGame:")


def test_expectations_of_one_moment_are_one_case_for_all_books() -> None:
    scenario = read(
        EXPECTING
        + "Under tda-2024, Dario pushes 1000x2: call\nUnder pslive, Dario pushes 1000x2: call, 800 back\n"
        + "Under tda-2024, Dario may raise to 1800\nUnder pslive, Dario may not raise\n"
        + "  Dario calls\nUnder tda-2024, Anna pushes 1000x2: raise to 2300\n"
    )
    answered = ask(scenario, BOOKS)
    assert [asked.named for asked in answered] == [("tda-2024", "pslive"), ("tda-2024",), ("tda-2024",)]
    cases = [(str(asked.case), len(asked.answers)) for asked in answered]
    assert cases == [
        ("Dario pushes 1000x2", 4),
        ("Dario may raise to 1800", 4),
        ("Anna pushes 1000x2", 4),
    ]


def test_a_case_that_is_only_asked_is_never_left_out() -> None:
    lines = "Compare: Carla pushes 100x9\nCompare: Anna pushes 100\nCompare: Carla says pot\n"
    answered = ask(read(TABLE + lines), BOOKS)
    assert [str(asked.case) for asked in answered] == ["Carla pushes 100x9", "Anna pushes 100", "Carla says pot"]


def test_two_lines_that_every_book_answers_alike_are_told_once() -> None:
    scenario = read(EXPECTING + "Under tda-2024, Dario is to act\nUnder pslive, Anna is to act\n")
    (asked,) = ask(scenario, BOOKS)
    assert {str(answer.says) for answer in asked.answers} == {"Dario is to act"}


def test_where_a_book_stops_the_play_it_says_so_and_the_others_answer() -> None:
    short = """Scenario: a raise that one book reopens
Id: case-2
Rules: tda-2024 47
Game: no-limit hold'em
Blinds: 50/100, on the flop
Stacks: Anna 5000, Bruno 125, Carla 5000, Dario 200, Elena 5000

  Anna bets 100
  Bruno is all in for 125
  Carla calls
  Dario is all in for 200
  Elena calls
  Anna raises to 300
Compare: Carla pushes 1000x2
"""
    (asked,) = ask(read(short), BOOKS)
    by_book = {answer.book: answer for answer in asked.answers}
    assert by_book["tda-2024"].ruling is not None
    assert by_book["pslive"].refusal is not None
    assert by_book["pslive"].refusal.rule == "pslive 37"
    assert asked.groups == (0, 1, 1, 0)


def test_a_case_keeps_its_outcome_where_no_ruling_is_asked() -> None:
    scenario = read(EXPECTING + "Under tda-2024, Dario may raise to 1800\n")
    assert str(scenario.steps[-1].case) == "Dario may raise to 1800"


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ("before the turn, Dario pushes 1000", "the turn is not dealt yet"),
        ("before fifth street, Dario pushes 1000", "fifth street is not dealt yet"),
        ("at the showdown, Dario pushes 1000", "the hand is not over"),
    ],
)
def test_a_moment_that_has_not_come_is_told(case: str, told: str) -> None:
    (asked,) = ask(read(f"{TABLE}Compare: {case}\n"), BOOKS)
    assert {str(answer.says) for answer in asked.answers} == {told}


def test_the_floor_carries_nothing_out_in_the_past() -> None:
    with pytest.raises(ScenarioError, match="cannot stand here"):
        read(f"{TABLE}the floor rules: before the turn, Dario pushes 1000\nCompare: Dario pushes 1000\n")
