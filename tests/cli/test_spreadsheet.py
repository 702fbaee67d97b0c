"""``--spreadsheet`` and ``--ledger``: the files hold what the command tells programs; what cannot be written."""

import csv
import json
import sys
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from python_calamine import load_workbook

from tests.cli.shell import ROOT, Ran, ran

CLUB = str(ROOT / "examples" / "club_night.toml")
SERIES = str(ROOT / "examples" / "season" / "series.toml")
SEASON = [str(path) for path in sorted((ROOT / "examples" / "league").glob("2026-*.csv"))]
FINAL = str(ROOT / "examples" / "league" / "final.csv")
PAYOUTS = ("payouts", "--entries", "100", "--buy-in", "100", "--unit", "5", "--currency", "EUR")
POINTS = ("points", "--table", "mediterraneo-2026", "--players", "20,75")
LEAGUE_POINTS = ("points", "--league", "mediterraneo-series", *SEASON, "--final", FINAL)
RUN = ("run", CLUB, "--seed", "7")
OPTIONS = [
    *[(RUN, "--spreadsheet"), (RUN, "--ledger"), (("league", SERIES, "--seed", "1"), "--spreadsheet")],
    *[(("league", SERIES, "--seed", "1"), "--ledger"), (POINTS, "--spreadsheet"), (PAYOUTS, "--spreadsheet")],
]
"""Every command with each of its options."""
each_option = pytest.mark.parametrize(("command", "option"), OPTIONS, ids=[f"{one[0]}{two}" for one, two in OPTIONS])


@cache
def told(*command: str) -> dict[str, Any]:
    """What the command tells programs."""
    answer = ran(*command, "--json")
    assert answer.status == 0, answer
    found: dict[str, Any] = json.loads(answer.out)
    return found


def book(path: Path) -> list[list[Any]]:
    """The cells of a workbook, its heads first."""
    return load_workbook(str(path)).get_sheet_by_index(0).to_python()


def lines(path: Path, separator: str = ",") -> list[list[str]]:
    """The cells of a CSV file, its heads first."""
    text = path.read_bytes().decode("utf-8-sig")
    return list(csv.reader(StringIO(text, newline=""), delimiter=separator))


def done(answer: Ran) -> Ran:
    assert answer.status == 0, answer
    return answer


def test_the_placings_of_an_event_are_those_that_programs_are_told(tmp_path: Path) -> None:
    sheet, ledger = tmp_path / "places.xlsx", tmp_path / "ledger.xlsx"
    done(ran(*RUN, "--spreadsheet", str(sheet), "--ledger", str(ledger), "--quiet"))
    head, *rows = book(sheet)
    assert head[:4] == ["Place", "Shared by", "Player", "Prize (EUR)"]
    assert [(row[0], row[1], row[2], round(row[3] * 100), row[4]) for row in rows] == [
        (one["place"], one["shared_by"], one["player"], one["prize_cents"], one["chips"])
        for one in told(*RUN)["standings"]
    ]
    head, *rows = book(ledger)
    assert head == ["Account", "Whose", "Method", "Amount (EUR)"]
    assert [(*row[:3], round(row[3] * 100)) for row in rows] == [
        (one["account"], one["holder"], one["method"], one["cents"]) for one in told(*RUN)["ledger"]["accounts"]
    ]


def test_a_run_says_what_it_has_written_and_shows_what_it_always_shows(tmp_path: Path) -> None:
    sheet, ledger = tmp_path / "places.csv", tmp_path / "ledger.csv"
    answer = done(ran(*RUN, "--spreadsheet", str(sheet), "--ledger", str(ledger)))
    assert answer.err.splitlines() == [f"spreadsheet written to {path}" for path in (sheet, ledger)]
    assert answer.out == ran(*RUN).out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ledger.csv", "places.csv"]
    silent = ran(*RUN, "--spreadsheet", str(sheet), "--json")
    assert silent.err == "" and json.loads(silent.out) == told(*RUN)
    assert len(lines(sheet)) == 37 and len(lines(ledger)) > 2


def test_a_seat_that_was_won_stands_beside_the_prize(tmp_path: Path) -> None:
    command = ("run", str(ROOT / "examples" / "satellite.toml"), "--seed", "7")
    done(ran(*command, "--spreadsheet", str(tmp_path / "x.xlsx"), "--quiet"))
    _, *rows = book(tmp_path / "x.xlsx")
    seats = [one["seat_cents"] for one in told(*command)["standings"]]
    assert [round(row[-1] * 100) for row in rows] == seats and any(seats)


