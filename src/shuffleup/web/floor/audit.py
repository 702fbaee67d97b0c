"""Everything that was asked of an event: who asked for it, where, and why."""

from collections.abc import Mapping

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.keys import Key
from shuffleup.accounts.roles import Right, Role
from shuffleup.accounts.signing_in import Door
from shuffleup.projections.audit import Audit
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.paging import After, MostOrAll, paged


class TokenMade(Struct, frozen=True):
    """A program that was let in: what it reads or does stands under nobody's hand."""

    id: str
    role: Role
    made_by: str
    made_at: int
    """In microseconds UTC."""
    ended: bool
    every_event: bool


class AuditPage(Struct, frozen=True):
    """The audit, and details beside its rows: the log has only ids of people, devices and programs."""

    audit: Audit
    names: Mapping[str, str]
    """The names of actors, devices and players, by id; erased ones are left out."""
    devices: Mapping[int, str]
    """The device of the room on which a row was requested, by version."""
    reasons: Mapping[int, str]
    """Why a row was requested, by version, if a reason was given beside the command."""
    tokens: tuple[TokenMade, ...]
    """Every token that was ever made for this event, or for all events, newest first."""
    vouchers: Mapping[int, str]
    """The second person who vouched for a row, by version."""
    alone: tuple[int, ...]
    """The rows for which nobody else could vouch: their reason stands in his place."""


@get("/events/{event_id:str}/audit", summary="Everything that was asked of an event", right=Right.SEE_AUDIT)
async def audit_page(
    event_id: FromPath[str],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    request: Asked,
    after: After = "",
    most: MostOrAll = 0,
) -> Response[AuditPage]:
    """Every command, who gave it, where, when and why, what it led to, and what has been undone; newest first.

    ``after`` is a version; without ``most`` the answer has all of them.
    """
    found, rows = await desk.audit(event_id)
    lines, headers = paged(found.lines, lambda line: line.version, after, most, request)
    shown = {line.version for line in lines}
    devices = {row.version: row.asked.device for row in rows if row.asked.device and row.version in shown}
    reasons = {row.version: row.asked.reason for row in rows if row.asked.reason and row.version in shown}
    vouchers = {row.version: row.asked.voucher for row in rows if row.asked.voucher and row.version in shown}
    alone = tuple([row.version for row in rows if row.asked.alone and row.version in shown])
    names = {**desk.names.of(found.people), **desk.names.of_event((await desk.state(event_id))[0])}
    names |= await door.names()
    tokens = tuple([_made(key, desk.clock.steady()) for key in await door.keys.tokens_made(event_id)])
    beside = names, devices, reasons, tokens, vouchers, alone
    return Response(AuditPage(replace(found, lines=lines), *beside), headers=headers)


def _made(key: Key, at: int) -> TokenMade:
    held = key.holder
    return TokenMade(key.id, held.role or Role.DISPLAY, key.made_by, key.made_at, key.ends_at <= at, not held.events)
