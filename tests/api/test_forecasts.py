"""A forecast through the API: that of the command line, with its table for notebooks."""

from pathlib import Path

import pytest

import shuffleup as sh

CLUB = Path(__file__).parents[2] / "examples" / "club_night.toml"


def test_more_entries_last_longer_and_the_table_has_every_hour() -> None:
    usual, larger = sh.forecast(CLUB, runs=40), sh.forecast(CLUB, entries=90, runs=40)
    assert usual.end_seconds == tuple(sorted(usual.end_seconds))
    assert larger.end_seconds[1] > usual.end_seconds[1]
    assert repr(larger).startswith("<Club night, 90 entries: over after ")
    assert usual._repr_html_().count("<tr>") == len(usual.deep.hours) + 1


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"entries": 1}, "at least 2"),
        ({"runs": 0}, "give a number from 1"),
        ({"late": 3}, "entries end when play begins"),
    ],
)
def test_what_is_wrong_is_one_line(wrong: dict[str, int], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        sh.forecast(["Anna", "Bruno", "Carla"], **wrong)


def test_equities_are_a_table_in_a_notebook() -> None:
    found = sh.equity("AsKs", "QhQd", board="2s7s9h")
    assert sum(found) == pytest.approx(1)
    assert "<td>AsKs</td><td>54.14%</td>" in found._repr_html_()
