"""The table of a season as it is shown, before and after it is closed."""

from shuffleup.answer import Refusal
from shuffleup.league import commands as c
from shuffleup.league.points import PointsFormula
from shuffleup.league.printed_leagues import MEDITERRANEO
from shuffleup.projections.league import league_chart, points_rows, points_text
from tests.league.season import KEY, Room, result


def test_a_season_before_and_after_its_closing() -> None:
    room = Room()
    room.do(c.RecordResult(KEY, result("e1", "2026-03-01", ["a", "b"], 100_000)))
    room.do(c.RecordResult(KEY, result("e2", "2026-03-01", ["b", "c"], 100_000)))
    assert room.state is not None
    chart = league_chart(room.state, room.season)
    assert (chart.events, chart.closed, chart.pot.balance_cents) == (2, False, 10_000)
    shown = [(row.rank, row.player, row.centipoints, row.events, row.counted, row.chips) for row in chart.rows]
    # On the same day b was second and first: the better score counts, and the best place is the same as a's.
    assert shown == [(1, "a", 2700, 1, 1, 2700), (1, "b", 2700, 2, 1, 2700), (3, "c", 1900, 1, 1, 1900)]
    room.do(c.CloseSeason(KEY))
    chart = league_chart(room.state, room.season)
    assert chart.closed
    assert sum([row.rank_prize_cents for row in chart.rows]) == chart.pot.rank_cents == 5_000
    assert [row.rank_prize_cents for row in chart.rows][:2] == [2019, 2019]


def test_equal_neighbours_stand_in_one_row() -> None:
    rows = points_rows(MEDITERRANEO, 200)
    assert not isinstance(rows, Refusal)
    assert [(row.first, row.last, row.mark) for row in rows[-1:]] == [(23, 200, "r")]
    assert [row.mark for row in rows].count("d") == 5
    assert isinstance(points_rows(PointsFormula("1 / (k - 3)"), 5), Refusal)


def test_points_as_people_write_them() -> None:
    assert [points_text(centi) for centi in (0, 2700, 16309, -50, 123456700)] == [
        "0",
        "27",
        "163.09",
        "-0.50",
        "1,234,567",
    ]
