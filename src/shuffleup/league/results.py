"""Taking results into a season, correcting them and striking them out."""

from typing import TypeAlias

from shuffleup.league.commands import CorrectResult, RecordResult, StrikeResult
from shuffleup.league.events import ResultCorrected, ResultRecorded, ResultStruck
from shuffleup.league.points import score
from shuffleup.league.pot import pot_of, retention
from shuffleup.league.result import Result, fault_of
from shuffleup.league.state import Open, Recorded, Season
from shuffleup.tournament.refusal import Refusal

_Notes: TypeAlias = tuple[str, ...]


def unsigned(author: str, reason: str) -> Refusal | None:
    """What a person decides bears a name and a reason."""
    if author.strip() and reason.strip():
        return None
    return Refusal(
        "no-reason", "this is a person's decision: name who decides it and why", facts=(("why", "decision"),)
    )


def closed(season: Season) -> Refusal | None:
    """Nothing is recorded in a season that is closed."""
    if isinstance(season.closing, Open):
        return None
    return Refusal("season-closed", f"the season {season.key} is closed: reopen it first", facts=(("key", season.key),))


def record_result(season: Season, command: RecordResult) -> tuple[ResultRecorded, ...] | Refusal:
    """Scores an event and takes its part of the pot. An event is recorded once."""
    event_id = command.result.event_id
    if refused := closed(season):
        return refused
    if season.event(event_id):
        message = f"{event_id} is recorded already: correct it, or strike it out"
        return Refusal("recorded-already", message, facts=(("event", event_id),))
    found = _recorded(season, command.result)
    return found if isinstance(found, Refusal) else (ResultRecorded(season.key, *found),)


def correct_result(season: Season, command: CorrectResult) -> tuple[ResultCorrected, ...] | Refusal:
    """Scores an event anew from another result."""
    refused = closed(season) or unsigned(command.author, command.reason) or _unknown(season, command.result.event_id)
    if refused:
        return refused
    found = _recorded(season, command.result)
    if isinstance(found, Refusal):
        return found
    recorded, notes = found
    if overdrawn := _overdrawn(season, recorded.result.event_id, recorded.retained_cents):
        return overdrawn
    return (ResultCorrected(season.key, recorded, command.author, command.reason, notes),)


def strike_result(season: Season, command: StrikeResult) -> tuple[ResultStruck, ...] | Refusal:
    """Takes an event out, and its part from the pot."""
    refused = closed(season) or unsigned(command.author, command.reason) or _unknown(season, command.event_id)
    refused = refused or _overdrawn(season, command.event_id, 0)
    return refused or (ResultStruck(season.key, command.event_id, command.author, command.reason),)


def _recorded(season: Season, result: Result) -> tuple[Recorded, _Notes] | Refusal:
    if fault := fault_of(result):
        return fault
    found = score(result, season.terms.scoring)
    if isinstance(found, Refusal):
        return found
    return Recorded(result, found.scores, retention(season.terms, result)), found.notes


def _unknown(season: Season, event_id: str) -> Refusal | None:
    if season.event(event_id):
        return None
    return Refusal("unknown-event", f"no event {event_id} is recorded in this season", facts=(("event", event_id),))


def _overdrawn(season: Season, event_id: str, retained_cents: int) -> Refusal | None:
    """What was paid to master leagues cannot be taken back by correcting an event."""
    recorded = season.event(event_id)
    before = recorded.retained_cents if recorded else 0
    balance = pot_of(season).balance_cents - before + retained_cents
    if balance >= 0:
        return None
    message = f"master leagues have been paid already: the pot would be {-balance} cents short"
    return Refusal("pot-short", message, season.terms.rule("masters"), (("short_cents", -balance), ("why", "paid")))
