"""``shuffleup replay``: the report, the exit status, and one line for each mistake."""

import json
import shutil
from pathlib import Path

import pytest

from shuffleup.cli.replay import hand_files
from shuffleup.formats.phh.phh import PhhHand, Replay, Replayer
from shuffleup.questions.replay import ReplayDocument
from tests.cli.shell import ran
from tests.formats.phh_texts import actions, phh
from tests.replays.recorded import recorded_hands


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_the_whole_sample() -> None:
    told = ran("replay", str(recorded_hands()))
    assert told.status == 0
    assert told.out.splitlines()[-1].startswith("447 of 447 hands end with the recorded stacks by tda-2024")
    assert "left alone" not in told.out
    assert "leniencies: none" in told.out
    assert not told.err


def test_one_stack_off_by_one_fails(tmp_path: Path) -> None:
    shutil.copytree(recorded_hands() / "wsop", tmp_path / "wsop")
    file = next(file for file in hand_files(tmp_path) if "variant = 'FT'" in file.read_text())
    text = file.read_text()
    stack = text.rsplit("finishing_stacks = [", 1)[1].split(",")[0]
    file.write_text(text.replace(f"finishing_stacks = [{stack},", f"finishing_stacks = [{int(stack) + 1},"))
    told = ran("replay", str(tmp_path))
    assert told.status == 3
    assert f"differs: {file}: p1 " in told.out
    assert f"ends with {stack}, recorded {int(stack) + 1}" in told.out
    assert told.out.splitlines()[-1].startswith("44 of 45 hands")


def test_a_recorded_name_does_not_steer_the_terminal(tmp_path: Path) -> None:
    file = write(tmp_path, "x.phh", phh(finishing_stacks="[1301, 700]", players=r'["An\u001b[8mna", "Bruno"]'))
    told = ran("replay", str(file))
    assert told.status == 3
    assert r"p1 An\x1b[8mna" in told.out
    assert "\x1b" not in told.out


def test_a_report_for_programs(tmp_path: Path) -> None:
    good = write(tmp_path, "2.phh", phh())
    half = write(tmp_path, "10.phh", phh(finishing_stacks="[1300.5, 699.5]"))
    write(
        tmp_path,
        "night.phhs",
        f"[1]\n{phh(finishing_stacks=None)}[2]\n"
        + phh(
            blinds_or_straddles="[50, 100, 200]",
            antes="[0, 0, 0]",
            starting_stacks="[900, 900, 900]",
            finishing_stacks=None,
        ),
    )
    told = ran("replay", str(tmp_path), "--json")
    report = json.loads(told.out)
    assert told.status == 3
    assert list(report) == ["schema", *ReplayDocument.__struct_fields__]
    assert (report["schema"], report["hands"], report["dealt"], report["equal"]) == ("shuffleup.replay/1", 4, 4, 2)
    assert report["units"] == {str(half): "1/2"}
    assert report["without_stacks"] == [f"{tmp_path / 'night.phhs'}: [1]"]
    row = {"hand": str(half), "player": "", "recorded": "1300.5", "computed": "1300", "seat": 1}
    assert report["differences"][0] == row
    assert ran("replay", str(good)).status == 0


def test_what_nobody_foresaw_is_told_with_its_hand_and_the_other_files_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = write(tmp_path, "1.phh", phh(event="'odd'"))
    write(tmp_path, "2.phh", phh())
    whole = Replayer.replay

    def broken(replayer: Replayer, record: PhhHand) -> Replay:
        if "event" in record.fields:
            raise KeyError(7)
        return whole(replayer, record)

    monkeypatch.setattr(Replayer, "replay", broken)
    told = ran("replay", str(tmp_path))
    assert told.status == 2
    assert told.out.splitlines()[-1].startswith("1 of 1 hands")
    assert told.err.startswith(f"error: {bad}: it cannot be played (KeyError: 7); the record may be damaged")
    assert told.err.count("\n") == 1
    monkeypatch.setenv("SHUFFLEUP_DEBUG", "1")
    with pytest.raises(KeyError):
        ran("replay", str(tmp_path))


def test_an_exchange_where_no_cards_are_drawn_is_one_line(tmp_path: Path) -> None:
    file = write(tmp_path, "1.phh", phh(actions=actions("p2 sd ??")))
    write(tmp_path, "2.phh", phh())
    told = ran("replay", str(tmp_path))
    assert (told.status, told.err) == (
        2,
        f"error: {file}: action 1 'p2 sd ??': an exchange in a game without draws; "
        "leave it out, or name another variant\n",
    )
    assert told.out.splitlines()[-1].startswith("1 of 1 hands")


def test_files_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for name in ("10.phh", "9.phh", "b/1.phhs", "note.txt"):
        write(tmp_path, name, phh())
    assert [str(file.relative_to(tmp_path)) for file in hand_files(tmp_path)] == ["9.phh", "10.phh", "b/1.phhs"]


def test_a_refused_action_is_one_line_with_its_rule(tmp_path: Path) -> None:
    file = write(tmp_path, "x.phh", phh(actions=actions("p2 cbr 300", "p1 cbr 400")))
    told = ran("replay", str(file))
    assert (told.status, told.out) == (3, "")
    assert told.err.startswith(f"error: {file}: action 2 'p1 cbr 400': the minimum is 500 (tda-2024 43); ")
    error = json.loads(ran("replay", str(file), "--json").out)["error"]
    assert (error["code"], error["rule"]) == ("raise-too-small", "tda-2024 43")
    write(tmp_path, "y.phh", phh())
    both = ran("replay", str(tmp_path))
    assert both.status == 3
    assert f"refused: {file}: action 2 'p1 cbr 400': the minimum is 500 (tda-2024 43) [raise-too-small]" in both.out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (phh(starting_stacks="[1, 2, 3]"), "antes: 2 instead of 3 amounts; write one for each of starting_stacks"),
        (phh(actions="['p1 flies']"), "'p1 flies': this is not an action; write one of "),
        (phh(actions="['d dh p1 AsAd', 'd dh p2 AsKd']"), "'d dh p2 AsKd': As is there twice; "),
        (phh(actions="['d dh p1 AsAdAc']"), "action 1 'd dh p1 AsAdAc': 3 instead of 2 hole cards; "),
        ("variant = \n", "line 1: not TOML: "),
    ],
)
def test_a_file_that_is_no_hand_is_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = write(tmp_path, "x.phh", text)
    alone = ran("replay", str(file))
    assert (alone.status, alone.out) == (2, "")
    assert alone.err.startswith(f"error: {file}: {told}")
    assert alone.err.count("\n") == 1
    write(tmp_path, "good.phh", phh())
    among = ran("replay", str(tmp_path))
    assert among.status == 2
    assert among.err == alone.err
    assert among.out.splitlines()[-1].startswith("1 of 1 hands")


def test_other_mistakes(tmp_path: Path) -> None:
    told = ran("replay", str(tmp_path)).err
    assert told.startswith(f"error: {tmp_path}: no recorded hands in this folder; they end in .phh, .phhs or .ohh, or")
    assert ran("replay", str(tmp_path / "no.phh")).status == 2
    unknown = ran("replay", str(tmp_path), "--rulebook", "tda-2042")
    assert unknown.status == 2
    assert unknown.err.startswith("error: --rulebook: unknown rulebook 'tda-2042': did you mean 'tda-2024'?")
