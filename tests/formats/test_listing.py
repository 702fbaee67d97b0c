"""Lists as files: what is written is read back as it was, and no cell is taken for a formula."""

import csv
import json
from io import BytesIO, StringIO
from zipfile import ZipFile

import pytest
from msgspec import Struct
from python_calamine import load_workbook

from shuffleup.formats.listing import BOM, Listing, Punctuation, as_csv, as_json, as_xlsx
from shuffleup.projections.ledger import AccountLine

NASTY = ["=1+1", "+39 055", "-x", "@sum", "\tx", "\rx", "\n=1", "＝1", '=HYPERLINK("http://x";"y")']


class Line(Struct, frozen=True):
    player: str
    chips: int
    prize_cents: int
    paid_at: int
    in_play: bool = True


def listing(*players: str, cents: int = 123_450) -> Listing:
    rows = tuple([Line(player, 12_300, cents, 1_795_723_200_000_000) for player in players])
    return Listing("Friday, standings", rows, Line, {"player": "Giocatore", "prize_cents": "Premio"}, "EUR")


def rows_of(text: bytes, separator: str = ",") -> list[list[str]]:
    assert text.startswith(BOM)
    return list(csv.reader(StringIO(text.decode("utf-8-sig"), newline=""), delimiter=separator))


def test_csv_is_written_as_each_language_writes_numbers() -> None:
    assert rows_of(as_csv(listing('Ann, "the Rock"'))) == [
        ["Giocatore", "chips", "Premio (EUR)", "paid_at (UTC)", "in_play"],
        ['Ann, "the Rock"', "12300", "1234.50", "2026-11-26 20:00:00", "1"],
    ]
    [_, row] = rows_of(as_csv(listing("Nicolò"), Punctuation(",", ";")), ";")
    assert row[:3] == ["Nicolò", "12300", "1234,50"]
    assert rows_of(as_csv(listing("x", cents=-5)))[1][2] == "-0.05"


@pytest.mark.parametrize("name", NASTY)
def test_no_cell_is_taken_for_a_formula(name: str) -> None:
    [_, row] = rows_of(as_csv(listing(name)))
    assert row[0] == f"'{name}"
    book = as_xlsx(listing(name))
    with ZipFile(BytesIO(book)) as parts:
        sheet = parts.read("xl/worksheets/sheet1.xml").decode()
        assert "<f>" not in sheet and "hyperlink" not in sheet
    assert json.loads(as_json(listing(name)))["rows"][0]["player"] == name


def test_a_workbook_has_numbers_as_numbers_and_money_in_units() -> None:
    [sheet] = [load_workbook(BytesIO(as_xlsx(listing("Anna", "12")))).get_sheet_by_index(0)]
    head, anna, other = sheet.to_python()
    assert head == ["Giocatore", "chips", "Premio (EUR)", "paid_at (UTC)", "in_play"]
    assert anna[:3] == ["Anna", 12_300.0, 1_234.5] and str(anna[3]) == "2026-11-26 20:00:00" and anna[4] is True
    assert other[0] == "12"


class Share(Struct, frozen=True):
    centipoints: int
    share_basis_points: int


def test_points_and_shares_are_written_with_two_decimals_and_no_currency() -> None:
    shares = Listing("Points", (Share(16_309, 2_650), Share(-50, 0)), Share, {}, "EUR")
    assert rows_of(as_csv(shares)) == [["centipoints", "share_basis_points"], ["163.09", "26.50"], ["-0.50", "0.00"]]
    assert load_workbook(BytesIO(as_xlsx(shares))).get_sheet_by_index(0).to_python()[1] == [163.09, 26.5]
    assert json.loads(as_json(shares))["rows"][0] == {"centipoints": 16_309, "share_basis_points": 2_650}


def test_a_list_without_rows_has_its_heads() -> None:
    assert len(rows_of(as_csv(listing()))) == 1
    assert load_workbook(BytesIO(as_xlsx(listing()))).get_sheet_by_index(0).to_python()[0][0] == "Giocatore"


@pytest.mark.parametrize("title", ["", "'", "[a]:b*c?d/e\\f" * 9, "History", "x" * 200])
def test_any_title_makes_a_workbook(title: str) -> None:
    made = Listing(title, (), Line, {})
    assert load_workbook(BytesIO(as_xlsx(made))).sheet_names[0]


def test_an_amount_that_is_called_nothing_else_is_money_too() -> None:
    rows = (AccountLine("drawer", "Ada", "cash", 12_345),)
    told = Listing("Ledger", rows, AccountLine, {"cents": "Amount"}, "EUR")
    assert rows_of(as_csv(told))[0][3:] == ["Amount (EUR)"]
    assert rows_of(as_csv(told))[1][3:] == ["123.45"]
    assert json.loads(as_json(told))["rows"][0]["cents"] == 12_345
