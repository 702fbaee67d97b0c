"""``shuffleup run`` with several games: the examples are played to their end, and what is told of their games."""

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from shuffleup.cli.event_input import read_planned
from shuffleup.cli.run.command import play
from shuffleup.cli.run.report import RunDocument
from shuffleup.hand.events import HandStarted
from shuffleup.service.programme import event_of
from shuffleup.service.simulate import FinishedHand
from shuffleup.table.plan import GameKey
from tests.cli.shell import ROOT, ran

EXAMPLES = ROOT / "examples"
PRICE = re.compile(r"level \d+ \((?:[\d,]+/[\d,]+|ante [\d,]+, bring-in [\d,]+), bets [\d,]+/[\d,]+\), \d+ actions")


@pytest.mark.parametrize("name", ["horse", "pineapple", "dealers_choice"])
def test_the_examples_are_the_same_twice(name: str) -> None:
    told = [ran("run", str(EXAMPLES / f"{name}.toml"), "--seed", "7", "--json") for _ in range(2)]
    assert (told[0].status, told[0].err) == (0, "")
    assert told[0].out == told[1].out
    document = msgspec.json.decode(told[0].out, type=RunDocument, strict=True)
    assert len(document.standings) == document.event.entries
    assert document.standings[0].chips == document.totals.chips_in_play
    if name != "pineapple":
        mix = document.extras.mix
        assert mix is not None and sum([game.hands for game in mix.games]) == document.totals.hands


def test_horse_in_words() -> None:
    told = ran("run", str(EXAMPLES / "horse.toml"), "--seed", "7")
    assert told.status == 0
    assert told.out.startswith("HORSE night: 24 entries, HORSE, rulebook tda-2024\n")
    assert "Games: another at every level\n  holdem, fixed-limit " in told.out
    assert PRICE.search(told.out) and "0/0" not in told.out
    assert "easily mistaken" not in told.out


def hands_of(path: Path, seed: int = 7) -> list[FinishedHand]:
    hands: list[FinishedHand] = []
    play(event_of(read_planned(str(path))), seed, lambda _: None, hands.append)
    return hands


def game_of(hand: FinishedHand) -> GameKey:
    begun = hand.events[0]
    assert isinstance(begun, HandStarted)
    return begun.plan.game


def test_in_horse_the_level_says_the_game() -> None:
    order = ("holdem", "omaha-8", "stud", "razz", "stud-8")
    hands = hands_of(EXAMPLES / "horse.toml")
    assert {game_of(hand).variant for hand in hands} == set(order)
    assert all(game_of(hand).variant == order[(hand.level - 1) % 5] for hand in hands)


def test_in_dealers_choice_bots_choose_many_games_for_an_orbit_each() -> None:
    hands = hands_of(EXAMPLES / "dealers_choice.toml")
    assert len(Counter(map(game_of, hands))) >= 8
    first = [game_of(hand) for hand in hands if hand.table == 1][:12]
    assert len(set(first[:6])) == 1 and len(set(first[6:])) >= 1


def test_the_classical_order_is_played_and_warned_of(tmp_path: Path) -> None:
    text = (EXAMPLES / "horse.toml").read_text(encoding="utf-8")
    own = '[rotation]\ngames = ["holdem", "omaha-8", "razz", "stud", "stud-8"]\nchange = "hands"\nevery = 2\n\n[entry]'
    path = tmp_path / "classical.toml"
    path.write_text(text.replace("[entry]", own, 1), encoding="utf-8")
    told = ran("run", str(path), "--seed", "7")
    assert (told.status, told.err) == (0, "")
    assert "mixed, rulebook tda-2024" in told.out and "Games: another after every 2 hands of a table" in told.out
    assert (
        "times stud and stud eight-or-better followed each other; they are easily mistaken (tda-2024 RP-18)" in told.out
    )


def test_an_unknown_game_is_one_line_and_exit_2(tmp_path: Path) -> None:
    text = (EXAMPLES / "dealers_choice.toml").read_text(encoding="utf-8")
    path = tmp_path / "wrong.toml"
    path.write_text(text.replace('"razz fixed-limit"', '"raz fixed-limit"'), encoding="utf-8")
    told = ran("run", str(path))
    assert (told.status, told.out) == (2, "")
    assert "[rotation]: game 'raz' is not known; did you mean 'razz'?" in told.err.replace(
        "[rotation] ", "[rotation]: "
    )
    assert len(told.err.strip().splitlines()) <= 2 and "Traceback" not in told.err
