"""The peers, driven as their own documentation says, with the same policies and the same windows."""

import random
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from pokerkit import Automation, HandHistory, NoLimitTexasHoldem, PotLimitOmahaHoldem, State

SEATS = 6
STACK = 200
Work = Callable[[float], float]


class SpielState(Protocol):
    """The part of OpenSpiel's state that a policy asks."""

    def legal_actions(self) -> list[int]:
        """Fold (0), call or check (1) and every total that can be raised to."""
        ...


def pokerkit_hands(game: str, policy: str) -> Work:
    """Whole hands through PokerKit with all automations."""
    kind = {"holdem": NoLimitTexasHoldem, "omaha": PotLimitOmahaHoldem}[game]
    table = kind(tuple(Automation), True, 0, (1, 2), 2)  # noqa: FBT003 (the peer's own signature)
    play = {"uniform": _pokerkit_uniform, "calling": pokerkit_calling}[policy]
    rng = random.Random(5)

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        hands = 0
        while time.perf_counter() < end:
            state = table((STACK,) * SEATS, SEATS)
            while state.status:
                play(state, rng)
            assert sum(state.stacks) == SEATS * STACK
            hands += 1
        return hands / (time.perf_counter() - start)

    return work


def _pokerkit_uniform(state: State, rng: random.Random) -> None:
    least = state.min_completion_betting_or_raising_to_amount
    acts = ["call"] + ["fold"] * state.can_fold() + ["raise"] * (least is not None)
    act = acts[int(rng.random() * len(acts))]
    if act == "fold":
        state.fold()
    elif act == "call":
        state.check_or_call()
    else:
        most = state.max_completion_betting_or_raising_to_amount
        assert least is not None and most is not None
        state.complete_bet_or_raise_to(least + int(rng.random() * (most - least + 1)))


def pokerkit_calling(state: State, rng: random.Random) -> None:
    """Policy C of ``bench.hand_engine``."""
    draw = rng.random()
    if draw < 0.10 and state.can_fold():
        state.fold()
        return
    if draw < 0.25:
        least = state.min_completion_betting_or_raising_to_amount
        if least is not None:
            state.complete_bet_or_raise_to(least)
            return
    state.check_or_call()


def pokerkit_fork(deepcopy: Callable[[State], State]) -> Work:
    """The documented way to branch a PokerKit hand."""
    state = NoLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2)((STACK,) * SEATS, SEATS)  # noqa: FBT003
    state.check_or_call()

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        forks = 0
        while time.perf_counter() < end:
            deepcopy(state)
            forks += 1
        return forks / (time.perf_counter() - start)

    return work


def pokerkit_replays(folder: Path) -> Work:
    """Recorded hands through PokerKit, parsed beforehand."""
    histories = []
    for path in sorted(folder.rglob("*.phh")):
        if tomllib.loads(path.read_text(encoding="utf-8"))["variant"] == "NT":
            with path.open("rb") as file:
                histories.append(HandHistory.load(file))

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        done = 0
        while time.perf_counter() < end:
            for history in histories:
                for _ in history:
                    pass
                done += 1
                if time.perf_counter() >= end:
                    break
        return done / (time.perf_counter() - start)

    return work


def open_spiel_hands(policy: str) -> Work:
    """Whole hands through OpenSpiel's C++ ``universal_poker``, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(
        "universal_poker(betting=nolimit,numPlayers=6,numRounds=4,blind=1 2 0 0 0 0,firstPlayer=3 1 1 1,numSuits=4,"
        "numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=200 200 200 200 200 200,bettingAbstraction=fullgame)"
    )
    choose = {"uniform": _spiel_uniform, "calling": _spiel_calling}[policy]
    rng = random.Random(5)

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        hands = 0
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    cards = state.legal_actions()
                    state.apply_action(cards[int(rng.random() * len(cards))])
                else:
                    state.apply_action(choose(state, rng))
            hands += 1
        return hands / (time.perf_counter() - start)

    return work


def _spiel_uniform(state: SpielState, rng: random.Random) -> int:
    legal = state.legal_actions()
    kinds = [act for act in (0, 1) if act in legal[:2]]
    raises = len(legal) - len(kinds)
    kind = int(rng.random() * (len(kinds) + (raises > 0)))
    return kinds[kind] if kind < len(kinds) else legal[len(kinds) + int(rng.random() * raises)]


def _spiel_calling(state: SpielState, rng: random.Random) -> int:
    draw = rng.random()
    if draw < 0.25:
        legal = state.legal_actions()
        if draw < 0.10 and legal[0] == 0:
            return 0
        return next((act for act in legal[:3] if act > 1), 1)
    return 1
