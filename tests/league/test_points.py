"""Points by the printed table, by the house's own rows, and by a formula."""

import pytest

from shuffleup.answer import Refusal, note
from shuffleup.league.points import (
    Band,
    FieldCount,
    Mark,
    PointsFormula,
    PointsTable,
    Scored,
    Scoring,
    SharedPlace,
    mark_of,
    rule_fault,
    score,
    table_points,
    with_points,
)
from shuffleup.league.printed_leagues import GENERAL_LEAGUE, JUEGGING_SERIES, MEDITERRANEO, MEDITERRANEO_GENERAL
from shuffleup.league.result import Result, ResultLine, fault_of
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES
from tests.league.season import result


def scored(found: Scored | Refusal) -> Scored:
    assert isinstance(found, Scored), found
    return found


def test_points_for_75_players() -> None:
    assert [table_points(MEDITERRANEO, 75, place) for place in (1, 4, 10, 11, 60)] == [38, 19, 12, 5, 5]


@pytest.mark.parametrize(
    ("players", "points"),
    [
        (30, [27, 19, 16, 12, 5, 5]),
        (31, [33, 23, 19, 16, 14, 12, 11, 5]),
        (91, [46, 33, 27, 23, 21, 19, 18, 17, 16, 15, 14, 13, 12, 5]),
        (121, [76, 42, 34, 30, 27, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12, 5]),
        (180, [93, 53, 44, 38, 32, 27, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 5]),
    ],
)
def test_the_printed_columns(players: int, points: list[int]) -> None:
    assert [table_points(MEDITERRANEO, players, place) for place in range(1, len(points) + 1)] == points


def test_what_stands_where_no_label_is_printed_is_derived() -> None:
    """The label of the row for 31 to 60 players ends at 50, and its 5 is lost in the copies."""
    marks = [mark_of(MEDITERRANEO, 60, place) for place in (7, 8, 50, 51, 60)]
    assert marks == [Mark.READ, Mark.REPAIRED, Mark.REPAIRED, Mark.DERIVED, Mark.DERIVED]


def second_day(place: int, **more: int) -> Result | Refusal:
    """A file that lists one player of a second day and says no more than that."""
    found = Result(event_id="e", day="2026-01-10", lines=(ResultLine(player="p", place=place, day_two=True),), **more)
    return fault_of(found) or found


def bonus(place: int, scoring: Scoring, **more: int) -> int | str:
    """The points of the second day in hundredths, or the code of the refusal."""
    found = second_day(place, **more)
    told = found if isinstance(found, Refusal) else score(found, scoring)
    return told.code if isinstance(told, Refusal) else told.scores[0].bonus_centipoints


def test_who_is_paid_is_known_from_the_file_or_the_table_or_asked() -> None:
    """MED-22: three points for the second day, for players "who are not in the prizes by the table"."""
    book, house = MEDITERRANEO_GENERAL.scoring, Scoring(PointsFormula("1"), day_two_points=3)
    assert [bonus(place, book, players=100) for place in (12, 13)] == [0, 300], "twelve places of 100 entries"
    assert [bonus(place, book, players=100, paid_places=15) for place in (15, 16)] == [0, 300], "the file says it"
    assert [bonus(place, book, players=500) for place in (39, 40)] == [0, 300], "as many as by the last column"
    assert bonus(5, house, players=100) == "paid-places-unknown"
    assert bonus(5, house, players=100, paid_places=4) == 300


def test_the_table_of_paid_places_is_that_of_the_book() -> None:
    columns = PAYOUT_TABLES["mediterraneo-2026"].columns
    assert [(row.entries_to, row.places) for row in MEDITERRANEO_GENERAL.scoring.paid] == [
        (column.entries_to, len(column.shares)) for column in columns
    ]


def test_a_field_is_stated_or_listed_whole_and_no_place_is_beyond_it() -> None:
    book = MEDITERRANEO_GENERAL.scoring
    assert bonus(40, book) == "field-unknown"
    assert bonus(25, book, players=20) == "place-beyond-field"
    assert bonus(20, book, players=20) == 300


