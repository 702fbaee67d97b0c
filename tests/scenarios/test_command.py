"""``shuffleup scenario``: what it prints and how it ends."""

import json
import shutil
from pathlib import Path

import pytest

from shuffleup.main import main
from tests.cli.shell import ran

FOLDER = Path(__file__).parent
SHORT_ALL_INS = FOLDER / "tda-2024" / "47_reopening.scenario"


def test_a_folder_of_scenarios_that_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files in folders within it, too. That all of ours hold is seen scenario by scenario (``conftest.py``)."""
    for file in (SHORT_ALL_INS, *sorted(FOLDER.glob("figp-2012/1*.scenario"))):
        (tmp_path / file.parent.name).mkdir(exist_ok=True)
        shutil.copy(file, tmp_path / file.parent.name)
    assert main(["scenario", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "scenarios are as expected; expectations: figp-2012 " in out
    assert len(out.splitlines()) == 1


def test_verbose_shows_each_expectation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(SHORT_ALL_INS), "--verbose"]) == 0
    assert "  pslive: Anna may not raise to 300 (rule 37)" in capsys.readouterr().out


def test_a_failed_expectation_ends_with_3_and_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.scenario"
    wrong.write_text(SHORT_ALL_INS.read_text("utf-8").replace("may raise to 1100", "may raise to 1000"), "utf-8")
    assert main(["scenario", str(wrong)]) == 3
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("under tda-2024, 'Fabio may raise to 1000' is not so: Fabio may raise to 1100")
    assert lines[-1].startswith("4 of 5 scenarios are as expected")


def test_a_line_that_cannot_be_read_ends_with_2_and_stops_its_scenario_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.scenario"
    bad.write_text(SHORT_ALL_INS.read_text("utf-8").replace("  Carla calls", "  Carla cals", 1), "utf-8")
    assert main(["scenario", str(bad)]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("4 of 4 scenarios are as expected")
    assert err == (
        f"error: {bad}: line 12: 'Carla cals' is not understood; "
        "nearest are: Carla calls · the floor overrules, call: Bruno pushes 1000+500 · Bruno draws 2 cards; "
        "once it is right, the 8 questions below it are asked\n"
    )


@pytest.mark.parametrize("command", ["scenario", "ruling"])
def test_a_house_that_is_not_named_costs_its_own_lines(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.scenario"
    file.write_text(
        SHORT_ALL_INS.read_text("utf-8").replace("Under tda-2024,", "Under tda-2024 and the house,", 1), "utf-8"
    )
    assert main([command, str(file)]) == 2
    out, err = capsys.readouterr()
    assert ("of 5 scenarios are as expected" in out) if command == "scenario" else ("tda-2024" in out)
    assert err.count("\n") == 1


def test_the_same_id_in_two_files_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("first.scenario", "second.scenario"):
        (tmp_path / name).write_text(SHORT_ALL_INS.read_text("utf-8"), "utf-8")
    assert main(["scenario", str(tmp_path)]) == 2
    assert "tda-47-ex1 is already the id of the scenario at" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "told"), [("missing.scenario", "there is no such file"), (".", "no scenario in this")]
)
def test_a_path_with_nothing_to_read(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, told: str) -> None:
    assert main(["scenario", str(tmp_path / name)]) == 2
    err = capsys.readouterr().err
    assert told in err
    assert len(err.splitlines()) == 1


def test_json_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(SHORT_ALL_INS), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "shuffleup.scenario/1"
    assert document["passed"] is True
    first = document["scenarios"][0]
    assert first["ids"] == ["tda-47-ex1", "tda-47-ex1A"]
    assert first["rules"][0] == "tda-2024 47"
    assert {one["book"] for one in first["expectations"]} == {"tda-2024", "pslive", "figp-2012", "mediterraneo-2026"}


def test_json_tells_what_is_so_instead(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.scenario"
    wrong.write_text(SHORT_ALL_INS.read_text("utf-8").replace("  Bruno is all in for 125", "  Carla calls"), "utf-8")
    assert main(["scenario", str(wrong), "--json"]) == 3
    document = json.loads(capsys.readouterr().out)
    stop = document["scenarios"][0]["stopped"][0]
    assert (stop["line"], stop["text"], stop["reason"]) == (11, "Carla calls", "it is Bruno's turn")
    assert document["passed"] is False


def test_a_house_has_cases_of_its_own(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('amends = "tda-2024"\nname = "Club"\n[words]\nmando = "all in"\n', encoding="utf-8")
    case = tmp_path / "house.scenario"
    case.write_text(
        "Scenario: the word of the room\nId: club-1\nRules: tda-2024 3\nGame: no-limit hold'em\nBlinds: 300/600\n"
        'Stacks: Anna 20000, Bruno 20000\n\nUnder the house, Anna says "mando": all in for 20000\n',
        encoding="utf-8",
    )
    told = ran("scenario", str(case), "--house", str(house))
    assert (told.status, told.err) == (0, "")
    alone = ran("scenario", str(case))
    assert (alone.status, alone.err) == (2, f"error: {case}: line 8: no house is named; name its book with --house\n")


def test_an_italian_case_is_told_in_italian_with_its_title(tmp_path: Path) -> None:
    file = tmp_path / "case.scenario"
    file.write_text(
        "Scenario: nobody may open yet\nTitolo: nessuno può ancora aprire\nId: my-1\nRules: italiana a3\n"
        "Game: poker all'italiana, no limit\nAnte: 10\nButton: Anna\n"
        "Stacks: Anna 1000, Bruno 1000, Carla 1000, Dario 1000\n"
        "Cards: Bruno JcJd9s8h7c\n\n  Carla opens 40\nUnder italiana, Bruno may knock or fold\n",
        encoding="utf-8",
    )
    told = ran("scenario", str(file), "--lang", "it")
    assert told.status == 3
    assert "«Carla apre con 40» non può succedere" in told.out
    assert ran("scenario", str(file), "--lang", "it", "--verbose").out.startswith("my-1: nessuno può ancora aprire\n")
