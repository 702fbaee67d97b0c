"""Hand for hand where people deal: who goes out in one hand is ranked by what he had when it began."""

import pytest

from shuffleup.tournament.words.chips import Count, CountChips
from shuffleup.tournament.words.clock import AnnounceHandForHand
from shuffleup.tournament.words.commands import CloseRound
from shuffleup.tournament.words.definition import Closing, Curve, PayoutPlan
from shuffleup.tournament.words.live import ReportBust
from tests.tournament.room import Room, event


def bubble(book: str, *stacks: int) -> tuple[Room, list[str]]:
    """Seven people at two tables, five of them paid, hand for hand; the first players of table 1 have so much."""
    plan = PayoutPlan(Curve(5))
    room = Room(event(seats=4, payouts=plan, closing=Closing(hand_for_hand=2)), book=book, seed=2)
    room.open(7)
    names = [chair.player for chair in room.now.floor.tables[1].chairs]
    last = 1_000 * len(names) - sum(stacks)
    counted = zip(names, (*stacks, last), strict=True)
    room.send(CountChips(counts=tuple([Count(name, chips) for name, chips in counted]), author="Ada"))
    room.send(AnnounceHandForHand(live=True))
    return room, names


def out(room: Room, *players: str) -> None:
    """They are out in this hand, and nobody says who won their chips."""
    room.send(ReportBust(players=players, author="Ada"))


def places(room: Room) -> dict[str, tuple[int, int]]:
    """Place, and by how many it is shared."""
    return {one.player: (one.place, one.shared_by) for one in room.now.places}


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012"])
def test_chips_of_a_player_who_went_out_in_the_same_hand_rank_nobody_higher(book: str) -> None:
    room, (rich, poor, *_) = bubble(book, 600, 500, 400)
    out(room, rich)
    assert next(one.stack for one in room.now.floor.tables[1].chairs if one.player == poor) > 600
    out(room, poor)
    room.send(CloseRound())
    assert places(room) == {rich: (6, 1), poor: (7, 1)}


@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012"])
def test_equal_stacks_share_their_place_in_whatever_order_they_were_reported(book: str) -> None:
    room, (one, other, third, _) = bubble(book, 500, 500, 500)
    for player in (other, third, one):
        out(room, player)
    room.send(CloseRound())
    assert places(room) == dict.fromkeys((one, other, third), (5, 3))


def test_what_was_won_in_the_hand_before_counts() -> None:
    room, (rich, poor, third, _) = bubble("pslive", 600, 500, 400)
    room.send(ReportBust(players=(third,), by=(poor,), author="Ada"))
    room.send(CloseRound())
    out(room, rich)
    out(room, poor)
    room.send(CloseRound())
    assert places(room) == {third: (7, 1), poor: (5, 1), rich: (6, 1)}


def test_a_count_during_the_hand_says_what_everybody_has() -> None:
    room, names = bubble("pslive", 600, 500, 400)
    rich, poor, third, last = names
    room.send(ReportBust(players=(third,), by=(poor,), author="Ada"))
    counts = (Count(rich, 100), Count(poor, 300), Count(last, 3_600))
    room.send(CountChips(counts=counts, author="Ada"))
    out(room, rich)
    out(room, poor)
    room.send(CloseRound())
    assert places(room) == {third: (5, 1), poor: (6, 1), rich: (7, 1)}
