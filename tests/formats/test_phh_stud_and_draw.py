"""Stud, draw and short deck written as PHH: we replay what we write, and so does PokerKit."""

import random
import tomllib
import warnings
from collections import Counter

import pytest
from msgspec.structs import replace
from pokerkit import HandHistory

from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh
from shuffleup.formats.phh.phh import (
    PhhError,
    PhhReading,
    Record,
    Refused,
    ReplayedHand,
    hand_to_phh,
    other_readings,
    read_phh,
    replay,
)
from shuffleup.games.limits import Limit
from shuffleup.hand.events import BroughtIn, HandKilled, HandStarted
from shuffleup.hand.play import Hand
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.seat import Attendance
from tests.formats.phh_hands import recorded_stacks
from tests.games.random_hands import act_by_chance, random_hand
from tests.hand.stud_table import seventh_of

TDA = resolved("tda-2024")
GAMES = {
    "F7S": ("stud", Limit.FIXED_LIMIT, 7),
    "F7S/8": ("stud-8", Limit.FIXED_LIMIT, 7),
    "FR": ("razz", Limit.FIXED_LIMIT, 7),
    "N2L1D": ("single-draw-27", Limit.NO_LIMIT, 6),
    "F2L3D": ("triple-draw-27", Limit.FIXED_LIMIT, 6),
    "FB": ("badugi", Limit.FIXED_LIMIT, 6),
    "NS": ("short-deck", Limit.NO_LIMIT, 6),
}
HANDS = 120


def finished(code: str, seed: int) -> Hand:
    """A hand played by chance."""
    game, limit, seats = GAMES[code]
    chance = random.Random(seed)
    hand = random_hand(game, limit, seats, chance)
    while not hand.over:
        act_by_chance(hand, chance)
    return hand


def brought_in_by_nobody(hand: Hand) -> list[BroughtIn]:
    """The bring-in that the chips of an absent player made."""
    killed = {event.seat for event in hand.events if isinstance(event, HandKilled)}
    return [event for event in hand.events if isinstance(event, BroughtIn) and event.seat in killed]


