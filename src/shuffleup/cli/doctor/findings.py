"""What was found: a part of the set-up, how it is, and how to mend it."""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Note


class State(Enum):
    """How something is. With a ``warning`` an evening goes on; what is ``wrong`` ends it, or will."""

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
    """One thing that was looked at."""

    part: Part
    state: State
    what: Note
    hint: Note | None = None


def ok(part: Part, what: Note) -> Symptom:
    """It is as it should be."""
    return Symptom(part, State.OK, what)


def warning(part: Part, what: Note, hint: Note | None) -> Symptom:
    """It may do, and better would be something else."""
    return Symptom(part, State.WARNING, what, hint)


def wrong(part: Part, what: Note, hint: Note | None) -> Symptom:
    """It will not do."""
    return Symptom(part, State.WRONG, what, hint)


def below(figure: float, least: float, little: float) -> State:
    """Of what there should be much: ``wrong`` below the least, a ``warning`` below little."""
    return State.WRONG if figure < least else State.WARNING if figure < little else State.OK


def above(figure: float, much: float, most: float) -> State:
    """Of what there should be little."""
    return State.WRONG if figure > most else State.WARNING if figure > much else State.OK
