"""The differential report against PokerKit: random hands of every game it has, the same in both, stack by stack.

    python -m bench.differential                  1,000 hands of each game, some minutes
    python -m bench.differential stud-8 --hands 10000 --list
    python -m bench.differential --write          and bench/results.md is rewritten

Two to nine players with stacks from a few chips to many bets act and draw by chance; hand number n is that of seed n,
so that each can be played again. A difference counts as explained only where ``tests.games.differences`` finds in the
hand what the rule speaks of and, where chips go elsewhere, gets PokerKit's stacks to the chip by sharing the pots its
way. ``--list`` names the seed of every differing hand with its reason.
"""

import argparse
import time
import warnings
from collections import Counter

from msgspec import Struct

from shuffleup.games.catalogue import variant
from tests.games.differences import RULES, reasons
from tests.games.pokerkit_twin import PEERS, Peer

PROMISED = 0.001
"""The share of hands that may differ without a rule."""
UNEXPLAINED = "unexplained"


class Compared(Struct, frozen=True):
    """The hands of one game: the seeds of those that differ, by reason."""

    peer: Peer
    hands: int
    differing: dict[int, frozenset[str]]

    @property
    def unexplained(self) -> int:
        """Hands that no rule explains."""
        return sum([UNEXPLAINED in why for why in self.differing.values()])


def compared(peer: Peer, hands: int) -> Compared:
    """Plays so many hands in both engines."""
    differing = {}
    for seed in range(hands):
        try:
            why = reasons(peer, seed)
        except (AssertionError, ValueError):
            # A proof that fails, or an action that PokerKit refuses.
            why = frozenset({UNEXPLAINED})
        if why:
            differing[seed] = why
    return Compared(peer, hands, differing)


def line(one: Compared) -> str:
    """One row of the Markdown table."""
    count = Counter([why for reasons_of in one.differing.values() for why in reasons_of])
    name = f"{variant(one.peer.game).name}, {one.peer.limit.value}"
    explained = " | ".join([f"{count[why]:,}" for why in RULES])
    kept = "yes" if one.unexplained <= one.hands * PROMISED else "no"
    equal = one.hands - len(one.differing)
    return f"| {name} | {one.hands:,} | {equal:,} | {explained} | {one.unexplained} | {kept} |"


HEAD = (
    f"| game | hands | equal | {' | '.join(RULES)} | {UNEXPLAINED} | kept |\n"
    f"| --- | --- | --- | {' | '.join(['---' for _ in RULES])} | --- | --- |"
)
LEGEND = "\n".join([f"- *{why}*: {rule}." for why, rule in RULES.items()])


def main() -> None:
    """Prints the table; with ``--write`` also files it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="keys of games; all of them where none is named")
    parser.add_argument("--hands", type=int, default=1000, help="hands of each game")
    parser.add_argument("--list", action="store_true", help="name the seed of every differing hand")
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    start = time.perf_counter()
    print(LEGEND, "", HEAD, sep="\n")
    rows = []
    for peer in PEERS:
        if arguments.games and peer.game not in arguments.games:
            continue
        one = compared(peer, arguments.hands)
        rows.append(line(one))
        print(rows[-1], flush=True)
        for seed, why in one.differing.items() if arguments.list else ():
            print(f"    seed {seed}: {', '.join([RULES.get(reason, reason) for reason in sorted(why)])}")
    print(f"\n{time.perf_counter() - start:,.0f} seconds")
    if arguments.write and not arguments.games:
        from bench.results import write_section

        text = (
            "Random hands in both engines. In each that differs, what the rule speaks of was found; where chips went\n"
            "elsewhere, sharing the pots in PokerKit's way gave its stacks to the chip."
        )
        write_section("Differences from PokerKit", f"{text}\n\n{HEAD}\n" + "\n".join(rows) + f"\n\n{LEGEND}")


if __name__ == "__main__":
    main()
