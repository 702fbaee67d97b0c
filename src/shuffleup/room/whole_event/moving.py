"""Moving a whole event out of one room's data and into another's: each in one transaction.

Refusals:

    event-there      the room has an event of this id: names in a log, and in the label of each draw, are never changed
    hand-stays-here a hand is being dealt there, and its deck stays in the room where it was shuffled
    log-incoherent   its rows do not follow from each other
"""

import asyncio
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Table, delete, func, insert, or_, select

from shuffleup.answer import Refusal, note, refuse
from shuffleup.hand.state import Settled
from shuffleup.people.person import ID, is_id, unfit_name
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.projections.draws_proof import draws_proof
from shuffleup.room.calendar import PlannedStart
from shuffleup.room.tickets import RoomTicket
from shuffleup.room.whole_event.file import (
    FORM,
    BesideEvent,
    EventRow,
    EventStream,
    TicketLine,
    WholeEvent,
    WholeEventError,
)
from shuffleup.service.history import given_of
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler, event_stream, table_of
from shuffleup.store.copying import POS
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import BrokenLogError
from shuffleup.store.rows import broken_link
from shuffleup.store.whole import LOG, WholeStore, read_whole, write_whole
from shuffleup.version import __version__


class MovedEvent(Struct, frozen=True):
    """What a whole event consists of: its streams and rows, with whole chains, and its draws, drawn again."""

    event: str
    streams: int
    rows: int
    draws: int
    draws_hold: bool
    tickets: int


async def taken_out(place: str, event: str, made_at: int) -> WholeEvent | None:
    """An event of a room (a file or a database address) as it stands now; None if there is none of this id.

    Raises ``StoreError``, including ``BrokenLogError``: a log that is not as it was written is not handed on.
    """
    async with read_whole(place) as store:
        streams = await _streams(store, event)
        if not streams:
            return None
        beside = await _beside(store, event, _title(streams[0]))
    for one in streams:
        broken = broken_link(one.stream, one.links())
        if broken is not None:
            raise BrokenLogError(broken, one.stream, place)
    return WholeEvent(
        schema=FORM, software=__version__, event=event, made_at=made_at, streams=tuple(streams), beside=beside
    )


async def take_in(place: str, event: WholeEvent, people: PlayerRegister, by: Keeper) -> MovedEvent | Refusal:
    """Takes an event into a room (a file or a database address), after everything in it was recomputed.

    Players unknown to the register are entered there, if the file has their names. Raises ``StoreError``.
    """
    moved = await asyncio.to_thread(look_over, event)
    if isinstance(moved, Refusal):
        return moved
    async with read_whole(place) as store:
        if await _is_there(store, event.event):
            return refuse("event-there", event=event.event)
    known, named = people.directory, event.beside.names.items()
    new = {one: name for one, name in named if is_id(one) and known.one(one) is None and not unfit_name(name)}
    if new:
        await people.enter(new, by)
    async with write_whole(place) as store:
        if await _is_there(store, event.event):
            return refuse("event-there", event=event.event)
        await _write_log(store, event.streams)
        await _write_beside(store, event)
    return moved


def look_over(event: WholeEvent) -> MovedEvent | Refusal:
    """Whether the rows of an event follow from each other, and whether its draws are what their seeds give.

    The time it takes grows with the event's rows, so call it outside an event loop.
    """
    return asyncio.run(_looked_over(event))


async def _looked_over(event: WholeEvent) -> MovedEvent | Refusal:
    store = MemoryStore()
    for one in event.streams:
        for row in one.read():
            await store.append(row)
    proof = draws_proof(given_of(await store.read(event_stream(event.event))))
    if proof.broken_at:
        return refuse("log-incoherent", stream=event_stream(event.event), row=proof.broken_at)
    service = Service(store, Shuffler.from_seed(0))
    for one in event.streams:
        try:
            room = await service.loaded(one.stream)
        except Exception:  # noqa: BLE001 - whatever a forger has written
            return refuse("log-incoherent", stream=one.stream, row=len(one.rows))
        if isinstance(room, LoadedTable) and room.state is not None and not isinstance(room.state, Settled):
            return refuse("hand-stays-here", table=table_of(one.stream))
    rows = sum([len(one.rows) for one in event.streams])
    tickets = len(event.beside.tickets)
    return MovedEvent(event.event, len(event.streams), rows, len(proof.draws), proof.holds, tickets)


async def _is_there(store: WholeStore, event: str) -> bool:
    log = store.tables[LOG]
    wanted = select(log.c.stream).where(_of_event(log, event)).limit(1)
    return (await store.connection.execute(wanted)).first() is not None


def ids_in(event: WholeEvent) -> frozenset[str]:
    """The ids of all registered people named in the log of an event."""
    return frozenset([one for stream in event.streams for row in stream.rows for one in ID.findall(row.body)])


