"""A bust that was told while the line was down comes after others: nobody's place is wrong without a question."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.clock import AnnounceHandForHand
from shuffleup.tournament.words.commands import StartRound
from shuffleup.tournament.words.live import ReportBust
from tests.tournament.cage_desk import MINUTE, REBUYS, paid, running
from tests.tournament.room import Room, event


def room_of(players: int, seats: int = 8) -> tuple[Room, list[str]]:
    """An event in play, and who sits at its tables, one table after the other."""
    room = Room(event(seats=seats), seed=3)
    room.open(players)
    return room, [chair.player for table in room.now.floor.tables.values() for chair in table.chairs]


def out(room: Room, player: str) -> None:
    """Out now, and told now."""
    room.at += MINUTE
    room.send(ReportBust(players=(player,), author="Ada"))


def late(player: str, told_at: int = 0, *before: str) -> ReportBust:
    """The same, told a while ago."""
    return ReportBust(players=(player,), author="Ada", told_at=told_at, before=before)


def places(room: Room) -> dict[str, int]:
    """Who has which place."""
    return {one.player: one.place for one in room.now.places}


def why(room: Room, command: ReportBust) -> tuple[str, str]:
    """The code of the refusal, and what it turns on."""
    answer = room.ask(command)
    assert isinstance(answer, Refusal)
    return answer.code, str(dict(answer.facts).get("why", ""))


def test_a_bust_of_before_is_asked_about_and_then_placed_where_it_belongs() -> None:
    room, (anna, bruno, carla, dario, *_) = room_of(6)
    out(room, dario)
    told_at = room.at + 1
    out(room, bruno)
    out(room, carla)
    room.at += 3 * MINUTE
    answer = room.ask(late(anna, told_at))
    assert isinstance(answer, Refusal) and answer.code == "told-late"
    assert dict(answer.facts) == {"why": "since", "players": f"{bruno}, {carla}", "player": anna, "count": 2}
    room.send(late(anna, told_at, bruno, carla))
    assert places(room) == {dario: 6, anna: 5, bruno: 4, carla: 3}


def test_between_the_others() -> None:
    room, (anna, bruno, carla, *_) = room_of(6)
    told_at = room.at + 1
    out(room, bruno)
    out(room, carla)
    room.send(late(anna, told_at, carla))
    assert places(room) == {bruno: 6, anna: 5, carla: 4}


def test_nothing_is_asked_where_nobody_went_out_since() -> None:
    room, (anna, bruno, *_) = room_of(6)
    out(room, bruno)
    told_at = room.at + 1
    room.at += 5 * MINUTE
    room.send(late(anna, told_at))
    assert places(room) == {bruno: 6, anna: 5}


def test_two_that_were_kept_stand_in_the_order_in_which_they_were_told() -> None:
    room, (anna, bruno, carla, *_) = room_of(6)
    first, second = room.at + 1, room.at + 2 * MINUTE
    out(room, carla)
    room.at += 5 * MINUTE
    room.send(late(anna, first, carla))
    room.send(late(bruno, second))
    assert places(room) == {anna: 6, carla: 5, bruno: 4}


def test_two_that_were_kept_while_nobody_else_went_out_are_not_asked_about() -> None:
    room, (anna, bruno, *_) = room_of(6)
    first, second = room.at + 1, room.at + MINUTE
    room.at += 5 * MINUTE
    room.send(late(anna, first))
    room.send(late(bruno, second))
    assert places(room) == {anna: 6, bruno: 5}


def test_only_the_last_who_were_out_can_have_been_out_later() -> None:
    room, (anna, bruno, carla, *_) = room_of(6)
    out(room, bruno)
    out(room, carla)
    assert why(room, late(anna, 0, bruno)) == ("told-late", "order")
    assert why(room, late(anna, 0, "nobody")) == ("told-late", "order")
    assert places(room) == {bruno: 6, carla: 5}


def test_a_hand_for_hand_that_began_since_settles_no_place_of_before() -> None:
    room, (anna, bruno, *_) = room_of(8, seats=4)
    told_at = room.at + 1
    out(room, bruno)
    room.at += MINUTE
    room.send(AnnounceHandForHand(live=True))
    if not room.now.round.open:
        room.send(StartRound())
    assert why(room, late(anna, room.at - 1)) == ("told-late", "round")
    assert why(room, late(anna, told_at, bruno)) == ("told-late", "round")
    room.send(late(anna))
    assert [bust.player for bust in room.now.round.busts] == [anna]


@pytest.mark.parametrize("minutes", [1, 10])
def test_whoever_has_bought_chips_since_is_not_put_out_by_a_report_of_before(minutes: int) -> None:
    room = running(4, rebuy=REBUYS)
    player = room.now.floor.tables[1].chairs[0].player
    told_at = room.at + 1
    room.at += MINUTE
    room.send(ReportBust(players=(player,), author="Ada"))
    room.at += minutes * MINUTE
    room.send(c.Rebuy(player=player, payments=paid(REBUYS.cents)))
    assert why(room, late(player, told_at)) == ("told-late", "back")
