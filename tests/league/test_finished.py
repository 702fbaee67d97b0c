"""A tournament that was played goes into a league as it is."""

from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.league import commands as c
from shuffleup.league.finished import result_of
from shuffleup.league.pot import pot_of
from shuffleup.league.result import Result, fault_of
from shuffleup.league.standings import standings
from shuffleup.tournament.words.clock import StartDay
from shuffleup.tournament.words.commands import DrawSeats, StartEvent
from shuffleup.tournament.words.money import RETENTION, balance_of
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import MoneyTerms, PrizeShares
from tests.league.season import KEY
from tests.league.season import Room as League
from tests.league.season import result as a_result
from tests.tournament.flight_rooms import final_day, flight, taken
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


def test_a_place_that_nobody_holds_leaves_the_field_as_large_as_it_was() -> None:
    """As after a player has been put out of an event that was over."""
    room = Room(event(), seed=3)
    room.open(24)
    room.play_out()
    places = tuple([place for place in room.now.places if place.place != 20])
    state = replace(room.now, outcome=replace(room.now.outcome, places=places))
    for absent, players in ((), 24), (("p0007",), 23):
        result = result_of(state, "2026-03-14", absent=absent)
        assert isinstance(result, Result)
        assert (fault_of(result), result.players, len(result.lines)) == (None, players, 23)


def test_what_an_event_has_kept_is_what_the_pot_gets() -> None:
    league = League()
    for number, retained in enumerate((0, 1234, -1), start=1):
        plain = a_result(f"e{number}", f"2026-03-{number:02}", ["a", "b"], 100_000)
        league.do(c.RecordResult(KEY, replace(plain, retained_cents=retained)))
    assert [one.retained_cents for one in league.season.recorded] == [0, 1234, 5000]
    too_much = replace(a_result("e9", "2026-03-09", ["a"], 100), retained_cents=101)
    assert league.refused(c.RecordResult(KEY, too_much)).code == "bad-retention"


def test_who_had_a_seat_on_the_second_day_has_reached_it() -> None:
    """MED-22: three points more for those of them who are not paid."""
    room = Room(replace(event(), day_ends=(1,)), book="mediterraneo-2026", seed=5)
    room.open(24)
    while not room.now.day.over:
        room.play_round()
    out_on_day_one = {place.player for place in room.now.places}
    room.send(StartDay())
    room.play_out()
    result = result_of(room.now, "2026-03-14")
    assert isinstance(result, Result)
    assert out_on_day_one and {line.player for line in result.lines if not line.day_two} == out_on_day_one
    league = League()
    league.do(c.RecordResult(KEY, result))
    points = {line.player: line.centipoints for line in standings(league.season)}
    for line in result.lines:
        if line.place > 4:
            assert points[line.player] == (800 if line.day_two else 500)


def test_flights_are_one_result() -> None:
    """The final day first, then everybody else by the time he has played in his best flight."""
    first, second = flight("1a", 14), flight("1b", 11, first=10)
    commands = taken(first), taken(second)
    day = final_day("1a", "1b")
    for command in commands:
        day.send(command)
    day.send(DrawSeats())
    day.send(StartEvent())
    day.play_out()
    result = result_of(day.now, "2026-03-14", flights=(first.now, second.now))
    assert isinstance(result, Result)
    flights = (first.now, second.now)
    everybody = {entry.player for state in flights for entry in state.entries}
    assert {line.player for line in result.lines} == everybody and len(result.lines) == len(everybody) == 20
    final = {place.player: place.place for place in day.now.places}
    assert {line.player: line.place for line in result.lines if line.day_two} == final
    after = [line for line in result.lines if not line.day_two]
    assert [line.place for line in after] == sorted([line.place for line in after])
    assert after[0].place == len(final) + 1
    played = [_longest(line.player, flights) for line in after]
    assert played == sorted(played, reverse=True)
    assert (result.entries, sum([line.entries for line in result.lines])) == (25, 25)
    assert result.pool_cents == 25 * 5_000
    assert result.retained_cents == sum([-balance_of(state.cage.ledger, RETENTION) for state in flights]) == 6_250
    assert fault_of(result) is None


def _longest(player: str, flights: tuple[EventState, ...]) -> int:
    return max(
        place.at - state.schedule.started_at for state in flights for place in state.places if place.player == player
    )
