"""``shuffleup league``: a season from one command, the same everywhere, its pot paid to the cent."""

import shutil
from functools import cache
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.league import LeagueDocument
from tests.cli.shell import ROOT, ran, spawned

SEASON = ROOT / "examples" / "season"
SERIES = SEASON / "series.toml"


@cache
def played() -> tuple[LeagueDocument, str]:
    """The document of the example's season and its text."""
    told = ran("league", str(SERIES), "--seed", "1", "--json")
    assert (told.status, told.err) == (0, "")
    return msgspec.json.decode(told.out, type=LeagueDocument, strict=True), told.out


def test_six_events_a_ranking_and_a_final() -> None:
    document, _ = played()
    assert len(document.events) == 6
    assert len(document.final) == 18 and [line.place for line in document.final] == sorted(
        [line.place for line in document.final]
    )
    ranked = {row.player: row for row in document.season.rows}
    assert all(line.chips == ranked[line.player].centipoints for line in document.final), "100 chips a point"
    assert sum([event.kept_cents for event in document.events]) == document.season.pot.retained_cents
    assert document.pot_closes and document.ledger.closes
    paid = sum([row.rank_prize_cents + row.final_prize_cents for row in document.season.rows])
    assert paid == document.season.pot.retained_cents


def test_each_event_keeps_a_twentieth_of_its_pool() -> None:
    assert all(event.kept_cents == event.pool_cents * 5 // 100 for event in played()[0].events)


def test_of_two_events_on_one_day_only_the_better_score_counts() -> None:
    """MED-10: whoever has played both counts one fewer than he has played."""
    document, _ = played()
    days = [event.day for event in document.events]
    assert days[0] == days[1]
    assert {row.events - row.counted for row in document.season.rows} == {0, 1}


def test_the_absent_leave_an_hour_after_the_start() -> None:
    document, _ = played()
    gone = [line for line in document.final if line.removed_chips]
    assert {line.rank for line in gone} <= {7, 18} and gone
    assert all(line.removed_chips < line.chips for line in gone)


def test_the_same_anywhere_and_another_season_with_another_seed() -> None:
    arguments = ("league", str(SERIES), "--seed", "1", "--json")
    assert spawned(*arguments, environment={"PYTHONHASHSEED": "3"}).out == played()[1]
    assert ran("league", str(SERIES), "--seed", "2", "--json").out != played()[1]


def test_people_read_the_same_facts() -> None:
    document, _ = played()
    told = ran("league", str(SERIES), "--seed", "1")
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines()[0] == "Winter series 2026: 6 events, points by mediterraneo-2026"
    for event in document.events:
        assert f"  {event.day}  {event.name} " in told.out
    assert "Pot: closes" in told.out and "Ledger: closes" in told.out
    assert told.out.count("did not come") == sum([bool(line.removed_chips) for line in document.final])
    assert f"shuffleup league {SERIES} --seed 1" in told.out


MISTAKES = {
    "no such event": (('file = "festival.toml"', 'file = "festal.toml"'), "[[event]] 4: there is no file"),
    "a misspelt key": (('file = "festival.toml"', 'fil = "festival.toml"'), "[[event]] 4: 'fil' is not a key here"),
    "an unknown league": (('"mediterraneo-series"', '"mediterraneo"'), "league = 'mediterraneo' is not known"),
    "a final before the end": (("2026-06-12", "2026-05-15"), "[final]: the final is on 2026-05-15"),
    "days out of order": (("2026-02-13", "2026-07-13"), "[[event]]: events are not in the order of their days"),
    "a day in quotes": (("2026-02-13", '"13 February"'), "give a day without quotes, like 2026-01-17"),
    "too few members": (("players = 72", "players = 50"), "monthly.toml has 54 entries, and the league 50 players"),
    "another currency": (('currency = "EUR"', 'currency = "USD"'), "the event is played for EUR, the league for USD"),
    "teams": (('"festival.toml"', '"../team_event.toml"'), "../team_event.toml is a contest of teams"),
    "nothing scores": (('league = "mediterraneo-series"', ""), "nothing says what a place is worth"),
    "a bad formula": (
        ('league = "mediterraneo-series"', "[points]\nformula = '10 * sqr(k)'\n"),
        "there is no 'sqr'",
    ),
    "no events": (("[[event]]", "[[events]]"), "'events' is not a key here; did you mean 'event'?"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The example's files in a folder of their own."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    return tmp_path / "examples" / "season"


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_is_one_line(case: str, folder: Path) -> None:
    (old, new), told = MISTAKES[case]
    path = folder / "series.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    if case == "a bad formula":
        # Tables come last in TOML: the key leaves the top, and the table goes to the end.
        changed = text.replace(old, "") + f"\n{new}"
    else:
        changed = text.replace(old, new) if case == "no events" else text.replace(old, new, 1)
    path.write_text(changed, encoding="utf-8")
    answer = ran("league", str(path))
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert told in answer.err


def test_a_final_on_short_notice_is_refused_by_the_rule(folder: Path) -> None:
    path = folder / "series.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("2026-06-12", "2026-05-20"), encoding="utf-8")
    told = ran("league", str(path), "--seed", "1")
    assert (told.status, told.out) == (3, "")
    assert "a final is announced at least 15 days ahead, not 4 (mediterraneo-2026 MED-21)" in told.err


def test_a_final_that_costs_money_is_refused(folder: Path) -> None:
    final = folder / "final.toml"
    text = final.read_text(encoding="utf-8")
    final.write_text(text.replace("[chips]", "[entry]\nbuy_in_cents = 5000\n\n[chips]", 1), encoding="utf-8")
    told = ran("league", str(folder / "series.toml"))
    assert told.status == 2 and "the final of a league is free" in told.err
