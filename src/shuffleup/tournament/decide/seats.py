"""Seats apart from draws: balancing, wrong seats, needs, absences, halts, the order of breaking.

What a player who is not there is charged, and what long absence may cost him (TDA 30, 71-A; FIGP 55; MED-11).

his hands        dealt and killed
his chips        blinds and antes are taken from them; where the book folds his hand, nothing is taken
his claim to     lost by the director's decision once he has been away for so many whole levels, where the book says
the price        so; a player who reaches the money has the prize of his place all the same

Tables that the director halts, and short tables that he lets play on (TDA 11-D).

A hand in progress is finished. When he ends his own halt, the book decides again; when he waives a halt by the book, it
stays waived until he halts the table himself.

Refusals of a halt: not-playing, unknown-table, reason-missing, then already-halted or not-halted; of a move and of a
corrected seat: not-in-play, hand-in-progress, no-such-seat, same-table, seat-taken, right-seat; of a need: not-in-play,
no-reason, no-need, named-twice, nobody-named; of an absence and a claim: not-entered, absent-already, not-absent,
claim-stays, claim-void, not-long-enough.
"""

from collections.abc import Iterator

from shuffleup.answer import Refusal, refuse
from shuffleup.table.button import clockwise
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.facts import seats as facts
from shuffleup.tournament.facts.balance import (
    is_uneven,
    last_opened,
    player_due_big_blind,
    plays_stud,
    tolerance,
    worst_chair,
)
from shuffleup.tournament.facts.clock import not_playing
from shuffleup.tournament.facts.conduct import levels_away
from shuffleup.tournament.facts.rebuys import chair_is_kept, open_chairs
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words import seats as words
from shuffleup.tournament.words.commands import MovePlayer
from shuffleup.tournament.words.events import PlayerMoved
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import Chair, EventState, FloorTable, Phase, chair_of


def void_claim(state: EventState, command: words.VoidClaim) -> Events | Refusal:
    """Notes that an absent player no longer has a claim to the price of his entry; no chip and no money moves."""
    player = command.player
    if not command.author.strip() or not command.reason.strip():
        return refuse("no-reason", why="claim")
    if player not in state.seating.absent:
        return refuse("not-absent", player=player)
    needed = state.policy.seating.absence_fee_loss_levels
    rule = rule_of(state, "absence_fee_loss_levels")
    if needed is None:
        return refuse("claim-stays", rule)
    away = levels_away(state, player)
    if away < needed:
        return refuse("not-long-enough", rule, player=player, levels=away, needed=needed)
    if player in state.seating.claims_void:
        return refuse("claim-void", rule, player=player)
    return (words.ClaimVoided(player, away, command.reason, command.author, rule),)


def balance_all(draft: Draft) -> None:
    """Moves players until the tables are even, as far as tables between hands allow."""
    while is_uneven(draft.state):
        move = _next_move(draft.state)
        if move is None:
            return
        draft.add(move)


def _next_move(state: EventState) -> PlayerMoved | None:
    """From the highest-numbered of the fullest tables to the lowest-numbered of the shortest with a suitable chair."""
    floor = state.floor
    free = [table for table in floor.tables.values() if not facts.pot_waits(table)]
    donors = [table for table in free if len(table.chairs) == floor.most and not table.hand]
    if not donors:
        return None
    donor = max(donors, key=lambda table: table.number)
    for target in sorted(free, key=lambda table: (len(table.chairs), table.number)):
        if floor.most - len(target.chairs) <= tolerance(state):
            return None
        if plays_stud(state):
            return _move_by_position(state, donor, target)
        chair = worst_chair(target, state.procedure, open_chairs(state, target))
        if chair is not None:
            return _move(state, donor, target, chair)
    return None


def balance_tables(draft: Draft) -> Refusal | None:
    """Moves players now, if tables are uneven and between hands; perhaps nobody has to move."""
    balance_all(draft)
    return None