def pokerkit_stacks(text: str) -> tuple[int, ...] | str:
    """The final stacks PokerKit comes to, or why it gives up."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return tuple(list(HandHistory.loads(text))[-1].stacks)
        except (ValueError, KeyError) as fault:  # a KeyError where it deals unknown up cards because it lost the thread
            return f"{type(fault).__name__}: {fault}"


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("record", Record)
def test_what_we_write_we_replay_to_the_same_stacks(code: str, record: Record) -> None:
    for seed in range(HANDS):
        hand = finished(code, seed)
        text = hand_to_phh(hand.events, hand.deck, record=record)
        assert tomllib.loads(text)["variant"] == code
        outcome = replay(read_phh(text, f"hand {seed}"), TDA)
        assert isinstance(outcome, ReplayedHand) and outcome.equal, f"{outcome}\n{text}"
        assert not outcome.allowances
        assert outcome.stacks == hand.state.stacks


@pytest.mark.parametrize("code", GAMES)
def test_pokerkit_finishes_with_the_same_stacks_or_we_said_why_not(code: str) -> None:
    foretold: Counter[PhhReading] = Counter()
    for seed in range(HANDS):
        hand = finished(code, seed)
        text = hand_to_phh(hand.events, hand.deck)
        theirs, ours = pokerkit_stacks(text), recorded_stacks(text)
        readings = other_readings(hand.events)
        assert theirs == ours or readings, f"hand {seed}: {theirs} instead of {ours}\n{text}"
        foretold.update(readings)
    assert sum(foretold.values()) < HANDS / 2


def absent_hand(game: str, limit: Limit, seed: int) -> Hand:
    """A hand played by chance with a player who is not there, often the one whose door card brings in."""
    chance = random.Random(seed)
    hand = random_hand(game, limit, 6, chance)
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    plan, away = started.plan, chance.randrange(len(started.plan.seats))
    seats = [replace(one, attendance=Attendance.ABSENT) if n == away else one for n, one in enumerate(plan.seats)]
    hand = Hand.start(hand.rules, replace(plan, seats=tuple(seats)), hand.deck)
    while not hand.over:
        act_by_chance(hand, chance)
    return hand


@pytest.mark.parametrize("limit", [Limit.FIXED_LIMIT, Limit.NO_LIMIT])
@pytest.mark.parametrize("game", ["stud", "stud-8", "razz"])
def test_the_chips_of_an_absent_player_bring_in_when_it_is_read_too(game: str, limit: Limit) -> None:
    found = 0
    for seed in range(60):
        hand = absent_hand(game, limit, seed)
        read = [read_phh(hand_to_phh(hand.events, hand.deck, record=record), f"hand {seed}") for record in Record]
        if game != "razz":
            read += read_ohh(hand_to_ohh(hand.events, hand.deck), f"hand {seed}")
        for one in read:
            outcome = replay(one, TDA)
            assert isinstance(outcome, ReplayedHand) and outcome.equal, outcome
            assert outcome.stacks == hand.state.stacks
        found += len(brought_in_by_nobody(hand))
    assert found > 5


def test_pokerkit_reads_of_an_absent_player_who_brings_in_as_foretold() -> None:
    for seed in range(60):
        hand = absent_hand("stud", Limit.FIXED_LIMIT, seed)
        text = hand_to_phh(hand.events, hand.deck)
        theirs, ours = pokerkit_stacks(text), recorded_stacks(text)
        assert theirs == ours or other_readings(hand.events), f"hand {seed}: {theirs} instead of {ours}\n{text}"


def test_a_bring_in_comes_once_and_from_the_door_card() -> None:
    hand = next(
        hand for seed in range(60) if brought_in_by_nobody(hand := absent_hand("stud", Limit.FIXED_LIMIT, seed))
    )
    text = hand_to_phh(hand.events, hand.deck)
    line = next(line for line in tomllib.loads(text)["actions"] if line.endswith(" pb"))
    again = text.replace(f'"{line}"', f'"{line}", "{line}"')
    outcome = replay(read_phh(again, "x.phh"), TDA)
    assert isinstance(outcome, Refused) and outcome.refusal.code == "no-bring-in"


def test_a_shared_seventh_card_is_written_and_read() -> None:
    for seats, stay, leave_on in ((8, 8, 9), (8, 7, 1), (8, 5, 3), (8, 4, 3), (8, 3, 3), (8, 2, 3)):
        hand = seventh_of("stud", stay, seats, leave_on)
        text = hand_to_phh(hand.events, hand.deck)
        # With two players left, stub and burns are enough for a card each.
        assert text.count('"d db ') == (stay > 2)
        outcome = replay(read_phh(text, "x.phh"), TDA)
        assert isinstance(outcome, ReplayedHand) and outcome.equal, outcome


def test_a_public_record_of_a_draw_names_no_discard() -> None:
    hand = finished("F2L3D", 3)
    text = hand_to_phh(hand.events, hand.deck, record=Record.PUBLIC)
    for line in tomllib.loads(text)["actions"]:
        if " sd" in line or "d dh" in line:
            assert set(line.split()[-1]) <= set("?sdh p123456")


STUD = """variant = "F7S"
antes = [5, 5]
bring_in = 10
small_bet = 50
big_bet = 100
starting_stacks = [1000, 1000]
actions = [{actions}]
"""
DEALT = '"d dh p1 AsAd2c", "d dh p2 KsKdQc"'


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ('"p2 pb"', "no-bring-in"),
        ('"p1 f"', "bring-in-owed"),
        ('"p1 pb", "p2 cbr 60"', "raise-not-the-bet"),
    ],
)
def test_a_wrong_bring_in_is_refused(actions: str, code: str) -> None:
    outcome = replay(read_phh(STUD.format(actions=f"{DEALT}, {actions}"), "x.phh"), TDA)
    assert isinstance(outcome, Refused) and outcome.refusal.code == code


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (STUD.format(actions=f'{DEALT}, "p1 sd As"'), "action 3 'p1 sd As': an exchange; seven-card stud has no draw"),
        (STUD.format(actions=f'{DEALT}, "d db 2h3h"'), "action 3 'd db 2h3h': a board; "),
        (
            STUD.format(actions=f'{DEALT}, "p1 sm AsAd"'),
            "action 3 'p1 sm AsAd': 2 instead of 3 cards are shown; ",
        ),
    ],
)
def test_cards_that_do_not_fit_the_game(text: str, told: str) -> None:
    with pytest.raises(PhhError) as caught:
        replay(read_phh(text, "x.phh"), TDA)
    assert told in str(caught.value)


DRAW = """variant = "N2L1D"
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [1000, 1000]
actions = ["d dh p1 2c3c4c5d9h", "d dh p2 2d3d4d5s9s", "p2 cc", "p1 cc", {actions}]
"""


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ('"p1 sd Kh"', "action 5 'p1 sd Kh': p1 does not hold Kh; "),
        ('"p1 sd 9h", "p2 sd", "d dh p1 7cKc"', "action 7 'd dh p1 7cKc': 2 cards for a draw of 1; "),
    ],
)
def test_exchanges_that_cannot_be(actions: str, told: str) -> None:
    with pytest.raises(PhhError) as caught:
        replay(read_phh(DRAW.format(actions=actions), "x.phh"), TDA)
    assert told in str(caught.value)
