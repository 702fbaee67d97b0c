"""A season from its first event to the last prize, what may be corrected, and what is refused."""

import pytest
from msgspec.structs import replace

from shuffleup.league import commands as c
from shuffleup.league.points import PointsFormula, Scoring
from shuffleup.league.pot import months_of, pot_of
from shuffleup.league.printed_leagues import MEDITERRANEO_GENERAL, MEDITERRANEO_SERIES
from shuffleup.league.result import Result, ResultLine
from shuffleup.league.standings import ScoreVerdict, standings
from shuffleup.league.state import Closed, FinalOver, FinalRunning, LeagueState, MasterPrize
from shuffleup.league.terms import Counting, FinalTerms, SeasonTerms, Tie
from tests.league.season import KEY, Room, result

NAMES = [f"p{number:02}" for number in range(1, 26)]
BY_PLACE = Scoring(PointsFormula("100 - k"))


def season_of_six() -> Room:
    """Six events on six days, 25 players who rotate through the places; every pool 8,000.00."""
    room = Room()
    for number, first in enumerate((14, 17, 24, 14, 14, 16)):
        order = NAMES[first:] + NAMES[:first]
        room.do(c.RecordResult(KEY, result(f"e{number}", f"2026-{number + 1:02}-10", order, 800_000)))
    return room


def ranks(room: Room) -> dict[str, int]:
    return {line.player: line.rank for line in standings(room.season)}


def test_of_two_events_on_one_day_the_better_score_counts() -> None:
    table = Scoring(PointsFormula("if(n = 9, if(k = 1, 14, 1), if(k = 1, 22, 1))"))
    room = Room(replace(MEDITERRANEO_SERIES, scoring=table))
    room.do(c.RecordResult(KEY, result("noon", "2026-03-14", ["anna", "bruno"], field=9)))
    room.do(c.RecordResult(KEY, result("night", "2026-03-14", ["anna", "carla"], field=12)))
    anna = next(line for line in standings(room.season) if line.player == "anna")
    assert anna.centipoints == 2200
    assert [(one.event_id, one.verdict) for one in anna.scores] == [
        ("night", ScoreVerdict.COUNTS),
        ("noon", ScoreVerdict.SAME_DAY),
    ]


def test_only_the_best_count_and_too_few_events_are_not_ranked() -> None:
    counting = Counting(best_of=2, least_events=2)
    room = Room(SeasonTerms(scoring=BY_PLACE, counting=counting))
    for day, order in enumerate((["a", "b"], ["b", "a"], ["a", "b", "c"]), start=1):
        room.do(c.RecordResult(KEY, result(f"e{day}", f"2026-03-{day:02}", order)))
    lines = {line.player: line for line in standings(room.season)}
    assert (lines["a"].centipoints, lines["b"].centipoints) == (19800, 19700)
    assert [one.verdict for one in lines["a"].scores] == [
        ScoreVerdict.COUNTS,
        ScoreVerdict.BEYOND_BEST,
        ScoreVerdict.COUNTS,
    ]
    assert (lines["c"].rank, lines["c"].centipoints) == (0, 9700)
    assert [line.player for line in standings(room.season)] == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("tie", "first"),
    [(Tie.BEST_PLACE, "b"), (Tie.BEST_SCORE, "b"), (Tie.MORE_EVENTS, "a"), (Tie.FEWER_EVENTS, "b")],
)
def test_what_parts_equal_points(tie: Tie, first: str) -> None:
    """Both have 5 points: b by one win, a by a third and a fourth place."""
    scoring = Scoring(PointsFormula("if(k = 1, 5, if(k = 3, 3, if(k = 4, 2, 0)))"))
    room = Room(SeasonTerms(scoring=scoring, counting=Counting(ties=(tie,))))
    room.do(c.RecordResult(KEY, result("e1", "2026-03-01", ["b", "x", "a", "y"])))
    room.do(c.RecordResult(KEY, result("e2", "2026-03-02", ["z", "x", "v", "a"])))
    found = ranks(room)
    assert found[first] < found["b" if first == "a" else "a"]


