"""An event that the software deals, as one of its players sees it."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from shuffleup.answer import refuse
from shuffleup.games.limits import Limit
from shuffleup.hand.view import plan_of
from shuffleup.projections.clock import ClockView, clock
from shuffleup.projections.event_numbers import EventHead, Numbers, event_head, numbers
from shuffleup.projections.online_table import SeatPage, TableHeld, seat_page
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.streams import LoadedEvent, event_stream, table_stream
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal


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


def own_command_id(player: str, command_id: str) -> str:
    """Command ids of different players never clash: a player who uses another's id gets one of his own."""
    return f"{player}/{command_id}"


async def seat_answer(desk: Desk, event_id: str, player: str) -> SeatAnswer:
    """The event as this player sees it now."""
    state, version = await desk.state(event_id)
    me = standing_of(state, player)
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


def standing_of(state: EventState, player: str) -> PlayerStanding:
    """How this player stands in an event."""
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


async def online_event(desk: Desk, event_id: str) -> EventState:
    """An event that the software deals. Raises ``RefusedError`` for any other."""
    room = await desk.room(event_id)
    assert isinstance(room, LoadedEvent) and room.state
    if room.state.definition.online is None:
        raise of_refusal(refuse("people-deal", event=event_id), event_stream(event_id))
    return room.state
