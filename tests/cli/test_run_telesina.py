"""``shuffleup run`` of an event that is Telesina all evening, and what such a file may not say."""

from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.run.report import RunDocument
from tests.cli.shell import ROOT, ran

EXAMPLE = (ROOT / "examples" / "italiana.toml").read_text(encoding="utf-8")


def written(tmp_path: Path, *changes: tuple[str, str]) -> str:
    """The example with these changes, as a file."""
    text = EXAMPLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "sera.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("game", "dealt"), [("telesina-ascensore", "telesina-ascensore-mai"), ("telesina-h-sempre", "telesina-h-sempre")]
)
def test_an_evening_of_telesina_is_played_to_its_end(tmp_path: Path, game: str, dealt: str) -> None:
    told = ran("run", written(tmp_path, ('game = "italiana"', f'game = "{game}"')), "--seed", "1", "--json")
    assert (told.status, told.err) == (0, "")
    document = msgspec.json.decode(told.out, type=RunDocument, strict=True)
    assert document.event.game == dealt
    assert [place.chips for place in document.standings if place.chips] == [document.totals.chips_in_play]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (('game = "italiana"', 'game = "telesina-stella"'), "game 'telesina-stella' is not known; did you mean"),
        (("seats = 6", "seats = 7"), "seats = 7 cannot be dealt in italiana; give a number from 2 to 6"),
        (('vele_rule = "libera"', 'vele_rule = "stella"'), '[italian]: vele_rule = "stella" cannot be; give one of'),
    ],
)
def test_a_mistake_is_told_in_one_line(tmp_path: Path, change: tuple[str, str], line: str) -> None:
    told = ran("run", written(tmp_path, change), "--seed", "1")
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert line in told.err
