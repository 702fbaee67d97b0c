"""Showing and awarding: who shows by himself, who is asked, and which hand wins a pot (H7, H8, a8)."""

from shuffleup.answer import Refusal
from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.italian.readings import StraightFlushException
from shuffleup.hand.actions import Muck, Proceed
from shuffleup.hand.events import (
    CardsDrawn,
    HandHidden,
    HandsRead,
    HandTabled,
    HolesDealt,
    PotAwarded,
    ShowdownOpened,
)
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Dealing, Drawing, Settled, Showdown, Stage
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from tests.hand.dealer import all_of
from tests.hand.italian_table import italian_deck, italian_hand, say, stacks_by_name, who

PAIRS = {"B": "JcJdAs9h7c", "C": "KcKdAh9c8h", "D": "QcQdAd9d7d", "A": "AcTcTd8c7h"}
"""B jacks, C kings, D queens, A tens."""


def shown(hand: Hand) -> str:
    """Who showed, in order."""
    return "".join([hand.state.felt.plan.seats[event.seat].player for event in all_of(hand, HandTabled)])  # type: ignore[union-attr]


def checked_down(hands: dict[str, str], *, asked: bool = True, words: str = "dai 10 vedo vedo vedo") -> Hand:
    hand = italian_hand(deck=italian_deck(hands, 4), asked=asked)
    say(hand, words)
    return say(hand, "servito servito servito servito")


def test_from_the_last_raise_on_whoever_beats_the_hands_so_far_shows_by_himself() -> None:
    """ita-show-01: B bet last and shows, C beats him and shows, D and A are asked."""
    hand = say(checked_down(PAIRS), "30 vedo vedo vedo")
    assert shown(hand) == "BC"
    assert isinstance(hand.state, Showdown) and who(hand) == "D"
    say(hand, "nascondo mostro")
    assert shown(hand) == "BCA"
    assert [event.seat for event in all_of(hand, HandHidden)] == [2]
    assert all_of(hand, PotAwarded)[0].shares == ((1, 200),)
    assert isinstance(hand.state, Settled)
    assert hand.state.felt.cards.faces[2] == (UNKNOWN,) * 5
    assert fold(hand.events) == hand.state


def test_without_a_bet_after_the_draw_the_last_bet_before_it_shows_first() -> None:
    """AMB-13."""
    hand = say(checked_down(PAIRS, words="dai 10 vedo 20 vedo vedo vedo"), "busso busso busso busso")
    assert all_of(hand, ShowdownOpened)[0].turn == 2
    assert shown(hand) == "D" and who(hand) == "A", "then clockwise: A and B are worse than D, and asked"
    say(hand, "nascondo nascondo")
    assert shown(hand) == "DC"


def test_if_that_player_has_folded_the_next_on_his_left_shows_first() -> None:
    hand = say(checked_down(PAIRS, words="dai 10 vedo 20 vedo vedo vedo"), "passo busso busso busso")
    assert all_of(hand, ShowdownOpened)[0].turn == 3


def test_an_unraised_blind_shows_first_when_nobody_bets() -> None:
    hand = say(checked_down(PAIRS, words="buio dai vedo vedo vedo busso"), "busso busso busso busso")
    assert all_of(hand, ShowdownOpened)[0].turn == 0


def test_whoever_bet_or_raised_all_his_chips_shows_also_when_he_has_lost() -> None:
    """ita-show-02; an all-in call does not count."""
    hand = italian_hand(1000, 1000, 110, 40, deck=italian_deck(PAIRS, 4))
    say(hand, "dai 30 vedo 100 vedo vedo vedo")
    say(hand, "servito servito servito servito busso busso")
    assert "D" in shown(hand), "raised all-in and lost to C"
    assert who(hand) == "A", "called all-in"


