"""Tables where the software deals, over the network: what a player and a spectator see, and what a player does.

A player is known by his sign-in: no request names a player or a seat, so nobody can ask for another's cards. Each
action has an id of the player's that counts once, and says which question it answers, so that an answer to one question
is never taken for an answer to the next.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Literal, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import RIGHTS, Right
from shuffleup.answer import Refusal, note, refuse
from shuffleup.games.limits import Limit
from shuffleup.hand import actions as hand
from shuffleup.hand.view import plan_of
from shuffleup.play import commands as table
from shuffleup.projections.clock import ClockView, clock
from shuffleup.projections.event_numbers import EventHead, Numbers, event_head, numbers
from shuffleup.projections.online_table import SeatPage, TableHeld, TableView, seat_page, table_view
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.streams import LoadedEvent, event_stream, table_stream
from shuffleup.table.auto_play import Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import SECOND
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.words.commands import Register
from shuffleup.tournament.words.entry import VoidEntry
from shuffleup.tournament.words.live import ChooseGame
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import EventState
from shuffleup.web.commands import Asked, CommandId
from shuffleup.web.desk import By, Desk
from shuffleup.web.entering import named_by_ids
from shuffleup.web.errors import RefusedError, of_refusal
from shuffleup.web.traffic.log import about
from shuffleup.wire.json import Command

AnsweredBy: TypeAlias = Literal[
    "fold", "check", "call", "raise-to", "show", "muck", "discard", "turn-up", "post-blind", "deal-cards", "parol",
    "join", "decline", "choose-layout",
]  # fmt: skip
"""Answers to a question: ``Ask.acts`` says which are possible."""
AnyTime: TypeAlias = Literal["sit-out", "come-back", "set-preferences", "choose-game"]


class PlayerAct(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's action. ``asked_at`` names the question that is answered, and ``to`` the total of a bet or raise."""

    do: AnsweredBy | AnyTime
    asked_at: int = 0
    to: Annotated[int, Meta(ge=0, le=10**15)] = 0
    picks: Annotated[tuple[int, ...], Meta(max_length=10)] = ()
    preferences: Preferences | None = None
    layout: DealerChoice | None = None
    game: Annotated[str, Meta(max_length=40)] = ""
    limit: Limit | None = None


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An action with the id that the player's program gave it: sent again after a lost answer, it counts once."""

    command_id: CommandId
    act: PlayerAct


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


class GameToName(Struct, frozen=True):
    """A game that the player may name for the next turn of his table."""

    game: str
    limit: Limit


class PlayerStanding(Struct, frozen=True):
    """A player's status: ``none``, ``entered``, ``in``, ``waiting`` (without a seat for now) or ``out``."""

    status: Literal["none", "entered", "in", "waiting", "out"]
    table: int = 0
    chair: int = 0
    place: int = 0
    prize_cents: int = 0
    games: tuple[GameToName, ...] = ()
    """In dealer's choice, the games he may name if it is his turn; empty otherwise."""


class SeatAnswer(Struct, frozen=True):
    """An event from a player's seat. ``seat`` is None while he has none."""

    version: int
    table_version: int
    now: int
    event: EventHead
    numbers: Numbers
    clock: ClockView
    me: PlayerStanding
    seat: SeatPage | None
    names: Mapping[str, str]
    """The public names of the players at his table, by id; a bot has none."""


class RailAnswer(Struct, frozen=True):
    """A table as seen from the rail, as it was at ``as_of``."""

    now: int
    as_of: int
    table: TableView
    names: Mapping[str, str]


@get("/api/lobby", summary="The events that the software deals", right=Right.WATCH_TABLES)
async def lobby(desk: NamedDependency[Desk], request: Asked) -> list[LobbyLine]:
    """Events that can be entered, played and watched, last opened first."""
    found: list[LobbyLine] = []
    person = desk.player_of(request.user)
    ids = desk.register.directory.ids(person) if person else frozenset()
    for line in await desk.events():
        state, _ = await desk.state(line.event.event_id)
        definition = state.definition
        if definition.online:
            entry, online = definition.entry, definition.online
            mine = any(one.player in ids for one in state.entries)
            price = (definition.seats, entry.buy_in_cents, entry.fee_cents)
            found.append(LobbyLine(line.event, line.numbers, *price, online.starts_at, online.bots, mine))
    return found


