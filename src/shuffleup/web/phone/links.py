"""The code on a player's ticket: printed as often as asked, scanned on as many phones as he likes, withdrawn.

The key comes after ``#``, which no browser sends and no server logs. A phone that has scanned it keeps it as a cookie,
which it sends to the player's addresses of that one event and nowhere else: a member of staff who scans a ticket stays
signed in as himself on every other page.
"""

import logging

from litestar import Response, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from shuffleup.accounts.keys import KeyKind
from shuffleup.accounts.roles import Right
from shuffleup.accounts.signing_in import Door, Entered
from shuffleup.answer import refuse
from shuffleup.printing.links import phone_link
from shuffleup.web.shell.asked import Asked, AskedByAnybody, Secret
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal
from shuffleup.web.shell.limits import Budget
from shuffleup.web.shell.links import qr_code
from shuffleup.web.shell.names import players
from shuffleup.web.shell.registered import known
from shuffleup.web.shell.who_asks import PHONE_COOKIE, STATUSES, cookie

LOG = logging.getLogger("shuffleup.door")


class PhoneLink(Struct, frozen=True):
    """The link that opens a player's own page, as text and as a QR code (SVG)."""

    link: str
    qr: str


class PhoneKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a ticket that was scanned."""

    key: Secret


class OpenedPhone(Struct, frozen=True):
    """The event whose page for the player this phone shows from now on."""

    event: str


@post(
    "/events/{event_id:str}/players/{player:str}/phone",
    status_code=200,
    summary="The code that opens a player's own page",
    right=Right.LINK_PHONES,
)
async def link_phone(
    event_id: FromPath[str],
    player: FromPath[str],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    request: Asked,
) -> PhoneLink:
    """The player's link: the same one however often it is asked for, until it is withdrawn."""
    await _of_event(desk, event_id, player)
    by = request.user.staff or request.user.device
    keys = await door.keys.of_phones(event_id, [player], by, desk.clock.steady())
    link = phone_link(str(request.base_url), keys[player])
    return PhoneLink(link, qr_code(link))


@delete(
    "/events/{event_id:str}/players/{player:str}/phone",
    summary="Take the code of a player's page back",
    right=Right.LINK_PHONES,
)
async def unlink_phone(
    event_id: FromPath[str], player: FromPath[str], desk: NamedDependency[Desk], door: NamedDependency[Door]
) -> None:
    """Withdraws a player's code: phones that have scanned it show nothing more; the next request gets a new code."""
    await _of_event(desk, event_id, player)
    await door.keys.end_of_phones([player], event_id)
    door.forget()


@post("/phone", status_code=200, summary="Open a player's own page", open=True, budget=Budget.PHONE)
async def open_phone(
    data: JSONBody[PhoneKey], door: NamedDependency[Door], desk: NamedDependency[Desk], request: AskedByAnybody
) -> Response[OpenedPhone]:
    """Opens a player's page with the key of his ticket: the answer carries a cookie for his addresses of that event."""
    entry = await door.open_phone(data.key, desk.clock.steady())
    if not isinstance(entry, Entered):
        LOG.warning("sign-in-refused", extra={"code": entry.code, "address": _address(request)})
        error = of_refusal(entry, "")
        error.status = STATUSES.get(entry.code, error.status)
        raise error
    (event,) = entry.signed.events
    kept = cookie(request, PHONE_COOKIE, entry.secret, f"/api/events/{event}/phone", KeyKind.PHONE)
    return Response(OpenedPhone(event), cookies=[kept])


def _address(request: AskedByAnybody) -> str:
    return request.client.host if request.client else ""


async def _of_event(desk: Desk, event_id: str, player: str) -> None:
    """Raises ``RefusedError`` for a player who is not in the event, or whom the register does not know."""
    state, _ = await desk.state(event_id)
    if player not in players(state):
        raise of_refusal(refuse("unknown-player", player=player, why="entered"), "player")
    known(desk, player)
