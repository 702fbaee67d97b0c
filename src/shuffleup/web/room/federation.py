"""A federation: its clubs, their members, and the events that it has sanctioned."""

from typing import Annotated

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import Refusal
from shuffleup.people.alike import plain
from shuffleup.room.calendar import Calendar, PlannedStart, no_such_day
from shuffleup.room.federation import Club, Federation, Membership, SanctionedEvent
from shuffleup.web.shell.asked import PRINTED, EventId
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal

MOST_MEMBERS = 200
_Line = Annotated[str, Meta(max_length=80, pattern=PRINTED)]
_Name = Annotated[str, Meta(min_length=1, max_length=80, pattern=PRINTED)]
_LastDay = Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?\Z", description="a day, or empty")]


class ClubRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A club as it is to be."""

    name: _Name
    code: _Line = ""
    town: _Line = ""


class MemberRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The club a player is a member of, and until which day."""

    club: _Name
    until: _LastDay = ""


class SanctionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """For which club an event is sanctioned, and under which number."""

    club: _Name
    number: _Line = ""


class ClubLine(Struct, frozen=True):
    """A club, and how many members it has on this day."""

    club: Club
    members: int


class MemberLine(Struct, frozen=True):
    """A member as in the register. ``valid`` says whether his membership is valid today."""

    person: str
    name: str
    card: str
    club: str
    until: str
    valid: bool


class SanctionLine(Struct, frozen=True):
    """A sanctioned event, and who entered it without a valid membership on its day."""

    sanction: SanctionedEvent
    name: str
    day: str
    players: int
    missing: tuple[str, ...]


class FederationPage(Struct, frozen=True):
    """Clubs by name, the requested members, at most two hundred by name, and all sanctioned events by day."""

    today: str
    clubs: tuple[ClubLine, ...]
    members: tuple[MemberLine, ...]
    found: int
    events: tuple[SanctionLine, ...]


@get("/federation", summary="Clubs, members and sanctioned events", right=Right.SEE_PEOPLE)
async def federation_page(
    desk: NamedDependency[Desk],
    federation: NamedDependency[Federation],
    calendar: NamedDependency[Calendar],
    text: FromQuery[str] = "",
    club: FromQuery[str] = "",
) -> FederationPage:
    """Clubs, members and sanctioned events; optional: ``text``, part of a name or card, and ``club``, a club's id."""
    today, _ = (await calendar.clock()).told(desk.clock.wall())
    members, clubs = await federation.members(), await federation.clubs()
    valid = [one.club for one in members.values() if one.holds(today)]
    lines = [_member(desk, one, today) for one in members.values() if club in {"", one.club}]
    found = [one for one in lines if plain(text) in plain(f"{one.name} {one.card}")]
    found.sort(key=lambda one: (plain(one.name), one.person))
    return FederationPage(
        today,
        tuple([ClubLine(one, valid.count(one.id)) for one in clubs.values()]),
        tuple(found[:MOST_MEMBERS]),
        len(found),
        await _events(desk, calendar, federation),
    )


@put("/federation/clubs/{club:str}", status_code=204, summary="Keep a club", right=Right.PLAN_EVENTS)
async def keep_club(
    club: FromPath[EventId], data: JSONBody[ClubRequest], federation: NamedDependency[Federation]
) -> None:
    """Adds a club under an id of the sender's choice, or changes it."""
    await federation.keep_club(Club(club, data.name.strip(), data.code.strip(), data.town.strip()))


@delete("/federation/clubs/{club:str}", summary="Take a club out", right=Right.PLAN_EVENTS)
async def drop_club(club: FromPath[str], federation: NamedDependency[Federation]) -> None:
    """Removes a club, unless it has members or a sanctioned event."""
    _raise(await federation.drop_club(club), "club")


@put("/federation/members/{person:str}", status_code=204, summary="Make a member", right=Right.KEEP_PEOPLE)
async def keep_member(
    person: FromPath[str],
    data: JSONBody[MemberRequest],
    desk: NamedDependency[Desk],
    federation: NamedDependency[Federation],
) -> None:
    """Makes a registered person a member of a club, until the last day if one is named."""
    if data.until:
        _raise(no_such_day(PlannedStart(data.until)), "until")
    one = desk.register.one(person)
    if isinstance(one, Refusal):
        raise of_refusal(one, "person")
    _raise(await federation.enrol([Membership(one.id, data.club, data.until)]), "club")


@delete("/federation/members/{person:str}", summary="End a membership", right=Right.KEEP_PEOPLE)
async def strike_member(person: FromPath[str], federation: NamedDependency[Federation]) -> None:
    """Ends a membership; the person stays in the register."""
    _raise(await federation.strike_member(person), "person")


@put(
    "/federation/events/{event_id:str}",
    status_code=204,
    summary="Sanction an event",
    right=Right.PLAN_EVENTS,
)
async def sanction_event(
    event_id: FromPath[str],
    data: JSONBody[SanctionRequest],
    desk: NamedDependency[Desk],
    federation: NamedDependency[Federation],
) -> None:
    """Records a sanction: from then on the event's papers for the federation name the club and the number."""
    await desk.room(event_id)
    _raise(await federation.sanction(SanctionedEvent(event_id, data.club, data.number.strip())), "club")


@delete("/federation/events/{event_id:str}", summary="Withdraw a sanction", right=Right.PLAN_EVENTS)
async def withdraw_sanction(event_id: FromPath[str], federation: NamedDependency[Federation]) -> None:
    """Removes a sanction; the event stays as it is."""
    _raise(await federation.withdraw(event_id), "event_id")


def _raise(refusal: Refusal | None, place: str) -> None:
    if refusal is not None:
        raise of_refusal(refusal, place)


def _member(desk: Desk, one: Membership, today: str) -> MemberLine:
    papers = desk.register.directory.papers(one.person)
    name, card = (papers.name, papers.card) if papers else ("–", "")
    return MemberLine(one.person, name, card, one.club, one.until, one.holds(today))


async def _events(desk: Desk, calendar: Calendar, federation: Federation) -> tuple[SanctionLine, ...]:
    sanctions, members, slots = await federation.sanctions(), await federation.members(), await calendar.slots()
    clock, found = await calendar.clock(), list[SanctionLine]()
    async for opened in desk.opened():
        event = opened.state.opening.event_id
        if event not in sanctions:
            continue
        day = slots[event].day if event in slots else clock.told(opened.at)[0]
        entered = {one.player for one in opened.state.entries}
        known = {one: desk.register.directory.ids(one) | {one} for one in entered}
        missing = [
            one for one, ids in known.items() if not any(members[own].holds(day) for own in ids & members.keys())
        ]
        names = sorted(desk.names.of_event(opened.state).get(one, one) for one in missing)
        found.append(SanctionLine(sanctions[event], opened.state.definition.name, day, len(entered), tuple(names)))
    return tuple(sorted(found, key=lambda one: (one.day, one.name), reverse=True))
