"""Driving a league from tests: commands are carried out, and refusals stop the test unless they are wanted."""

from collections.abc import Sequence

from shuffleup.answer import Refusal
from shuffleup.league import commands as c
from shuffleup.league.decide import decide
from shuffleup.league.events import Event
from shuffleup.league.evolve import evolve
from shuffleup.league.printed_leagues import MEDITERRANEO_SERIES
from shuffleup.league.result import Result, ResultLine
from shuffleup.league.state import LeagueState, Season
from shuffleup.league.terms import SeasonTerms

KEY = "2026"


class Room:
    """A league with one open season, its log, and the state that the log leads to."""

    def __init__(self, terms: SeasonTerms = MEDITERRANEO_SERIES) -> None:
        self.log: list[Event] = []
        self.state: LeagueState | None = None
        self.do(c.OpenLeague("club", "The club", "EUR"))
        self.do(c.OpenSeason(KEY, terms))

    def do(self, command: c.Command, at: int = 0) -> tuple[Event, ...]:
        """Carries a command out."""
        found = decide(self.state, command, at)
        assert not isinstance(found, Refusal), found
        for event in found:
            self.state = evolve(self.state, event)
        self.log.extend(found)
        return found

    def refused(self, command: c.Command, at: int = 0) -> Refusal:
        """The refusal of a command."""
        found = decide(self.state, command, at)
        assert isinstance(found, Refusal), found
        return found

    @property
    def season(self) -> Season:
        """The season."""
        assert self.state is not None
        found = self.state.season(KEY)
        assert found is not None
        return found


def result(
    event_id: str, day: str, players: Sequence[str], pool_cents: int = 0, field: int = 0, absent: Sequence[str] = ()
) -> Result:
    """A result with these players from the first place down."""
    lines = [
        ResultLine(player=player, place=place, took_part=player not in absent)
        for place, player in enumerate(players, start=1)
    ]
    return Result(event_id=event_id, day=day, lines=tuple(lines), pool_cents=pool_cents, players=field)
