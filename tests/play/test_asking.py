"""What a hand asks of a player, and what is done for one who is not there (a10, a11)."""

import pytest

from shuffleup.hand.actions import Action, Check, DealCards, Decline, Discard, Fold, Muck, PostBlind, Show, TurnUp
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Choosing
from shuffleup.play.asking import action_of, automatic_action, prompt_of
from shuffleup.table.auto_play import FRESH_ACCOUNT, BlindNext, Preferences, ShowOrMuck
from shuffleup.table.presence import DEFAULT, Presence, Prompt, ProxyAnswer
from tests.hand.italian_table import italian_deck, italian_hand, say, who
from tests.hand.telesina_table import telesina_deck, telesina_hand, turn_up

HERE, AWAY = Presence(), Presence(sitting_out=True)
B, C, D, A = range(4)
OPENERS = {"B": "QcQd9c8d7d", "C": "JcJd9s8h7c", "D": "AdKcTh8s7h", "A": "AsKdKsTs8c"}


def asked(hand: Hand, seat: int) -> Prompt | None:
    """What a seat is asked now."""
    return prompt_of(hand.rules, hand.state, seat)


def done_for(hand: Hand, seat: int, presence: Presence = AWAY, settings: Preferences = FRESH_ACCOUNT) -> Action | None:
    """What is done at once for a seat."""
    return automatic_action(hand.rules, hand.state, seat, presence, settings)


def test_each_phase_asks_its_own_question() -> None:
    hand = italian_hand(deck=italian_deck(OPENERS, 4))
    prompts = []
    for move in ["buio", "dai", "vedo", "passo", "passo", "busso", "servito", "servito", "busso", "busso"]:
        prompts.append((who(hand), asked(hand, hand.turn)))
        say(hand, move)
    prompts.append((who(hand), asked(hand, hand.turn)))
    assert prompts == [
        ("B", Prompt.BLIND),
        ("C", Prompt.REBLIND),
        ("C", Prompt.PAY),
        ("D", Prompt.PAY),
        ("A", Prompt.PAY),
        ("B", Prompt.OWN_BLIND),
        ("B", Prompt.DRAW),
        ("C", Prompt.DRAW),
        ("C", Prompt.KNOCK),
        ("B", Prompt.KNOCK),
        ("C", Prompt.SHOW),
    ]


def test_a_blind_opener_who_was_called_is_asked_to_raise_it_or_leave_it() -> None:
    hand = say(italian_hand(deck=italian_deck(OPENERS, 4)), "buio dai vedo passo passo")
    assert (who(hand), asked(hand, B)) == ("B", Prompt.OWN_BLIND)
    assert action_of(hand.state, B, ProxyAnswer.FINE) == Check(B)


def test_nobody_is_asked_out_of_turn_and_those_who_choose_are_asked_together() -> None:
    hand = italian_hand()
    assert [asked(hand, seat) for seat in (B, C, D, A)] == [Prompt.BLIND, None, None, None]
    stud = telesina_hand(game="telesina-nessuna-sempre")
    assert turn_up(stud, C, 0) is None
    assert [asked(stud, seat) for seat in (B, C, D, A)] == [Prompt.CARD, None, Prompt.CARD, Prompt.CARD]


def test_who_sits_out_knocks_and_folds_to_a_bet() -> None:
    """ita-sit-02 and ita-sit-03."""
    hand = say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai busso")
    assert done_for(hand, C) == Check(C)
    say(hand, "busso busso 40 passo")
    assert done_for(hand, C) == Fold(C)
    assert done_for(hand, C, HERE) is None


def test_an_automatic_knock_is_a_knock() -> None:
    """ita-parol-09: B says parol, C sits out, and the pot is played for."""
    hand = say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai 40 vedo passo passo servito servito parol")
    action = done_for(hand, C)
    assert action == Check(C)
    assert hand.act(action) is None
    assert not isinstance(hand.state, BettingRound)
    assert say(hand, "nascondo").result().pots


def test_in_the_draw_and_at_the_end_an_absent_player_does_the_least() -> None:
    """ita-draw-06."""
    hand = say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai 40 vedo passo passo")
    assert done_for(hand, B) == Discard(B)
    say(hand, "servito servito busso busso")
    assert asked(hand, hand.turn) is Prompt.SHOW
    assert done_for(hand, hand.turn) == Muck(hand.turn)


def test_out_of_a_carried_pot_stays_who_does_not_answer() -> None:
    hand = say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai 40 vedo passo passo servito servito parol parol")
    assert (who(hand), asked(hand, D)) == ("D", Prompt.CATCH_UP)
    assert done_for(hand, D) == Decline(D)


@pytest.mark.parametrize(
    ("settings", "action"),
    [(BlindNext.YES, PostBlind(B)), (BlindNext.NO, DealCards(B)), (BlindNext.ASK, None)],
)
def test_the_blind_of_the_next_turn(settings: BlindNext, action: Action | None) -> None:
    """ita-auto-02."""
    assert done_for(italian_hand(), B, HERE, Preferences(blind_next=settings)) == action


def test_a_blind_that_cannot_be_paid_is_not_posted() -> None:
    """ita-auto-01: the pot is 40 and thirty chips are left, so the cards are dealt."""
    hand = italian_hand(40, 1000, 1000, 1000)
    assert asked(hand, B) is Prompt.KNOCK
    assert done_for(hand, B, HERE, Preferences(blind_next=BlindNext.YES)) is None


def test_showing_settled_in_advance() -> None:
    hand = say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai 40 passo passo passo")
    assert done_for(hand, B, HERE, Preferences(showing=ShowOrMuck.SHOW)) == Show(B)
    assert done_for(hand, B, HERE, Preferences(showing=ShowOrMuck.HIDE)) == Muck(B)
    assert done_for(hand, B, HERE) is None


def test_the_card_dealt_last_is_turned_for_who_does_not_choose() -> None:
    """ita-tel-09."""
    hand = telesina_hand(1000, 1000, game="telesina-nessuna-sempre", deck=telesina_deck({"B": "AhKdTc"}, 2))
    assert done_for(hand, 0) == TurnUp(0, 1)
    turn_up(hand, 0, 0)
    turn_up(hand, 1, 1)
    while not isinstance(hand.state, Choosing):
        say(hand, "busso")
    assert done_for(hand, 0) == TurnUp(0, 2)


def test_the_default_of_a_prompt_is_the_act_that_costs_nothing() -> None:
    for hand, free in (
        (italian_hand(), DealCards(B)),
        (say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai"), Check(B)),
        (say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai 40"), Fold(C)),
        (say(italian_hand(deck=italian_deck(OPENERS, 4)), "dai 40 vedo passo passo"), Discard(B)),
        (telesina_hand(game="telesina-nessuna-sempre"), TurnUp(0, 1)),
        (telesina_hand(), Check(2)),
    ):
        prompt = asked(hand, free.seat)
        assert prompt is not None
        assert action_of(hand.state, free.seat, DEFAULT[prompt]) == free