def test_countback_goes_on_to_the_second_best_place() -> None:
    scoring = Scoring(PointsFormula("if(k = 1, 10, 1)"))
    events = (["a", "b", "c"], ["b", "c", "a"])
    shared, parted = [
        Room(SeasonTerms(scoring=scoring, counting=Counting(ties=(tie,)))) for tie in (Tie.BEST_PLACE, Tie.COUNTBACK)
    ]
    for room in (shared, parted):
        for day, order in enumerate(events, start=1):
            room.do(c.RecordResult(KEY, result(f"e{day}", f"2026-03-{day:02}", order)))
    assert (ranks(shared)["a"], ranks(shared)["b"]) == (1, 1)
    assert (ranks(parted)["b"], ranks(parted)["a"], ranks(parted)["c"]) == (1, 2, 3)


def test_a_tie_that_nothing_parts_is_shared_until_a_person_breaks_it() -> None:
    room = Room(SeasonTerms(scoring=BY_PLACE, counting=Counting(ties=())))
    room.do(c.RecordResult(KEY, result("e1", "2026-03-01", ["a", "b"])))
    room.do(c.RecordResult(KEY, result("e2", "2026-03-02", ["b", "a"])))
    assert [(line.rank, line.shared_by) for line in standings(room.season)] == [(1, 2), (1, 2)]
    assert room.refused(c.BreakTie(KEY, ("b",), "TD", "drew lots")).code == "not-all-tied"
    assert room.refused(c.BreakTie(KEY, ("b", "x"), "TD", "drew lots")).code == "not-tied"
    assert room.refused(c.BreakTie(KEY, ("b", "a"), "", "drew lots")).code == "no-reason"
    room.do(c.BreakTie(KEY, ("b", "a"), "TD", "drew lots"))
    assert [(line.player, line.rank) for line in standings(room.season)] == [("b", 1), ("a", 2)]


def test_corrections_are_new_events_and_count_at_once() -> None:
    room = Room()
    room.do(c.RecordResult(KEY, result("e1", "2026-03-01", ["a", "b"], 100_000)))
    assert room.refused(c.RecordResult(KEY, result("e1", "2026-03-01", ["a", "b"]))).code == "recorded-already"
    right = result("e1", "2026-03-01", ["b", "a"], 120_000)
    assert room.refused(c.CorrectResult(KEY, right, "TD", "")).code == "no-reason"
    room.do(c.CorrectResult(KEY, right, "TD", "names were swapped"))
    assert ranks(room) == {"b": 1, "a": 2}
    assert pot_of(room.season).retained_cents == 6_000
    room.do(c.AdjustPoints(KEY, "a", 2000, "TD", "winner of the quiz"))
    assert standings(room.season)[0].centipoints == 3900
    assert room.refused(c.AdjustPoints(KEY, "nobody", 100, "TD", "…")).code == "unknown-player"
    room.do(c.StrikeResult(KEY, "e1", "TD", "the licence was missing"))
    assert standings(room.season) == ()
    assert pot_of(room.season).balance_cents == 0
    assert room.refused(c.StrikeResult(KEY, "e1", "TD", "again")).code == "unknown-event"
    assert len(room.log) == 6, "nothing was edited"


def test_several_seasons_stand_side_by_side() -> None:
    room = Room()
    room.do(c.OpenSeason("2027", SeasonTerms(scoring=BY_PLACE)))
    room.do(c.RecordResult(KEY, result("e1", "2026-03-01", ["a", "b"])))
    room.do(c.RecordResult("2027", result("e1", "2027-03-01", ["b", "a"])))
    assert room.state is not None
    totals = [[line.centipoints for line in standings(season)] for season in room.state.seasons]
    assert totals == [[2700, 1900], [9900, 9800]]
    assert room.refused(c.OpenSeason("2027", SeasonTerms(scoring=BY_PLACE))).code == "season-exists"
    assert room.refused(c.CloseSeason("2028")).code == "unknown-season"


