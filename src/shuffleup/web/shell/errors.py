"""Every error of the server as one object: ``{"error": {code, place, message, hint, rule}}``, and never a traceback."""

import logging
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Note, Refusal, note
from shuffleup.locale.answers import answer_text, fact_values
from shuffleup.questions.mistakes import BrokenQuestionError, DeclinedError, QuestionError
from shuffleup.rulebooks.rule import Language
from shuffleup.store.port import StoreError
from shuffleup.web.shell.log import about
from shuffleup.web.shell.unread import unread

LOG = logging.getLogger("shuffleup.web")

T = TypeVar("T")
REFUSED, NOT_ALLOWED = 409, 405
"""The status of a valid request that the rules, or the state of the event, refuse."""
COME_BACK = (429, 503)
"""The statuses of a request that is worth sending again."""
NOBODY: Mapping[str, str] = MappingProxyType({})
_CODES = {
    400: "bad-request",
    401: "sign-in",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    429: "too-often",
}


_BODY = "`$.data"
"""Where msgspec says that a body is."""
SCHEMA = note("address-describes-all", address="/schema")

_NOWHERE = {
    404: note("nothing-at-address"),
    405: note("address-asked-otherwise"),
    429: note("asked-too-often"),
}


class WebErrorFacts(Struct, frozen=True):
    """One error. ``rule`` is empty unless a rulebook refused; ``facts`` are those of the refusal."""

    code: str
    place: str
    message: str
    hint: str = ""
    rule: str = ""
    facts: Mapping[str, int | str] = {}


class WebError(Struct, frozen=True):
    """What the server answers instead of a result."""

    error: WebErrorFacts


class StrangerError(PermissionDeniedException):
    """A request without the necessary right; ``hint`` says how to get it."""

    def __init__(self, what: Note, hint: Note | None = None) -> None:
        super().__init__(detail=what.code)
        self.what = what
        self.hint = hint


class RefusedError(Exception):
    """A request was refused; ``status`` is 404 if its subject does not exist."""

    def __init__(
        self, code: str, what: Note | str, *, status: int = REFUSED, hint: Note | None = None, place: Note | str = ""
    ) -> None:
        super().__init__(what)
        self.status = status
        self.code, self.what, self.hint, self.place = code, what, hint, place
        self.refusal: Refusal | None = None
        self.new: Mapping[str, str] = NOBODY
        """The names of players who would have been new, by the ids that the refusal has for them."""


def of_refusal(refusal: Refusal, place: str) -> RefusedError:
    """A refusal of the core as an error of the server."""
    error = RefusedError(refusal.code, answer_text(refusal), place=place)
    error.refusal = refusal
    return error


def done(outcome: T | Refusal) -> T:
    """The result. Raises ``RefusedError`` for a refusal."""
    if isinstance(outcome, Refusal):
        raise of_refusal(outcome, "")
    return outcome


def facts_of(
    refusal: Refusal, place: str, request: Request[Any, Any, Any], new: Mapping[str, str] = NOBODY
) -> WebErrorFacts:
    """A refusal of the core in the caller's language: its sentence has the names of players, its facts their ids,
    except for the players in ``new``, who have none yet."""
    language, names = language_of(request), request.app.state.desk.names
    message = names.spoken(answer_text(refusal, language), language, new)
    facts = {name: new.get(str(value), value) for name, value in fact_values(refusal, language).items()}
    return WebErrorFacts(refusal.code, place, message, "", refusal.rule, facts)


def refused(request: Request[Any, Any, Any], fault: RefusedError) -> Response[WebError]:
    """A refusal, in the caller's language."""
    language = language_of(request)
    if fault.refusal is not None:
        answer = _response(fault.status, facts_of(fault.refusal, str(fault.place), request, fault.new))
        if fault.status in COME_BACK:
            answer.headers["retry-after"] = str(fault.refusal.number("seconds") or 1)
        return answer
    place, message, hint = [_in(language, part) for part in (fault.place, fault.what, fault.hint)]
    return _response(fault.status, WebErrorFacts(fault.code, place, message, hint))


def _in(language: Language, part: Note | str | None) -> str:
    return answer_text(part, language) if isinstance(part, Note) else part or ""


