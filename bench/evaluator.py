"""Hands read per second, against eval7, phevaluator, treys and PokerKit in the same process.

    python -m bench.evaluator            the tables, about a minute
    python -m bench.evaluator --write    the same, and bench/results.md is rewritten

The peers are called hand by hand from Python, as they are used, with their cards made beforehand; ours in batches
through numba, in batches through NumPy, and hand by hand in plain Python. Each figure is the median of windows in which
both sides alternate. "Sequential" reads every one of the 133,784,560 hands of seven cards once, in compiled loops that
carry the sum of the first cards, and adds up the values.
"""

import argparse
import platform
import statistics
import time
from collections.abc import Callable
from importlib.resources import files

import eval7
import numba
import numpy as np
import phevaluator
import treys
from msgspec import Struct
from pokerkit import Card, OmahaHoldemHand, StandardHighHand

from bench import orders
from bench.results import write_section
from shuffleup.cards import lookup
from shuffleup.cards.card import CARD_TEXT
from shuffleup.cards.ranking import high, omaha_ranker
from shuffleup.maths.kernels.high import kernels
from shuffleup.maths.kernels.high_arrays import rank_arrays
from shuffleup.maths.kernels.high_numba import CARD_WORDS, FLUSH, SUIT_WORDS, ZERO, plain, suited_value

ALL_SEVENS = 133_784_560
FOUR_SUITED = np.uint64(sum(4 << (lookup.SUIT_SHIFT + 6 * suit) for suit in range(4)))
"""Added to the words of six cards, it sets the bits of ``FLUSH`` of a suit that is there four times."""
BATCH = 1_000_000
SINGLES, SLOW_SINGLES = 100_000, 1_000
PAIRS = 7

Work = Callable[[], int]
"""Reads hands and says how many."""


class Claim(Struct, frozen=True):
    """One line: how our rate compares with a peer's; 0 promises nothing."""

    name: str
    peer: str
    promised: float
    ours: Work
    theirs: Work


@numba.njit
def sum_of_all_sevens() -> int:
    """The values of all hands of seven cards, added up. A flush is looked for only with four of a suit among six."""
    total = ZERO
    for a in range(6, 52):
        for b in range(5, a):
            for c in range(4, b):
                word3 = CARD_WORDS[a] + CARD_WORDS[b] + CARD_WORDS[c]
                for d in range(3, c):
                    for e in range(2, d):
                        word5 = word3 + CARD_WORDS[d] + CARD_WORDS[e]
                        for f in range(1, e):
                            word6 = word5 + CARD_WORDS[f]
                            if (word6 + FOUR_SUITED) & FLUSH:
                                bits = SUIT_WORDS[a] | SUIT_WORDS[b] | SUIT_WORDS[c]
                                bits |= SUIT_WORDS[d] | SUIT_WORDS[e] | SUIT_WORDS[f]
                                total += sum_with_flushes(word6, bits, f)
                            else:
                                for g in range(f):
                                    total += plain(word6 + CARD_WORDS[g])
    return total


@numba.njit
def sum_with_flushes(word6: int, bits6: int, below: int) -> int:
    """The values of six cards with each seventh below."""
    total = ZERO
    for g in range(below):
        word = word6 + CARD_WORDS[g]
        total += suited_value(bits6 | SUIT_WORDS[g]) if word & FLUSH else plain(word)
    return total


def sequential() -> int:
    """Every hand of seven cards. The sum is that of the classes' known frequencies."""
    assert sum_of_all_sevens() == 450_468_187_308
    return ALL_SEVENS


def dealt(hands: int) -> np.ndarray:
    """Eleven distinct cards in each row, the same in every run."""
    drawn = np.random.default_rng(5).permuted(np.tile(np.arange(52, dtype=np.uint8), (hands, 1)), axis=1)
    return np.ascontiguousarray(drawn[:, :11])


def each(read: Callable[..., object], hands: list[tuple[object, ...]]) -> Work:
    """Reads hand by hand."""

    def work() -> int:
        for hand in hands:
            read(*hand)
        return len(hands)

    return work


