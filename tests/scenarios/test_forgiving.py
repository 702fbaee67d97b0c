"""What the reader forgives, and what a wrong line costs: only the questions that need it."""

import pytest

from shuffleup.questions.scenario import why_stopped
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import Phrasebook
from shuffleup.scenarios.languages import EVENT_EXPECTED, ITALIAN_EXPECTED, ITALIAN_PLAY, PLAY
from shuffleup.scenarios.reader import read_scenarios, scenarios_of
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Scenario, ScenarioError, Setting
from shuffleup.scenarios.sentences.event_language import EVENT_PLAY
from shuffleup.scenarios.sentences.hand_language import EXPECTED
from shuffleup.scenarios.stage import seat_names

HEAD = """\
Scenario: a case
Id: case-1
Rules: tda-2024 43
Game: no-limit hold'em
Blinds: 50/100, on the flop
Stacks: Anna 5000, Bruno 125, Carla 5000
"""
GOOD = HEAD + "\n  Anna bets 100\nUnder tda-2024, Carla is to act\n"


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "case.scenario")
    return scenario


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("anna Raises to 1,200.", "Anna raises to 1200"),
        ("ANNA RAISES TO 1.2k", "Anna raises to 1200"),
        ("Anna raises to 1.200", "Anna raises to 1200"),
        ("Anna is all in for 5,000", "Anna is all in for 5000"),
        ("Anna, Out Of Turn, raises to 1k.", "Anna, out of turn, raises to 1000"),
        ("The Floor Rules: anna pushes 1k+1k", "the floor rules: Anna pushes 1000+1000"),
        ("the floor rules: Anna pushes 1,000 x 2 + 500", "the floor rules: Anna pushes 1000x2+500"),
    ],
)
def test_capitals_full_stops_and_figures_are_forgiven(written: str, meant: str) -> None:
    forgiven, strict = PLAY.read(written, ("Anna", "Bruno")), PLAY.read(meant)
    assert forgiven
    assert strict
    assert (forgiven[0], str(forgiven[1].given)) == (strict[0], str(strict[1].given))


@pytest.mark.parametrize(
    "wrong", ["Anna raises to 1,20", "Anna raises to 1200,", "Anna raises to 1k2", "Anna raise 12k"]
)
def test_what_could_mean_two_things_is_not_forgiven(wrong: str) -> None:
    assert PLAY.read(wrong, ("Anna", "Bruno")) is None


def test_what_a_player_said_is_never_written_otherwise() -> None:
    read = EXPECTED.read('bruno Says "Raise. 1,200": call', ("Bruno",))
    assert read
    assert '"Raise. 1,200"' in read[1].texts.values()


def test_headers_and_books_are_forgiven_the_same() -> None:
    text = GOOD.replace("Stacks: Anna 5000", "stacks: Anna 5,000").replace("Id: case-1", "ID: t1")
    case = one(text.replace("Under tda-2024,", "under TDA-2024 and PSLive,").replace("50/100", "50/0.1k"))
    assert case.ids == ("t1",)
    assert isinstance(case.setting, Setting)
    assert (case.setting.stacks[0].chips, case.setting.blinds.big) == (5000, 100)
    assert case.books == ("tda-2024", "pslive")


BOTH_WRONG = GOOD.replace("Under", "Under tda-2024, Carla dances\nUnder tda-2024, Zoe is to act\nUnder")


def test_a_question_that_is_wrong_leaves_the_others_asked() -> None:
    found = list(scenarios_of(BOTH_WRONG, "case.scenario"))
    *errors, case = found
    assert [str(error.place) for error in errors if isinstance(error, ScenarioError)] == [
        "case.scenario:9",
        "case.scenario:10",
    ]
    assert isinstance(case, Scenario)
    assert [step.text for step in case.steps] == ["Anna bets 100", "Carla is to act"]