@post("/api/events/{event_id:str}/enter", status_code=200, summary="Enter an event", right=Right.PLAY_ONLINE)
async def enter(
    event_id: FromPath[str], data: JSONBody[EntryRequest], desk: NamedDependency[Desk], request: Asked
) -> SeatAnswer:
    """Enters the player: a sit & go begins with its last one."""
    state = await _online(desk, event_id)
    by = By.of(request.user)
    player = desk.player_of(request.user, state)
    if not player:
        raise of_refusal(refuse("not-a-player"), event_stream(event_id))
    named = named_by_ids(desk, await desk.room(event_id), Register((player,)), request.user)
    if named.refusal:
        raise of_refusal(named.refusal, event_stream(event_id))
    await desk.give(event_id, _own(player, data.command_id), named.command, by)
    return await _answer(desk, event_id, player)


@post("/api/events/{event_id:str}/leave", status_code=200, summary="Leave before it begins", right=Right.PLAY_ONLINE)
async def leave(
    event_id: FromPath[str], data: JSONBody[EntryRequest], desk: NamedDependency[Desk], request: Asked
) -> SeatAnswer:
    """Takes the player's entry back, as long as no seats are drawn."""
    state = await _online(desk, event_id)
    player, by = desk.player_of(request.user, state), By.of(request.user)
    entry = next((one for one in state.entries if one.player == player), None)
    if entry is None:
        raise of_refusal(refuse("not-entered", player=player), event_stream(event_id))
    void = VoidEntry(entry=entry.number, reason=Reason.LEFT_EARLY, author=by.actor)
    await desk.give(event_id, _own(player, data.command_id), void, by)
    return await _answer(desk, event_id, player)


@get("/api/events/{event_id:str}/seat", summary="The table from the player's seat", right=Right.PLAY_ONLINE)
async def seat(event_id: FromPath[str], desk: NamedDependency[Desk], request: Asked) -> SeatAnswer:
    """The player's cards, his question, the table, the clock, and his status."""
    state = await _online(desk, event_id)
    player = desk.player_of(request.user, state)
    await desk.addresses.note(event_id, player, request.client.host if request.client else "", desk.now())
    return await _answer(desk, event_id, player)


@post("/api/events/{event_id:str}/acts", status_code=200, summary="Act at the table", right=Right.PLAY_ONLINE)
async def act(
    event_id: FromPath[str], data: JSONBody[SeatRequest], desk: NamedDependency[Desk], request: Asked
) -> SeatAnswer:
    """Answers the question put to the player, or lets him sit out, come back, or decide answers in advance."""
    state = await _online(desk, event_id)
    player, by = desk.player_of(request.user, state), By.of(request.user)
    number = _table_of(state, player)
    command_id = _own(player, data.command_id)
    if data.act.do == "choose-game":
        named = ChooseGame(table=number, game=data.act.game, limit=data.act.limit, author=player)
        _his_choice(state, number, player)
        await desk.give(event_id, command_id, named, by)
        return await _answer(desk, event_id, player)
    stream = table_stream(event_id, number)
    room = await desk.service.loaded(stream)
    if not isinstance(room, LoadedTable) or room.online is None:
        raise of_refusal(refuse("no-hand", why="dealt"), stream)
    if await desk.service.store.find(stream, command_id) is None:
        command = _command(data.act, room, player)
        if isinstance(command, Refusal):
            raise of_refusal(command, stream)
        about(command=command_id, stream=stream, kind=data.act.do)
        outcome = await desk.service.execute(Order(stream, command_id, command, by.actor, by.asked), desk.now())
        if not isinstance(outcome, Accepted):
            raise of_refusal(outcome, stream)
    return await _answer(desk, event_id, player)


@get(
    "/api/events/{event_id:str}/tables/{number:int}",
    summary="A table from the rail",
    right=Right.WATCH_TABLES,
)
async def rail(
    event_id: FromPath[str], number: FromPath[int], desk: NamedDependency[Desk], request: Asked
) -> RailAnswer:
    """The table some time ago, for spectators and players; as it is now, for the floor."""
    state = await _online(desk, event_id)
    online = state.definition.online
    stream, now = table_stream(event_id, number), desk.now()
    if not await desk.service.store.version(stream):
        raise _no_table(event_id, number)
    if request.user.role in RIGHTS[Right.SEE_FLOOR]:
        room = await desk.service.loaded(stream)
        assert isinstance(room, LoadedTable)
        seen = table_view(room.state, room.online)
        return RailAnswer(now, now, seen, desk.names.within(state, seen))
    until = now - (online.rail_seconds if online else 0) * SECOND
    seen = await desk.rail.view(stream, until)
    return RailAnswer(now, until, seen, desk.names.within(state, seen, publicly=True))


# ── from an act to a command ─────────────────────────────────────────────────────────────────────────────────────────