def season_rows(season: dict[str, Any]) -> list[tuple[object, ...]]:
    names = ("rank", "player", "centipoints", "best_place", "rank_prize_cents", "chips", "final_prize_cents")
    return [tuple([row[name] for name in names]) for row in season["rows"]]


def table_of(path: Path) -> list[tuple[object, ...]]:
    """The table of a season, as ``season_rows`` has it."""
    head, *rows = book(path)
    cells = [dict(zip(head, row, strict=True)) for row in rows]
    places, money = ("Rank", "Player", "Best place", "Chips"), ("Points", "Prize of the season (EUR)")
    found = [[row[name] for name in places] + [round(row[name] * 100) for name in money] for row in cells]
    final = [round(row["Prize of the final (EUR)"] * 100) for row in cells]
    return [
        (rank, player, points, best, prize, chips, last)
        for (rank, player, best, chips, points, prize), last in zip(found, final, strict=True)
    ]


def test_the_table_of_a_season_that_was_played(tmp_path: Path) -> None:
    command = ("league", SERIES, "--seed", "1")
    sheet, ledger = tmp_path / "table.xlsx", tmp_path / "ledger.xlsx"
    answer = done(ran(*command, "--spreadsheet", str(sheet), "--ledger", str(ledger)))
    assert answer.err.splitlines() == [f"spreadsheet written to {path}" for path in (sheet, ledger)]
    assert table_of(sheet) == season_rows(told(*command)["season"])
    assert [round(row[3] * 100) for row in book(ledger)[1:]] == [
        one["cents"] for one in told(*command)["ledger"]["accounts"]
    ]


def test_the_table_of_a_season_from_its_results(tmp_path: Path) -> None:
    answer = done(ran(*LEAGUE_POINTS, "--spreadsheet", str(tmp_path / "x.xlsx")))
    assert table_of(tmp_path / "x.xlsx") == season_rows(told(*LEAGUE_POINTS)["season"])
    assert answer.err == f"spreadsheet written to {tmp_path / 'x.xlsx'}\n"
    assert answer.out == ran(*LEAGUE_POINTS).out


def test_the_points_of_fields_stand_one_under_the_other(tmp_path: Path) -> None:
    done(ran(*POINTS, "--spreadsheet", str(tmp_path / "x.xlsx")))
    head, *rows = book(tmp_path / "x.xlsx")
    assert head == ["Players", "From place", "To place", "Points", "Note"]
    assert [(row[0], row[1], row[2], round(row[3] * 100)) for row in rows] == [
        (field["players"], one["first"], one["last"], one["centipoints"])
        for field in told(*POINTS)["fields"]
        for one in field["places"]
    ]


def test_points_with_decimals_are_numbers_too(tmp_path: Path) -> None:
    command = ("points", "--formula", "10 * sqrt(n / k)", "--players", "6")
    done(ran(*command, "--spreadsheet", str(tmp_path / "x.csv"), "--lang", "it"))
    _, *rows = lines(tmp_path / "x.csv", ";")
    points = [one["centipoints"] for one in told(*command)["fields"][0]["places"]]
    assert [row[3] for row in rows] == [f"{one // 100},{one % 100:02}" for one in points]


def prizes_by_place(rows: list[list[Any]], column: int) -> list[int]:
    return [round(row[column] * 100) for row in rows for _ in range(int(row[0]), int(row[1]) + 1)]


def test_payouts_are_money_and_shares(tmp_path: Path) -> None:
    answer = done(ran(*PAYOUTS, "--spreadsheet", str(tmp_path / "x.xlsx")))
    assert answer.out == ran(*PAYOUTS).out
    head, *rows = book(tmp_path / "x.xlsx")
    places = told(*PAYOUTS)["places"]
    assert head == ["From place", "To place", "Prize (EUR)", "Share (%)", "Derived"]
    assert prizes_by_place(rows, 2) == [one["prize_cents"] for one in places]
    assert prizes_by_place(rows, 3) == [round(one["share"] * 10_000) for one in places]


def test_without_a_pool_there_are_shares_and_no_prizes(tmp_path: Path) -> None:
    command = ("payouts", "--rulebook", "mediterraneo-2026", "--entries", "95")
    done(ran(*command, "--spreadsheet", str(tmp_path / "x.xlsx")))
    head, *rows = book(tmp_path / "x.xlsx")
    places = told(*command)["places"]
    assert head == ["From place", "To place", "Share (%)", "Derived"]
    assert prizes_by_place(rows, 2) == [one["prize_cents"] for one in places]
    derived = [row[3] for row in rows for _ in range(int(row[0]), int(row[1]) + 1)]
    assert derived == [one["derived"] for one in places] and True in derived


