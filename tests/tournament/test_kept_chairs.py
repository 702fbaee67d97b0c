"""The chair of a player who may still rebuy is nobody else's, and no seats are drawn without him."""

import pytest

from shuffleup.projections.advice import advice
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.tournament.facts.balance import worst_chair
from shuffleup.tournament.facts.seats import free_chairs
from shuffleup.tournament.words import entry as c
from shuffleup.tournament.words.commands import BreakTable, Command, MovePlayer, RedrawFinalTable
from shuffleup.tournament.words.conduct import GivePenalty
from shuffleup.tournament.words.events import PlayerMoved
from shuffleup.tournament.words.seats import BalanceTables, CorrectSeat, RedrawSeats
from tests.laws.walks.checks import seats
from tests.tournament.cage_desk import REBUYS, bust, paid, refused, running, sell
from tests.tournament.room import Room


def waiting(players: int, chairs: int, table: int) -> tuple[Room, str, int]:
    """A room in which the last player of a table has lost his chips and has not answered, and his chair."""
    room = running(players, rebuy=REBUYS, seats=chairs)
    last = room.now.floor.tables[table].chairs[-1]
    bust(room, table, last.player)
    return room, last.player, last.number


def rebuys(room: Room, player: str) -> None:
    room.send(c.Rebuy(player=player, payments=paid(5_000)))


@pytest.mark.parametrize("command", [RedrawSeats(), RedrawFinalTable()])
def test_nobody_draws_seats_before_he_has_answered(command: Command) -> None:
    room, player, _ = waiting(6, 6, 1)
    refusal = refused(room, command)
    assert (refusal.code, refusal.fact("why"), refusal.fact("player")) == ("rebuy-open", "seats", player)
    assert refusal.rule == "tda-2024 27"
    rebuys(room, player)
    room.send(command)
    assert player in [chair.player for chair in room.now.floor.tables[1].chairs]


def test_a_larger_table_that_was_drawn_small_again_has_no_chair_too_many() -> None:
    room = running(7, rebuy=REBUYS, seats=6)
    room.send(RedrawFinalTable())
    last = room.now.floor.tables[1].chairs[-1]
    assert (last.number, room.now.floor.tables[1].seats) == (7, 7)
    bust(room, 1, last.player)
    for player in ("new", "other"):
        room.send(sell(player))
    assert refused(room, RedrawSeats()).code == "rebuy-open"
    rebuys(room, last.player)
    room.send(RedrawSeats())
    seats(room.now)


def test_his_table_is_not_broken_and_his_chair_not_given_away() -> None:
    room, player, chair = waiting(9, 6, 1)
    refusal = refused(room, BreakTable(1))
    assert (refusal.code, refusal.fact("player")) == ("rebuy-open", player)
    # Table 1 has six chairs and four players: only one chair may be given away, and table 2 has four players.
    refusal = refused(room, BreakTable(2))
    assert (refusal.code, refusal.fact("free"), refusal.fact("players")) == ("no-seats", 1, 4)
    guest = room.now.floor.tables[2].chairs[0].player
    for command in (
        MovePlayer(guest, 1, chair, "asked", "Ada"),
        CorrectSeat(guest, 1, chair, "Ada"),
    ):
        refusal = refused(room, command)
        assert (refusal.code, refusal.fact("why"), refusal.fact("player")) == ("seat-taken", "rebuy", player)
    rebuys(room, player)
    assert chair in [one.number for one in room.now.floor.tables[1].chairs if one.player == player]


def test_who_has_said_no_gives_his_chair_up() -> None:
    room, player, chair = waiting(9, 6, 1)
    guest = room.now.floor.tables[2].chairs[0].player
    room.send(c.DeclineRebuy(player))
    room.send(MovePlayer(guest, 1, chair, "asked", "Ada"))
    assert chair in [one.number for one in room.now.floor.tables[1].chairs if one.player == guest]


def test_a_broken_table_fills_the_other_chairs() -> None:
    room, player, chair = waiting(7, 6, 1)
    loser = room.now.floor.tables[2].chairs[0].player
    bust(room, 2, loser)
    room.send(c.DeclineRebuy(loser))
    room.send(BreakTable(2))
    (table,) = room.now.floor.tables.values()
    assert len(table.chairs) == 5 and chair not in [one.number for one in table.chairs]
    rebuys(room, player)
    assert chair in [one.number for one in room.now.floor.tables[1].chairs if one.player == player]


def test_balancing_leaves_his_chair_alone() -> None:
    room, first, _ = waiting(12, 6, 1)
    for loser in [room.now.floor.tables[2].chairs[place].player for place in (0, 1, 5)]:
        bust(room, 2, loser)
        room.send(c.DeclineRebuy(loser))
    last = next(one for one in room.now.floor.tables[2].chairs if one.number == 4)
    bust(room, 2, last.player)
    short = room.now.floor.tables[2]
    assert worst_chair(short, room.now.procedure, free_chairs(short)) == 4, "it would be the first to be taken"
    rebuys(room, first)
    moved = [(event.target, event.chair) for event in room.send(BalanceTables()) if isinstance(event, PlayerMoved)]
    assert moved and (2, 4) not in moved
    rebuys(room, last.player)
    assert [one.player for one in room.now.floor.tables[2].chairs if one.number == 4] == [last.player]


def test_the_floor_is_told_to_ask_him_and_not_to_draw_seats() -> None:
    room, player, _ = waiting(8, 6, 1)
    said = [(one.kind, one.player) for one in advice(room.now)]
    assert ("rebuy", player) in said
    assert not {"final-table", "break"} & {kind for kind, _ in said}
    room.send(c.DeclineRebuy(player))
    assert len(room.now.floor.tables) == 1, "with his answer the tables are settled"


def penalty(player: str, step: Penalty) -> GivePenalty:
    return GivePenalty(player=player, step=step, reason="cheating", author="Ada", paid=False, override="agreed")


def test_who_is_put_out_meanwhile_costs_him_nothing() -> None:
    room, player, _ = waiting(12, 6, 1)
    other = room.now.floor.tables[2].chairs[0].player
    room.send(penalty(other, Penalty.DISQUALIFICATION))
    assert not room.now.places, "he leaves when it is known who was out before him"
    rebuys(room, player)
    assert [place.player for place in room.now.places] == [other]
    room, player, _ = waiting(12, 6, 1)
    room.send(penalty(other, Penalty.DISQUALIFICATION))
    room.send(c.DeclineRebuy(player))
    assert {place.player: place.place for place in room.now.places} == {player: 12, other: 11}


def test_nobody_waits_for_the_answer_of_a_player_who_is_banned() -> None:
    room, player, _ = waiting(12, 6, 1)
    room.send(penalty(player, Penalty.EVENT_BAN))
    assert {place.player: place.place for place in room.now.places} == {player: 12}
    assert refused(room, c.Rebuy(player=player, payments=paid(5_000))).code == "barred"
    room.plan(1)
