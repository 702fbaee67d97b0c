"""Files and folders that the system does not hand over, by every command that takes them: one line, status 2."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.shell import ROOT, ran

CLUB = str(ROOT / "examples" / "club_night.toml")
LONG = "x" * 300
NOBODY = 65534
"""The user who may read what everybody may, and nothing else."""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("replay", LONG), f"error: {LONG}: it cannot be read (file name too long)\n"),
        (("compare", LONG), f"error: {LONG}: it cannot be read (file name too long)\n"),
        (("verify", "--draws", LONG), f"error: {LONG}: it cannot be read (file name too long)\n"),
        (("run", ""), "error: no file is named; write its name\n"),
        (("icm", "--stacks", "@", "--payouts", "5"), "error: no file is named; write its name\n"),
    ],
    ids=["replay", "compare", "verify", "no name", "no name of a list"],
)
def test_names_that_no_file_can_have(arguments: tuple[str, ...], told: str) -> None:
    assert ran(*arguments) == (2, "", told)


@pytest.mark.parametrize("option", ["--phh", "--summary", "--transcripts"])
def test_names_that_no_record_can_have(option: str) -> None:
    told = f"error: {LONG}: it cannot be written (file name too long); choose another place\n"
    assert ran("run", CLUB, option, LONG) == (2, "", told)
    assert ran("convert", "none.phhs", f"{LONG}.ohh").err.startswith(f"error: {LONG}.ohh: it cannot be written (")


def test_a_house_with_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    event = tmp_path / "event.toml"
    text = Path(CLUB).read_text(encoding="utf-8")
    event.write_text(text.replace('game = "holdem"', f'game = "holdem"\nhouse = "{LONG}"'), encoding="utf-8")
    told = ran("run", str(event))
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert told.err.endswith(": it cannot be read (file name too long)\n")


@pytest.fixture
def shut() -> Iterator[Path]:
    """A folder that may neither be looked into nor written to, by somebody who is bound by that."""
    if sys.platform == "win32":
        pytest.skip("permissions are others there")
    ran("replay", "none")  # what commands load is read by who may
    with TemporaryDirectory() as place:
        folder = Path(place, "shut")
        folder.mkdir(mode=0)
        os.chmod(place, 0o777)
        root = os.getuid() == 0
        if root:
            os.setresuid(NOBODY, NOBODY, 0)
        try:
            if os.access(folder, os.R_OK):
                (pytest.fail if os.environ.get("CI") else pytest.skip)("nothing is shut here")
            yield folder
        finally:
            if root:
                os.setresuid(0, 0, 0)
            folder.chmod(0o700)


@pytest.mark.parametrize(
    "arguments",
    [
        *[("replay", "{shut}"), ("replay", "{shut}/n.phhs"), ("replay", "{above}")],
        *[("compare", "{shut}"), ("compare", "{shut}/x"), ("scenario", "{above}"), ("verify", "--draws", "{shut}/x")],
    ],
)
def test_what_is_shut_cannot_be_read(shut: Path, arguments: tuple[str, ...]) -> None:
    told = ran(*[word.format(shut=shut, above=shut.parent) for word in arguments])
    place = arguments[-1].format(shut=shut, above=shut)
    assert told == (2, "", f"error: {place}: it cannot be read (permission denied)\n")


@pytest.mark.parametrize("option", ["--phh", "--summary", "--transcripts"])
@pytest.mark.parametrize("name", ["x", "a/x"])
def test_what_is_shut_cannot_be_written(shut: Path, option: str, name: str) -> None:
    told = f"error: {shut / name}: it cannot be written (permission denied); choose another place\n"
    assert ran("run", CLUB, option, str(shut / name)) == (2, "", told)


@pytest.mark.parametrize(
    "arguments",
    [("run", CLUB, "--spreadsheet"), ("run", CLUB, "--ledger"), ("payouts", "--entries", "30", "--spreadsheet")],
    ids=["placings", "ledger", "prizes"],
)
def test_no_spreadsheet_is_written_where_it_is_shut(shut: Path, arguments: tuple[str, ...]) -> None:
    told = f"error: {shut / 'x.csv'}: it cannot be written (permission denied); choose another place\n"
    assert ran(*arguments, str(shut / "x.csv")) == (2, "", told)


def test_what_may_not_be_written_is_not_replaced(shut: Path) -> None:
    kept = shut.parent / "x.phhs"
    kept.write_text("last week", encoding="utf-8")
    kept.chmod(0)
    told = f"error: {kept}: it cannot be written (permission denied); choose another place\n"
    assert ran("run", CLUB, "--phh", str(kept)) == (2, "", told)
    assert kept.stat().st_mode & 0o777 == 0


@pytest.mark.parametrize(
    "command",
    ["scenario", "ruling", "compare", "replay", "points --formula n", "points --formula n --final", "convert"],
)
def test_an_empty_name_is_not_the_folder_one_stands_in(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script whose variable is empty would have everything below it searched and played."""
    monkeypatch.chdir(ROOT / "examples")
    told = ran(*command.split(), "", *(("out.ohh",) if command == "convert" else ()))
    assert (told.status, told.out, told.err) == (2, "", "error: no file is named; write its name\n")


def test_a_device_without_an_end_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.cli.files.MOST_BYTES", 2**20)
    told = ran("chips", "/dev/zero")
    assert (told.status, told.out) == (2, "")
    assert told.err == "error: /dev/zero: this is more than 1 megabytes; name a text file, or a part of it\n"