@pytest.mark.parametrize(
    ("lang", "head", "first"),
    [
        ("en", ["From place", "To place", "Prize (EUR)", "Share (%)", "Derived"], "2650.00"),
        ("it", ["Dalla posizione", "Alla posizione", "Premio (EUR)", "Quota (%)", "Ricavato"], "2650,00"),
        ("es", ["Del puesto", "Al puesto", "Premio ganado (EUR)", "Parte (%)", "Deducido"], "2650,00"),
    ],
)
def test_heads_and_figures_are_those_of_the_language(tmp_path: Path, lang: str, head: list[str], first: str) -> None:
    path = tmp_path / "x.CSV"
    answer = done(ran(*PAYOUTS, "--spreadsheet", str(path), "--lang", lang))
    rows = lines(path, "," if lang == "en" else ";")
    assert rows[0] == head and rows[1][2] == first
    assert str(path) in answer.err and (lang == "en") == answer.err.startswith("spreadsheet written to ")
    done(ran(*PAYOUTS, "--spreadsheet", str(tmp_path / "x.xlsx"), "--lang", lang, "--json"))
    assert book(tmp_path / "x.xlsx")[0] == head


# ── what cannot be written ───────────────────────────────────────────────────────────────────────────────────────────


@each_option
@pytest.mark.parametrize(
    ("name", "what"),
    [("x.ods", "'.ods' names no format"), ("x", "this name has no ending"), ("x.csv.gz", "'.gz' names no format")],
)
def test_another_ending_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], option: str, name: str, what: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert ran(*command, option, name) == (2, "", f"error: {name}: {what}; end it in .csv, .xlsx\n")
    assert list(tmp_path.iterdir()) == []


@each_option
def test_a_folder_that_is_not_there_is_told_before_anything_is_done(
    tmp_path: Path, command: tuple[str, ...], option: str
) -> None:
    target = tmp_path / "none" / "x.csv"
    expected = f"error: {target}: its folder does not exist; make the folder first\n"
    assert ran(*command, option, str(target)) == (2, "", expected)
    assert ran(*command, option, "").err.startswith(f"error: {option}: the name is empty; ")


@each_option
def test_a_workbook_without_its_package_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], option: str
) -> None:
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    assert ran(*command, option, str(tmp_path / "x.xlsx")) == (
        2,
        "",
        f"error: {option}: XLSX needs the package xlsxwriter, which is not installed; "
        "install it with: pip install 'shuffleup[cli]'\n",
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [RUN, ("league", SERIES, "--seed", "1")], ids=["run", "league"])
def test_two_options_do_not_share_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = ran(*command, "--spreadsheet", "x.csv", "--ledger", "./x.csv")
    assert answer == (2, "", "error: x.csv: two options name this file; name two files\n")
    assert list(tmp_path.iterdir()) == []


def test_an_older_file_is_replaced_whole_and_keeps_its_mode(tmp_path: Path) -> None:
    real, link = tmp_path / "real.xlsx", tmp_path / "link.xlsx"
    real.write_bytes(b"last week" * 10_000)
    real.chmod(0o640)
    link.symlink_to("real.xlsx")
    done(ran(*PAYOUTS, "--spreadsheet", str(link)))
    assert link.is_symlink() and real.stat().st_mode & 0o777 == 0o640
    assert len(book(real)) == 12
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.xlsx", "real.xlsx"]


def test_a_disk_that_is_full_leaves_the_older_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "x.csv"
    target.write_text("last week", encoding="utf-8")

    def full(self: Path, other: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    expected = f"error: {target}: it cannot be written (no space left on device); choose another place\n"
    assert ran(*PAYOUTS, "--spreadsheet", str(target)) == (2, "", expected)
    assert target.read_text(encoding="utf-8") == "last week"
    assert [path.name for path in tmp_path.iterdir()] == ["x.csv"]


def test_a_pool_that_cannot_be_divided_leaves_no_file(tmp_path: Path) -> None:
    command = ("payouts", "--entries", "3", "--percentages", "50,30")
    assert ran(*command, "--spreadsheet", str(tmp_path / "x.csv")).status == 2
    assert list(tmp_path.iterdir()) == []
