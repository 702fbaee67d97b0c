"""Suggests a blind structure for a number of entries, chips and hours: ladders of payable blinds, tested by forecast.

    ladders     round big blinds (1, 1.5, 2, 3, 4, 6, 8 and so on), from a first one that gives deep stacks
    units       a small chip is used until the big blind is twenty of it, and is raced off in the next break
    lengths     minutes that rooms use, with a break about every two hours
    choice      of the likely ones by a rule of thumb, the one whose median forecast is nearest to the hours wanted

No blind falls, none more than doubles, and after three levels the big blind pays an ante as large as itself.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise, product
from math import log

import numpy as np
from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked
from shuffleup.chips.denominations import ChipSet, ChipSetError, chip_set
from shuffleup.maths.course import BubblePace, Course, LevelSpan
from shuffleup.maths.diffusion import Diffusion
from shuffleup.maths.duration import STANDARD, Forecast, forecast, runs_fault
from shuffleup.maths.duration_runs import Field, Told, untold

MINUTE = 60
USUAL = (10, 15, 20, 30, 40, 60, 80)
LADDERS = {USUAL: 0.0, (10, 12, 15, 20, 25, 30, 40, 50, 60, 80): 0.02, (10, 20, 40, 60): 0.15}
"""Big blinds in each power of ten, in tenths, and how much rooms dislike them."""
LENGTHS = {
    5: 0.08, 6: 0.06, 8: 0.04, 10: 0.02, 12: 0.04, 15: 0.0, 20: 0.0, 25: 0.02, 30: 0.0, 40: 0.0, 45: 0.02, 60: 0.0,
    75: 0.04, 90: 0.02,
}  # fmt: skip
"""Minutes of a level, and how much rooms dislike them."""
DEPTHS = {250: 0.0, 150: 0.0, 100: 0.02, 50: 0.08}
"""Starting stacks in big blinds of the first level, and how much players dislike them."""
KEPT = 20
"""A chip is used until the big blind is this many of it."""
LEAST_CHIPS = 20
"""A starting stack is at least this many of the smallest chip."""
PLAIN_LEVELS = 3
"""The number of levels before the ante."""
BREAK_EVERY = 120 * MINUTE
LEFT_BY_THUMB = 40
"""The rough number of big blinds in play at the end; it only decides which drafts are worth a forecast."""
TRIED = 24
NEAR = 0.25
"""How far the median forecast may be from the hours wanted."""
GROWTH = 2


class Wish(Struct, frozen=True):
    """What a room wants and has. ``chips`` are the values of its set, lowest first."""

    entries: int
    stack: int
    seconds: int
    chips: tuple[int, ...]
    seats: int = 9
    seconds_per_hand: int = 120


class Rung(Struct, frozen=True, gc=False):
    """A level."""

    small: int
    big: int
    ante: int


class Suggestion(Struct, frozen=True):
    """A structure, and a forecast of its length."""

    levels: tuple[Rung, ...]
    minutes: int
    breaks: tuple[int, ...]
    """The levels after which there is a break."""
    break_minutes: int
    removed: tuple[tuple[int, int], ...]
    """The chips, and the level before which each is raced off."""
    forecast: Forecast


class _Draft(Struct, frozen=True):
    levels: tuple[Rung, ...]
    minutes: int
    taste: float

    @property
    def levels_to_break(self) -> int:
        """The number of levels between breaks."""
        return max(2, round(BREAK_EVERY / (self.minutes * MINUTE)))

    @property
    def break_minutes(self) -> int:
        """The minutes of a break; short levels have short breaks."""
        return 15 if self.minutes >= 15 else 10

    def breaks(self, levels: int) -> tuple[int, ...]:
        """The levels after which there is a break; never the last one."""
        return tuple(range(self.levels_to_break, levels, self.levels_to_break))


def paid_of(entries: int) -> int:
    """The paid places that a suggestion assumes: 15 % of the entries."""
    return max(1, round(entries * 0.15))


def usual_chips(stack: int) -> tuple[int, ...]:
    """The chip set that rooms usually bring for such a starting stack."""
    smallest = next(
        (value for value, most in ((1, 400), (5, 2_000), (25, 25_000), (100, 250_000)) if stack < most), 500
    )
    known = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)
    return tuple([value for value in known if smallest <= value <= max(5 * smallest, stack)])


@checked
def suggest(
    wish: Wish, rng: np.random.Generator, *, runs: int = 200, model: Diffusion = STANDARD, told: Told = untold
) -> Suggestion | Refusal:
    """The structure whose median forecast is nearest to the hours. The same generator gives the same structure."""
    fault = _fault(wish) or runs_fault(wish.entries, runs)
    if fault is not None:
        return fault
    drafts = _worth_trying(wish)
    fewer = max(10, min(40, 40_000 // wish.entries))
    trials = _Trials(wish, int(rng.integers(1 << 32)), model, told, len(drafts) * fewer + 2 * runs)
    tried: list[tuple[float, _Draft]] = []
    for draft in drafts:
        found = trials.forecast(draft, len(draft.levels), fewer)
        if isinstance(found, Forecast):
            tried.append((abs(log(found.marks.end.p50 / wish.seconds)) + draft.taste, draft))
    if not tried:
        return _none(wish)
    best = min(tried, key=lambda one: one[0])[1]
    whole = trials.forecast(best, len(best.levels), runs)
    if isinstance(whole, Refusal):
        return whole
    if abs(whole.marks.end.p50 / wish.seconds - 1) > NEAR:
        return _none(wish)
    return _cut(wish, best, whole, trials)


def _cut(wish: Wish, draft: _Draft, whole: Forecast, trials: "_Trials") -> Suggestion | Refusal:
    """Cuts a draft to the levels that may be reached and two more; after these the last one doubles."""
    levels = min(len(draft.levels), whole.marks.level.p90 + 2)
    found = trials.forecast(draft, levels, whole.runs)
    if isinstance(found, Refusal):
        return found
    kept = draft.levels[:levels]
    breaks = draft.breaks(levels)
    removed = tuple(_removals(wish.chips, kept, breaks))
    return Suggestion(kept, draft.minutes, breaks, draft.break_minutes, removed, found)


def _fault(wish: Wish) -> Refusal | None:
    if not wish.chips:
        return refuse("bad-chips", why="none")
    try:
        chips = chip_set(wish.chips)
    except ChipSetError:
        return refuse("bad-chips", why="set", chips=", ".join(map(str, wish.chips)))
    if wish.chips != chips.values:
        return refuse("bad-chips", why="order")
    if wish.entries < 2:
        return refuse("too-few-players", why="entries", entries=wish.entries)
    if not 15 * MINUTE <= wish.seconds <= 72 * 60 * MINUTE:
        return refuse("bad-hours", hours=_hours(wish))
    return _stack_fault(wish, chips)


def _stack_fault(wish: Wish, chips: ChipSet) -> Refusal | None:
    if wish.stack < 1 or not chips.payable(wish.stack):
        return refuse("bad-stack", why="unpayable", stack=wish.stack, chips=", ".join(map(str, chips.values)))
    least = LEAST_CHIPS * chips.smallest
    if wish.stack < least:
        return refuse("bad-stack", why="few-chips", stack=wish.stack, least=least)
    return None


def _none(wish: Wish) -> Refusal:
    return refuse("no-structure", why="hours", entries=wish.entries, stack=wish.stack, hours=_hours(wish))


def _hours(wish: Wish) -> int | str:
    """The hours as a fact: as an integer if they are whole, so that a sentence can use the singular."""
    whole, rest = divmod(wish.seconds, 60 * MINUTE)
    return f"{wish.seconds / (60 * MINUTE):g}" if rest else whole


# ── ladders ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _worth_trying(wish: Wish) -> Sequence[_Draft]:
    """The drafts nearest to the hours by a rule of thumb."""
    found: dict[tuple[tuple[Rung, ...], int], tuple[float, _Draft]] = {}
    for (steps, dislike), (minutes, short), (depth, shallow) in product(
        LADDERS.items(), LENGTHS.items(), DEPTHS.items()
    ):
        levels = _ladder(wish, steps, depth)
        if len(levels) < 4 or not all(_payable(wish.chips, rung) for rung in levels):
            continue
        draft = _Draft(levels, minutes, dislike + short + shallow)
        played = sum([rung.big * LEFT_BY_THUMB <= wish.entries * wish.stack for rung in levels])
        seconds = played * minutes * MINUTE + len(draft.breaks(played)) * draft.break_minutes * MINUTE
        off = abs(log(max(seconds, 1) / wish.seconds))
        known = found.get((levels, minutes))
        if known is None or known[0] > off:
            found[levels, minutes] = (off, draft)
    return [draft for _, draft in sorted(found.values(), key=lambda one: one[0] + one[1].taste)[:TRIED]]


def _ladder(wish: Wish, steps: tuple[int, ...], depth: int) -> tuple[Rung, ...]:
    """The levels of a ladder, while all chips are more than two big blinds; empty if it grows too fast."""
    chips = wish.chips
    every = [step * 10**power // 10 for power in range(13) for step in steps if step * 10**power % 10 == 0]
    bigs = [big for big in every if big >= chips[0] and big % _unit(chips, big) == 0]
    first = max([big for big in bigs if big * depth <= wish.stack], default=0)
    ladder = [big for big in bigs if first and first <= big and 2 * big < wish.entries * wish.stack]
    if any(after > GROWTH * before for before, after in pairwise(ladder)):
        return ()
    return tuple([_rung(chips, number, big) for number, big in enumerate(ladder, start=1)])


def _rung(chips: tuple[int, ...], number: int, big: int) -> Rung:
    """A level; its small blind is half the big one, rounded up to the unit."""
    unit = _unit(chips, big)
    return Rung(-(-big // (2 * unit)) * unit, big, big if number > PLAIN_LEVELS else 0)


def _unit(chips: tuple[int, ...], big: int) -> int:
    """The smallest chip used in a level; a chip that does not divide the next one up is never removed."""
    for value, above in pairwise(chips):
        if big < KEPT * value or above % value:
            return value
    return chips[-1]


def _payable(chips: tuple[int, ...], rung: Rung) -> bool:
    kept: ChipSet = chip_set([value for value in chips if value >= _unit(chips, rung.big)])
    return kept.payable(rung.small) and kept.payable(rung.big) and kept.payable(rung.ante)


def _removals(chips: tuple[int, ...], levels: Sequence[Rung], breaks: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The removal of chips: each goes in the first break after which it is not used; without such a break it stays."""
    for value in chips[:-1]:
        last = max(
            [number for number, rung in enumerate(levels, start=1) if _unit(chips, rung.big) <= value], default=0
        )
        place = next((level for level in breaks if level >= last), 0)
        if not place or last == len(levels):
            return
        yield value, place + 1


