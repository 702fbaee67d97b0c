"""A log written apart from the room's: commands are decided as usual, and nothing is appended before the last one."""

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.service.streams import LoadedEvent, Own, Shuffler, event_stream, own_id
from shuffleup.store.port import Row
from shuffleup.tournament.words.commands import Command
from shuffleup.tournament.words.state import EventState

IMPORT = "import"
"""Who gave the commands of an imported evening, and answers for its money."""


class EveningRefusedError(Exception):
    """The evening cannot be told as a log: the rules refuse a command that cannot be replaced."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class ToldLog(Struct, frozen=True):
    """A whole log and the state it leads to."""

    rows: tuple[Row, ...]
    state: EventState


class LogWriter:
    """Gives commands one after another. The same chance and the same commands give the same rows."""

    def __init__(self, event_id: str, shuffler: Shuffler) -> None:
        self._stream = event_stream(event_id)
        self._room = LoadedEvent(self._stream, shuffler)
        self._rows: list[Row] = []
        self.at = 0
        """The time of the last command: none comes before it."""

    @property
    def state(self) -> EventState:
        """The event as it stands."""
        assert self._room.state is not None
        return self._room.state

    def give(self, command: Command, at: int = 0) -> Refusal | None:
        """Gives a command at a point in time, or as soon after it as the log allows."""
        self.at = max(self.at, at)
        number = len(self._rows) + 1
        command_id = own_id(Own.IMPORT, number)
        decided = self._room.decide(command, command_id, self.at)
        if isinstance(decided, Refusal):
            return decided
        self._rows.append(Row(self._stream, number, command_id, command, decided.events, self.at, IMPORT, decided.draw))
        self._room.keep(number, decided)
        return None

    def must(self, command: Command, at: int = 0) -> None:
        """Gives a command that must be accepted. Raises ``EveningRefusedError``."""
        if refused := self.give(command, at):
            raise EveningRefusedError(refused)

    def told(self) -> ToldLog:
        """Everything so far."""
        return ToldLog(tuple(self._rows), self.state)