def test_whoever_opened_blind_with_all_his_chips_shows_too() -> None:
    hand = italian_hand(50, 1000, 1000, 1000, deck=italian_deck(PAIRS | {"B": "AsKd9h8s7c"}, 4))
    say(hand, "buio buio dai vedo passo busso servito servito servito busso busso")
    assert shown(hand) == "C" and who(hand) == "D"
    say(hand, "nascondo")
    assert shown(hand) == "CB", "he has lost to C, and a blind is a bet"


def test_a_player_who_may_have_to_show_cannot_hide_before_his_turn() -> None:
    hand = say(checked_down(PAIRS), "30 vedo vedo vedo")
    refusal = hand.act(Muck(3))
    assert isinstance(refusal, Refusal) and refusal.code == "not-your-turn"
    assert hand.show() is None


def test_the_last_player_left_is_asked_and_need_not_show() -> None:
    """ita-show-03, ita-giro-06: showing voluntarily is no comparison."""
    hand = say(checked_down(PAIRS), "30 passo passo passo")
    assert isinstance(hand.state, Showdown) and who(hand) == "B"
    hidden = say(hand.fork(), "nascondo")
    assert hidden.over and shown(hidden) == ""
    open_hand = say(hand, "mostro")
    assert open_hand.over and shown(open_hand) == "B"
    for over in (hidden, open_hand):
        assert stacks_by_name(over)["B"] == 1000 - 20 + 80
        assert all_of(over, HandsRead) == []
        assert over.result().shown == ()


def test_where_nobody_is_asked_the_losers_and_the_last_player_hide() -> None:
    hand = say(checked_down(PAIRS, asked=False), "30 vedo vedo vedo")
    assert hand.over and shown(hand) == "BC"
    alone = say(checked_down(PAIRS, asked=False), "30 passo passo passo")
    assert alone.over and shown(alone) == ""


def test_the_result_tells_what_was_shown_and_compared() -> None:
    """The mad round asks for it (a6): a flush is better than a full house here."""
    hands = PAIRS | {"C": "AhKhJh9h8h"}
    hand = say(checked_down(hands), "busso busso busso busso")
    say(hand, "nascondo nascondo")
    assert [(seen.seat, seen.category) for seen in hand.result().shown] == [(0, "pair"), (1, "flush")]


def test_side_pots_go_to_their_own_best_hand_and_each_winner_shows() -> None:
    hand = italian_hand(1000, 60, 1000, 1000, deck=italian_deck(PAIRS, 4))
    say(hand, "dai 50 vedo vedo vedo servito servito servito servito")
    say(hand, "30 vedo passo")
    assert shown(hand) == "BCD", "C is all-in with the best hand, D beats B in the side pot"
    awards = {event.pot: event.shares for event in all_of(hand, PotAwarded)}
    assert awards == {0: ((1, 240),), 1: ((2, 60),)}


# ── the lowest straight flush of spades over the highest of hearts ───────────────────────────────────────────────────

CIRCLE = {"B": "AhKhQhJhTh", "C": "As7s8s9sTs", "D": "KcQcJcTc9c"}
"""B the massima of hearts, C the minima of spades, D a king-high straight flush."""


def test_the_minima_of_spades_beats_the_massima_of_hearts_in_the_pot_they_both_contest() -> None:
    """ita-rank-21."""
    hand = say(checked_down(CIRCLE), "30 vedo vedo passo")
    assert shown(hand) == "BC"
    say(hand, "nascondo")
    assert all_of(hand, PotAwarded)[0].shares == ((1, 170),)


def test_the_winner_of_a_pot_shows_though_he_would_lose_to_the_hands_shown_so_far() -> None:
    """D, king high, shows first; the minima is lower, and wins because the massima of B contests the pot."""
    hand = say(checked_down(CIRCLE, words="dai 10 vedo 20 vedo vedo vedo"), "30 passo vedo vedo")
    assert shown(hand) == "DBC"
    assert all_of(hand, PotAwarded)[0].shares == ((1, 210),)


