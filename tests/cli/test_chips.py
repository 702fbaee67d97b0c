"""``shuffleup chips``: the chip set of an event and its colour-up plan."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import ROOT, ran

CLUB = str(ROOT / "examples" / "club_night.toml")
OWN = 'in_a_stack = { 25 = 8, 100 = 8, 500 = 4, 1000 = 2, 5000 = 1 }\ncolours = { 25 = "jade" }\n'


def own_chips(folder: Path) -> str:
    """The club night with a stack and a colour of the house's own."""
    path = folder / "own.toml"
    set_line = "denominations = [25, 100, 500, 1000, 5000]\n"
    path.write_text(Path(CLUB).read_text(encoding="utf-8").replace(set_line, set_line + OWN), encoding="utf-8")
    return str(path)


def test_the_set_the_cage_and_the_plan() -> None:
    """288 chips of 25 are worth 7,200: 14 of 500, or of 100 two a player, and one each for the race."""
    told = ran("chips", CLUB)
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0] == "Club night: 36 entries of 10,000"
    assert lines[2].split() == ["25", "green", "8", "288", "before", "level", "9"]
    assert lines[7].split() == ["in", "all", "27", "972"]
    moment, _, chips = lines[9].partition(": ")
    assert moment == "In the break before level 9, after 2 h 55"
    assert chips == "288 × 25 (green) come off; bring 108 × 100 (black), 14 × 500 (purple)"
    assert "this is the usual way" in told.out
    assert ran("chips", CLUB, "--quiet").out.splitlines() == lines[:10]


def test_the_house_says_what_a_stack_is_made_of(tmp_path: Path) -> None:
    """``in_a_stack`` and ``colours`` are what is printed, for as many entries as are expected."""
    told = ran("chips", own_chips(tmp_path), "--entries", "50")
    assert told.out.splitlines()[2].split() == ["25", "jade", "8", "400", "before", "level", "9"]
    assert told.out.splitlines()[6].split() == ["5,000", "orange", "1", "50", "-"]
    assert "400 × 25 (jade) come off" in told.out
    assert "the usual way" not in told.out


def test_a_document_for_programs(tmp_path: Path) -> None:
    document = json.loads(ran("chips", own_chips(tmp_path), "--json").out)
    assert (document["schema"], document["entries"], document["announced"]) == ("shuffleup.chips/1", 36, True)
    assert sum(chip["value"] * chip["in_a_stack"] for chip in document["chips"]) == document["stack"] == 10_000
    (plan,) = document["colour_ups"]
    assert (plan["value"], plan["colour"], plan["level"], plan["in_break"], plan["taken"]) == (25, "jade", 9, True, 288)
    assert [one["value"] for one in plan["bring"]] == [100, 500]


def test_flights_count_everybody_who_enters_one() -> None:
    """40 in one, 45 in the other, and 12 who enter again."""
    told = ran("chips", str(ROOT / "examples" / "two_flights.toml"))
    assert told.out.splitlines()[0] == "Two flights: 97 entries of 20,000"


@pytest.mark.parametrize(("lang", "colour", "moment"), [("it", "verde", "Nella pausa"), ("es", "verde", "En la pausa")])
def test_in_the_language_of_the_room(lang: str, colour: str, moment: str) -> None:
    told = ran("chips", CLUB, "--lang", lang)
    assert f"288 × 25 ({colour})" in told.out and moment in told.out
    assert "10.000" in told.out and "green" not in told.out


def test_an_event_without_chips_is_one_clear_line() -> None:
    file = str(ROOT / "examples" / "sit_and_go.toml")
    told = ran("chips", file)
    assert (told.status, told.out) == (2, "")
    hint = "list its chips there, as denominations = [25, 100, 500, 1000]"
    assert told.err == f"error: {file}: [chips]: the event names no chips; {hint}\n"
