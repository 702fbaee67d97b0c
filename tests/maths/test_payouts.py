"""Ladders of prizes: the laws over every size of field, and the printed table of Casino Mediterráneo."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal, note
from shuffleup.maths.payout_curve import tier_sizes, usual_first_share, usual_places
from shuffleup.maths.payouts import Ladder, PayoutShape, PoolShares, PrizeCents, Rounding, UsualCurve, ladder
from shuffleup.rulebooks.catalogue import PAYOUT_TABLES
from shuffleup.rulebooks.policy.payout_table import PayoutColumn, PayoutTable, ReplacementError, with_own_shares

PAYOUTS = PAYOUT_TABLES["mediterraneo-2026"]
CENTS = Rounding()


def paid(shape: PayoutShape, pool: int, entries: int, rounding: Rounding = CENTS) -> Ladder:
    found = ladder(shape, pool, entries, rounding)
    assert isinstance(found, Ladder), found
    check(found.prizes_cents, pool, rounding)
    return found


def refused(shape: PayoutShape, pool: int, entries: int, rounding: Rounding = CENTS) -> str:
    found = ladder(shape, pool, entries, rounding)
    assert isinstance(found, Refusal), found
    return found.code


def check(prizes: tuple[int, ...], pool: int, rounding: Rounding) -> None:
    """The laws of a ladder."""
    assert sum(prizes) == pool
    assert all(better >= worse for better, worse in pairwise(prizes))
    assert all(prize % rounding.unit_cents == 0 for prize in prizes[1:])
    assert prizes[0] % rounding.unit_cents == pool % rounding.unit_cents
    assert prizes[-1] >= rounding.least_cents


@pytest.mark.parametrize("buy_in", [500, 2_500, 95_000])
@pytest.mark.parametrize("unit", [1, 100, 500])
def test_the_curve_for_every_small_field_and_many_large_ones(buy_in: int, unit: int) -> None:
    least = -(-buy_in * 3 // 2 // unit) * unit
    for entries in (*range(2, 300), *range(300, 10_001, 485), 10_000):
        pool = entries * buy_in + entries % 7
        found = paid(UsualCurve(), pool, entries, Rounding(unit, least)).prizes_cents
        assert len(found) == usual_places(entries)


@given(
    entries=st.integers(2, 10_000),
    buy_in=st.integers(100, 10**7),
    unit=st.sampled_from([1, 5, 10, 100, 500, 1_000, 10_000]),
    odd=st.integers(0, 5_000),
    data=st.data(),
)
def test_the_curve_with_any_places_and_any_first(
    entries: int, buy_in: int, unit: int, odd: int, data: st.DataObject
) -> None:
    places = data.draw(st.integers(1, min(entries, 2_000)))
    least = data.draw(st.integers(0, 2 * buy_in))
    first = data.draw(st.sampled_from([0, 0, 1_000, 2_500, 5_000, 9_000]))
    pool = entries * buy_in + odd
    found = ladder(UsualCurve(places, first), pool, entries, Rounding(unit, least))
    if isinstance(found, Refusal):
        needed = max(-(-least // unit), 1) * unit * places
        assert (found.code == "min-cash-too-high") == (needed > pool)
        assert found.code in ("min-cash-too-high", "bad-first-share")
        return
    check(found.prizes_cents, pool, Rounding(unit, least))
    assert len(found.prizes_cents) == places
    assert found.prizes_cents[0] >= (pool // unit * first // 10_000) * unit


def test_a_ladder_as_rooms_print_it() -> None:
    found = paid(UsualCurve(), 1_000_000, 100, Rounding(500, 15_000))
    assert [prize // 100 for prize in found.prizes_cents] == [
        *(2_650, 1_600, 1_140, 890, 700, 580, 485, 410, 345),
        *[250] * 3,
        *[150] * 3,
    ]
    assert found.share_of_first(1) == 0.265
    assert tier_sizes(30) == (1,) * 9 + (3,) * 3 + (9, 3)
    assert tier_sizes(1_000) == (1,) * 9 + (3,) * 3 + (9,) * 6 + (27,) * 4 + (54,) * 5 + (108,) * 5 + (10,)
    assert usual_first_share(3) == 0.5
    assert 0.05 < usual_first_share(100_000) <= 0.10


weights = st.lists(st.integers(1, 1_000), min_size=1, max_size=60)


@given(weights, st.integers(1, 10**9), st.integers(1, 80), st.sampled_from([1, 100, 500]), st.integers(0, 5_000))
def test_shares_of_any_kind(raw: list[int], pool: int, entries: int, unit: int, least: int) -> None:
    raw = sorted(raw, reverse=True)
    shares = [10_000 * weight // sum(raw) for weight in raw]
    shares[0] += 10_000 - sum(shares)
    found = ladder(PoolShares(tuple(shares)), pool, entries, Rounding(unit, least))
    if isinstance(found, Refusal):
        assert found.code in ("min-cash-too-high", "bad-share")
        return
    check(found.prizes_cents, pool, Rounding(unit, least))
    assert len(found.prizes_cents) <= min(entries, len(shares))


def test_the_printed_table() -> None:
    assert [len(column.shares) for column in PAYOUTS.columns] == list(range(3, 40, 3))
    assert [column.entries_to for column in PAYOUTS.columns] == list(range(30, 391, 30))
    for column in PAYOUTS.columns:
        assert sum(column.shares) == 10_000
        assert all(better >= worse for better, worse in pairwise(column.shares))
        assert column.derived == tuple(range(7, len(column.shares) + 1))


@pytest.mark.parametrize(
    ("entries", "places", "first", "derived"),
    [(10, 3, 4_800, 0), (30, 3, 4_800, 0), (31, 6, 3_200, 0), (95, 12, 2_850, 6), (390, 39, 2_000, 33)],
)
def test_the_table_by_entries(entries: int, places: int, first: int, derived: int) -> None:
    found = paid(PAYOUTS, 10_000, entries)
    assert (len(found.prizes_cents), found.prizes_cents[0], len(found.derived)) == (places, first, derived)
    assert bool(found.cautions) is bool(derived)


def test_the_table_beyond_its_edges() -> None:
    assert note("beyond-last-column", last=390, entries=391) in paid(PAYOUTS, 10_000, 391).cautions
    assert paid(PAYOUTS, 10_000, 2).prizes_cents == (6_000, 4_000)


def test_a_house_replaces_derived_shares() -> None:
    column = PAYOUTS.column(95)
    own = with_own_shares(column, {7: 475, 8: 370})
    assert own.shares[6:8] == (475, 370)
    assert own.derived == (9, 10, 11, 12)
    found = paid(PayoutTable((own,)), 100_000, 95)
    assert found.prizes_cents[6] == 4_750


@pytest.mark.parametrize(
    ("own", "told"), [({6: 500}, "not a derived"), ({8: 500}, "more than"), ({12: 100}, "not 100 %")]
)
def test_replacements_that_do_not_fit(own: dict[int, int], told: str) -> None:
    with pytest.raises(ReplacementError, match=told):
        with_own_shares(PAYOUTS.column(95), own)


def test_places_below_a_whole_unit_are_told() -> None:
    paid = ladder(PoolShares((5000, 2500, 1200, 800, 500)), 20_000, 10, Rounding(5_000))
    assert isinstance(paid, Ladder)
    # The third share, 24.00, is no whole 50: like every place it is rounded down, and the first takes the rest.
    assert paid.prizes_cents == (15_000, 5_000)
    assert paid.cautions == (note("places-below-a-unit", paid=2, places=5),)


@given(st.integers(100_000, 5_000_000), st.sampled_from([1, 5, 100, 500]), st.integers(40, 390))
def test_a_table_rounds_every_place_down_and_the_first_takes_the_rest(pool: int, unit: int, entries: int) -> None:
    prizes = paid(PAYOUTS, pool, entries, Rounding(unit)).prizes_cents
    divided = pool - pool % unit
    first, *others = zip(prizes, PAYOUTS.column(entries).shares, strict=False)
    assert first[0] * 10_000 >= divided * first[1], "never less than its share"
    assert all(0 <= divided * share - prize * 10_000 < unit * 10_000 for prize, share in others)
    assert sum(prizes) == pool


def test_the_first_gets_no_less_than_its_printed_share() -> None:
    """25 entries of 33.00 in fives: 48 % are 396, and 395 were paid while the second got more than its 32 %."""
    assert paid(PAYOUTS, 82_500, 25, Rounding(500)).prizes_cents == (40_000, 26_000, 16_500)


def test_fixed_prizes() -> None:
    assert paid(PrizeCents((500, 300, 200)), 1_000, 3).prizes_cents == (500, 300, 200)
    assert refused(PrizeCents((500, 300)), 1_000, 3) == "prizes-do-not-sum"
    assert refused(PrizeCents((300, 500)), 800, 3) == "prizes-rise"
    assert refused(PrizeCents((500, 300)), 800, 1) == "more-prizes-than-players"
    assert refused(PrizeCents((800, 0)), 800, 3) == "bad-prize"
    assert refused(PrizeCents(()), 800, 3) == "no-prizes"


def test_ladders_that_cannot_be() -> None:
    assert refused(PoolShares((5_000, 4_000)), 1_000, 3) == "shares-do-not-sum"
    assert refused(PoolShares((4_000, 6_000)), 1_000, 3) == "shares-rise"
    assert refused(PoolShares((6_000, 4_000)), 1_000, 3, Rounding(1, 600)) == "min-cash-too-high"
    assert refused(UsualCurve(5), 1_000, 4) == "more-prizes-than-players"
    assert refused(UsualCurve(5), 1_000, 9, Rounding(1, 300)) == "min-cash-too-high"
    assert refused(UsualCurve(3, 2_000), 1_000, 9) == "bad-first-share"
    assert refused(UsualCurve(3, 9_950), 1_000, 9, Rounding(1, 100)) == "bad-first-share"
    assert refused(UsualCurve(), 0, 9) == "no-pool"
    assert refused(UsualCurve(), 1_000, 0) == "no-entries"
    assert refused(UsualCurve(), 1_000, 9, Rounding(0)) == "bad-unit"
    assert refused(UsualCurve(), 1_000, 9, Rounding(1, -1)) == "bad-min-cash"


def test_a_column_says_what_is_derived() -> None:
    assert PayoutColumn(30, (6_000, 4_000)).derived == ()
