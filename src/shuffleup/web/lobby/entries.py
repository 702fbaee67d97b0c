"""The events that the software deals: which there are, and how a player enters one or leaves it before it begins."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.projections.event_numbers import EventHead, Numbers
from shuffleup.service.streams import event_stream
from shuffleup.tournament.words.commands import Register
from shuffleup.tournament.words.entry import VoidEntry
from shuffleup.tournament.words.reasons import Reason
from shuffleup.web.shell.asked import Asked, CommandId
from shuffleup.web.shell.commands import named_by_ids
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import of_refusal
from shuffleup.web.shell.online_seat import SeatAnswer, online_event, own_command_id, seat_answer


class EntryRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A player enters an event, or leaves it before it begins."""

    command_id: CommandId


class LobbyLine(Struct, frozen=True):
    """An event that the software deals. ``starts_at`` 0: the director begins it. ``mine``: the caller has entered."""

    event: EventHead
    numbers: Numbers
    seats: int
    buy_in_cents: int
    fee_cents: int
    starts_at: int
    bots: int
    mine: bool


@get("/lobby", summary="The events that the software deals", right=Right.WATCH_TABLES)
async def lobby(desk: NamedDependency[Desk], request: Asked) -> list[LobbyLine]:
    """Events that can be entered, played and watched, last opened first."""
    found: list[LobbyLine] = []
    person = desk.player_of(request.user)
    ids = desk.register.directory.ids(person) if person else frozenset()
    for known in sorted([one async for one in desk.known.all() if one.online], key=lambda one: -one.at):
        opened = await desk.known.opened(known)
        definition = opened.state.definition if opened else None
        if opened and definition and definition.online:
            entry, online = definition.entry, definition.online
            mine = any(one.player in ids for one in opened.state.entries)
            price = (definition.seats, entry.buy_in_cents, entry.fee_cents)
            found.append(LobbyLine(known.head, known.numbers, *price, online.starts_at, online.bots, mine))
    return found


@post("/events/{event_id:str}/enter", status_code=200, summary="Enter an event", right=Right.PLAY_ONLINE)
async def enter(
    event_id: FromPath[str], data: JSONBody[EntryRequest], desk: NamedDependency[Desk], request: Asked
) -> SeatAnswer:
    """Enters the player: a sit & go begins with its last one."""
    state = await online_event(desk, event_id)
    by = By.of(request.user)
    player = desk.player_of(request.user, state)
    if not player:
        raise of_refusal(refuse("not-a-player"), event_stream(event_id))
    named = named_by_ids(desk, await desk.room(event_id), Register((player,)), request.user)
    if named.refusal:
        raise of_refusal(named.refusal, event_stream(event_id))
    await desk.give(event_id, own_command_id(player, data.command_id), named.command, by)
    return await seat_answer(desk, event_id, player)


@post("/events/{event_id:str}/leave", status_code=200, summary="Leave before it begins", right=Right.PLAY_ONLINE)
async def leave(
    event_id: FromPath[str], data: JSONBody[EntryRequest], desk: NamedDependency[Desk], request: Asked
) -> SeatAnswer:
    """Takes the player's entry back, as long as no seats are drawn."""
    state = await online_event(desk, event_id)
    player, by = desk.player_of(request.user, state), By.of(request.user)
    entry = next((one for one in state.entries if one.player == player), None)
    if entry is None:
        raise of_refusal(refuse("not-entered", player=player), event_stream(event_id))
    void = VoidEntry(entry=entry.number, reason=Reason.LEFT_EARLY, author=by.actor)
    await desk.give(event_id, own_command_id(player, data.command_id), void, by)
    return await seat_answer(desk, event_id, player)
