"""What the API description says beside the types: the errors that each address may answer instead of a result, and an
example of every body and every answer.

The examples were really sent and answered, in the sample room of ``tools/examples``; `make docs` writes them.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import replace
from functools import cache, partial
from http import HTTPStatus
from pathlib import Path
from types import NoneType
from typing import Any, TypeVar, get_args

from litestar import Router
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    Example,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
)
from litestar.plugins import OpenAPISchemaPlugin
from litestar.plugins.core._msgspec import kwarg_definition_from_field
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition
from msgspec import Raw, Struct, inspect, json, to_builtins
from msgspec.structs import fields

from shuffleup.accounts.roles import RIGHTS, Right, Role
from shuffleup.answer import Note, Refusal, note, refuse
from shuffleup.locale.answers import answer_text, fact_values
from shuffleup.rulebooks.rule import Language
from shuffleup.version import __version__
from shuffleup.web.room.league_commands import LeagueCommand
from shuffleup.web.shell.commands import FloorCommand
from shuffleup.web.shell.errors import SCHEMA, WebError, WebErrorFacts
from shuffleup.web.shell.who_acts import ACTING
from shuffleup.web.shell.who_asks import role_needed

ERROR = "WebError"
READING = (400, 401, 403, 404, 409, 429, 503)
ASKING = (*READING[:5], 413, 422, *READING[5:])
EXAMPLES = Path(__file__).with_name("examples.json")
"""By operation: ``body`` by what it is an example of, and ``answer`` by media type."""
NOTHING = str(HTTPStatus.NO_CONTENT.value)

_MEANING = {
    400: "It cannot be read, or asks for what makes no sense",
    401: "Nobody has signed in",
    403: "Whoever asks may not",
    404: "What it speaks of does not exist",
    409: "The rules, or the state of things, refuse it",
    413: "It is too long",
    422: "It can be read, and still cannot be taken",
    429: "Asked too often",
    503: "The server can neither read nor write now, or is busy",
}


def description() -> OpenAPIConfig:
    """Where the server describes itself; an operation has the name of its handler."""
    return OpenAPIConfig(
        "Shuffleup",
        __version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(responses={ERROR: _error()}),
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        use_handler_docstrings=True,
    )


def error_examples() -> Mapping[int, WebError]:
    """An error for each status, as the server sends it."""
    place, every = "/api/events", note("lists-every-event", address="/api/events")
    role = role_needed(Role.DEALER, RIGHTS[Right.OPEN_EVENTS])
    missing, stranger = (
        refuse("bad-request", why="missing", field="command_id"),
        refuse("unknown-player", player="Ann", why="entered"),
    )
    return {
        400: _told("bad-request", missing, SCHEMA, place),
        401: _told("sign-in", note("sign-in-first"), note("sign-in-at-the-door"), place),
        403: _told("role-needed", role, None, place),
        404: _told("unknown-event", note("there-is-no-event", event="friday"), every),
        409: _told("unknown-player", stranger, None, "event/friday"),
        413: _told("too-large", note("as-it-is-told", why="Request Entity Too Large"), SCHEMA, place),
        422: _told("reserved", note("name-is-kept", name="undo-1"), note("give-a-random-id"), "command_id"),
        429: _told("too-often", note("asked-too-often"), SCHEMA, place),
        503: _told("busy", note("works-on-others"), note("asked-too-often")),
    }


def _told(code: str, what: Note | Refusal, hint: Note | None = None, place: str = "") -> WebError:
    facts = fact_values(what, Language.ENGLISH) if isinstance(what, Refusal) else {}
    return WebError(WebErrorFacts(code, place, answer_text(what), answer_text(hint) if hint else "", "", facts))


def _error() -> OpenAPIResponse:
    """The form that every error has, with an example for each status."""
    examples = {
        str(status): Example(summary=_MEANING[status], value=to_builtins(error))
        for status, error in error_examples().items()
    }
    facts = Reference("#/components/schemas/WebErrorFacts")
    schema = Schema(type=OpenAPIType.OBJECT, required=["error"], properties={"error": facts})
    told = "One error: what is wrong, where, and how to mend it. Nothing has changed."
    return OpenAPIResponse(told, content={"application/json": OpenAPIMediaType(schema=schema, examples={**examples})})


class Address(Struct, frozen=True):
    """An address, and the handler that answers there."""

    path: str
    handler: BaseRouteHandler


def described(routers: Iterable[Router]) -> tuple[Address, ...]:
    """Every address of these routers, whose handlers have their errors in the description from now on."""
    found: list[Address] = []
    for route in [route for router in routers for route in router.routes]:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else (route.route_handler,):
            if isinstance(handler, HTTPRouteHandler):
                if handler.http_methods == {"OPTIONS"}:  # Litestar's own
                    continue
                errors = READING if handler.http_methods == {"GET"} else ASKING
                own = frozenset(map(str, handler.responses or ()))
                files = (handler.opt.get("takes", ""), handler.opt.get("gives", ()))
                handler.operation_class = partial(_operation, errors, own, files)  # type: ignore[assignment]  # it is only called
            found.append(Address(route.path, copy(handler)))  # a router whose signatures were read cannot be copied
    return tuple(found)


def _operation(
    errors: tuple[int, ...], own: frozenset[str], files: tuple[str, tuple[str, ...]], **parts: object
) -> Operation:
    """An operation at an address; the one error that Litestar describes does not have our form.

    ``own`` are the statuses that the address describes itself, ``files`` the media types it takes and gives that are
    not read from a type, any one of them.
    """
    told = Operation(**parts)  # type: ignore[arg-type]  # what Litestar says of it
    answers = (told.responses or {}).items()
    kept = {status: one for status, one in answers if int(status) < HTTPStatus.BAD_REQUEST or status in own}
    nothing = kept.get(NOTHING)
    if isinstance(nothing, OpenAPIResponse):
        kept[NOTHING] = replace(nothing, content=None)
    takes, gives = files
    if takes:
        told.request_body = RequestBody(content={takes: _file(takes)}, required=True)
    for response in kept.values():
        if gives and isinstance(response, OpenAPIResponse):
            response.content = {media: _file(media) for media in gives}
    told.responses = kept
    _exemplify(told)
    error = Reference(f"#/components/responses/{ERROR}")
    told.responses = {**dict.fromkeys(map(str, errors), error), **kept}
    told.responses = dict(sorted(told.responses.items()))
    return told


def _file(media: str) -> OpenAPIMediaType:
    """Text if it can be read, JSON if it is JSON, and otherwise bytes, of which OpenAPI 3.1 says nothing more."""
    if media == "application/json":
        return OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
    return OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING) if media.startswith("text/") else Schema())


def _exemplify(told: Operation) -> None:
    """Adds the available examples to an operation."""
    examples = _examples().get(told.operation_id or "", {})
    bodies, answers = examples.get("body", {}), examples.get("answer", {})
    if bodies and isinstance(told.request_body, RequestBody):
        for media in told.request_body.content.values():
            media.examples = {name: Example(value=body) for name, body in bodies.items()}
    for status, response in (told.responses or {}).items():
        content = response.content if status < "3" and isinstance(response, OpenAPIResponse) else None
        for media_type, media in (content or {}).items():
            if media_type in answers:
                media.example = answers[media_type]


@cache
def _examples() -> Mapping[str, Mapping[str, Mapping[str, Raw]]]:
    """As they are written: Litestar leaves null values out of examples that it parses."""
    found = json.decode(EXAMPLES.read_bytes()) if EXAMPLES.exists() else {}
    return {
        operation: {part: {name: Raw(json.encode(one)) for name, one in told.items()} for part, told in parts.items()}
        for operation, parts in found.items()
    }


class BoundedCollections(OpenAPISchemaPlugin):
    """Tuples and dicts of any length, with their bounds and those of what is in them. Litestar would leave them out."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Is it one of them?"""
        kinds = [one.annotation for one in field_definition.inner_types]
        return bool(kinds) and ((field_definition.origin is tuple and Ellipsis in kinds) or field_definition.is_mapping)

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: Any,  # noqa: ANN401 - Litestar keeps its type to itself
    ) -> Schema:
        """A list of the one type, or an object with values of it."""
        bounds, kinds = field_definition.kwarg_definition, [_bounded(one) for one in field_definition.inner_types]
        least, most = getattr(bounds, "min_items", None), getattr(bounds, "max_items", None)
        if field_definition.is_mapping:
            names, values = [schema_creator.for_field_definition(kind) for kind in kinds]
            info = inspect.type_info(field_definition.raw)
            inner = info.type if isinstance(info, inspect.Metadata) else info
            return Schema(
                type=OpenAPIType.OBJECT,
                property_names=_names(names),
                additional_properties=values,
                min_properties=getattr(inner, "min_length", None) or least,
                max_properties=getattr(inner, "max_length", None) or most,
            )
        items = schema_creator.for_field_definition(kinds[0])
        return Schema(type=OpenAPIType.ARRAY, items=items, min_items=least, max_items=most)


