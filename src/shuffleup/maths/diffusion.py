"""Stacks that diffuse: one hand at every table of many events at once, with chips that only move.

A hand of the model: the blinds and antes are paid. Either they go to a player without a fight, or two players meet, the
likelier the more sit there, and put in some times as much, log-normally spread, up to the shorter stack; below a depth
of so many big blinds everything goes in. One of the two wins it, either as likely as the other. No card is dealt: the
model says how fast stacks part from each other, and nothing about who plays well.

The events lie one after the other in one array, the players of each in the order of their seats; tables are runs of
neighbours as long as each other, so that a table breaks and balances by itself when somebody goes out.
"""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from shuffleup.maths.course import Whole
from shuffleup.rulebooks.policy.event import AnteMode

Floats = NDArray[np.float64]

OTHERS = 8
"""At a table of nine."""


class Diffusion(Struct, frozen=True, gc=False):
    """How fast stacks part, and where the figures come from."""

    hands_per_hour: float
    """Of a table, where the event does not say it."""
    confrontation: float
    """How often two players meet who are alone at a table; with more of them, each of the others has such a chance.

    Where nobody meets, the blinds and antes go to one without a fight.
    """
    pot: float
    """How many times the blinds and antes each of the two puts in at a table of nine: the middle of all such hands."""
    crowd: float
    """How fast that grows with the others at the table: as this power of their number."""
    skew: float
    """The standard deviation of its logarithm."""
    depth: float
    """With at most so many big blinds everything goes in."""
    unsure: float
    """The standard deviation of the logarithm of ``pot`` from one event to the next: fields differ as much."""
    source: str


class HandCosts(Struct, frozen=True):
    """What a hand costs in each event, one entry for each."""

    small: Whole
    big: Whole
    ante: Whole
    unit: Whole
    mode: AnteMode
    pot: Floats
    """How many times the blinds and antes are played for in each event, at a table of nine."""


class Tables(Struct, frozen=True):
    """Every table of every event, one entry for each: its event, its number there, its first player and its size."""

    players: Whole
    """Of each event."""
    event: Whole
    number: Whole
    low: Whole
    size: Whole


def table_counts(players: Whole, seats: int, final_table: int) -> Whole:
    """How many tables so many players need; a final table seats ``final_table``, and nobody sits alone."""
    tables = np.minimum(-(-players // seats), players // 2)
    return np.where(players <= final_table, np.minimum(players // 2, 1), np.maximum(tables, 1))


def seated(players: Whole, seats: int, final_table: int) -> Tables:
    """The tables of events with so many players each; an event with one player has none."""
    counts = table_counts(players, seats, final_table)
    event = np.repeat(np.arange(len(players)), counts)
    number = np.arange(len(event)) - np.repeat(np.cumsum(counts) - counts, counts)
    first = (np.cumsum(players) - players)[event]
    there, tables = players[event], counts[event]
    low = number * there // tables
    high = (number + 1) * there // tables
    return Tables(players, event, number, first + low, high - low)


def play_hand(
    stacks: Whole, at: Tables, blinds: HandCosts, hand: int, model: Diffusion, rng: np.random.Generator
) -> None:
    """One hand at every table: ``stacks`` changes in place, and the chips of each table stay the same."""
    turn = (hand + at.number) % at.size
    dead = _posted(stacks, at, blinds, turn)
    chance = rng.random((4, len(at.low)))
    shaken = rng.standard_normal(len(at.low))
    # A big blind who is all in with it sees the hand to its end.
    forced = stacks[at.low + turn] == 0
    one = np.where(forced, turn, (chance[0] * at.size).astype(np.int64))
    other = (one + 1 + (chance[1] * (at.size - 1)).astype(np.int64)) % at.size
    one, other = at.low + one, at.low + other
    least = np.minimum(stacks[one], stacks[other])
    crowd = ((at.size - 1) / OTHERS) ** model.crowd
    wanted = dead * (blinds.pot[at.event] * crowd * np.exp(model.skew * shaken))
    pushed = least <= model.depth * blinds.unit[at.event]
    paid = np.where(pushed, least, np.minimum(wanted, least).astype(np.int64))
    met = 1.0 - (1.0 - model.confrontation) ** (at.size - 1)
    paid *= (chance[2] < met) | forced
    wins = chance[3] < 0.5
    stacks[np.where(wins, other, one)] -= paid
    stacks[np.where(wins, one, other)] += paid + dead


def _posted(stacks: Whole, at: Tables, blinds: HandCosts, turn: Whole) -> Whole:
    """Takes blinds and antes from those who owe them; what each table then has in the middle."""
    dead = np.zeros(len(at.low), dtype=np.int64)
    big = blinds.big[at.event]
    if blinds.mode is AnteMode.ALL_PLAYERS and blinds.ante.any():
        paid = np.minimum(stacks, np.repeat(np.where(at.players > 1, blinds.ante, 0), at.players))
        stacks -= paid
        dead += np.add.reduceat(paid, at.low)
    elif blinds.mode is AnteMode.BUTTON_ANTE:
        heads_up = np.where(at.size == 2, 1, 2)
        dead += _paid(stacks, at.low + (turn - heads_up) % at.size, blinds.ante[at.event])
    elif blinds.mode is AnteMode.BB_ANTE:
        big = big + blinds.ante[at.event]
    dead += _paid(stacks, at.low + (turn - 1) % at.size, blinds.small[at.event])
    dead += _paid(stacks, at.low + turn, big)
    return dead


def _paid(stacks: Whole, seats: Whole, owed: Whole) -> Whole:
    paid = np.minimum(stacks[seats], owed)
    stacks[seats] -= paid
    return paid