def test_the_shape_of_the_printed_table() -> None:
    """Each band scores three places more than the one before, never rises with the place, and ends at 12 or less."""
    assert [len(band.points) for band in MEDITERRANEO.bands] == list(range(4, 38, 3))
    assert [band.players_to for band in MEDITERRANEO.bands] == list(range(30, 361, 30))
    for smaller, band in zip((None, *MEDITERRANEO.bands), MEDITERRANEO.bands, strict=False):
        assert list(band.points) == sorted(band.points, reverse=True)
        marked = 60 if band.players_to == 60 else len(band.points)
        assert (band.rest, len(band.marks)) == (5, marked)
        if smaller:
            assert all(a < b for a, b in zip(smaller.points, band.points, strict=False))
        if smaller and band.players_to > 180:
            gains = [b - a for a, b in zip(smaller.points, band.points, strict=False)]
            assert set(gains) == {3}
    assert mark_of(MEDITERRANEO, 200, 1) is Mark.DERIVED
    assert mark_of(MEDITERRANEO, 200, 6) is Mark.READ
    assert mark_of(MEDITERRANEO, 200, 18) is Mark.REPAIRED
    assert (sum(GENERAL_LEAGUE), len(GENERAL_LEAGUE)) == (10_000, 20)
    assert (sum(JUEGGING_SERIES), len(JUEGGING_SERIES)) == (10_000, 18)


def test_a_derived_row_is_flagged_and_can_be_replaced() -> None:
    event = result("e1", "2026-01-10", [f"p{number}" for number in range(200)])
    found = scored(score(event, Scoring(MEDITERRANEO)))
    assert found.notes == (note("scores-are-derived", count=5),)
    own = with_points(MEDITERRANEO, 210, 1, (110, 60, 50, 45, 37))
    found = scored(score(event, Scoring(own)))
    assert found.notes == ()
    assert [one.centipoints for one in found.scores[:6]] == [11000, 6000, 5000, 4500, 3700, 3000]
    assert [one.mark for one in found.scores[4:6]] == [Mark.OWN, Mark.READ]
    assert own.bands[5] == MEDITERRANEO.bands[5]
    with pytest.raises(ValueError, match="no band ends at 200"):
        with_points(MEDITERRANEO, 200, 1, (1,))
    with pytest.raises(ValueError, match="place 9 does not follow"):
        with_points(MEDITERRANEO, 30, 9, (1,))


def test_a_field_beyond_the_table_is_counted_by_its_last_band_and_says_so() -> None:
    found = scored(score(result("e1", "2026-01-10", ["a", "b"], field=390), Scoring(MEDITERRANEO)))
    assert found.scores[0].centipoints == 11100
    assert note("beyond-last-band", last=360, players=390) in found.notes


def test_a_no_show_scores_nothing_and_is_no_participant() -> None:
    event = result("e1", "2026-01-10", [f"p{number}" for number in range(31)], absent=["p30"])
    found = scored(score(event, Scoring(MEDITERRANEO)))
    assert len(found.scores) == 30
    assert found.scores[0].centipoints == 2700, "30 took part: the band up to 30"
    everybody = scored(score(event, Scoring(MEDITERRANEO, participation_needed=False)))
    assert (len(everybody.scores), everybody.scores[0].centipoints) == (31, 3300)


def test_the_second_day_adds_three_to_whoever_is_not_paid() -> None:
    lines = [ResultLine(player=f"p{place}", place=place, day_two=place <= 20) for place in range(1, 101)]
    event = Result(event_id="e1", day="2026-01-10", lines=tuple(lines), paid_places=12)
    found = {one.place: one for one in scored(score(event, Scoring(MEDITERRANEO, day_two_points=3))).scores}
    assert (found[20].centipoints, found[20].bonus_centipoints) == (800, 300)
    assert (found[12].centipoints, found[12].bonus_centipoints) == (1300, 0)
    assert (found[13].centipoints, found[21].centipoints) == (1500, 500)


def test_re_entries_may_count() -> None:
    lines = [ResultLine(player=f"p{place}", place=place, entries=2) for place in range(1, 21)]
    event = Result(event_id="e1", day="2026-01-10", lines=tuple(lines))
    by_players = scored(score(event, Scoring(MEDITERRANEO)))
    by_entries = scored(score(event, Scoring(MEDITERRANEO, field=FieldCount.ENTRIES)))
    assert (by_players.scores[0].centipoints, by_entries.scores[0].centipoints) == (2700, 3300)


