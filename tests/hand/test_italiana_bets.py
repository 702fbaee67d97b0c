"""Bets and raises of poker all'italiana: the limits, what opens the betting again, all-ins (a5)."""

import pytest

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.hand.events import BetsCollected, PotAwarded, Raised
from shuffleup.hand.options import Options
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.hand.view import plan_of
from shuffleup.rulebooks.policy.italian_game import ItalianPotLimit, ItalianSwitches
from tests.hand.dealer import all_of
from tests.hand.italian_table import italian_deck, italian_hand, say, who

OPENER = {"B": "JcJdAsTh9c"}
DOUBLE = ItalianSwitches(min_raise_double=True)


def table(*stacks: int, limit: Limit = Limit.NO_LIMIT, ante: int = 10, switches: ItalianSwitches | None = None) -> Hand:
    """B may open; nobody has opened blind."""
    chips = stacks or (5000,) * 4
    deck = italian_deck(OPENER, len(chips))
    hand = italian_hand(*chips, ante=ante, limit=limit, deck=deck, switches=switches or ItalianSwitches())
    return hand if isinstance(hand.state, BettingRound) else say(hand, "dai")


def after_the_draw(*stacks: int, limit: Limit = Limit.NO_LIMIT, switches: ItalianSwitches | None = None) -> Hand:
    """B opened for 10 and all called: the pot is 80 and B speaks first."""
    hand = say(table(*stacks, limit=limit, switches=switches), "10 vedo vedo vedo")
    return say(hand, "servito servito servito servito")


def bounds(legal: Options) -> tuple[int, int, int]:
    return legal.call, legal.min_to, legal.max_to


# ── what a raise must be ─────────────────────────────────────────────────────────────────────────────────────────────


def test_any_raise_above_the_bet_is_legal() -> None:
    hand = say(table(), "100")
    assert bounds(hand.options()) == (100, 101, 4990)
    say(hand, "101")
    assert all_of(hand, Raised)[-1].full is False
    assert bounds(hand.options()) == (101, 102, 4990), "D has not acted and may raise (AMB-18)"


def test_a_raise_to_twice_the_bet_opens_the_betting_again() -> None:
    """ita-reopen-01."""
    hand = say(table(), "100 200 passo passo")
    assert who(hand) == "B" and hand.options().min_to == 201
    say(hand, "400")
    assert all_of(hand, Raised)[-1].full


def test_a_smaller_raise_leaves_who_has_acted_with_call_and_fold() -> None:
    """ita-reopen-02."""
    hand = say(table(), "100 150 passo passo")
    assert bounds(hand.options()) == (50, 0, 0)
    refusal = hand.raise_to(300)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("no-raise", "italiana AMB-18")


def test_the_next_threshold_is_twice_the_bet_whatever_its_size() -> None:
    """ita-reopen-03: 300 over 150 lets B re-raise, 299 does not; ita-reopen-04: after 300 the next is 600."""
    short = say(table(5000, 160, 5000, 5000), "100 150")
    assert who(short) == "D"
    for to, reopened in ((299, False), (300, True)):
        hand = say(short.fork(), str(to), "passo")
        assert who(hand) == "B"
        assert bool(hand.options().min_to) is reopened
    hand = say(table(), "100 300")
    assert not all_of(say(hand.fork(), "599"), Raised)[-1].full
    assert all_of(say(hand.fork(), "600"), Raised)[-1].full


def test_a_bet_after_a_knock_may_be_raised_by_who_knocked() -> None:
    hand = say(after_the_draw(), "busso 40 passo passo")
    assert who(hand) == "B" and hand.options().min_to == 41


def test_the_switch_makes_doubling_the_least_raise() -> None:
    hand = say(table(switches=DOUBLE), "100")
    assert bounds(hand.options()) == (100, 200, 4990)
    assert isinstance(hand.raise_to(199), Refusal)
    say(hand, "250")
    assert hand.options().min_to == 500
    assert say(table(5000, 160, 5000, 5000, switches=DOUBLE), "100").options().min_to == 150, "all he has"


# ── the limits ───────────────────────────────────────────────────────────────────────────────────────────────────────


def pot_of_100(*, limit: Limit = Limit.POT_LIMIT, switches: ItalianSwitches | None = None, a: int = 5000) -> Hand:
    """Five players, antes of 20: 100 in the pot, B to open."""
    return table(5000, 5000, 5000, 5000, a, ante=20, limit=limit, switches=switches)


def test_pot_limit_counts_the_call_once() -> None:
    """ita-limit-01: 100 + 20 + 20 + 20 = 160 put in; ita-limit-02: 100 before any bet; ita-limit-03: 220 for B."""
    hand = pot_of_100()
    assert hand.options().max_to == 100
    say(hand, "20 vedo")
    assert hand.options().max_to == 160
    raised = say(pot_of_100(), "20 60 passo passo passo")
    assert who(raised) == "B"
    assert raised.options().max_to - 20 == 100 + 80 + 40


def test_the_usual_pot_limit_is_a_switch() -> None:
    """AMB-17: call 20, then raise by 160."""
    hand = say(pot_of_100(switches=ItalianSwitches(pl_formula=ItalianPotLimit.STANDARD)), "20 vedo")
    assert hand.options().max_to == 180


