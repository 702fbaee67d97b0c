"""Lines about words and chips: what they mean, and the one clear error for those that mean nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.scenarios.forms import FillingError
from shuffleup.scenarios.outcomes import RULING, ExpectedRuling
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.runner import failures, run_scenario
from shuffleup.scenarios.scenario import ScenarioError

HEAD = """\
Scenario: a case
Id: case-1
Rules: tda-2024 45
Game: no-limit hold'em
Chips: 100, 500, 1000
Blinds: 50/100, on the flop
Stacks: Anna 5000, Bruno 5000, Carla 5000

  Anna bets 400
"""


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("call 400, 600 back", ExpectedRuling("call 400", ("600 back",))),
        ("raise to 2800", ExpectedRuling("raise to 2800")),
        ("the floor decides", ExpectedRuling("the floor decides")),
        (
            "the floor decides: call 8000 or fold losing 2000, a penalty is possible",
            ExpectedRuling("the floor decides", ("a penalty is possible",), ("call 8000", "fold losing 2000")),
        ),
        (
            "call 50, or fold losing 10, or act again, open: later undercalls",
            ExpectedRuling("call 50", ("open: later undercalls",), ("fold losing 10", "act again")),
        ),
        ("call, no other choice", ExpectedRuling("call", (), ())),
        ("Bruno and Carla pay 1200, 200 back", ExpectedRuling("Bruno and Carla pay 1200", ("200 back",))),
    ],
)
def test_an_outcome_is_read_as_it_is_written(text: str, outcome: ExpectedRuling) -> None:
    assert RULING.slot.read(text) == outcome


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("Under tda-2024, Bruno pushes 1000: cal", "'cal' is no ruling"),
        ("Under tda-2024, Bruno pushes 1000: call, 600 bak", "'600 bak' goes with no ruling"),
        ("Under tda-2024, Bruno pushes 250: call", "no chip of 250 is in play"),
        ("Under tda-2024, Bruno pushes 100, then 250: call", "no chip of 250 is in play"),
        ("Under tda-2024, Bruno shouts raise: call", "is not understood; nearest are: "),
    ],
)
def test_a_line_that_means_nothing_is_one_error(line: str, error: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        read_scenarios(HEAD + line, "case.scenario")
    assert str(raised.value).startswith("case.scenario:10: ")
    assert error in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("Bruno pushes 1000x6: call", "6,000 are pushed and the stack is 5,000"),
        ("Carla pushes 500: call", "it is Bruno's turn"),
        ("Bruno pushes 500x2: raise to 900", "raise to 1000"),
        ("Bruno pushes 500x2: raise to 1000, 100 back", "raise to 1000"),
        ("Bruno pushes 500: call, or fold losing 100", "call 400, 100 back"),
        ("Bruno says bet: the floor decides: call 400 or fold", "call 400 or raise to 800 or fold"),
        ("Bruno calls, told 400: call 400", "a call costs 400, as he was told"),
        ("Bruno folds before the amount is known: fold", "Bruno does not act next after Bruno"),
        ("Bruno raised to 800, nobody acted; noticed on the same street: it stands", "800 is a legal bet"),
        ("Bruno raised to 700, Carla called; noticed on the same street: Bruno pays 800", "Bruno and Carla pay 800"),
    ],
)
def test_what_is_so_instead_is_told(line: str, instead: str) -> None:
    (case,) = read_scenarios(f"{HEAD}Under tda-2024, {line}", "case.scenario")
    (failure,) = failures(run_scenario(case))
    assert instead in failure


def test_a_player_of_another_table_has_done_nothing_since() -> None:
    line = "Under tda-2024, Bruno raised to 700, Zoe called; noticed on the same street: it stands"
    with pytest.raises(ScenarioError, match="nobody at the table is called Zoe"):
        read_scenarios(f"{HEAD}{line}", "case.scenario")


@given(st.text(max_size=60))
def test_any_text_is_an_outcome_or_one_error(text: str) -> None:
    try:
        assert RULING.slot.read(text).head
    except FillingError as error:
        assert "is no ruling" in str(error) or "goes with no ruling" in str(error)
