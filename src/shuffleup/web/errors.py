"""Every error of the server as one object: ``{"error": {code, place, message, hint, rule}}``, and never a traceback."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, PermissionDeniedException
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.locale.mistake_sentences import mistake_text
from shuffleup.locale.refusal_sentences import refusal_text
from shuffleup.rulebooks.rule import Language
from shuffleup.service.rooms import Refusal
from shuffleup.store.port import StoreError
from shuffleup.web.unread import unread

LOG = logging.getLogger("shuffleup.web")

REFUSED = 409
"""The status of what was well said and the rules, or the state of the event, refuse."""
_CODES = {400: "bad-request", 403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-large"}


SCHEMA = "/schema describes every request"

_NOWHERE = {404: "there is nothing at this address", 405: "this address is not asked in that way"}


class WebErrorFacts(Struct, frozen=True):
    """One error. ``rule`` is empty unless a rulebook refused; ``facts`` are those of the refusal."""

    code: str
    place: str
    message: str
    hint: str = ""
    rule: str = ""
    facts: Mapping[str, int | str] = {}


class WebError(Struct, frozen=True):
    """What the server answers instead of what it was asked for."""

    error: WebErrorFacts


class StrangerError(PermissionDeniedException):
    """Somebody asks who may not; ``hint`` says how he may."""

    def __init__(self, what: str, hint: str = "") -> None:
        super().__init__(detail=what)
        self.hint = hint


class RefusedError(Exception):
    """A request was refused; ``status`` 404 where what it speaks of does not exist."""

    def __init__(self, code: str, message: str, *, status: int = REFUSED, hint: str = "", place: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.facts = WebErrorFacts(code, place, message, hint)
        self.refusal: Refusal | None = None


def of_refusal(refusal: Refusal, place: str) -> RefusedError:
    """A refusal of the core as an error of the server."""
    error = RefusedError(refusal.code, refusal.message, place=place)
    error.refusal = refusal
    return error


def facts_of(refusal: Refusal, place: str, request: Request[Any, Any, Any]) -> WebErrorFacts:
    """A refusal of the core in the language of whoever asked."""
    message = refusal_text(refusal, _language(request))
    return WebErrorFacts(refusal.code, place, message, "", refusal.rule, dict(refusal.facts))


def refused(request: Request[Any, Any, Any], fault: RefusedError) -> Response[WebError]:
    """A refusal, as it is, in the language of whoever asked."""
    language = _language(request)
    if fault.refusal is not None:
        return _response(fault.status, facts_of(fault.refusal, fault.facts.place, request))
    place, message, hint = [
        mistake_text(text, language) for text in (fault.facts.place, fault.facts.message, fault.facts.hint)
    ]
    return _response(fault.status, replace(fault.facts, place=place, message=message, hint=hint))


def unwritten(request: Request[Any, Any, Any], fault: StoreError) -> Response[WebError]:
    """The log can be neither read nor written: its disk is full, say, or another program has it locked."""
    LOG.error("%s %s: %s", request.method, request.url.path, fault)
    language = _language(request)
    message, hint = mistake_text(str(fault), language), mistake_text(fault.hint, language)
    return _response(503, WebErrorFacts(fault.code, request.url.path, message, hint))


def _language(request: Request[Any, Any, Any]) -> Language:
    """The first language that the asker reads and this server speaks."""
    for tag in request.headers.get("accept-language", "").split(","):
        for language in Language:
            if tag.strip().lower().startswith(language.value):
                return language
    return Language.ENGLISH


def wrong_request(request: Request[Any, Any, Any], fault: HTTPException) -> Response[WebError]:
    """A request that cannot be read, or asks for what is not there."""
    more = fault.extra[0] if isinstance(fault.extra, list) and fault.extra else {}
    what = str(more.get("message", "")) if isinstance(more, Mapping) else ""
    key = str(more.get("key", "")) if isinstance(more, Mapping) else ""
    if key == "data" and what == repr(key):
        what, key = "the request has no body", ""  # Litestar only names the argument that it had for it
    elif what or (fault.status_code == 400 and fault.__cause__):
        return _unread(request, what or str(fault.__cause__), key)
    message = what or _NOWHERE.get(fault.status_code, "") or str(fault.__cause__ or fault.detail)
    code = _CODES.get(fault.status_code, "bad-request" if fault.status_code < 500 else "internal")
    hint = fault.hint if isinstance(fault, StrangerError) else SCHEMA
    return _said(request, fault.status_code, WebErrorFacts(code, request.url.path, message, hint))


def unreadable(request: Request[Any, Any, Any], fault: msgspec.MsgspecError) -> Response[WebError]:
    """A body that is no JSON or not what the address expects."""
    return _unread(request, str(fault), "")


def _unread(request: Request[Any, Any, Any], text: str, key: str) -> Response[WebError]:
    """What msgspec could not read; ``key`` is the part of the request that it had before it."""
    language, refusal = _language(request), unread(text, "" if key == "data" else key)
    facts = WebErrorFacts(
        "bad-request", request.url.path, refusal_text(refusal, language), mistake_text(SCHEMA, language)
    )
    return _response(400, replace(facts, facts=dict(refusal.facts)))


def _said(request: Request[Any, Any, Any], status: int, facts: WebErrorFacts) -> Response[WebError]:
    message, hint = [mistake_text(text, _language(request)) for text in (facts.message, facts.hint)]
    return _response(status, replace(facts, message=message, hint=hint))


def unreadable_text(request: Request[Any, Any, Any], fault: Exception) -> Response[WebError]:
    """A body that nobody can read: no UTF-8, or lists in lists in lists."""
    LOG.warning("%s %s: %s", request.method, request.url.path, type(fault).__name__)
    what = (
        "this is not UTF-8 text" if isinstance(fault, UnicodeDecodeError) else "lists or tables are nested too deeply"
    )
    return _said(request, 400, WebErrorFacts("bad-request", request.url.path, what, SCHEMA))


def own_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[WebError]:
    """A fault of the program: it is written to the log, and the caller is told so."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    message = f"shuffleup itself failed: {type(fault).__name__}"
    return _said(request, 500, WebErrorFacts("internal", request.url.path, message, "the server's log says more"))


def _response(status: int, facts: WebErrorFacts) -> Response[WebError]:
    return Response(WebError(facts), status_code=status, media_type=MediaType.JSON)
