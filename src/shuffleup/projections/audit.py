"""Everything asked of an event, who asked it and when, what it led to, and what has been undone since.

A command is named by its tag and its plain fields, so that each screen can say it in its own language:
``report-bust`` with ``players: Anna`` is "Bust Anna", "Anna eliminata", "Anna eliminada".

A player who sits elsewhere after an event has a new seat, whatever the event is called; an undo gives back old seats.
New seats are read out on the floor, shown on the wall and printed. The wall calls players who must walk: those who had
a seat, and alternates who waited. A player who buys an entry is told his seat at the cage.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.undo import Given, History, Logged, Redo, Undo, extend, last_to_redo, last_to_undo, state_of
from shuffleup.tournament.words.money import LedgerPosting, Payment
from shuffleup.tournament.words.names import PLAYER_FIELDS
from shuffleup.tournament.words.state import EventState, Phase

Through: TypeAlias = tuple[EventState | None, ...]
"""The states that the events of a row led through, starting with the one before it; empty where unknown."""

CALLED_FOR = 5 * 60_000_000
CALLED_FOR_EACH = 1_000_000
"""The least duration of a call, and as much more per name, in microseconds: a thousand names need several pages."""


class NewSeat(Struct, frozen=True, gc=False):
    """A player's seat, and the one he had before; ``from_table`` is 0 if he had none."""

    player: str
    table: int
    chair: int
    from_table: int = 0
    from_chair: int = 0


class Call(Struct, frozen=True, gc=False):
    """Players whom a row of the log sends to new seats, for the wall to show until ``until`` or until read."""

    version: int
    at: int
    until: int
    """Both in microseconds UTC."""
    seats: tuple[NewSeat, ...]


def new_seats(before: EventState | None, after: EventState | None) -> tuple[NewSeat, ...]:
    """Players who changed seats, by the old seats in the order a floor walks along them, then by name."""
    old, new = before.floor.tables if before else {}, after.floor.tables if after else {}
    sat = {
        chair.player: (number, chair.number)
        for number, table in old.items()
        if new.get(number) is not table
        for chair in table.chairs
    }
    found = [
        NewSeat(chair.player, number, chair.number, *sat.get(chair.player, (0, 0)))
        for number, table in new.items()
        if old.get(number) is not table
        for chair in table.chairs
        if sat.get(chair.player) != (number, chair.number)
    ]
    return tuple(sorted(found, key=lambda one: (one.from_table, one.from_chair, one.player)))


def seats_through(states: Sequence[EventState | None]) -> tuple[tuple[NewSeat, ...], ...]:
    """Players who changed seats with each of the events that led from the first of these states to the last."""
    return tuple([new_seats(before, after) for before, after in pairwise(states)])


class SeatsFollowed:
    """A log as far as it was heard: its steps, the state after it, and which row gave which player a new seat."""

    def __init__(self) -> None:
        self.steps: History = {}
        self.state: EventState | None = None
        self._by_event: dict[int, tuple[tuple[NewSeat, ...], ...]] = {}
        self._called: dict[int, tuple[NewSeat, ...]] = {}
        self._calls: list[Call] = []

    def hear(self, given: Iterable[Given], through: Through = ()) -> None:
        """Adds the rows that follow those heard so far.

        ``through`` are the states before and after each event of a single row, if already known.
        """
        for one in given:
            before = self.state
            extend(self.steps, (one,))
            seats = self._rewritten(one) if isinstance(one.command, Undo | Redo) else self._happened(one, through)
            if any(seats):
                self._by_event[one.version] = seats
                self._call(one, before)

    def of_row(self, version: int, events: int) -> tuple[tuple[NewSeat, ...], ...]:
        """The new seats by each of a row's events; those of an undo are with its first."""
        return self._by_event.get(version, ((),) * events)

    def called(self, version: int) -> tuple[NewSeat, ...]:
        """The players whom a row called to new seats: those who had to walk."""
        return self._called.get(version, ())

    def calls(self, at: int, read: int) -> tuple[Call, ...]:
        """The calls still shown at a point in time, from the rows after the last one the floor has marked as read."""
        state = self.state
        if state is None or state.phase is not Phase.PLAYING:
            return ()
        sits = {
            chair.player: (table.number, chair.number)
            for table in state.floor.tables.values()
            for chair in table.chairs
        }
        found: list[Call] = []
        self._calls = [call for call in self._calls if at < call.until]
        for call in reversed(self._calls):  # of two calls, the later one counts
            due = [one for one in call.seats if sits.pop(one.player, None) == (one.table, one.chair)]
            if due and call.version > read:
                found.append(Call(call.version, call.at, call.until, tuple(due)))
        return tuple(found)

    def _happened(self, one: Given, through: Through) -> tuple[tuple[NewSeat, ...], ...]:
        states = [*through]
        if not states:
            states = [self.state]
            for event in one.events:
                states.append(evolve(states[-1], event))  # type: ignore[arg-type]  # no undo is among them
        self.state = states[-1]
        return seats_through(states)

    def _rewritten(self, one: Given) -> tuple[tuple[NewSeat, ...], ...]:
        before, self.state = self.state, state_of(self.steps)
        return (new_seats(before, self.state), *[()] * (len(one.events) - 1))

    def _call(self, one: Given, before: EventState | None) -> None:
        """Notes the players who must walk. A player who was moved twice by one command walks once."""
        waited = {alternate.player for alternate in before.cage.waiting} if before else frozenset()
        seats = tuple([seat for seat in new_seats(before, self.state) if seat.from_table or seat.player in waited])
        if seats:
            until = one.at + CALLED_FOR + CALLED_FOR_EACH * len(seats)
            self._called[one.version] = seats
            self._calls.append(Call(one.version, one.at, until, seats))


