"""Seasons: opened on their terms, corrected by persons, closed with a ranking and its prizes, opened again."""

from shuffleup.league.commands import AdjustPoints, BreakTie, CloseSeason, OpenSeason, ReopenSeason
from shuffleup.league.events import PointsAdjusted, SeasonClosed, SeasonOpened, SeasonReopened, TieBroken
from shuffleup.league.pot import awards_by_share, pot_of, rank_and_final
from shuffleup.league.results import closed, unsigned
from shuffleup.league.standings import Standing, standings
from shuffleup.league.state import Adjustment, Closed, FinalAhead, FinalCalled, LeagueState, Ranked, Season
from shuffleup.league.terms import FinalTerms, fault_of_terms
from shuffleup.tournament.refusal import Refusal


def open_season(state: LeagueState, command: OpenSeason) -> tuple[SeasonOpened, ...] | Refusal:
    """Begins a season. Earlier ones stay as they are and may still be open."""
    if not command.season.strip():
        return Refusal("no-season-named", "a season has a name, such as 2026")
    if state.season(command.season):
        return Refusal(
            "season-exists", f"there is a season {command.season} already", facts=(("season", command.season),)
        )
    return fault_of_terms(command.terms) or (SeasonOpened(command.season, command.terms),)


def adjust_points(season: Season, command: AdjustPoints) -> tuple[PointsAdjusted, ...] | Refusal:
    """Gives or takes points by a person's decision."""
    if refused := closed(season) or unsigned(command.author, command.reason):
        return refused
    if not any(line.player == command.player for line in standings(season)):
        message = f"{command.player} has not scored in this season"
        return Refusal("unknown-player", message, facts=(("player", command.player), ("why", "season")))
    if not command.centipoints:
        return Refusal("no-points", "say how many points are given or taken")
    adjustment = Adjustment(command.player, command.centipoints, command.author, command.reason)
    return (PointsAdjusted(season.key, adjustment),)


def break_tie(season: Season, command: BreakTie) -> tuple[TieBroken, ...] | Refusal:
    """Orders players whom no tie rule parts: all who share the rank, and nobody else."""
    if refused := closed(season) or unsigned(command.author, command.reason):
        return refused
    tied = {line.player for line in standings(season) if line.shared_by > 1 and line.player in command.players}
    ranks = {line.rank: line.shared_by for line in standings(season) if line.player in tied}
    if len(command.players) != len(set(command.players)) or tied != set(command.players) or len(ranks) != 1:
        return Refusal("not-tied", "name the players who share one rank, each once", facts=(("why", "players"),))
    if set(ranks.values()) != {len(tied)}:
        return Refusal(
            "not-all-tied",
            f"{next(iter(ranks.values()))} players share this rank: name them all",
            facts=(("why", "players"), ("players", next(iter(ranks.values())))),
        )
    return (TieBroken(season.key, command.players, command.author, command.reason),)


def close_season(season: Season, command: CloseSeason) -> tuple[SeasonClosed, ...] | Refusal:
    """Fixes the ranking and pays the prizes by rank."""
    if refused := closed(season):
        return refused
    ranked = [line for line in standings(season) if line.rank]
    if not ranked:
        return Refusal("nobody-ranked", "nobody is ranked in this season yet")
    if tied := _tied_at_the_cut(season, ranked):
        return tied
    terms = season.terms
    by_rank, for_final = rank_and_final(terms, pot_of(season).balance_cents) if terms.shares else (0, 0)
    awards = awards_by_share(by_rank, terms.shares, [(line.rank, line.player) for line in ranked])
    ranking = [Ranked(line.player, line.rank, line.shared_by, line.centipoints) for line in ranked]
    return (SeasonClosed(season.key, Closed(tuple(ranking), awards, for_final), terms.rule("prizes")),)


def reopen_season(season: Season, command: ReopenSeason) -> tuple[SeasonReopened, ...] | Refusal:
    """Takes the closing back as long as no final has begun."""
    if refused := unsigned(command.author, command.reason):
        return refused
    if not isinstance(season.closing, Closed):
        return Refusal(
            "season-open", f"the season {season.key} is open", facts=(("why", "is-open"), ("key", season.key))
        )
    if not isinstance(season.final, FinalAhead | FinalCalled):
        return Refusal("final-begun", "the final has begun: its ranking stands", facts=(("why", "ranking"),))
    return (SeasonReopened(season.key, command.author, command.reason),)


def _tied_at_the_cut(season: Season, ranked: list[Standing]) -> Refusal | None:
    """Who plays the final must be clear."""
    if not isinstance(season.terms.final, FinalTerms) or len(ranked) <= season.terms.final.finalists:
        return None
    finalists = season.terms.final.finalists
    last, first_out = ranked[finalists - 1], ranked[finalists]
    if last.rank != first_out.rank:
        return None
    tied = ", ".join([line.player for line in ranked if line.rank == last.rank])
    message = f"{tied} share rank {last.rank}, and {finalists} play the final: break the tie"
    return Refusal(
        "finalists-tied",
        message,
        season.terms.rule("ties"),
        (("rank", last.rank), ("players", tied), ("finalists", finalists)),
    )
