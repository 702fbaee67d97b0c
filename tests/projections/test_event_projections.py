"""Standings, prizes and the seating chart of a running and of a finished event."""

from shuffleup.projections.payouts import PayoutRow, payouts, rows
from shuffleup.projections.standings import place_text, standings
from shuffleup.tournament.words.definition import Curve, PayoutPlan
from tests.tournament.room import Room, event


def running(players: int = 25, rounds: int = 6) -> Room:
    """An event in which some have bust and most still play."""
    room = Room(event(payouts=PayoutPlan(Curve(6), 500)), seed=8)
    room.open(players)
    for _ in range(rounds):
        room.play_round()
    return room


def test_the_standings_hold_everybody_once_in_order() -> None:
    room = running()
    lines = standings(room.now)
    assert sorted(line.player for line in lines) == [f"p{number:04}" for number in range(1, 26)]
    playing = [line for line in lines if line.place == 0]
    assert 0 < len(playing) == room.now.floor.players < 25
    assert [line.chips for line in playing] == sorted((line.chips for line in playing), reverse=True)
    assert sum(line.chips for line in playing) == 25_000 and all(line.table for line in playing)
    out = lines[len(playing) :]
    assert [line.place for line in out] == sorted(line.place for line in out)
    assert out[0].place == room.now.floor.players + 1


def test_the_final_standings_carry_the_prizes() -> None:
    room = running()
    room.play_out()
    lines = standings(room.now)
    assert lines[0].place == 1 and lines[0].chips == 25_000
    assert sum(line.prize_cents for line in lines) == 125_000
    assert [line.prize_cents for line in lines] == sorted((line.prize_cents for line in lines), reverse=True)


def test_the_payout_chart_counts_down_to_the_money() -> None:
    room = running()
    chart = payouts(room.now)
    assert (chart.pool_cents, chart.currency, chart.places_paid) == (125_000, "EUR", 6)
    assert chart.until_money == max(0, room.now.floor.players - 6)
    assert sum((row.last - row.first + 1) * row.prize_cents for row in chart.rows) == 125_000
    while room.now.floor.players > 6:
        room.play_round()
    left = room.now.floor.players
    assert payouts(room.now).until_money == 0
    assert payouts(room.now).next_prize_cents == room.now.prizes.ladder[left - 1]


def test_equal_prizes_share_a_row() -> None:
    assert rows((900, 500, 500, 500, 200)) == (PayoutRow(1, 1, 900), PayoutRow(2, 4, 500), PayoutRow(5, 5, 200))
    assert rows(()) == ()


def test_a_shared_place_says_so() -> None:
    assert (place_text(4, 1), place_text(4, 2)) == ("4", "4=")
