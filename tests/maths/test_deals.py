"""Deals: exact sums, held within the prizes, and every condition of an honest one."""

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from shuffleup.answer import Refusal, note
from shuffleup.maths.deals import DealFigures, DealMethod, DealTerms, chip_chop, deal
from shuffleup.maths.rounding import apportion, round_shares
from tests.maths.exact import fractions_icm

STACKS = (4_200_000, 3_100_000, 1_500_000, 800_000, 400_000)
PRIZES = (10_000_000, 6_000_000, 4_000_000, 2_500_000, 1_500_000)


def agreed(
    method: DealMethod, stacks: tuple[int, ...] = STACKS, prizes: tuple[int, ...] = PRIZES, **terms: object
) -> DealFigures:
    found = deal(stacks, prizes, DealTerms(method=method, **terms))  # type: ignore[arg-type]
    assert isinstance(found, DealFigures), found
    return found


def refused(
    method: DealMethod, stacks: tuple[int, ...] = STACKS, prizes: tuple[int, ...] = PRIZES, **terms: object
) -> str:
    found = deal(stacks, prizes, DealTerms(method=method, **terms))  # type: ignore[arg-type]
    assert isinstance(found, Refusal), found
    assert found.code
    return found.code


tables = st.integers(2, 9).flatmap(
    lambda players: st.tuples(
        st.lists(st.integers(1, 10**7), min_size=players, max_size=players),
        st.lists(st.integers(1, 10**8), min_size=1, max_size=players).map(lambda prizes: sorted(prizes, reverse=True)),
    )
)


@given(
    tables,
    st.sampled_from([DealMethod.ICM, DealMethod.CHIP_CHOP, DealMethod.EQUAL]),
    st.sampled_from([1, 100, 500]),
    st.data(),
)
def test_every_deal_sums_and_stays_within_the_prizes(
    table: tuple[list[int], list[int]], method: DealMethod, unit: int, data: st.DataObject
) -> None:
    stacks, prizes = table
    second = prizes[1] if len(prizes) > 1 else 0
    saved = data.draw(st.integers(0, prizes[0] - second))
    found = agreed(method, tuple(stacks), tuple(prizes), play_for_cents=(saved,), unit_cents=unit)
    assert sum(found.amounts_cents) + saved == sum(prizes) == found.total_cents
    lowest = prizes[-1] if len(prizes) == len(stacks) and len(stacks) > 1 else 0
    assert min(found.amounts_cents) >= lowest
    assert max(found.amounts_cents) <= prizes[0] - saved
    assert found.icm_error <= 1e-10


@given(tables)
def test_icm_amounts_are_the_exact_values_to_the_cent(table: tuple[list[int], list[int]]) -> None:
    stacks, prizes = table
    assume(len(stacks) <= 6)
    found = agreed(DealMethod.ICM, tuple(stacks), tuple(prizes))
    exact = fractions_icm(stacks, prizes)
    assert all(abs(paid - value) < 1 for paid, value in zip(found.amounts_cents, exact, strict=True))


def test_five_players_save_for_the_first() -> None:
    found = agreed(DealMethod.ICM, play_for_cents=(1_000_000,))
    assert found.amounts_cents == (6_602_079, 5_960_452, 4_496_122, 3_419_862, 2_521_485)
    assert sum(found.amounts_cents) == 23_000_000


def test_a_ladder_may_be_played_for() -> None:
    found = agreed(DealMethod.EQUAL, play_for_cents=(600_000, 400_000))
    assert found.amounts_cents == (4_600_000,) * 5


def test_chip_chop_by_its_formula() -> None:
    assert agreed(DealMethod.CHIP_CHOP).amounts_cents == (8_430_000, 6_615_000, 3_975_000, 2_820_000, 2_160_000)
    assert [caution.code for caution in agreed(DealMethod.CHIP_CHOP).cautions] == ["chip-chop-favours-leader"]


def test_chip_chop_above_the_first_prize_is_held_and_said() -> None:
    found = agreed(DealMethod.CHIP_CHOP, (90, 6, 4), (5_000, 4_000, 1_000))
    assert max(chip_chop((90, 6, 4), (5_000, 4_000, 1_000))) == 7_300
    assert found.amounts_cents == (5_000, 2_800, 2_200)
    assert found.cautions[1:] == (note("above-first-prize", number=1, amount_cents=7_300, prize_cents=5_000),)


def test_a_leader_without_a_cap_takes_what_his_chips_come_to() -> None:
    """With 1,000 saved for the winner the first prize dealt is 4,000, and by chips the leader takes 6,400 of 9,000."""
    terms = {"play_for_cents": (1_000,)}
    held = agreed(DealMethod.CHIP_CHOP, (90, 6, 4), (5_000, 4_000, 1_000), **terms)
    free = agreed(DealMethod.CHIP_CHOP, (90, 6, 4), (5_000, 4_000, 1_000), uncapped=True, **terms)
    assert held.amounts_cents[0] == 4_000
    assert free.amounts_cents == (6_400, 1_360, 1_240)
    assert free.cautions[1:] == (note("takes-above-first-prize", number=1, amount_cents=6_400, prize_cents=4_000),)


