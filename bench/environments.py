"""Steps per second of the environments against OpenSpiel and RLCard in one process, with random agents.

    python -m bench.environments            the table, about two minutes
    python -m bench.environments --write    the same, and bench/results.md is rewritten

A step is one decision: what the agent sees is read, with what it may do, an act is drawn of that, and it is played;
hands are dealt as often as they end. Ours and RLCard's observe by themselves; of OpenSpiel's state the observation and
the legal acts are asked. Both sides have the same choice, fold, call and about the same sizes. Windows are seconds of
this process, and ours and the peer's alternate. Ours has played for some seconds before, as its places are remembered.
"""

import argparse
import platform
import random
import time
import warnings
from collections.abc import Callable

from bench.hand_engine import Claim, Figure, Work, line, measure
from shuffleup import aec_env

WARM_SECONDS = 10.0
HEAD = (
    "| what | peer | our steps per second | theirs | ratio (range) | promised | kept |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)
UNIVERSAL = (
    "universal_poker(betting=nolimit,numPlayers={players},numRounds=4,blind={blinds},firstPlayer={first},numSuits=4,"
    "numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack={stacks},bettingAbstraction=fchpa)"
)


def steps(hand: Callable[[random.Random], int]) -> Work:
    """Plays hands for so many seconds of this process; ``hand`` answers how many steps it had."""
    rng = random.Random(5)

    def work(seconds: float) -> float:
        start = time.process_time()
        done = 0
        while time.process_time() - start < seconds:
            for _ in range(20):
                done += hand(rng)
        return done / (time.process_time() - start)

    return work


def our_steps(game: str, players: int) -> Work:
    """The loop of PettingZoo, up to the end of the hand."""
    env = aec_env(game, players=players)
    env.reset(seed=5)

    def hand(rng: random.Random) -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                break
            env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            done += 1
        return done

    work = steps(hand)
    work(WARM_SECONDS)
    return work


def rlcard_steps(game: str, players: int) -> Work:
    """RLCard's own loop."""
    import rlcard

    env = rlcard.make(game, config={"seed": 5, **({"game_num_players": players} if players != 2 else {})})

    def hand(rng: random.Random) -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            done += 1
        env.get_payoffs()
        return done

    return steps(hand)


def spiel_steps(name: str) -> Work:
    """OpenSpiel's states, with the observation and the legal acts of each decision."""
    import pyspiel

    game = pyspiel.load_game(name)

    def hand(rng: random.Random) -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor()
                done += 1
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return done

    return steps(hand)


def universal(players: int) -> str:
    """No-limit hold'em with 100 big blinds, as OpenSpiel names it."""
    blinds = "100 50" if players == 2 else " ".join(["50", "100", *["0"] * (players - 2)])
    first = "2 1 1 1" if players == 2 else "3 1 1 1"
    stacks = " ".join(["10000"] * players)
    return UNIVERSAL.format(players=players, blinds=blinds, first=first, stacks=stacks)


def claims() -> list[Claim]:
    """What is promised of random agents in games that the peers have."""
    two, six, leduc = our_steps("holdem", 2), our_steps("holdem", 6), our_steps("leduc", 2)
    card, spiel = "RLCard", "OpenSpiel"
    return [
        Claim("no-limit hold'em, 2 players", card, 10, two, rlcard_steps("no-limit-holdem", 2)),
        Claim("no-limit hold'em, 6 players", card, 10, six, rlcard_steps("no-limit-holdem", 6)),
        Claim("Leduc", card, 10, leduc, rlcard_steps("leduc-holdem", 2)),
        Claim("no-limit hold'em, 2 players", spiel, 0.5, two, spiel_steps(universal(2))),
        Claim("no-limit hold'em, 6 players", spiel, 0.5, six, spiel_steps(universal(6))),
        Claim("Leduc", spiel, 0.5, leduc, spiel_steps("leduc_poker")),
    ]


def main() -> None:
    """Prints the table; with ``--write`` also files it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    machine = f"CPython {platform.python_version()}, {platform.machine()}, one process; medians of 15 pairs of windows"
    print(machine, HEAD, sep="\n")
    rows = []
    for claim in claims():
        figure: Figure = measure(claim)
        rows.append(line(figure))
        print(rows[-1], flush=True)
    if arguments.write:
        from bench.results import write_section

        write_section("Environments", f"{machine} of processor time.\n\n{HEAD}\n" + "\n".join(rows))


if __name__ == "__main__":
    main()
