"""Stud: bring-in and completing, who opens, what absent players owe, odd chips and the order of showing."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN, parse_cards
from shuffleup.cards.deck import Deck
from shuffleup.games.variant import BetSize
from shuffleup.hand.actions import Check, Fold
from shuffleup.hand.events import (
    BetsCollected,
    BroughtIn,
    HandKilled,
    HandTabled,
    HolesDealt,
    PotAwarded,
    RoundOpened,
    ShowdownOpened,
)
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import ExposeCard, Floor, GiveCard, SetBet, VoidHand
from shuffleup.hand.orders.events import CardExposed
from shuffleup.hand.state import BettingRound, Dealing
from shuffleup.hand.view import public_view
from shuffleup.table.seat import Attendance
from tests.hand.dealer import act, all_of, awarded, bounds, stacks
from tests.hand.stud_table import DOORS, FOURTH, STAKES, checked_to, stud

FLOOR = Floor("floor", "exposed in the deal", "tda-2024 RP-10")


# ── third street ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_lowest_door_card_brings_in_and_suits_break_ties() -> None:
    hand = stud(*DOORS)
    assert hand.turn == 2, "the seven of diamonds is below the seven of hearts"
    legal = hand.options()
    assert (legal.fold, legal.call, legal.min_to, legal.max_to) == (False, 25, 100, 100)
    act(hand, "call")
    assert all_of(hand, BroughtIn) == [BroughtIn(2, 25, 3)]
    assert bounds(hand) == (25, 100, 100)


def test_a_bring_in_for_less_is_no_cheaper_once_the_floor_has_put_a_bet_right() -> None:
    """RP-10 E: who has chips puts in the bring-in at least, or folds."""
    hand = act(stud(*DOORS, stacks=[5000, 5000, 20, 5000]), "call call")
    assert isinstance(hand.state, BettingRound) and hand.state.bets == (0, 0, 10, 25)
    assert hand.act(SetBet(3, 0, FLOOR)) is None
    assert hand.options().call == 25


def test_in_razz_the_highest_card_brings_in_and_aces_are_low() -> None:
    assert stud(*DOORS, game="razz").turn == 0
    assert stud("2c3cKd", "4c5cKh", "6c8cKs", "9cTcAs", game="razz").turn == 2


def test_the_door_card_can_neither_fold_nor_check() -> None:
    hand = stud(*DOORS)
    for action, code in ((Fold(2), "bring-in-owed"), (Check(2), "bet-to-call")):
        answer = hand.act(action)
        assert isinstance(answer, Refusal) and answer.code == code
    answer = hand.raise_to(125)
    assert isinstance(answer, Refusal) and answer.code == "raise-not-the-bet"


def test_completing_is_the_first_bet_and_three_raises_may_follow() -> None:
    hand = act(stud(*DOORS), "call", "100", "200", "300", "400")
    assert hand.turn == 3
    assert bounds(hand) == (300, 0, 0), "the completion and three raises make four bets"
    by_itself = act(stud(*DOORS), "100")
    assert bounds(by_itself) == (100, 200, 200)


def test_the_bring_in_has_no_option_when_everybody_calls_it() -> None:
    hand = act(stud(*DOORS), "call call call call")
    assert isinstance(hand.state, BettingRound)
    assert hand.state.felt.street == 1


def test_the_bring_in_wins_the_antes_and_gets_its_chips_back_when_all_fold() -> None:
    hand = act(stud(*DOORS), "call fold fold fold")
    assert hand.over
    assert stacks(hand) == (4990, 4990, 5030, 4990)
    assert all_of(hand, BetsCollected) == [BetsCollected(2, 25)]


def test_whoever_called_the_bring_in_may_raise_only_a_completion_that_counts() -> None:
    """Half of the bet counts (TDA 47-B); an all-in to 49 does not, and players still to act go on from it."""
    short = act(stud(*DOORS, stacks=[59, 5000, 5000, 5000]), "call", "call", "49")
    assert bounds(short) == (49, 149, 149)
    act(short, "call")
    assert short.turn == 2 and bounds(short) == (24, 0, 0)
    half = act(stud(*DOORS, stacks=[60, 5000, 5000, 5000]), "call", "call", "50", "call")
    assert half.turn == 2 and bounds(half) == (25, 150, 150)


def test_a_low_card_without_chips_leaves_the_bring_in_to_nobody_and_play_begins_on_its_left() -> None:
    """RP-10 E: whoever has chips puts at least the bring-in or folds."""
    hand = stud(*DOORS, stacks=[5000, 5000, 10, 5000])
    assert hand.turn == 3
    legal = hand.options()
    assert (legal.fold, legal.call, legal.min_to) == (True, 25, 100)
    act(hand, "fold")
    assert hand.options().fold, "the next one is not forced either"
    act(hand, "call")
    assert not all_of(hand, BroughtIn)


def test_a_bring_in_all_in_for_less_is_no_cheaper_for_the_others() -> None:
    hand = act(stud(*DOORS, stacks=[5000, 5000, 20, 5000]), "call")
    assert all_of(hand, BroughtIn) == [BroughtIn(2, 10, 3)]
    assert bounds(hand) == (25, 100, 100)


# ── later streets ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_best_board_opens_and_the_bets_double_on_fifth_street() -> None:
    hands = [cards + extra for cards, extra in zip(FOURTH, ("2d", "2h", "2s", "4d"), strict=True)]
    hand = act(stud(*hands), *["call"] * 4)
    assert hand.turn == 1, "a pair of sevens is ahead of ace-queen"
    assert bounds(hand) == (0, 100, 100), "an open pair changes nothing on fourth street (RP-10 F)"
    act(hand, *["check"] * 4)
    assert bounds(hand) == (0, 200, 200)
    assert hand.rules.variant.streets[2].bet is BetSize.BIG


def test_in_razz_the_lowest_board_opens() -> None:
    hand = act(stud(*FOURTH, game="razz"), *["call"] * 4)
    assert hand.turn == 2, "nine-seven is lower than king-five, a pair of sevens and queen-ace"


def test_of_equal_boards_the_higher_suit_opens_in_razz_too() -> None:
    boards = ("2c3cKd5s", "4c6hKs5h", "6c8cKh5d", "9cTcKc5c")
    for game in ("stud", "razz"):
        hand = act(stud(*boards, game=game), *["call"] * 4)
        assert hand.turn == 1, game


def test_where_the_best_board_is_all_in_the_next_on_its_left_opens() -> None:
    hand = act(stud(*FOURTH, stacks=[5000, 35, 5000, 5000]), *["call"] * 4)
    assert hand.turn == 2


def test_only_up_cards_are_seen() -> None:
    hand = act(stud(*FOURTH), *["call"] * 4)
    for player, cards in zip(public_view(hand.state).players, FOURTH, strict=True):
        assert player.cards == (UNKNOWN, UNKNOWN, *parse_cards(cards)[2:])


# ── absent players ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("book", "cards"), [("tda-2024", [3, 3, 3, 3]), ("pslive", [3, 3, 3, 3])])
def test_an_absent_low_card_posts_the_bring_in_and_is_dead(book: str, cards: list[int]) -> None:
    hand = stud(*DOORS, away={2: Attendance.ABSENT}, book=book)
    assert all_of(hand, BroughtIn) == [BroughtIn(2, 25, -1)]
    assert [event.seat for event in all_of(hand, HandKilled)] == [2]
    assert hand.turn == 3 and bounds(hand) == (25, 100, 100)
    assert [len(places) for places in all_of(hand, HolesDealt)[0].places] == cards
    act(hand, "call call call")
    fourth = all_of(hand, HolesDealt)[1]
    expected = 1 if book == "pslive" else 0
    assert len(fourth.places[2]) == expected, "PSLive 25a deals one card more, TDA RP-10 C none"
    checked_to(hand, 9)
    assert hand.over and sum(stacks(hand)) == 20_000
    assert [len(event.places[2]) for event in all_of(hand, HolesDealt)[2:]] == [0, 0, 0]


def test_an_absent_player_with_another_card_pays_the_ante_only() -> None:
    hand = stud(*DOORS, away={0: Attendance.ABSENT}, book="pslive")
    assert hand.turn == 2 and not all_of(hand, BroughtIn)
    checked_to(hand, 9)
    assert [len(event.places[0]) for event in all_of(hand, HolesDealt)] == [3, 0, 0, 0, 0]


def test_with_everybody_away_one_hand_stays() -> None:
    hand = stud(*DOORS, away=dict.fromkeys(range(4), Attendance.ABSENT))
    assert hand.over and sum(stacks(hand)) == 20_000


# ── an exposed down card ─────────────────────────────────────────────────────────────────────────────────────────────


def test_an_exposed_down_card_becomes_the_door_card_and_may_bring_in() -> None:
    """RP-10 A: the deuce of clubs was turned up, so the king is dealt down and seat 0 brings in."""
    hand = stud(*DOORS)
    before = hand.state
    assert hand.act(ExposeCard(0, 0, FLOOR)) is None
    (exposed,) = all_of(hand, CardExposed)
    assert exposed == CardExposed(0, 0, parse_cards("2c")[0], 0, FLOOR)
    assert public_view(hand.state).players[0].cards == (UNKNOWN, UNKNOWN, parse_cards("2c")[0])
    assert fold(hand.events) == hand.state != before
    assert not hand.options().fold
    late = act(stud(*DOORS), "call").act(ExposeCard(0, 0, FLOOR))
    assert isinstance(late, Refusal) and late.code == "not-now"
    wrong = stud(*DOORS).act(ExposeCard(0, 2, FLOOR))
    assert isinstance(wrong, Refusal) and wrong.code == "not-face-down"


# ── showdown ─────────────────────────────────────────────────────────────────────────────────────────────────────────

SEVEN = ("2cTc7d5s4hJh2h", "4c5h7h8s9d2d4d", "6c9cAs3dKsJc6d")
"""On sixth street the ace-king board of seat 2 is best; the seven of diamonds brings in."""


@pytest.mark.parametrize(("book", "first"), [("tda-2024", 2), ("pslive", 0)])
def test_without_a_bet_the_best_board_shows_first_or_the_bring_in(book: str, first: int) -> None:
    hand = checked_to(stud(*SEVEN, book=book, asked=True), 9)
    (opened,) = all_of(hand, ShowdownOpened)
    assert opened.turn == first


def test_in_razz_the_lowest_board_shows_first() -> None:
    hand = checked_to(stud(*SEVEN, game="razz", asked=True), 9)
    assert all_of(hand, ShowdownOpened)[0].turn == 1


def test_an_aggressor_back_on_third_street_shows_first_by_one_book() -> None:
    hand = act(stud(*SEVEN, book="pslive", asked=True), "call", "100", "call", "call")
    checked_to(hand, 9)
    assert all_of(hand, ShowdownOpened)[0].turn == 1


@pytest.mark.parametrize(
    ("hands", "game", "winner"),
    [
        # The same straight: the ace of hearts is above the ace of diamonds, though seat 0 is left of the button.
        (("AdKcQcJdTs2d3h", "AhKhQdJcTc3s4s", "7c6cKs"), "stud", 1),
        # The same low in razz: of the two sevens the heart is higher.
        (("7c2c3dAd4s9dTh", "7h2d3hAc4d9cTs", "KdKs2h"), "razz", 1),
        # A wheel: the ace counts low, so the fives decide and not the ace of spades.
        (("As2d3h4s5d9sKd", "Ac2h3s4d5h9cKc", "7c6cKs"), "stud", 1),
    ],
)
def test_the_odd_chip_goes_to_the_highest_card_by_suit(hands: tuple[str, ...], game: str, winner: int) -> None:
    hand = stud(*hands, game=game, stakes=replace(STAKES, ante=5))
    while not hand.over:
        legal = hand.options()
        assert (hand.fold() if hand.turn == 2 else hand.call() if legal.call else hand.check()) is None
    assert awarded(hand) == [(0, {winner: 33, 1 - winner: 32})]


def test_stud_8_splits_and_the_odd_chip_of_the_whole_goes_high() -> None:
    hands = ("AsAdAh9c9dKs2s", "2c3d4h7s8cTdQh", "KcQsJs6h6s5hTs")
    hand = act(stud(*hands, game="stud-8", stacks=[5000, 5000, 15]), "call", "call")
    checked_to(hand, 9)
    assert hand.over
    # Of 45 in the main pot 23 go to the aces and 22 to the seven-four low; the side pot is even.
    shared = [(event.pot, event.side, event.shares) for event in hand.events if isinstance(event, PotAwarded)]
    assert shared == [
        (1, "high", ((0, 20),)),
        (1, "low8", ((1, 20),)),
        (0, "high", ((0, 23),)),
        (0, "low8", ((1, 22),)),
    ]


def test_an_all_in_is_tabled_and_dealt_open_but_for_seventh_street() -> None:
    hand = act(stud(*SEVEN, stacks=[110, 110, 110]), "call", "100", "call", "call")
    assert hand.over
    assert sum(stacks(hand)) == 330
    *streets, seventh = all_of(hand, HolesDealt)[1:]
    for event in streets:
        assert UNKNOWN not in [face for faces in event.faces for face in faces]
    assert {face for faces in seventh.faces for face in faces} == {UNKNOWN}
    assert awarded(hand)
    assert fold(hand.events) == hand.state


def test_rp_10b_who_is_not_at_risk_turns_his_seventh_card_first() -> None:
    hand = act(stud(*SEVEN, stacks=[110, 510, 110]), "call", "100", "call", "call")
    assert hand.over
    shown = all_of(hand, HandTabled)
    # Three hands on third street, and again with the last card.
    assert [event.seat for event in shown] == [0, 1, 2, 1, 0, 2]
    assert [len(event.cards) for event in shown] == [3] * 3 + [7] * 3
    assert fold(hand.events) == hand.state


def test_rounds_open_with_nothing_to_call_after_third_street() -> None:
    hand = checked_to(stud(*SEVEN), 9)
    assert [(event.high, event.inc, event.raises) for event in all_of(hand, RoundOpened)] == [
        (25, 100, 0),
        (0, 100, 0),
        *[(0, 200, 0)] * 3,
    ]


@pytest.mark.parametrize(("to", "expected"), [(60, (60, 100, 100)), (100, (100, 200, 200)), (200, (200, 300, 300))])
def test_a_bet_set_to_the_full_one_is_a_completion(to: int, expected: tuple[int, int, int]) -> None:
    """Bring-in 25, bets of 100: the next raise goes up from what the floor has set, never below it."""
    hand = stud("2cJdQh", "3dTs9h", "4hKs8c")
    opener = hand.turn
    act(hand, "call")
    assert hand.act(SetBet(opener, to, Floor("Ada", "he said so", "tda-2024 1"))) is None
    assert bounds(hand) == expected
    refused = hand.raise_to(to)
    assert isinstance(refused, Refusal)
    assert hand.raise_to(expected[1]) is None and hand.options().call > 0


def test_the_dealer_waits_where_cards_given_by_the_floor_leave_too_few() -> None:
    hand = stud(*["????????"] * 8, deck=Deck(tuple(range(52))))
    floor = Floor("Ada", "he was short", "tda-2024 37")
    for seat in (0, 1):
        assert hand.act(GiveCard(seat, floor)) is None
    while isinstance(hand.state, BettingRound):
        refused = hand.call() if hand.options().call else hand.check()
        assert refused is None
    assert isinstance(hand.state, Dealing) and hand.state.felt.street == 2, "sixth street would need 51 cards and more"
    assert hand.act(VoidHand(floor)) is None
    assert hand.over and sum(hand.state.stacks) == 8 * 5000
