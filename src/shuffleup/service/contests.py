"""Leagues and contests of teams as streams: ``league/<id>`` and ``contest/<id>``, on the same road as an event."""

from typing import get_args

from shuffleup.league import commands as league
from shuffleup.league import team_commands as teams
from shuffleup.league.decide import decide as decide_league
from shuffleup.league.evolve import evolve as evolve_league
from shuffleup.league.state import LeagueState
from shuffleup.league.team_decide import decide_teams
from shuffleup.league.team_evolve import evolve_teams
from shuffleup.league.team_state import TeamContest
from shuffleup.service.rooms import Decided, Refusal, Room
from shuffleup.service.shuffler import Shuffler
from shuffleup.store.port import Row
from shuffleup.tournament.refusal import Refusal as EventRefusal
from shuffleup.wire.json import Command

LEAGUE_COMMANDS = frozenset(get_args(league.Command))
TEAM_COMMANDS = frozenset(get_args(teams.TeamCommand))


class LeagueRoom:
    """A league: its seasons, their events and finals."""

    def __init__(self) -> None:
        self.version = 0
        self.state: LeagueState | None = None

    def decide(self, command: Command, _command_id: str, at: int) -> Decided | Refusal:
        """See ``Room.decide``."""
        kind = type(command)
        if kind not in LEAGUE_COMMANDS:
            return EventRefusal("not-for-a-league", f"a league does not know {kind.__name__}")
        events = decide_league(self.state, command, at)  # type: ignore[arg-type]  # its kind is known above
        if isinstance(events, EventRefusal):
            return events
        after = self.state
        for event in events:
            after = evolve_league(after, event)
        return Decided(events, after)

    def keep(self, version: int, decided: Decided) -> None:
        """See ``Room.keep``."""
        self.state = decided.after  # type: ignore[assignment]  # decided by this room
        self.version = version

    def replay(self, row: Row) -> None:
        """See ``Room.replay``."""
        for event in row.events:
            self.state = evolve_league(self.state, event)  # type: ignore[arg-type]  # the stream holds no other events
        self.version = row.version


class ContestRoom:
    """A contest of teams: its heats and its final table."""

    def __init__(self, stream: str, shuffler: Shuffler) -> None:
        self.version = 0
        self.state: TeamContest | None = None
        self._stream = stream
        self._shuffler = shuffler

    def decide(self, command: Command, command_id: str, _at: int) -> Decided | Refusal:
        """See ``Room.decide``."""
        kind = type(command)
        if kind not in TEAM_COMMANDS:
            return EventRefusal("not-for-a-contest", f"a contest of teams does not know {kind.__name__}")
        draw = self._shuffler.draw(self._stream, command_id) if kind is teams.DrawHeat else None
        events = decide_teams(self.state, command, draw)  # type: ignore[arg-type]  # its kind is known above
        if isinstance(events, EventRefusal):
            return events
        after = self.state
        for event in events:
            after = evolve_teams(after, event)
        return Decided(events, after, draw.seed if draw else "")

    def keep(self, version: int, decided: Decided) -> None:
        """See ``Room.keep``."""
        self.state = decided.after  # type: ignore[assignment]  # decided by this room
        self.version = version

    def replay(self, row: Row) -> None:
        """See ``Room.replay``."""
        for event in row.events:
            self.state = evolve_teams(self.state, event)  # type: ignore[arg-type]  # the stream holds no other events
        self.version = row.version


def contest_room(stream: str, shuffler: Shuffler) -> Room | None:
    """The empty room of a league or of a contest of teams; None for any other stream."""
    kind, _, name = stream.partition("/")
    if not name:
        return None
    if kind == "league":
        return LeagueRoom()
    return ContestRoom(stream, shuffler) if kind == "contest" else None
