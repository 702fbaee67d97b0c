"""Hands per second against PokerKit and OpenSpiel in one process, with the same policies of play.

    python -m bench.hand_engine            the table, about two minutes
    python -m bench.hand_engine --write    the same, and bench/results.md is rewritten

Each figure is the median of paired windows: ours and the peer's alternate, so that a noisy machine slows both. Stacks
are 100 big blinds, reset for each hand. Policy U draws uniformly among fold, call and raise, with a uniform total;
policy C folds 10 %, raises the minimum 15 %, and calls otherwise; who draws throws away the first 0 to 3 of his cards,
each number as likely. Recorded hands are prepared before the clock starts.
"""

import argparse
import copy
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import numpy
from msgspec import Struct

from bench.peers import open_spiel_hands, pokerkit_fork, pokerkit_hands, pokerkit_replays
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.hand.state import BettingRound, Drawing, Settled
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes

SEATS = 6
STACK = 200
WINDOW_SECONDS = 0.5
PAIRS = 15
DECKS_AT_ONCE = 200

FIRST_CARDS = ((), (0,), (0, 1), (0, 1, 2))
"""What is thrown away where cards are drawn."""

Work = Callable[[float], float]
"""Works for so many seconds and answers how many times it was done in one."""


class Claim(Struct, frozen=True):
    """One line of the table: our rate, the peer's, and the ratio that is promised."""

    name: str
    peer: str
    promised: float
    ours: Work
    theirs: Work


class Figure(Struct, frozen=True):
    """The medians of one claim. ``ratio`` is the median of the ratios of the pairs."""

    claim: Claim
    ours: float
    theirs: float
    ratio: float
    low: float
    high: float


def rules_for(key: str, limit: Limit) -> HandRules:
    """TDA 2024, with shows and mucks by themselves."""
    return hand_rules(variant(key), limit, resolved("tda-2024"))


def plan_for(key: str, limit: Limit) -> HandPlan:
    """Six players with 100 big blinds, blinds 1/2, the button last."""
    seats = tuple([SeatPlan(number, f"p{number}", STACK) for number in range(1, SEATS + 1)])
    blinds = (Posting(0, PostingKind.SMALL_BLIND, 1), Posting(1, PostingKind.BIG_BLIND, 2))
    return HandPlan(1, GameKey(key, limit), Stakes(1, 2, small_bet=2, big_bet=4), seats, blinds, SEATS)


def play_uniform(hand: Hand, rng: random.Random) -> None:
    """Policy U: every kind of act is equally likely, and so is every total of a raise."""
    while not hand.over:
        legal = hand.options()
        kinds = 1 + legal.fold + (legal.min_to > 0)
        kind = int(rng.random() * kinds)
        if kind == 0:
            if legal.call:
                hand.call()
            else:
                hand.check()
        elif kind == 1 and legal.fold:
            hand.fold()
        else:
            hand.raise_to(legal.min_to + int(rng.random() * (legal.max_to - legal.min_to + 1)))


def play_calling(hand: Hand, rng: random.Random) -> None:
    """Policy C: long hands with many calls.

    As with the peers, only who means to fold or to raise asks whether he may.
    """
    while True:
        phase = type(hand.state)
        if phase is BettingRound:
            draw = rng.random()
            if draw < 0.25:
                legal = hand.options()
                if draw < 0.10 and legal.fold:
                    hand.fold()
                    continue
                if legal.min_to:
                    hand.raise_to(legal.min_to)
                    continue
            hand.check_or_call()
        elif phase is Drawing:
            hand.draw(*FIRST_CARDS[int(rng.random() * len(FIRST_CARDS))])
        else:
            return


def our_hands(key: str, limit: Limit, play: Callable[[Hand, random.Random], None]) -> Work:
    """Shuffles, deals and plays whole hands with the full event log; the chips are counted after each."""
    rules, plan = rules_for(key, limit), plan_for(key, limit)
    rng = random.Random(5)
    shuffler = numpy.random.default_rng(5)
    fresh = numpy.tile(numpy.array(FULL_DECK), (DECKS_AT_ONCE, 1))

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        hands = 0
        while time.perf_counter() < end:
            # The engine is handed its decks; shuffling them by the hundred is the caller's way to be quick.
            for cards in shuffler.permuted(fresh, axis=1).tolist():
                hand = Hand.start(rules, plan, Deck(tuple(cards)))
                play(hand, rng)
                assert isinstance(hand.state, Settled) and sum(hand.state.stacks) == SEATS * STACK
            hands += DECKS_AT_ONCE
        return hands / (time.perf_counter() - start)

    return work


