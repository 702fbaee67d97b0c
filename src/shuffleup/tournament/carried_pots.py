"""Pots that lie on a table between two hands, because nobody has won them yet (poker all'italiana, a3).

Such a pot belongs to those who have paid into it. So until it is won nobody is moved to that table or from it, its
small chips are not raced off, it does not stop for want of players, and no day and no event ends (AMB-15).
"""

from collections.abc import Iterable

from shuffleup.table.carry import CarriedPot, Carry
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Table

_RULE = "italiana AMB-15"


def waits(table: Table) -> bool:
    """Does a pot lie on this table for its next hand?"""
    return type(table.button.carry) is CarriedPot


def any_waits(state: EventState) -> bool:
    """Does a pot lie on any table? The event goes on until all are won."""
    return any(waits(table) for table in state.floor.tables.values())


def stays(tables: Iterable[Table]) -> Refusal | None:
    """Why nobody may join or leave one of these tables, and its button may not be drawn anew."""
    held = next((table for table in tables if waits(table)), None)
    if held is None:
        return None
    message = f"a pot nobody has won yet lies on table {held.number}: the table stays as it is until it is won"
    return Refusal("pot-carried", message, _RULE, (("table", held.number),))


def not_out(carry: Carry) -> tuple[str, ...]:
    """Players without chips who are still in the event: they spent their last ones to play this pot (AMB-32)."""
    return carry.staying if isinstance(carry, CarriedPot) else ()
