"""Counts boards by winners, compiled by numba; ``tallies_numpy`` says what is counted and gives the same results."""

import numpy as np

from shuffleup.maths.kernels.boards import board_classes, flush_classes
from shuffleup.maths.kernels.high_arrays import PAIRS, Cards, Counts, Values
from shuffleup.maths.kernels.high_numba import CARD_WORDS, FLUSHES, OMAHA_VALUES, PAIR_PLACES, compiled, plain

_CLASSES, _SUITED = board_classes(), flush_classes()
KEYS, RANKS, EARLIER, ORDERS = _CLASSES.keys, _CLASSES.ranks, _CLASSES.earlier, _CLASSES.orders
TRIPLES = _CLASSES.triples
MASKS, RESTS = _SUITED.masks, _SUITED.rests
WITH_TWO, WITH_ONE = _SUITED.with_two.astype(np.uint16), _SUITED.with_one.astype(np.uint16)
WITH_NONE = _SUITED.with_none.ravel().astype(np.uint16)
THREES_OF_FOUR, THREES_OF_FIVE = _SUITED.threes_of_four, _SUITED.threes_of_five
THREES, FOURS = len(WITH_TWO), len(WITH_ONE)


@compiled
def any_five_plains(hole: Cards) -> Values:
    """For each class, the value of each player's two cards with it, without a flush."""
    plains = np.empty((len(KEYS), len(hole)), dtype=np.uint16)
    for player in range(len(hole)):
        word = CARD_WORDS[hole[player, 0]] + CARD_WORDS[hole[player, 1]]
        for place in range(len(KEYS)):
            plains[place, player] = plain(KEYS[place] + word)
    return plains


@compiled
def any_five_flushes(hole: Cards) -> Values:
    """For each suit and mask, the flush of each player's two cards with it; 0 for none."""
    flushes = np.empty((4, len(MASKS), len(hole)), dtype=np.uint16)
    for player in range(len(hole)):
        for suit in range(4):
            own = 0
            for card in hole[player]:
                if card & 3 == suit:
                    own |= 1 << (card >> 2)
            for mask in range(len(MASKS)):
                flushes[suit, mask, player] = FLUSHES[MASKS[mask] | own]
    return flushes


