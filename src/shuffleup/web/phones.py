"""A player's own seat on his phone: a link on paper, a key in a cookie, and what he may see with it.

Whoever holds the paper sees what it shows, on as many phones as he likes, until the floor takes the link back: a ticket
is as private as the seat that is printed on it.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.accounts.door import Signed
from shuffleup.accounts.keys import LIVES, Holder, Key, KeyKind
from shuffleup.accounts.roles import Right, Role
from shuffleup.answer import note, refuse
from shuffleup.printing.links import FLOOR, PLAYER, link
from shuffleup.projections.audit import Call
from shuffleup.projections.floor import EntrantLine, entrants, floor
from shuffleup.projections.penalty_book import PenaltyLine, penalty_book
from shuffleup.projections.wall import WallView, wall
from shuffleup.room.calendar import Calendar
from shuffleup.tournament.undo import Step
from shuffleup.tournament.words.chips import ChipsCounted
from shuffleup.tournament.words.state import EventState
from shuffleup.web.desk import Desk
from shuffleup.web.entrance import PHONE_COOKIE, Entrance
from shuffleup.web.errors import RefusedError, of_refusal
from shuffleup.web.names import players
from shuffleup.web.office import Link, qr_code
from shuffleup.web.queries import RoomHours, room_hours

_Asked: TypeAlias = Request[Signed, Any, Any]  # Any: what Litestar leaves open
SECOND = 1_000_000


class PhoneKey(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the ``#key=`` of the link on a player's paper."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class OpenedPhone(Struct, frozen=True):
    """The event that the link is for."""

    event_id: str


class Again(Struct, frozen=True):
    """Entries are sold once more to who is out: at which price, and the code that he shows at the cage (SVG)."""

    cents: int
    code: str


class OwnPlace(Struct, frozen=True):
    """Where a player stands. ``stack`` is what was counted last; 0 where nobody has counted him since he sat down."""

    line: EntrantLine
    stack: int
    counted_at: int
    """When that was, in microseconds UTC; 0 if never."""
    queue: int
    """How many come before him, himself with them, while he waits for a seat; 0 if he does not."""
    penalties: tuple[PenaltyLine, ...]
    """Those that he has still to serve."""
    again: Again | None = None


class PhonePage(Struct, frozen=True):
    """A player's own page. ``own`` is null where he is not in the event any more; calls are to his own new seat."""

    version: int
    now: int
    view: WallView
    own: OwnPlace | None
    calls: tuple[Call, ...]
    hours: RoomHours
    names: Mapping[str, str]


@post(
    "/api/events/{event_id:str}/players/{player:str}/phone",
    status_code=201,
    summary="Link a player's phone",
    right=Right.LINK_PHONES,
)
async def link_phone(
    event_id: FromPath[str],
    player: FromPath[str],
    desk: NamedDependency[Desk],
    entrance: NamedDependency[Entrance],
    request: _Asked,
) -> Link:
    """The link that shows a player his own seat on a phone, as text and as a QR code; others that he has stay good."""
    state, _ = await desk.state(event_id)
    _must_be_in(state, player)
    holder = Holder(role=Role.PLAYER, name=player, events=(event_id,))
    secret, key = await entrance.door.keys.make(KeyKind.PHONE, holder, request.user.staff, desk.now())
    address = f"{link(str(request.base_url), PLAYER, event_id)}#key={secret}"
    return Link(address, qr_code(address), key)


@delete(
    "/api/events/{event_id:str}/players/{player:str}/phone",
    status_code=204,
    summary="Take a player's links back",
    right=Right.LINK_PHONES,
)
async def unlink_phone(
    event_id: FromPath[str], player: FromPath[str], desk: NamedDependency[Desk], entrance: NamedDependency[Entrance]
) -> None:
    """No link to this player's seat in this event is good any more, on whatever phone it was opened."""
    keys = entrance.door.keys
    for key in await keys.listed(KeyKind.PHONE, at=desk.now()):
        if _is_of(key, event_id, player):
            await keys.end(key.id, KeyKind.PHONE)
    entrance.door.forget()


