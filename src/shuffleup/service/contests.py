"""Leagues and team contests as streams: ``league/<id>`` and ``contest/<id>``, on the same path as an event."""

from collections.abc import Iterable
from functools import reduce
from typing import get_args

from shuffleup.answer import Refusal, refuse
from shuffleup.league import commands as league
from shuffleup.league.decide import decide as decide_league
from shuffleup.league.evolve import evolve as evolve_league
from shuffleup.league.state import LeagueState
from shuffleup.league.teams import commands as teams
from shuffleup.league.teams.decide import decide_teams
from shuffleup.league.teams.evolve import evolve_teams
from shuffleup.league.teams.state import TeamContest
from shuffleup.service.streams import Decided, LoadedStream, Shuffler
from shuffleup.store.port import Row
from shuffleup.wire.json import Command, Event

LEAGUE_COMMANDS = frozenset(get_args(league.Command))
TEAM_COMMANDS = frozenset(get_args(teams.TeamCommand))


class LoadedContest:
    """A league with its seasons, or a team contest with its heats: decided and evolved alike."""

    def __init__(self, stream: str, shuffler: Shuffler) -> None:
        self.version = 0
        self.state: LeagueState | TeamContest | None = None
        self._stream = stream
        self._shuffler = shuffler
        self._is_league = stream.startswith("league/")

    def decide(self, command: Command, command_id: str, at: int) -> Decided | Refusal:
        """See ``LoadedStream.decide``."""
        kind = type(command)
        if kind not in (LEAGUE_COMMANDS if self._is_league else TEAM_COMMANDS):
            if self._is_league:
                return refuse("not-for-a-league", command=kind.__name__)
            return refuse("not-for-a-contest", command=kind.__name__)
        draw = self._shuffler.draw(self._stream, command_id) if kind is teams.DrawHeat else None
        # Its kind is known above.
        events: tuple[Event, ...] | Refusal = (
            decide_league(self.state, command, at)  # type: ignore[arg-type]
            if self._is_league
            else decide_teams(self.state, command, draw)  # type: ignore[arg-type]
        )
        if isinstance(events, Refusal):
            return events
        return Decided(events, self._after(events), draw.seed if draw else "")

    def keep(self, version: int, decided: Decided) -> None:
        """See ``LoadedStream.keep``."""
        self.state = decided.after  # type: ignore[assignment]  # decided here
        self.version = version

    def replay(self, row: Row) -> None:
        """See ``LoadedStream.replay``."""
        self.state = self._after(row.events)
        self.version = row.version

    def _after(self, events: Iterable[Event]) -> LeagueState | TeamContest | None:
        evolve = evolve_league if self._is_league else evolve_teams
        return reduce(evolve, events, self.state)  # type: ignore[arg-type]  # the stream holds no other events


def loaded_contest(stream: str, shuffler: Shuffler) -> LoadedStream | None:
    """The empty stream of a league or of a team contest; None for any other stream."""
    kind, _, name = stream.partition("/")
    return LoadedContest(stream, shuffler) if name and kind in {"league", "contest"} else None
