"""The leagues of the room as its page shows them: seasons, standings, what each event gave, and which can be taken."""

from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.answer import refuse
from shuffleup.league.printed_leagues import PRINTED_LEAGUES
from shuffleup.league.result import entries_of, players_of
from shuffleup.league.standings import SeasonStanding, standings
from shuffleup.league.state import Adjustment, LeagueState, Recorded, Season
from shuffleup.league.terms import SeasonTerms
from shuffleup.projections.league import LeagueChart, league_chart
from shuffleup.service.streams import league_stream
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import Flight
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal


class SeasonLine(Struct, frozen=True):
    """A season in the list of leagues."""

    key: str
    events: int
    players: int
    closed: bool


class LeagueLine(Struct, frozen=True):
    """A league of the room; its newest season comes last."""

    league_id: str
    name: str
    currency: str
    seasons: tuple[SeasonLine, ...]


class PrintedLeague(Struct, frozen=True):
    """Terms that a rulebook prints; a season can be opened on them as they are."""

    key: str
    terms: SeasonTerms


class LeaguesPage(Struct, frozen=True):
    """The leagues of the room, and those that rulebooks print."""

    leagues: tuple[LeagueLine, ...]
    printed: tuple[PrintedLeague, ...]


class TakenEvent(Struct, frozen=True):
    """An event of a season: its winner, and what it kept for the league."""

    event_id: str
    name: str
    day: str
    players: int
    entries: int
    winner: str
    retained_cents: int


class SeasonPage(Struct, frozen=True):
    """A season as it stands: its terms, the table, each player's scores and which of them count, and its events."""

    chart: LeagueChart
    terms: SeasonTerms
    standings: tuple[SeasonStanding, ...]
    events: tuple[TakenEvent, ...]
    adjustments: tuple[Adjustment, ...]


class WaitingEvent(Struct, frozen=True):
    """A finished event that can be taken into a season."""

    event_id: str
    name: str


class LeaguePage(Struct, frozen=True):
    """A league with its seasons, newest first; ``finished`` are the room's finished events."""

    version: int
    league_id: str
    name: str
    currency: str
    seasons: tuple[SeasonPage, ...]
    finished: tuple[WaitingEvent, ...]
    names: Mapping[str, str]
    """The players' public names, by id."""


async def league_of(desk: Desk, league_id: str) -> tuple[LeagueState, int]:
    """A league and the version of its log. Raises ``RefusedError`` if there is none."""
    room = await desk.service.loaded(league_stream(league_id)) if league_id else None
    if room is None or not isinstance(room.state, LeagueState):
        raise of_refusal(refuse("no-such-league", league=league_id), "league_id")
    return room.state, room.version


@get("/leagues", summary="The leagues of the room", right=Right.SEE_EVENTS)
async def leagues_page(desk: NamedDependency[Desk]) -> LeaguesPage:
    """Every league with its seasons."""
    streams = [one for one in await desk.service.store.streams() if one.startswith(league_stream(""))]
    rooms = [await desk.service.loaded(one) for one in sorted(streams)]
    lines = [_line(room.state) for room in rooms if room is not None and isinstance(room.state, LeagueState)]
    printed = [PrintedLeague(key, terms) for key, terms in PRINTED_LEAGUES.items()]
    return LeaguesPage(tuple(lines), tuple(printed))


@get("/leagues/{league_id:str}", summary="A league", right=Right.SEE_EVENTS)
async def league_page(league_id: FromPath[str], desk: NamedDependency[Desk]) -> LeaguePage:
    """Its seasons with standings, events, points given or taken by hand, and the events that can be taken."""
    state, version = await league_of(desk, league_id)
    events = {one.opening.event_id: one async for one in desk.states()}
    seasons = tuple([_season(state, season, events) for season in reversed(state.seasons)])
    finished = [
        WaitingEvent(key, one.definition.name)
        for key, one in events.items()
        if one.phase is Phase.FINISHED and not isinstance(one.definition.part, Flight)
    ]
    names = desk.names.within(None, seasons, publicly=True)
    return LeaguePage(version, state.league_id, state.name, state.currency, seasons, tuple(finished), names)


def _line(state: LeagueState) -> LeagueLine:
    seasons = []
    for season in state.seasons:
        chart = league_chart(state, season)
        seasons.append(SeasonLine(season.key, chart.events, len(chart.rows), chart.closed))
    return LeagueLine(state.league_id, state.name, state.currency, tuple(seasons))


def _season(state: LeagueState, season: Season, events: Mapping[str, EventState]) -> SeasonPage:
    taken = tuple([_taken(one, events) for one in season.recorded])
    return SeasonPage(league_chart(state, season), season.terms, standings(season), taken, season.adjustments)


def _taken(recorded: Recorded, events: Mapping[str, EventState]) -> TakenEvent:
    result = recorded.result
    event = events.get(result.event_id)
    return TakenEvent(
        event_id=result.event_id,
        name=event.definition.name if event else result.event_id,
        day=result.day,
        players=players_of(result),
        entries=entries_of(result),
        winner=result.lines[0].player,
        retained_cents=recorded.retained_cents,
    )
