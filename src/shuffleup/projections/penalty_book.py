"""The penalty book as the floor reads it: who has hands to miss, and where he sits."""

from msgspec import Struct

from shuffleup.tournament.facts.conduct import hands_to_miss
from shuffleup.tournament.words.state import EventState


class OpenPenalty(Struct, frozen=True, gc=False):
    """A player with hands to miss."""

    player: str
    table: int
    chair: int
    hands: int


def open_penalties(state: EventState) -> tuple[OpenPenalty, ...]:
    """Who serves a penalty, by table and chair."""
    seats = [(table.number, chair) for table in state.floor.tables.values() for chair in table.chairs]
    serving = [
        OpenPenalty(chair.player, table, chair.number, hands_to_miss(state, chair.player))
        for table, chair in seats
        if chair.player in state.conduct.open
    ]
    return tuple(sorted([line for line in serving if line.hands], key=lambda line: (line.table, line.chair)))
