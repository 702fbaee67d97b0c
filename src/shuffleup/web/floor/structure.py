"""The levels of an event: past, present and coming, and what an edit of them would change."""

import math

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Code, Refusal
from shuffleup.projections.outlook import Moment
from shuffleup.service.streams import event_stream
from shuffleup.tournament.facts.clock import at_present, structure_of
from shuffleup.tournament.words.clock import EditStructure
from shuffleup.tournament.words.definition import Structure
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal
from shuffleup.web.shell.forecasts import would_be
from shuffleup.web.shell.sums import Sums
from shuffleup.wire.bounds import beyond


class StructurePage(Struct, frozen=True):
    """The levels and breaks as they are now. ``present`` is the index of the current one, from 0; -1 before play.

    All before it are frozen, and of the present one only the length can be changed. Coming levels can be suggested for
    ``players`` with ``stack`` chips each: those who are left or, before play, those who have entered so far.
    """

    version: int
    present: int
    structure: Structure
    players: int
    stack: int
    denominations: tuple[int, ...]
    """The chips that are still in play, lowest first; empty if the event names none."""


class StructurePreviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Proposed levels and breaks."""

    structure: Structure


class StructurePreview(Struct, frozen=True):
    """When the event would end with the present and with the proposed levels; null with a reason if unknown.

    ``minutes`` are all levels and breaks together, without levels by hands.
    """

    present: int
    before: Moment | None
    after: Moment | None
    why: str
    minutes_before: int
    minutes_after: int


@get("/events/{event_id:str}/structure", summary="The levels of an event", right=Right.SEE_FLOOR)
async def structure_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> StructurePage:
    """Levels and breaks, and how far the event is in them."""
    state, version = await desk.state(event_id)
    floor, definition = state.floor, state.definition
    unit = min([table.unit for table in floor.tables.values()], default=0)
    chips = tuple([chip.value for chip in definition.chips if chip.value >= unit])
    players = floor.players or len(state.entries)
    stack = sum([chair.stack for chair in floor.chairs]) // floor.players if floor.players else definition.entry.stack
    return StructurePage(version, _present(state, desk.now()), structure_of(state), players, stack, chips)


@post(
    "/events/{event_id:str}/structure/preview",
    status_code=200,
    summary="What other levels would change",
    right=Right.SEE_FORECAST,
    reads=True,
)
async def preview_structure(
    event_id: FromPath[str],
    data: JSONBody[StructurePreviewRequest],
    desk: NamedDependency[Desk],
    sums: NamedDependency[Sums],
) -> StructurePreview:
    """The end of the event with these levels, or why they are refused; nothing is done."""
    room, now = await desk.room(event_id), desk.now()
    command = EditStructure(data.structure, Code("preview"), "preview")
    decided = beyond(command) or room.decide(command, "preview", now)
    if isinstance(decided, Refusal):
        raise of_refusal(decided, event_stream(event_id))
    before, after = room.state, decided.after
    assert isinstance(before, EventState) and isinstance(after, EventState)
    old, new = await sums.of(lambda _: (would_be(before, now), would_be(after, now)))
    why = old.why or new.why
    lengths = [math.ceil(sum([step.minutes for step in structure_of(state).steps])) for state in (before, after)]
    return StructurePreview(_present(after, now), old.end, new.end, why, *lengths)


def _present(state: EventState, at: int) -> int:
    return at_present(state, at).clock.step