def test_a_stack_below_the_pot_is_the_most() -> None:
    """ita-limit-04: RESTO 90."""
    hand = say(table(5000, 5000, 110, 5000, 5000, ante=20, limit=Limit.POT_LIMIT), "20 vedo")
    assert (who(hand), hand.options().max_to) == ("D", 90)
    refusal = pot_of_100().raise_to(101)
    assert isinstance(refusal, Refusal) and refusal.rule == "italiana AMB-17"


def test_fixed_limit_bets_the_ante_without_a_cap() -> None:
    """ita-limit-05."""
    hand = table(limit=Limit.FIXED_LIMIT)
    tops = []
    for _ in range(9):
        legal = hand.options()
        assert legal.min_to == legal.max_to
        tops.append(legal.max_to)
        say(hand, str(legal.max_to))
        assert all_of(hand, Raised)[-1].full, "every full raise opens the betting again"
    assert tops == [10 * number for number in range(1, 10)]
    assert hand.options().min_to == 100


def test_in_fixed_limit_a_short_all_in_neither_reopens_nor_changes_the_step() -> None:
    hand = say(table(5000, 26, 5000, 5000, limit=Limit.FIXED_LIMIT), "10 16")
    assert hand.options().min_to == 26, "D pays 16 and the ante on top"
    say(hand, "vedo vedo")
    assert who(hand) == "B" and hand.options().min_to == 0


@pytest.mark.parametrize("limit", [Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT])
def test_a_bet_for_less_than_the_ante_may_be_raised_by_who_knocked(limit: Limit) -> None:
    """Nothing was bet before, so that any bet is at least twice of it (a5)."""
    deck = italian_deck({"C": "JcJdAsTh9c"}, 4)
    hand = say(italian_hand(5000, 14, 5000, 5000, limit=limit, deck=deck), "dai busso 4 vedo vedo")
    assert who(hand) == "B" and hand.options().call == 4
    assert hand.options().min_to == (14 if limit is Limit.FIXED_LIMIT else 5)


def test_the_fixed_bet_after_the_draw_is_the_ante_too() -> None:
    hand = after_the_draw(limit=Limit.FIXED_LIMIT)
    assert bounds(hand.options()) == (0, 10, 10)


def test_no_limit_goes_up_to_the_stack() -> None:
    """ita-limit-06, ita-limit-07."""
    hand = say(table(5000, 740, 90, 5000), "100")
    assert bounds(hand.options()) == (100, 101, 730)
    say(hand, "vedo")
    assert bounds(hand.options()) == (80, 0, 0), "RESTO 80"


def test_the_least_bet_after_the_draw_is_the_ante() -> None:
    hand = after_the_draw()
    assert bounds(hand.options()) == (0, 10, 4980)


def test_a_bet_only_all_in_players_could_answer_is_not_offered() -> None:
    """AMB-30, ita-side-03: the cards are changed and shown without another bet."""
    hand = say(table(5000, 110), "100 vedo")
    assert isinstance(hand.state, Drawing)
    say(hand, "servito servito")
    assert not isinstance(hand.state, BettingRound)


# ── who speaks first after the draw ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("opening", "first"),
    [("20 vedo 60 passo vedo vedo", "D"), ("20 vedo vedo vedo", "B"), ("20 vedo vedo 40 vedo vedo vedo", "A")],
)
def test_the_last_bet_of_the_opening_has_the_word_after_the_draw(opening: str, first: str) -> None:
    """ita-bet-01."""
    hand = say(table(), opening)
    while isinstance(hand.state, Drawing):
        say(hand, "servito")
    assert who(hand) == first


def test_if_that_player_is_all_in_the_next_who_can_bet_speaks() -> None:
    hand = say(table(5000, 210, 5000, 5000), "100 200 vedo vedo vedo servito servito servito servito")
    assert who(hand) == "D"


# ── side pots ────────────────────────────────────────────────────────────────────────────────────────────────────────


def pots(hand: Hand) -> dict[int, int]:
    while not hand.over:
        say(hand, "nascondo")
    return {event.pot: event.amount for event in all_of(hand, PotAwarded)}


def test_side_pots_go_by_what_each_has_put_in() -> None:
    """ita-side-01: 50, 120 and 120 make a main pot of 150 and a side pot of 140."""
    hand = table(120, 1000, 50)
    say(hand, "110 vedo vedo servito servito servito")
    assert pots(hand) == {0: 150, 1: 140}


def test_what_nobody_matched_comes_back_first() -> None:
    """ita-side-02: A folded after 60, B all-in for 120 in all, C put in 300: C gets 180 back."""
    hand = table(120, 1000, 1000)
    say(hand, "50 vedo vedo servito servito servito")
    say(hand, "60 240 passo")
    (back,) = [event for event in all_of(hand, BetsCollected) if event.returned]
    assert (plan_of(hand.state).seats[back.seat].player, back.returned) == ("C", 180)
    assert pots(hand) == {0: 300}


def test_no_pot_is_ever_divided() -> None:
    """ita-side-04, a9: two hands of equal ranks are told apart by the suit of the ace."""
    hand = italian_hand(1000, 1000, deck=italian_deck({"B": "JhJdAh9hTh", "A": "JsJcAsTs9s"}, 2))
    say(hand, "dai 10 vedo servito servito busso busso")
    (award,) = all_of(say(hand, "nascondo") if not hand.over else hand, PotAwarded)
    assert award.shares == ((0, 40),)
