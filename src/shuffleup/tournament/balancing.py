"""Keeping tables even (TDA 11): who moves, from where, to which chair, and by which rule.

The player who would be big blind next at the fullest table moves to the worst free chair of the shortest: the chair
that pays the big blind soonest, but never one that makes him, or anybody who has just arrived, the small blind.
"""

from shuffleup.table.button import Arrival, Origin
from shuffleup.tournament import seating
from shuffleup.tournament.commands import MovePlayer
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.events import PlayerMoved
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Chair, EventState, Procedure, Table, TableButton

LATE_TABLES = 3
"""From so many tables on, and in the money, tables are kept within one player of each other (11-D: tighter late)."""


def tolerance(state: EventState) -> int:
    """By how many players tables may differ before somebody moves: always less than would stop one."""
    late = len(state.floor.tables) <= LATE_TABLES or state.floor.players <= len(state.prizes.ladder)
    return 1 if late else max(1, state.opening.procedure.seating.halt_short - 1)


def is_uneven(state: EventState) -> bool:
    """Does somebody have to move?"""
    return state.floor.most - state.floor.fewest > tolerance(state)


def balance(draft: Draft) -> None:
    """Moves players until the tables are even, as far as tables between hands allow."""
    while is_uneven(draft.state):
        move = _next_move(draft.state)
        if move is None:
            return
        draft.add(move)


def _next_move(state: EventState) -> PlayerMoved | None:
    """From the highest-numbered of the fullest tables to the lowest-numbered of the shortest that has a fit chair."""
    floor = state.floor
    donors = [table for table in floor.tables.values() if len(table.chairs) == floor.most and not table.hand]
    if not donors:
        return None
    donor = max(donors, key=lambda table: table.number)
    for target in sorted(floor.tables.values(), key=lambda table: (len(table.chairs), table.number)):
        if floor.most - len(target.chairs) <= tolerance(state):
            return None
        chair = worst_chair(target, state.opening.procedure)
        if chair is not None:
            return _move(state, donor, target, chair)
    return None


def _move(state: EventState, donor: Table, target: Table, chair: int) -> PlayerMoved:
    player = next_big_blind(donor, state.opening.procedure)
    reason = (
        f"table {target.number} has {len(target.chairs)} players, table {donor.number} {len(donor.chairs)}: "
        f"its next big blind moves to the worst chair"
    )
    return PlayerMoved(player.player, donor.number, target.number, chair, player.stack, reason, rule_of(state, "mover"))


def next_big_blind(table: Table, procedure: Procedure) -> Chair:
    """The player who pays the big blind in the table's next hand."""
    number = seating.next_positions(table, procedure).big_blind
    return next(chair for chair in table.chairs if chair.number == number)


def worst_chair(table: Table, procedure: Procedure) -> int | None:
    """The free chair that pays the big blind soonest; None if each of them would put a newcomer in the small blind."""
    fit = [
        (distance, chair)
        for chair in seating.free_chairs(table)
        if (distance := _hands_to_big_blind(table, chair, procedure)) is not None
    ]
    return min(fit)[1] if fit else None


def _hands_to_big_blind(table: Table, chair: int, procedure: Procedure) -> int | None:
    """How far clockwise of the next big blind the newcomer sits; 0 if he pays it, None for the small blind."""
    button = table.button
    newcomers = {arrival.chair for arrival in button.arrivals} | {chair}
    arrivals = (*button.arrivals, Arrival(chair, Origin.MOVED))
    chairs = (*table.chairs, Chair(chair, "", 0))
    joined = Table(
        table.number,
        table.seats,
        chairs,
        TableButton(button.first, button.last, arrivals, button.carry),
        table.unit,
    )
    if len(chairs) < 2:
        return None
    positions = seating.next_positions(joined, procedure)
    if positions.small_blind in newcomers:
        return None
    return (chair - positions.big_blind) % table.seats


def move_player(state: EventState, command: MovePlayer) -> Decision:
    """One player to a free chair by the floor's decision, whatever the balance of the tables."""
    source = seating.table_of(state, command.player)
    if source is None:
        return Refusal("not-in-play", f"{command.player} is not in play", facts=(("player", command.player),))
    target = state.floor.tables.get(command.table)
    if target is None:
        return seating.unknown_table(state, command.table)
    if source.hand:
        return Refusal("hand-in-progress", f"{command.player} is in hand {source.hand}", facts=(("hand", source.hand),))
    if source.number == target.number:
        return Refusal("same-table", f"{command.player} sits at table {target.number} already")
    if command.chair not in seating.free_chairs(target):
        return Refusal("seat-taken", f"chair {command.chair} of table {target.number} is not free")
    stack = next(chair.stack for chair in source.chairs if chair.player == command.player)
    moved = PlayerMoved(
        command.player, source.number, target.number, command.chair, stack, command.reason, "", command.author
    )
    return (moved,)