def our_forks() -> Work:
    """Copies of a running hand that can be played on independently."""
    rules, plan = rules_for("holdem", Limit.NO_LIMIT), plan_for("holdem", Limit.NO_LIMIT)
    hand = Hand.start(rules, plan, Deck(FULL_DECK))
    hand.call()

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        forks = 0
        while time.perf_counter() < end:
            for _ in range(100):
                hand.fork()
            forks += 100
        return forks / (time.perf_counter() - start)

    return work


def our_replays(folder: Path) -> Work:
    """Recorded hands played from their parsed form to the last award."""
    from bench.recorded import replayable

    replays = replayable(folder)

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        done = 0
        while time.perf_counter() < end:
            for replay in replays:
                replay()
            done += len(replays)
        return done / (time.perf_counter() - start)

    return work


def claims(recorded: Path | None) -> list[Claim]:
    """Every figure that the product promises of its hand engine."""
    kit, spiel = "PokerKit", "OpenSpiel universal_poker"
    uniform = our_hands("holdem", Limit.NO_LIMIT, play_uniform)
    calling = our_hands("holdem", Limit.NO_LIMIT, play_calling)
    omaha = our_hands("omaha", Limit.POT_LIMIT, play_calling)
    listed = [
        Claim("no-limit hold'em, policy U", kit, 30, uniform, pokerkit_hands("holdem", "uniform")),
        Claim("no-limit hold'em, policy C", kit, 30, calling, pokerkit_hands("holdem", "calling")),
        Claim("pot-limit Omaha, policy C", kit, 50, omaha, pokerkit_hands("omaha", "calling")),
        Claim("forking a hand", "PokerKit deepcopy", 10, our_forks(), pokerkit_fork(copy.deepcopy)),
        Claim("no-limit hold'em, policy U", spiel, 1, uniform, open_spiel_hands("uniform")),
        Claim("no-limit hold'em, policy C", spiel, 1, calling, open_spiel_hands("calling")),
    ]
    if recorded:
        listed.append(Claim("replaying recorded hands", kit, 10, our_replays(recorded), pokerkit_replays(recorded)))
    return listed


def measure(claim: Claim) -> Figure:
    """Ours and theirs in turn; the first pair warms both up and is not counted."""
    ours, theirs = [], []
    for pair in range(PAIRS + 1):
        mine, other = claim.ours(WINDOW_SECONDS), claim.theirs(WINDOW_SECONDS)
        if pair:
            ours.append(mine)
            theirs.append(other)
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    return Figure(
        claim, statistics.median(ours), statistics.median(theirs), statistics.median(ratios), min(ratios), max(ratios)
    )


def line(figure: Figure) -> str:
    """One row of the Markdown table."""
    claim = figure.claim
    verdict = "yes" if figure.ratio >= claim.promised else "no"
    return (
        f"| {claim.name} | {claim.peer} | {figure.ours:,.0f} | {figure.theirs:,.0f} | {figure.ratio:.1f} "
        f"({figure.low:.1f} to {figure.high:.1f}) | {claim.promised:g} | {verdict} |"
    )


HEAD = (
    "| what | peer | ours per second | theirs per second | ratio (range) | promised | kept |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def main() -> None:
    """Prints the table; with ``--write`` also files it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    parser.add_argument("--recorded", type=Path, default=None, help="a folder of PHH files to replay")
    arguments = parser.parse_args()
    machine = f"CPython {platform.python_version()}, {platform.machine()}, one process; medians of {PAIRS} pairs"
    print(machine, HEAD, sep="\n")
    rows = []
    for claim in claims(arguments.recorded):
        rows.append(line(measure(claim)))
        print(rows[-1], flush=True)
    if arguments.write:
        from bench.results import write_section

        write_section("Hand engine", f"{machine}.\n\n{HEAD}\n" + "\n".join(rows))


if __name__ == "__main__":
    main()
