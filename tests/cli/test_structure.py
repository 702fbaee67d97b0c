"""``shuffleup structure``: blinds a room can deal, the forecast beside them, and a file that can be played."""

import re
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.event_input import read_planned
from shuffleup.cli.run.report import RunDocument
from shuffleup.questions.structure import StructureDocument
from shuffleup.service.programme import event_of
from tests.cli.shell import ran

WISH = ("--entries", "24", "--stack", "10000", "--hours", "3", "--runs", "60")


def document(*arguments: str) -> StructureDocument:
    told = ran("structure", *arguments, "--json")
    assert (told.status, told.err) == (0, "")
    return msgspec.json.decode(told.out, type=StructureDocument, strict=True)


def test_people_see_levels_breaks_races_and_ranges() -> None:
    told = ran("structure", "--entries", "100", "--stack", "30000", "--hours", "6")
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("100 entries of 30,000, 6 hours wanted: levels of ")
    assert "Chips: 100, 500, 1,000, 5,000, 25,000" in told.out
    assert re.search(r"^        break of 1[05] minutes; chips of 100 are raced off$", told.out, re.MULTILINE)
    end = next(line for line in told.out.splitlines() if line.startswith("end "))
    assert end.count(" h ") == 3
    assert "players left" in told.out


def test_the_document_has_it_all() -> None:
    found = document(*WISH)
    assert found == document(*WISH)
    assert [level.level for level in found.levels] == list(range(1, len(found.levels) + 1))
    assert found.levels[0].begins == 0
    pauses = [level for level in found.levels if level.break_minutes]
    assert pauses
    for before, level in zip(found.levels, found.levels[1:], strict=False):
        assert level.begins - before.begins == (found.minutes + level.break_minutes) * 60
    assert all(level.break_minutes for level in found.levels if level.raced_off)
    assert 0.75 * 3 * 3600 < found.marks.end.p50 < 1.25 * 3 * 3600


def test_own_chips_and_tables() -> None:
    found = document(*WISH, "--denominations", "500,50,100,1000", "--seats", "6", "--hands-per-hour", "40")
    assert found.denominations == (50, 100, 500, 1000)
    assert (found.seats, found.hands_per_hour) == (6, 40.0)
    assert found.hours_ahead[0].tables.p50 == 4
    assert all(level.small % 50 == 0 for level in found.levels)


def test_the_file_can_be_played(tmp_path: Path) -> None:
    target = tmp_path / "evening.toml"
    told = ran("structure", *WISH, "--toml", str(target))
    assert (told.status, told.err.count("\n")) == (0, 1)
    assert told.err.startswith(f"written to {target}; ")
    suggested = document(*WISH)
    entrants = event_of(read_planned(str(target)))
    levels = entrants.definition.structure.levels
    assert [(one.small, one.big, one.ante) for one in levels] == [
        (one.small, one.big, one.ante) for one in suggested.levels
    ]
    assert len(entrants.players) == 24
    played = ran("run", str(target), "--seed", "3", "--json")
    assert played.status == 0
    run = msgspec.json.decode(played.out, type=RunDocument)
    assert run.event.entries == 24
    assert run.totals.chips_in_play >= 240_000
    assert ran("duration", str(target), "--runs", "20").status == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--stack", "10050"], "error: a stack of 10,050 cannot be paid in chips of 100; "),
        (["--entries", "99999999999"], "error: invalid value for '--entries': 99999999999 is not in the range "),
        (["--entries", "1000000"], "error: 1,000,000 players in 60 runs; ask for 20 runs at most"),
        (["--stack", "1000000001"], "error: invalid value for '--stack': 1000000001 is not in the range "),
        (["--denominations", "100,100"], "error: the chips "),
        (["--denominations", "hundred"], "error: --denominations: 'hundred' is not a number; "),
        (["--hours", "0.1"], "error: 0.1 hours; give from a quarter of an hour to 72 hours"),
        (["--hours", "70"], "error: no structure for 24 entries of 10,000 ends near 70 hours; "),
        (["--hours", "nan"], "error: invalid value for '--hours': nan is not a number; "),
        (["--hours", "inf"], "error: invalid value for '--hours': inf is not in the range 0<x<=1000000; "),
        (["--rulebook", "tda-2042"], "error: rulebook 'tda-2042' is not known; rulebooks are "),
        (["--denominations", ""], "error: --denominations: the list is empty; "),
        (["--toml", ""], "error: --toml: the name is empty; name a file, or leave --toml out"),
        (["--toml", "/nowhere/x.toml"], "error: /nowhere/x.toml: its folder does not exist; "),
    ],
)
def test_mistakes_are_one_line(arguments: list[str], told: str) -> None:
    usual = dict(zip(WISH[::2], WISH[1::2], strict=True))
    chips = ("--denominations", "100") if arguments[0] == "--stack" else ()
    changed = {**usual, **dict(zip(arguments[::2], arguments[1::2], strict=True))}
    mistaken = ran("structure", *[word for pair in changed.items() for word in pair], *chips)
    assert (mistaken.status, mistaken.out, mistaken.err.count("\n")) == (2, "", 1)
    assert mistaken.err.startswith(told)
