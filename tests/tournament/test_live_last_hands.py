"""The last hands where people deal: the floor says when each of them is over, and no chip is moved by the software."""

import pytest
from msgspec.structs import replace

from shuffleup.projections.advice import Advice, advice
from shuffleup.tournament.facts.clock import MINUTE
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.chips import Count, CountChips
from shuffleup.tournament.words.clock import DayStopDrawn, DealRequested, DrawLastHands, LastHandsAnnounced, StartDay
from shuffleup.tournament.words.definition import Closing
from shuffleup.tournament.words.events import ChipsRaced, PlayerMoved
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.seats import RedrawSeats
from shuffleup.tournament.words.state import Phase
from tests.tournament.cage_desk import announced
from tests.tournament.room import Room, result_of

HANDS = 3


def last_level(book: str) -> Room:
    """Two tables of people ten minutes before the end of the first day."""
    room = Room(replace(announced(seats=4), day_ends=(1,)), book=book)
    room.open(7)
    room.at += 10 * MINUTE
    return room


def out(room: Room, *players: str) -> None:
    """The floor reports who is out."""
    room.send(ReportBust(players=players, author="Ada"))


def told(room: Room) -> list[tuple[str, int]]:
    """What the floor is told of the last hands, and how many are left."""
    return [(one.kind, one.hands) for one in advice(room.now) if one.kind.startswith("last-hand")]


def a_hand(room: Room) -> None:
    """Every table plays a hand, and the floor says so."""
    room.send(c.StartRound())
    room.send(c.CloseRound())


@pytest.mark.parametrize("book", ["pslive", "figp-2012"])
def test_the_director_stops_the_clock_and_not_the_software(book: str) -> None:
    room = last_level(book)
    for minute in range(10, 20):
        room.at = room.now.clock.started_at + minute * MINUTE
        room.send(c.AdvanceClock())
    assert not list(room.events(DayStopDrawn)) and not list(room.events(LastHandsAnnounced))
    room.at = room.now.clock.ends_at
    room.send(c.AdvanceClock())
    assert room.now.day.over, "a day whose clock nobody stopped ends with its level"


@pytest.mark.parametrize("book", ["pslive", "figp-2012"])
def test_the_day_is_over_when_as_many_hands_have_been_told(book: str) -> None:
    room = last_level(book)
    room.send(DrawLastHands(HANDS))
    for hand in range(HANDS):
        assert told(room) == [("last-hand", HANDS - hand)]
        room.send(c.StartRound())
        assert told(room) == [("last-hand-over", HANDS - hand - 1)]
        assert not room.now.day.over
        room.send(c.CloseRound())
    assert room.now.day.over and told(room) == []
    assert not list(room.events(PlayerMoved)) and not list(room.events(ChipsRaced))
    room.send(StartDay())
    assert room.now.clock.number == 2 and room.now.phase is Phase.PLAYING


def test_who_is_out_in_a_last_hand_is_placed_when_it_is_over() -> None:
    room = last_level("pslive")
    room.send(DrawLastHands(HANDS))
    room.send(c.StartRound())
    out(room, room.now.floor.tables[1].chairs[0].player)
    room.send(c.CloseRound())
    assert [place.place for place in room.now.places] == [7]
    assert not list(room.events(PlayerMoved))
    a_hand(room)
    a_hand(room)
    assert room.now.day.over


def test_the_closing_hour_ends_the_event_after_its_last_hands() -> None:
    """MED-24: three hands, and whoever is left divides the prizes by the chips that were counted."""
    terms = replace(announced(seats=9), closing=Closing(house_closes_after_minutes=25))
    room = Room(terms, book="mediterraneo-2026")
    room.open(5)
    while room.now.last_hands is None:
        room.at += 10 * MINUTE
        room.send(c.AdvanceClock())
        assert room.at < 10_000 * MINUTE + room.now.clock.started_at
    for _ in range(3):
        assert room.now.phase is Phase.PLAYING
        a_hand(room)
    assert advice(room.now) == (Advice("count"),), "nobody is placed by chips that were not counted"
    first, *others = [chair.player for chair in room.now.floor.tables[1].chairs]
    counts = (Count(first, 4_600), *[Count(player, 100) for player in others])
    room.send(CountChips(counts=counts, author="Ada"))
    assert room.now.phase is Phase.PLAYED_OUT and room.now.places[-5].player == first
    (request,) = room.events(DealRequested)
    assert [one.chips for one in request.survivors] == [4_600, 100, 100, 100, 100]


def test_a_day_starts_where_a_table_has_been_emptied() -> None:
    room = last_level("pslive")
    room.send(DrawLastHands(HANDS))
    first, second = room.now.floor.tables[1].chairs, room.now.floor.tables[2].chairs
    out(room, *[chair.player for chair in second[1:]])
    out(room, first[0].player)
    for _ in range(HANDS):
        a_hand(room)
    assert room.now.day.over
    room.send(c.MovePlayer(second[0].player, 1, first[0].number, "nobody else is there", "Ada"))
    assert not room.now.floor.tables[2].chairs
    room.send(StartDay())
    assert room.now.day.number == 2


def test_seats_drawn_anew_do_not_make_people_of_the_software() -> None:
    """No table has been dealt a hand since the redraw, but the software deals the next one."""
    room = Room(replace(announced(seats=4), day_ends=(1,)), book="pslive")
    room.open(7)
    room.play_round(lambda plan, _dice: result_of(plan, {}))
    room.send(RedrawSeats())
    room.at = room.now.clock.ends_at - 5 * MINUTE
    room.send(c.AdvanceClock())
    assert list(room.events(DayStopDrawn)) and list(room.events(LastHandsAnnounced))