# ── the forecast ─────────────────────────────────────────────────────────────────────────────────────────────────────


class _Trials:
    """The forecasts for one suggestion, all from the same seed and reported as one piece of work."""

    def __init__(self, wish: Wish, seed: int, model: Diffusion, told: Told, runs: int) -> None:
        self._wish, self._seed, self._model = wish, seed, model
        self._told, self._runs, self._done = told, runs, 0

    def forecast(self, draft: _Draft, levels: int, runs: int) -> Forecast | Refusal:
        """The forecast for the first ``levels`` levels of a draft."""
        wish = self._wish
        field = Field(wish.seats, wish.seats, paid_of(wish.entries), stacks=(wish.stack,) * wish.entries)
        rng = np.random.default_rng(self._seed)
        found = forecast(
            field, _course(wish, draft, levels), rng, runs=runs, model=self._model, told=partial(self._tell, runs)
        )
        self._done += runs
        return found

    def _tell(self, runs: int, done: float) -> None:
        self._told((self._done + runs * done) / self._runs)


def _course(wish: Wish, draft: _Draft, levels: int) -> Course:
    spans: list[LevelSpan] = []
    breaks = draft.breaks(levels)
    for number, rung in enumerate(draft.levels[:levels], start=1):
        spans.append(LevelSpan(number, draft.minutes * MINUTE, rung.small, rung.big, rung.ante, rung.big))
        if number in breaks:
            spans.append(LevelSpan(0, draft.break_minutes * MINUTE))
    return Course(tuple(spans), wish.seconds_per_hand, doubles=True, hand_for_hand=BubblePace(1, 2 * MINUTE))
