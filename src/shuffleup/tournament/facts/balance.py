"""Whether tables are uneven or have to break, and who would sit where if somebody moves (TDA 11).

The player who would be big blind next at the fullest table moves to the worst free chair of the shortest: the chair
that pays the big blind soonest, but never one that makes him, or anybody who has just arrived, the small blind, unless
nobody could play otherwise. Stud has no blinds, and players move by position: into the chair of the short table that
became empty last, from the chair of the same number or the next one round that is taken.

A player who needs a certain seat stays where he is while another can move (TDA 9).
"""

from msgspec.structs import replace

from shuffleup.games.catalogue import variant
from shuffleup.games.variant import Opener
from shuffleup.table.button import Arrival, Origin
from shuffleup.tournament.facts.rebuys import open_chairs
from shuffleup.tournament.facts.seats import next_positions, pot_waits
from shuffleup.tournament.facts.shootout import keeps_tables
from shuffleup.tournament.words.state import Chair, EventState, FloorTable, Procedure

LATE_TABLES = 3
"""With this few tables left, or in the money, tables stay within one player of each other (TDA 11-D, not FIGP 52)."""


def tolerance(state: EventState) -> int:
    """By how many players tables may differ before somebody moves: always less than a difference that halts one."""
    rules = state.procedure.seating
    late = len(state.floor.tables) <= LATE_TABLES or state.floor.players <= len(state.prizes.ladder)
    return 1 if late and rules.tighter_late else max(1, rules.halt_short - 1)


def is_uneven(state: EventState) -> bool:
    """Does somebody have to move?"""
    return state.floor.most - state.floor.fewest > tolerance(state) and not keeps_tables(state)


def plays_stud(state: EventState) -> bool:
    """Is the game stud, so that nobody is big blind? In a rotation, is every game (TDA 11-A)?"""
    rotation = state.definition.rotation
    if rotation:
        return not any(game.uses_button for game in rotation.games)
    first = variant(state.definition.game.variant).streets[0]
    return first.opener not in {Opener.AFTER_BLINDS, Opener.LEFT_OF_BUTTON}


def last_opened(state: EventState, table: FloorTable) -> int | None:
    """The open chair of a table that became empty last; the lowest one if none was ever taken."""
    free = open_chairs(state, table)
    emptied = [chair for chair in state.seating.opened.get(table.number, ()) if chair in free]
    return emptied[-1] if emptied else min(free, default=None)


def player_due_big_blind(table: FloorTable, procedure: Procedure) -> Chair:
    """The player who pays the big blind in the table's next hand."""
    number = next_positions(table, procedure).big_blind
    return next(chair for chair in table.chairs if chair.number == number)


def worst_chair(table: FloorTable, procedure: Procedure, chairs: tuple[int, ...]) -> int | None:
    """Which of the open chairs pays the big blind soonest; None if each would put a newcomer in the small blind.

    If fewer than two players are left who have played here, a newcomer must be: nobody could be dealt in without him.
    """
    places = [(*_place(table, chair, procedure), chair) for chair in chairs]
    if not places:
        return None
    small, _, chair = min(places)
    return None if small and len(table.chairs) - len(table.button.arrivals) > 1 else chair


def _place(table: FloorTable, chair: int, procedure: Procedure) -> tuple[bool, int]:
    """Would a newcomer be small blind if a player sat there, and how far clockwise of the next big blind is it?"""
    button = table.button
    if button.last is None or not table.chairs:
        return False, chair  # no hand was dealt here yet: everybody is new, and no chair is worse than another
    newcomers = {arrival.chair for arrival in button.arrivals} | {chair}
    arrivals = (*button.arrivals, Arrival(chair, Origin.MOVED))
    joined = replace(table, chairs=(*table.chairs, Chair(chair, "", 0)), button=replace(button, arrivals=arrivals))
    positions = next_positions(joined, procedure)
    return positions.small_blind in newcomers, (chair - positions.big_blind) % table.seats


def break_is_due(state: EventState) -> bool:
    """Do the remaining players fit at one table fewer?"""
    floor = state.floor
    fewer = len(floor.tables) - 1
    return fewer > 0 and floor.players <= fewer * state.definition.seats and not keeps_tables(state)


def final_table_is_due(state: EventState) -> bool:
    """Are so few players left that they make up the final table (RP-9)?"""
    few = state.floor.players <= state.procedure.seating.final_table
    return few and len(state.floor.tables) > 1 and not keeps_tables(state)


def may_walk(state: EventState, table: FloorTable) -> bool:
    """Can all players of a table find chairs elsewhere, kept ones not counted? Not while a pot waits at their table.

    Kept chairs delay a break that is due by the number of players.
    """
    return not pot_waits(table) and free_elsewhere(state, table) >= len(table.chairs)


def free_elsewhere(state: EventState, table: FloorTable) -> int:
    return sum(len(open_chairs(state, other)) for other in takes_players_of(state, table))


def takes_players_of(state: EventState, table: FloorTable) -> list[FloorTable]:
    """The tables that take players from this one: not those where a pot waits to be won."""
    return [other for other in state.floor.tables.values() if other is not table and not pot_waits(other)]


def break_order(state: EventState) -> tuple[int, ...]:
    """In which order the tables break: as published, then from the highest number down."""
    tables = state.floor.tables
    published = [number for number in state.seating.break_order if number in tables]
    rest = sorted([number for number in tables if number not in published], reverse=True)
    return (*published, *rest)
