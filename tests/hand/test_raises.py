"""How much a raise must and may be, who may still raise, and how often, book by book."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Fold
from shuffleup.hand.events import BetsCollected, Raised
from shuffleup.hand.play import Hand
from shuffleup.locale.answers import answer_text
from shuffleup.table.plan import Posting, PostingKind
from shuffleup.table.stakes import Stakes
from tests.hand.dealer import ALL_BOOKS, act, all_of, awarded, bounds, hand_of

SMALL, BIG = PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND


def on_the_flop(*chips: int, book: str = "tda-2024", limit: Limit = Limit.NO_LIMIT, players_left: int = 0) -> Hand:
    """Everybody limps; the stacks named are those the flop is played with, blinds 50/100."""
    hand = hand_of(*[stack + 100 for stack in chips], book=book, limit=limit, players_left=players_left)
    return act(hand, *["call"] * (len(chips) - 1), "check")


def refused(hand: Hand, total: int) -> Refusal:
    """The answer to a raise that must not pass."""
    answer = hand.raise_to(total)
    assert answer is not None
    return answer


# ── no-limit ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("moves", "least"),
    [
        ("300", 500),
        ("200", 300),
        ("300 500", 700),
        ("300 500 900", 1300),
        ("500 call call", 900),
    ],
)
def test_a_raise_adds_at_least_the_last_full_raise(moves: str, least: int) -> None:
    """TDA 43, FIGP 9c: 50/100 before the flop."""
    for book in ALL_BOOKS:
        hand = act(hand_of(*[9000] * 6, book=book), moves)
        assert bounds(hand)[1] == least


def test_a_short_all_in_is_added_to_but_does_not_set_the_raise() -> None:
    """tda-43-ex2: all-in 150 over a blind of 100: the next raise is to 250, not 200."""
    hand = act(hand_of(5000, 5000, 150, 5000), "all-in")
    assert bounds(hand) == (150, 250, 5000)
    assert refused(hand, 249).rule == "tda-2024 43"


SHORT_ALL_INS = (5000, 125, 5000, 200, 5000)


@pytest.mark.parametrize(("book", "least"), [("tda-2024", 300), ("pslive", 0), ("figp-2012", 0)])
def test_two_short_all_ins_reopen_the_betting_together_in_one_book_only(book: str, least: int) -> None:
    """tda-47-ex1: bet 100, all-in 125, call, all-in 200, call: the bettor faces a full 100 more."""
    hand = act(on_the_flop(*SHORT_ALL_INS, book=book), "100 all-in call all-in call")
    assert hand.turn == 0
    assert bounds(hand)[:2] == (100, least)


def test_who_called_in_between_faces_too_little_to_raise() -> None:
    """tda-47-ex1A: the caller of 125 faces 75 more and may not raise; ex1B: he may after a raise to 300."""
    called = act(on_the_flop(*SHORT_ALL_INS), "100 all-in call all-in call call")
    assert (called.turn, bounds(called)[:2]) == (2, (75, 0))
    assert refused(called, 300).code == "no-raise"
    raised = act(on_the_flop(*SHORT_ALL_INS), "100 all-in call all-in call 300")
    assert (raised.turn, bounds(raised)[:2]) == (2, (175, 400))


def test_who_has_not_acted_may_raise_over_any_all_in() -> None:
    """tda-47-ex2: bet 300, short all-ins of 500, 650 and 800, a call: the next may call 800 or raise to 1100."""
    hand = act(on_the_flop(5000, 500, 650, 800, 5000, 5000), "300 all-in all-in all-in call")
    assert hand.turn == 5
    assert bounds(hand)[:2] == (800, 1100)


def test_the_big_blind_keeps_his_option_over_a_short_all_in() -> None:
    """figp-4-d1: all-in 150, a call, the small blind folds."""
    for book in ALL_BOOKS:
        hand = act(hand_of(5000, 5000, 150, 5000, book=book), "all-in call fold")
        assert (hand.turn, bounds(hand)[:2]) == (1, (50, 250))


def test_who_limped_may_raise_only_after_a_full_raise() -> None:
    """tda-47-ex3A: a call of 4000, all-in 7500: the big blind may raise to 11500, the caller not; ex3B: then he may."""
    hand = act(hand_of(50_000, 50_000, 50_000, 50_000, 7500, stakes=Stakes(2000, 4000)), "call fold all-in fold")
    assert (hand.turn, bounds(hand)) == (1, (3500, 11_500, 50_000))
    raised = act(hand.fork(), "11500")
    assert (raised.turn, bounds(raised)[:2]) == (2, (7500, 15_500))
    act(hand, "call")
    assert (hand.turn, bounds(hand)) == (2, (3500, 0, 0))


@pytest.mark.parametrize(("book", "least"), [("tda-2024", 0), ("pslive", 0), ("figp-2012", 200)])
def test_a_check_before_a_short_all_in_bars_from_raising_where_the_book_says_so(book: str, least: int) -> None:
    """pslive-37-d2: A checks, B all-in 60: A may call or fold. FIGP 19 leaves him free to raise, to 200 by 9b."""
    hand = act(on_the_flop(5000, 60, 5000, book=book), "check all-in call")
    assert hand.turn == 0
    assert bounds(hand)[:2] == (60, least)


@pytest.mark.parametrize(("book", "least"), [("tda-2024", 120), ("pslive", 120), ("figp-2012", 200)])
def test_a_raise_over_a_short_opening_all_in(book: str, least: int) -> None:
    """figp-9b-ex1: minimum 100, all-in 20: at least 200 in total; elsewhere the all-in plus the minimum."""
    hand = act(on_the_flop(20, 5000, 5000, book=book), "all-in")
    assert bounds(hand)[:2] == (20, least)


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_check_before_a_full_bet_never_bars(book: str) -> None:
    """pslive-37-d3: A checks, B bets 1000, C all-in 1500: A may raise."""
    hand = act(on_the_flop(5000, 5000, 1500, book=book), "check 1000 all-in")
    assert hand.turn == 0
    assert bounds(hand)[1] == 2500


def test_a_call_before_a_short_all_in_bars_in_every_book() -> None:
    """pslive-37-d1, figp-19-d1: bet 1000, call, all-in 1500: bettor and caller may add 500 or fold."""
    for book in ALL_BOOKS:
        hand = act(on_the_flop(5000, 5000, 1500, book=book), "1000 call all-in")
        assert (hand.turn, bounds(hand)) == (0, (500, 0, 0))
        assert (refused(hand, 3000).fact("more"), refused(hand, 3000).fact("full")) == (500, 1000)
        act(hand, "call")
        assert (hand.turn, bounds(hand)) == (1, (500, 0, 0))


def test_nobody_may_raise_when_nobody_could_answer() -> None:
    hand = act(hand_of(5000, 300, 300), "all-in")
    assert (hand.turn, bounds(hand)) == (0, (250, 0, 0))
    assert refused(hand, 500).code == "no-raise"
    assert act(hand, "call call").over


def test_an_uncalled_bet_goes_back_before_the_pot_is_counted() -> None:
    hand = act(on_the_flop(5000, 700, 5000), "2000 call fold")
    assert all_of(hand, BetsCollected)[-1] == BetsCollected(0, 1300)
    assert hand.over
    assert sum(sum(shares.values()) for _, shares in awarded(hand)) == 300 + 1400


def test_a_fold_in_turn_binds_even_where_a_check_is_free() -> None:
    """TDA 58."""
    hand = on_the_flop(5000, 5000, 5000)
    assert hand.act(Fold(0)) is None
    assert hand.turn == 1


# ── fixed limit ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("book", "players_left", "uncapped"),
    [
        ("tda-2024", 0, False),
        ("tda-2024", 9, False),
        ("tda-2024", 2, True),
        ("pslive", 9, False),
        ("pslive", 2, True),
        ("figp-2012", 9, True),
    ],
)
def test_the_cap_on_raises_heads_up_in_a_round(book: str, players_left: int, *, uncapped: bool) -> None:
    """TDA 48 and PSLive 27 lift it for the last two of the event, FIGP 8b for any round that begins with two."""
    hand = on_the_flop(9000, 9000, book=book, limit=Limit.FIXED_LIMIT, players_left=players_left)
    act(hand, "100 200 300 400")
    assert (bounds(hand)[1] == 500) is uncapped
    assert (hand.raise_to(500) is None) is uncapped


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_with_three_players_one_bet_and_three_raises_are_all(book: str) -> None:
    hand = act(hand_of(9000, 9000, 9000, book=book, limit=Limit.FIXED_LIMIT), "200 300 400")
    assert bounds(hand)[1] == 0, "the big blind was the bet"
    refusal = refused(hand, 500)
    assert refusal.code == "no-raise"
    assert refusal.rule.startswith(book)


def test_the_cap_stays_when_one_of_three_folds_during_the_round() -> None:
    """FIGP 8b counts the players at the start of the round."""
    hand = on_the_flop(9000, 9000, 9000, book="figp-2012", limit=Limit.FIXED_LIMIT)
    act(hand, "100 200 fold 300 400")
    assert bounds(hand)[1] == 0


def test_bets_double_on_the_turn() -> None:
    hand = on_the_flop(9000, 9000, 9000, limit=Limit.FIXED_LIMIT)
    act(hand, "check check check")
    assert bounds(hand) == (0, 200, 200)
    assert refused(act(hand, "200"), 300).code == "raise-not-the-bet"


@pytest.mark.parametrize(
    ("book", "all_in", "faced", "least"),
    [
        ("tda-2024", 149, (49, 0), 249),
        ("tda-2024", 150, (50, 250), 250),
        ("pslive", 150, (50, 0), 250),
        ("pslive", 199, (99, 0), 299),
        ("figp-2012", 149, (49, 0), 200),
        ("figp-2012", 150, (50, 250), 250),
    ],
)
def test_half_a_bet_reopens_limit_where_the_book_says_so(
    book: str, all_in: int, faced: tuple[int, int], least: int
) -> None:
    """TDA 47-B, FIGP 8c: half counts as full; below it who has not acted completes to 200 in FIGP."""
    hand = act(on_the_flop(9000, all_in, 9000, book=book, limit=Limit.FIXED_LIMIT), "100 all-in")
    assert bounds(hand)[1] == least
    act(hand, "call")
    assert (hand.turn, bounds(hand)[:2]) == (0, faced)


@pytest.mark.parametrize(("book", "least"), [("tda-2024", 280), ("pslive", 0), ("figp-2012", 0)])
def test_short_all_ins_add_up_in_limit_too_in_one_book_only(book: str, least: int) -> None:
    """Bet 100, all-ins to 140 and 180: in TDA the bettor faces more than half a bet; elsewhere neither counts."""
    hand = act(on_the_flop(9000, 140, 180, 9000, book=book, limit=Limit.FIXED_LIMIT), "100 all-in all-in call")
    assert (hand.turn, bounds(hand)[:2]) == (0, (80, least))


# ── pot-limit ────────────────────────────────────────────────────────────────────────────────────────────────────────


def pot_limit(*stacks: int, book: str, postings: list[Posting], stakes: Stakes | None = None) -> Hand:
    """Pot-limit Omaha with the blinds given."""
    stakes = stakes or Stakes(100, 200)
    return hand_of(*stacks, book=book, game="omaha", limit=Limit.POT_LIMIT, stakes=stakes, postings=postings)


def test_the_pot_before_the_flop_counts_missing_and_short_blinds_in_full() -> None:
    """tda-54-in1: 100-200 without a small blind, tda-54-in2: big blind short with 100: the pot is 700 both times."""
    dead = pot_limit(9000, 9000, 9000, book="tda-2024", postings=[Posting(0, BIG, 200)])
    assert bounds(dead) == (200, 400, 700)
    short = pot_limit(9000, 100, 9000, book="tda-2024", postings=[Posting(0, SMALL, 100), Posting(1, BIG, 200)])
    assert bounds(short) == (200, 400, 700)
    assert refused(short, 701).rule == "tda-2024 54"


def test_the_pot_as_it_lies_where_the_book_counts_the_pot_after_the_call() -> None:
    """FIGP 10: without a small blind 200 + a call of 200, so raised to 600; with a short big blind of 100 the same."""
    dead = pot_limit(9000, 9000, 9000, book="figp-2012", postings=[Posting(0, BIG, 200)])
    assert bounds(dead)[2] == 600
    short = pot_limit(9000, 100, 9000, book="figp-2012", postings=[Posting(0, SMALL, 100), Posting(1, BIG, 200)])
    assert bounds(short)[2] == 600


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_the_small_blind_raises_the_pot(book: str) -> None:
    """figp-10-d1: blinds 50/100, all fold to the small blind: he adds at most 250, to 300."""
    postings = [Posting(0, SMALL, 50), Posting(1, BIG, 100)]
    hand = act(pot_limit(9000, 9000, 9000, book=book, postings=postings, stakes=Stakes(50, 100)), "fold")
    assert bounds(hand) == (50, 200, 300)


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_pot_of_100_and_a_bet_of_50_allow_a_total_of_250(book: str) -> None:
    """figp-10-ex1, on the flop, with blinds of 25/50 making the pot."""
    postings = [Posting(1, SMALL, 25), Posting(0, BIG, 50)]
    hand = act(pot_limit(9000, 9000, book=book, postings=postings, stakes=Stakes(25, 50)), "call check")
    assert bounds(hand) == (0, 50, 100)
    act(hand, "50")
    assert bounds(hand) == (50, 100, 250)


def test_a_pot_smaller_than_the_minimum_bet_still_allows_the_minimum() -> None:
    """Nobody owes a blind and the ante is ten chips: the pot is ten, the bet 200 all the same."""
    hand = pot_limit(9000, 9000, book="figp-2012", postings=[Posting(0, PostingKind.DEAD_ANTE, 10)])
    assert bounds(hand) == (0, 200, 200)


def test_in_spread_limit_a_bet_lies_within_the_spread_and_a_raise_is_no_smaller_than_the_one_before() -> None:
    """figp-gl-ex10: 2 to 10, a bet of 5 is raised by at least 5, and every raise by 10 at most."""
    stakes = Stakes(1, 2, small_bet=2, big_bet=10)
    hand = act(hand_of(200, 200, 14, limit=Limit.SPREAD_LIMIT, stakes=stakes), "call call check")
    assert bounds(hand) == (0, 2, 10)
    assert "10 at most" in answer_text(refused(hand, 11))
    act(hand, "5")
    assert bounds(hand) == (5, 10, 15)
    act(hand, "call")
    assert bounds(hand) == (5, 10, 12), "a short stack raises all-in"
    act(hand, "12")
    assert bounds(hand) == (7, 19, 22), "a full raise by 7 asks for 7 more"


def test_what_full_means_is_written_into_the_event() -> None:
    """Replay needs no rulebook: whether a raise was full is an event's word."""
    hand = act(on_the_flop(*SHORT_ALL_INS), "100 all-in call all-in call 300")
    assert [event.full for event in all_of(hand, Raised)] == [True, False, False, True]