# ── money ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_masters_are_paid_first_and_a_short_month_is_covered() -> None:
    room = Room(MEDITERRANEO_GENERAL)
    room.do(c.RecordResult(KEY, result("e1", "2026-01-10", ["a", "b"], 800_000)))
    room.do(c.RecordResult(KEY, result("e2", "2026-02-10", ["a", "b"], 200_000)))
    room.do(c.PayMasters(KEY, "2026-01", (MasterPrize("Alicante", 15_000),)))
    room.do(c.PayMasters(KEY, "2026-02", (MasterPrize("Alicante", 8_000), MasterPrize("Ondara", 7_000))))
    january, february = months_of(room.season)
    assert (january.retained_cents, january.kept_cents, january.covered_cents) == (40_000, 25_000, 0)
    assert (february.retained_cents, february.kept_cents, february.covered_cents) == (10_000, 0, 5_000)
    assert pot_of(room.season).balance_cents == 20_000
    short = room.refused(c.PayMasters(KEY, "2026-02", (MasterPrize("Benidorm", 20_001),)))
    assert (short.code, short.rule) == ("pot-short", "mediterraneo-2026 MED-19")
    assert room.refused(c.StrikeResult(KEY, "e1", "TD", "void")).code == "pot-short"
    assert room.refused(c.PayMasters(KEY, "2026-13", (MasterPrize("Benidorm", 1),))).code == "not-a-month"


def test_the_general_league_pays_its_printed_shares() -> None:
    room = Room(MEDITERRANEO_GENERAL)
    for day in range(1, 26):
        room.do(c.RecordResult(KEY, result(f"e{day}", f"2026-03-{day:02}", NAMES, 800_000)))
    (closed,) = room.do(c.CloseSeason(KEY))
    awards = closed.closed.awards  # type: ignore[union-attr]
    assert pot_of(room.season).retained_cents == 1_000_000
    # Places 5 to 25 score 5 each on every day: they are parted by the best place reached.
    assert [award.cents for award in awards] == [
        *(250_000, 150_000, 100_000, 80_000, 65_000, 50_000, 39_000, 30_000, 27_000, 24_000),
        *(24_000, 21_000, 21_000, 19_000, 19_000, 18_000, 18_000, 15_000, 15_000, 15_000),
    ]
    assert pot_of(room.season).balance_cents == 0
    assert room.refused(c.RecordResult(KEY, result("late", "2026-04-01", NAMES))).code == "season-closed"


def test_a_closed_season_may_be_opened_again_until_its_final_begins() -> None:
    room = season_of_six()
    assert room.refused(c.ReopenSeason(KEY, "TD", "a mistake")).code == "season-open"
    room.do(c.CloseSeason(KEY))
    before = pot_of(room.season).balance_cents
    room.do(c.ReopenSeason(KEY, "TD", "e3 was misreported"))
    assert pot_of(room.season).balance_cents == 240_000 > before
    room.do(c.CloseSeason(KEY))
    room.do(c.CallFinal(KEY, 100, "TD", "everybody agrees"))
    room.do(c.StartFinal(KEY), 100)
    assert room.refused(c.ReopenSeason(KEY, "TD", "a mistake")).code == "final-begun"


# ── the final ────────────────────────────────────────────────────────────────────────────────────────────────────────

MINUTE = 60_000_000
DAY = 24 * 60 * MINUTE
START = 100 * DAY


def with_final() -> Room:
    room = season_of_six()
    room.do(c.CloseSeason(KEY))
    room.do(c.CallFinal(KEY, START), START - 15 * DAY)
    return room


