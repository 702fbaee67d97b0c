"""The rows of a tournament as the core's history, for undo, redo and audit, and snapshots of its state.

A state is stored every so many rows, under the name of the code that made it: the digest of every module of
``tournament``. With different code, or after a row that undoes something older, everything is read again from the first
row.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from shuffleup.answer import Refusal
from shuffleup.service.streams import Decided, LoadedEvent, read_draw
from shuffleup.store.port import Row, Snapshot, Store
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.undo import Given, History, Redo, Undo, UndoCommand, history, rewrite, state_of
from shuffleup.tournament.words.state import EventState
from shuffleup.wire.upcast import SCHEMA


def given_of(rows: Iterable[Row]) -> tuple[Given, ...]:
    """Each row as the core knows it, with the draw it was decided with."""
    return tuple(
        [
            Given(
                row.version,
                row.command_id,
                row.actor,
                row.at,
                row.command,  # type: ignore[arg-type]  # the stream of a tournament holds no other commands
                row.events,  # type: ignore[arg-type]  # nor other events
                read_draw(row),
            )
            for row in rows
        ]
    )


def history_of(rows: Iterable[Row]) -> History:
    """The commands so far, with every undo and redo carried out."""
    return history(given_of(rows))


def rewritten(rows: Sequence[Row], command: UndoCommand) -> Decided | Refusal:
    """What an undo or redo leads to, computed over all rows of its stream."""
    answer = rewrite(history_of(rows), command)
    return answer if isinstance(answer, Refusal) else Decided(answer.events, answer.after)


def undoes(row: Row) -> bool:
    """Does this row undo or redo another?"""
    return isinstance(row.command, Undo | Redo)


def undone(rows: Sequence[Row]) -> frozenset[str]:
    """The commands among these (all rows of a stream) that no longer count."""
    if not any(undoes(row) for row in rows):
        return frozenset()
    return frozenset([command_id for command_id, step in history_of(rows).items() if step.undone_by])


async def replay(loaded: LoadedEvent, stream: str, store: Store) -> None:
    """Brings a tournament to the end of its stream, from the newest snapshot if there is one."""
    kept = await store.snapshot(stream, code())
    state = _decoded(kept)
    if kept and state:
        rows = await store.read(stream, kept.version + 1)
        if not any(undoes(row) for row in rows):
            _restored(loaded, rows, state, kept.version)
            loaded.snapshot = kept.version
            return
    rows = await store.read(stream)
    if any(undoes(row) for row in rows):
        loaded.restore(state_of(history_of(rows)), rows[-1].version)
        return
    _restored(loaded, rows, None, 0)


def _restored(loaded: LoadedEvent, rows: Sequence[Row], state: EventState | None, version: int) -> None:
    """The tournament after these rows, none of which undoes anything, from the state at a version."""
    events = [happened for row in rows for happened in row.events]
    after = fold(events, state) if events else state  # type: ignore[arg-type]  # the stream holds no other events
    loaded.restore(after, rows[-1].version if rows else version)


async def keep(loaded: LoadedEvent, stream: str, store: Store) -> None:
    """Stores its state, for a quicker start next time. Raises ``StoreError``."""
    try:
        body = msgspec.msgpack.encode(loaded.state)
    except OverflowError:
        return  # levels that doubled for days exceed its numbers: such an event starts from its rows
    version = loaded.version
    await store.keep_snapshot(Snapshot(stream, version, code(), body))
    loaded.snapshot = version


def _decoded(kept: Snapshot | None) -> EventState | None:
    if kept is None:
        return None
    try:
        return msgspec.msgpack.decode(kept.body, type=EventState)
    except msgspec.MsgspecError:
        return None  # a damaged snapshot counts as none


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from _modules(one)
        elif one.name.endswith(".py"):
            yield one


@cache
def code() -> str:
    """The name of the code that computes states from events."""
    whole = hashlib.sha256(str(SCHEMA).encode())
    for package in ("tournament", "table"):
        for module in _modules(files(f"shuffleup.{package}")):
            whole.update(module.read_bytes())
    return whole.hexdigest()[:16]
