"""Keeping tables even (TDA 11): who moves, from where, to which chair, and by which rule.

The player who would be big blind next at the fullest table moves to the worst free chair of the shortest: the chair
that pays the big blind soonest, but never one that makes him, or anybody who has just arrived, the small blind, unless
nobody could play otherwise. Stud has no blinds, and players move by position: into the chair of the short table that
became empty last, from the chair of the same number or the next one round that is taken.

A player who needs a certain seat stays where he is while another can move (TDA 9).
"""

from collections.abc import Iterator

from shuffleup.games.catalogue import variant
from shuffleup.games.variant import Opener
from shuffleup.table.button import Arrival, Origin, clockwise
from shuffleup.tournament import carried_pots, levels, rebuy_rights, seating
from shuffleup.tournament.commands import MovePlayer
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.events import PlayerMoved
from shuffleup.tournament.reasons import Why
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_needs import meets, need_of
from shuffleup.tournament.state import Chair, EventState, Phase, Procedure, Table, TableButton

LATE_TABLES = 3
"""From so many tables on, and in the money, tables are kept within one player of each other (TDA 11-D, not FIGP 52)."""


def tolerance(state: EventState) -> int:
    """By how many players tables may differ before somebody moves: always less than would stop one."""
    rules = state.opening.procedure.seating
    late = len(state.floor.tables) <= LATE_TABLES or state.floor.players <= len(state.prizes.ladder)
    return 1 if late and rules.tighter_late else max(1, rules.halt_short - 1)


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
    free = [table for table in floor.tables.values() if not carried_pots.waits(table)]
    donors = [table for table in free if len(table.chairs) == floor.most and not table.hand]
    if not donors:
        return None
    donor = max(donors, key=lambda table: table.number)
    for target in sorted(free, key=lambda table: (len(table.chairs), table.number)):
        if floor.most - len(target.chairs) <= tolerance(state):
            return None
        if plays_stud(state):
            return _move_by_position(state, donor, target)
        chair = worst_chair(target, state.opening.procedure, rebuy_rights.open_chairs(state, target))
        if chair is not None:
            return _move(state, donor, target, chair)
    return None


def balance_tables(state: EventState) -> Decision:
    """Moves players now, if tables are uneven and their hands are over; nobody may have to move."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    draft = Draft(state)
    balance(draft)
    return draft.events


def _move(state: EventState, donor: Table, target: Table, chair: int) -> PlayerMoved:
    due = next_big_blind(donor, state.opening.procedure)
    player = _who_can(state, _from(donor, due.number), target, chair)
    reason = Why.NEXT_BIG_BLIND if player is due else Why.NEXT_IN_LINE
    return PlayerMoved(player.player, donor.number, target.number, chair, player.stack, reason, rule_of(state, "mover"))


def _from(table: Table, chair: int) -> Iterator[Chair]:
    """The players from a chair on, clockwise."""
    at_chair = {one.number: one for one in table.chairs}
    for number in clockwise(at_chair, chair - 1):
        yield at_chair[number]


def _who_can(state: EventState, players: Iterator[Chair], target: Table, chair: int) -> Chair:
    """The first of these who does not need another seat than that chair; the first of all if everybody does."""
    in_order = list(players)
    for player in in_order:
        need = need_of(state, player.player)
        if need is None or meets(need, target.number, chair):
            return player
    return in_order[0]


def plays_stud(state: EventState) -> bool:
    """Is the game one that cards open, so that nobody is big blind? Of a rotation, is every game (TDA 11-A)?"""
    rotation = state.opening.definition.rotation
    if rotation:
        return not any(game.uses_button for game in rotation.games)
    first = variant(state.opening.definition.game.variant).streets[0]
    return first.opener not in {Opener.AFTER_BLINDS, Opener.LEFT_OF_BUTTON}


def last_opened(state: EventState, table: Table) -> int | None:
    """The open chair of a table that became empty last; the lowest one if none of them ever was taken."""
    free = rebuy_rights.open_chairs(state, table)
    emptied = [chair for chair in state.floor.care.opened.get(table.number, ()) if chair in free]
    return emptied[-1] if emptied else min(free, default=None)


def _move_by_position(state: EventState, donor: Table, target: Table) -> PlayerMoved | None:
    chair = last_opened(state, target)
    if chair is None:
        return None
    player = _who_can(state, _from(donor, chair), target, chair)
    rule = rule_of(state, "stud_balance_seat")
    return PlayerMoved(player.player, donor.number, target.number, chair, player.stack, Why.BY_POSITION, rule)


def next_big_blind(table: Table, procedure: Procedure) -> Chair:
    """The player who pays the big blind in the table's next hand."""
    number = seating.next_positions(table, procedure).big_blind
    return next(chair for chair in table.chairs if chair.number == number)


def worst_chair(table: Table, procedure: Procedure, chairs: tuple[int, ...]) -> int | None:
    """Which of the open chairs pays the big blind soonest; None if each would put a newcomer in the small blind.

    Where fewer than two are left who have played here, a newcomer must be: nobody could be dealt in without him.
    """
    places = [(*_place(table, chair, procedure), chair) for chair in chairs]
    if not places:
        return None
    small, _, chair = min(places)
    return None if small and len(table.chairs) - len(table.button.arrivals) > 1 else chair


def _place(table: Table, chair: int, procedure: Procedure) -> tuple[bool, int]:
    """Would a newcomer there put one in the small blind, and how far clockwise of the next big blind does he sit?"""
    button = table.button
    if button.last is None or not table.chairs:
        return False, chair  # no hand was dealt here yet: everybody is new, and no chair is worse than another
    newcomers = {arrival.chair for arrival in button.arrivals} | {chair}
    arrivals = (*button.arrivals, Arrival(chair, Origin.MOVED))
    joined = Table(
        table.number,
        table.seats,
        (*table.chairs, Chair(chair, "", 0)),
        TableButton(button.first, button.last, arrivals, button.carry, button.giro, button.turn),
        table.unit,
    )
    positions = seating.next_positions(joined, procedure)
    return positions.small_blind in newcomers, (chair - positions.big_blind) % table.seats


def move_player(state: EventState, command: MovePlayer) -> Decision:
    """One player to a free chair by the floor's decision, whatever the balance of the tables."""
    source = seating.table_of(state, command.player)
    if source is None:
        return Refusal("not-in-play", f"{command.player} is not in play", facts=(("player", command.player),))
    target = state.floor.tables.get(command.table)
    if target is None:
        return seating.unknown_table(state, command.table)
    if source.hand:
        return Refusal(
            "hand-in-progress",
            f"{command.player} is in hand {source.hand}",
            facts=(("hand", source.hand), ("why", "player"), ("player", command.player)),
        )
    if source.number == target.number:
        return Refusal(
            "same-table",
            f"{command.player} sits at table {target.number} already",
            facts=(("player", command.player), ("table", target.number)),
        )
    held = carried_pots.stays((source, target))
    if held is not None:
        return held
    if command.chair not in seating.free_chairs(target):
        return Refusal(
            "seat-taken",
            f"chair {command.chair} of table {target.number} is not free",
            facts=(("chair", command.chair), ("table", target.number)),
        )
    kept = rebuy_rights.chair_is_kept(state, target.number, command.chair)
    if kept is not None:
        return kept
    stack = next(chair.stack for chair in source.chairs if chair.player == command.player)
    moved = PlayerMoved(
        command.player, source.number, target.number, command.chair, stack, command.reason, "", command.author
    )
    return (moved,)
