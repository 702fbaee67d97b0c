"""What is posted, by whom, in which order, and what that makes a player pay who wants to enter."""

import pytest

from shuffleup.games.limits import Limit
from shuffleup.hand.events import BetsCollected, HandKilled, HandTabled, HolesDealt, Posted
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from shuffleup.table.plan import Posting, PostingKind
from shuffleup.table.seat import Attendance
from shuffleup.table.stakes import AnteMode, Stakes
from tests.hand.dealer import ALL_BOOKS, act, all_of, awarded, bounds, deck_of_hands, hand_of, stacks

BIG_BLIND_ANTE = Stakes(50, 100, ante=100)
EVERYONE_25 = Stakes(50, 100, ante=25, ante_mode=AnteMode.ALL_PLAYERS)
BUTTON_ANTE = Stakes(50, 100, ante=100, ante_mode=AnteMode.BUTTON_ANTE)


def paid(hand: Hand) -> list[tuple[int, str, int]]:
    """The payments in the order they were made."""
    (posted,) = all_of(hand, Posted)
    return [(payment.seat, payment.kind.value, payment.amount) for payment in posted.payments]


def test_three_handed_the_button_opens_and_the_small_blind_opens_the_flop() -> None:
    hand = hand_of(5000, 5000, 5000)
    assert paid(hand) == [(0, "small-blind", 50), (1, "big-blind", 100)]
    assert hand.turn == 2
    act(hand, "call call")
    assert hand.turn == 1, "the big blind has the option"
    act(hand, "check")
    assert hand.turn == 0


@pytest.mark.parametrize("stakes", [Stakes(50, 100), Stakes(100, 100)])
def test_heads_up_the_button_is_the_small_blind_first_before_and_last_after_the_flop(stakes: Stakes) -> None:
    hand = hand_of(5000, 5000, stakes=stakes)
    assert paid(hand)[0][:2] == (1, "small-blind")
    assert hand.turn == 1
    act(hand, "call" if stakes.small_blind < 100 else "check", "check")
    assert hand.turn == 0
    act(hand, "check")
    assert hand.turn == 1


def test_heads_up_the_last_card_goes_to_the_button() -> None:
    (dealt,) = all_of(hand_of(5000, 5000), HolesDealt)
    assert dealt.places == ((0, 2), (1, 3))


def test_blinds_of_equal_size_leave_the_option_with_the_big_blind() -> None:
    hand = hand_of(5000, 5000, 5000, 5000, stakes=Stakes(100, 100))
    assert hand.turn == 2
    act(hand, "call call check")
    assert hand.turn == 1
    assert bounds(hand) == (0, 200, 5000)


def test_a_dead_small_blind_is_posted_by_nobody() -> None:
    hand = hand_of(5000, 5000, 5000, postings=[Posting(0, PostingKind.BIG_BLIND, 100)])
    assert paid(hand) == [(0, "big-blind", 100)]
    assert hand.turn == 1
    act(hand, "call call check")
    assert hand.turn == 0, "the lone big blind is first left of the button"
    act(hand, "check check check", "check check check", "check check check")
    assert sum(sum(shares.values()) for _, shares in awarded(hand)) == 300


def test_a_walk_gives_the_big_blind_everything_and_shows_nothing() -> None:
    hand = act(hand_of(5000, 5000, 5000, stakes=BIG_BLIND_ANTE), "fold fold")
    assert hand.over
    assert stacks(hand) == (4950, 5050, 5000)
    assert all_of(hand, BetsCollected) == [BetsCollected(1, 50)]
    assert all_of(hand, HandTabled) == []


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_short_big_blind_does_not_make_entering_cheaper(book: str) -> None:
    """FIGP 9b: blinds 50/100, big blind all-in for 60: entrants put in 100, the least raise is to 200."""
    hand = hand_of(5000, 60, 5000, 5000, book=book)
    assert bounds(hand) == (100, 200, 5000)
    act(hand, "call")
    assert bounds(hand) == (100, 200, 5000)
    act(hand, "fold")
    assert bounds(hand) == (50, 200, 5000)
    act(hand, "call")
    assert isinstance(hand.state, BettingRound)
    assert hand.state.felt.street == 1


def test_who_covers_a_short_big_blind_alone_gets_back_what_it_cannot_match() -> None:
    deck = deck_of_hands("AsAh", "KsKh", "2c3d", board="4c5d9hJcQd")
    hand = act(hand_of(5000, 60, 5000, deck=deck), "fold call")
    assert hand.over
    assert awarded(hand) == [(0, {0: 120})]
    assert stacks(hand) == (5060, 0, 5000)


def test_a_big_blind_shorter_than_the_small_one_needs_no_decision() -> None:
    deck = deck_of_hands("2c3d", "KsKh", "9c9d", board="4c5d9hJcQd")
    hand = act(hand_of(5000, 30, 5000, deck=deck), "fold")
    assert hand.over
    assert awarded(hand) == [(0, {1: 60})]


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (250, [("big-blind", 100), ("dead-ante", 100)]),
        (120, [("big-blind", 100), ("dead-ante", 20)]),
        (100, [("big-blind", 100)]),
        (80, [("big-blind", 80)]),
    ],
)
def test_the_big_blind_pays_the_blind_first_and_the_ante_with_what_is_left(
    stack: int, expected: list[tuple[str, int]]
) -> None:
    """RP-11."""
    hand = hand_of(5000, stack, 5000, stakes=BIG_BLIND_ANTE)
    assert [(kind, amount) for seat, kind, amount in paid(hand) if seat == 1] == expected