@post("/api/phone", status_code=200, summary="Open the link of a player's paper", open=True)
async def open_phone(
    data: JSONBody[PhoneKey], desk: NamedDependency[Desk], entrance: NamedDependency[Entrance], request: _Asked
) -> Response[OpenedPhone]:
    """The answer carries a cookie that the phone keeps; the same link can be opened again, and on another phone."""
    signed = await entrance.door.known(KeyKind.PHONE, data.key, desk.now())
    if signed is None:
        raise RefusedError("link-used-up", note("phone-link-gone"), status=401, hint=note("ask-the-cage"), place="key")
    lives, secure = LIVES[KeyKind.PHONE] // SECOND, request.url.scheme == "https"
    kept = Cookie(PHONE_COOKIE, "/", data.key, max_age=lives, httponly=True, samesite="strict", secure=secure)
    return Response(OpenedPhone(signed.events[0]), cookies=[kept])


@get("/api/events/{event_id:str}/phone", summary="A player's own page", right=Right.SEE_OWN_SEAT, phone=True)
async def phone_page(
    event_id: FromPath[str], desk: NamedDependency[Desk], calendar: NamedDependency[Calendar], request: _Asked
) -> PhonePage:
    """His seat, his place, the clock and the prizes: of others only what the wall of the room says of the winners."""
    state, version = await desk.state(event_id)
    now, player = desk.now(), request.user.name
    view = replace(wall(state), seats=(), out=(), deal=None)
    own = own_place(state, player, await desk.steps(event_id))
    if own and own.line.place:
        own = replace(own, again=_again(state, player, str(request.base_url), now))
    calls = _to_him(await desk.calls(event_id, now), player)
    names = desk.names.within(state, (own, calls), publicly=True)
    return PhonePage(version, now, view, own, calls, await room_hours(state, calendar), names)


def _to_him(calls: Iterable[Call], player: str) -> tuple[Call, ...]:
    his = [replace(call, seats=tuple([seat for seat in call.seats if seat.player == player])) for call in calls]
    return tuple([call for call in his if call.seats])


def own_place(state: EventState, player: str, steps: Iterable[Step]) -> OwnPlace | None:
    """Where he stands; None for somebody who is not in the event."""
    line = next((one for one in entrants(state) if one.player == player), None)
    if line is None:
        return None
    waiting = [one.player for one in state.cage.waiting]
    queue = waiting.index(player) + 1 if player in waiting else 0
    due = [one for one in penalty_book(state).lines if one.player == player and one.left and not one.lifted]
    stack, at = _counted(player, steps) if line.table else (0, 0)
    return OwnPlace(line, stack, at, queue, tuple(due))


def _again(state: EventState, player: str, server: str, at: int) -> Again | None:
    """What he may buy as far as it is sold at all; whether this player may once more, the cage is told by the book."""
    selling = floor(state, at).selling
    if not (selling.entries and selling.re_entries):
        return None
    return Again(selling.entry_cents, qr_code(link(server, FLOOR, state.opening.event_id, player)))


def _counted(player: str, steps: Iterable[Step]) -> tuple[int, int]:
    """What lay before him when he was counted last, and when that was."""
    found = (0, 0)
    for step in steps:
        for event in () if step.undone_by else step.events:
            if isinstance(event, ChipsCounted):
                found = next(((one.after, event.at) for one in event.stacks if one.player == player), found)
    return found


def _must_be_in(state: EventState, player: str) -> None:
    if player not in players(state):
        raise of_refusal(refuse("unknown-player", player=player, why="entered"), "player")


def _is_of(key: Key, event_id: str, player: str) -> bool:
    return key.holder.name == player and key.holder.events == (event_id,)