def test_a_season_of_six_events_with_its_final() -> None:
    room = with_final()
    assert pot_of(room.season).retained_cents == 240_000
    room.do(c.StartFinal(KEY), START)
    final = room.season.final
    assert isinstance(final, FinalRunning)
    closing = room.season.closing
    assert isinstance(closing, Closed)
    assert len(final.finalists) == 18
    assert [one.chips for one in final.finalists] == [one.centipoints for one in closing.ranking[:18]]
    players = [one.player for one in final.finalists]
    for player in players:
        room.do(c.Welcome(KEY, player), START)
    # The leader of the season comes third, the eighteenth wins.
    order = [players[17], players[1], players[0], *players[2:17]]
    for player in reversed(order[1:]):
        room.do(c.ReportOut(KEY, ((player,),)), START + 90 * MINUTE)
    room.do(c.AwardFinal(KEY))
    over = room.season.final
    assert isinstance(over, FinalOver)
    assert [place.player for place in over.places] == order
    by_rank = {award.player: award.cents for award in closing.awards}
    by_place = {award.player: award.cents for award in over.awards}
    assert (by_rank[players[0]], by_place[players[0]]) == (32_400, 12_000), "27 % and 10 % of 1,200.00"
    assert (sum(by_rank.values()), sum(by_place.values())) == (120_000, 120_000)
    assert pot_of(room.season).balance_cents == 0


def test_the_final_is_announced_in_time() -> None:
    room = season_of_six()
    assert room.refused(c.CallFinal(KEY, START)).code == "season-open"
    room.do(c.CloseSeason(KEY))
    short = room.refused(c.CallFinal(KEY, START), START - 15 * DAY + 1)
    assert (short.code, short.rule) == ("short-notice", "mediterraneo-2026 MED-21")
    assert short.fact("given_days") == 14
    room.do(c.CallFinal(KEY, START, "TD", "all finalists have agreed"), START - DAY)
    assert room.refused(c.StartFinal(KEY), START - 1).code == "too-early"


def test_the_absent_are_placed_after_the_first_hour() -> None:
    room = with_final()
    room.do(c.StartFinal(KEY), START)
    final = room.season.final
    assert isinstance(final, FinalRunning)
    players = [one.player for one in final.finalists]
    late, banned, lost, gone = players[3], players[4], players[5], players[6]
    for player in players:
        if player not in (late, banned, lost, gone):
            room.do(c.Welcome(KEY, player), START)
    room.do(c.Excuse(KEY, late, START + 90 * MINUTE, "management", "his train is late"), START)
    room.do(c.Bar(KEY, banned, "management", "barred on arrival"), START)
    assert room.refused(c.Welcome(KEY, banned), START).code == "barred"
    room.do(c.ReportOut(KEY, ((players[17],),)), START + 30 * MINUTE)
    early = room.refused(c.RemoveAbsent(KEY, ()), START + 59 * MINUTE)
    assert (early.code, early.rule, early.fact("minutes_left")) == ("too-early", "mediterraneo-2026 MED-21", 1)
    missing = room.refused(c.RemoveAbsent(KEY, (c.FinalistChips(lost, 500),)), START + 60 * MINUTE)
    assert missing.code == "chips-unknown"
    chips = (c.FinalistChips(lost, 500), c.FinalistChips(gone, 500), c.FinalistChips(banned, 9000))
    (placed,) = room.do(c.RemoveAbsent(KEY, chips), START + 60 * MINUTE)
    # 17 are left: most chips takes the best of the three places, equal chips go by the rank of the season.
    assert [(one.player, one.place, one.removed_chips) for one in placed.places] == [  # type: ignore[union-attr]
        (banned, 15, 9000),
        (lost, 16, 500),
        (gone, 17, 500),
    ]
    assert room.refused(c.RemoveAbsent(KEY, ()), START + 61 * MINUTE).code == "nobody-absent"
    room.do(c.RemoveAbsent(KEY, (c.FinalistChips(late, 100),)), START + 90 * MINUTE)
    assert isinstance(room.season.final, FinalRunning)
    assert [place.place for place in room.season.final.places] == [14, 15, 16, 17, 18]


