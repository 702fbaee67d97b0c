"""A player's own page, and the live line that keeps it up to date."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from litestar import get, websocket
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.accounts.signing_in import Signed
from shuffleup.answer import Refusal
from shuffleup.printing.links import FLOOR, link
from shuffleup.projections.floor import EntrantLine
from shuffleup.room.calendar import Calendar
from shuffleup.room.own_place import EventOnPhone, OwnPlace, own_place
from shuffleup.service.streams import LoadedEvent
from shuffleup.tournament.facts.entry import chips_of, price_at
from shuffleup.tournament.facts.rebuys import rebuy_wanted
from shuffleup.tournament.words.entry import Rebuy, SellEntry
from shuffleup.tournament.words.money import TICKET, Payment
from shuffleup.tournament.words.state import EventState
from shuffleup.web.phone.afterwards import LeagueOnPhone, PhonePlace, league_places, own_results
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.channels import Channels, ListenerSocket, listen, stands_at
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.links import qr_code
from shuffleup.web.shell.own_seats import OwnSeats
from shuffleup.web.shell.room_hours import RoomHours, room_hours

SHOWN_LARGE = 6
"""Pixels per dot of a code that is read from a phone held out over a counter."""


class Again(Struct, frozen=True):
    """What the cage would sell now to a player who has lost his chips, and how many he gets for it.

    ``qr`` opens the cage page with him selected (SVG); ``code`` is what he says if there is no reader.
    """

    kind: Literal["re-entry", "rebuy"]
    cents: int
    chips: int
    qr: str
    code: str


class PhonePage(Struct, frozen=True):
    """A player's own page; ``own`` is None for somebody who is not in this event, or no longer.

    ``results`` is empty before he is out or play is over, and ``leagues`` before one has taken the event.
    """

    version: int
    now: int
    view: EventOnPhone
    own: OwnPlace | None
    again: Again | None
    hours: RoomHours
    names: Mapping[str, str]
    """His own name, by his id."""
    results: tuple[PhonePlace, ...]
    leagues: tuple[LeagueOnPhone, ...]


@get("/events/{event_id:str}/phone", summary="A player's own page", right=Right.SEE_OWN_SEAT, phone=True)
async def phone_page(
    event_id: FromPath[str],
    desk: NamedDependency[Desk],
    own_seats: NamedDependency[OwnSeats],
    calendar: NamedDependency[Calendar],
    request: Asked,
) -> PhonePage:
    """The player's seat or result, and what everybody sees of the event: clock, numbers, prizes.

    Nothing about other players, until he is out or play is over: then it adds the places, and when a league of the room
    has taken the event, his standing in it with his neighbours. Players appear there under their public names.
    """
    state, version = await desk.state(event_id)
    known, player = await own_seats.of(event_id, state, version), _player(desk, request.user, state)
    now, own = desk.now(), own_place(state, known, player)
    again = _again(await desk.room(event_id), own, str(request.base_url), now) if own else None
    hours, names = await room_hours(state, calendar, desk.clock.ahead), desk.names.of([player])
    results = own_results(desk.register.directory, state, known, player)
    leagues = await league_places(desk, state, player) if own else ()
    return PhonePage(version, now, known.view, own, again, hours, names, results, leagues)


def _again(room: LoadedEvent, own: OwnPlace, server: str, at: int) -> Again | None:
    """Whether it would be sold to him is decided as at the cage."""
    assert room.state is not None
    state = room.state
    offered = _offered(state, own.line, at)
    if offered is None or isinstance(room.decide(offered[0], "offer", at), Refusal):
        return None
    command, cents, chips = offered
    kind: Literal["re-entry", "rebuy"] = "rebuy" if isinstance(command, Rebuy) else "re-entry"
    player = command.player
    qr = _cage_code(link(server, FLOOR, state.opening.event_id, player))
    return Again(kind, cents, chips, qr, said_code(player))


def _offered(state: EventState, line: EntrantLine, at: int) -> tuple[SellEntry | Rebuy, int, int] | None:
    """What he can ask for, its price and its chips."""
    definition, player = state.definition, line.player
    if line.status == "rebuy":
        offer = rebuy_wanted(state, "", player, at)
        if isinstance(offer, Refusal):
            return None
        rebuy = Rebuy(player=player, payments=_paid(state, offer.due_cents))
        return rebuy, offer.due_cents, chips_of(definition, offer)
    if line.status == "out":
        price = price_at(state, at, player)
        entry = SellEntry(player=player, payments=_paid(state, price.due_cents))
        return entry, price.due_cents, chips_of(definition, price)
    return None


def _paid(state: EventState, cents: int) -> tuple[Payment, ...]:
    """A payment at the cage, by a method that the event accepts."""
    ways = [way for way in state.definition.money.methods if way not in ("transfer", TICKET)]
    return (Payment(method=ways[0], cents=cents, cashier="floor"),) if ways and cents else ()


@lru_cache(maxsize=4_096)
def _cage_code(address: str) -> str:
    return qr_code(address, SHOWN_LARGE)


def said_code(player: str) -> str:
    """The id of a player as it is said and typed: ``7K3M-9Q2X``."""
    plain = player.removeprefix("p-").upper()
    return f"{plain[:4]}-{plain[4:]}"


def _player(desk: Desk, signed: Signed, state: EventState) -> str:
    """The player asking, by the id by which the event knows him."""
    if not signed.player:
        return desk.player_of(signed, state)
    return next(iter(desk.register.directory.ids(signed.player) & desk.names.ids(state)), signed.player)


async def _own_stands_at(
    desk: NamedDependency[Desk], channels: NamedDependency[Channels], socket: ListenerSocket, event_id: FromPath[str]
) -> dict[str, int]:
    return await stands_at(desk, channels, socket, event_id)


@websocket(
    "/events/{event_id:str}/phone/live",
    dependencies={"versions": Provide(_own_stands_at)},
    right=Right.SEE_OWN_SEAT,
    phone=True,
)
async def phone_live(
    desk: NamedDependency[Desk],
    channels: NamedDependency[Channels],
    socket: ListenerSocket,
    event_id: FromPath[str],
    versions: NamedDependency[dict[str, int]],
) -> None:
    """Hints about one event, for a player's own page."""
    await listen(desk, channels, socket, (event_id, 0), versions)
