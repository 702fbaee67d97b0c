"""One floor ruling: from a file, and asked at the terminal."""

import io
import json
import sys
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.ruling import RulingDocument
from tests.cli.shell import ROOT, Ran, ran

CASES = ROOT / "examples" / "cases"
HOUSE = str(ROOT / "examples" / "house_club.toml")
TABLE = ("no-limit hold'em", "300/600", "Anna 20000, Bruno 20000, Carla 20000, Dario 20000", "Carla raises to 1200", "")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> object:
    """Runs the command with these lines typed in."""

    def run(lines: tuple[str, ...], *arguments: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        return ran("ruling", *arguments)

    return run


def document(told: Ran) -> RulingDocument:
    assert told.status == 0, told.err
    return msgspec.json.decode(told.out, type=RulingDocument)


def test_a_file_is_answered_by_the_book_that_is_asked() -> None:
    told = ran("ruling", str(CASES / "out_of_turn.scenario"), "--rulebook", "figp-2012")
    assert told.status == 0
    assert "  figp-2012: Bruno calls and adds 200. 600 go back. A penalty is possible. (figp-2012 23)\n" in told.out
    assert "tda-2024:" not in told.out


def test_an_expectation_is_answered_by_the_books_it_names() -> None:
    found = document(ran("ruling", str(ROOT / "tests/scenarios/compare/out_of_turn.scenario"), "--json"))
    first = found.questions[0]
    assert {answer.rulebook for answer in first.answers} == {"tda-2024", "pslive", "figp-2012", "mediterraneo-2026"}
    folded = found.questions[1]
    assert {answer.ruling.key for answer in folded.answers if answer.ruling} == {"fold", "held"}
    ruling = first.answers[0].ruling
    assert ruling is not None
    assert (ruling.key, ruling.player, ruling.act, ruling.chips.to) == ("raise", "Bruno", "raise", 800)
    assert ruling.rules == ("tda-2024 53",)


def test_a_ruling_carries_what_can_be_done_about_it() -> None:
    found = document(ran("ruling", str(CASES / "premature_turn.scenario"), "--json"))
    remedy = json.loads(msgspec.json.encode(found))["questions"][0]["answers"][0]["ruling"]["remedy"]
    assert [order["type"] for order in remedy] == ["set-board", "rebuild-stub"]
    assert remedy[0]["by"]["rule"] == "tda-2024 RP-5"


def test_a_house_rules_in_its_own_name() -> None:
    told = ran("ruling", str(CASES / "two_chips.scenario"), "--house", HOUSE)
    assert told.out.splitlines()[1].startswith("  Club Aurora: Dario calls and adds 1,200. ")
    mistaken = ran("ruling", str(CASES / "two_chips.scenario"), "--house", HOUSE, "--rulebook", "pslive")
    assert mistaken.status == 2
    assert "Club Aurora amends tda-2024, not pslive; choose --rulebook tda-2024" in mistaken.err


def test_asked_at_the_terminal(asked: object) -> None:
    assert callable(asked)
    told = asked((*TABLE, "Dario pushes 1000x2", ""))
    assert told.status == 0
    assert told.out.startswith("  tda-2024: Dario calls and adds 1,200. Without the smallest chip ")
    found = document(
        asked((*TABLE, "Dario pushes 1000x2", 'Dario says "pot"', ""), "--json", "--rulebook", "figp-2012")
    )
    assert [question.case for question in found.questions] == ["Dario pushes 1000x2", 'Dario says "pot"']
    assert [question.answers[0].ruling.key for question in found.questions if question.answers[0].ruling] == [
        "call",
        "ask-again",
    ]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("draw poker", *TABLE), "'draw poker' is not a game: write no-limit"),
        ((TABLE[0], "600/300", *TABLE[1:]), "'600/300': the small blind is at least 1"),
        ((*TABLE[:2], "Anna 20000", *TABLE[2:]), "1 players; a hand of hold'em has 2 to"),
        ((*TABLE[:3], "Carla cals", *TABLE[3:]), "'Carla cals' is not understood; the nearest form is"),
        ((*TABLE[:3], "Fabio calls", *TABLE[3:]), "nobody at the table is called Fabio"),
        ((*TABLE[:3], "Carla raises to 700", *TABLE[3:]), "the minimum is 1200; tda-2024 43"),
        ((*TABLE, "Dario pushes 1000x99"), "99000 are pushed and the stack is 20000"),
        ((*TABLE, "Anna pushes 1000x2"), "it is Dario's turn"),
    ],
)
def test_a_wrong_line_is_told_why_and_asked_again(asked: object, wrong: tuple[str, ...], told: str) -> None:
    assert callable(asked)
    answered = asked((*wrong, "Dario pushes 1000x2", ""))
    assert answered.status == 0
    assert told in answered.err
    assert "Dario calls and adds 1,200." in answered.out


def test_the_end_of_the_input_before_the_table_is_known_stops(asked: object) -> None:
    assert callable(asked)
    assert asked(("no-limit hold'em",)).status == 130


def test_a_wrong_line_of_a_file_is_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.scenario"
    bad.write_text("Scenario: nothing\n", encoding="utf-8")
    mistaken = ran("ruling", str(bad))
    assert (mistaken.status, mistaken.err.count("\n")) == (2, 1)
    assert f"{bad}: line 1: the scenario has no" in mistaken.err
