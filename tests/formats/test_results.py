"""Results from CSV and from runs, and points tables from TOML: what is read, and how every mistake is told."""

import pytest

from shuffleup.formats.league_file import PointsTableError, read_points_table
from shuffleup.formats.results import COLUMNS, ResultFileError, read_results
from shuffleup.league.points import mark_of, table_points
from shuffleup.league.printed_leagues import POINTS_TABLES
from shuffleup.league.result import ResultLine, fault_of

SPREADSHEET = """\
Position;Name;Date;Buy-in;Pool;Prize;KO;Took part
1;Anna;2026-03-14;50;1.234,50;;3;yes
2;Bruno;;;;300,5;0;
2;Carla;;;;300.50;0;yes
4;Dario;;;;;0;no
"""


def test_a_spreadsheet() -> None:
    text = SPREADSHEET.replace("1.234,50", "1234,50")
    (result,) = read_results(text, "march")
    assert (result.event_id, result.day, result.buy_in_cents, result.pool_cents) == (
        "march",
        "2026-03-14",
        5000,
        123450,
    )
    assert result.lines == (
        ResultLine(player="Anna", place=1, knock_outs=3),
        ResultLine(player="Bruno", place=2, shared_by=2, prize_cents=30050),
        ResultLine(player="Carla", place=2, shared_by=2, prize_cents=30050),
        ResultLine(player="Dario", place=4, took_part=False),
    )
    assert fault_of(result) is None


def test_several_events_in_one_file_and_a_day_from_outside() -> None:
    text = "event,place,player,day\nnoon,1,Anna,\nnoon,2,Bruno,\nnight,1,Bruno,2026-03-15\n"
    noon, night = read_results(text, "file", "2026-03-14")
    assert (noon.event_id, noon.day, len(noon.lines)) == ("noon", "2026-03-14", 2)
    assert (night.event_id, night.day, len(night.lines)) == ("night", "2026-03-15", 1)


def test_a_run_is_a_result() -> None:
    text = """{"schema": "shuffleup.run/1", "event": {"name": "x", "entries": 3, "pool_cents": 15000}, "standings": [
        {"place": 1, "shared_by": 1, "player": "a", "prize_cents": 15000}, {"place": 2, "shared_by": 2, "player": "b"},
        {"place": 2, "shared_by": 2, "player": "c"}]}"""
    (result,) = read_results(text, "club", "2026-03-14")
    assert (result.buy_in_cents, result.entries, result.paid_places) == (5000, 3, 1)
    assert [line.shared_by for line in result.lines] == [1, 2, 2]
    assert fault_of(result) is None


@pytest.mark.parametrize(
    ("text", "place", "what", "hint"),
    [
        ("", "line 1", "the file is empty", "place,player"),
        ("place,player\n", "line 2", "there is no player", ""),
        ("place\n1\n", "line 1", "column 'player' is missing", ""),
        ("place,player,prise\n1,a,3\n", "line 1", "no column 'prise'", "did you mean 'prize'?"),
        ("place,player,qqq\n1,a,3\n", "line 1", "no column 'qqq'", COLUMNS[0]),
        ("place,player,player\n1,a,b\n", "line 1", "stands twice", ""),
        ("place,player\n1,a,b\n", "line 2", "3 cells under 2 columns", "quote"),
        ('place,player\n1,"a\n2,b\n', "line 2", "a quotation mark is not closed", "close it in its line"),
        ('place,player\n1,a\n2,"b\nc"\n3,d\n', "line 3", "a quotation mark is not closed", "or leave it out"),
        (f"place,player\n1,{'a' * 200_000}\n", "line 2", "a cell is too long", "shorten it"),
        ("place,player\nfirst,a\n", "line 2, column place", "'first' is not a number", "digits"),
        ("place,player,prize\n1,a,12.345\n", "line 2, column prize", "no amount of money", "1234.50"),
        ("place,player,day_two\n1,a,perhaps\n", "line 2, column day_two", "neither yes nor no", ""),
        ("place,player,pool\n1,a,10\n2,b,20\n", "line 3, column pool", "has '20' here and '10' in line 2", "once"),
        ('{"schema": "other/1"}', "JSON", "no result of a run", ""),
        (
            '{"schema": "other/1", "event": {"name": "", "entries": 0, "pool_cents": 0}, "standings": []}',
            "schema",
            "",
            "",
        ),
        ("{", "JSON", "no result of a run", "shuffleup run --json"),
    ],
)
def test_a_file_that_cannot_be_read(text: str, place: str, what: str, hint: str) -> None:
    with pytest.raises(ResultFileError) as caught:
        read_results(text, "event")
    fault = caught.value.first
    assert (str(fault.place), what in str(fault.what), hint in str(fault.hint)) == (place, True, True), fault
    assert "\n" not in str(caught.value)


def test_a_house_table() -> None:
    text = "[[band]]\nplayers_to = 20\npoints = [10, 6]\nrest = 1\n[[band]]\nplayers_to = 50\npoints = [20, 12, 8]\n"
    table = read_points_table(text, "mine", POINTS_TABLES)
    assert [table_points(table, field, place) for field, place in ((20, 1), (20, 3), (21, 3), (90, 4))] == [10, 1, 8, 0]


def test_rows_of_a_printed_table_are_replaced() -> None:
    text = 'base = "mediterraneo-2026"\n[[band]]\nplayers_to = 210\npoints = [110, 60]\n'
    table = read_points_table(text, "mine", POINTS_TABLES)
    assert [table_points(table, 200, place) for place in (1, 2, 3)] == [110, 60, 47]
    assert [mark_of(table, 200, place).name for place in (1, 2, 3)] == ["OWN", "OWN", "DERIVED"]
    assert table_points(table, 75, 1) == 38


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("band = 3", "expected `array`"),
        ("[[band]\n", "mend the TOML there"),
        ("[[band]]\nplayers_to = 20\npoints = [3]\nprize = 3", "unknown field `prize`"),
        ('base = "mediterrano-2026"\nband = []', "did you mean 'mediterraneo-2026'?"),
        ('base = "mediterraneo-2026"\n[[band]]\nplayers_to = 200\npoints = [3]', "no band ends at 200"),
        ("band = []", "a table has bands"),
    ],
)
def test_a_table_that_cannot_be_read(text: str, what: str) -> None:
    with pytest.raises(PointsTableError) as caught:
        read_points_table(text, "mine", POINTS_TABLES)
    assert what in str(caught.value)
    assert "\n" not in str(caught.value)


def test_names_that_look_alike_are_one_player() -> None:
    """Composed and decomposed letters, a blank that does not break, a soft hyphen."""
    text = "place,player\n1,Ren\u00e9 Roux\n2,Anna\n"
    other = "place,player\n1,Rene\u0301\u00a0Ro\u00adux\n2,Anna\n"
    one, same = [read_results(each, "friday", "2026-03-14")[0] for each in (text, other)]
    assert one == same
