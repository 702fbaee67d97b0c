"""What those who follow an event share: where everybody sits or finished, computed once for each version of its log."""

from shuffleup.room.own_place import SeatsKnown, seats_known
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk

MOST_KEPT = 50
"""How many events' views are kept in memory; beyond that they are computed again."""


class OwnSeats:
    """The seats and results of everybody in an event, at its latest version."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: dict[str, tuple[int, SeatsKnown]] = {}

    async def of(self, event_id: str, state: EventState, version: int) -> SeatsKnown:
        """An event at a version."""
        kept = self._kept.get(event_id)
        if kept and kept[0] == version:
            return kept[1]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        known = seats_known(state, await self._desk.steps(event_id))
        self._kept[event_id] = (version, known)
        return known
