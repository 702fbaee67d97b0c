"""What the mathematics is compared with: exact fractions for few players, closed forms for any number."""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray


def fractions_icm(stacks: Sequence[int], payouts: Sequence[int]) -> list[Fraction]:
    """Malmuth-Harville by its definition, place by place over the sets of those who are placed."""
    everyone = range(len(stacks))
    values = [Fraction(0)] * len(stacks)
    placed = {0: Fraction(1)}
    for prize in payouts:
        after: dict[int, Fraction] = defaultdict(Fraction)
        for members, chance in placed.items():
            left = [seat for seat in everyone if not members >> seat & 1]
            chips = sum([stacks[seat] for seat in left])
            for seat in left:
                next_chance = chance * Fraction(stacks[seat], chips)
                values[seat] += next_chance * prize
                after[members | 1 << seat] += next_chance
        placed = after
    return values


def linear_values(stacks: Sequence[float]) -> NDArray[np.float64]:
    """Closed form for the prizes n, n - 1, … 1: half a place is won for each chip in the way of each other player."""
    chips = np.array([float(stack) for stack in stacks])
    beaten_by = np.array([float((chips / (stack + chips)).sum()) for stack in chips])
    values: NDArray[np.float64] = len(chips) + 0.5 - beaten_by
    return values


def two_place_values(stacks: Sequence[float], first: float, second: float) -> NDArray[np.float64]:
    """Closed form for two prizes: first of all, or second after each of the others."""
    chips = np.array([float(stack) for stack in stacks])
    total = chips.sum()
    others = chips / (total - chips)
    values: NDArray[np.float64] = chips / total * (first + second * (others.sum() - others))
    return values


def fractions_bounties(stacks: Sequence[int], heads: Sequence[int]) -> list[Fraction]:
    """The clock-order model by its definition: every order of finish, every way in which the heads are taken."""
    values = [Fraction(0)] * len(stacks)

    def play(left: tuple[int, ...], carried: dict[int, Fraction], chance: Fraction, out_next: tuple[int, ...]) -> None:
        if len(left) == 1:
            values[left[0]] += chance * carried[left[0]]
            return
        out = out_next[0]
        takers = [seat for seat in left if seat != out]
        chips = sum([stacks[seat] for seat in takers])
        for taker in takers:
            part = chance * Fraction(stacks[taker], chips)
            values[taker] += part * carried[out] / 2
            heirs = {**carried, taker: carried[taker] + carried[out] / 2}
            play(tuple(takers), heirs, part, out_next[1:])

    def order(chosen: tuple[int, ...], chance: Fraction) -> None:
        left = [seat for seat in range(len(stacks)) if seat not in chosen]
        if not left:
            start = {seat: Fraction(head) for seat, head in enumerate(heads)}
            play(tuple(range(len(stacks))), start, chance, chosen[::-1])
            return
        chips = sum([stacks[seat] for seat in left])
        for seat in left:
            order((*chosen, seat), chance * Fraction(stacks[seat], chips))

    order((), Fraction(1))
    return values
