"""What the streams of one programme share: the log, chance, the bots, and a desk for each stream that nobody plays."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from shuffleup.answer import Refusal
from shuffleup.bots.bot import Bot
from shuffleup.service.outcome import Accepted, Outcome
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.simulate import Entrants, FinishedHand, Progress, RunRefusedError, Shared, Simulation, cast
from shuffleup.service.streams import SOFTWARE, Own, Shuffler, StreamState, own_id
from shuffleup.store.port import Store
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.json import Command

Watch: TypeAlias = Callable[[Progress], None]
Record: TypeAlias = Callable[[FinishedHand], None]


class EventStage:
    """One log on which several events are played; a player has the same bot in all of them."""

    def __init__(
        self,
        store: Store,
        shuffler: Shuffler,
        players: tuple[str, ...],
        watch: Watch,
        record: Record | None,
        own: Mapping[str, Bot] = MappingProxyType({}),
    ) -> None:
        self._store = store
        self._shuffler = shuffler
        self._service = Service(store, shuffler)
        self._watch = watch
        self._record = record
        self.bots: Mapping[str, Bot] = {**cast(shuffler.bots_seed(), players), **own}

    def simulation(self, entrants: Entrants, begins: int) -> Simulation:
        """One event, from this moment on."""
        shared = Shared(self._service, self.bots, begins)
        return Simulation(self._store, self._shuffler, entrants, self._watch, self._record, shared)

    def desk(self, stream: str) -> "OrderDesk":
        """The desk of a league or a team contest."""
        return OrderDesk(self._service, stream)

    def draw(self, stream: str, what: str) -> Draw:
        """Chance for what a person would draw by hand."""
        return self._shuffler.draw(stream, what)


class OrderDesk:
    """Where commands for a stream are given when no person gives them."""

    def __init__(self, service: Service, stream: str) -> None:
        self._service = service
        self._given = 0
        self.stream = stream

    async def ask(self, command: Command, at: int) -> Outcome:
        """Gives a command and returns the answer, which may be a refusal."""
        self._given += 1
        return await self._service.execute(Order(self.stream, own_id(Own.RUN, self._given), command, SOFTWARE), at)

    async def give(self, command: Command, at: int) -> None:
        """Gives a command; a refusal ends the run. Raises ``RunRefusedError``."""
        outcome = await self.ask(command, at)
        if not isinstance(outcome, Accepted):
            raise RunRefusedError(outcome)

    async def state(self) -> StreamState:
        """The stream as it stands."""
        loaded = await self._service.loaded(self.stream)
        return loaded.state if loaded else None


def groups(state: EventState) -> Iterator[tuple[str, ...]]:
    """Who came where, best first; players who share a place are grouped."""
    for number in sorted({place.place for place in state.places}):
        yield tuple([place.player for place in state.places if place.place == number])


def refused_with(outcome: Outcome, code: str) -> Refusal | None:
    """The refusal if it has this code."""
    return outcome if not isinstance(outcome, Accepted) and outcome.code == code else None
