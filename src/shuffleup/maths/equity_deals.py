"""Equity by dealing: every way to deal the players' hands and the rest of the board is counted, or deals are drawn.

no board yet     each deal of hands by the classes of ``kernels.boards``; deals that differ only by suits are done once
a board          every hand of the ranges is valued on every runout, then the deals compare these values
stud             every way to complete all hands
too much         a seed determines every draw. Hands are drawn from their ranges, and drawn again if two of them share a
                 card, so that every possible deal is equally likely; the missing cards are then dealt
"""

from collections.abc import Callable
from itertools import combinations, permutations
from math import comb

import numpy as np
from numpy.typing import NDArray

from shuffleup.maths.equity_spot import Spot, runouts, without
from shuffleup.maths.equity_values import has_classes, is_narrow, is_quick, reader
from shuffleup.maths.kernels.boards import board_classes
from shuffleup.maths.kernels.high import Kernels
from shuffleup.maths.kernels.high_arrays import Cards, Counts, Values, Words, rank_arrays
from shuffleup.maths.kernels.tallies_numpy import winners

Progress = Callable[[int, int], None]
"""A function that is called with the work done and the whole work."""

MOST_DEALS = 2_000_000
"""The most deals of hands that are listed."""
MOST_CLASSES = 100_000
"""The most deals that differ by more than the names of suits; enough for any two hold'em ranges."""
MOST_RUNOUTS = 400_000_000
"""The most deals times runouts."""
MOST_READ = 20_000_000
MOST_READ_SLOWLY = 800_000
"""The most hands times runouts, for orders without a kernel."""
CODED_CARDS = 10
"""The most cards of a deal that fit into one number."""
SAMPLES, SAMPLES_SLOWLY = 1_000_000, 20_000
"""The usual number of draws, and that for orders without a kernel."""
AT_ONCE = 20_000
MOST_VAIN_TRIES = 200
"""The rounds of draws without a possible deal after which there is assumed to be none."""


def counted(spot: Spot, kernels: Kernels, progress: Progress) -> Counts | None:
    """The tally of all deals, as in ``tallies_numpy``; None if there are too many to go through."""
    if not spot.game.board_cards:
        return _completions(spot, kernels)
    hands = [np.array(without(spot, combos), dtype=np.uint8) for combos in spot.hands]
    deals = _deals(hands)
    if deals is None:
        return None
    if not len(deals):
        return np.zeros((1 << len(hands), low_columns(spot)), dtype=np.int64)
    if not spot.board and has_classes(spot.game) and len(spot.game.deck) == 52:
        return _by_classes(spot, hands, deals, kernels, progress)
    return _by_runouts(spot, hands, deals, kernels, progress)


def low_columns(spot: Spot) -> int:
    """The columns of a tally: the sets of players who may share the low, or 1 if no low is played for."""
    return 1 << len(spot.hands) if len(spot.game.rankings) > 1 else 1


def card_bits(hands: Cards) -> Words:
    """Each row of cards as a mask of 52 bits."""
    bits: Words = np.bitwise_or.reduce(np.uint64(1) << hands.astype(np.uint64), axis=1)
    return bits


def _deals(hands: list[Cards]) -> Counts | None:
    """Every way to give each player a hand of his range, as indices in the ranges; None if there are too many."""
    if all(len(cards) == 1 for cards in hands):
        # The usual question should be quick: one deal, or none if a card is named twice.
        named = [card for cards in hands for card in cards[0].tolist()]
        return np.zeros((int(len(set(named)) == len(named)), len(hands)), dtype=np.int64)
    deals = np.arange(len(hands[0]))[:, None]
    taken = card_bits(hands[0])
    for cards in hands[1:]:
        if len(deals) * len(cards) > MOST_DEALS:
            return None
        bits = card_bits(cards)
        one, other = np.nonzero((taken[:, None] & bits) == 0)
        deals = np.concatenate([deals[one], other[:, None]], axis=1)
        taken = taken[one] | bits[other]
    return deals


# ── by classes ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _by_classes(spot: Spot, hands: list[Cards], deals: Counts, kernels: Kernels, progress: Progress) -> Counts | None:
    cards = np.stack([hands[player][deals[:, player]] for player in range(len(hands))], axis=1)
    alike, weights = _unlike(cards, spot.dead)
    if len(alike) > MOST_CLASSES:
        return None
    total = np.zeros((1 << len(hands), low_columns(spot)), dtype=np.int64)
    for done, (deal, weight) in enumerate(zip(alike, weights.tolist(), strict=True)):
        progress(done, len(alike))
        tally = _class_tally(spot, deal, kernels)
        total[:, : tally.shape[1]] += weight * tally
    return total


