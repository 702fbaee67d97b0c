"""Who leads a season. The order in which events were recorded never matters: only days, places and scores do."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.league.points import Score
from shuffleup.league.state import Season
from shuffleup.league.terms import Counting, Tie

_NO_PLACE = 10**9


class Verdict(Enum):
    """Whether a score counts, and why not."""

    COUNTS = "counts"
    SAME_DAY = "same-day"  # another event of that day was better
    BEYOND_BEST = "beyond-best"  # enough better ones


class CountedScore(Struct, frozen=True, gc=False):
    """One score of a player and what became of it."""

    event_id: str
    day: str
    score: Score
    verdict: Verdict = Verdict.COUNTS


class Standing(Struct, frozen=True, gc=False, kw_only=True):
    """A player's line. ``rank`` is 0 for a player with too few events; ``shared_by`` players hold it."""

    player: str
    rank: int = 0
    shared_by: int = 1
    centipoints: int
    adjusted_centipoints: int = 0
    """What a person gave or took; in ``centipoints`` already."""
    best_place: int
    scores: tuple[CountedScore, ...]
    """By day."""


_Key: TypeAlias = tuple[int | tuple[int, ...], ...]


def standings(season: Season) -> tuple[Standing, ...]:
    """Everybody who has scored: by rank, then those who are not ranked by points; equal ones by their ids."""
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


def _line(player: str, scores: Sequence[CountedScore], counting: Counting, adjusted: int) -> Standing:
    judged = tuple(sorted(_judged(scores, counting), key=lambda one: (one.day, one.event_id)))
    total = sum([one.score.centipoints for one in judged if one.verdict is Verdict.COUNTS])
    return Standing(
        player=player,
        centipoints=total + adjusted,
        adjusted_centipoints=adjusted,
        best_place=min([one.score.place for one in judged]),
        scores=judged,
    )


def _judged(scores: Sequence[CountedScore], counting: Counting) -> Iterator[CountedScore]:
    """First the best of each day, then the best of the season; between equal scores the better place counts."""
    kept: list[CountedScore] = []
    days: set[str] = set()
    for one in sorted(scores, key=_best_first):
        if counting.one_a_day and one.day in days:
            yield replace(one, verdict=Verdict.SAME_DAY)
        else:
            days.add(one.day)
            kept.append(one)
    for number, one in enumerate(kept, start=1):
        beyond = 0 < counting.best_of < number
        yield replace(one, verdict=Verdict.BEYOND_BEST) if beyond else one


def _best_first(one: CountedScore) -> tuple[int, int, str, str]:
    return -one.score.centipoints, one.score.place, one.day, one.event_id


# ── ranks ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ranked(lines: Sequence[Standing], season: Season) -> Iterator[Standing]:
    """Ranks from 1. Players whom nothing parts share one, unless a person has put them into an order."""
    ties = season.terms.counting.ties

    def key(line: Standing) -> _Key:
        return (-line.centipoints, *[_TIES[tie](line) for tie in ties])

    rank = 1
    for _, group in groupby(sorted(lines, key=lambda line: (key(line), line.player)), key=key):
        tied = list(group)
        order = _decided_order(tied, season.decided)
        for place, line in enumerate(order or tied):
            yield replace(line, rank=rank + (place if order else 0), shared_by=1 if order else len(tied))
        rank += len(tied)


def _decided_order(tied: Sequence[Standing], decided: Sequence[tuple[str, ...]]) -> list[Standing]:
    """The tied players as a person has ordered them, the latest word first; empty if nobody has."""
    players = {line.player for line in tied}
    if len(players) < 2:
        return []
    for order in reversed(decided):
        if players <= set(order):
            return sorted(tied, key=lambda line: order.index(line.player))
    return []


def _counted(line: Standing) -> list[Score]:
    return [one.score for one in line.scores if one.verdict is Verdict.COUNTS]


def _best_counted_place(line: Standing) -> int:
    return min([score.place for score in _counted(line)], default=_NO_PLACE)


def _countback(line: Standing) -> tuple[int, ...]:
    return (*sorted([score.place for score in _counted(line)]), _NO_PLACE)


def _best_score(line: Standing) -> int:
    return -max([score.centipoints for score in _counted(line)], default=0)


_TIES: Mapping[Tie, Callable[[Standing], int | tuple[int, ...]]] = {
    Tie.BEST_PLACE: lambda line: line.best_place,
    Tie.BEST_COUNTED_PLACE: _best_counted_place,
    Tie.COUNTBACK: _countback,
    Tie.BEST_SCORE: _best_score,
    Tie.MORE_EVENTS: lambda line: -len(line.scores),
    Tie.FEWER_EVENTS: lambda line: len(line.scores),
}
"""For each tie rule what is compared; the smaller value ranks higher."""
