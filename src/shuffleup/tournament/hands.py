"""Beginning a hand at a table and taking its result."""

from msgspec.structs import replace

from shuffleup.table.carry import carried_chips
from shuffleup.table.plan import HandPlan
from shuffleup.table.posting import antes, postings
from shuffleup.table.result import HandResult
from shuffleup.table.seat import SeatPlan
from shuffleup.table.won_button import carried
from shuffleup.tournament import (
    carried_pots,
    hand_for_hand,
    last_hands,
    levels,
    mad_round,
    mixed,
    rebuy_rights,
    seating,
    seats,
)
from shuffleup.tournament.absences import charged
from shuffleup.tournament.attendance import attendance
from shuffleup.tournament.clock_state import LevelBefore
from shuffleup.tournament.commands import PlanHand, ReportHand
from shuffleup.tournament.draft import Decision, rule_of
from shuffleup.tournament.events import Event, HandPlanned, HandReported
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.hand_start import StartingAct, begins_a_hand
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Bust, EventState, Phase, Table


def plan_hand(state: EventState, command: PlanHand, at: int) -> Decision:
    """The next hand of a table: who plays, who posts what, at the level of this moment (TDA 23)."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    changes: tuple[Event, ...] = levels.due(state, at)
    for change in changes:
        state = evolve(state, change)
    if state.floor.care.unclaimed:
        claimed = seats.claimed_now(state)
        changes = (*changes, *claimed)
        for change in claimed:
            state = evolve(state, change)
    refusal = _cannot_begin(state, table, command, at)
    if refusal is not None:
        return refusal
    begun = command if command.pushed_at else _by_noted_push(state, table, command)
    planned = _after_push(state, table, begun, at) if begun.pushed_at else _planned(state, table, command)
    return planned if isinstance(planned, Refusal) else (*changes, planned)


def _by_noted_push(state: EventState, table: Table, command: PlanHand) -> PlanHand:
    """The hand as begun by the dealer relief that was noted here, unless that was before the level before this one."""
    noted, before = state.floor.care.pushed.get(table.number, 0), state.clock.pace.before
    earliest = before.started_at if before else state.clock.started_at
    return replace(command, pushed_at=noted, begun_by=StartingAct.DEALER_PUSH) if noted >= max(earliest, 1) else command


def _after_push(state: EventState, table: Table, command: PlanHand, at: int) -> HandPlanned | Refusal:
    """A hand that began before it was reported: at the level of that moment, where the act starts a hand in the book.

    The first hand of a dealer is one, at the level in which he was pushed in.
    """
    if command.pushed_at > at:
        return Refusal("in-the-future", "the dealer push is yet to come")
    starts = state.opening.policy.policy.event.hand_start_event
    if not begins_a_hand(starts, command.begun_by) or command.pushed_at >= state.clock.started_at:
        return _planned(state, table, command)
    before = state.clock.pace.before
    if before is None or command.pushed_at < before.started_at:
        return Refusal("too-long-ago", "the dealer push was before the level that has just ended")
    return replace(_planned(state, table, command, before), pushed_at=command.pushed_at)


def _cannot_begin(state: EventState, table: Table, command: PlanHand, at: int) -> Refusal | None:
    if state.clock.break_until:
        refusal = levels.on_break(state, at)
        if refusal is not None:
            return refusal
    if table.hand:
        return Refusal(
            "hand-in-progress",
            f"table {table.number} is playing hand {table.hand}",
            facts=(("hand", table.hand), ("table", table.number)),
        )
    if state.round.open and table.round == state.round.number:
        return Refusal(
            "already-played",
            f"table {table.number} has played its hand of round {state.round.number}",
            facts=(("table", table.number), ("round", state.round.number)),
        )
    refused = last_hands.cannot_begin(state, table, at) or hand_for_hand.cannot_begin(state, table)
    if refused is not None:
        return refused
    if state.round.busts and not state.round.open:
        unanswered = rebuy_rights.unanswered(state, table.number)
        if unanswered is not None:
            return unanswered
    if len(seating.playing(state, table).chairs) < 2:
        return Refusal(
            "too-few-players",
            f"table {table.number} has one player: nobody to play with",
            facts=(("why", "table"), ("table", table.number)),
        )
    return mad_round.cannot_choose(state.opening.definition, table, command) or _is_stopped(state, table, command)


def _is_stopped(state: EventState, table: Table, command: PlanHand) -> Refusal | None:
    """Why a table waits: small chips are to be raced off, the director has halted it, or too many chairs are empty."""
    if table.unit < state.clock.stakes.unit and not carried_pots.waits(table):
        return Refusal(
            "chip-race-due",
            f"table {table.number} must race off its chips of {table.unit} first",
            facts=(("table", table.number), ("unit", table.unit)),
        )
    if state.floor.care.halts.get(table.number):
        message, rule = f"the director has halted table {table.number}", rule_of(state, "halt_when")
        return Refusal("halted-by-director", message, rule, (("table", table.number),))
    if not command.waive_halt and seating.is_halted(state, table):
        short = state.floor.most - len(table.chairs)
        message = f"table {table.number} is {short} players short of the fullest table and stops"
        return Refusal(
            "table-halted", message, rule_of(state, "halt_threshold"), (("short", short), ("table", table.number))
        )
    return None


def _planned(state: EventState, table: Table, command: PlanHand, before: LevelBefore | None = None) -> HandPlanned:
    opening, clock = state.opening, state.clock
    procedure = opening.procedure
    at_level = (clock.number - 1, before.stakes) if before else (clock.number, clock.stakes)
    deal = mixed.next_deal(state, table, command, *at_level)
    positions, stakes = deal.positions, deal.stakes
    at_chair = {chair.number: chair for chair in table.chairs}
    conduct = state.book.conduct
    seats: list[SeatPlan] = []
    for number in positions.dealt_in:
        chair = at_chair[number]
        seats.append(
            SeatPlan(number, chair.player, chair.stack, attendance(state, chair.player, table.number, number))
            if conduct.open or conduct.removals or state.floor.care.absent
            else SeatPlan(number, chair.player, chair.stack)
        )
    if stakes.big_blind or stakes.bring_in:
        owed = postings(positions, stakes, opening.definition.seats if procedure.reduce_ante else 0)
        owed = charged(state, owed, tuple(seats)) if state.floor.care.absent else owed
    else:
        # In a game of antes everybody pays, there or not (italiana a3).
        owed = antes(seats, stakes, table.button.carry)
    plan = HandPlan(
        state.floor.hands + 1,
        deal.game,
        stakes,
        tuple(seats),
        owed,
        positions.button,
        state.floor.players,
        table.button.carry,
        hold_all_ins=state.clock.pace.hand_for_hand is not None,
    )
    return HandPlanned(table.number, plan, positions, command.waive_halt, turn=deal.turn)


def report_hand(state: EventState, command: ReportHand) -> HandReported | Refusal:
    """The hand's outcome as an event; stacks that do not add up, or are not those of the hand, are refused."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    result = command.result
    positions = table.button.last
    if not table.hand or positions is None:
        return Refusal("no-hand", f"table {table.number} is not playing a hand", facts=(("table", table.number),))
    if result.hand != table.hand:
        return Refusal(
            "wrong-hand",
            f"table {table.number} is playing hand {table.hand}, not {result.hand}",
            facts=(("table", table.number), ("hand", table.hand), ("named", result.hand)),
        )
    held = hand_for_hand.cannot_report(state, table)
    if held is not None:
        return held
    # Hands that were running when hand for hand was announced belong to the round it opened.
    in_round = state.round.number if state.round.open else table.round
    carry = carried(state.opening.procedure.button, result)
    reported = _reported(table, positions.dealt_in, replace(result, carry=carry), in_round)
    return mad_round.with_giro(state, table, result, reported) if isinstance(reported, HandReported) else reported