def test_a_big_blind_ante_need_not_be_matched_and_belongs_to_the_main_pot() -> None:
    deck = deck_of_hands("AsAh", "KsKh", "2c3d", board="4c5d9hJcQd")
    hand = hand_of(5000, 120, 5000, stakes=BIG_BLIND_ANTE, deck=deck)
    assert bounds(hand) == (100, 200, 5000)
    act(hand, "fold call")
    assert awarded(hand) == [(0, {0: 220})]


def test_all_in_for_part_of_the_ante_wins_only_that_part_from_each() -> None:
    """Ante 25 from everyone, one player has 10: his pot is 4 times 10, the rest is between the others."""
    deck = deck_of_hands("2c3d", "4c5d", "AsAh", "KsKh", board="7c8d9hJcQd")
    hand = hand_of(5000, 5000, 10, 5000, stakes=EVERYONE_25, deck=deck)
    assert paid(hand)[:4] == [(0, "ante", 25), (1, "ante", 25), (2, "ante", 10), (3, "ante", 25)]
    assert hand.turn == 3, "the all-in seat is passed over"
    act(hand, "call call check", *["check check check"] * 3)
    assert awarded(hand) == [(1, {3: 345}), (0, {2: 40})]


def test_the_button_ante_is_paid_by_the_button_alone_after_the_blinds() -> None:
    hand = hand_of(5000, 5000, 5000, stakes=BUTTON_ANTE)
    assert paid(hand) == [(0, "small-blind", 50), (1, "big-blind", 100), (2, "dead-ante", 100)]
    act(hand, "fold fold")
    assert stacks(hand) == (4950, 5150, 4900)


def test_a_button_all_in_for_the_ante_plays_for_the_ante_only() -> None:
    deck = deck_of_hands("2c3d", "4c5d", "AsAh", board="7c8d9hJcQd")
    hand = hand_of(5000, 5000, 70, stakes=BUTTON_ANTE, deck=deck)
    assert hand.turn == 0
    act(hand, "call check", *["check check"] * 3)
    assert awarded(hand)[-1] == (0, {2: 70})
    assert stacks(hand)[2] == 70


# ── players who are away ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("attendance", [Attendance.ABSENT, Attendance.PENALISED])
def test_an_absent_player_is_dealt_in_pays_and_is_killed_after_the_deal(attendance: Attendance) -> None:
    """TDA 30, 71-C."""
    hand = hand_of(5000, 5000, 5000, away={1: attendance}, stakes=BIG_BLIND_ANTE)
    assert len(paid(hand)) == 3
    (dealt,) = all_of(hand, HolesDealt)
    assert [len(places) for places in dealt.places] == [2, 2, 2]
    (killed,) = all_of(hand, HandKilled)
    assert (killed.seat, killed.reason) == (1, attendance.value)
    assert hand.events.index(killed) > hand.events.index(dealt)
    assert bounds(hand) == (100, 200, 5000)
    act(hand, "call")
    assert bounds(hand) == (50, 200, 5000)
    act(hand, "call")
    assert isinstance(hand.state, BettingRound)
    assert hand.state.felt.street == 1, "nobody waits for the absent big blind"


def test_the_whole_blind_of_an_absent_player_goes_to_the_last_hand() -> None:
    hand = act(hand_of(5000, 5000, 5000, away={1: Attendance.ABSENT}, stakes=BIG_BLIND_ANTE), "fold")
    assert hand.over
    assert stacks(hand) == (5200, 4800, 5000)


def test_where_one_player_alone_is_present_he_takes_the_blinds_unplayed() -> None:
    hand = hand_of(5000, 5000, 5000, away={0: Attendance.ABSENT, 1: Attendance.PENALISED})
    assert hand.over
    assert stacks(hand) == (4950, 4900, 5150)


def test_where_everybody_is_away_the_big_blind_keeps_a_hand_and_the_pot() -> None:
    hand = hand_of(5000, 5000, 5000, away=dict.fromkeys(range(3), Attendance.ABSENT), stakes=Stakes(100, 100))
    assert hand.over
    assert stacks(hand) == (4900, 5100, 5000)


def test_a_killed_blind_above_two_short_all_ins_stays_in_the_pot_they_play_for() -> None:
    deck = deck_of_hands("AsAh", "2c3d", "KsKh", board="7c8d9hJcQd")
    hand = act(hand_of(30, 5000, 40, away={1: Attendance.ABSENT}, deck=deck), "call")
    assert hand.over
    assert awarded(hand) == [(1, {2: 80}), (0, {0: 90})]
    assert stacks(hand) == (90, 4900, 80)


def test_fixed_limit_enters_for_the_small_bet() -> None:
    hand = hand_of(5000, 5000, 5000, limit=Limit.FIXED_LIMIT)
    assert bounds(hand) == (100, 200, 200)
