"""Where the button goes next, which chairs are free, and which tables play (TDA 7, 9, 11-D, 32).

Pots that lie on a table between two hands, because nobody has won them yet (poker all'italiana, a3).

Such a pot belongs to those who have paid into it. So until it is won, no player is moved to or from that table, its
small chips are not raced off, it does not stop for lack of players, and no day and no event ends (AMB-15).

A seat for a player who comes after the seats were drawn (TDA 8-A, MED-5).

    random            a chair drawn from the free ones of the tables with the fewest players
    order of arrival  the lowest free chair of the lowest such table

A chair is free when nobody sits in it and no bust player may still rebuy in it. If no chair is free, a table is opened;
balancing then brings it players. A table with a pot that nobody has won yet takes nobody in (AMB-15). If only such
tables have chairs left, a late player waits until the pot is won.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.games.catalogue import variant
from shuffleup.rulebooks.policy.button import ButtonRedraw
from shuffleup.rulebooks.policy.seating import HaltWhen, LateSeating
from shuffleup.table import next_hand
from shuffleup.table.button import Positions, clockwise
from shuffleup.table.carry import CarriedPot
from shuffleup.tournament.evolve.floor import told_now
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.shootout import keeps_tables
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words import seats as e
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.seats import SeatNeed
from shuffleup.tournament.words.state import EventState, FloorTable, Phase, Procedure, chair_of

FULL_RING = 8
"""Smaller tables stop at the floor's discretion where short ones play until their blinds are affected (TDA 11-D)."""


def next_positions(table: FloorTable, procedure: Procedure) -> Positions:
    """Button and blinds of the table's next hand as it is now. Raises ``ValueError`` for fewer than two players."""
    return next_hand.next_positions(table.button, [chair.number for chair in table.chairs], procedure.button)


def last_told(state: EventState, table: FloorTable) -> int:
    """The chair where people last reported the button, if hands may have been dealt since; 0 where its place is known.

    Where people deal, not every hand is reported. The reported button holds until a hand of the table is reported,
    another round begins, or the step of the structure is over.
    """
    button = table.button
    if state.phase is not Phase.PLAYING or state.floor.dealt or button.told == told_now(state):
        return 0
    return button.first


def event_has_blinds(state: EventState) -> bool:
    """Does anybody post a blind in this event, in its one game or in any game of its rotation?"""
    definition = state.definition
    if definition.rotation:
        return any(game.uses_button for game in definition.rotation.games)
    return variant(definition.game.variant).posts_blinds


def tables_to_play(state: EventState) -> tuple[int, ...]:
    """The tables that can begin their hand of this round (or any hand, where no round is open)."""
    if state.phase is not Phase.PLAYING:
        return ()
    played = state.round.number if state.round.open else -1
    last = state.last_hands
    return tuple(
        [
            table.number
            for table in state.floor.tables.values()
            if not table.hand
            and table.round != played
            and len(table_in_play(state, table).chairs) > 1
            and not is_halted(state, table)
            and not (last and last.left.get(table.number) == 0 and not pot_waits(table))
        ]
    )


def table_in_play(state: EventState, table: FloorTable) -> FloorTable:
    """The table without the stacks that are not in play yet (PSLive 6b)."""
    unclaimed = state.seating.unclaimed
    if not unclaimed:
        return table
    return replace(table, chairs=tuple([chair for chair in table.chairs if chair.player not in unclaimed]))


def is_halted(state: EventState, table: FloorTable) -> bool:
    """Has the director halted it, or is it so much shorter than the fullest that it must stop (TDA 11-D, PSLive 10)?"""
    said = state.seating.halts.get(table.number)
    if said is not None:
        return said
    rules = state.procedure.seating
    if state.floor.most - len(table.chairs) < rules.halt_short or pot_waits(table) or keeps_tables(state):
        return False
    if rules.halt_when is HaltWhen.IMMEDIATELY:
        return True
    # Where nobody posts blinds, none is ever affected: the book leaves it to the floor whether the table plays on.
    return state.definition.seats >= FULL_RING and event_has_blinds(state) and _blinds_affected(table)


def _blinds_affected(table: FloorTable) -> bool:
    """Would the big blind now fall on an empty seat?"""
    if table.button.last is None:
        return False
    next_chair = clockwise(range(1, table.seats + 1), table.button.last.big_blind)[0]
    return all(chair.number != next_chair for chair in table.chairs)


def free_chairs(table: FloorTable) -> tuple[int, ...]:
    """The chairs nobody sits in, by rising number."""
    taken = {chair.number for chair in table.chairs}
    return tuple([number for number in range(1, table.seats + 1) if number not in taken])


def new_tables(state: EventState, count: int, known: Iterable[int]) -> list[int]:
    """The numbers of the next tables: assigned ones that are not known here, then the next higher numbers."""
    taken, assigned = tuple(known), state.floor.assigned
    last = max((*taken, *assigned), default=0)
    return [*[one for one in assigned if one not in taken], *range(last + 1, last + 1 + count)][:count]


def unknown_table(state: EventState, number: int) -> Refusal:
    """The answer to a command about a table that is not in play."""
    tables = ", ".join(str(known) for known in state.floor.tables)
    return refuse("unknown-table", table=number, known=tables)


_POT_RULE = "italiana AMB-15"


def pot_waits(table: FloorTable) -> bool:
    """Does a pot lie on this table for its next hand?"""
    return type(table.button.carry) is CarriedPot


def any_pot_waits(state: EventState) -> bool:
    """Does a pot lie on any table? The event goes on until all are won."""
    return any(pot_waits(table) for table in state.floor.tables.values())


