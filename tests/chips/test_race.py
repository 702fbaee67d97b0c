"""The chip race: the derived examples of TDA 24 and PSLive 12, and its laws."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import parse_cards
from shuffleup.chips.pile import parse_pile, pile_of
from shuffleup.chips.race import (
    ChairChips,
    LateExchange,
    Race,
    RaceError,
    RaceResult,
    RaceRounding,
    cards_needed,
    exchange_late,
    pile_after,
    run_race,
)

RACE = Race(removed=25, lowest=100)


def holdings(**piles: str) -> list[ChairChips]:
    return [ChairChips(int(chair.removeprefix("seat")), parse_pile(pile)) for chair, pile in piles.items()]


def received(result: RaceResult) -> dict[int, int]:
    return {line.chair: line.received for line in result.lines}


def test_tda_24_d1_one_chip_is_raced_for_and_nobody_is_raced_out() -> None:
    table = holdings(seat1="500+25x3", seat4="25", seat7="1000+25x4")
    assert cards_needed(RACE, table) == 4
    result = run_race(RACE, table, parse_cards("2c As 3d Ks"))
    assert result.raced_for == 1
    assert received(result) == {1: 1, 4: 1, 7: 1}
    assert [(line.exchanged, line.won, line.rescued) for line in result.lines] == [
        (0, True, False),
        (0, False, True),
        (1, False, False),
    ]
    assert pile_after(result, table[2]) == pile_of(1000, 100)
    assert result.difference == 100  # the chip that saved seat 4


def test_tda_24_d1_the_other_way_round() -> None:
    result = run_race(RACE, holdings(seat7="1000+25x4", seat1="500+25x3", seat4="25"), parse_cards("2c Qs 3d Ks"))
    assert received(result) == {1: 0, 4: 1, 7: 1}
    assert result.difference == 0


def test_pslive_12_d1_a_last_chip_is_replaced() -> None:
    result = run_race(RACE, holdings(seat2="25", seat3="100+25x3"), parse_cards("2c 3c 4c 5c"))
    assert received(result) == {2: 1, 3: 1}


def test_one_chip_at_most_for_each_player() -> None:
    table = holdings(seat1="500+25x3", seat2="500+25x3", seat3="500+25")
    result = run_race(RACE, table, parse_cards("As Ah Ad Kc 2c 3c Qd"))
    assert result.raced_for == 2
    assert received(result) == {1: 1, 2: 1, 3: 0}


def test_suits_break_ties() -> None:
    table = holdings(seat1="500+25", seat2="500+25", seat3="500+25", seat4="500+25")
    assert received(run_race(RACE, table, parse_cards("Kc Ks Kh Kd"))) == {1: 0, 2: 1, 3: 0, 4: 0}


@pytest.mark.parametrize(("rounding", "raced_for"), [("up", 2), ("down", 1), ("nearest", 1)])
def test_rounding(rounding: str, raced_for: int) -> None:
    race = Race(25, 100, RaceRounding(rounding))
    table = holdings(seat1="500+25x3", seat2="500+25x2")
    assert run_race(race, table, parse_cards("2c 3c 4c 5c 6c")).raced_for == raced_for


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        pytest.param(5, LateExchange(1, 1), id="tda-24-d2"),
        pytest.param(3, LateExchange(0, 3), id="pslive-12-d2 three"),
        pytest.param(4, LateExchange(1, 0), id="pslive-12-d2 four"),
    ],
)
def test_chips_found_later_count_at_equal_value_only(found: int, expected: LateExchange) -> None:
    assert exchange_late(RACE, found) == expected


@given(st.data(), st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3)), min_size=1, max_size=10))
def test_the_laws_of_the_race(data: st.DataObject, stacks: list[tuple[int, int]]) -> None:
    table = [
        ChairChips(chair, pile_of(*[25] * small, *[500] * big))
        for chair, (small, big) in enumerate(stacks, 1)
        if small + big
    ]
    cards = data.draw(st.permutations(range(52)))[: cards_needed(RACE, table)]
    result = run_race(RACE, table, cards)
    after = [pile_after(result, holding).total for holding in table]
    assert sum(after) == sum(holding.pile.total for holding in table) + result.difference
    assert sum(line.won for line in result.lines) == result.raced_for
    for holding, line in zip(table, result.lines, strict=True):
        pile = pile_after(result, holding)
        assert pile.total == holding.pile.total - 25 * line.given + 100 * line.received > 0, "nobody is raced out"
        assert pile.count(25) == 0
        assert 0 <= line.received - line.exchanged <= 1
        assert abs(pile.total - holding.pile.total) <= 75
    rescues = sum(line.rescued for line in result.lines)
    assert 0 <= result.difference - 100 * rescues < 100, "rounding up adds less than one chip"
    losers = [max(line.cards) for line in result.lines if line.cards and not line.won]
    winners = [max(line.cards) for line in result.lines if line.won]
    assert not losers or not winners or min(winners) > max(losers)


def test_what_cannot_be_raced_is_refused() -> None:
    with pytest.raises(RaceError, match="must divide"):
        Race(removed=20, lowest=50)
    with pytest.raises(RaceError, match="1 different cards"):
        run_race(RACE, holdings(seat1="500+25"), ())
    with pytest.raises(RaceError, match="took no part"):
        pile_after(run_race(RACE, (), ()), ChairChips(9, pile_of(25)))
    with pytest.raises(RaceError, match="different cards"):
        run_race(RACE, holdings(seat1="500+25x2"), parse_cards("As As"))


def test_the_bank_is_where_the_difference_comes_from() -> None:
    result = run_race(RACE, holdings(seat1="500+25"), parse_cards("As"))
    assert result.difference == pile_after(result, holdings(seat1="500+25")[0]).total - 525 == 75
