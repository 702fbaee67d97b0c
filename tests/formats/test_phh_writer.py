"""PHH out: what a file says about a hand, and that we read back what we wrote."""

import random
import tomllib
from collections import Counter
from collections.abc import Callable

import pytest

from shuffleup.cards.card import cards_text, parse_cards
from shuffleup.cards.deck import FULL_DECK, deck_of
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh
from shuffleup.formats.phh.phh import (
    Amounts,
    Leniency,
    PhhMeta,
    PhhReading,
    Record,
    ReplayedHand,
    hand_to_phh,
    numbered_hand,
    other_readings,
    read_phh,
    read_phhs,
    replay,
)
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.hand.events import BoardDealt, Folded, HandTabled, HolesDealt
from shuffleup.hand.play import Hand
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.deck.stub import StubOrder
from tests.formats.phh_hands import pokerkit_stacks, random_hand, recorded_stacks
from tests.formats.plain_hands import folded_round, plan_of, started
from tests.games.random_hands import act_by_chance, dealt
from tests.rulings.floor_by_chance import drop_the_stub

TDA = resolved("tda-2024")


def replayed(text: str) -> ReplayedHand:
    outcome = replay(read_phh(text, "x.phh"), TDA)
    assert isinstance(outcome, ReplayedHand), outcome
    return outcome


def test_a_file_says_what_the_hand_was() -> None:
    hand = folded_round(plan_of(5000, 6000, 7000))
    meta = PhhMeta(event='Club "Tuesday"\x7f', table="3", level=4, players=("Anna", "Bruno", "Carla"), seat_count=9)
    fields = tomllib.loads(hand_to_phh(hand.events, hand.deck, meta))
    assert fields.pop("actions")[:1] == ["d dh p1 2c2s"]
    assert fields == {
        "variant": "NT",
        "ante_trimming_status": False,
        "antes": [0, 100, 0],
        "blinds_or_straddles": [50, 100, 0],
        "min_bet": 100,
        "starting_stacks": [5000, 6000, 7000],
        "event": 'Club "Tuesday"\x7f',
        "table": "3",
        "level": 4,
        "hand": 7,
        "seats": [1, 2, 3],
        "seat_count": 9,
        "players": ["Anna", "Bruno", "Carla"],
        "finishing_stacks": [4950, 6050, 7000],
        "_counted_in": 1,
        "_smallest_chip": 25,
    }


def test_who_asks_for_it_has_the_amounts_in_the_smallest_chip() -> None:
    hand = folded_round(plan_of(5000, 6000, 7000))
    text = hand_to_phh(hand.events, hand.deck, amounts=Amounts.SMALLEST_CHIP)
    fields = tomllib.loads(text)
    assert (fields["blinds_or_straddles"], fields["min_bet"], fields["_counted_in"]) == ([2, 4, 0], 4, 25)
    assert (fields["starting_stacks"], fields["finishing_stacks"]) == ([200, 240, 280], [198, 242, 280])
    assert replayed(text).stacks == hand.state.stacks


def test_heads_up_forced_bets_stand_the_other_way_round() -> None:
    hand = folded_round(plan_of(5000, 6000))
    fields = tomllib.loads(hand_to_phh(hand.events, hand.deck))
    assert (fields["blinds_or_straddles"], fields["antes"]) == ([50, 100], [0, 100])
    assert read_phh(hand_to_phh(hand.events, hand.deck), "x.phh").stakes.blinds == (100, 50)


def test_a_public_record_names_no_card_that_was_not_shown() -> None:
    for number in range(60):
        hand = random_hand(number)
        shown = {event.seat for event in hand.events if isinstance(event, HandTabled)}
        dealt = next(event for event in hand.events if isinstance(event, HolesDealt))
        public = hand_to_phh(hand.events, hand.deck, record=Record.PUBLIC)
        full = hand_to_phh(hand.events, hand.deck)
        for seat, places in enumerate(dealt.places):
            cards = [hand.deck.cards[place] for place in places]
            assert f"d dh p{seat + 1} {cards_text(cards)}" in full
            assert (cards_text(cards) in public) is (seat in shown)


def test_a_short_ante_stands_as_it_was_paid_after_the_blind() -> None:
    hand = folded_round(plan_of(5000, 125, 7000))
    text = hand_to_phh(hand.events, hand.deck)
    assert tomllib.loads(text)["antes"] == [0, 25, 0]
    assert pokerkit_stacks(text) == recorded_stacks(text)
    assert replayed(text).stacks == hand.state.stacks


