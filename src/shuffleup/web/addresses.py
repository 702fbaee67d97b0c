"""Who plays online from one address: the floor is told, and decides. People of one household may sit at one table.

Addresses are kept in memory only, and never shown.
"""

from collections import defaultdict

from msgspec import Struct

from shuffleup.tournament.words.state import EventState


class SameAddress(Struct, frozen=True):
    """Players of one table whose programs ask from the same address."""

    table: int
    players: tuple[str, ...]


class Addresses:
    """From where the players of online events ask."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, str]] = {}

    def note(self, event_id: str, player: str, address: str) -> None:
        """A player of an event has asked from this address."""
        self._of.setdefault(event_id, {})[player] = address

    def shared(self, state: EventState) -> tuple[SameAddress, ...]:
        """Who sits at one table and asks from one address, table by table."""
        known = self._of.get(state.opening.event_id, {})
        found: list[SameAddress] = []
        for table in state.floor.tables.values() if known else ():
            by_address: dict[str, list[str]] = defaultdict(list)
            for chair in table.chairs:
                if chair.player in known:
                    by_address[known[chair.player]].append(chair.player)
            found += [SameAddress(table.number, tuple(players)) for players in by_address.values() if len(players) > 1]
        return tuple(found)