def _move(state: EventState, donor: FloorTable, target: FloorTable, chair: int) -> PlayerMoved:
    due = player_due_big_blind(donor, state.procedure)
    player = _who_can(state, _from(donor, due.number), target, chair)
    reason = Reason.NEXT_BIG_BLIND if player is due else Reason.NEXT_IN_LINE
    return PlayerMoved(player.player, donor.number, target.number, chair, player.stack, reason, rule_of(state, "mover"))


def _from(table: FloorTable, chair: int) -> Iterator[Chair]:
    """The players from a chair on, clockwise."""
    at_chair = {one.number: one for one in table.chairs}
    for number in clockwise(at_chair, chair - 1):
        yield at_chair[number]


def _who_can(state: EventState, players: Iterator[Chair], target: FloorTable, chair: int) -> Chair:
    """The first of these players who needs no seat other than that chair; the first of all if everybody does."""
    in_order = list(players)
    for player in in_order:
        need = facts.need_of(state, player.player)
        if need is None or facts.need_meets(need, target.number, chair):
            return player
    return in_order[0]


def _move_by_position(state: EventState, donor: FloorTable, target: FloorTable) -> PlayerMoved | None:
    chair = last_opened(state, target)
    if chair is None:
        return None
    player = _who_can(state, _from(donor, chair), target, chair)
    rule = rule_of(state, "stud_balance_seat")
    return PlayerMoved(player.player, donor.number, target.number, chair, player.stack, Reason.BY_POSITION, rule)


def move_player(state: EventState, command: MovePlayer) -> Events | Refusal:
    """Moves one player to a free chair by the floor's decision, whatever the balance of the tables."""
    source = table_of(state, command.player)
    if source is None:
        return refuse("not-in-play", player=command.player)
    target = state.floor.tables.get(command.table)
    if target is None:
        return facts.unknown_table(state, command.table)
    if source.hand:
        return refuse("hand-in-progress", hand=source.hand, why="player", player=command.player)
    if source.number == target.number:
        return refuse("same-table", player=command.player, table=target.number)
    if held := facts.held_by_pot((source, target)):
        return held
    if command.chair not in facts.free_chairs(target):
        return refuse("seat-taken", chair=command.chair, table=target.number)
    if kept := chair_is_kept(state, target.number, command.chair):
        return kept
    stack, author = chair_of(source, command.player).stack, command.author
    return (
        PlayerMoved(command.player, source.number, target.number, command.chair, stack, command.reason, "", author),
    )


def halt_table(state: EventState, command: words.HaltTable) -> Events | Refusal:
    """No hand begins at the table until it is released."""
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="halt")
    if state.seating.halts.get(command.table):
        return refuse("already-halted", table=command.table)
    return (words.TableHalted(command.table, command.reason, command.author, rule_of(state, "halt_when")),)


def let_table_play(state: EventState, command: words.LetTablePlay) -> Events | Refusal:
    """Ends the director's halt so that hands begin again; without one, lets the table play on though too short."""
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="halt")
    if not facts.is_halted(state, state.floor.tables[command.table]):
        return refuse("not-halted", table=command.table)
    return (words.TableLetPlay(command.table, command.reason, command.author, rule_of(state, "halt_when")),)


def assign_tables(state: EventState, command: words.AssignTables) -> Events | Refusal:
    """Which tables are opened next; the caller, who assigns the room's tables, makes sure that they are free."""
    if len(set(command.tables)) < len(command.tables):
        return refuse("named-twice")
    if not all(command.tables):
        return facts.unknown_table(state, 0)
    return (words.TablesAssigned(command.tables),)


def need_seat(state: EventState, command: words.NeedSeat) -> Events | Refusal:
    """Notes a need, with author and reason; no player is moved by it."""
    need = command.need
    if not need.reason or not need.author:
        return refuse("no-reason", why="special-seat")
    entered = {entry.player for entry in state.entries}
    if need.player not in entered:
        return refuse("not-entered", player=need.player)
    seats = state.definition.seats
    wrong = [chair for chair in need.chairs if not 1 <= chair <= seats]
    if wrong or need.table < 0:
        return refuse("no-such-seat", seats=seats, why="event")
    return (words.SeatNeeded(need),)