def test_a_call_over_a_short_blind_is_written_as_a_bet_of_the_full_blind() -> None:
    hand = started(plan_of(5000, 50, 7000, 7000))
    for _ in range(3):
        hand.call()
    while not hand.over:
        hand.check()
    text = hand_to_phh(hand.events, hand.deck)
    assert '"p3 cbr 100", "p4 cc", "p1 cc"' in text
    assert tomllib.loads(text)["min_bet"] == 1
    assert pokerkit_stacks(text) == recorded_stacks(text)
    assert replayed(text).stacks == hand.state.stacks
    assert [used.leniency for used in replayed(text).allowances] == [Leniency.CALL_AS_RAISE]
    assert other_readings(hand.events) == ()


def test_where_stub_and_burns_serve_not_everybody_the_muck_stays_where_it_is() -> None:
    """PokerKit deals the muck before it deals one card for all, so that the record of such a hand is marked."""
    marked: Counter[bool] = Counter()
    for seed in range(40):
        chance = random.Random(seed)
        hand = dealt(VARIANTS["stud"], Limit.FIXED_LIMIT, [1000] * 8, chance)
        while not hand.over:
            act_by_chance(hand, chance, folds=0.01)
        if not any(isinstance(event, BoardDealt) for event in hand.events):
            continue
        text = hand_to_phh(hand.events, hand.deck)
        says = PhhReading.SHARED_CARD in other_readings(hand.events)
        marked[says] += 1
        assert replayed(text).equal
        before = hand.events[: [isinstance(event, BoardDealt) for event in hand.events].index(True)]
        assert says is any(isinstance(event, Folded) for event in before)
        assert other_readings(hand.events) or pokerkit_stacks(text) == recorded_stacks(text), text
    assert marked[True] and marked[False]


def test_fixed_limit_has_no_bet_for_a_call_over_a_short_blind_and_says_so() -> None:
    hand = started(plan_of(5000, 50, 7000, 7000, limit=Limit.FIXED_LIMIT))
    for _ in range(3):
        hand.call()
    while not hand.over:
        hand.check()
    text = hand_to_phh(hand.events, hand.deck)
    assert other_readings(hand.events) == (PhhReading.SHORT_BLIND,)
    assert tomllib.loads(text)["_other_readings"] == [PhhReading.SHORT_BLIND.value]
    assert replayed(text).equal
    assert replayed(text).allowances == ()


def test_two_odd_chips_between_three_winners_go_one_each_and_are_marked() -> None:
    holes, burn, rest = "2c3c4c5c2d3d4d5d", "2h", [*parse_cards("AsKsQs2sJs3hTs")]
    known = [*parse_cards(holes + burn), *rest]
    deck = deck_of([*known, *(card for card in FULL_DECK if card not in known)])
    hand = started(plan_of(5000, 6000, 7000, 8000, unit=50, ante=50), deck)
    hand.call()
    hand.call()
    hand.fold()
    while not hand.over:
        hand.check()
    # 400 in chips of 50: everybody plays the royal flush on the board, and two each leave two.
    assert [chips - seat.stack for chips, seat in zip(hand.state.stacks, hand.state.felt.plan.seats, strict=True)] == [
        -50,
        0,
        50,
        0,
    ]
    text = hand_to_phh(hand.events, hand.deck)
    assert other_readings(hand.events) == (PhhReading.ODD_CHIPS,)
    assert replayed(text).equal
    assert pokerkit_stacks(text) != recorded_stacks(text)


def test_a_pot_that_only_the_smallest_chip_divides_so_is_marked() -> None:
    holes, burn, rest = "2c3c4c5c2d3d4d5d", "2h", [*parse_cards("AsKsQs2sJs3hTs")]
    known = [*parse_cards(holes + burn), *rest]
    deck = deck_of([*known, *(card for card in FULL_DECK if card not in known)])
    hand = started(plan_of(5000, 6000, 7000, 8000, ante=25), deck)
    hand.call()
    hand.call()
    hand.fold()
    while not hand.over:
        hand.check()
    # 375 among three: 125 each in chips of 25. Then 400, which only the smallest chip divides into 150, 125 and 125.
    assert other_readings(hand.events) == ()
    hand = started(plan_of(5000, 6000, 7000, 8000, ante=50), deck)
    hand.call()
    hand.call()
    hand.fold()
    while not hand.over:
        hand.check()
    text = hand_to_phh(hand.events, hand.deck)
    assert other_readings(hand.events) == (PhhReading.SMALLEST_CHIP,)
    assert pokerkit_stacks(text) != recorded_stacks(text)
    counted = hand_to_phh(hand.events, hand.deck, amounts=Amounts.SMALLEST_CHIP)
    assert other_readings(hand.events, Amounts.SMALLEST_CHIP) == ()
    assert pokerkit_stacks(counted) == recorded_stacks(counted)