def wrong_question(request: Request[Any, Any, Any], fault: QuestionError) -> Response[WebError]:
    """A question that cannot be answered, in the caller's language."""
    language = language_of(request)
    told = fault.told(language)
    facts = fact_values(fault.what, language) if isinstance(fault.what, Note | Refusal) else {}
    status = 500 if isinstance(fault, BrokenQuestionError) else REFUSED if isinstance(fault, DeclinedError) else 400
    return _response(status, WebErrorFacts(told.code, told.place, told.message, told.hint, told.rule, facts))


def unwritten(request: Request[Any, Any, Any], fault: StoreError) -> Response[WebError]:
    """The log can be neither read nor written: its disk is full, for example, or another program has locked it."""
    LOG.error("unwritten", extra={"code": fault.code}, exc_info=fault)
    language = language_of(request)
    message, hint = _in(language, fault.first.what), _in(language, fault.first.hint)
    return _response(503, WebErrorFacts(fault.code, request.url.path, message, hint))


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The first language that the caller reads and this server speaks."""
    return _first_spoken(request.headers.get("accept-language", ""))


@lru_cache(maxsize=256)
def _first_spoken(tags: str) -> Language:
    for tag in tags.split(","):
        for language in Language:
            if tag.strip().lower().startswith(language.value):
                return language
    return Language.ENGLISH


def wrong_request(request: Request[Any, Any, Any], fault: HTTPException) -> Response[WebError]:
    """A request that cannot be read, or asks for what is not there."""
    cause = str(fault.__cause__)
    if isinstance(fault.__cause__, msgspec.ValidationError) and _BODY in cause:
        # Litestar takes a field for its own argument where both have the same name, and calls it a fault of ours.
        return _unread(request, cause.replace(_BODY, "`$", 1), "")
    more = fault.extra[0] if isinstance(fault.extra, list) and fault.extra else {}
    what = str(more.get("message", "")) if isinstance(more, Mapping) else ""
    nothing = False
    key = str(more.get("key", "")) if isinstance(more, Mapping) else ""
    if key == "data" and what == repr(key):
        nothing = True  # Litestar only names the argument that it had for it
    elif what or (fault.status_code == 400 and fault.__cause__):
        return _unread(request, what or str(fault.__cause__), key)
    code = _CODES.get(fault.status_code, "bad-request" if fault.status_code < 500 else "internal")
    if isinstance(fault, StrangerError):
        return _said(request, fault.status_code, code, fault.what, fault.hint)
    told = note("as-it-is-told", why=str(fault.__cause__ or fault.detail))
    message = note("request-without-body") if nothing else _NOWHERE.get(fault.status_code, told)
    answer = _said(request, fault.status_code, code, message, SCHEMA)
    if fault.status_code == NOT_ALLOWED:
        answer.headers["allow"] = (fault.headers or {}).get("allow", "GET, HEAD")  # what is given as it lies says none
    return answer


def unreadable(request: Request[Any, Any, Any], fault: msgspec.MsgspecError) -> Response[WebError]:
    """A body that is not JSON, or not what the address expects."""
    return _unread(request, str(fault), "")


def _unread(request: Request[Any, Any, Any], text: str, key: str) -> Response[WebError]:
    """What msgspec could not read; ``key`` is the part of the request that it belonged to."""
    language, refusal = language_of(request), unread(text, "" if key == "data" else key)
    facts = WebErrorFacts(
        "bad-request", request.url.path, answer_text(refusal, language), answer_text(SCHEMA, language)
    )
    return _response(400, replace(facts, facts=fact_values(refusal, language)))


def _said(request: Request[Any, Any, Any], status: int, code: str, what: Note, hint: Note | None) -> Response[WebError]:
    message, mend = [_in(language_of(request), part) for part in (what, hint)]
    return _response(status, WebErrorFacts(code, request.url.path, message, mend))


def unreadable_text(request: Request[Any, Any, Any], fault: Exception) -> Response[WebError]:
    """A body that cannot be read: not UTF-8, or nested too deeply."""
    what = note("this-is-not-utf-8-text") if isinstance(fault, UnicodeDecodeError) else note("nested-too-deeply")
    return _said(request, 400, "bad-request", what, SCHEMA)


def own_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[WebError]:
    """A fault of the program: it is written to the log, and the caller is told so."""
    LOG.error("failed", exc_info=fault)
    message = note("shuffleup-failed", fault=type(fault).__name__)
    return _said(request, 500, "internal", message, note("servers-log-says-more"))


def _response(status: int, facts: WebErrorFacts) -> Response[WebError]:
    about(code=facts.code)
    return Response(WebError(facts), status_code=status, media_type=MediaType.JSON)
