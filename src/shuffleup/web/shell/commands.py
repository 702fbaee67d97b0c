"""Commands to an event: which there are, whom they name, and how one is carried out and acknowledged.

Refusals, beside those of ``people.roll``:

    player-banned        he is in the register of banned players
    player-barred        the same, for a user who may not know why
    not-his-table        a dealer counts the chips of the table at which he deals, and no others
"""

from collections.abc import Mapping
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from shuffleup.accounts.roles import Right, may
from shuffleup.accounts.signing_in import Signed
from shuffleup.answer import Refusal, refuse
from shuffleup.people.roll import Roll
from shuffleup.projections.audit import Happened, Said, led_to, said, seats_through
from shuffleup.room.vouching import wants_second
from shuffleup.service.streams import Decided, LoadedEvent
from shuffleup.tournament.undo import UndoCommand
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.bounties import NameKnockOut, PutBounty
from shuffleup.tournament.words.chips import ChipCommand
from shuffleup.tournament.words.clock import ClockCommand
from shuffleup.tournament.words.commands import Register
from shuffleup.tournament.words.conduct import ConductCommand
from shuffleup.tournament.words.entry import CageCommand, SellEntry
from shuffleup.tournament.words.flights import FlightCommand
from shuffleup.tournament.words.live import LiveCommand, RelieveDealer
from shuffleup.tournament.words.prizes import PrizeCommand
from shuffleup.tournament.words.seats import SeatCommand
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import RefusedError
from shuffleup.web.shell.registered import is_barred
from shuffleup.web.shell.vouching import SECOND_PERSON, Vouching
from shuffleup.web.shell.who_acts import acted

T = TypeVar("T", bound=Struct)

FloorCommand: TypeAlias = (
    c.Register
    | c.DrawSeats
    | c.DrawAgain
    | c.StartEvent
    | c.StartRound
    | c.CloseRound
    | c.AdvanceLevel
    | c.RaceChips
    | c.MovePlayer
    | c.BreakTable
    | c.RedrawFinalTable
    | c.AwardPrizes
    | ClockCommand
    | SeatCommand
    | ConductCommand
    | ChipCommand
    | NameKnockOut
    | PutBounty
    | CageCommand
    | PrizeCommand
    | RelieveDealer
    | FlightCommand
    | LiveCommand
    | UndoCommand
)
"""All commands for an event whose tables people deal themselves."""


class Acknowledged(Struct, frozen=True):
    """The command is in the log. ``repeated`` says whether it had been there before."""

    event_id: str
    version: int
    command_id: str
    repeated: bool
    asked: Said
    led_to: tuple[Happened, ...]
    names: Mapping[str, str]
    """The names of the players in it, by id."""


def would_refuse(room: LoadedEvent, command: FloorCommand, at: int) -> Refusal | None:
    """Why it would not be accepted now, in the form in which the log has it; None if it would be."""
    decided = room.decide(command, "offer", at)
    return None if isinstance(decided, Decided) else decided


def would_take_two(room: LoadedEvent, command: FloorCommand, actor: str, at: int) -> Refusal | None:
    """The same; or that it would take a second person, as far as a look at what it leads to tells."""
    decided = room.decide(command, "offer", at)
    if not isinstance(decided, Decided) or room.state is None:
        return decided if isinstance(decided, Refusal) else None
    return wants_second(actor, command, decided.events, room.state.cage.ledger)


async def given(
    desk: Desk, event_id: str, command_id: str, command: FloorCommand | c.OpenEvent, by: By
) -> Acknowledged:
    """Carries out a command that is in the form in which the log has it."""
    outcome = await desk.give(event_id, command_id, command, by)
    row = outcome.row
    if outcome.through:
        seats = seats_through(outcome.through)
    else:  # it was there before, or undid another
        seats = (await desk.followed(event_id)).of_row(row.version, len(row.events))
    happened = led_to(row.events, seats)  # type: ignore[arg-type]  # of a tournament
    asked = said(row.command)
    names = desk.names.within((await desk.room(event_id)).state, (asked, happened))
    return Acknowledged(event_id, row.version, command_id, outcome.repeated, asked, happened, names)


async def given_by_two(
    desk: Desk, event_id: str, command_id: str, command: FloorCommand, by: By, vouching: Vouching
) -> Acknowledged:
    """Carries a command out; what nobody does alone, with the second person who vouches for it."""
    try:
        return await given(desk, event_id, command_id, command, by)
    except RefusedError as fault:
        if fault.code != SECOND_PERSON or fault.refusal is None:
            raise
        why = fault.refusal
    told = await vouching.vouched(by, command, why, desk.clock.steady())
    return await given(desk, event_id, command_id, command, told)


class NamedByIds(Struct, Generic[T], frozen=True):
    """A command with ids for names, the new names by their ids, and why it cannot be given, if so."""

    command: T
    new: dict[str, str]
    refusal: Refusal | None


def named_by_ids(desk: Desk, room: LoadedEvent, command: T, by: Signed) -> NamedByIds[T]:
    """The command in the form in which an event's log may have it, as given by whoever is signed in."""
    assert room.state is not None
    roll = Roll(desk.register.directory, desk.names.ids(room.state))
    meant = roll.by_ids(acted(command, By.of(by).actor))
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
