"""Beginning a hand at a table and taking its result."""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.table.button import carried
from shuffleup.table.carry import carried_chips
from shuffleup.table.next_hand import owed
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import HandResult
from shuffleup.table.seat import SeatPlan
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.evolve.floor import not_out
from shuffleup.tournament.facts.clock import catch_up, on_break
from shuffleup.tournament.facts.conduct import attendance_of, charged_postings
from shuffleup.tournament.facts.ends import day_stands_in_the_way, waits_face_down, waits_for_all
from shuffleup.tournament.facts.hands import begins_a_hand, next_deal
from shuffleup.tournament.facts.italian import with_giro, wrong_choice
from shuffleup.tournament.facts.rebuys import rebuy_unanswered
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import claimed_now, is_halted, pot_waits, table_in_play
from shuffleup.tournament.words.clock import LevelBefore
from shuffleup.tournament.words.commands import PlanHand, ReportHand, StartingAct
from shuffleup.tournament.words.events import HandPlanned, HandReported
from shuffleup.tournament.words.state import Bust, EventState, FloorTable


def plan_hand(draft: Draft, command: PlanHand, at: int) -> Refusal | None:
    """The next hand of a table: who plays, who posts what, at the level of this moment (TDA 23)."""
    state = draft.state
    table = state.floor.tables[command.table]
    catch_up(draft, at)
    if draft.state.seating.unclaimed:
        draft.take(claimed_now(draft.state))
    state = draft.state
    if refusal := _cannot_begin(state, table, command, at):
        return refusal
    begun = command if command.pushed_at else _by_noted_push(state, table, command)
    planned = _after_push(state, table, begun, at) if begun.pushed_at else _planned(state, table, command)
    return planned if isinstance(planned, Refusal) else draft.take([planned])


def _by_noted_push(state: EventState, table: FloorTable, command: PlanHand) -> PlanHand:
    """The hand as begun by the dealer push noted here, unless that push was before the previous level began."""
    noted, before = state.seating.pushed.get(table.number, 0), state.schedule.before
    earliest = before.started_at if before else state.clock.started_at
    return replace(command, pushed_at=noted, begun_by=StartingAct.DEALER_PUSH) if noted >= max(earliest, 1) else command


def _after_push(state: EventState, table: FloorTable, command: PlanHand, at: int) -> HandPlanned | Refusal:
    """A hand that began before it was reported: at the level of that moment, if the act starts a hand in the book.

    The first hand of a dealer is such a hand, at the level in which he was pushed in.
    """
    if command.pushed_at > at:
        return refuse("in-the-future")
    starts = state.policy.event.hand_start_event
    if not begins_a_hand(starts, command.begun_by) or command.pushed_at >= state.clock.started_at:
        return _planned(state, table, command)
    before = state.schedule.before
    if before is None or command.pushed_at < before.started_at:
        return refuse("too-long-ago")
    return replace(_planned(state, table, command, before), pushed_at=command.pushed_at)


def _cannot_begin(state: EventState, table: FloorTable, command: PlanHand, at: int) -> Refusal | None:
    if state.clock.break_until and (refusal := on_break(state, at)):
        return refusal
    if table.hand:
        return refuse("hand-in-progress", hand=table.hand, table=table.number)
    if state.round.open and table.round == state.round.number:
        return refuse("already-played", table=table.number, round=state.round.number)
    if refused := day_stands_in_the_way(state, table, at) or waits_for_all(state, table):
        return refused
    if state.round.busts and not state.round.open and (unanswered := rebuy_unanswered(state, table.number)):
        return unanswered
    if len(table_in_play(state, table).chairs) < 2:
        return refuse("too-few-players", why="table", table=table.number)
    staying = not_out(table.button.carry)
    if broke := next((one.player for one in table.chairs if not one.stack and one.player not in staying), ""):
        return refuse("no-chips-yet", player=broke, table=table.number)
    return wrong_choice(state.definition, table, command) or _is_stopped(state, table, command)


