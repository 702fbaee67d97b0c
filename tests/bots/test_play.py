"""Do bots play poker: legal, the same every time, better than chance, and not by throwing their chips in?"""

import os
import subprocess
import sys
from hashlib import sha256
from statistics import mean, stdev

import pytest

from shuffleup.answer import Refusal
from shuffleup.bots.bot import Bot, Player
from shuffleup.bots.cast import bot_for
from shuffleup.bots.character import CHARACTERS, REGULAR
from shuffleup.bots.moves import Move
from shuffleup.cards.card import Card
from shuffleup.cards.dice import SeededDice
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Fold, RaiseTo
from shuffleup.hand.decide import decide
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound
from tests.bots.random_player import RandomPlayer
from tests.bots.ring import BLIND, GAMES, decisions, plan_of, play, rules_of, shuffled

NIGHTLY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"


@pytest.mark.parametrize(("key", "limit"), GAMES)
def test_every_choice_is_legal_in_any_state(key: str, limit: Limit) -> None:
    """Random players steer hands into odd places; at each decision a bot of each kind must have a legal answer."""
    rules = rules_of(key, limit)
    dice = SeededDice(b"legal", f"{key}/{limit.value}")
    seen = 0
    while seen < 1_200:
        stacks = [1 + dice.below(40 * BLIND) for _ in range(2 + dice.below(8))]
        plan = plan_of(rules, seen, stacks, ante=dice.below(2) * BLIND)
        steering = RandomPlayer(dice.below(1 << 30))
        for hand, legal, hole in decisions(rules, plan, shuffled(dice)):
            assert isinstance(hand.state, BettingRound)
            character = CHARACTERS[seen % len(CHARACTERS)]
            move = Bot(character, seen).choose(hand.state, hole, legal)
            answer = decide(rules, hand.state, hand.deck, move)
            assert not isinstance(answer, Refusal), (answer, character.name, move, legal)
            assert not (isinstance(move, Fold) and not legal.fold), "folded for nothing"
            seen += 1
            assert hand.act(steering.choose(hand.state, hole, legal)) is None


