"""No text that the server takes has a control character: it would be kept, shown, sent on, and asked for in an address.

A *page* may have lines and tabs: a text that may be longer than a line, by its type. All others are one line each.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from msgspec import convert, inspect, json

from shuffleup.answer import refuse
from shuffleup.tournament.words.names import has_control_characters
from shuffleup.web.shell.errors import of_refusal
from shuffleup.wire.bounds import LONGEST_TEXT

_OF_PAGES = str.maketrans("", "", "\t\n\r")


def _number(text: str) -> int | float:
    """JSON has one kind of numbers: 200.0 is a whole one."""
    value = float(text)
    return int(value) if value.is_integer() and abs(value) < EXACT else value


EXACT = 2**53
"""Below it every whole number is a float, too."""
_JSON = json.Decoder(float_hook=_number)


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body has no control characters, and is what its address expects.

    Litestar by itself would take ``"200"`` for a number and ``"true"`` for yes.
    """

    async def json(self) -> Any:  # noqa: ANN401 - whatever JSON may be
        """The body, of the type that the handler takes.

        Raises ``RefusedError`` for a text that cannot be printed, ``msgspec.ValidationError`` for another type.
        """
        body = _JSON.decode(await self.body() or b"null")
        wanted = getattr(self.route_handler, "parsed_data_field", None)
        pages = pages_of(wanted.annotation) if wanted else frozenset[str]()
        _refuse(next(unprinted(body, pages), None), self.scope["path"])
        return convert(body, wanted.annotation, strict=True, str_keys=True) if wanted else body


def refuse_controls(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Raises for an address, or a question after it, that cannot be printed."""
    if has_control_characters(connection.scope["path"]):
        raise NotFoundException
    if b"%" in connection.scope.get("query_string", b""):
        asked = connection.query_params.dict()
        found = next(unprinted(asked, frozenset()), None)
        if found is not None and connection.scope["type"] != ScopeType.HTTP:
            raise NotFoundException
        _refuse(found, connection.scope["path"])


def _refuse(field: str | None, place: str) -> None:
    if field is not None:
        raise of_refusal(refuse("text-unfit", field=field or "request"), place)


def unprinted(value: object, pages: frozenset[str], field: str = "", name: str = "") -> Iterator[str]:
    """The fields with a control character; ``pages`` are the names of those that may have lines."""
    if isinstance(value, str):
        shown = value.translate(_OF_PAGES) if name in pages and not value.isprintable() else value
        if not shown.isprintable() and has_control_characters(shown):
            yield field
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from unprinted(key, frozenset(), field)
            yield from unprinted(one, pages, f"{field}.{key}" if field else key, key)
    elif isinstance(value, list):
        for one in value:
            yield from unprinted(one, pages, field, name)


@cache
def pages_of(body: Any) -> frozenset[str]:  # noqa: ANN401 - the type of a body
    """The names of the fields that may be longer than a line."""
    return frozenset(_pages(inspect.type_info(body), "", set()))


def _pages(kind: inspect.Type, name: str, seen: set[type]) -> Iterator[str]:
    match kind:
        case inspect.Metadata(type=inner):
            yield from _pages(inner, name, seen)
        case inspect.StrType(max_length=most):
            if (most or 0) > LONGEST_TEXT:
                yield name
        case inspect.StructType(cls, many):
            if cls not in seen:
                seen.add(cls)
                for part in many:
                    yield from _pages(part.type, part.encode_name, seen)
        case inspect.UnionType(kinds) | inspect.TupleType(kinds):
            for one in kinds:
                yield from _pages(one, name, seen)
        case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.DictType(_, item):
            yield from _pages(item, name, seen)
