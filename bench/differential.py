"""The differential report against PokerKit: random hands of every game it has, the same in both, stack by stack.

    python -m bench.differential                  1,000 hands of each game, some minutes
    python -m bench.differential stud-8 --hands 10000
    python -m bench.differential stud-8 --seed 57 one hand, with both engines' stacks
    python -m bench.differential --hands 10000 --write
                                                  the section in bench/results.md and all of bench/differences.md

Two to nine players with stacks from a few chips to many bets act and draw by chance; hand number n is that of seed n,
so that each can be played again. A difference counts as explained only where ``tests.games.differences`` proves it on
the hand: with the one number set that the rule has otherwise, PokerKit allows what we allow, and with the pots shared
in PokerKit's way our stacks are its own to the chip. What remains after that must be a thousandth of the hands at most.
"""

import argparse
import random
import time
import warnings
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

from msgspec import Struct

from shuffleup.games.catalogue import variant
from shuffleup.hand.state import Settled
from tests.games.differences import ELSEWHERE, RULES, WHOLE_BETS, play, reasons
from tests.games.pokerkit_twin import PEERS, Peer
from tests.games.random_hands import random_hand

PROMISED = 0.001
"""The share of hands that may differ without a rule."""
UNEXPLAINED = "unexplained"
LISTED = Path(__file__).with_name("differences.md")
HEAD = (
    f"| game | hands | {' | '.join(RULES)} | stacks differ by the book | in PokerKit's way | kept |\n"
    f"| --- | --- | {' | '.join(['---' for _ in RULES])} | --- | --- | --- |"
)
LEGEND = "\n".join([f"- *{why}*: {rule}." for why, rule in RULES.items()])
MEANING = """\
Random hands played through both engines at once. Under each reason stands in how many hands it was met: the first four
say who may open or raise, the last two where chips go. *By the book* are the stacks of TDA 2024, a whole bet alone
counting as one in fixed limit; *in PokerKit's way* the same pots are shared as PokerKit shares them, and what differs
then, whatever its cause, must be 0.1 % of the hands at most. [Every hand that differs](differences.md) is listed."""


class Compared(Struct, frozen=True):
    """The hands of one game: the seeds of those that differ, with the reasons."""

    peer: Peer
    hands: int
    differing: dict[int, frozenset[str]]

    @property
    def name(self) -> str:
        """The game and its betting structure."""
        return f"{variant(self.peer.game).name}, {self.peer.limit.value}"

    def seeds(self, *why: str) -> list[int]:
        """The hands for which one of these reasons was found."""
        return [seed for seed, found in self.differing.items() if found.intersection(why)]


def compared(peer: Peer, hands: int) -> Compared:
    """Plays so many hands in both engines."""
    warnings.simplefilter("ignore")
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
    explained = " | ".join([f"{len(one.seeds(why)):,}" for why in RULES])
    elsewhere, left = len(one.seeds(*ELSEWHERE)), len(one.seeds(UNEXPLAINED))
    kept = "yes" if left <= one.hands * PROMISED else "no"
    return (
        f"| {one.name} | {one.hands:,} | {explained} | {elsewhere:,} ({elsewhere / one.hands:.2%}) "
        f"| {left:,} ({left / one.hands:.2%}) | {kept} |"
    )


def listing(all_of_them: list[Compared]) -> str:
    """Every hand that differs, by game and reason."""
    parts = [
        "# Hands that end or go on otherwise in PokerKit",
        f"`python -m bench.differential GAME --seed N` plays one again. The reasons:\n\n{LEGEND}",
    ]
    for one in all_of_them:
        parts.append(f"## {one.name}, {one.hands:,} hands")
        for why in (*RULES, UNEXPLAINED):
            if seeds := one.seeds(why):
                parts.append(f"*{why}*, {len(seeds):,}: {' '.join([str(seed) for seed in seeds])}")
    return "\n\n".join(parts) + "\n"


def show(peer: Peer, seed: int) -> None:
    """One hand: why it differs, and the stacks at its end."""
    chance = random.Random(seed)
    hand = random_hand(peer.game, peer.limit, peer.seats, chance, WHOLE_BETS)
    twin = play(peer, hand, chance)
    for why in sorted(reasons(peer, seed)):
        print(f"{why}: {RULES[why]}")
    assert isinstance(hand.state, Settled)
    print("ours:      ", *hand.state.stacks)
    print("PokerKit's:", *twin.state.stacks)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="keys of games; all of them where none is named")
    parser.add_argument("--hands", type=int, default=1000, help="hands of each game")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work")
    parser.add_argument("--seed", type=int, help="one hand of each game named, with both engines' stacks")
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md and the list")
    return parser.parse_args()


def main() -> None:
    """Prints the table; with ``--write`` also files it."""
    asked = arguments()
    warnings.simplefilter("ignore")
    peers = [peer for peer in PEERS if not asked.games or peer.game in asked.games]
    if asked.seed is not None:
        for peer in peers:
            print(f"{variant(peer.game).name}, {peer.limit.value}")
            show(peer, asked.seed)
        return
    start = time.perf_counter()
    print(LEGEND, "", HEAD, sep="\n")
    played = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for one in pool.map(compared, peers, repeat(asked.hands)):
            played.append(one)
            print(line(one), flush=True)
    print(f"\n{time.perf_counter() - start:,.0f} seconds")
    if asked.write and not asked.games:
        from bench.results import write_section

        rows = "\n".join([line(one) for one in played])
        text = f"{MEANING}\n\n{HEAD}\n{rows}\n\n{LEGEND}"
        write_section("Differences from PokerKit", text)
        LISTED.write_text(listing(played), encoding="utf-8")


if __name__ == "__main__":
    main()
