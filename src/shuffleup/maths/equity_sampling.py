"""Equity by drawing deals at random, for what is too much to count. A seed determines every draw.

Hands are drawn from their ranges and drawn again where two of them share a card, so that every possible deal is as
likely as any other; what is missing is then dealt from the rest of the deck.
"""

import numpy as np

from shuffleup.maths.equity_deals import Progress, card_bits, low_columns, outcome_tally
from shuffleup.maths.equity_spot import Spot, without
from shuffleup.maths.equity_values import is_quick
from shuffleup.maths.kernels import Kernels
from shuffleup.maths.rank_arrays import Cards, Counts, Words

SAMPLES, SAMPLES_SLOWLY = 1_000_000, 20_000
"""Drawn unless another number is asked for, and for orders that no kernel reads."""
AT_ONCE = 20_000
MOST_VAIN_TRIES = 200
"""Rounds of draws without one possible deal, after which there is taken to be none."""


def usual_samples(spot: Spot) -> int:
    """How many deals are drawn unless the caller asks for another number."""
    return SAMPLES if is_quick(spot.game) else SAMPLES_SLOWLY


def sampled(spot: Spot, samples: int, seed: int, kernels: Kernels, progress: Progress) -> Counts | None:
    """The tally of so many drawn deals; None where the ranges never leave each other a hand."""
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
    """The hands with the cards they lack, and whole boards."""
    game = spot.game
    lacking = [game.hole_cards - cards.shape[1] for cards in hands]
    wanted = sum(lacking) + game.board_cards - len(spot.board)
    gone = (taken[:, None] >> np.arange(52, dtype=np.uint64) & np.uint64(1)).astype(bool)
    gone[:, [card for card in range(52) if card not in game.deck or card in spot.board or card in spot.dead]] = True
    # The cards with the smallest of so many random numbers are a draw without replacement, in random order after that.
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
