"""Everything that was asked of an event, who asked it and when, what it led to, and what has been undone since.

A command is named by its tag and its plain fields, so that each screen can say it in its own language:
``report-bust`` with ``players: Anna`` is "Bust Anna", "Anna eliminata", "Anna eliminada".
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import fields

from shuffleup.projections.new_seats import NewSeat, SeatsFollowed
from shuffleup.tournament.cage_state import Payment, Posting
from shuffleup.tournament.undo import Given, History, Logged, Redo, Undo, last_to_redo, last_to_undo

SEVERAL = 3
"""So many names are said; of more, how many there are."""
SAID_DEEP = 2
"""How far structs within structs are told."""
_PEOPLE = frozenset(("player", "players"))
"""Fields of commands and events that hold names of players."""

Fact = tuple[str, int | str]


class Said(Struct, frozen=True, gc=False):
    """A command or an event by the tag of its kind, with the plain facts in it."""

    kind: str
    facts: tuple[Fact, ...]


class Happened(Said, frozen=True, gc=False):
    """An event of the log, and everybody who sits elsewhere after it."""

    seats: tuple[NewSeat, ...]


class Named(Struct, frozen=True, gc=False):
    """A command that can be undone or redone, by its name."""

    command_id: str
    said: Said


class AuditLine(Struct, frozen=True, gc=False):
    """One row of the log. ``about`` is the command that an undo or redo speaks of."""

    version: int
    command_id: str
    at: int
    actor: str
    asked: Said
    led_to: tuple[Happened, ...]
    """As it was decided then; what later undoing made of it says ``changed_by``."""
    undone_by: int = 0
    """The version of the undo that took it back; 0 while it counts."""
    changed_by: int = 0
    """The version of the last undo or redo that decided it again with other events; 0 if none did."""
    about: Said | None = None


class Audit(Struct, frozen=True, gc=False):
    """The whole audit, newest first, and what the undo and redo keys would do."""

    lines: tuple[AuditLine, ...]
    undo: Named | None
    redo: Named | None
    people: Mapping[str, tuple[int, ...]]
    """Every player and the versions of the rows that are about him: sentences say only the first of a long list."""


def audit(given: Iterable[Given], software: str) -> Audit:
    """The audit of a log. ``software`` is the actor of commands that nobody gave by hand; undo passes over those."""
    log = tuple(given)
    followed = SeatsFollowed()
    followed.hear(log)
    lines = [_line(one, followed) for one in log]
    steps = followed.steps
    return Audit(tuple(reversed(lines)), *undo_and_redo(steps, software), people(log, steps))


def undo_and_redo(steps: History, software: str) -> tuple[Named | None, Named | None]:
    """What the undo key and the redo key would do now."""
    last, undone = last_to_undo(steps, software), last_to_redo(steps)
    return (
        Named(last.given.command_id, said(last.given.command)) if last else None,
        Named(undone.given.command_id, said(undone.given.command)) if undone else None,
    )


def people(log: Iterable[Given], steps: History) -> dict[str, tuple[int, ...]]:
    """Every player whom the log names, and in which rows; an undo or redo is about whom its command is about."""
    names: set[str] = set()
    words: dict[str, list[int]] = {}
    for one in log:
        about = (steps[one.command.command_id].given.command,) if isinstance(one.command, Undo | Redo) else ()
        found = set(_words((one.command, *one.events, *about), ""))
        names.update(word for field, word in found if field in _PEOPLE)
        for word in {word for _, word in found}:
            words.setdefault(word, []).append(one.version)
    return {name: tuple(words[name]) for name in sorted(names)}


def _words(value: object, field: str) -> Iterator[tuple[str, str]]:
    """Every text in a command or an event, with the name of the field that it stands in."""
    if type(value) is str:
        yield field, value
    elif isinstance(value, tuple | frozenset):
        for one in value:
            yield from _words(one, field)
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _words((key, one), field)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _words(getattr(value, name), name)


def led_to(version: int, events: Sequence[Logged], followed: SeatsFollowed) -> tuple[Happened, ...]:
    """What a row of the log led to, with everybody whom it gave another seat."""
    seats = followed.of_row(version, len(events))
    return tuple([Happened(_tag(event), _told(event), new) for event, new in zip(events, seats, strict=True)])


def _line(one: Given, followed: SeatsFollowed) -> AuditLine:
    steps, events = followed.steps, led_to(one.version, one.events, followed)
    if isinstance(one.command, Undo | Redo):
        about = said(steps[one.command.command_id].given.command)
        return AuditLine(one.version, one.command_id, one.at, one.actor, said(one.command), events, about=about)
    step = steps[one.command_id]
    return AuditLine(
        one.version, one.command_id, one.at, one.actor, said(one.command), events, step.undone_by, step.changed_by
    )


def said(value: Struct) -> Said:
    """A command or event in words and numbers."""
    return Said(_tag(value), _told(value))


def _tag(value: Struct) -> str:
    return str(value.__struct_config__.tag)


def _told(value: Struct) -> tuple[Fact, ...]:
    """Its facts. What was left as it is by itself says nothing, and a command or event that is given a new field
    is told as before where nobody uses it."""
    left_out = {field.name for field in fields(value) if getattr(value, field.name) == field.default}
    return tuple(
        [
            fact
            for field in fields(value)
            if field.name not in left_out
            for fact in _fact(field.name, getattr(value, field.name), SAID_DEEP)
        ]
    )


def _facts(value: Struct, deep: int) -> Iterable[Fact]:
    for field in fields(value):
        yield from _fact(field.name, getattr(value, field.name), deep)


def _fact(name: str, value: object, deep: int) -> Iterable[Fact]:
    match value:
        case bool():
            yield name, "yes" if value else "no"
        case int() | str():
            yield name, value
        case tuple() if value and all(isinstance(one, Payment) for one in value):
            yield "cents", sum(one.cents for one in value)
            yield "method", ", ".join(sorted({one.method for one in value}))
        case tuple() if value and all(isinstance(one, Posting) for one in value):
            yield name, sum(one.cents for one in value if one.cents > 0)
        case tuple() if value and all(isinstance(one, str) for one in value):
            yield name, ", ".join(value[:SEVERAL]) + (" …" if len(value) > SEVERAL else "")
            yield f"{name}_count", len(value)
        case tuple() if value:
            yield f"{name}_count", len(value)
            if len(value) == 1 and isinstance(value[0], Struct) and deep > 1:
                yield from _facts(value[0], deep - 1)
        case Struct() if deep > 1 and len(fields(value)) < 10:
            yield from _facts(value, deep - 1)
