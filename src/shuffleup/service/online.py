"""Keeps the tables of an event where players must answer in time.

    open      starts the clocks of a table by the event's terms
    gather    moved players take their time banks and settings along to their new tables
    sweep     does what is due when somebody's time is up, and says when to look again

Time is handed in. The code that runs the tables calls ``open`` and ``gather`` between two hands; ``Timers`` sweeps.
Asking twice does nothing twice: a sweep is numbered after the version that it saw.
"""

from shuffleup.play.commands import LeaveSeat, StartClocks, TakeSeat, TimePassed
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.outcome import Accepted, Outcome
from shuffleup.service.react import Order, cause
from shuffleup.service.run import Service
from shuffleup.service.streams import SOFTWARE, LoadedEvent, Own, event_stream, own_id, table_stream
from shuffleup.table.presence import ClockTerms, clock_terms
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.state import EventState


async def open_table(service: Service, event_id: str, table: int, at: int) -> Outcome | None:
    """Starts the clocks of a table; None if they are running already."""
    stream = table_stream(event_id, table)
    loaded, state = await service.loaded(stream), await _event(service, event_id)
    if state is None or (isinstance(loaded, LoadedTable) and loaded.online):
        return None
    command = StartClocks(_terms(state.definition))
    return await service.execute(Order(stream, own_id(Own.CLOCKS), command, SOFTWARE), at)


def _terms(definition: Definition) -> ClockTerms:
    """The event's shot clock, or else what an Italian table has chosen: 30 seconds unless it says otherwise."""
    shots, italian = definition.shot_clock, definition.italian
    if shots.seconds:
        return ClockTerms(shots.seconds, shots.banks * shots.bank_seconds)
    return clock_terms(italian.table, italian.switches)


async def gather(service: Service, event_id: str, at: int) -> None:
    """Every player who has changed tables leaves the old one and takes what is his to the new one."""
    state = await _event(service, event_id)
    if state is None:
        return
    seats = {chair.player: number for number, table in state.floor.tables.items() for chair in table.chairs}
    for stream in await service.store.streams():
        loaded = await service.loaded(stream) if stream.startswith(f"table/{event_id}/") else None
        if not isinstance(loaded, LoadedTable) or loaded.online is None:
            continue
        for one in loaded.online.players:
            now_at = seats.get(one.player)
            if now_at is not None and table_stream(event_id, now_at) == stream:
                continue
            gone = await service.execute(
                Order(stream, own_id(Own.LEAVES, one.player, loaded.version), LeaveSeat(one.player), SOFTWARE), at
            )
            if isinstance(gone, Accepted) and now_at is not None:
                await open_table(service, event_id, now_at, at)
                taken = TakeSeat(one.player, one.presence, one.preferences)
                order = Order(table_stream(event_id, now_at), cause(gone.row), taken, SOFTWARE)
                await service.execute(order, at)


async def sweep(service: Service, stream: str, at: int) -> int | None:
    """Answers for the players whose time ran out. Returns when the next one's is up; None while nobody is asked."""
    loaded = await service.loaded(stream)
    if not isinstance(loaded, LoadedTable) or loaded.online is None:
        return None
    due = loaded.online.next_deadline
    if due is not None and due <= at:
        order = Order(stream, own_id(Own.TIMER, loaded.version), TimePassed(), SOFTWARE)
        await insist(service, order, loaded.version, at)
        after = await service.loaded(stream)
        due = after.online.next_deadline if isinstance(after, LoadedTable) and after.online else None
    return due


class StuckError(Exception):
    """What is due by time is refused although nothing else has happened: ``code`` of the refusal."""

    def __init__(self, code: str) -> None:
        super().__init__(f"what is due is refused ({code})")
        self.code = code


async def insist(service: Service, order: Order, version: int, at: int) -> None:
    """Gives a timer's order that was due at a version of its stream. Raises ``StuckError``."""
    outcome = await service.execute(order, at)
    loaded = await service.loaded(order.stream)
    if not isinstance(outcome, Accepted) and (loaded is None or loaded.version == version):
        raise StuckError(outcome.code)


async def _event(service: Service, event_id: str) -> EventState | None:
    loaded = await service.loaded(event_stream(event_id))
    return loaded.state if isinstance(loaded, LoadedEvent) else None