def _class_tally(spot: Spot, hole: Cards, kernels: Kernels) -> Counts:
    available = np.ones(52, dtype=np.int64)
    available[hole.ravel()] = 0
    available[list(spot.dead)] = 0
    if spot.game.two_and_three:
        plains, flushes = kernels.two_and_three_plains(hole), kernels.two_and_three_flushes(hole)
    else:
        plains, flushes = kernels.any_five_plains(hole), kernels.any_five_flushes(hole)
    return kernels.class_tally(plains, flushes, _class_lows(spot, hole), available)


def _class_lows(spot: Spot, hole: Cards) -> Counts:
    """For each class, the players who share the low, as a mask."""
    tables, shared = rank_arrays(), board_classes().low_masks[:, None]
    if len(spot.game.rankings) == 1:
        return np.zeros(len(shared), dtype=np.int64)
    ours = np.bitwise_or.reduce(tables.low_bits[hole], axis=1).astype(np.int64)
    lows = tables.omaha_lows[shared << 8 | ours] if spot.game.two_and_three else tables.lows[shared | ours]
    return winners(lows)


def _unlike(deals: Cards, dead: tuple[int, ...]) -> tuple[Cards, Counts]:
    """One from each set of deals that differ only by the names of the suits, and the size of the set."""
    count, players, held = deals.shape
    if count == 1 or players * held > CODED_CARDS:
        return deals, np.ones(count, dtype=np.int64)
    least = np.full(count, np.iinfo(np.int64).max)
    for order in permutations(range(4)):
        renamed = np.array([card & ~3 | order[card & 3] for card in range(52)], dtype=np.uint8)
        if set(renamed[list(dead)].tolist()) == set(dead):
            np.minimum(least, _codes(np.sort(renamed[deals], axis=2)), out=least)
    codes, counts = np.unique(least, return_counts=True)
    shifts = 6 * np.arange(players * held - 1, -1, -1)
    return (codes[:, None] >> shifts & 63).astype(np.uint8).reshape(-1, players, held), counts


def _codes(deals: Cards) -> NDArray[np.int64]:
    codes = np.zeros(len(deals), dtype=np.int64)
    for cards in deals.reshape(len(deals), -1).T:
        codes = codes << 6 | cards
    return codes


