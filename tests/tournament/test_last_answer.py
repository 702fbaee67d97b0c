"""What is settled when nobody is awaited any more: with the last answer to a rebuy, and when nobody may come."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from shuffleup.projections.event_numbers import prize_board
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.commands import AdvanceClock, AdvanceLevel
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Closing, PayoutPlan, Seats
from shuffleup.tournament.words.events import FinalTableDrawn, PlayersPlaced
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import Admission
from tests.tournament.cage_desk import REBUYS, announced, bust, running, sell
from tests.tournament.offers import until
from tests.tournament.room import Room

CLOSED = c.CloseRegistration(reason="nobody comes any more", author="Ada")


def heads_up() -> tuple[Room, str]:
    """Two players, of whom one has lost everything and has not answered."""
    room = running(2, rebuy=REBUYS)
    loser = room.now.floor.tables[1].chairs[0].player
    bust(room, 1, loser)
    assert room.now.phase is Phase.PLAYING and not room.now.places
    return room, loser


def test_the_end_of_the_last_level_for_rebuys_is_a_no() -> None:
    room, loser = heads_up()
    while room.now.clock.number < REBUYS.window.until_level:
        room.send(AdvanceLevel())
    assert not room.now.places
    room.send(AdvanceLevel())
    assert room.now.phase is Phase.PLAYED_OUT
    assert {place.player: place.place for place in room.now.places}[loser] == 2


def test_the_clock_alone_ends_the_last_level() -> None:
    room, loser = heads_up()
    while room.now.phase is Phase.PLAYING:
        room.at = room.now.clock.ends_at
        room.send(AdvanceClock())
    assert {place.player: place.place for place in room.now.places}[loser] == 2


def test_the_end_of_the_sale_is_a_no() -> None:
    room, loser = heads_up()
    room.send(CLOSED)
    assert room.now.phase is Phase.PLAYED_OUT
    assert {place.player: place.place for place in room.now.places}[loser] == 2


def test_the_pool_is_settled_with_the_level_that_ends_the_sale_though_nobody_is_out() -> None:
    for tick in (AdvanceLevel(), AdvanceClock()):
        room = running(4, rebuy=REBUYS)
        while room.now.clock.number <= REBUYS.window.until_level:
            assert room.now.cage.closed_at is None
            room.at = room.now.clock.ends_at
            room.send(tick)
        assert room.now.cage.closed_at is not None and room.now.prizes.ladder
        assert room.now.phase is Phase.PLAYING and room.now.floor.players == 4


def test_the_prizes_so_far_are_those_of_a_sale_that_ends_now() -> None:
    shares = replace(announced().money.shares, league=500)
    collected = 5 * announced().entry.buy_in_cents
    for terms, pool in (
        (announced(Admission(late=until(2)), guarantee_cents=300_000), 300_000),
        (announced(Admission(late=until(2)), shares=shares), collected - collected // 20),
    ):
        room = Room(terms)
        room.open(5)
        shown = prize_board(room.now)
        assert not shown.fixed
        room.send(CLOSED)
        fixed = prize_board(room.now)
        assert fixed.fixed and fixed.chart == shown.chart
        assert shown.chart.pool_cents == pool


def alone(until_level: int) -> Room:
    """One player left, because somebody may still enter."""
    room = running(2, admission=Admission(late=until(until_level)))
    room.send(ReportBust(players=(room.now.floor.tables[1].chairs[0].player,), author="Ada"))
    assert (room.now.phase, room.now.floor.players) == (Phase.PLAYING, 1)
    return room


def test_who_is_alone_has_won_with_the_end_of_late_registration() -> None:
    room = alone(until_level=2)
    room.send(AdvanceLevel())
    assert room.now.phase is Phase.PLAYING
    room.send(AdvanceLevel())
    assert room.now.phase is Phase.PLAYED_OUT
    assert sorted(place.place for place in room.now.places) == [1, 2]


def test_a_satellite_with_a_seat_for_everybody_left_is_over_with_late_registration() -> None:
    room = Room(replace(announced(Admission(late=until(1))), payouts=PayoutPlan(Seats(7_500, "Main event"))))
    room.open(3)
    room.send(ReportBust(players=(room.now.floor.tables[1].chairs[0].player,), author="Ada"))
    assert (room.now.phase, room.now.floor.players) == (Phase.PLAYING, 2), "somebody may still come"
    room.send(AdvanceLevel())
    assert room.now.phase is Phase.PLAYED_OUT
    assert sorted(place.place for place in room.now.places) == [1, 1, 3], "they share the first place: a seat each"


def test_an_event_for_the_last_two_is_over_with_late_registration() -> None:
    room = Room(replace(announced(Admission(late=until(1))), closing=Closing(players_left=2)))
    room.open(3)
    room.send(ReportBust(players=(room.now.floor.tables[1].chairs[0].player,), author="Ada"))
    assert room.now.phase is Phase.PLAYING
    room.send(AdvanceLevel())
    assert room.now.phase is Phase.PLAYED_OUT


def test_who_is_alone_plays_on_with_whoever_comes() -> None:
    room = alone(until_level=2)
    room.send(sell("late"))
    room.send(AdvanceLevel())
    room.send(AdvanceLevel())
    assert (room.now.phase, room.now.floor.players) == (Phase.PLAYING, 2)


def dealt_by_the_software(room: Room, player: str) -> None:
    bust(room, 1, player)


def dealt_by_people(room: Room, player: str) -> None:
    room.send(ReportBust(players=(player,), author="Ada"))


@pytest.mark.parametrize(("lost", "final_tables"), [(dealt_by_the_software, 1), (dealt_by_people, 0)])
def test_where_people_deal_the_last_no_moves_nobody(lost: Callable[[Room, str], None], final_tables: int) -> None:
    room = running(8, rebuy=REBUYS, seats=6)
    player = room.now.floor.tables[1].chairs[0].player
    lost(room, player)
    said = room.send(c.DeclineRebuy(player))
    assert any(isinstance(event, PlayersPlaced) for event in said)
    drawn = [event for event in said if isinstance(event, FinalTableDrawn)]
    assert len(drawn) == final_tables, "where people deal the floor orders the final table itself"


def test_where_people_deal_a_disqualification_moves_nobody() -> None:
    room = running(8, seats=6)
    player = room.now.floor.tables[1].chairs[0].player
    said = room.send(
        GivePenalty(player=player, step=Penalty.DISQUALIFICATION, reason="cheating", author="Ada", paid=False)
    )
    assert [place.player for place in room.now.places] == [player]
    assert len(room.now.floor.tables) == 2 and not any(isinstance(event, FinalTableDrawn) for event in said)
