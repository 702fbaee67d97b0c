"""Who shows, who mucks, when an all-in lies open, and who is paid what."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.hand.actions import Call, Muck, Proceed, Show
from shuffleup.hand.events import (
    AllInsHeld,
    AllInsReleased,
    BoardDealt,
    HandMucked,
    HandTabled,
    PotAwarded,
    ShowdownOpened,
)
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Dealing, Showdown
from shuffleup.table.stakes import Stakes
from tests.hand.dealer import ALL_BOOKS, act, all_of, awarded, deck_of_hands, hand_of, stacks

DRY_BOARD = "4c5d9hJcQd"


def order(hand: Hand) -> list[tuple[str, int]]:
    """Who showed and who mucked, in order."""
    return [
        ("shows" if isinstance(event, HandTabled) else "mucks", event.seat)
        for event in hand.events
        if isinstance(event, HandTabled | HandMucked)
    ]


def streets_seen_when_opened(hand: Hand) -> int:
    """How many streets lay on the board when the first hand was opened."""
    first = next(place for place, event in enumerate(hand.events) if isinstance(event, HandTabled))
    return sum(isinstance(event, BoardDealt) for event in hand.events[:first])


# ── all-in ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_both_hands_lie_open_as_soon_as_the_all_in_is_called() -> None:
    """tda-16-ex1: all-in on the turn and a call: open, burn, river, award."""
    deck = deck_of_hands("AsAh", "KsKh", board=DRY_BOARD)
    hand = act(hand_of(900, 5000, deck=deck), "call check", "check check", "all-in call")
    assert streets_seen_when_opened(hand) == 2
    assert order(hand) == [("shows", 0), ("shows", 1)]
    assert hand.over


def test_nothing_is_shown_while_others_can_bet() -> None:
    """tda-16-ex2: A all-in before the flop, B and C go on and are all-in on the turn; side pot first, main pot last."""
    deck = deck_of_hands("AsAh", "KsKh", "2c2d", board=DRY_BOARD)
    hand = act(hand_of(700, 5000, 5000, deck=deck), "700 call call", "check check", "all-in call")
    assert streets_seen_when_opened(hand) == 2
    assert order(hand) == [("shows", 0), ("shows", 1), ("shows", 2)]
    assert awarded(hand) == [(1, {1: 8600}), (0, {0: 2100})]


def test_an_all_in_lets_nobody_muck_at_the_river() -> None:
    """tda-16-ex3, pslive-40a-d1: all-in before the flop, the side pot is checked down: all three hands are opened."""
    deck = deck_of_hands("AsAh", "KsKh", "2c2d", board=DRY_BOARD)
    for book in ALL_BOOKS:
        for asked in (False, True):
            hand = hand_of(700, 5000, 5000, deck=deck, book=book, asked=asked)
            act(hand, "700 call call", "check check", "1000 call", "check check")
            assert streets_seen_when_opened(hand) == 3
            assert order(hand) == [("shows", 0), ("shows", 1), ("shows", 2)]
            assert awarded(hand) == [(1, {1: 2000}), (0, {0: 2100})]


def test_four_stacks_make_three_pots_and_a_returned_bet() -> None:
    """100, 200, 300 and 400 all-in: pots of 400, 300 and 200, and 100 back; the shortest stack has the best hand."""
    deck = deck_of_hands("AsAh", "KsKh", "2c2d", "TsTh", board="4c5d9hJc7d")
    hand = act(hand_of(100, 200, 400, 300, deck=deck), "400 call call call")
    assert awarded(hand) == [(2, {3: 200}), (1, {1: 300}), (0, {0: 400})]
    assert stacks(hand) == (400, 300, 100, 200)


def test_tied_all_ins_share_each_pot_for_itself() -> None:
    """TDA 21: two equal hands in the main pot, one of them alone in the side pot."""
    deck = deck_of_hands("AsKh", "AhKs", "2c2d", board="AcKd9hJc7d")
    hand = act(hand_of(150, 500, 500, deck=deck), "500 call call")
    assert awarded(hand) == [(1, {1: 700}), (0, {0: 225, 1: 225})]


# ── hand for hand ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_hand_for_hand_a_called_all_in_waits_face_down(book: str) -> None:
    """RP-8 F, PSLive 23a, FIGP 60a."""
    hand = act(hand_of(900, 5000, hold_all_ins=True, book=book), "900 call")
    assert hand.events[-1] == AllInsHeld()
    assert order(hand) == []
    assert all_of(hand, BoardDealt) == []
    assert hand.turn == -1
    answer = hand.act(Call(0))
    assert isinstance(answer, Refusal)
    assert answer.code == "not-now"
    assert isinstance(hand.state, Dealing)
    assert hand.act(Proceed()) is None
    assert hand.over
    assert all_of(hand, AllInsReleased) == [AllInsReleased()]
    assert order(hand) == [("shows", 0), ("shows", 1)]
    assert len(all_of(hand, BoardDealt)) == 3


def test_hand_for_hand_does_not_stop_a_hand_without_an_all_in() -> None:
    hand = act(hand_of(900, 5000, hold_all_ins=True), "call check", *["check check"] * 3)
    assert hand.over


def test_the_floor_has_nothing_to_release_while_players_act() -> None:
    answer = hand_of(900, 5000, hold_all_ins=True).act(Proceed())
    assert isinstance(answer, Refusal)
    assert answer.code == "not-now"


# ── without an all-in ────────────────────────────────────────────────────────────────────────────────────────────────

ACES_ON_THE_BUTTON = ("2c3d", "KsKh", "AsAh")


@pytest.mark.parametrize(
    ("book", "first"),
    [("tda-2024", 0), ("pslive", 2), ("figp-2012", 2)],
)
def test_a_raise_before_the_flop_and_checks_to_the_end(book: str, first: int) -> None:
    """pslive-41-d1, figp-25-d1: the raiser shows first; TDA 17: the first player left of the button."""
    deck = deck_of_hands(*ACES_ON_THE_BUTTON, board=DRY_BOARD)
    hand = hand_of(5000, 5000, 5000, book=book, deck=deck, asked=True)
    act(hand, "300 call call", *["check check check"] * 3)
    assert hand.turn == first
    assert all_of(hand, ShowdownOpened) == [ShowdownOpened(first, 0b111)]


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_the_last_aggressor_of_the_river_shows_first_in_every_book(book: str) -> None:
    hand = hand_of(5000, 5000, 5000, book=book, asked=True)
    act(hand, "300 call call", *["check check check"] * 2, "check 500 call call")
    assert hand.turn == 1


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_pot_checked_all_the_way_is_shown_from_the_left_of_the_button(book: str) -> None:
    """pslive-41-d2."""
    hand = act(hand_of(5000, 5000, 5000, book=book, asked=True), "fold call check", *["check check"] * 3)
    assert hand.turn == 0


def test_an_earlier_raiser_who_folded_does_not_show() -> None:
    hand = hand_of(5000, 5000, 5000, book="pslive", asked=True)
    act(hand, "300 call call", "check check check", "check 400 fold call", "check check")
    assert hand.turn == 1, "the bettor of the turn, not the raiser before the flop who folded"


@pytest.mark.parametrize(
    ("book", "expected"),
    [
        ("tda-2024", [("shows", 0), ("shows", 1), ("shows", 2)]),
        ("pslive", [("shows", 2), ("mucks", 0), ("mucks", 1)]),
        ("figp-2012", [("shows", 2), ("mucks", 0), ("mucks", 1)]),
    ],
)
def test_a_hand_that_is_beaten_goes_to_the_muck_unseen(book: str, expected: list[tuple[str, int]]) -> None:
    """Aces on the button: shown first they muck the others; shown last everybody ahead of them has shown."""
    deck = deck_of_hands(*ACES_ON_THE_BUTTON, board=DRY_BOARD)
    hand = act(hand_of(5000, 5000, 5000, book=book, deck=deck), "300 call call", *["check check check"] * 3)
    assert order(hand) == expected
    assert awarded(hand) == [(0, {2: 900})]


def test_a_tie_is_shown_and_not_mucked() -> None:
    deck = deck_of_hands("AsKh", "AhKs", board="4c5d9hJc7d")
    hand = act(hand_of(5000, 5000, deck=deck), "call check", *["check check"] * 3)
    assert order(hand) == [("shows", 0), ("shows", 1)]
    assert awarded(hand) == [(0, {0: 100, 1: 100})]


def test_a_low_that_may_win_its_half_is_shown() -> None:
    deck = deck_of_hands("KsKhQcQd", "As2h9c9d", board="3c4d8hJcKd")
    hand = act(hand_of(5000, 5000, deck=deck, game="omaha-8"), "call check", *["check check"] * 3)
    assert order(hand) == [("shows", 0), ("shows", 1)]
    assert [event.side for event in all_of(hand, PotAwarded)] == ["high", "low8"]


def test_the_last_hand_wins_without_showing() -> None:
    """TDA 17-B, pslive-42-ex1, figp-27-ex1: river bet, call, the bettor discards: the caller need not show."""
    for book in ALL_BOOKS:
        hand = act(hand_of(5000, 5000, asked=True, book=book), "call check", *["check check"] * 2, "200 call")
        assert hand.act(Muck(0)) is None
        assert hand.over
        assert order(hand) == [("mucks", 0)]
        assert stacks(hand) == (4700, 5300)


def test_the_order_binds_only_those_who_wait_for_it() -> None:
    """TDA 17: a hand may be tabled at once; the others are asked in their order."""
    hand = act(hand_of(5000, 5000, 5000, asked=True), "call call check", *["check check check"] * 3)
    assert hand.act(Show(2)) is None
    assert isinstance(hand.state, Showdown)
    assert hand.turn == 0
    assert hand.act(Show(0)) is None
    assert hand.turn == 1
    answer = hand.act(Show(2))
    assert isinstance(answer, Refusal)
    assert answer.code == "not-now"


def test_other_cards_than_those_dealt_are_not_accepted() -> None:
    deck = deck_of_hands("AsKh", "AhKs", board="4c5d9hJc7d")
    hand = act(hand_of(5000, 5000, deck=deck, asked=True), "call check", *["check check"] * 3)
    answer = hand.act(Show(0, deck.cards[10:12]))
    assert isinstance(answer, Refusal)
    assert answer.code == "wrong-cards"
    assert hand.act(Show(0, (deck.cards[2], deck.cards[0]))) is None, "in any order"


# ── odd chips ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button(book: str) -> None:
    """tda-20-d1: 625 in chips of 25 between two: 325 to the one nearer left of the button."""
    deck = deck_of_hands("2c2d", "AsKh", "3h3s", "AhKs", board="AcQd9hJc7d")
    stakes = Stakes(25, 100, unit=25)
    hand = hand_of(5000, 5000, 5000, 5000, stakes=stakes, deck=deck, book=book)
    act(hand, "fold 300 fold call", *["check check"] * 3)
    assert awarded(hand) == [(0, {1: 325, 3: 300})]


def test_a_split_pot_gives_the_odd_chip_to_the_high_side_then_inside_the_low_to_the_left() -> None:
    """pslive-14-d2: 1,075 in chips of 25: 550 high, 525 low, of which 275 to the tied low nearer left of the button."""
    deck = deck_of_hands("TsTh9s9h", "KsKhQcQd", "Ah2s9c9d", "As2hTcTd", board="3c4d8hJcKd")
    stakes = Stakes(25, 50, unit=25)
    hand = hand_of(5000, 5000, 5000, 5000, game="omaha-8", stakes=stakes, deck=deck)
    act(hand, "350 call fold call", *["check check check"] * 3)
    assert [(event.side, event.shares) for event in all_of(hand, PotAwarded)] == [
        ("high", ((1, 550),)),
        ("low8", ((2, 275), (3, 250))),
    ]
