"""Hands to miss where people deal: no hand is announced, so those that the floor tells serve them."""

import pytest
from msgspec.structs import replace

from shuffleup.projections.advice import Advice, advice
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.words.clock import AnnounceHandForHand, DrawLastHands, EndHandForHand
from shuffleup.tournament.words.commands import CloseRound, StartRound
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.definition import Closing
from shuffleup.tournament.words.live import CountHands, ReportBust
from tests.tournament.cage_desk import LEVELS, MINUTE, refused
from tests.tournament.room import Room, event, result_of


def room_of(players: int = 8, book: str = "pslive", **terms: object) -> Room:
    """Two tables of people, one of whom has three hands to miss."""
    room = Room(replace(event(seats=4, levels=LEVELS, closing=Closing(hand_for_hand=9)), **terms), book=book)
    room.open(players)
    give(room, offender(room), 3)
    return room


def offender(room: Room, table: int = 1) -> str:
    """Who sits in the first chair."""
    return room.now.floor.tables[table].chairs[0].player


def give(room: Room, player: str, hands: int) -> None:
    """So many hands to miss."""
    room.send(GivePenalty(player=player, step=Penalty.HANDS, hands=hands, reason="soft play", author="Ada"))


def left(room: Room) -> int:
    """What the player in the first chair has still to miss."""
    return hands_to_miss(room.now, offender(room))


def advised(room: Room) -> list[Advice]:
    """What is said of penalties."""
    return [one for one in advice(room.now) if one.kind == "penalty"]


def out(room: Room, table: int) -> None:
    """The last player of a table is out."""
    room.send(ReportBust(players=(room.now.floor.tables[table].chairs[-1].player,), author="Ada"))


def counted(hands: int, table: int = 1) -> CountHands:
    """A table has dealt so many."""
    return CountHands(table=table, hands=hands, author="Ada")


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012", "mediterraneo-2026"])
def test_hands_that_the_floor_tells_are_served(book: str) -> None:
    room = room_of(book=book)
    (said,) = advised(room)
    assert (said.table, said.player, said.hands, bool(said.rule)) == (1, offender(room), 3, True)
    room.send(counted(2))
    assert [one.hands for one in advised(room)] == [1]
    room.send(counted(5))
    assert advised(room) == [] and left(room) == 0
    assert room.now.conduct.sanctions[0].served == 3, "no more than were given"
    assert refused(room, counted(1)).code == "no-count"
    assert fold(room.log) == room.now


def test_a_bust_is_a_hand_of_its_table() -> None:
    room = room_of()
    out(room, 2)
    assert left(room) == 3
    out(room, 1)
    assert left(room) == 2
    assert refused(room, counted(1, table=2)).code == "no-count", "nobody misses a hand there"


def test_several_penalties_are_served_one_after_the_other() -> None:
    room = room_of()
    give(room, offender(room), 2)
    room.send(counted(4))
    assert [one.served for one in room.now.conduct.sanctions] == [3, 1] and left(room) == 1


def test_hand_for_hand_counts_by_itself_and_once() -> None:
    room = room_of()
    room.send(AnnounceHandForHand(0, live=True))
    assert advised(room) == []
    out(room, 1)
    assert left(room) == 3
    room.send(CloseRound())
    assert left(room) == 2, "the hand in which somebody was out is one hand"
    room.send(CloseRound())
    assert left(room) == 1
    room.send(EndHandForHand(reason="dinner", author="Ada"))
    assert left(room) == 0


def test_the_last_hands_count_too() -> None:
    room = room_of(closing=Closing(hand_for_hand=0), day_ends=(1,))
    room.at += 10 * MINUTE
    room.send(DrawLastHands(3))
    for hands in (2, 1, 0):
        room.send(StartRound())
        room.send(CloseRound())
        assert left(room) == hands


def test_a_player_alone_at_his_table_misses_no_hand() -> None:
    room = room_of()
    for _ in range(3):
        out(room, 1)
    assert left(room) == 0
    give(room, offender(room), 2)
    room.send(AnnounceHandForHand(0, live=True))
    room.send(CloseRound())
    assert left(room) == 2


def test_where_the_software_deals_its_own_hands_count_and_nothing_else() -> None:
    room = room_of()
    room.play_round(lambda plan, _dice: result_of(plan, {}))
    assert left(room) == 2 and advised(room) == []
    assert refused(room, counted(1)).code == "no-count"
    out(room, 1)
    assert left(room) == 2


def several_ways() -> Room:
    """Penalties served by a bust, by a hand for hand and by hands that were counted."""
    room = room_of()
    give(room, offender(room), 2)
    give(room, offender(room, 2), 9)
    out(room, 1)
    room.send(counted(1))
    room.send(AnnounceHandForHand(0, live=True))
    out(room, 2)
    room.send(CloseRound())
    return room


def test_what_was_served_stands_in_the_event_that_serves_it() -> None:
    room = several_ways()
    told = [one for event in room.log for one in getattr(event, "served", ())]
    assert [(one.sanction, one.hands) for one in told] == [(1, 1), (1, 1), (1, 1), (3, 1)]
    nothing = [replace(event, served=()) if hasattr(event, "served") else event for event in room.log]
    assert [one.served for one in fold(nothing).conduct.sanctions] == [0, 0, 0], "folding decides nothing"


def test_events_written_before_they_said_what_they_serve_fold_as_they_did() -> None:
    room = several_ways()
    unsaid = [replace(event, served=None) if hasattr(event, "served") else event for event in room.log]
    assert fold(unsaid) == room.now
