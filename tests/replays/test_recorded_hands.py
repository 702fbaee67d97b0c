"""Hands that were really played go through the engine and end with every recorded stack."""

import pytest
from msgspec.structs import replace

from shuffleup.formats.phh import NotDealt, PhhHand, Played, read_phh, replay
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from tests.replays.recorded import recorded_hands

FLOP_GAMES = {"NT": 405, "FT": 4, "PO": 5, "FO/8": 7}
OTHER_GAMES = {"NS": 1, "F7S": 7, "F7S/8": 4, "FR": 5, "F2L3D": 4, "N2L1D": 4, "FB": 1}
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
    counted = {code: sum(hand.game.code == code for hand in hands.values()) for code in {**FLOP_GAMES, **OTHER_GAMES}}
    assert counted == {**FLOP_GAMES, **OTHER_GAMES}


def test_every_flop_hand_ends_with_the_recorded_stacks(hands: dict[str, PhhHand]) -> None:
    outcomes = [replay(hand, resolved("tda-2024")) for hand in hands.values() if hand.game.code in FLOP_GAMES]
    wrong = [outcome for outcome in outcomes if not (isinstance(outcome, Played) and outcome.equal)]
    assert not wrong
    assert len(outcomes) == 421
    assert sum(bool(outcome.hand.finishing) for outcome in outcomes) == 420
    assert not [used for outcome in outcomes if isinstance(outcome, Played) for used in outcome.allowances]


def test_a_recorded_stack_that_is_off_by_one_is_found_in_every_hand(hands: dict[str, PhhHand]) -> None:
    for place, hand in hands.items():
        if hand.game.code not in FLOP_GAMES or not hand.finishing:
            continue
        seat = len(hand.lines) % len(hand.stacks)
        altered = tuple(chips + (seat == other) for other, chips in enumerate(hand.finishing))
        outcome = replay(replace(hand, finishing=altered), resolved("tda-2024"))
        assert isinstance(outcome, Played)
        assert (outcome.equal, outcome.differing) == (False, (seat,)), place


def test_the_other_games_are_read_and_left_alone(hands: dict[str, PhhHand]) -> None:
    others = [hand for hand in hands.values() if hand.game.code in OTHER_GAMES]
    assert len(others) == 26
    assert all(isinstance(replay(hand, resolved("tda-2024")), NotDealt) for hand in others)


def test_halves_and_quarters_of_a_chip_are_found_and_stay_exact(hands: dict[str, PhhHand]) -> None:
    assert {place: hand.scale for place, hand in hands.items() if hand.scale > 1} == HALVES


@pytest.mark.parametrize("key", RULEBOOKS)
def test_the_hands_are_legal_under_every_book(hands: dict[str, PhhHand], key: str) -> None:
    outcomes = [replay(hand, resolved(key)) for hand in hands.values() if hand.game.code in FLOP_GAMES]
    assert [outcome for outcome in outcomes if not (isinstance(outcome, Played) and outcome.equal)] == []
