"""``replay`` and ``convert`` take files of any length hand by hand: memory, damage in the middle, and what is left."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shuffleup.cli.reader import Reader
from tests.cli.shell import ROOT, Ran, ran
from tests.formats.phh_texts import actions, phh

SMALL = phh(actions=actions("d dh p1 AsAd", "d dh p2 7c2d", "p2 f"), finishing_stacks="[1050, 950]")
WRONG = SMALL.replace("antes = [0, 0]", "antes = [0]")
PEAK = """
import sys
from shuffleup.main import main
status = main(sys.argv[1:])
[peak] = [line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")]
print(status, peak, file=sys.stderr)
"""


def phhs(*hands: str) -> str:
    return "\n".join([f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1)])


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """One hand in each format."""
    folder = tmp_path_factory.mktemp("one")
    (folder / "one.phh").write_text(SMALL, encoding="utf-8")
    for name in ("one.ohh", "one.txt"):
        assert ran("convert", str(folder / "one.phh"), str(folder / name)).status == 0
    return {ending: (folder / f"one.{ending}").read_text(encoding="utf-8").strip() for ending in ("ohh", "txt")}


def peak(*arguments: str) -> int:
    """The most memory of a command in a process of its own, in KB."""
    done = subprocess.run([sys.executable, "-c", PEAK, *arguments], cwd=ROOT, capture_output=True, text=True)
    status, found = done.stderr.split()[-2:]
    assert status == "0", done.stderr
    return int(found)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the system tells the most memory of a process")
@pytest.mark.parametrize(
    ("ending", "counts", "target"),
    [
        ("phhs", (2_000, 20_000), ""),
        ("ohh", (200, 2_000), ""),
        ("txt", (200, 2_000), ""),
        ("phhs", (200, 2_000), "ohh"),
    ],
)
def test_memory_does_not_grow_with_the_number_of_hands(
    tmp_path: Path, texts: dict[str, str], ending: str, counts: tuple[int, int], target: str
) -> None:
    peaks = []
    for count in counts:
        file = tmp_path / f"{count}.{ending}"
        text = phhs(*[SMALL] * count) if ending == "phhs" else "\n\n\n".join([texts[ending]] * count)
        file.write_text(text, encoding="utf-8")
        copy = [str(tmp_path / f"copy.{target}")] if target else []
        peaks.append(peak("convert" if target else "replay", str(file), *copy))
    assert peaks[1] < peaks[0] + 3_000, peaks


# ── damage in the middle ─────────────────────────────────────────────────────────────────────────────────────────────


def replayed(tmp_path: Path, name: str, text: str) -> tuple[Ran, Path]:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return ran("replay", str(file)), file


def test_a_damaged_hand_is_told_by_its_number_and_line_and_loses_no_other(tmp_path: Path) -> None:
    told, file = replayed(tmp_path, "night.phhs", phhs(SMALL, WRONG, SMALL))
    assert told.status == 2
    assert told.out.splitlines()[-1].startswith("2 of 2 hands")
    assert told.err.startswith(f"error: {file}: [2], line 10: antes: 1 instead of 2 amounts")
    told, file = replayed(tmp_path, "torn.phhs", "# a night\n" + phhs(SMALL, SMALL.replace("'NT'", "'NT"), SMALL))
    assert told.err.startswith(f"error: {file}: [2]: line 12: not TOML: ")
    assert told.out.splitlines()[-1].startswith("2 of 2 hands")
    told, file = replayed(tmp_path, "open.phhs", phhs(SMALL, SMALL.replace("950]", "950"), SMALL))
    assert told.err.startswith(f"error: {file}: [2], line 10: not TOML: ")


def test_a_hand_that_cannot_be_dealt_loses_none_behind_it(tmp_path: Path) -> None:
    odd = SMALL.replace("p1 AsAd", "p1 AsAdAc")
    told, file = replayed(tmp_path, "night.phhs", phhs(SMALL, odd, SMALL))
    assert told.status == 2
    assert told.out.splitlines()[-1].startswith("2 of 2 hands")
    assert told.err.startswith(f"error: {file}: [2], line 10: action 1 'd dh p1 AsAdAc': 3 instead of 2 hole cards")


def test_an_unknown_rulebook_is_told_once(tmp_path: Path) -> None:
    told, _ = replayed(tmp_path, "night.phhs", phhs(*[SMALL + "_rulebook = 'none'\n"] * 3))
    assert told.status == 2
    assert told.err.count("unknown rulebook 'none'") == 1


def indented(text: str) -> str:
    return json.dumps(json.loads(text), indent=2)


@pytest.mark.parametrize("shape", [str, indented])
@pytest.mark.parametrize(
    ("torn", "why"),
    [
        (lambda text: text[: len(text) // 2], "not JSON"),
        (lambda text: text.replace('"Holdem"', '"Draw"'), "game_type: 'Draw' is not dealt"),
        (lambda text: text.replace('"Holdem"', '"Hold{{em"'), "game_type: 'Hold{{em' is not dealt"),
        (lambda text: text + "\n}}\nnothing\n", "not JSON"),
        (lambda text: text.replace('"ohh"', '"odd"', 1), "object missing required field `ohh`"),
    ],
)
def test_open_hand_history_goes_on_behind_a_damaged_hand(
    tmp_path: Path, texts: dict[str, str], shape: Callable[[str], str], torn: Callable[[str], str], why: str
) -> None:
    good = shape(texts["ohh"])
    told, file = replayed(tmp_path, "night.ohh", "\n\n".join([good, torn(good), good, good]))
    hands = 4 if "nothing" in torn("") else 3
    assert (told.status, told.out.splitlines()[-1][:12]) == (2, f"{hands} of {hands} hands"[:12])
    assert told.err.count("\n") == 1
    assert told.err.startswith(f"error: {file}: hand {2 if hands == 3 else 3}")
    assert "line " in told.err and why in told.err


def test_several_hands_of_open_hand_history_in_one_line(tmp_path: Path, texts: dict[str, str]) -> None:
    told, _ = replayed(tmp_path, "night.ohh", " ".join([texts["ohh"]] * 3))
    assert told.out.splitlines()[-1].startswith("3 of 3 hands")


def test_bytes_that_are_no_text_end_the_file_with_their_line(tmp_path: Path) -> None:
    file, target = tmp_path / "night.phhs", tmp_path / "copy.ohh"
    file.write_bytes(b"\xef\xbb\xbf" + phhs(SMALL, SMALL, SMALL).encode().replace(b"[3]", b"[3]\n# \xff"))
    told = ran("replay", str(file))
    assert told.status == 2
    assert told.out.splitlines()[-1].startswith("2 of 2 hands")
    assert told.err == f"error: {file}: line 20: this is not UTF-8 text; save the file as UTF-8\n"
    assert ran("convert", str(file), str(target)) == (2, "", told.err)
    assert not target.exists()


def test_only_a_single_hand_may_be_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.cli.files.MOST_BYTES", 1_000)
    told, file = replayed(tmp_path, "night.phhs", phhs(*[SMALL] * 50))
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines()[-1].startswith("50 of 50 hands")
    told, file = replayed(tmp_path, "night.phhs", phhs(SMALL, SMALL + "# and so on\n" * 1_000))
    assert told.status == 2
    assert told.err == f"error: {file}: this is more than 0 megabytes; name a text file, or a part of it\n"


def test_standard_input_is_read_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(phhs(*[SMALL] * 3).replace("\n", "\r\n").encode())))
    told = ran("replay", "-")
    assert told.status == 0
    assert told.out.splitlines()[-1].startswith("3 of 3 hands")


# ── what is left of a copy that fails ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("old", ["", "last week"])
def test_a_copy_that_fails_in_the_middle_leaves_what_was_there(tmp_path: Path, old: str) -> None:
    file, target = tmp_path / "night.phhs", tmp_path / "copy.ohh"
    file.write_text(phhs(*[SMALL] * 40, SMALL.replace("p2 f", "p2 cbr 101")), encoding="utf-8")
    if old:
        target.write_text(old, encoding="utf-8")
    told = ran("convert", str(file), str(target))
    assert (told.status, told.out) == (3, "")
    assert told.err.startswith(f"error: {file}: [41], line 361: action 3 'p2 cbr 101': ")
    assert sorted(tmp_path.iterdir()) == sorted([file, target] if old else [file])
    assert not old or target.read_text(encoding="utf-8") == old


def test_hands_left_out_are_told_and_the_others_are_numbered_on(tmp_path: Path) -> None:
    file, target = tmp_path / "night.phhs", tmp_path / "copy.phhs"
    file.write_text(phhs(WRONG, SMALL, SMALL.replace("1050", "1051"), SMALL), encoding="utf-8")
    told = ran("convert", str(file), str(target))
    assert told.status == 0
    assert told.out.splitlines()[0].startswith(f"left out: {file}: [1], line 1: antes: 1 instead of 2 amounts")
    assert told.out.splitlines()[1].startswith(f"left out: {file}: [3]: ")
    assert told.out.splitlines()[2] == f"2 hands written to {target}"
    assert [line for line in target.read_text(encoding="utf-8").splitlines() if line[:1] == "["] == ["[1]", "[2]"]


# ── how far it is ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_long_file_says_how_far_it_is_and_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "watches", property(lambda self: not (self.as_json or self.quiet)))
    monkeypatch.setattr("shuffleup.cli.progress.SHOWN_SECONDS", 0)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    told, file = replayed(tmp_path, "night.phhs", phhs(WRONG, *[SMALL] * 4))
    assert "5 hands, 4 as recorded, 1 not" in told.err or "4 hands, 3 as recorded, 1 not" in told.err
    assert " %" in told.err
    copied = ran("convert", str(file), str(tmp_path / "copy.ohh"))
    assert "3 hands written, 1 left out" in copied.err
    assert ran("convert", str(file), str(tmp_path / "copy.ohh"), "--quiet") == (0, copied.out, "")
    assert ran("replay", str(file), "--quiet").err.count("\n") == 1
