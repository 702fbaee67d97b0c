"""Names in commands, before the log sees them: whom they mean, and who may not enter.

Refusals, beside those of ``people.roll``:

    player-banned        he is in the register of banned players
    player-barred        the same, for a user who may not know why
"""

from datetime import UTC, datetime
from typing import Generic, TypeVar

from msgspec import Struct

from shuffleup.accounts.door import Signed
from shuffleup.accounts.roles import Right, may
from shuffleup.answer import Refusal, refuse
from shuffleup.people.person import RegisteredPerson, is_banned
from shuffleup.people.roll import Roll
from shuffleup.service.streams import LoadedEvent
from shuffleup.tournament.words.commands import Register
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.web.desk import Desk

T = TypeVar("T", bound=Struct)
SECOND = 1_000_000


class NamedByIds(Struct, Generic[T], frozen=True):
    """A command with ids for names, the new names by their ids, and why it cannot be given, if so."""

    command: T
    new: dict[str, str]
    refusal: Refusal | None


def is_barred(desk: Desk, person: RegisteredPerson) -> bool:
    """May this person not enter today (UTC)?"""
    return is_banned(person, datetime.fromtimestamp(desk.now() / SECOND, UTC).date())


def named_by_ids(desk: Desk, room: LoadedEvent, command: T, by: Signed) -> NamedByIds[T]:
    """The command in the form in which an event's log may have it."""
    assert room.state is not None
    roll = Roll(desk.register.directory, desk.names.ids(room.state))
    meant = roll.by_ids(command)
    return NamedByIds(meant, roll.new, roll.refusal or _barred(desk, meant, by))


def _barred(desk: Desk, command: Struct, by: Signed) -> Refusal | None:
    """Why a player whom this command would let in may not enter."""
    match command:
        case Register(players=entering):
            pass
        case SellEntry(player=player):
            entering = (player,)
        case _:
            return None
    for player in entering:
        found = desk.register.directory.one(player)
        if found and found.papers and found.papers.ban and is_barred(desk, found):
            ban, until = found.papers.ban, found.papers.ban.until
            if not may(by.role, Right.SEE_BANS):
                return refuse("player-barred", player=player)
            ends = until.isoformat() if until else ""
            return refuse("player-banned", player=player, since=ban.since.isoformat(), until=ends, reason=ban.reason)
    return None
