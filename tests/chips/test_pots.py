"""Main and side pots, and the bet nobody called."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.chips.pots import NO_SEAT, Pot, side_pots, uncalled
from tests.laws.volume import hands

CHIPS = st.lists(st.integers(0, 60), min_size=2, max_size=10)


def mask(*seats: int) -> int:
    """The set of these seats."""
    return sum(1 << seat for seat in seats)


@pytest.mark.parametrize(
    ("paid", "live", "dead", "pots"),
    [
        # Four stacks all-in: three pots that are played for, and one player alone above them.
        (
            [100, 200, 300, 400],
            mask(0, 1, 2, 3),
            0,
            [(400, (0, 1, 2, 3)), (300, (1, 2, 3)), (200, (2, 3)), (100, (3,))],
        ),
        # Equal payments: one pot.
        ([500, 500, 500], mask(0, 1, 2), 0, [(1500, (0, 1, 2))]),
        # A folded player's chips stay in the pots they reached.
        ([100, 250, 400, 400], mask(0, 2, 3), 0, [(400, (0, 2, 3)), (750, (2, 3))]),
        # A folded player who paid less than the shortest all-in makes no pot of his own.
        ([30, 100, 300, 300], mask(1, 2, 3), 0, [(330, (1, 2, 3)), (400, (2, 3))]),
        # A single payer's ante joins the main pot and need not be matched.
        ([100, 300, 300], mask(0, 1, 2), 60, [(360, (0, 1, 2)), (400, (1, 2))]),
        # Who could pay nothing but the ante of all plays for it alone.
        ([200, 200, 0], mask(0, 1, 2), 70, [(70, (0, 1, 2)), (400, (0, 1))]),
        # Who paid nothing at all and wins nothing makes no pot.
        ([200, 200, 0], mask(0, 1, 2), 0, [(400, (0, 1))]),
        # What only killed hands paid stays in play for the last pot (TDA 30, 71-C).
        ([30, 100, 40], mask(0, 2), 0, [(90, (0, 2)), (80, (2,))]),
        ([50, 100, 0], mask(2), 0, [(150, (2,))]),
    ],
)
def test_pots(paid: list[int], live: int, dead: int, pots: list[tuple[int, tuple[int, ...]]]) -> None:
    assert side_pots(paid, live, dead) == tuple([Pot(amount, mask(*seats)) for amount, seats in pots])


@hands(300)
@given(CHIPS, st.integers(1, 2**10 - 1), st.integers(0, 40))
def test_pots_hold_every_chip_and_shrink_towards_the_last(paid: list[int], live: int, dead: int) -> None:
    live &= (1 << len(paid)) - 1
    if not live:
        live = 1
    pots = side_pots(paid, live, dead)
    assert sum(pot.amount for pot in pots) == sum(paid) + dead
    assert all(pot.amount > 0 for pot in pots) or sum(paid) + dead == 0
    for pot, following in pairwise(pots):
        assert following.contenders & ~pot.contenders == 0, "a later pot has fewer contenders"
        assert following.contenders != pot.contenders
    assert all(pot.contenders and pot.contenders & ~live == 0 for pot in pots)


@pytest.mark.parametrize(
    ("bets", "live", "answer"),
    [
        ([300, 100, 0], mask(0, 1, 2), (0, 200)),
        ([300, 300, 0], mask(0, 1, 2), (NO_SEAT, 0)),
        ([0, 0, 0], mask(0, 1, 2), (NO_SEAT, 0)),
        # A folded player's bet is a bet that was in: only what stands above it comes back.
        ([300, 250, 100], mask(0, 2), (0, 50)),
        # A killed hand gets nothing back (TDA 30, 71-C).
        ([50, 100, 0], mask(0, 2), (NO_SEAT, 0)),
    ],
)
def test_the_uncalled_part_of_a_bet(bets: list[int], live: int, answer: tuple[int, int]) -> None:
    assert uncalled(bets, live) == answer
