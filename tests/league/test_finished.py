"""A tournament that was played goes into a league as it is."""

from msgspec.structs import replace

from shuffleup.league import commands as c
from shuffleup.league.finished import result_of
from shuffleup.league.pot import pot_of
from shuffleup.league.result import Result
from shuffleup.league.standings import standings
from shuffleup.tournament.money_terms import MoneyTerms, PrizeShares
from shuffleup.tournament.refusal import Refusal
from tests.league.season import KEY
from tests.league.season import Room as League
from tests.league.season import result as a_result
from tests.tournament.room import Room, event


def test_a_played_event_is_scored() -> None:
    money = MoneyTerms(shares=PrizeShares(league=500), guarantee_cents=150_000)
    room = Room(replace(event(), money=money), seed=3)
    room.open(24)
    unfinished = result_of(room.now, "2026-03-14")
    assert isinstance(unfinished, Refusal)
    assert unfinished.code == "not-finished"
    room.play_out()
    result = result_of(room.now, "2026-03-14", venue="Alicante", absent=("p0007",))
    assert isinstance(result, Result)
    assert (result.entries, result.pool_cents, result.paid_places) == (24, 120_000, 3)
    assert result.retained_cents == 6_000
    assert sum([line.prize_cents for line in result.lines]) == 150_000, "the house has met the guarantee"
    league = League()
    league.do(c.RecordResult(KEY, result))
    assert pot_of(league.season).retained_cents == 6_000
    lines = standings(league.season)
    winner = next(place.player for place in room.now.places if place.place == 1)
    assert (lines[0].player, lines[0].centipoints) == (winner, 2700)
    assert len(lines) == 23
    assert "p0007" not in {line.player for line in lines}


def test_what_an_event_has_kept_is_what_the_pot_gets() -> None:
    league = League()
    for number, retained in enumerate((0, 1234, -1), start=1):
        plain = a_result(f"e{number}", f"2026-03-{number:02}", ["a", "b"], 100_000)
        league.do(c.RecordResult(KEY, replace(plain, retained_cents=retained)))
    assert [one.retained_cents for one in league.season.recorded] == [0, 1234, 5000]
    too_much = replace(a_result("e9", "2026-03-09", ["a"], 100), retained_cents=101)
    assert league.refused(c.RecordResult(KEY, too_much)).code == "bad-retention"