def _reported(table: Table, dealt_in: tuple[int, ...], result: HandResult, in_round: int) -> HandReported | Refusal:
    at_chair = {chair.number: chair for chair in table.chairs}
    started, finished = carried_chips(table.button.carry), carried_chips(result.carry)
    staying = carried_pots.not_out(result.carry)
    stacks: list[int] = []
    busts: list[Bust] = []
    for seat in result.seats:
        chair = at_chair.get(seat.number)
        if chair is None or chair.player != seat.player or chair.stack != seat.started:
            return _wrong_seat(table, seat.number)
        stack = seat.finished
        if stack is None or stack < 0:
            return Refusal(
                "stack-unknown", f"{seat.player} needs a count of 0 or more", facts=(("player", seat.player),)
            )
        started += chair.stack
        finished += stack
        stacks.append(stack)
        if not stack and chair.player not in staying:
            busts.append(Bust(chair.player, table.number, table.hand, chair.stack, chair.number, in_round))
    chairs = tuple([seat.number for seat in result.seats])
    if chairs != dealt_in:
        return Refusal(
            "wrong-seats",
            f"hand {table.hand} was dealt to chairs {list(dealt_in)}, not {list(chairs)}",
            facts=(
                ("why", "dealt"),
                ("hand", table.hand),
                ("dealt", ", ".join(map(str, dealt_in))),
                ("named", ", ".join(map(str, chairs))),
            ),
        )
    if started != finished:
        message = f"the stacks after hand {table.hand} come to {finished}, before it to {started}"
        return Refusal(
            "chips-do-not-match",
            message,
            facts=(("before", started), ("after", finished), ("why", "hand"), ("hand", table.hand)),
        )
    return HandReported(table.number, table.hand, chairs, tuple(stacks), tuple(busts), result.carry)


def _wrong_seat(table: Table, number: int) -> Refusal:
    message = f"chair {number} of table {table.number} began hand {table.hand} with another player or stack"
    return Refusal(
        "wrong-seats",
        message,
        facts=(("chair", number), ("why", "chair"), ("table", table.number), ("hand", table.hand)),
    )