# ── by runouts ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _by_runouts(spot: Spot, hands: list[Cards], deals: Counts, kernels: Kernels, progress: Progress) -> Counts | None:
    deck = [card for card in spot.game.deck if card not in {*spot.board, *spot.dead}]
    boards = np.array([(*spot.board, *rest) for rest in runouts(spot, deck)], dtype=np.uint8)
    read = sum(map(len, hands)) * len(boards)
    if len(deals) * len(boards) > MOST_RUNOUTS or read > (MOST_READ if is_quick(spot.game) else MOST_READ_SLOWLY):
        return None
    highs, lows = _read(spot, np.concatenate(hands), boards, kernels)
    rows = deals + np.cumsum([0, *map(len, hands[:-1])])
    total = np.zeros((1 << len(hands), low_columns(spot)), dtype=np.int64)
    some = max(1, 4_000_000 // len(boards))
    for first in range(0, len(rows), some):
        progress(first, len(rows))
        part = rows[first : first + some]
        total += kernels.runout_tally(highs, lows, part, np.ones(len(part), dtype=np.int64), low_columns(spot))
    return total


def _read(spot: Spot, hands: Cards, boards: Cards, kernels: Kernels) -> tuple[Values, Values]:
    """The value of each hand on each board, by both orders; 0 on boards with one of its cards."""
    narrow = is_narrow(spot.game)
    values = np.zeros((2, len(hands), len(boards)), dtype=np.uint16 if narrow else np.int64)
    possible = (card_bits(hands)[:, None] & card_bits(boards)) == 0
    read = reader(spot.game, kernels)
    for place, hand in enumerate(hands):
        free = np.flatnonzero(possible[place])
        found = read(np.tile(hand, (len(free), 1)), boards[free])
        for order, of_order in enumerate(found):
            values[order, place, free] = of_order
    if narrow:
        return values[0], values[1]
    # Other orders may use large numbers; their ranks among those that occur compare the same way.
    first, second = [np.searchsorted(np.unique(np.append(order, 0)), order).astype(np.uint16) for order in values]
    return first, second


# ── stud ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _completions(spot: Spot, kernels: Kernels) -> Counts | None:
    """Every way to deal the cards missing from the hands."""
    known = [combos[0] for combos in spot.hands]
    seen = {*spot.dead, *[card for cards in known for card in cards]}
    deck = [card for card in spot.game.deck if card not in seen]
    whole = []
    for cards in known:
        lacking = spot.game.hole_cards - len(cards)
        if comb(len(deck), lacking) > MOST_DEALS:
            return None
        whole.append(np.array([(*cards, *rest) for rest in combinations(deck, lacking)], dtype=np.uint8))
    deals = _deals(whole)
    if deals is None or (not is_quick(spot.game) and deals.size > MOST_READ_SLOWLY):
        return None
    hands = [cards[deals[:, player]] for player, cards in enumerate(whole)]
    return outcome_tally(spot, hands, np.empty((len(deals), 0), dtype=np.uint8), kernels)


def outcome_tally(spot: Spot, hands: list[Cards], boards: Cards, kernels: Kernels) -> Counts:
    """Counts rows of complete hands and boards by their winners."""
    read = reader(spot.game, kernels)
    by_player = [read(cards, boards) for cards in hands]
    by_order: list[Counts] = [np.stack(order, axis=1).astype(np.int64) for order in zip(*by_player, strict=True)]
    columns = low_columns(spot)
    places = winners(by_order[0]) * columns
    if columns > 1:
        places += winners(by_order[1])
    return np.bincount(places, minlength=(1 << len(hands)) * columns).reshape(-1, columns)


# ── by drawing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def usual_samples(spot: Spot) -> int:
    """The number of deals drawn if the caller does not give one."""
    return SAMPLES if is_quick(spot.game) else SAMPLES_SLOWLY


def sampled(spot: Spot, samples: int, seed: int, kernels: Kernels, progress: Progress) -> Counts | None:
    """The tally of ``samples`` drawn deals; None if the ranges always share a card."""
    generator = np.random.default_rng(seed)
    ranges = [np.array(without(spot, combos), dtype=np.uint8) for combos in spot.hands]
    total = np.zeros((1 << len(ranges), low_columns(spot)), dtype=np.int64)
    done = vain = 0
    while done < samples:
        progress(done, samples)
        hands, taken = _drawn_hands(ranges, generator)
        if not len(taken):
            vain += 1
            if vain > MOST_VAIN_TRIES and not done:
                return None
            continue
        some = min(len(taken), samples - done)
        total += outcome_tally(
            spot, *_completed(spot, [cards[:some] for cards in hands], taken[:some], generator), kernels
        )
        done += some
    return total


def _drawn_hands(ranges: list[Cards], generator: np.random.Generator) -> tuple[list[Cards], Words]:
    taken = np.zeros(AT_ONCE, dtype=np.uint64)
    free = np.ones(AT_ONCE, dtype=bool)
    hands = []
    for combos in ranges:
        cards = combos[generator.integers(len(combos), size=AT_ONCE)]
        bits = card_bits(cards)
        free &= taken & bits == 0
        taken |= bits
        hands.append(cards)
    return [cards[free] for cards in hands], taken[free]


def _completed(
    spot: Spot, hands: list[Cards], taken: Words, generator: np.random.Generator
) -> tuple[list[Cards], Cards]:
    """The hands completed, and complete boards."""
    game = spot.game
    lacking = [game.hole_cards - cards.shape[1] for cards in hands]
    wanted = sum(lacking) + game.board_cards - len(spot.board)
    gone = (taken[:, None] >> np.arange(52, dtype=np.uint64) & np.uint64(1)).astype(bool)
    gone[:, [card for card in range(52) if card not in game.deck or card in spot.board or card in spot.dead]] = True
    # The cards with the smallest random numbers are a draw without replacement; they are then put in random order.
    keys = generator.random(gone.shape)
    keys[gone] = 2.0
    lowest = np.argpartition(keys, max(wanted - 1, 0), axis=1)[:, :wanted]
    dealt: Cards = generator.permuted(lowest, axis=1).astype(np.uint8)
    ends = np.cumsum(lacking)
    whole = [
        np.concatenate([cards, dealt[:, end - lack : end]], axis=1)
        for cards, lack, end in zip(hands, lacking, ends, strict=True)
    ]
    shown = np.tile(np.array(spot.board, dtype=np.uint8), (len(taken), 1))
    return whole, np.concatenate([shown, dealt[:, ends[-1] :]], axis=1)
