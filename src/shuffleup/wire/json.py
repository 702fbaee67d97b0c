"""Commands and events as JSON. Each is one object whose ``type`` is the tag of its struct:

    {"type":"raised","seat":2,"amount":300,"to":300,"inc":200,"full":true,"turn":3}

The same value always gives the same bytes (fields in the order of the type, no blanks), so bytes can be compared and
hashed. Tags and field names never change their meaning.
"""

from functools import cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from shuffleup.hand.actions import Action
from shuffleup.hand.events import HandEvent
from shuffleup.league.commands import Command as LeagueCommand
from shuffleup.league.events import Event as LeagueEvent
from shuffleup.league.teams.commands import TeamCommand
from shuffleup.league.teams.events import TeamEvent
from shuffleup.play.commands import OnlineCommand
from shuffleup.play.events import OnlineEvent
from shuffleup.tournament.undo import UndoCommand, UndoEvent
from shuffleup.tournament.words.commands import Command as EventCommand
from shuffleup.tournament.words.events import Event as TournamentEvent
from shuffleup.wire.deal import DealAgain, DealHand

Event: TypeAlias = HandEvent | OnlineEvent | TournamentEvent | UndoEvent | LeagueEvent | TeamEvent
"""Everything that can have happened, in any stream."""

Command: TypeAlias = (
    Action | OnlineCommand | DealHand | DealAgain | EventCommand | UndoCommand | LeagueCommand | TeamCommand
)
"""Everything that can be asked, of any stream."""

_ENCODER = Encoder(order="deterministic")


def canonical(value: Struct) -> bytes:
    """The bytes of a value: equal values give equal bytes, on every machine."""
    return _ENCODER.encode(value)


@cache
def _events() -> Decoder[Event]:
    return Decoder(Event)


@cache
def _commands() -> Decoder[Command]:
    return Decoder(Command)


def decode_event(data: bytes) -> Event:
    """The event in these bytes. Raises ``msgspec.ValidationError`` for an unknown tag or a field of the wrong type, and
    ``UnicodeDecodeError`` for bytes that are not UTF-8."""
    return _events().decode(data)


def decode_command(data: bytes) -> Command:
    """The command in these bytes. Raises the same as ``decode_event``."""
    return _commands().decode(data)