_ANSWERS: Mapping[str, Callable[[int, PlayerAct], hand.Action]] = {
    "fold": lambda seat, _: hand.Fold(seat),
    "check": lambda seat, _: hand.Check(seat),
    "call": lambda seat, _: hand.Call(seat),
    "raise-to": lambda seat, act: hand.RaiseTo(seat, act.to),
    "show": lambda seat, _: hand.Show(seat),
    "muck": lambda seat, _: hand.Muck(seat),
    "discard": lambda seat, act: hand.Discard(seat, act.picks),
    "turn-up": lambda seat, act: hand.TurnUp(seat, act.picks[0] if act.picks else -1),
    "post-blind": lambda seat, _: hand.PostBlind(seat),
    "deal-cards": lambda seat, _: hand.DealCards(seat),
    "parol": lambda seat, _: hand.Parol(seat),
    "join": lambda seat, _: hand.Join(seat),
    "decline": lambda seat, _: hand.Decline(seat),
}


def _command(act: PlayerAct, room: LoadedTable, player: str) -> Command | Refusal:
    """The command that an action of this player means, or why it comes too late or out of turn."""
    if act.do == "sit-out":
        return table.SitOut(player)
    if act.do == "come-back":
        return table.ComeBack(player)
    if act.do == "set-preferences":
        return table.SetPreferences(player, act.preferences or Preferences())
    question = room.online.question(player) if room.online else None
    if question is None:
        return refuse("not-your-turn", player=player, why="player")
    if question.asked_at != act.asked_at:
        return refuse("question-over")
    if act.do == "choose-layout":
        return table.ChooseLayout(player, act.layout) if act.layout else refuse("no-choice", why="layout")
    if room.state is None or act.do not in _ANSWERS:
        return refuse("not-your-turn", player=player, why="player")
    seats = [one.player for one in plan_of(room.state).seats]
    return _ANSWERS[act.do](seats.index(player), act)


def _his_choice(state: EventState, number: int, player: str) -> None:
    due = chooser_now(state, state.floor.tables[number])
    if due is None or due.player != player:
        raise of_refusal(refuse("not-your-turn", player=player, why="player"), event_stream(state.opening.event_id))


def _own(player: str, command_id: str) -> str:
    """Command ids of different players never clash: a player who uses another's id gets one of his own."""
    return f"{player}/{command_id}"


# ── what he sees ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def _answer(desk: Desk, event_id: str, player: str) -> SeatAnswer:
    state, version = await desk.state(event_id)
    me = _standing(state, player)
    room = await desk.service.loaded(table_stream(event_id, me.table)) if me.table else None
    page: SeatPage | None = None
    if isinstance(room, LoadedTable):
        page = seat_page(_dealt(room), player, me.chair)
    table_version = room.version if isinstance(room, LoadedTable) else 0
    names = desk.names.within(state, page, publicly=True)
    shown = (event_head(state), numbers(state), clock(state), me, page, names)
    return SeatAnswer(version, table_version, desk.now(), *shown)


def _dealt(room: LoadedTable) -> TableHeld:
    if room.state is None:
        return TableHeld(None, None, None, room.online, room.italian)
    dealt = room.dealt(plan_of(room.state))
    return TableHeld(room.state, dealt.rules, dealt.deck, room.online, room.italian)


def _standing(state: EventState, player: str) -> PlayerStanding:
    for number, floor_table in state.floor.tables.items():
        for chair in floor_table.chairs:
            if chair.player == player:
                return PlayerStanding("in", number, chair.number, games=_games(state, number, player))
    cents = sum([award.cents for award in state.prizes.awards if award.player == player])
    for place in state.places:
        if place.player == player:
            return PlayerStanding("out", place=place.place, prize_cents=cents)
    if not any(one.player == player for one in state.entries):
        return PlayerStanding("none")
    return PlayerStanding("waiting" if state.floor.tables else "entered")


def _games(state: EventState, number: int, player: str) -> tuple[GameToName, ...]:
    due = chooser_now(state, state.floor.tables[number])
    rotation = state.definition.rotation
    if due is None or due.player != player or rotation is None:
        return ()
    return tuple([GameToName(one.variant, one.limit) for one in rotation.games])


def _table_of(state: EventState, player: str) -> int:
    me = _standing(state, player)
    if not me.table:
        raise of_refusal(refuse("no-seat-here"), event_stream(state.opening.event_id))
    return me.table


async def _online(desk: Desk, event_id: str) -> EventState:
    """An event that the software deals. Raises ``RefusedError`` for any other."""
    room = await desk.room(event_id)
    assert isinstance(room, LoadedEvent) and room.state
    if room.state.definition.online is None:
        raise of_refusal(refuse("people-deal", event=event_id), event_stream(event_id))
    return room.state


def _no_table(event_id: str, number: int) -> RefusedError:
    what = note("there-is-no-table", table=number, event=event_id)
    return RefusedError("unknown-table", what, status=404, place=event_stream(event_id))
