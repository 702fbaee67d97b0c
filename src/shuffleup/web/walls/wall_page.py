"""The wall of an event: what everybody in the room sees of it."""

from collections import Counter
from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.projections.audit import Call
from shuffleup.projections.wall import WallView, wall
from shuffleup.room.calendar import Calendar
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.at_tables import ShotClockTime, shot_clock
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.room_hours import RoomHours, room_hours


class Envelopes(Struct, frozen=True):
    """The number of mystery envelopes with the same amount, in cents."""

    cents: int
    count: int


class WallPage(Struct, frozen=True):
    """The wall, and the players called to new seats."""

    version: int
    now: int
    view: WallView
    calls: tuple[Call, ...]
    """Newest first."""
    hours: RoomHours
    shot_clock: ShotClockTime | None
    envelopes: tuple[Envelopes, ...]
    """The envelopes still to be drawn, richest first."""
    names: Mapping[str, str]
    """The public names of the players on it, by id."""


@get("/events/{event_id:str}/wall", summary="The wall of an event", right=Right.SEE_WALL, ready=True)
async def wall_page(
    event_id: FromPath[str], desk: NamedDependency[Desk], calendar: NamedDependency[Calendar]
) -> WallPage:
    """Clock, blinds, players and prizes."""
    state, version = await desk.state(event_id)
    now = desk.now()
    view, calls = wall(state), await desk.calls(event_id, now)
    names = desk.names.within(state, (view, calls), publicly=True)
    hours = await room_hours(state, calendar, desk.clock.ahead)
    return WallPage(version, now, view, calls, hours, shot_clock(state), _envelopes(state), names)


def _envelopes(state: EventState) -> tuple[Envelopes, ...]:
    left = Counter(state.bounties.mystery.envelopes)
    return tuple([Envelopes(cents, left[cents]) for cents in sorted(left, reverse=True)])