def claims() -> list[Claim]:
    """What is compared with what."""
    rows = dealt(BATCH)
    sevens, four, five = (np.ascontiguousarray(part) for part in (rows[:, :7], rows[:, :4], rows[:, 4:9]))
    fast, slow = kernels(compiled=True), kernels(compiled=False)
    few = rows[:SINGLES].tolist()
    of_eval7 = [eval7.Card(text) for text in CARD_TEXT[:52]]
    eval7_sevens = each(eval7.evaluate, [([of_eval7[card] for card in row[:7]],) for row in few])
    ph_sevens = each(phevaluator.evaluate_cards, [tuple(row[:7]) for row in few])
    ph_omaha = each(phevaluator.evaluate_omaha_cards, [(*row[4:9], *row[:4]) for row in few])
    of_treys = [treys.Card.new(text) for text in CARD_TEXT[:52]]
    treys_sevens = each(
        treys.Evaluator().evaluate,
        [([of_treys[card] for card in row[:2]], [of_treys[card] for card in row[2:7]]) for row in few],
    )
    of_kit = [next(iter(Card.parse(text))) for text in CARD_TEXT[:52]]
    parts = [([of_kit[card] for card in row[:4]], [of_kit[card] for card in row[4:9]]) for row in few[:SLOW_SINGLES]]
    kit_sevens = each(StandardHighHand.from_game_or_none, [(hole[:2], board) for hole, board in parts])
    kit_omaha = each(OmahaHoldemHand.from_game_or_none, parts)
    single = each(high, [(row[:7],) for row in few])
    single_omaha = each(lambda hole, board: omaha_ranker(board)(hole), [(row[:4], row[4:9]) for row in few])
    batch, batch_plain = lambda: len(fast.high_values(sevens)), lambda: len(slow.high_values(sevens))
    omaha, omaha_plain = (
        lambda: len(fast.omaha_values(four, five)),
        lambda: len(slow.omaha_values(four[:SINGLES], five[:SINGLES])),
    )
    return [
        Claim("seven cards, sequential, numba", "eval7", 250, sequential, eval7_sevens),
        Claim("seven cards, random batch, numba", "eval7", 100, batch, eval7_sevens),
        Claim("seven cards, random batch, NumPy", "eval7", 0, batch_plain, eval7_sevens),
        Claim("seven cards, one by one, plain Python", "eval7", 1, single, eval7_sevens),
        Claim("seven cards, one by one, plain Python", "phevaluator", 0, single, ph_sevens),
        Claim("seven cards, one by one, plain Python", "treys", 0, single, treys_sevens),
        Claim("seven cards, one by one, plain Python", "PokerKit", 0, single, kit_sevens),
        Claim("seven cards, random batch, numba", "PokerKit", 0, batch, kit_sevens),
        Claim("Omaha, random batch, numba", "phevaluator", 0, omaha, ph_omaha),
        Claim("Omaha, random batch, NumPy", "phevaluator", 0, omaha_plain, ph_omaha),
        Claim("Omaha, one by one, plain Python", "phevaluator", 0, single_omaha, ph_omaha),
        Claim("Omaha, random batch, numba", "PokerKit", 0, omaha, kit_omaha),
        *[Claim(name, peer, 0, ours, theirs) for name, peer, ours, theirs in orders.lines()],
    ]


def agree() -> None:
    """Raises ``AssertionError`` unless all read the same hands alike."""
    rows = dealt(2_000)
    ours = kernels().high_values(np.ascontiguousarray(rows[:, :7])).tolist()
    assert ours == [7_463 - phevaluator.evaluate_cards(*row[:7]) for row in rows.tolist()]
    omaha = kernels().omaha_values(np.ascontiguousarray(rows[:, :4]), np.ascontiguousarray(rows[:, 4:9])).tolist()
    assert omaha == [7_463 - phevaluator.evaluate_omaha_cards(*row[4:9], *row[:4]) for row in rows.tolist()]


def rate(work: Work) -> float:
    """Hands per second of processor time: other work on the machine counts less in it."""
    start = time.process_time()
    hands = work()
    return hands / (time.process_time() - start)


def measured(claim: Claim) -> tuple[str, float]:
    """The line of the table, and our rate."""
    rate(claim.ours)
    rate(claim.theirs)
    pairs = [(rate(claim.ours), rate(claim.theirs)) for _ in range(PAIRS)]
    ratios = [ours / theirs for ours, theirs in pairs]
    ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(ratios)
    kept = ("yes" if ratio >= claim.promised else "no") if claim.promised else ""
    promised = f"{claim.promised:g}" if claim.promised else ""
    spread = f"{ratio:,.1f} ({min(ratios):,.1f} to {max(ratios):,.1f})"
    return f"| {claim.name} | {claim.peer} | {ours:,.0f} | {theirs:,.0f} | {spread} | {promised} | {kept} |", ours


def main() -> None:
    """Prints the tables; with ``--write`` also files them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    arguments = parser.parse_args()
    agree()
    orders.agree()
    found = [(claim, *measured(claim)) for claim in claims()]
    omaha = next(rate for claim, _, rate in found if claim.name == "Omaha, random batch, numba")
    start = time.process_time()
    rank_arrays.__wrapped__()
    built = time.process_time() - start
    shipped = len(files("shuffleup.cards").joinpath("ranks.bin").read_bytes())
    size = sum(table.nbytes for table in rank_arrays())
    body = "\n".join(
        [
            f"CPython {platform.python_version()}, NumPy {np.__version__}, numba {numba.__version__}, "
            f"{platform.machine()}, one process, processor time; medians of {PAIRS} pairs.",
            "",
            "| what | peer | ours per second | theirs per second | ratio (range) | promised | kept |",
            "| --- | --- | --- | --- | --- | --- | --- |",
            *[line for _, line, _ in found],
            "",
            f"Omaha: {omaha / 1e6:.1f} million hands a second (promised: 8, {'kept' if omaha >= 8e6 else 'not kept'}).",
            f"Tables: {shipped / 1_000:.0f} KB shipped (promised: 400), made in {built * 1_000:.0f} ms into arrays of "
            f"{size / 1_000:.0f} KB (promised: 300 ms).",
        ]
    )
    print(body)
    if arguments.write:
        write_section("Evaluator", body)


if __name__ == "__main__":
    main()
