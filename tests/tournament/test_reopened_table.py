"""A table that is opened after another was broken: nobody who lost his chips at the old one has a chair at it."""

from msgspec.structs import replace

from shuffleup.tournament.words.commands import BreakTable, MovePlayer
from shuffleup.tournament.words.entry import DeclineRebuy
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.terms import Admission
from tests.tournament.cage_desk import REBUYS, announced, sell
from tests.tournament.offers import until
from tests.tournament.room import Room


def test_a_new_table_has_the_number_of_none_at_which_somebody_may_still_rebuy() -> None:
    terms = announced(
        Admission(late=until(2), re_entries=None), rebuy=replace(REBUYS, up_to_stack=0, most=None), seats=2
    )
    room = Room(terms)
    room.open(6)
    one, two, three = [table.chairs for table in room.now.floor.tables.values()]
    room.send(ReportBust(players=(one[0].player,), author="Ada"))  # he has not answered, and keeps his chair
    for chairs in (three, two):
        room.send(ReportBust(players=(chairs[0].player,), author="Ada"))
        room.send(DeclineRebuy(chairs[0].player))
    room.send(MovePlayer(two[1].player, 3, three[0].number, "to play on", "Ada"))
    room.send(ReportBust(players=(three[1].player,), author="Ada"))
    room.send(DeclineRebuy(three[1].player))
    room.send(BreakTable(3))
    for number in range(4):
        room.send(sell(f"new {number}"))
    seated = {chair.player: number for number, table in room.now.floor.tables.items() for chair in table.chairs}
    assert {f"new {number}" for number in range(4)} <= seated.keys()
    assert 3 not in room.now.floor.tables, "table 3 was that of two who are out"
