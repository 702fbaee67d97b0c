"""A plan made from names and chips: what a script may get wrong is said in one line."""

from typing import Any

import pytest
from msgspec.structs import replace

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.plan import GameKey
from shuffleup.table.stakes import Stakes

GAME = GameKey("holdem", Limit.NO_LIMIT)
PRICE = Stakes(50, 100)
WRONG: Any = [5.5, "100"]
"""What a type checker would not let through."""


def test_the_last_one_named_has_the_button() -> None:
    plan = first_hand_plan(GAME, PRICE, {"Ann": 5000, "Bob": 4000, "Cleo": 3000})
    assert [(seat.player, seat.stack) for seat in plan.seats] == [("Ann", 5000), ("Bob", 4000), ("Cleo", 3000)]
    assert plan.button == 3


@pytest.mark.parametrize(
    ("stacks", "stakes", "said"),
    [
        ({"Ann": 0, "Bob": 100}, PRICE, "Ann has no chips"),
        ({" ": 100, "Bob": 100}, PRICE, "a player has no name"),
        ({"Ann": 100, "Bob": 100}, replace(PRICE, small_blind=-50), "small_blind is -50"),
        ({"Ann": 100, "Bob": 100}, replace(PRICE, unit=0), "unit is 0"),
    ],
)
def test_what_nobody_can_play_is_refused(stacks: dict[str, int], stakes: Stakes, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        first_hand_plan(GAME, stakes, stacks)


@pytest.mark.parametrize("chips", WRONG)
def test_chips_are_whole_numbers(chips: int) -> None:
    with pytest.raises(TypeError, match=r"Bob is .*: chips are whole numbers"):
        first_hand_plan(GAME, PRICE, {"Ann": 100, "Bob": chips})
    with pytest.raises(TypeError, match=r"ante is .*: a whole number is expected"):
        first_hand_plan(GAME, replace(PRICE, ante=chips), {"Ann": 100, "Bob": 100})
    rules = hand_rules(HOLDEM, Limit.NO_LIMIT, resolved("tda-2024"))
    hand = Hand.start(rules, first_hand_plan(GAME, PRICE, {"Ann": 5000, "Bob": 5000}), Deck(FULL_DECK))
    before = len(hand.events)
    with pytest.raises(TypeError):
        hand.raise_to(chips)
    assert len(hand.events) == before