def test_a_killed_hand_folds_when_its_turn_comes_and_is_killed_again_when_read() -> None:
    hand = started(plan_of(5000, 6000, 7000, 8000, absent=3))
    hand.call()
    hand.call()
    while not hand.over:
        hand.check()
    text = hand_to_phh(hand.events, hand.deck)
    assert '"p3 cc", "p4 f", "p1 cc"' in text
    assert tomllib.loads(text)["_killed"] == [4]
    assert replayed(text).equal
    text = hand_to_phh(hand.events, hand.deck, amounts=Amounts.SMALLEST_CHIP)
    assert pokerkit_stacks(text) == recorded_stacks(text)


def test_amounts_finer_than_the_smallest_chip_keep_it_as_a_field() -> None:
    hand = folded_round(plan_of(5010, 6000, 7000))
    fields = tomllib.loads(hand_to_phh(hand.events, hand.deck, amounts=Amounts.SMALLEST_CHIP))
    assert (fields["_counted_in"], fields["_smallest_chip"], fields["starting_stacks"][0]) == (5, 5, 1002)


def test_a_collection_is_written_section_by_section() -> None:
    hands = [random_hand(number) for number in range(5)]
    text = "".join(
        numbered_hand(number, hand_to_phh(hand.events, hand.deck)) for number, hand in enumerate(hands, start=1)
    )
    read = read_phhs(text, "night.phhs")
    assert [record.section for record in read] == ["[1]", "[2]", "[3]", "[4]", "[5]"]
    assert all(isinstance(outcome := replay(record, TDA), ReplayedHand) and outcome.equal for record in read)


def dropped_stub(key: str, order: StubOrder, seed: int) -> Hand:
    """The first to act folds, and the stub falls; the hand is played on by chance."""
    chance = random.Random(seed)
    hand = dealt(VARIANTS[key], Limit.FIXED_LIMIT, [1000] * 6, chance)
    while not hand.options().fold:
        hand.call()
    hand.fold()
    assert drop_the_stub(hand, order, chance)
    while not hand.over:
        act_by_chance(hand, chance, folds=0.05)
    return hand


WRITERS = (hand_to_phh, hand_to_ohh, hand_to_pokerstars)


@pytest.mark.parametrize("key", ["holdem", "stud", "triple-draw-27"])
def test_a_stub_that_the_floor_had_shuffled_goes_unsaid_where_the_cards_are_named(key: str) -> None:
    for seed in range(5):
        hand = dropped_stub(key, StubOrder.LOST, seed)
        assert replayed(hand_to_phh(hand.events, hand.deck)).equal


@pytest.mark.parametrize("writer", WRITERS)
@pytest.mark.parametrize("key", ["holdem", "stud"])
def test_a_card_that_came_back_from_the_muck_has_no_words(key: str, writer: Callable[..., str]) -> None:
    hand = dropped_stub(key, StubOrder.MIXED, 1)
    with pytest.raises(ValueError, match="the floor changed this hand"):
        writer(hand.events, hand.deck)


@pytest.mark.parametrize("order", [StubOrder.LOST, StubOrder.MIXED])
@pytest.mark.parametrize("key", ["omaha-5", "triple-draw-a5"])
def test_a_record_that_holds_the_deck_cannot_say_when_the_floor_had_it_shuffled(key: str, order: StubOrder) -> None:
    hand = dropped_stub(key, order, 1)
    with pytest.raises(ValueError, match="the floor changed this hand"):
        hand_to_phh(hand.events, hand.deck)


def test_only_a_whole_hand_is_written() -> None:
    hand = started(plan_of(5000, 6000))
    with pytest.raises(ValueError, match="a whole hand"):
        hand_to_phh(hand.events, hand.deck)
    with pytest.raises(ValueError, match="a whole hand"):
        hand_to_phh([], hand.deck)