def with_names(event: WholeEvent, names: Mapping[str, str]) -> WholeEvent:
    """The event with its players' names."""
    return replace(event, beside=replace(event.beside, names=dict(names)))


# ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _of_event(log: Table, event: str) -> ColumnElement[bool]:
    """The rows of an event and of its tables: ``0`` is the character after the slash."""
    stream = log.c.stream
    return or_(stream == event_stream(event), (stream >= f"table/{event}/") & (stream < f"table/{event}0"))


async def _streams(store: WholeStore, event: str) -> list[EventStream]:
    log = store.tables[LOG]
    names = ("stream", "version", "command_id", "at", "schema", "body", "digest")
    wanted = select(*[log.c[name] for name in names]).where(_of_event(log, event)).order_by(log.c.stream, log.c.version)
    found: dict[str, list[EventRow]] = {}
    for stream, version, command_id, at, schema, body, digest in await store.connection.execute(wanted):
        try:
            text = bytes(body).decode()
        except UnicodeDecodeError:
            raise BrokenLogError(version, stream, event) from None
        row = EventRow(version, command_id, at, schema, text, bytes(digest).hex())
        found.setdefault(stream, []).append(row)
    return [EventStream(stream, tuple(rows)) for stream, rows in found.items()]


async def _write_log(store: WholeStore, streams: Sequence[EventStream]) -> None:
    log = store.tables[LOG]
    pos = 0
    if POS in log.c:
        pos = (await store.connection.execute(select(func.coalesce(func.max(log.c[POS]), 0)))).scalar() or 0
    rows: list[dict[str, object]] = []
    for one in streams:
        for row in one.rows:
            values: dict[str, object] = {"stream": one.stream, **to_builtins(row)}
            rows.append({**values, "body": row.body.encode(), "digest": bytes.fromhex(row.digest)})
    if POS in log.c:
        rows = [{**row, POS: place} for place, row in enumerate(rows, start=pos + 1)]
    await store.connection.execute(insert(log), rows)


# ── beside it ────────────────────────────────────────────────────────────────────────────────────────────────────────


class _Named(Struct, frozen=True):
    name: str = ""


class _Defined(Struct, frozen=True):
    definition: _Named = _Named()


class _Opened(Struct, frozen=True):
    command: _Defined = _Defined()


def _title(stream: EventStream) -> str:
    """The name of an event, from its first row: a ticket may be for it under that name."""
    try:
        return msgspec.json.decode(stream.rows[0].body, type=_Opened).command.definition.name
    except msgspec.MsgspecError:
        return ""


async def _beside(store: WholeStore, event: str, title: str) -> BesideEvent:
    tables, ask = store.tables, store.connection.execute
    planned, source, ticket, act = [tables[name] for name in ("planned", "source", "ticket", "ticket_act")]
    plan = (await ask(select(planned).where(planned.c.event == event))).first()
    text = (await ask(select(source).where(source.c.event == event))).first()
    redeemed = select(act.c.ticket).where(act.c.place == event)
    own = ticket.c.id.startswith(f"{event}/", autoescape=True)
    called = func.lower(ticket.c.into).in_([event, title.lower() or event])
    wanted = select(ticket).where(or_(called, own, ticket.c.id.in_(redeemed))).order_by(ticket.c.id)
    tickets = [RoomTicket(**line._asdict()) for line in await ask(wanted)]
    ids = [one.id for one in tickets]
    trail = (await ask(select(act).where(act.c.ticket.in_(ids)).order_by(act.c.number))).all() if ids else []
    acts = [TicketLine(**{name: getattr(line, name) for name in TicketLine.__struct_fields__}) for line in trail]
    return BesideEvent(
        PlannedStart(plan.day, plan.time, plan.note) if plan else None,
        text.text if text else "",
        tuple(tickets),
        tuple(acts),
    )


async def _write_beside(store: WholeStore, event: WholeEvent) -> None:
    """Raises ``WholeEventError`` if the room has a ticket of the same id."""
    beside, tables, do = event.beside, store.tables, store.connection.execute
    for name in ("planned", "source"):  # left over from an event that is not there
        await do(delete(tables[name]).where(tables[name].c.event == event.event))
    if beside.plan:
        await do(insert(tables["planned"]).values(event=event.event, **to_builtins(beside.plan)))
    if beside.source:
        await do(insert(tables["source"]).values(event=event.event, text=beside.source))
    if not beside.tickets:
        return
    ticket, act = tables["ticket"], tables["ticket_act"]
    known = await do(select(ticket.c.id).where(ticket.c.id.in_([one.id for one in beside.tickets])))
    there = known.scalars().first()
    if there is not None:
        raise WholeEventError("ticket-there", note("ticket-is-there", ticket=there), note("import-into-another-room"))
    await do(insert(ticket), [to_builtins(one) for one in beside.tickets])
    if beside.acts:
        await do(insert(act), [to_builtins(one) for one in beside.acts])