def _bounded(kind: FieldDefinition) -> FieldDefinition:
    """What is in a list, with the bounds that its type has."""
    if kind.raw is Ellipsis or isinstance(kind.annotation, TypeVar):
        return kind
    try:
        known = inspect.Field(name="", encode_name="", type=inspect.type_info(kind.raw))
    except (TypeError, NameError):
        return kind  # a type of answers, which nobody sends
    bounds, _ = kwarg_definition_from_field(known)
    return FieldDefinition.from_annotation(kind.raw, kwarg_definition=bounds) if bounds else kind


def _names(key: Schema | Reference) -> Schema | Reference | None:
    """What names an object may have whose names are numbers."""
    if isinstance(key, Reference) or key.enum:
        return key
    if key.type != OpenAPIType.INTEGER:
        return None
    if key.minimum is not None and key.maximum is not None:
        return Schema(pattern=_ecma(f"^({'|'.join(map(str, range(int(key.minimum), int(key.maximum) + 1)))})\\Z"))
    return Schema(pattern=_ecma(r"^(0|[1-9][0-9]{0,14})\Z"))


class ClosedStructs(StructSchemaPlugin):
    """Structs that take no field which they do not have. Litestar would describe them as open."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Is it one of them?"""
        known = super().is_plugin_supported_field(field_definition)
        return known and field_definition.type_.__struct_config__.forbid_unknown_fields

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: Any,  # noqa: ANN401 - Litestar keeps its type to itself
    ) -> Schema:
        """An object with these fields and no others."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema


class StructsAsLists(OpenAPISchemaPlugin):
    """Structs that are sent as lists, a value for each field in its order. Litestar would describe them as objects."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:  # noqa: ANN401 - whatever a type may be
        """Is it one of them?"""
        return isinstance(value, type) and issubclass(value, Struct) and value.__struct_config__.array_like

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: Any,  # noqa: ANN401 - Litestar keeps its type to itself
    ) -> Schema:
        """A list with a type for each place."""
        kinds = [FieldDefinition.from_annotation(one.type) for one in fields(field_definition.annotation)]
        values = [schema_creator.for_field_definition(kind) for kind in kinds]
        return Schema(type=OpenAPIType.ARRAY, prefix_items=values, min_items=len(values), max_items=len(values))


