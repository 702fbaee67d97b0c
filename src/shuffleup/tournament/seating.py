"""The seat draw, where the button goes next, and which tables play (TDA 7, 11-D, 32)."""

from msgspec.structs import replace

from shuffleup.games.catalogue import variant
from shuffleup.rulebooks.policy.seating import HaltWhen, LateSeating
from shuffleup.table.button import Positions, clockwise, first_hand, next_hand, standing
from shuffleup.tournament import bags, carried_pots
from shuffleup.tournament.draft import DRAW_NEEDED, Decision
from shuffleup.tournament.draws import Draw, drawn_order
from shuffleup.tournament.events import FirstButton, SeatDrawn, SeatsDrawn
from shuffleup.tournament.floor import told_now
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_needs import Seat, placed_first
from shuffleup.tournament.state import EventState, Phase, Procedure, Table

FULL_RING = 8
"""Smaller tables stop at the floor's discretion where short ones play until their blinds are affected (TDA 11-D)."""


def draw_seats(state: EventState, draw: Draw | None) -> Decision:
    """Seats for everybody, the tables as even as they can be, and the first buttons."""
    if state.phase is not Phase.REGISTERING:
        return Refusal("seats-drawn", "the seats have been drawn already")
    refusal = bags.missing_flights(state)
    if refusal is not None:
        return refusal
    if len(state.entries) < 2:
        return Refusal(
            "too-few-entries", "a tournament needs at least two entries", facts=(("entries", len(state.entries)),)
        )
    if draw is None:
        return DRAW_NEEDED
    definition = state.opening.definition
    sizes = table_sizes(len(state.entries), definition.seats)
    stacks = bags.stacks(state)
    players = [entry.player for entry in state.entries]
    by_player = seats_by_lot(players, dict(enumerate(sizes, start=1)), state, draw.part("seats"))
    seats = [SeatDrawn(player, *by_player[player], stacks[player]) for player in players]
    buttons = _first_buttons(sizes, state.opening.procedure, draw)
    return (SeatsDrawn(tuple(seats), buttons, definition.seats, bags.unit(state), draw),)


def table_sizes(players: int, seats: int) -> list[int]:
    """How many players each table gets, as few and as even tables as there can be."""
    tables = -(-players // seats)
    fewest, fuller = divmod(players, tables)
    return [fewest + (number < fuller) for number in range(tables)]


def seats_by_lot(players: list[str], sizes: dict[int, int], state: EventState, draw: Draw) -> dict[str, Seat]:
    """A seat for each of these players at tables of these sizes.

    Who needs a certain seat has it first. Where entries are seated by their order of arrival (MED-5), the first draw
    fills the first chair of every table, then the second, and so on; any other draw is by lot (TDA 7).
    """
    cards = [(table, chair) for table, size in sizes.items() for chair in range(1, size + 1)]
    kept = placed_first(state, players, cards, draw.part("needs"))
    arriving = state.opening.policy.policy.seating.late_entry_seating is LateSeating.ARRIVAL_ORDER
    if arriving and state.phase is Phase.REGISTERING:
        order = tuple(sorted(cards, key=lambda seat: (seat[1], seat[0])))
    else:
        order = drawn_order(cards, draw)
    return kept | dict(zip([player for player in players if player not in kept], order, strict=True))


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
    if button.turn.button_stands:
        return standing(button.last, chairs, procedure.button, button.arrivals)
    return next_hand(button.last, chairs, procedure.button, button.arrivals, button.carry)


def last_told(state: EventState, table: Table) -> int:
    """The chair where people last said that the button is, if hands may have been dealt since; 0 where it is known.

    Nobody tells the record of every hand that people deal. What was told of the button holds until a hand of the table
    is told, another round begins, or the step of the structure is over.
    """
    button = table.button
    if state.phase is not Phase.PLAYING or state.floor.dealt or button.told == told_now(state):
        return 0
    return button.first


def has_blinds(state: EventState) -> bool:
    """Does anybody post a blind in this event, in its one game or in one of its rotation?"""
    definition = state.opening.definition
    if definition.rotation:
        return any(game.uses_button for game in definition.rotation.games)
    return variant(definition.game.variant).posts_blinds


def tables_to_play(state: EventState) -> tuple[int, ...]:
    """The tables that can begin their hand of this round (or any hand, where no round is open)."""
    if state.phase is not Phase.PLAYING:
        return ()
    played = state.round.number if state.round.open else -1
    last = state.clock.pace.last_hands
    return tuple(
        [
            table.number
            for table in state.floor.tables.values()
            if not table.hand
            and table.round != played
            and len(playing(state, table).chairs) > 1
            and not is_halted(state, table)
            and not (last and last.left.get(table.number) == 0 and not carried_pots.waits(table))
        ]
    )


def playing(state: EventState, table: Table) -> Table:
    """The table without the stacks that are not in play yet (PSLive 6b)."""
    unclaimed = state.floor.care.unclaimed
    if not unclaimed:
        return table
    return replace(table, chairs=tuple([chair for chair in table.chairs if chair.player not in unclaimed]))


def is_halted(state: EventState, table: Table) -> bool:
    """Has the director halted it, or is it so short of the fullest one that it must stop (TDA 11-D, PSLive 10)?"""
    said = state.floor.care.halts.get(table.number)
    if said is not None:
        return said
    rules = state.opening.procedure.seating
    if state.floor.most - len(table.chairs) < rules.halt_short or carried_pots.waits(table):
        return False
    if rules.halt_when is HaltWhen.IMMEDIATELY:
        return True
    # Where nobody posts blinds none is ever affected: the book leaves it to the floor whether the table plays on.
    return state.opening.definition.seats >= FULL_RING and has_blinds(state) and _blinds_affected(table)


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
    return Refusal(
        "unknown-table",
        f"table {number} is not in play: tables are {tables}",
        facts=(("table", number), ("known", tables)),
    )
