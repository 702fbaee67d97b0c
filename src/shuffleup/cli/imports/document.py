"""What ``shuffleup import --json`` prints, whatever was imported."""

from collections.abc import Mapping

from msgspec import Struct

from shuffleup.locale.answers import ToldNote
from shuffleup.people.matching import MatchVerdict
from shuffleup.questions.printed import Printed
from shuffleup.room.calendar import PlannedStart
from shuffleup.room.tdt.report import TdtSummary


class PlayerMatch(Struct, frozen=True):
    """A player of an evening, and who he is in the register: ``new``, ``same`` or ``ask``."""

    name: str
    verdict: MatchVerdict
    person: str
    may_be: tuple[str, ...]


class EveningFacts(Struct, frozen=True):
    """An evening of The Tournament Director; ``repeated`` says whether it had been in the room before."""

    summary: TdtSummary
    start: PlannedStart
    players: tuple[PlayerMatch, ...]
    repeated: bool
    event_file: str


class ListedPerson(Struct, frozen=True):
    """A person on a list, with his row number, and who he is in the register: ``new``, ``same`` or ``ask``."""

    row: int
    name: str
    country: str
    card: str
    verdict: MatchVerdict
    person: str
    may_be: tuple[str, ...]


class LeftLine(Struct, frozen=True):
    """A row that is not taken, and why."""

    row: int
    why: str


class ListFacts(Struct, frozen=True):
    """A list of players; ``columns`` are numbers from 1, ``completed`` the people about whom it adds something."""

    columns: Mapping[str, int]
    people: tuple[ListedPerson, ...]
    completed: int
    left: tuple[LeftLine, ...]


class EveningInFolder(Struct, frozen=True):
    """A file of a folder: the event that it is, or in ``problem`` why it is not taken. Notes are counted."""

    file: str
    event: str = ""
    name: str = ""
    day: str = ""
    players: int = 0
    prizes_cents: int = 0
    written: bool = False
    notes: int = 0
    problem: str = ""


class ImportDocument(Printed, frozen=True, kw_only=True):
    """The contents of the file: an ``evening`` or a list of ``people``. ``written`` says whether it is in the room now,
    ``undecided`` why it cannot be yet; ``notes`` say what is recorded differently from the file.
    """

    file: str
    written: bool
    undecided: str
    notes: tuple[ToldNote, ...]
    evening: EveningFacts | None = None
    people: ListFacts | None = None
    evenings: tuple[EveningInFolder, ...] = ()
    """Of a folder: each of its files."""
