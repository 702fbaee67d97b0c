"""Hands and rounds: most of what happens in an event."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cards.italian.opening import OpeningLevel
from shuffleup.table.carry import CarriedPot, NoCarry
from shuffleup.table.giro import DealerChoice
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import HandResult, ShownHand
from shuffleup.tournament.facts.clock import level_over, levels_due, on_break
from shuffleup.tournament.facts.ends import bags_now, day_stands_in_the_way, waits_face_down, waits_for_all
from shuffleup.tournament.facts.entry import alternates_due
from shuffleup.tournament.facts.rebuys import rebuy_unanswered
from shuffleup.tournament.facts.standing import awaited_rebuys
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.clock import HoldAllIn, ReleaseTable, StartDay
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.state import EventState, FloorTable, Phase
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, chance, later, one_of, playing, when
from tests.tournament.bounty_terms import with_pots
from tests.tournament.room import a_small_pot, result_of


def open_round(walk: Walk) -> c.Command:
    """A round, where one can begin."""
    state = playing(walk)
    when(not state.round.open, not people.busy(state), not on_break(state, walk.at), not state.day.over)
    when(not awaited_rebuys(state), state.floor.players > 1)
    return c.StartRound()


def begin_hand(walk: Walk) -> c.Command:
    """A hand at a table that may begin one."""
    state = playing(walk)
    when(not on_break(state, walk.at))
    table = one_of(walk, [table for table in people.tables(state) if _may_begin(state, table, walk.at)])
    if table.button.giro.on and chance(walk, 0.5):
        fixed = state.definition.italian.table
        if fixed.vele_rule.value == "croce":
            return c.PlanHand(table.number, choice=DealerChoice(fixed.vele_rule))
    return c.PlanHand(table.number, waive_halt="they want to" if chance(walk, 0.05) else "")


def _may_begin(state: EventState, table: FloorTable, at: int) -> bool:
    if table.hand or len(table.chairs) < 2 or (state.round.open and table.round == state.round.number):
        return False
    if table.unit < state.clock.stakes.unit and not isinstance(table.button.carry, CarriedPot):
        return False
    blocked = day_stands_in_the_way(state, table, at) or waits_for_all(state, table)
    return blocked is None and (state.round.open or rebuy_unanswered(state, table.number) is None)


def end_hand(walk: Walk) -> c.Command:
    """The result of a hand."""
    state = playing(walk)
    table = one_of(walk, [one for one in people.busy(state) if not waits_face_down(state, one)])
    return c.ReportHand(table.number, outcome(walk, walk.hands[table.number]))


def outcome(walk: Walk, plan: HandPlan) -> HandResult:
    """How a hand ends: mostly with a small pot, sometimes with an all-in, in the Italian game with a pot left over."""
    if walk.now.definition.game.variant == "italiana":
        return _italian(walk, plan)
    often = 0.6 if walk.now.definition.money.rebuys else 0.35
    return with_pots(plan, walk.dice) if chance(walk, often) else a_small_pot(plan, walk.dice)


def _italian(walk: Walk, plan: HandPlan) -> HandResult:
    carried = plan.carry if isinstance(plan.carry, CarriedPot) else None
    if carried is None and chance(walk, 0.25):
        put = {seat.number: min(10, seat.stack - 1) for seat in plan.seats}
        pot = CarriedPot(
            tuple([(seat.player, put[seat.number]) for seat in plan.seats if put[seat.number]]), OpeningLevel.QUEENS
        )
        if chance(walk, 0.15):
            return _catching_up(plan)
        if pot.contributions:
            stacks = {seat.number: seat.stack - put[seat.number] for seat in plan.seats}
            return replace(result_of(plan, stacks), carry=pot)
    result = with_pots(plan, walk.dice) if chance(walk, 0.4) else a_small_pot(plan, walk.dice)
    if carried is not None:
        seats = list(result.seats)
        lucky = walk.dice.randrange(len(seats))
        seats[lucky] = replace(seats[lucky], finished=(seats[lucky].finished or 0) + carried.chips)
        result = HandResult(result.hand, tuple(seats), carry=NoCarry())
    shown = (ShownHand(0, "full-house", ()),) if chance(walk, 0.1) else ()
    return replace(result, shown=shown)


def _catching_up(plan: HandPlan) -> HandResult:
    """A parol pot for which somebody has spent his last chips: he is not out before it is won (AMB-32)."""
    names = tuple([seat.player for seat in plan.seats])
    put = {seat.number: seat.stack if place == 0 else min(10, seat.stack - 1) for place, seat in enumerate(plan.seats)}
    paid = tuple([(seat.player, put[seat.number]) for seat in plan.seats if put[seat.number]])
    pot = CarriedPot(paid, OpeningLevel.KINGS, names, ante_due=False, staying=names[:1])
    return replace(result_of(plan, {seat.number: seat.stack - put[seat.number] for seat in plan.seats}), carry=pot)


def end_round(walk: Walk) -> c.Command:
    """The end of a round."""
    state = playing(walk)
    when(state.round.open, not people.busy(state))
    return c.CloseRound()


def bust(walk: Walk) -> c.Command:
    """Where people deal: one or two players of a table are out; more often where alternates wait for a seat."""
    state = playing(walk)
    when(chance(walk, 0.2) or (state.cage.waiting and state.day.over))
    table, chair = people.waiting_for_a_hand(walk)
    when(len(table.chairs) > 2)
    others = [one.player for one in table.chairs if one is not chair]
    two = chance(walk, 0.2) and len(others) > 2
    names = (chair.player, others.pop()) if two else (chair.player,)
    return ReportBust(players=names, by=(others[0],) if chance(walk, 0.6) else (), author="Ada")


def hold(walk: Walk) -> c.Command:
    """A called all-in, hand for hand."""
    state = playing(walk)
    current = state.hand_for_hand
    when(current is not None)
    assert current is not None
    known = (*current.held, current.released)
    return HoldAllIn(one_of(walk, [table.number for table in people.busy(state) if table.number not in known]))


def release(walk: Walk) -> c.Command:
    """The next of the held all-ins."""
    state = playing(walk)
    current = state.hand_for_hand
    when(current is not None)
    assert current is not None
    others = [table.number for table in people.busy(state) if table.number not in current.held]
    when(not others)
    return ReleaseTable(one_of(walk, current.held))


def catch_up(walk: Walk) -> c.Command:
    """The clock, when something is due."""
    state = playing(walk)
    due = bool(levels_due(state, walk.at)) or level_over(state, walk.at)
    later(walk, walk.dice.choice((0, 60)))
    when(due or chance(walk, 0.1))
    return c.AdvanceClock()


def race(walk: Walk) -> c.Command:
    """Small chips raced off at a table that has some."""
    state = playing(walk)
    unit = state.clock.stakes.unit
    return c.RaceChips(one_of(walk, [table.number for table in people.quiet(state) if table.unit < unit]))


def next_day(walk: Walk) -> c.Command:
    """The next day, sometimes with an earlier level."""
    state = playing(walk)
    when(state.day.over, not bags_now(state))
    # Alternates may be called by hand where a level rolled back opens registration again, and a seat is free.
    when(not state.cage.waiting or alternates_due(state) or chance(walk, 0.1))
    later(walk, 8 * 3600)
    if chance(walk, 0.8 if state.cage.waiting else 0.2):
        level = 1 if state.cage.waiting else walk.dice.randint(1, state.clock.number)
        return StartDay(level, "the bags were small", "Ada")
    return StartDay()


def seats_and_start(walk: Walk) -> c.Command:
    """Seats and the first hand."""
    state = walk.now
    when(state.phase in {Phase.REGISTERING, Phase.SEATED}, len(state.entries) > 1)
    when(state.phase is Phase.SEATED or len(state.entries) >= walk.plan.players or chance(walk, 0.05))
    if state.phase is Phase.SEATED and chance(walk, 0.2):
        return c.DrawAgain("a player was forgotten")
    return c.DrawSeats() if state.phase is Phase.REGISTERING else c.StartEvent()


PLAY: tuple[Idea, ...] = (
    *(open_round, end_round, begin_hand, begin_hand, begin_hand, end_hand, end_hand, end_hand),
    *(hold, release, catch_up, race, next_day, next_day, seats_and_start),
)
LIVE: tuple[Idea, ...] = (bust,)
"""Whatever else is going on at a live table."""
