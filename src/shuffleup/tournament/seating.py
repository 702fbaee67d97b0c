"""The seat draw, where the button goes next, and which tables play (TDA 7, 11-D, 32)."""

from shuffleup.rulebooks.policy.seating import HaltWhen
from shuffleup.table.button import Positions, clockwise, first_hand, next_hand
from shuffleup.tournament.definition import smallest_chip
from shuffleup.tournament.draft import DRAW_NEEDED, Decision
from shuffleup.tournament.draws import Draw, drawn_order
from shuffleup.tournament.events import FirstButton, SeatDrawn, SeatsDrawn
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase, Procedure, Table

FULL_RING = 8
"""Tables of at least so many seats stop when they are short; smaller ones at the director's discretion (TDA 11-D)."""


def draw_seats(state: EventState, draw: Draw | None) -> Decision:
    """Seats for everybody, the tables as even as they can be, and the first buttons."""
    if state.phase is not Phase.REGISTERING:
        return Refusal("seats-drawn", "the seats have been drawn already")
    if len(state.entries) < 2:
        return Refusal(
            "too-few-entries", "a tournament needs at least two entries", facts=(("entries", len(state.entries)),)
        )
    if draw is None:
        return DRAW_NEEDED
    definition = state.opening.definition
    sizes = _table_sizes(len(state.entries), definition.seats)
    cards = [(table, chair) for table, size in enumerate(sizes, start=1) for chair in range(1, size + 1)]
    stack = definition.entry.stack
    seats = [
        SeatDrawn(entry.player, table, chair, stack)
        for entry, (table, chair) in zip(state.entries, drawn_order(cards, draw.part("seats")), strict=True)
    ]
    buttons = _first_buttons(sizes, state.opening.procedure, draw)
    return (SeatsDrawn(tuple(seats), buttons, definition.seats, smallest_chip(definition, 1), draw),)


def _table_sizes(players: int, seats: int) -> list[int]:
    tables = -(-players // seats)
    fewest, fuller = divmod(players, tables)
    return [fewest + (number < fuller) for number in range(tables)]


def _first_buttons(sizes: list[int], procedure: Procedure, draw: Draw) -> tuple[FirstButton, ...]:
    """One chair for all tables (PSLive 11) or one drawn at each; a chair nobody sits in passes to the next player."""
    dice = draw.part("buttons").dice()
    common = dice.below(max(sizes)) + 1
    return tuple(
        [
            FirstButton(table, common if procedure.seating.one_button_draw else dice.below(size) + 1)
            for table, size in enumerate(sizes, start=1)
        ]
    )


def next_positions(table: Table, procedure: Procedure) -> Positions:
    """Button and blinds of the table's next hand as it is now. Raises ``ValueError`` for fewer than two players."""
    chairs = [chair.number for chair in table.chairs]
    button = table.button
    if button.last is None:
        return first_hand(chairs, button.first)
    return next_hand(button.last, chairs, procedure.button, button.arrivals, button.carry)


def tables_to_play(state: EventState) -> tuple[int, ...]:
    """The tables that can begin their hand of this round (or any hand, where no round is open)."""
    if state.phase is not Phase.PLAYING:
        return ()
    played = state.round.number if state.round.open else -1
    return tuple(
        [
            table.number
            for table in state.floor.tables.values()
            if not table.hand and table.round != played and len(table.chairs) > 1 and not is_halted(state, table)
        ]
    )


def is_halted(state: EventState, table: Table) -> bool:
    """Is the table so short of the fullest one that it must stop (TDA 11-D, PSLive 10)?"""
    rules = state.opening.procedure.seating
    if state.floor.most - len(table.chairs) < rules.halt_short or state.opening.definition.seats < FULL_RING:
        return False
    return rules.halt_when is HaltWhen.IMMEDIATELY or _blinds_affected(table)


def _blinds_affected(table: Table) -> bool:
    """Would the big blind reach an empty seat now?"""
    if table.button.last is None:
        return False
    next_chair = clockwise(range(1, table.seats + 1), table.button.last.big_blind)[0]
    return all(chair.number != next_chair for chair in table.chairs)


def free_chairs(table: Table) -> tuple[int, ...]:
    """The chairs nobody sits in, by rising number."""
    taken = {chair.number for chair in table.chairs}
    return tuple([number for number in range(1, table.seats + 1) if number not in taken])


def table_of(state: EventState, player: str) -> Table | None:
    """The table where a player sits; None if he is not in play."""
    for table in state.floor.tables.values():
        if any(chair.player == player for chair in table.chairs):
            return table
    return None


def unknown_table(state: EventState, number: int) -> Refusal:
    """The answer to a table that is not in play."""
    tables = ", ".join(str(known) for known in state.floor.tables)
    return Refusal("unknown-table", f"table {number} is not in play: tables are {tables}", facts=(("table", number),))