@pytest.mark.parametrize(("key", "limit"), GAMES)
def test_a_table_of_bots_plays_down_to_one(key: str, limit: Limit) -> None:
    """With blinds rising somebody must win, in every game, and no chip may be lost on the way."""
    rules = rules_of(key, limit)
    dice = SeededDice(b"sit and go", f"{key}/{limit.value}")
    seats = [(player, 50 * BLIND) for player in range(6)]
    hands = 0
    while len(seats) > 1:
        blind = BLIND * 2 ** (hands // 12)
        assert hands < 200, f"still {len(seats)} players with blinds of {blind}"
        plan = plan_of(rules, hands, [stack for _, stack in seats], blind, ante=blind if limit is Limit.NO_LIMIT else 0)
        after = play(rules, plan, shuffled(dice), [bot_for(11, player) for player, _ in seats])
        assert sum(after) == 300 * BLIND
        seats = [(player, stack) for (player, _), stack in zip(seats, after, strict=True) if stack]
        seats = [*seats[1:], seats[0]]
        hands += 1


def test_bots_beat_random_play() -> None:
    """At least 50 big blinds per 100 hands, six-handed with 100 big blinds: the mean less three standard errors."""
    rules = rules_of("holdem", Limit.NO_LIMIT)
    dice = SeededDice(b"yardstick")
    won: list[float] = []
    for hand in range(10_000 if NIGHTLY else 3_000):
        bots = [(seat + hand) % 2 == 0 for seat in range(6)]
        players: list[Player] = [
            bot_for(hand, seat) if bot else RandomPlayer(hand * 6 + seat) for seat, bot in enumerate(bots)
        ]
        after = play(rules, plan_of(rules, hand, [100 * BLIND] * 6), shuffled(dice), players)
        won.append(sum([stack / BLIND - 100 for stack, bot in zip(after, bots, strict=True) if bot]) / 3)
    assert 100 * (mean(won) - 3 * stdev(won) / len(won) ** 0.5) > 50


class Habits:
    """What a table of bots does before the flop, counted over seats."""

    def __init__(self) -> None:
        self.entered: set[tuple[int, int]] = set()
        self.raised: set[tuple[int, int]] = set()
        self.moved_in: set[tuple[int, int]] = set()

    def watch(self, state: BettingRound, legal: Options, hole: tuple[Card, ...], move: Move) -> None:
        """Notes one decision."""
        if state.felt.street == 0 and isinstance(move, Call | RaiseTo):
            who = (state.felt.plan.hand, legal.seat)
            self.entered.add(who)
            put_in = legal.call if isinstance(move, Call) else move.to - state.bets[legal.seat]
            if isinstance(move, RaiseTo):
                self.raised.add(who)
            if put_in == state.stacks[legal.seat]:
                self.moved_in.add(who)


@pytest.mark.parametrize("seats", [2, 6, 9])
def test_deep_bots_rarely_move_in_before_the_flop(seats: int) -> None:
    """Above 20 big blinds fewer than one hand in twenty sees anybody all-in before the flop."""
    rules = rules_of("holdem", Limit.NO_LIMIT)
    dice = SeededDice(b"depth", str(seats))
    habits = Habits()
    hands = 3_000 if NIGHTLY else 800
    for hand in range(hands):
        stacks = [(21 + dice.below(80)) * BLIND for _ in range(seats)]
        bots = [bot_for(hand, seat) for seat in range(seats)]
        play(rules, plan_of(rules, hand, stacks, ante=BLIND), shuffled(dice), bots, habits.watch)
    assert len({hand for hand, _ in habits.moved_in}) < 0.05 * hands
    share = len(habits.entered) / (hands * seats)
    usual = {2: (0.5, 0.9), 6: (0.22, 0.42), 9: (0.15, 0.3)}[seats]
    assert usual[0] < share < usual[1]
    assert 0.35 < len(habits.raised) / len(habits.entered) < 0.85


def test_characters_differ_as_their_names_say() -> None:
    rules = rules_of("holdem", Limit.NO_LIMIT)
    figures = {}
    for character in CHARACTERS:
        dice = SeededDice(b"characters")
        habits = Habits()
        for hand in range(250):
            bots = [Bot(character, 6 * hand + seat) for seat in range(6)]
            play(rules, plan_of(rules, hand, [60 * BLIND] * 6), shuffled(dice), bots, habits.watch)
        figures[character.name] = (len(habits.entered), len(habits.raised) / len(habits.entered))
    entered = {name: figure[0] for name, figure in figures.items()}
    raised = {name: figure[1] for name, figure in figures.items()}
    assert entered["rock"] < entered["regular"] < entered["gambler"]
    assert min(entered, key=lambda name: entered[name]) == "rock"
    assert min(raised, key=lambda name: raised[name]) == "calling station"
    assert raised["shark"] > raised["tourist"]


def _digest() -> str:
    """All that forty hands of nine bots in three games do, as one number."""
    done = sha256()
    for key, limit in (("holdem", Limit.NO_LIMIT), ("omaha", Limit.POT_LIMIT), ("omaha-8", Limit.FIXED_LIMIT)):
        rules = rules_of(key, limit)
        dice = SeededDice(b"again", key)
        for hand in range(40):
            bots = [bot_for(99, seat) for seat in range(9)]
            moves: list[Move] = []
            play(
                rules, plan_of(rules, hand, [4_000] * 9), shuffled(dice), bots, lambda *step, m=moves: m.append(step[3])
            )
            done.update(repr(moves).encode())
    return done.hexdigest()


def test_the_same_seed_plays_the_same_in_every_process() -> None:
    code = "from tests.bots.test_play import _digest; print(_digest())"
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for hash_seed in ("1", "2")
    ]
    assert runs == [_digest()] * 2


def test_another_seed_plays_differently() -> None:
    rules = rules_of("holdem", Limit.NO_LIMIT)
    plays = set()
    for seed in range(4):
        dice = SeededDice(b"same cards")
        moves: list[Move] = []
        for hand in range(30):
            bots = [Bot(REGULAR, 1_000 * seed + seat) for seat in range(6)]
            play(
                rules, plan_of(rules, hand, [6_000] * 6), shuffled(dice), bots, lambda *step, m=moves: m.append(step[3])
            )
        plays.add(repr(moves))
    assert len(plays) == 4
