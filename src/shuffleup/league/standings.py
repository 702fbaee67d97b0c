"""Who leads a season. The order in which events were recorded never matters: only days, places and scores do."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.league.points import Score
from shuffleup.league.state import Season
from shuffleup.league.terms import Counting, Tie

_NO_PLACE = 10**9


class ScoreVerdict(Enum):
    """Whether a score counts, and why not."""

    COUNTS = "counts"
    SAME_DAY = "same-day"  # another event of that day was better
    BEYOND_BEST = "beyond-best"  # there are enough better ones


class CountedScore(Struct, frozen=True, gc=False):
    """One score of a player and what became of it."""

    event_id: str
    day: str
    score: Score
    verdict: ScoreVerdict = ScoreVerdict.COUNTS


class SeasonStanding(Struct, frozen=True, gc=False, kw_only=True):
    """A player's line. ``rank`` is 0 for a player with too few events; ``shared_by`` players hold it."""

    player: str
    rank: int = 0
    shared_by: int = 1
    centipoints: int
    adjusted_centipoints: int = 0
    """What a person gave or took; included in ``centipoints``."""
    best_place: int
    scores: tuple[CountedScore, ...]
    """By day."""


Line = TypeVar("Line")


def standings(season: Season) -> tuple[SeasonStanding, ...]:
    """Every player who has scored: by rank, then the unranked by points; equal ones by id."""
    adjusted: dict[str, int] = {}
    for one in season.adjustments:
        adjusted[one.player] = adjusted.get(one.player, 0) + one.centipoints
    counting = season.terms.counting
    lines = [_line(player, scores, counting, adjusted.get(player, 0)) for player, scores in _by_player(season).items()]
    ranked = [line for line in lines if len(line.scores) >= counting.least_events]
    others = [line for line in lines if len(line.scores) < counting.least_events]
    return (*_ranked(ranked, season), *sorted(others, key=lambda line: (-line.centipoints, line.player)))


def _by_player(season: Season) -> Mapping[str, list[CountedScore]]:
    found: dict[str, list[CountedScore]] = {}
    for recorded in season.recorded:
        for score in recorded.scores:
            taken = CountedScore(recorded.result.event_id, recorded.result.day, score)
            found.setdefault(score.player, []).append(taken)
    return found


def _line(player: str, scores: Sequence[CountedScore], counting: Counting, adjusted: int) -> SeasonStanding:
    judged = tuple(sorted(_judged(scores, counting), key=lambda one: (one.day, one.event_id)))
    total = sum([one.score.centipoints for one in judged if one.verdict is ScoreVerdict.COUNTS])
    return SeasonStanding(
        player=player,
        centipoints=total + adjusted,
        adjusted_centipoints=adjusted,
        best_place=min([one.score.place for one in judged]),
        scores=judged,
    )


def _judged(scores: Sequence[CountedScore], counting: Counting) -> Iterator[CountedScore]:
    """First the best score of each day, then the best of the season; between equal scores the better place counts."""
    kept: list[CountedScore] = []
    days: set[str] = set()
    for one in sorted(scores, key=lambda one: (-one.score.centipoints, one.score.place, one.day, one.event_id)):
        if counting.one_a_day and one.day in days:
            yield replace(one, verdict=ScoreVerdict.SAME_DAY)
        else:
            days.add(one.day)
            kept.append(one)
    for number, one in enumerate(kept, start=1):
        beyond = 0 < counting.best_of < number
        yield replace(one, verdict=ScoreVerdict.BEYOND_BEST) if beyond else one


# ── ranks ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ranked(lines: Sequence[SeasonStanding], season: Season) -> Iterator[SeasonStanding]:
    ties = season.terms.counting.ties

    def key(line: SeasonStanding) -> tuple[Any, ...]:
        return (-line.centipoints, *[_TIES[tie](line) for tie in ties])

    for line, rank, shared_by in in_ranks(lines, key, lambda line: line.player, season.decided):
        yield replace(line, rank=rank, shared_by=shared_by)


def in_ranks(
    lines: Iterable[Line],
    key: Callable[[Line], tuple[Any, ...]],
    name: Callable[[Line], str],
    decided: Sequence[tuple[str, ...]],
) -> Iterator[tuple[Line, int, int]]:
    """Each line with its rank from 1, and how many share that.

    Players whom the key does not separate share a rank, unless a person has put them in order: the latest decision
    counts.
    """
    rank = 1
    for _, group in groupby(sorted(lines, key=lambda line: (key(line), name(line))), key=key):
        tied = list(group)
        names = {name(line) for line in tied}
        order = next((order for order in reversed(decided) if names <= set(order)), ())
        if order and len(tied) > 1:
            tied.sort(key=lambda line: order.index(name(line)))
            yield from [(line, rank + place, 1) for place, line in enumerate(tied)]
        else:
            yield from [(line, rank, len(tied)) for line in tied]
        rank += len(tied)


def _counted(line: SeasonStanding) -> list[Score]:
    return [one.score for one in line.scores if one.verdict is ScoreVerdict.COUNTS]


_TIES: Mapping[Tie, Callable[[SeasonStanding], int | tuple[int, ...]]] = {
    Tie.BEST_PLACE: lambda line: line.best_place,
    Tie.BEST_COUNTED_PLACE: lambda line: min([score.place for score in _counted(line)], default=_NO_PLACE),
    Tie.COUNTBACK: lambda line: (*sorted([score.place for score in _counted(line)]), _NO_PLACE),
    Tie.BEST_SCORE: lambda line: -max([score.centipoints for score in _counted(line)], default=0),
    Tie.MORE_EVENTS: lambda line: -len(line.scores),
    Tie.FEWER_EVENTS: lambda line: len(line.scores),
}
"""What each tie rule compares; the smaller value ranks higher."""
