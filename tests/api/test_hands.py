"""A hand through the API: every game to its end and on, and what is wrong is one line."""

import random

import pytest

import shuffleup as sh
from shuffleup.games.catalogue import VARIANTS
from shuffleup.hand.state import BettingRound
from shuffleup.table.carry import carried_chips


@pytest.mark.parametrize("game", VARIANTS)
def test_bots_play_hand_after_hand_of_every_game_and_no_chip_is_lost(game: str) -> None:
    players = min(4, VARIANTS[game].seats_max)
    hand = sh.new_hand(game, stacks=[3_000] * players, seed=3)
    for number in range(4):
        hand.play(*[sh.bot_for(1, seat) for seat in range(len(hand.seats))])
        assert sum(hand.stacks.values()) + carried_chips(hand.deep.result().carry) == 3_000 * players
        left = [player for player, chips in hand.stacks.items() if chips]
        if len(left) < 2:
            break
        before = hand.number
        hand = hand.next_hand(seed=number)
        assert hand.number == before + 1
        assert {one.player for one in hand.seats} <= {*left}


def test_an_own_bot_over_six_players_takes_a_few_lines() -> None:
    dice = random.Random(5)
    hand = sh.new_hand(stacks=[5_000] * 6, seed=1)
    while not hand.over:
        legal = hand.legal
        if legal.fold and dice.random() < 0.2:
            hand.fold()
        elif legal.min_to and dice.random() < 0.3:
            hand.raise_to(legal.min_to)
        else:
            hand.check_or_call()
    assert sum(hand.stacks.values()) == 30_000
    assert sum(hand.won.values()) == 0
    assert hand.pot == 0


def test_a_hand_is_told_by_names_and_cards() -> None:
    hand = sh.new_hand(stacks={"Anna": 5_000, "Bruno": 5_000}, deck="As Kd Qh Js", blinds=(25, 50))
    assert (hand.turn, hand.pot, hand.button, hand.live) == ("Bruno", 75, "Bruno", ("Anna", "Bruno"))
    assert {*hand.cards("Anna"), *hand.cards("Bruno")} == {"As", "Kd", "Qh", "Js"}
    assert (hand.bets, hand.stacks) == ({"Anna": 50, "Bruno": 25}, {"Anna": 4_950, "Bruno": 4_975})
    other = hand.fork()
    other.call()
    assert (hand.turn, other.turn) == ("Bruno", "Anna")
    hand.call()
    hand.check()
    assert len(hand.board) == 3
    assert "Anna" in hand._repr_html_() and "<svg" in hand._repr_html_()


def test_the_button_moves_by_the_book_and_who_is_out_is_gone() -> None:
    hand = sh.new_hand(stacks={"Anna": 500, "Bruno": 5_000, "Carla": 5_000}, seed=2)
    assert hand.button == "Carla"
    hand.raise_to(5_000)
    hand.call()
    hand.fold()
    while not hand.over:
        hand.check_or_call()
    after = hand.next_hand(seed=3)
    assert ("Anna" in after.stacks) == (hand.stacks["Anna"] > 0)
    assert after.button != "Carla"


def test_a_refusal_is_a_value_or_an_exception_as_one_likes() -> None:
    hand = sh.new_hand(stacks=[1_000, 1_000, 1_000], seed=1)
    refusal = hand.check()
    assert refusal is not None and refusal.code
    strict = sh.new_hand(stacks=[1_000, 1_000, 1_000], seed=1, strict=True)
    with pytest.raises(sh.IllegalActError) as told:
        strict.check()
    assert told.value.refusal == refusal and "\n" not in str(told.value)
    assert isinstance(strict.deep.state, BettingRound)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "holdm"}, "holdem"),
        ({"stacks": [1_000]}, "a hand needs two"),
        ({"stacks": [1_000, 0]}, "at least one chip"),
        ({"stacks": [1_000, 2.5]}, "a whole number of chips is expected"),
        ({"limit": "no-limt"}, "no-limt"),
        ({"book": "tda"}, "tda-2024"),
        ({"deck": "As As"}, "As"),
        ({"deck": "Xx"}, "Xx"),
    ],
)
def test_what_is_wrong_is_one_line(wrong: dict[str, object], told: str) -> None:
    asked = {"game": "holdem", "stacks": [1_000, 1_000], **wrong}
    with pytest.raises((ValueError, TypeError)) as fault:
        sh.new_hand(**asked)
    assert told in str(fault.value) and "\n" not in str(fault.value)


def test_a_hand_that_is_on_has_no_next_one_and_no_result() -> None:
    hand = sh.new_hand(stacks=[1_000, 1_000], seed=1)
    for ask in (hand.next_hand, lambda: hand.won, lambda: hand.cards("Zoe"), lambda: hand.draw("As")):
        with pytest.raises(ValueError):
            ask()


def test_hands_are_written_and_read_in_each_format() -> None:
    hands = [sh.new_hand(stacks=[2_000] * 3, seed=seed).play(sh.bot_for(1, seed)) for seed in range(3)]
    for form in ("phh", "ohh"):
        again = list(sh.read_hands(sh.write_hands(hands, form)))
        assert [one.won for one in again] == [one.won for one in hands], form
    assert sh.write_hands(hands, "pokerstars").startswith("PokerStars Hand #")
    with pytest.raises(ValueError, match="phh, ohh or pokerstars"):
        sh.write_hands(hands, "csv")  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        list(sh.read_hands("this is\nno hand"))
