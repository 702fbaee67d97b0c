"""When registered people were last here, and what they did: read from the events, which know them by their ids."""

from msgspec import Struct

from shuffleup.projections.floor import EntrantLine, entrants
from shuffleup.tournament.words.state import Phase
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.known_events import OpenedEvent
from shuffleup.web.shell.names import players


class Visit(Struct, frozen=True):
    """A person in an event. ``at`` is his last entry, in microseconds UTC."""

    event_id: str
    event: str
    currency: str
    at: int
    finished: bool
    line: EntrantLine


class Visits:
    """The visits of everybody."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read: dict[str, int] = {}
        self.seen: dict[str, int] = {}
        """When each was last seen, by the id under which his papers are."""

    async def refresh(self) -> None:
        """Reads new rows of the events in which something has happened."""
        async for known in self._desk.known.all():
            event_id = known.head.event_id
            if self._read.get(event_id) != known.version and (one := await self._desk.known.opened(known)):
                self._read[event_id] = one.version
                for player, at in _entered(one).items():
                    person = self._desk.register.directory.one(player)
                    if person:
                        self.seen[person.id] = max(self.seen.get(person.id, 0), at)

    async def running(self, ids: frozenset[str]) -> dict[str, str]:
        """The names of the unfinished events that have one of these people, by the ids of the events."""
        found: dict[str, str] = {}
        async for known in self._desk.known.all():
            finished = Phase(known.head.phase) is Phase.FINISHED
            one = None if finished else await self._desk.known.opened(known)
            if one and ids & players(one.state):
                found[known.head.event_id] = known.head.name
        return found

    async def of(self, ids: frozenset[str]) -> tuple[Visit, ...]:
        """The events of one person under all his ids, latest first."""
        found: list[Visit] = []
        async for one in self._desk.opened():
            state = one.state
            if not ids & players(state):
                continue
            event, finished, entered = state.definition, state.phase is Phase.FINISHED, _entered(one)
            for line in entrants(state):
                if line.player in ids:
                    about = (state.opening.event_id, event.name, event.currency)
                    found.append(Visit(*about, entered.get(line.player, 0), finished, line))
        return tuple(sorted(found, key=lambda one: -one.at))


def _entered(opened: OpenedEvent) -> dict[str, int]:
    """When each player last entered an event; for players entered in a list, when it was opened."""
    entered: dict[str, int] = {}
    for entry in opened.state.entries:
        entered[entry.player] = max(entered.get(entry.player, opened.at), entry.at)
    return entered