def held_by_pot(tables: Iterable[FloorTable]) -> Refusal | None:
    """Why nobody may join or leave one of these tables, and their buttons may not be drawn anew."""
    held = next((table for table in tables if pot_waits(table)), None)
    return None if held is None else refuse("pot-carried", _POT_RULE, table=held.number)


Seat = tuple[int, int]
"""A table and a chair."""


def need_of(state: EventState, player: str) -> SeatNeed | None:
    """The seat a player needs; None if he needs none."""
    return next((need for need in state.seating.needs if need.player == player), None)


def need_meets(need: SeatNeed, table: int, chair: int) -> bool:
    """Does this seat meet the need? A need that names a table is met only there."""
    return need.table in (0, table) and (not need.chairs or chair in need.chairs)


def seated_by_lot(state: EventState) -> bool:
    """Are late players seated by lot? Otherwise they are seated in order of arrival."""
    return state.policy.seating.late_entry_seating is LateSeating.RANDOM


def no_chair_now(state: EventState) -> Refusal | None:
    """Why nobody can be seated at the moment: every free chair is at a table where a pot waits to be won."""
    if free_late_chairs(state):
        return None
    held = [table for table in state.floor.tables.values() if pot_waits(table)]
    kept = _kept_chairs(state)
    chairs = [table for table in held if any((table.number, chair) not in kept for chair in free_chairs(table))]
    return held_by_pot(chairs)


def free_late_chairs(state: EventState) -> list[tuple[int, int]]:
    """The chairs that can be given out now, by table and number."""
    kept = _kept_chairs(state)
    return [
        (table.number, chair)
        for table in state.floor.tables.values()
        if not pot_waits(table)
        for chair in free_chairs(table)
        if (table.number, chair) not in kept
    ]


def _kept_chairs(state: EventState) -> set[tuple[int, int]]:
    """Chairs of players without chips who have no place yet: they may rebuy, or their round is still open."""
    return {(bust.table, bust.chair) for bust in state.round.busts}


def keeps_buttons(state: EventState, occasion: ButtonRedraw) -> bool:
    """Do the buttons go on from where they are when seats are drawn anew?

    They do if the book lists when the button is drawn and leaves this occasion out. A book that says nothing leaves it
    to the director, who draws as usual.
    """
    occasions = state.policy.button.button_redraw_on
    return occasions is not None and occasion not in occasions


def moved_on(state: EventState, number: int, chairs: list[int]) -> int:
    """The first taken chair after the last button of a table; a table that has not played keeps its first button."""
    button = state.floor.tables[number].button
    return clockwise(chairs, button.last.button if button.last else button.first - 1)[0]


def seat_is_assigned(state: EventState, player: str) -> bool:
    """Have all seats with the number of this player's seat been assigned, at every table (PSLive 6b)?"""
    table = table_of(state, player)
    return table is not None and chair_of(table, player).number in assigned_everywhere(state)


def assigned_everywhere(state: EventState) -> frozenset[int]:
    """The seat numbers that are assigned at every table."""
    numbers = [{chair.number for chair in table.chairs} for table in state.floor.tables.values()]
    return frozenset(set.intersection(*numbers)) if numbers else frozenset()


def claimed_now(state: EventState) -> tuple[e.StacksClaimed, ...]:
    """The stacks that go into play because the last seat of their number was assigned; decided as a hand begins."""
    seating = state.seating
    if not seating.unclaimed:
        return ()
    players = tuple([player for player in sorted(seating.unclaimed) if seat_is_assigned(state, player)])
    return (e.StacksClaimed(players, rule_of(state, "unclaimed_stack_trigger")),) if players else ()


def buttons_drawn(state: EventState, draw: Draw) -> e.ButtonsDrawn:
    """The buttons of a draw; the same draw always gives the same ones. A table without players has none."""
    tables = [table for table in state.floor.tables.values() if table.chairs]
    taken = {table.number: [chair.number for chair in table.chairs] for table in tables}
    return e.ButtonsDrawn(drawn_buttons(state, taken, draw), draw, rule_of(state, "button_draw"))


def drawn_buttons(state: EventState, taken: dict[int, list[int]], draw: Draw) -> tuple[e.DrawnButton, ...]:
    """One chair for all tables (PSLive 11) or a taken one at each; a vacant chair passes it to the next player."""
    dice = draw.part("buttons").dice()
    if state.procedure.seating.one_button_draw:
        common = dice.below(max(max(chairs) for chairs in taken.values())) + 1
        return tuple([e.DrawnButton(table, common) for table in taken])
    return tuple([e.DrawnButton(table, chairs[dice.below(len(chairs))]) for table, chairs in taken.items()])


def busy_table(state: EventState) -> int:
    """A table with a hand in progress; 0 if there is none."""
    return next((table.number for table in state.floor.tables.values() if table.hand), 0)


def hands_left_at(state: EventState, table: FloorTable) -> int | None:
    """How many hands a table may still begin; None while hands are not counted."""
    last = state.last_hands
    return None if last is None else last.left.get(table.number, last.hands)


def people_play_last_hands(state: EventState) -> bool:
    """Are the last hands dealt by people, so that the floor says when each of them is over everywhere?"""
    return state.last_hands is not None and not state.floor.dealt


def last_hands_played(state: EventState) -> bool:
    """Have all tables that can play finished their last hands?"""
    last = state.last_hands
    if last is None:
        return False
    if people_play_last_hands(state):
        return not state.round.open and state.round.number - last.after_round >= last.hands
    return not any(
        table.hand
        or pot_waits(table)
        or (hands_left_at(state, table) and len(table.chairs) > 1 and not is_halted(state, table))
        for table in state.floor.tables.values()
    )