def test_finalists_who_go_out_together_share_a_place_and_its_prizes() -> None:
    room = with_final()
    room.do(c.StartFinal(KEY), START)
    final = room.season.final
    assert isinstance(final, FinalRunning)
    a, b, d, *rest = [one.player for one in final.finalists]
    room.do(c.ReportOut(KEY, tuple([(player,) for player in rest])), START)
    assert room.refused(c.AwardFinal(KEY)).code == "final-not-over"
    assert room.refused(c.ReportOut(KEY, ((rest[0],),)), START).code == "not-in-final"
    room.do(c.ReportOut(KEY, ((b, d),)), START)
    room.do(c.AwardFinal(KEY))
    over = room.season.final
    assert isinstance(over, FinalOver)
    assert [(one.player, one.place, one.cents) for one in over.awards[:3]] == [
        (a, 1, 32_400),
        (min(b, d), 2, 15_000),
        (max(b, d), 2, 15_000),
    ]


def test_who_plays_the_final_must_be_clear() -> None:
    scoring = Scoring(PointsFormula("if(k = 1, 3, 1)"))
    terms = SeasonTerms(scoring=scoring, counting=Counting(ties=()), final=FinalTerms(finalists=2), shares=(10_000,))
    room = Room(terms)
    room.do(c.RecordResult(KEY, result("e1", "2026-03-01", ["a", "b", "c"], 1000)))
    tied = room.refused(c.CloseSeason(KEY))
    assert (tied.code, tied.fact("players")) == ("finalists-tied", "b, c")
    room.do(c.BreakTie(KEY, ("c", "b"), "TD", "high card"))
    room.do(c.CloseSeason(KEY))
    room.do(c.CallFinal(KEY, START), 0)
    assert [one.player for one in room.season.final.finalists] == ["a", "c"]  # type: ignore[union-attr]


# ── what is refused ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (SeasonTerms(scoring=Scoring(PointsFormula("10 *"))), "bad-formula"),
        (SeasonTerms(scoring=BY_PLACE, shares=(5000, 4999)), "shares-do-not-sum"),
        (SeasonTerms(scoring=BY_PLACE, retained_basis_points=10_001), "bad-retention"),
        (SeasonTerms(scoring=BY_PLACE, counting=Counting(best_of=-1)), "negative-number"),
        (SeasonTerms(scoring=BY_PLACE, final=FinalTerms(finalists=1)), "bad-final"),
    ],
)
def test_terms_that_cannot_be_played(terms: SeasonTerms, code: str) -> None:
    assert Room().refused(c.OpenSeason("other", terms)).code == code


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.OpenLeague("club", "", "EUR"), "not-open"),
        (c.RecordResult(KEY, Result(event_id="e", day="today", lines=(ResultLine(player="a", place=1),))), "not-a-day"),
        (c.CorrectResult(KEY, result("e9", "2026-03-01", ["a"]), "TD", "why"), "unknown-event"),
        (c.CloseSeason(KEY), "nobody-ranked"),
        (c.StartFinal(KEY), "no-final-called"),
        (c.Welcome(KEY, "a"), "no-final-called"),
        (c.ReportOut(KEY, (("a",),)), "final-not-running"),
        (c.AwardFinal(KEY), "final-not-running"),
        (c.PayMasters(KEY, "2026-03", (MasterPrize("Alicante", 1),)), "no-masters"),
    ],
)
def test_refusals_leave_the_league_as_it_is(command: c.Command, code: str) -> None:
    room = Room()
    before = room.state
    assert room.refused(command).code == code
    assert room.state == before
    assert isinstance(before, LeagueState)
