"""Exact equity: how long one call takes, against its limit, and what peers reach in the same process.

    python -m bench.equity            the tables, about half a minute
    python -m bench.equity --write    the same, and bench/results.md is rewritten

A call is timed whole, checks included, from cards to equities. Neither peer counts the boards of hold'em before the
flop, so they draw: eval7 a million boards in compiled code, PokerKit a thousand. Their figures show the time for that
and by how much they miss the exact value; errors of ours are 0, all boards being counted, and the two published counts
are asserted.
"""

import argparse
import platform
import statistics
import time
from collections.abc import Callable

import eval7
import numba
import numpy as np
from pokerkit import Card, Deck, StandardHighHand
from pokerkit.analysis import calculate_equities

from bench.results import write_section
from shuffleup.cards.card import parse_cards
from shuffleup.games.catalogue import variant
from shuffleup.maths.equity import Effort, Equity, equity
from shuffleup.maths.equity_spot import EquityGame, Spot, equity_game
from shuffleup.maths.hand_range import hand_range

CALLS = 21
NINE = ("AcKc", "KsQs", "JdTd", "9h8h", "7c6c", "5s4s", "3d2d", "AhKh", "QdQh")
LIMITS = (
    ("hold'em, 2 hands", "holdem", ("AcAd", "KcKd"), "", 0.3),
    ("hold'em, 2 hands", "holdem", ("AcKd", "2s3h"), "", 0.3),
    ("hold'em, 2 hands, both suited", "holdem", ("AcKc", "KsQs"), "", 0.3),
    ("hold'em, 3 hands", "holdem", NINE[:3], "", 5.0),
    ("hold'em, 6 hands", "holdem", NINE[:6], "", 5.0),
    ("hold'em, 9 hands", "holdem", NINE, "", 5.0),
    ("hold'em, 3 hands on a flop", "holdem", NINE[:3], "2c7dJh", 5.0),
    ("Omaha, 2 hands", "omaha", ("AcAdKcKd", "QhJhTs9s"), "", 20.0),
    ("Omaha, 3 hands", "omaha", ("AcAdKcKd", "QhJhTs9s", "8c8d7c7d"), "", 20.0),
    ("Omaha eight-or-better, 3 hands", "omaha-8", ("AcAd2c3d", "QhJhTs9s", "8c7c6d5d"), "", 20.0),
    ("five-card Omaha, 2 hands", "omaha-5", ("AcAdKcKd2h", "QhJhTs9s3d"), "", 20.0),
    ("hold'em, AA against any hand", "holdem", ("AA", "random"), "", 0.0),
    ("hold'em, 99+ AKs against 22+ A2s+ KQo", "holdem", ("99+,AKs", "22+,A2s+,KQo"), "", 0.0),
)
"""What is asked, and the milliseconds that are promised; 0 promises nothing."""
PUBLISHED = {("AcAd", "KcKd"): (1_410_336, 292_660, 9_308), ("AcKd", "2s3h"): (1_116_001, 587_030, 9_273)}


def spot(key: str, hands: tuple[str, ...], board: str) -> Spot:
    """The question."""
    game = equity_game(variant(key))
    assert isinstance(game, EquityGame)
    ranges = [hand_range(text, game.hole_cards, game.deck) for text in hands]
    return Spot(game, tuple(found for found in ranges if isinstance(found, tuple)), parse_cards(board))


def answered(asked: Spot, effort: Effort) -> Equity:
    """Our answer. Raises ``AssertionError`` unless everything was counted."""
    found = equity(asked, effort)
    assert isinstance(found, Equity) and found.exact
    return found


def median_ms(work: Callable[[], object], calls: int = CALLS) -> float:
    """The median processor time of so many calls, after one to warm up."""
    work()
    spent = []
    for _ in range(calls):
        start = time.process_time()
        work()
        spent.append(time.process_time() - start)
    return statistics.median(spent) * 1_000


def limit_rows() -> list[str]:
    """One row for each promise, with numba and without."""
    rows = []
    for name, key, hands, board, limit in LIMITS:
        asked = spot(key, hands, board)
        found = answered(asked, Effort(compiled=True))
        assert found == answered(asked, Effort(compiled=False))
        if hands in PUBLISHED:
            assert (found.hands[0].wins, found.hands[1].wins, found.hands[0].ties) == PUBLISHED[hands]
        calls = CALLS if limit else 3
        fast, slow = [median_ms(lambda a=asked, c=c: answered(a, Effort(compiled=c)), calls) for c in (True, False)]
        told = ("yes" if fast <= limit else "no") if limit else ""
        wanted = f"{limit:g}" if limit else ""
        shown = " v ".join(hands[:3]) + (" …" if len(hands) > 3 else "") + (f" on {board}" if board else "")
        rows.append(f"| {name} | {shown} | {found.outcomes:,} | {fast:.3f} | {slow:.2f} | {wanted} | {told} |")
    return rows


def eval7_draws() -> float:
    """A million boards drawn by eval7: the equity it finds for AcKd against 2s3h."""
    hand = [eval7.Card("Ac"), eval7.Card("Kd")]
    return eval7.py_hand_vs_range_monte_carlo(hand, eval7.HandRange("2s3h"), [], 1_000_000)


def pokerkit_draws() -> float:
    """A thousand boards drawn by PokerKit."""
    hands = [[list(Card.parse(text))] for text in ("AcKd", "2s3h")]
    return calculate_equities(hands, (), 2, 5, Deck.STANDARD, (StandardHighHand,), sample_count=1_000)[0]


def peer_rows() -> list[str]:
    """The peers and ours in turn, on the same hands."""
    asked = spot("holdem", ("AcKd", "2s3h"), "")
    exact = answered(asked, Effort()).hands[0].equity
    rows = []
    for name, draws in (
        ("eval7, 1,000,000 boards drawn", eval7_draws),
        ("PokerKit, 1,000 boards drawn", pokerkit_draws),
    ):
        pairs = [(median_ms(lambda: answered(asked, Effort()), 5), median_ms(draws, 1)) for _ in range(5)]
        ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratios = [other / mine for mine, other in pairs]
        spread = f"{statistics.median(ratios):,.0f} ({min(ratios):,.0f} to {max(ratios):,.0f})"
        rows.append(f"| {name} | {ours:.3f} | {theirs:.1f} | {spread} | {abs(draws() - exact):.4f} |")
    return rows


def main() -> None:
    """Prints the tables; with ``--write`` also files them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    arguments = parser.parse_args()
    body = "\n".join(
        [
            f"CPython {platform.python_version()}, NumPy {np.__version__}, numba {numba.__version__}, "
            f"{platform.machine()}, one process, processor time; medians of {CALLS} calls, all outcomes counted.",
            "",
            "| what | hands | outcomes | numba, ms | NumPy, ms | promised, ms | kept |",
            "| --- | --- | --- | --- | --- | --- | --- |",
            *limit_rows(),
            "",
            "AcKd against 2s3h, ours exact:",
            "",
            "| peer | ours, ms | theirs, ms | ratio (range) | misses the exact value by |",
            "| --- | --- | --- | --- | --- |",
            *peer_rows(),
        ]
    )
    print(body)
    if arguments.write:
        write_section("Equity", body)


if __name__ == "__main__":
    main()
