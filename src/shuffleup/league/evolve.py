"""How an event changes a league. Nothing is decided here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from shuffleup.arguments import checked
from shuffleup.league import events as e
from shuffleup.league.state import FinalAhead, FinalCalled, FinalOver, FinalRunning, LeagueState, Open, Season


class LeagueLogError(AssertionError):
    """An event does not fit the state: the record is damaged."""


def evolve(state: LeagueState | None, event: e.Event) -> LeagueState:
    """The state after an event. Raises ``LeagueLogError`` for an event that does not fit."""
    if isinstance(event, e.LeagueOpened):
        if state is not None:
            raise LeagueLogError("the league was opened twice")
        return LeagueState(event.league_id, event.name, event.currency)
    if state is None:
        raise LeagueLogError(f"{type(event).__name__} before the league was opened")
    if isinstance(event, e.SeasonOpened):
        return replace(state, seasons=(*state.seasons, Season(key=event.season, terms=event.terms)))
    change = _APPLY[type(event)]
    changed = [change(season, event) if season.key == event.season else season for season in state.seasons]
    return replace(state, seasons=tuple(changed))


@checked
def fold(events: Sequence[e.Event], state: LeagueState | None = None) -> LeagueState | None:
    """The state after all these events."""
    for event in events:
        state = evolve(state, event)
    return state


def _corrected(season: Season, event: e.ResultCorrected) -> Season:
    event_id = event.recorded.result.event_id
    kept = [event.recorded if one.result.event_id == event_id else one for one in season.recorded]
    return replace(season, recorded=tuple(kept))


def _struck(season: Season, event: e.ResultStruck) -> Season:
    kept = [one for one in season.recorded if one.result.event_id != event.event_id]
    return replace(season, recorded=tuple(kept))


def _started(season: Season, event: e.FinalStarted) -> Season:
    if not isinstance(season.final, FinalCalled):
        raise LeagueLogError("a final started that was not called")
    return replace(season, final=FinalRunning(season.final.finalists, event.at))


def _seen(season: Season, event: e.FinalistSeen) -> Season:
    final = season.final
    if not isinstance(final, FinalCalled | FinalRunning):
        raise LeagueLogError("a finalist came to no final")
    seen = [event.finalist if one.player == event.finalist.player else one for one in final.finalists]
    return replace(season, final=replace(final, finalists=tuple(seen)))


def _placed(season: Season, event: e.FinalistsPlaced) -> Season:
    if not isinstance(season.final, FinalRunning):
        raise LeagueLogError("a finalist was placed in no final")
    return replace(season, final=replace(season.final, places=(*event.places, *season.final.places)))


def _awarded(season: Season, event: e.FinalAwarded) -> Season:
    if not isinstance(season.final, FinalRunning):
        raise LeagueLogError("a final was paid that was not played")
    return replace(season, final=FinalOver(season.final.places, event.awards))


# Each takes its own event, and mypy cannot follow a table of functions with different parameters.
_APPLY: Mapping[type[e.Event], Callable[[Season, Any], Season]] = {
    e.ResultRecorded: lambda season, event: replace(season, recorded=(*season.recorded, event.recorded)),
    e.ResultCorrected: _corrected,
    e.ResultStruck: _struck,
    e.PointsAdjusted: lambda season, event: replace(season, adjustments=(*season.adjustments, event.adjustment)),
    e.TieBroken: lambda season, event: replace(season, decided=(*season.decided, event.players)),
    e.MastersWerePaid: lambda season, event: replace(season, payments=(*season.payments, event.paid)),
    e.SeasonClosed: lambda season, event: replace(season, closing=event.closed),
    e.SeasonReopened: lambda season, _: replace(season, closing=Open(), final=FinalAhead()),
    e.FinalWasCalled: lambda season, event: replace(season, final=FinalCalled(event.finalists, event.starts_at)),
    e.FinalStarted: _started,
    e.FinalistSeen: _seen,
    e.FinalistsPlaced: _placed,
    e.FinalAwarded: _awarded,
}
