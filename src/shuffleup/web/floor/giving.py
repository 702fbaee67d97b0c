"""Commands given to an event, and what would become of them: parse, decide, append, acknowledge."""

import asyncio
from collections.abc import Mapping
from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, ValidationError, json

from shuffleup.accounts.roles import COMMANDS, ROOM, Right, Role
from shuffleup.accounts.signing_in import Door, Signed
from shuffleup.answer import UNSAID, Refusal, refuse
from shuffleup.people.register import Keeper
from shuffleup.room.dealers import Dealers
from shuffleup.service.streams import LoadedEvent, event_stream
from shuffleup.store.port import Row
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.undo import Redo, Undo
from shuffleup.tournament.words.chips import CountChips
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.asked import Asked, CommandId, Reason
from shuffleup.web.shell.commands import (
    Acknowledged,
    FloorCommand,
    NamedByIds,
    given_by_two,
    named_by_ids,
    would_refuse,
    would_take_two,
)
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import NOBODY, REFUSED, RefusedError, WebErrorFacts, facts_of, of_refusal
from shuffleup.web.shell.vouching import Second, Vouching, at_house_cost, strange_drawer
from shuffleup.web.shell.who_asks import FORBIDDEN, not_his, role_refusal
from shuffleup.wire.bounds import beyond, tidied

MANY = 200
"""Entries of a list that are processed quickly, however they are written."""


MOST_VERSION = 2**53
"""A version of a log that every page can still count to."""
MOST_OFFERS = 200
"""The most commands that the buttons of one page ask about at once; a sheet of many tables has one per free chair."""


class CommandRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with the id that its sender gave it: sent again after a lost answer, it counts once.

    ``seen`` is the version of the log at which he decided on it, 0 if he does not say: a command that depends on what
    was written since is refused with ``happened-meanwhile``. ``second`` vouches for what nobody does with money alone:
    without one it is refused with ``second-person``.
    """

    command_id: CommandId
    command: FloorCommand
    reason: Reason = UNSAID
    seen: Annotated[int, Meta(ge=0, le=MOST_VERSION)] = 0
    second: Second | None = None


class SeatsRead(Struct, frozen=True, forbid_unknown_fields=True):
    """Everybody whom the log has sent to a new seat, up to this version, is seated."""

    version: Annotated[int, Meta(ge=1)]


class Offers(Struct, frozen=True, forbid_unknown_fields=True):
    """Commands that might be given next."""

    commands: Annotated[tuple[FloorCommand, ...], Meta(max_length=MOST_OFFERS)]


@post(
    "/events/{event_id:str}/commands",
    status_code=200,
    summary="Give a command to an event",
    right=Right.GIVE_COMMANDS,
)
async def give_command(
    event_id: FromPath[str],
    data: JSONBody[CommandRequest],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    request: Asked,
) -> Acknowledged:
    """Carries a command out, or says why not: status 409 with code, message, rule and facts of the refusal."""
    _all_read(json.decode(await request.body()), data)
    await desk.room(event_id)
    await _allowed(desk, event_id, data.command, request.user)
    named = await _in_ids(desk, event_id, data, request.user)
    await _within_his(desk, door, event_id, named.command, request.user)
    entered = bool(named.new) and await _entered(desk, event_id, data.command_id, named, request.user)
    try:
        by, two = By.of(request.user, data.reason, data.seen), Vouching(door, request.user, data.second)
        answer = await given_by_two(desk, event_id, data.command_id, named.command, by, two)
    except RefusedError as fault:
        fault.new = named.new
        raise
    if named.new and not entered and not answer.repeated:  # it would have been refused a moment ago
        await desk.register.enter(named.new, Keeper(request.user.staff, desk.now()))
    return answer


@post(
    "/events/{event_id:str}/offers",
    status_code=200,
    summary="What would be refused",
    right=Right.GIVE_COMMANDS,
    reads=True,
)
async def offer(
    event_id: FromPath[str], data: JSONBody[Offers], desk: NamedDependency[Desk], request: Asked
) -> list[WebErrorFacts | None]:
    """For each command, why it would be refused now, or null if it would be accepted; nothing is done.

    Obstacles to an undo are not looked up.
    """
    room, place = await desk.room(event_id), event_stream(event_id)
    told = [_offered(desk, room, command, request.user) for command in data.commands]
    return [None if refusal is None else facts_of(refusal, place, request, new) for refusal, new in told]


async def _allowed(desk: Desk, event_id: str, command: FloorCommand, signed: Signed) -> None:
    """Raises ``RefusedError`` for what his role may not give; the same applies to what is undone or redone.

    A user who does not run the room can only undo what he did himself.
    """
    kinds: list[type[Struct]] = [type(command)]
    row: Row | None = None
    if isinstance(command, Undo | Redo):
        row = await desk.service.store.find(event_stream(event_id), command.command_id)
        kinds += [type(row.command)] if row and type(row.command) in COMMANDS else []
    refusal = next((not_his(signed.role, kind) for kind in kinds if signed.role not in COMMANDS[kind]), None)
    if refusal is None and row and signed.role not in ROOM and row.actor != By.of(signed).actor:
        refusal = refuse("done-by-another")
    if refusal:
        error = of_refusal(refusal, event_stream(event_id))
        error.status = FORBIDDEN
        raise error


async def _within_his(desk: Desk, door: Door, event_id: str, command: FloorCommand, signed: Signed) -> None:
    """Raises ``RefusedError`` for money of the house, drawers of nobody, and chips of other tables than his."""
    state, _ = await desk.state(event_id)
    status, who = FORBIDDEN, at_house_cost(command)
    refusal = role_refusal(signed.role, who) if who and signed.role not in who else None
    if refusal is None and isinstance(command, CountChips) and signed.role is Role.DEALER:
        refusal = await _not_at_his_table(desk, state, command, signed)
    if refusal is None:
        refusal, status = await strange_drawer(door, state, command, By.of(signed).actor), REFUSED
    if refusal:
        error = of_refusal(refusal, event_stream(event_id))
        error.status = status
        raise error


async def _not_at_his_table(desk: Desk, state: EventState, command: CountChips, dealer: Signed) -> Refusal | None:
    """Why a dealer does not take this count. Where he deals is known from the tables of the room."""
    now = desk.now()
    downs = await Dealers(desk.register.database).downs(now, now + 1)
    his = {one.table for one in downs if not one.ended_at and dealer.name in (one.dealer, one.dealer.strip())}
    counted = {table.number for one in command.counts if (table := table_of(state, one.player))}
    strange = sorted(counted - his)
    return refuse("not-his-table", table=strange[0]) if strange else None


def _all_read(sent: object, read: object, at: str = "$") -> None:
    """Raises ``ValidationError`` for any key, however deep, that was not read: a misspelt one would be ignored.

    Parts of a command are stored in the log, and reading the log is more forgiving than this.
    """
    if isinstance(sent, dict) and isinstance(read, Struct):
        kind = type(read)
        fields = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
        for key, value in sent.items():
            if key in fields:
                _all_read(value, getattr(read, fields[key]), f"{at}.{key}")
            elif key != kind.__struct_config__.tag_field:
                raise ValidationError(f"Object contains unknown field `{key}` - at `{at}`")
    elif isinstance(sent, list) and isinstance(read, tuple):
        for one, other in zip(sent, read, strict=False):
            _all_read(one, other, f"{at}[...]")


def _offered(
    desk: Desk, room: LoadedEvent, command: FloorCommand, by: Signed
) -> tuple[Refusal | None, Mapping[str, str]]:
    """Why a command would be refused, and the names in it that are new."""
    kind = type(command)
    if by.role not in COMMANDS[kind]:
        return not_his(by.role, kind), NOBODY
    if isinstance(command, Undo | Redo):
        return None, NOBODY
    unfit = beyond(command)
    if unfit is not None:
        return unfit, NOBODY
    named = named_by_ids(desk, room, tidied(command), by)
    return named.refusal or would_refuse(room, named.command, desk.now()), named.new


@post(
    "/events/{event_id:str}/seats-read",
    status_code=204,
    summary="The new seats have been read",
    right=Right.MARK_SEATS_READ,
)
async def read_seats(event_id: FromPath[str], data: JSONBody[SeatsRead], desk: NamedDependency[Desk]) -> None:
    """Takes the new seats off the wall and the floor page: a mark on the screens of the room, not in the log."""
    await desk.room(event_id)
    await desk.mark_read(event_id, data.version)
    desk.hub.stir(event_stream(event_id))


async def _in_ids(desk: Desk, event_id: str, data: CommandRequest, by: Signed) -> NamedByIds[FloorCommand]:
    """The command in the form in which the log has it, with ids for players. An undo gives a command's id exactly.
    Raises ``RefusedError``."""
    unfit = beyond(data.command)
    if unfit is not None:
        raise of_refusal(unfit, event_stream(event_id))
    if isinstance(data.command, Undo | Redo):
        return NamedByIds(data.command, {}, None)
    named = named_by_ids(desk, await desk.room(event_id), await _tidy(data.command), by)
    if named.refusal is not None:
        error = of_refusal(named.refusal, event_stream(event_id))
        error.new = named.new
        raise error
    return named


async def _entered(desk: Desk, event_id: str, command_id: str, named: NamedByIds[FloorCommand], by: Signed) -> bool:
    """Adds the players whom a command lets in to the register, before the log has their ids. A command that would be
    refused, or counts already, lets nobody in."""
    given_before = await desk.service.store.find(event_stream(event_id), command_id)
    if given_before or would_take_two(await desk.room(event_id), named.command, By.of(by).actor, desk.now()):
        return False
    await desk.register.enter(named.new, Keeper(by.staff, desk.now()))
    return True


async def _tidy(command: FloorCommand) -> FloorCommand:
    """The command as stored; one that names many is processed outside the loop."""
    lists = [value for name in command.__struct_fields__ if isinstance(value := getattr(command, name), tuple)]
    long = any(len(one) > MANY for one in lists)
    return await asyncio.to_thread(tidied, command) if long else tidied(command)