def _is_stopped(state: EventState, table: FloorTable, command: PlanHand) -> Refusal | None:
    """Why a table waits: small chips must be raced off, the director has halted it, or too many chairs are empty."""
    if table.unit < state.clock.unit and not pot_waits(table):
        return refuse("chip-race-due", table=table.number, unit=table.unit)
    if state.seating.halts.get(table.number):
        return refuse("halted-by-director", rule_of(state, "halt_when"), table=table.number)
    if not command.waive_halt and is_halted(state, table):
        short = state.floor.most - len(table.chairs)
        return refuse("table-halted", rule_of(state, "halt_threshold"), short=short, table=table.number)
    return None


def _planned(state: EventState, table: FloorTable, command: PlanHand, before: LevelBefore | None = None) -> HandPlanned:
    opening, clock = state.opening, state.clock
    at_level = (clock.number - 1, before.stakes) if before else (clock.number, clock.stakes)
    deal = next_deal(state, table, command, *at_level)
    positions, stakes = deal.positions, deal.stakes
    at_chair = {chair.number: chair for chair in table.chairs}
    conduct = state.conduct
    seats: list[SeatPlan] = []
    for number in positions.dealt_in:
        chair = at_chair[number]
        seats.append(
            SeatPlan(number, chair.player, chair.stack, attendance_of(state, chair.player, table.number, number))
            if conduct.open or conduct.removals or state.seating.absent
            else SeatPlan(number, chair.player, chair.stack)
        )
    full_table = opening.definition.seats if opening.procedure.reduce_ante else 0
    due = owed(seats, positions, stakes, table.button.carry, full_table)
    if state.seating.absent and (stakes.big_blind or stakes.bring_in):
        due = charged_postings(state, due, tuple(seats))
    plan = HandPlan(
        state.floor.hands + 1,
        deal.game,
        stakes,
        tuple(seats),
        due,
        positions.button,
        state.floor.players,
        table.button.carry,
        hold_all_ins=state.hand_for_hand is not None,
    )
    return HandPlanned(table.number, plan, positions, command.waive_halt, turn=deal.turn)


def report_hand(state: EventState, command: ReportHand) -> Events | Refusal:
    """The hand's outcome as an event; stacks that do not add up, or are not those of the hand, are refused."""
    table = state.floor.tables[command.table]
    result = command.result
    positions = table.button.last
    if not table.hand or positions is None:
        return refuse("no-hand", table=table.number)
    if result.hand != table.hand:
        return refuse("wrong-hand", table=table.number, hand=table.hand, named=result.hand)
    if held := waits_face_down(state, table):
        return held
    # Hands that were running when hand for hand was announced belong to the round it opened.
    in_round = state.round.number if state.round.open else table.round
    carry = carried(state.procedure.button, result)
    reported = _reported(table, positions.dealt_in, replace(result, carry=carry), in_round)
    return reported if isinstance(reported, Refusal) else (with_giro(state, table, result, reported),)


def _reported(
    table: FloorTable, dealt_in: tuple[int, ...], result: HandResult, in_round: int
) -> HandReported | Refusal:
    at_chair = {chair.number: chair for chair in table.chairs}
    started, finished = carried_chips(table.button.carry), carried_chips(result.carry)
    staying = not_out(result.carry)
    stacks: list[int] = []
    busts: list[Bust] = []
    for seat in result.seats:
        chair = at_chair.get(seat.number)
        if chair is None or chair.player != seat.player or chair.stack != seat.started:
            return refuse("wrong-seats", chair=seat.number, why="chair", table=table.number, hand=table.hand)
        stack = seat.finished
        if stack is None or stack < 0:
            return refuse("stack-unknown", player=seat.player)
        started += chair.stack
        finished += stack
        stacks.append(stack)
        if not stack and chair.player not in staying:
            busts.append(Bust(chair.player, table.number, table.hand, chair.stack, chair.number, in_round))
    chairs = tuple([seat.number for seat in result.seats])
    if chairs != dealt_in:
        return refuse(
            "wrong-seats",
            why="dealt",
            hand=table.hand,
            dealt=", ".join(map(str, dealt_in)),
            named=", ".join(map(str, chairs)),
        )
    if started != finished:
        return refuse("chips-do-not-match", before=started, after=finished, why="hand", hand=table.hand)
    return HandReported(table.number, table.hand, chairs, tuple(stacks), tuple(busts), result.carry)
