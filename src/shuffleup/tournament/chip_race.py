"""Racing a removed denomination off, table by table (TDA 24). Only what the race makes or takes changes the total.

A stack is one number, so each player is taken to hold as few of the removed chips as his stack allows: the rest of it
was exchanged at equal value beforehand, as the rule does with whole multiples.
"""

from shuffleup.cards.deck import FULL_DECK
from shuffleup.chips.pile import Pile
from shuffleup.chips.race import Holding, Race, cards_needed, run_race
from shuffleup.tournament import seating
from shuffleup.tournament.commands import RaceChips
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft
from shuffleup.tournament.draws import Draw, drawn_order
from shuffleup.tournament.events import ChipsRaced, RaceSeat
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Chair, EventState, Table


def race_all(draft: Draft) -> None:
    """Races wherever a table between hands still has chips that the level no longer knows."""
    unit = draft.state.clock.stakes.unit
    for number, table in draft.state.floor.tables.items():
        if table.unit < unit and not table.hand:
            _race_table(draft, number)


def race_chips(state: EventState, command: RaceChips, draw: Draw | None) -> Decision:
    """The race of one table, at a break or whenever the level has removed a chip."""
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    if table.hand:
        return Refusal(
            "hand-in-progress", f"table {table.number} is playing hand {table.hand}", facts=(("hand", table.hand),)
        )
    if table.unit >= state.clock.stakes.unit:
        return Refusal("nothing-to-race", f"table {table.number} has no chips below {state.clock.stakes.unit}")
    if draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    _race_table(draft, command.table)
    return draft.events


def _race_table(draft: Draft, number: int) -> None:
    """One race after the other until the smallest chip of the level is reached."""
    unit = draft.state.clock.stakes.unit
    values = [chip.value for chip in draft.state.opening.definition.chips]
    table = draft.state.floor.tables[number]
    while table.unit < unit:
        above = min([value for value in values if table.unit < value <= unit], default=unit)
        draft.add(raced(table, Race(table.unit, above), draft.draw.part(f"race-{number}-{table.unit}")))
        table = draft.state.floor.tables[number]


def raced(table: Table, race: Race, draw: Draw) -> ChipsRaced:
    """The race of one table; the same draw always deals the same cards."""
    holdings = [_holding(chair, race) for chair in table.chairs]
    cards = drawn_order(FULL_DECK, draw)[: cards_needed(race, holdings)]
    result = run_race(race, holdings, cards)
    seats = [
        RaceSeat(
            chair.number, chair.stack, chair.stack - line.given * race.removed + line.received * race.lowest, line.cards
        )
        for chair, line in zip(table.chairs, result.lines, strict=True)
    ]
    return ChipsRaced(table.number, race.removed, race.lowest, tuple(seats), result.difference, draw)


def _holding(chair: Chair, race: Race) -> Holding:
    kept, odd = divmod(chair.stack, race.lowest)
    chips = ((race.lowest, kept), (race.removed, odd // race.removed))
    return Holding(chair.number, Pile(tuple([(value, count) for value, count in chips if count])))
