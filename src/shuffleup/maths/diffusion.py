"""Stacks that diffuse: plays one hand at every table of many events at once, as a model that only moves chips.

A hand of the model: the blinds and antes are paid. Either a player wins them uncontested, or two players meet (more
often at a fuller table) and each puts in a multiple of them, log-normally distributed, up to the shorter stack; with
short stacks everything goes in. Either of the two is equally likely to win. No card is dealt: the model says how fast
stacks drift apart, and nothing about who plays well.

The events are one after the other in one array, with the players of each in the order of their seats. Tables are runs
of neighbours of equal length, so tables break and balance by themselves when somebody goes out.
"""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from shuffleup.maths.course import Whole
from shuffleup.rulebooks.policy.event import AnteMode

Floats = NDArray[np.float64]

OTHERS = 8
"""The number of opponents at a table of nine."""


class Diffusion(Struct, frozen=True, gc=False):
    """How fast stacks drift apart, and where the figures come from."""

    hands_per_hour: float
    """The pace of a table, if the event does not say it."""
    confrontation: float
    """The chance that two players alone at a table meet; at a larger table, each opponent has this chance.

    If nobody meets, one player wins the blinds and antes uncontested.
    """
    pot: float
    """The multiple of the blinds and antes that each of the two puts in at a table of nine: the median."""
    crowd: float
    """How that multiple grows with the number of opponents: as this power of it."""
    skew: float
    """The standard deviation of the logarithm of the multiple."""
    depth: float
    """The stack in big blinds at or below which everything goes in."""
    unsure: float
    """The standard deviation of the logarithm of ``pot`` between events: fields differ this much."""
    source: str


class HandCosts(Struct, frozen=True):
    """The costs of a hand, with one entry for each event."""

    small: Whole
    big: Whole
    ante: Whole
    unit: Whole
    mode: AnteMode
    pot: Floats
    """The multiple of the blinds and antes that is played for in each event, at a table of nine."""


class Tables(Struct, frozen=True):
    """All tables of all events, with one entry for each: its event, its number there, its first player, its size."""

    players: Whole
    """The number of tables of each event."""
    event: Whole
    number: Whole
    low: Whole
    size: Whole


def table_counts(players: Whole, seats: int, final_table: int) -> Whole:
    """The number of tables that ``players`` need; a final table seats ``final_table``, and nobody sits alone."""
    tables = np.minimum(-(-players // seats), players // 2)
    return np.where(players <= final_table, np.minimum(players // 2, 1), np.maximum(tables, 1))


def seated(players: Whole, seats: int, final_table: int) -> Tables:
    """The tables of events with this many players each; an event with one player has none."""
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
    """Plays one hand at every table: ``stacks`` changes in place, and the chips at each table stay the same."""
    turn = (hand + at.number) % at.size
    dead = _posted(stacks, at, blinds, turn)
    chance = rng.random((4, len(at.low)))
    shaken = rng.standard_normal(len(at.low))
    # A big blind who is all-in for the blind sees the hand to its end.
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
    """Takes the blinds and antes from the players who owe them; returns the pot at each table."""
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
