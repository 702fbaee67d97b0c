"""The public page of an event: clock, counts, places and the latest news, for anybody who follows it."""

from collections.abc import Iterable, Mapping
from typing import Literal

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.answer import note
from shuffleup.projections.event_numbers import EventHead
from shuffleup.room.calendar import Calendar
from shuffleup.room.own_place import EventOnPhone, SeatsKnown
from shuffleup.room.published import PublishedEvents, public_names
from shuffleup.tournament.undo import Step
from shuffleup.tournament.words.chips import ChipsCounted
from shuffleup.tournament.words.events import LevelStarted
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.limits import Budget
from shuffleup.web.shell.own_seats import OwnSeats
from shuffleup.web.shell.room_hours import RoomHours, room_hours

MOST_MOMENTS = 40
MOST_KEPT = 50
"""How many events' views are kept in memory; beyond that they are computed again."""


class PublicSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether anybody may follow this event."""

    on: bool


class PublicStack(Struct, frozen=True):
    """A player who is in: his chips at the last count, and its time; 0 if they were never counted."""

    player: str
    table: int
    chips: int
    at: int


class PublicPlace(Struct, frozen=True):
    """A player who is out, or has won."""

    player: str
    place: int
    shared_by: int
    prize_cents: int


class PublicMoment(Struct, frozen=True):
    """Something that happened: a player is ``out`` in a place, stacks were ``counted`` (whose was largest, and its
    size), or a ``level`` has begun."""

    at: int
    kind: Literal["out", "counted", "level"]
    number: int
    """The place, how many stacks were counted, or the level."""
    player: str = ""
    chips: int = 0


class PublicPage(Struct, frozen=True):
    """An event as anybody sees it. Stacks are by size, uncounted ones last; moments are newest first."""

    version: int
    now: int
    hours: RoomHours
    view: EventOnPhone
    stacks: tuple[PublicStack, ...]
    places: tuple[PublicPlace, ...]
    moments: tuple[PublicMoment, ...]


_View = tuple[EventOnPhone, tuple[PublicStack, ...], tuple[PublicPlace, ...], tuple[PublicMoment, ...]]


class PublicViews:
    """What is computed once for each version of a log, however many follow it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: dict[str, tuple[int, int, _View]] = {}

    async def of(self, event_id: str, state: EventState, version: int, own_seats: OwnSeats) -> _View:
        """The view of an event at a version, with its stacks, places and moments."""
        changes, kept = self._desk.register.directory.changes, self._kept.get(event_id)
        if kept and kept[:2] == (version, changes):
            return kept[2]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        known = await own_seats.of(event_id, state, version)
        names = public_names(self._desk.register.directory, self._desk.names.ids(state))
        moments = _moments(state, await self._desk.steps(event_id), names)
        view = known.view, _stacks(known, names), _places(known, names), moments
        self._kept[event_id] = version, changes, view
        return view


@get("/public", summary="Events that anybody may follow", open=True, budget=Budget.PUBLIC, ready=True)
async def public_events(
    desk: NamedDependency[Desk], published: NamedDependency[PublishedEvents]
) -> tuple[EventHead, ...]:
    """Events with a public page, in the order in which they were opened."""
    on = await published.all()
    return tuple([one.head async for one in desk.known.all() if one.head.event_id in on])


@get("/public/{event_id:str}", summary="The public page of an event", open=True, budget=Budget.PUBLIC, ready=True)
async def public_page(
    event_id: FromPath[str],
    desk: NamedDependency[Desk],
    published: NamedDependency[PublishedEvents],
    public_views: NamedDependency[PublicViews],
    own_seats: NamedDependency[OwnSeats],
    calendar: NamedDependency[Calendar],
) -> PublicPage:
    """Clock, prizes, counts and places. Players appear by their public name, by their own if they agreed to be named in
    results, or else by their initials; same names are not told apart."""
    if event_id not in await published.all():
        raise RefusedError("not-public", note("event-is-not-public", event=event_id), status=404)
    state, version = await desk.state(event_id)
    hours = await room_hours(state, calendar, desk.clock.ahead)
    return PublicPage(version, desk.now(), hours, *await public_views.of(event_id, state, version, own_seats))


@get("/events/{event_id:str}/public", summary="Is an event public?", right=Right.SEE_FLOOR)
async def is_public(event_id: FromPath[str], published: NamedDependency[PublishedEvents]) -> PublicSwitch:
    """Whether anybody may follow it without a key."""
    return PublicSwitch(event_id in await published.all())


@put("/events/{event_id:str}/public", status_code=204, summary="Make an event public", right=Right.KEEP_WALLS)
async def make_public(
    event_id: FromPath[str],
    data: JSONBody[PublicSwitch],
    desk: NamedDependency[Desk],
    published: NamedDependency[PublishedEvents],
) -> None:
    """Opens the event's public page to anybody, or closes it again."""
    await desk.room(event_id)
    await published.put(event_id, on=data.on)


def _stacks(known: SeatsKnown, names: Mapping[str, str]) -> tuple[PublicStack, ...]:
    found: list[PublicStack] = []
    for line in known.lines.values():
        if line.status == "in":
            count = known.counts.get(line.player)
            chips, at = (count.chips, count.at) if count else (0, 0)
            found.append(PublicStack(names[line.player], line.table, chips, at))
    return tuple(sorted(found, key=lambda one: (-one.chips, one.player, one.table)))


def _places(known: SeatsKnown, names: Mapping[str, str]) -> tuple[PublicPlace, ...]:
    placed = sorted([line for line in known.lines.values() if line.place], key=lambda line: line.place)
    return tuple([PublicPlace(names[one.player], one.place, one.shared_by, one.prize_cents) for one in placed])


def _moments(state: EventState, steps: Iterable[Step], names: Mapping[str, str]) -> tuple[PublicMoment, ...]:
    found = [*_told([event for step in steps if not step.undone_by for event in step.events])]
    found += [PublicMoment(one.at, "out", one.place, one.player) for one in state.places if one.place > 1]
    newest = sorted(found, key=lambda one: -one.at)[:MOST_MOMENTS]
    return tuple([replace(one, player=names.get(one.player, one.player)) for one in newest])


def _told(events: Iterable[object]) -> Iterable[PublicMoment]:
    for event in events:
        if isinstance(event, LevelStarted):
            yield PublicMoment(event.at, "level", event.number)
        elif isinstance(event, ChipsCounted) and event.stacks:
            most = max(event.stacks, key=lambda one: one.after)
            yield PublicMoment(event.at, "counted", len(event.stacks), most.player, most.after)