@compiled
def two_and_three_plains(hole: Cards) -> Values:
    """For each class, the best value of two of each player's cards with three of it, without a flush."""
    players, held = hole.shape
    plains = np.zeros((len(TRIPLES), players), dtype=np.uint16)
    best = np.empty(len(OMAHA_VALUES) // PAIRS, dtype=np.uint16)
    for player in range(players):
        best[:] = 0
        for a in range(held - 1):
            for b in range(a + 1, held):
                pair = PAIR_PLACES[13 * (hole[player, a] >> 2) + (hole[player, b] >> 2)]
                for triple in range(len(best)):
                    best[triple] = max(best[triple], OMAHA_VALUES[PAIRS * triple + pair])
        for place in range(len(TRIPLES)):
            for triple in TRIPLES[place]:
                plains[place, player] = max(plains[place, player], best[triple])
    return plains


@compiled
def two_and_three_flushes(hole: Cards) -> Values:
    """For each suit and mask, the best flush of two of each player's cards with three of it; 0 for none."""
    players, held = hole.shape
    flushes = np.zeros((4, len(MASKS), players), dtype=np.uint16)
    for player in range(players):
        for a in range(held - 1):
            for b in range(a + 1, held):
                suit = hole[player, a] & 3
                if hole[player, b] & 3 == suit:
                    two = (1 << (hole[player, a] >> 2)) | (1 << (hole[player, b] >> 2))
                    for three in range(THREES):
                        value = FLUSHES[MASKS[three] | two]
                        flushes[suit, three, player] = max(flushes[suit, three, player], value)
        for suit in range(4):
            found = flushes[suit, :, player]
            for four in range(FOURS):
                for three in THREES_OF_FOUR[four]:
                    found[THREES + four] = max(found[THREES + four], found[three])
            for five in range(len(THREES_OF_FIVE)):
                for three in THREES_OF_FIVE[five]:
                    found[THREES + FOURS + five] = max(found[THREES + FOURS + five], found[three])
    return flushes


@compiled
def class_tally(plains: Values, flushes: Values, lows: Counts, available: Counts) -> Counts:
    """Counts boards by the winners of the high (row) and of the low (column)."""
    classes, players = plains.shape
    tally = np.zeros((1 << players, lows.max() + 1), dtype=np.int64)
    weights = class_weights(available)
    best = np.zeros(classes, dtype=np.int64)
    winners = np.zeros(classes, dtype=np.int64)
    for place in range(classes):
        best[place], winners[place] = verdict(plains[place])
    for suit in range(4):
        add_flushes(tally, weights, (plains, flushes[suit], best), lows, (available, suit))
    for place in range(classes):
        tally[winners[place], lows[place]] += weights[place]
    return tally


@compiled
def verdict(values: Values) -> tuple[int, int]:
    """The best value, and a mask of the players who have it; 0 is no hand, and if all have 0, nobody wins."""
    top, winning = 0, 0
    for player in range(len(values)):
        value = int(values[player])
        if value > top:
            top, winning = value, 0
        if value and value == top:
            winning |= 1 << player
    return top, winning


@compiled
def class_weights(available: Counts) -> Counts:
    """The number of boards, from the cards left, with the ranks of each class."""
    left = np.zeros(13, dtype=np.int64)
    for card in range(52):
        left[card >> 2] += available[card]
    weights = np.empty(len(ORDERS), dtype=np.int64)
    for place in range(len(weights)):
        product = 1
        for each in range(5):
            product *= left[RANKS[place, each]] - EARLIER[place, each]
        weights[place] = product // ORDERS[place]
    return weights


@compiled
def add_flushes(
    tally: Counts, weights: Counts, hands: tuple[Values, Values, Counts], lows: Counts, suited: tuple[Counts, int]
) -> None:
    """Moves the boards on which somebody has a flush of this suit from the verdict of their class to their own."""
    plains, flushes, best = hands
    other, twos, dealt = rest_counts(suited[0], suited[1])
    for mask in range(len(MASKS)):
        if MASKS[mask] & dealt:
            continue
        top, holders = verdict(flushes[mask])
        if top == 0:
            continue
        rests = len(RESTS) if mask < THREES else (13 if mask < THREES + FOURS else 1)
        for rest in range(rests):
            if mask < THREES:
                count, place = twos[rest], WITH_TWO[mask, rest]
            elif mask < THREES + FOURS:
                count, place = other[rest], WITH_ONE[mask - THREES, rest]
            else:
                count, place = 1, WITH_NONE[mask - THREES - FOURS]
            if count == 0:
                continue
            weights[place] -= count
            winning = holders
            # Only a full house or better can beat a flush, and few boards have one.
            if best[place] >= top:
                winning = verdict(np.maximum(plains[place], flushes[mask]))[1]
            tally[winning, lows[place]] += count


@compiled
def rest_counts(available: Counts, suit: int) -> tuple[Counts, Counts, int]:
    """The numbers of rests of one and of two cards by ranks, and the ranks of the suit that are not left."""
    other = np.zeros(13, dtype=np.int64)
    dealt = 0
    for card in range(52):
        if card & 3 != suit:
            other[card >> 2] += available[card]
        elif not available[card]:
            dealt |= 1 << (card >> 2)
    twos = np.empty(len(RESTS), dtype=np.int64)
    for rest in range(len(RESTS)):
        one, two = RESTS[rest]
        twos[rest] = other[one] * other[two] if one != two else other[one] * (other[one] - 1) // 2
    return other, twos, dealt


@compiled
def runout_tally(highs: Values, lows: Values, deals: Counts, weights: Counts, low_size: int) -> Counts:
    """Counts runouts by the winners of the high (row) and of the low (column)."""
    players = deals.shape[1]
    tally = np.zeros((1 << players, low_size), dtype=np.int64)
    high, low = np.empty(players, dtype=np.uint16), np.empty(players, dtype=np.uint16)
    for deal in range(len(deals)):
        for runout in range(highs.shape[1]):
            possible = True
            for player in range(players):
                high[player] = highs[deals[deal, player], runout]
                possible = possible and high[player] > 0
            if not possible:
                continue
            low_winners = 0
            if low_size > 1:
                for player in range(players):
                    low[player] = lows[deals[deal, player], runout]
                low_winners = verdict(low)[1]
            tally[verdict(high)[1], low_winners] += weights[deal]
    return tally
