"""Seasons: opened on their terms, filled with results, corrected by people, closed with a ranking, reopened."""

from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Note, Refusal, refuse
from shuffleup.league import commands as c
from shuffleup.league import events as e
from shuffleup.league.points import score
from shuffleup.league.pot import awards_by_share, pot_of, rank_and_final, retention
from shuffleup.league.result import Result, fault_of
from shuffleup.league.standings import SeasonStanding, standings
from shuffleup.league.state import (
    Adjustment,
    Closed,
    FinalAhead,
    FinalCalled,
    LeagueState,
    Open,
    Ranked,
    Recorded,
    Season,
)
from shuffleup.league.terms import Cite, FinalTerms, SeasonTerms, fault_of_terms
from shuffleup.rulebooks.rule import ResolvedPolicy, citation

# ── results ──────────────────────────────────────────────────────────────────────────────────────────────────────────

_Notes: TypeAlias = tuple[Note, ...]


def unsigned(author: str, reason: str) -> Refusal | None:
    """Refuses a person's decision without a name and a reason."""
    if author.strip() and reason.strip():
        return None
    return refuse("no-reason", why="decision")


def closed(season: Season) -> Refusal | None:
    """Refuses to record anything in a closed season."""
    if isinstance(season.closing, Open):
        return None
    return refuse("season-closed", key=season.key)


def record_result(season: Season, command: c.RecordResult) -> tuple[e.ResultRecorded, ...] | Refusal:
    """Scores an event and takes its part of the pot. An event is recorded once."""
    event_id = command.result.event_id
    if refused := closed(season):
        return refused
    if season.event(event_id):
        return refuse("recorded-already", event=event_id)
    found = _recorded(season, command.result)
    return found if isinstance(found, Refusal) else (e.ResultRecorded(season.key, *found),)


def correct_result(season: Season, command: c.CorrectResult) -> tuple[e.ResultCorrected, ...] | Refusal:
    """Scores an event again from another result."""
    refused = closed(season) or unsigned(command.author, command.reason) or _unknown(season, command.result.event_id)
    if refused:
        return refused
    found = _recorded(season, command.result)
    if isinstance(found, Refusal):
        return found
    recorded, notes = found
    if overdrawn := _overdrawn(season, recorded.result.event_id, recorded.retained_cents):
        return overdrawn
    return (e.ResultCorrected(season.key, recorded, command.author, command.reason, notes),)


def strike_result(season: Season, command: c.StrikeResult) -> tuple[e.ResultStruck, ...] | Refusal:
    """Takes an event out of the season, and its part out of the pot."""
    refused = closed(season) or unsigned(command.author, command.reason) or _unknown(season, command.event_id)
    refused = refused or _overdrawn(season, command.event_id, 0)
    return refused or (e.ResultStruck(season.key, command.event_id, command.author, command.reason),)


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
    return refuse("unknown-event", event=event_id)


def _overdrawn(season: Season, event_id: str, retained_cents: int) -> Refusal | None:
    """Refuses a correction that would take back money already paid to master leagues."""
    recorded = season.event(event_id)
    before = recorded.retained_cents if recorded else 0
    balance = pot_of(season).balance_cents - before + retained_cents
    if balance >= 0:
        return None
    return refuse("pot-short", season.terms.rule("masters"), short_cents=-balance, why="paid")


# ── seasons ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def open_season(state: LeagueState, command: c.OpenSeason) -> tuple[e.SeasonOpened, ...] | Refusal:
    """Begins a season. Earlier ones stay as they are and may still be open."""
    if not command.season.strip():
        return refuse("no-season-named")
    if state.season(command.season):
        return refuse("season-exists", season=command.season)
    return fault_of_terms(command.terms) or (e.SeasonOpened(command.season, command.terms),)


