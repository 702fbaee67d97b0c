"""A server in a process of its own, and clients that cost little: commands over kept connections, and open sockets."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
EVENT = "sample"
GIVEN_UP_SECONDS = 30
_VERSION = re.compile(rb'"version":(\d+)')
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Served(NamedTuple):
    """A server: its port on the loopback, and what its owner sends with each request, if it has one."""

    port: int
    headers: str = ""
    process: int = 0
    """Its process id."""


def _entered(document: dict[str, str], process: int) -> Served:
    address, link = document["address"], document.get("owner", "")
    port = int(address.rpartition(":")[2])
    if not link:
        return Served(port, process=process)
    body = json.dumps({"by": "link", "key": link.partition("#link=")[2]}).encode()
    page = {"origin": address, "content-type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/session", body, page)) as answer:
        cookie = str(answer.headers["set-cookie"]).partition(";")[0]
    return Served(port, f"origin: {address}\r\ncookie: {cookie}\r\n", process)


def memory(process: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def served(checkout: Path, folder: Path, *data: str) -> Iterator[Served]:
    """``shuffleup serve`` of a checkout, run in a folder; ``data`` are the options that say where its data are."""
    command = [sys.executable, "-m", "shuffleup.main", "serve", "--json", "--port", "0", *data]
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=folder, env=environment, text=True)
    try:
        assert process.stdout is not None
        told = ""
        for line in process.stdout:
            told += line
            if line.startswith("}"):
                break
        assert '"address"' in told, f"{checkout} cannot be served: are its pages built? {told}"
        yield _entered(json.loads(told), process.pid)
    finally:
        process.terminate()
        process.wait(timeout=GIVEN_UP_SECONDS)
        assert process.stdout is not None
        process.stdout.close()


class Client:
    """Somebody who asks one thing after another over a connection that stays open."""

    def __init__(self, server: Served, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._server = server
        self._reader = reader
        self._writer = writer

    @classmethod
    async def at(cls, server: Served) -> "Client":
        """A new connection."""
        return cls(server, *await asyncio.open_connection("127.0.0.1", server.port))

    async def ask(self, path: str, body: object = None) -> tuple[int, bytes]:
        """Status and body of an answer."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._server.port}\r\n"
        head += self._server.headers
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        self._writer.write(head.encode() + data)
        headers = await self._reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(headers)
        assert length, headers
        return int(headers[9:12]), await self._reader.readexactly(int(length[1]))

    async def give(self, command_id: str, kind: str, *, event: str = EVENT, **fields: object) -> tuple[int, bytes]:
        """A command for an event, and the answer."""
        body = {"command_id": command_id, "command": {"type": kind, **fields}}
        return await self.ask(f"/api/events/{event}/commands", body)

    async def close(self) -> None:
        """Ends the connection."""
        self._writer.close()
        await self._writer.wait_closed()


class Socket(asyncio.Protocol):
    """One page's line: notes when it first hears of a version."""

    def __init__(self, heard: "Heard", hello: bytes) -> None:
        self._heard = heard
        self._hello = hello
        self._rest = b""
        self._version = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the line."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """One message or more, or a part of one."""
        self._rest += data
        for found in _VERSION.finditer(self._rest):
            version = int(found[1])
            if version > self._version and found.end() < len(self._rest):
                self._version = version
                self._heard.of(version)
        self._rest = self._rest[-64:]


class Heard:
    """How many sockets have heard of a version, and when the last one did."""

    def __init__(self) -> None:
        self._awaited, self._missing = 0, 0
        self._all = asyncio.Event()
        self.last = 0.0

    def expect(self, version: int, sockets: int) -> None:
        """From now on this version counts, or a later one."""
        self._awaited, self._missing = version, sockets
        self._all.clear()

    def of(self, version: int) -> None:
        """A socket has heard of a version."""
        if version < self._awaited:
            return
        self._missing -= 1
        if not self._missing:
            self.last = time.perf_counter()
            self._all.set()

    async def by_all(self) -> float:
        """The moment at which the last one had heard of it."""
        await asyncio.wait_for(self._all.wait(), GIVEN_UP_SECONDS)
        return self.last


async def sockets(server: Served, count: int, heard: Heard, *, bare: bool = False) -> list[asyncio.BaseTransport]:
    """So many lines, each open: to the live line of the sample event, or bare ones to ``serve_bare``."""
    upgrade = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    host = f"host: 127.0.0.1:{server.port}\r\n"
    hello = f"GET /api/live?event={EVENT} HTTP/1.1\r\n{host}{upgrade}{key}{server.headers}\r\n"
    asks = b"" if bare else hello.encode()
    heard.expect(1, count)
    loop = asyncio.get_running_loop()
    opened: list[asyncio.BaseTransport] = []
    for _ in range(count):
        opened.append((await loop.create_connection(lambda: Socket(heard, asks), "127.0.0.1", server.port))[0])
    await heard.by_all()
    return opened


async def serve_bare() -> None:
    """The limit of a fan-out: asyncio alone, which writes a hint's bytes to everybody for each that somebody sends."""
    lines: set[asyncio.StreamWriter] = set()

    async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.add(writer)
        writer.write(_hint(1))
        while asked := await reader.readline():
            for line in lines:
                line.write(_hint(int(asked)))
        lines.discard(writer)
        writer.close()

    server = await asyncio.start_server(joined, "127.0.0.1", 0)
    sys.stdout.write(json.dumps({"address": f":{server.sockets[0].getsockname()[1]}"}, indent=1) + "\n")
    sys.stdout.flush()
    async with server:
        await server.serve_forever()


def _hint(version: int) -> bytes:
    return b'{"stream":"event/sample","version":%d,"now":1700000000000000,"troubles":[]}' % version
