"""Rooms of one kind of player: how far the forecast of durations is from them, and how unsure that makes it.

    python -m bench.duration_rooms            the table, some minutes
    python -m bench.duration_rooms --write    the same, and bench/results.md is rewritten

The forecast is fitted to fields as the bots come, a few of each character. Here everybody in the room has the same one.
For each such room the ``pot`` is sought whose forecast is nearest to its events; how far its logarithms spread says how
much rooms may differ. No real room is of one kind: if all mixes of the characters are equally likely (the flat
Dirichlet law), the mean of a mix has the variance of the characters divided by one more than their number.
"""

import argparse
import math
import statistics
from unittest import mock

import numpy as np
from msgspec.structs import replace

from bench.duration import ahead, of_engine, times
from bench.duration_events import KINDS, Kind, Recorded, entrants, thinned
from bench.results import write_section
from shuffleup.bots.bot import Bot
from shuffleup.bots.chance import mixed
from shuffleup.bots.character import CHARACTERS, Character
from shuffleup.maths.duration import STANDARD
from shuffleup.maths.duration_runs import traced
from shuffleup.service.batch import RunFacts, play_run

ROOMS = ("club, 36 players, 15 minutes", "turbo, 36 players", "deep, 27 players")
RUNS, SEED = 5, 77
COMPARED = (1, 2, 4, 5)
"""When a half and a quarter were left, the money was reached, and the event ended."""
FACTORS = np.linspace(-1.2, 1.2, 13)
"""Logarithms of what the pots of the forecast are tried with."""


def played(kind: Kind, character: Character) -> Recorded:
    """The event with everybody of one character."""

    def cast(seed: int, player: int) -> Bot:
        return Bot(character, mixed(mixed(mixed(seed) + player)))

    runs = []
    with mock.patch("shuffleup.service.simulate.bot_for", cast):
        for number in range(RUNS):
            facts = play_run(entrants(kind), SEED, number)
            assert isinstance(facts, RunFacts), facts
            runs.append(thinned(facts))
    return Recorded(kind, tuple(runs))


def forecasts(kind: Kind) -> np.ndarray:
    """The logarithms of the middle times that the forecast has with each of the pots: a row for each."""
    at = ahead(Recorded(kind, ()))
    rows = []
    for factor in FACTORS:
        model = replace(STANDARD, unsure=0.0, pot=STANDARD.pot * math.exp(factor))
        trace = traced(at.field, at.course, model, 150, np.random.default_rng(1))
        rows.append(np.median(np.log(times(trace, at.field)[[*COMPARED]]), axis=1))
    return np.array(rows)


def nearest(middles: np.ndarray, seen: np.ndarray) -> float:
    """The logarithm of the pot whose times are nearest to those that were seen, between the tried ones too."""
    fine = np.linspace(FACTORS[0], FACTORS[-1], 25 * (len(FACTORS) - 1) + 1)
    lines = np.array([np.interp(fine, FACTORS, column) for column in middles.T]).T
    return float(fine[((lines - seen) ** 2).mean(axis=1).argmin()])


def body() -> str:
    """The whole section."""
    rows: list[str] = []
    pots: dict[str, list[float]] = {}
    for kind in [kind for kind in KINDS if kind.name in ROOMS]:
        middles = forecasts(kind)
        for character in CHARACTERS:
            seen = np.median(np.log(of_engine(played(kind, character))[[*COMPARED]]), axis=1)
            pot = nearest(middles, seen)
            pots.setdefault(character.name, []).append(pot)
            off = " | ".join([f"{one:+.0%}" for one in np.exp(seen - middles[len(FACTORS) // 2]) - 1])
            rows.append(f"| {kind.name} | {character.name} | {off} | {math.exp(pot):.2f} |")
    spread = statistics.pstdev([statistics.fmean(found) for found in pots.values()])
    return "\n".join(
        [
            f"Everybody of one character, {RUNS} runs each: how much later than the forecast's middle so many were "
            "left, and how many times the forecast's pots would have to be to agree.",
            "",
            "| event | everybody is a | half left | a quarter | in the money | end | pots |",
            "| --- | --- | --- | --- | --- | --- | --- |",
            *rows,
            "",
            f"The logarithms of the pots spread by {spread:.2f} from one character to the next, "
            f"and by {spread / math.sqrt(len(pots) + 1):.2f} from one mix of them to the next.",
        ]
    )


def main() -> None:
    """Prints the table; with ``--write`` also files it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    arguments = parser.parse_args()
    text = body()
    print(text)
    if arguments.write:
        write_section("Rooms of one kind of player", text)


if __name__ == "__main__":
    main()
