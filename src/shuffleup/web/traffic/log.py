"""The server's own log: what happened on it, a line each, as text for a terminal or as JSON for programs.

A line is an event, which is a short code, and facts that have a name of ``FACTS``: no others are written, whoever
hands them over. So there are no passwords, PINs, keys, cards and names of people in it; people and devices stand there
by their ids. Of a fault the log has its kind and where it happened: what it says may hold anything, and is written only
where the system says it, or where somebody looks for faults.
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
"""The fact that is a request's id: it stands in every line that belongs to it."""
FACTS = (
    *(REQUEST, "method", "route", "status", "ms", "role", "kind", "command", "stream", "version", "code"),
    *("way", "actor", "device", "address", "database", "release", "since", "seconds", "signal", "count"),
)
"""All that a line may tell beside its event, in the order in which it stands there."""
LONGEST = 200
"""Letters of a fact."""
FRAMES = 30
"""Places of a fault that are written, the innermost."""
TOLD = (OSError, SqliteError, StoreError)
"""Faults whose text is the system's, or ours, and has nothing of people in it."""

_Line: TypeAlias = MutableMapping[str, Any]  # Any: facts are numbers and words


class LogForm(Enum):
    """How the log is written: short has only what is wrong, for whoever sits at the terminal."""

    SHORT = "short"
    TEXT = "text"
    JSON = "json"


def about(**facts: str | int) -> None:
    """What the request is about that is being answered: in its own line and in every later one of it.

    What was told of it first stands: one command may lead to others. Nothing where no request is being answered.
    """
    known = get_contextvars()
    if REQUEST in known and facts.get("command") in {None, known.get("command", facts.get("command"))}:
        bind_contextvars(**{name: value for name, value in facts.items() if name not in known})


def told(fact: str) -> str:
    """What is known of the request that is being answered; empty for nothing."""
    return str(get_contextvars().get(fact, ""))


def begin(request: str) -> None:
    """From here on this task answers a request with this id."""
    clear_contextvars()
    bind_contextvars(**{REQUEST: request})


def keep_log(form: LogForm, where: TextIO | None = None, *, whole_faults: bool = False) -> None:
    """Writes the log to stderr from now on, or there, whichever library something comes from; told is what matters.

    With ``whole_faults`` all that a fault says is written, too, whatever that is.
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
    """The exception, however logging has it."""
    found = sys.exc_info()[1] if told is True else told[1] if isinstance(told, tuple) else told
    return found if isinstance(found, BaseException) else None


def _places(trace: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(trace)[-FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def _ordered(line: _Line) -> dict[str, Any]:  # Any: see above
    """The line as it is written: the time, how bad it is, what, and the facts."""
    head = {name: line[name] for name in ("at", "level", "event", "logger") if name in line}
    facts = {name: _plain(line[name]) for name in FACTS if line.get(name, "") != ""}
    fault = {name: line[name] for name in ("fault", "said", "where") if line.get(name)}
    return {**head, "event": _plain(head.get("event", "")), **facts, **fault}


def _plain(value: object) -> object:
    """A number, or text that is not long and steers no terminal."""
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
