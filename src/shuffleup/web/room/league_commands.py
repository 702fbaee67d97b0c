"""What can be asked of a league: to found it, open and close seasons, take and strike events, pay master leagues."""

from typing import Annotated, TypeAlias

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import UNSAID, Refusal, Why, refuse
from shuffleup.league import commands as c
from shuffleup.league.finished import result_of
from shuffleup.league.result import Result
from shuffleup.people.roll import Roll
from shuffleup.room.calendar import Calendar
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.streams import league_stream
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import FinalDay
from shuffleup.web.room.leagues import league_of
from shuffleup.web.shell.asked import Asked, CommandId, EventId, Reason, Word
from shuffleup.web.shell.desk import By, Desk
from shuffleup.web.shell.errors import of_refusal
from shuffleup.web.shell.who_acts import acted


class FoundLeague(Struct, frozen=True, gc=False, tag="open-league"):
    """Found a league. Its id is that of its address."""

    league_id: EventId
    name: Word
    currency: Annotated[str, Meta(pattern=r"^[A-Z]{3}\Z")]


class TakeEvent(c.SeasonCommand, frozen=True, gc=False, tag="take-event"):
    """Take the result of a finished event of this room."""

    event_id: EventId
    venue: str = ""


class TakeEventAgain(c.SeasonCommand, frozen=True, gc=False, tag="take-event-again"):
    """Take the result again as it is now, if it was corrected after being taken."""

    event_id: EventId
    author: str = ""
    reason: Why = UNSAID


LeagueCommand: TypeAlias = (
    FoundLeague | c.OpenSeason | TakeEvent | TakeEventAgain | c.StrikeResult | c.AdjustPoints
    | c.BreakTie | c.PayMasters | c.CloseSeason | c.ReopenSeason
)  # fmt: skip


class LeagueRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with the id that its sender gave it: sent again after a lost answer, it counts once."""

    command_id: CommandId
    command: LeagueCommand
    reason: Reason = UNSAID


class LeagueAnswer(Struct, frozen=True):
    """The command is in the log of the league, which stands at this version."""

    league_id: str
    version: int
    repeated: bool


@post(
    "/leagues/{league_id:str}/commands",
    status_code=200,
    summary="Give a command to a league",
    right=Right.OPEN_EVENTS,
)
async def command_league(
    league_id: FromPath[str],
    data: JSONBody[LeagueRequest],
    desk: NamedDependency[Desk],
    calendar: NamedDependency[Calendar],
    request: Asked,
) -> LeagueAnswer:
    """Carries out a command, or says why not. The first, ``open-league``, founds the league of that address."""
    stream, command = league_stream(league_id), data.command
    if isinstance(command, FoundLeague):
        if command.league_id != league_id:
            raise of_refusal(refuse("other-league", league=league_id), "league_id")
    else:
        await league_of(desk, league_id)
    by = By.of(request.user, data.reason)
    asked = await _with_result(desk, calendar, acted(command, by.actor))
    if isinstance(asked, Refusal):
        raise of_refusal(asked, stream)
    outcome = await desk.service.execute(Order(stream, data.command_id, asked, by.actor, by.asked), desk.now())
    if not isinstance(outcome, Accepted):
        raise of_refusal(outcome, stream)
    return LeagueAnswer(league_id, outcome.row.version, outcome.repeated)


async def _with_result(desk: Desk, calendar: Calendar, command: LeagueCommand) -> c.Command | Refusal:
    """The command as the league needs it: with the result of the event that it names, and ids for the names in it."""
    if isinstance(command, FoundLeague):
        return c.OpenLeague(command.league_id, command.name, command.currency)
    if not isinstance(command, TakeEvent | TakeEventAgain):
        roll = Roll(desk.register.directory, frozenset())
        named = roll.by_ids(command)
        stranger = next(iter(roll.new.values()), "")
        return roll.refusal or (refuse("unknown-player", player=stranger, why="season") if stranger else named)
    venue = command.venue if isinstance(command, TakeEvent) else ""
    result = await _result(desk, calendar, command.event_id, venue)
    if isinstance(result, Refusal):
        return result
    if isinstance(command, TakeEvent):
        return c.RecordResult(command.season, result)
    return c.CorrectResult(command.season, result, command.author, command.reason)


async def _result(desk: Desk, calendar: Calendar, event_id: str, venue: str) -> Result | Refusal:
    state, _ = await desk.state(event_id)
    part = state.definition.part
    flights = [(await desk.state(one))[0] for one in part.flights] if isinstance(part, FinalDay) else []
    return result_of(state, await _day(calendar, state, flights), venue=venue, flights=flights)


async def _day(calendar: Calendar, state: EventState, flights: list[EventState]) -> str:
    """The day on which an event, or its first flight, began by the clock of the room."""
    began = min([one.clock.schedule.started_at for one in (*flights, state)])
    slot = await calendar.slot(state.opening.event_id)
    if slot and not flights:
        return slot.day
    return (await calendar.clock()).told(began)[0]
