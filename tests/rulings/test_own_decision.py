"""The floor's own decision instead of a ruling is always possible, and on a suspicion the staff look at the cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.hand.decide import decide
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.rulings.gesture import Gesture
from shuffleup.rulings.orders import signed
from shuffleup.rulings.own_decision import fairness_rules, other_decisions, overruled
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.showdown.released import Released, Way, released
from shuffleup.rulings.showdown.seeing_hand import suspected
from shuffleup.rulings.words_and_chips.declared import what_binds
from tests.hand.dealer import ALL_BOOKS, act
from tests.hand.dealer import hand_of as dealt
from tests.rulings.betting_rounds import betting, gestures, situations

FAIRNESS = {"tda-2024": "tda-2024 1", "pslive": "pslive 1", "figp-2012": "figp-2012 80"}


@given(situations(), gestures)
def test_what_the_floor_may_decide_instead_is_legal_and_rests_on_fairness(hand: Hand, gesture: Gesture) -> None:
    state = betting(hand)
    ruling = what_binds(hand.rules, state, gesture)
    if isinstance(ruling, Refusal):
        return
    others = other_decisions(hand.rules, state, ruling)
    assert ruling.key not in [option.key for option in others]
    assert "void-hand" in [option.key for option in others]
    for option in others:
        assert option.rules
        if option.act is not None:
            assert not isinstance(decide(hand.rules, state, hand.deck, option.act), Refusal)
            assert option.chips.to == option.chips.added + state.bets[state.turn]


@given(st.sampled_from(ALL_BOOKS), st.sampled_from(Way), st.integers(0, 2), st.booleans())
def test_whatever_is_decided_about_a_hand_can_be_done(book: str, way: Way, seat: int, known: bool) -> None:  # noqa: FBT001
    hand = act(dealt(5000, 5000, 5000, book=book), "call call check 200")
    ruling = released(hand.rules, hand.state, Released(seat, way, known))
    assert isinstance(ruling, Ruling)
    for option in other_decisions(hand.rules, hand.state, ruling):
        fresh = act(dealt(5000, 5000, 5000, book=book), "call call check 200")
        for order in signed(option.remedy, "Ada"):
            assert fresh.act(order) is None, option.key
        assert fold(fresh.events) == fresh.state


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_decision_against_the_rule_names_author_reason_and_rule(book: str) -> None:
    hand = act(dealt(5000, 5000, 5000, book=book), "call call check 200")
    ruling = released(hand.rules, hand.state, Released(2, Way.MUCK))
    assert isinstance(ruling, Ruling)
    option = other_decisions(hand.rules, hand.state, ruling)[0]
    decision = overruled(hand.rules, ruling, option, "Ada", "the dealer pulled them in")
    assert (decision.rule, decision.chosen, decision.ruling) == (FAIRNESS[book], option, ruling)
    assert decision.rule in fairness_rules(hand.rules)
    for author, reason in (("", "why"), ("Ada", " ")):
        with pytest.raises(ValueError, match="names its author"):
            overruled(hand.rules, ruling, option, author, reason)


def test_an_act_is_offered_only_to_whom_the_ruling_binds() -> None:
    hand = act(dealt(5000, 5000, 5000), "call call check 200")
    ruling = released(hand.rules, hand.state, Released(2, Way.MUCK))
    assert isinstance(ruling, Ruling)
    keys = {option.key for option in other_decisions(hand.rules, hand.state, replace(ruling, seat=hand.turn))}
    assert {"fold", "call", "raise"} <= keys
    others = {option.key for option in other_decisions(hand.rules, hand.state, replace(ruling, seat=hand.turn - 1))}
    assert not {"fold", "call", "raise"} & others


# ── suspicion ────────────────────────────────────────────────────────────────────────────────────────────────────────

KEPT = [("tda-2024", "floor-decides"), ("pslive", "cards-kept"), ("figp-2012", "cards-kept")]


@pytest.mark.parametrize(("book", "key"), KEPT)
def test_cards_that_are_suspected_are_kept_where_the_book_gives_the_right(book: str, key: str) -> None:
    hand = act(dealt(5000, 5000, 5000, book=book), "300 fold")
    ruling = suspected(hand.rules, hand.state, 1, 0)
    assert isinstance(ruling, Ruling)
    assert (ruling.key, ruling.seat, ruling.remedy) == (key, 0, ())
    assert "reason-to-suspect" in ruling.pending


def test_nobody_suspects_himself_or_an_empty_seat() -> None:
    hand = dealt(5000, 5000, 5000)
    codes = [suspected(hand.rules, hand.state, asker, holder) for asker, holder in ((1, 1), (7, 1), (1, 7))]
    assert [one.code for one in codes if isinstance(one, Refusal)] == ["own-hand", "no-such-seat", "no-such-seat"]
