"""Seats: moves, breaks, redraws, needs, absences, buttons, dealers."""

from __future__ import annotations

from shuffleup.table.rotation import Turn
from shuffleup.tournament.facts.balance import break_is_due
from shuffleup.tournament.facts.clock import may_push
from shuffleup.tournament.facts.conduct import hands_to_miss, levels_away
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.facts.rebuys import open_chairs
from shuffleup.tournament.facts.seats import is_halted, table_in_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.conduct import RetirePlayer
from shuffleup.tournament.words.live import ChooseGame, CountHands, PlaceButton, RelieveDealer
from shuffleup.tournament.words.seats import (
    AssignTables,
    BalanceTables,
    CorrectSeat,
    DrawButtons,
    EndSeatNeed,
    HaltTable,
    LetTablePlay,
    MarkAbsent,
    MarkPresent,
    NeedSeat,
    PublishBreakOrder,
    RedrawSeats,
    SeatNeed,
    VoidClaim,
)
from shuffleup.tournament.words.state import Phase
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, chance, one_of, playing, when


def move(walk: Walk) -> c.Command:
    """A player to another table, first of all one whose neighbours are out."""
    alone = [table for table in people.quiet(playing(walk)) if len(table.chairs) == 1]
    table, chair = (alone[0], alone[0].chairs[0]) if alone else people.waiting_for_a_hand(walk)
    when(len(table.chairs) > 2 or alone or chance(walk, 0.5))
    target = one_of(walk, [one for one in people.quiet(walk.now) if one is not table and open_chairs(walk.now, one)])
    return c.MovePlayer(chair.player, target.number, one_of(walk, open_chairs(walk.now, target)), "asked", "Ada")


def correct(walk: Walk) -> c.Command:
    """A player who sat down wrong, perhaps in somebody's seat."""
    table, chair = people.waiting_for_a_hand(walk)
    target = one_of(walk, people.quiet(walk.now))
    when(target is table or len(table.chairs) > 2)
    right = one_of(walk, [number for number in range(1, target.seats + 1) if (target, number) != (table, chair.number)])
    return CorrectSeat(chair.player, target.number, right, "Ada")


def break_up(walk: Walk) -> c.Command:
    """A table broken, where its players find seats."""
    state = playing(walk)
    table = one_of(walk, people.quiet(state))
    free = sum([len(open_chairs(state, one)) for one in people.quiet(state) if one is not table])
    when(len(state.floor.tables) > 1, free >= len(table.chairs))
    return c.BreakTable(table.number)


def final_table(walk: Walk) -> c.Command:
    """Everybody at one table."""
    state = playing(walk)
    size = max(state.definition.seats, state.procedure.seating.final_table)
    when(len(people.quiet(state)) == len(state.floor.tables), 0 < state.floor.players <= size)
    return c.RedrawFinalTable()


def redraw(walk: Walk) -> c.Command:
    """New seats, or new buttons."""
    state = playing(walk)
    when(len(people.quiet(state)) == len(state.floor.tables), state.floor.fewest > 0)
    return RedrawSeats() if chance(walk, 0.5) else DrawButtons()


def even(walk: Walk) -> c.Command:
    """Uneven tables."""
    state = playing(walk)
    when(state.floor.most - state.floor.fewest > 1 or break_is_due(state))
    return BalanceTables()


def need(walk: Walk) -> c.Command:
    """A player who needs a certain seat, or no longer does."""
    state = walk.now
    when(state.phase is not Phase.FINISHED)
    if state.seating.needs and chance(walk, 0.6):
        return EndSeatNeed(one_of(walk, state.seating.needs).player)
    seat = walk.dice.randint(1, state.definition.seats)
    player = one_of(walk, state.entries).player
    return NeedSeat(SeatNeed(player, walk.dice.choice((0, 0, 1)), (seat,), "a wheelchair", "Ada"))


def absent(walk: Walk) -> c.Command:
    """Somebody is not there."""
    there = [one.player for one in people.chairs(walk.now) if one.player not in walk.now.seating.absent]
    return MarkAbsent((one_of(walk, there),))


