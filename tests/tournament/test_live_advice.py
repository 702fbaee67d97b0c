"""What is advised where people deal is what the floor can do then."""

from msgspec.structs import replace

from shuffleup.projections.advice import advice
from shuffleup.tournament import cage_commands as c
from shuffleup.tournament import clock_commands as ck
from shuffleup.tournament import commands as k
from shuffleup.tournament.definition import Closing
from shuffleup.tournament.live_commands import ReportBust
from tests.tournament.cage_desk import REBUYS, announced, refused
from tests.tournament.room import Room


def kinds(room: Room) -> list[tuple[str, int]]:
    """What is advised, and for which table."""
    return [(one.kind, one.table) for one in advice(room.now)]


def lose(room: Room, table: int) -> str:
    """Somebody at a table loses everything to his neighbour."""
    loser, winner = [chair.player for chair in room.now.floor.tables[table].chairs[:2]]
    room.send(ReportBust(players=(loser,), by=(winner,), author="Ada"))
    return loser


def test_no_break_is_advised_while_a_chair_that_it_needs_is_kept_for_a_rebuy() -> None:
    room = Room(announced(rebuy=replace(REBUYS, up_to_stack=0), seats=4))
    room.open(13)
    assert [len(table.chairs) for table in room.now.floor.tables.values()] == [4, 3, 3, 3]
    loser = lose(room, 1)
    assert refused(room, k.BreakTable(4)).code == "no-seats"
    assert kinds(room) == [("rebuy", 1)]
    room.send(c.DeclineRebuy(loser))
    assert kinds(room) == [("break", 4)]
    room.send(k.BreakTable(4))


def test_hand_for_hand_is_advised_once_the_prizes_are_fixed_and_can_be_announced_then() -> None:
    room = Room(replace(announced(seats=2), closing=Closing(hand_for_hand=4)))
    room.open(4)
    announce = ck.AnnounceHandForHand(0, live=True)
    assert refused(room, announce).code == "prizes-not-fixed"
    assert ("hand-for-hand", 0) not in kinds(room)
    room.send(c.CloseRegistration(reason="nobody comes any more", author="Ada"))
    assert ("hand-for-hand", 0) in kinds(room)
    room.send(announce)
