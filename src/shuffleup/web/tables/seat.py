"""A seat at a table where the software deals: what its player sees, and what he does.

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

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal, refuse
from shuffleup.games.limits import Limit
from shuffleup.hand import actions as hand
from shuffleup.hand.view import plan_of
from shuffleup.play import commands as table
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.streams import event_stream, table_stream
from shuffleup.table.auto_play import Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.words.live import ChooseGame
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.asked import Asked, CommandId
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import of_refusal
from shuffleup.web.shell.log import about
from shuffleup.web.shell.online_seat import SeatAnswer, online_event, own_command_id, seat_answer, standing_of
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


@get("/events/{event_id:str}/seat", summary="The table from the player's seat", right=Right.PLAY_ONLINE)
async def seat(event_id: FromPath[str], desk: NamedDependency[Desk], request: Asked) -> SeatAnswer:
    """The player's cards, his question, the table, the clock, and his status."""
    state = await online_event(desk, event_id)
    player = desk.player_of(request.user, state)
    await desk.addresses.note(event_id, player, request.client.host if request.client else "", desk.now())
    return await seat_answer(desk, event_id, player)


@post("/events/{event_id:str}/acts", status_code=200, summary="Act at the table", right=Right.PLAY_ONLINE)
async def act(
    event_id: FromPath[str], data: JSONBody[SeatRequest], desk: NamedDependency[Desk], request: Asked
) -> SeatAnswer:
    """Answers the question put to the player, or lets him sit out, come back, or decide answers in advance."""
    state = await online_event(desk, event_id)
    player, by = desk.player_of(request.user, state), By.of(request.user)
    number = _table_of(state, player)
    command_id = own_command_id(player, data.command_id)
    if data.act.do == "choose-game":
        named = ChooseGame(table=number, game=data.act.game, limit=data.act.limit, author=player)
        _his_choice(state, number, player)
        await desk.give(event_id, command_id, named, by)
        return await seat_answer(desk, event_id, player)
    stream = table_stream(event_id, number)
    room = await desk.service.loaded(stream)
    if not isinstance(room, LoadedTable) or room.online is None:
        raise of_refusal(refuse("no-hand", why="dealt"), stream)
    known = await desk.service.store.find(stream, command_id)
    if known and _meant(data.act, player, getattr(known.command, "seat", -1)) != known.command:
        raise of_refusal(refuse("command-id-used", id=data.command_id), stream)
    if known is None:
        command = _command(data.act, room, player)
        if isinstance(command, Refusal):
            raise of_refusal(command, stream)
        about(command=command_id, stream=stream, kind=data.act.do)
        outcome = await desk.service.execute(Order(stream, command_id, command, by.actor, by.asked), desk.now())
        if not isinstance(outcome, Accepted):
            raise of_refusal(outcome, stream)
    return await seat_answer(desk, event_id, player)


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


_AT_ANY_TIME: Mapping[str, Callable[[str, PlayerAct], table.OnlineCommand]] = {
    "sit-out": lambda player, _: table.SitOut(player),
    "come-back": lambda player, _: table.ComeBack(player),
    "set-preferences": lambda player, act: table.SetPreferences(player, act.preferences or Preferences()),
}


def _command(act: PlayerAct, room: LoadedTable, player: str) -> Command | Refusal:
    """The command that an action of this player means, or why it comes too late or out of turn."""
    if act.do in _AT_ANY_TIME:
        return _AT_ANY_TIME[act.do](player, act)
    question = room.online.question(player) if room.online else None
    if question and question.asked_at != act.asked_at:
        return refuse("question-over")
    if act.do == "choose-layout":
        return _meant(act, player) if act.layout else refuse("no-choice", why="layout")
    if question is None:
        return refuse("not-your-turn", player=player, why="player")
    if room.state is None or act.do not in _ANSWERS:
        return refuse("not-your-turn", player=player, why="player")
    seats = [one.player for one in plan_of(room.state).seats]
    return _meant(act, player, seats.index(player))


def _meant(act: PlayerAct, player: str, seat: int = -1) -> Command:
    """The command that an action means, whether or not it is possible now."""
    if act.do == "choose-layout":
        return table.ChooseLayout(player, act.layout or DealerChoice())
    return _AT_ANY_TIME[act.do](player, act) if act.do in _AT_ANY_TIME else _ANSWERS[act.do](seat, act)


def _his_choice(state: EventState, number: int, player: str) -> None:
    due = chooser_now(state, state.floor.tables[number])
    if due is None or due.player != player:
        raise of_refusal(refuse("not-your-turn", player=player, why="player"), event_stream(state.opening.event_id))


# ── what he sees ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _table_of(state: EventState, player: str) -> int:
    me = standing_of(state, player)
    if not me.table:
        raise of_refusal(refuse("no-seat-here"), event_stream(state.opening.event_id))
    return me.table
