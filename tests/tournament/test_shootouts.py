"""Shootouts: every table plays down to one winner, and the winners sit down to the next round."""

import pytest
from msgspec.structs import replace

from shuffleup.projections.advice import advice
from shuffleup.projections.floor import floor
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.seats import is_halted
from shuffleup.tournament.verification import drawn_again
from shuffleup.tournament.words.commands import BreakTable, RedrawFinalTable
from shuffleup.tournament.words.conduct import PlayerRemoved, RetirePlayer
from shuffleup.tournament.words.definition import Definition, Denomination, Level
from shuffleup.tournament.words.events import Event, FinalTableDrawn, LevelStarted, PlayerMoved, TableBroken
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.seats import BalanceTables, RedrawSeats, SeatsRedrawn
from shuffleup.tournament.words.state import EventState, FloorTable, Phase
from shuffleup.tournament.words.terms import Shootout
from tests.tournament.cage_desk import refused
from tests.tournament.room import Room, a_pot, event

LEVELS = tuple([Level(small, 2 * small, minutes=20) for small in (10, 25, 50, 100, 200, 400, 800)])
NEW_STACKS = Shootout(new_stack=2_000, round_level=1)


def shootout(part: Shootout = NEW_STACKS, seats: int = 4) -> Definition:
    """A shootout with tables of four."""
    return replace(event(seats=seats, levels=LEVELS), part=part)


def down_to_one(room: Room, table: int) -> None:
    """Where people deal: one player of a table takes everybody's chips."""
    winner, *losers = [chair.player for chair in room.now.floor.tables[table].chairs]
    for loser in losers:
        room.send(ReportBust(players=(loser,), by=(winner,), author="Ada"))


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012", "mediterraneo-2026"])
@pytest.mark.parametrize("part", [Shootout(), NEW_STACKS])
def test_rounds_follow_until_one_is_left_and_nobody_is_moved_between(book: str, part: Shootout) -> None:
    room = Room(shootout(part), book=book, seed=5)
    room.each = _recounted
    room.open(22)
    room.play_out(a_pot)
    assert [len({seat.table for seat in one.seats}) for one in room.events(SeatsRedrawn)] == [2, 1]
    assert not [one for one in room.log if isinstance(one, PlayerMoved | TableBroken | FinalTableDrawn)]
    shared = sorted({(place.place, place.shared_by) for place in room.now.places if place.shared_by > 1})
    together = [(3, 4), (7, 16)]
    assert (shared == together) is (book in {"tda-2024", "mediterraneo-2026"})
    assert sum(award.cents for award in room.now.prizes.awards) == sum(room.now.prizes.ladder)


def _recounted(_event: Event, state: EventState) -> None:
    if state.floor.tables:
        recount(state)


def test_new_stacks_are_equal_and_the_old_chips_leave_play() -> None:
    chips = (Denomination(10, 3), Denomination(50), Denomination(100))
    room = Room(replace(shootout(), chips=chips), seed=2)
    room.open(8)
    while not list(room.events(SeatsRedrawn)):
        room.play_round()
    (drawn,) = room.events(SeatsRedrawn)
    assert ([seat.stack for seat in drawn.seats], drawn.unit) == ([2_000, 2_000], 10)
    ledger = room.now.chips
    assert (ledger.in_play, ledger.issued, ledger.removed) == (4_000, 12_000, 8_000)
    assert room.now.clock.number == 1
    assert [one.number for one in room.events(LevelStarted)][-1] == 1


def test_the_seats_of_every_round_can_be_drawn_again() -> None:
    room = Room(shootout(), seed=3)
    room.open(16)
    room.play_out()
    state, checked = None, 0
    for happened in room.log:
        if isinstance(happened, SeatsRedrawn):
            assert state is not None
            assert drawn_again(state, happened) == happened
            assert drawn_again(state, replace(happened, draw=replace(happened.draw, seed="ff" * 32))) != happened
            checked += 1
        state = evolve(state, happened)
    assert checked == 1


def test_where_people_deal_the_floor_is_told_to_draw_the_round_and_nothing_else() -> None:
    room = Room(shootout())
    room.open(12)
    down_to_one(room, 1)
    assert advice(room.now) == ()
    assert not any(is_halted(room.now, table) or floor(room.now, room.at).tables[0].halted for table in _tables(room))
    for command in (BreakTable(1), RedrawFinalTable(), RedrawSeats()):
        told = refused(room, command)
        assert (told.code, told.fact("tables")) == ("shootout-goes-on", 2)
    assert room.send(BalanceTables()) == ()
    down_to_one(room, 2)
    down_to_one(room, 3)
    assert [one.kind for one in advice(room.now)] == ["next-round"]
    for command in (BreakTable(1), RedrawFinalTable()):
        assert refused(room, command).fact("why") == "over"
    room.send(RedrawSeats())
    assert [len(table.chairs) for table in _tables(room)] == [3]
    assert {chair.stack for chair in room.now.floor.chairs} == {2_000}
    assert {(place.place, place.shared_by) for place in room.now.places} == {(4, 9)}
    down_to_one(room, 1)
    assert room.now.phase is Phase.PLAYED_OUT


def _tables(room: Room) -> list[FloorTable]:
    return list(room.now.floor.tables.values())


def test_a_winner_who_is_put_out_before_the_next_round_shares_with_those_who_went_out_in_his() -> None:
    room = Room(shootout())
    room.open(12)
    for table in (1, 2, 3):
        if table == 3:
            room.send(RetirePlayer(player=room.now.floor.tables[1].chairs[0].player, author="Ada"))
        down_to_one(room, table)
    room.send(RedrawSeats())
    assert list(room.events(PlayerRemoved))
    assert {(place.place, place.shared_by) for place in room.now.places} == {(3, 10)}
