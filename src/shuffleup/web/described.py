"""What the description of the API says of errors: each address may answer one instead of what it was asked for."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    Schema,
)

ERROR = "WebError"
READING = (400, 401, 403, 404, 409, 429, 503)
ASKING = (*READING[:5], 413, 422, *READING[5:])
NOTHING = str(HTTPStatus.NO_CONTENT.value)

COMPONENTS = Components(
    responses={
        ERROR: OpenAPIResponse(
            "One error: what is wrong, where, and how to mend it. Nothing has changed.",
            content={
                "application/json": OpenAPIMediaType(
                    schema=Schema(
                        type=OpenAPIType.OBJECT,
                        required=["error"],
                        properties={"error": Reference("#/components/schemas/WebErrorFacts")},
                    )
                )
            },
        )
    }
)
"""The form that every error has."""


def described(handlers: Iterable[Any]) -> tuple[Any, ...]:  # Any: Litestar's handlers have no common type
    """The same handlers, whose errors stand in the description."""
    kept = tuple(handlers)
    for handler in kept:
        if isinstance(handler, HTTPRouteHandler):
            errors = READING if handler.http_methods == {"GET"} else ASKING
            handler.operation_class = partial(_operation, errors)  # type: ignore[assignment]  # it is called, no more
    return kept


def _operation(errors: tuple[int, ...], **parts: object) -> Operation:
    """Something asked at an address; the one error that Litestar knows has not the form of ours."""
    told = Operation(**parts)  # type: ignore[arg-type]  # what Litestar says of it
    kept = {status: one for status, one in (told.responses or {}).items() if int(status) < HTTPStatus.BAD_REQUEST}
    nothing = kept.get(NOTHING)
    if isinstance(nothing, OpenAPIResponse):
        kept[NOTHING] = replace(nothing, content=None)
    error = Reference(f"#/components/responses/{ERROR}")
    told.responses = {**kept, **dict.fromkeys(map(str, errors), error)}
    return told