def test_a_wrong_act_leaves_what_stands_above_it_and_says_what_waits() -> None:
    text = GOOD.replace("  Anna bets", "Under tda-2024, Anna is to act\n  Anna betts 5\n  Anna bets")
    error, case = scenarios_of(text, "case.scenario")
    assert isinstance(error, ScenarioError)
    assert str(error.first.hint).endswith("once it is right, the question below it is asked")
    assert isinstance(case, Scenario)
    assert [step.text for step in case.steps] == ["Anna is to act"]


@pytest.mark.parametrize("header", ["Id: case 1", "Rules: tda-2024 900"])
def test_a_wrong_id_or_rule_refuses_no_question(header: str) -> None:
    name = header.partition(":")[0]
    text = "\n".join([header if line.startswith(name) else line for line in GOOD.splitlines()])
    error, case = scenarios_of(text, "case.scenario")
    assert isinstance(error, ScenarioError)
    assert isinstance(case, Scenario)


def test_a_wrong_table_refuses_its_scenario_alone_and_names_each_wrong_header() -> None:
    wrong = GOOD.replace("50/100", "50-100").replace("Anna 5000", "Anna lots")
    first, second, case = scenarios_of(f"{wrong}\n{GOOD}", "case.scenario")
    assert [type(one) for one in (first, second, case)] == [ScenarioError, ScenarioError, Scenario]


def test_three_examples_are_named_that_can_be_read() -> None:
    with pytest.raises(ScenarioError) as caught:
        one(GOOD.replace("Anna bets 100", "Zoe rases to 350"))
    assert "nearest are: Anna raises to 300 · " in str(caught.value)
    near = PLAY.nearest("Zoe rases to 350")
    assert len(near) == 3
    assert all(PLAY.read(form.example) for form in near)
    assert "{" not in PLAY.examples_near("Zoe rases to 350")


# ── money, tables and turns ──────────────────────────────────────────────────────────────────────────────────────────

EVENT = """\
Scenario: an event
Id: t1
Rules: tda-2024 1
Event: 2-handed, buy-in 62.5 + 7,50, prizes 90.5 and 34.50
Tables: 1: Anna, Bruno
"""


def test_decimals_are_read_wherever_money_is() -> None:
    case = one(
        f"{EVENT}\nUnder tda-2024, the prize of place 1 is 90.50\nUnder tda-2024, the prize of place 2 is 34.5\n"
    )
    assert run_scenario(case).passed


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("table 7 breaks", "there is no table 7; the tables are 1"),
        ("the floor moves Anna to chair 9 of table 1", "there is no chair 9; a table has chairs 1 to 2"),
        ("it is refused: the floor moves Anna to chair 1 of table 7", "there is no table 7"),
    ],
)
def test_a_table_or_chair_that_is_not_there_is_an_error(line: str, told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        one(f"{EVENT}\nUnder tda-2024, {line}\n" if line.startswith("it is") else f"{EVENT}\n  {line}\n")
    assert told in str(caught.value)


HEADS_UP = GOOD.replace(", on the flop", "").replace(", Carla 5000", "").replace("Carla is to act", "nobody is to act")


@pytest.mark.parametrize(
    ("language", "turn"), [("en", "it is Anna's turn: heads-up the button"), ("it", "tocca ad Anna: nel testa a testa")]
)
def test_heads_up_it_is_said_why_it_is_somebodys_turn(language: str, turn: str) -> None:
    report = run_scenario(one(HEADS_UP.replace("Anna bets 100", "Bruno calls")))
    (stop,) = report.stopped
    told = why_stopped(stop, seat_names(report.scenario.setting), Language(language))
    assert told.startswith(turn)
    assert stop.rule == "tda-2024 34"


@pytest.mark.parametrize("language", [PLAY, EXPECTED, EVENT_PLAY, EVENT_EXPECTED, ITALIAN_PLAY, ITALIAN_EXPECTED])
def test_a_place_of_one_name_takes_the_same_in_every_sentence(language: Phrasebook) -> None:
    """Sentences in Italian and Spanish are read by the names of their places."""
    taken: dict[str, set[str]] = {}
    for form in language.forms:
        for name, slot in form.slots.items():
            taken.setdefault(name, set()).add(slot.shape)
    assert {name: shapes for name, shapes in taken.items() if len(shapes) > 1} == {}
