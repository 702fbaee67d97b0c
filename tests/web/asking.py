"""Every address asked as plainly as it can be asked."""

from typing import Any

from httpx import Response
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.testing import TestClient
from msgspec import inspect

from shuffleup.accounts.roles import Role
from shuffleup.accounts.schema import METADATA
from shuffleup.store.port import log_sha256
from shuffleup.web.app import ADDRESSES
from shuffleup.web.described import Address
from tests.web.browsers import somebody
from tests.web.club import Floor, Json

ASKED = [one for one in ADDRESSES if isinstance(one.handler, HTTPRouteHandler)]
LINES = [one for one in ADDRESSES if isinstance(one.handler, WebsocketRouteHandler)]
PLACES = {"event_id": "friday", "number": "1", "hand": "1", "table": "1", "at": "1", "paper": "deal", "player": "anna"}
"""What stands in an address; nothing has the id of any other part of one."""


def everything(desk: Floor) -> object:
    """The log and all that is kept beside it."""

    async def read() -> object:
        log = {stream: len(await desk.store.read(stream)) for stream in await desk.store.streams()}
        async with desk.people.reading() as database:
            kept = [(await database.execute(table.select())).all() for table in METADATA.sorted_tables]
        return log, await log_sha256(desk.store), kept

    return desk.client.blocking_portal.call(read)


def program(desk: Floor, role: Role, *events: str) -> TestClient[Any]:
    """A program of that role, for some events or for all."""
    body = {"name": f"{role.value} {events}", "role": role.value, "events": events}
    made = desk.client.post("/api/tokens", json=body)
    assert made.status_code == 201, made.text
    other = somebody(desk)
    del other.headers["origin"]
    other.headers["authorization"] = f"Bearer {made.json()['secret']}"
    return other


def asked(browser: TestClient[Any], address: Address) -> Response:
    """What somebody is answered who asks for this, as plainly as it can be asked."""
    path, handler = address.path, address.handler
    assert isinstance(handler, HTTPRouteHandler)
    (method,) = handler.http_methods
    for part in (one.strip("{}") for one in path.split("/") if one.startswith("{")):
        name = part.partition(":")[0]
        path = path.replace(f"{{{part}}}", PLACES.get(name, "nobody"))
    if handler.opt.get("streamed"):
        path += "?since=1000000"  # a version of no log: what it sends otherwise has no end
    data = handler.parsed_fn_signature.parameters.get("data")
    body = filled(inspect.type_info(data.annotation)) if data else None
    return browser.request(method, path, json=body)


def closed_with(browser: TestClient[Any], path: str) -> int:
    """The code that a live line is closed with; 0 where it was opened and hints came."""
    try:
        with browser.websocket_connect(path) as line:
            assert line.receive_json()["stream"] == "event/friday"
            return 0
    except WebSocketDisconnect as closed:
        return closed.code


def line_of(line: Address, event: str) -> str:
    """The address of a live line about an event."""
    return line.path.replace("{event_id:str}", event) + f"?event={event}"


def filled(info: inspect.Type) -> Json:
    """The smallest value of a type."""
    match info:
        case inspect.Metadata(type=inner):
            return filled(inner)
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            tagged = {tag_field: tag} if tag_field else {}
            return {**tagged, **{one.encode_name: filled(one.type) for one in fields if one.required}}
        case inspect.UnionType(types=types):
            return filled(types[0])
        case inspect.TupleType(item_types=items):
            return [filled(one) for one in items]
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            return []
        case inspect.DictType():
            return {}
        case inspect.NoneType():
            return None
    return _plain(info)


def _plain(info: inspect.Type) -> str | int:
    match info:
        case inspect.EnumType(cls=cls):
            return next(iter(cls)).value
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.BoolType():
            return False
        case inspect.IntType(ge=least, gt=over):
            return least if least is not None else 1 if over is None else over + 1
        case inspect.FloatType():
            return 1
        case inspect.StrType(min_length=least):
            return "x" * (least or 1)
        case inspect.BytesType():
            return ""
        case inspect.DateType():
            return "2026-05-01"
    raise AssertionError(info)
