"""The final of a season: called in time, played with chips for points; absent finalists are placed when time is up.

A finalist who is not there when his time is up leaves with the place of that moment. Of several, the one with fewer
chips places lower, and with equal chips the one ranked lower in the season. A barred finalist counts as absent. An
excused finalist has a time of his own.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.league.commands import AwardFinal, Bar, CallFinal, Excuse, RemoveAbsent, ReportOut, StartFinal, Welcome
from shuffleup.league.events import FinalAwarded, FinalistSeen, FinalistsPlaced, FinalStarted, FinalWasCalled
from shuffleup.league.pot import awards_by_share
from shuffleup.league.seasons import unsigned
from shuffleup.league.state import (
    Closed,
    FinalAhead,
    FinalCalled,
    Finalist,
    FinalistPresence,
    FinalPlace,
    FinalRunning,
    Season,
)
from shuffleup.league.terms import FinalTerms, NoFinal, final_chips

MINUTE = 60_000_000
"""Microseconds."""
DAY = 24 * 60 * MINUTE

_Running: TypeAlias = FinalRunning | Refusal


def call_final(season: Season, command: CallFinal, at: int) -> tuple[FinalWasCalled, ...] | Refusal:
    """Announces the final to the first in the ranking, with the chips that their points are worth."""
    terms, closing = season.terms.final, season.closing
    if isinstance(terms, NoFinal):
        return refuse("no-final")
    if not isinstance(closing, Closed):
        return refuse("season-open", why="close")
    if not isinstance(season.final, FinalAhead | FinalCalled):
        return refuse("final-begun")
    rule = season.terms.rule("final")
    if command.starts_at - at < terms.notice_days * DAY and unsigned(command.author, command.reason):
        return refuse("short-notice", rule, notice_days=terms.notice_days, given_days=(command.starts_at - at) // DAY)
    finalists = _finalists(closing, terms)
    if len(finalists) < 2 or not all(one.chips > 0 for one in finalists):
        return refuse("no-finalists")
    called = FinalWasCalled(season.key, finalists, at, command.starts_at, command.author, command.reason, rule)
    return (called,)


def _finalists(closing: Closed, terms: FinalTerms) -> tuple[Finalist, ...]:
    first = closing.ranking[: terms.finalists]
    return tuple([Finalist(one.player, one.rank, final_chips(terms, one.centipoints)) for one in first])


def start_final(season: Season, command: StartFinal, at: int) -> tuple[FinalStarted, ...] | Refusal:
    """Begins the final; from now on the absent have as long as the terms allow."""
    final = season.final
    if isinstance(final, FinalRunning):
        return refuse("final-begun")
    if not isinstance(final, FinalCalled):
        return refuse("no-final-called")
    if at < final.starts_at:
        return refuse("too-early", season.terms.rule("final"), why="announced")
    return (FinalStarted(season.key, at),)


# ── who is there ─────────────────────────────────────────────────────────────────────────────────────────────────────


def welcome(season: Season, command: Welcome, at: int) -> tuple[FinalistSeen, ...] | Refusal:
    """A finalist came, in time or excused."""
    finalist = _expected(season, command.player)
    if isinstance(finalist, Refusal):
        return finalist
    if finalist.presence is FinalistPresence.BARRED:
        return refuse("barred", season.terms.rule("no-show"), player=command.player, scope="final")
    if finalist.presence is FinalistPresence.PRESENT:
        return refuse("present-already", player=command.player)
    return (FinalistSeen(season.key, replace(finalist, presence=FinalistPresence.PRESENT), at),)


def excuse(season: Season, command: Excuse, at: int) -> tuple[FinalistSeen, ...] | Refusal:
    """Lets a finalist come later, as the management decides."""
    finalist = _expected(season, command.player)
    if isinstance(finalist, Refusal):
        return finalist
    if refused := unsigned(command.author, command.reason):
        return refused
    if finalist.presence in (FinalistPresence.BARRED, FinalistPresence.PRESENT):
        return refuse("not-awaited", why="final", player=command.player, presence=finalist.presence.value)
    if command.until <= at:
        return refuse("too-late")
    late = replace(finalist, presence=FinalistPresence.EXCUSED, until=command.until)
    return (FinalistSeen(season.key, late, at, command.author, command.reason),)


def bar(season: Season, command: Bar, at: int) -> tuple[FinalistSeen, ...] | Refusal:
    """Keeps a finalist out. He is placed with those who do not come."""
    finalist = _expected(season, command.player)
    if isinstance(finalist, Refusal):
        return finalist
    if refused := unsigned(command.author, command.reason):
        return refused
    barred = replace(finalist, presence=FinalistPresence.BARRED, until=0)
    return (FinalistSeen(season.key, barred, at, command.author, command.reason),)


def _expected(season: Season, player: str) -> Finalist | Refusal:
    final = season.final
    if not isinstance(final, FinalCalled | FinalRunning):
        return refuse("no-final-called")
    waiting = final.left if isinstance(final, FinalRunning) else final.finalists
    found = next((one for one in waiting if one.player == player), None)
    return found or refuse("not-in-final", player=player)


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def remove_absent(season: Season, command: RemoveAbsent, at: int) -> tuple[FinalistsPlaced, ...] | Refusal:
    """Places every finalist whose time is up, with the chips that he has left."""
    final, terms = _running(season), season.terms.final
    if isinstance(final, Refusal) or isinstance(terms, NoFinal):
        return final if isinstance(final, Refusal) else refuse("no-final")
    rule = season.terms.rule("no-show")
    if terms.no_show_minutes is None:
        return refuse("absent-stay")
    wait = final.started_at + terms.no_show_minutes * MINUTE - at
    if wait > 0:
        minutes = -(-wait // MINUTE)
        return refuse("too-early", rule, minutes_left=minutes, why="no-show", minutes=terms.no_show_minutes)
    absent = [one for one in final.left if _is_absent(one, at)]
    chips = {one.player: one.chips for one in command.chips}
    if not absent:
        return refuse("nobody-absent", rule)
    if {one.player for one in absent} != set(chips) or len(chips) != len(command.chips) or min(chips.values()) < 0:
        names = ", ".join(sorted([one.player for one in absent]))
        return refuse("chips-unknown", rule, players=names)
    in_order = sorted(absent, key=lambda one: (-chips[one.player], one.rank, one.player))
    groups = [tuple(group) for _, group in groupby(in_order, key=lambda one: (chips[one.player], one.rank))]
    return (FinalistsPlaced(season.key, _places(final, groups, chips), at, rule),)


def _is_absent(finalist: Finalist, at: int) -> bool:
    if finalist.presence is FinalistPresence.EXCUSED:
        return finalist.until <= at
    return finalist.presence is not FinalistPresence.PRESENT


def report_out(season: Season, command: ReportOut, at: int) -> tuple[FinalistsPlaced, ...] | Refusal:
    """Places the finalists who are out."""
    final = _running(season)
    if isinstance(final, Refusal):
        return final
    left = {one.player: one for one in final.left}
    named = [player for group in command.groups for player in group]
    if not named or not all(command.groups) or len(set(named)) != len(named):
        return refuse("nobody-named", why="out")
    for player in named:
        if player not in left:
            return refuse("not-in-final", player=player)
    groups = [tuple([left[player] for player in group]) for group in command.groups]
    return (FinalistsPlaced(season.key, _places(final, groups, {}), at),)


def _places(
    final: FinalRunning, groups: Sequence[tuple[Finalist, ...]], removed: dict[str, int]
) -> tuple[FinalPlace, ...]:
    named = lowest_places([one.player for one in final.left], [[one.player for one in group] for group in groups])
    return tuple([FinalPlace(player, place, shared_by, removed.get(player, 0)) for player, place, shared_by in named])


def lowest_places(left: Sequence[str], groups: Sequence[Sequence[str]]) -> Iterator[tuple[str, int, int]]:
    """The lowest free places for these groups, best first, and first place for a player who is then left alone.

    Yields player, place and how many share it; ``left`` are those who had no place before.
    """
    out = {name for group in groups for name in group}
    staying = [name for name in left if name not in out]
    if len(staying) == 1:
        yield staying[0], 1, 1
    place = len(staying) + 1
    for group in groups:
        yield from [(name, place, len(group)) for name in group]
        place += len(group)


def award_final(season: Season, command: AwardFinal) -> tuple[FinalAwarded, ...] | Refusal:
    """Pays the final's part of the pot by place."""
    final, closing = _running(season), season.closing
    if isinstance(final, Refusal):
        return final
    if final.left:
        return refuse("final-not-over", why="players", players=len(final.left))
    cents = closing.final_cents if isinstance(closing, Closed) else 0
    holders = [(place.place, place.player) for place in final.places]
    return (FinalAwarded(season.key, awards_by_share(cents, season.terms.shares, holders)),)


def _running(season: Season) -> _Running:
    if isinstance(season.final, FinalRunning):
        return season.final
    return refuse("final-not-running", why="players")
