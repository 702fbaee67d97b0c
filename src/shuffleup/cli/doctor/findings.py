"""A finding: a part of the set-up, how it is, and how to fix it."""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Note


class State(Enum):
    """The state of something. A ``warning`` does not stop an evening; what is ``wrong`` does, or will."""

    OK = "ok"
    WARNING = "warning"
    WRONG = "wrong"


class Part(Enum):
    """A part of the set-up."""

    PROGRAM = "program"
    TIME = "time"
    MEMORY = "memory"
    DISK = "disk"
    DATABASE = "database"
    BUS = "bus"
    KEY = "key"
    BACKUPS = "backups"
    NETWORK = "network"
    CERTIFICATE = "certificate"


class Symptom(Struct, frozen=True):
    """One thing that was checked."""

    part: Part
    state: State
    what: Note
    hint: Note | None = None


def ok(part: Part, what: Note) -> Symptom:
    """It is as it should be."""
    return Symptom(part, State.OK, what)


def warning(part: Part, what: Note, hint: Note | None) -> Symptom:
    """It may do, but something else would be better."""
    return Symptom(part, State.WARNING, what, hint)


def wrong(part: Part, what: Note, hint: Note | None) -> Symptom:
    """It will not do."""
    return Symptom(part, State.WRONG, what, hint)


def below(figure: float, least: float, little: float) -> State:
    """For figures that should be high: ``wrong`` below the least, a ``warning`` below little."""
    return State.WRONG if figure < least else State.WARNING if figure < little else State.OK


def above(figure: float, much: float, most: float) -> State:
    """For figures that should be low."""
    return State.WRONG if figure > most else State.WARNING if figure > much else State.OK
