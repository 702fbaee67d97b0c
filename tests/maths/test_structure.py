"""Suggested structures: blinds that can be paid and never jump, chips raced off in breaks, an end near the hours."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.chips.denominations import chip_set
from shuffleup.locale.answers import answer_text
from shuffleup.maths.structure import GROWTH, NEAR, PLAIN_LEVELS, Suggestion, Wish, suggest, usual_chips

HOUR = 3600
EVENING = Wish(100, 30_000, 6 * HOUR, usual_chips(30_000))
WISHES = (
    EVENING,
    Wish(36, 10_000, 5 * HOUR, usual_chips(10_000)),
    Wish(9, 1_500, 1 * HOUR, (5, 25, 100, 500)),
    Wish(20, 5_000, 3 * HOUR, (25, 100, 500, 1_000), seats=6),
    Wish(60, 20_000, 4 * HOUR, (25, 100, 500, 1_000, 5_000), seats=8, seconds_per_hand=100),
    Wish(200, 50_000, 14 * HOUR, usual_chips(50_000)),
    Wish(30, 12_000, 4 * HOUR, (20, 50, 100, 500, 1_000)),
)


@cache
def made(wish: Wish) -> Suggestion:
    found = suggest(wish, np.random.default_rng(1), runs=60)
    assert isinstance(found, Suggestion), found
    return found


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish.entries} entries, {wish.seconds // HOUR} h")
def test_a_structure_that_a_room_can_deal(wish: Wish) -> None:
    found = made(wish)
    assert len(found.levels) >= 4
    for before, after in pairwise(found.levels):
        assert before.big < after.big <= GROWTH * before.big
        assert before.small <= after.small
        assert before.ante <= after.ante
    gone = dict(found.removed)
    for number, level in enumerate(found.levels, start=1):
        left = chip_set([value for value in wish.chips if gone.get(value, number + 1) > number])
        assert all(price % left.smallest == 0 for price in (level.small, level.big, level.ante))
        assert all(left.payable(price) for price in (level.small, level.big, level.ante))
        assert level.small <= level.big <= 2 * level.small
        assert level.ante == (level.big if number > PLAIN_LEVELS else 0)
    assert wish.stack / found.levels[0].big >= 50


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish.entries} entries, {wish.seconds // HOUR} h")
def test_breaks_races_and_hours(wish: Wish) -> None:
    found = made(wish)
    assert abs(found.forecast.marks.end.p50 / wish.seconds - 1) <= NEAR
    assert all(at - 1 in found.breaks for _, at in found.removed)
    assert [value for value, _ in found.removed] == list(wish.chips[: len(found.removed)])
    assert [at for _, at in found.removed] == sorted(at for _, at in found.removed)
    assert all(after % value == 0 for value, after in pairwise(wish.chips[: len(found.removed) + 1]))
    assert len(found.levels) not in found.breaks
    played = [after - before for before, after in pairwise((0, *found.breaks))]
    assert all(levels * found.minutes <= 150 for levels in played if levels > 2)
    assert found.forecast.marks.level.p90 <= len(found.levels)


def test_more_hours_give_more_play() -> None:
    short, long = made(replace(EVENING, seconds=4 * HOUR)), made(replace(EVENING, seconds=12 * HOUR))
    assert short.forecast.marks.end.p90 < long.forecast.marks.end.p10


def test_it_tells_how_far_it_is() -> None:
    heard: list[float] = []
    found = suggest(
        Wish(24, 10_000, 3 * 3600, usual_chips(10_000)), np.random.default_rng(1), runs=20, told=heard.append
    )
    assert isinstance(found, Suggestion)
    assert heard == sorted(heard)
    assert 0 < heard[0] < 0.1 and heard[-1] == 1


def test_the_same_chance_gives_the_same_structure() -> None:
    assert suggest(EVENING, np.random.default_rng(1), runs=60) == made(EVENING)


@pytest.mark.parametrize(
    ("stack", "smallest"), [(300, 1), (1_500, 5), (10_000, 25), (20_000, 25), (30_000, 100), (500_000, 500)]
)
def test_the_usual_chips_fit_the_stack(stack: int, smallest: int) -> None:
    chips = usual_chips(stack)
    assert chips[0] == smallest
    assert chip_set(chips).payable(stack)
    assert len(chips) >= 3


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (replace(EVENING, entries=1), "too-few-players"),
        (replace(EVENING, chips=()), "bad-chips"),
        (replace(EVENING, chips=(100, 100)), "bad-chips"),
        (replace(EVENING, chips=(500, 100)), "bad-chips"),
        (replace(EVENING, stack=0), "bad-stack"),
        (replace(EVENING, stack=30_050), "bad-stack"),
        (replace(EVENING, stack=1_500), "bad-stack"),
        (replace(EVENING, seconds=60), "bad-hours"),
        (replace(EVENING, seconds=100 * HOUR), "bad-hours"),
        (replace(EVENING, entries=2, stack=2_000, seconds=70 * HOUR), "no-structure"),
    ],
)
def test_wishes_that_cannot_come_true(wish: Wish, code: str) -> None:
    refused = suggest(wish, np.random.default_rng(1), runs=10)
    assert isinstance(refused, Refusal)
    assert refused.code == code
    assert "; " in answer_text(refused)
