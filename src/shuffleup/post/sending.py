"""Sending to an address that a person typed: only over http and https, and into the own network only if allowed.

The name in an address is looked up for every try, and the connection goes to exactly the address that was checked: the
owner of the name cannot redirect it in between. Redirects are not followed, and only the status of an answer is read.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

from shuffleup.answer import Refusal, refuse
from shuffleup.post.jobs import Tried
from shuffleup.version import __version__

ANSWER_SECONDS = 10
"""How long an address may take, from the lookup of its name to the status of its answer."""
LONGEST = 1_000
"""The most letters of an address."""
PORTS = {"http": 80, "https": 443}
TRIED_ADDRESSES = 3
_UNICAST = IPv6Network("2000::/3")
"""All IPv6 addresses that may be public: ``fec0::`` is not in it, nor what maps or translates an IPv4 address."""
_SET_ASIDE = (IPv4Network("192.0.0.0/24"), IPv6Network("3fff::/20"))
"""Of protocols and of documentation; not every Python knows them."""

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]


async def resolved(host: str, port: int) -> list[str]:
    """The addresses of a machine. Raises ``OSError`` if the name is unknown."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys([str(one[4][0]) for one in found]))


class Sender:
    """Sends messages. ``resolve`` looks names up."""

    def __init__(self, resolve: Resolve = resolved) -> None:
        self._resolve = resolve
        self._trust: ssl.SSLContext | None = None

    async def unfit(self, url: str, allowed: Collection[str]) -> Refusal | None:
        """Why nothing is sent to this address; a name unknown now may be known later."""
        parts = _parts(url)
        if parts is None:
            return refuse("not-a-web-address")
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                addresses = await self._resolve(_host(parts), _port(parts))
        except (OSError, TimeoutError):
            return None
        if _host(parts) not in allowed and any(map(is_inner, addresses)):
            return refuse("inner-address", host=_host(parts))
        return None

    async def send(self, url: str, headers: Mapping[str, str], body: bytes, allowed: Collection[str]) -> Tried:
        """One try: it succeeds if the address answers with a status from 200 to 299."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._send(url, headers, body, allowed)
        except TimeoutError:
            return Tried(done=False, said="no-answer")

    async def _send(self, url: str, headers: Mapping[str, str], body: bytes, allowed: Collection[str]) -> Tried:
        import httpx  # takes a while to load, and most rooms have no webhook

        parts = _parts(url)
        if parts is None:
            return Tried(done=False, said="not-a-web-address")
        try:
            addresses = await self._resolve(_host(parts), _port(parts))
        except OSError:
            return Tried(done=False, said="unknown-host")
        if _host(parts) not in allowed and any(map(is_inner, addresses)):
            return Tried(done=False, said="inner-address")
        sent = {**headers, "host": parts.netloc, "content-type": "application/json"}
        sent["user-agent"] = f"shuffleup/{__version__}"
        if self._trust is None:  # read once, and outside the loop: it takes as long as many commands
            self._trust = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)
        async with httpx.AsyncClient(verify=self._trust, trust_env=False, timeout=ANSWER_SECONDS) as client:
            for address in addresses[:TRIED_ADDRESSES]:
                how = {"sni_hostname": _host(parts)}
                try:
                    async with client.stream(
                        "POST", _at(parts, address), content=body, headers=sent, extensions=how
                    ) as answer:
                        return Tried(answer.is_success, f"status-{answer.status_code}")
                except httpx.ConnectError:
                    continue
                except (httpx.HTTPError, httpx.InvalidURL):
                    return Tried(done=False, said="broken-off")
        return Tried(done=False, said="not-reached")


def is_inner(address: str) -> bool:
    """Does this address lead into a private network, to this machine, or to no machine in particular?"""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (found not in _UNICAST or found.sixtofour or found.teredo):
        return True
    return not found.is_global or found.is_multicast or any(found in one for one in _SET_ASIDE)


def shown(url: str) -> str:
    """An address as it may be shown: without what may be secret in it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}{parts.path}"


def _parts(url: str) -> SplitResult | None:
    """The parts of a web address; None for anything else."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        return None
    try:
        parts = urlsplit(url)
        fits = parts.scheme in PORTS and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        return None
    return parts if fits else None


def _host(parts: SplitResult) -> str:
    return (parts.hostname or "").rstrip(".").casefold()


def _port(parts: SplitResult) -> int:
    return parts.port or PORTS[parts.scheme]


def _at(parts: SplitResult, address: str) -> str:
    """The same request, to exactly this address."""
    name = f"[{address}]" if ":" in address else address
    asked = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    return f"{parts.scheme}://{name}:{_port(parts)}{asked}"