def end_seat_need(state: EventState, command: words.EndSeatNeed) -> Events | Refusal:
    """Forgets a need."""
    if facts.need_of(state, command.player) is None:
        return refuse("no-need", player=command.player)
    return (words.SeatNeedEnded(command.player),)


def correct_seat(state: EventState, command: words.CorrectSeat) -> Events | Refusal:
    """Moves a player to his right seat between hands, with the chips he has now; a player there takes his (TDA 7)."""
    source, target = table_of(state, command.player), state.floor.tables.get(command.table)
    if source is None:
        return refuse("not-in-play", player=command.player)
    if target is None:
        return facts.unknown_table(state, command.table)
    if not command.author:
        return refuse("no-reason", why="seat")
    held = None if source is target else facts.held_by_pot((source, target))
    if held := _in_hand(source) or _in_hand(target) or held:
        return held
    chair = chair_of(source, command.player)
    if not 1 <= command.chair <= target.seats:
        return refuse("no-such-seat", why="table", table=target.number, seats=target.seats)
    if source is target and chair.number == command.chair:
        return refuse("right-seat", player=command.player)
    if kept := chair_is_kept(state, target.number, command.chair):
        return kept
    rule = rule_of(state, "late_entry_seating")
    there = next((other for other in target.chairs if other.number == command.chair), None)
    if there is not None:
        return (words.SeatsExchanged(command.player, there.player, rule, command.author),)
    where = source.number, target.number, command.chair
    return (PlayerMoved(command.player, *where, chair.stack, Reason.WRONG_SEAT, rule, command.author),)


def _in_hand(table: FloorTable) -> Refusal | None:
    return refuse("hand-in-progress", hand=table.hand, why="seats", table=table.number) if table.hand else None


def mark_absent(state: EventState, command: words.MarkAbsent) -> Events | Refusal:
    """Notes absent players. Where the book keeps unclaimed stacks out, players who never came are not dealt in yet."""
    if refused := _cannot_be_absent(state, command.players):
        return refused
    keeps_out = state.policy.seating.unclaimed_stack_trigger is not None and state.floor.hands == 0
    missing = [player for player in command.players if not facts.seat_is_assigned(state, player)]
    unclaimed = tuple(missing) if keeps_out else ()
    rule = rule_of(state, "unclaimed_stack_trigger" if unclaimed else "absent_policy")
    return (words.PlayersAbsent(command.players, unclaimed, rule, state.clock.number),)


def mark_present(state: EventState, command: words.MarkPresent) -> Events | Refusal:
    """Notes players who have come; they play from the next hand of their table."""
    there = next((player for player in command.players if player not in state.seating.absent), None)
    if there is not None:
        return refuse("not-absent", player=there)
    if not command.players:
        return refuse("nobody-named", why="come")
    return (words.PlayersPresent(command.players),)


def _cannot_be_absent(state: EventState, players: tuple[str, ...]) -> Refusal | None:
    seated = {chair.player for chair in state.floor.chairs}
    strange = next((player for player in players if player not in seated), None)
    if strange is not None:
        return refuse("not-in-play", player=strange)
    if not players or len(set(players)) < len(players):
        return refuse("nobody-named", why="absent")
    noted = next((player for player in players if player in state.seating.absent), None)
    return None if noted is None else refuse("absent-already", player=noted)


def publish_break_order(state: EventState, command: words.PublishBreakOrder) -> Events | Refusal:
    """The order in which tables break, by number; unnamed tables break afterwards."""
    if state.phase not in {Phase.SEATED, Phase.PLAYING}:
        return not_playing(state)
    if len(set(command.tables)) < len(command.tables):
        return refuse("named-twice")
    for number in command.tables:
        if number not in state.floor.tables:
            return facts.unknown_table(state, number)
    return (words.BreakOrderPublished(command.tables),)
