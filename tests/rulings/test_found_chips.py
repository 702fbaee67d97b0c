"""Hidden, concealed, lost and late chips: nothing is paid that is not there, and nothing disappears untold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.hand.orders.actions import Floor, TakeChips
from shuffleup.hand.state import BettingRound
from shuffleup.rulings.conduct.hidden_chips import (
    ChipsOutOfPlay,
    ConcealedChips,
    FoundChips,
    chips_out_of_sight,
    hidden_chips,
    late_chips,
    lost_chips,
)
from shuffleup.rulings.ruling import Ruling
from shuffleup.table.stakes import Stakes
from tests.hand.dealer import act, hand_of

BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")


@given(st.sampled_from(BOOKS), st.integers(2, 300), st.integers(2, 300), st.integers(1, 100), st.booleans())
def test_an_all_in_binds_and_brings_no_gain(book: str, seen: int, stack: int, hidden: int, won: bool) -> None:  # noqa: FBT001
    seen, stack, hidden = 100 * seen, 100 * stack, 100 * hidden
    hand = act(hand_of(stack, seen, book=book), "all-in call")
    ruling = hidden_chips(hand.rules, hand.state, FoundChips(1, 0, hidden, won))
    assert isinstance(ruling, Ruling)
    assert ruling.rules
    for chips in (ruling.chips, *[option.chips for option in ruling.options]):
        assert chips.added + chips.returned + chips.forfeited in (0, hidden)
        assert chips.added <= hidden
    if ruling.key == "floor-decides":
        assert len(ruling.options) == (2 if won else 3)
    elif won:
        assert (ruling.key, ruling.chips.to) == ("paid", min(seen, stack))
    else:
        assert (ruling.key, ruling.chips.to) == ("pays", min(seen + hidden, stack))


IMPOSSIBLE = [
    (FoundChips(1, 0, 0, True), "no-chips"),
    (FoundChips(1, 1, 100, True), "own-hand"),
    (FoundChips(1, 2, 100, True), "not-live"),
    (FoundChips(1, 9, 100, True), "no-such-seat"),
]


@pytest.mark.parametrize(("found", "code"), IMPOSSIBLE)
def test_what_cannot_be_found_is_refused(found: FoundChips, code: str) -> None:
    hand = act(hand_of(5000, 900, 5000), "fold all-in call")
    answer = hidden_chips(hand.rules, hand.state, found)
    assert isinstance(answer, Refusal)
    assert answer.code == code


def test_who_has_chips_behind_is_not_all_in() -> None:
    """Seat 1 has called the all-in of seat 0 and covers it; seat 2 is still to act."""
    hand = act(hand_of(900, 5000, 5000), "call all-in call")
    answer = hidden_chips(hand.rules, hand.state, FoundChips(1, 0, 500, won=False))
    assert isinstance(answer, Refusal)
    assert answer.code == "no-all-in"
    assert isinstance(hidden_chips(hand.rules, hand.state, FoundChips(0, 1, 500, won=False)), Ruling)


def test_without_an_all_in_nothing_is_owed() -> None:
    hand = act(hand_of(5000, 5000), "call")
    answer = hidden_chips(hand.rules, hand.state, FoundChips(1, 0, 100, won=True))
    assert isinstance(answer, Refusal)
    assert answer.code == "no-all-in"


@given(st.sampled_from(BOOKS), st.integers(1, 400), st.integers(1, 400), st.sampled_from([1, 25, 100]))
def test_what_hiding_costs_never_exceeds_the_stack(book: str, hidden: int, rest: int, unit: int) -> None:
    stack = (hidden + rest) * unit
    hand = hand_of(5000, 5000, stack, book=book, stakes=Stakes(unit, 2 * unit, unit=unit))
    ruling = chips_out_of_sight(hand.rules, hand.state, ConcealedChips(2, hidden * unit))
    assert isinstance(ruling, Ruling)
    for chips in (ruling.chips, *[option.chips for option in ruling.options]):
        assert chips.to + chips.forfeited in (0, stack)
        assert chips.to % unit == 0
    halved = [option.chips for option in ruling.options if option.key == "halve"]
    assert all(0 <= stack - 2 * chips.to < 2 * unit for chips in halved)

    for choice in (ruling, *ruling.options):
        after = hand.fork()
        for order in choice.remedy:
            assert after.act(order) is None
        while isinstance(after.state, BettingRound):
            assert after.check_or_call() is None
        assert sum(after.state.stacks) == 10_000 + stack - choice.chips.forfeited, "and no other chip is gone"


@pytest.mark.parametrize("seats", [2, 3])
def test_who_loses_all_that_is_behind_him_is_all_in_for_what_he_has_bet(seats: int) -> None:
    hand = hand_of(*[5000] * seats)
    assert hand.raise_to(300) is None
    seat = hand.turn
    behind = 4950 if seats == 3 else 4900
    assert hand.act(TakeChips(seat, behind, Floor("Ada", "hidden", "tda-2024 63"))) is None
    assert hand.turn != seat
    if seats == 3:
        assert hand.fold() is None
    assert hand.over, "nobody is left to bet against"
    assert sum(hand.state.stacks) == 5000 * seats - behind


def test_impossible_piles_are_refused() -> None:
    hand = hand_of(5000, 5000)
    rules = hand.rules
    for answer in (
        chips_out_of_sight(rules, hand.state, ConcealedChips(0, 4951)),
        chips_out_of_sight(rules, hand.state, ConcealedChips(2, 100)),
        lost_chips(rules, 0),
        late_chips(rules, ChipsOutOfPlay(0, 100)),
    ):
        assert isinstance(answer, Refusal)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("found", "back"), [(75, 0), (100, 100), (125, 100), (275, 200)])
def test_late_chips_are_exchanged_at_equal_value(book: str, found: int, back: int) -> None:
    ruling = late_chips(hand_of(5000, 5000, book=book).rules, ChipsOutOfPlay(found, 100))
    assert isinstance(ruling, Ruling)
    assert (ruling.chips.returned, ruling.chips.forfeited) == (back, found - back)


def test_ownerless_chips_return_to_the_inventory_by_the_rule_of_the_fallback() -> None:
    ruling = lost_chips(hand_of(5000, 5000, book="pslive").rules, 500)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.rules) == ("to-inventory", ("tda-2024 64",))