def _ecma(pattern: str) -> str:
    """A pattern as JSON Schema writes it: there ``$`` is the very end of a text, and ``\\Z`` is nothing."""
    return pattern.replace(r"\Z", "$")


class Patterns(OpenAPISchemaPlugin):
    """Patterns as JSON Schema writes them."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Is it a text with a pattern?"""
        kinds = {one.annotation for one in field_definition.inner_types} or {field_definition.annotation}
        return kinds <= {str, NoneType} and bool(getattr(field_definition.kwarg_definition, "pattern", None))

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: Any,  # noqa: ANN401 - Litestar keeps its type to itself
    ) -> Schema:
        """A text; the rest of its bounds is added to it."""
        pattern = getattr(field_definition.kwarg_definition, "pattern", "")
        text = Schema(type=OpenAPIType.STRING)
        whole = Schema(one_of=[text, Schema(type=OpenAPIType.NULL)]) if field_definition.is_optional else text
        whole.pattern = _ecma(pattern)
        return whole


class Base64(OpenAPISchemaPlugin):
    """Bytes, which are sent as letters: four of them for three bytes."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:  # noqa: ANN401 - whatever a type may be
        """Is it bytes?"""
        return value is bytes

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: Any,  # noqa: ANN401 - Litestar keeps its type to itself
    ) -> Schema:
        """A text of so many letters."""
        bounds = field_definition.kwarg_definition
        least, most = getattr(bounds, "min_length", None), getattr(bounds, "max_length", None)
        whole = r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\Z"
        return Schema(
            type=OpenAPIType.STRING,
            content_encoding="base64",
            pattern=_ecma(whole),
            min_length=-(-(least or 0) // 3) * 4,
            max_length=(most or 0) // 3 * 4 or None,
        )


class FilledIn(ClosedStructs):
    """Commands, without the fields that name who gives them: the server fills those in, and takes no others."""

    _KINDS = frozenset((*get_args(FloorCommand), *get_args(LeagueCommand)))

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Is it a command?"""
        return field_definition.annotation in self._KINDS

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: Any,  # noqa: ANN401 - Litestar keeps its type to itself
    ) -> Schema:
        """The object without them."""
        told = super().to_openapi_schema(field_definition, schema_creator)
        known = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        for name in ACTING & (known.properties or {}).keys():
            del known.properties[name]
        return told


class WholeOrHalf(OpenAPISchemaPlugin):
    """Numbers that may be whole or not. Litestar would describe two types, and a whole number would be of both."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Is it one of them?"""
        return field_definition.is_union and {one.annotation for one in field_definition.inner_types} == {int, float}

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,
        schema_creator: Any,  # noqa: ANN401 - Litestar keeps its type to itself
    ) -> Schema:
        """A number."""
        return Schema(type=OpenAPIType.NUMBER)


PLUGINS = (
    *(BoundedCollections(), StructsAsLists(), FilledIn(), ClosedStructs()),
    *(Patterns(), Base64(), WholeOrHalf()),
)
"""What describes the types that Litestar would describe as something else; the first that knows a type does."""
