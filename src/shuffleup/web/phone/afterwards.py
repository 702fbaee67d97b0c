"""What a phone shows its player once he is out or play is over: the places, and his standing in the leagues.

Everybody appears there as in public: by his public name, by his own if he agreed to that, or else by
initials.
"""

from collections.abc import Iterator

from msgspec import Struct

from shuffleup.league.standings import ScoreVerdict, SeasonStanding, standings
from shuffleup.league.state import LeagueState, Recorded, Season
from shuffleup.people.directory import Directory
from shuffleup.room.own_place import SeatsKnown
from shuffleup.room.published import public_names
from shuffleup.service.streams import league_stream
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.web.shell.desk import Desk

MOST_PLACES = 100
"""How many of the best places are shown, besides his own."""
EACH_SIDE = 2
"""How many players are shown before him and after him in a league."""


class PhonePlace(Struct, frozen=True):
    """A place of the event and its player; ``own`` marks the reader."""

    player: str
    place: int
    shared_by: int
    prize_cents: int
    own: bool


class LeagueNeighbour(Struct, frozen=True):
    """A line of a league's table. ``rank`` is 0 for a player with too few events; ``own`` marks the reader."""

    player: str
    rank: int
    shared_by: int
    centipoints: int
    own: bool


class LeagueOnPhone(Struct, frozen=True):
    """A season that counts this event, as one of its players sees it.

    ``counting`` of his ``results`` make up his points; ``least_events`` are needed for a rank. ``event_centipoints`` is
    what this event has given him, and ``event_verdict`` whether that counts.
    """

    league: str
    season: str
    players: int
    results: int
    counting: int
    least_events: int
    event_centipoints: int
    event_verdict: ScoreVerdict
    around: tuple[LeagueNeighbour, ...]


def own_results(directory: Directory, state: EventState, known: SeatsKnown, player: str) -> tuple[PhonePlace, ...]:
    """The places known so far, best first; empty while the player himself is in."""
    line = known.lines.get(player)
    if line is None or not (line.place or state.phase in (Phase.PLAYED_OUT, Phase.FINISHED)):
        return ()
    placed = sorted([one for one in known.lines.values() if one.place], key=lambda one: one.place)
    shown = placed[:MOST_PLACES]
    if line.place and line not in shown:
        shown.append(line)
    names = public_names(directory, [one.player for one in shown])
    return tuple(
        [
            PhonePlace(names[one.player], one.place, one.shared_by, one.prize_cents, one.player == player)
            for one in shown
        ]
    )


async def league_places(desk: Desk, state: EventState, player: str) -> tuple[LeagueOnPhone, ...]:
    """His standing in every season that has taken this event."""
    if state.phase is not Phase.FINISHED:  # a league takes no unfinished event
        return ()
    streams = [one for one in await desk.service.store.streams() if one.startswith(league_stream(""))]
    rooms = [await desk.service.loaded(one) for one in sorted(streams)]
    directory = desk.register.directory
    leagues = [room.state for room in rooms if room is not None and isinstance(room.state, LeagueState)]
    return tuple([one for league in leagues for one in _seasons(directory, league, state.opening.event_id, player)])


def _seasons(directory: Directory, league: LeagueState, event: str, player: str) -> Iterator[LeagueOnPhone]:
    for season in league.seasons:
        if recorded := season.event(event):
            table = standings(season)
            at = next((index for index, line in enumerate(table) if line.player == player), None)
            if at is not None:
                yield _standing(directory, league, season, recorded, table, at)


def _standing(
    directory: Directory,
    league: LeagueState,
    season: Season,
    recorded: Recorded,
    table: tuple[SeasonStanding, ...],
    at: int,
) -> LeagueOnPhone:
    own, around = table[at], table[max(at - EACH_SIDE, 0) : at + EACH_SIDE + 1]
    here = next(one for one in own.scores if one.event_id == recorded.result.event_id)
    names = public_names(directory, [one.player for one in around])
    return LeagueOnPhone(
        league=league.name,
        season=season.key,
        players=len(table),
        results=len(own.scores),
        counting=sum([one.verdict is ScoreVerdict.COUNTS for one in own.scores]),
        least_events=season.terms.counting.least_events,
        event_centipoints=here.score.centipoints,
        event_verdict=here.verdict,
        around=tuple(
            [LeagueNeighbour(names[one.player], one.rank, one.shared_by, one.centipoints, one is own) for one in around]
        ),
    )