# ── what was asked, and what it led to ───────────────────────────────────────────────────────────────────────────────

SEVERAL = 3
"""How many names are listed; of more, only the number is given."""
SAID_DEEP = 2
"""How many levels of nested structs are described."""

Fact = tuple[str, int | str]


class Said(Struct, frozen=True, gc=False):
    """A command or an event: the tag of its kind, and its plain facts."""

    kind: str
    facts: tuple[Fact, ...]


class Happened(Said, frozen=True, gc=False):
    """An event of the log, and every player who changed seats with it."""

    seats: tuple[NewSeat, ...]


class Named(Struct, frozen=True, gc=False):
    """A command that can be undone or redone, by its name."""

    command_id: str
    said: Said


class AuditLine(Struct, frozen=True, gc=False):
    """One row of the log. ``about`` is the command that an undo or redo refers to."""

    version: int
    command_id: str
    at: int
    actor: str
    asked: Said
    led_to: tuple[Happened, ...]
    """As decided at the time; ``changed_by`` says whether later undoing changed it."""
    undone_by: int = 0
    """The version of the undo that took it back; 0 while it counts."""
    changed_by: int = 0
    """The version of the last undo or redo that decided it again with other events; 0 if none did."""
    about: Said | None = None


class Audit(Struct, frozen=True, gc=False):
    """The whole audit, newest first, and what the undo and redo keys would do now."""

    lines: tuple[AuditLine, ...]
    undo: Named | None
    redo: Named | None
    people: Mapping[str, tuple[int, ...]]
    """Every player and the versions of the rows about him: sentences name only the first of a long list."""


def audit(given: Iterable[Given], software: str) -> Audit:
    """The audit of a log. ``software`` is the actor of commands that no person gave; undo passes over those."""
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
    """Every player named in the log, and in which rows; an undo or redo is about the players of its command."""
    names: set[str] = set()
    words: dict[str, list[int]] = {}
    for one in log:
        about = (steps[one.command.command_id].given.command,) if isinstance(one.command, Undo | Redo) else ()
        found = set(_words((one.command, *one.events, *about), ""))
        names.update(word for field, word in found if field in PLAYER_FIELDS)
        for word in {word for _, word in found}:
            words.setdefault(word, []).append(one.version)
    return {name: tuple(words[name]) for name in sorted(names)}


def _words(value: object, field: str) -> Iterator[tuple[str, str]]:
    """Every text in a command or an event, with the name of its field."""
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


def led_to(events: Sequence[Logged], seats: Sequence[tuple[NewSeat, ...]]) -> tuple[Happened, ...]:
    """What a row of the log led to, with the players to whom each of its events gave another seat."""
    return tuple([Happened(_tag(event), _told(event), new) for event, new in zip(events, seats, strict=True)])


def _line(one: Given, followed: SeatsFollowed) -> AuditLine:
    steps, events = followed.steps, led_to(one.events, followed.of_row(one.version, len(one.events)))
    if isinstance(one.command, Undo | Redo):
        about = said(steps[one.command.command_id].given.command)
        return AuditLine(one.version, one.command_id, one.at, one.actor, said(one.command), events, about=about)
    step, asked = steps[one.command_id], said(one.command)
    return AuditLine(one.version, one.command_id, one.at, one.actor, asked, events, step.undone_by, step.changed_by)


def said(value: Struct) -> Said:
    """A command or event as tag and facts."""
    return Said(_tag(value), _told(value))


def _tag(value: Struct) -> str:
    return str(value.__struct_config__.tag)


@cache
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a type, whose annotations are read once; a log describes thousands of its values."""
    return fields(kind)


def _told(value: Struct) -> tuple[Fact, ...]:
    """Its facts. Fields with their default value are left out, so that a command or event with a new field is described
    as before where the field is not used."""
    used = [field.name for field in _fields(type(value)) if getattr(value, field.name) != field.default]
    return tuple([fact for name in used for fact in _fact(name, getattr(value, name), SAID_DEEP)])


def _facts(value: Struct, deep: int) -> Iterable[Fact]:
    for field in _fields(type(value)):
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
        case tuple() if value and all(isinstance(one, LedgerPosting) for one in value):
            yield name, sum(one.cents for one in value if one.cents > 0)
        case tuple() if value and all(isinstance(one, str) for one in value):
            yield name, ", ".join(value[:SEVERAL]) + (" …" if len(value) > SEVERAL else "")
            yield f"{name}_count", len(value)
        case tuple() if value:
            yield f"{name}_count", len(value)
            if len(value) == 1 and isinstance(value[0], Struct) and deep > 1:
                yield from _facts(value[0], deep - 1)
        case Struct() if deep > 1 and len(_fields(type(value))) < 10:
            yield from _facts(value, deep - 1)
