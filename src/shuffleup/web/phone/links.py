"""The code on a player's ticket: given as often as somebody asks, scanned on as many phones as he likes, taken back.

The key stands behind ``#``, which no browser sends and no server writes down. A phone that has scanned it keeps it as
a cookie, which it sends to the player's addresses of that one event and nowhere else: whoever of the staff looks at a
ticket stays signed in as himself on every other page.
"""

import logging
from typing import Any, TypeAlias

from litestar import Request, Response, delete, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from shuffleup.accounts.door import Entered, Signed
from shuffleup.accounts.keys import LIVES, KeyKind
from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.printing.links import phone_link
from shuffleup.web.desk import Desk
from shuffleup.web.door import SECOND, STATUSES, Secret
from shuffleup.web.entrance import PHONE_COOKIE, Entrance
from shuffleup.web.errors import of_refusal
from shuffleup.web.names import players
from shuffleup.web.office import qr_code
from shuffleup.web.people import SignedRequest, known

LOG = logging.getLogger("shuffleup.door")
_Asked: TypeAlias = Request[Signed | None, Any, Any]


class PhoneLink(Struct, frozen=True):
    """What opens a player's own page, as text and as a QR code (SVG)."""

    link: str
    qr: str


class PhoneKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a ticket that was scanned."""

    key: Secret


class OpenedPhone(Struct, frozen=True):
    """The event in which a player is shown himself from now on, on this phone."""

    event: str


@post(
    "/api/events/{event_id:str}/players/{player:str}/phone",
    status_code=200,
    summary="The code that opens a player's own page",
    right=Right.LINK_PHONES,
)
async def link_phone(
    event_id: FromPath[str],
    player: FromPath[str],
    desk: NamedDependency[Desk],
    entrance: NamedDependency[Entrance],
    request: SignedRequest,
) -> PhoneLink:
    """The same one however often it is asked for, until it is taken back."""
    await _of_event(desk, event_id, player)
    by = request.user.staff or request.user.device
    keys = await entrance.door.keys.of_phones(event_id, [player], by, desk.now())
    link = phone_link(str(request.base_url), keys[player])
    return PhoneLink(link, qr_code(link))


@delete(
    "/api/events/{event_id:str}/players/{player:str}/phone",
    summary="Take the code of a player's page back",
    right=Right.LINK_PHONES,
)
async def unlink_phone(
    event_id: FromPath[str], player: FromPath[str], desk: NamedDependency[Desk], entrance: NamedDependency[Entrance]
) -> None:
    """Every phone that has scanned it shows nothing any more; whoever asks for a code from now on is given another."""
    await _of_event(desk, event_id, player)
    await entrance.door.keys.end_of_phones([player], event_id)
    entrance.door.forget()


@post("/api/phone", status_code=200, summary="Open a player's own page", open=True)
async def open_phone(
    data: JSONBody[PhoneKey], entrance: NamedDependency[Entrance], desk: NamedDependency[Desk], request: _Asked
) -> Response[OpenedPhone]:
    """By the key of his ticket: the answer carries a cookie for his addresses of that event."""
    entry = await entrance.door.open_phone(data.key, desk.now())
    if not isinstance(entry, Entered):
        LOG.warning("sign-in-refused", extra={"code": entry.code, "address": _address(request)})
        error = of_refusal(entry, "")
        error.status = STATUSES.get(entry.code, error.status)
        raise error
    (event,) = entry.signed.events
    kept = Cookie(
        PHONE_COOKIE,
        f"/api/events/{event}/phone",
        entry.secret,
        max_age=LIVES[KeyKind.PHONE] // SECOND,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return Response(OpenedPhone(event), cookies=[kept])


def _address(request: _Asked) -> str:
    return request.client.host if request.client else ""


async def _of_event(desk: Desk, event_id: str, player: str) -> None:
    """Raises ``RefusedError`` for somebody who is not in an event, or of whom the register knows nothing."""
    state, _ = await desk.state(event_id)
    if player not in players(state):
        raise of_refusal(refuse("unknown-player", player=player, why="entered"), "player")
    known(desk, player)
