"""Winning the button: who has it next, and only where it is won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import parse_cards
from shuffleup.cards.deck import FULL_DECK, deck_of
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.table.button import ButtonRules, carried, first_hand, next_hand
from shuffleup.table.carry import NoCarry, WinTheButton
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.result import HandResult, PotResult, SeatResult
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes

WON = ButtonRules(button_mode=ButtonMode.WIN_THE_BUTTON)
CHAIRS = (4, 5, 6, 1, 2, 3)
"""Clockwise from the first one left of a button in chair 3."""


def result(*pots: dict[int, int]) -> HandResult:
    """A hand in which these seats were given so much of each pot."""
    seats = tuple([SeatResult(chair, f"p{chair}", 100, 100) for chair in CHAIRS])
    return HandResult(1, seats, tuple([PotResult(sum(pot.values()), tuple(pot), tuple(pot.items())) for pot in pots]))


def test_of_two_winners_the_first_one_left_of_the_button() -> None:
    """MED-13: the button in chair 3, chairs 1 and 6 divide the pot."""
    assert carried(WON, result({3: 3, 2: 4})) == WinTheButton(6)


@pytest.mark.parametrize("seat", range(6))
def test_the_winner_of_the_main_pot_whoever_wins_a_side_pot(seat: int) -> None:
    won = carried(WON, result({seat: 7, (seat + 1) % 6: 0}, {(seat + 2) % 6: 9}))
    assert won == WinTheButton(CHAIRS[seat])
    assert next_hand(first_hand(CHAIRS, 3), CHAIRS, WON, carry=won).button == CHAIRS[seat]


def all_in(*stacks: int, cards: str, game: str = "holdem") -> HandResult:
    """Everybody puts in what he has, from seat 0 on, at limits that allow it; hole cards come one at a time."""
    rules = hand_rules(variant(game), Limit.NO_LIMIT, resolved("mediterraneo-2026"))
    seats = tuple([SeatPlan(chair, f"p{chair}", stack) for chair, stack in zip(CHAIRS, stacks, strict=False)])
    antes = tuple([Posting(seat, PostingKind.ANTE, stack) for seat, stack in enumerate(stacks)])
    top = parse_cards(cards)
    deck = deck_of([*top, *[card for card in FULL_DECK if card not in top]])
    plan = HandPlan(1, GameKey(game, Limit.NO_LIMIT), Stakes(0, 0), seats, antes, seats[-1].number)
    return Hand.start(rules, plan, deck).result()


def test_a_hand_that_was_played_names_the_winner_of_its_main_pot() -> None:
    """The side pots are awarded first, also the one that is only an uncalled bet (TDA 16)."""
    aces_with_the_shortest_stack = all_in(500, 300, 100, cards="KhQhAs KdQdAd 2c 3s5s7d 2d 9c 2h Jh")
    assert [len(pot.contenders) for pot in aces_with_the_shortest_stack.pots] == [1, 2, 3]
    assert carried(WON, aces_with_the_shortest_stack) == WinTheButton(CHAIRS[2])


@pytest.mark.parametrize("stacks", [(100, 100, 100), (100, 100, 400), (200, 300, 400)])
def test_high_and_low_divide_the_main_pot(stacks: tuple[int, int, int]) -> None:
    """The first one left of the button takes it, though his is the low half, which is awarded second."""
    divided = all_in(*stacks, cards="Ah9cKh 2d9sKd Jc9dQc JhTsQs 5c 3s4h8d 5d 9h 5h Kc", game="omaha-8")
    assert carried(WON, divided) == WinTheButton(CHAIRS[0])


@given(st.sampled_from(list(ButtonMode)), st.sampled_from(((), ({1: 7},))))
def test_nothing_is_carried_where_it_is_not_won_or_the_pots_are_not_known(
    mode: ButtonMode, pots: tuple[dict[int, int], ...]
) -> None:
    expected = WinTheButton(5) if pots and mode is ButtonMode.WIN_THE_BUTTON else NoCarry()
    assert carried(ButtonRules(button_mode=mode), result(*pots)) == expected
