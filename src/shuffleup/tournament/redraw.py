"""Drawing buttons and seats anew in the middle of an event (PSLive 11, RP-9)."""

from shuffleup.rulebooks.policy.button import ButtonRedraw
from shuffleup.table.button import clockwise
from shuffleup.tournament import carried_pots, levels, mixed, rebuy_rights, seating
from shuffleup.tournament import seat_events as e
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, rule_of
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase

NOBODY_SITS = Refusal(
    "too-few-players",
    "a table has no players: there are no seats and no buttons to draw",
    facts=(("why", "redraw"),),
)
"""Everybody else of the table waits for his rebuy, and the last entry was voided."""


def draw_buttons(state: EventState, draw: Draw | None) -> Decision:
    """The button drawn anew at every table, by one draw or one for each as the book says."""
    refused = _between_hands(state)
    if refused:
        return refused
    return DRAW_NEEDED if draw is None else (buttons_drawn(state, draw),)


def buttons_drawn(state: EventState, draw: Draw) -> e.ButtonsDrawn:
    """The buttons of a draw; the same draw always gives the same ones. A table without players has none."""
    tables = [table for table in state.floor.tables.values() if table.chairs]
    taken = {table.number: [chair.number for chair in table.chairs] for table in tables}
    return e.ButtonsDrawn(drawn_buttons(state, taken, draw), draw, rule_of(state, "button_draw"))


def drawn_buttons(state: EventState, taken: dict[int, list[int]], draw: Draw) -> tuple[e.DrawnButton, ...]:
    """One chair for all tables (PSLive 11) or a taken one at each; a vacant chair passes it to the next player."""
    dice = draw.part("buttons").dice()
    if state.opening.procedure.seating.one_button_draw:
        common = dice.below(max(max(chairs) for chairs in taken.values())) + 1
        return tuple([e.DrawnButton(table, common) for table in taken])
    return tuple([e.DrawnButton(table, chairs[dice.below(len(chairs))]) for table, chairs in taken.items()])


def _after_redraw(state: EventState, taken: dict[int, list[int]], draw: Draw) -> tuple[e.DrawnButton, ...]:
    """The buttons of tables with new seats: drawn, or where they would have moved to if the book draws none then."""
    final = sum(map(len, taken.values())) <= state.opening.procedure.seating.final_table
    if not keeps_buttons(state, ButtonRedraw.FINAL_TABLE if final else ButtonRedraw.REDRAW):
        return drawn_buttons(state, taken, draw)
    new = {number: chairs for number, chairs in taken.items() if number not in state.floor.tables}
    kept = [
        e.DrawnButton(number, moved_on(state, number, chairs)) for number, chairs in taken.items() if number not in new
    ]
    return (*kept, *drawn_buttons(state, new, draw)) if new else tuple(kept)


def keeps_buttons(state: EventState, occasion: ButtonRedraw) -> bool:
    """Do the buttons go on from where they are when seats are drawn anew?

    So they do where the book names when the button is drawn and leaves this occasion out. A book that says nothing
    leaves it to the director, who draws as usual.
    """
    occasions = state.opening.policy.policy.button.button_redraw_on
    return occasions is not None and occasion not in occasions


def moved_on(state: EventState, number: int, chairs: list[int]) -> int:
    """The first taken chair after the last button of a table; a table that has not played keeps its first button."""
    button = state.floor.tables[number].button
    return clockwise(chairs, button.last.button if button.last else button.first - 1)[0]


def is_redrawn_on(state: EventState, occasion: ButtonRedraw) -> bool:
    """Does the book draw the button anew on this occasion?"""
    return occasion in (state.opening.policy.policy.button.button_redraw_on or ())


def redraw_seats(state: EventState, draw: Draw | None) -> Decision:
    """New seats for everybody, at as few tables as hold them: at the start of a day, or for the last tables."""
    refused = _between_hands(state) or rebuy_rights.keeps_seats(state)
    if refused:
        return refused
    return DRAW_NEEDED if draw is None else (seats_redrawn(state, draw),)


def seats_redrawn(state: EventState, draw: Draw) -> e.SeatsRedrawn:
    """The seats of a redraw; the same draw always gives the same ones."""
    players = [chair for table in state.floor.tables.values() for chair in table.chairs]
    definition = state.opening.definition
    final = state.opening.procedure.seating.final_table
    chairs = definition.seats if len(players) > final else max(definition.seats, final)
    sizes = seating.table_sizes(len(players), chairs)
    # A final table has more chairs than others: who enters after it was formed may need a second table again.
    known = sorted(state.floor.tables)
    numbers = [*known, *range(known[-1] + 1, known[-1] + 1 + len(sizes))][: len(sizes)]
    named = dict(zip(numbers, sizes, strict=True))
    cards = seating.seats_by_lot([chair.player for chair in players], named, state, draw.part("seats"))
    seats = [e.TakenSeat(chair.player, *cards[chair.player], chair.stack) for chair in players]
    taken: dict[int, list[int]] = {number: [] for number in numbers}
    for seat in sorted(seats, key=lambda one: one.chair):
        taken[seat.table].append(seat.chair)
    buttons = _after_redraw(state, taken, draw)
    turns = tuple([mixed.turn_after_redraw(state, button.table) for button in buttons])
    return e.SeatsRedrawn(tuple(seats), buttons, chairs, draw, turns if any(turn.place for turn in turns) else ())


def _between_hands(state: EventState) -> Refusal | None:
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    for table in state.floor.tables.values():
        if table.hand:
            message = f"table {table.number} is playing hand {table.hand}: seats and buttons are drawn between hands"
            return Refusal(
                "hand-in-progress", message, facts=(("hand", table.hand), ("why", "redraw"), ("table", table.number))
            )
    if any(not table.chairs for table in state.floor.tables.values()):
        return NOBODY_SITS
    return carried_pots.stays(state.floor.tables.values())