def test_a_hidden_massima_still_decides_between_the_others() -> None:
    hand = say(checked_down(CIRCLE, words="dai 10 30 vedo vedo vedo"), "busso busso passo busso")
    assert shown(hand) == "C"
    say(hand, "nascondo nascondo")
    assert all_of(hand, PotAwarded)[0].shares == ((1, 160),)


def test_each_pot_has_its_own_contenders() -> None:
    """ita-rank-22: Y all-in takes the main pot, X the side pot over Z."""
    hand = italian_hand(1000, 60, 1000, deck=italian_deck({"B": "AhKhQhJhTh", "C": "As8s9sTsJs", "A": "KcQcJcTc9c"}, 3))
    say(hand, "dai 50 vedo vedo servito servito servito 30 vedo")
    assert shown(hand) == "BC"
    say(hand, "nascondo")
    assert {event.pot: event.shares for event in all_of(hand, PotAwarded)} == {0: ((1, 180),), 1: ((0, 60),)}


def test_the_exception_is_a_switch() -> None:
    deck = italian_deck({"B": "AhKhQhJhTh", "A": "As9sTsJsQs"}, 2)
    by_book = italian_hand(1000, 1000, deck=deck)
    off = italian_hand(1000, 1000, deck=deck, switches=ItalianSwitches(sf_exception=StraightFlushException.OFF))
    for hand, winner in ((by_book, 1), (off, 0)):
        say(hand, "dai 10 vedo servito servito busso busso")
        if not hand.over:
            say(hand, "nascondo")
        assert all_of(hand, PotAwarded)[0].shares == ((winner, 40),)


# ── hand for hand ────────────────────────────────────────────────────────────────────────────────────────────────────


def held(hand: Hand) -> bool:
    return isinstance(hand.state, Dealing) and hand.state.stage is Stage.HELD


def test_hand_for_hand_a_called_all_in_waits_before_the_draw_and_only_once() -> None:
    """RP-8 F: no card is dealt until the floor says so, those of the draw neither."""
    deck = italian_deck({"B": "Js Jh 9d 8c 7s", "C": "Ks Kh 9s 8h 7h"}, 4)
    hand = say(italian_hand(300, 1000, 1000, 1000, deck=deck, hold_all_ins=True), "dai 290 vedo passo passo")
    assert held(hand)
    assert not [event for event in hand.events if isinstance(event, CardsDrawn | HandTabled)]
    assert hand.act(Proceed()) is None
    assert isinstance(hand.state, Drawing)
    say(hand, "servito servito")
    assert not held(hand)
    if not hand.over:
        say(hand, "nascondo")
    assert hand.over


def test_hand_for_hand_an_all_in_that_leaves_two_who_can_bet_waits_before_the_showdown() -> None:
    deck = italian_deck({"B": "Js Jh 9d 8c 7s", "C": "Ks Kh 9s 8h 7h", "D": "Qs Qh 9c 8s 7d"}, 4)
    hand = say(italian_hand(300, 1000, 1000, 1000, deck=deck, hold_all_ins=True), "dai 290 vedo vedo passo")
    assert isinstance(hand.state, Drawing)
    say(hand, "servito servito servito", "busso busso")
    assert held(hand)
    assert not [event for event in hand.events if isinstance(event, HandTabled | ShowdownOpened)]
    assert hand.act(Proceed()) is None
    assert not held(hand)


def test_hand_for_hand_the_up_cards_of_telesina_wait_too() -> None:
    hand = italian_hand(300, 1000, game="telesina-croce-mai", hold_all_ins=True)
    say(hand, "290 vedo")
    assert held(hand)
    dealt = sum([isinstance(event, HolesDealt) for event in hand.events])
    assert hand.act(Proceed()) is None
    assert sum([isinstance(event, HolesDealt) for event in hand.events]) == dealt + 3
    assert not held(hand)