def adjust_points(season: Season, command: c.AdjustPoints) -> tuple[e.PointsAdjusted, ...] | Refusal:
    """Gives or takes points by a person's decision."""
    if refused := closed(season) or unsigned(command.author, command.reason):
        return refused
    if not any(line.player == command.player for line in standings(season)):
        return refuse("unknown-player", player=command.player, why="season")
    if not command.centipoints:
        return refuse("no-points")
    adjustment = Adjustment(command.player, command.centipoints, command.author, command.reason)
    return (e.PointsAdjusted(season.key, adjustment),)


def break_tie(season: Season, command: c.BreakTie) -> tuple[e.TieBroken, ...] | Refusal:
    """Puts players whom no tie rule separates in order: all who share the rank, and nobody else."""
    if refused := closed(season) or unsigned(command.author, command.reason):
        return refused
    tied = {line.player for line in standings(season) if line.shared_by > 1 and line.player in command.players}
    ranks = {line.rank: line.shared_by for line in standings(season) if line.player in tied}
    if len(command.players) != len(set(command.players)) or tied != set(command.players) or len(ranks) != 1:
        return refuse("not-tied", why="players")
    if set(ranks.values()) != {len(tied)}:
        return refuse("not-all-tied", why="players", players=next(iter(ranks.values())))
    return (e.TieBroken(season.key, command.players, command.author, command.reason),)


def close_season(season: Season, command: c.CloseSeason) -> tuple[e.SeasonClosed, ...] | Refusal:
    """Fixes the ranking and pays the prizes by rank."""
    if refused := closed(season):
        return refused
    ranked = [line for line in standings(season) if line.rank]
    if not ranked:
        return refuse("nobody-ranked")
    if tied := _tied_at_the_cut(season, ranked):
        return tied
    terms = season.terms
    by_rank, for_final = rank_and_final(terms, pot_of(season).balance_cents) if terms.shares else (0, 0)
    awards = awards_by_share(by_rank, terms.shares, [(line.rank, line.player) for line in ranked])
    ranking = [Ranked(line.player, line.rank, line.shared_by, line.centipoints) for line in ranked]
    return (e.SeasonClosed(season.key, Closed(tuple(ranking), awards, for_final), terms.rule("prizes")),)


def reopen_season(season: Season, command: c.ReopenSeason) -> tuple[e.SeasonReopened, ...] | Refusal:
    """Reopens the season as long as no final has begun."""
    if refused := unsigned(command.author, command.reason):
        return refused
    if not isinstance(season.closing, Closed):
        return refuse("season-open", why="is-open", key=season.key)
    if not isinstance(season.final, FinalAhead | FinalCalled):
        return refuse("final-begun", why="ranking")
    return (e.SeasonReopened(season.key, command.author, command.reason),)


def _tied_at_the_cut(season: Season, ranked: list[SeasonStanding]) -> Refusal | None:
    """Refuses a ranking that does not make clear who plays the final."""
    if not isinstance(season.terms.final, FinalTerms) or len(ranked) <= season.terms.final.finalists:
        return None
    finalists = season.terms.final.finalists
    last, first_out = ranked[finalists - 1], ranked[finalists]
    if last.rank != first_out.rank:
        return None
    tied = ", ".join([line.player for line in ranked if line.rank == last.rank])
    return refuse("finalists-tied", season.terms.rule("ties"), rank=last.rank, players=tied, finalists=finalists)


def by_policy(terms: SeasonTerms, resolved: ResolvedPolicy) -> SeasonTerms:
    """The same season with the no-show rule of a book, or of the house that amends it.

    If the book has none, no finalist is placed for not coming. A season without a final stays as it is.
    """
    if not isinstance(terms.final, FinalTerms):
        return terms
    minutes = resolved.policy.seating.absent_no_show_minutes
    others = tuple([cite for cite in terms.cites if cite.term != "no-show"])
    cited = () if minutes is None else (Cite("no-show", str(citation(resolved, "absent_no_show_minutes"))),)
    return replace(terms, final=replace(terms.final, no_show_minutes=minutes), cites=(*others, *cited))
