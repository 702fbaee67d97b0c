"""The server's own log: what happened on it, one line each, as text for a terminal or as JSON for programs.

A line is an event, which is a short code, and facts named in ``FACTS``: no others are written. So it contains no
passwords, PINs, keys, cards or names of people; people and devices appear by their ids. Of an exception the log has the
kind and where it happened. Its text may hold anything, and is written only if it is the system's, or for debugging.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from enum import Enum
from sqlite3 import Error as SqliteError
from types import TracebackType
from typing import Any, TextIO, TypeAlias

import structlog
from msgspec import json
from structlog.contextvars import bind_contextvars, clear_contextvars, get_contextvars
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level, add_logger_name
from structlog.types import Processor

from shuffleup.store.port import StoreError

REQUEST = "request"
"""The fact that is a request's id: it is in every line that belongs to the request."""
FACTS = (
    *(REQUEST, "method", "route", "status", "ms", "role", "kind", "command", "stream", "version", "code"),
    *("way", "actor", "device", "address", "database", "release", "since", "seconds", "signal", "count"),
)
"""All facts that a line may have beside its event, in the order in which they are written."""
LONGEST = 200
"""The most letters of a fact."""
FRAMES = 30
"""How many frames of an exception are written, the innermost."""
TOLD = (OSError, SqliteError, StoreError)
"""Exceptions whose text is the system's, or ours, and contains nothing about people."""

_Line: TypeAlias = MutableMapping[str, Any]  # Any: facts are numbers and words


class LogForm(Enum):
    """How the log is written: short has only what is wrong, for a person at the terminal."""

    SHORT = "short"
    TEXT = "text"
    JSON = "json"


def about(**facts: str | int) -> None:
    """Adds facts about the request being answered: to its own line and to all its later ones.

    The first value of a fact stays: one command may lead to others. Does nothing if no request is being answered.
    """
    known = get_contextvars()
    if REQUEST in known and facts.get("command") in {None, known.get("command", facts.get("command"))}:
        bind_contextvars(**{name: value for name, value in facts.items() if name not in known})


def told(fact: str) -> str:
    """A fact about the request being answered; empty if unknown."""
    return str(get_contextvars().get(fact, ""))


def begin(request: str) -> None:
    """From here on this task answers a request with this id."""
    clear_contextvars()
    bind_contextvars(**{REQUEST: request})


def keep_log(form: LogForm, where: TextIO | None = None, *, whole_faults: bool = False) -> None:
    """From now on writes the log to stderr, or to ``where``, whichever library a line comes from, if it matters.

    With ``whole_faults`` the full text of exceptions is written, too, whatever it contains.
    """
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        add_log_level,
        add_logger_name,
        ExtraAdder(allow=FACTS),
        _whole_fault if whole_faults else _fault,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
    ]
    last: Processor = _as_json if form is LogForm.JSON else _as_text
    handler = logging.StreamHandler(where or sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(foreign_pre_chain=before, processors=[ProcessorFormatter.remove_processors_meta, last])
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("shuffleup").setLevel(logging.WARNING if form is LogForm.SHORT else logging.INFO)
    logging.captureWarnings(capture=True)


def _fault(_: object, __: str, line: _Line) -> _Line:
    """What an exception leaves in the log."""
    fault = _of(line.pop("exc_info", None))
    if fault:
        line["fault"] = type(fault).__name__
        line["said"] = str(fault) if isinstance(fault, TOLD) else ""
        line["where"] = _places(fault.__traceback__)
    return line


def _whole_fault(_: object, __: str, line: _Line) -> _Line:
    fault = _of(line.pop("exc_info", None))
    if fault:
        line["fault"], line["said"] = type(fault).__name__, "".join(traceback.format_exception(fault))
    return line


def _of(told: object) -> BaseException | None:
    """The exception, in whatever form logging has it."""
    found = sys.exc_info()[1] if told is True else told[1] if isinstance(told, tuple) else told
    return found if isinstance(found, BaseException) else None


def _places(trace: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(trace)[-FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def _ordered(line: _Line) -> dict[str, Any]:  # Any: see above
    """The line as it is written: time, severity, event, and facts."""
    head = {name: line[name] for name in ("at", "level", "event", "logger") if name in line}
    facts = {name: _plain(line[name]) for name in FACTS if line.get(name, "") != ""}
    fault = {name: line[name] for name in ("fault", "said", "where") if line.get(name)}
    return {**head, "event": _plain(head.get("event", "")), **facts, **fault}


def _plain(value: object) -> object:
    """A number, or a short text without control characters."""
    if isinstance(value, bool | int | float) or value is None:
        return value
    return "".join([one if one.isprintable() else f"\\x{ord(one):02x}" for one in str(value)[:LONGEST]])


def _as_json(_: object, __: str, line: _Line) -> str:
    return json.encode(_ordered(line)).decode()


def _as_text(_: object, __: str, line: _Line) -> str:
    facts = _ordered(line)
    where, said = facts.pop("where", []), facts.pop("said", "")
    at, level, event = [facts.pop(name, "") for name in ("at", "level", "event")]
    facts.pop("logger", None)
    told = [f"{name}={value}" for name, value in facts.items()]
    return "\n    ".join([" ".join([str(at), f"{level:<7}", str(event), *told]), *filter(None, [said]), *where])
