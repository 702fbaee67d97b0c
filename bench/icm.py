"""ICM, deals and payouts: how long one call takes, how right it is, and how peers do the same in this process.

    python -m bench.icm            the tables, about half a minute
    python -m bench.icm --write    the same, and bench/results.md is rewritten

A call is timed whole, self-check included, from chip counts and prizes to values. Stacks are gamma distributed (shape
1.3) in chips of 100, prizes fall by 1 / place in threes. Errors are the largest over all players, relative: against a
closed form (two prizes; a prize for every place), and for the timed prizes against the same integral with half the step
and every player by himself. PokerKit goes through all orders of the paid places.
"""

import argparse
import platform
import statistics
import time
from collections.abc import Callable

import numpy as np
from msgspec import Struct
from pokerkit.analysis import calculate_icm

from bench.results import write_section
from shuffleup.maths import clock_fourier, clock_products
from shuffleup.maths.clock_field import StackCounts
from shuffleup.maths.clock_nodes import nodes
from shuffleup.maths.deals import DealMethod, DealTerms, deal
from shuffleup.maths.icm import IcmValues, icm
from shuffleup.maths.payouts import Rounding, UsualCurve, ladder
from tests.maths.exact import linear_values, two_place_values

CALLS = 15
SIZES = (
    (9, 9, 1.0),
    (100, 15, 5.0),
    (100, 100, 5.0),
    (1_000, 150, 15.0),
    (10_000, 1_500, 150.0),
    (100_000, 15_000, 2_000.0),
)
"""Players, paid places, and the milliseconds that are promised."""
PEER_SIZES = ((6, 6), (8, 6), (9, 3), (9, 6))


class Case(Struct, frozen=True):
    """A field and its prizes."""

    stacks: list[int]
    prizes: list[int]


def case(players: int, paid: int) -> Case:
    """The field of this size, the same in every run."""
    drawn = np.random.default_rng(players).gamma(1.3, size=players)
    stacks = (np.floor(drawn * 300).astype(int) * 100 + 100).tolist()
    return Case(stacks, [10**7 // (place - place % 3 + 3) for place in range(paid)])


def median_ms(work: Callable[[], object], calls: int = CALLS) -> float:
    """The median processor time of so many calls, after one to warm up: other work on the machine counts less in it."""
    work()
    spent = []
    for _ in range(calls):
        start = time.process_time()
        work()
        spent.append(time.process_time() - start)
    return statistics.median(spent) * 1_000


def valued(stacks: list[int], prizes: list[int]) -> np.ndarray:
    """Our values. Raises ``AssertionError`` if the call's own check does not hold."""
    found = icm(stacks, prizes)
    assert isinstance(found, IcmValues) and found.check.holds, found
    return np.array(found.values)


def largest(values: np.ndarray, truth: np.ndarray) -> float:
    """The largest relative difference."""
    return float(np.abs(values / truth - 1).max())


def refined(of: Case) -> np.ndarray:
    """The same prizes with half the first step, and without letting stacks stand for each other."""
    order = np.argsort(of.stacks, kind="stable")
    scaled = np.array(of.stacks, dtype=float)[order] / np.mean(of.stacks)
    prizes = np.array(of.prizes, dtype=float)
    lowest = prizes[-1] if len(prizes) == len(scaled) else 0.0
    contested = (prizes - lowest)[: np.count_nonzero(prizes - lowest)]
    at = nodes(scaled, len(contested), 0.4, 3.0)
    if len(scaled) <= 150:
        even, odd = clock_products.integrated(scaled, contested, at)
    else:
        each = np.arange(len(scaled))
        field = StackCounts(scaled, np.ones(len(scaled)), each, (), each)
        even, odd = clock_fourier.integrated(field, contested, at)
    values = np.empty(len(scaled))
    values[order] = lowest + even + odd
    return values


def size_rows() -> list[str]:
    """One row for each promised size."""
    rows = []
    for players, paid, limit in SIZES:
        of = case(players, paid)
        spent = median_ms(lambda of=of: icm(of.stacks, of.prizes))
        errors = [largest(valued(of.stacks, [50, 30]), two_place_values(of.stacks, 50, 30))]
        if players <= 10_000:
            errors.append(largest(valued(of.stacks, list(range(players, 0, -1))), linear_values(of.stacks)))
            errors.append(largest(valued(of.stacks, of.prizes), refined(of)))
        kept = "yes" if spent <= limit and max(errors) <= 1e-10 else "no"
        told = ", ".join([f"{error:.0e}" for error in errors])
        rows.append(f"| {players:,} | {paid:,} | {spent:.2f} | {limit:,.0f} | {told} | {kept} |")
    return rows


def peer_rows() -> list[str]:
    """PokerKit and ours in turn, on the same stacks."""
    rows = []
    for players, paid in PEER_SIZES:
        of = case(players, paid)
        pairs = []
        for _ in range(5):
            theirs = median_ms(lambda of=of: calculate_icm(of.prizes, of.stacks), 1)
            pairs.append((median_ms(lambda of=of: icm(of.stacks, of.prizes), 3), theirs))
        ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratios = [other / mine for mine, other in pairs]
        apart = largest(
            np.array([float(value) for value in calculate_icm(of.prizes, of.stacks)]), valued(of.stacks, of.prizes)
        )
        rows.append(
            f"| {players} | {paid} | {ours:.2f} | {theirs:.2f} | {statistics.median(ratios):.1f} "
            f"({min(ratios):.1f} to {max(ratios):.1f}) | {apart:.0e} |"
        )
    return rows


def money_rows() -> list[str]:
    """Deals and ladders against their limits."""
    nine = case(9, 9)
    terms = DealTerms(method=DealMethod.ICM, unit_cents=100)
    timed = [
        ("a deal of nine by ICM", 50.0, lambda: deal(nine.stacks, nine.prizes, terms)),
        ("a ladder for 10,000 entries", 5.0, lambda: ladder(UsualCurve(), 10**8, 10_000, Rounding(500, 15_000))),
    ]
    rows = []
    for name, limit, work in timed:
        spent = median_ms(work)
        rows.append(f"| {name} | {spent:.2f} | {limit:g} | {'yes' if spent <= limit else 'no'} |")
    return rows


def main() -> None:
    """Prints the tables; with ``--write`` also files them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    arguments = parser.parse_args()
    machine = f"CPython {platform.python_version()}, NumPy {np.__version__}, {platform.machine()}, one process"
    body = "\n".join(
        [
            f"{machine}; milliseconds of processor time, medians of {CALLS} calls.",
            "",
            "| players | paid | ms | promised | largest relative errors | kept |",
            "| --- | --- | --- | --- | --- | --- |",
            *size_rows(),
            "",
            "| players | paid | ours, ms | PokerKit, ms | ratio (range) | largest difference |",
            "| --- | --- | --- | --- | --- | --- |",
            *peer_rows(),
            "",
            "| what | ms | promised | kept |",
            "| --- | --- | --- | --- |",
            *money_rows(),
        ]
    )
    print(body)
    if arguments.write:
        write_section("ICM, deals and payouts", body)


if __name__ == "__main__":
    main()