@given(tables, st.sampled_from([1, 100, 500]))
def test_without_a_cap_the_sum_is_the_prizes_and_chips_decide(table: tuple[list[int], list[int]], unit: int) -> None:
    stacks, prizes = table
    found = agreed(DealMethod.CHIP_CHOP, tuple(stacks), tuple(prizes), uncapped=True, unit_cents=unit)
    assert sum(found.amounts_cents) == sum(prizes)
    dealt = [*prizes, *[0] * (len(stacks) - len(prizes))]
    for amount, share in zip(found.amounts_cents, chip_chop(stacks, dealt), strict=True):
        assert abs(amount - share) < unit * len(stacks) + 1


def test_custom_amounts_are_the_players_own() -> None:
    amounts = (11_000_000, 6_000_000, 3_000_000, 3_000_000, 1_000_000)
    found = agreed(DealMethod.CUSTOM, custom_cents=amounts)
    assert found.amounts_cents == amounts
    assert found.cautions == (
        note("takes-above-first-prize", number=1, amount_cents=11_000_000, prize_cents=PRIZES[0]),
        note("takes-below-last-prize", number=5, amount_cents=1_000_000, prize_cents=PRIZES[-1]),
    )


def test_cents_that_do_not_divide_go_to_the_larger_stack() -> None:
    assert agreed(DealMethod.EQUAL, (10, 30, 20), (50, 30, 20)).amounts_cents == (33, 34, 33)
    odd = agreed(DealMethod.EQUAL, (10, 30, 20), (5_000, 3_000, 2_001), unit_cents=100)
    assert odd.amounts_cents == (3_300, 3_401, 3_300)


@pytest.mark.parametrize(
    ("code", "terms"),
    [
        ("play-for-too-much", {"play_for_cents": (4_000_001,)}),
        ("play-for-rises", {"play_for_cents": (1, 2)}),
        ("play-for-rises", {"play_for_cents": (-1,)}),
        ("play-for-too-many", {"play_for_cents": (6, 5, 4, 3, 2, 1)}),
        ("play-for-too-little", {"play_for_cents": (2_399_999,), "least_play_for": Fraction(1, 10)}),
        ("bad-unit", {"unit_cents": 0}),
        ("amounts-not-asked", {"custom_cents": (1,)}),
        ("uncapped-not-chopped", {"uncapped": True}),
    ],
)
def test_conditions_that_cannot_be(code: str, terms: dict[str, object]) -> None:
    assert refused(DealMethod.ICM, **terms) == code


def test_custom_deals_that_cannot_be() -> None:
    assert refused(DealMethod.CUSTOM, custom_cents=(24_000_000,)) == "amounts-do-not-match"
    assert refused(DealMethod.CUSTOM, custom_cents=(24_000_000, 0, 0, 0, 1)) == "deal-does-not-sum"
    assert refused(DealMethod.CUSTOM, custom_cents=(24_000_001, 0, 0, 0, -1)) == "bad-amount"


def test_tables_that_cannot_be() -> None:
    assert refused(DealMethod.ICM, (5,), (5,)) == "one-player"
    assert refused(DealMethod.ICM, (5, -5), (5,)) == "bad-stack"
    assert refused(DealMethod.ICM, (5, 5), (5, 3, 2)) == "more-prizes-than-players"
    assert refused(DealMethod.ICM, (5, 5), (3, 5)) == "prizes-rise"


@given(st.integers(0, 10**9), st.lists(st.integers(0, 10**6), min_size=1, max_size=30))
def test_apportionment(amount: int, weights: list[int]) -> None:
    assume(sum(weights))
    parts = apportion(amount, weights)
    assert sum(parts) == amount
    assert all(
        abs(part - Fraction(amount * weight, sum(weights))) < 1 for part, weight in zip(parts, weights, strict=True)
    )


@given(st.lists(st.integers(0, 1_000), min_size=1, max_size=8), st.integers(1, 90), st.data())
def test_rounding_within_bounds(whole: list[int], unit: int, data: st.DataObject) -> None:
    total = sum(whole)
    lowest = data.draw(st.integers(0, total // len(whole)))
    highest = data.draw(st.integers(-(-total // len(whole)), total + 1))
    parts = round_shares([Fraction(share) for share in whole], total, unit, (lowest, highest), whole)
    assert sum(parts) == total
    assert all(lowest <= part <= highest for part in parts)
    ranked = sorted(zip(whole, parts, strict=True))
    assert [part for _, part in ranked] == sorted(parts), "a larger share never has less"


def test_a_rest_below_the_unit_passes_nobody() -> None:
    shares = [Fraction(1052), Fraction(1048), Fraction(20)]
    # One unit of 50 goes to the largest remainder, the 20 that make no unit to the largest stack.
    assert round_shares(shares, 2120, 50, (0, 2000), (30, 20, 10)) == (1070, 1050, 0)


def test_rounding_refuses_bounds_without_room() -> None:
    with pytest.raises(ValueError, match="between 4 and 9"):
        round_shares([Fraction(5)] * 2, 19, 1, (4, 9), (1, 1))
