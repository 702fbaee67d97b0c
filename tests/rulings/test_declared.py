"""Words and chips become acts: whatever is pushed or said, the act that binds is legal and no chip is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.chips.pile import Pile, parse_pile, pile_of
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Check, RaiseTo
from shuffleup.hand.decide import decide
from shuffleup.hand.play import Hand
from shuffleup.locale.answers import answer_text
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulings.gesture import CameFirst, Front, Gesture, pushed, said
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.words_and_chips.declared import what_binds
from tests.rulings.betting_rounds import CHIPS, betting, gestures, hand_of, piles, situations


def ruled(hand: Hand, gesture: Gesture) -> Ruling:
    ruling = what_binds(hand.rules, betting(hand), gesture)
    assert isinstance(ruling, Ruling), ruling
    return ruling


@given(situations(), gestures)
def test_what_binds_is_legal_and_every_chip_stays_or_goes_back(hand: Hand, gesture: Gesture) -> None:
    state = betting(hand)
    own, stack = state.bets[state.turn], state.stacks[state.turn]
    ruling = what_binds(hand.rules, state, gesture)
    if isinstance(ruling, Refusal):
        assert own + gesture.out > own + stack or gesture.front.pulled > own, ruling
        return
    assert ruling.rules, "every ruling cites a rule"
    assert ruling.seat == state.turn
    assert ruling.chips.to == own + ruling.chips.added
    assert 0 <= ruling.chips.added <= stack
    if ruling.act is None:
        asked = ruling.key == "ask-again" or "a-valid-act-is-asked" in ruling.pending
        assert ruling.options or asked, "who does not bind leaves a choice or asks again"
        return
    assert not isinstance(decide(hand.rules, state, hand.deck, ruling.act), Refusal)
    lying = own - gesture.front.pulled + gesture.out
    assert ruling.chips.returned == max(0, lying - ruling.chips.to)
    if isinstance(ruling.act, RaiseTo):
        assert ruling.act.to == ruling.chips.to > state.price.high


@given(situations(), gestures)
def test_whatever_the_director_may_choose_is_legal_too(hand: Hand, gesture: Gesture) -> None:
    state = betting(hand)
    ruling = what_binds(hand.rules, state, gesture)
    if isinstance(ruling, Refusal):
        return
    for option in ruling.options:
        assert option.rules
        assert min(option.chips.added, option.chips.returned, option.chips.forfeited) >= 0
        assert 0 <= option.chips.to <= state.bets[state.turn] + state.stacks[state.turn]
        if option.act is not None:
            assert not isinstance(decide(hand.rules, state, hand.deck, option.act), Refusal)


@given(situations(), piles)
def test_more_chips_than_the_stack_are_refused(hand: Hand, pile: Pile) -> None:
    state = betting(hand)
    more = pile.add(pile_of(*[5000] * (state.stacks[state.turn] // 5000 + 1)))
    answer = what_binds(hand.rules, state, pushed(more))
    assert isinstance(answer, Refusal)
    assert answer.code == "not-enough-chips"


@given(situations(), st.sampled_from(CHIPS))
def test_one_silent_chip_facing_a_bet_never_raises(hand: Hand, chip: int) -> None:
    state = betting(hand)
    if state.price.high == state.bets[state.turn] or chip > state.stacks[state.turn]:
        return
    assert isinstance(ruled(hand, pushed(pile_of(chip))).act, Call | None)


@pytest.mark.parametrize(
    ("pile", "kind", "to"),
    [
        ("1000", Call, 100),
        ("100+25", Call, 100),
        ("100+25x2", RaiseTo, 200),
        ("100x3", RaiseTo, 300),
        ("25x3", Call, 100),
    ],
)
def test_under_the_gun_at_50_100(pile: str, kind: type, to: int) -> None:
    ruling = ruled(hand_of("tda-2024"), pushed(parse_pile(pile)))
    assert (type(ruling.act), ruling.chips.to) == (kind, to)


def test_a_player_who_may_not_raise_has_called() -> None:
    hand = hand_of("tda-2024", (5000, 5000, 5000, 650))
    for act in (RaiseTo(2, 500), RaiseTo(3, 650), Call(0), Call(1)):
        assert hand.act(act) is None
    for gesture in (said(Word.RAISE, 2000), said(Word.ALL_IN), pushed(pile_of(1000, 1000))):
        ruling = ruled(hand, gesture)
        assert (ruling.act, ruling.chips.added) == (Call(2), 150)
        assert "tda-2024 47" in ruling.rules


def test_a_ruling_carries_the_figures_that_decided() -> None:
    hand = hand_of("tda-2024")
    assert hand.raise_to(1100) is None
    called = ruled(hand, pushed(parse_pile("1000+500")))
    assert called.facts == (("reason", "all-chips-needed"), ("one-chip-less", 1000))
    raised = ruled(hand, pushed(parse_pile("1000+100x7")))
    assert raised.facts == (("reason", "half-raise-reached"), ("counted", 1700), ("half-raise", 1600))


@pytest.mark.parametrize("pile", ["500x4", "1000+500+100x6", "1000+100"])
def test_half_of_a_raise_explains_only_what_it_decided(pile: str) -> None:
    """A whole raise needs no half, and neither does a plain call."""
    hand = hand_of("tda-2024")
    assert hand.raise_to(1100 if pile.startswith("1000") else 1000) is None
    facts = dict(ruled(hand, pushed(parse_pile(pile))).facts)
    assert facts.get("reason") not in ("half-raise-reached", "half-raise-not-reached")
    number = ruled(hand, said(Word.AMOUNT, parse_pile(pile).total))
    assert "reason" not in dict(number.facts)


def test_a_raise_cut_down_to_the_pot_was_not_made_up() -> None:
    ruling = ruled(hand_of("tda-2024", limit=Limit.POT_LIMIT), pushed(parse_pile("100x20")))
    assert (ruling.key, ruling.chips.to, dict(ruling.facts).get("reason")) == ("raise", 350, None)


@pytest.mark.parametrize(
    ("book", "gesture", "rules"),
    [
        ("figp-2012", said(Word.RAISE, 600), ("figp-2012 12", "figp-2012 9c")),
        ("figp-2012", said(Word.RAISE, 150), ("figp-2012 12", "figp-2012 15", "figp-2012 9c")),
        ("figp-2012", said(Word.RAISE), ("figp-2012 12", "figp-2012 9c")),
        ("figp-2012", said(Word.CALL, chips=pile_of(1000)), ("figp-2012 12",)),
        ("pslive", said(Word.RAISE, 150), ("pslive 30", "pslive 36", "tda-2024 43")),
        ("pslive", said(Word.CALL), ("pslive 30",)),
        ("tda-2024", said(Word.RAISE, 600), ("tda-2024 40", "tda-2024 43")),
        ("tda-2024", said(Word.CALL), ("tda-2024 51",)),
    ],
)
def test_spoken_acts_rest_on_the_rules_about_speaking(book: str, gesture: Gesture, rules: tuple[str, ...]) -> None:
    assert ruled(hand_of(book), gesture).rules == rules


@pytest.mark.parametrize("book", RULEBOOKS)
@pytest.mark.parametrize("word", [Word.FOLD, Word.CHECK, Word.CALL, Word.RAISE])
def test_no_word_takes_back_chips_that_were_put_in_before_it(book: str, word: Word) -> None:
    silent = ruled(hand_of(book), pushed(parse_pile("100x3")))
    late = ruled(hand_of(book), Gesture(word, chips=parse_pile("100x3"), order=CameFirst.CHIPS_FIRST))
    assert (late.act, late.chips) == (silent.act, silent.chips) == (RaiseTo(2, 300), silent.chips)


def test_check_is_what_calling_nothing_means() -> None:
    hand = hand_of("tda-2024", (5000, 5000, 5000))
    for act in (Call(2), Call(0)):
        assert hand.act(act) is None
    ruling = ruled(hand, said(Word.CALL))
    assert (ruling.key, ruling.act, ruling.rules) == ("check", Check(1), ("tda-2024 55",))


@pytest.mark.parametrize(
    ("gesture", "code"),
    [
        (Gesture(seat=3), "not-your-turn"),
        (Gesture(seat=2), "hand-dead"),
        (Gesture(seat=0), "all-in"),
        (Gesture(seat=9), "no-such-seat"),
        (pushed(pile_of(5000)), "not-enough-chips"),
        (pushed(pile_of(100), front=Front(pulled=200)), "more-taken-back"),
        (pushed(pile_of(100), front=Front(pile_of(25))), "chips-missing"),
        (said(Word.AMOUNT, 0), "no-amount"),
    ],
)
def test_what_cannot_have_happened_is_refused_with_its_reason(gesture: Gesture, code: str) -> None:
    hand = hand_of("tda-2024", (400, 5000, 5000, 5000))
    for act in (None, RaiseTo(3, 300), RaiseTo(0, 400)):
        assert (hand.fold() if act is None else hand.act(act)) is None
    before = betting(hand)
    answer = what_binds(hand.rules, before, gesture)
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert "\n" not in answer_text(answer)
    assert betting(hand) is before


def test_chips_taken_back_are_still_his() -> None:
    """Chips taken back and put in again count once: what he pushes is limited by all that he has."""
    hand = hand_of("tda-2024")
    for act in (RaiseTo(2, 600), None, None):
        assert (hand.fold() if act is None else hand.act(act)) is None
    ruling = ruled(hand, pushed(pile_of(1000), front=Front(pulled=100)))
    assert (ruling.key, ruling.chips.added, ruling.chips.returned) == ("call", 500, 400)
