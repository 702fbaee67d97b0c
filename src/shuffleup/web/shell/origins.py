"""Which requests this server accepts: those that use one of its own names, and from pages only its own.

A foreign page could make its own name lead to this machine (DNS rebinding); the browser would then take our answers for
that page's. The name is in every request, so names that are not ours are refused.
"""

import re
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import IPv6Address
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler

from shuffleup.answer import note
from shuffleup.web.shell.errors import StrangerError
from shuffleup.web.shell.texts import refuse_controls

LONGEST_PATH = 1_000
"""The most letters of an address: no file system has longer names, nor names with control characters."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")

_HOST = re.compile(rb"(?:[A-Za-z0-9._-]*|\[([0-9A-Fa-f:.]+)\])(?::([0-9]{1,5}))?")
_LAST_PORT = 65_535

_Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # Any: a connection carries no user, no auth, no state


def from_here(names: Iterable[str]) -> Callable[[_Connection, BaseRouteHandler], Awaitable[None]]:
    """The guard of a server with these names, and with the address at which it was reached."""
    known = frozenset(map(bare, (*LOOPBACK, *names)))

    # A guard that is not a coroutine would be sent to a thread for each request.
    async def refuse_others(connection: _Connection, _: BaseRouteHandler) -> None:
        path = connection.scope["path"]
        if len(path) > LONGEST_PATH:
            raise NotFoundException
        refuse_controls(connection)
        host, origin = connection.headers.get("host", ""), connection.headers.get("origin")
        reached = (connection.scope.get("server") or ("", 0))[0]
        if bare(host) not in known and bare(host) != bare(reached):
            name = bare(host)
            hint = note("open-at-its-address", name=name)
            raise StrangerError(note("server-has-other-name", name=repr(name)), hint)
        if origin and origin.partition("://")[2] != host:
            raise StrangerError(note("origin-may-not", origin=origin))

    return refuse_others


def bare(host: str) -> str:
    """A name or address as it is compared: without port and brackets, in lower case."""
    inside, bracket, _ = host.partition("]")
    alone = inside.removeprefix("[") if bracket else host if host.count(":") > 1 else host.partition(":")[0]
    return alone.rstrip(".").casefold()


def names_one_host(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Is there at most one ``Host``, and is it a name or an address, with a port or without? Others have no address."""
    hosts = [value for name, value in headers if name.lower() == b"host"]
    found = _HOST.fullmatch(hosts[0]) if hosts else None
    if not hosts or found is None or len(hosts) > 1:
        return not hosts
    address, port = found.groups()
    try:
        return (not address or bool(IPv6Address(address.decode()))) and int(port or 0) <= _LAST_PORT
    except ValueError:
        return False
