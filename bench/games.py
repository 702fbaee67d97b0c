"""Hands per second in every game that PokerKit has, or has the parts of, in one process with the same policy of play.

    python -m bench.games              the table, about four minutes
    python -m bench.games stud razz    some games only
    python -m bench.games --write      all of them, and bench/results.md is rewritten

Six players with 100 big blinds or big stud bets, reset for each hand, play policy C of ``bench.hand_engine``. Decks are
shuffled by the hundred, as there.
"""

import argparse
import platform
import random
import time
import warnings
from collections.abc import Callable, Sequence

import numpy
from pokerkit import Automation, State

from bench.hand_engine import (
    DECKS_AT_ONCE,
    FIRST_CARDS,
    HEAD,
    PAIRS,
    Claim,
    Work,
    line,
    measure,
    play_calling,
    rules_for,
)
from bench.peers import pokerkit_calling
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.games.catalogue import variant
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Settled
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.seat import SeatPlan
from tests.games.pokerkit_twin import PEERS, Peer, peer_game
from tests.games.random_hands import posted, stakes_of

SEATS = 6
STACK = 1000
PROMISED = {"stud-8": 50, "omaha-8": 50}
"""What is promised of games that split their pots; of every other game ``OTHERWISE``."""
OTHERWISE = 20


def our_hands(peer: Peer) -> Work:
    """Shuffles, deals and plays whole hands with the full event log; the chips are counted after each."""
    game = variant(peer.game)
    rules, plan = rules_for(peer.game, peer.limit), plan_for(peer)
    rng = random.Random(5)
    shuffler = numpy.random.default_rng(5)
    fresh = numpy.tile(numpy.array(game.deck), (DECKS_AT_ONCE, 1))

    def reshuffle(stub: NewStub) -> Sequence[int]:
        return (*stub.kept, *sorted(stub.shuffled, key=lambda place: rng.random()))

    dice = reshuffle if any(street.draw for street in game.streets) else None

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        hands = 0
        while time.perf_counter() < end:
            for cards in shuffler.permuted(fresh, axis=1).tolist():
                hand = Hand.start(rules, plan, Deck(tuple(cards)), dice)
                play_calling(hand, rng)
                assert isinstance(hand.state, Settled) and sum(hand.state.stacks) == SEATS * STACK
            hands += DECKS_AT_ONCE
        return hands / (time.perf_counter() - start)

    return work


def plan_for(peer: Peer) -> HandPlan:
    """Six players with equal stacks, the button last."""
    game = variant(peer.game)
    stakes = stakes_of(game)
    seats = tuple([SeatPlan(number, f"p{number}", STACK) for number in range(1, SEATS + 1)])
    return HandPlan(1, GameKey(game.key, peer.limit), stakes, seats, tuple(posted(game, SEATS, stakes)), SEATS)


def peer_hands(peer: Peer) -> Work:
    """The same through PokerKit with all automations."""
    make = table_of(peer)
    # No other game is kept waiting for the question whether somebody is to draw, or to bring in.
    draws = any(street.draw for street in variant(peer.game).streets)
    act = peer_drawing if draws else peer_bringing_in if peer.stud else pokerkit_calling
    rng = random.Random(5)

    def work(seconds: float) -> float:
        start = time.perf_counter()
        end = start + seconds
        hands = 0
        while time.perf_counter() < end:
            state = make()
            while state.status:
                act(state, rng)
            assert sum(state.stacks) == SEATS * STACK
            hands += 1
        return hands / (time.perf_counter() - start)

    return work


def peer_drawing(state: State, rng: random.Random) -> None:
    """Policy C, and the draws."""
    seat = state.stand_patter_or_discarder_index
    if seat is None:
        pokerkit_calling(state, rng)
    else:
        state.stand_pat_or_discard(state.hole_cards[seat][: int(rng.random() * len(FIRST_CARDS))])


def peer_bringing_in(state: State, rng: random.Random) -> None:
    """Policy C, and the bring-in, which PokerKit does not take for a call."""
    if not state.bring_in_status:
        pokerkit_calling(state, rng)
    elif rng.random() < 0.25:
        state.complete_bet_or_raise_to()
    else:
        state.post_bring_in()


def table_of(peer: Peer) -> Callable[[], State]:
    """Makes the peer's fresh hands."""
    game = peer_game(peer, stakes_of(variant(peer.game)), SEATS, tuple(Automation))
    return lambda: game((STACK,) * SEATS, SEATS)


def main() -> None:
    """Prints the table; with ``--write`` also files it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="keys of games; all of them where none is named")
    parser.add_argument("--write", action="store_true", help="rewrite the section in bench/results.md")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    machine = f"CPython {platform.python_version()}, {platform.machine()}, one process; medians of {PAIRS} pairs"
    print(machine, HEAD, sep="\n")
    rows = []
    for peer in PEERS:
        if arguments.games and peer.game not in arguments.games:
            continue
        name = f"{variant(peer.game).name}, {peer.limit.value}"
        promised = PROMISED.get(peer.game, OTHERWISE)
        rows.append(line(measure(Claim(name, "PokerKit", promised, our_hands(peer), peer_hands(peer)))))
        print(rows[-1], flush=True)
    if arguments.write and not arguments.games:
        from bench.results import write_section

        write_section("Every game", f"{machine}.\n\n{HEAD}\n" + "\n".join(rows))


if __name__ == "__main__":
    main()
