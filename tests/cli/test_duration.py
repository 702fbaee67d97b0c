"""``shuffleup duration``: ranges and never one time, before the event and from the middle of it."""

import json
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.reader import Reader
from shuffleup.questions.duration import DurationDocument
from tests.cli.shell import ROOT, ran

CLUB = ROOT / "examples" / "club_night.toml"
DAYS = ROOT / "examples" / "two_days.toml"


def document(*arguments: str) -> DurationDocument:
    told = ran("duration", *arguments, "--runs", "60", "--json")
    assert (told.status, told.err) == (0, "")
    return msgspec.json.decode(told.out, type=DurationDocument, strict=True)


def test_a_forecast_is_a_table_of_ranges() -> None:
    told = ran("duration", str(CLUB), "--runs", "60")
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0] == "Club night: 36 entries, tables of 9, 36 hands an hour, 60 runs"
    assert "1 in 10 by" in lines[2]
    end = next(line for line in lines if line.startswith("end "))
    assert end.count(" h ") == 3
    assert "in the money (5 paid)" in told.out
    rows = [line for line in lines if line.endswith(("█", "░"))]
    assert rows[0].split()[:5] == ["0", "1", "36", "4", "5"]
    assert rows[0].endswith("█" * 32)
    assert rows[-1].split()[-2] == "100%"


def test_the_document_says_the_same_again() -> None:
    found = document(str(CLUB))
    assert found == document(str(CLUB))
    assert found != document(str(CLUB), "--seed", "2")
    assert (found.event.players, found.event.paid, found.event.seconds_per_hand) == (36, 5, 100)
    assert found.marks.end.p10 < found.marks.end.p90
    assert "bench/duration.py" in found.model.source


def test_more_entries_slower_dealers_and_late_ones_take_longer() -> None:
    usual = document(str(CLUB)).marks.end.p50
    assert document(str(CLUB), "--entries", "120").marks.end.p50 > usual
    assert document(str(CLUB), "--hands-per-hour", "20").marks.end.p50 > usual
    assert document(str(CLUB), "--tables-per-relief", "0").hours[0].dealers == 4


def test_an_event_that_is_being_played() -> None:
    found = document(str(DAYS), "--left", "40", "--level", "7", "--minute", "12")
    assert (found.event.entries, found.event.players, found.begun) == (120, 40, True)
    assert found.hours[0].players.p50 == 40
    assert [row.day for row in found.days] == [1]
    assert found.days[0].seconds == 48 * 60
    assert found.marks.end.p90 < document(str(DAYS)).marks.end.p10
    told = ran("duration", str(DAYS), "--left", "3", "--level", "16", "--stacks", "2000000,500000,500000").out
    assert told.splitlines()[0].startswith("Two days: 3 of 120 left in minute 0 of level 16, ")


def test_what_a_forecast_does_not_know_is_said() -> None:
    assert document(str(CLUB)).notes == ()
    (satellite,) = document(str(ROOT / "examples" / "satellite.toml")).notes
    assert (satellite.code, satellite.facts) == ("forecast-milestone", {}) and "milestone" in satellite.text
    italian = document(str(ROOT / "examples" / "italiana.toml")).notes
    assert italian[0].code == "forecast-game" and italian[0].text.startswith("fitted to no-limit holdem; ")
    assert set(italian[0].facts) == {"limit", "game"}
    rebuys = document(str(ROOT / "examples" / "rebuy_night.toml")).notes
    assert any("--late" in note.text for note in rebuys)
    flights = document(str(ROOT / "examples" / "two_flights.toml"))
    assert any("flights" in note.text for note in flights.notes)
    assert flights.days


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--left", "9"], "error: --level is missing; --left and --level go together"),
        (["--level", "9"], "error: --left is missing; --left and --level go together"),
        (["--stacks", "1,2"], "error: --stacks is for an event that is being played; give --left and --level too"),
        (["--left", "2", "--level", "3", "--stacks", ""], "error: --stacks: the list is empty; "),
        (["--minute", "2"], "error: --minute is for an event that is being played; "),
        (["--left", "9", "--level", "3", "--late", "2"], "error: --late is for an event that has not begun; "),
        (["--left", "90", "--level", "3"], "error: {file}: 90 players left of 36 entries"),
        (
            ["--left", "5", "--level", "99"],
            "error: {file}: there is no level 99: the levels are 1 to 20, the blinds doubling after level 12",
        ),
        (["--left", "9", "--level", "3", "--minute", "21"], "error: {file}: level 3 lasts 20 minutes, and 21 of them"),
        (
            ["--left", "2", "--level", "3", "--stacks", "5000"],
            "error: {file}: 1 stack for 2 players left: give one for each",
        ),
        (["--left", "2", "--level", "3", "--stacks", "5000,0"], "error: stack 2 is 0; every stack is at least 1"),
        (["--left", "2", "--level", "3", "--stacks", "5000,-3"], "error: stack 2 is -3; every stack is at least 1"),
        (["--late", "3"], "error: {file}: entries end when play begins: nobody can come late"),
        (["--hands-per-hour", "nan"], "error: invalid value for '--hands-per-hour': nan is not a number; "),
        (["--runs", "20000"], "error: 20,000 runs; give a number from 1 to 10,000"),
        (["--entries", "1"], "error: invalid value for '--entries': 1 is not in the range 2<=x<=1000000"),
        (["--entries", "99999999999"], "error: invalid value for '--entries': 99999999999 is not in the range"),
        (["--entries", "1000000"], "error: 1,000,000 players in 200 runs; ask for 20 runs at most"),
    ],
)
def test_mistakes_are_one_line(arguments: list[str], told: str) -> None:
    mistaken = ran("duration", str(CLUB), *arguments)
    assert (mistaken.status, mistaken.out, mistaken.err.count("\n")) == (2, "", 1)
    assert mistaken.err.startswith(told.format(file=CLUB))
    assert set(json.loads(ran("duration", str(CLUB), *arguments, "--json").out)) == {"error"}


def test_a_long_forecast_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "watches", property(lambda self: not (self.as_json or self.quiet)))
    told = ran("duration", str(CLUB), "--runs", "5")
    assert told.status == 0
    assert "\r\x1b[Kforecast: " in told.err and "100 %" in told.err and told.err.endswith("\r\x1b[K")
    assert ran("duration", str(CLUB), "--runs", "5", "--quiet") == (0, told.out, "")


def test_heats_of_teams_and_endless_events_are_refused(tmp_path: Path) -> None:
    teams = ran("duration", str(ROOT / "examples" / "team_event.toml"))
    assert (teams.status, teams.err.count("\n")) == (2, 1)
    assert "shuffleup simulate" in teams.err
    endless = tmp_path / "endless.toml"
    text = CLUB.read_text(encoding="utf-8").replace('after_last_level = "double"', 'after_last_level = "stay"')
    head, first = text.split("[[level]]")[:2]
    endless.write_text(f"{head.replace('stack = 10000', 'stack = 10000000')}[[level]]{first}", encoding="utf-8")
    told = ran("duration", str(endless), "--runs", "3")
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert "let the blinds rise further" in told.err