def test_shared_places() -> None:
    lines = (
        ResultLine(player="a", place=1),
        ResultLine(player="b", place=2, shared_by=2),
        ResultLine(player="c", place=2, shared_by=2),
        ResultLine(player="d", place=4),
    )
    event = Result(event_id="e1", day="2026-01-10", lines=lines)
    best = scored(score(event, Scoring(MEDITERRANEO)))
    assert [one.centipoints for one in best.scores] == [2700, 1900, 1900, 1200]
    mean = scored(score(event, Scoring(MEDITERRANEO, shared_place=SharedPlace.AVERAGE)))
    assert [one.centipoints for one in mean.scores] == [2700, 1750, 1750, 1200]


def test_a_formula_scores_to_the_hundredth() -> None:
    event = Result(
        event_id="e1",
        day="2026-01-10",
        lines=(ResultLine(player="a", place=1, knock_outs=2), ResultLine(player="b", place=2)),
        buy_in_cents=5000,
        players=75,
    )
    found = scored(score(event, Scoring(PointsFormula("10 * sqrt(n / k) * (1 + log(b + 0.25)) + ko"))))
    assert [one.centipoints for one in found.scores] == [23593, 16541]
    whole = scored(score(event, Scoring(PointsFormula("n / k", decimals=0))))
    assert [one.centipoints for one in whole.scores] == [7500, 3800]


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (PointsFormula("10 * sqr(n)"), "bad-formula"),
        (PointsFormula("n", decimals=3), "bad-decimals"),
        (PointsTable("t", ()), "bad-table"),
        (PointsTable("t", (Band(60, (3,)), Band(30, (2,)))), "bad-table"),
        (PointsTable("t", (Band(60, (3, -1)),)), "bad-table"),
        (PointsTable("t", (Band(60, (3, 1), 0, "r"),)), "bad-table"),
    ],
)
def test_rules_that_give_no_points(rule: PointsFormula | PointsTable, code: str) -> None:
    found = rule_fault(rule)
    assert isinstance(found, Refusal)
    assert found.code == code


@pytest.mark.parametrize(
    ("text", "code"), [("1 / (k - 1)", "bad-formula"), ("1 - k", "negative-points"), ("sqrt(1-k)", "bad-formula")]
)
def test_a_formula_that_fails_for_somebody_is_refused(text: str, code: str) -> None:
    found = score(result("e1", "2026-01-10", ["a", "b"]), Scoring(PointsFormula(text)))
    assert isinstance(found, Refusal)
    assert found.code == code


def _line(player: str, place: int, shared_by: int = 1) -> ResultLine:
    return ResultLine(player=player, place=place, shared_by=shared_by)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"event_id": " "}, "no-event-named"),
        ({"day": "2026-02-30"}, "not-a-day"),
        ({"day": "20260210"}, "not-a-day"),
        ({"lines": ()}, "no-places"),
        ({"pool_cents": -1}, "negative-number"),
        ({"players": 1}, "too-few-players"),
        ({"entries": 1}, "too-few-entries"),
        ({"lines": (_line("a", 1), _line("a", 2))}, "player-twice"),
        ({"lines": (_line("", 1),)}, "no-player-named"),
        ({"lines": (_line("a", 0),)}, "bad-line"),
        ({"lines": (_line("a", 1), _line("b", 1))}, "place-clash"),
        ({"lines": (_line("a", 1, 2), _line("b", 1, 2), _line("c", 2))}, "place-clash"),
        ({"lines": (_line("a", 1, 3), _line("b", 1, 3))}, "place-clash"),
    ],
)
def test_results_that_cannot_be(changes: dict[str, object], code: str) -> None:
    good = {"event_id": "e1", "day": "2026-02-10", "lines": (_line("a", 1), _line("b", 2))}
    found = fault_of(Result(**(good | changes)))  # type: ignore[arg-type]
    assert found is not None
    assert found.code == code
    assert fault_of(Result(**good)) is None  # type: ignore[arg-type]
