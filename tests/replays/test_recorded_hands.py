"""Hands that were really played go through the engine and end with every recorded stack."""

import pytest
from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN
from shuffleup.formats.phh.phh import PhhError, PhhHand, Refused, ReplayedHand, read_phh, replay
from shuffleup.formats.phh.record import BRING_IN, DealHole, ExchangeCards, PhhAction, SeatAct
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from tests.replays.recorded import recorded_hands

FLOP_GAMES = {"NT": 405, "FT": 4, "PO": 5, "FO/8": 7, "NS": 1}
STUD_AND_DRAW = {"F7S": 7, "F7S/8": 4, "FR": 5, "F2L3D": 4, "N2L1D": 4, "FB": 1}
EVERY_GAME = {**FLOP_GAMES, **STUD_AND_DRAW}
HALVES = {"pluribus/32/23.phh": 2, "pluribus/60/88.phh": 2, "pluribus/91/43.phh": 2, "antonius-blom-2009.phh": 4}


@pytest.fixture(scope="module")
def hands() -> dict[str, PhhHand]:
    folder = recorded_hands()
    files = sorted(folder.rglob("*.phh"))
    return {
        str(file.relative_to(folder)): read_phh(file.read_text(encoding="utf-8"), str(file.relative_to(folder)))
        for file in files
    }


def test_every_hand_of_the_sample_is_there(hands: dict[str, PhhHand]) -> None:
    counted = {code: sum(hand.game.code == code for hand in hands.values()) for code in EVERY_GAME}
    assert counted == EVERY_GAME
    assert len(hands) == 447


def test_every_hand_ends_with_the_recorded_stacks(hands: dict[str, PhhHand]) -> None:
    outcomes = [replay(hand, resolved("tda-2024")) for hand in hands.values()]
    wrong = [outcome for outcome in outcomes if not (isinstance(outcome, ReplayedHand) and outcome.equal)]
    assert not wrong
    assert len(outcomes) == 447
    assert sum(bool(outcome.hand.finishing) for outcome in outcomes) == 444
    assert not [used for outcome in outcomes if isinstance(outcome, ReplayedHand) for used in outcome.allowances]


def test_a_recorded_stack_that_is_off_by_one_is_found_in_every_hand(hands: dict[str, PhhHand]) -> None:
    for place, hand in hands.items():
        if not hand.finishing:
            continue
        seat = len(hand.lines) % len(hand.stacks)
        altered = tuple(chips + (seat == other) for other, chips in enumerate(hand.finishing))
        outcome = replay(replace(hand, finishing=altered), resolved("tda-2024"))
        assert isinstance(outcome, ReplayedHand)
        assert (outcome.equal, outcome.differing) == (False, (seat,)), place


def test_a_door_card_or_a_discard_that_is_another_is_refused(hands: dict[str, PhhHand]) -> None:
    """Replaying stud and draw is worth something only if it fails when the record is altered."""
    altered = 0
    for place, hand in hands.items():
        for number, action in enumerate(hand.actions):
            if isinstance(action, SeatAct) and action.word == BRING_IN:
                wrong = replace(action, seat=(action.seat + 1) % len(hand.stacks))
                refused = replay(replace(hand, actions=_with(hand, number, wrong)), resolved("tda-2024"))
                assert isinstance(refused, Refused) and refused.refusal.code == "no-bring-in", place
                altered += 1
            elif isinstance(action, ExchangeCards) and action.cards and UNKNOWN not in action.cards:
                wrong_card = replace(action, cards=(*action.cards[1:], _elsewhere(hand)))
                with pytest.raises(PhhError, match="does not hold"):
                    replay(replace(hand, actions=_with(hand, number, wrong_card)), resolved("tda-2024"))
                altered += 1
                break
    assert altered == 16 + DRAWS_WITH_KNOWN_CARDS


DRAWS_WITH_KNOWN_CARDS = 4


def _with(hand: PhhHand, number: int, action: PhhAction) -> tuple[PhhAction, ...]:
    return (*hand.actions[:number], action, *hand.actions[number + 1 :])


def _elsewhere(hand: PhhHand) -> int:
    """A card that the record never names."""
    named = {card for action in hand.actions if isinstance(action, DealHole | ExchangeCards) for card in action.cards}
    return next(card for card in range(52) if card not in named)


def test_halves_and_quarters_of_a_chip_are_found_and_stay_exact(hands: dict[str, PhhHand]) -> None:
    assert {place: hand.scale for place, hand in hands.items() if hand.scale > 1} == HALVES


@pytest.mark.parametrize("key", RULEBOOKS)
def test_the_hands_are_legal_under_every_book(hands: dict[str, PhhHand], key: str) -> None:
    outcomes = [replay(hand, resolved(key)) for hand in hands.values()]
    assert [outcome for outcome in outcomes if not (isinstance(outcome, ReplayedHand) and outcome.equal)] == []