def present(walk: Walk) -> c.Command:
    """Somebody has come."""
    when(chance(walk, 0.3))
    return MarkPresent((one_of(walk, sorted(walk.now.seating.absent)),))


def away_for_long(walk: Walk) -> c.Command:
    """A player who has been away too long, by a book that minds."""
    state = playing(walk)
    needed = state.policy.seating.absence_fee_loss_levels
    when(needed)
    gone = [
        player
        for player in sorted(state.seating.absent)
        if levels_away(state, player) >= (needed or 0) and player not in state.seating.claims_void
    ]
    return VoidClaim(one_of(walk, gone), "away for two levels", "Ada")


def order(walk: Walk) -> c.Command:
    """In which order the tables break."""
    state = walk.now
    when(state.phase in {Phase.SEATED, Phase.PLAYING}, state.floor.tables, chance(walk, 0.2))
    numbers = list(state.floor.tables)
    walk.dice.shuffle(numbers)
    return PublishBreakOrder(tuple(numbers))


def assigned(walk: Walk) -> c.Command:
    """Which tables of the room are opened next."""
    when(chance(walk, 0.1))
    numbers = list(range(1, 40))
    walk.dice.shuffle(numbers)
    return AssignTables(tuple(numbers[:3]))


def button(walk: Walk) -> c.Command:
    """The button of a live table."""
    when(walk.now.phase in {Phase.SEATED, Phase.PLAYING}, chance(walk, 0.3))
    table, chair = people.waiting_for_a_hand(walk)
    return PlaceButton(table=table.number, chair=chair.number, author="Ada")


def relieve(walk: Walk) -> c.Command:
    """The next dealer."""
    state = playing(walk)
    table = one_of(walk, [one for one in people.tables(state) if not one.hand])
    late = "" if may_push(state, walk.at) else "she is ill"
    return RelieveDealer(table.number, late, "Ada")


def choose(walk: Walk) -> c.Command:
    """Dealer's choice: the next game of a table."""
    state = playing(walk)
    rotation = state.definition.rotation
    when(rotation, rotation and rotation.chosen)
    assert rotation is not None
    table = one_of(walk, [one for one in people.tables(state) if chooser_now(state, one)])
    game = one_of(walk, rotation.games)
    return ChooseGame(table=table.number, game=game.variant, limit=game.limit, author="Ada")


def count(walk: Walk) -> c.Command:
    """Where people deal and games change by hands, or somebody has hands to miss: the dealer's count."""
    state = playing(walk)
    rotation = state.definition.rotation
    fit = [one for one in people.quiet(state) if len(table_in_play(state, one).chairs) > 1]
    if rotation is None or rotation.turn is Turn.LEVELS:
        when(not state.floor.dealt)
        fit = [one for one in fit if any(hands_to_miss(state, chair.player) for chair in one.chairs)]
    return CountHands(table=one_of(walk, fit).number, hands=one_of(walk, (1, 3, 12)), author="Ada")


def halt(walk: Walk) -> c.Command:
    """The director has a table wait, or lets one play on."""
    state = playing(walk)
    halted = [one for one in people.tables(state) if is_halted(state, one)]
    if halted and chance(walk, 0.9):
        return LetTablePlay(one_of(walk, halted).number, "they are back", "Ada")
    when(chance(walk, 0.1), len(state.floor.tables) > 1)
    return HaltTable(one_of(walk, people.tables(state)).number, "a fight", "Ada")


def retire(walk: Walk) -> c.Command:
    """Somebody gives up."""
    state = playing(walk)
    when(chance(walk, 0.1), state.floor.players > 4)
    return RetirePlayer(player=people.seated(walk), author="Ada")


FLOOR: tuple[Idea, ...] = (
    *(move, move, correct, break_up, final_table, redraw, even, even, need, absent, present),
    *(away_for_long, away_for_long, order, assigned, button, relieve, choose, count, halt, retire),
)
