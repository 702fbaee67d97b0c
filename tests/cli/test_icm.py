"""``shuffleup icm`` from the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import ran

THREE = ("icm", "--stacks", "5000,3000,2000", "--payouts", "50,30,20")


def test_three_players() -> None:
    told = ran(*THREE, "--names", "Anna,Bruno,Carla")
    assert (told.status, told.err) == (0, "")
    rows = [line.split() for line in told.out.splitlines()[1:4]]
    assert [(row[0], row[3]) for row in rows] == [("Anna", "38.3929"), ("Bruno", "32.7500"), ("Carla", "28.8571")]
    assert "self-check: each value is right to 1e-10 of itself or better; together they miss" in told.out
    assert told.out.splitlines()[4] == "3 stacks, 10,000 chips, prizes 100.00"


def test_one_player_has_one_stack() -> None:
    told = ran("icm", "--stacks", "5000", "--payouts", "50")
    assert told.out.splitlines()[2:] == [
        "1 stack, 5,000 chips, prizes 50.00",
        "every prize is the same: nothing to work out",
    ]


def test_a_document_for_programs() -> None:
    document = json.loads(
        ran(*THREE, "--ranks", "--bounties", "10,10,10", "--bounty-model", "clock-order", "--json").out
    )
    assert document["schema"] == "shuffleup.icm/1"
    assert document["check"]["holds"] is True
    assert document["bounty_model"] == "clock-order"
    assert sum(player["value"] for player in document["players"]) == pytest.approx(100)
    assert document["players"][0]["ranks"] == pytest.approx([0.5, 0.339286, 0.160714], abs=1e-6)
    assert [player["bounty"] for player in document["players"]] == pytest.approx([15.267857, 8.946429, 5.785714])


def test_a_thousand_players_from_files(tmp_path: Path) -> None:
    stacks, payouts = tmp_path / "stacks.txt", tmp_path / "payouts.txt"
    stacks.write_text("\n".join(str(1_000 + 37 * seat) for seat in range(1_000)), encoding="utf-8")
    payouts.write_text("\n".join(str(200_000 - 1_300 * place) for place in range(150)), encoding="utf-8")
    told = ran("icm", "--stacks", f"@{stacks}", "--payouts", f"@{payouts}")
    assert told.status == 0
    assert "… and 970 more; --json has them all" in told.out
    assert "self-check: " in told.out and "in Fourier modes" in told.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["--stacks", "5,-3", "--payouts", "5"],
            "stack 2 is -3: a player in the game has chips; leave out who has none",
        ),
        (["--stacks", "5,3", "--payouts", "3,2,1"], "3 prizes for 2 players; give only the prizes that are left"),
        (["--stacks", "5,x", "--payouts", "3"], "--stacks: 'x' is not a number; write plain numbers with commas"),
        (["--stacks", "5.5,3", "--payouts", "3"], "--stacks: 5.5 is not a whole number; there are no parts of a chip"),
        (["--stacks", "5,3", "--payouts", "3.0005"], "--payouts: 3.0005 has more than 2 decimals"),
        (["--stacks", ",", "--payouts", "3"], "--stacks: the list is empty"),
        (["--stacks", "5,3", "--payouts", "3", "--names", "a"], "--names: 1 names for 2 stacks"),
        (["--stacks", "5,3", "--payouts", "3", "--names", "Eva, Eva"], "--names: 'Eva' is there twice; name each"),
        (["--stacks", "5,3", "--payouts", "1,000"], "--payouts: '000' is not a number; write plain numbers"),
        (["--stacks", "9" * 20, "--payouts", "3"], f"--stacks: {'9' * 20} is out of all proportion"),
        (
            ["--stacks", "5.000,3.000", "--payouts", "3"],
            "--stacks: 5.000 may be thousands or a fraction; write 5000 without the point if thousands are meant",
        ),
        (["--stacks", "5,3", "--payouts", "1.500"], "--payouts: 1.500 may be thousands or a fraction"),
        (["--stacks", "5,3", "--payouts", "3", "--bounties", "1"], "1 heads for 2 stacks"),
        (["--stacks", "5,3", "--payouts", "3", "--bounties", "1,-2"], "head 2 is below 0; a head is 0 or more"),
        (["--stacks", "5,3", "--payouts", "3", "--bounties", ""], "--bounties: the list is empty"),
        (
            ["--stacks", "5,3", "--payouts", "3", "--bounty-model", "clock-order"],
            "--bounty-model: there are no heads to value; add --bounties with one for each stack",
        ),
    ],
)
def test_mistakes(arguments: list[str], told: str) -> None:
    mistaken = ran("icm", *arguments)
    assert (mistaken.status, mistaken.out) == (2, "")
    assert mistaken.err.startswith(f"error: {told}")
    assert mistaken.err.count("\n") == 1


def test_an_empty_file_is_an_empty_list(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("\n", encoding="utf-8")
    stacks = ran("icm", "--stacks", f"@{empty}", "--payouts", "5")
    assert stacks.err == f"error: {empty}: --stacks: the list is empty; write 5000,3000,2000 or @file.txt\n"
    empty.write_text("", encoding="utf-8")
    assert ran("icm", "--stacks", f"@{empty}", "--payouts", "5").err == stacks.err
    names = ran("icm", "--stacks", "5", "--payouts", "5", "--names", f"@{empty}")
    assert names.err == f"error: {empty}: --names: 0 names for 1 stacks; give one name for each stack\n"
    assert (stacks.status, names.status) == (2, 2)


def test_prizes_that_rise_are_told_in_whole_money() -> None:
    assert "prize 2 is 3.00, more than 2.00 for place 1" in ran("icm", "--stacks", "5,3", "--payouts", "2,3").err


def test_bounties_of_a_large_field_are_drawn_and_say_so() -> None:
    stacks, heads = ",".join(map(str, range(100, 2_100, 100))), ",".join(["10"] * 20)
    asked = ("--stacks", stacks, "--payouts", "50,30,20", "--bounties", heads, "--bounty-model", "clock-order")
    document = json.loads(ran("icm", *asked, "--json").out)
    assert sum(player["bounty"] for player in document["players"]) == pytest.approx(200)
    assert 0 < document["bounty_error"] < 1
    assert json.loads(ran("icm", *asked, "--json").out) == document
    told = ran("icm", *asked)
    assert "the order of places is drawn: the bounties have a standard error of up to 0." in told.out
    assert "drawn" not in ran("icm", "--stacks", "50,30", "--payouts", "60,40", "--bounties", "5,5").out
