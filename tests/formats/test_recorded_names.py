"""Copies of records: a hand that was played again and is written again says what it said, in either format."""

from collections.abc import Iterator

from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.event.facts import recorded_facts
from shuffleup.formats.ohh.names import recorded_ohh_meta
from shuffleup.formats.ohh.open_hand_history import OhhMeta, hand_to_ohh, has_game_type
from shuffleup.formats.phh.names import recorded_phh_meta
from shuffleup.formats.phh.phh import PhhHand, PhhMeta, ReplayedHand, Replayer, hand_to_phh, read_phh
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars
from shuffleup.hand.events import HandStarted
from shuffleup.hand.play import Hand
from tests.formats.any_hands import BOOK, Finished, finished_hands
from tests.formats.phh_hands import WILD, random_hand
from tests.formats.plain_hands import EVENT, folded_round, plan_of

REPLAYER = Replayer(BOOK)
STARTED = 1_767_268_800_000_000


def hands() -> Iterator[Finished]:
    for number in range(270):
        hand = random_hand(number, WILD)
        yield Finished(tuple(hand.events), hand.deck)
    yield from finished_hands(1)


def again(record: PhhHand) -> Hand:
    outcome, played = REPLAYER.replayed(record)
    assert isinstance(outcome, ReplayedHand) and outcome.equal, outcome
    assert played is not None
    return played


def test_a_copy_in_phh_is_the_same_text() -> None:
    for hand in hands():
        text = hand_to_phh(hand.events, hand.deck, PhhMeta(number="autumn-1-3", level=2, started=STARTED, facts=EVENT))
        record = read_phh(text, "x.phh")
        copy = again(record)
        assert hand_to_phh(copy.events, copy.deck, recorded_phh_meta(record)) == text


def test_an_ante_that_nobody_could_pay_is_owed_in_the_copy_too() -> None:
    hand = folded_round(plan_of(5000, 100, 7000))
    text = hand_to_phh(hand.events, hand.deck)
    assert "ante_trimming_status = false\nantes = [0, 0, 0]" in text
    record = read_phh(text, "x.phh")
    copy = again(record)
    assert hand_to_phh(copy.events, copy.deck, recorded_phh_meta(record)) == text
    assert hand_to_ohh(copy.events, copy.deck) == hand_to_ohh(hand.events, hand.deck)


def test_a_copy_in_open_hand_history_is_the_same_text_from_either_format() -> None:
    for hand in hands():
        started = hand.events[0]
        assert isinstance(started, HandStarted)
        if not has_game_type(started.plan.game):
            continue
        meta = OhhMeta(number="autumn-1-3", started=STARTED, event=EVENT, rulebook="tda-2024", level=3)
        text = hand_to_ohh(hand.events, hand.deck, meta)
        names = PhhMeta(number=meta.number, started=STARTED, facts=EVENT, rulebook=meta.rulebook, level=3)
        (ohh,) = read_ohh(text, "x.ohh")
        for record in (ohh, read_phh(hand_to_phh(hand.events, hand.deck, names), "x.phh")):
            copy = again(record)
            assert hand_to_ohh(copy.events, copy.deck, recorded_ohh_meta(record, 1)) == text
            assert recorded_phh_meta(record).level == 3
            assert " - Level III (" in hand_to_pokerstars(copy.events, copy.deck, recorded_ohh_meta(record, 1))


def test_an_event_that_another_program_tells_of_in_its_own_way_is_left_out() -> None:
    assert recorded_facts(EVENT.tournament_info()) == EVENT
    for odd in (None, 7, [], {}, {"name": "no number"}, {"tournament_number": "1", "buyin_amount": float("inf")}):
        assert recorded_facts(odd) is None
