"""Piles of chips: nothing is lost between adding, taking, changing, writing and reading."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.chips.pile import Pile, PileError, parse_pile, pile_of

DENOMINATIONS = (25, 100, 500, 1_000, 5_000)
PILES = st.lists(st.sampled_from(DENOMINATIONS), max_size=30).map(lambda chips: pile_of(*chips))


def test_a_pile_reads_as_it_is_written() -> None:
    pile = parse_pile("500+1000+500x2")
    assert pile == pile_of(500, 1000, 500, 500)
    assert str(pile) == "1000+500x3"
    assert (pile.total, len(pile), pile.smallest, pile.count(500)) == (2500, 4, 500, 3)
    assert list(pile) == [1000, 500, 500, 500]
    assert str(Pile()) == "0"


@pytest.mark.parametrize("text", ["", "500+", "x3", "500x", "500x0", "-500", "5k", "500x3x2", "1.5", "²", "9" * 5_000])
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(PileError, match=r"^[^\n]+ is not a number of chips: [^\n]+$"):
        parse_pile(text)


@given(PILES)
def test_writing_and_reading_give_the_pile_back(pile: Pile) -> None:
    assert parse_pile(str(pile)) == pile


@given(PILES, PILES)
def test_adding_and_taking_are_opposite(one: Pile, other: Pile) -> None:
    both = one.add(other)
    assert both == other.add(one)
    assert sorted(both) == sorted([*one, *other])
    assert both.take(other) == one


@given(PILES, PILES)
def test_taking_what_is_not_there_is_refused(one: Pile, other: Pile) -> None:
    if all(one.count(value) >= other.count(value) for value in DENOMINATIONS):
        assert one.take(other).total == one.total - other.total
    else:
        with pytest.raises(PileError, match="too few chips"):
            one.take(other)


def test_change_is_at_equal_value() -> None:
    assert pile_of(1000, 100).change(pile_of(1000), pile_of(500, 500)) == pile_of(500, 500, 100)
    with pytest.raises(PileError, match="1,000 against 500"):
        pile_of(1000).change(pile_of(1000), pile_of(500))


def test_number_and_value_are_told_in_either_order() -> None:
    assert parse_pile("2x1000+3x100").told_in((100, 500, 1000)) == parse_pile("1000x2+100x3")
    # Both are chips in play: the order in which piles are written counts.
    assert parse_pile("25x100").told_in((25, 100)) == parse_pile("25x100")
    assert parse_pile("7x3").told_in((25, 100)) == parse_pile("7x3")


@given(PILES)
def test_the_order_changes_no_total(pile: Pile) -> None:
    turned = parse_pile("+".join([f"{count}x{value}" for value, count in pile.chips]) or "0")
    assert turned.told_in(DENOMINATIONS).total == turned.total == pile.total
