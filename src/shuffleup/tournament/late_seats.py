"""A seat for somebody who comes when the seats are drawn already (TDA 8-A, MED-5).

    random            a chair drawn from the free ones of the tables with the fewest players
    order of arrival  the lowest free chair of the lowest such table

A chair is free when nobody sits in it and nobody who lost his chips may still rebuy in it. Where no chair is free, a
table is opened; balancing then brings it players. A table with a pot that nobody has won yet takes nobody in: the pot
is of those who have paid into it (AMB-15). Where only such tables have chairs left, who comes waits until it is won.
"""

from shuffleup.rulebooks.policy.seating import LateSeating
from shuffleup.tournament import carried_pots, seating
from shuffleup.tournament.cage_events import PlayerSeated, TableOpened
from shuffleup.tournament.definition import smallest_chip
from shuffleup.tournament.draft import Draft, rule_of
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState


def by_lot(state: EventState) -> bool:
    """Does a draw seat those who come late? Otherwise their order of arrival does."""
    return state.opening.policy.policy.seating.late_entry_seating is LateSeating.RANDOM


def waits(state: EventState) -> Refusal | None:
    """Why nobody can be seated at the moment: every free chair is at a table where a pot waits to be won."""
    if _free(state):
        return None
    held = [table for table in state.floor.tables.values() if carried_pots.waits(table)]
    kept = _kept(state)
    chairs = [table for table in held if any((table.number, chair) not in kept for chair in seating.free_chairs(table))]
    return carried_pots.stays(chairs)


def seat_late(draft: Draft, player: str) -> None:
    """Gives a player a chair and a full stack, at a new table if there is no other."""
    part = draft.draw.part(f"late-seat-{player}-{draft.state.cage.numbers}")
    if not _free(draft.state):
        draft.add(opened(draft.state, part.part("table")))
    draft.add(seated(draft.state, player, part))


def opened(state: EventState, draw: Draw) -> TableOpened:
    """The next table and its first button; the same draw always gives the same one."""
    definition = state.opening.definition
    button = draw.dice().below(definition.seats) + 1
    unit = smallest_chip(definition, max(1, state.clock.number))
    # Whoever lost his chips at a table that is gone has no chair at the new one: it has another number.
    known = (*state.floor.tables, *[bust.table for bust in state.round.busts])
    return TableOpened(max(known, default=0) + 1, definition.seats, button, unit, draw)


def seated(state: EventState, player: str, draw: Draw | None) -> PlayerSeated:
    """The chair of a late player; the same draw always gives the same one. ``draw`` is asked where a lot decides."""
    free = _free(state)
    fewest = min(len(state.floor.tables[table].chairs) for table, _ in free)
    fit = [(table, chair) for table, chair in free if len(state.floor.tables[table].chairs) == fewest]
    lot = draw if by_lot(state) else None
    table, chair = min(fit) if lot is None else fit[lot.dice().below(len(fit))]
    rule = rule_of(state, "late_entry_seating")
    return PlayerSeated(player, table, chair, state.opening.definition.entry.stack, lot, rule)


def _free(state: EventState) -> list[tuple[int, int]]:
    """The chairs that somebody may be given now, by table and number."""
    kept = _kept(state)
    return [
        (table.number, chair)
        for table in state.floor.tables.values()
        if not carried_pots.waits(table)
        for chair in seating.free_chairs(table)
        if (table.number, chair) not in kept
    ]


def _kept(state: EventState) -> set[tuple[int, int]]:
    """Chairs of players without chips who have no place yet: they may rebuy, or their round is still open."""
    return {(bust.table, bust.chair) for bust in state.round.busts}
