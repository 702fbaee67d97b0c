"""What may be asked of an event over the network: parse, decide, append, acknowledge."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, json

from shuffleup.formats.event_problems import EventFileError
from shuffleup.projections.audit import Happened, Said, led_to, said
from shuffleup.service.new_event import EventForm, Opened, from_file, from_form
from shuffleup.service.rooms import Decided, EventRoom, Refusal
from shuffleup.service.streams import event_stream
from shuffleup.tournament import commands as c
from shuffleup.tournament.bounty_commands import NameKnockOut
from shuffleup.tournament.cage_commands import CageCommand
from shuffleup.tournament.chip_commands import ChipCommand
from shuffleup.tournament.clock_commands import ClockCommand
from shuffleup.tournament.conduct_commands import ConductCommand
from shuffleup.tournament.dealer_commands import DealerCommand
from shuffleup.tournament.flight_commands import FlightCommand
from shuffleup.tournament.live_commands import LiveCommand
from shuffleup.tournament.prize_commands import PrizeCommand
from shuffleup.tournament.seat_commands import SeatCommand
from shuffleup.tournament.undo import Redo, Undo, UndoCommand
from shuffleup.web.desk import Desk
from shuffleup.web.errors import RefusedError, WebErrorFacts, facts_of, of_refusal
from shuffleup.web.unread import all_read
from shuffleup.wire.bounds import beyond, tidied

FloorCommand: TypeAlias = (
    c.Register
    | c.DrawSeats
    | c.StartEvent
    | c.StartRound
    | c.CloseRound
    | c.AdvanceLevel
    | c.RaceChips
    | c.MovePlayer
    | c.BreakTable
    | c.RedrawFinalTable
    | c.AwardPrizes
    | ClockCommand
    | SeatCommand
    | ConductCommand
    | ChipCommand
    | NameKnockOut
    | CageCommand
    | PrizeCommand
    | DealerCommand
    | FlightCommand
    | LiveCommand
    | UndoCommand
)
"""Everything that people ask of an event whose tables they deal at themselves."""

MANY = 200
"""Entries of a list that take no time to speak of, however they are written."""
_PRINTED = r"^[^\x00-\x1f\x7f]+$"
CommandId = Annotated[str, Meta(min_length=1, max_length=80, pattern=_PRINTED, description="the sender's; counts once")]
Actor = Annotated[str, Meta(min_length=1, max_length=80, pattern=_PRINTED, description="who asks")]
EventId = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$", description="letters a-z, digits and hyphens")]


MOST_OFFERS = 200
"""What the buttons of one page can ask for at once; a sheet of many tables has one for every free chair."""


class CommandRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with the id that its sender gave it: sent again after a lost answer, it counts once."""

    command_id: CommandId
    command: FloorCommand
    actor: Actor = "floor"


class EventRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An event to be opened under an id of the sender's choice."""

    command_id: CommandId
    event_id: EventId
    form: EventForm
    actor: Actor = "floor"


class EventFileRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An event to be opened from its file: ``text`` is what stands in it, ``file`` its name for what is wrong there."""

    command_id: CommandId
    event_id: EventId
    file: Annotated[str, Meta(min_length=1, max_length=200)]
    text: str
    actor: Actor = "floor"


class SeatsRead(Struct, frozen=True, forbid_unknown_fields=True):
    """Everybody sits whom the log has sent to a new seat, up to this version of it."""

    version: Annotated[int, Meta(ge=1)]


class Offers(Struct, frozen=True, forbid_unknown_fields=True):
    """Commands that somebody might give next."""

    commands: Annotated[tuple[FloorCommand, ...], Meta(max_length=MOST_OFFERS)]


class Acknowledged(Struct, frozen=True):
    """The command is in the log. ``repeated`` says that it had been there before."""

    event_id: str
    version: int
    command_id: str
    repeated: bool
    asked: Said
    led_to: tuple[Happened, ...]


@post("/api/events/{event_id:str}/commands", status_code=200, summary="Give a command to an event")
async def give_command(
    event_id: FromPath[str],
    data: JSONBody[CommandRequest],
    desk: NamedDependency[Desk],
    request: Request[Any, Any, Any],
) -> Acknowledged:
    """Carries a command out, or says why not: status 409 with code, message, rule and facts of the refusal."""
    all_read(json.decode(await request.body()), data)
    await desk.room(event_id)
    return await _given(desk, event_id, data.command_id, data.command, data.actor)


@post("/api/events/{event_id:str}/offers", status_code=200, summary="What would be refused")
async def offer(
    event_id: FromPath[str], data: JSONBody[Offers], desk: NamedDependency[Desk], request: Request[Any, Any, Any]
) -> list[WebErrorFacts | None]:
    """For each command why it would be refused now, null where it would be taken; nothing is done.

    What stands in the way of an undo is not looked up.
    """
    room, place = await desk.room(event_id), event_stream(event_id)
    refusals = [_would_refuse(room, command, desk.now()) for command in data.commands]
    return [None if refusal is None else facts_of(refusal, place, request) for refusal in refusals]


def _would_refuse(room: EventRoom, command: FloorCommand, at: int) -> Refusal | None:
    if isinstance(command, Undo | Redo):
        return None
    unfit = beyond(command)
    if unfit is not None:
        return unfit
    decided = room.decide(tidied(command), "offer", at)
    return None if isinstance(decided, Decided) else decided


@post("/api/events", status_code=201, summary="Open an event")
async def open_event(data: JSONBody[EventRequest], desk: NamedDependency[Desk]) -> Acknowledged:
    """Opens an event from what somebody filled in."""
    opened = await _read(lambda: from_form(data.form, data.event_id))
    return await _given(desk, data.event_id, data.command_id, opened.command, data.actor)


@post("/api/events/file", status_code=201, summary="Open an event from its file")
async def open_event_file(data: JSONBody[EventFileRequest], desk: NamedDependency[Desk]) -> Acknowledged:
    """Opens an event from the text of an event file, with everything that such a file can say."""
    opened = await _read(lambda: from_file(data.text, data.file, data.event_id))
    return await _given(desk, data.event_id, data.command_id, opened.command, data.actor)


@post("/api/events/{event_id:str}/seats-read", status_code=204, summary="The new seats have been read")
async def read_seats(event_id: FromPath[str], data: JSONBody[SeatsRead], desk: NamedDependency[Desk]) -> None:
    """Takes the new seats off the wall and the floor page: a mark on the screens of this server, not in the log."""
    await desk.room(event_id)
    await desk.mark_read(event_id, data.version)


async def _read(read: Callable[[], Opened]) -> Opened:
    """What was filled in or written, read beside the loop: a long file holds nobody up.

    Raises ``RefusedError`` with the first thing that is wrong there.
    """
    try:
        return await asyncio.to_thread(read)
    except EventFileError as fault:
        place = fault.place.rstrip(":")
        raise RefusedError("bad-event", fault.what, status=422, place=place, hint=fault.hint) from None


async def _tidy(command: FloorCommand) -> FloorCommand:
    """The command as it is kept; one that names many is gone through beside the loop."""
    lists = [value for name in command.__struct_fields__ if isinstance(value := getattr(command, name), tuple)]
    long = any(len(one) > MANY for one in lists)
    return await asyncio.to_thread(tidied, command) if long else tidied(command)


async def _given(
    desk: Desk, event_id: str, command_id: str, command: FloorCommand | c.OpenEvent, actor: str
) -> Acknowledged:
    """The command in the form in which the log keeps it. An opening comes from the reader of event files, which did so;
    an undo names an id, letter by letter."""
    if not isinstance(command, c.OpenEvent):
        unfit = beyond(command)
        if unfit is not None:
            raise of_refusal(unfit, event_stream(event_id))
        command = command if isinstance(command, Undo | Redo) else await _tidy(command)
    outcome = await desk.give(event_id, command_id, command, actor)
    row = outcome.row
    happened = led_to(row.version, row.events, await desk.followed(event_id))  # type: ignore[arg-type]  # of a tournament
    return Acknowledged(event_id, row.version, command_id, outcome.repeated, said(command), happened)
